"""What is packaged holds the page to play on, or is not packaged; sources can be installed from their archive."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
PAGE: Final = "src/roisoleil/server/page/app"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources as they are in a fresh clone: the page is not built."""
    copy_sources(tmp_path / "clone")
    return tmp_path / "clone"


def copy_sources(folder: Path) -> None:
    """What is packaged, but for the page."""
    folder.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    leave_out = shutil.ignore_patterns("__pycache__", "app", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave_out)


def build_page(folder: Path) -> None:
    """As small a page as can be told from none."""
    assets = folder / PAGE / "assets"
    assets.mkdir(parents=True)
    (assets / "table.js").write_text("export {};")
    (assets.parent / "index.html").write_text("<title>roisoleil</title>")


def package(folder: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build an archive of the sources or a wheel, as pip does, into the folder `out`."""
    code = f"from setuptools import build_meta; build_meta.build_{kind}('out')"
    chosen = {**os.environ, "ROISOLEIL_NATIVE": "0", **environment}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, env=chosen, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_nothing_is_packaged_without_the_page_unless_that_is_wanted(clone: Path, kind: str) -> None:
    refused = package(clone, kind)
    assert refused.returncode != 0
    assert "make page" in refused.stderr
    assert package(clone, kind, ROISOLEIL_PAGE="0").returncode == 0


@pytest.mark.parametrize("command", ["bdist", "install"])
def test_no_other_way_to_package_does_without_the_page_either(clone: Path, command: str, tmp_path: Path) -> None:
    environment = {**os.environ, "ROISOLEIL_NATIVE": "0"}
    line = [sys.executable, "setup.py", "-q", command, *(["--root", str(tmp_path)] if command == "install" else [])]
    done = subprocess.run(line, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "make page" in done.stderr


def test_a_wheel_made_from_the_archive_of_the_sources_has_the_page(clone: Path, tmp_path: Path) -> None:
    build_page(clone)
    made = package(clone, "sdist")
    assert made.returncode == 0, made.stderr
    [archive] = (clone / "out").glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        names = sources.getnames()
        sources.extractall(tmp_path / "unpacked", filter="data")
    assert not [name for name in names if "egg-info" in name]
    [unpacked] = (tmp_path / "unpacked").iterdir()
    made = package(unpacked, "wheel")
    assert made.returncode == 0, made.stderr
    [wheel] = (unpacked / "out").glob("*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    assert {"roisoleil/server/page/app/index.html", "roisoleil/server/page/app/assets/table.js"} <= set(inside)
    assert "roisoleil/games/habemus/text/rules.fr.md" in inside
