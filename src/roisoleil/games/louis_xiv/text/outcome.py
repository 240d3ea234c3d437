"""What a choice will do in this position, where its usual words leave something open."""

from __future__ import annotations

from collections import Counter

from roisoleil.engine.choice import Choice
from roisoleil.games.louis_xiv.boards import MOST_MARKERS
from roisoleil.games.louis_xiv.cards import TILE_NAMES, TILE_PAIRS
from roisoleil.games.louis_xiv.text.names import box_of, mission_name, pair_in_words
from roisoleil.games.louis_xiv.view import View
from roisoleil.games.words import Words


def reward_in_question(words: Words, view: View) -> str:
    """What the board that is being scored gives."""
    [board] = [board for board in view.boards if board.number == view.board]
    return words.say(f"reward-{board.reward}")


def lay(words: Words, tiles: dict[str, int], choice: Choice) -> str:
    """With which tiles a mission is paid, where there is only one way, and not the one that it names."""
    box, mission = box_of(words), str(choice.fields["mission"])
    number = box.mission_names.index(mission)
    pairs = [sorted(TILE_PAIRS[pair]) for pair in box.payments[number]]
    payable = [pair for pair in pairs if not Counter(TILE_NAMES[tile] for tile in pair) - Counter(tiles)]
    if len(payable) != 1 or payable[0] == sorted(box.missions[number].tiles):
        return ""
    paid = pair_in_words(words, "+".join(TILE_NAMES[tile] for tile in payable[0]))
    return words.say("now-lay", {"mission": mission_name(words, mission), "tiles": paid})


def outcome(words: Words, view: object, choice: Choice) -> str:
    """A choice with what it will do in this position; empty where the usual words say it."""
    assert isinstance(view, View)
    if choice.kind == "accept" and view.price is not None:
        return words.say("now-bribe", {"louis": view.price, "reward": reward_in_question(words, view)})
    if choice.kind == "lay" and view.seat is not None:
        return lay(words, view.players[view.seat].tiles, choice)
    if view.seat is None or view.card is None:
        return ""
    # As many as the card or the mission brings, and as lie there.
    general = view.players[view.seat].general
    if choice.kind == "recover":
        return words.say("choice-recover-some", {"markers": min(view.amount or 0, general)})
    if choice.kind == "recover-four" and general < MOST_MARKERS:
        return words.say("now-recover-four", {"markers": general})
    return ""
