"""A view in words, part by part."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Final, cast

from roisoleil.engine.codec import Json
from roisoleil.games.habemus.cards import FACTIONS, NO_FACTION, NO_SYMBOL, Person
from roisoleil.games.habemus.game import HabemusPapam
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import (
    COATS_OF_A_LEADER,
    FELIPE_GOLD,
    GOLD_PER_VOTE,
    LOUIS_VOTES,
    SOURCES,
    SQUADRONE_VOTES,
)
from roisoleil.games.habemus.text.brief import BriefTeller
from roisoleil.games.habemus.text.names import camerlengo_spoils, card_name, gems_in_words, term
from roisoleil.games.habemus.text.outcome import CAMERLENGO
from roisoleil.games.habemus.view import Behind, Count, Display, View
from roisoleil.games.words import Sheet, Value, Words

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "°"
"""Stands after what is reconstructed; a line of the common sheet explains it."""


class Teller:
    """Tells one view in one language."""

    def __init__(self, words: Words, view: View) -> None:
        """The words must be those of Habemus Papam."""
        self.words: Final = words
        self.view: Final = view
        rows = cast(HabemusPapam, words.game).people.rows
        self.persons: Final[dict[str, Person]] = {row.key: row for row in rows}

    def say(self, key: str, **arguments: Value) -> str:
        """A message with its arguments."""
        return self.words.say(key, arguments)

    def seat_names(self, seats: list[int]) -> str:
        """The players in these seats."""
        return ", ".join(self.words.seat(seat) for seat in seats)

    # The common table.

    def tell_table(self) -> Sheet:
        """What lies between the players."""
        view = self.view
        lines = [
            self.say("table-round", round=view.round, phase=self.say(f"phase-{view.decision or 'over'}")),
            self.tell_smoke(),
            self.say("table-camerlengo", seat=self.words.seat(view.camerlengo)),
        ]
        if view.to_act:
            lines.append(self.say("table-to-act", seats=self.seat_names(view.to_act)))
        if view.decision is not None:
            lines += self.tell_offers()
        lines += self.tell_stocks()
        if any(self.is_marked(row, field) for row in self.persons.values() for field in row.provenance):
            lines.append(self.say("table-mark", mark=MARK))
        brief = BriefTeller(self)
        return Sheet(self.say("table"), lines, None, brief.tell_middle(), brief.tell_cards(), has_sentences=True)

    def tell_smoke(self) -> str:
        """The last smoke that rose."""
        if self.view.white_smoke:
            return self.say("smoke-white")
        return self.say("smoke-black" if self.view.black_smoke else "smoke-none")

    def tell_offers(self) -> list[str]:
        """The row, each card with what it is or does; equal cards on one line."""
        if not self.view.row:
            return [self.say("table-no-offers")]
        lines = [self.say("table-offers")]
        for card, count in Counter(self.view.row).items():
            lines.append(self.say("offer", card=self.copies(card, count), facts=self.facts_of(card)))
        return lines

    def facts_of(self, card: str) -> str:
        """What a card on offer is or does."""
        spoils = camerlengo_spoils(self.words, self.view.bank) if card == CAMERLENGO else {}
        if spoils:
            return self.say("card-camerlengo-now", **spoils)
        person = self.persons.get(card)
        return self.effect(card) if person is None else ", ".join(self.facts_on_offer(person))

    def tell_stocks(self) -> list[str]:
        """Decks, bank, and what has left the game."""
        decks = self.view.decks
        lines = [
            self.say("table-decks", cardinals=decks.cardinals, politics=decks.politics, actions=decks.actions),
            self.say("table-bank", gems=gems_in_words(self.words, self.view.bank)),
        ]
        if self.view.gone:
            lines.append(self.say("table-gone", cards=self.counted(self.view.gone)))
        return lines

    # Cards and persons.

    def name(self, card: str) -> str:
        """The name of a card, marked if its person, faction or symbol is reconstructed."""
        person = self.persons.get(card)
        is_marked = person is not None and any(self.is_marked(person, field) for field in ("name", "faction", "symbol"))
        return card_name(self.words, card) + MARK * is_marked

    def effect(self, card: str) -> str:
        """What a card does that is not a person."""
        return self.say(f"card-{card}-effect")

    def copies(self, card: str, count: int) -> str:
        """A card, or how many of it."""
        return self.name(card) if count == 1 else self.say("copies", count=count, card=self.name(card))

    def counted(self, cards: list[str]) -> str:
        """Cards on one line, equal ones counted."""
        return ", ".join(self.copies(card, count) for card, count in Counter(cards).items())

    def is_marked(self, person: Person, field: str) -> bool:
        """Whether that value of a person is reconstructed."""
        return person.provenance[field] == RECONSTRUCTED

    def tell_age(self, person: Person) -> str:
        """The age, marked if it is reconstructed."""
        return self.say("age", age=person.age) + MARK * self.is_marked(person, "age")

    def facts_on_offer(self, person: Person) -> list[str]:
        """All that the card of a person shows, with what it means."""
        facts = [self.say(f"kind-{person.kind}"), self.say(f"faction-{person.faction}"), self.tell_age(person)]
        if person.kind == "leader":
            facts.append(self.say("coats", count=COATS_OF_A_LEADER))
        if person.symbol != NO_SYMBOL:
            effect = self.symbol_effect(person)
            facts.append(self.say("symbol-with-effect", symbol=self.symbol_name(person), effect=effect))
        if person.kind == "cardinal" and not self.view.black_smoke:
            facts.append(self.say("gold-bag", gold=GOLD_PER_CARDINAL))
        return facts

    def facts_in_display(self, person: Person) -> list[str]:
        """What counts of a person once taken; an ordinary cardinal needs no word for it."""
        facts = [] if person.kind == "cardinal" else [self.say(f"kind-{person.kind}")]
        if person.faction != NO_FACTION:
            facts.append(self.say(f"faction-{person.faction}"))
        facts.append(self.tell_age(person))
        if person.symbol != NO_SYMBOL:
            facts.append(self.say("symbol", symbol=self.symbol_name(person)))
        return facts

    def symbol_name(self, person: Person) -> str:
        """The symbol in words; an owner's file may have symbols that we have no word for."""
        key = f"symbol-{person.symbol}"
        return self.say(key) if self.words.has(key) else person.symbol

    def symbol_effect(self, person: Person) -> str:
        """What a symbol does: by itself, or with its partner."""
        key = f"symbol-{person.symbol}-effect"
        by_faq = f"{key}-faq"
        if self.view.with_faq and self.words.has(by_faq):
            return self.say(by_faq)
        if self.words.has(key):
            return self.say(key)
        holders = [row.name for row in self.persons.values() if row.symbol == person.symbol and row is not person]
        return self.say("pair-effect", partner=holders[0])

    # The seats.

    def tell_seat(self, seat: int) -> Sheet:
        """What this view may know of a seat."""
        own = self.view.own if seat == self.view.seat else None
        display = self.view.displays[seat]
        lines = self.tell_display(seat, display)
        if own is None:
            lines += [self.say("seat-hand", count=display.hand), *self.tell_round(seat, display)]
        else:
            lines += [*self.tell_round(seat, display), *self.tell_behind(own, display)]
        name, brief = self.words.seat(seat), BriefTeller(self)
        if own is None:
            return Sheet(name, lines, seat, brief.tell_seat(display))
        short = brief.tell_own(display, own)
        return Sheet(self.say("seat-own", seat=name), lines, seat, short, brief.tell_hand(own), has_sentences=True)

    def tell_display(self, seat: int, display: Display) -> list[str]:
        """The cards in front of the screen."""
        lines = [self.say("seat-camerlengo")] if seat == self.view.camerlengo else []
        lines += [self.tell_votes(display), self.tell_persons(display)]
        coats = self.tell_coats(display)
        if coats:
            lines.append(self.say("seat-coats", coats=coats))
        return [*lines, self.say("seat-politics", politics=", ".join(self.politics(display)))]

    def tell_votes(self, display: Display) -> str:
        """The votes that anyone can count, by source."""
        votes = {
            "persons": len(display.persons),
            "louis": LOUIS_VOTES[display.louis],
            "squadrone": SQUADRONE_VOTES * display.squadrone,
        }
        votes["old-boys"] = display.votes - sum(votes.values())
        sources = self.by_source(votes)
        if not sources:
            return self.say("seat-votes", votes=display.votes)
        return self.say("seat-votes-from", votes=display.votes, sources=sources)

    def by_source(self, votes: dict[str, int]) -> str:
        """Votes by source, in the order of the count."""
        found = [(self.say(f"source-{source}"), votes.get(source, 0)) for source in SOURCES]
        return ", ".join(self.say("gain", name=name, amount=amount) for name, amount in found if amount)

    def tell_persons(self, display: Display) -> str:
        """The persons of a display."""
        if not display.persons:
            return self.say("seat-no-persons")
        persons = [
            self.say("person", name=self.name(key), facts=", ".join(self.facts_in_display(self.persons[key])))
            for key in display.persons
        ]
        return self.say("seat-persons", persons=", ".join(persons))

    def tell_coats(self, display: Display) -> str:
        """The coats of arms of a display by faction."""
        coats = dict.fromkeys(FACTIONS, 0)
        for key in display.persons:
            person = self.persons[key]
            if person.faction != NO_FACTION:
                coats[person.faction] += COATS_OF_A_LEADER if person.kind == "leader" else 1
        found = [(self.say(f"faction-{faction}"), count) for faction, count in coats.items() if count]
        return ", ".join(self.say("copies", count=count, card=name) for name, count in found)

    def politics(self, display: Display) -> list[str]:
        """The political cards of a display, with what they are worth now."""
        lines = [self.say("politics-mazarin", count=display.mazarin, gold=GOLD_PER_VOTE[display.mazarin])]
        if display.louis:
            lines.append(self.say("politics-louis", count=display.louis, votes=LOUIS_VOTES[display.louis]))
        if display.felipe:
            lines.append(self.say("politics-felipe", count=display.felipe, gold=FELIPE_GOLD[display.felipe]))
        if display.squadrone:
            lines.append(self.say("politics-squadrone", votes=SQUADRONE_VOTES))
        return lines

    def tell_round(self, seat: int, display: Display) -> list[str]:
        """What the seat has done in this round."""
        lines: list[str] = []
        if display.laid is not None:
            lines.append(self.say("seat-laid", card=self.name(display.laid)))
        if display.bid is not None:
            lines.append(self.say("seat-bid", gems=gems_in_words(self.words, display.bid)))
        if display.decided:
            lines.append(self.say("seat-decided"))
        elif seat in self.view.to_act:
            lines.append(self.say("seat-undecided"))
        return lines

    def tell_behind(self, own: Behind, display: Display) -> list[str]:
        """What lies behind the own screen."""
        final = own.gold + len(own.gems) + FELIPE_GOLD[display.felipe]
        votes = final // GOLD_PER_VOTE[display.mazarin]
        lines = [
            self.say("own-gold", gold=own.gold, final=final, votes=votes),
            self.say("own-gems", count=len(own.gems), gems=gems_in_words(self.words, own.gems)),
            *self.tell_hand(own.hand),
        ]
        for order in own.orders:
            now = "yes" if order in own.fulfilled else "no"
            lines.append(self.say("own-order", card=self.name(order), effect=self.effect(order), now=now))
        if own.dropped_order is not None:
            lines.append(self.say("own-dropped", card=self.name(own.dropped_order)))
        if own.answer is not None:
            answer = self.words.game.choices.parse_struct(cast(Json, own.answer))
            lines.append(self.say("own-answer", choice=self.words.choice(answer)))
        return lines

    def tell_hand(self, hand: list[str]) -> list[str]:
        """The action cards in hand, each with its effect."""
        if not hand:
            return [self.say("seat-hand", count=0)]
        held = Counter(hand).items()
        return [self.say("own-hand", card=self.copies(card, count), effect=self.effect(card)) for card, count in held]

    # The end.

    def tell_count(self) -> list[Sheet]:
        """The count by source, the winner first; no sheet before the end."""
        if self.view.count is None:
            return []
        ranked = sorted(enumerate(self.view.count), key=lambda seat_and_count: seat_and_count[1].rank)
        lines = [self.tell_result(seat, count) for seat, count in ranked]
        groups = groupby(ranked, key=lambda seat_and_count: seat_and_count[1].total)
        for votes, group in groups:
            lines += self.tell_tie(votes, [seat for seat, _ in group])
        return [Sheet(self.say("count"), lines)]

    def tell_tie(self, votes: int, seats: list[int]) -> list[str]:
        """Who comes first of as many votes, and why."""
        if len(seats) == 1:
            return []
        oldest = ", ".join(self.tell_oldest(seat) for seat in seats)
        lines = [self.say("count-tie", votes=votes, seats=oldest)]
        without = [seat for seat in seats if not self.view.displays[seat].persons]
        if len(without) > 1:
            camerlengo = self.words.seat(self.view.camerlengo)
            lines.append(self.say("count-tie-nobody", camerlengo=camerlengo, seats=self.seat_names(without)))
        return lines

    def tell_oldest(self, seat: int) -> str:
        """A seat with its oldest person; of the same age it is the one listed first."""
        persons = [self.persons[key] for key in self.view.displays[seat].persons]
        if not persons:
            return self.say("count-without-person", seat=self.words.seat(seat))
        oldest = min(persons, key=lambda person: (-person.age, person.row))
        told = {"person": self.name(oldest.key), "age": self.tell_age(oldest)}
        return self.say("count-oldest", seat=self.words.seat(seat), **told)

    def tell_result(self, seat: int, count: Count) -> str:
        """The place of a seat, its votes and where they came from."""
        return self.say(
            "count-line",
            rank=count.rank,
            seat=self.words.seat(seat),
            votes=count.total,
            sources=self.by_source(count.votes),
            order=term(self.words, "card", count.order),
        )
