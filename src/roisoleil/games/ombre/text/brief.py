"""The short form of the sheets: the five majorities side by side, everything else in few words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from roisoleil.games.ombre.cards import COLOUR_NAMES
from roisoleil.games.ombre.text.names import card_name, signs_of
from roisoleil.games.ombre.view import Sphere, View

if TYPE_CHECKING:
    from roisoleil.games.ombre.text.teller import Teller


class BriefTeller:
    """Tells sheets in their short form."""

    def __init__(self, teller: Teller) -> None:
        """The teller knows the cards."""
        self.teller: Final = teller
        self.view: Final[View] = teller.view

    def tell_middle(self) -> list[str]:
        """What the decision is about, then the piles and the bank, which matter for no bid."""
        tell, view = self.teller, self.view
        lines = [tell.tell_turn()]
        if view.auction is not None:
            card, highest, bidders = tell.tell_auction(view.auction)
            lines += [highest, card, bidders]
        if view.payment is not None:
            lines.append(tell.tell_payment(view.payment))
        lines += tell.tell_open_cards()
        if view.auction is not None:
            return lines
        return [*lines, *tell.tell_stocks(), tell.say(f"brief-{tell.next_louis()}")]

    def tell_majorities(self) -> list[str]:
        """A cell for each colour."""
        return [self.tell_colour(colour) for colour in COLOUR_NAMES]

    def tell_colour(self, colour: str) -> str:
        """Who has the majority in a colour, then how many cards each has."""
        tell = self.teller
        counts = {seat: self.view.spheres[seat].counts[colour] for seat in tell.from_viewer()}
        owners = sorted((seat for seat, count in counts.items() if count), key=lambda seat: -counts[seat])
        holders = [seat for seat in owners if colour in self.view.spheres[seat].majorities]
        named = tell.seat_names(holders) if holders else tell.say("brief-nobody")
        if not owners:
            return tell.say("brief-no-cards", colour=tell.say(f"hue-{colour}"), holders=named)
        tally = ", ".join(tell.tell_tally(seat, colour) for seat in owners)
        return tell.say("brief-majority", colour=tell.say(f"hue-{colour}"), holders=named, tally=tally)

    def tell_sphere(self, seat: int, sphere: Sphere) -> list[str]:
        """Tokens, rows and the names of auction cards."""
        tell = self.teller
        lines = [tell.say("brief-tokens", power=sphere.power, gold=sphere.gold, points=sphere.points)]
        lines += [self.tell_row(colour, row) for colour, row in sphere.rows.items() if row]
        cards = ", ".join(
            tell.copies(card_name(tell.words, card), count) for card, count in Counter(sphere.auctions).items()
        )
        lines += [cards] if cards else []
        lines.append(tell.say("brief-seals", seals=sphere.seals))
        return [*lines, tell.say("seat-conspired")] if self.view.has_conspired and seat == self.view.active else lines

    def tell_row(self, colour: str, row: list[str]) -> str:
        """A colour and its cards; how many they are is told with the majorities."""
        return self.teller.say("brief-row", colour=self.teller.say(f"hue-{colour}"), cards=signs_of(row))
