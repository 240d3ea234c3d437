"""The rules of "1655 - Habemus Papam", written a second time from the rulebook and the rulings.

Nothing here comes from the engine: the game is one generator, `play`. It yields the questions that the rules put to the
players, is sent the answers, in the words of the record's notation, and returns the count of the votes. What the table
is told on the way stands in `Table.told`.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

PERSONS_FILE: Final = Path(__file__).parents[2] / "src/roisoleil/games/habemus/data/persons.toml"

GEMS: Final = "DRSA"  # best first
GEMS_IN_BOX: Final = Counter(D=16, R=10, S=11, A=15)
GEMS_AT_START: Final = Counter(D=4, R=1, S=2, A=3)
GEMS_OF_CAMERLENGO: Final = "RSA"
GOLD_AT_START: Final = 20
GOLD_OF_CAMERLENGO: Final = 1
GOLD_OF_CARDINAL: Final = 5  # at Black Smoke
GOLD_OF_TAKEN: Final = {"felipe": 5, "death": 5}
GOLD_OF_TEN: Final = 10
STOLEN_BY: Final = {"bid-second": 2, "best-twice": 3, "three-rubies": 2}
PRICE_OF_BRIBE: Final = 5
PRICE_OF_SQUADRONE: Final = 20
LARGEST_BID: Final = 3
LARGEST_BID_BEST_TWICE: Final = 2

VOTES_OF_LOUIS: Final = (0, 1, 2, 4, 6, 8)
GOLD_PER_VOTE: Final = (15, 10, 8, 7, 6, 5)  # by the number of Mazarin cards
GOLD_OF_FELIPE: Final = (0, 5, 15, 25)  # at the end
VOTES_OF_SQUADRONE: Final = 3
CARDS_FOR_OLD_BOY: Final = 2  # Louis for Barberini, Mazarin for Sacchetti
ORDER_COATS: Final = {
    "order-four-coats": {"france": 1, "spain": 1, "urban": 1, "innocent": 1},
    "order-spain-innocent": {"spain": 2, "innocent": 2},
    "order-innocent-urban": {"innocent": 2, "urban": 2},
    "order-spain-urban": {"spain": 2, "urban": 2},
    "order-france": {"france": 3},
}
ORDER_VOTES: Final = {"order-france": 3}
OTHER_ORDER_VOTES: Final = 2

ACTIONS: Final = ("ten-gold", "bid-second", "best-twice", "three-rubies", "bribe", "swap")
RANKED: Final = ("first", "second", "third", "fourth")

Fact = str | int | None
T = TypeVar("T")


class Person(NamedTuple):
    """One row of the table of persons."""

    id: str
    name: str
    kind: str
    faction: str
    age: int
    symbol: str


class Told(NamedTuple):
    """One event and its audience."""

    to: list[int | str]
    event: dict[str, Fact]


class Question(NamedTuple):
    """Who may answer now, and with what."""

    legal: Mapping[int, frozenset[str]]
    sealed: bool = False


class Answer(NamedTuple):
    """Who answered, and with what: the words of the notation after the verb."""

    seat: int
    words: list[str]


Script = Generator[Question, Answer, T]


@dataclass
class Deal:
    """What chance decided before the first round; the cardinals with both smokes."""

    politics: list[str]
    actions: list[str]
    cardinals: list[str]
    camerlengo: int
    orders: list[list[str]]


@dataclass
class Player:
    """What lies before and behind one screen."""

    orders: list[str]
    gold: int = GOLD_AT_START
    gems: Counter[str] = field(default_factory=GEMS_AT_START.copy)
    persons: set[str] = field(default_factory=set)
    politics: Counter[str] = field(default_factory=Counter)
    hand: Counter[str] = field(default_factory=Counter)


@dataclass
class Count:
    """The result: by seat."""

    ranks: list[int]
    points: list[int]
    breakdown: list[dict[str, int]]


class Table:
    """The whole table, and what has been told at it."""

    def __init__(self, persons: list[Person], deal: Deal, rules: str = "habemus/2", has_faq: bool = False) -> None:
        self.is_first_version = rules == "habemus/1"
        # The first version of our rules always followed the publisher's clarifications.
        self.has_faq = has_faq or self.is_first_version
        self.persons = {person.id: person for person in persons}
        self.row_of_person = {person.id: row for row, person in enumerate(persons)}
        self.politics = list(deal.politics)
        self.actions = list(deal.actions)
        self.cardinals = list(deal.cardinals)
        self.camerlengo = deal.camerlengo
        self.players = [Player(list(orders)) for orders in deal.orders]
        self.offer: list[str] = []
        self.laid: dict[int, str] = {}
        self.bank = Counter(GEMS_IN_BOX)
        for _ in self.players:
            self.bank -= GEMS_AT_START
        self.told: list[Told] = []

    def clockwise(self, start: int) -> list[int]:
        """All seats, beginning with `start`."""
        return [(start + step) % len(self.players) for step in range(len(self.players))]

    def tell_all(self, kind: str, **facts: Fact) -> None:
        """Say something that all may hear."""
        self.told.append(Told([*range(len(self.players)), "watchers"], {"type": kind, **facts}))

    def whisper(self, seat: int, kind: str, **facts: Fact) -> None:
        """Say something to one seat only."""
        self.told.append(Told([seat], {"type": kind, "seat": seat, **facts}))

    def tell_others(self, seat: int, kind: str) -> None:
        """Tell everybody else that a seat has decided, not what."""
        others: list[int | str] = [other for other in range(len(self.players)) if other != seat]
        self.told.append(Told([*others, "watchers"], {"type": kind, "seat": seat}))

    def seniority(self, person: str) -> tuple[int, int]:
        """Greater is older; of two equal ages the person listed first counts as older."""
        return self.persons[person].age, -self.row_of_person[person]

    def is_chigi(self, person: str) -> bool:
        """The dove marks him."""
        return self.persons[person].symbol == "dove"

    def red_bordered(self, seat: int) -> set[str]:
        """Cardinals of a display that others can get at: no leader, not Chigi."""
        persons = self.players[seat].persons
        return {card for card in persons if self.persons[card].kind != "leader" and not self.is_chigi(card)}

    def owner(self, person: str) -> int:
        """The seat in whose display a person is."""
        return next(seat for seat, player in enumerate(self.players) if person in player.persons)


def read_persons(path: Path = PERSONS_FILE) -> list[Person]:
    """Read the table of persons, in the order of the file."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["person"]
    return [Person(*(row[name] for name in Person._fields)) for row in rows]


def play(table: Table) -> Script[Count]:
    """Play one whole game."""
    table.tell_all("camerlengo-named", seat=table.camerlengo)
    for seat, player in enumerate(table.players):
        table.whisper(seat, "orders-dealt", first=player.orders[0], second=player.orders[1])
    number = 0
    is_last = False
    while not is_last:
        number += 1
        table.tell_all("round-began", round=number)
        smoke = reveal(table)
        if smoke == "black-smoke":
            yield from keep_orders(table)
        if number > 1:
            yield from lay_actions(table)
        order_of_choice = yield from bid(table)
        yield from take_cards(table, order_of_choice)
        is_last = smoke == "white-smoke"
    return count_votes(table)


# Phase 1


def reveal(table: Table) -> str:
    """Turn one card of each deck, or all of them at White Smoke; return the smoke, if any."""
    smoke = table.cardinals.pop(0) if table.cardinals[0] in {"black-smoke", "white-smoke"} else ""
    if smoke:
        table.tell_all(f"{smoke}-rose")
    how_many = len(table.politics) if smoke == "white-smoke" else 1
    table.offer = []
    for deck in (table.cardinals, table.politics, table.actions):
        table.offer += deck[:how_many]
        del deck[:how_many]
    for card in table.offer:
        table.tell_all("card-turned", card=card)
    table.offer.append("camerlengo")
    return smoke


def keep_orders(table: Table) -> Script[None]:
    """Black Smoke: income from the 18 with a gold bag, then everybody keeps one order."""
    for seat in table.clockwise(table.camerlengo):
        player = table.players[seat]
        bags = sum(table.persons[card].kind == "cardinal" for card in player.persons)
        player.gold += bags * GOLD_OF_CARDINAL
        table.tell_all("income", seat=seat, cardinals=bags, gold=bags * GOLD_OF_CARDINAL)
    waiting = {seat: {order.removeprefix("order-") for order in p.orders} for seat, p in enumerate(table.players)}
    while waiting:
        seat, words = yield sealed("keep", waiting)
        orders = table.players[seat].orders
        kept = f"order-{words[0]}"
        orders.remove(kept)
        table.whisper(seat, "order-kept", kept=kept, dropped=orders[0])
        table.tell_others(seat, "order-decided")
        table.players[seat].orders = [kept]
        del waiting[seat]


# Phase 2


def lay_actions(table: Table) -> Script[None]:
    """Who has cards lays one or none, face down; then they are opened and resolved from the Camerlengo (ruling 47)."""
    table.laid = {}
    holders = {seat for seat, player in enumerate(table.players) if player.hand.total() or table.is_first_version}
    waiting = {seat: {"none", *table.players[seat].hand} for seat in holders}
    while waiting:
        seat, words = yield sealed("lay", waiting)
        table.laid[seat] = words[0]
        table.whisper(seat, "action-chosen", card=None if words[0] == "none" else words[0])
        table.tell_others(seat, "action-decided")
        del waiting[seat]
    in_turn = [seat for seat in table.clockwise(table.camerlengo) if seat in holders]
    for seat in in_turn:
        card = table.laid[seat]
        table.tell_all("action-opened", seat=seat, card=None if card == "none" else card)
        table.players[seat].hand -= Counter([card])
    for seat in in_turn:
        yield from resolve(table, seat, table.laid[seat])


def resolve(table: Table, seat: int, card: str) -> Script[None]:
    """The whole effect of one card laid."""
    if card == "ten-gold":
        gain(table, seat, card, GOLD_OF_TEN)
    elif card in STOLEN_BY:
        steal(table, seat, STOLEN_BY[card])
    elif card == "bribe":
        yield from bribe(table, seat)
    elif card == "swap":
        yield from swap(table, seat)


def gain(table: Table, seat: int, card: str, gold: int) -> None:
    """Get gold from the bank for a card."""
    table.players[seat].gold += gold
    table.tell_all("gold-gained", seat=seat, card=card, gold=gold)


def steal(table: Table, seat: int, amount: int) -> None:
    """Take gold from every opponent, as far as he has it."""
    for victim in table.clockwise(seat)[1:]:
        gold = min(amount, table.players[victim].gold)
        table.players[victim].gold -= gold
        table.players[seat].gold += gold
        table.tell_all("gold-stolen", seat=seat, victim=victim, gold=gold)


def bribe(table: Table, seat: int) -> Script[None]:
    """Buy an opponent's cardinal; without the gold or a target the card returns to the hand (rulings 19, 42)."""
    player = table.players[seat]
    targets = {card for other in table.clockwise(seat)[1:] for card in table.red_bordered(other)}
    if player.gold < PRICE_OF_BRIBE or not targets:
        player.hand["bribe"] += 1
        reason = "bribe-unaffordable" if targets else "bribe-without-target"
        table.tell_all("bribe-returned" if table.is_first_version else reason, seat=seat)
        return
    _, (card,) = yield open_question("bribe", seat, targets)
    victim = table.owner(card)
    table.players[victim].persons.remove(card)
    table.players[victim].gold += PRICE_OF_BRIBE
    player.gold -= PRICE_OF_BRIBE
    player.persons.add(card)
    table.tell_all("bribed", seat=seat, victim=victim, card=card, gold=PRICE_OF_BRIBE)


def swap(table: Table, seat: int) -> Script[None]:
    """Exchange two cardinals of different players, or decline; by the FAQ one may be the own Chigi (rulings 20, 43)."""
    movable = [table.red_bordered(other) for other in range(len(table.players))]
    if table.has_faq:
        movable[seat] |= {card for card in table.players[seat].persons if table.is_chigi(card)}
    pairs = {
        " ".join(sorted(pair, key=table.row_of_person.__getitem__))
        for one, other in combinations(movable, 2)
        for pair in product(one, other)
    }
    words = ["none", "none"]
    if pairs:
        _, words = yield open_question("swap", seat, pairs | {"none none"})
    if words[0] == "none":
        table.tell_all("not-swapped", seat=seat)
        return
    first, second = words
    owner, other = table.owner(first), table.owner(second)
    table.players[owner].persons ^= {first, second}
    table.players[other].persons ^= {first, second}
    table.tell_all("swapped", owner=owner, other=other, first=first, second=second)


# Phase 3


def bid(table: Table) -> Script[list[int]]:
    """Three rubies are open already, then most bid, then those who bid second. Return the order of choice."""
    counts: dict[int, str] = {}
    card_of = {seat: table.laid.get(seat) for seat in range(len(table.players))}
    rubies = [seat for seat, card in card_of.items() if card == "three-rubies"]
    second = [seat for seat, card in card_of.items() if card == "bid-second"]
    open_bids(table, dict.fromkeys(rubies, ""), counts)
    for group in (card_of.keys() - {*rubies, *second}, second):
        yield from bid_at_once(table, group, counts)
    table.laid = {}
    seats = table.clockwise(table.camerlengo)
    order = sorted(seats, key=lambda seat: (-len(counts[seat]), [GEMS.index(gem) for gem in counts[seat]]))
    ranked = dict(zip(RANKED, [*order, None], strict=False))
    table.tell_all("order-of-choice", **ranked)
    return order


def bid_at_once(table: Table, group: Iterable[int], counts: dict[int, str]) -> Script[None]:
    """One group bids, in secret and together; then its bids are opened."""
    paid: dict[int, str] = {}
    waiting = {seat: legal_bids(table, seat) for seat in group}
    while waiting:
        seat, words = yield sealed("bid", waiting)
        paid[seat] = words[0].replace("-", "")
        table.whisper(seat, "bid-chosen", gems=paid[seat])
        table.tell_others(seat, "bid-decided")
        del waiting[seat]
    open_bids(table, paid, counts)


def open_bids(table: Table, paid: dict[int, str], counts: dict[int, str]) -> None:
    """All see the bids, and the gems go to the bank."""
    for seat in table.clockwise(table.camerlengo):
        if seat in paid:
            counts[seat] = worth(table.laid.get(seat), paid[seat])
            table.players[seat].gems -= Counter(paid[seat])
            table.bank += Counter(paid[seat])
            table.tell_all("bid-opened", seat=seat, paid=paid[seat], counts=counts[seat])


def legal_bids(table: Table, seat: int) -> set[str]:
    """0 to 3 of the player's own gems, best first; `-` is none."""
    most = LARGEST_BID_BEST_TWICE if table.laid.get(seat) == "best-twice" else LARGEST_BID
    gems = "".join(gem * table.players[seat].gems[gem] for gem in GEMS)
    return {"".join(some) or "-" for size in range(most + 1) for some in combinations(gems, size)}


def worth(card: str | None, paid: str) -> str:
    """What a bid counts for, virtual gems included."""
    if card == "three-rubies":
        return "RRR"
    return paid[:1] + paid if card == "best-twice" else paid


# Phase 4


def take_cards(table: Table, order_of_choice: list[int]) -> Script[None]:
    """In the order of the bids each player takes one card, as long as the row lasts."""
    for seat in order_of_choice:
        if table.offer:
            _, (card,) = yield open_question("take", seat, table.offer)
            table.offer.remove(card)
            table.tell_all("took", seat=seat, card=card)
            yield from receive(table, seat, card)
    for card in table.offer:
        if card != "camerlengo":
            table.tell_all("left-over", card=card)


def receive(table: Table, seat: int, card: str) -> Script[None]:
    """Where a card goes, and what it does at once."""
    player = table.players[seat]
    if card == "camerlengo":
        become_camerlengo(table, seat)
    elif card in ACTIONS:
        player.hand[card] += 1
    elif card in table.persons:
        player.persons.add(card)
    elif card == "squadrone":
        buy_squadrone(table, seat)
    elif card == "death":
        gain(table, seat, card, GOLD_OF_TAKEN[card])
        yield from strike(table, seat)
    else:
        player.politics[card] += 1
        if card == "felipe":
            gain(table, seat, card, GOLD_OF_TAKEN[card])
            yield from exclude(table, seat)


def become_camerlengo(table: Table, seat: int) -> None:
    """The figure, one gold, and one gem of each colour but diamond that the bank has (ruling 7)."""
    gems = "".join(gem for gem in GEMS_OF_CAMERLENGO if table.bank[gem])
    table.camerlengo = seat
    table.bank -= Counter(gems)
    table.players[seat].gems += Counter(gems)
    table.players[seat].gold += GOLD_OF_CAMERLENGO
    table.tell_all("gems-gained", seat=seat, gems=gems, gold=GOLD_OF_CAMERLENGO)


def buy_squadrone(table: Table, seat: int) -> None:
    """Pay 20 and keep the card, or lose it."""
    player = table.players[seat]
    if player.gold < PRICE_OF_SQUADRONE:
        table.tell_all("squadrone-lost", seat=seat)
        return
    player.gold -= PRICE_OF_SQUADRONE
    player.politics["squadrone"] += 1
    table.tell_all("squadrone-paid", seat=seat, gold=PRICE_OF_SQUADRONE)


def strike(table: Table, seat: int) -> Script[None]:
    """Case of death: the oldest of an opponent's display leaves the game, Chigi disregarded (rulings 30, 51)."""
    mortals = {
        other: {card for card in table.players[other].persons if not table.is_chigi(card)}
        for other in table.clockwise(seat)[1:]
    }
    victims = [str(other) for other, cards in mortals.items() if cards]
    if victims:
        _, (word,) = yield open_question("strike", seat, victims)
        victim = int(word)
        card = max(mortals[victim], key=table.seniority)
        table.players[victim].persons.remove(card)
        table.tell_all("died", seat=seat, victim=victim, card=card)


def exclude(table: Table, seat: int) -> Script[None]:
    """Only the second Felipe excludes a cardinal, of a player without Felipe; by the FAQ not Chigi (rulings 28, 43)."""
    if table.players[seat].politics["felipe"] != 2:
        return
    targets = {
        card
        for other, player in enumerate(table.players)
        if not player.politics["felipe"]
        for card in player.persons
        if table.persons[card].kind != "leader" and not (table.has_faq and table.is_chigi(card))
    }
    if targets:
        _, (card,) = yield open_question("exclude", seat, targets)
        victim = table.owner(card)
        table.players[victim].persons.remove(card)
        table.tell_all("excluded", seat=seat, victim=victim, card=card)


# The count


def count_votes(table: Table) -> Count:
    """Count the votes from the Camerlengo on, and elect the Pope."""
    breakdown = [votes_of(table, seat) for seat in range(len(table.players))]
    points = [sum(votes.values()) for votes in breakdown]
    seats = table.clockwise(table.camerlengo)
    for seat in seats:
        (kept,) = table.players[seat].orders
        table.tell_all("order-shown", seat=seat, card=kept, votes=breakdown[seat]["order"])
        table.tell_all("votes-counted", seat=seat, votes=points[seat])
    oldest = [max(map(table.seniority, player.persons), default=(-1, 0)) for player in table.players]
    ranking = sorted(seats, key=lambda seat: (points[seat], oldest[seat]), reverse=True)
    table.tell_all("elected", seat=ranking[0])
    return Count([ranking.index(seat) + 1 for seat in range(len(seats))], points, breakdown)


def votes_of(table: Table, seat: int) -> dict[str, int]:
    """The six sources of votes."""
    player = table.players[seat]
    gold = player.gold + player.gems.total() + GOLD_OF_FELIPE[player.politics["felipe"]]
    (order,) = player.orders
    return {
        "order": ORDER_VOTES.get(order, OTHER_ORDER_VOTES) if is_achieved(table, seat, order) else 0,
        "persons": len(player.persons),
        "louis": VOTES_OF_LOUIS[player.politics["louis"]],
        "gold": gold // GOLD_PER_VOTE[player.politics["mazarin"]],
        "old-boys": old_boys(table, player),
        "squadrone": VOTES_OF_SQUADRONE * player.politics["squadrone"],
    }


def is_achieved(table: Table, seat: int, order: str) -> bool:
    """Whether the kept order is fulfilled at the end."""
    player = table.players[seat]
    if order == "order-felipe-mazarin":
        return min(player.politics["felipe"], player.politics["mazarin"]) >= 2
    if order == "order-leaders":
        leaders = [sum(table.persons[card].kind == "leader" for card in p.persons) for p in table.players]
        return leaders[seat] > max(leaders[:seat] + leaders[seat + 1 :])
    coats: Counter[str] = Counter()
    for card in player.persons:
        coats[table.persons[card].faction] += 2 if table.persons[card].kind == "leader" else 1
    return all(coats[faction] >= needed for faction, needed in ORDER_COATS[order].items())


def old_boys(table: Table, player: Player) -> int:
    """One vote for each pair, for Barberini with two Louis and for Sacchetti with two Mazarin."""
    symbols = Counter(table.persons[card].symbol for card in player.persons)
    pairs = sum(symbols[symbol] == 2 for symbol in symbols.keys() - {"none", "dove", "louis", "mazarin"})
    friends = sum(symbols[king] and player.politics[king] >= CARDS_FOR_OLD_BOY for king in ("louis", "mazarin"))
    return pairs + friends


# Questions


def open_question(verb: str, seat: int, words: Iterable[str]) -> Question:
    """One seat answers, openly."""
    return Question({seat: frozenset(f"{verb} {word}" for word in words)})


def sealed(verb: str, waiting: Mapping[int, Iterable[str]]) -> Question:
    """All who still wait may answer, in any order."""
    return Question(
        {seat: frozenset(f"{verb} {word}" for word in words) for seat, words in waiting.items()}, sealed=True
    )
