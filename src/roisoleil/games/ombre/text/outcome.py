"""What a choice will do in this position, where its usual words promise something else or do not say how much."""

from __future__ import annotations

from typing import Final, cast

from roisoleil.engine.choice import Choice
from roisoleil.games.ombre.cards import AUCTION_NAMES, COLOUR_NAMES
from roisoleil.games.ombre.conspiracy import GOLD_FOR_A_CARD, POWER_FOR_A_CARD
from roisoleil.games.ombre.game import Ombre
from roisoleil.games.ombre.gold import SAP_PRICE
from roisoleil.games.ombre.payment import value_in_auction
from roisoleil.games.ombre.qualities import DUEL_POWER, SUZERAIN_POWER
from roisoleil.games.ombre.text.names import term
from roisoleil.games.ombre.view import View
from roisoleil.games.words import Words

DIPLOMACY: Final = "diplomacy"


class Oracle:
    """Tells the outcome of choices in one position."""

    def __init__(self, words: Words, view: View) -> None:
        """The words must be those of the match, for its components may be an owner's."""
        self.words: Final = words
        self.view: Final = view

    def tell(self, choice: Choice) -> str:
        """The choice with its outcome; empty where the usual words say it."""
        told = {
            "duel": self.duel,
            "duel-two": self.duel,
            "suzerain": self.suzerain,
            "sap": self.sap,
            "use": self.use,
            "conspire": self.conspire,
            "pay": self.pay,
            "settle": self.settle,
        }.get(choice.kind)
        return told(choice) if told else ""

    # Losses.

    def duel(self, choice: Choice) -> str:
        """Who has Diplomacy gives up one less."""
        victims = [cast(int, seat) for seat in choice.fields.values()]
        hit = DUEL_POWER // len(victims)
        spared = [DIPLOMACY in self.view.spheres[victim].auctions for victim in victims]
        amounts = [hit - is_spared for is_spared in spared]
        if not any(spared) and not any(map(self.falls, victims, amounts)):
            return ""
        losses = ", ".join(map(self.loss, victims, amounts, spared))
        return self.words.say("now-duel", {"losses": losses})

    def suzerain(self, choice: Choice) -> str:
        """Diplomacy does not help."""
        victim = cast(int, choice.fields["seat"])
        if not self.falls(victim, SUZERAIN_POWER):
            return ""
        return self.words.say("now-suzerain", {"loss": self.loss(victim, SUZERAIN_POWER)})

    def sap(self, choice: Choice) -> str:
        """The gold action."""
        victim = cast(int, choice.fields["seat"])
        return (
            self.words.say("now-sap", {"loss": self.loss(victim, SAP_PRICE)}) if self.falls(victim, SAP_PRICE) else ""
        )

    def falls(self, victim: int, amount: int) -> bool:
        """Who must give more than he has leaves the court."""
        return self.view.spheres[victim].power < amount

    def loss(self, victim: int, amount: int, spared: bool = False) -> str:
        """What becomes of a victim."""
        falls = "yes" if self.falls(victim, amount) else "no"
        told = self.words.say("now-loss", {"falls": falls, "seat": self.words.seat(victim), "power": amount})
        return self.words.say("now-spared", {"loss": told}) if spared else told

    # Gains.

    def use(self, choice: Choice) -> str:
        """The bank may be empty."""
        effect = str(choice.fields["effect"])
        left = self.view.bank_power if effect in ("power", "authority") else self.view.bank_gold
        return "" if left else self.words.say("now-use-in-vain", {"effect": term(self.words, "effect", effect)})

    def conspire(self, choice: Choice) -> str:
        """As far as the bank has it."""
        for_gold = choice.fields["reward"] == "gold"
        promised = GOLD_FOR_A_CARD if for_gold else POWER_FOR_A_CARD
        gained = min(promised, self.view.bank_gold if for_gold else self.view.bank_power)
        if gained == promised:
            return ""
        own = term(self.words, "own", str(choice.fields["own"]))
        reward = self.words.say("tokens", {"power": 0 if for_gold else gained, "gold": gained if for_gold else 0})
        return self.words.say("choice-conspire", {"own": own, "reward": reward})

    # Payments.

    def pay(self, choice: Choice) -> str:
        """A card is worth more in an auction of its colour."""
        payment = self.view.payment
        if payment is None:
            return ""
        own = str(choice.fields["own"])
        box = cast(Ombre, self.words.game).box
        colour = COLOUR_NAMES.index(own) if own in COLOUR_NAMES else box.auction_colours[AUCTION_NAMES.index(own)]
        value = value_in_auction(colour, box.auction_colours[AUCTION_NAMES.index(payment.card)])
        return self.words.say("now-pay", {"own": term(self.words, "own", own), "value": value})

    def settle(self, choice: Choice) -> str:
        """So much power, the rest in gold."""
        payment = self.view.payment
        if payment is None:
            return ""
        power = cast(int, choice.fields["power"])
        tokens = self.words.say("tokens", {"power": power, "gold": payment.price - payment.paid - power})
        return self.words.say("now-settle", {"tokens": tokens})


def outcome(words: Words, view: object, choice: Choice) -> str:
    """A choice with what it will do in this position; empty where the usual words say it."""
    assert isinstance(view, View)
    return Oracle(words, view).tell(choice)
