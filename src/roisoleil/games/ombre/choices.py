"""Every choice of the game, numbered. The comments name the decision to which each block belongs."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.choice import ChoiceTable
from roisoleil.games.ombre.cards import (
    AUCTION_KINDS,
    AUCTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    QUALITY_FACES,
    QUALITY_NAMES,
)

MOST_SEATS: Final = 6
TARGETS: Final = MOST_SEATS * COLOURS
PAIRS: Final[list[tuple[int, int]]] = [
    (first, second) for first in range(MOST_SEATS) for second in range(first + 1, MOST_SEATS)
]
MOST_BID: Final = 250
MOST_POWER: Final = 62

DONE: Final = 0  # Phases 1 and 3: go on to the next phase.
DUEL_ONE: Final = DONE + 1  # Phase 1, green: one player gives two ...
DUEL_TWO: Final = DUEL_ONE + MOST_SEATS  # ... or two players give one each.
USE_POWER: Final = DUEL_TWO + len(PAIRS)  # Red.
USE_WEALTH: Final = USE_POWER + 1  # Yellow.
USE_AUTHORITY: Final = USE_WEALTH + 1
USE_PENSION: Final = USE_AUTHORITY + 1
USE_SUZERAIN: Final = USE_PENSION + 1  # Against this seat.
LAY_DOWN: Final = USE_SUZERAIN + MOST_SEATS  # Blue: lay the top card of this row on the discard pile ...
RETRIEVE: Final = LAY_DOWN + COLOURS  # ... and take this one from it.
DISMISS: Final = RETRIEVE + QUALITY_FACES  # Blue: discard one's own top card and another player's.
CONSPIRE_POWER: Final = DISMISS + COLOURS * TARGETS  # Conspiracy: this top card for three power ...
CONSPIRE_GOLD: Final = CONSPIRE_POWER + COLOURS  # ... or for one gold.
ANNOUNCE: Final = CONSPIRE_GOLD + COLOURS  # Phase 2: so many cards, from 1.
MOST_ANNOUNCED: Final = 3
TURN_ONE: Final = ANNOUNCE + MOST_ANNOUNCED  # Medal: turn one more card ...
STOP: Final = TURN_ONE + 1  # ... or stop.
PLACE: Final = STOP + 1  # Place this card.
PLACE_TWO: Final = PLACE + QUALITY_FACES  # Influence: place two of a colour, the second on top.
SAP: Final = PLACE_TWO + 4 * COLOURS  # Phase 3, one gold: this seat loses one power.
TRADE: Final = SAP + MOST_SEATS  # One gold: exchange an own top card for another player's.
BANISH: Final = TRADE + COLOURS * TARGETS  # Two gold: discard another player's top card.
BUY_CARD: Final = BANISH + TARGETS  # Two gold: turn a card and place it.
DRAW: Final = BUY_CARD + 1  # Mazarin: turn a card and place it ...
FAVOUR: Final = DRAW + 1  # ... or take these tokens.
FORFEIT: Final = FAVOUR + 6  # Gambling debts: the top card of this row ...
FORFEIT_AUCTION: Final = FORFEIT + COLOURS  # ... this auction card ...
FORFEIT_TOKENS: Final = FORFEIT_AUCTION + AUCTION_KINDS  # ... or two tokens.
PASS: Final = FORFEIT_TOKENS + 3  # Auction: pass for good ...
BID: Final = PASS + 1  # ... or bid so much, from 1.
PAY_CARD: Final = BID + MOST_BID  # Payment: the top card of this row ...
PAY_AUCTION: Final = PAY_CARD + COLOURS  # ... this auction card ...
SETTLE: Final = PAY_AUCTION + AUCTION_KINDS  # ... or the rest in tokens, so much of it in power.
CHOICES: Final = SETTLE + MOST_POWER + 1

TOKEN_MIXES: Final[list[tuple[int, int]]] = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
"""Power and gold of the choices of FAVOUR; the last three are those of FORFEIT_TOKENS."""
FIRST_PAIR_OF_TOKENS: Final = 3


def target(seat: int, colour: int) -> int:
    """The number of a row of a seat."""
    return COLOURS * seat + colour


def with_own(first: int, own: int, seat: int, colour: int) -> int:
    """The choice of DISMISS or TRADE with an own row and a row of another seat."""
    return first + TARGETS * own + target(seat, colour)


def duel_two(first: int, second: int) -> int:
    """The choice of a duel against two seats, ascending."""
    return DUEL_TWO + _PAIR_NUMBER[first][second]


def _pair_numbers() -> list[list[int]]:
    numbers = [[-1] * MOST_SEATS for _ in range(MOST_SEATS)]
    for number, (first, second) in enumerate(PAIRS):
        numbers[first][second] = number
    return numbers


_PAIR_NUMBER: Final[list[list[int]]] = _pair_numbers()


def place_two(bottom: int, top: int) -> int:
    """The choice to place two cards of one colour."""
    return PLACE_TWO + 4 * (bottom >> 1) + 2 * (bottom & 1) + (top & 1)


def choice_table() -> ChoiceTable:
    """The table of choices."""
    table = ChoiceTable()
    table.add("done")
    for seat in range(MOST_SEATS):
        table.add("duel", {"seat": seat})
    for first, second in PAIRS:
        table.add("duel-two", {"first-seat": first, "second-seat": second})
    for effect in ("power", "wealth", "authority", "pension"):
        table.add("use", {"effect": effect})
    for seat in range(MOST_SEATS):
        table.add("suzerain", {"seat": seat})
    for colour in COLOUR_NAMES:
        table.add("lay-down", {"own": colour})
    for face in QUALITY_NAMES:
        table.add("retrieve", {"card": face})
    _add_with_own(table, "dismiss")
    for reward in ("power", "gold"):
        for colour in COLOUR_NAMES:
            table.add("conspire", {"own": colour, "reward": reward})
    for number in range(1, MOST_ANNOUNCED + 1):
        table.add("announce", {"cards": number})
    table.add("turn")
    table.add("stop")
    for face in QUALITY_NAMES:
        table.add("place", {"card": face})
    for plain in range(0, QUALITY_FACES, 2):
        faces = (QUALITY_NAMES[plain], QUALITY_NAMES[plain + 1])
        for bottom in faces:
            for top in faces:
                table.add("place-two", {"bottom": bottom, "top": top})
    for seat in range(MOST_SEATS):
        table.add("sap", {"seat": seat})
    _add_with_own(table, "trade")
    for seat in range(MOST_SEATS):
        for colour in COLOUR_NAMES:
            table.add("banish", {"seat": seat, "colour": colour})
    table.add("buy-card")
    table.add("draw")
    for power, gold in TOKEN_MIXES:
        table.add("favour", {"power": power, "gold": gold})
    for colour in COLOUR_NAMES:
        table.add("forfeit", {"own": colour})
    for name in AUCTION_NAMES:
        table.add("forfeit", {"own": name})
    for power, gold in TOKEN_MIXES[FIRST_PAIR_OF_TOKENS:]:
        table.add("forfeit-tokens", {"power": power, "gold": gold})
    table.add("pass")
    for number in range(1, MOST_BID + 1):
        table.add("bid", {"amount": number})
    for colour in COLOUR_NAMES:
        table.add("pay", {"own": colour})
    for name in AUCTION_NAMES:
        table.add("pay", {"own": name})
    for power in range(MOST_POWER + 1):
        table.add("settle", {"power": power})
    assert len(table.rows) == CHOICES
    return table


def _add_with_own(table: ChoiceTable, kind: str) -> None:
    for own in COLOUR_NAMES:
        for seat in range(MOST_SEATS):
            for colour in COLOUR_NAMES:
                table.add(kind, {"own": own, "seat": seat, "colour": colour})
