"""The games as PettingZoo environments (AEC: one agent acts after the other). Importing this registers them."""

from __future__ import annotations

from typing import Any, Final

try:
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}: pip install 'roisoleil[pettingzoo]'") from missing

import numpy as np

from roisoleil.adapters.errors import GameOver, refuse_unknown_word, take_action
from roisoleil.adapters.observing import Mask, Numbers, Observer
from roisoleil.adapters.rendering import FRAMES_PER_SECOND, RENDER_MODES, Picture, Renderer
from roisoleil.adapters.rewards import check_reward, rewards
from roisoleil.adapters.setup import USUAL_PLAYERS, Setup, environment_name
from roisoleil.engine.codec import Json
from roisoleil.engine.game import game_names
from roisoleil.engine.match import Match

Observation = dict[str, Numbers | Mask]
Environment = AECEnv[str, Any, Any]
"""The types of Gymnasium's spaces do not tell what is in them."""


def env(game: str, **settings: Any) -> Environment:
    """The environment of a game, with PettingZoo's own check that calls come in order; for settings see GameEnv."""
    return OrderEnforcingWrapper(raw_env(game, **settings))


def raw_env(game: str, **settings: Any) -> GameEnv:
    """The environment of a game without any wrapper."""
    return GameEnv(game, **settings)


def make(name: str, **settings: Any) -> Environment:
    """The environment of a name such as roisoleil/habemus-v0."""
    return pettingzoo.make("aec", name, **settings)


class GameEnv(Environment):
    """A table at which every seat is an agent: player_0, player_1 and so on.

    Whose turn it is `agent_selection` says: the same agent again where a seat has several decisions in a row, and one
    after the other where all decide in secret. What is refused changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int = USUAL_PLAYERS,
        reward: str = "rank",
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: bool,
    ) -> None:
        """`render_seat` is the seat through whose eyes to draw: the one that acts, or -1 for a watcher."""
        self._setup: Final = Setup(game, players, options)
        check_reward(reward)
        self._reward: Final = reward
        self._renderer: Final = Renderer(render_mode, render_seat, players)
        self._observer: Final = Observer(self._setup.game)
        self._random = np.random.default_rng()
        self._match: Match | None = None
        self.render_mode: Final = render_mode
        self.metadata = {
            "name": environment_name(game),
            "render_modes": RENDER_MODES,
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (players * self._observer.size,), np.float32)
        self.action_spaces = {agent: spaces.Discrete(self._observer.actions) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self._observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._observer.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The numbers of an observation, and the mask of the actions."""
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """The choices of the game by their numbers."""
        self._seat(agent)
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        refuse_unknown_word("agent", agent, self.possible_agents)
        return self.possible_agents.index(agent)

    @property
    def match(self) -> Match:
        """The game that is being played."""
        if self._match is None:
            raise RuntimeError("no game has begun: reset first")
        return self._match

    # Playing.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: the same one for the same seed. PettingZoo's options mean nothing here."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._match = self._setup.match(self.possible_agents, self._random)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask_next()

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act; after the end, each agent takes its leave with None."""
        match = self.match
        if not self.agents:
            raise GameOver("the game is over: reset to play another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        take_action(match, self._seat(agent), action)
        if match.table.is_over():
            self._pay()
        self._ask_next()

    def _pay(self) -> None:
        match = self.match
        self.rewards = dict(zip(self.agents, rewards(match.game.result(match.table), self._reward), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    def _ask_next(self) -> None:
        acting = self.match.table.to_act()
        self.agent_selection = self.agents[acting[0] if acting else 0]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    # Looking.

    def _mask(self, agent: str) -> Mask:
        return self._observer.mask(self.match.table, self._seat(agent))

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may choose, at any time."""
        seen = self._observer.observe(self.match.table, self._seat(agent))
        return {"observation": seen, "action_mask": self._mask(agent)}

    def state(self) -> Numbers:
        """What all seats see, one after the other from seat 0 on: for a critic that they share, not for their play."""
        match = self.match
        return np.concatenate([self._observer.observe(match.table, seat) for seat in range(self._setup.players)])

    def render(self) -> Picture | str | None:
        """The table as text or as a picture."""
        acting = self.match.table.to_act()
        return self._renderer.render(self.match, acting[0] if acting else None)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def record(self) -> dict[str, Json]:
        """The record of the game so far, as the terminal replays it and the page shows it."""
        return self.match.record()


for _game in game_names():
    pettingzoo.register("aec", environment_name(_game), f"{__name__}:{env.__name__}", kwargs={"game": _game})
