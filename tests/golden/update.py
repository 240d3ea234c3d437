"""Write golden transcripts, node counts and stored matches anew: `make golden`. Read the diff like code."""

from __future__ import annotations

import json

from tests.counts.counting import FILE, counts
from tests.golden.transcript import golden_file, new_game, transcript
from tests.matches.storing import store_matches
from tests.shared import GAMES, SETTINGS


def main() -> None:
    for setting in SETTINGS:
        golden_file(setting).write_text(transcript(setting, new_game(setting)), encoding="utf-8")
    numbers = {str(setting): counts(setting) for setting in SETTINGS}
    FILE.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
    for name in GAMES:
        store_matches(name)


if __name__ == "__main__":
    main()
