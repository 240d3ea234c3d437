"""The list of slots in the docs is the one that the games give; `make golden` writes it."""

from __future__ import annotations

from tests.golden.slots import FILE, slots_page


def test_the_list_of_slots_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == slots_page()
