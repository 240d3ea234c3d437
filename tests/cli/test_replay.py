"""`roisoleil replay` and `roisoleil verify`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from roisoleil.cli.main import run
from roisoleil.engine.codec import canonical_json
from roisoleil.games import game_words
from tests.matches.storing import load_matches
from tests.shared import Setting, walk

Record = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> str:
    *_, match = walk(Setting("habemus", 4, ()), 1)
    return canonical_json(match.record(with_events=True))


def written(folder: Path, *records: str) -> str:
    file = folder / "record.json"
    file.write_text("\n".join(records) + "\n", encoding="utf-8")
    return str(file)


def tampered(text: str, change: Callable[[Record], object]) -> str:
    record: Record = json.loads(text)
    change(record)
    return json.dumps(record)


def test_a_true_record_agrees_and_its_deal_is_verified(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", written(tmp_path, finished), "--lang", "en"]) == 0
    assert "One record replayed; 1\u00a0agrees." in capsys.readouterr().out
    assert run(["verify", written(tmp_path, finished), "--lang", "en"]) == 0
    assert "One shuffle checked; 1\u00a0matches its fingerprint." in capsys.readouterr().out


def test_a_pretty_printed_record_is_read_too(tmp_path: Path, finished: str) -> None:
    assert run(["replay", written(tmp_path, json.dumps(json.loads(finished), indent=2))]) == 0


@pytest.mark.soak
@pytest.mark.parametrize("rules", ["habemus/1", "louis_xiv/1"])
def test_a_record_of_earlier_rules_is_played_again_by_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], rules: str
) -> None:
    old = written(tmp_path, *(canonical_json(record) for record in load_matches(rules)[:6]))
    assert run(["replay", old, "--lang", "en"]) == 0
    assert "6\u00a0records replayed; 6\u00a0agree." in capsys.readouterr().out
    assert run(["verify", old, "--lang", "en"]) == 0
    assert "6\u00a0shuffles checked; 6\u00a0match their fingerprint." in capsys.readouterr().out
    assert run(["hint", old, "--at", "30", "--lang", "en"]) == 0


def drop_choice(record: Record) -> None:
    del record["choices"][40]


def swap_cards(record: Record) -> None:
    cards = record["outcomes"][2]["values"]
    cards[0], cards[1] = cards[1], cards[0]


def raise_points(record: Record) -> None:
    record["result"]["points"][0] += 1


def change_hash(record: Record) -> None:
    record["hash"] = "0" * 64


def change_event(record: Record) -> None:
    record["events"][3]["to"] = [0]


def mark_automatic(record: Record) -> None:
    record["choices"][0]["automatic"] = True


def wrong_notation(record: Record) -> None:
    record["choices"][0]["notation"] = "bid -" if record["choices"][0]["notation"] != "bid -" else "bid A"


def unknown_choice(record: Record) -> None:
    record["choices"][0]["choice"] = {"type": "dance"}


def change_seed(record: Record) -> None:
    record["seed"] = "00" * 32


def add_card(record: Record) -> None:
    record["outcomes"][0]["values"][0] = "chigi"


def extra_outcome(record: Record) -> None:
    record["outcomes"].append({"at": 3, "label": "orders", "values": []})


def move_outcome(record: Record) -> None:
    record["outcomes"][0]["at"] = 5


def drop_last_choice(record: Record) -> None:
    record["choices"].pop()


def drop_hash(record: Record) -> None:
    del record["hash"], record["events"]


def unknown_card(record: Record) -> None:
    record["outcomes"][0]["values"][0] = "wolsey"


def foreign_rules(record: Record) -> None:
    record["rules"] = "habemus/99"


def foreign_data(record: Record) -> None:
    record["data"] = "0" * 64


def one_player(record: Record) -> None:
    record["players"] = ["Anne"]


def no_choices(record: Record) -> None:
    del record["choices"]


def text_for_seat(record: Record) -> None:
    record["choices"][0]["seat"] = "first"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (drop_choice, "may not"),
        (raise_points, "result.points[0]: the record says"),
        (change_hash, "hash: the record says"),
        (change_event, "events[3].to[0]: the record says 0, the replay 2"),
        (mark_automatic, "not automatic by the rules"),
        (wrong_notation, "choice and notation differ"),
        (unknown_choice, "no such choice"),
        (change_seed, "does not fit the commitment"),
        (add_card, "not an order of the cards"),
        (extra_outcome, "outcomes: the record says"),
        (move_outcome, "outcomes[0].at: the record says 5, the replay 0"),
        (drop_last_choice, "result: the record says"),
        (unknown_card, "unknown word 'wolsey'"),
        (foreign_rules, "made with rules 'habemus/99', this program plays 'habemus/2', 'habemus/1'"),
        (foreign_data, "made with other components"),
        (one_player, "habemus is for 3 to 4 players"),
        (no_choices, "field 'choices' must be a list"),
        (text_for_seat, "field 'seat' must be a whole number"),
    ],
)
def test_a_tampered_record_is_told(
    tmp_path: Path,
    finished: str,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[Record], object],
    expected: str,
) -> None:
    assert run(["replay", written(tmp_path, tampered(finished, change))]) == 2
    message = capsys.readouterr().err
    assert expected in message
    assert "Traceback" not in message


def test_one_bad_record_among_many_is_named_by_its_line(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, finished, tampered(finished, change_hash), finished)
    assert run(["replay", file, "--lang", "en"]) == 2
    answer = capsys.readouterr()
    assert f"{file}:2: hash" in answer.err
    assert "3\u00a0records replayed; 2\u00a0agree." in answer.out


def test_a_record_of_another_program_needs_neither_hash_nor_events(tmp_path: Path, finished: str) -> None:
    assert run(["replay", written(tmp_path, tampered(finished, drop_hash))]) == 0


@pytest.mark.parametrize("change", [change_seed, swap_cards, extra_outcome, drop_last_choice])
def test_a_deal_that_does_not_follow_from_its_commitment_is_told(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str], change: Callable[[Record], object]
) -> None:
    assert run(["verify", written(tmp_path, tampered(finished, change))]) == 2
    assert capsys.readouterr().err


def test_the_deal_of_a_running_match_cannot_be_verified_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = canonical_json(next(walk(Setting("habemus", 3, ()), 1)).record())
    assert run(["verify", written(tmp_path, running)]) == 2
    assert "still secret" in capsys.readouterr().err
    assert run(["replay", written(tmp_path, running)]) == 0


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "is empty"),
        (b"{", "not valid JSON"),
        (b"[1, 2]", "expected a JSON object"),
        (b'{"format": "chess"}', "this program reads 'roisoleil-record/1'"),
        (b"\xff\xfe\x00", "is not a text file"),
    ],
)
def test_a_malformed_file_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, expected: str
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    for command in ("replay", "verify"):
        assert run([command, str(file)]) == 2
        message = capsys.readouterr().err
        assert expected in message
        assert message.count("\n") == 1


def test_a_missing_file_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "/nowhere/file.json"]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_position_is_shown_as_its_seat_saw_it(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, finished)
    assert run(["replay", file, "--at", "10", "--seat", "2", "--json"]) == 0
    view = json.loads(capsys.readouterr().out)
    assert view["seat"] == 2
    assert view["own"]["gems"]
    assert run(["replay", file, "--at", "10", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["own"] is None


def test_players_of_the_same_name_are_told_apart(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in the records of simulated games, where bots are called by their levels."""
    record = tampered(finished, lambda record: record.update(players=["page", "page", "roi", "page"]))
    assert run(["replay", written(tmp_path, record), "--at", "0", "--lang", "en"]) == 0
    titles = [line.split("─")[1].strip() for line in capsys.readouterr().out.splitlines() if line.startswith("╭─")]
    assert titles[1:] == ["page", "page (2)", "roi", "page (3)"]


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_a_position_is_shown_in_words(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    assert run(["replay", written(tmp_path, finished), "--at", "0", "--seat", "0", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "bid DDD" in shown


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_no_line_of_a_position_is_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """What cards do stands at the end of long lines."""
    match = next(islice(walk(Setting("habemus", 4, ()), 1), 40, None))
    file = written(tmp_path, canonical_json(match.record(with_events=True)))
    assert run(["replay", file, "--at", str(len(match.steps)), "--seat", "0", "--lang", language]) == 0
    shown = "".join(re.sub("[│╭╮╰╯─]", "", capsys.readouterr().out).split())
    words = game_words(language, match.game, match.names)
    for sheet in words.sheets(match.game.view(match.table, 0)):
        assert "".join("".join(sheet.lines).split()) in shown


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--at", "9999"], "there is no position 9999"),
        (["--at", "9999"], ": record: has "),
        (["--at", "1", "--seat", "4"], "there is no seat 4"),
        (["--at", "1", "--record", "2"], "there is no record 2"),
        (["--at", "-5"], "there is no position -5"),
    ],
)
def test_a_position_that_is_not_there_is_refused(
    tmp_path: Path, finished: str, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert run(["replay", written(tmp_path, finished), *arguments]) == 2
    assert expected in capsys.readouterr().err
