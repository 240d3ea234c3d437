"""Records as tables of data: what is loaded is what was played."""

from __future__ import annotations

import gzip
import json
import os
import pickle
import re
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from roisoleil.adapters import data_tables
from roisoleil.adapters.data import export
from roisoleil.adapters.dataset import Dataset
from roisoleil.adapters.observing import Observer
from roisoleil.adapters.rewards import REWARDS, rewards
from roisoleil.engine.codec import BrokenMessage, Json, canonical_json
from roisoleil.engine.match import Match, replay
from tests.matches.storing import load_matches, stored_file
from tests.shared import GAMES, Setting, every_game, walk

KEPT = 12
"""So many of the stored matches have every number of players and every option."""

Record = dict[str, Json]


@cache
def matches(name: str) -> list[Record]:
    """Stored matches of a game; nobody changes them."""
    return load_matches(GAMES[name].rules)[:KEPT]


def write_records(file: Path, records: list[Record]) -> Path:
    file.write_text("".join(canonical_json(record) + "\n" for record in records), encoding="utf-8")
    return file


def played_again(record: Record) -> Iterator[tuple[Match, int]]:
    """The match of a record before each of its choices, and the seat that made it."""
    game = GAMES[str(record["game"])]
    whole = replay(game, record)
    again = replay(game, record, 0)
    for step in whole.steps:
        yield again, step.seat
        again.apply_recorded(step.seat, step.choice, step.automatic)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of all games, exported in row groups that are small enough for several of them."""
    place = tmp_path_factory.mktemp("data")
    files = [write_records(place / f"{name}.jsonl", matches(name)) for name in GAMES]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data_tables, "ROWS_IN_GROUP", 500)
        export(files, place / "out", observations=True)
    return place / "out"


# What is written.


@every_game
def test_the_games_table_tells_what_the_records_tell(folder: Path, name: str) -> None:
    rows = parquet.read_table(folder / name / data_tables.GAMES).to_pylist()
    assert [row["id"] for row in rows] == list(range(KEPT))
    for number, (row, record) in enumerate(zip(rows, matches(name), strict=True), 1):
        told = {key: record[key] for key in ("game", "rules", "data", "players", "options", "commitment")}
        result = record["result"]
        assert isinstance(result, dict)
        told |= {"ranks": result["ranks"], "points": result["points"], "stopped": False}
        assert {key: row[key] for key in told} == told
        choices = record["choices"]
        assert isinstance(choices, list)
        assert row["choices"] == len(choices)
        assert row["source"].endswith(f"{name}.jsonl:{number}")


@every_game
def test_the_decisions_table_is_the_replay_choice_by_choice(folder: Path, name: str) -> None:
    rows = iter(parquet.read_table(folder / name / data_tables.DECISIONS).to_pylist())
    for number, record in enumerate(matches(name)):
        choices = record["choices"]
        assert isinstance(choices, list)
        for entry, (match, seat) in zip(choices, played_again(record), strict=True):
            assert isinstance(entry, dict)
            assert next(rows) == {
                "game_id": number,
                "number": len(match.steps) + 1,
                "seat": seat,
                "decision": match.table.frames[-1].name(),
                "action": match.game.choices.parse_struct(entry["choice"]),
                "notation": entry["notation"],
                "automatic": entry.get("automatic", False),
                "legal": match.table.options(seat),
            }
    assert list(rows) == []


@every_game
def test_observations_are_the_features_of_the_seat_before_it_chose(folder: Path, name: str) -> None:
    table = parquet.read_table(folder / name / data_tables.OBSERVATIONS)
    slots = json.loads(table.schema.metadata[b"slots"])
    assert slots == [[slot.name, slot.top] for slot in GAMES[name].slots()]
    rows = iter(table["observation"].to_pylist())
    for record in matches(name):
        for match, seat in played_again(record):
            assert bytes(next(rows)) == match.game.features(match.table, seat)
    assert list(rows) == []


@every_game
def test_row_groups_hold_the_same_whole_games_in_all_files(folder: Path, name: str) -> None:
    games, decisions, observations = (
        parquet.ParquetFile(folder / name / file)
        for file in (data_tables.GAMES, data_tables.DECISIONS, data_tables.OBSERVATIONS)
    )
    assert games.num_row_groups == decisions.num_row_groups == observations.num_row_groups > 1
    for group in range(games.num_row_groups):
        ids = set(games.read_row_group(group)["id"].to_pylist())
        assert set(decisions.read_row_group(group)["game_id"].to_pylist()) == ids
        assert set(observations.read_row_group(group)["game_id"].to_pylist()) == ids


def test_without_the_flag_there_are_no_observations_and_other_games_are_left_out(tmp_path: Path) -> None:
    files = [write_records(tmp_path / f"{name}.jsonl", matches(name)[:2]) for name in GAMES]
    exported = export(files, tmp_path / "out", game="ombre")
    found = sorted(file.relative_to(tmp_path / "out").as_posix() for file in (tmp_path / "out").rglob("*"))
    assert found == ["ombre", "ombre/decisions.parquet", "ombre/games.parquet"]
    assert exported.games == exported.tables["ombre"].games == 2


def test_compressed_saved_and_spread_out_records_are_read_too(tmp_path: Path) -> None:
    record = matches("ombre")[0]
    packed, spread, saved = tmp_path / "a.jsonl.gz", tmp_path / "b.json", tmp_path / "c.save.json"
    packed.write_bytes(gzip.compress(canonical_json(record).encode()))
    spread.write_text(json.dumps(record, indent=1), encoding="utf-8")
    running = next(walk(Setting("ombre", 2, ()), 1))
    saved.write_text(canonical_json(running.save()), encoding="utf-8")
    export([packed, spread, saved], tmp_path / "out", observations=True)
    rows = parquet.read_table(tmp_path / "out/ombre" / data_tables.GAMES).to_pylist()
    assert rows[0] == rows[1] | {"id": 0, "source": f"{packed}:1"}
    assert (rows[2]["ranks"], rows[2]["points"], rows[2]["choices"]) == (None, None, len(running.steps))


# What is loaded.


@every_game
@pytest.mark.parametrize("reward", REWARDS)
def test_what_is_loaded_is_what_was_played(folder: Path, name: str, reward: str) -> None:
    game = GAMES[name]
    observer = Observer(game)
    dataset = Dataset(folder, name)
    loaded = [row for batch in dataset.batches(100, reward=reward, automatic=True) for row in zip(*batch, strict=True)]
    assert len(loaded) == len(dataset)
    rows = iter(loaded)
    for number, record in enumerate(matches(name)):
        worth = rewards(game.result(replay(game, record).table), reward)
        for match, seat in played_again(record):
            observation, mask, action, seen_seat, seen_game, gained = next(rows)
            np.testing.assert_array_equal(observation, observer.observe(match.table, seat))
            np.testing.assert_array_equal(mask, observer.mask(match.table, seat))
            assert mask[action] == 1
            assert (seen_seat, seen_game, gained) == (seat, number, np.float32(worth[seat]))
    assert list(rows) == []


@every_game
def test_automatic_decisions_are_left_out_unless_they_are_wanted(folder: Path, name: str) -> None:
    automatic = parquet.read_table(folder / name / data_tables.DECISIONS)["automatic"].to_pylist()
    sizes = [len(batch.action) for batch in Dataset(folder, name).batches(64)]
    assert max(sizes) == 64
    assert sum(sizes) == automatic.count(False) < len(automatic)


def test_shuffled_batches_hold_the_same_decisions_in_another_order(folder: Path) -> None:
    dataset = Dataset(folder, "ombre")

    def rows(seed: int | None) -> list[tuple[bytes, ...]]:
        shuffle = None if seed is None else np.random.default_rng(seed)
        return [
            tuple(np.asarray(value).tobytes() for value in row)
            for batch in dataset.batches(128, shuffle=shuffle)
            for row in zip(*batch, strict=True)
        ]

    assert rows(1) == rows(1)
    assert rows(1) != rows(2) != rows(None)
    assert sorted(rows(1)) == sorted(rows(2)) == sorted(rows(None))


def test_a_dataset_goes_to_other_processes_by_pickle(folder: Path) -> None:
    dataset = Dataset(folder, "ombre")
    sent = pickle.loads(pickle.dumps(dataset))
    batches = [list(each.batches(100, shuffle=np.random.default_rng(1))) for each in (dataset, sent)]
    for ours, theirs in zip(*batches, strict=True):
        for column, same in zip(ours, theirs, strict=True):
            np.testing.assert_array_equal(column, same)


def test_unfinished_games_have_no_reward_and_are_not_loaded(tmp_path: Path) -> None:
    finished = matches("habemus")[0]
    unfinished = {key: value for key, value in finished.items() if key not in ("result", "hash", "events")}
    choices = finished["choices"]
    assert isinstance(choices, list)
    unfinished |= {"choices": choices[:-1], "stopped": True}
    begun: Record = unfinished | {"choices": []}
    file = write_records(tmp_path / "records.jsonl", [unfinished, finished, begun])
    export([file], tmp_path / "out", observations=True)
    rows = parquet.read_table(tmp_path / "out/habemus" / data_tables.GAMES).to_pylist()
    assert [row["stopped"] for row in rows] == [True, False, True]
    assert {int(game) for batch in Dataset(tmp_path / "out", "habemus").batches() for game in batch.game} == {1}
    export([write_records(file, [begun])], tmp_path / "empty", observations=True)
    assert list(Dataset(tmp_path / "empty", "habemus").batches()) == []


def test_a_game_without_choices_shifts_no_rewards(tmp_path: Path) -> None:
    finished = matches("habemus")[:2]
    begun: Record = {key: value for key, value in finished[0].items() if key not in ("result", "hash", "events")}
    begun |= {"choices": [], "stopped": True}

    def rewards_after(*records: Record) -> list[float]:
        folder = tmp_path / str(len(records))
        export([write_records(tmp_path / "records.jsonl", [*records, *finished])], folder, observations=True)
        return [float(each) for batch in Dataset(folder, "habemus").batches() for each in batch.reward]

    assert rewards_after() == rewards_after(begun) != []


@pytest.mark.parametrize(
    ("game", "arguments", "expected"),
    [
        ("chess", {}, "has no observations of 'chess' (it has: habemus, louis_xiv, ombre)"),
        ("ombre", {"reward": "glory"}, "unknown reward 'glory'"),
        ("ombre", {"rows": 0}, "at least one row, not 0"),
    ],
)
def test_what_cannot_be_loaded_is_refused(folder: Path, game: str, arguments: dict[str, str], expected: str) -> None:
    with pytest.raises(ValueError, match=re.escape(expected)):
        Dataset(folder, game).batches(**arguments)  # type: ignore[arg-type]


# Broken records.


def broken_records() -> dict[str, tuple[str, str]]:
    """Lines that are no good record, and what is said of them."""
    record = matches("ombre")[0]
    choices = record["choices"]
    result = record["result"]
    assert isinstance(choices, list)
    assert isinstance(result, dict)
    points: list[Json] = [0, 0]
    changed: dict[str, tuple[Record, str]] = {
        "format": (record | {"format": "roisoleil-record/9"}, "record: format is 'roisoleil-record/9'"),
        "game": (record | {"game": "chess"}, "unknown game 'chess'"),
        "rules": (record | {"rules": "ombre/0"}, "record: made with rules 'ombre/0'"),
        "seat": (record | {"choices": [{"seat": 7}]}, "no such choice"),
        "late": (record | {"choices": [*choices, choices[-1]]}, "may not"),
        "short": (record | {"choices": choices[:-1]}, "result: the record says"),
        "result": (record | {"result": result | {"points": points}}, "result.points"),
        "hash": (record | {"hash": "00"}, "hash: the record says"),
    }
    lines = {name: (canonical_json(broken), said) for name, (broken, said) in changed.items()}
    return lines | {"cut": (canonical_json(record)[:1000], "not valid JSON"), "list": ("[]", "expected a JSON object")}


@pytest.mark.parametrize("kind", broken_records())
def test_a_broken_record_is_refused_with_its_place_and_leaves_nothing(tmp_path: Path, kind: str) -> None:
    line, said = broken_records()[kind]
    file = write_records(tmp_path / "records.jsonl", matches("ombre")[:1])
    file.write_text(file.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(BrokenMessage) as refusal:
        export([file], tmp_path / "out", observations=True)
    assert f"{file}:2: " in str(refusal.value)
    assert said in str(refusal.value)
    assert list(tmp_path.iterdir()) == [file]


def test_broken_records_can_be_left_out(tmp_path: Path) -> None:
    good = matches("ombre")[:3]
    broken = [line for line, _ in broken_records().values()]
    file = tmp_path / "records.jsonl"
    lines = [canonical_json(good[0]), *broken, canonical_json(good[1]), "", canonical_json(good[2])]
    file.write_text("\n".join(lines), encoding="utf-8")
    told: list[str] = []
    exported = export([file], tmp_path / "out", observations=True, skip=told.append)
    assert (exported.games, exported.skipped, len(told)) == (3, len(broken), len(broken))
    only_good = export([write_records(tmp_path / "good.jsonl", good)], tmp_path / "good", observations=True)
    assert only_good.tables["ombre"].decisions == exported.tables["ombre"].decisions
    for name in (data_tables.DECISIONS, data_tables.OBSERVATIONS):
        ours, theirs = (parquet.read_table(tmp_path / where / "ombre" / name) for where in ("out", "good"))
        assert ours.equals(theirs)


def test_a_file_that_ends_too_early_is_told_once(tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl.gz"
    cut.write_bytes(stored_file("ombre/1").read_bytes()[:100_000])
    with pytest.raises(BrokenMessage, match="is not a whole gzip file"):
        export([cut], tmp_path / "out")
    told: list[str] = []
    exported = export([cut], tmp_path / "out", skip=told.append)
    assert exported.games > 10
    assert told == [f"{cut}: is not a whole gzip file"]


@pytest.mark.parametrize(
    ("content", "name", "expected"),
    [
        (b"", "x.jsonl", "no record found: nothing was written"),
        (b"\xff\xfe", "x.jsonl", "is not a text file"),
        (b"nothing", "x.jsonl.gz", "is not a whole gzip file"),
    ],
)
def test_a_file_without_records_is_refused(tmp_path: Path, content: bytes, name: str, expected: str) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(BrokenMessage, match=expected):
        export([file], tmp_path / "out")
    assert list(tmp_path.iterdir()) == [file]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    file = write_records(tmp_path / "records.jsonl", matches("ombre")[:1])
    for place in (tmp_path, file):
        with pytest.raises(BrokenMessage, match=r"is there already|cannot be written"):
            export([file], place)
    with pytest.raises(BrokenMessage, match="is not there"):
        export([tmp_path / "nowhere"], tmp_path / "out")
    (tmp_path / "out").mkdir()
    assert export([file], tmp_path / "out").games == 1


# In a stream.


@pytest.mark.soak
def test_many_games_need_no_more_memory_than_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_tables, "ROWS_IN_GROUP", 200)
    records = matches("ombre")[:5]
    few, many = (memory_of(write_records(tmp_path / f"{times}.jsonl", records * times)) for times in (1, 5))
    assert many < few * 1.2


def memory_of(file: Path) -> int:
    """The most bytes that an export had in use."""
    seen: list[int] = []
    tracemalloc.start()
    exported = export(
        [file], file.with_suffix(""), observations=True, watch=lambda so_far: seen.append(so_far.bytes_read)
    )
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert seen == sorted(seen)
    assert (len(seen), seen[-1]) == (exported.games + 1, file.stat().st_size)
    return peak


@pytest.mark.process
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_what_is_stopped_half_way_leaves_nothing_that_looks_whole(tmp_path: Path, number: int) -> None:
    """The records come through a pipe, which tells how far the export has come and lets it wait."""
    lines = [canonical_json(record) for record in matches("ombre")[:6]]
    code = (
        "from pathlib import Path; from roisoleil.adapters import data, data_tables; data_tables.ROWS_IN_GROUP = 1;"
        f"data.export([Path('-')], Path({str(tmp_path / 'out')!r}), observations=True,"
        "watch=lambda so_far: print(so_far.games, flush=True))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=dict(os.environ),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n".join(lines))
        process.stdin.flush()
        assert process.stdout.readline().strip() == "1"
        process.send_signal(number)
        process.wait()
        process.stdin.close()
    assert not (tmp_path / "out").exists()
    files = list(tmp_path.rglob("*.parquet"))
    assert len(files) == (3 if number == signal.SIGKILL else 0)
    for file in files:
        with pytest.raises(Exception, match=r"[Pp]arquet"):
            parquet.read_table(file)


@pytest.mark.process
def test_without_its_library_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyarrow'] = None; import roisoleil.adapters.dataset"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.returncode == 1
    assert "pip install 'roisoleil[data]'" in done.stderr.splitlines()[-1]
