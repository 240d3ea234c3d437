"""What a typed number means."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from roisoleil.cli.folding import FoldingConsole
from roisoleil.cli.play_entry import Listing
from roisoleil.cli.play_seats import PERSON
from roisoleil.cli.play_session import TEXT, Session
from roisoleil.cli.play_turn import Turn
from roisoleil.cli.screen import Screen
from roisoleil.cli.screen_choices import ChoicePage, fitting_items
from roisoleil.engine.match import Match
from roisoleil.games import game_words
from roisoleil.games.words import LANGUAGES, Messages
from tests.shared import GAMES, Setting, walk

WIDTH, ROWS = 80, 6
"""The list on the smallest usual screen."""


def notations(match: Match) -> list[str]:
    """What may be chosen, in short notation."""
    return [match.game.choices.notation(option) for option in match.table.options(match.table.to_act()[0])]


def at_decision(setting: Setting, name: str, option: str = "", without: str = "") -> Match:
    """A game where that is to be decided, and one may choose this, but not that."""
    for number in range(50):
        for match in walk(setting, number):
            frames = match.table.frames
            if (
                frames
                and frames[-1].name() == name
                and option in (told := ["", *notations(match)])
                and without not in told[1:]
            ):
                return match
    raise AssertionError(name)


def listing(match: Match, language: str = "en") -> Listing:
    words = game_words(language, match.game, match.names)
    seat = match.table.to_act()[0]
    return Listing(words, match.table.options(seat), match.game.view(match.table, seat))


def typed(match: Match, text: str) -> str | None:
    """The choice of a number, in short notation."""
    choice = listing(match).by_number(text)
    return None if choice is None else match.game.choices.notation(choice)


def test_in_an_auction_a_number_is_the_bid() -> None:
    match = at_decision(Setting("ombre", 4, ()), "auction", "bid 5", without="bid 3")
    assert typed(match, "5") == "bid 5"
    assert typed(match, "3") is None
    assert listing(match).numbers[notations(match).index("pass")] == ""


def turn_at(match: Match, folder: Path, language: str) -> Turn:
    """A person's turn at that decision, on paper."""
    seat = match.table.to_act()[0]
    session = Session(match, [PERSON] * len(match.names), language, "", folder / "save.json")
    return Turn(session, Screen(), seat)


def test_beside_cards_to_pay_with_a_number_beyond_the_list_pays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_decision(Setting("ombre", 4, ()), "payment", "settle 9")
    beyond = len(notations(match)) + 1
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{max(9, beyond)}\n"))
    steps = len(match.steps)
    with pytest.raises(EOFError):
        turn_at(match, tmp_path, "en").play()
    assert len(match.steps) == steps
    assert f"the list goes from 1 to {beyond - 1}." in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_what_a_number_means_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    words = Messages(language, TEXT)
    for game, decision, key in (("ombre", "auction", "cli-help-amount"), ("habemus", "bid", "cli-help-number")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("?\n"))
        with pytest.raises(EOFError):
            turn_at(at_decision(Setting(game, 4, ()), decision), tmp_path, language).play()
        told = capsys.readouterr().out
        assert re.search(rf"(?m)^  \d+ {{11,12}}{re.escape(words.say(key))}$", told)
        assert re.search(r"(?m)^  bid \w+ {6,8}\w", told)


def test_a_bid_is_not_numbered_by_itself_once_more() -> None:
    match = at_decision(Setting("ombre", 4, ()), "auction", "bid 5")
    for language in LANGUAGES:
        bids = listing(match, language)
        shown = [text.plain for text in fitting_items(bids, list(range(len(bids.options))), 80, 6)[0]]
        assert shown[notations(match).index("pass")].endswith("pass")
        bid = shown[notations(match).index("bid 5")]
        assert re.findall(r"\d+", bid.partition("  ")[0]) == ["5"]


def test_where_the_words_say_other_numbers_too_it_is_told_what_to_type() -> None:
    match = at_decision(Setting("ombre", 4, ()), "payment", "settle 1")
    assert not listing(match).are_numbers_said


def test_where_no_amount_is_asked_for_a_number_is_the_place() -> None:
    match = at_decision(Setting("habemus", 4, ()), "bid")
    first = match.table.options(match.table.to_act()[0])[0]
    assert typed(match, "1") == match.game.choices.notation(first)
    assert typed(match, "0") is None


def test_a_seat_is_no_amount() -> None:
    match = at_decision(Setting("ombre", 4, ()), "qualities", "duel 1")
    assert listing(match).numbers == [str(at + 1) for at in range(len(listing(match).options))]


def test_beside_cards_to_pay_with_a_number_is_the_place() -> None:
    match = at_decision(Setting("ombre", 4, ()), "payment", "settle 1")
    assert listing(match).numbers == [str(at + 1) for at in range(len(listing(match).options))]


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_notations_stand_alone_only_beside_the_key_to_them(name: str, language: str) -> None:
    for match in walk(Setting(name, 4, ()), 3, "page"):
        if match.table.frames:
            check_pages(listing(match, language))


def check_pages(choices: Listing) -> None:
    """Each choice is on one page, in words or beside a key, and no page is higher or wider than it may be."""
    shown = list(range(len(choices.options)))
    items, key = fitting_items(choices, shown, WIDTH, ROWS)
    told = [item.plain for item in items]
    is_in_words = all(word in item for item, word in zip(told, choices.briefs, strict=True)) or all(
        word in item for item, word in zip(told, choices.texts, strict=True)
    )
    assert is_in_words or key, told
    assert not any(re.match(r"\s*\d+\s+\d", item) for item in told), told
    pages = ChoicePage(choices, shown, WIDTH, ROWS, 0).pages
    drawn = [drawing(ChoicePage(choices, shown, WIDTH, ROWS, page)) for page in range(pages)]
    assert all(len(rows) <= ROWS and max(map(len, rows)) <= WIDTH for rows in drawn), drawn
    all_drawn = "".join("".join(row.split()) for rows in drawn for row in rows)
    assert all("".join(item.split()) in all_drawn for item in told), drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notation_is_broken_off_its_words(language: str) -> None:
    shown = 0
    for match in walk(Setting("louis_xiv", 4, ()), 3, "page"):
        if match.table.frames and match.table.frames[-1].name() == "lay-mission":
            choices = listing(match, language)
            items, _ = fitting_items(choices, list(range(len(choices.options))), WIDTH, ROWS)
            pairs = zip(items, choices.notations, strict=True)
            assert not any(notation in item.plain and item.cell_len > WIDTH for item, notation in pairs), items
            shown += 1
    assert shown


def drawing(page: ChoicePage) -> list[str]:
    """The rows of a page."""
    console = FoldingConsole(width=WIDTH, file=io.StringIO())
    rows = console.render_lines(page.render(), console.options, pad=False)
    return ["".join(segment.text for segment in row).rstrip() for row in rows]
