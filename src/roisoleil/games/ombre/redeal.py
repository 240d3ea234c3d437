"""What a seat cannot know, dealt anew: only the order of the draw pile.

Everything else lies open. And something is known even of the pile: Louis XIV is in its lower half, and the cards that
were put under the pack while dealing were seen; they lie at the end of the pack's second half. Which half was put under
the other nobody saw, but the cards drawn since tell something about it.
"""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import Chance
from roisoleil.games.ombre.cards import FACES, LOUIS
from roisoleil.games.ombre.piles import FIRST_HALF, SECOND_HALF
from roisoleil.games.ombre.state import Court

LOTS: Final = 1 << 30


def redeal(table: Court, seat: int, chance: Chance) -> Court:
    """A copy with the draw pile in another order that all hold possible; the seat does not matter."""
    copy = table.clone()
    if not table.is_over():
        copy.deck = reshuffle(table, chance)
    return copy


def reshuffle(table: Court, chance: Chance) -> list[int]:
    """A deck with the same cards drawn, and the rest as the preparation may have left it."""
    drawn = table.drawn
    lower = pick_lower_half(table, chance)
    louis_place = chance.pick("place", louis_places(table, lower))
    known = known_places(table, lower)
    unknown = table.deck[drawn:]
    unknown.remove(LOUIS)
    fixed: dict[int, int] = {}
    for number, card in enumerate(table.known_bottom):
        place = known + number
        if place >= louis_place:
            place += 1
        if place >= drawn:
            fixed[place] = card
            unknown.remove(card)
    unknown.sort()
    unknown = chance.shuffle("pile", unknown)
    deck = table.deck[:drawn]
    for place in range(drawn, len(table.deck)):
        deck.append(LOUIS if place == louis_place else fixed[place] if place in fixed else unknown.pop())
    return deck


def pick_lower_half(table: Court, chance: Chance) -> int:
    """Which half of the pack lies below, by what the cards drawn so far say."""
    first = likelihood(table, FIRST_HALF)
    second = likelihood(table, SECOND_HALF)
    return FIRST_HALF if chance.below(LOTS) < first / (first + second) * LOTS else SECOND_HALF


def likelihood(table: Court, lower: int) -> float:
    """How likely it was to see what has been drawn, if that half lies below."""
    upper_size = size_of_upper(table, lower)
    places = len(table.deck) - upper_size
    return len(louis_places(table, lower)) / places * likelihood_of_drawn(table, lower)


def size_of_upper(table: Court, lower: int) -> int:
    """The number of cards of the half that lies above."""
    pack_size = len(table.deck) - 1
    half = pack_size // 2
    return pack_size - half if lower == FIRST_HALF else half


def louis_places(table: Court, lower: int) -> list[int]:
    """Where Louis XIV may lie: in the lower half, among the cards that have not been drawn."""
    return list(range(max(size_of_upper(table, lower), table.drawn), len(table.deck)))


def known_places(table: Court, lower: int) -> int:
    """The place of the first card that was put under the pack, Louis XIV not counted."""
    pack_size = len(table.deck) - 1
    end_of_second_half = pack_size - pack_size // 2 if lower == FIRST_HALF else pack_size
    return end_of_second_half - len(table.known_bottom)


def likelihood_of_drawn(table: Court, lower: int) -> float:
    """Drawn cards at known places must be the known ones; the others come evenly from the rest."""
    if not table.known_bottom:
        return 1.0
    counts = [0] * FACES
    for card in table.deck:
        counts[card] += 1
    counts[LOUIS] = 0
    for card in table.known_bottom:
        counts[card] -= 1
    left = sum(counts)
    known = known_places(table, lower)
    likely = 1.0
    for place in range(table.drawn):
        card = table.deck[place]
        if known <= place < known + len(table.known_bottom):
            if card != table.known_bottom[place - known]:
                return 0.0
        else:
            likely *= counts[card] / left
            counts[card] -= 1
            left -= 1
    return likely
