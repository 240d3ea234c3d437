"""Set the version, date the changelog, commit and tag: `make release VERSION=0.2.0`.

Nothing is sent anywhere. Who pushes the tag has it published (.github/workflows/release.yml).

Usage: python tools/release.py VERSION [--date YYYY-MM-DD] [--dry-run]
"""

from __future__ import annotations

import argparse
import difflib
import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

PROJECT: Final = Path("pyproject.toml")
CHANGELOG: Final = Path("CHANGELOG.md")
NUMBERED: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", re.ASCII)
VERSION_LINE: Final = re.compile(r'^version = "([^"]*)"$', re.MULTILINE)
NEXT: Final = "## [Unreleased]"
NEXT_LINE: Final = re.compile(rf"^{re.escape(NEXT)}[^\n]*\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Refused(Exception):
    """Nothing is released; says why."""


def release(root: Path, version: str, day: date, dry_run: bool) -> str:
    """Release what is committed; returns what was changed, or would be."""
    check(root, version)
    before = {path: (root / path).read_text(encoding="utf-8") for path in (PROJECT, CHANGELOG)}
    after = {PROJECT: numbered(before[PROJECT], version), CHANGELOG: dated(before[CHANGELOG], version, day)}
    if not dry_run:
        for path, text in after.items():
            (root / path).write_text(text, encoding="utf-8")
        git(root, "commit", "--quiet", "--message", f"release: {version}", "--", *map(str, after))
        git(root, "tag", "--annotate", "--message", f"roisoleil {version}", f"v{version}")
    return "".join(
        line
        for path in after
        for line in difflib.unified_diff(
            before[path].splitlines(keepends=True), after[path].splitlines(keepends=True), str(path), str(path), n=1
        )
    )


def check(root: Path, version: str) -> None:
    """Refuse what would be no proper release."""
    if not NUMBERED.fullmatch(version):
        raise Refused(f"{version} is no version such as 0.2.0")
    if changed := git(root, "status", "--porcelain").strip():
        raise Refused(f"there are changes that are not committed:\n{changed}")
    if git(root, "tag", "--list", f"v{version}").strip():
        raise Refused(f"v{version} is tagged already")
    tags = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").split()]
    released = [tag for tag in tags if NUMBERED.fullmatch(tag)]
    if later := [tag for tag in released if numbers(tag) > numbers(version)]:
        raise Refused(f"{max(later, key=numbers)} is released already")


def numbers(version: str) -> tuple[int, ...]:
    """A version as it is compared."""
    return tuple(map(int, version.split(".")))


def numbered(project: str, version: str) -> str:
    """The project's file with the version, which stands there once."""
    if len(found := VERSION_LINE.findall(project)) != 1:
        raise Refused(f"{PROJECT} has {len(found)} lines with a version")
    if NUMBERED.fullmatch(found[0]) and numbers(found[0]) > numbers(version):
        raise Refused(f"the version is {found[0]} already")
    return VERSION_LINE.sub(f'version = "{version}"', project)


def dated(changelog: str, version: str, day: date) -> str:
    """The changelog: what was not released is released on that day, and what comes next is empty."""
    section = NEXT_LINE.search(changelog)
    if section is None:
        raise Refused(f'{CHANGELOG} has no section "{NEXT}"')
    news = section[1].strip()
    if not news:
        raise Refused(f"{CHANGELOG} tells nothing new")
    rest = changelog[section.end() :]
    released = f"{NEXT}\n\n## [{version}] - {day.isoformat()}\n\n{news}\n"
    return changelog[: section.start()] + released + (f"\n{rest}" if rest else "")


def git(root: Path, *arguments: str) -> str:
    """What git says; whatever it refuses is refused."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refused(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout


def main() -> int:
    """Release, or say why not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--date", type=date.fromisoformat, help="today if left out")
    parser.add_argument("--dry-run", action="store_true", help="only show what would be changed")
    chosen = parser.parse_args()
    day = chosen.date or datetime.now(UTC).date()
    try:
        changes = release(Path.cwd(), chosen.version, day, chosen.dry_run)
    except Refused as refusal:
        print(f"release: {refusal}", file=sys.stderr)
        return 2
    print(changes, end="")
    if chosen.dry_run:
        print("Nothing was changed.")
    else:
        print(f"Committed and tagged v{chosen.version}. Publish it with: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
