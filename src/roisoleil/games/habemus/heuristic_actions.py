"""Phase 2: which action card to lay, whom to bribe, and whom to swap."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.actions import BANK_GIFT, BRIBE_PRICE, bribable, laid_card, swap_choices
from roisoleil.games.habemus.cards import BIT, BRIBE, CARDINALS, PERSONS, SWAP, TEN_GOLD, members
from roisoleil.games.habemus.choices import DECLINE_SWAP, PAIR_PERSONS, SWAP_PAIR
from roisoleil.games.habemus.heuristic_bids import wishes_of_rivals, worth_by_place
from roisoleil.games.habemus.heuristic_cards import USUAL_BRIBE, USUAL_SWAP, help_in_auction, loot, worth_of_person
from roisoleil.games.habemus.heuristic_gold import gold_worth
from roisoleil.games.habemus.heuristic_rivals import grudge, worth_to_owner
from roisoleil.games.habemus.outlook import VOTE, hope_of_orders
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import FRIENDS_NEEDED
from roisoleil.games.habemus.state import Candidate, Conclave

FIRST_POSSIBLE_END: Final = 16  # White Smoke rises in round 16 to 19.
USUAL_STAKE: Final = 60  # Between the first and the last choice of a row.


def appeals_of_actions(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """The gain of laying a card now against that of keeping it, as long as there is time for all of the hand."""
    hurry = table.white_smoke or table.candidates[seat].hand_size() > FIRST_POSSIBLE_END - table.round_number
    choices = worth_by_place(table, seat, wishes_of_rivals(table, seat))
    stake = choices[0] - choices[-1]
    return [appeal_of_action(table, seat, laid_card(choice), hurry, stake) for choice in options]


def appeal_of_action(table: Conclave, seat: int, card: int, hurry: bool, stake: int) -> int:
    """What laying a card gains; who is in a hurry loses nothing by not keeping it."""
    if card == NONE:
        return 0
    if card == BRIBE:
        return best_bribe(table, seat) - (0 if hurry else USUAL_BRIBE)
    if card == SWAP:
        swaps = appeals_of_swaps(table, seat, swap_choices(table, seat))
        return max(swaps, default=0) - (0 if hurry else USUAL_SWAP)
    candidate = table.candidates[seat]
    if card == TEN_GOLD:
        # The gold is the same later: a card that helps in this very round goes first.
        return gold_worth(table, candidate, BANK_GIFT) // (1 if hurry else 2)
    now = help_in_auction(card) * stake // USUAL_STAKE
    return now + (gold_worth(table, candidate, loot(table, card)) if hurry else -help_in_auction(card))


# Bribes.


def best_bribe(table: Conclave, seat: int) -> int:
    """What the best bribe would bring, or less than nothing if none can be made."""
    persons = bribable(table, seat)
    if table.candidates[seat].gold < BRIBE_PRICE or not persons:
        return -1
    return max([gain_by_bribe(table, seat, person) for person in members(persons)])


def gain_by_bribe(table: Conclave, seat: int, person: int) -> int:
    """A person more for me, one less for an opponent, and the gold the other way."""
    owner = table.owner_of(person)
    paid = gold_worth(table, table.candidates[owner], BRIBE_PRICE)
    lost = (worth_to_owner(table, owner, person) - paid) * grudge(table, seat, owner) // 100
    return worth_of_person(table, seat, person, True) + gold_worth(table, table.candidates[seat], -BRIBE_PRICE) + lost


# Swaps.


def appeals_of_swaps(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """The gain of the own display, and what the others lose by it."""
    shares = [100 if other == seat else -grudge(table, seat, other) for other in range(table.seats)]
    friends = friends_of_all(table)
    hoped = hope_of_orders(table, seat)
    values: list[int] = []
    for choice in options:
        total = 0
        if choice != DECLINE_SWAP:
            first, second = PAIR_PERSONS[choice - SWAP_PAIR]
            owner = table.owner_of(first)
            other = table.owner_of(second)
            total = shares[owner] * gain_by_swap(table, owner, first, second, friends)
            total += shares[other] * gain_by_swap(table, other, second, first, friends)
            if seat == owner:
                total += 100 * (hope_after_swap(table, seat, first, second) - hoped)
            elif seat == other:
                total += 100 * (hope_after_swap(table, seat, second, first) - hoped)
        values.append(total // 100)
    return values


def friends_of_all(table: Conclave) -> list[int]:
    """The other half of the pair of every person, as a set; empty for those without one."""
    friends = [0] * PERSONS
    for pair in table.people.pairs:
        for person in members(pair):
            friends[person] = pair & ~BIT[person]
    return friends


def gain_by_swap(table: Conclave, owner: int, given: int, received: int, friends: list[int]) -> int:
    """What an exchange changes in the old boys of a display and in its gold bags."""
    candidate = table.candidates[owner]
    kept = candidate.persons & ~BIT[given]
    gain = 0
    if friends[received] & kept or is_favourite(table, candidate, received):
        gain += VOTE
    if friends[given] & kept or is_favourite(table, candidate, given):
        gain -= VOTE
    if not table.black_smoke:
        bags = int(received < CARDINALS) - int(given < CARDINALS)
        gain += bags * gold_worth(table, candidate, GOLD_PER_CARDINAL)
    return gain


def is_favourite(table: Conclave, candidate: Candidate, person: int) -> bool:
    """Whether Barberini or Sacchetti finds enough of his patron in a display."""
    if person == table.people.barberini:
        return candidate.louis >= FRIENDS_NEEDED
    return person == table.people.sacchetti and candidate.mazarin >= FRIENDS_NEEDED


def hope_after_swap(table: Conclave, seat: int, given: int, received: int) -> int:
    """What the own orders promise after an exchange."""
    candidate = table.candidates[seat]
    candidate.persons += BIT[received] - BIT[given]
    hoped = hope_of_orders(table, seat)
    candidate.persons += BIT[given] - BIT[received]
    return hoped
