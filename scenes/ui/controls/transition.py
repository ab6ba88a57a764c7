"""Transitions: how a part of a screen changes from the old picture to the new one. Any key or button ends them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.ui.host.target import Area
from sprites.paint import brush, palette, tween
from sprites.paint.theme import Theme
from sprites.things import book

Blend = Callable[[Theme, pygame.Surface, pygame.Rect, pygame.Surface, float], object]
"""Draws on a surface that shows what has come how much of it is seen there, by a share: theme, surface, rectangle, what
was shown in it, share."""

WRITING, RISING, TURNING, MARKING = 650.0, 300.0, 350.0, 180.0
"""Milliseconds for a name to be written, a table to rise from its box, a page to turn, a marker to be drawn."""
SHADE, LIFT, QUILL = 34.0, 70.0, 54.0
"""Units beside a leaf that lie in its shade, how far a lid is lifted, and how high a quill is."""
DARKEST = 100


class Transition:
    """A blend on its way over an area, for so many milliseconds; `before` is taken from the surface if not known."""

    def __init__(self, area: Area, ms: float, blend: Blend, before: pygame.Surface | None = None) -> None:
        self._area, self._ms, self._blend, self._before = area, ms, blend, before
        self._at = 0.0

    def advance(self, ms: float) -> bool:
        """Let time pass, once it is seen; True while it is on its way."""
        self._at += ms if self._before else 0.0
        return self._at < self._ms

    def look(self, theme: Theme, surface: pygame.Surface) -> None:
        """Remember what the surface shows, before anything new is drawn on it."""
        if self._before is None and (rect := self._rect(theme, surface)):
            self._before = surface.subsurface(rect).copy()

    def draw(self, theme: Theme, surface: pygame.Surface) -> None:
        """Blend what was shown with what the surface shows now."""
        if self._before and (rect := self._rect(theme, surface)):
            surface.set_clip(rect)
            self._blend(theme, surface, rect, self._before, min(1.0, self._at / self._ms))
            surface.set_clip(None)

    def _rect(self, theme: Theme, surface: pygame.Surface) -> pygame.Rect:
        """As much of the area as the window has: it may have just been made smaller than the theme is for."""
        return theme.rect(*self._area).clip(surface.get_rect())


def turned_page(area: Area, forward: bool) -> Transition:
    """A left page that is turned: on, it comes over from the gutter; back, it goes there."""

    def blend(theme: Theme, surface: pygame.Surface, rect: pygame.Rect, before: pygame.Surface, share: float) -> None:
        done = tween.inout(share)
        new = surface.subsurface(rect).copy()
        lies, leaf, wide = (before, new, done) if forward else (new, before, 1 - done)
        surface.blit(lies, rect)
        width = round(rect.width * wide)
        if width:
            edge = rect.right - width
            shade = min(theme.px(SHADE * (1 - wide)), edge - rect.left)
            if shade > 0:
                _cast_shade(surface, pygame.Rect(edge - shade, rect.top, shade, rect.height))
            surface.blit(pygame.transform.smoothscale(leaf, (width, rect.height)), (edge, rect.top))

    return Transition(area, TURNING, blend)


def _cast_shade(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The shade of a leaf, darkest at its edge on the right."""
    cast = pygame.Surface(rect.size, pygame.SRCALPHA)
    for column in range(rect.width):
        cast.fill((*palette.BLACK, round(DARKEST * column / rect.width)), (column, 0, 1, rect.height))
    surface.blit(cast, rect)


def marked(area: Area) -> Transition:
    """What is new is drawn from left to right."""
    return Transition(area, MARKING, _uncover)


def written(area: Area, before: pygame.Surface) -> Transition:
    """What is new is written by a quill."""

    def blend(theme: Theme, surface: pygame.Surface, rect: pygame.Rect, before: pygame.Surface, share: float) -> None:
        edge = _uncover(theme, surface, rect, before, share)
        surface.set_clip(None)
        quill = theme.cached(("quill",), partial(_quill, theme))
        bob = theme.px(3.0) * (round(share * 24) % 2)
        if share < 1:
            surface.blit(quill, quill.get_rect(bottomleft=(edge, rect.centery + theme.px(9) - bob)))

    return Transition(area, WRITING, blend, before)


def _uncover(theme: Theme, surface: pygame.Surface, rect: pygame.Rect, before: pygame.Surface, share: float) -> int:
    done = round(rect.width * share)
    surface.blit(before, (rect.left + done, rect.top), (done, 0, rect.width - done, rect.height))
    return rect.left + done


def _quill(theme: Theme) -> pygame.Surface:
    """A feather with its point at the lower left."""
    side = theme.px(QUILL)
    u = side / 54

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * u, y * u) for x, y in points]

    vane = at((12, 40), (14, 28), (24, 14), (40, 4), (52, 1), (47, 14), (38, 26), (25, 35), (13, 41))
    dark = at((13, 41), (30, 20), (52, 1), (47, 14), (38, 26), (25, 35))
    stem = at((0, 54), (11, 39), (52, 1), (13.5, 41))
    return brush.vector(
        (side, side),
        [
            brush.polygon(vane, palette.IVORY),
            brush.polygon(dark, palette.mix(palette.IVORY, book.FAINT_INK, 0.35)),
            brush.polygon(stem, book.INK),
        ],
    )


def risen(box: Area, whole: Area) -> Transition:
    """A table that rises from a box, whose lid is lifted off."""

    def blend(theme: Theme, surface: pygame.Surface, rect: pygame.Rect, before: pygame.Surface, share: float) -> None:
        done = tween.out(share)
        start = theme.rect(*box)
        sides = zip(start, rect, strict=True)
        left, top, width, height = (round(a + (b - a) * done) for a, b in sides)
        hole = pygame.Rect(left, top, width, height).clip(rect)
        for around in (
            (rect.left, rect.top, rect.width, hole.top - rect.top),
            (rect.left, hole.bottom, rect.width, rect.bottom - hole.bottom),
            (rect.left, hole.top, hole.left - rect.left, hole.height),
            (hole.right, hole.top, rect.right - hole.right, hole.height),
        ):
            part = pygame.Rect(around)
            surface.blit(before, part, part.move(-rect.left, -rect.top))
        line = max(1, theme.px(1.5))
        pygame.draw.rect(surface, palette.BRASS, hole, line)
        if lid := start.clip(before.get_rect(topleft=rect.topleft)):
            cover = before.subsurface(lid.move(-rect.left, -rect.top)).copy()
            cover.set_alpha(round(255 * (1 - done)))
            surface.blit(cover, lid.move(0, -theme.px(LIFT * done)))

    return Transition(whole, RISING, blend)
