"""What a choice will do in this position, where its usual words leave something open."""

from __future__ import annotations

from typing import Final, cast

from roisoleil.engine.choice import Choice
from roisoleil.games.habemus.actions import BRIBE_PRICE
from roisoleil.games.habemus.cards import NO_PERSON
from roisoleil.games.habemus.game import HabemusPapam
from roisoleil.games.habemus.taking import SQUADRONE_PRICE
from roisoleil.games.habemus.text.names import camerlengo_spoils, term
from roisoleil.games.habemus.view import View
from roisoleil.games.words import Words

SQUADRONE: Final = "squadrone"
CAMERLENGO: Final = "camerlengo"


class Oracle:
    """Tells the outcome of choices in one position."""

    def __init__(self, words: Words, view: View) -> None:
        """The words must be those of the match, for its persons may be an owner's."""
        self.words: Final = words
        self.view: Final = view

    def tell(self, choice: Choice) -> str:
        """The choice with its outcome; empty where the usual words say it."""
        told = {
            "bribe": self.bribe,
            "exclude": self.exclude,
            "keep": self.keep,
            "strike": self.strike,
            "swap": self.swap,
            "take": self.take,
        }.get(choice.kind)
        return told(choice) if told else ""

    def bribe(self, choice: Choice) -> str:
        """Who gets the gold."""
        cardinal = str(choice.fields["cardinal"])
        owner = self.owner(cardinal)
        if not owner:
            return ""
        return self.words.say("now-bribe", {"cardinal": self.card(cardinal), "seat": owner, "gold": BRIBE_PRICE})

    def exclude(self, choice: Choice) -> str:
        """Who loses the cardinal."""
        cardinal = str(choice.fields["cardinal"])
        owner = self.owner(cardinal)
        return self.words.say("now-exclude", {"cardinal": self.card(cardinal), "seat": owner}) if owner else ""

    def keep(self, choice: Choice) -> str:
        """What the order asks for and brings."""
        order = str(choice.fields["order"])
        effect = self.words.say(f"card-order-{order}-effect")
        return self.words.say("now-keep", {"order": term(self.words, "order", order), "effect": effect})

    def strike(self, choice: Choice) -> str:
        """Who dies: the oldest person, but not Chigi."""
        seat = cast(int, choice.fields["seat"])
        people = cast(HabemusPapam, self.words.game).people
        held = [people.rows[person].key for person in people.oldest_first if person != people.chigi]
        mortal = [key for key in held if key in self.view.displays[seat].persons]
        if not mortal:
            return ""
        return self.words.say("now-strike", {"seat": self.words.seat(seat), "person": self.card(mortal[0])})

    def swap(self, choice: Choice) -> str:
        """Who has the two now."""
        first, second = str(choice.fields["first"]), str(choice.fields["second"])
        if first == NO_PERSON or not self.owner(first) or not self.owner(second):
            return ""
        owners = {"seat": self.owner(first), "other-seat": self.owner(second)}
        return self.words.say("now-swap", {"first": self.card(first), "second": self.card(second), **owners})

    def take(self, choice: Choice) -> str:
        """The Squadrone Volante must be paid, or leaves the game; the bank may lack gems for the Camerlengo."""
        card = str(choice.fields["card"])
        if card == CAMERLENGO:
            spoils = camerlengo_spoils(self.words, self.view.bank)
            return self.words.say("now-camerlengo", spoils) if spoils else ""
        own = self.view.own
        if card != SQUADRONE or own is None:
            return ""
        key = "now-squadrone" if own.gold >= SQUADRONE_PRICE else "now-squadrone-lost"
        return self.words.say(key, {"card": self.card(card), "gold": SQUADRONE_PRICE})

    def card(self, card: str) -> str:
        """A card inside a sentence."""
        return term(self.words, "card", card)

    def owner(self, person: str) -> str:
        """Who has a person."""
        seats = [seat for seat, display in enumerate(self.view.displays) if person in display.persons]
        return self.words.seat(seats[0]) if seats else ""


def outcome(words: Words, view: object, choice: Choice) -> str:
    """A choice with what it will do in this position; empty where the usual words say it."""
    assert isinstance(view, View)
    return Oracle(words, view).tell(choice)
