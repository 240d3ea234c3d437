"""Write transcripts, playthroughs, counts, matches, reference, slots anew: `make golden`. Read the diff like code."""

from __future__ import annotations

import json

from tests.adapters.playthroughs.making import playthrough, playthrough_file
from tests.counts.counting import FILE, counts
from tests.golden.reference import FILE as REFERENCE
from tests.golden.reference import reference
from tests.golden.slots import FILE as SLOTS
from tests.golden.slots import slots_page
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
        playthrough_file(name).write_text(playthrough(name), encoding="utf-8")
    REFERENCE.write_text(reference(), encoding="utf-8")
    SLOTS.write_text(slots_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
