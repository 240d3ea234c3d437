"""Build roisoleil: one native unit made by mypyc where a C compiler works, plain Python elsewhere.

ROISOLEIL_NATIVE=0 asks for plain Python; ROISOLEIL_NATIVE=1 demands the native build and fails without it;
ROISOLEIL_NATIVE=kept takes it if it is in the cache.
ROISOLEIL_PAGE=0 packages it without the page to play on, which otherwise has to be built before: `make page`.
ROISOLEIL_CACHE=FOLDER keeps the compiled part there, and takes it from there as long as nothing that it is made from
changes. `python setup.py native` compiles it into the cache and shows how far it is.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from contextlib import suppress
from importlib.metadata import version
from importlib.util import find_spec
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import ClassVar

from setuptools import Command, Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
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

UNIT = "roisoleil"
LIBRARY = f"{UNIT}__mypyc"
"""All rules and search are one library, since calls between libraries are slow."""
PIECES = 8
"""C files that it is compiled from, side by side. The time a C compiler takes grows faster than the size of a file."""
KEPT = 4
"""Compiled parts in the cache: for other branches, and other versions of Python."""
ABANDONED = 3600
"""Seconds after which nobody compiles there any more."""
MYPYC = {"opt_level": "3", "debug_level": "0", "group_name": UNIT, "multi_file": True}
# `make types` judges the types, strictly and with all dependencies at hand; here they only guide the compiler.
MYPY = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]


def sources() -> list[Path]:
    """List the files that the compiled part follows from: those that are compiled, and those whose types they use."""
    files = [path for part in COMPILED_PARTS for path in (PACKAGE / part).rglob("*.py")]
    return sorted([path for path in files if INTERPRETED_FOLDERS.isdisjoint(path.parts)])


def native_modules() -> list[str]:
    """List the files that mypyc compiles: rules and search, not what shows or words them."""
    native = [str(path) for path in sources() if path.name not in INTERPRETED_FILES]
    return sorted(native + [str(PACKAGE / file) for file in COMPILED_FILES])


# Whether it can be compiled.


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


def is_native() -> bool:
    """Whether to compile."""
    wish = os.environ.get("ROISOLEIL_NATIVE")
    if wish == "0" or not native_modules():
        return False
    if wish == "kept":
        return find_spec("mypyc") is not None and kept_folder().is_dir()
    reason = obstacle()
    if reason and wish == "1":
        sys.exit(f"ROISOLEIL_NATIVE=1, but {reason}.")
    return not reason


# Compiling.


class BuildPieces(build_ext):
    """Compile C files side by side, and show how far it is."""

    def build_extensions(self) -> None:
        """Compile everything, then link everything."""
        pieces = [(extension, source) for extension in self.extensions for source in pieces_of(extension)]
        pieces.sort(key=lambda piece: -Path(piece[1]).stat().st_size)
        objects: dict[str, list[str]] = {extension.name: [] for extension in self.extensions}
        with ThreadPool(processors()) as pool:
            for number, (name, made) in enumerate(pool.imap_unordered(self.compile_piece, pieces), 1):
                objects[name] += made
                show_progress(number, len(pieces))
            for extension in self.extensions:
                extension.sources, extension.extra_objects = [], sorted(objects[extension.name])
            pool.map(self.build_extension, self.extensions)

    def compile_piece(self, piece: tuple[Extension, str]) -> tuple[str, list[str]]:
        """Compile one C file; its extension and the object files."""
        extension, source = piece
        settings = {"include_dirs": extension.include_dirs, "extra_postargs": extension.extra_compile_args}
        return extension.name, self.compiler.compile([source], output_dir=self.build_temp, **settings)


def pieces_of(extension: Extension) -> list[str]:
    """Put the C files of single modules together to a few of the same size.

    Modules of one package stay together: what they call of each other can then be inlined.
    """
    modules = sorted(source for source in extension.sources if f"__native_{UNIT}___" in source)
    if not modules:
        return list(extension.sources)
    sizes = [Path(module).stat().st_size for module in modules]
    places = [sum(sizes[:number]) * PIECES // sum(sizes) for number in range(len(modules))]
    made = []
    for place in range(PIECES):
        inside = [module for module, at in zip(modules, places, strict=True) if at == place]
        piece = Path(inside[0]).parent / f"piece_{place}.c"
        piece.write_text("".join(f'#include "{Path(module).name}"\n' for module in inside))
        made.append(str(piece))
    return made + [source for source in extension.sources if source not in modules]


def processors() -> int:
    """How many processors this process may use."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def show_progress(done: int, of: int) -> None:
    """Write over the same line of a terminal; elsewhere nothing."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        sys.stderr.write(f"\rCompiling the rules: {100 * done // of} %{end}")
        sys.stderr.flush()


def compile_into(folder: Path) -> None:
    """Compile rules and search; what they are imported from lies in the folder as in a package."""
    from mypyc.build import mypycify  # noqa: PLC0415 - it may be absent

    with TemporaryDirectory() as scratch:
        extensions = mypycify(MYPY + native_modules(), target_dir=scratch, **MYPYC)
        command = BuildPieces(Distribution({"name": UNIT, "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder), scratch
        command.ensure_finalized()
        command.run()


# The cache.


def fingerprint() -> str:
    """Tell apart what is compiled from other sources, by other compilers or with other settings."""
    facts = [Path(__file__).read_bytes(), sys.version.encode(), platform.platform().encode()]
    facts += [f"{name} {version(name)}".encode() for name in ("mypy", "setuptools", "librt")]
    facts += [str(sysconfig.get_config_var(name)).encode() for name in ("EXT_SUFFIX", "CC", "CFLAGS", "LDSHARED")]
    facts += [os.environ.get(name, "").encode() for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    facts += [compiler_version()]
    for path in [*sources(), *[PACKAGE / file for file in COMPILED_FILES]]:
        facts += [path.as_posix().encode(), path.read_bytes()]
    return hashlib.sha256(b"\0".join(hashlib.sha256(fact).digest() for fact in facts)).hexdigest()[:24]


def compiler_version() -> bytes:
    """What the C compiler says of itself, if it says anything."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with suppress(OSError):
        return subprocess.run([*command, "--version"], capture_output=True, check=False).stdout
    return b""


def kept_folder() -> Path:
    """Where the compiled part is kept, if it was made."""
    return Path(os.environ.get("ROISOLEIL_CACHE") or BUILD / "native").absolute() / fingerprint()


def compiled() -> Path:
    """The folder with the compiled part: as it was kept, or made now."""
    kept = kept_folder()
    shelf = kept.parent
    if not kept.is_dir():
        shelf.mkdir(parents=True, exist_ok=True)
        made = Path(mkdtemp(prefix=".making-", dir=shelf))
        try:
            compile_into(made)
            with suppress(OSError):  # another build was faster
                made.rename(kept)
        finally:
            shutil.rmtree(made, ignore_errors=True)
    os.utime(kept)
    tidy(shelf)
    return kept


def tidy(shelf: Path) -> None:
    """Throw away what has not been used for long, and what somebody began and did not finish."""
    folders = sorted(shelf.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    made = [folder for folder in folders if not folder.name.startswith(".")]
    unfinished = [folder for folder in folders if folder.stat().st_mtime < time.time() - ABANDONED]
    for folder in made[KEPT:] + [folder for folder in unfinished if folder not in made]:
        shutil.rmtree(folder, ignore_errors=True)


# What setuptools is told.


class TakeCompiled(build_ext):
    """Put what was compiled where setuptools expects it."""

    def run(self) -> None:
        """Compile, or take what is kept."""
        shutil.copytree(compiled(), self.build_lib, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        """List the files that were put there."""
        return [str(path) for path in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))]


class Native(Command):
    """Compile rules and search into the cache."""

    description = __doc__
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        """Nothing can be chosen."""

    def finalize_options(self) -> None:
        """Nothing can be chosen."""

    def run(self) -> None:
        """Compile, if it can be done and is not done yet."""
        if is_native():
            start = time.monotonic()
            compiled()
            sys.stderr.write(f"Compiled rules and search are ready ({time.monotonic() - start:.0f} s)\n")


def expect_page() -> None:
    """Package nothing silently without the page."""
    if not PAGE.is_file() and os.environ.get("ROISOLEIL_PAGE") != "0":
        sys.exit(NO_PAGE)


class Package(build_py):
    """What is installed, in whatever way; an editable installation finds the page when it is built."""

    def run(self) -> None:
        """Lay out the modules and what belongs to them."""
        if not self.editable_mode:
            expect_page()
        super().run()


class Sources(sdist):
    """An archive of the sources, and of nothing else."""

    def run(self) -> None:
        """Make it."""
        expect_page()
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Lay out what goes into it."""
        super().make_release_tree(base_dir, [file for file in files if not is_left_out(file)])


def is_left_out(file: str) -> bool:
    """What setuptools notes down for itself, and those tests that it takes along unasked."""
    return ".egg-info" in file or file.startswith("tests/")


def extensions() -> list[Extension]:
    """The mark of a native wheel."""
    return [Extension(LIBRARY, [])] if is_native() else []


# Only a wheel is native, and always put together from nothing: a leftover of an earlier build must never end up in it.
# An editable install, a source archive and mere metadata stay plain.
is_wheel = "bdist_wheel" in sys.argv
if is_wheel:
    shutil.rmtree(BUILD, ignore_errors=True)
BUILD.mkdir(exist_ok=True)

setup(
    ext_modules=extensions() if is_wheel else [],
    cmdclass={"build_ext": TakeCompiled, "build_py": Package, "native": Native, "sdist": Sources},
    options={"egg_info": {"egg_base": str(BUILD)}},
)
