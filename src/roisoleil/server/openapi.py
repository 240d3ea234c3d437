"""The OpenAPI 3.1 document: the calls as the framework lists them, their data as the Structs define it.

It also has what no call mentions: the messages of the stream, and the view of each game.
`python -m roisoleil.server.openapi` writes it, for programs that make clients from it.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.typing import FieldDefinition
from msgspec import Struct

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import game_names, load_game
from roisoleil.server.people import COOKIE
from roisoleil.server.presence import Presence
from roisoleil.server.pushing import PAGE_HEADER
from roisoleil.server.telling import WATCHER, Talk, Update

Document = dict[str, Any]

VERSION: Final = "1"
"""Of the API: the next one comes with the first change that breaks a client."""
BUILD_TOLD: Final = "The build of the page that this server serves: a page that runs may be another one by now."
REF: Final = "#/components/schemas/"
HOLDERS: Final = ("Position", "Told")
"""What holds a view, whichever game it is of."""


class Described(JsonRenderPlugin):
    """Serves the document."""

    def __init__(self) -> None:
        """It is made when it is first asked for."""
        super().__init__()
        self._written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """As JSON."""
        if not self._written:
            self._written = msgspec.json.encode(document(request.app))
        return self._written


def openapi_config() -> OpenAPIConfig:
    """What the framework is told of the API as a whole."""
    cookie = SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")
    bearer = SecurityScheme(type="http", scheme="bearer")
    return OpenAPIConfig(
        title="roisoleil",
        version=VERSION,
        description="Tables for board games set in the age of the Sun King.",
        path="/api/schema",
        render_plugins=[Described()],
        components=Components(security_schemes={"cookie": cookie, "bearer": bearer}),
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
    )


def operation_id(handler: HTTPRouteHandler, method: object, path: object) -> str:
    """The name of a call: that of its function, as clients in other languages write it."""
    first, *others = handler.handler_name.split("_")
    return first + "".join(word.capitalize() for word in others)


def document(app: Litestar) -> Document:
    """The whole document."""
    described: Document = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    schemas, whole = struct_schemas({*call_kinds(app), Update, Talk, Presence}), []
    for name in game_names():
        prefix = "".join(word.capitalize() for word in name.split("_"))
        kind = view_kind(name)
        schemas |= struct_schemas({kind}, prefix)
        whole.append({"$ref": REF + prefix + kind.__name__})
    for name in HOLDERS:
        view = schemas[name]["properties"]["view"]
        view.pop("default", None)
        view["anyOf"] = whole
    streamed = described["paths"]["/api/stream"]["get"]["responses"]["200"]
    streamed["content"]["application/x-ndjson"] = streamed["content"]["text/event-stream"]
    streamed["headers"] = {PAGE_HEADER: {"description": BUILD_TOLD, "schema": {"type": "string"}}}
    described["components"]["schemas"] = dict(sorted(schemas.items()))
    return described


# The data.


def call_kinds(app: Litestar) -> Iterator[type]:
    """What the calls take and answer."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if handler.resolve_include_in_schema():
                for field in (handler.parsed_data_field, handler.parsed_return_field):
                    yield from struct_kinds(field)
                for spec in (handler.responses or {}).values():
                    yield from struct_kinds(FieldDefinition.from_annotation(spec.data_container))


def struct_kinds(field: FieldDefinition | None) -> Iterator[type]:
    """The Structs in an annotation, such as that of a list of them or of an answer with one."""
    if field is not None and field.is_subclass_of(Struct):
        yield field.annotation
    for inner in field.inner_types if field is not None else ():
        yield from struct_kinds(inner)


def view_kind(game_name: str) -> type:
    """The Struct of a game's views."""
    game = load_game(game_name)
    table = game.setup(game.least_seats, [], Dealer(FastChance(1), silent=True))
    return type(game.view(table, WATCHER))


def struct_schemas(kinds: set[type], prefix: str = "") -> Document:
    """The schemas of Structs and of those within them, by their names; games put their own before them."""
    in_order = sorted(kinds, key=repr)
    _, schemas = msgspec.json.schema_components(in_order, schema_hook=anything, ref_template=REF + prefix + "{name}")
    for kind in structs_within(kinds):
        schema = schemas[kind.__name__]
        config = kind.__struct_config__
        if not config.forbid_unknown_fields and not config.omit_defaults:
            schema["required"] = list(kind.__struct_encode_fields__)  # An answer leaves nothing out.
        for field, words in field_words(kind).items():
            schema["properties"][field]["description"] = words
    return {prefix + name: schema | {"title": prefix + name} for name, schema in schemas.items()}


def anything(kind: type) -> Document:
    """The schema of what is left open."""
    assert kind is object, f"{kind} has no schema"
    return {"description": "As the game has it."}


def structs_within(kinds: set[type]) -> set[type[Struct]]:
    """Structs, and all Structs that are parts of them."""
    found: set[type[Struct]] = set()
    waiting: list[object] = [*msgspec.inspect.multi_type_info(list(kinds))]
    while waiting:
        part = waiting.pop()
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in found:
                continue
            found.add(part.cls)
        if isinstance(part, tuple):
            waiting += part
        elif isinstance(part, msgspec.inspect.Type | msgspec.inspect.Field):
            waiting += [getattr(part, name) for name in part.__struct_fields__]
    return found


def field_words(kind: type) -> dict[str, str]:
    """What the source says below the fields of a Struct."""
    words: dict[str, str] = {}
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    for field, said in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant):
            words[ast.unparse(field.target)] = str(said.value.value)
    return words


def main() -> None:
    """Write the document."""
    from roisoleil.server.app import make_app  # noqa: PLC0415 - the application is made with this module

    written = msgspec.json.format(msgspec.json.encode(document(make_app(":memory:", 0))), indent=1)
    sys.stdout.write(written.decode() + "\n")


if __name__ == "__main__":
    main()
