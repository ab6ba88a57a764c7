"""Garbage: when it is looked for.

Trees of boxes are many small objects, and all positions of a game are many more: looking through them in the middle of
a movement would take longer than several frames. What refers to itself is garbage only then, and little of it: so it is
looked for while nothing happens, what is young whenever there is much of it, and the rest now and then.

Memory that is free goes back to the system: large pieces at once, the others after such a search and when many pictures
have made room.
"""

from __future__ import annotations

import ctypes
import gc
import sys

from sprites.paint.surface_cache import SurfaceCache

COLLECTED_AFTER = (1_000_000, 20, 1_000_000)
"""The thresholds of the collector: what comes in one movement it does not look through by itself."""

LARGE = 4 * 1024 * 1024
"""Bytes from which memory is asked of the system piece by piece. Left alone, glibc raises this to 32 MB by and by, and
then keeps what large pictures leave, in holes that the next ones do not fill: a quarter of all memory at 3840x2160.
"""

M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3
"""The names of these figures in malloc.h."""

MUCH = 50_000
"""So many young objects are looked through once nothing happens."""

MOST_LOOKS = 20
"""How often what is young may have been looked through before the rest is."""


def sweep_seldom() -> None:
    """From now on look for garbage in this way, and never among what is there by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def give_back_at_once() -> None:
    """From now on large memory that is free goes back to the system. Elsewhere than on glibc it does by itself."""
    _tell_glibc("mallopt", M_MMAP_THRESHOLD, LARGE)
    _tell_glibc("mallopt", M_TRIM_THRESHOLD, 4 * LARGE)


def _tell_glibc(name: str, *numbers: int) -> None:
    if sys.platform == "linux" and (call := getattr(ctypes.CDLL(None), name, None)):
        call(*numbers)


MUCH_DRAWN, TOO_MUCH = 32 * 1024 * 1024, 256 * 1024 * 1024
"""Bytes of pictures that make room before what they leave is given back: while nothing happens, and in any frame. It
takes up to 46 ms of a frame at 3840x2160.
"""


class Garbage:
    """What is old is looked through once nothing happens, if a scene has left since last time or much has come."""

    def __init__(self) -> None:
        self._left = 0
        self._let_go = SurfaceCache.let_go

    def sweep_up(self) -> None:
        """A frame is over: give back what pictures have left, when that is too much to wait for a rest."""
        self._give_back(TOO_MUCH)

    def _give_back(self, most: int) -> None:
        if SurfaceCache.let_go - self._let_go > most:
            self._let_go = SurfaceCache.let_go
            _tell_glibc("malloc_trim", 0)

    def rest(self, left: int) -> None:
        """Nothing happens, and so many scenes have left by now."""
        young, _, looks = gc.get_count()
        if left != self._left or looks > MOST_LOOKS:
            self._left = left
            gc.collect()
        elif young > MUCH:
            gc.collect(1)
        else:
            self._give_back(MUCH_DRAWN)
            return
        self._let_go = SurfaceCache.let_go
        _tell_glibc("malloc_trim", 0)
