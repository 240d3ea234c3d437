"""What a player wants to play: from the options of the command, or asked for in a few short questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from roisoleil.cli.common import REPORTS
from roisoleil.cli.play_seats import NO_BOTS, USUAL_LEVEL, usual_players
from roisoleil.cli.play_session import TEXT
from roisoleil.cli.screen import Screen
from roisoleil.engine.game import Game, game_names, load_game
from roisoleil.engine.table import Table
from roisoleil.games.words import COMMON, LANGUAGES, Messages

ASK_LANGUAGE: Final = "Langue / Language / Sprache"
OFFERED_LEVELS: Final = {
    "page": "cli-level-page",
    "courtisan": "cli-level-courtisan",
    "ministre": "cli-level-ministre",
    "roi": "cli-level-roi",
}
"""Each with the message about its character. Nobody wants to play against random choices; --bots has them."""


@dataclass(frozen=True)
class Wishes:
    """The options of a new match, as the command line gives them."""

    game: str
    players: int | None
    seat: str
    bots: str
    names: str
    seed: str
    language: str
    data: str
    options: list[str]
    save: Path | None


def ask_wishes(screen: Screen, wishes: Wishes) -> Wishes:
    """Ask for language, game, players and who sits where; Enter takes the proposal in brackets."""
    language = ask_one(screen, ASK_LANGUAGE, LANGUAGES, wishes.language)
    messages = Messages(language, COMMON, REPORTS, TEXT)
    name = ask_game(screen, messages)
    game = load_game(name, wishes.data)
    counts = [str(count) for count in range(game.least_seats, game.most_seats + 1)]
    players = int(ask_one(screen, messages.say("cli-ask-players"), counts, str(usual_players(game))))
    bots = ask_bots(screen, messages, players)
    options = wishes.options or ask_options(screen, messages, game)
    return replace(wishes, game=name, players=players, bots=bots, language=language, options=options)


def ask_game(screen: Screen, messages: Messages) -> str:
    """Which game; the only one needs no question."""
    names = game_names()
    for name in names:
        screen.console.print(f"{name}: {messages.say(f'report-title-{name}')}")
    return names[0] if len(names) == 1 else ask_one(screen, messages.say("cli-ask-game"), names, names[0])


def ask_options(screen: Screen, messages: Messages, game: Game[Table]) -> list[str]:
    """Which of the options of the game, each explained; a game without any needs no question."""
    chosen = []
    for option in game.known_options:
        screen.console.print(messages.say(f"option-{option}-about"))
        question = messages.say("cli-ask-option", {"option": messages.say(f"option-{option}")})
        yes, no = messages.say("cli-yes"), messages.say("cli-no")
        if ask_one(screen, question, [no, yes], no) == yes:
            chosen.append(option)
    return chosen


def ask_bots(screen: Screen, messages: Messages, players: int) -> str:
    """How many people sit at this screen, and how well the bots play."""
    counts = [str(count) for count in range(1, players + 1)]
    people = int(ask_one(screen, messages.say("cli-ask-people"), counts, counts[0]))
    if people == players:
        return NO_BOTS
    for level, character in OFFERED_LEVELS.items():
        screen.console.print(f"{level}: {messages.say(character)}")
    level = ask_one(screen, messages.say("cli-ask-level"), list(OFFERED_LEVELS), USUAL_LEVEL)
    return ",".join([level] * (players - people))


def ask_one(screen: Screen, question: str, answers: Sequence[str], usual: str) -> str:
    """One of the answers, of which the beginning is enough; the usual one on Enter."""
    while True:
        typed = screen.ask(f"{question} ({'/'.join(answers)}) [{usual}] ") or usual
        meant = [answer for answer in answers if answer.startswith(typed.casefold())]
        if len(meant) == 1:
            return meant[0]
