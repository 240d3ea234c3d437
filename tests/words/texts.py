"""Every text that a person may read, in any file and language, as plain sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

ROOT: Final = Path(__file__).parent.parent.parent
LANGUAGES: Final = ("fr", "en", "de")
CODE: Final = re.compile(r"`[^`]*`")


@dataclass(frozen=True)
class Text:
    """One wording of a message; a placeable reads `{$name}` or `{key}`, one that selects reads `{}`."""

    where: str
    words: str
    chosen: bool
    """Whether it is a variant, chosen by a selector."""


def files(language: str) -> list[Path]:
    """All files of messages."""
    found = [*ROOT.glob(f"src/roisoleil/**/{language}.ftl"), *ROOT.glob(f"web/src/words/*.{language}.ftl")]
    assert len(found) == 11
    return sorted(found)


@cache
def texts(language: str) -> list[Text]:
    """All wordings, those of the rules by line."""
    found = [text for file in files(language) for text in read(file)]
    for rules in sorted(ROOT.glob(f"src/roisoleil/games/*/text/rules.{language}.md")):
        lines = rules.read_text(encoding="utf-8").splitlines()
        found += [
            Text(f"{rules.parent.parent.name} rules {at}", CODE.sub("", line), False)
            for at, line in enumerate(lines, 1)
        ]
    return found


def read(file: Path) -> Iterator[Text]:
    """The messages of a file."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file}: {entry.content}"
        if isinstance(entry, Message):
            assert isinstance(entry.value, Pattern)
            yield from wordings(entry.id.name, entry.value, False)


def wordings(where: str, pattern: Pattern, chosen: bool) -> Iterator[Text]:
    """A pattern, and beside it each variant that it selects from."""
    words = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            words += element.value
            continue
        assert isinstance(element, Placeable)
        inner = element.expression
        if isinstance(inner, SelectExpression):
            for variant in inner.variants:
                yield from wordings(where, variant.value, True)
        words += told(inner)
    yield Text(where, words, chosen)


def told(inner: BaseNode) -> str:
    """A placeable that does not select."""
    if isinstance(inner, VariableReference):
        return f"{{${inner.id.name}}}"
    if isinstance(inner, MessageReference):
        assert not isinstance(inner.attribute, Attribute)
        return f"{{{inner.id.name}}}"
    return inner.value if isinstance(inner, StringLiteral) else "{}"
