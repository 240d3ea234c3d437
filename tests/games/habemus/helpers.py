"""Positions of Habemus Papam, arranged as a player would describe them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from roisoleil.engine.chance import Chance, FastChance, RecordedChance
from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    BIT,
    BLACK_SMOKE,
    CAMERLENGO,
    CARDINAL_CARDS,
    CARDINALS,
    DATA,
    FELIPE,
    GEMS_IN_BOX,
    LOUIS,
    MAZARIN,
    ORDER_CARDS,
    PERSONS,
    POLITICAL_CARDS,
    SQUADRONE,
    WHITE_SMOKE,
    Persons,
)
from roisoleil.games.habemus.game import HabemusPapam
from roisoleil.games.habemus.gems import BIDS, LETTERS, count_of, purse_of
from roisoleil.games.habemus.reveal import choose_orders, reveal_cards
from roisoleil.games.habemus.setup import CARDS_MIXED_WITH_WHITE_SMOKE
from roisoleil.games.habemus.state import NEWEST_RULES, Candidate, Conclave
from roisoleil.games.habemus.taking import clear_away
from roisoleil.games.habemus.turn import ORDER_OF_PLAY, Phase, Rounds
from tests.games.habemus.play import AMELIE, GAME, Play

START_PURSE: Final = "DDDDRSSAAA"
SMOKES: Final = (BLACK_SMOKE, WHITE_SMOKE)

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
    outcomes = {
        "politics": _on_top(politics, POLITICAL_CARDS),
        "actions": _on_top(actions, ACTION_CARDS),
        "cardinals": deck,
        "black-smoke-place": [black_smoke_place],
        "last-cardinals": last,
        "first-camerlengo": [camerlengo],
        "orders": _on_top(_order_cards(orders), ORDER_CARDS),
    }
    return RecordedChance(list(outcomes), list(outcomes.values()))


def new_game(chance: Chance, seats: int = 4) -> Play:
    """A game that has just begun."""
    dealer = Dealer(chance)
    return Play(GAME.setup(seats, [], dealer), dealer)


def _on_top(names: str, box: list[int]) -> list[int]:
    named = _numbers(names, GAME.people)
    return named + _without(box, named)


def _order_cards(names: str) -> str:
    return " ".join(f"order-{name}" for name in names.split())


def _numbers(names: str, people: Persons) -> list[int]:
    return [people.names.index(name) for name in names.split()]


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
    people: Persons = GAME.people,
    faq: bool = False,
    version: int = NEWEST_RULES,
) -> Play:
    """A table at the beginning of a phase, played up to its first decision.

    `cardinals`, `politics` and `actions` lie on top of their decks. All other cards lie below them, or have left the
    game if `rest_is_gone`. Without a `row`, the next card of each deck is on offer. Of two `orders` the first is the
    kept one after Black Smoke. Every card and every gem is somewhere.
    """
    # The candidates and what they have.
    candidates: list[Candidate] = []
    for seat in range(seats):
        candidate = Candidate((gold or {}).get(seat, 20), _purse((gems or {}).get(seat, START_PURSE)), NONE, NONE)
        _fill_display(candidate, _numbers((displays or {}).get(seat, ""), people))
        for card in _numbers((hands or {}).get(seat, ""), people):
            candidate.add_to_hand(card)
        candidate.laid = people.names.index(laid[seat]) if laid and seat in laid else NONE
        candidate.bid = BIDS.index(bids[seat]) if bids and seat in bids else NONE
        candidates.append(candidate)
    undealt = _deal_orders(candidates, orders or {})
    bank = [total - sum(count_of(each.gems, colour) for each in candidates) for colour, total in enumerate(GEMS_IN_BOX)]
    assert min(bank) >= 0, "more gems than in the box"

    # The decks: what lies elsewhere has been drawn from them.
    offers = _numbers(row, people)
    lying = offers + [card for group in (displays, hands, laid) for card in _all_cards(group, people)]
    stacks = [
        _Stack(box, lying, _numbers(top, people), rest_is_gone)
        for box, top in ((CARDINAL_CARDS, cardinals), (POLITICAL_CARDS, politics), (ACTION_CARDS, actions))
    ]
    if not row and phase not in (reveal_cards, clear_away):
        offers = [*(stack.draw() for stack in stacks), CAMERLENGO]
    _place_smokes(stacks[0], black_smoke, white_smoke)

    # The table, begun at that phase.
    table = Conclave(
        people,
        stacks[0].drawn + stacks[0].face_down,
        stacks[1].drawn + stacks[1].face_down,
        stacks[2].drawn + stacks[2].face_down,
        undealt,
        candidates,
        purse_of(bank),
        camerlengo,
        [],
        offers,
        [card for stack in stacks for card in stack.gone],
        round_number,
        len(stacks[0].drawn),
        len(stacks[1].drawn),
        len(stacks[2].drawn),
        black_smoke,
        white_smoke,
        black_smoke and phase is not choose_orders,
        version,
        faq,
    )
    game = GAME if people is GAME.people else HabemusPapam(people)
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
    people: Persons = GAME.people,
) -> Play:
    """The game has just ended and the votes are counted; those who are not named have neither gold nor gems."""
    return table_with(
        clear_away,
        seats=seats,
        camerlengo=camerlengo,
        round_number=19,
        displays=displays,
        hands=hands,
        gold=dict.fromkeys(range(seats), 0) | dict(gold or {}),
        gems=dict.fromkeys(range(seats), "") | dict(gems or {}),
        orders=orders,
        rest_is_gone=True,
        black_smoke=True,
        white_smoke=True,
        people=people,
    )


class _Stack:
    """One of the three decks: what was drawn, what is face down, and what of the drawn cards has left the game."""

    def __init__(self, box: list[int], lying: list[int], top: list[int], rest_is_gone: bool) -> None:
        self.drawn: Final = [card for card in lying if card in box]
        rest = _without(box, self.drawn + [card for card in top if card not in SMOKES])
        self.gone: Final = rest if rest_is_gone else []
        self.drawn.extend(self.gone)
        self.face_down: Final = top if rest_is_gone else top + rest

    def draw(self) -> int:
        """Turn the top card."""
        self.drawn.append(self.face_down.pop(0))
        return self.drawn[-1]


def _all_cards(group: Mapping[int, str] | None, people: Persons) -> list[int]:
    return _numbers(" ".join((group or {}).values()), people)


def _purse(gems: str) -> int:
    return purse_of([gems.count(letter) for letter in LETTERS])


def _fill_display(candidate: Candidate, cards: list[int]) -> None:
    candidate.persons = sum(BIT[card] for card in cards if card < PERSONS)
    candidate.mazarin = cards.count(MAZARIN)
    candidate.louis = cards.count(LOUIS)
    candidate.felipe = cards.count(FELIPE)
    candidate.squadrone = cards.count(SQUADRONE)


def _deal_orders(candidates: list[Candidate], orders: Mapping[int, str]) -> list[int]:
    """Two orders each: those that are named, then any. Returns the undealt ones."""
    dealt = {seat: _numbers(_order_cards(names), GAME.people) for seat, names in orders.items()}
    left = _without(ORDER_CARDS, [order for named in dealt.values() for order in named])
    for seat, candidate in enumerate(candidates):
        named = dealt.get(seat, [])
        while len(named) < 2:
            # One from each end, so that nobody holds two equal orders by accident.
            named.append(left.pop(-1 if named else 0))
        candidate.order, candidate.other_order = named
    return left


def _place_smokes(cardinals: _Stack, black_smoke: bool, white_smoke: bool) -> None:
    """Put the smokes where the setup can have put them, unless they were named."""
    if black_smoke:
        cardinals.drawn.insert(9, BLACK_SMOKE)
    elif BLACK_SMOKE not in cardinals.face_down:
        cardinals.face_down.insert(max(0, 9 - len(cardinals.drawn)), BLACK_SMOKE)
    if white_smoke:
        cardinals.drawn.append(WHITE_SMOKE)
    elif WHITE_SMOKE not in cardinals.face_down:
        cardinals.face_down.append(WHITE_SMOKE)
    assert len(cardinals.drawn) + len(cardinals.face_down) == CARDINALS + len(SMOKES)


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
