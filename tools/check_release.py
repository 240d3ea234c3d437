"""Build a release, look at what is in it, and use it as those do who install it.

An archive of the sources is made from this folder, and the wheels from the archive: a universal one and, with a C
compiler, a native one, which auditwheel turns into one for many distributions of Linux. Each is then installed in a
clean environment by pip, pipx and uv, plays a game there and serves the page. `make release-check` does it all.

Usage: python -m tools.check_release [--dist FOLDER] [--wheels universal native | --built] [--installers pip pipx uv]
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

from tools.contents import faults_of_archive, faults_of_wheel, project_version

ROOT: Final = Path(__file__).resolve().parents[1]

OURS: Final = ("PYTHON", "VIRTUAL_ENV", "ROISOLEIL_", "MAKE", "MFLAGS")
"""Variables of this folder's own environment, and choices that others do not make."""
NONE: Final[Mapping[str, str]] = {}
KEPT: Final = {name: os.environ[name] for name in ("ROISOLEIL_CACHE",) if name in os.environ}
"""What is the same is not compiled again for each installer."""
WISHES: Final = {"universal": "0", "native": "1"}
"""The wheels, by what is asked of setup.py."""
INSTALLERS: Final = ("pip", "pipx", "uv")
BUILD: Final = "from setuptools import build_meta; build_meta.build_{kind}({folder!r})"
WHERE: Final = "import roisoleil.engine.table as table; print(table.__file__)"
SCRIPT: Final = re.compile(r'<script type="module"[^>]* src="([^"]+)"')
GAME: Final = ("simulate", "habemus", "--games", "1", "--json")
START_SECONDS: Final = 120.0
"""A busy machine may need them for what usually takes two."""
LEAST_SCRIPT: Final = 10_000
"""Bytes: less is no page to play on."""


class Failed(Exception):
    """Something does not work; says what, with what was printed."""


class Report:
    """What was done, how long it took, and what failed."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.failures: Final[list[str]] = []

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """A step with its time; a failure is told at once, and the next step begins."""
        start = time.monotonic()
        try:
            yield
        except Failed as failure:
            self.failures.append(what)
            print(f"{time.monotonic() - start:6.1f} s  FAILED  {what}\n{failure}", flush=True)
        else:
            print(f"{time.monotonic() - start:6.1f} s  ok      {what}", flush=True)


def clean(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables of somebody else, and some more."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    return {**kept, **environment}


def run(*command: str | Path, cwd: Path | None = None, environment: Mapping[str, str] = NONE) -> str:
    """Run a command in a clean environment; what it printed."""
    line = [str(part) for part in command]
    done = subprocess.run(line, cwd=cwd, env=clean(environment), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"{' '.join(line)}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


# Building.


def build_all(report: Report, dist: Path, kinds: Collection[str]) -> None:
    """Make the archive from this folder, and the wheels from what is in the archive."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    with report.step("build the archive of the sources"):
        run(sys.executable, "-c", BUILD.format(kind="sdist", folder=str(dist)), cwd=ROOT)
    for archive in dist.glob("*.tar.gz"):
        with TemporaryDirectory() as folder:
            with tarfile.open(archive) as opened:
                opened.extractall(folder, filter="data")
            (unpacked,) = Path(folder).iterdir()
            for kind in kinds:
                with report.step(f"build the {kind} wheel from it"):
                    build_wheel(unpacked, dist, WISHES[kind])
    for wheel in dist.glob("*-linux_*.whl"):
        with report.step(f"auditwheel repair {wheel.name}"):
            repair(wheel)


def build_wheel(source: Path, dist: Path, native: str) -> None:
    """As an installer does, but with the compiler that is here already."""
    run(
        sys.executable,
        "-c",
        BUILD.format(kind="wheel", folder=str(dist)),
        cwd=source,
        environment={**KEPT, "ROISOLEIL_NATIVE": native},
    )


def repair(wheel: Path) -> None:
    """Mark a wheel with the distributions it runs on; one that runs nowhere else is not to be published."""
    policy = "musllinux" if platform.libc_ver()[0] != "glibc" else "manylinux"
    try:
        run(sys.executable, "-m", "auditwheel", "repair", "--plat", "auto", "--wheel-dir", wheel.parent, wheel)
    except Failed as failure:
        told = run(sys.executable, "-m", "auditwheel", "show", wheel)
        raise Failed(f"This wheel fits no {policy} policy and cannot be published.\n{told}\n{failure}") from None
    if not list(wheel.parent.glob(f"*{policy}*.whl")):
        raise Failed(f"auditwheel found no {policy} policy for it: it runs on this distribution only")
    wheel.unlink()


# Looking.


def look_at(report: Report, artefact: Path) -> None:
    """See that what is in it is what should be, and no more."""
    with report.step(f"look into {artefact.name} ({artefact.stat().st_size / 1e6:.1f} MB)"):
        faults = faults_of_wheel(artefact, ROOT) if artefact.suffix == ".whl" else faults_of_archive(artefact, ROOT)
        if faults:
            raise Failed("\n".join(f"  {fault}" for fault in faults))


# Using.


class Installed(NamedTuple):
    """Where an installer has put the program."""

    command: Path
    python: Path


def base_python() -> Path:
    """The Python behind the environment in which this runs."""
    return Path(sys.executable).resolve()


def by_pip(artefact: Path, folder: Path) -> Installed:
    """In an environment of its own."""
    home = folder / "venv"
    run(base_python(), "-m", "venv", home)
    run(home / "bin/python", "-m", "pip", "install", "--quiet", artefact, environment=KEPT)
    return Installed(home / "bin/roisoleil", home / "bin/python")


def by_pipx(artefact: Path, folder: Path) -> Installed:
    """As a program, by pipx."""
    names = {"PIPX_HOME": "pipx", "PIPX_BIN_DIR": "bin", "PIPX_MAN_DIR": "man"}
    places = {name: str(folder / place) for name, place in names.items()}
    run(
        sys.executable,
        "-m",
        "pipx",
        "install",
        "--quiet",
        "--python",
        base_python(),
        artefact,
        environment=KEPT | places,
    )
    return Installed(folder / "bin/roisoleil", folder / "pipx/venvs/roisoleil/bin/python")


def by_uv(artefact: Path, folder: Path) -> Installed:
    """As a program, by uv."""
    places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    run(
        sys.executable,
        "-m",
        "uv",
        "tool",
        "install",
        "--quiet",
        "--python",
        base_python(),
        artefact,
        environment=KEPT | places,
    )
    return Installed(folder / "bin/roisoleil", folder / "tools/roisoleil/bin/python")


BY: Final[dict[str, Callable[[Path, Path], Installed]]] = {"pip": by_pip, "pipx": by_pipx, "uv": by_uv}


def use(artefact: Path, installer: str) -> None:
    """Install it where nothing else is, and do with it what people do."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        installed = BY[installer](artefact, folder)
        told = run(installed.command, "--version", cwd=folder).strip()
        expect(told == project_version(ROOT), f"--version tells {told}")
        expect_build(artefact, run(installed.python, "-c", WHERE, cwd=folder).strip())
        expect('"games":1' in re.sub(r"\s", "", run(installed.command, *GAME, cwd=folder)), "no game was played")
        serve(installed, folder)


def expect(is_so: bool, otherwise: str) -> None:
    """Fail unless it is so."""
    if not is_so:
        raise Failed(otherwise)


def expect_build(artefact: Path, engine: str) -> None:
    """A universal wheel is interpreted, a native one compiled; of the archive the machine decides."""
    if artefact.suffix == ".whl":
        wanted = ".py" if artefact.name.endswith("-none-any.whl") else ".so"
        expect(engine.endswith(wanted), f"the engine is {engine}, not a {wanted} file")


def serve(installed: Installed, folder: Path) -> None:
    """Start the server, fetch what a browser does, and stop it."""
    port = free_port()
    line = [installed.command, "serve", "--port", port, "--database", folder / "tables.db", "--workers", 0]
    with (folder / "server.log").open("w+") as log:
        server = subprocess.Popen([str(part) for part in line], cwd=folder, env=clean(NONE), stdout=log, stderr=log)
        try:
            fetch_page(f"http://127.0.0.1:{port}", server)
        except Failed as failure:
            raise Failed(f"{failure}\n{(folder / 'server.log').read_text()}") from None
        finally:
            server.terminate()
            code = server.wait(START_SECONDS)
        expect(code == 0, f"the server ended with {code}\n{(folder / 'server.log').read_text()}")


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetch_page(url: str, server: subprocess.Popen[bytes]) -> None:
    """The page, its script and what the server says of itself."""
    deadline = time.monotonic() + START_SECONDS
    while fetch(f"{url}/healthz") is None:
        expect(server.poll() is None and time.monotonic() < deadline, "the server does not start")
        time.sleep(0.1)
    found = SCRIPT.search((fetch(f"{url}/") or b"").decode())
    expect(found is not None, "there is no page to play on")
    assert found is not None
    script = fetch(url + found[1]) or b""
    expect(len(script) > LEAST_SCRIPT, f"{found[1]} has {len(script)} bytes")
    about = (fetch(f"{url}/api/about") or b"").decode()
    expect(f'"version":"{project_version(ROOT)}"' in about, f"/api/about tells {about}")


def fetch(url: str) -> bytes | None:
    """What is there; nothing if nobody answers, or not well."""
    try:
        with urllib.request.urlopen(url, timeout=START_SECONDS) as answer:
            return bytes(answer.read())
    except (urllib.error.URLError, ConnectionError):
        return None


def runs_here(artefact: Path) -> bool:
    """Whether this Python can install it."""
    if artefact.suffix != ".whl":
        return True
    return not parse_wheel_filename(artefact.name)[3].isdisjoint(sys_tags())


def main() -> int:
    """Build, look, use; what failed is told once more at the end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the archive and the wheels are made")
    parser.add_argument("--wheels", nargs="*", choices=WISHES, default=list(WISHES), help="which of them are made")
    parser.add_argument("--built", action="store_true", help="they are there already: check what is there")
    parser.add_argument("--installers", nargs="*", choices=INSTALLERS, default=INSTALLERS, help="only some of them")
    chosen = parser.parse_args()
    report, start = Report(), time.monotonic()
    if not chosen.built:
        build_all(report, chosen.dist, chosen.wheels)
    artefacts = sorted([*chosen.dist.glob("*.tar.gz"), *chosen.dist.glob("*.whl")])
    if not artefacts:
        report.failures.append(f"there is nothing in {chosen.dist}")
    for artefact in artefacts:
        look_at(report, artefact)
    for artefact in filter(runs_here, artefacts):
        for installer in chosen.installers:
            with report.step(f"{installer}: install {artefact.name}, play a game, serve the page"):
                use(artefact, installer)
    print(f"{time.monotonic() - start:6.1f} s  in all", flush=True)
    for failure in report.failures:
        print(f"FAILED: {failure}", file=sys.stderr)
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
