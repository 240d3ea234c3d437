"""The engine imports only the standard library and itself."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "src/roisoleil/engine"


def test_the_engine_imports_only_the_standard_library_and_itself() -> None:
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            modules = []
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            for module in modules:
                is_standard = module.split(".")[0] in sys.stdlib_module_names
                assert is_standard or module.startswith("roisoleil.engine"), f"{file.name} imports {module}"
