"""`roisoleil data`."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from roisoleil.cli.main import run
from roisoleil.engine.codec import Json, canonical_json
from tests.matches.storing import load_matches
from tests.patience import PATIENCE
from tests.shared import GAMES


@cache
def matches(name: str) -> list[dict[str, Json]]:
    return load_matches(GAMES[name].rules)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Three records."""
    records = [matches("habemus")[0], matches("ombre")[0], matches("ombre")[1]]
    path = tmp_path / "records.jsonl"
    path.write_text("".join(canonical_json(record) + "\n" for record in records), encoding="utf-8")
    return path


def test_the_report_counts_games_and_decisions(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = file.with_name("out")
    assert run(["data", "export", str(file), "--to", str(folder), "--observations", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    choices = [len(matches("ombre")[number]["choices"]) for number in (0, 1)]  # type: ignore[arg-type]
    assert report["games"]["ombre"] == {"games": 2, "decisions": sum(choices)}
    assert report["games"]["habemus"]["games"] == 1
    assert (report["folder"], report["skipped"]) == (str(folder), 0)
    assert sorted(path.name for path in (folder / "ombre").iterdir()) == [
        "decisions.parquet",
        "games.parquet",
        "observations.parquet",
    ]


@pytest.mark.parametrize(
    ("language", "expected"), [("fr", "2\u00a0parties, "), ("en", "2\u00a0games, "), ("de", "2\u00a0Partien, ")]
)
def test_people_read_the_report_in_their_language(
    file: Path, capsys: pytest.CaptureFixture[str], language: str, expected: str
) -> None:
    folder = str(file.with_name("out"))
    assert run(["data", "export", str(file), "--to", folder, "--game", "ombre", "--lang", language]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert expected in line
    assert line.endswith(f"{folder}/ombre")


def test_what_simulate_writes_can_be_exported_from_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    records = tmp_path / "records.jsonl"
    assert run(["simulate", "ombre", "--players", "2", "--games", "3", "--records", str(records)]) == 0
    piped = io.TextIOWrapper(io.BytesIO(records.read_bytes()))
    monkeypatch.setattr(sys, "stdin", piped)
    capsys.readouterr()
    assert run(["data", "export", "-", "--to", str(tmp_path / "out"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"]["ombre"]["games"] == 3


def test_broken_records_are_refused_or_left_out_and_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with file.open("a", encoding="utf-8") as stream:
        stream.write('{"format":\n{}\n')
    folder = file.with_name("out")
    assert run(["data", "export", str(file), "--to", str(folder)]) == 2
    message = capsys.readouterr().err
    assert message.startswith(f"roisoleil: {file}:4: record: not valid JSON")
    assert message.count("\n") == 1
    assert not folder.exists()
    assert run(["data", "export", str(file), "--to", str(folder), "--keep-going", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert [line.split(" record")[0] for line in told.err.splitlines()[:2]] == [
        f"roisoleil: {file}:4:",
        f"roisoleil: {file}:5:",
    ]
    assert told.err.splitlines()[2:] == ["2\u00a0broken records were left out."]
    assert "2\u00a0games" in told.out


@pytest.mark.process
def test_an_interruption_leaves_nothing(file: Path) -> None:
    """The records come through a pipe that stays open, so that there is time to interrupt."""
    code = "from roisoleil.cli.main import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "data", "export", "-", "--to", str(file.with_name("out"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=dict(os.environ),
    )
    assert process.stdin is not None
    process.stdin.write(file.read_bytes())
    process.stdin.flush()
    while not list(file.parent.glob(".out.*.part/ombre")):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    told, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, told, errors) == (130, b"", b"")
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--to", "OUT"], "give at least one file"),
        (["FILE"], "--to"),
        (["nowhere.jsonl", "--to", "OUT"], "nowhere.jsonl: is not there"),
        (["FILE", "--to", "FOLDER"], "is there already, and is not empty"),
        (["FILE", "--to", "FILE"], "cannot be written (Not a directory)"),
        (["FILE", "--to", "/proc/nowhere"], "cannot be written"),
        (["FILE", "--to", "OUT", "--game", "chess"], "unknown game 'chess'"),
        (["FILE", "--to", "OUT", "--game", "louis_xiv"], "no record of louis_xiv found"),
        (["FILE", "--to", "OUT", "--lang", "it"], "unknown language 'it'"),
        (["FILE", "--to", "OUT", "--data", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    file: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    names = {"FILE": str(file), "OUT": str(file.with_name("out")), "FOLDER": str(file.parent)}
    assert run(["data", "export", *(names.get(argument, argument) for argument in arguments)]) == 2
    message = capsys.readouterr().err
    assert expected in message
    assert message.count("\n") == 1
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.process
def test_without_its_library_it_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['pyarrow'] = None; from roisoleil.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "data", "export", "x.jsonl", "--to", str(tmp_path / "out")],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "pip install 'roisoleil[data]'" in done.stderr


def test_it_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["data", "export", "--help"]) == 0
    assert "--keep-going" in capsys.readouterr().out
