"""Pages that are no tables: found, read, and free of what axe-core finds."""

from __future__ import annotations

import pytest

from tests.e2e.axe import violations
from tests.e2e.browsing import DESKTOP, PHONE, REFUSED, Scheme, Visit

PAGES = ["/", "/new/habemus", "/rules/habemus", "/credits", "/nowhere", "/t/no-such-table"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible_and_fits_a_phone(visit: Visit, scheme: Scheme) -> None:
    for size in (DESKTOP, PHONE):
        visitor = visit(size=size, scheme=scheme, expected=(REFUSED,))
        for path in PAGES:
            page = visitor.go(path)
            page.get_by_role("heading", level=1).first.wait_for()
            assert violations(page) == [], path
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
