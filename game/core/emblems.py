"""The emblems that printed pieces may carry: the names of the icons in the data folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ICONS = Path(__file__).parent.parent.parent / "data" / "icons" / "icons.json"

_NAME = re.compile(r'^"([^"]+)":', re.MULTILINE)
"""An icon's name stands at the beginning of its line; its drawing is not looked at."""


@cache
def emblems() -> frozenset[str]:
    """The name of every icon. Raises OSError when their file cannot be read."""
    return frozenset(_NAME.findall(ICONS.read_text(encoding="utf-8")))
