"""What every table offers beside playing: undo, why not, looking back, other languages, talk and hints."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import Visit, Visitor
from tests.e2e.playing import TARGET, confirm_button, look, prompt, push, sending

TAKE = "Which card will you take?"
BID = "Which gems will you bid?"
LAY = "Will you lay an action card?"
SETTLING = 300.0
"""Milliseconds."""


def alone(visitor: Visitor, choices: int = 0) -> tuple[Page, str]:
    """Alone with two bots, after so many choices."""
    ident = visitor.open_table(["", "page", "page"], ["Anne"])
    visitor.play_until(ident, choices)
    page = visitor.go(f"/t/{ident}")
    prompt(page).wait_for()
    return page, ident


def play_until_asked(page: Page, question: str, others: Visitor | None = None, ident: str = "") -> None:
    """Play on until something is asked."""
    chance = FastChance(11)
    for _ in range(600):
        sight = look(page)
        if sight.can_play and sight.line == question:
            return
        if sight.can_play:
            push(page, sight, chance)
        elif others is None or not others.choose(ident):
            page.wait_for_timeout(20)
    raise AssertionError(f"nobody asks: {question}")


def settled_count(lines: Locator) -> int:
    """How many there are, once those that came together have been told apart."""
    before = -1
    while (count := lines.count()) != before:
        before = count
        lines.page.wait_for_timeout(SETTLING)
    return count


def test_a_choice_is_undone_until_somebody_else_has_acted(visit: Visit) -> None:
    anne, others = visit(name="Anne"), visit()
    ident = anne.open_table(["", "", ""], ["Anne"], starts=False)
    for name in ("Ben", "Cléo"):
        others.post(f"/api/tables/{ident}/join", name=name)
    anne.post(f"/api/tables/{ident}/start", seat=0, key="start-it")
    page = anne.go(f"/t/{ident}")
    prompt(page).wait_for()
    undo = page.get_by_role("button", name="Undo")
    lines = 0
    for _ in range(8):
        play_until_asked(page, TAKE, others, ident)
        lines = settled_count(page.get_by_role("tabpanel").get_by_role("listitem"))
        page.locator(TARGET).nth(look(page).targets[0]).click()
        sending(page, confirm_button(page).click)
        if undo.is_visible():
            break
    undo.click()
    expect(page.locator("#prompt-line")).to_have_text(TAKE)
    expect(page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(lines)
    page.locator(TARGET).nth(look(page).targets[0]).click()
    sending(page, confirm_button(page).click)
    while not others.choose(ident):
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
    prompt(page).get_by_role("button", name="Take it back").click()
    expect(page.locator("#prompt-line")).to_have_text(BID)
    assert look(page).is_asked


def test_alone_with_bots_a_choice_is_taken_back_at_once(visit: Visit) -> None:
    page, _ = alone(visit(name="Anne"), 12)
    before = page.locator(".log li").count()
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Ask to take my last choice back").click()
    expect(page.locator(".log li")).not_to_have_count(before)
    assert page.locator(".log li").count() < before


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    page, _ = alone(visit(name="Anne"))
    play_until_asked(page, BID)
    gem = page.get_by_role("group", name="Your gems").get_by_role("button").filter(has_text=re.compile("[0-2]$")).first
    for _ in range(3):
        gem.click()
    expect(page.get_by_role("alert").filter(has_text="You do not have these gems")).to_be_visible()
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_text("You do not have these gems")).to_be_hidden()


def test_a_link_leads_to_a_position_and_from_there_to_others(visit: Visit) -> None:
    anne, guest = visit(name="Anne"), visit()
    _, ident = alone(anne, 20)
    page = guest.go(f"/t/{ident}/at/5")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 5 of "))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 6 of "))
    assert "/at/6" in page.url
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 5 of "))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 0 of "))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position [2-9] of "))
    page.get_by_role("button", name="Back to the present").click()
    expect(page.get_by_role("region", name="Looking back")).to_be_hidden()


def test_after_the_game_every_seat_can_be_looked_from(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    anne.play_until(ident, 4000)
    page = anne.go(f"/t/{ident}/at/9?seat=0")
    expect(page.get_by_role("region", name="Behind your screen")).to_be_visible()
    page.get_by_label("Seen by").select_option(label="Everybody")
    expect(page.get_by_role("region", name="Behind your screen")).to_be_hidden()
    page.get_by_label("Seen by").select_option(index=1)
    expect(page).to_have_url(re.compile(r"/at/9\?seat=1"))
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("tab", name="Deal").click()
    expect(page.get_by_text("Verified")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page, _ = alone(visit(name="Anne"), 10)
    play_until_asked(page, BID)
    page.locator(TARGET).nth(look(page).targets[0]).click()
    heard = page.locator(".log li").first.inner_text()
    page.get_by_role("button", name="FR: Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#prompt-line")).not_to_have_text(BID)
    expect(page.locator(".log li").first).not_to_have_text(heard)
    expect(page.get_by_role("button", name="Confirmer")).to_be_visible()
    page.get_by_role("button", name="DE: Deutsch").click()
    expect(page.get_by_role("button", name="Bestätigen")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="EN: English").click()
    expect(page.locator("#prompt-line")).to_have_text(BID)


def test_people_talk_and_bots_advise(visit: Visit) -> None:
    anne, ben = visit(name="Anne"), visit()
    page, ident = alone(anne, 8)
    watching = ben.go(f"/t/{ident}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Habemus !")
    page.keyboard.press("Enter")
    watching.get_by_role("tab", name="Chat").click()
    expect(watching.get_by_text("Habemus !")).to_be_visible()
    play_until_asked(page, BID)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("What a strong bot would do")).to_be_visible()


def test_who_comes_back_is_told_what_happened(visit: Visit) -> None:
    anne = visit(name="Anne")
    page, ident = alone(anne, 6)
    anne.go("/credits")
    anne.play_until(ident, 30)
    anne.go(f"/t/{ident}")
    expect(page.get_by_role("heading", name="Since you last looked")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("heading", name="Since you last looked")).to_be_hidden()


def test_a_running_table_shows_the_secret_link_of_its_seat(visit: Visit) -> None:
    anne, phone = visit(name="Anne"), visit()
    page = anne.go("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    prompt(page).wait_for()
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Go on with another device").click()
    link = page.get_by_role("dialog").get_by_label("Secret link of Anne").input_value()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    there = phone.go(link.removeprefix(phone.url))
    expect(there.get_by_role("region", name="Behind your screen")).to_be_visible()


def test_as_text_a_position_of_before_is_told_too(visit: Visit) -> None:
    anne = visit(name="Anne", text=True)
    page, ident = alone(anne, 12)
    anne.go(f"/t/{ident}/at/6")
    expect(page.get_by_role("heading", name="What happened here")).to_be_visible()
    told = page.locator(".board section")
    expect(told.nth(2)).to_be_visible()
    before = told.all_inner_texts()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 5 of "))
    page.wait_for_function("before => document.querySelector('.board').innerText !== before", arg="\n".join(before))


def test_what_everybody_knows_is_not_asked_unless_it_is_taken_back(visit: Visit) -> None:
    """Everybody sees who has no action card to lay; the first to have one is one of the bots."""
    anne = visit(name="Anne")
    ident = ""
    while not ident:
        ident = table_where_only(anne, "lay none")
    page = anne.go(f"/t/{ident}")
    expect(page.locator("#prompt-line")).not_to_have_text(LAY)
    expect(page.locator(f"{TARGET}.lit").first).to_be_visible()
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Ask to take my last choice back").click()
    expect(page.locator("#prompt-line")).to_have_text(LAY)
    sending(page, confirm_button(page).click)
    expect(page.locator("#prompt-line")).not_to_have_text(LAY)


def table_where_only(visitor: Visitor, choice: str) -> str:
    """A table at which this is all that its person can choose; none if that game did not come to it."""
    ident = visitor.open_table(["", "page", "page"], ["Anne"])
    while (table := visitor.get(f"/api/tables/{ident}"))["state"] == "playing":
        if table["told"][0]["prompt"].get("options") == [choice]:
            return ident
        visitor.choose(ident, table)
    return ""
