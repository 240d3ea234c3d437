"""Build roisoleil: one native unit made by mypyc where a C compiler works, plain Python elsewhere.

ROISOLEIL_NATIVE=0 asks for plain Python; ROISOLEIL_NATIVE=1 demands the native build and fails without it.
ROISOLEIL_PAGE=0 packages it without the page to play on, which otherwise has to be built before: `make page`.
"""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, ExecError, PlatformError

BUILD = Path("build")
PACKAGE = Path("src/roisoleil")
COMPILED_PARTS = ("engine", "games", "bots")
COMPILED_FILES = ("adapters/lockstep.py",)
PAGE = PACKAGE / "server/page/app/index.html"
NO_PAGE = """
The page to play on is not built. In this folder, `make page` builds it (it needs Python and make), and `make install`
installs everything into .venv. To package roisoleil without the page: ROISOLEIL_PAGE=0.
"""
INTERPRETED_FILES = {"__init__.py", "view.py", "words.py"}
INTERPRETED_FOLDERS = {"text"}
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def native_modules() -> list[str]:
    """List the files that mypyc compiles: rules and search, not what shows or words them."""
    files = [path for part in COMPILED_PARTS for path in (PACKAGE / part).rglob("*.py")]
    native = [
        str(path) for path in files if path.name not in INTERPRETED_FILES and INTERPRETED_FOLDERS.isdisjoint(path.parts)
    ]
    return sorted(native + [str(PACKAGE / file) for file in COMPILED_FILES])


def has_c_compiler() -> bool:
    """Build a tiny extension, with the very command and settings of the real one, to see whether it can be done."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def obstacle() -> str | None:
    """Say what stands in the way of a native build, if anything does."""
    if find_spec("mypyc") is None:
        return "mypy[mypyc] is not installed"
    if not has_c_compiler():
        return "no C compiler with Python's headers was found"
    return None


def native_extensions() -> list[Extension]:
    """Return the extensions to build; none means that everything runs interpreted."""
    wish = os.environ.get("ROISOLEIL_NATIVE")
    modules = native_modules()
    if wish == "0" or not modules:
        return []
    if reason := obstacle():
        if wish == "1":
            sys.exit(f"ROISOLEIL_NATIVE=1, but {reason}.")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - it may be absent

    # `make types` judges the types, strictly and with all dependencies at hand; here they only guide the compiler.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    return mypycify(options + modules, opt_level="3", debug_level="0", group_name="roisoleil")


class Sources(sdist):
    """An archive of the sources, without what setuptools notes down for itself."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Lay out what goes into it."""
        super().make_release_tree(base_dir, [file for file in files if ".egg-info" not in file])


# Only a wheel is native, and always built from nothing: a leftover of an earlier build must never end up in it.
# An editable install, a source archive and mere metadata stay plain.
is_wheel = "bdist_wheel" in sys.argv
is_package = is_wheel or "sdist" in sys.argv
if is_package and not PAGE.is_file() and os.environ.get("ROISOLEIL_PAGE") != "0":
    sys.exit(NO_PAGE)
if is_wheel:
    shutil.rmtree(BUILD, ignore_errors=True)
BUILD.mkdir(exist_ok=True)

setup(
    ext_modules=native_extensions() if is_wheel else [],
    cmdclass={"sdist": Sources},
    options={"egg_info": {"egg_base": str(BUILD)}},
)
