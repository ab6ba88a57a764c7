"""The source of the program as trees, for tests of what it says of itself. Many ask, and reading all of it takes
seconds: each file is read once.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """The tree of a module that is there for good."""
    return ast.parse(path.read_text(encoding="utf-8"))
