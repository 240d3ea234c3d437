"""One whole game per number of players comes out word for word as it did; `make golden` changes it on purpose."""

from __future__ import annotations

from tests.golden.transcript import golden_file, same_game, transcript
from tests.shared import Setting, every_setting


@every_setting
def test_the_transcript_is_the_golden_one(setting: Setting) -> None:
    golden = golden_file(setting).read_text(encoding="utf-8")
    assert transcript(setting, same_game(setting, golden)) == golden
