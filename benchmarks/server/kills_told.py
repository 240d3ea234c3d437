"""What somebody was told of a table, message by message: each must follow the one before."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from roisoleil.engine.codec import Json
from roisoleil.server.delta import apply_difference
from roisoleil.server.telling import News, Said, Told


class Violation(Exception):
    """Something was lost, doubled or changed."""


class Heard(Struct):
    """A message of the stream: news of a table, lines of its chat, or who is present."""

    table: str
    number: int = 0
    position: int = 0
    news: list[News] = []
    told: list[Told] = []
    is_whole: bool = False
    chat: list[Said] = []
    present: list[int] | None = None


class Kept:
    """What somebody knows of a table from the stream."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.number = 0
        self.position = 0
        self.line = 0
        self.told: dict[int, Told] = {}
        """By seat, with the prompt of now, the view as it was changed, and all events."""
        self.has_all_events = False

    def state(self) -> str:
        """That of the table."""
        return next((told.prompt.state for told in self.told.values()), "")


def follow(kept: Kept | None, heard: Heard) -> Kept:
    """What somebody knows after one more message; raises Violation where something is missing or comes again."""
    if not heard.chat:
        return follow_news(kept, heard)
    numbers = [line.number for line in heard.chat]
    if kept is None or numbers != list(range(kept.line + 1, kept.line + 1 + len(numbers))):
        raise Violation(f"lines {numbers} after {kept.line if kept else 'nothing'}")
    kept.line = numbers[-1]
    return kept


def follow_news(kept: Kept | None, heard: Heard) -> Kept:
    """The same for news: they go on from the last entry, or show the whole table to who is new or has other seats."""
    seats = {told.seat for told in heard.told}
    if kept is None or (heard.is_whole and seats != kept.told.keys()):
        if not heard.is_whole or (kept is not None and heard.number < kept.number):
            raise Violation(f"entry {heard.number} of a table that was not told of")
        line = kept.line if kept else 0
        kept = Kept()
        kept.line = line
        kept.has_all_events = all(told.view is None for told in heard.told)  # Before the start.
    elif heard.number != kept.number + len(heard.news) or not heard.news or seats != kept.told.keys():
        raise Violation(f"entry {heard.number} of seats {seats} with {len(heard.news)} news after {kept.number}")
    kept.number, kept.position = heard.number, heard.position
    for told in heard.told:
        kept.told[told.seat] = updated(kept.told.get(told.seat), told)
    return kept


def updated(before: Told | None, told: Told) -> Told:
    """What a viewpoint knows after it was told something more."""
    view = told.view
    if view is None and before is not None and before.view is not None:
        view = before.view
        change: Json = msgspec.to_builtins(told.change)
        apply_difference(view, change)  # type: ignore[arg-type]
    return Told(told.seat, told.prompt, [*(before.events if before else []), *told.events], view=view)
