"""What is written on a card stays within its frame, in every language."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.e2e.boards import HABEMUS
from tests.e2e.browsing import DESKTOP, PHONE, QUIET, Visit, Visitor

BEYOND: Final = """() => {
  const INNER = 5;
  const range = document.createRange();
  const beyond = [];
  for (const card of document.querySelectorAll(".board .card, .board .tile")) {
    const box = card.getBoundingClientRect();
    const frame = new DOMRect(box.x + INNER, box.y + INNER, box.width - 2 * INNER, box.height - 2 * INNER);
    for (const part of card.querySelectorAll(".name, .fact, .effect, .kind")) {
      range.selectNodeContents(part);
      for (const line of range.getClientRects()) {
        if (line.left < frame.left || line.right > frame.right || line.bottom > frame.bottom) {
          beyond.push(part.textContent.trim());
        }
      }
    }
  }
  return beyond;
}"""
"""The texts that leave the frames of their cards."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_names_and_facts_stay_within_the_frames_of_their_cards(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    anne = visit(name="Anne", size=size, language=language, **QUIET)
    ident = anne.open_table(["", "page", "page", "page"], ["Anne"])
    anne.play_until(ident, 4000)
    for at in rows_of(anne, ident):
        page = anne.go(f"/t/{ident}/at/{at}?seat=0")
        page.locator(".board .card .facts").first.wait_for()
        assert page.evaluate(BEYOND) == [], at


def rows_of(visitor: Visitor, ident: str) -> list[int]:
    """Positions that show as many persons as there are to take: those of all factions, and a leader with two coats."""
    people = {
        part["item"]: part["value"]
        for part in visitor.get(f"/api/games/{HABEMUS.game}")["components"]
        if part["field"] == "faction"
    }
    chosen: list[int] = []
    seen: set[str] = set()
    for at in range(1, visitor.get(f"/api/tables/{ident}")["choices"], 4):
        view: Any = visitor.get(f"/api/tables/{ident}/positions/{at}?seat=0")["view"]
        new = {card for card in view["row"] if card in people} - seen
        if new:
            seen |= new
            chosen.append(at)
    assert {people[card] for card in seen} >= {"france", "spain", "innocent", "urban"}
    return chosen[::2]
