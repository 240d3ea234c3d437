"""Playing as people do: whatever is lit is pushed, and what was picked is confirmed. No rule is known here either."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - Playwright's own

from roisoleil.engine.chance import FastChance
from tests.patience import PATIENCE

OVER: Final = "The game is over"
MOST_STEPS: Final = 2000
LOOK: Final = 25
"""Milliseconds between looking and looking again."""
TARGET: Final = ".board .target:not([inert], [inert] *)"
"""What can be pushed, or explains itself; copies that fly are neither."""
GLANCE: Final = """(targets) => {
  const bar = document.querySelector("section:has(#prompt-line)");
  const confirm = bar?.querySelector("button.main");
  const isLit = (target) => target.matches(".lit:not(.picked)") && !target.disabled;
  return {
    line: document.querySelector("#prompt-line")?.textContent ?? "",
    is_over: document.querySelector("#final-title") !== null,
    is_asked: bar?.classList.contains("asked") ?? false,
    can_confirm: confirm ? !confirm.disabled : false,
    can_read: document.querySelector("#choices-title") !== null,
    targets: [...document.querySelectorAll(targets)]
      .map((target, place) => isLit(target) ? place : -1).filter((place) => place >= 0),
  };
}"""
TELLING: Final = "#prompt-line, .question p, #final-title, .log li, [aria-label=Players] li"
MOMENT: Final = f"[...document.querySelectorAll('{TELLING}')].map((part) => part.textContent).join()"
"""What the page tells of the game, to notice that it goes on. Not only the log: it is silent about who declines."""


@dataclass(frozen=True)
class Sight:
    """What somebody sees who is to play, at one glance."""

    line: str
    is_over: bool
    is_asked: bool
    can_confirm: bool
    can_read: bool
    """Whether all choices are listed in words."""
    targets: list[int]
    """Of all targets on the board, those that are lit and were not pushed yet."""

    @property
    def can_play(self) -> bool:
        return self.is_asked and (self.can_confirm or self.can_read or self.targets != [])


Step = Callable[[Page, Sight, FastChance], object]


def look(page: Page) -> Sight:
    return Sight(**page.evaluate(GLANCE, TARGET))


def prompt(page: Page) -> Locator:
    """Where the page says who must do what."""
    return page.get_by_role("region", name="What to do now")


def confirm_button(page: Page) -> Locator:
    return prompt(page).get_by_role("button", name="Confirm")


def play_to_the_end(page: Page, step: Step, seed: int = 1) -> None:
    """Take steps until the game is over."""
    chance = FastChance(seed)
    prompt(page).wait_for()
    for _ in range(MOST_STEPS):
        sight = wait_for_a_turn(page)
        if sight.is_over:
            return
        step(page, sight, chance)
    raise AssertionError(f"the game does not end: {look(page)}")


def wait_for_a_turn(page: Page) -> Sight:
    """Wait until somebody here can play or the game is over, as long as the page tells of others who do."""
    told, quiet_since = "", time.monotonic()
    while not (sight := look(page)).can_play and not sight.is_over:
        if (telling := page.evaluate(MOMENT)) != told:
            told, quiet_since = telling, time.monotonic()
        assert time.monotonic() - quiet_since < PATIENCE, sight
        page.wait_for_timeout(LOOK)
    return sight


def push(page: Page, sight: Sight, chance: FastChance) -> bool:
    """Push a lit target of the board, or confirm; whether a choice was sent by that."""
    if wants_to_confirm(sight, chance):
        sending(page, confirm_button(page).click)
        return True
    if sight.targets:
        page.locator(TARGET).nth(sight.targets[chance.below(len(sight.targets))]).click()
    return False


def expect_to_be_asked(page: Page) -> None:
    """It is the turn of somebody here."""
    expect(prompt(page)).to_have_class(re.compile(r"\basked\b"))


def choose(page: Page, chance: FastChance) -> None:
    """Make a choice of those that are asked for."""
    for _ in range(MOST_STEPS):
        if push(page, look(page), chance):
            return
    raise AssertionError(f"nothing can be chosen: {look(page)}")


def pick(page: Page, chance: FastChance) -> None:
    """Push what is lit until there is something to confirm."""
    while not (sight := look(page)).can_confirm:
        page.locator(TARGET).nth(sight.targets[chance.below(len(sight.targets))]).click()


def wants_to_confirm(sight: Sight, chance: FastChance) -> bool:
    return sight.can_confirm and (not sight.targets or chance.below(2) == 0)


def sending(page: Page, send: Callable[[], object]) -> None:
    """Send a choice, and wait until the page has heard of it."""
    before = page.evaluate(MOMENT)
    with page.expect_response(re.compile("/choices$")) as answer:
        send()
    assert answer.value.ok, answer.value.text()
    try:
        page.wait_for_function(f"before => {MOMENT} !== before", arg=before)
    except TimeoutError as late:
        raise AssertionError(f"{answer.value.request.post_data} changed nothing: {look(page)}, {before}") from late


def expect_final_count(page: Page) -> None:
    """The count explains itself: a table with a winner."""
    expect(page.get_by_role("heading", name=OVER).first).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
