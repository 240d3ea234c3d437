"""A server tells which program and which page it is, so that pages that run notice an upgrade."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from roisoleil.server.pages import BUILD, PAGE, read_build
from roisoleil.version import program_version
from tests.server.serving import Server

INDEX = "<!doctype html><html><head><title>roisoleil</title></head></html>"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """As small a page as can be told from another."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "start.js").write_text("export {};")
    return folder


def test_any_change_of_a_page_is_another_build(page: Path) -> None:
    names = {read_build(page).name}
    (page / "assets" / "start.js").write_text("export const a = 1;")
    names.add(read_build(page).name)
    (page / "assets" / "start.js").rename(page / "assets" / "begin.js")
    names.add(read_build(page).name)
    (page / "index.html").write_text(INDEX.replace("roisoleil", "Roi-Soleil"))
    names.add(read_build(page).name)
    assert len(names) == 4


def test_the_same_page_is_the_same_build_wherever_it_lies(page: Path, tmp_path: Path) -> None:
    before = read_build(page).name
    assert read_build(page.rename(tmp_path / "elsewhere")).name == before


@pytest.mark.process
def test_pages_stream_and_api_name_the_build_that_is_served(tmp_path: Path, page: Path) -> None:
    server = Server(tmp_path, page=page)
    try:
        told = [told_by(server)]
        (page / "assets" / "start.js").write_text("export const upgraded = true;")
        server.restart()
        told.append(told_by(server))
    finally:
        server.end()
    assert told[0] != told[1]


def told_by(server: Server) -> str:
    """The build, as everything names it."""
    about = httpx.get(f"{server.url}/api/about").json()
    assert about["version"] == program_version()
    (named,) = re.findall(r'<meta name="build" content="(\w+)" />', httpx.get(f"{server.url}/t/any").text)
    anne = server.player()
    table = anne.post("/api/tables", game="habemus", seats=["", "page", "page"], names=["Anne"]).json()["table"]
    for path in ("/api/stream", f"/api/stream?watch={table}"):
        with anne.http.stream("GET", path) as stream:
            assert stream.headers["roisoleil-page"] == about["page"] == named
    return str(named)


def test_what_is_shown_without_the_page_is_a_build_as_well() -> None:
    assert re.fullmatch("[0-9a-f]{16}", read_build(PAGE).name)
    assert re.fullmatch("[0-9a-f]{16}", BUILD.name)
