"""A view in words, part by part."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from roisoleil.games.ombre.cards import AUCTION_NAMES, COLOUR_NAMES, FACE_NAMES, GREY
from roisoleil.games.ombre.game import Ombre
from roisoleil.games.ombre.louis import PLAYERS_FOR_A_SECOND_HALF
from roisoleil.games.ombre.scoring import SOURCES
from roisoleil.games.ombre.state import SHARED_MAJORITY_FROM
from roisoleil.games.ombre.text.brief import BriefTeller
from roisoleil.games.ombre.text.names import PLAIN, SEALED, card_name, signs_of, term
from roisoleil.games.ombre.view import AuctionView, Count, PaymentView, Sphere, View
from roisoleil.games.words import Sheet, Value, Words

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "°"
"""Stands after what is reconstructed; a line of the common sheet explains it."""


class Teller:
    """Tells one view in one language."""

    def __init__(self, words: Words, view: View) -> None:
        """The words must be those of Dans l'ombre du Roi-Soleil."""
        self.words: Final = words
        self.view: Final = view
        self.box: Final = cast(Ombre, words.game).box
        rows = words.game.provenance()
        self.reconstructed: Final = {(row.item, row.field) for row in rows if row.certainty == RECONSTRUCTED}

    def say(self, key: str, **arguments: Value) -> str:
        """A message with its arguments."""
        return self.words.say(key, arguments)

    def seat_names(self, seats: list[int]) -> str:
        """The players in these seats."""
        return ", ".join(self.words.seat(seat) for seat in seats)

    def mark(self, items: list[str], field: str) -> str:
        """The mark, if that value of any of the items is reconstructed."""
        return MARK if any((item, field) in self.reconstructed for item in items) else ""

    # The common table.

    def tell_table(self) -> Sheet:
        """What lies between the players."""
        view = self.view
        lines = [self.tell_turn()]
        if view.to_act:
            lines.append(self.say("table-to-act", seats=self.seat_names(view.to_act)))
        if view.auction is not None:
            lines += self.tell_auction(view.auction)
        if view.payment is not None:
            lines.append(self.tell_payment(view.payment))
        lines += self.tell_open_cards()
        if view.count is None:
            lines.append(self.say(self.next_louis()))
        lines += self.tell_stocks()
        if view.count is None:
            lines += self.tell_majorities()
        lines += self.tell_legend()
        if view.count is not None:
            return Sheet(self.say("table"), lines)
        brief = BriefTeller(self)
        return Sheet(self.say("table"), lines, None, brief.tell_middle(), brief.tell_majorities())

    def tell_turn(self) -> str:
        """Whose turn it is, and what is being decided."""
        if self.view.decision is None:
            return self.say("table-over")
        seat = self.words.seat(self.view.active)
        return self.say("table-turn", seat=seat, phase=self.say(f"phase-{self.view.decision}"))

    def tell_auction(self, auction: AuctionView) -> list[str]:
        """The card on auction, the highest bid, and who can still raise it."""
        lines = [self.say("table-auction", card=self.auction_card(auction.card), effect=self.effect(auction.card))]
        if auction.leader is None:
            lines.append(self.say("table-no-bid"))
        else:
            lines.append(self.say("table-bid", amount=auction.highest, seat=self.words.seat(auction.leader)))
        bidders = [self.say("bidder", seat=self.words.seat(seat), most=auction.means[seat]) for seat in auction.bidders]
        return [*lines, self.say("table-bidders", bidders=", ".join(bidders))]

    def tell_payment(self, payment: PaymentView) -> str:
        """Who pays, what for, and how much is still missing."""
        return self.say(
            "table-payment",
            seat=self.words.seat(payment.seat),
            card=term(self.words, "card", payment.card),
            price=payment.price,
            paid=payment.paid,
        )

    def tell_open_cards(self) -> list[str]:
        """Cards that lie open and belong to nobody, and those of the discard pile while one is being chosen."""
        view = self.view
        lines: list[str] = []
        if view.turned:
            lines.append(self.say("table-turned", cards=self.counted(view.turned)))
        if view.set_aside:
            cards = ", ".join(card_name(self.words, card) for card in view.set_aside)
            lines.append(self.say("table-set-aside", cards=cards))
        if view.retrievable is not None:
            cards = self.counted(sorted(view.retrievable, key=FACE_NAMES.index))
            lines.append(self.say("table-retrievable", cards=cards))
        return lines

    def next_louis(self) -> str:
        """What Louis XIV will do when he is turned over next."""
        if self.view.louis_seen:
            return "louis-second"
        return "louis-first" if len(self.living()) >= PLAYERS_FOR_A_SECOND_HALF else "louis-only"

    def tell_stocks(self) -> list[str]:
        """The piles and the bank."""
        view = self.view
        top = "" if view.discard_top is None else card_name(self.words, view.discard_top)
        power = f"{view.bank_power}{self.mark(['power'], 'total')}"
        return [
            self.say("table-piles", draw=view.draw_pile, discard=view.discard_pile, card=top),
            self.say("table-bank", power=power, gold=view.bank_gold),
        ]

    def tell_legend(self) -> list[str]:
        """How to read the rows, and what the mark means."""
        seals = self.mark(COLOUR_NAMES, "seals")
        lines = [self.say("table-legend", sealed=SEALED, mark=seals, plain=PLAIN)]
        kinds = {
            "mark-seals": seals or self.mark(AUCTION_NAMES, "seal"),
            "mark-colours": self.mark(AUCTION_NAMES, "colour"),
            "mark-power": self.mark(["power"], "total"),
        }
        found = [self.say(key) for key, mark in kinds.items() if mark]
        return [*lines, self.say("table-mark", mark=MARK, what=", ".join(found))] if found else lines

    # Majorities.

    def living(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat, sphere in enumerate(self.view.spheres) if not sphere.fallen]

    def tell_majorities(self) -> list[str]:
        """One line for each colour below the rule that holds for as many players."""
        living = len(self.living())
        rule = "majorities-shared" if living >= SHARED_MAJORITY_FROM else "majorities-strict"
        return [self.say(rule, count=living), *(self.tell_colour(colour) for colour in COLOUR_NAMES)]

    def tell_colour(self, colour: str) -> str:
        """Who has how many cards of a colour, and what comes of it."""
        quality = {"colour": self.say(f"hue-{colour}"), "quality": self.say(f"quality-{colour}")}
        counts = {seat: self.view.spheres[seat].counts[colour] for seat in self.from_viewer()}
        owners = sorted((seat for seat, count in counts.items() if count), key=lambda seat: -counts[seat])
        if not owners:
            return self.say("majority-of-nobody", **quality)
        tally = ", ".join(self.tell_tally(seat, colour) for seat in owners)
        return self.say("majority", **quality, tally=tally, outcome=self.tell_outcome(colour, owners))

    def from_viewer(self) -> list[int]:
        """All seats in the order of the sheets."""
        first = self.view.seat or 0
        return [(first + step) % self.view.seats for step in range(self.view.seats)]

    def tell_tally(self, seat: int, colour: str) -> str:
        """A player and a number of cards, marked if an auction card of uncertain colour is among them."""
        sphere = self.view.spheres[seat]
        of_colour = [card for card in sphere.auctions if self.colour_of(card) == colour]
        mark = self.mark(of_colour, "colour")
        return self.say("tally", seat=self.words.seat(seat), count=f"{sphere.counts[colour]}{mark}")

    def tell_outcome(self, colour: str, owners: list[int]) -> str:
        """Who has the majority, and what for."""
        holders = [seat for seat in owners if colour in self.view.spheres[seat].majorities]
        if not holders:
            return self.say("outcome-tie")
        key = "outcome-sole" if len(holders) == 1 else "outcome-shared"
        return self.say(key, seats=self.seat_names(holders), use=self.say(f"use-{colour}"))

    # Cards.

    def colour_of(self, card: str) -> str:
        """The colour of an auction card."""
        colour = self.box.auction_colours[AUCTION_NAMES.index(card)]
        return "grey" if colour == GREY else COLOUR_NAMES[colour]

    def auction_card(self, card: str) -> str:
        """An auction card with its colour and its seal."""
        facts = [card_name(self.words, self.colour_of(card)) + self.mark([card], "colour")]
        if self.box.auction_seals[AUCTION_NAMES.index(card)]:
            facts.append(self.say("seal") + self.mark([card], "seal"))
        return self.say("card-with-facts", card=card_name(self.words, card), facts=", ".join(facts))

    def effect(self, card: str) -> str:
        """What a card does."""
        return self.say(f"card-{card}-effect")

    def counted(self, cards: list[str]) -> str:
        """Cards on one line, equal ones counted."""
        return ", ".join(self.copies(card_name(self.words, card), count) for card, count in Counter(cards).items())

    def copies(self, card: str, count: int) -> str:
        """A card, or how many of it."""
        return card if count == 1 else self.say("copies", count=count, card=card)

    # The seats.

    def tell_seat(self, seat: int) -> Sheet:
        """What lies before a player; of those who have left, when they left."""
        sphere = self.view.spheres[seat]
        lines = [self.say("seat-fallen", place=sphere.fallen)] if sphere.fallen else self.tell_sphere(seat, sphere)
        name = self.words.seat(seat)
        short = lines if sphere.fallen else BriefTeller(self).tell_sphere(seat, sphere)
        return Sheet(self.say("seat-own", seat=name) if seat == self.view.seat else name, lines, seat, short)

    def tell_sphere(self, seat: int, sphere: Sphere) -> list[str]:
        """Tokens, rows, auction cards and seals."""
        lines = [self.say("seat-tokens", power=sphere.power, gold=sphere.gold, points=sphere.points)]
        rows = {colour: row for colour, row in sphere.rows.items() if row}
        lines += [self.tell_row(colour, row) for colour, row in rows.items()] or [self.say("seat-no-rows")]
        lines += self.tell_auction_cards(sphere.auctions)
        lines.append(self.say("seat-seals", seals=sphere.seals))
        if self.view.has_conspired and seat == self.view.active:
            lines.append(self.say("seat-conspired"))
        return lines

    def tell_row(self, colour: str, row: list[str]) -> str:
        """The cards of a row from bottom to top, each with or without a seal."""
        return self.say("seat-row", colour=self.say(f"hue-{colour}"), count=len(row), cards=signs_of(row))

    def tell_auction_cards(self, cards: list[str]) -> list[str]:
        """Each auction card with its colour, its seal and its effect."""
        held = Counter(cards).items()
        return [
            self.say("seat-auction", card=self.copies(self.auction_card(card), count), effect=self.effect(card))
            for card, count in held
        ]

    # The end.

    def tell_count(self) -> list[Sheet]:
        """The count by source, the winner first; no sheet before the end."""
        if self.view.count is None:
            return []
        ranked = sorted(enumerate(self.view.count), key=lambda seat_and_count: seat_and_count[1].rank)
        return [Sheet(self.say("count"), [self.tell_result(seat, count) for seat, count in ranked])]

    def tell_result(self, seat: int, count: Count) -> str:
        """The place of a seat, its points and where they came from; ties need the purple cards too."""
        place: dict[str, Value] = {"rank": count.rank, "seat": self.words.seat(seat)}
        sphere = self.view.spheres[seat]
        if sphere.fallen:
            return self.say("count-fallen", **place, place=sphere.fallen)
        sources = ", ".join(
            self.say("from-source", name=self.say(f"source-{source}"), amount=count.points[source])
            for source in SOURCES
        )
        living = self.living()
        points: dict[str, Value] = {**place, "points": count.total, "sources": sources}
        if len(living) == 1:
            return self.say("count-last", **points)
        if any(self.view.spheres[other].points == count.total for other in living if other != seat):
            return self.say("count-tied", **points, purple=sphere.counts["purple"])
        return self.say("count-line", **points)
