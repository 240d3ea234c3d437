"""Messages: a language or a message that there is not is refused, never passed over in silence."""

from __future__ import annotations

import pytest
from fluent.runtime.errors import FluentReferenceError

from roisoleil.engine.codec import BrokenMessage
from roisoleil.games import rules_text, text_folder
from roisoleil.games.words import COMMON, LANGUAGES, Messages
from tests.shared import GAMES


def test_a_language_that_we_do_not_speak_is_refused_with_those_we_do() -> None:
    with pytest.raises(BrokenMessage, match=r"unknown language 'la' \(languages: "):
        Messages("la", COMMON)


def test_a_missing_message_or_argument_is_a_bug() -> None:
    messages = Messages("en", text_folder("ombre"), COMMON)
    assert not messages.has("castling")
    with pytest.raises(LookupError):
        messages.say("castling")
    with pytest.raises(FluentReferenceError, match="Unknown external"):
        messages.say("event-gained", {})


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_rules_are_read_without_the_anchors_of_their_chapters(name: str, language: str) -> None:
    page = (text_folder(name) / f"rules.{language}.md").read_text(encoding="utf-8")
    assert "{#" in page
    text = rules_text(name, language)
    assert "{#" not in text
    assert [line.partition(" {#")[0] for line in page.splitlines()] == text.splitlines()
