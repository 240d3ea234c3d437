"""The short form of the sheets: the cards on offer in full, everything else in few words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from roisoleil.games.habemus.text.names import gems_in_words
from roisoleil.games.habemus.view import Behind, Display, View

if TYPE_CHECKING:
    from roisoleil.games.habemus.text.teller import Teller


LAY_ACTION: Final = "lay-action"
ABOUT_DISPLAYS: Final = ("bribe", "swap", "exclude", "strike")
"""What is decided about persons that the players have: they are told in full in place of what is on offer."""


class BriefTeller:
    """Tells sheets in their short form."""

    def __init__(self, teller: Teller) -> None:
        """The teller knows the cards."""
        self.teller: Final = teller
        self.view: Final[View] = teller.view

    def tell_middle(self) -> list[str]:
        """The round, who wins ties, and the smoke."""
        tell, view = self.teller, self.view
        return [
            tell.say("table-round", round=view.round, phase=tell.say(f"phase-{view.decision or 'over'}")),
            tell.say("table-camerlengo", seat=tell.words.seat(view.camerlengo)),
            tell.tell_smoke(),
        ]

    def tell_cards(self) -> list[str]:
        """The cards that the decision is about."""
        if self.view.decision is None:
            return []
        return self.tell_persons() if self.view.decision in ABOUT_DISPLAYS else self.tell_offers()

    def tell_persons(self) -> list[str]:
        """Who has whom."""
        tell = self.teller
        held = [(seat, display.persons) for seat, display in enumerate(self.view.displays) if display.persons]
        return [
            tell.say("brief-persons", seat=tell.words.seat(seat), persons=", ".join(map(tell.name, persons)))
            for seat, persons in held
        ]

    def tell_offers(self) -> list[str]:
        """The row, each card with what it is or does."""
        tell = self.teller
        return [
            tell.say("brief-offer", card=tell.copies(card, count), facts=tell.facts_of(card))
            for card, count in Counter(self.view.row).items()
        ]

    def tell_seat(self, display: Display) -> list[str]:
        """What everyone sees of a seat, votes and this round first."""
        votes, *others = self.tell_display(display)
        return [votes, *self.tell_round(display), *others, self.teller.say("seat-hand", count=display.hand)]

    def tell_round(self, display: Display) -> list[str]:
        """What the seat has played and bid; who has still to decide is of less weight."""
        tell, bid = self.teller, display.bid
        lines = [] if display.laid is None else [tell.say("seat-laid", card=tell.name(display.laid))]
        return lines if bid is None else [*lines, tell.say("seat-bid", gems=gems_in_words(tell.words, bid))]

    def tell_own(self, display: Display, own: Behind) -> list[str]:
        """What lies behind the own screen, then what everyone sees; the orders, which nothing else tells of, first."""
        tell, lines = self.teller, list[str]()
        if own.orders:
            lines.append(tell.say("brief-orders", cards=", ".join(self.tell_order(order, own) for order in own.orders)))
        lines += [tell.say("gold", gold=own.gold), gems_in_words(tell.words, own.gems)]
        if own.hand and self.view.decision != LAY_ACTION:
            lines.append(tell.say("brief-hand", cards=tell.counted(own.hand)))
        return [*lines, *self.tell_display(display), *self.tell_round(display), *self.tell_needs(own)]

    def tell_needs(self, own: Behind) -> list[str]:
        """What the orders ask for, as far as it fits."""
        tell = self.teller
        return [tell.say("brief-need", card=tell.name(order), effect=tell.effect(order)) for order in own.orders]

    def tell_hand(self, own: Behind) -> list[str]:
        """The cards in hand with their effects, while one of them may be laid."""
        if self.view.decision != LAY_ACTION:
            return []
        return [
            self.teller.say("own-hand", card=self.teller.copies(card, count), effect=self.teller.effect(card))
            for card, count in Counter(own.hand).items()
        ]

    def tell_order(self, order: str, own: Behind) -> str:
        """An order, and whether it is fulfilled now."""
        name = self.teller.name(order)
        return self.teller.say("brief-fulfilled", card=name) if order in own.fulfilled else name

    def tell_display(self, display: Display) -> list[str]:
        """Votes, persons, coats of arms and politics in few words."""
        tell = self.teller
        persons = ", ".join(map(tell.name, display.persons))
        coats = tell.tell_coats(display)
        counts = {"mazarin": display.mazarin, "louis": display.louis, "felipe": display.felipe}
        politics = [tell.copies(card, count) for card, count in counts.items() if count]
        if display.squadrone:
            politics.append(tell.name("squadrone"))
        return [
            tell.say("seat-votes", votes=display.votes),
            *([tell.say("seat-persons", persons=persons)] if persons else []),
            *([coats] if coats else []),
            *([", ".join(politics)] if politics else []),
        ]
