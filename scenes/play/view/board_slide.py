"""The board of another seat slides over the own one, and back again; the table turns to the next person."""

from __future__ import annotations

import pygame

from scenes import ui
from sprites.paint import tween

OPEN, CLOSE = 200, 150
"""Milliseconds at Normal speed."""


class BoardSlide:
    """Two pictures of the same part of the table while one slides over the other; nothing at rest."""

    def __init__(self) -> None:
        self._below: ui.Stamp | None = None
        self._moving: ui.Stamp | None = None
        self._tween = tween.Tween((1.0,), (1.0,), 0)

    def begin(self, before: ui.Stamp, after: ui.Stamp, closes: bool, pace: ui.Pace) -> None:
        """What lay there and what lies there now; with `closes` the first slides away, else the second slides in."""
        way = ((0.0,), (-1.0,)) if closes else ((-1.0,), (0.0,))
        self._slide(before, after, closes, tween.Tween(*way, (CLOSE if closes else OPEN) * pace.factor, tween.out))

    def hand_over(self, before: ui.Stamp, after: ui.Stamp, pace: ui.Pace) -> None:
        """The whole table turns to another person as one sheet, once it has been read whose turn it is."""
        sheet = ui.MANNERS["sheet"]
        self._slide(
            before,
            after,
            False,
            tween.Tween((-1.0,), (0.0,), sheet.path * pace.factor, tween.inout, sheet.back * pace.factor),
        )

    def _slide(self, before: ui.Stamp, after: ui.Stamp, closes: bool, course: tween.Tween) -> None:
        self._tween = course
        self._below, self._moving = (after, before) if closes else (before, after)

    @property
    def is_still(self) -> bool:
        """Whether nothing slides."""
        return self._moving is None

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._tween.advance(ms)
        if self._tween.is_done:
            self.finish()

    def finish(self) -> None:
        """What lies there now is all that is seen."""
        self._below = self._moving = None

    def stamps(self) -> list[ui.Stamp]:
        """The picture below, and as much of the other as has come in from the left."""
        if self._below is None or self._moving is None:
            return []
        surface, corner = self._moving
        width, height = surface.get_size()
        hidden = round(-self._tween.value[0] * width)
        part = surface.subsurface(pygame.Rect(hidden, 0, width - hidden, height))
        return [self._below, ui.Stamp(part, corner)]
