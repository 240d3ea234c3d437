"""What every table offers beside playing: undo, why not, looking back, other languages, talk and hints."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import Board, every_board, open_board
from tests.e2e.browsing import QUIET, Visit, Visitor
from tests.e2e.playing import (
    LOOK,
    TARGET,
    choose,
    confirm_button,
    expect_to_be_asked,
    look,
    pick,
    prompt,
    push,
    sending,
)
from tests.e2e.test_access import close_news
from tests.patience import PATIENCE

BID = "Which gems will you bid?"
WITHOUT_SPARED = {"habemus": "bid", "ombre": "place", "louis_xiv": "play-card"}
"""Questions after which nothing is answered that everybody knows: taking that back would be another question."""
SETTLING = 300.0
"""Milliseconds."""


def play_until_asked(page: Page, question: str = "", others: Visitor | None = None, ident: str = "") -> None:
    """Play on until that is asked; without a question, until anything is."""
    chance = FastChance(11)
    quiet_since = time.monotonic()
    while not ((sight := look(page)).can_play and sight.line == (question or sight.line)):
        assert not sight.is_over, f"nobody asks: {question}"
        if sight.can_play:
            push(page, sight, chance)
        elif others is None or not others.choose(ident):
            assert time.monotonic() - quiet_since < PATIENCE, sight
            page.wait_for_timeout(LOOK)
            continue
        quiet_since = time.monotonic()


def log_of(page: Page) -> Locator:
    """The lines of the log."""
    return page.get_by_role("tabpanel").get_by_role("listitem")


def settled_count(lines: Locator) -> int:
    """How many there are, once those that came together have been told apart."""
    before = -1
    while (count := lines.count()) != before:
        before = count
        lines.page.wait_for_timeout(SETTLING)
    return count


@every_board
def test_a_choice_is_undone_until_somebody_else_has_acted(visit: Visit, board: Board) -> None:
    anne, others = visit(name="Anne", **QUIET), visit()  # many turns go by until one can be undone
    ident = anne.open_table([""] * board.seats, ["Anne"], starts=False, game=board.game)
    for name in ("Ben", "Cléo")[: board.seats - 1]:
        others.post(f"/api/tables/{ident}/join", name=name)
    anne.post(f"/api/tables/{ident}/start", seat=0, key="start-it")
    page = anne.go(f"/t/{ident}")
    prompt(page).wait_for()
    undo = page.get_by_role("button", name="Undo")
    question, lines = "", 0
    for _ in range(20):
        play_until_asked(page, "", others, ident)
        question, lines = look(page).line, settled_count(log_of(page))
        choose(page, FastChance(2))
        if undo.is_visible():
            break
    for way_back in (undo, page.get_by_role("button", name="Restart turn")):
        way_back.click()
        expect(page.locator("#prompt-line")).to_have_text(question)
        expect(log_of(page)).to_have_count(lines)
        expect(undo).to_be_hidden()
        choose(page, FastChance(2))  # the same again
        expect(undo).to_be_visible()
    while not others.choose(ident):
        if look(page).can_play:
            choose(page, FastChance(2))
        page.wait_for_timeout(20)
    expect(undo).to_be_hidden()


def test_a_sealed_bid_is_taken_back_and_changed(visit: Visit) -> None:
    anne, ben = visit(name="Anne"), visit()
    ident = anne.open_table(["", "", "page"], ["Anne"], starts=False)
    ben.post(f"/api/tables/{ident}/join", name="Ben")
    anne.post(f"/api/tables/{ident}/start", seat=0, key="start-it")
    page = anne.go(f"/t/{ident}")
    prompt(page).wait_for()
    play_until_asked(page, BID, ben, ident)
    page.locator(TARGET).nth(look(page).targets[0]).click()
    sending(page, confirm_button(page).click)
    prompt(page).get_by_role("button", name="Change it").click()
    expect(page.locator("#prompt-line")).to_have_text(BID)
    assert look(page).is_asked


@every_board
def test_alone_with_bots_one_press_takes_a_choice_back(visit: Visit, board: Board) -> None:
    """By the button beside the question, and by its key; whatever the bots have chosen since."""
    anne = visit(name="Anne")
    ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
    play_until_question(anne, ident, WITHOUT_SPARED[board.game])
    page = anne.go(f"/t/{ident}")
    close_news(page)
    expect_to_be_asked(page)
    ways_back: list[Callable[[], None]] = [
        lambda: prompt(page).get_by_role("button", name="Undo").click(),
        lambda: page.keyboard.press("u"),
    ]
    for go_back in ways_back:
        question, position = look(page).line, position_of(page, ident)
        choose(page, FastChance(2))
        expect_to_be_asked(page)
        assert position_of(page, ident) > position
        go_back()
        expect(page.locator("#prompt-line")).to_have_text(question)
        expect_to_be_asked(page)
        assert position_of(page, ident) == position
    expect(page.get_by_role("button", name="Ask to undo my last choice")).to_have_count(0)


@every_board
def test_undo_is_offered_only_where_there_is_something_to_undo(visit: Visit, board: Board) -> None:
    """The key does nothing either, and nobody is refused anything."""
    page, _ = open_board(visit(name="Anne"), board)
    expect_to_be_asked(page)
    undo = prompt(page).get_by_role("button", name="Undo")
    question = look(page).line
    for _ in range(2):  # at the beginning, and once one is back there
        expect(undo).to_be_disabled()
        page.keyboard.press("u")
        choose(page, FastChance(2))
        expect_to_be_asked(page)
        expect(undo).to_be_enabled()
        undo.click()
        expect(page.locator("#prompt-line")).to_have_text(question)
        expect_to_be_asked(page)
    expect(undo).to_be_disabled()


def play_until_question(visitor: Visitor, ident: str, question: str) -> None:
    """Let Anne choose anything until she is asked that."""
    for _ in range(2000):
        table = visitor.get(f"/api/tables/{ident}")
        prompt_now = table["told"][0]["prompt"]
        if 0 not in prompt_now["due"]:
            visitor.page.wait_for_timeout(LOOK)
        elif prompt_now["question"] == question and table["choices"] > 0:
            return
        else:
            visitor.choose(ident, table)
    raise AssertionError(f"nobody asks: {question}")


def position_of(page: Page, ident: str) -> int:
    """How many choices have been made, as the server tells it."""
    table = page.request.get(f"{page.url.partition('/t/')[0]}/api/tables/{ident}").json()
    return int(table["choices"])


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne"))
    play_until_asked(page, BID)
    gem = page.get_by_role("group", name="Your gems").get_by_role("button").filter(has_text=re.compile("[0-2]$")).first
    for _ in range(3):
        gem.click()
    expect(page.get_by_role("alert").filter(has_text="You do not have these gems")).to_be_visible()
    page.get_by_role("heading", name="Behind your screen").click()
    expect(page.get_by_text("You do not have these gems")).to_be_hidden()


@every_board
def test_a_link_leads_to_a_position_and_from_there_to_others(visit: Visit, board: Board) -> None:
    anne, guest = visit(name="Anne"), visit()
    _, ident = open_board(anne, board, 20)
    page = guest.go(f"/t/{ident}/at/5")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 5 of "))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 6 of "))
    assert "/at/6" in page.url
    page.get_by_role("button", name="Step back").click()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 5 of "))
    page.get_by_role("slider").fill("9")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 9 of "))
    assert "/at/9" in page.url
    page.get_by_role("button", name="First position").click()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 0 of "))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position [2-9] of "))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("region", name="Replay", exact=True)).to_be_hidden()


@every_board
def test_after_the_game_every_seat_can_be_looked_from(visit: Visit, board: Board) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
    anne.play_until(ident, 4000)
    page = anne.go(f"/t/{ident}/at/9?seat=0")
    own = board.own_region(page)
    expect(own).to_be_visible()
    page.get_by_role("combobox", name="View").select_option(label="Spectator")
    expect(own).to_be_hidden()
    page.get_by_role("combobox", name="View").select_option(index=1)
    expect(page).to_have_url(re.compile(r"/at/9\?seat=1"))
    expect(own).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("tab", name="Shuffle").click()
    expect(page.get_by_text("Verified")).to_be_visible()


@every_board
def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, board: Board) -> None:
    page, _ = open_board(visit(name="Anne"), board, 10)
    play_until_asked(page)
    question = look(page).line
    pick(page, FastChance(1))
    heard = page.locator(".log li").first.inner_text()
    page.get_by_role("button", name="FR: Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#prompt-line")).not_to_have_text(question)
    expect(page.locator(".log li").first).not_to_have_text(heard)
    expect(page.get_by_role("button", name="Confirmer")).to_be_visible()
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.get_by_role("button", name="Bestätigen")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="EN: English").click()
    expect(page.locator("#prompt-line")).to_have_text(question)


def test_people_talk(visit: Visit) -> None:
    anne, ben = visit(name="Anne"), visit()
    page, ident = open_board(anne)
    watching = ben.go(f"/t/{ident}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill("Habemus !")
    page.keyboard.press("Enter")
    watching.get_by_role("tab", name="Chat").click()
    expect(watching.get_by_text("Habemus !")).to_be_visible()


@every_board
def test_bots_advise_and_their_advice_is_taken(visit: Visit, board: Board) -> None:
    page, _ = open_board(visit(name="Anne"), board, 8)
    play_until_asked(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="What a strong bot would do")
    advice.get_by_role("listitem").first.get_by_role("button").click()
    sending(page, confirm_button(page).click)
    expect(advice).to_be_hidden()


@every_board
def test_who_comes_back_is_told_what_happened(visit: Visit, board: Board) -> None:
    anne = visit(name="Anne")
    page, ident = open_board(anne, board, 6)
    anne.go("/credits")
    anne.play_until(ident, 30)
    while (last := anne.get(f"/api/tables/{ident}/story?seat=0")[-1])["seat"] == 0:  # an own choice is no news
        anne.play_until(ident, last["choices"] + 1)
    anne.go(f"/t/{ident}")
    news = page.get_by_role("region", name="Since your last visit")
    expect(news.get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(news).to_be_hidden()


def test_a_running_table_shows_the_secret_link_of_its_seat(visit: Visit) -> None:
    anne, phone = visit(name="Anne"), visit()
    page = anne.go("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    prompt(page).wait_for()
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_role("dialog").get_by_label("Secret link of Anne").input_value()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    there = phone.go(link.removeprefix(phone.url))
    expect(there.get_by_role("region", name="Behind your screen")).to_be_visible()


@every_board
def test_as_text_a_position_of_before_is_told_too(visit: Visit, board: Board) -> None:
    anne = visit(name="Anne", text=True)
    page, ident = open_board(anne, board, 12)
    anne.go(f"/t/{ident}/at/6")
    expect(page.get_by_role("heading", name="What happened here")).to_be_visible()
    expect(page.locator(".board section").nth(2)).to_be_visible()
    before = page.locator(".board").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 5 of "))
    page.wait_for_function("before => document.querySelector('.board').innerText !== before", arg=before)


def test_what_everybody_knows_is_not_asked_unless_it_is_taken_back(visit: Visit) -> None:
    """Gems are spent in the open, so that everybody knows who has none left to bid."""
    anne = visit(name="Anne")
    page = anne.go(f"/t/{table_where_only(anne, 'bid -')}")
    expect(page.locator("#prompt-line")).not_to_have_text(BID)
    expect(page.locator(f"{TARGET}.lit").first).to_be_visible()
    prompt(page).get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt-line")).to_have_text(BID)
    sending(page, confirm_button(page).click)
    expect(page.locator("#prompt-line")).not_to_have_text(BID)


def table_where_only(visitor: Visitor, choice: str) -> str:
    """A table at which this is all that its person can choose: one game in two or three comes to it."""
    for _ in range(30):
        ident = visitor.open_table(["", "page", "page"], ["Anne"])
        while (table := visitor.get(f"/api/tables/{ident}"))["state"] == "playing":
            if table["told"][0]["prompt"].get("options") == [choice]:
                return ident
            visitor.choose(ident, table)
    raise AssertionError(f"no game came to {choice}")
