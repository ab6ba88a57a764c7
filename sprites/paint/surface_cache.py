"""What has been drawn, kept as long as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ClassVar, NamedTuple
from weakref import WeakValueDictionary, ref

import pygame

from sprites.poster.posters import Lacking, Posters, bytes_of

CACHE_BYTES = 216 * 1024 * 1024
"""Memory that drawn surfaces may take, those of all themes together, with the pictures of the whole window that a table
keeps besides.
"""

WINDOWS = 4
LEAST_BYTES = 64 * 1024 * 1024
"""How many these are, and what is left for everything else in the largest window."""


class KeptSurface(NamedTuple):
    """A surface, and the posters that were not finished when it was drawn."""

    surface: pygame.Surface
    lacking: Lacking


class SurfaceCache:
    """Surfaces by their keys. One that lacks a poster is drawn anew when that has come.

    All caches share the memory that CACHE_BYTES leaves: the one that has drawn nothing for longest makes room first,
    by what it has not used for longest. What made room and is still shown somewhere, such as the cloth, is found again.
    """

    _alive: ClassVar[list[ref[SurfaceCache]]] = []
    """Every cache, the one that drew last at the end."""

    let_go: ClassVar[int] = 0
    """Bytes of all surfaces that made room. Whoever holds on to surfaces should drop what it does not show when this
    has grown: what it holds is no longer found here and may be drawn a second time.
    """

    def __init__(self, posters: Posters, window: tuple[int, int]) -> None:
        self._ref = ref(self, self._alive.remove)
        self._alive.append(self._ref)
        self._surfaces: OrderedDict[Hashable, KeptSurface] = OrderedDict()
        self._elsewhere: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()
        self._bytes = 0
        self._windows = WINDOWS * 4 * window[0] * window[1]
        self._posters = posters

    def surface(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under this key, drawn now if it is not in memory."""
        kept = self._surfaces.get(key)
        if kept is not None and not (kept.lacking and self._is_stale(kept)):
            self._surfaces.move_to_end(key)
            return kept.surface
        with self._posters.noted() as lacking:
            surface = self._elsewhere.pop(key, None) or draw()
        self._posters.lack(lacking)
        if kept is not None:
            self._bytes -= bytes_of(kept.surface)
        self._surfaces[key] = KeptSurface(surface, lacking)
        self._bytes += bytes_of(surface)
        self._make_room()
        return surface

    def _make_room(self) -> None:
        self._alive.remove(self._ref)
        self._alive.append(self._ref)
        caches = [cache for each in self._alive if (cache := each())]
        room = max(CACHE_BYTES - self._windows, min(LEAST_BYTES, CACHE_BYTES))
        excess = sum(cache._bytes for cache in caches) - room
        for cache in caches:
            while excess > 0 and len(cache._surfaces) > (cache is self):
                excess -= cache._let_go()

    def _let_go(self) -> int:
        """Forget what was not used for longest; the memory that is free now."""
        name, oldest = self._surfaces.popitem(last=False)
        if not oldest.lacking:
            self._elsewhere[name] = oldest.surface
        freed = bytes_of(oldest.surface)
        self._bytes -= freed
        SurfaceCache.let_go += freed
        return freed

    def _is_stale(self, kept: KeptSurface) -> bool:
        if self._posters.are_stale(kept.lacking):
            return True
        self._posters.lack(kept.lacking)
        return False
