"""Whatever happens in a game can be shown: every position of whole games, from one seat after the other."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.boards import HABEMUS, LOUIS_XIV, OMBRE, Board
from tests.e2e.browsing import Visit

GO_ON: Final = """async ({ from, to }) => {
  const line = document.querySelector("#prompt-line");
  const deadline = Date.now() + 60000;
  for (let at = from; at <= to; at++) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    while (!line.textContent.startsWith(`Position ${at} of`)) {
      if (Date.now() > deadline) return at;
      await new Promise((done) => setTimeout(done));
    }
  }
  return to;
}"""
"""Step from position to position, each as soon as the one before is there; where it ended."""


@pytest.mark.parametrize(
    ("board", "seats", "options"),
    [
        (HABEMUS, 4, ()),
        (OMBRE, 2, ()),
        (OMBRE, 6, ()),
        (LOUIS_XIV, 2, ()),
        (LOUIS_XIV, 4, ("favori",)),
    ],
    ids=["habemus-4", "ombre-2", "ombre-6", "louis_xiv-2", "louis_xiv-4-favori"],
)
def test_every_position_of_a_game_can_be_shown(
    visit: Visit, board: Board, seats: int, options: tuple[str, ...]
) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", *["page"] * (seats - 1)], ["Anne"], game=board.game, options=options)
    anne.play_until(ident, 4000)
    last = anne.get(f"/api/tables/{ident}")["choices"]
    ends = [last * (seat + 1) // seats for seat in range(seats)]
    for seat, (begin, end) in enumerate(zip([0, *ends], ends, strict=False)):
        page = anne.go(f"/t/{ident}/at/{begin}?seat={seat}")
        page.locator("#prompt-line", has_text=f"Position {begin} of").wait_for()
        assert page.evaluate(GO_ON, {"from": begin + 1, "to": end}) == end
