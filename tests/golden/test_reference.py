"""The reference in the docs is the one that the games give; `make golden` writes it."""

from __future__ import annotations

import pytest

from tests.golden.reference import FILE, reference


@pytest.mark.soak
def test_the_reference_of_choices_and_events_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == reference()
