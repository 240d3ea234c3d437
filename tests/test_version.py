"""The version has one place, and everybody who tells it tells that one."""

from __future__ import annotations

import subprocess
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from roisoleil.cli.main import run
from roisoleil.version import UNKNOWN, program_version

ROOT = Path(__file__).parents[1]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]


def test_the_command_tells_the_version_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.strip() == VERSION


def test_sources_tell_the_version_that_stands_beside_them(tmp_path: Path) -> None:
    package = tmp_path / "src" / "roisoleil"
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "9.8.7"\n')
    assert program_version(package) == "9.8.7"


def test_without_sources_it_is_the_installed_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "site-packages" / "roisoleil"
    assert program_version(installed) == version("roisoleil")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [])
    assert program_version(installed) == UNKNOWN


@pytest.mark.process
def test_no_source_has_a_version_of_its_own() -> None:
    numbered = r"^(version|__version__|VERSION)\b.*\b[0-9]+\.[0-9]+\.[0-9]+"
    command = [
        "git",
        "grep",
        "--name-only",
        "--extended-regexp",
        numbered,
        "--",
        "src",
        "web",
        "*.py",
        "*.toml",
        ":!tests",
    ]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.stdout.split() in ([], ["pyproject.toml"])  # nothing where there is no repository
