"""Which version of roisoleil this is. The number itself stands in pyproject.toml, and nowhere else."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
UNKNOWN: Final = "unknown"


def program_version(package: Path = HERE) -> str:
    """The version in the project's file beside the sources, or else that of the installed package."""
    project = package.parents[1] / "pyproject.toml"
    if package.parent.name == "src" and project.is_file():
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    try:
        return version("roisoleil")
    except PackageNotFoundError:
        return UNKNOWN
