"""One position of a record, for the commands that show or judge it."""

from __future__ import annotations

from pathlib import Path

from roisoleil.cli.common import game_of, read_records
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.match import Match
from roisoleil.engine.match import replay as play_again


def read_record(file: Path, number: int) -> tuple[str, dict[str, Json]]:
    """The record of that number, from 1 on, and its place for messages."""
    records = list(read_records(file))
    if not 1 <= number <= len(records):
        raise BrokenMessage(f"{file}: has {len(records)} records, there is no record {number}")
    return records[number - 1]


def match_at(record: dict[str, Json], place: str, at: int | None, data: str) -> Match:
    """The match of a record after so many choices, or after all of them."""
    if at is not None and at < 0:
        raise BrokenMessage(f"{place}: there is no position {at}")
    game = game_of(record, place, data)
    try:
        return play_again(game, record) if at is None else play_again(game, record, at)
    except BrokenMessage as error:
        raise BrokenMessage(f"{place}: {error}") from None


def check_seat(match: Match, place: str, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(match.names):
        raise BrokenMessage(f"{place}: seats are 0 to {len(match.names) - 1}, there is no seat {seat}")
