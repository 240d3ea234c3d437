"""Positions of Habemus Papam, arranged as a player would describe them, and a way to play on from them by notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from roisoleil.engine.chance import Chance, FastChance, RecordedChance
from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.event import Event, hears
from roisoleil.engine.frame import Reason
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    BIT,
    BLACK_SMOKE,
    CARDINAL_CARDS,
    CARDINALS,
    DATA,
    FELIPE,
    FIRST_ORDER,
    GEMS_IN_BOX,
    LOUIS,
    MAZARIN,
    ORDER_CARDS,
    PERSONS,
    POLITICAL_CARDS,
    SQUADRONE,
    WHITE_SMOKE,
    Persons,
    load_persons,
)
from roisoleil.games.habemus.game import HabemusPapam
from roisoleil.games.habemus.gems import BIDS, LETTERS, count_of, purse_of
from roisoleil.games.habemus.reveal import choose_orders, reveal_cards
from roisoleil.games.habemus.setup import CARDS_MIXED_WITH_WHITE_SMOKE
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import clear_away
from roisoleil.games.habemus.turn import ORDER_OF_PLAY, Phase, Rounds
from roisoleil.games.habemus.view import Behind, Count, View, view

GAME: Final = HabemusPapam(load_persons())

# The players of the rulebook's examples, as they sit clockwise.
AMELIE: Final = 0
BRIGITTE: Final = 1
RALF: Final = 2
CHRISTOPHE: Final = 3
WATCHER: Final = -1

START_PURSE: Final = "DDDDRSSAAA"
Told = dict[str, Json]
"""What was told, as it is written in records."""


class Play:
    """A real table that is driven by notations and remembers what was told about the last act."""

    def __init__(self, table: Conclave, dealer: Dealer, game: HabemusPapam = GAME) -> None:
        self.table: Final = table
        self.game: Final = game
        self._dealer: Final = dealer
        self.told: list[Event] = dealer.events

    # Acts.

    def choose(self, seat: int, notation: str) -> None:
        """Make one legal choice."""
        self._dealer.events = []
        self._choose(seat, notation)
        self.told = self._dealer.events

    def _choose(self, seat: int, notation: str) -> None:
        reason = self.why_not(seat, notation)
        assert reason is None, f"seat {seat} may not {notation!r} ({reason.key}): {self.options(seat)}"
        self.table.apply(seat, self.game.choices.parse_notation(notation), self._dealer)
        self.game.check(self.table)

    def lay(self, cards: Mapping[int, str] | None = None) -> None:
        """Everybody decides on an action card; those who are not named lay none."""
        self._answer("lay", cards or {}, "none")

    def bid(self, gems: Mapping[int, str] | None = None) -> None:
        """Everybody of the present group bids; those who are not named bid nothing."""
        self._answer("bid", gems or {}, "")

    def keep(self, orders: Mapping[int, str]) -> None:
        """The named seats keep an order."""
        self._dealer.events = []
        for seat, order in orders.items():
            self._choose(seat, f"keep {order}")
        self.told = self._dealer.events

    def _answer(self, verb: str, answers: Mapping[int, str], otherwise: str) -> None:
        self._dealer.events = []
        for seat in self.table.to_act():
            self._choose(seat, f"{verb} {answers.get(seat, otherwise) or '-'}")
        self.told = self._dealer.events

    def take(self, seat: int, card: str) -> None:
        """A seat takes a card of the row."""
        self.choose(seat, f"take {card}")

    def play_on(self, upto_round: int = 99) -> None:
        """Everybody takes the first option until that round begins or the game ends."""
        self._dealer.events = []
        while not self.table.is_over() and self.table.round_number < upto_round:
            seat = self.table.to_act()[0]
            self._choose(seat, self.options(seat)[0])
        self.told = self._dealer.events

    # What may be seen.

    def options(self, seat: int) -> list[str]:
        """The notations of what a seat may choose."""
        return [self.game.choices.notation(choice) for choice in self.table.options(seat)]

    def why_not(self, seat: int, notation: str) -> Reason | None:
        """Why a seat may not choose that."""
        return self.table.why_not(seat, self.game.choices.parse_notation(notation))

    def to_act(self) -> list[int]:
        """Whose decision is awaited."""
        return self.table.to_act()

    def decision(self) -> str | None:
        """What is being decided."""
        return self.view().decision

    def view(self, seat: int = WATCHER) -> View:
        """What a seat sees."""
        return view(self.table, seat)

    def behind(self, seat: int) -> Behind:
        """What a seat sees behind its own screen."""
        own = self.view(seat).own
        assert own is not None
        return own

    def gold(self, seat: int) -> int:
        """The gold that a seat has."""
        return self.behind(seat).gold

    def purse(self, seat: int) -> str:
        """The gems that a seat has."""
        return self.behind(seat).gems

    def hand(self, seat: int) -> list[str]:
        """The action cards that a seat has."""
        return self.behind(seat).hand

    def persons(self, seat: int) -> set[str]:
        """The persons in a display."""
        return set(self.view().displays[seat].persons)

    def row(self) -> list[str]:
        """The cards on offer."""
        return self.view().row

    def gone(self) -> list[str]:
        """The cards that left the game face up."""
        return self.view().gone

    def count(self, seat: int) -> Count:
        """The final count of a seat."""
        counts = self.view().count
        assert counts is not None
        return counts[seat]

    def events(self, kind: str = "", heard_by: int | None = None) -> list[Told]:
        """What was told about the last act: all of it, or one kind, or what one seat heard."""
        structs = [
            self.game.events.struct(event) for event in self.told if heard_by is None or hears(event.audience, heard_by)
        ]
        return [struct for struct in structs if not kind or struct["type"] == kind]


# Real games with a chosen deck.


def scripted_chance(
    seats: int = 4,
    camerlengo: int = AMELIE,
    cardinals: str = "",
    politics: str = "",
    actions: str = "",
    orders: str = "",
    black_smoke_place: int = 9,
    white_smoke_place: int = 3,
) -> RecordedChance:
    """The named cards lie on top; White Smoke lies under that many of the last three cardinals."""
    assert camerlengo < seats
    deck = _on_top(cardinals, CARDINAL_CARDS)
    last = deck[-CARDS_MIXED_WITH_WHITE_SMOKE:]
    last.insert(white_smoke_place, WHITE_SMOKE)
    labels = ["politics", "actions", "cardinals", "black-smoke-place", "last-cardinals", "first-camerlengo", "orders"]
    values = [
        _on_top(politics, POLITICAL_CARDS),
        _on_top(actions, ACTION_CARDS),
        deck,
        [black_smoke_place],
        last,
        [camerlengo],
        _on_top(" ".join(f"order-{name}" for name in orders.split()), ORDER_CARDS),
    ]
    return RecordedChance(labels, values)


def new_game(chance: Chance, seats: int = 4) -> Play:
    """A game that has just begun."""
    dealer = Dealer(chance)
    return Play(GAME.setup(seats, [], dealer), dealer)


def _on_top(names: str, box: list[int]) -> list[int]:
    named = _numbers(names)
    return named + _without(box, named)


def _numbers(names: str) -> list[int]:
    return [GAME.people.names.index(name) for name in names.split()]


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = Counter(cards)
    left.subtract(taken)
    assert min(left.values()) >= 0, "a card is named too often"
    return sorted(left.elements())


# Chosen positions.


def table_with(
    phase: Phase,
    *,
    seats: int = 4,
    camerlengo: int = AMELIE,
    round_number: int = 5,
    displays: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    bids: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    gems: Mapping[int, str] | None = None,
    orders: Mapping[int, str] | None = None,
    row: str = "",
    cardinals: str = "",
    politics: str = "",
    actions: str = "",
    rest_is_gone: bool = False,
    black_smoke: bool = False,
    white_smoke: bool = False,
    people: Persons | None = None,
) -> Play:
    """A table at the beginning of a phase, played up to its first decision.

    `cardinals`, `politics` and `actions` lie on top of their decks. All other cards lie below them, or have left the
    game if `rest_is_gone`. Without a `row`, the next card of each deck is on offer. Every card and gem is somewhere.
    """
    game = GAME if people is None else HabemusPapam(people)
    candidates = [
        _candidate(
            (gold or {}).get(seat, 20),
            (gems or {}).get(seat, START_PURSE),
            (displays or {}).get(seat, ""),
            (hands or {}).get(seat, ""),
            (laid or {}).get(seat, ""),
            (bids or {}).get(seat),
            game.people.names,
        )
        for seat in range(seats)
    ]
    undealt = _deal_orders(candidates, orders or {})
    placed = [game.people.names.index(name) for name in " ".join([row, *_all_names(displays, hands, laid)]).split()]
    lying = Counter(placed)
    decks: list[list[int]] = []
    drawn: list[int] = []
    gone: list[int] = []
    offers = [game.people.names.index(name) for name in row.split()]
    tops = [[game.people.names.index(name) for name in names.split()] for names in (cardinals, politics, actions)]
    for top, box in zip(tops, (CARDINAL_CARDS, POLITICAL_CARDS, ACTION_CARDS), strict=True):
        used = [card for card in sorted(set(box)) for _ in range(lying[card])]
        rest = _without(box, used + [card for card in top if card not in (BLACK_SMOKE, WHITE_SMOKE)])
        if rest_is_gone:
            gone += rest
            used += rest
            rest = []
        face_down = top + rest
        if not row and phase not in (reveal_cards, clear_away):
            offers.append(face_down[0])
            used.append(face_down.pop(0))
        decks.append(used + face_down)
        drawn.append(len(used))
    if not row and phase not in (reveal_cards, clear_away):
        offers.append(game.people.names.index("camerlengo"))
    drawn[0] += _place_smokes(decks[0], drawn[0], black_smoke, white_smoke)
    bank = [total - sum(count_of(each.gems, colour) for each in candidates) for colour, total in enumerate(GEMS_IN_BOX)]
    assert min(bank) >= 0, "more gems than in the box"
    table = Conclave(
        game.people,
        decks[0],
        decks[1],
        decks[2],
        undealt,
        candidates,
        purse_of(bank),
        camerlengo,
        [],
        offers,
        gone,
        round_number,
        drawn[0],
        drawn[1],
        drawn[2],
        black_smoke,
        white_smoke,
        black_smoke and phase is not choose_orders,
    )
    game.check(table)
    dealer = Dealer(FastChance(1))
    table.start(Rounds(ORDER_OF_PLAY.index(phase)), dealer)
    return Play(table, dealer, game)


def election(
    *,
    seats: int = 4,
    camerlengo: int = AMELIE,
    displays: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    gems: Mapping[int, str] | None = None,
    orders: Mapping[int, str] | None = None,
    people: Persons | None = None,
) -> Play:
    """The game has just ended and the votes are counted; those who are not named have neither gold nor gems."""
    nothing = dict.fromkeys(range(seats), 0)
    empty = dict.fromkeys(range(seats), "")
    return table_with(
        clear_away,
        seats=seats,
        camerlengo=camerlengo,
        round_number=19,
        displays=displays,
        hands=hands,
        gold=nothing | dict(gold or {}),
        gems=empty | dict(gems or {}),
        orders=orders,
        rest_is_gone=True,
        black_smoke=True,
        white_smoke=True,
        people=people,
    )


def _all_names(*groups: Mapping[int, str] | None) -> list[str]:
    return [names for group in groups if group is not None for names in group.values()]


def _candidate(
    gold: int, gems: str, display: str, hand: str, laid: str, bid: str | None, names: list[str]
) -> Candidate:
    candidate = Candidate(gold, purse_of([gems.count(letter) for letter in LETTERS]), NONE, NONE)
    shown = [names.index(name) for name in display.split()]
    candidate.persons = sum(BIT[card] for card in shown if card < PERSONS)
    candidate.mazarin = shown.count(MAZARIN)
    candidate.louis = shown.count(LOUIS)
    candidate.felipe = shown.count(FELIPE)
    candidate.squadrone = shown.count(SQUADRONE)
    for name in hand.split():
        candidate.add_to_hand(names.index(name))
    candidate.laid = names.index(laid) if laid else NONE
    candidate.bid = NONE if bid is None else BIDS.index(bid)
    return candidate


def _deal_orders(candidates: list[Candidate], orders: Mapping[int, str]) -> list[int]:
    """Two orders each: those named first (a single one is the kept one), then any. Returns the undealt ones."""
    dealt = {seat: _numbers(" ".join(f"order-{name}" for name in names.split())) for seat, names in orders.items()}
    left = _without(ORDER_CARDS, [order for named in dealt.values() for order in named])
    # From the back, so that nobody holds two equal orders by accident.
    for seat, candidate in enumerate(candidates):
        named = dealt.get(seat, [])
        while len(named) < 2:
            named.append(left.pop(-1 if len(named) else 0))
        candidate.order, candidate.other_order = named
        assert min(named) >= FIRST_ORDER
    return left


def _place_smokes(deck: list[int], drawn: int, black_smoke: bool, white_smoke: bool) -> int:
    """Put the smokes where the setup can have put them, unless they were named; how many of them were drawn."""
    risen = 0
    if black_smoke:
        deck.insert(min(drawn, 9), BLACK_SMOKE)
        risen += 1
    elif BLACK_SMOKE not in deck:
        deck.insert(max(drawn, 9), BLACK_SMOKE)
    if white_smoke:
        deck.insert(drawn + risen, WHITE_SMOKE)
        risen += 1
    elif WHITE_SMOKE not in deck:
        deck.append(WHITE_SMOKE)
    assert len(deck) == CARDINALS + 2
    return risen


# Files of owners who write down what their cards say.


def owners_file(folder: Path, changes: Mapping[str, str] | None = None, row: str = "", reverse: bool = False) -> str:
    """The path of a copy of persons.toml in which texts, which must be there, are replaced: in one row, or in all."""
    head, *rows = (DATA / "persons.toml").read_text(encoding="utf-8").split("[[person]]\n")
    for old, new in (changes or {}).items():
        changed = [each.replace(old, new) if f'id = "{row}' in each else each for each in rows]
        assert changed != rows, f"{old!r} is not in the file"
        rows = changed
    if reverse:
        rows = [each.strip() + "\n\n" for each in reversed(rows)]
    file = folder / "owners.toml"
    file.write_text("[[person]]\n".join([head, *rows]), encoding="utf-8")
    return str(file)
