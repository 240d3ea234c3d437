"""Exported records as batches of numpy arrays, for learning from games that were played before."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from roisoleil.adapters.data_tables import DECISIONS, GAMES, OBSERVATIONS
from roisoleil.adapters.rewards import check_reward, rewards
from roisoleil.engine.game import Result

try:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray
    from pyarrow import parquet
except ImportError as error:
    raise ImportError("records as data need pyarrow and numpy: pip install 'roisoleil[data]'") from error

Ids = NDArray[np.int64]
Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Batch(NamedTuple):
    """Some decisions, a row each."""

    observation: Numbers
    """What the seat saw before it chose."""
    mask: Mask
    """1 for every choice that it had."""
    action: Ids
    """What it chose."""
    seat: Ids
    game: Ids
    """The id of the game in `games.parquet`."""
    reward: Numbers
    """What the game was worth to the seat in the end."""


class Dataset:
    """The decisions of one game in an exported folder."""

    def __init__(self, folder: Path | str, game: str) -> None:
        """Refuses a folder without observations of that game."""
        self._source: Final = (folder, game)
        place = Path(folder) / game
        if not (place / OBSERVATIONS).exists():
            known = sorted(file.parent.name for file in Path(folder).glob(f"*/{OBSERVATIONS}"))
            raise ValueError(f"{folder}: has no observations of {game!r} (it has: {', '.join(known) or 'none'})")
        self._games: Final = parquet.ParquetFile(place / GAMES)
        self._decisions: Final = parquet.ParquetFile(place / DECISIONS)
        self._observations: Final = parquet.ParquetFile(place / OBSERVATIONS)
        self.actions: Final = int(self._decisions.schema_arrow.metadata[b"actions"])
        slots = json.loads(self._observations.schema_arrow.metadata[b"slots"])
        self.slots: Final[list[str]] = [name for name, _ in slots]
        self._scale: Final = np.array([1 / top for _, top in slots], np.float32)

    def __reduce__(self) -> tuple[Callable[[Path | str, str], Dataset], tuple[Path | str, str]]:
        return Dataset, self._source  # Open files cannot be sent to the workers of a DataLoader: they open their own.

    def __len__(self) -> int:
        """All decisions, automatic ones included."""
        return int(self._decisions.metadata.num_rows)

    def batches(
        self,
        rows: int = 1024,
        *,
        reward: str = "rank",
        automatic: bool = False,
        shuffle: np.random.Generator | None = None,
    ) -> Iterator[Batch]:
        """All decisions of finished games, at most so many rows at a time.

        Automatic decisions, which had one answer only, are left out unless wanted. With `shuffle` the order is random:
        row groups are drawn one after another, and the decisions within each of them are mixed.
        """
        check_reward(reward)
        if rows < 1:
            raise ValueError(f"a batch has at least one row, not {rows}")
        return self._batches(rows, reward, automatic, shuffle)

    def _batches(self, rows: int, reward: str, automatic: bool, shuffle: np.random.Generator | None) -> Iterator[Batch]:
        groups = np.arange(self._decisions.num_row_groups)
        for group in groups if shuffle is None else shuffle.permutation(groups):
            part = self._read(int(group), reward, automatic)
            size = part.num_rows
            order = np.arange(size) if shuffle is None else shuffle.permutation(size)
            for first in range(0, size, rows):
                yield self._batch(part.take(pa.array(order[first : first + rows])))

    def _read(self, group: int, reward: str, automatic: bool) -> pa.Table:
        """The decisions of a row group that are wanted, with their observations and rewards."""
        decisions = self._decisions.read_row_group(group, ["game_id", "seat", "action", "automatic", "legal"])
        observations = self._observations.read_row_group(group, ["observation"])
        first, rewarded = self._worth(group, reward)
        worth = rewarded[decisions["game_id"].to_numpy() - first, decisions["seat"].to_numpy()]
        part = decisions.append_column("observation", observations["observation"])
        part = part.append_column("reward", pa.array(worth))
        wanted = ~np.isnan(worth) & (automatic | ~decisions["automatic"].to_numpy())
        return part.filter(pa.array(wanted)).combine_chunks()

    def _worth(self, group: int, reward: str) -> tuple[int, Numbers]:
        """The id of the first game of a row group, and the rewards of all by their seats; nan where there is none."""
        games = self._games.read_row_group(group, ["id", "players", "ranks", "points"]).to_pylist()
        worth = np.full((len(games), max(len(game["players"]) for game in games)), np.nan, np.float32)
        for row, game in enumerate(games):
            if game["ranks"] is not None:
                values = rewards(Result(game["ranks"], game["points"], []), reward)
                worth[row, : len(values)] = values
        return games[0]["id"], worth

    def _batch(self, part: pa.Table) -> Batch:
        """Rows as arrays."""
        size = part.num_rows
        counts = part["observation"].combine_chunks().flatten().to_numpy().reshape(size, len(self.slots))
        legal = part["legal"].combine_chunks()
        mask: Mask = np.zeros((size, self.actions), np.int8)
        mask[np.repeat(np.arange(size), legal.value_lengths().to_numpy()), legal.flatten().to_numpy()] = 1
        action, seat, game = (part[name].to_numpy().astype(np.int64) for name in ("action", "seat", "game_id"))
        observation: Numbers = np.multiply(counts, self._scale, dtype=np.float32)
        return Batch(observation, mask, action, seat, game, part["reward"].to_numpy())
