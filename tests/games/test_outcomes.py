"""The words of a choice and what then happens: whatever number or name they give, the events give it too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest

from roisoleil.engine.codec import Json
from roisoleil.engine.match import Match
from roisoleil.games import game_words
from roisoleil.games.words import LANGUAGES
from tests.shared import SETTINGS, Setting, every_game, walk

HARD_SPACE = "\u00a0"


class Made(NamedTuple):
    """A choice that was made in a game of bots."""

    kind: str
    promised: str
    usual: str
    events: list[dict[str, Json]]
    names: list[str]


def choices_made(setting: Setting, number: int, language: str = "en") -> Iterator[Made]:
    """Every choice with the words it had before it was made, and what came of it."""
    decisions = walk(setting, number)
    match = next(decisions)
    words = game_words(language, match.game, match.names)
    told, at = promises(match, language), len(match.steps)
    for _ in decisions:
        # Forced choices may have followed.
        step = match.steps[at]
        texts = told[step.seat, step.choice], words.choice(step.choice)
        promised, usual = (text.replace(HARD_SPACE, " ") for text in texts)
        events = [match.game.events.struct(event) for event in step.events]
        yield Made(match.game.choices.kind(step.choice), promised, usual, events, match.names)
        told, at = promises(match, language), len(match.steps)


def promises(match: Match, language: str) -> dict[tuple[int, int], str]:
    """The words of all choices of all seats, which must be told apart."""
    words = game_words(language, match.game, match.names)
    found: dict[tuple[int, int], str] = {}
    for seat in match.table.to_act():
        view = match.game.view(match.table, seat)
        texts = {option: words.choice(option, view) for option in match.table.options(seat)}
        assert len(set(texts.values())) == len(texts), texts
        found |= {(seat, option): text for option, text in texts.items()}
    return found


def made_in(name: str, numbers: range) -> Iterator[Made]:
    for setting in SETTINGS:
        if setting.name == name:
            for number in numbers:
                yield from choices_made(setting, number)


def of_type(made: Made, kind: str) -> list[dict[str, Json]]:
    return [event for event in made.events if event["type"] == kind]


@pytest.mark.soak
def test_a_duel_is_told_with_what_diplomacy_spares_and_who_falls() -> None:
    seen: Counter[str] = Counter()
    for made in made_in("ombre", range(12)):
        if made.kind not in ("duel", "duel-two"):
            continue
        gone = [made.names[cast(int, event["seat"])] for event in of_type(made, "eliminated")]
        assert all(f"{name} leaves the court" in made.promised for name in gone)
        for fought in of_type(made, "duel-fought"):
            name, power = made.names[cast(int, fought["victim"])], fought["power"]
            if made.promised == made.usual:
                assert power == (2 if made.kind == "duel" else 1)
            elif name not in gone:
                seen["spared" if "Diplomacy" in made.promised else "plain"] += 1
                assert f"{name} loses nothing" in made.promised or f"{name} gives up {power} power" in made.promised
            else:
                seen["gone"] += 1
    assert seen["gone"] > 5
    assert seen["spared"] > 5


def test_few_words_still_tell_what_is_not_as_usual() -> None:
    unusual = 0
    for match in walk(Setting("ombre", 4, ()), 3):
        words = game_words("en", match.game, match.names)
        for seat in match.table.to_act():
            view = match.game.view(match.table, seat)
            for option in match.table.options(seat):
                told = words.choice(option, view)
                if told != words.choice(option):
                    unusual += 1
                    assert words.brief_choice(option, view) == told
    assert unusual > 20


def test_few_words_name_price_and_loss() -> None:
    match = Setting("ombre", 4, ()).match(1)
    words = game_words("en", match.game, match.names)

    def brief(notation: str) -> str:
        return words.brief_choice(match.game.choices.parse_notation(notation)).replace(HARD_SPACE, " ")

    assert brief("duel 1") == "Duel (−2 power): Player 1"
    assert brief("duel-two 1 2") == "Duel (−1 power each): Player 1, Player 2"
    assert brief("sap 1") == "1 gold: Player 1 (−1 power)"
    assert brief("banish 1 red") == "2 gold: discard Red (Player 1)"


@pytest.mark.soak
def test_what_one_loses_or_pays_in_ombre_is_what_was_told() -> None:
    seen: Counter[str] = Counter()
    for made in made_in("ombre", range(8)):
        if made.kind in ("suzerain", "sap"):
            assert ("leaves the court" in made.promised) == bool(of_type(made, "eliminated"))
        elif made.kind == "pay":
            assert made.promised.endswith(f"worth {of_type(made, 'paid-card')[0]['value']}")
        elif made.kind == "settle":
            paid = of_type(made, "paid-tokens")[0]
            assert all(f"{paid[kind]} {kind}" in made.promised for kind in ("power", "gold") if paid[kind])
        elif made.kind == "use":
            gained = of_type(made, "gained")[0]
            assert ("nothing left" in made.promised) == (not gained["power"] and not gained["gold"])
        elif made.kind == "conspire":
            gained = of_type(made, "conspired")[0]
            assert f"for {gained['power']} power" in made.promised or f"for {gained['gold']} gold" in made.promised
        else:
            continue
        seen[made.kind] += 1
    assert min(seen[kind] for kind in ("sap", "suzerain", "pay", "settle", "use", "conspire")) > 5


@pytest.mark.soak
def test_choices_about_persons_name_their_owners_and_who_dies() -> None:
    seen: Counter[str] = Counter()
    happened = {"bribe": "bribed", "exclude": "excluded", "strike": "died", "swap": "swapped"}
    for made in made_in("habemus", range(25)):
        events = of_type(made, happened[made.kind]) if made.kind in happened else []
        if not events:
            continue
        seen[made.kind] += 1
        seats = [value for key, value in events[0].items() if key not in ("type", "seat") and isinstance(value, int)]
        owners = [made.names[seat] for seat in seats if made.kind == "swap" or seat == events[0]["victim"]]
        assert all(owner in made.promised for owner in owners[:2]), (made, owners)
    assert min(seen[kind] for kind in happened) > 3


@pytest.mark.soak
def test_the_squadrone_is_told_to_cost_twenty_gold_or_to_leave() -> None:
    seen: Counter[bool] = Counter()
    for made in made_in("habemus", range(25)):
        if made.kind == "take" and "Squadrone" in made.promised:
            is_lost = bool(of_type(made, "squadrone-lost"))
            assert ("leaves the game" in made.promised) == is_lost
            seen[is_lost] += 1
    assert seen[True] > 2
    assert seen[False] > 2


def told_then_done(setting: Setting, numbers: range, kind: str) -> Iterator[tuple[Match, str, str]]:
    """A game of beginners where such a choice has unusual words; these, and what is then told."""
    for number in numbers:
        for match in walk(setting, number, "page"):
            words = game_words("en", match.game, match.names)
            for seat in match.table.to_act():
                view = match.game.view(match.table, seat)
                for option in match.table.options(seat):
                    told = words.choice(option, view)
                    if match.game.choices.kind(option) == kind and told != words.choice(option):
                        copy = match.clone()
                        copy.choose(seat, option)
                        done = [words.event(event) for event in copy.events_for(seat, since=len(match.steps))]
                        yield match, told.replace(HARD_SPACE, " "), " ".join(done).replace(HARD_SPACE, " ")


@pytest.mark.soak
def test_the_camerlengo_is_told_what_the_bank_still_has() -> None:
    lacking = 0
    for match, told, done in told_then_done(Setting("habemus", 4, ()), range(30), "take"):
        if not told.startswith("Become Camerlengo"):
            continue
        lacking += 1
        spoils = told.removeprefix("Become Camerlengo: only ")
        assert f"receives {spoils}." in done
        sheets = game_words("en", match.game, match.names).sheets(match.game.view(match.table, 0))
        [card] = [cell.replace(HARD_SPACE, " ") for cell in sheets[0].cells if cell.startswith("Camerlengo")]
        assert f"only {spoils}," in card
    assert lacking > 1


def test_an_order_is_kept_with_what_it_asks_for_and_brings() -> None:
    kept = [made for made in made_in("habemus", range(3)) if made.kind == "keep"]
    assert kept
    assert all(" votes for " in made.promised and made.promised.startswith(made.usual) for made in kept)


def test_a_mission_is_completed_with_the_tiles_that_are_told() -> None:
    crowned = 0
    for _, told, done in told_then_done(Setting("louis_xiv", 3, ()), range(4), "lay"):
        tiles = told.rpartition(" with ")[2]
        assert f" with {tiles}." in done
        crowned += "crown" in tiles
    assert crowned > 5


@pytest.mark.soak
def test_recovering_and_bribing_in_louis_xiv_tell_how_much() -> None:
    seen: Counter[str] = Counter()
    for made in made_in("louis_xiv", range(3)):
        if made.kind in ("recover", "recover-four"):
            recovered = of_type(made, "markers-recovered")
            count = cast(int, recovered[0]["markers"]) if recovered else 0
            assert f"Recover {count or 'no'} marker" in made.promised, made
        elif made.kind == "accept" and of_type(made, "bribed"):
            assert re.search(rf"for {of_type(made, 'bribed')[0]['louis']} louis: \w", made.promised)
        else:
            continue
        seen[made.kind] += 1
    assert seen["recover"] > 20
    assert seen["accept"] > 10


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_of_a_choice_is_told_in_every_language(name: str, language: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.name == name and setting.seats == 4)
    texts = [made.promised for made in choices_made(setting, 5, language)]
    assert texts
    assert not [text for text in texts if "{" in text or "None" in text or "  " in text]
