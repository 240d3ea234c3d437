"""How a sound player weighs the options: in hundredths of a vote, from what the seat may know.

Gold, gems and hands of all are known to who has watched (ruling 45); the orders of others and the order of the decks
are not. The rates and chances below were counted in games of such players against each other.
"""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.actions import (
    BANK_GIFT,
    BRIBE_PRICE,
    STOLEN_BY_BEST_TWICE,
    STOLEN_BY_BID_SECOND,
    STOLEN_BY_THREE_RUBIES,
    bribable,
    laid_card,
    swap_choices,
)
from roisoleil.games.habemus.cards import (
    BEST_TWICE,
    BID_SECOND,
    BIT,
    BRIBE,
    CAMERLENGO,
    CARDINALS,
    DEATH,
    FELIPE,
    FELIPE_MAZARIN,
    FIRST_LATE,
    FIRST_LEADER,
    FIRST_ORDER,
    LOUIS,
    MAZARIN,
    PERSONS,
    SWAP,
    TEN_GOLD,
    members,
    size,
)
from roisoleil.games.habemus.choices import (
    BID,
    BRIBE_PERSON,
    DECLINE_SWAP,
    EXCLUDE,
    KEEP,
    PAIR_PERSONS,
    PASS_ACTION,
    STRIKE,
    SWAP_PAIR,
    TAKE,
)
from roisoleil.games.habemus.gems import BEST_DOUBLED, BIDS, LETTERS, MOST_GEMS_IN_A_BID, count_all
from roisoleil.games.habemus.outlook import VOTE, hope, hope_of_orders, louis_to_come, rounds_left
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import FELIPE_GOLD as GOLD_AT_THE_END
from roisoleil.games.habemus.scoring import (
    FRIENDS_NEEDED,
    GOLD_PER_VOTE,
    LOUIS_VOTES,
    SQUADRONE_VOTES,
    final_gold,
    old_boys,
)
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import (
    CAMERLENGO_GOLD,
    DEATH_GOLD,
    FELIPE_GOLD,
    FELIPES_TO_EXCLUDE,
    SQUADRONE_PRICE,
    TakeCards,
    oldest_person,
)

FIRST_POSSIBLE_END: Final = 16  # White Smoke rises in round 16 to 19.

# Gold.
FIRST_ROUND_WITHOUT_MAZARIN: Final = 15  # Until then one more Mazarin may be hoped for, later rather not.
GOLD_TO_COME: Final = 14  # Before Black Smoke: its bags and some gifts, less the gems that will be spent.
GOLD_TO_COME_IN_TEN_ROUNDS: Final = 6  # After it.

# Persons.
FRIEND_HOPE: Final = 26  # Half of a pair: less than half of them find the other half, fewer the later it is.
FRIEND_ROUNDS: Final = 4
FRIEND_ELSEWHERE: Final = 4  # The other half is with an opponent: only a bribe or a swap brings it.
PATRON_HOPE: Final = 25  # Barberini or Sacchetti with one card of the two: a second comes in some games.
SAFE: Final = 25  # A leader: a quarter of all cardinals is lost to bribes, swaps and exclusions, leaders only die.

# Kings.
LOUIS_HOPE: Final = [11, 30]  # The first and the second, for each still to come: from the third on they count double.
FIRST_FELIPE: Final = 80  # The second brings 15 gold and an exclusion, and nobody can exclude where a Felipe lies.

# Opponents. Shares in per cent: what a vote lost by an opponent is worth to me.
HURT: Final = 30  # About one in three: there are others to beat.
HURT_PER_VOTE_AHEAD: Final = 5  # Who leads is more likely the one to beat.
LEAST_HURT: Final = 10
MOST_HURT: Final = 60
DENY: Final = 35  # The same for what the next in the order of choice would gain by a card left to him.

# Action cards beyond the gold that they steal: what they save or win in the auction.
BID_SECOND_HELP: Final = 10  # Half a gem that would have been spent in vain.
BEST_TWICE_HELP: Final = 45  # Two gems do for three, with the best one twice.
THREE_RUBIES_HELP: Final = 65  # Three gems, nearly.
USUAL_BRIBE: Final = (
    190  # A cardinal of my choice, with a pair or an order that waits for him, and one less for another.
)
USUAL_SWAP: Final = 35  # A pair or an order now and then.
USUAL_STAKE: Final = 60  # Between the first and the last choice of a row.

# Gems.
GEM: Final = 20  # About three gems move me from the last choice to the first.
GEMS_PER_TEN_ROUNDS: Final = 8  # At that pace of spending a gem is worth just that; scarce ones are dearer.
CHEAPEST_GEM: Final = 6  # A coin in the end, at a good price.
DEAREST_GEM: Final = 34  # Without any gems one still chooses last, and the last card is a card too.
COLOUR_PRICE: Final = [17, 5, 0, -7]  # Diamonds win ties and never come back, ambers only count.
CAMERLENGO_GEMS: Final = 3

# The bids of others, in tenths of a gem.
USUAL_BID: Final = 10
BID_PER_VOTE: Final = 14  # More where one card is a vote better than the next.
BID_OF_A_FULL_PURSE: Final = 6  # More for each gem per round left.
DOUBT: Final = 14  # A bid so much weaker than mine is no danger, one so much stronger is out of reach.
TENTHS: Final = 10


def appeals(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """The worth of each option; which decision it is follows from the numbers."""
    if not options:
        return []
    last = options[-1]
    if last >= DECLINE_SWAP:
        return appeals_of_swaps(table, seat, options)
    if last >= STRIKE:
        return [loss(table, seat, choice - STRIKE, mortal(table, choice - STRIKE)) for choice in options]
    if last >= EXCLUDE:
        return [loss(table, seat, table.owner_of(choice - EXCLUDE), choice - EXCLUDE) for choice in options]
    if last >= BRIBE_PERSON:
        return [gain_by_bribe(table, seat, choice - BRIBE_PERSON) for choice in options]
    if last >= TAKE:
        return appeals_of_cards(table, seat, options)
    if last >= BID:
        return appeals_of_bids(table, seat, options)
    if last >= PASS_ACTION:
        return appeals_of_actions(table, seat, options)
    return [hope(table, seat, choice - KEEP + FIRST_ORDER) for choice in options]


# What a card is worth to a seat. Orders are weighed only for the seat itself, which knows them.


def worth(table: Conclave, seat: int, card: int, own: bool) -> int:
    """The worth of a card to a seat, taken now."""
    if card < PERSONS:
        return worth_of_person(table, seat, card, own)
    candidate = table.candidates[seat]
    if card < TEN_GOLD:
        return worth_of_politics(table, seat, candidate, card, own)
    if card == CAMERLENGO:
        return worth_of_camerlengo(table, candidate)
    return worth_of_action(table, candidate, card)


def worth_of_person(table: Conclave, seat: int, person: int, own: bool) -> int:
    """One vote, perhaps a pair, perhaps an order, and the gold bag before Black Smoke."""
    candidate = table.candidates[seat]
    total = VOTE + worth_of_friends(table, candidate, person)
    if person >= FIRST_LEADER:
        total += SAFE
    elif person < CARDINALS and not table.black_smoke:
        total += gold_worth(table, candidate, GOLD_PER_CARDINAL)
    if own and not is_late(person):
        total -= hope_of_orders(table, seat)
        candidate.persons += BIT[person]
        total += hope_of_orders(table, seat)
        candidate.persons -= BIT[person]
    return total


def is_late(person: int) -> bool:
    """Late arrivals bear no coat of arms and serve no order."""
    return FIRST_LATE <= person < FIRST_LEADER


def worth_of_friends(table: Conclave, candidate: Candidate, person: int) -> int:
    """A vote if the person completes a pair or finds its patron, a part of it if that may still come."""
    people = table.people
    for pair in people.pairs:
        if pair & BIT[person]:
            return VOTE if pair & candidate.persons else hope_of_pair(table, pair & ~BIT[person])
    if person == people.barberini:
        return VOTE if candidate.louis >= FRIENDS_NEEDED else hope_of_patron(table) * candidate.louis
    if person == people.sacchetti:
        return VOTE if candidate.mazarin >= FRIENDS_NEEDED else hope_of_patron(table) * candidate.mazarin
    return 0


def hope_of_patron(table: Conclave) -> int:
    """What one card of a patron is worth beside his friend, while a second may come."""
    return 0 if table.white_smoke else PATRON_HOPE


def hope_of_pair(table: Conclave, friend: int) -> int:
    """What half of a pair is worth: nothing once the other half has left the game, or in the last round."""
    if table.white_smoke:
        return 0
    for candidate in table.candidates:
        if candidate.persons & friend:
            return FRIEND_ELSEWHERE
    for card in table.gone:
        if card < PERSONS and friend == BIT[card]:
            return 0
    left = rounds_left(table)
    return FRIEND_HOPE * left // (left + FRIEND_ROUNDS)


def worth_of_politics(table: Conclave, seat: int, candidate: Candidate, card: int, own: bool) -> int:
    """Kings, the Squadrone and the Case of Death."""
    if card == MAZARIN:
        return worth_of_mazarin(table, seat, candidate, own)
    if card == LOUIS:
        return worth_of_louis(table, candidate)
    if card == FELIPE:
        return worth_of_felipe(table, seat, candidate, own)
    if card == DEATH:
        return gold_worth(table, candidate, DEATH_GOLD) + HURT
    if candidate.gold < SQUADRONE_PRICE:
        return 0
    return SQUADRONE_VOTES * VOTE + gold_worth(table, candidate, -SQUADRONE_PRICE)


def worth_of_mazarin(table: Conclave, seat: int, candidate: Candidate, own: bool) -> int:
    """The votes that the better price buys with the gold of the end."""
    now = candidate.mazarin
    gold = final_gold(candidate) + gold_to_come(table)
    if table.white_smoke:
        total = VOTE * (gold // GOLD_PER_VOTE[now + 1] - gold // GOLD_PER_VOTE[now])
    else:
        total = VOTE * gold // GOLD_PER_VOTE[now + 1] - VOTE * gold // GOLD_PER_VOTE[now]
    if candidate.persons & BIT[table.people.sacchetti]:
        hoped = hope_of_patron(table)
        total += VOTE - hoped if now + 1 == FRIENDS_NEEDED else hoped if now == 0 else 0
    if own and wants_kings(candidate):
        total -= hope_of_orders(table, seat)
        candidate.mazarin += 1
        total += hope_of_orders(table, seat)
        candidate.mazarin -= 1
    return total


def worth_of_louis(table: Conclave, candidate: Candidate) -> int:
    """One vote or two, and the way to two for each that is still to come."""
    now = candidate.louis
    total = VOTE * (LOUIS_VOTES[now + 1] - LOUIS_VOTES[now])
    if now < FRIENDS_NEEDED:
        if candidate.persons & BIT[table.people.barberini]:
            hoped = hope_of_patron(table)
            total += VOTE - hoped if now + 1 == FRIENDS_NEEDED else hoped
        if not table.white_smoke:
            total += LOUIS_HOPE[now] * louis_to_come(table)
    return total


def worth_of_felipe(table: Conclave, seat: int, candidate: Candidate, own: bool) -> int:
    """Gold now and at the end, and an exclusion with the second."""
    now = candidate.felipe
    total = gold_worth(table, candidate, FELIPE_GOLD + GOLD_AT_THE_END[now + 1] - GOLD_AT_THE_END[now])
    if now + 1 == FELIPES_TO_EXCLUDE:
        total += HURT
    elif now == 0 and not table.white_smoke:
        total += FIRST_FELIPE
    if own and wants_kings(candidate):
        total -= hope_of_orders(table, seat)
        candidate.felipe += 1
        total += hope_of_orders(table, seat)
        candidate.felipe -= 1
    return total


def wants_kings(candidate: Candidate) -> bool:
    """Whether an order of the candidate asks for Felipe and Mazarin; dropped ones count for nothing anyway."""
    return FELIPE_MAZARIN in (candidate.order, candidate.other_order)


def worth_of_camerlengo(table: Conclave, candidate: Candidate) -> int:
    """Three gems, a coin and the figure; in the last round the gems are coins too."""
    if table.white_smoke:
        return gold_worth(table, candidate, CAMERLENGO_GOLD + CAMERLENGO_GEMS)
    return CAMERLENGO_GEMS * gem_price(table, candidate) + gold_worth(table, candidate, CAMERLENGO_GOLD)


def worth_of_action(table: Conclave, candidate: Candidate, card: int) -> int:
    """What the card will do when laid; nothing if it comes too late for that."""
    if candidate.hand_size() >= rounds_left(table):
        return 0
    if card == TEN_GOLD:
        return gold_worth(table, candidate, BANK_GIFT)
    if card == BRIBE:
        return USUAL_BRIBE
    if card == SWAP:
        return USUAL_SWAP
    return gold_worth(table, candidate, loot(table, card)) + help_in_auction(card)


def loot(table: Conclave, card: int) -> int:
    """The gold that a card of the auction steals from all opponents."""
    if card == BID_SECOND:
        return STOLEN_BY_BID_SECOND * (table.seats - 1)
    return (STOLEN_BY_BEST_TWICE if card == BEST_TWICE else STOLEN_BY_THREE_RUBIES) * (table.seats - 1)


def help_in_auction(card: int) -> int:
    """What a card of the auction is worth beside the gold."""
    if card == BID_SECOND:
        return BID_SECOND_HELP
    return BEST_TWICE_HELP if card == BEST_TWICE else THREE_RUBIES_HELP


# Gold and gems.


def gold_worth(table: Conclave, candidate: Candidate, gold: int) -> int:
    """Gold at the price of a vote that the seat will have; in the last round only whole votes count, and then coins."""
    if table.white_smoke:
        price = GOLD_PER_VOTE[candidate.mazarin]
        have = final_gold(candidate)
        return VOTE * ((have + gold) // price - have // price) + gold
    hoped = 1 if table.round_number < FIRST_ROUND_WITHOUT_MAZARIN else 0
    return VOTE * gold // GOLD_PER_VOTE[min(candidate.mazarin + hoped, len(GOLD_PER_VOTE) - 1)]


def gold_to_come(table: Conclave) -> int:
    """What a seat usually still earns, beside what it has."""
    if table.white_smoke:
        return 0
    if not table.black_smoke:
        return GOLD_TO_COME
    return GOLD_TO_COME_IN_TEN_ROUNDS * rounds_left(table) // TENTHS


def gem_price(table: Conclave, candidate: Candidate) -> int:
    """What a gem is worth: the more, the fewer there are for the rounds to come; in the last round a coin."""
    if table.white_smoke:
        return VOTE // GOLD_PER_VOTE[candidate.mazarin]
    gems = max(1, count_all(candidate.gems))
    price = GEM * GEMS_PER_TEN_ROUNDS * rounds_left(table) // (TENTHS * gems)
    return max(CHEAPEST_GEM, min(price, DEAREST_GEM))


# Opponents.


def standing(table: Conclave, seat: int) -> int:
    """The votes that all can see, without the order."""
    candidate = table.candidates[seat]
    votes = size(candidate.persons) + LOUIS_VOTES[candidate.louis] + old_boys(table, candidate)
    votes += SQUADRONE_VOTES * candidate.squadrone
    return VOTE * votes + VOTE * final_gold(candidate) // GOLD_PER_VOTE[candidate.mazarin]


def grudge(table: Conclave, seat: int, other: int) -> int:
    """In per cent, what a vote of that opponent counts for me: more if he is ahead."""
    ahead = standing(table, other) - standing(table, seat)
    return max(LEAST_HURT, min(MOST_HURT, HURT + HURT_PER_VOTE_AHEAD * ahead // VOTE))


def worth_to_owner(table: Conclave, owner: int, person: int) -> int:
    """What an opponent loses with a person, as far as all can see."""
    candidate = table.candidates[owner]
    before = old_boys(table, candidate)
    candidate.persons -= BIT[person]
    lost = before - old_boys(table, candidate)
    candidate.persons += BIT[person]
    bag = person < CARDINALS and not table.black_smoke
    return VOTE + VOTE * lost + (gold_worth(table, candidate, GOLD_PER_CARDINAL) if bag else 0)


def loss(table: Conclave, seat: int, owner: int, person: int) -> int:
    """What it is worth to me that an opponent loses a person."""
    return worth_to_owner(table, owner, person) * grudge(table, seat, owner) // 100


def mortal(table: Conclave, victim: int) -> int:
    """Who dies if the Case of Death strikes that opponent."""
    return oldest_person(table, table.candidates[victim].persons & table.people.all_but_chigi)


# Phase 4.


def appeals_of_cards(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """What each card is worth to me, and a part of what the next in the order of choice would gain by it."""
    values = [worth(table, seat, choice - TAKE, True) for choice in options]
    frame = table.frames[-1]
    if isinstance(frame, TakeCards) and frame.turn + 1 < len(frame.order):
        rival = frame.order[frame.turn + 1]
        wanted = [worth(table, rival, choice - TAKE, False) for choice in options]
        values[wanted.index(max(wanted))] += keenness(wanted) * DENY // 100
    return values


# Phase 3.


def appeals_of_bids(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """What is probably left for me after a bid, less the price of its gems."""
    candidate = table.candidates[seat]
    wishes = wishes_of_rivals(table, seat)
    choices = worth_by_place(table, seat, wishes)
    open_bids = open_bids_of_rivals(table, seat)
    guesses = guesses_of_bids(table, seat, wishes)
    doubled = candidate.laid == BEST_TWICE
    price = gem_price(table, candidate)
    values: list[int] = []
    for choice in options:
        bid = choice - BID
        counted = BEST_DOUBLED[bid] if doubled else bid
        before_me = 0
        for open_bid in open_bids:
            if open_bid > 2 * counted:
                before_me += 100
        strength = STRENGTH[counted]
        for guess in guesses:
            ahead = guess - strength
            if ahead >= DOUBT:
                before_me += 100
            elif ahead > -DOUBT:
                before_me += 50 + 50 * ahead // DOUBT
        place = before_me // 100
        value = choices[place]
        if before_me > 100 * place:
            value -= (value - choices[place + 1]) * (before_me - 100 * place) // 100
        values.append(value - price * GEMS_OF_BID[bid] - (0 if table.white_smoke else FINERY_OF_BID[bid]))
    return values


def wishes_of_rivals(table: Conclave, seat: int) -> list[list[int]]:
    """What each card of the row is worth to each opponent, as far as all can see."""
    rivals = [other for other in range(table.seats) if other != seat]
    return [[worth(table, other, card, False) for card in table.row] for other in rivals]


def worth_by_place(table: Conclave, seat: int, wishes: list[list[int]]) -> list[int]:
    """What I can still take as first, second ... in the order of choice, if the keenest opponents are before me."""
    row = table.row
    mine = [worth(table, seat, card, True) for card in row]
    left = list(range(len(row)))
    choices = [max(mine)]
    for wanted in sorted(wishes, key=keenness, reverse=True):
        if left:
            taken = left[0]
            for place in left:
                if wanted[place] > wanted[taken]:
                    taken = place
            left.remove(taken)
        best = 0
        for place in left:
            best = max(best, mine[place])
        choices.append(best)
    return choices


def keenness(wanted: list[int]) -> int:
    """How much better the best card of the row is than the next."""
    best = 0
    second = 0
    for value in wanted:
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best - second


def open_bids_of_rivals(table: Conclave, seat: int) -> list[int]:
    """The bids that lie open, twice their rank, and one more if ties go against me: greater than mine doubled wins."""
    found: list[int] = []
    my_turn = (seat - table.camerlengo) % table.seats
    for other, candidate in enumerate(table.candidates):
        if other != seat and candidate.bid != NONE:
            found.append(2 * candidate.bid + int((other - table.camerlengo) % table.seats < my_turn))
    return found


def guesses_of_bids(table: Conclave, seat: int, wishes: list[list[int]]) -> list[int]:
    """The strength to be expected of each bid that is not open."""
    guesses: list[int] = []
    rival = 0
    for other, candidate in enumerate(table.candidates):
        if other == seat:
            continue
        if candidate.bid == NONE:
            guesses.append(guess_of_bid(table, candidate, wishes[rival]))
        rival += 1
    return guesses


def guess_of_bid(table: Conclave, candidate: Candidate, wanted: list[int]) -> int:
    """The strength to be expected of an opponent's bid: some gems, and half of them better ones than mine."""
    gems = count_all(candidate.gems)
    most = TENTHS * min(gems, MOST_GEMS_IN_A_BID)
    if not table.white_smoke:
        guess = USUAL_BID + BID_PER_VOTE * keenness(wanted) // VOTE + BID_OF_A_FULL_PURSE * gems // rounds_left(table)
        most = min(guess, most)
    return most + TENTHS // 2


def _strengths() -> list[int]:
    """Every bid in tenths of a gem: the better its gems, the nearer to the next number of gems."""
    strengths: list[int] = []
    for bid in BIDS:
        equals = [other for other in BIDS if len(other) == len(bid)]
        strengths.append(TENTHS * len(bid) + (TENTHS - 1) * equals.index(bid) // max(1, len(equals) - 1))
    return strengths


STRENGTH: Final[list[int]] = _strengths()
GEMS_OF_BID: Final[list[int]] = [len(bid) for bid in BIDS]
FINERY_OF_BID: Final[list[int]] = [sum([COLOUR_PRICE[LETTERS.index(letter)] for letter in bid]) for bid in BIDS]


# Phase 2 and its effects.


def appeals_of_actions(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """The gain of laying a card now against that of keeping it, as long as there is time for all of the hand."""
    candidate = table.candidates[seat]
    hurry = table.white_smoke or candidate.hand_size() > FIRST_POSSIBLE_END - table.round_number
    choices = worth_by_place(table, seat, wishes_of_rivals(table, seat))
    stake = choices[0] - choices[-1]
    values: list[int] = []
    for choice in options:
        card = laid_card(choice)
        if card == NONE:
            values.append(0)
        elif card == TEN_GOLD:
            values.append(gold_worth(table, candidate, BANK_GIFT) // (1 if hurry else 2))
        elif card == BRIBE:
            values.append(best_bribe(table, seat) - (0 if hurry else USUAL_BRIBE))
        elif card == SWAP:
            swaps = appeals_of_swaps(table, seat, swap_choices(table, seat))
            values.append(max(swaps, default=0) - (0 if hurry else USUAL_SWAP))
        else:
            now = help_in_auction(card) * stake // USUAL_STAKE
            kept = 0 if hurry else help_in_auction(card)
            values.append(now - kept + (gold_worth(table, candidate, loot(table, card)) if hurry else 0))
    return values


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
