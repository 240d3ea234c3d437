"""The OpenAPI document tells the truth: it is valid, it is the one in docs/, and the server answers only as it says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from openapi_spec_validator import OpenAPIV31SpecValidator
from schemathesis import Case as AnyCase
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.serving import Server
from tests.shared import GAMES

pytestmark = pytest.mark.process

Case = AnyCase[Any]
KEPT = Path(__file__).parents[2] / "docs" / "openapi.json"
TRUTHS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
few = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


DESCRIBED = json.loads(KEPT.read_text())


@pytest.fixture(scope="module")
def described() -> Any:
    return DESCRIBED


def test_the_document_is_valid() -> None:
    described = DESCRIBED
    assert described["openapi"].startswith("3.1")
    OpenAPIV31SpecValidator(described).validate()


def test_the_document_in_docs_is_up_to_date() -> None:
    """`make golden` writes it anew."""
    written = subprocess.run([sys.executable, "-m", "roisoleil.server.openapi"], capture_output=True, check=True)
    assert written.stdout == KEPT.read_bytes()


def calls(described: Any) -> Iterator[tuple[str, str, Any]]:
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            yield path, method, call


def test_every_call_has_a_name_of_its_own_words_and_typed_answers(described: Any) -> None:
    names = [call["operationId"] for _, _, call in calls(described)]
    assert len(names) == len(set(names))
    assert {"openTable", "join", "choose", "undo", "position", "stream"} <= set(names)
    for path, method, call in calls(described):
        assert call["description"], path
        assert any(status.startswith("2") for status in call["responses"])
        for parameter in call.get("parameters", []):
            assert parameter["description"], (path, parameter["name"])
            schema = parameter["schema"]
            assert schema.keys() & {"maxLength", "maximum", "exclusiveMaximum", "enum"} or "boolean" in str(schema)
        for status, answer in call["responses"].items():
            if status.startswith("4"):
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
            elif status == "200" and path.startswith("/api") and path != "/api/stream":
                assert "schemas/" in str(answer["content"]["application/json"]), (method, path)


def test_the_messages_of_the_stream_and_all_views_are_described(described: Any) -> None:
    schemas = described["components"]["schemas"]
    assert {"Told", "Prompt", "News", "Update", "Talk", "Said", "Proposal"} <= set(schemas)
    views = schemas["Told"]["properties"]["view"]["anyOf"]
    assert len(views) == len(GAMES)
    assert all(view["$ref"].removeprefix("#/components/schemas/") in schemas for view in views)
    assert schemas["OmbreView"]["properties"]["retrievable"]["description"]
    stream = described["paths"]["/api/stream"]["get"]["responses"]["200"]["content"]
    assert set(stream) == {"text/event-stream", "application/x-ndjson"}


# The real server, asked at random.


class House:
    """A server with a few tables under way, and somebody who sits at all of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = server.player()
        self.other = server.player()
        self.tables = cycle([self.seat(game, bots) for bots in (True, False) for game in GAMES])

    def seat(self, game: str, with_bots: bool) -> str:
        """A started table, alone with bots that never think, or with somebody else."""
        seats = ["", "page", "page"] if with_bots else ["", "", "page"]
        opened = self.person.post("/api/tables", game=game, seats=seats, names=["Anne"]).json()
        ident = str(opened["table"])
        if not with_bots:
            assert self.other.post(f"/api/tables/{ident}/join", name="Ben").status_code == 200
        assert self.person.post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
        assert self.person.post(f"/api/tables/{ident}/chat", text="Bonjour").status_code == 201
        return ident

    def draw_near(self, case: Case) -> None:
        """Let a random request be about one of the tables, as it stands."""
        if "ident" in case.path_parameters:
            ident = case.path_parameters["ident"] = next(self.tables)
            if isinstance(case.body, dict) and "position" in case.body:
                case.body["position"] = self.person.get(f"/api/tables/{ident}")["position"]
        if "choices" in case.path_parameters:
            case.path_parameters["choices"] = str(int(case.path_parameters["choices"]) % 3)
        if isinstance(case.body, dict) and "seat" in case.body:
            case.body["seat"] = 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = Server(tmp_path_factory.mktemp("schema"))
    try:
        yield House(server)
    finally:
        server.end()


def schema_of(modes: list[GenerationMode]) -> Any:
    """The calls to be tried, but not the stream, which does not end."""
    schema = schemathesis.openapi.from_dict(DESCRIBED)
    schema.config.generation.update(modes=modes)
    return schema.exclude(operation_id="stream")


anything = schema_of(list(GenerationMode))
well_formed = schema_of([GenerationMode.POSITIVE]).exclude(operation_id="forgetMe")


@anything.parametrize()  # type: ignore[untyped-decorator]
@few
def test_strangers_are_answered_as_described(house: House, case: Case) -> None:
    case.call_and_validate(base_url=house.server.url, checks=[*TRUTHS, negative_data_rejection, unsupported_method])


@well_formed.parametrize()  # type: ignore[untyped-decorator]
@few
def test_a_person_at_tables_is_answered_as_described(house: House, case: Case) -> None:
    house.draw_near(case)
    secret = house.person.http.cookies["roisoleil"]
    case.call_and_validate(base_url=house.server.url, checks=TRUTHS, headers={"authorization": f"Bearer {secret}"})
    assert httpx.get(house.server.url + "/healthz").status_code == 200
