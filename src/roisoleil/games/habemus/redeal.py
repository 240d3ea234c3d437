"""What a seat cannot know, dealt anew (ruling 45).

Every movement of gold, gems and action cards is public, so a careful player knows the stocks. Unknown are only: the
orders of the others, kept and dropped, the undealt orders, the order of the decks, and sealed answers under way.
Cards are sorted before they are shuffled, so that nothing of the true deal is left.
"""

from __future__ import annotations

from roisoleil.engine.chance import Chance
from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.actions import LayAction
from roisoleil.games.habemus.bidding import BidGems
from roisoleil.games.habemus.cards import BLACK_SMOKE, FIRST_ORDER, WHITE_SMOKE
from roisoleil.games.habemus.choices import BID, KEEP
from roisoleil.games.habemus.reveal import KeepOrder
from roisoleil.games.habemus.setup import BLACK_SMOKE_PLACES, CARDS_MIXED_WITH_WHITE_SMOKE
from roisoleil.games.habemus.state import Conclave


def redeal(table: Conclave, seat: int, chance: Chance) -> Conclave:
    """A copy with all that is hidden from a seat (-1: from a watcher) dealt anew."""
    copy = table.clone()
    if table.is_over():
        # The count has shown the kept orders, and nothing that is still hidden matters any more.
        return copy
    undealt = deal_orders(copy, seat, chance)
    copy = Conclave(
        copy.people,
        reshuffle_cardinals(copy, chance),
        reshuffle(copy.political_deck, copy.politics_drawn, chance),
        reshuffle(copy.action_deck, copy.actions_drawn, chance),
        undealt,
        copy.candidates,
        copy.bank,
        copy.camerlengo,
        copy.frames,
        copy.row,
        copy.gone,
        copy.round_number,
        copy.cardinals_drawn,
        copy.politics_drawn,
        copy.actions_drawn,
        copy.black_smoke,
        copy.white_smoke,
        copy.orders_dropped,
        copy.version,
        copy.with_faq,
    )
    answer_anew(copy, seat, chance)
    return copy


def deal_orders(table: Conclave, seat: int, chance: Chance) -> list[int]:
    """The seat knows the two orders it was dealt; the others are mixed. Returns the undealt ones."""
    unknown = table.undealt_orders.copy()
    others = [candidate for other, candidate in enumerate(table.candidates) if other != seat]
    for candidate in others:
        unknown.append(candidate.order)
        unknown.append(candidate.other_order)
    unknown = chance.shuffle("orders", sorted(unknown))
    for candidate in others:
        candidate.order = unknown.pop()
        candidate.other_order = unknown.pop()
    return unknown


def reshuffle(deck: list[int], drawn: int, chance: Chance) -> list[int]:
    """The same deck with what is still face down in another order."""
    return deck[:drawn] + chance.shuffle("deck", sorted(deck[drawn:]))


def reshuffle_cardinals(table: Conclave, chance: Chance) -> list[int]:
    """The smokes may lie wherever the setup can have put them and they have not been seen."""
    drawn = table.cardinals_drawn
    face_down = table.cardinal_deck[drawn:]
    deck = table.cardinal_deck[:drawn]
    deck += chance.shuffle("deck", sorted(card for card in face_down if card not in (BLACK_SMOKE, WHITE_SMOKE)))
    if BLACK_SMOKE in face_down:
        deck.insert(chance.pick("place", [place for place in BLACK_SMOKE_PLACES if place >= drawn]), BLACK_SMOKE)
    if WHITE_SMOKE in face_down:
        last = len(table.cardinal_deck) - 1
        places = [place for place in range(last - CARDS_MIXED_WITH_WHITE_SMOKE, last + 1) if place >= drawn]
        deck.insert(chance.pick("place", places), WHITE_SMOKE)
    return deck


def answer_anew(table: Conclave, seat: int, chance: Chance) -> None:
    """Sealed answers of others: any that they could have given."""
    frame = table.frames[-1]
    for other in range(table.seats):
        if other == seat:
            continue
        if isinstance(frame, KeepOrder) and frame.answers[other] != NONE:
            frame.answers[other] = chance.pick("answer", frame.options(table, other)) - KEEP + FIRST_ORDER
        elif isinstance(frame, LayAction) and frame.answers[other] != NONE:
            frame.answers[other] = chance.pick("answer", frame.options(table, other))
        elif isinstance(frame, BidGems) and frame.answers[other] >= 0:
            frame.answers[other] = chance.pick("answer", frame.options(table, other)) - BID
