"""Answers as an agent reads them: plain words, or JSON without a blank too many."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Final

from roisoleil.engine.codec import canonical_json

SHORT: Final = ["players", "seats", "levels", "running", "saved"]
"""Lists that fit on a line."""


def words_of(answer: dict[str, Any]) -> str:
    """An answer as lines of text, without what goes without saying: that the game is not over, for whom it is told."""
    told = {key: value for key, value in answer.items() if value is not False}
    if told.get("for_seat") == told.get("seat"):
        told.pop("for_seat", None)
    if told.get("result"):
        told["result"] = standings(told["players"], told["result"])
    if "illegal_attempts" in told:
        told["illegal_attempts"] = attempts_in_words(told["illegal_attempts"])
    return "\n".join(line for key, value in told.items() for line in lines_of(key, value))


def standings(names: list[str], result: dict[str, Any]) -> list[str]:
    """Who came where with how many points, the winner first."""
    ranked = sorted(zip(result["ranks"], names, result["points"], strict=True), key=itemgetter(0))
    return [f"{rank}. {name}: {points}" for rank, name, points in ranked]


def attempts_in_words(attempts: dict[str, int]) -> str:
    """How many, and of which seat where there are several."""
    if len(attempts) == 1:
        return str(*attempts.values())
    return ", ".join(f"{count} of seat {seat}" for seat, count in attempts.items())


def lines_of(key: str, value: Any) -> list[str]:
    """One part of an answer: a value on its line, a longer one below its name."""
    name = key.replace("_", " ")
    if value is None or value == []:
        return [f"{name}: none"]
    if isinstance(value, list) and key in SHORT:
        return [f"{name}: {', '.join(map(plain, value))}"]
    if isinstance(value, list):
        return [f"{name}:", *(line for each in value for line in item_lines(each))]
    if isinstance(value, str) and "\n" in value:
        return [f"{name}:", value]
    return [f"{name}: {plain(value)}"]


def item_lines(item: Any) -> list[str]:
    """A choice, a sheet of the position, or whatever else stands in a list."""
    if isinstance(item, dict) and "choice" in item:
        return [f"- {choice_line(item)}"]
    if isinstance(item, dict) and "lines" in item:
        return [f"[{item['title']}]", *item["lines"]]
    return [f"- {plain(item)}"]


def choice_line(choice: dict[str, str]) -> str:
    """A notation, which may have colons in it, and what it means."""
    return f"{choice['choice']} = {choice['words']}"


def plain(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else canonical_json(value)
