"""The numbers of choice sequences are those on file; `make golden` changes them on purpose."""

from __future__ import annotations

import json

from tests.counts.counting import FILE, counts
from tests.shared import Setting, every_setting


@every_setting
def test_the_number_of_choice_sequences_is_the_one_on_file(setting: Setting) -> None:
    assert counts(setting) == json.loads(FILE.read_text(encoding="utf-8"))[str(setting)]
