"""Where lines may be broken: rich breaks them at hard spaces too, so something else stands for these while it works."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

GLUE: Final = {"\u00a0": "\ue000", "\u202f": "\ue001", "× ": "×\ue002"}
"""What stands for hard spaces while rows are made.

A narrow one stands within French quotes. A tally, as Ada × 2, may be broken before its sign, but not before its number.
"""
UNGLUE: Final = str.maketrans({glue[-1]: space[-1] for space, glue in GLUE.items()})


def glued(text: Text) -> Text:
    """A text that is broken at ordinary spaces only."""
    copy = text.copy()
    for space, glue in GLUE.items():
        copy.plain = copy.plain.replace(space, glue)
    return copy


def unglued(text: Text) -> Text:
    """The text as it is to be read."""
    copy = text.copy()
    copy.plain = copy.plain.translate(UNGLUE)
    return copy


class FoldingConsole(Console):
    """Breaks no line at a hard space, whatever it prints."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The parts of what is printed; those of a table or a page of Markdown come through here one by one."""
        if isinstance(renderable, str):
            shown = options or self.options
            renderable = self.render_str(renderable, highlight=shown.highlight, markup=shown.markup)
        if isinstance(renderable, Text):
            renderable = glued(renderable)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.translate(UNGLUE), style, control)
