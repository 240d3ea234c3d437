"""Whether a built site is whole: links to pages, anchors and pictures, nothing from elsewhere, no broken list."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {
    ("link", "href"),
    ("script", "src"),
    ("img", "src"),
    ("iframe", "src"),
    ("source", "src"),
    ("use", "href"),
}
"""What a browser fetches to show a page; other links are followed by the reader only."""
IN_STYLES: Final = re.compile(r"(?:url\(\s*|@import\s+)[\"']?((?:https?:)?//[^\"')\s]+)")
RUN_ON: Final = re.compile(r"\n(?:[-*] |1\. |\|)")
"""A list or table right after a sentence is none here, though code hosts show it."""


class Page(HTMLParser):
    """The links and anchors of one page, and its paragraphs."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: Final[set[str]] = set()
        self.links: Final[list[tuple[str, bool, int]]] = []
        """Each with whether it is fetched, and its line."""
        self.run_on: Final[list[int]] = []
        self._is_paragraph = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what this element links to and can be reached by."""
        self._is_paragraph = tag == "p" or (self._is_paragraph and tag in {"a", "code", "em", "strong"})
        for name, value in attrs:
            if name == "id" or (tag, name) == ("a", "name"):
                self.anchors.add(value or "")
            elif name in {"href", "src"} and value is not None and not self._is_an_address(tag, dict(attrs)):
                self.links.append((value, (tag, name) in FETCHED, self.getpos()[0]))

    def handle_data(self, data: str) -> None:
        """Note a list that has become part of a paragraph."""
        if self._is_paragraph and RUN_ON.search(data):
            self.run_on.append(self.getpos()[0])

    @staticmethod
    def _is_an_address(tag: str, attrs: dict[str, str | None]) -> bool:
        """Whether it only says where a page is kept, as canonical links do."""
        return tag == "link" and attrs.get("rel") in {"canonical", "next", "prev"}


def faults_of(site: Path) -> list[str]:
    """Everything that is wrong with a site, page by page."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    faults = [
        f"{path.relative_to(site)}:{line}: {fault}: {link}"
        for path, page in pages.items()
        for link, is_fetched, line in page.links
        if (fault := _fault(link, is_fetched, path, site, pages))
    ]
    faults += [
        f"{path.relative_to(site)}:{line}: a list or table needs an empty line before it"
        for path, page in pages.items()
        for line in page.run_on
    ]
    for style in sorted(site.rglob("*.css")):
        outside = IN_STYLES.findall(style.read_text(encoding="utf-8"))
        faults += [f"{style.relative_to(site)}: fetched from elsewhere: {link}" for link in outside]
    return faults


def _fault(link: str, is_fetched: bool, path: Path, site: Path, pages: dict[Path, Page]) -> str:
    parts = urlsplit(link)
    if parts.scheme in {"data", "mailto"}:
        return ""
    if parts.scheme or parts.netloc:
        return "fetched from elsewhere" if is_fetched else ""
    target = path
    if parts.path:
        start = site if parts.path.startswith("/") else path.parent
        target = Path(start, unquote(parts.path).lstrip("/")).resolve()
    target = target / "index.html" if target.is_dir() else target
    if not target.is_relative_to(site.resolve()) or not target.is_file():
        return "there is no such page"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "there is no such anchor"
    return ""
