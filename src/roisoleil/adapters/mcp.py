"""A seat for an agent, over the Model Context Protocol: it plays against bots, and is told what its seat may know.

All that an agent gets is made of views, of the events that its seat hears and of its own legal choices.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import wraps
from inspect import getdoc
from itertools import count
from typing import Annotated, Any, Final, ParamSpec

from roisoleil.adapters.errors import refuse_unknown_word
from roisoleil.adapters.mcp_saves import Saves
from roisoleil.adapters.mcp_text import words_of
from roisoleil.adapters.sitting import DATA, FORMATS, WORDS, Answer, Sitting
from roisoleil.arena.seeds import numbered_seed
from roisoleil.bots.levels import LEVELS, SEARCHING, Player
from roisoleil.bots.names import seat_names, told_apart
from roisoleil.engine.chance import commitment
from roisoleil.engine.codec import BrokenMessage, canonical_json
from roisoleil.engine.game import game_names, load_game
from roisoleil.engine.match import SEED_BYTES, Match
from roisoleil.games import rules_text
from roisoleil.games.words import COMMON, LANGUAGES, Messages, check_language

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver import Context
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp.server.mcpserver.tools import Tool
    from pydantic import Field, ValidationError, WithJsonSchema
except ImportError as error:
    raise ImportError("an agent's seat needs the protocol's library: pip install 'roisoleil[mcp]'") from error

INSTRUCTIONS: Final = """\
Board games set in the age of the Sun King.
Call list_games, then start_game, which tells the rules and the first decision. Then
call play with one of the choices, again and again: each answer tells what has happened, the position and what you may
choose next. A choice is named by its notation, as "bid 5"; a bare number is one of the game's own, as the height of a
bid, never the place in a list. The last answer tells how the game ended."""

KINDS: Final = {"int": "a whole number", "string": "text", "bool": "true or false", "list": "a list"}
"""What the tools ask for, by what the library calls a fault: int_type, int_parsing, int_from_float..."""

P = ParamSpec("P")


def described(kind: dict[str, Any], text: str) -> WithJsonSchema:
    """What the agent reads about an argument; what comes in is checked, and refused in words, by the tool itself."""
    return WithJsonSchema({**kind, "description": text})


_BUDGET: Final = {"type": "string", "pattern": f"^({'|'.join(SEARCHING)}):"}
_GAMES: Final = [load_game(name) for name in game_names()]
_BOUNDS: Final = {
    "minimum": min(game.least_seats for game in _GAMES),
    "maximum": max(game.most_seats for game in _GAMES),
}
_OPTIONS: Final = {"enum": sorted({option for game in _GAMES for option in game.known_options})}
GameName = Annotated[str, described({"type": "string", "enum": game_names()}, "the game")]
Players = Annotated[
    int, described({"type": "integer", **_BOUNDS}, "how many, you and the bots; list_games has the bounds of each game")
]
Options = Annotated[
    list[str] | None,
    described(
        {"anyOf": [{"type": "array", "items": _OPTIONS}, {"type": "null"}]}, "list_games tells which game has which"
    ),
]
Level = Annotated[
    str,
    described(
        {"anyOf": [{"enum": LEVELS}, _BUDGET]}, "of the bots, the weakest first; as ministre:2s with a time to think"
    ),
]
Language = Annotated[str, described({"type": "string", "enum": [*LANGUAGES, ""]}, "of all words; empty: the usual one")]
Form = Annotated[
    str,
    described({"type": "string", "enum": [*FORMATS, ""]}, "words to read, or data as JSON; empty: as the game began"),
]
GameId = Annotated[str, Field(description="as start_game has told it")]
Seat = Annotated[int | None, Field(description="one of yours; left out: the one that is to decide")]
Choice = Annotated[
    object,
    described(
        {"anyOf": [{"type": "string"}, {"type": "integer"}]},
        "the notation of one of the choices, as 'bid 5'; a number is the game's own (the height of a bid), not a place",
    ),
]
"""Whatever else comes in is refused by the sitting, so that it can be counted."""


class Parlour:
    """All the games of an agent. Its public methods are the tools; what they refuse they leave as it was."""

    def __init__(self, language: str = "en", seed: bytes = b"", saves: Saves | None = None) -> None:
        """The deals follow from the seed, if one is given. With `saves` every game is kept, and can be resumed."""
        self._language: Final = check_language(language)
        self._seed: Final = seed or secrets.token_bytes(SEED_BYTES)
        self._saves: Final = saves
        self._numbers: Final = count(1)
        self.sittings: Final[dict[str, Sitting]] = {}

    def list_games(self) -> Answer:
        """List the games with their numbers of players and options, the levels of the bots, and the saved games."""
        games = [load_game(name) for name in game_names()]
        messages = Messages(self._language, COMMON)
        rows = [
            {
                "game": game.name,
                "title": rules_text(game.name, self._language).splitlines()[0].removeprefix("# "),
                "least_players": game.least_seats,
                "most_players": game.most_seats,
                "options": {option: messages.say(f"option-{option}-about") for option in game.known_options},
            }
            for game in games
        ]
        saved = self._saves.known() if self._saves else []
        running = [game_id for game_id, sitting in self.sittings.items() if not sitting.match.table.is_over()]
        return {"games": rows, "levels": LEVELS, "running": running, "saved": saved}

    def start_game(
        self,
        game: GameName,
        players: Players,
        seats: Annotated[list[int] | None, Field(description="yours, counted from 0; left out: seat 0")] = None,
        level: Level = "courtisan",
        options: Options = None,
        language: Language = "",
        format: Form = WORDS,  # noqa: A002 - it is what the agent reads
    ) -> Answer:
        """Start a game: you take the seats, bots of the level take the others.

        The answer has the rules, your first decision, and the game_id for the other tools.
        """
        loaded = load_game(game)
        wanted = list(dict.fromkeys(options or []))  # What is named twice is taken once, as OpenSpiel does it.
        loaded.check_setup(players, wanted)
        mine = sorted([0] if seats is None else seats)
        if not mine or len(set(mine)) < len(mine) or not set(mine) <= set(range(players)):
            raise BrokenMessage(f"seats are different numbers from 0 to {players - 1}, at least one, not {seats}")
        language = check_language(language or self._language)
        check_form(format)
        Player(level)
        number = next(self._numbers)
        seed = numbered_seed(self._seed, number)
        names = told_apart(seat_names(commitment(seed), ["Agent" if seat in mine else None for seat in range(players)]))
        sitting = Sitting(Match(loaded, names, wanted, seed), mine, level, language, format or WORDS)
        game_id = self._free_name(game, number)
        kept = self._keep(game_id, sitting)
        self.sittings[game_id] = sitting
        told = {"game_id": game_id, "players": names, "seats": mine, "rules": rules_text(game, language)}
        return {**told, **sitting.turn(sitting.own_seat(None)), **kept}

    def _free_name(self, game: str, number: int) -> str:
        names = (f"{game}-{each}" for each in count(number))
        return next(
            name for name in names if name not in self.sittings and not (self._saves and self._saves.is_taken(name))
        )

    def resume_game(self, game_id: Annotated[str, Field(description="one of the saved games of list_games")]) -> Answer:
        """Go on with a game that was saved, as every game is after each choice; tells the rules and where it stands."""
        if self._saves is None:
            raise BrokenMessage("no games are saved here: start the program with --saves FOLDER")
        if game_id not in self.sittings or self._saves.has_gone_on(game_id):
            self.sittings[game_id] = self._saves.load(game_id)
        sitting = self.sittings[game_id]
        # Who resumes may be new to the game.
        rules = rules_text(sitting.match.game.name, sitting.words.language)
        told = {"game_id": game_id, "players": sitting.match.names, "seats": sitting.seats, "rules": rules}
        return {**told, **sitting.turn(sitting.own_seat(None))}

    def observation(self, game_id: GameId, seat: Seat = None, format: Form = "") -> Answer:  # noqa: A002
        """Look again: what has happened since your seat's last choice, the position, and what it may choose."""
        check_form(format)
        sitting = self._sitting(game_id)
        with sitting.lock:
            return sitting.turn(sitting.own_seat(seat), format)

    def legal_choices(self, game_id: GameId, seat: Seat = None, format: Form = "") -> Answer:  # noqa: A002
        """List all that your seat may choose now, also where there are too many for the other answers."""
        check_form(format)
        sitting = self._sitting(game_id)
        with sitting.lock:
            own = sitting.own_seat(seat)
            return {"for_seat": own, "choices": sitting.choices(own, format)}

    def play(self, game_id: GameId, choice: Choice, seat: Seat = None, format: Form = "") -> Answer:  # noqa: A002
        """Make a choice for your seat; then the bots play, up to your next decision.

        The answer has all that is needed for that one: what has happened, the position and the choices. A choice that
        is not allowed is refused, changes nothing, and is counted.
        """
        check_form(format)
        sitting = self._sitting(game_id)
        with sitting.lock:
            own = sitting.own_seat(seat)
            self._check(game_id)
            sitting.play(own, choice)
            told = sitting.turn(own if sitting.match.table.is_over() else sitting.own_seat(None), format)
            return told | self._keep(game_id, sitting)

    def undo(self, game_id: GameId, format: Form = "") -> Answer:  # noqa: A002
        """Take your last choice back, as long as nothing was shown or drawn since and nobody else has chosen."""
        check_form(format)
        sitting = self._sitting(game_id)
        with sitting.lock:
            self._check(game_id)
            seat = sitting.undo()
            return sitting.turn(seat, format) | self._keep(game_id, sitting)

    def history(
        self,
        game_id: GameId,
        seat: Seat = None,
        last: Annotated[int, Field(description="so many of the latest things", ge=1)] = 50,
        format: Form = "",  # noqa: A002
    ) -> Answer:
        """Tell again what your seat was told during the game."""
        check_form(format)
        sitting = self._sitting(game_id)
        with sitting.lock:
            return sitting.history(sitting.own_seat(seat), last, format)

    def result(
        self,
        game_id: GameId,
        record: Annotated[bool, Field(description="with the record of the whole game, some 20 to 50 kB")] = False,
    ) -> Answer:
        """Tell your illegal attempts by seat and, once the game is over, ranks, points and on request the record."""
        sitting = self._sitting(game_id)
        with sitting.lock:
            match = sitting.match
            is_over = match.table.is_over()
            told: Answer = {
                "over": is_over,
                "players": match.names,
                "seats": sitting.seats,
                "level": sitting.level,
                "illegal_attempts": {str(seat): attempts for seat, attempts in sitting.illegal.items()},
                "result": match.game.result(match.table).struct() if is_over else None,
            }
            if record:
                told["record"] = match.record() if is_over else None
            return told

    def form_of(self, game_id: object) -> str:
        """How the answers of a game are written unless a call asks otherwise."""
        sitting = self.sittings.get(game_id) if isinstance(game_id, str) else None
        return sitting.form if sitting else WORDS

    def _check(self, game_id: str) -> None:
        """Refuse to go on with a game that another program has continued."""
        if self._saves is not None:
            self._saves.check(game_id)

    def _keep(self, game_id: str, sitting: Sitting) -> Answer:
        """Save a game; a disk that fails ends no game, but is told."""
        try:
            if self._saves is not None:
                self._saves.keep(game_id, sitting)
        except OSError as error:
            return {"warning": f"the game goes on, but cannot be saved: {error.strerror}"}
        return {}

    def _sitting(self, game_id: str) -> Sitting:
        sitting = self.sittings.get(game_id)
        if sitting is None:
            raise BrokenMessage(f"unknown game_id {game_id!r} (known: {', '.join(self.sittings) or 'none'})")
        return sitting


def check_form(form: str) -> None:
    """Refuse a format that does not exist; none is that of the game."""
    try:
        refuse_unknown_word("format", form or WORDS, FORMATS)
    except ValueError as error:
        raise BrokenMessage(str(error)) from None


def make_server(parlour: Parlour) -> MCPServer:
    """The server of the tools, ready to run."""
    methods: list[Callable[..., Answer]] = [
        parlour.list_games,
        parlour.start_game,
        parlour.resume_game,
        parlour.observation,
        parlour.legal_choices,
        parlour.play,
        parlour.undo,
        parlour.history,
        parlour.result,
    ]
    # One text for each answer: the library would else send it twice, as indented JSON and as a structure.
    tools = [
        StrictTool.from_function(telling(parlour, method), description=getdoc(method), structured_output=False)
        for method in methods
    ]
    # Refusals are for the agent, not for the log.
    return MCPServer("roisoleil", instructions=INSTRUCTIONS, log_level="WARNING", tools=tools)


class StrictTool(Tool):
    """A tool that refuses arguments it does not have, which the library would pass over in silence."""

    def model_post_init(self, context: object, /) -> None:
        """The schema, which the agent reads, says so too."""
        self.parameters["additionalProperties"] = False

    async def run(self, arguments: Answer, context: Context[Any, Any], convert_result: bool = False) -> Any:
        """Run the tool, if its arguments are known and of the right kinds."""
        known = list(self.fn_metadata.arg_model.model_fields)
        unknown = [repr(name) for name in arguments if name not in known]
        if unknown:
            raise ToolError(f"{self.name} has no argument {', '.join(unknown)} (known: {', '.join(known) or 'none'})")
        try:
            self.fn_metadata.arg_model.model_validate(self.fn_metadata.pre_parse_json(arguments))
        except ValidationError as error:
            raise ToolError(f"{self.name}: {'; '.join(map(in_words, error.errors()))}") from None
        try:
            return await super().run(arguments, context, convert_result)
        except ToolError as error:
            if isinstance(error.__cause__, ToolError):  # told by us; the library puts words of its own before it
                raise error.__cause__ from None
            raise


def in_words(fault: Any) -> str:
    """What is wrong with one argument."""
    name = ".".join(map(str, fault["loc"]))
    if fault["type"] == "missing":
        return f"{name} is missing"
    wanted = (
        f"{fault['ctx']['ge']} or more"
        if fault["type"] == "greater_than_equal"
        else KINDS.get(fault["type"].partition("_")[0], "something else")
    )
    return f"{name} must be {wanted}, not {fault['input']!r}"


def telling(parlour: Parlour, tool: Callable[P, Answer]) -> Callable[P, str]:
    """The same tool, answering as text; what it refuses, the agent is told."""

    @wraps(tool)
    def answer(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            told = tool(*args, **kwargs)
        except BrokenMessage as error:
            raise ToolError(str(error)) from None
        form = kwargs.get("format") or parlour.form_of(kwargs.get("game_id"))
        return canonical_json(told) if form == DATA else words_of(told)

    return answer
