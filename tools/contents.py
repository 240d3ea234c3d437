"""What must be in an archive or a wheel of a release, and what must not."""

from __future__ import annotations

import re
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from email.parser import Parser
from pathlib import Path
from typing import Final

from packaging.metadata import Metadata

PACKAGE: Final = "roisoleil"
LIBRARY: Final = f"{PACKAGE}__mypyc"
PAGE: Final = f"{PACKAGE}/server/page/app/"
NAMED_BY_PAGE: Final = re.compile(r'(?:src|href)="/([^"]+)"')
BESIDE: Final = {"LICENSE", "NOTICE", "PKG-INFO", "README.md", "pyproject.toml", "setup.cfg", "setup.py"}
"""In the archive, beside the sources."""
LICENSES: Final = {"licenses/LICENSE", "licenses/NOTICE"}
INFO: Final = {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "top_level.txt", *LICENSES}
"""In the folder of a wheel that tells of it."""
AUDITED: Final = ("sboms/", "auditwheel")
"""What auditwheel may add there."""


def project_version(root: Path) -> str:
    """The version that is to be released."""
    return str(tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def packaged(root: Path) -> set[str]:
    """All files of the package, as the sources have them, the page as it was built included."""
    source = root / "src"
    files = [path for path in (source / PACKAGE).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(source).as_posix() for path in files}


def faults_of_archive(archive: Path, root: Path) -> list[str]:
    """What is wrong with an archive of the sources."""
    top = f"{PACKAGE}-{project_version(root)}/"
    with tarfile.open(archive) as opened:
        names = {member.name for member in opened.getmembers() if member.isfile()}
        told = opened.extractfile(f"{top}PKG-INFO") if f"{top}PKG-INFO" in names else None
        metadata = told.read() if told else b""
    wanted = {f"{top}src/{name}" for name in packaged(root)} | {top + name for name in BESIDE}
    return [
        *differences(names, wanted),
        *faults_of_page({name.removeprefix(f"{top}src/") for name in names}, root),
        *faults_of_metadata(metadata, root),
    ]


def faults_of_wheel(wheel: Path, root: Path) -> list[str]:
    """What is wrong with a wheel, universal or native by its name."""
    info = f"{PACKAGE}-{project_version(root)}.dist-info/"
    is_universal = wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if not name.endswith("/")}
        metadata = opened.read(f"{info}METADATA") if f"{info}METADATA" in names else b""
        told = opened.read(f"{info}WHEEL").decode() if f"{info}WHEEL" in names else ""
    compiled = {name for name in names if name.endswith((".so", ".pyd"))}
    added = {name for name in names if name.startswith(tuple(info + start for start in AUDITED))}
    plain = names - added if is_universal else names - added - compiled
    return [
        *differences(plain, packaged(root) | {info + name for name in INFO}),
        *([] if is_universal else faults_of_native(compiled)),
        *faults_of_page(names, root),
        *faults_of_metadata(metadata, root),
        *faults_of_tags(told, wheel.name),
    ]


def differences(names: set[str], wanted: set[str]) -> Iterator[str]:
    """What is there and should not be, such as tests or notes of the build, and what is missing."""
    yield from (f"should not be in it: {name}" for name in sorted(names - wanted))
    yield from (f"is not in it: {name}" for name in sorted(wanted - names))


def faults_of_native(compiled: set[str]) -> Iterator[str]:
    """Rules and search are one library, and small ones by which Python finds it."""
    if not any(name.startswith(LIBRARY) for name in compiled):
        yield f"{LIBRARY} is not in it"
    for part in ("engine", "games", "bots"):
        if not any(name.startswith(f"{PACKAGE}/{part}/") for name in compiled):
            yield f"nothing of {PACKAGE}/{part} is compiled"


def faults_of_page(names: set[str], root: Path) -> Iterator[str]:
    """The page is built, and what it names is there."""
    index = root / "src" / PAGE / "index.html"
    if not index.is_file():
        yield "the page is not built: `make page`"
        return
    for named in NAMED_BY_PAGE.findall(index.read_text(encoding="utf-8")):
        if PAGE + named not in names:
            yield f"the page names {named}, which is not in it"


def faults_of_metadata(metadata: bytes, root: Path) -> list[str]:
    """What an index would refuse, or show wrongly."""
    try:
        told = Metadata.from_email(metadata, validate=True)
    except ExceptionGroup as group:
        return [f"metadata: {error}" for error in group.exceptions]
    right = {
        "name": told.name == PACKAGE,
        "version": str(told.version) == project_version(root),
        "summary": bool(told.summary),
        "description": told.description == (root / "README.md").read_text(encoding="utf-8"),
        "description-content-type": told.description_content_type == "text/markdown",
        "license-expression": told.license_expression == "MIT",
        "requires-python": str(told.requires_python) == ">=3.11",
        "requires-dist": bool(told.requires_dist),
    }
    return [f"metadata: {field} is wrong" for field, is_right in right.items() if not is_right]


def faults_of_tags(told: str, name: str) -> Iterator[str]:
    """A wheel says of itself what its name says."""
    tags = Parser().parsestr(told).get_all("Tag") or []
    python, abi, platforms = name.removesuffix(".whl").split("-")[-3:]
    if set(tags) != set(expanded(python, abi, platforms)):
        yield f"its tags are {tags}"
    if f"Root-Is-Purelib: {'true' if platforms == 'any' else 'false'}" not in told:
        yield "it does not say rightly whether it is pure"


def expanded(python: str, abi: str, platforms: str) -> Iterable[str]:
    """The tags that the parts of a name stand for."""
    return (f"{python}-{abi}-{platform}" for platform in platforms.split("."))
