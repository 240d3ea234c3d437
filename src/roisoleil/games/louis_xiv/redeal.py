"""What a seat cannot know, dealt anew.

Hidden are: influence cards in hands and deck, missions in hands and stacks (their backs tell the stack), intrigue cards
in hands and pile, the types of the others' shields and of those in the pile, and the money cards to come. What a seat
has seen of these it still knows (hidden.py).

Two rare conclusions are beyond it. Who knows one of several missions of one back in a hand, one of which is put back,
knows then that it is in this hand or under the stack: here it may be anywhere. And who draws one of the cards that a
redraw put under the deck in order knows that those behind are not before it in that order.
"""

from __future__ import annotations

from roisoleil.engine.chance import Chance
from roisoleil.games.louis_xiv.cards import MONEY_CARDS, SHIELD_TYPES, STACK_NAMES
from roisoleil.games.louis_xiv.counting import Intrigue
from roisoleil.games.louis_xiv.favori import Redraws, in_order
from roisoleil.games.louis_xiv.hidden import IN_ORDER, face_of, faces, hide, is_known_to, seats_knowing
from roisoleil.games.louis_xiv.missions import PayMission, is_of_stack
from roisoleil.games.louis_xiv.state import SHIELD_UNIT, Versailles


def redeal(table: Versailles, seat: int, chance: Chance) -> Versailles:
    """A copy with all that is hidden from a seat (-1: from a watcher) dealt anew."""
    if table.is_over():
        # The count has shown everything that mattered.
        return table.clone()
    copy = with_new_piles(table, seat, chance)
    redeal_influence(copy, seat, chance)
    for stack in range(len(STACK_NAMES)):
        redeal_missions(copy, stack, seat, chance)
    redeal_intrigues(copy, seat, chance)
    answer_anew(copy, seat, chance)
    return copy


def answer_anew(table: Versailles, seat: int, chance: Chance) -> None:
    """Sealed answers of others about their intrigue cards: any that they could have given."""
    top = table.frames[-1]
    if isinstance(top, Intrigue):
        for other in range(table.seats):
            if other != seat and top.answers[other] >= 0:
                top.answers[other] = chance.pick("answer", top.options(table, other))


def mix(cards: list[int], seat: int, chance: Chance) -> list[int]:
    """The same places with the cards that a seat does not know mixed among them.

    Who knows a place still knows it afterwards: another seat's hand is another seat's hand, whatever it holds.
    """
    unknown = chance.shuffle("cards", sorted(face_of(card) for card in cards if not is_known_to(card, seat)))
    return [card if is_known_to(card, seat) else hide(unknown.pop(), seats_knowing(card)) for card in cards]


def redeal_influence(table: Versailles, seat: int, chance: Chance) -> None:
    """Deck and hands, and the cards that a seat is just putting back."""
    cards = table.influence_deck.copy()
    for courtier in table.courtiers:
        cards += courtier.hand
    top = table.frames[-1]
    returned: list[int] = []
    if isinstance(top, Redraws) and top.to_act(table)[0] != seat:
        returned = [hide(card, 0) for card in top.returned]
    mixed = mix(cards + returned, seat, chance)
    place = len(table.influence_deck)
    table.influence_deck = with_redraws_in_order(mixed[:place])
    for courtier in table.courtiers:
        courtier.hand = mixed[place : place + len(courtier.hand)]
        place += len(courtier.hand)
    if isinstance(top, Redraws) and returned:
        top.returned[:] = [face_of(card) for card in mixed[place:]]


def with_redraws_in_order(deck: list[int]) -> list[int]:
    """Whatever cards a redraw put under the deck, they lie there in order."""
    start = 0
    while start < len(deck):
        knowing = seats_knowing(deck[start])
        end = start + 1
        while end < len(deck) and seats_knowing(deck[end]) == knowing:
            end += 1
        if knowing & IN_ORDER:
            deck[start:end] = [hide(face, knowing) for face in in_order(faces(deck[start:end]))]
        start = end
    return deck


def redeal_missions(table: Versailles, stack: int, seat: int, chance: Chance) -> None:
    """One stack and the cards of its back in the hands; one that is just being paid for stays."""
    top = table.frames[-1]
    shown = top.mission if isinstance(top, PayMission) else -1
    cards = table.stack(stack).copy()
    for courtier in table.courtiers:
        cards += [card for card in courtier.missions if is_of_stack(table, card, stack) and face_of(card) != shown]
    mixed = mix(cards, seat, chance)
    place = len(table.stack(stack))
    table.set_stack(stack, mixed[:place])
    for courtier in table.courtiers:
        hand = courtier.missions.copy()
        for number, card in enumerate(hand):
            if is_of_stack(table, card, stack) and face_of(card) != shown:
                hand[number] = mixed[place]
                place += 1
        courtier.missions = hand


def redeal_intrigues(table: Versailles, seat: int, chance: Chance) -> None:
    """Pile and hands."""
    cards = table.intrigue_pile.copy()
    for courtier in table.courtiers:
        cards += courtier.intrigues
    mixed = mix(cards, seat, chance)
    place = len(table.intrigue_pile)
    table.intrigue_pile = mixed[:place]
    for courtier in table.courtiers:
        courtier.intrigues = mixed[place : place + len(courtier.intrigues)]
        place += len(courtier.intrigues)


def with_new_piles(table: Versailles, seat: int, chance: Chance) -> Versailles:
    """A copy with other shields for the others and in the pile, and other money cards to come."""
    copy = table.clone()
    shown = copy.round_number
    money = copy.money_deck[:shown] + chance.shuffle("money", sorted(copy.money_deck[shown:]))
    assert len(money) == MONEY_CARDS
    unknown = copy.shield_pile[copy.shields_drawn :]
    for other, courtier in enumerate(copy.courtiers):
        if other != seat:
            for kind in range(SHIELD_TYPES):
                unknown += [kind] * courtier.shields_of(kind)
    unknown.sort()
    unknown = chance.shuffle("shields", unknown)
    for other, courtier in enumerate(copy.courtiers):
        if other != seat:
            number = courtier.shield_count() - courtier.untyped
            courtier.shields = 0
            for _ in range(number):
                courtier.shields += SHIELD_UNIT[unknown.pop()]
    # The order in which shields were drawn is hidden too; of the drawn part only the length counts.
    pile = [0] * copy.shields_drawn + unknown
    return Versailles(
        copy.box,
        copy.with_favori,
        copy.courtiers,
        copy.neutral,
        copy.frames,
        money,
        copy.influence_deck,
        copy.centre,
        copy.light,
        copy.medium,
        copy.dark,
        copy.intrigue_pile,
        pile,
        copy.first,
        copy.round_number,
        copy.king,
        copy.favourite,
        copy.flipped,
        copy.shields_drawn,
        copy.version,
    )
