"""Several people: far apart while everything fails, around one screen, and watching."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import HABEMUS, LOUIS_XIV, OMBRE, Board, every_board, open_board
from tests.e2e.browsing import QUIET, REFUSED, Visit, Visitor
from tests.e2e.playing import LOOK, confirm_button, look, push
from tests.e2e.together import lose_the_network_and_the_server
from tests.patience import PATIENCE
from tests.server.serving import Server


def test_two_browsers_lose_the_network_and_the_server_and_nothing_else(visit: Visit, server: Server) -> None:
    lose_the_network_and_the_server(visit, server)


@every_board
def test_around_one_screen_the_curtain_falls_only_where_somebody_has_something_to_hide(
    visit: Visit, board: Board
) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", "", *board.bots[1:]], ["Anne", "Ben"], game=board.game)
    page = anne.go(f"/t/{ident}")
    chance = FastChance(3)
    shared = Shared()
    quiet_since = time.monotonic()
    while len(shared.answers) < ANSWERS[board.game]:
        assert time.monotonic() - quiet_since < PATIENCE, (look(page), shared.answers)
        lift = page.get_by_role("button", name=re.compile("^I am "))
        if lift.is_visible():
            table = anne.get(f"/api/tables/{ident}")
            assert_hidden(page, table)
            shared.opened = ["Anne", "Ben"].index(lift.inner_text().removeprefix("I am ").split(":")[0])
            shared.curtains += 1
            lift.click()
            expect(board.own_region(page)).to_be_visible()
            assert_own_only(page, table, shared.opened)
        elif (sight := look(page)).can_play:
            shared.look_on(page, anne.get(f"/api/tables/{ident}"), board)
            if push(page, sight, chance):
                shared.answers.append(shared.asked)
                quiet_since = time.monotonic()
        else:
            page.wait_for_timeout(LOOK)
    public = lines_of(watcher.go(f"/t/{ident}"))
    assert shared.read[0] & shared.read[1] <= public
    assert shared.in_public <= public
    shared.assert_few_curtains(board)
    assert len(shared.tops) == 1, "the board jumps when the screen is handed on"


CONCERNS: Final = "Concerns you:\n"
ANSWERS: Final = {"habemus": 16, "ombre": 20, "louis_xiv": 14}
"""So many choices of the two show it."""


@dataclass
class Shared:
    """A screen at which Anne and Ben sit."""

    opened: int = -1
    """Whose own things may be seen."""
    curtains: int = 0
    asked: tuple[int, bool] = (-1, False)
    """Who is asked, and whether the others may look on."""
    answers: list[tuple[int, bool]] = field(default_factory=list)
    read: list[set[str]] = field(default_factory=lambda: [set(), set()])
    in_public: set[str] = field(default_factory=set)
    tops: set[float] = field(default_factory=set)
    """Where the board begins on the page."""

    def look_on(self, page: Page, table: Any, board: Board) -> None:
        """Whoever is asked sees the own things, if the curtain was lifted for that; else nobody's are to be seen."""
        self.tops.add(page.locator(".board").first.evaluate("board => board.getBoundingClientRect().top + scrollY"))
        seat = ["Anne", "Ben"].index(look(page).line.partition(":")[0])
        told = table["told"][seat]["prompt"]
        if seat in told["due"]:  # or it has just been sent
            self.asked = (seat, told.get("is_open", False))
        if board is OMBRE or board.own_region(page).count() > 0:
            assert board is OMBRE or self.opened == seat
            self.read[seat] |= lines_of(page)
            assert_own_only(page, table, seat)
        else:
            self.opened = -1
            self.in_public |= lines_of(page)
            places = page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)")
            assert [place for place in places if re.match(r"seat-\d-(hand|card|mission)-", place)] == []

    def assert_few_curtains(self, board: Board) -> None:
        """It fell where somebody was asked for the own hand whose things were not shown, and nowhere else."""
        seats = [seat for seat, _ in self.answers]
        changes = sum(one != other for one, other in pairwise(seats))
        assert set(seats) == {0, 1}
        if board is OMBRE:
            assert self.curtains == 0
            return
        opened, needed = -1, 0
        for seat, is_open in self.answers:
            if seat != opened:
                opened = -1 if is_open else seat
                needed += not is_open
        assert needed <= self.curtains <= needed + 1  # the last one may be for a choice that was not made any more
        assert needed <= changes + 1
        assert {is_open for _, is_open in self.answers} == {True, False}


@pytest.mark.parametrize("board", [HABEMUS, LOUIS_XIV], ids=["habemus", "louis_xiv"])
def test_around_one_screen_everybody_may_look_at_the_own_hand_behind_a_curtain(visit: Visit, board: Board) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "", *board.bots[1:]], ["Anne", "Ben"], game=board.game)
    page = anne.go(f"/t/{ident}")
    lift = page.get_by_role("button", name=re.compile("^I am "))
    first = 0 if "Anne" in lift.inner_text() else 1
    lift.click()
    expect(board.own_region(page)).to_be_visible()
    page.get_by_role("button", name="Hand over").click()
    expect(page.locator(".board")).to_have_count(0)
    page.get_by_role("button", name=f"I am {('Anne', 'Ben')[1 - first]}").click()
    expect(board.own_region(page)).to_be_visible()
    assert_own_only(page, anne.get(f"/api/tables/{ident}"), 1 - first)
    page.get_by_role("button", name="Cover my hand").click()
    expect(board.own_region(page)).to_have_count(0)


def assert_hidden(page: Page, table: Any) -> None:
    """Behind the curtain there is nothing: no board, no log, and no word of what anybody holds."""
    assert page.locator(".target, .log").count() == 0
    assert page.locator("[data-place]").count() == 0
    assert page.get_by_role("region", name=re.compile("Behind your screen|Your cards")).count() == 0
    shown = page.locator("body").inner_html().lower()
    for told in table["told"]:
        for card in held(told["view"]):
            assert card.lower() not in shown
    assert "gold" not in shown


def held(view: Any) -> list[str]:
    """The cards that only their seat sees."""
    own = view.get("own") or {}
    return [card for cards in own.values() if isinstance(cards, list) for card in cards if isinstance(card, str)]


def assert_own_only(page: Page, table: Any, seat: int) -> None:
    """Whoever looks finds the own cards, nothing of another hand, and missions covered until they are shown."""
    places = page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)")
    in_hands = [place for place in places if re.match(r"seat-\d-(hand|card|mission)-", place)]
    assert [place for place in in_hands if not place.startswith(f"seat-{seat}-")] == []
    own = table["told"][seat]["view"].get("own") or {}
    if table["game"] == "louis_xiv":
        cards = [place for place in in_hands if "-card-" in place]
        assert cards == [f"seat-{seat}-card-{card}" for card in own["hand"]]
    for show in page.get_by_role("button", name="Show", exact=True).all():
        assert page.locator(".missions .mission").count() == 0
        show.click()
        expect(page.locator(".missions .mission")).to_have_count(len(own["missions"]))


def lines_of(page: Page) -> set[str]:
    """What the log tells."""
    page.locator(".log .event").first.wait_for()
    return {line.removeprefix(CONCERNS) for line in page.locator(".log .event").all_inner_texts()}


@every_board
def test_who_watches_sees_what_is_public_and_follows(visit: Visit, board: Board) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
    page = watcher.go(f"/t/{ident}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    heard = page.locator(".log li").count()
    anne.play_until(ident, anne.get(f"/api/tables/{ident}")["choices"] + 12)
    expect(page.locator(".log li").nth(heard + 3)).to_be_visible()
    assert board.own_region(page).count() == 0
    assert confirm_button(page).count() == 0
    assert look(page).targets == []
    view = watcher.get(f"/api/tables/{ident}")["told"][0]["view"]
    assert view.get("seat") is None
    assert not view.get("own")


def test_who_comes_in_the_middle_of_a_storm_of_news_hears_everything_once(visit: Visit) -> None:
    anne, watcher = visit(name="Anne"), visit(**QUIET)  # or each of them would be left to be seen
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = watcher.page
    for choices in range(10, 90, 10):
        page.goto(f"{watcher.url}/t/{ident}", wait_until="commit")
        anne.play_until(ident, choices)
    assert anne.play_until_asked(ident, choices)
    story = anne.get(f"/api/tables/{ident}/story?seat=-1")
    told = [chapter["choices"] for chapter in story if chapter["events"]]
    expect(page.locator(".log .number").last).to_have_text(str(told[-1]))
    assert [int(number) for number in page.locator(".log .number").all_inner_texts()] == told


def test_the_log_follows_the_news_however_fast_they_come(visit: Visit) -> None:
    anne = visit(name="Anne", expected=(REFUSED,))  # the page answers by itself what everybody foresees
    page, ident = open_board(anne, HABEMUS)
    page.locator(".log .event").first.wait_for()
    for choices in range(20, 100, 20):
        play_meanwhile(anne, ident, choices)
        expect(page.locator(".log .number").last).to_be_in_viewport(timeout=3 * PATIENCE * 1000)
        page.wait_for_function(LOG_ENDS)


LOG_ENDS: Final = """() => {
  const log = document.querySelector(".log");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


def play_meanwhile(visitor: Visitor, ident: str, choices: int) -> None:
    """Choose anything while the page shows it, which is hurried as by somebody who has seen enough."""
    deadline = time.monotonic() + 3 * PATIENCE
    while (table := visitor.get(f"/api/tables/{ident}"))["state"] == "playing" and table["choices"] < choices:
        assert time.monotonic() < deadline, "the game does not go on"
        visitor.page.mouse.click(1, 300)
        told = table["told"][0]
        if told["seat"] in told["prompt"]["due"]:
            options = told["prompt"]["options"]
            wish = {"seat": told["seat"], "position": table["position"], "key": f"chosen-{table['number']}"}
            choice = options[table["position"] * 7 % len(options)]
            visitor.context.request.post(f"{visitor.url}/api/tables/{ident}/choices", data={**wish, "choice": choice})


@pytest.mark.parametrize("board", [HABEMUS, OMBRE], ids=["habemus", "ombre"])
def test_whatever_was_done_to_a_seat_is_marked_in_its_log(visit: Visit, board: Board) -> None:
    """At Versailles nobody does anything to another's seat: no event of that game names one."""
    anne = visit(name="Anne", **QUIET)
    ident, blows = "", 0
    while blows == 0:  # a game without a blow is rare, but there are some
        ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
        anne.play_until(ident, 4000)
        blows = blows_at(anne, ident, 0)
    page = anne.go(f"/t/{ident}")
    expect(page.locator(".log .struck")).to_have_count(blows)


def blows_at(visitor: Visitor, ident: str, seat: int) -> int:
    """How often others did something to a seat, by all that it was told."""
    story: list[dict[str, Any]] = visitor.get(f"/api/tables/{ident}/story?seat={seat}")
    told = [(event.get("seat", chapter["seat"]), event) for chapter in story for event in chapter["events"]]
    others = [event for doer, event in told if doer != seat]
    struck = [event for event in others if seat in (event.get("victim"), event.get("owner"))]
    swapped = [event for event in others if event["type"] == "swapped" and event["other"] == seat]
    return len(struck) + len(swapped)
