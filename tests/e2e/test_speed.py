"""What a page weighs, and how soon a push shows its effect."""

from __future__ import annotations

from playwright.sync_api import Page, Response

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import Visit, Visitor
from tests.e2e.playing import look, push
from tests.patience import stretch

MOST_SCRIPT = 200_000
"""Bytes of script, as they are sent, until a page can be used."""
MOST_DELAY = 100
"""Milliseconds from a push to its effect, half of the time at most, on a machine with nothing else to do."""


def script_loaded(visitor: Visitor, path: str) -> int:
    """Bytes of all scripts that a first visit asks for."""
    scripts: list[Response] = []
    visitor.page.on("response", lambda response: scripts.append(response))  # noqa: PLW0108 - it must be a function
    visitor.go(path)
    visitor.page.wait_for_function("() => document.readyState === 'complete'")
    visitor.page.wait_for_timeout(500)
    loaded = [response for response in scripts if response.request.resource_type == "script"]
    assert loaded
    assert all(response.headers.get("content-encoding") == "gzip" for response in loaded if is_long(response))
    return sum(response.request.sizes()["responseBodySize"] for response in loaded)


def is_long(response: Response) -> bool:
    return len(response.body()) > 2000


def test_the_first_load_of_home_and_of_a_table_is_light(visit: Visit) -> None:
    assert script_loaded(visit(), "/") < MOST_SCRIPT
    visitor = visit(name="Anne")
    ident = visitor.open_table(["", "page", "page"], ["Anne"])
    assert script_loaded(visitor, f"/t/{ident}") < MOST_SCRIPT


PUSHED = """() => {
  window.pushes = [];
  let since = 0;
  addEventListener("click", (event) => { since = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (!since) return;
    const pushed = since;
    since = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => window.pushes.push(performance.now() - pushed)));
  }).observe(document.querySelector(SELECTOR), { subtree: true, childList: true, attributes: true });
}"""
"""From each push to the second frame after the first change that it caused: by then it was painted."""


def times(page: Page, place: str, seed: int, wanted: int) -> list[float]:
    """Milliseconds from each push until its effect is seen somewhere on the page."""
    page.evaluate(PUSHED.replace("SELECTOR", f"'{place}'"))
    chance = FastChance(seed)
    found: list[float] = []
    for _ in range(400):
        if len(found := page.evaluate("pushes")) >= wanted:
            break
        if (sight := look(page)).can_play:
            push(page, sight, chance)
        page.wait_for_timeout(60)
    return sorted(found)


def test_a_push_shows_its_effect_at_once(visit: Visit) -> None:
    """Both what is picked, on the board, and what is sent, in what the page says of the game."""
    visitor = visit(name="Anne")
    for place, wanted in ((".board", 12), ("[aria-label=Players]", 8)):
        ident = visitor.open_table(["", "page", "page"], ["Anne"])
        page = visitor.go(f"/t/{ident}")
        before = stretch()
        found = times(page, place, 2, wanted)
        assert len(found) >= wanted
        assert found[len(found) // 2] < MOST_DELAY * max(before, stretch()), found
