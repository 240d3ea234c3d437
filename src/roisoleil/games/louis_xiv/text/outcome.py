"""What a choice will do in this position, where its usual words leave something open."""

from __future__ import annotations

from roisoleil.engine.choice import Choice
from roisoleil.games.louis_xiv.boards import MOST_MARKERS
from roisoleil.games.louis_xiv.view import View
from roisoleil.games.words import Words


def outcome(words: Words, view: object, choice: Choice) -> str:
    """A choice with what it will do in this position; empty where the usual words say it."""
    assert isinstance(view, View)
    if choice.kind == "accept" and view.price is not None:
        return words.say("now-bribe", {"louis": view.price})
    if view.seat is None or view.card is None:
        return ""
    # As many as the card or the mission brings, and as lie there.
    general = view.players[view.seat].general
    if choice.kind == "recover":
        return words.say("choice-recover-some", {"markers": min(view.amount or 0, general)})
    if choice.kind == "recover-four" and general < MOST_MARKERS:
        return words.say("now-recover-four", {"markers": general})
    return ""
