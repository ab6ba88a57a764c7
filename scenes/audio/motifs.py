"""The motifs of nations: files of sounds, made by `sounds/motifs.py`."""

from __future__ import annotations

TURN, BUYS, LOSES = "turn", "buys", "loses"
"""When a motif is heard: all of it, its first notes, or all of it turned upside down."""

NATIONS = frozenset({"china", "egypt", "greece", "persia", "rome"})
"""The nations that have one, by the handles of their boards in Nations and the Dice Game."""


def motif(nation: str, when: str) -> str:
    """The name of the sound; empty for a nation that has none."""
    return f"{when}_{nation}" if nation in NATIONS else ""
