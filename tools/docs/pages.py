"""Gather the pages of the site: those of its navigation, and all that they link to, at any distance.

Every page stays where it is in the repository, with links that work there. In the site it gets a place of its own, and
its links are rewritten. A file of code that is linked becomes a page that shows it; a picture is copied.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Final

GAMES: Final = "src/roisoleil/games/"
COPIED: Final = {".json", ".png", ".svg", ".webp"}
LANGUAGES: Final = {".py": "python", ".toml": "toml", ".ftl": "fluent", ".sh": "sh", ".yaml": "yaml", ".sql": "sql"}
FENCE: Final = re.compile(r" *(`{3,}|~{3,})")
CODE_SPAN: Final = re.compile(r"(`+)(?:(?!`).|(?!\1)`)*?\1(?!`)")
LINK: Final = re.compile(r"(?<=\]\()([^)\s]+)(?=\))|(?<= src=\")([^\"]+)|(?<= href=\")([^\"]+)")
ELSEWHERE: Final = re.compile(r"[a-z][a-z+.-]*:|#")
LEFT_OUT_OF_SEARCH: Final = "---\nsearch:\n  exclude: true\n---\n\n"


class BrokenSource(Exception):
    """A page that cannot be part of the site as it stands, with all its faults."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))


def place_of(path: str) -> str:
    """Where a file of the repository is in the site."""
    place = PurePosixPath(path)
    if path.startswith(GAMES) and place.suffix == ".md":
        place = PurePosixPath("games") / place.relative_to(GAMES)
    elif path.startswith("docs/") and place.suffix in {".md", *COPIED}:
        place = place.relative_to("docs")
    elif path in {"CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md"}:
        place = PurePosixPath(path.lower())
    else:
        place = PurePosixPath("source", path if place.suffix in {".md", *COPIED} else f"{path}.md")
    return str(place.with_name("index.md") if place.name == "README.md" else place)


def rewrite_links(text: str, change: Callable[[str, int], str]) -> str:
    """Change the target of every link to another file; `change` is told the number of its line, too."""
    lines, fence = text.split("\n"), ""
    for number, line in enumerate(lines):
        mark = FENCE.match(line)
        if fence:
            fence = "" if mark and mark[1].startswith(fence) and not line.strip(" `~") else fence
        elif mark:
            fence = mark[1]
        else:
            lines[number] = _rewrite_line(line, lambda target, at=number + 1: change(target, at))  # type: ignore[misc]
    return "\n".join(lines)


def _rewrite_line(line: str, change: Callable[[str], str]) -> str:
    parts, end = [], 0
    for span in [*CODE_SPAN.finditer(line), None]:
        prose = line[end : span.start() if span else len(line)]
        parts.append(LINK.sub(lambda link: link[0] if ELSEWHERE.match(link[0]) else change(link[0]), prose))
        if span:
            parts.append(span[0])
            end = span.end()
    return "".join(parts)


class Gatherer:
    """The pages under way from the repository into the site."""

    def __init__(self, root: Path, into: Path) -> None:
        """`root` is the repository, `into` the folder of the site's pages."""
        self.root: Final = root
        self.into: Final = into
        self.pages: Final[list[str]] = []
        """The places of all documents; neither files of code nor pictures."""
        self._faults: Final[list[str]] = []
        self._seen: Final[set[str]] = set()
        self._waiting: Final[list[str]] = []

    def gather(self, paths: list[str]) -> None:
        """Bring the documents of these paths and all that they link to; refuses links to what is not there."""
        for path in paths:
            self._want(path)
        while self._waiting:
            self._bring(self._waiting.pop())
        if self._faults:
            raise BrokenSource(sorted(self._faults))

    def _want(self, path: str) -> None:
        if path not in self._seen:
            self._seen.add(path)
            self._waiting.append(path)

    def _bring(self, path: str) -> None:
        source, place = self.root / path, place_of(path)
        target = self.into / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            target.write_text(self._listing(path), encoding="utf-8")
        elif source.suffix in COPIED:
            shutil.copyfile(source, target)
        elif source.suffix == ".md":
            self.pages.append(place)
            target.write_text(self._document(path), encoding="utf-8")
        else:
            target.write_text(self._code(path), encoding="utf-8")

    def _document(self, path: str) -> str:
        """A document with its links as they are in the site."""
        text = (self.root / path).read_text(encoding="utf-8")
        return rewrite_links(text, lambda target, line: self._follow(path, target, line))

    def _follow(self, path: str, target: str, line: int) -> str:
        name, _, anchor = target.partition("#")
        wanted = os.path.normpath(PurePosixPath(path).parent / name)
        if not (self.root / wanted).exists():
            self._faults.append(f"{path}:{line}: there is no {target}")
            return target
        place = self._link(place_of(path), wanted)
        return f"{place}#{anchor}" if anchor else place

    def _link(self, place: str, wanted: str) -> str:
        """The way from a place of the site to a file or folder, which is wanted there, too."""
        if (self.root / wanted / "README.md").exists():
            wanted += "/README.md"
        self._want(wanted)
        return os.path.relpath(place_of(wanted), PurePosixPath(place).parent)

    def _code(self, path: str) -> str:
        """A page that shows a file of code, or any other text."""
        text = (self.root / path).read_text(encoding="utf-8")
        language = LANGUAGES.get(PurePosixPath(path).suffix, "text")
        return (
            f"{LEFT_OUT_OF_SEARCH}# {PurePosixPath(path).name}\n\n`{path}`\n\n````{language}\n{text.rstrip()}\n````\n"
        )

    def _listing(self, path: str) -> str:
        """A page that lists the files of a folder."""
        names = sorted(item.name for item in (self.root / path).iterdir() if item.is_file())
        files = [f"- [{name}]({self._link(place_of(path), f'{path}/{name}')})" for name in names]
        return "\n".join([f"{LEFT_OUT_OF_SEARCH}# {PurePosixPath(path).name}/", f"\n`{path}/`\n", *files, ""])
