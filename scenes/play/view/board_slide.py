"""The board of another seat slides over the own one, and back again; the table turns to the next person."""

from __future__ import annotations

import pygame

from scenes import ui
from sprites.paint import tween

OPEN, CLOSE = 200, 150
"""Milliseconds at Normal speed."""

SOFT = 0.3
"""How wide the soft edge of the sheet is that the table turns with, as a share of its width."""


class BoardSlide:
    """Two pictures of the same part of the table while one gives way to the other; nothing at rest."""

    def __init__(self) -> None:
        self._below: ui.Stamp | None = None
        self._moving: ui.Stamp | None = None
        self._edge: pygame.Surface | None = None
        """The soft edge that comes in with the whole table; a single board has none."""
        self._tween = tween.Tween((1.0,), (1.0,), 0)

    def begin(self, before: ui.Stamp, after: ui.Stamp, closes: bool, pace: ui.Pace) -> None:
        """What lay there and what lies there now; with `closes` the first slides away, else the second slides in."""
        self._below, self._moving = (after, before) if closes else (before, after)
        way = ((0.0,), (-1.0,)) if closes else ((-1.0,), (0.0,))
        self._edge = None
        self._tween = tween.Tween(*way, (CLOSE if closes else OPEN) * pace.factor, tween.out)

    def hand_over(self, before: ui.Stamp, after: ui.Stamp, pace: ui.Pace) -> None:
        """The whole table turns to another person as one sheet, once it has been read whose turn it is.

        Most of it lies alike for both of them: it stays where it is, and a soft edge passes over what does not.
        """
        sheet = ui.MANNERS["sheet"]
        self._below, self._moving = before, after
        self._edge = _soft_edge(after.surface.get_size())
        self._tween = tween.Tween((-1.0,), (0.0,), sheet.path * pace.factor, tween.inout, sheet.back * pace.factor)

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
        self._below = self._moving = self._edge = None

    def stamps(self) -> list[ui.Stamp]:
        """The picture below, and as much of the other as has come in from the left."""
        if self._below is None or self._moving is None:
            return []
        surface, corner = self._moving
        width, height = surface.get_size()
        if self._edge:
            return [self._below, *self._come_in(self._moving, self._edge)]
        hidden = round(-self._tween.value[0] * width)
        part = surface.subsurface(pygame.Rect(hidden, 0, width - hidden, height))
        return [self._below, ui.Stamp(part, corner)]

    def _come_in(self, sheet: ui.Stamp, edge: pygame.Surface) -> list[ui.Stamp]:
        """What is seen of a sheet whose edge passes over the table, and less and less of it under that edge."""
        surface, (x, y) = sheet
        front = round((1 + self._tween.value[0]) * (surface.get_width() + edge.get_width())) - edge.get_width()
        whole = surface.get_rect().clip((0, 0, front, edge.get_height())) if front > 0 else pygame.Rect(0, 0, 0, 0)
        fading = edge.get_rect(x=front).clip(surface.get_rect())
        found = [ui.Stamp(surface.subsurface(whole), (x, y))] if whole.width else []
        if fading.width:
            part = surface.subsurface(fading).convert_alpha()
            part.blit(edge, (0, 0), fading.move(-front, 0), special_flags=pygame.BLEND_RGBA_MULT)
            found.append(ui.Stamp(part, (x + fading.x, y)))
        return found


def _soft_edge(size: tuple[int, int]) -> pygame.Surface:
    """White that becomes clear towards the right."""
    ramp = pygame.Surface((max(2, round(SOFT * size[0])), 1), pygame.SRCALPHA)
    for x in range(ramp.get_width()):
        ramp.set_at((x, 0), (255, 255, 255, round(255 * tween.inout(1 - x / (ramp.get_width() - 1)))))
    return pygame.transform.scale(ramp, (ramp.get_width(), size[1]))
