"""axe-core looks at a page: what people who see, hear or move differently would stumble over."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


@cache
def axe() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each kind of violation with the parts that show it."""
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['help']} ({node['target'][0]}: {node['failureSummary']})"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
