"""Garbage: when it is looked for.

Trees of boxes are many small objects, and all positions of a game are many more: looking through them in the middle of
a movement would take longer than several frames. What refers to itself is garbage only then, and little of it: so it is
looked for while nothing happens, what is young whenever there is much of it, and the rest now and then.
"""

from __future__ import annotations

import gc

COLLECTED_AFTER = (1_000_000, 20, 1_000_000)
"""The thresholds of the collector: what comes in one movement it does not look through by itself."""

MUCH = 50_000
"""So many young objects are looked through once nothing happens."""

MOST_LOOKS = 20
"""How often what is young may have been looked through before the rest is."""


def sweep_seldom() -> None:
    """From now on look for garbage in this way, and never among what is there by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


class Garbage:
    """What is old is looked through once nothing happens, if a scene has left since last time or much has come."""

    def __init__(self) -> None:
        self._left = 0

    def rest(self, left: int) -> None:
        """Nothing happens, and so many scenes have left by now."""
        young, _, looks = gc.get_count()
        if left != self._left or looks > MOST_LOOKS:
            self._left = left
            gc.collect()
        elif young > MUCH:
            gc.collect(1)
