"""A release sets the version, dates the changelog, commits and tags; whatever is not in order is refused, and stays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final = '[project]\nname = "tiny"\nversion = "0.1.0"\n\n[tool.other]\npython_version = "3.11"\n'
CHANGELOG: Final = """# Changelog

## [Unreleased] - 0.1.0

### Added

- A game.

## [0.0.9] - 2026-01-02

- Before.
"""
RELEASED: Final = CHANGELOG.replace("[Unreleased] - 0.1.0", "[Unreleased]\n\n## [0.2.0] - 2026-11-20")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone of a repository as small as can be released."""
    origin = tmp_path / "origin"
    origin.mkdir()
    (origin / "pyproject.toml").write_text(PROJECT)
    (origin / "CHANGELOG.md").write_text(CHANGELOG)
    git(origin, "init", "--quiet", "--initial-branch", "main")
    name(origin)
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "--message", "all: begin")
    git(tmp_path, "clone", "--quiet", str(origin), "clone")
    name(tmp_path / "clone")
    return tmp_path / "clone"


def name(repository: Path) -> None:
    git(repository, "config", "user.name", "Anne")
    git(repository, "config", "user.email", "anne@tables.example.org")
    git(repository, "config", "commit.gpgsign", "false")
    git(repository, "config", "tag.gpgsign", "false")


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def release(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "release.py"), *arguments]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)


def test_a_release_is_numbered_dated_committed_and_tagged(clone: Path) -> None:
    done = release(clone, "0.2.0", "--date", "2026-11-20")
    assert done.returncode == 0, done.stderr
    assert (clone / "pyproject.toml").read_text() == PROJECT.replace('"0.1.0"', '"0.2.0"')
    assert (clone / "CHANGELOG.md").read_text() == RELEASED
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "log", "-1", "--format=%s") == "release: 0.2.0"
    assert git(clone, "describe", "--exact-match") == "v0.2.0"
    assert git(clone, "log", "--format=%s", "origin/main") == "all: begin", "nothing is sent anywhere"


def test_a_dry_run_shows_all_of_it_and_changes_nothing(clone: Path) -> None:
    done = release(clone, "0.2.0", "--date", "2026-11-20", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert '+version = "0.2.0"' in done.stdout
    assert "+## [0.2.0] - 2026-11-20" in done.stdout
    assert (clone / "pyproject.toml").read_text() == PROJECT
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag") == ""


@pytest.mark.parametrize("version", ["0.2", "v0.2.0", "0.2.0rc1", "00.2.0", "0.0.9", "next", "٠.٢.٠"])
def test_what_is_no_next_version_is_refused(clone: Path, version: str) -> None:
    refused(clone, version, "version")


def test_changes_that_are_not_committed_are_refused(clone: Path) -> None:
    (clone / "notes.txt").write_text("to be done")
    refused(clone, "0.2.0", "notes.txt")


def test_a_version_is_released_once_and_none_before_it_later(clone: Path) -> None:
    git(clone, "tag", "v0.3.0")
    refused(clone, "0.3.0", "tagged already")
    refused(clone, "0.2.0", "0.3.0 is released already")


@pytest.mark.parametrize("changelog", ["# Changelog\n", "# Changelog\n\n## [Unreleased]\n\n## [0.0.9] - 2026-01-02\n"])
def test_where_nothing_is_told_nothing_is_released(clone: Path, changelog: str) -> None:
    (clone / "CHANGELOG.md").write_text(changelog)
    git(clone, "commit", "--all", "--quiet", "--message", "docs: forget the news")
    refused(clone, "0.2.0", "CHANGELOG.md")


def refused(clone: Path, version: str, why: str) -> None:
    head = git(clone, "rev-parse", "HEAD")
    done = release(clone, version)
    assert done.returncode == 2
    assert why in done.stderr
    assert git(clone, "rev-parse", "HEAD") == head
    assert (clone / "pyproject.toml").read_text() == PROJECT


def test_the_changelog_and_the_project_can_be_released_as_they_are(tmp_path: Path) -> None:
    for file in ("pyproject.toml", "CHANGELOG.md"):
        (tmp_path / file).write_text((ROOT / file).read_text(encoding="utf-8"), encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    name(tmp_path)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "all: begin")
    done = release(tmp_path, "99.0.0", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert '+version = "99.0.0"' in done.stdout
