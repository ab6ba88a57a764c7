"""Zoom: which card is shown large, after a short dwell or pinned for comparing, and how large."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

import pygame

from scenes.ui.host.explanation import Explanation, Tooltip
from scenes.ui.host.host import DWELL
from scenes.ui.host.target import Look
from sprites.paint.theme import Theme

MOST_PINS = 3
MOST_OF_WINDOW = 0.75
"""How much of the window, at each side, a card takes at most that has grown with the letters."""


class Zooms:
    """Which card is shown large for the pointer, and which stay pinned."""

    def __init__(self) -> None:
        self.dwell = DWELL
        """How many milliseconds the pointer rests before a card is shown; never where that is infinite."""
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
        if self._rested < self.dwell:
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

    def let_go_of(self, name: str) -> bool:
        """Unpin this one; False when it was not pinned."""
        was_pinned = name in self.pinned
        if was_pinned:
            self.pinned.remove(name)
        return was_pinned

    def hide_shown(self) -> bool:
        """Take the unpinned zoom away as `hide` does; False when none was seen."""
        was_shown = self.shown is not None
        if was_shown:
            self.hide()
        return was_shown


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
    """A card grows with the letters, as far as the window has room; popovers have grown already."""
    if theme.letter <= 1 or isinstance(look, Explanation | Tooltip):
        return look
    width, height = look.surface(theme).get_size()
    times = min(theme.letter, MOST_OF_WINDOW * min(theme.size[0] / width, theme.size[1] / height))
    return Enlarged(look, round(times, 2)) if times > 1 else look
