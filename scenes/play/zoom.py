"""Zoom: the large look of a card, beside the pointer after a short dwell, or pinned for comparing."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pygame

from scenes.play.table_top import TableTop
from scenes.window.beside import DWELL, GAP, place_beside
from scenes.window.canvas import Stamp
from scenes.window.layout import Area, Layout

MOST_PINS = 3


class Zooms:
    """Which card is shown large for the pointer, and which stay pinned."""

    def __init__(self) -> None:
        self.shown: str | None = None
        self.pinned: list[str] = []
        self._over: str | None = None
        self._rested = 0.0
        self._is_hidden = False

    def hover(self, name: str | None) -> None:
        """The pointer or the keyboard focus is over this card now, or over none."""
        if self._is_hidden:
            self._over, self._rested, self._is_hidden = name, -inf, False
        elif name != self._over:
            self._over, self._rested = name, 0.0
            self.shown = None

    def suspend(self) -> None:
        """Something is held or shown: no zoom for now; afterwards the pointer has to rest anew."""
        self.shown, self._rested = None, min(self._rested, 0.0)

    def advance(self, ms: float) -> bool:
        """Let time pass; True when a zoom has just appeared."""
        if self._over is None or self.shown == self._over:
            return False
        self._rested += ms
        if self._rested < DWELL:
            return False
        self.shown = self._over
        return True

    def show_at_once(self) -> None:
        """Show the card under the pointer without waiting."""
        self.shown = self._over

    def hide(self) -> None:
        """Take the unpinned zoom away until the pointer moves on to another card than it is over next."""
        self.shown, self._is_hidden = None, True

    def pin(self, name: str) -> None:
        """Keep a card large, or let it go when it is kept already; beyond three the oldest goes."""
        if name in self.pinned:
            self.pinned.remove(name)
        else:
            self.pinned = [*self.pinned, name][-MOST_PINS:]

    def let_go(self) -> bool:
        """Unpin everything; False when nothing was pinned."""
        had_any = bool(self.pinned)
        self.pinned.clear()
        return had_any

    def close(self) -> bool:
        """Take every zoom away, pinned or not; False when none was seen."""
        was_shown = self.shown is not None
        if was_shown:
            self.hide()
        return self.let_go() or was_shown


def neighbours(layout: Layout, name: str) -> list[Area]:
    """The areas of the pieces that lie in the same row and zone as this one."""
    place = layout.places[name]
    _, top, _, height = place.area
    return [
        other.area
        for other_name, other in layout.places.items()
        if other_name != name
        and other.zone == place.zone
        and min(top + height, other.area[1] + other.area[3]) - max(top, other.area[1]) > height / 2
    ]


def zoom_stamps(zooms: Zooms, top: TableTop, answers: Sequence[Area] = ()) -> list[Stamp]:
    """The pinned zooms, then the one for the pointer, each beside its card and off those before it.

    None lies over the buttons of `answers`, nor over what the layout wants to be kept clear.
    """
    theme = top.theme
    window = pygame.Rect((0, 0), theme.size)
    stamps: list[Stamp] = []
    taken: list[pygame.Rect] = []
    clear = [theme.rect(*area) for area in (*top.layout.kept_clear, *answers)]
    for name in [*zooms.pinned, *([zooms.shown] if zooms.shown and zooms.shown not in zooms.pinned else [])]:
        place = top.layout.places.get(name)
        if place is None or place.zoom is None:
            continue
        card = theme.rect(*place.area)
        row = [theme.rect(*area) for area in neighbours(top.layout, name)]
        size = place.zoom.surface(theme).get_size()
        rect = place_beside(size, card, [*row, *taken], window, theme.px(GAP), clear)
        taken.append(rect)
        stamps += top.light.stamps(place.zoom, rect, "held")
    return stamps
