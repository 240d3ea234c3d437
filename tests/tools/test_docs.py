"""The documentation site is refused when a link of it leads nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docs.check import faults_of
from tools.docs.http_api import call_section, type_of
from tools.docs.pages import BrokenSource, Gatherer, place_of, rewrite_links

WHOLE = """<html><head><link rel="stylesheet" href="style.css"></head>
<body><h2 id="there">There</h2><a href="#there">a</a><a href="other.html#here">b</a><a href="https://example.org">c</a>
<img src="sun.svg"></body></html>"""
OTHER = '<p id="here">Here</p>'


def site_with(folder: Path, page: str, style: str = "") -> list[str]:
    """The faults of a site with this page beside another one."""
    (folder / "index.html").write_text(page, encoding="utf-8")
    (folder / "other.html").write_text(OTHER, encoding="utf-8")
    (folder / "style.css").write_text(style, encoding="utf-8")
    (folder / "sun.svg").touch()
    return faults_of(folder)


def test_a_whole_site_has_no_faults(tmp_path: Path) -> None:
    assert site_with(tmp_path, WHOLE) == []


@pytest.mark.parametrize(
    ("whole", "broken", "fault"),
    [
        ('"#there"', '"#where"', "index.html:2: there is no such anchor: #where"),
        ("other.html#here", "other.html#there", "index.html:2: there is no such anchor: other.html#there"),
        ("other.html#here", "another.html", "index.html:2: there is no such page: another.html"),
        ("other.html#here", "../other.html", "index.html:2: there is no such page: ../other.html"),
        ("sun.svg", "moon.svg", "index.html:3: there is no such page: moon.svg"),
        ("style.css", "https://example.org/a.css", "index.html:1: fetched from elsewhere: https://example.org/a.css"),
        ("sun.svg", "//example.org/a.png", "index.html:3: fetched from elsewhere: //example.org/a.png"),
        ("</body>", "<p>These:\n- one</p></body>", "index.html:3: a list or table needs an empty line before it"),
    ],
)
def test_a_broken_page_is_a_fault(tmp_path: Path, whole: str, broken: str, fault: str) -> None:
    assert site_with(tmp_path, WHOLE.replace(whole, broken)) == [fault]


@pytest.mark.parametrize(
    "style", ["@import 'https://example.org/a.css';", "p { background: url(//example.org/a.png) }"]
)
def test_a_style_that_fetches_from_elsewhere_is_a_fault(tmp_path: Path, style: str) -> None:
    [fault] = site_with(tmp_path, WHOLE, style)
    assert fault.startswith("style.css: fetched from elsewhere: ")


def test_links_lead_to_the_same_things_in_the_site(tmp_path: Path) -> None:
    root, site = tmp_path / "root", tmp_path / "site"
    game = root / "src/roisoleil/games/chess"
    for folder in (root / "docs", game / "text"):
        folder.mkdir(parents=True)
    links = (
        "[a](../src/roisoleil/games/chess/README.md#map) [`b`](../LICENSE) `[c](d)` [e](#f) [g](https://example.org)"
    )
    (root / "docs/start.md").write_text(links, encoding="utf-8")
    (root / "LICENSE").write_text("MIT", encoding="utf-8")
    (game / "README.md").write_text("[words](text/)", encoding="utf-8")
    (game / "text/en.ftl").write_text("king = King", encoding="utf-8")
    gatherer = Gatherer(root, site)
    gatherer.gather(["docs/start.md"])
    assert (site / "start.md").read_text(encoding="utf-8") == (
        "[a](games/chess/index.md#map) [`b`](source/LICENSE.md) `[c](d)` [e](#f) [g](https://example.org)"
    )
    assert "king = King" in (site / "source/src/roisoleil/games/chess/text/en.ftl.md").read_text(encoding="utf-8")
    assert "(text/en.ftl.md)" in (site / "source/src/roisoleil/games/chess/text.md").read_text(encoding="utf-8")
    assert gatherer.pages == ["start.md", "games/chess/index.md"]


def test_a_link_to_nothing_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/start.md").write_text('# Start\n\n[a](gone.md)\n<img src="gone.svg">\n', encoding="utf-8")
    with pytest.raises(BrokenSource) as refused:
        Gatherer(tmp_path, tmp_path / "site").gather(["docs/start.md"])
    assert str(refused.value) == "docs/start.md:3: there is no gone.md\ndocs/start.md:4: there is no gone.svg"


def test_code_keeps_what_looks_like_a_link() -> None:
    text = "```python\n[a](b)\n```\n``[c](d)`` [e](f)\n~~~\n[g](h)\n~~~"
    assert rewrite_links(text, lambda target, line: f"{target}:{line}") == text.replace("(f)", "(f:4)")


def test_pages_have_places_of_their_own() -> None:
    assert place_of("docs/mended/README.md") == "mended/index.md"
    assert place_of("CHANGELOG.md") == "changelog.md"
    assert place_of("docs/gallery/home.webp") == "gallery/home.webp"
    assert place_of("tools/lock.sh") == "source/tools/lock.sh.md"


def test_types_of_the_http_api_are_told_in_words() -> None:
    assert type_of({"$ref": "#/components/schemas/Done"}) == "[Done](schemas.md#done)"
    assert (
        type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
        == "list of integer or null"
    )
    assert type_of({"enum": ["open", None]}) == '`"open"` or `null`'


def test_a_call_tells_its_parameters_and_what_else_than_usual_it_may_refuse() -> None:
    seat = {"name": "seat", "in": "query", "required": True, "schema": {"type": "integer", "minimum": -1.0}}
    answers = {"200": {"description": "Fine."}, "404": {"description": "Usual."}, "409": {"description": "Special."}}
    call = {"operationId": "look", "description": "Look.", "parameters": [seat], "responses": answers}
    text = call_section("/api/look", "get", call, {"404": "Usual.", "409": "Late."})
    assert text.startswith("## `GET /api/look` { #look }\n")
    assert "| `seat` * | integer | (at least -1) |" in text
    assert "**409:** Special." in text
    assert "[Refusals](index.md#refusals): 404." in text
