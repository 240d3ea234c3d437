"""Two people with browsers of their own at one table, while the network and the server fail."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import NO_NETWORK, QUIET, Visit, Visitor
from tests.e2e.playing import LOOK, confirm_button, expect_final_count, look, pick, prompt, push
from tests.patience import PATIENCE
from tests.server.serving import Server

LOST: Final = "Connection lost"
LONG: Final = PATIENCE * 1000
SERVER_AWAY: Final = (NO_NETWORK, "Failed to load resource: the server responded with a status of 50")

Moment = Callable[[Page], bool]


def at_any_time(page: Page) -> bool:
    return True


def friends(anne: Visitor, ben: Visitor, game: str = "habemus", bots: tuple[str, ...] = ("page",)) -> str:
    """Anne and Ben at a table with bots."""
    ident = anne.open_table(["", "", *bots], ["Anne"], starts=False, game=game)
    anne.go(f"/t/{ident}")
    page = ben.go(f"/t/{ident}")
    page.get_by_label("Your name").last.fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(anne.page.get_by_role("button", name="Start the game")).to_be_enabled()
    anne.page.get_by_role("button", name="Start the game").click()
    for visitor in (anne, ben):
        prompt(visitor.page).wait_for()
    return ident


def lose_the_network_and_the_server(
    visit: Visit, server: Server, game: str = "habemus", moment: Moment = at_any_time
) -> None:
    """A whole game in which a choice is made without a network, and one without a server: nothing else is lost."""
    anne, ben = (visit(name=name, expected=SERVER_AWAY, **QUIET) for name in ("Anne", "Ben"))
    ident = friends(anne, ben, game)
    chance = FastChance(5)
    play_together([anne.page, ben.page], chance, 8)

    # Ben loses his network, chooses all the same, and is back.
    play_until_asked(ben.page, [anne.page], chance, moment)
    ben.context.set_offline(True)
    choose_blindly(ben.page, chance)
    expect(ben.page.get_by_text(LOST)).to_be_visible(timeout=LONG)
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(LOST)).to_be_hidden(timeout=LONG)
    if moment is at_any_time:
        play_together([anne.page, ben.page], chance, 8)

    # The server dies, while Anne chooses, and comes back.
    play_until_asked(anne.page, [ben.page], chance, moment)
    server.kill()
    choose_blindly(anne.page, chance)
    expect(anne.page.get_by_text(LOST)).to_be_visible(timeout=LONG)
    server.process = server.start()
    for visitor in (anne, ben):
        expect(visitor.page.get_by_text(LOST)).to_be_hidden(timeout=LONG)

    play_together([anne.page, ben.page], chance, 4000)
    for visitor in (anne, ben):
        expect_final_count(visitor.page)
    assert count_of(anne.page) == count_of(ben.page)
    assert anne.get(f"/api/tables/{ident}/proof")["problems"] == []


def play_until_asked(page: Page, others: list[Page], chance: FastChance, moment: Moment = at_any_time) -> None:
    """Play until somebody is asked at that moment, and only then."""
    quiet_since = time.monotonic()
    while not ((sight := look(page)).can_play and moment(page)):
        assert not sight.is_over, "the moment did not come"
        asked = [each for each in (page, *others) if look(each).can_play]
        if asked:
            push(asked[0], look(asked[0]), chance)
            quiet_since = time.monotonic()
        else:
            assert time.monotonic() - quiet_since < PATIENCE, [look(each) for each in (page, *others)]
            page.wait_for_timeout(LOOK)


def play_together(pages: list[Page], chance: FastChance, choices: int) -> None:
    """Send so many choices, whoever is asked; less if the game is over."""
    quiet_since = time.monotonic()
    while choices > 0:
        sights = {page: look(page) for page in pages}
        if all(sight.is_over for sight in sights.values()):
            return
        acting = [page for page, sight in sights.items() if sight.can_play]
        if not acting:
            assert time.monotonic() - quiet_since < PATIENCE, list(sights.values())
            pages[0].wait_for_timeout(LOOK)
            continue
        page = acting[chance.below(len(acting))]
        choices -= push(page, sights[page], chance)
        quiet_since = time.monotonic()


def choose_blindly(page: Page, chance: FastChance) -> None:
    """Send a choice to a server that cannot be reached."""
    pick(page, chance)
    confirm_button(page).click()


def count_of(page: Page) -> list[list[str]]:
    """The numbers of the final count, whoever looks at them; the order of the columns is each seat's own."""
    rows: list[list[str]] = (
        page.get_by_role("table")
        .first.locator("tr")
        .evaluate_all("rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))")
    )
    return [sorted(row) for row in rows]
