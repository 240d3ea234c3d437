"""Who sits where: people and bots, from the options of the command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roisoleil.bots.levels import bot_of_level
from roisoleil.bots.names import seat_names
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table
from roisoleil.games.words import Messages

PERSON: Final = "person"
"""What stands in place of a bot level where a person sits."""
NO_BOTS: Final = "none"
USUAL_PLAYERS: Final = 4
USUAL_LEVEL: Final = "courtisan"
LONGEST_NAME: Final = 20


def usual_players(game: Game[Table]) -> int:
    """The number of players where none was asked for."""
    return max(game.least_seats, min(USUAL_PLAYERS, game.most_seats))


def occupants(players: int, bots: str, seat: str) -> list[str]:
    """For each seat PERSON or the level of its bot."""
    levels = [] if bots == NO_BOTS else parts(bots)
    for level in levels:
        bot_of_level(level)
    wanted = person_seats(seat, players)
    people = number_of_people(players, levels, wanted)
    seats = wanted or list(range(people))
    if len(seats) != people:
        raise BrokenMessage(f"--seat names {len(seats)} seats, but --bots leaves {people} of {players} for people")
    if len(levels) == 1:
        levels *= players - people
    remaining = iter(levels)
    return [PERSON if number in seats else next(remaining) for number in range(players)]


def number_of_people(players: int, levels: list[str], wanted: list[int]) -> int:
    """One level serves all seats where no person sits; several levels are one per bot."""
    if len(levels) == 1:
        return len(wanted) or 1
    people = players - len(levels)
    if people < 1:
        raise BrokenMessage(f"--bots: {len(levels)} bots leave no seat of {players} for a person; see simulate")
    return people


def person_seats(text: str, players: int) -> list[int]:
    """The seats of the people, ascending."""
    seats: set[int] = set()
    for part in parts(text):
        if not part.isdecimal() or int(part) >= players:
            raise BrokenMessage(f"--seat: no seat {part!r}, seats are 0 to {players - 1}")
        seats.add(int(part))
    return sorted(seats)


def parts(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def names_at(table: str, messages: Messages, seated: list[str], given: list[str]) -> list[str]:
    """The names by seat: given ones go to the people, or to all seats where there are enough of them."""
    people = seated.count(PERSON)
    if len(given) not in (0, people, len(seated)):
        raise BrokenMessage(f"--names: {len(given)} names for {people} people at a table of {len(seated)}")
    names: list[str | None] = []
    remaining = iter(given)
    for number, occupant in enumerate(seated):
        if given and (occupant == PERSON or len(given) == len(seated)):
            names.append(next(remaining))
        else:
            names.append(messages.say("cli-name-person", {"number": number + 1}) if occupant == PERSON else None)
    return check_names(seat_names(table, names), "--names")


def check_names(names: Sequence[str], what: str) -> list[str]:
    """Names that can be shown and told apart."""
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BrokenMessage(f"{what}: {name!r} is not a name of 1 to {LONGEST_NAME} printable letters")
    if len(set(names)) < len(names):
        raise BrokenMessage(f"{what}: two players have the same name")
    return list(names)
