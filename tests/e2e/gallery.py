"""Photograph the page: `make gallery` writes build/gallery/*.webp and an index page. Look at every picture.

With `--docs` the few pictures that docs/gallery has, for docs/gallery.md, are renewed.
"""

from __future__ import annotations

import base64
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browsing import DESKTOP, PHONE, QUIET, REFUSED, Scheme, Visitor, launch, visiting
from tests.server import serving

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build/gallery"
DOCS: Final = ROOT / "docs/gallery"
QUALITY: Final = 70
SETTLING: Final = 500
"""Milliseconds in which letters and pictures arrive."""
TALLEST: Final = 2400
"""Pixels of a picture; rules go on for longer."""
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
PAGES: Final = {
    "home": ("Home", "/"),
    "new": ("A new table", "/new/habemus"),
    "rules": ("The rules of a game", "/rules/habemus"),
    "rules-ombre": ("The rules of a game", "/rules/ombre"),
    "rules-louis_xiv": ("The rules of a game", "/rules/louis_xiv"),
    "credits": ("Credits", "/credits"),
    "gone": ("A dead link", "/t/no-such-table"),
}


class Album(NamedTuple):
    """A game from its opening to its count: how its pictures are called, who plays, and after how many choices."""

    game: str
    name: str
    title: str
    bots: list[str]
    positions: dict[str, int]
    options: tuple[str, ...] = ()


ALBUMS: Final = (
    Album("habemus", "table", "A table", ["courtisan", "page"], {"early": 0, "middle": 70, "late": 140, "over": 4000}),
    Album(
        "ombre",
        "ombre",
        "In the Shadow of the Sun King",
        ["courtisan", "page", "courtisan", "page", "page"],
        {"early": 0, "middle": 60, "late": 150, "over": 4000},
    ),
    Album(
        "louis_xiv",
        "louis_xiv",
        "Louis XIV with Le Favori",
        ["courtisan", "page", "page"],
        {"early": 12, "scoring": 46, "middle": 120, "late": 290, "over": 4000},
        ("favori",),
    ),
)


class Shot(NamedTuple):
    """A picture, and where it belongs."""

    title: str
    name: str


def take(visitor: Visitor, title: str, name: str, whole: bool = True) -> Shot:
    """A picture of the page as it stands: what the screen shows, or all from top to bottom."""
    page = visitor.page
    page.wait_for_timeout(SETTLING)
    session = visitor.context.new_cdp_session(page)
    size = session.send("Page.getLayoutMetrics")["cssContentSize" if whole else "cssVisualViewport"]
    width, height = (size["width"], size["height"]) if whole else (size["clientWidth"], size["clientHeight"])
    height = min(height, TALLEST)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    options = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": whole, "clip": clip}
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(session.send("Page.captureScreenshot", options)["data"]))
    session.detach()
    return Shot(title, name)


def photograph_pages(browser: Browser, url: str) -> Iterator[Shot]:
    """Every page that is no table."""
    for (kind, size), scheme in product(SIZES.items(), SCHEMES):
        with visiting(browser, url, size=size, scheme=scheme, expected=(REFUSED,), name="Anne", **QUIET) as visitor:
            for name, (title, path) in PAGES.items():
                visitor.go(path)
                yield take(visitor, title, f"{name}-{kind}-{scheme}")
            ident = visitor.open_table(["", "", "courtisan"], ["Anne"], starts=False)
            visitor.go(f"/t/{ident}")
            yield take(visitor, "A table that waits for others", f"lobby-{kind}-{scheme}")


def photograph_game(browser: Browser, url: str, album: Album) -> Iterator[Shot]:
    """One game from its opening to its count, on all screens."""
    with visiting(browser, url, name="Anne", **QUIET) as anne:
        ident = anne.open_table(["", *album.bots], ["Anne"], game=album.game, options=album.options)
        cookies = anne.context.cookies()
        for when, choices in album.positions.items():
            anne.play_until(ident, choices)
            for (kind, size), scheme in product(SIZES.items(), SCHEMES):
                with visiting(browser, url, size=size, scheme=scheme, name="Anne", **QUIET) as visitor:
                    visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
                    visitor.go(f"/t/{ident}")
                    title, name = f"{album.title}, {when}", f"{album.name}-{when}-{kind}"
                    news = visitor.page.get_by_role("button", name="Play on")
                    if news.is_visible():
                        if (album, when, scheme) == (ALBUMS[0], "middle", "light"):
                            yield take(visitor, "What happened while one was away", f"news-{kind}", whole=False)
                        news.click()
                        visitor.page.mouse.move(0, 0)
                        visitor.page.evaluate("scrollTo(0, 0)")
                    yield take(visitor, title, f"{name}-{scheme}", whole=False)
                    if scheme == "light":
                        yield take_grey(visitor, f"{title}, without colours", f"{name}-grey")
                        yield take(visitor, f"{title}, from top to bottom", f"{name}-whole")
        yield from photograph_languages(browser, url, album, ident, cookies)
        if album == ALBUMS[0]:
            yield from photograph_texts(browser, url, ident, cookies)


def photograph_languages(browser: Browser, url: str, album: Album, ident: str, cookies: object) -> Iterator[Shot]:
    """The same table looked back at in the other languages."""
    prefix = "" if album == ALBUMS[0] else f"{album.name}-"
    for (kind, size), locale in product(SIZES.items(), ("fr-FR", "de-DE")):
        with visiting(browser, url, size=size, locale=locale, name="Anne", **QUIET) as visitor:
            visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
            visitor.go(f"/t/{ident}/at/40")
            yield take(visitor, "Replay, in French and German", f"{prefix}replay-{kind}-{locale[:2]}")


def photograph_texts(browser: Browser, url: str, ident: str, cookies: object) -> Iterator[Shot]:
    """Home in the other languages, and a table as text."""
    for (kind, size), locale in product(SIZES.items(), ("fr-FR", "de-DE")):
        with visiting(browser, url, size=size, locale=locale, name="Anne", **QUIET) as visitor:
            visitor.go("/")
            yield take(visitor, "Home, in French and German", f"home-{kind}-{locale[:2]}")
    for kind, size in SIZES.items():
        with visiting(browser, url, size=size, name="Anne", text=True, **QUIET) as visitor:
            visitor.context.add_cookies(cookies)  # type: ignore[arg-type]
            visitor.go(f"/t/{ident}/at/40")
            yield take(visitor, "As text", f"text-{kind}")


def take_grey(visitor: Visitor, title: str, name: str) -> Shot:
    """What somebody sees who sees no colours."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    shot = take(visitor, title, name, whole=False)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return shot


def written(shots: list[Shot]) -> str:
    """The index page."""
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        '<meta charset="utf-8">',
        "<title>The gallery</title>",
        "<h1>The gallery</h1>",
    ]
    for title in dict.fromkeys(shot.title for shot in shots):
        lines.append(f"<h2>{title}</h2>")
        for shot in shots:
            if shot.title == title:
                height = 'height="420"' if "phone" in shot.name else 'width="560"'
                lines.append(
                    f'<a href="{shot.name}.webp"><img src="{shot.name}.webp" alt="{title}: {shot.name}" {height}></a>'
                )
    return "\n".join(lines) + "\n"


def renew_docs() -> None:
    """The pictures that docs/gallery has, as they are now."""
    for old in DOCS.glob("*.webp"):
        shutil.copy(FOLDER / old.name, old)


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serving.Server(Path(folder), workers=1)
        with closing(launch(playwright)) as browser:
            try:
                shots = [*photograph_pages(browser, server.url)]
                for album in ALBUMS:
                    shots += photograph_game(browser, server.url, album)
            finally:
                server.end()
    (FOLDER / "index.html").write_text(written(shots), encoding="utf-8")
    print(f"{len(shots)} pictures in {FOLDER.relative_to(ROOT)}, shown by index.html there; look at every one")
    if "--docs" in sys.argv[1:]:
        renew_docs()


if __name__ == "__main__":
    main()
