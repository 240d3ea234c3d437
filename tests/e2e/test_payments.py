"""A payment of cards and tokens: composed on the board, confirmed once, taken back as one."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import PHONE, Visit, Visitor
from tests.e2e.playing import TARGET, confirm_button, expect_to_be_asked, prompt
from tests.patience import PATIENCE

OWN: Final = ".sphere.own .target"
"""What can be laid for a price."""
LEAST: Final = 4
"""A price that takes more than one card, and more than one token."""


def to_payment(visitor: Visitor, ident: str, seat: int = 0) -> Any:
    """Let a seat of mine bid until it has to pay a price that leaves it a choice; the table, or nothing."""
    deadline = time.monotonic() + 3 * PATIENCE
    while (table := visitor.get(f"/api/tables/{ident}"))["state"] == "playing":
        assert time.monotonic() < deadline, "nobody pays"
        due = [told for told in table["told"] if told["seat"] in told["prompt"]["due"]]
        if not due:
            visitor.page.wait_for_timeout(20)
            continue
        told = due[0]
        if is_mixed(told, seat):
            return table
        options = told["prompt"]["options"]
        bids = [option for option in options if option.startswith("bid ")] if told["seat"] == seat else []
        fair = [bid for bid in bids if int(bid.split()[1]) >= LEAST][:1]
        careful = ["pass"] if "pass" in options else [options[table["position"] * 7 % len(options)]]
        wish = {"seat": told["seat"], "position": table["position"], "key": f"chosen-{table['number']}"}
        visitor.post(f"/api/tables/{ident}/choices", choice=(fair or careful)[0], **wish)
    return None


def is_mixed(told: Any, seat: int) -> bool:
    """Whether a seat pays a price that leaves it a choice."""
    payment = told["view"]["payment"]
    options = told["prompt"].get("options", [])
    is_own = told["seat"] == seat and payment is not None and payment["seat"] == seat
    return is_own and payment["price"] >= LEAST and sum(option.startswith("pay") for option in options) > 1


def paying_table(visitor: Visitor, bots: int, names: tuple[str, ...] = ("Anne",)) -> str:
    """A table where Anne has to pay with cards and tokens now."""
    for _ in range(20):
        ident = visitor.open_table(["" for _ in names] + ["page"] * bots, list(names), game="ombre")
        if to_payment(visitor, ident):
            return ident
    raise AssertionError("Anne never has to pay")


def compose(page: Page, chance: FastChance) -> None:
    """Lay a card, and then whatever is lit, until it can be confirmed; put back what is superfluous."""
    page.locator(".sphere.own .card.lit, .sphere.own .lot.lit").first.click()
    main = prompt(page).locator("button.main")
    superfluous = page.locator(".stage .target.laid.lit")
    for _ in range(60):
        if main.count() > 0:
            return
        if superfluous.count() > 0:
            superfluous.first.click()
        else:
            lit = page.locator(f"{OWN}.lit:not(.picked)")
            lit.nth(chance.below(lit.count())).click()
    raise AssertionError(f"it never suffices: {preview(page).text_content()}")


def preview(page: Page) -> Locator:
    return prompt(page).locator(".preview")


def expect_a_price(page: Page, price: str = r"\d+") -> None:
    """Something must be paid here; the bots may take their time before."""
    text = re.compile(rf"^0\s+of\s+{price}:\s+{price}\s+still to pay\s*$")
    expect(preview(page)).to_have_text(text, timeout=PATIENCE * 1000)


def expect_once(page: Page) -> list[str]:
    """Confirm; the choices that were sent in the one wish."""
    sent: list[Any] = []
    page.on(
        "request", lambda request: sent.append(request.post_data_json) if request.url.endswith("/choices") else None
    )
    with page.expect_response(re.compile("/choices$")) as answer:
        confirm_button(page).click()
    assert answer.value.ok, answer.value.text()
    assert len(sent) == 1
    return [sent[0]["choice"], *sent[0].get("then", [])]


def choices_of(visitor: Visitor, ident: str) -> int:
    choices: int = visitor.get(f"/api/tables/{ident}")["choices"]
    return choices


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_payments_are_composed_on_the_board_and_confirmed_once(visit: Visit, bots: int) -> None:
    anne = visit(name="Anne")
    chance = FastChance(bots)
    ident = paying_table(anne, bots)
    for _ in range(3):
        page = anne.go(f"/t/{ident}")
        price = anne.get(f"/api/tables/{ident}")["told"][0]["view"]["payment"]["price"]
        expect_a_price(page, price)
        compose(page, chance)
        expect(preview(page)).to_have_text(re.compile(rf"^{price} of {price}|: no change is given$"))
        before = choices_of(anne, ident)
        sent = expect_once(page)
        assert choices_of(anne, ident) >= before + len(sent)
        assert len(sent) > 1
        if not to_payment(anne, ident):
            break


def test_a_whole_payment_is_taken_back_as_one(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = paying_table(anne, 1)
    page = anne.go(f"/t/{ident}")
    expect_a_price(page)
    empty = preview(page).text_content() or ""
    before = choices_of(anne, ident)
    own = page.locator(".sphere.own .tokens").text_content() or ""
    compose(page, FastChance(3))
    assert len(expect_once(page)) > 1
    expect_to_be_asked(page)  # the bot has played on
    undo = prompt(page).get_by_role("button", name="Undo")
    undo.click()
    expect(preview(page)).to_have_text(empty)
    assert choices_of(anne, ident) == before
    expect(page.locator(".sphere.own .tokens")).to_have_text(own)


def test_what_does_not_suffice_is_not_sent_and_says_what_is_missing(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = paying_table(anne, 1)
    page = anne.go(f"/t/{ident}")
    expect_a_price(page)
    before = choices_of(anne, ident)
    page.locator(f"{OWN}.lit").first.click()
    line = preview(page).text_content() or ""
    assert "still to pay" in line
    confirm_button(page).click()
    expect(page.get_by_role("alert").filter(has_text=line)).to_be_visible()
    assert choices_of(anne, ident) == before
    prompt(page).get_by_role("button", name="Clear").click()
    expect(preview(page)).to_have_text(re.compile("^0 of "))


def test_a_payment_by_keys_alone(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = paying_table(anne, 2)
    page = anne.go(f"/t/{ident}")
    expect_a_price(page)
    before = choices_of(anne, ident)
    numbered = page.locator(f"{TARGET}[data-key].lit:not(.picked)")
    for _ in range(60):
        if prompt(page).locator("button.main").count() > 0:
            break
        numbered.first.wait_for()
        page.keyboard.press(numbered.first.get_attribute("data-key") or "")
    with page.expect_response(re.compile("/choices$")) as answer:
        page.keyboard.press("Enter")
    assert answer.value.ok, answer.value.text()
    assert choices_of(anne, ident) > before


def test_a_payment_read_as_text(visit: Visit) -> None:
    anne = visit(name="Anne", text=True)
    ident = paying_table(anne, 1)
    page = anne.go(f"/t/{ident}")
    expect_a_price(page)
    choices = page.get_by_role("region", name=re.compile(r"^\d+ choices?$"))
    choices.get_by_role("button", name=re.compile(r"Pay with .* \(worth [23]\)")).first.click()
    expect(preview(page)).not_to_have_text(re.compile("^0 of "))
    for _ in range(30):
        if prompt(page).locator("button.main").count() > 0:
            break
        tokens = choices.get_by_role("button", pressed=False).filter(has_not_text="Pay with")
        cards = choices.get_by_role("button", pressed=False).filter(has_text="Pay with")
        (tokens if tokens.count() > 0 else cards).first.click()
    assert len(expect_once(page)) > 1


def test_a_payment_with_a_thumb(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True)
    ident = paying_table(anne, 2)
    page = anne.go(f"/t/{ident}")
    expect_a_price(page)
    compose(page, FastChance(5))
    expect(preview(page)).to_be_in_viewport()
    assert len(expect_once(page)) > 1
