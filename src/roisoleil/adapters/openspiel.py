"""The games for OpenSpiel. Importing this registers them, as roisoleil_habemus(players=4) and so on.

A game begins with a few chance nodes that draw the deal; all luck to come follows from it. Decisions that several seats
take in secret are asked one after the other, and stay hidden until all are in.
"""

from __future__ import annotations

import base64
import json
import pickle
from typing import Any, Final, NoReturn

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}: pip install 'roisoleil[openspiel]'") from missing

import numpy as np

from roisoleil.adapters.errors import IllegalAction, check_action, check_setup
from roisoleil.adapters.observing import Numbers, Observer
from roisoleil.adapters.openspiel_play import DRAWS, OUTCOMES, WATCHER, Play, Sampler, Terms, beginning
from roisoleil.adapters.rewards import REWARDS, check_reward, reward_bounds
from roisoleil.adapters.setup import USUAL_PLAYERS
from roisoleil.bots.playout import MOST_DECISIONS
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.game import Game, game_names, load_game
from roisoleil.engine.table import Table

PREFIX: Final = "roisoleil_"
DEAL: Final = [(number, 1 / OUTCOMES) for number in range(OUTCOMES)]
"""The outcomes of a chance node."""
NO_ATTRIBUTES: Final = base64.b64encode(pickle.dumps({})).decode()
"""How OpenSpiel writes the attributes of a Python state that has none."""
NO_INFORMATION_STATE_TENSOR: Final = (
    "there is no information_state_tensor: nothing bounds what a player is told in a game, so it has no size; "
    "take observation_tensor, or information_state_string"
)
UTILITIES: Final = {
    "rank": (pyspiel.GameType.Utility.ZERO_SUM, 0.0),
    "win": (pyspiel.GameType.Utility.CONSTANT_SUM, 1.0),
    "points": (pyspiel.GameType.Utility.GENERAL_SUM, None),
}
"""What the rewards of all seats add up to."""


class CourtGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the registry, as OpenSpiel knows games."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        """Parameters are `players`, `reward`, `rng_seed` and the options of the game, all given."""
        game = load_game(name)
        options = tuple(option for option in game.known_options if parameters[option])
        self.terms: Final = Terms(name, parameters["players"], options, parameters["reward"], parameters["rng_seed"])
        check_setup(game, self.terms.players, options)
        check_reward(self.terms.reward)
        least, greatest = reward_bounds(self.terms.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.choices.rows),
            max_chance_outcomes=OUTCOMES,
            num_players=self.terms.players,
            min_utility=least,
            max_utility=greatest,
            utility_sum=UTILITIES[self.terms.reward][1],
            max_game_length=MOST_DECISIONS,  # The rules set no bound, but a longer game is a bug.
        )
        super().__init__(game_type(game, self.terms.reward), info, parameters)

    def new_initial_state(self, source: object = None) -> CourtState:
        """A game about to begin, or the state of a struct (as such, as a dictionary or as JSON)."""
        state = CourtState(self)
        if source is not None:
            state.play, actions = beginning(self.terms, read_struct(source))
            for action in actions:
                state.apply_action(action)
        return state

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def information_state_tensor_shape(self) -> NoReturn:
        """There is none."""
        raise pyspiel.SpielError(NO_INFORMATION_STATE_TENSOR)

    def information_state_tensor_size(self) -> NoReturn:
        """There is none."""
        raise pyspiel.SpielError(NO_INFORMATION_STATE_TENSOR)

    def max_chance_nodes_in_history(self) -> int:
        """The draws of the deal."""
        return DRAWS

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> CourtObserver:
        """Writes what a seat sees or knows."""
        return CourtObserver(self.terms, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class CourtState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of a game. What is refused raises an error, and then nothing has changed."""

    def __init__(self, game: CourtGame) -> None:
        """Made by `CourtGame.new_initial_state`. OpenSpiel copies and stores a Python state by its attributes."""
        super().__init__(game)
        self.play = Play(game.terms)

    def current_player(self) -> int:
        """The seat to act, chance before the deal is complete, or the mark of the end."""
        if self.play.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.is_over() else self.play.acting()

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.play.is_over()

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before the end."""
        return self.play.returns()

    def information_state_tensor(self, player: int = WATCHER) -> NoReturn:
        """There is none; OpenSpiel itself would give an empty list."""
        raise pyspiel.SpielError(NO_INFORMATION_STATE_TENSOR)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers that a draw of the deal may bring."""
        return DEAL.copy()

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.match.table.options(player) if self.play.match else []

    def _apply_action(self, action: int) -> None:
        self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.play.terms.game
        return game.choices.notation(check_action(game, action))

    def resample_from_infostate(self, player_id: int, sampler: Sampler) -> CourtState:
        """A state that the player cannot tell from this one; in its history the actions of others are unknown (-1)."""
        if player_id not in range(self.num_players()):
            raise ValueError(f"a player is a number from 0 to {self.num_players() - 1}, not {player_id!r}")
        known = [
            f"{item.player}:{item.action if item.player == player_id else pyspiel.INVALID_ACTION}"
            for item in self.full_history()
        ]
        text = f"history={','.join(known)}\nmove_number={self.move_number()}\n__dict__={NO_ATTRIBUTES}"
        state: CourtState = self.get_game().deserialize_state(text)
        state.play = self.play.redealt(player_id, sampler)
        return state

    # As JSON.

    def _to_struct(self) -> dict[str, Json]:
        return self.play.struct()

    def _to_observation_struct(self, player: int) -> dict[str, Json]:
        struct: dict[str, Json] = json.loads(self.play.sees(player) or "{}")
        return struct

    def _action_to_struct(self, player: int, action: int) -> dict[str, Json]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"type": "deal", "number": action}
        game = self.play.terms.game
        return game.choices.struct(check_action(game, action))

    def _struct_to_actions(self, struct: dict[str, Json]) -> list[int]:
        number = struct.get("number")
        if self.is_chance_node() and struct.get("type") == "deal" and isinstance(number, int):
            return [number]
        try:
            return [self.play.terms.game.choices.parse_struct(struct)]
        except BrokenMessage as error:
            raise IllegalAction(str(error)) from None

    def __str__(self) -> str:
        return str(self.play)


class CourtObserver:
    """Writes what a seat sees, or all that it was told, as OpenSpiel asks for it (its `observation.py`).

    Only the plain observation of a seat has a tensor: nothing bounds how much a seat is told during a game.
    """

    def __init__(self, terms: Terms, kind: Any, params: dict[str, Any] | None) -> None:
        """What the public sees, what a seat alone sees, or both; now, or (perfect recall) since the start."""
        if params or not isinstance(kind, pyspiel.IIGObservationType):
            raise ValueError(f"observations have no parameters, not {params or kind}")
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            raise ValueError("nobody sees what all seats see: take the struct of the state")
        if kind.perfect_recall and not kind.public_info:
            raise ValueError("what a seat alone was told is not told apart: take public_info=True")
        self._is_public: Final[bool] = kind.public_info
        self._is_private: Final[bool] = kind.private_info == private.SINGLE_PLAYER
        self._has_recall: Final[bool] = kind.perfect_recall
        self._observer: Final = Observer(terms.game)
        has_tensor = self._is_public and self._is_private and not self._has_recall
        self.tensor: Final[Numbers | None] = np.zeros(self._observer.size, np.float32) if has_tensor else None
        self.dict: Final[dict[str, Numbers]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CourtState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is None:
            return
        if state.play.match is None:
            self.tensor.fill(0)
        else:
            self._observer.observe(state.play.match.table, player, self.tensor)

    def string_from(self, state: CourtState, player: int) -> str:
        """The same as text."""
        if not self._is_public:
            return state.play.sees_alone(player) if self._is_private else ""
        seat = player if self._is_private else WATCHER
        return state.play.knows(seat) if self._has_recall else state.play.sees(seat)


def read_struct(source: object) -> dict[str, Json]:
    """A state as data, from whatever it comes in."""
    if isinstance(source, pyspiel.StateStruct):
        source = source.to_dict()
    if isinstance(source, str):
        try:
            source = json.loads(source)
        except ValueError as error:
            raise ValueError(f"state: not valid JSON ({error})") from None
    if not isinstance(source, dict):
        raise ValueError(f"a state is read from its struct or its JSON, not from {source!r}")
    return source


def game_type(game: Game[Table], reward: str) -> Any:
    """What OpenSpiel wants to know about a game before it is loaded.

    Chance is explicit: OpenSpiel cannot store games written in Python whose chance is sampled.
    """
    parameters: dict[str, Any] = {"players": USUAL_PLAYERS, "reward": REWARDS[0], "rng_seed": 0}
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=f"roisoleil {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=UTILITIES[reward][0],
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, **dict.fromkeys(game.known_options, False)},
        provides_factored_observation_string=True,
    )


def register(name: str) -> None:
    """Make a game known to OpenSpiel, which keeps a class beyond the end of Python but stumbles over other makers."""

    class NamedGame(CourtGame):
        def __init__(self, parameters: dict[str, Any]) -> None:
            super().__init__(name, parameters)

    pyspiel.register_game(game_type(load_game(name), REWARDS[0]), NamedGame)


for _name in game_names():
    register(_name)
