"""`roisoleil play`: whole games by lines, at a real terminal, by one person and by several."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from roisoleil.bots.bot import PageBot
from roisoleil.bots.levels import LEVELS, Player
from roisoleil.bots.names import seat_names
from roisoleil.cli import play_bots
from roisoleil.cli.main import run
from roisoleil.cli.play_bots import answers_itself, bot_choice
from roisoleil.cli.play_questions import OFFERED_LEVELS
from roisoleil.engine.chance import commitment
from roisoleil.engine.game import TEMPERS
from roisoleil.engine.match import Match
from roisoleil.games.habemus.view import View
from tests.shared import Setting, walk

COMMAND = [sys.executable, "-c", "from roisoleil.cli.main import main; main()", "play"]
SEED = "5d" * 32
MANY = ["1"] * 400
"""More first choices than a game asks for."""


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(folder), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}


def play(folder: Path, lines: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Feed lines to the real program."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(folder),
        check=False,
    )


def transcript(folder: Path, lines: list[str], *arguments: str) -> str:
    """What the real program says to these lines; it must end well."""
    done = play(folder, lines, "habemus", "--seed", SEED, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


Tell = Callable[..., str]


@pytest.fixture
def tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tell:
    """The same in this process, for small tables."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")

    def tell_lines(lines: list[str], *arguments: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert run(["play", "habemus", "--seed", SEED, *arguments]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return tell_lines


def files(folder: Path, suffix: str) -> list[Path]:
    return sorted((folder / "roisoleil").glob(f"*{suffix}"))


def record_of(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    record: dict[str, Any] = data.get("record", data)
    return record


# Whole games.


@pytest.mark.process
@pytest.mark.parametrize(
    ("players", "language", "won"), [(3, "en", " wins.\n"), (4, "fr", "Victoire"), (3, "de", " gewinnt.\n")]
)
def test_a_whole_game_by_lines_ends_with_a_record_that_verifies(
    tmp_path: Path, players: int, language: str, won: str
) -> None:
    told = transcript(tmp_path, MANY, "--players", str(players), "--lang", language)
    (record,) = files(tmp_path, ".record.json")
    assert won in told
    assert f"roisoleil verify {record}" in told
    assert SEED in told
    assert not files(tmp_path, ".save.json")
    assert run(["verify", str(record)]) == 0
    assert run(["replay", str(record)]) == 0


def test_the_commitment_is_told_before_anything_happens(tmp_path: Path, tell: Tell) -> None:
    told = tell([], "--lang", "en")
    (save,) = files(tmp_path, ".save.json")
    assert told.lstrip().startswith(f"– Verifiable shuffle, fingerprint: {record_of(save)['commitment']}")


@pytest.mark.process
def test_a_rematch_is_another_deal(tmp_path: Path) -> None:
    whole = transcript(tmp_path, MANY, "--lang", "en", "--players", "3")
    answers = whole.count("\n> ")
    told = transcript(tmp_path, [*MANY[:answers], "y"], "--lang", "en", "--players", "3")
    deals = [line for line in told.splitlines() if "Verifiable shuffle, fingerprint: " in line]
    assert len(set(deals)) == 2
    assert whole.splitlines()[1] == deals[0]


@pytest.mark.process
def test_what_is_asked_for_at_the_end_is_shown_and_the_table_stays(tmp_path: Path) -> None:
    whole = transcript(tmp_path, MANY, "--lang", "en", "--players", "3")
    answers = whole.count("\n> ")
    told = transcript(tmp_path, [*MANY[:answers], "?", "h", "l", "t", "n"], "--lang", "en", "--players", "3")
    end = told.partition("Another game at this table?")[2]
    assert end.count("Another game at this table?") == 4
    assert "l log · t table · h rules" in end
    assert "Round 1 begins." in end
    assert "What is reconstructed" in end


# Save and resume.


@pytest.mark.process
def test_a_game_that_was_left_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    transcript(whole, MANY, "--lang", "en")
    parted = tmp_path / "parted"
    told = transcript(parted, MANY[:10], "--lang", "en")
    (save,) = files(parted, ".save.json")
    assert f"Continue with: roisoleil play --resume {save}" in told
    assert play(parted, MANY[:10], "--resume").returncode == 0
    assert play(parted, MANY, "habemus", "--resume", str(save), "--lang", "de").returncode == 0
    (first,), (second,) = files(whole, ".record.json"), files(parted, ".record.json")
    assert record_of(first)["choices"] == record_of(second)["choices"]


@pytest.mark.process
def test_a_killed_program_loses_no_choice(tmp_path: Path) -> None:
    arguments = [*COMMAND, "habemus", "--seed", SEED, "--lang", "en", "--pace", "60"]
    killed = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path))
    assert killed.stdin is not None
    killed.stdin.write(b"bid DDR\n")
    killed.stdin.flush()
    assert killed.stdout is not None
    while b"Which card will you take?" not in killed.stdout.readline():
        pass
    killed.kill()
    killed.communicate()
    (save,) = files(tmp_path, ".save.json")
    assert "bid DDR" in [choice["notation"] for choice in record_of(save)["choices"] if choice["seat"] == 0]
    resumed = play(tmp_path, [], "--resume")
    assert "Bid: 2\u00a0diamonds, 1\u00a0ruby" in resumed.stdout
    assert "Which card will you take?" in resumed.stdout


def test_leaving_without_keeping_removes_the_saved_match(tmp_path: Path, tell: Tell) -> None:
    assert "The game was not saved." in tell(["1", "q", "n"], "--lang", "en")
    assert not files(tmp_path, ".save.json")
    assert "Continue with" in tell(["1", "q", ""], "--lang", "en")
    assert len(files(tmp_path, ".save.json")) == 1


@pytest.mark.process
def test_a_match_is_saved_where_the_player_says(tmp_path: Path, tell: Tell) -> None:
    mine, other, foreign = tmp_path / "mine.json", tmp_path / "other.json", tmp_path / "notes.txt"
    foreign.write_text("keep me", encoding="utf-8")
    lines = ["1", f"s {other}", f"s {foreign}", "q"]
    told = tell(lines, "--lang", "en", "--save", str(mine))
    assert mine.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")
    assert foreign.read_text(encoding="utf-8") == "keep me"
    assert "isn’t a saved game" in told
    assert play(tmp_path, [], "habemus", "--save", str(mine)).returncode == 2


# At the table.


def test_a_refused_entry_names_the_rule_and_what_is_allowed(tell: Tell) -> None:
    told = tell(["bid RRR", "why rrr", "why bid AAA", "take chigi", "wibble"], "--lang", "en")
    told = " ".join(told.split())
    refusal = (
        "Not possible: “Bid 3 rubies”. You do not have these gems (A round: bid). Allowed, in short notation: bid -,"
    )
    assert told.count(refusal) == 2
    assert "“Bid 3 ambers” is allowed." in told
    assert "Not possible: “Take Fabio Chigi”. That is not what you have to decide right now." in told
    assert "“wibble” isn’t a valid choice here." in told


@pytest.mark.parametrize("entry", ["30", "0", "why 999"])
def test_a_number_beyond_the_list_is_refused_in_words(tell: Tell, entry: str) -> None:
    number = entry.removeprefix("why ")
    told = tell([entry], "--lang", "en")
    assert f"There is no choice {number} here; the list goes from 1 to 29." in told
    assert "Player 1 seals" not in told


@pytest.mark.parametrize("entry", ["28", "bid DDR", "ddr", "RDD", "2 diamonds 1 ruby"])
def test_a_choice_may_be_typed_in_many_ways(tell: Tell, entry: str) -> None:
    assert "Player 1 seals a bid: 2\u00a0diamonds, 1\u00a0ruby." in tell([entry], "--lang", "en")


def test_a_word_of_several_choices_shortens_the_list(tell: Tell) -> None:
    told = tell(["rubis", "", "diamants rubis"], "--lang", "fr")
    assert "10\u00a0choix sur 29" in told
    assert "Joueur 1 scelle son enchère : 2 diamants, 1 rubis." in told.replace("\u00a0", " ")


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path, tell: Tell) -> None:
    told = tell(["lang fr", "lang it", "1"], "--lang", "de")
    before, after = told.split("lang fr")
    assert "Welche Edelsteine bietest du?" in before
    assert "Quelles gemmes misez-vous" in after
    assert "La langue" in after
    assert json.loads(files(tmp_path, ".save.json")[0].read_text(encoding="utf-8"))["table"]["language"] == "fr"


def test_help_log_table_and_rules_can_be_read_at_any_time(tell: Tell) -> None:
    told = tell(["?", "l", "t", "h", "i", "+"], "--lang", "en")
    for passage in ("why ...", "has sealed a bid.", "1655 – Habemus Papam", "Every choice is saved in"):
        assert passage in told


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Hint, based on what you know"),
        ("fr", "Conseil d’après ce que vous savez"),
        ("de", "Tipp nach dem, was du"),
    ],
)
def test_counsel_names_choices_of_the_list_with_their_chances(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, language: str, heading: str
) -> None:
    monkeypatch.setattr(play_bots, "COUNSEL_BUDGET", "12")
    told = tell(["c", "hint", "ddr"], "--lang", language, "--players", "3")
    assert told.count(heading) == 2
    _, first, second = told.split(heading)
    rows = [row.split() for row in first.splitlines()[1:4]]
    assert rows == [row.split() for row in second.splitlines()[1:4]]
    for number, chance, *_ in rows:
        assert 1 <= int(number.removesuffix(")")) <= 29
        assert 0 <= int(chance.removesuffix("%")) <= 100
    assert len(re.findall(r"\d%" if language == "en" else r"\d\u00a0%", first)) == len(rows)


def test_counsel_gives_no_other_seat_away(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_bots, "COUNSEL_BUDGET", "12")
    table = ("--players", "3", "--bots", "none", "--names", "Anne,Ben,Cleo", "--lang", "en")
    seen = [sections(tell(["", bid, "", "c"], *table))[1][1] for bid in ("A", "DDR")]
    assert "Hint, based on what you know" in seen[0]
    assert seen[0].partition("The game is saved")[0] == seen[1].partition("The game is saved")[0]


# Bots.


@pytest.mark.parametrize(("language", "level"), [("fr", "courtisan"), ("en", "courtier"), ("de", "Höfling")])
def test_bots_have_names_and_their_level_stands_where_the_seats_are_listed(
    tell: Tell, language: str, level: str
) -> None:
    told = tell(MANY, "--lang", language, "--players", "3", "--names", "Anne", "--bots", "courtisan")
    first, second = seat_names(commitment(bytes.fromhex(SEED)), ["Anne", None, None])[1:]
    assert f"\n{first} ({level})\n" in told
    assert f"\n{second} ({level})\n" in told
    news = told.replace(f"{first} ({level})", "").replace(f"{second} ({level})", "")
    assert f"{first} " in news, "sentences say the bare name"
    assert level not in news
    assert not any(word in told for word in ("Bot 2", "Robot 2"))


def test_a_bot_with_a_time_of_its_own_has_the_level_without_it(tell: Tell) -> None:
    told = tell([], "--lang", "en", "--players", "3", "--names", "Anne,Ben,Cleo", "--bots", "roi:3,random")
    assert "\nBen (king)\n" in told
    assert "\nCleo (random)\n" in told


@pytest.mark.process
def test_a_match_saved_with_the_old_names_goes_on_with_them(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    table = ("--players", "3", "--names", "Player 1,Bot 2,Bot 3", "--bots", "page", "--save", str(file))
    play(tmp_path, [], "habemus", "--lang", "en", *table)
    done = play(tmp_path, [], "--resume", str(file))
    assert "\nBot 2 (page)\n" in done.stdout


@pytest.mark.process
def test_bots_of_all_levels_play_at_one_table_and_the_same_again(tmp_path: Path) -> None:
    played = []
    for name in ("once", "again"):
        transcript(tmp_path / name, MANY[:6], "--lang", "en", "--bots", "page,ministre:4,roi:5")
        (save,) = files(tmp_path / name, ".save.json")
        played.append(record_of(save)["choices"])
    assert played[0] == played[1]
    assert {choice["seat"] for choice in played[0]} == {0, 1, 2, 3}


def test_pages_at_one_table_have_different_tempers() -> None:
    seats: set[int] = set()
    for match in walk(Setting("ombre", 3, ()), 3):
        for seat in match.table.to_act():
            options = match.table.options(seat)
            tastes = [match.game.glances(match.table, seat, options, temper) for temper in range(TEMPERS)]
            favourites = [options[taste.index(max(taste))] for taste in tastes]
            if len(set(favourites)) > 1 and tastes[seat].count(max(tastes[seat])) == 1:
                assert bot_choice(match, seat, "page") == favourites[seat]
                seats.add(seat)
    assert seats == {0, 1, 2}


def test_an_error_of_a_bot_does_not_end_the_game(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A page of a temper that no game knows raises an error wherever its taste would matter."""

    def failing(spec: str, temper: int) -> Player:
        player = Player(spec, temper)
        player.bots[0] = PageBot(1000)
        return player

    monkeypatch.setattr(play_bots, "Player", failing)
    assert " wins.\n" in tell(MANY, "--lang", "en", "--players", "3", "--bots", "page")
    assert "bot page failed" in caplog.text


def test_all_levels_but_random_choices_are_offered() -> None:
    assert list(OFFERED_LEVELS) == [level for level in LEVELS if level != "random"]


# Going back.


def test_against_bots_one_goes_back_to_the_last_decision(tmp_path: Path, tell: Tell) -> None:
    told, _, _ = tell(["DDD", "u", "r", "A"], "--lang", "en").partition("> A\n")
    assert told.count("Which gems will you bid?") == 2
    assert "– Player 1 goes back to an earlier decision." in told
    assert "There is nothing to undo yet." in told
    (save,) = files(tmp_path, ".save.json")
    assert next(choice["notation"] for choice in record_of(save)["choices"] if choice["seat"] == 0) == "bid A"


def test_in_company_a_choice_goes_back_only_until_the_next_player_looks(tmp_path: Path, tell: Tell) -> None:
    table = ("--players", "3", "--bots", "none", "--names", "Anne,Ben,Cleo", "--lang", "en")
    told = tell(["", "DDD", "u", "A", "", "u", "A"], *table)
    assert "Anne can still type u to undo the choice." in told
    assert "– Anne undoes a choice." in told
    assert "You can no longer undo this" in told
    (save,) = files(tmp_path, ".save.json")
    assert [choice["notation"] for choice in record_of(save)["choices"]] == ["bid A", "bid A"]


# Several people at one screen.

CURTAIN = "Pass the screen to "


def sections(told: str) -> list[tuple[str, str]]:
    """Who sat at the screen, and what was shown meanwhile; the curtain itself included in neither."""
    parts = told.split(CURTAIN)[1:]
    return [(part.partition(",")[0], part.partition("\n> ")[2]) for part in parts]


@pytest.mark.process
def test_nobody_reads_what_is_behind_the_curtain_of_another(tmp_path: Path) -> None:
    table = ("--players", "4", "--bots", "courtisan", "--seat", "1,3", "--names", "Anne,Ben", "--lang", "en")
    told = transcript(tmp_path, [answer for _ in range(300) for answer in ("", "2")], *table)
    played, _, _ = told.partition("The count\n")
    assert {name for name, _ in sections(played)} == {"Anne", "Ben"}
    for name, shown in sections(played):
        other = "Ben" if name == "Anne" else "Anne"
        assert f"{name} (you)" in shown
        for secret in (f"{other} (you)", f"{other} seals", f"{other} is dealt", f"{other} lays", f"{other} keeps"):
            assert secret not in shown


def test_a_sealed_answer_changes_nothing_for_the_next_player(tell: Tell) -> None:
    table = ("--players", "3", "--bots", "none", "--names", "Anne,Ben,Cleo", "--lang", "en")
    seen: list[str] = []
    for bid in ("A", "DDR"):
        name, shown = sections(tell(["", bid, ""], *table))[1]
        assert name == "Ben"
        seen.append(shown.partition("The game is saved")[0])
    assert seen[0] == seen[1]


def test_a_seat_is_passed_over_only_if_the_others_know_why() -> None:
    match = next(match for match in first_matches() if len(set(orders_of(match, 0))) == 1)
    while match.table.frames[-1].name() != "keep-order":
        seat = match.table.to_act()[0]
        if match.table.frames[-1].name() == "lay-action":
            # Everybody sees how many cards a player holds.
            assert answers_itself(match, seat, [0, 1, 2]) == (len(match.table.options(seat)) == 1)
        match.choose(seat, match.table.options(seat)[0])
    # Nobody sees that the two orders are the same.
    assert answers_itself(match, 0, [0])
    assert not answers_itself(match, 0, [0, 1])


def first_matches() -> Iterator[Match]:
    setting = Setting("habemus", 3, ())
    return (setting.match(number) for number in range(500))


def orders_of(match: Match, seat: int) -> list[str]:
    view = match.game.view(match.table, seat)
    assert isinstance(view, View)
    assert view.own is not None
    return view.own.orders


# Wrong options and broken files.


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["habemus", "--players", "5"],
        ["habemus", "--seat", "4"],
        ["habemus", "--seat", "0,1", "--bots", "courtisan,courtisan,courtisan"],
        ["habemus", "--bots", "genius"],
        ["habemus", "--bots", "roi:soon"],
        ["habemus", "--bots", "courtisan:2s"],
        ["habemus", "--bots", "courtisan,courtisan,courtisan,courtisan"],
        ["habemus", "--seed", "12"],
        ["habemus", "--lang", "it"],
        ["habemus", "--names", "Anne,Ben"],
        ["habemus", "--names", "\x1b[2J"],
        ["habemus", "--bots", "none", "--names", "A,B,C,A"],
        ["habemus", "--option", "expansion"],
        ["habemus", "--data", "no-such-file.toml"],
        ["habemus", "--pace", "slow"],
        ["habemus", "--pace", "inf"],
        ["--resume", "no-such-file.json"],
        ["--resume"],
        [],
    ],
    ids=" ".join,
)
def test_wrong_options_are_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert run(["play", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not list(tmp_path.iterdir())
