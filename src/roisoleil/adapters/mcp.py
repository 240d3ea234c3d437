"""A seat for an agent, over the Model Context Protocol: it plays against bots, and is told what its seat may know.

All that an agent gets is made of views, of the events that its seat hears and of its own legal choices.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import wraps
from itertools import chain, count
from threading import Lock
from typing import Annotated, Any, Final, Never, ParamSpec

import msgspec

from roisoleil.adapters.company import Company
from roisoleil.adapters.errors import check_action
from roisoleil.arena.seeds import numbered_seed
from roisoleil.bots.levels import LEVELS, Player
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.event import hears
from roisoleil.engine.game import game_names, load_game
from roisoleil.engine.match import SEED_BYTES, IllegalChoice, Match
from roisoleil.games import game_words, text_folder
from roisoleil.games.words import check_language

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver import Context
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.server.mcpserver.tools import Tool
    from pydantic import WithJsonSchema
except ImportError as error:
    raise ImportError("an agent's seat needs the protocol's library: pip install 'roisoleil[mcp]'") from error

MOST_ALLOWED: Final = 20
"""So many legal choices are named where one is refused; `legal_choices` lists them all."""
INSTRUCTIONS: Final = """\
Board games of the Sun King's time. Call list_games, then start_game, which tells the rules. While the game is not over:
read observation and legal_choices, then play one of them, by its number or its notation. At the end call result."""

P = ParamSpec("P")
Answer = dict[str, Any]
Choice = Annotated[object, WithJsonSchema({"anyOf": [{"type": "string"}, {"type": "integer"}]})]
"""A notation or a number is asked for; whatever else comes in is refused here, so that it can be counted."""


class Sitting:
    """One game: an agent in some seats, bots in the others."""

    def __init__(self, match: Match, seats: Sequence[int], level: str, language: str) -> None:
        """The bots play up to the agent's first decision."""
        self.match: Final = match
        self.seats: Final = list(seats)
        self.level: Final = level
        self.words: Final = game_words(language, match.game, match.names)
        self.lock: Final = Lock()  # Requests may come in side by side.
        self.illegal: Final = dict.fromkeys(self.seats, 0)
        self._last_steps: Final[dict[int, int]] = {}  # The last choice of each seat, as the number of its step.
        others = [seat for seat in range(len(match.names)) if seat not in self.seats]
        self._bots: Final = Company(match, dict.fromkeys(others, level))
        self._bots.play_on()

    def own_seat(self, seat: int | None) -> int:
        """The seat that is meant: the one to decide if none is named. Those of the bots are refused."""
        if seat is None:
            return (self.match.table.to_act() or self.seats)[0]
        if seat not in self.seats:
            raise BrokenMessage(f"seat {seat} is not yours; yours: {', '.join(map(str, self.seats))}")
        return seat

    def status(self) -> Answer:
        """Who is to decide what."""
        table = self.match.table
        if table.is_over():
            return {"over": True, "seat": None, "name": None, "decision": None, "sealed": False}
        seat = table.to_act()[0]
        prompt = self.words.prompt(table.frames[-1].name())
        name = self.match.names[seat]
        return {"over": False, "seat": seat, "name": name, "decision": prompt, "sealed": table.is_sealed()}

    def news(self, seat: int) -> list[str]:
        """What a seat was told by its last choice and since then, or from the start."""
        first = self._last_steps.get(seat)
        if first is None:
            told = self.match.events_for(seat)
        else:
            events = chain.from_iterable(step.events for step in self.match.steps[first:])
            told = [event for event in events if hears(event.audience, seat)]
        return [self.words.event(event) for event in told]

    def choices(self, seat: int) -> list[Answer]:
        """What a seat may choose now."""
        notation = self.match.game.choices.notation
        options = self.match.table.options(seat)
        return [{"number": each, "notation": notation(each), "words": self.words.choice(each)} for each in options]

    def play(self, seat: int, text: object) -> None:
        """Make a choice, and let the bots answer; what is not allowed is counted and refused."""
        if self.match.table.is_over():
            raise BrokenMessage("the game is over; result tells how it ended")
        try:
            choice = self._parse(text)
            self.match.check(seat, choice)
        except IllegalChoice as refusal:
            self._refuse(seat, f"{text!r} is not allowed: {self.words.reason(refusal.reason)}")
        except (BrokenMessage, ValueError) as error:
            self._refuse(seat, str(error))
        self._last_steps[seat] = len(self.match.steps)
        self.match.choose(seat, choice)
        self._bots.play_on()

    def _parse(self, text: object) -> int:
        """The choice of a number or a notation, legal or not."""
        if isinstance(text, str) and not text.strip().isdecimal():
            return self.match.game.choices.parse_notation(text)
        if isinstance(text, bool) or not isinstance(text, str | int | float):
            raise BrokenMessage(f"a choice is a number or a notation, not {text!r}")
        return check_action(self.match.game, int(text) if isinstance(text, str) else text)

    def _refuse(self, seat: int, why: str) -> Never:
        self.illegal[seat] += 1
        choices = self.choices(seat)
        allowed = [f"{each['number']} ({each['notation']}): {each['words']}" for each in choices[:MOST_ALLOWED]]
        if len(choices) > MOST_ALLOWED:
            allowed.append(f"and {len(choices) - MOST_ALLOWED} more, see legal_choices")
        listed = "\n".join(allowed) or f"nothing; seat {self.status()['seat']} is to decide"
        raise BrokenMessage(f"{why}\nIllegal attempts of seat {seat}: {self.illegal[seat]}\nAllowed now:\n{listed}")


class Parlour:
    """All the games of an agent. Its public methods are the tools; what they refuse they leave as it was."""

    def __init__(self, language: str = "en", seed: bytes = b"") -> None:
        """The deals follow from the seed, if one is given."""
        self._language: Final = check_language(language)
        self._seed: Final = seed or secrets.token_bytes(SEED_BYTES)
        self._numbers: Final = count(1)
        self.sittings: Final[dict[str, Sitting]] = {}

    def list_games(self) -> Answer:
        """List the games with their numbers of players and options, and the levels of the bots, the weakest first."""
        games = [load_game(name) for name in game_names()]
        rows = [
            {
                "game": game.name,
                "title": rules_text(game.name, self._language).splitlines()[0].removeprefix("# "),
                "least_players": game.least_seats,
                "most_players": game.most_seats,
                "options": game.known_options,
            }
            for game in games
        ]
        return {"games": rows, "levels": LEVELS}

    def start_game(
        self,
        game: str,
        players: int,
        seats: list[int] | None = None,
        level: str = "courtisan",
        options: list[str] | None = None,
        language: str = "",
    ) -> Answer:
        """Start a game: you take the seats (counted from 0; seat 0 if left out), bots of the level take the others.

        The language of all words is fr, en or de. The answer has the rules, and the game_id for the other tools.
        """
        loaded = load_game(game)
        wanted = list(dict.fromkeys(options or []))  # What is named twice is taken once, as OpenSpiel does it.
        loaded.check_setup(players, wanted)
        mine = sorted([0] if seats is None else seats)
        if not mine or len(set(mine)) < len(mine) or not set(mine) <= set(range(players)):
            raise BrokenMessage(f"seats are different numbers from 0 to {players - 1}, at least one, not {seats}")
        language = check_language(language or self._language)
        Player(level)
        names = [f"{'Agent' if seat in mine else 'Bot'} {seat}" for seat in range(players)]
        number = next(self._numbers)
        match = Match(loaded, names, wanted, numbered_seed(self._seed, number))
        sitting = Sitting(match, mine, level, language)
        game_id = f"{game}-{number}"
        self.sittings[game_id] = sitting
        rules = rules_text(game, language)
        return {"game_id": game_id, "players": names, "seats": mine, **sitting.status(), "rules": rules}

    def current_player(self, game_id: str) -> Answer:
        """Tell which seat is to decide, and what; or that the game is over."""
        sitting = self._sitting(game_id)
        with sitting.lock:
            return sitting.status()

    def observation(self, game_id: str, seat: int | None = None) -> Answer:
        """Tell what your seat knows: what has happened since its last choice, the position in words, and as data.

        Without a seat it is the one that is to decide.
        """
        sitting = self._sitting(game_id)
        with sitting.lock:
            own = sitting.own_seat(seat)
            view = sitting.match.game.view(sitting.match.table, own)
            sheets = [{"title": sheet.title, "lines": sheet.lines} for sheet in sitting.words.sheets(view)]
            told = {"for_seat": own, "news": sitting.news(own), "position": sheets}
            return {**sitting.status(), **told, "view": msgspec.to_builtins(view, str_keys=True)}

    def legal_choices(self, game_id: str, seat: int | None = None) -> Answer:
        """List what your seat may choose now, each with its number, its notation and in words; empty if nothing."""
        sitting = self._sitting(game_id)
        with sitting.lock:
            own = sitting.own_seat(seat)
            return {"for_seat": own, "choices": sitting.choices(own)}

    def play(self, game_id: str, choice: Choice, seat: int | None = None) -> Answer:
        """Make a choice for your seat, by the number or the notation that legal_choices lists; then the bots play.

        The answer tells what your seat heard of it. A choice that is not allowed is refused, and counted.
        """
        sitting = self._sitting(game_id)
        with sitting.lock:
            own = sitting.own_seat(seat)
            sitting.play(own, choice)
            return {**sitting.status(), "for_seat": own, "news": sitting.news(own)}

    def result(self, game_id: str) -> Answer:
        """Tell your illegal attempts by seat and, once the game is over, ranks and points by seat and the record."""
        sitting = self._sitting(game_id)
        with sitting.lock:
            match = sitting.match
            is_over = match.table.is_over()
            return {
                "over": is_over,
                "seats": sitting.seats,
                "level": sitting.level,
                "illegal_attempts": {str(seat): attempts for seat, attempts in sitting.illegal.items()},
                "result": match.game.result(match.table).struct() if is_over else None,
                "record": match.record() if is_over else None,
            }

    def _sitting(self, game_id: str) -> Sitting:
        sitting = self.sittings.get(game_id)
        if sitting is None:
            raise BrokenMessage(f"unknown game_id {game_id!r} (known: {', '.join(self.sittings) or 'none'})")
        return sitting


def rules_text(game: str, language: str) -> str:
    """The short rules of a game."""
    return (text_folder(game) / f"rules.{language}.md").read_text(encoding="utf-8")


def make_server(parlour: Parlour) -> MCPServer:
    """The server of the tools, ready to run."""
    methods: list[Callable[..., Answer]] = [
        parlour.list_games,
        parlour.start_game,
        parlour.current_player,
        parlour.observation,
        parlour.legal_choices,
        parlour.play,
        parlour.result,
    ]
    tools = [StrictTool.from_function(telling(method)) for method in methods]
    # Refusals are for the agent, not for the log.
    return MCPServer("roisoleil", instructions=INSTRUCTIONS, log_level="WARNING", tools=tools)


class StrictTool(Tool):
    """A tool that refuses arguments it does not have, which the library would pass over in silence."""

    def model_post_init(self, context: object, /) -> None:
        """The schema, which the agent reads, says so too."""
        self.parameters["additionalProperties"] = False

    async def run(self, arguments: Answer, context: Context[Any, Any], convert_result: bool = False) -> Any:
        """Run the tool, if its arguments are known."""
        known = list(self.fn_metadata.arg_model.model_fields)
        unknown = [repr(name) for name in arguments if name not in known]
        if unknown:
            raise ToolError(f"{self.name} has no argument {', '.join(unknown)} (known: {', '.join(known) or 'none'})")
        return await super().run(arguments, context, convert_result)


def telling(tool: Callable[P, Answer]) -> Callable[P, Answer]:
    """The same tool; what it refuses, the agent is told."""

    @wraps(tool)
    def answer(*args: P.args, **kwargs: P.kwargs) -> Answer:
        try:
            return tool(*args, **kwargs)
        except BrokenMessage as error:
            raise ToolError(str(error)) from None

    return answer
