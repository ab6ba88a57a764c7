"""The die of the game as a thing."""

from __future__ import annotations

from sprites.dice.die_faces import PIPS

DIE = PIPS
EDGE = 90.0
"""Units of an edge of the die."""
