"""What is too much in an archive or a wheel of a release is found, as is what is missing, or wrong."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

import pytest

from tests.builds.test_packages import build_page, copy_sources, package
from tools.contents import faults_of_archive, faults_of_native, faults_of_wheel, project_version

INDEX: Final = '<script type="module" src="/assets/table.js"></script>'
ROOT: Final = Path(__file__).parents[2]
INFO: Final = f"roisoleil-{project_version(ROOT)}.dist-info"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with a page, packaged both ways into its folder `out`."""
    folder = tmp_path_factory.mktemp("built") / "clone"
    copy_sources(folder)
    build_page(folder)
    (folder / "src/roisoleil/server/page/app/index.html").write_text(INDEX)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_all.py").write_text("assert True")  # setuptools would take it along
    for kind in ("sdist", "wheel"):
        assert package(folder, kind).returncode == 0
    return folder


def wheel_of(built: Path) -> Path:
    (wheel,) = (built / "out").glob("*.whl")
    return wheel


def changed(wheel: Path, folder: Path, without: str = "", **added: str) -> Path:
    """A copy of a wheel with something more, or less."""
    copy = folder / wheel.name
    with zipfile.ZipFile(wheel) as before, zipfile.ZipFile(copy, "w") as after:
        for name in before.namelist():
            if name != without:
                after.writestr(name, added.pop(name, before.read(name)))
        for name, text in added.items():
            after.writestr(name, text)
    return copy


def test_nothing_is_wrong_with_what_is_packaged(built: Path) -> None:
    (archive,) = (built / "out").glob("*.tar.gz")
    assert faults_of_archive(archive, built) == []
    assert faults_of_wheel(wheel_of(built), built) == []


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_all.py",
        "roisoleil.egg-info/PKG-INFO",
        "roisoleil/engine/__pycache__/table.cpython-311.pyc",
        "roisoleil/engine/table.cpython-311-x86_64-linux-gnu.so",
        "roisoleil/notes.txt",
    ],
)
def test_what_does_not_belong_there_is_found(built: Path, tmp_path: Path, name: str) -> None:
    wheel = changed(wheel_of(built), tmp_path, **{name: "too much"})
    assert faults_of_wheel(wheel, built) == [f"should not be in it: {name}"]


@pytest.mark.parametrize(
    "name", ["roisoleil/server/page/app/index.html", "roisoleil/engine/table.py", f"{INFO}/licenses/NOTICE"]
)
def test_what_is_missing_is_found(built: Path, tmp_path: Path, name: str) -> None:
    assert f"is not in it: {name}" in faults_of_wheel(changed(wheel_of(built), tmp_path, without=name), built)


def test_a_page_whose_script_is_missing_is_found(built: Path, tmp_path: Path) -> None:
    script = "roisoleil/server/page/app/assets/table.js"
    found = faults_of_wheel(changed(wheel_of(built), tmp_path, without=script), built)
    assert "the page names assets/table.js, which is not in it" in found


def test_wrong_metadata_and_tags_are_found(built: Path, tmp_path: Path) -> None:
    metadata = zipfile.ZipFile(wheel_of(built)).read(f"{INFO}/METADATA").decode()
    wheel = changed(wheel_of(built), tmp_path, **{f"{INFO}/METADATA": metadata.replace("\nVersion: ", "\nVersion: 9.")})
    assert faults_of_wheel(wheel, built) == ["metadata: version is wrong"]
    broken = metadata.replace("Requires-Python: >=3.11", "Requires-Python: soon")
    (fault,) = faults_of_wheel(changed(wheel_of(built), tmp_path, **{f"{INFO}/METADATA": broken}), built)
    assert "requires-python" in fault
    renamed = tmp_path / wheel_of(built).name.replace("none-any", "none-win32")
    changed(wheel_of(built), tmp_path).rename(renamed)
    assert "its tags are ['py3-none-any']" in faults_of_wheel(renamed, built)


def test_a_native_wheel_without_its_library_is_found() -> None:
    parts = {f"roisoleil/{part}/a.so" for part in ("engine", "games", "bots")}
    assert list(faults_of_native(parts | {"roisoleil__mypyc.so"})) == []
    assert list(faults_of_native(parts)) == ["roisoleil__mypyc is not in it"]
    assert list(faults_of_native({"roisoleil__mypyc.so", "roisoleil/engine/a.so", "roisoleil/bots/a.so"})) == [
        "nothing of roisoleil/games is compiled"
    ]


def test_an_archive_without_the_page_is_found(built: Path, tmp_path: Path) -> None:
    (archive,) = (built / "out").glob("*.tar.gz")
    copy = tmp_path / archive.name
    with tarfile.open(archive) as before, tarfile.open(copy, "w:gz") as after:
        for member in before.getmembers():
            if member.isfile() and "/page/app/" not in member.name:
                after.addfile(member, before.extractfile(member))
    faults = faults_of_archive(copy, built)
    assert "the page names assets/table.js, which is not in it" in faults


def test_a_check_that_finds_something_wrong_or_nothing_at_all_fails(built: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "FAILED: there is nothing in" in check(empty)
    changed(wheel_of(built), tmp_path, **{"tests/test_all.py": "too much"})
    assert "FAILED: look into roisoleil-" in check(tmp_path)


def check(dist: Path) -> str:
    """What a check complains of that fails; nothing is installed for it."""
    command = [sys.executable, "-m", "tools.check_release", "--built", "--dist", str(dist), "--installers"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    return done.stderr
