"""Zoom: the large look of a card, beside the pointer after a short dwell, or pinned for comparing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import NamedTuple

import pygame

from scenes.play.help.tips import Tips
from scenes.play.view.renderer import ACTION_RAIL, TOP_RAIL, TableRenderer
from scenes.ui.fields.beside import GAP, place_beside
from scenes.ui.host.explanation import Explanation, Slip
from scenes.ui.host.host import DWELL
from scenes.ui.host.target import Area, Look
from sprites.paint.theme import CANVAS, Theme

MOST_PINS = 3
MOST_OF_WINDOW = 0.75
"""How much of the window, at each side, a card takes at most that has grown with the letters."""


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


def zoom_spots(
    zooms: Zooms, tips: Tips, top: TableRenderer, answers: Sequence[Area] = ()
) -> Mapping[str, tuple[Look, pygame.Rect]]:
    """The pinned zooms, then the one for the pointer, each beside its card and off those before it, by name.

    None lies over the buttons of `answers`, nor over what the layout wants to be kept clear; one of what lies between
    the rails stays between them where it has room.
    """
    theme = top.theme
    window = pygame.Rect((0, 0), theme.size)
    cloth = window.clip(theme.rect(-CANVAS[0], TOP_RAIL, 3 * CANVAS[0], CANVAS[1] - TOP_RAIL - ACTION_RAIL))
    spots: dict[str, tuple[Look, pygame.Rect]] = {}
    taken: list[pygame.Rect] = []
    clear = [theme.rect(*area) for area in (*top.layout.kept_clear, *answers)]
    for name in dict.fromkeys([*zooms.pinned, *([zooms.shown] if zooms.shown else [])]):
        tip = tips.tip(name)
        if tip is None:
            continue
        row = [theme.rect(*area) for area in tip.row]
        look = enlarged(tip.look, theme)
        size = look.surface(theme).get_size()
        thing = theme.rect(*tip.area)
        rooms = [cloth, window] if cloth.contains(thing) and size[1] <= cloth.height else [window]
        for room in rooms:
            rect = place_beside(size, thing, [*row, *taken], room, theme.px(GAP), clear)
            if rect.collidelist([thing, *clear]) < 0:
                break
        taken.append(rect)
        spots[name] = look, rect
    return spots


class Enlarged(NamedTuple):
    """A look that is drawn larger than it was made for."""

    look: Look
    times: float

    def surface(self, theme: Theme) -> pygame.Surface:
        """The piece, larger."""
        return self.look.surface(theme.magnified(self.times))

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its silhouette, larger."""
        return self.look.mask(theme.magnified(self.times))


def enlarged(look: Look, theme: Theme) -> Look:
    """A card grows with the letters, as far as the window has room; slips have grown already."""
    if theme.letter <= 1 or isinstance(look, Explanation | Slip):
        return look
    width, height = look.surface(theme).get_size()
    times = min(theme.letter, MOST_OF_WINDOW * min(theme.size[0] / width, theme.size[1] / height))
    return Enlarged(look, round(times, 2)) if times > 1 else look
