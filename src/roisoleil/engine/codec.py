"""Canonical JSON, hashes, and the reading of what comes from outside."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import TypeAlias, cast

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"

Remaking: TypeAlias = tuple[object, tuple[object, ...]]
"""How pickle and copy make an object again: what to call with which arguments. Compiled classes insist on theirs."""


class BrokenMessage(Exception):
    """Something from outside cannot be understood; the text says where and what was expected."""


def canonical_json(value: Json) -> str:
    """The one way to write a value: sorted keys, no spaces, plain UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json) -> str:
    """SHA-256 of the canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical_json(value).encode()).hexdigest()


def parse_json(text: str, what: str) -> dict[str, Json]:
    """Read a JSON object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenMessage(f"{what}: not valid JSON ({error})") from None
    if not isinstance(value, dict):
        raise BrokenMessage(f"{what}: expected a JSON object")
    return value


def read_toml(file: Path) -> dict[str, Json]:
    """Read a component file."""
    try:
        return cast("dict[str, Json]", tomllib.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise BrokenMessage(f"{file}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenMessage(f"{file}: not valid TOML ({error})") from None


def refuse_unknown(value: Json, models: list[Json], where: str) -> None:
    """Refuse fields that none of the models has, at any depth: they may be misspelt. Rows are like any other row."""
    if isinstance(value, list):
        rows: list[Json] = []
        for model in models:
            if isinstance(model, list):
                rows.extend(model)
        for number, row in enumerate(value):
            refuse_unknown(row, rows, f"{where} {number + 1}")
    elif isinstance(value, dict):
        tables = [model for model in models if isinstance(model, dict)]
        known = sorted({field for table in tables for field in table})
        for field, inner in value.items():
            if known and field not in known:
                raise BrokenMessage(f"{where}: unknown field {field!r} (known: {', '.join(known)})")
            refuse_unknown(inner, [table[field] for table in tables if field in table], f"{where}: {field}")


def take_int(data: dict[str, Json], key: str, what: str) -> int:
    """A whole number that must be there."""
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BrokenMessage(f"{what}: field {key!r} must be a whole number")
    return value


def take_str(data: dict[str, Json], key: str, what: str) -> str:
    """A text that must be there."""
    value = data.get(key)
    if not isinstance(value, str):
        raise BrokenMessage(f"{what}: field {key!r} must be a text")
    return value


def take_list(data: dict[str, Json], key: str, what: str) -> list[Json]:
    """A list that must be there."""
    value = data.get(key)
    if not isinstance(value, list):
        raise BrokenMessage(f"{what}: field {key!r} must be a list")
    return value


def take_dict(data: dict[str, Json], key: str, what: str) -> dict[str, Json]:
    """An object that must be there."""
    value = data.get(key)
    if not isinstance(value, dict):
        raise BrokenMessage(f"{what}: field {key!r} must be an object")
    return value


def as_dict(value: Json, what: str) -> dict[str, Json]:
    """The value, which must be an object."""
    if not isinstance(value, dict):
        raise BrokenMessage(f"{what}: expected an object")
    return value


def as_strings(values: list[Json], what: str) -> list[str]:
    """The values, which must all be texts."""
    texts: list[str] = []
    for value in values:
        if not isinstance(value, str):
            raise BrokenMessage(f"{what}: expected texts only")
        texts.append(value)
    return texts


def as_ints(values: list[Json], what: str) -> list[int]:
    """The values, which must all be whole numbers."""
    numbers: list[int] = []
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BrokenMessage(f"{what}: expected whole numbers only")
        numbers.append(value)
    return numbers


def parse_hex(text: str, size: int, what: str) -> bytes:
    """Bytes written in hexadecimal."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raise BrokenMessage(f"{what}: expected {size * 2} hexadecimal digits") from None
    if len(raw) != size:
        raise BrokenMessage(f"{what}: expected {size * 2} hexadecimal digits, got {len(text)}")
    return raw
