"""Real browsers at a real server: what they are, what they may not do, and how a table is prepared for them."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from tests.patience import PATIENCE

NAMES: Final = (os.environ.get("ROISOLEIL_CHROMIUM", "chromium"), "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final = (1280, 800)
NOTEBOOK: Final = (1280, 720)
PHONE: Final = (360, 740)
NO_NETWORK: Final = "Failed to load resource: net::ERR_"
REFUSED: Final = "Failed to load resource: the server responded with a status of 4"
"""What Chromium itself says when nobody answers, or the server says no; a page cannot prevent it."""

QUIET: Final[dict[str, Any]] = {"speed": "off", "motion": False}
"""For whole games that are there for something else: nothing is left to be seen for a while, and nothing moves."""

LUCK: Final = """(luck) => {
  const loads = Number(window.name || 0) + 1;
  window.name = String(loads); // the same for as long as the tab is open
  let state = 2166136261;
  for (const letter of `${luck} ${loads}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  crypto.getRandomValues = (array) => {
    for (let place = 0; place < array.length; place++) {
      state = Math.imul(state ^ (state >>> 15), 2246822519) + 2654435769 | 0;
      array[place] = (state ^ (state >>> 13)) >>> 8;
    }
    return array;
  };
}"""
"""What a browser adds to a deal is the same in every run, and another for each visitor, tab and visit."""

expect.set_options(timeout=PATIENCE * 1000)

Scheme = Literal["light", "dark"]
Visit = Callable[..., "Visitor"]
"""Brings another person, with a browser of their own."""


def find_chromium() -> str:
    """The browser of the tests."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    raise FileNotFoundError("no Chromium was found: `make browser` installs one")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))


@dataclass
class Visitor:
    """Somebody with a browser of their own, as far as the server can tell."""

    url: str
    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()
    """How messages begin that belong to what is tested."""
    luck: str = ""

    def hear(self, message: ConsoleMessage) -> None:
        is_error = message.type in {"error", "warning"}
        if is_error and not message.text.startswith(self.expected):
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def another_page(self) -> Page:
        """One more tab, watched like the first."""
        page = self.context.new_page()
        self.watch(page)
        return page

    def watch(self, page: Page) -> None:
        page.add_init_script(f"({LUCK})({json.dumps(f'{self.luck} {len(self.context.pages)}')})")
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        self.page.locator("main:not([aria-busy=true])").first.wait_for()
        return self.page

    # What this person's program could do as well, to come quickly to where a test begins.

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **body: object) -> Any:
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def open_table(
        self,
        seats: list[str],
        names: list[str],
        starts: bool = True,
        game: str = "habemus",
        options: tuple[str, ...] = (),
    ) -> str:
        """A table with a bot wherever a level is named."""
        opened = self.post("/api/tables", game=game, seats=seats, names=names, options=list(options), salt="0a1b")
        ident: str = opened["table"]
        if starts and self.get(f"/api/tables/{ident}")["state"] == "open":
            self.post(f"/api/tables/{ident}/start", seat=0, key="start-it")
        return ident

    def play_until(self, ident: str, choices: int) -> None:
        """Let my seats choose anything until so many choices were made, or the game is over."""
        deadline = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < deadline:
            table = self.get(f"/api/tables/{ident}")
            if table["state"] != "playing" or table["choices"] >= choices:
                return
            if not self.choose(ident, table):
                self.page.wait_for_timeout(20)
        raise AssertionError("the game does not go on")

    def play_until_asked(self, ident: str, choices: int) -> bool:
        """Play so far and wait for my next question; not if none will come, as for one who had to leave the court."""
        self.play_until(ident, choices)
        deadline = time.monotonic() + PATIENCE
        while (table := self.get(f"/api/tables/{ident}"))["state"] == "playing":
            if any(told["seat"] in told["prompt"]["due"] for told in table["told"]):
                return True
            assert time.monotonic() < deadline, "nobody asks"
            self.page.wait_for_timeout(20)
        return False

    def choose(self, ident: str, table: Any = None) -> bool:
        """Choose anything for a seat of mine that is asked; whether there was one."""
        table = table or self.get(f"/api/tables/{ident}")
        asked = [told for told in table["told"] if told["seat"] in told["prompt"]["due"]]
        if not asked:
            return False
        options = asked[0]["prompt"]["options"]
        wish = {"seat": asked[0]["seat"], "position": table["position"], "key": f"chosen-{table['number']}"}
        self.post(f"/api/tables/{ident}/choices", choice=options[table["position"] * 7 % len(options)], **wish)
        return True


@contextmanager
def visiting(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESKTOP,
    scheme: Scheme = "light",
    locale: str = "en-GB",
    touch: bool = False,
    motion: bool = True,
    expected: tuple[str, ...] = (),
    luck: str = "",
    **settings: object,
) -> Iterator[Visitor]:
    """A newcomer, but for settings as the page keeps them; nothing may be complained about in the console."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        locale=locale,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(PATIENCE * 1000)
    if settings:
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"if (!localStorage.roisoleil) localStorage.roisoleil = {kept};")
    page = context.new_page()
    visitor = Visitor(url, context, page, expected=expected, luck=luck)
    visitor.watch(page)
    try:
        yield visitor
    finally:
        context.close()
    assert not visitor.errors, visitor.errors
