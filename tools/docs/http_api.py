"""The HTTP API as pages, made from docs/openapi.json: one for each group of calls, and one for what they carry."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

FOLDER: Final = "api/http"
GROUPS: Final = {
    "games": "Games",
    "tables": "Tables",
    "reading": "Reading",
    "talking": "Talking",
    "stream": "The stream",
    "me": "Me",
    "operation": "Operation",
    "about": "About",
}
INTRODUCTION: Final = """# The HTTP API

All calls of the table server, from the same document that it serves at `/api/schema/openapi.json`.
[How the server works](../../server.md) tells how they belong together; [Write a bot](../../bots.md) has a client to
start from.

A person is known by a secret, in the cookie `roisoleil` or as `Authorization: Bearer SECRET`. It is given with
the first table opened or joined. A star marks parameters and fields that must be there.
"""
LIMITS: Final = {
    "minimum": "at least {}",
    "exclusiveMinimum": "more than {}",
    "maximum": "at most {}",
    "exclusiveMaximum": "less than {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "maxProperties": "at most {} fields",
    "pattern": "matches `{}`",
    "format": "{}",
    "default": "default `{}`",
}
Schema = dict[str, Any]


def write_http_api(document: Path, pages: Path) -> list[str]:
    """Write the pages, and name their places; every group of calls must have one."""
    api = json.loads(document.read_bytes())
    refusals = _usual_refusals(api)
    sections: dict[str, list[str]] = {}
    rows: dict[str, list[str]] = {}
    for path, method, call in sorted(_calls(api), key=lambda item: item[0]):
        [group] = call["tags"]
        sections.setdefault(group, []).append(call_section(path, method, call, refusals))
        link = f"[`{method.upper()} {path}`]({group}.md#{call['operationId']})"
        summary = call["description"].partition("\n")[0]
        rows.setdefault(group, []).append(f"| {link} | {_cell(summary)} |")
    texts = {"index": _overview(rows, refusals), "schemas": _schemas(api)}
    texts |= {group: "\n".join([f"# {GROUPS[group]}\n", *parts]) for group, parts in sections.items()}
    (pages / FOLDER).mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (pages / FOLDER / f"{name}.md").write_text(text, encoding="utf-8")
    return [f"{FOLDER}/{name}.md" for name in texts]


def _calls(api: Schema) -> Iterator[tuple[str, str, Schema]]:
    for path, methods in api["paths"].items():
        for method, call in methods.items():
            yield path, method, call


def _usual_refusals(api: Schema) -> dict[str, str]:
    """What each status of a refusal means in most calls."""
    meanings: dict[str, Counter[str]] = {}
    for _, _, call in _calls(api):
        for status, answer in call["responses"].items():
            if not status.startswith("2"):
                meanings.setdefault(status, Counter())[answer["description"]] += 1
    return {status: meanings[status].most_common(1)[0][0] for status in sorted(meanings)}


def _overview(rows: dict[str, list[str]], refusals: dict[str, str]) -> str:
    lines = [INTRODUCTION]
    for group, title in GROUPS.items():
        lines += [f"## {title}\n", "| call | what it does |", "|---|---|", *rows[group], ""]
    lines += [
        "## Refusals\n",
        "They carry a [Problem](schemas.md#problem).\n",
        "| status | what it means |",
        "|---|---|",
    ]
    return "\n".join([*lines, *(f"| {status} | {_cell(meaning)} |" for status, meaning in refusals.items()), ""])


def call_section(path: str, method: str, call: Schema, refusals: dict[str, str]) -> str:
    """One call: what it does, what it takes, what it answers."""
    lines = [f"## `{method.upper()} {path}` {{ #{call['operationId']} }}\n", call["description"], ""]
    if call.get("security"):
        lines += ["The secret may be left out.\n" if {} in call["security"] else "Needs the secret.\n"]
    if parameters := call.get("parameters"):
        lines += ["| parameter | type | |", "|---|---|---|", *(_parameter(item) for item in parameters), ""]
    if body := call.get("requestBody"):
        lines += [f"**Body:** {_carried(body)}\n"]
    refused = []
    for status, answer in call["responses"].items():
        if refusals.get(status) == answer["description"]:
            refused.append(status)
        else:
            is_usual = answer["description"] == HTTPStatus(int(status)).description
            told = [_carried(answer), "" if is_usual else answer["description"]]
            lines += [f"**{status}:** {' - '.join(part for part in told if part) or HTTPStatus(int(status)).phrase}\n"]
    return "\n".join([*lines, f"[Refusals](index.md#refusals): {', '.join(refused)}.\n"])


def _parameter(parameter: Schema) -> str:
    schema, needed = parameter["schema"], " *" if parameter["required"] else ""
    about = _about(schema | {"description": parameter.get("description", "")})
    place = "" if parameter["in"] == "query" else f" ({parameter['in']})"
    return f"| `{parameter['name']}`{needed}{place} | {type_of(schema)} | {about} |"


def _carried(message: Schema) -> str:
    kinds = [
        f"{type_of(content['schema'])}" + (f" (`{media}`)" if media != "application/json" else "")
        for media, content in message.get("content", {}).items()
    ]
    return " or ".join(kinds)


def _schemas(api: Schema) -> str:
    lines = ["# Schemas\n", "What calls and answers carry. A star marks fields that must be there.\n"]
    for name, schema in api["components"]["schemas"].items():
        lines += [f"## {name} {{ #{name.lower()} }}\n", schema.get("description", ""), ""]
        if properties := schema.get("properties"):
            lines += ["| field | type | |", "|---|---|---|"]
            for field, kind in properties.items():
                needed = " *" if field in schema.get("required", []) else ""
                lines.append(f"| `{field}`{needed} | {type_of(kind)} | {_about(kind)} |")
        else:
            lines.append(type_of(schema))
        lines.append("")
    return "\n".join(lines)


def type_of(schema: Schema) -> str:
    """The type of a value in a few words, with links to the schemas it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](schemas.md#{name.lower()})"
    for union in ("anyOf", "oneOf", "allOf"):
        if union in schema:
            return " or ".join(type_of(part) for part in schema[union])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    kind = schema.get("type", "anything")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {type_of(schema['additionalProperties'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def _about(schema: Schema) -> str:
    """What a value means, and its limits."""
    limits = [words.format(_number(schema[key])) for key, words in LIMITS.items() if key in schema]
    return _cell(
        " ".join(part for part in [schema.get("description", ""), f"({', '.join(limits)})" if limits else ""] if part)
    )


def _number(value: object) -> str:
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return value if isinstance(value, str) and value else json.dumps(value)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
