"""The workflows can be read, and all that they call is there."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FOLDER: Final = ROOT / ".github" / "workflows"
WORKFLOWS: Final = {path.name: msgspec.yaml.decode(path.read_bytes()) for path in sorted(FOLDER.glob("*.yml"))}
PYTHONS: Final = ["3.11", "3.12", "3.13", "3.14"]
TARGETS: Final = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
PINNED: Final = re.compile(r"[\w.-]+/[\w./-]+@(v\d+|release/v\d+|[0-9a-f]{40})")
ELSEWHERE: Final = {"cibuildwheel"}
"""Programs that requirements-wheels.txt brings."""

every_workflow = pytest.mark.parametrize("name", sorted(WORKFLOWS))


def jobs(name: str) -> dict[str, Any]:
    found = WORKFLOWS[name]["jobs"]
    assert isinstance(found, dict)
    return found


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in jobs(name).values() for step in job.get("steps", [])]


def commands(name: str) -> list[str]:
    return [line for step in steps(name) for line in step.get("run", "").splitlines()]


def test_there_are_a_workflow_for_changes_and_one_for_releases() -> None:
    assert {"test.yml", "release.yml"} <= set(WORKFLOWS)


@every_workflow
def test_every_job_has_a_machine_a_limit_and_jobs_before_it_that_exist(name: str) -> None:
    assert {True, "name", "jobs", "permissions"} <= set(WORKFLOWS[name]), "`on` is read as true"
    for job in jobs(name).values():
        assert "uses" in job or {"runs-on", "timeout-minutes", "steps"} <= set(job)
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(jobs(name))


@every_workflow
def test_every_action_is_pinned(name: str) -> None:
    for step in steps(name):
        assert ("uses" in step) != ("run" in step)
        assert "uses" not in step or PINNED.fullmatch(step["uses"]), step
    for job in jobs(name).values():
        assert "uses" not in job or (ROOT / job["uses"]).is_file()


@every_workflow
def test_every_command_calls_what_is_there(name: str) -> None:
    for line in commands(name):
        assert subprocess.run(["bash", "-n", "-c", line], check=False).returncode == 0, line
        assert set(re.findall(r"\bmake ([\w-]+)", line)) <= TARGETS, line
        for file in re.findall(r"\b(?:requirements\S*|tests/\S+|tools/\S+)\.(?:txt|py|sh)", line):
            assert (ROOT / file).is_file(), line
        for module in re.findall(r"python -m (\w[\w.]*)", line):
            if module not in {"pip", "pytest", *ELSEWHERE}:
                assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file(), line


def test_the_options_of_what_a_release_calls_exist() -> None:
    command = [sys.executable, "-m", "tools.check_release", "--help"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for line in commands("release.yml"):
        for option in re.findall(r"make release-check ARGS=\"?(--[a-z]+)", line):
            assert option in told.stdout


def test_a_tag_is_tested_checked_and_then_published_without_a_password() -> None:
    release = WORKFLOWS["release.yml"]
    assert release[True] == {"push": {"tags": ["v*"]}}
    publish = jobs("release.yml")["publish"]
    assert set(publish["needs"]) == {"test", "check"}
    assert publish["permissions"] == {"id-token": "write"}
    assert "secrets." not in (FOLDER / "release.yml").read_text(encoding="utf-8")
    assert release["permissions"] == {"contents": "read"}


def test_all_pythons_are_tested_and_have_native_wheels() -> None:
    assert jobs("test.yml")["linux"]["strategy"]["matrix"]["python"] == PYTHONS
    for system in ("macos", "windows"):
        assert set(jobs("test.yml")[system]["strategy"]["matrix"]["python"]) == {PYTHONS[0], PYTHONS[-1]}
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    assert "*-win*" in wheels["skip"]
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


# The tests that run everywhere.

EVERYWHERE: Final = (ROOT / "tests" / "everywhere.txt").read_text(encoding="utf-8").split()
UNIX: Final = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "select", "termios", "tty"}
SHARED: Final = ["tests/conftest.py", "tests/shared.py", "tests/server/dealing.py"]


def pinned(file: str) -> set[str]:
    lines = re.findall(r"^([a-z][\w.-]*)==", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    return {re.split("[-.]", line)[0] for line in lines}


def imported(path: Path) -> set[str]:
    """The outermost modules that a file needs to be imported."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
        elif isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
    return found


def test_what_is_tested_everywhere_needs_nothing_that_is_not_there() -> None:
    ignored = {ROOT / line.removeprefix("--ignore=") for line in EVERYWHERE if line.startswith("--ignore=")}
    places = [ROOT / line for line in EVERYWHERE if not line.startswith("--")]
    assert all(path.exists() for path in [*ignored, *places])
    there = pinned("requirements.txt") | pinned("requirements-plain.txt")
    there |= {"roisoleil", "tests", *(sys.stdlib_module_names - UNIX)}
    files = {path for place in places for path in place.rglob("*.py")} - ignored
    for path in [*files, *(ROOT / file for file in SHARED)]:
        assert imported(path) <= there, path


def test_a_clone_has_the_same_bytes_everywhere() -> None:
    """Hashes of data are told to others, and golden files are compared as they are."""
    assert "* text=auto eol=lf" in (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()
