"""`roisoleil hint`: what a strong bot would choose in a position, and the chances of the best choices."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roisoleil.arena.interrupts import think_undisturbed
from roisoleil.bots.hint import Advice, advice_chance, advise
from roisoleil.bots.levels import USUAL_BUDGETS, parse_budget
from roisoleil.bots.names import told_apart
from roisoleil.cli.common import REPORTS, default_language, out, print_json
from roisoleil.cli.position import check_seat, match_at, read_record
from roisoleil.engine.codec import BrokenMessage, Json, as_dict, take_int, take_list
from roisoleil.engine.match import Match
from roisoleil.games import game_words
from roisoleil.games.words import Words

BAR: Final = 10
"""Letters of the bar that stands for a sure victory."""
UNKNOWN: Final = -1
"""In place of a choice that the record does not tell."""


def hint(
    file: Path,
    *,
    at: int | None = None,
    seat: int | None = None,
    budget: str = USUAL_BUDGETS["roi"],
    most: int = 5,
    record: int = 1,
    data: str = "",
    lang: str = "",
    json: bool = False,
) -> int:
    """Say what a strong bot would choose in a position, and how likely the best choices are to win.

    It uses only what the seat knew then; all that was hidden from it is dealt anew in each playout. A number of
    playouts as budget gives the same answer each time.

    Parameters
    ----------
    file
        A record or a saved game, or many records, one per line; `-` reads standard input.
    at
        The position after this many choices; after the last one if left out.
    seat
        The seat to advise, counted from 0; if left out, the one whose choice comes next in the record, else the first
        that is to act.
    budget
        How long to think: 300ms, 2s as roi does, or a number of playouts such as 500.
    most
        How many of the best choices to show.
    record
        Which record of the file, counted from 1.
    data
        The owner's component file, if the record was played with one.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON. Chances are from 0 to 1.
    """
    if most < 1:
        raise BrokenMessage("--most must be at least 1")
    limit = parse_budget(budget)
    place, recorded = read_record(file, record)
    match = match_at(recorded, place, at, data)
    words = game_words(lang or default_language(), match.game, told_apart(match.names), (REPORTS,))
    advised, made = next_choice(match, recorded, seats_to_advise(match, place, seat))
    chance = advice_chance(match, advised)
    advices = think_undisturbed(lambda: advise(match.game, match.table, advised, chance, limit))
    shown = [advice for rank, advice in enumerate(advices) if rank < most or advice.choice == made]
    playouts = sum(advice.playouts for advice in advices)
    if json:
        print_json(hint_struct(match, advised, made, playouts, shown, words))
    else:
        print_hint(match, advised, made, playouts, shown, words)
    return 0


# Who is advised.


def seats_to_advise(match: Match, place: str, seat: int | None) -> list[int]:
    """The seat that was asked for, or all that are to act."""
    acting = match.table.to_act()
    at = len(match.steps)
    if not acting:
        raise BrokenMessage(f"{place}: the game is over after {at} choices; name an earlier position with --at")
    if seat is None:
        return acting
    check_seat(match, place, seat)
    if seat not in acting:
        seats = ", ".join(str(each) for each in acting)
        raise BrokenMessage(f"{place}: seat {seat} has nothing to choose after {at} choices (seats to act: {seats})")
    return [seat]


def next_choice(match: Match, record: dict[str, Json], seats: list[int]) -> tuple[int, int]:
    """Which of these seats chose first after the position, and what; the first seat and UNKNOWN if none did."""
    for entry in take_list(record, "choices", "record")[len(match.steps) :]:
        step = as_dict(entry, "record: choices")
        seat = take_int(step, "seat", "record: choices")
        if seat in seats:
            return seat, match.game.choices.parse_struct(step.get("choice"))
    return seats[0], UNKNOWN


# Answers.


def hint_struct(
    match: Match, seat: int, made: int, playouts: int, shown: list[Advice], words: Words
) -> dict[str, Json]:
    """The advice for a program; the chance of the only choice is not known."""
    choices = match.game.choices
    view = match.game.view(match.table, seat)
    return {
        "at": len(match.steps),
        "seat": seat,
        "player": match.names[seat],
        "decision": match.table.frames[-1].name(),
        "options": len(match.table.options(seat)),
        "playouts": playouts,
        "choices": [
            {
                "choice": choices.struct(advice.choice),
                "notation": choices.notation(advice.choice),
                "words": words.choice(advice.choice, view),
                "win_chance": round(advice.win_chance, 4) if advice.playouts else None,
                "playouts": advice.playouts,
                "made": advice.choice == made,
            }
            for advice in shown
        ],
        "made": None if made == UNKNOWN else choices.notation(made),
    }


def print_hint(match: Match, seat: int, made: int, playouts: int, shown: list[Advice], words: Words) -> None:
    """The advice for people, with a mark at what was really chosen."""
    console = out()
    name = words.seat(seat)
    view = match.game.view(match.table, seat)
    heading = words.say("report-hint-heading", {"at": len(match.steps), "name": name, "seat": seat})
    console.print(f"{heading} – {words.prompt(match.table.frames[-1].name())}", markup=False)
    if not playouts:
        only = {"name": name, "choice": words.choice(shown[0].choice, view)}
        console.print(words.say("report-hint-only", only), markup=False)
        return
    for advice in shown:
        mark = f"  ← {words.say('report-hint-made')}" if advice.choice == made else ""
        notation = match.game.choices.notation(advice.choice)
        line = f"  {chance_in_words(advice, words.language)}  {notation:<24} {words.choice(advice.choice, view)}{mark}"
        console.print(line, markup=False)
    console.print(words.say("report-hint-source", {"playouts": playouts, "name": name}), markup=False)


def chance_in_words(advice: Advice, language: str) -> str:
    """The chance to win, in per cent and as a bar, and how often it was tried."""
    sign = "%" if language == "en" else "\u00a0%"
    bar = "█" * round(advice.win_chance * BAR)
    return f"{advice.win_chance * 100:3.0f}{sign} {bar:<{BAR}} {advice.playouts:>4}×"
