"""The emblems that printed pieces may carry: the names of the icons in the data folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ICONS = Path(__file__).parent.parent.parent / "data" / "icons" / "icons.json"

DATA = ICONS.parent.parent

_NAME = re.compile(r'^"([^"]+)":', re.MULTILINE)
"""An icon's name stands at the beginning of its line; its drawing is not looked at."""


@cache
def emblems() -> frozenset[str]:
    """The name of every icon. Raises OSError when their file cannot be read."""
    return frozenset(_NAME.findall(ICONS.read_text(encoding="utf-8")))


_CARRIED = re.compile(r"\bemblem: *[\"']?([\w-]+)")


@cache
def free_emblems() -> tuple[str, ...]:
    """The icons that no printed piece carries, in any game. Raises OSError when a file cannot be read."""
    carried = {
        name
        for file in DATA.glob("*/*.yaml")
        for name in _CARRIED.findall(file.read_text(encoding="utf-8", errors="replace"))
    }
    return tuple(sorted(emblems() - carried))
