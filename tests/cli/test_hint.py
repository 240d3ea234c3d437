"""`roisoleil hint`."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from roisoleil.cli.main import run
from roisoleil.engine.codec import canonical_json
from roisoleil.engine.match import Match
from tests.shared import Setting, walk


@pytest.fixture(scope="module")
def match() -> Match:
    *_, last = walk(Setting("habemus", 3, ()), 1)
    return last


@pytest.fixture
def file(tmp_path: Path, match: Match) -> str:
    path = tmp_path / "record.json"
    path.write_text(canonical_json(match.record()), encoding="utf-8")
    return str(path)


def hint_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The answer for a program, from a few playouts."""
    assert run(["hint", "--budget", "12", "--json", *arguments]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_a_playout_budget_gives_the_same_hint_each_time(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = hint_of(capsys, file, "--at", "9")
    assert first == hint_of(capsys, file, "--at", "9")
    assert first["at"] == 9
    assert 0 < first["playouts"] <= 12
    assert first["playouts"] >= sum(choice["playouts"] for choice in first["choices"])
    assert all(0 <= choice["win_chance"] <= 1 for choice in first["choices"])


def test_the_choice_that_was_made_is_marked_even_if_it_is_not_among_the_best(
    file: str, match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    lengths: set[int] = set()
    for at in range(20):
        answer = hint_of(capsys, file, "--at", str(at), "--most", "1")
        assert answer["seat"] == match.steps[at].seat
        assert answer["made"] == match.game.choices.notation(match.steps[at].choice)
        assert [choice["made"] for choice in answer["choices"]] in ([True], [False], [False, True])
        assert all(choice["made"] == (choice["notation"] == answer["made"]) for choice in answer["choices"])
        lengths.add(len(answer["choices"]))
    assert lengths == {1, 2}


def test_of_several_seats_each_may_ask(file: str, match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    bids = {step.seat: match.game.choices.notation(step.choice) for step in match.steps[:3]}
    assert len(bids) == 3
    for seat, bid in bids.items():
        answer = hint_of(capsys, file, "--at", "0", "--seat", str(seat))
        assert (answer["seat"], answer["made"], answer["decision"]) == (seat, bid, "bid")


def test_a_saved_game_is_advised_at_its_last_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = next(walk(Setting("habemus", 3, ()), 1))
    save = tmp_path / "match.save.json"
    save.write_text(canonical_json(running.save()), encoding="utf-8")
    answer = hint_of(capsys, str(save))
    assert (answer["at"], answer["seat"], answer["made"]) == (0, 0, None)
    assert not any(choice["made"] for choice in answer["choices"])


def test_the_hint_before_the_end_is_the_one_that_the_player_could_have_had(
    tmp_path: Path, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A running match does not tell its seed, and nothing of the hint depends on it."""
    running = next(islice(walk(Setting("habemus", 3, ()), 1), 5, None))
    save = tmp_path / "match.save.json"
    save.write_text(canonical_json(running.save()), encoding="utf-8")
    at, seat = len(running.steps), running.table.to_act()[0]
    during = hint_of(capsys, str(save), "--seat", str(seat), "--most", "50")
    after = hint_of(capsys, file, "--at", str(at), "--seat", str(seat), "--most", "50")
    assert len(during["choices"]) > 1
    assert without_made(during) == without_made(after)


def without_made(answer: dict[str, Any]) -> list[dict[str, Any]]:
    return [{key: value for key, value in choice.items() if key != "made"} for choice in answer["choices"]]


@pytest.mark.parametrize(
    ("language", "passages"),
    [
        ("en", ["Position 0 · Player 0 (seat 0) – Which gems will you bid?", "simulations", "% █", "the choice made"]),
        ("fr", ["(place 0) – Quelles gemmes misez-vous", "simulations", "\u00a0% █"]),
        ("de", ["(Platz 0) – Welche Edelsteine bietest du?", "Simulationen"]),
    ],
)
def test_people_read_it_in_their_language(
    file: str, capsys: pytest.CaptureFixture[str], language: str, passages: list[str]
) -> None:
    assert run(["hint", file, "--at", "0", "--seat", "0", "--budget", "40", "--most", "50", "--lang", language]) == 0
    said = capsys.readouterr().out
    for passage in passages:
        assert passage in said


def test_a_decision_with_one_answer_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    *_, match = walk(Setting("ombre", 2, ()), 1)
    file = tmp_path / "record.json"
    file.write_text(canonical_json(match.record()), encoding="utf-8")
    at = next(str(number) for number, step in enumerate(match.steps) if step.automatic)
    assert run(["hint", str(file), "--at", at, "--lang", "en"]) == 0
    assert "has only one option here: " in capsys.readouterr().out
    answer = hint_of(capsys, str(file), "--at", at)
    assert (answer["options"], answer["playouts"]) == (1, 0)
    (choice,) = answer["choices"]
    assert choice["win_chance"] is None
    assert choice["notation"] == answer["made"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "the game is over after"),
        (["--at", "9999"], "there is no position 9999"),
        (["--at", "9999"], ": record: has "),
        (["--at", "-1"], "there is no position -1"),
        (["--at", "0", "--seat", "3"], "seats are 0 to 2, there is no seat 3"),
        (["--at", "1", "--seat", "-1"], "there is no seat -1"),
        (["--at", "3", "--seat", "all"], "all"),
        (["--at", "0", "--record", "2"], "there is no record 2"),
        (["--at", "0", "--budget", "long"], "unknown budget 'long' (such as 300ms, 2s, or 500 for 500 playouts)"),
        (["--at", "0", "--most", "0"], "--most must be at least 1"),
        (["--at", "0", "--lang", "it"], "unknown language 'it'"),
    ],
)
def test_what_cannot_be_advised_is_refused_in_one_line(
    file: str, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert run(["hint", file, *arguments]) == 2
    message = capsys.readouterr().err
    assert expected in message
    assert message.count("\n") == 1


def test_a_seat_that_is_not_to_act_is_told_who_is(file: str, match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = match.steps[0].seat, match.steps[1].seat
    assert run(["hint", file, "--at", "1", "--seat", str(first)]) == 2
    message = capsys.readouterr().err
    assert f"seat {first} has nothing to choose after 1 choices (seats to act: " in message
    assert str(second) in message.rpartition("to act")[2]
