"""The pictures in docs: few, small, and each of them shown."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.process

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = {".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"}
LIMIT: Final = 2_000_000
"""Bytes of all pictures together: whoever fetches the repository fetches every version of them."""
LARGEST: Final = 120_000


def tracked(folder: str) -> list[Path]:
    """The files of a folder that git has, or that are there where the sources came without git."""
    if not (ROOT / ".git").exists():
        return [file for file in (ROOT / folder).rglob("*") if file.is_file()]
    listed = subprocess.run(["git", "ls-files", "-z", folder], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]


def pictures() -> list[Path]:
    return [file for file in tracked("docs") if file.suffix in PICTURES]


def test_all_pictures_in_docs_are_under_two_megabytes_together() -> None:
    sizes = {file: file.stat().st_size for file in pictures()}
    assert sizes
    assert sum(sizes.values()) < LIMIT
    assert [file.name for file, size in sizes.items() if size > LARGEST] == []


def test_every_picture_in_docs_is_shown_by_a_page_there_and_every_shown_one_is_there() -> None:
    shown = set()
    for page in tracked("docs"):
        if page.suffix == ".md":
            text = page.read_text(encoding="utf-8")
            links = re.findall(r'!\[[^\]]*\]\(([^)\s]+)\)|<img src="([^"]+)"', text)
            shown |= {(page.parent / (first or second)).resolve() for first, second in links}
    assert shown == {file.resolve() for file in pictures()}
