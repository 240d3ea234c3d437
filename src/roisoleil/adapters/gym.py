"""The games as Gymnasium environments: one seat learns, bots sit in the others. Importing this registers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}: pip install 'roisoleil[gym]'") from missing

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from roisoleil.adapters.company import Company
from roisoleil.adapters.errors import check_action, refuse_unknown_word, take_action
from roisoleil.adapters.observing import Numbers, Observer
from roisoleil.adapters.rendering import FRAMES_PER_SECOND, RENDER_MODES, Picture, Renderer
from roisoleil.adapters.rewards import check_reward, rewards
from roisoleil.adapters.setup import USUAL_PLAYERS, Setup, environment_name
from roisoleil.bots.levels import LEVELS, Player, split_spec
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.game import game_names
from roisoleil.engine.match import Match

ILLEGAL: Final = ["error", "random"]
"""What to do about an action that the rules refuse."""


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat at a table of bots. A step lasts until the seat must decide again, or until the end.

    The observation is a plain array, which every learner takes; the mask of the choices is in `info` and comes from
    `action_masks()`. What is refused changes nothing.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012 - read from the class

    def __init__(
        self,
        game: str,
        players: int = USUAL_PLAYERS,
        opponents: str | Sequence[str] = "courtisan",
        seat: int | Literal["random"] = "random",
        reward: str = "rank",
        illegal: str = "error",
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: bool,
    ) -> None:
        """`opponents` is the level of all bots, or a list of them, clockwise from the learner's left.

        With `illegal="random"` an action that the rules refuse becomes any that they allow, for learners without masks.
        """
        self._setup: Final = Setup(game, players, options)
        self._levels: Final = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        check_company(self._levels, players)
        if seat != "random" and not is_seat(seat, players):
            raise ValueError(f"the seat is 'random' or a number from 0 to {players - 1}, not {seat!r}")
        self._seat: Final = seat
        check_reward(reward)
        self._reward: Final = reward
        refuse_unknown_word("treatment of illegal actions", illegal, ILLEGAL)
        self._illegal: Final = illegal
        self._renderer: Final = Renderer(render_mode, render_seat, players)
        self._observer: Final = Observer(self._setup.game)
        self._match: Match | None = None
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (self._observer.size,), np.float32)
        self.action_space = spaces.Discrete(self._observer.actions)

    @property
    def match(self) -> Match:
        """The game that is being played."""
        if self._match is None:
            raise RuntimeError("no game has begun: reset first")
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game: the same one for the same seed, as long as the bots have no clock."""
        if options:
            raise ValueError(f"reset has no options (given: {', '.join(options)}); a table gets them when it is made")
        super().reset(seed=seed)
        players = self._setup.players
        self.seat = int(self.np_random.integers(players) if self._seat == "random" else self._seat)
        levels = {(self.seat + step) % players: level for step, level in enumerate(self._levels, 1)}
        names = [f"{split_spec(levels[seat])[0]}_{seat}" if seat in levels else "learner" for seat in range(players)]
        self._match = self._setup.match(names, self.np_random)
        self._company = Company(self._match, levels)
        self._company.play_on()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots act until it is the learner's turn again."""
        match = self.match
        take_action(match, self.seat, self._heeded(action))
        self._company.play_on()
        is_over = match.table.is_over()
        reward = rewards(match.game.result(match.table), self._reward)[self.seat] if is_over else 0.0
        return self._observation(), reward, is_over, False, self._info()

    def _heeded(self, action: object) -> object:
        """The action, or one that is allowed if so agreed."""
        allowed = self.match.table.options(self.seat)
        if self._illegal == "error" or not allowed or check_action(self.match.game, action) in allowed:
            return action
        return allowed[int(self.np_random.integers(len(allowed)))]

    def _observation(self) -> Numbers:
        return self._observer.observe(self.match.table, self.seat)

    def _info(self) -> dict[str, Any]:
        """The mask and the learner's seat; at the end also the result."""
        match = self.match
        info: dict[str, Any] = {"action_mask": self._observer.mask(match.table, self.seat), "seat": self.seat}
        if match.table.is_over():
            result = match.game.result(match.table)
            info |= {"ranks": list(result.ranks), "points": list(result.points)}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed, as the MaskablePPO of sb3-contrib asks; none before the first game."""
        if self._match is None:
            return np.zeros(self._observer.actions, np.bool_)
        return self._observer.mask(self.match.table, self.seat).astype(np.bool_)

    def render(self) -> Picture | str | None:
        """The table as text or as a picture, through the eyes of the learner unless another seat was asked for."""
        return self._renderer.render(self.match, self.seat)

    def record(self) -> dict[str, Json]:
        """The record of the game so far, as the terminal replays it and the page shows it."""
        return self.match.record()


def is_seat(seat: object, players: int) -> bool:
    """Whether it is the number of a seat; numpy's whole numbers are welcome, but 1.0 and True are not 1."""
    return isinstance(seat, int | np.integer) and not isinstance(seat, bool) and seat in range(players)


def check_company(levels: Sequence[object], players: int) -> None:
    """Refuse a level that does not exist, and more or fewer bots than there are seats for."""
    if len(levels) != players - 1:
        raise ValueError(f"{players} players need {players - 1} opponents, not {len(levels)}")
    try:
        for level in levels:
            if not isinstance(level, str):
                raise ValueError(f"an opponent is named by its level ({', '.join(LEVELS)}), not {level!r}")
            Player(level)
    except BrokenMessage as error:
        raise ValueError(str(error)) from None


for _game in game_names():
    gymnasium.register(environment_name(_game), f"{__name__}:{SeatEnv.__name__}", kwargs={"game": _game})
