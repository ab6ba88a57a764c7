"""Canvas: the picture of a table in layers, painted again only where something changed.

From low to high: a background, panels cached by their keys, pieces at rest, and actors (whatever moves or floats).
The first three make one still picture; a frame restores what the actors uncovered and stamps the actors anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple

import pygame

from scenes.ui.host.target import Panel
from sprites.paint.theme import Theme
from sprites.poster.posters import PrintRequest


class Stamp(NamedTuple):
    """A finished surface and the window pixel of its upper left corner."""

    surface: pygame.Surface
    corner: tuple[int, int]

    @property
    def rect(self) -> pygame.Rect:
        """The window pixels it covers."""
        return self.surface.get_rect(topleft=self.corner)


class Resting:
    """A piece at rest: its stamps from low to high (shadow, glow, body), and the window pixels that they cover."""

    __slots__ = ("name", "rect", "stamps")

    def __init__(self, name: str, stamps: tuple[Stamp, ...]) -> None:
        self.name = name
        self.stamps = stamps
        self.rect = stamps[0].rect.unionall([stamp.rect for stamp in stamps[1:]])


class _PaintedPanel(NamedTuple):
    panel: Panel
    picture: Stamp
    rect: pygame.Rect
    lacking: AbstractSet[PrintRequest]
    """The posters that were not finished when it was painted."""


class Canvas:
    """The layers of one window size."""

    def __init__(self, theme: Theme, background: pygame.Surface) -> None:
        self._theme = theme
        self._background = background
        self._still = background.copy()
        self._panels: list[_PaintedPanel] = []
        self._pieces: list[Resting] = []
        self._actors: list[Stamp] = []
        self._fresh: list[pygame.Rect] = [background.get_rect()]

    def settle(self, panels: Sequence[Panel], pieces: Sequence[Resting]) -> None:
        """Take these panels and resting pieces, low to high, and repaint the still picture where they differ."""
        bare, changed = self._repaint_panels(panels)
        gone = {piece.name: piece for piece in self._pieces}
        for piece in pieces:
            before = gone.pop(piece.name, None)
            if before is None:
                changed.append(piece.rect)
            elif before is not piece and before.stamps != piece.stamps:
                changed += [before.rect, piece.rect]
        changed += [piece.rect for piece in gone.values()]
        self._pieces = list(pieces)
        rects = [piece.rect for piece in self._pieces]
        outside = (rect for rect in changed if not any(bare[at].contains(rect) for at in rect.collidelistall(bare)))
        others = joined(outside, self._still.get_rect())
        for number, rect in enumerate((*others, *parted(bare, others))):
            if number < len(others):
                self._restore(self._still, rect)
            self._still.set_clip(rect)
            for index in rect.collidelistall(rects):
                self._still.blits(self._pieces[index].stamps, False)
            self._fresh.append(rect)
        self._still.set_clip(None)

    def _repaint_panels(self, panels: Sequence[Panel]) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """Draw the panels that are new or have another key, and of the others what lies over pixels changed before it.

        Returns the pixels that changed, on which no pieces lie, and those of the panels that are gone.
        """
        posters = self._theme.posters
        before = {(painted.panel.area, painted.panel.key): painted for painted in self._panels}
        areas = [(panel, self._theme.rect(*panel.area).clip(self._still.get_rect())) for panel in panels]
        now = {(panel.area, panel.key) for panel in panels}
        old = {identity: painted for identity, painted in before.items() if not posters.are_stale(painted.lacking)}
        left = [painted for identity, painted in before.items() if identity not in old or identity not in now]
        faces = {tuple(painted.rect): painted.picture for painted in left}
        anew = {tuple(rect) for panel, rect in areas if (panel.area, panel.key) not in old}
        gone, drawn = [painted.rect for painted in left if tuple(painted.rect) not in anew], list[pygame.Rect]()
        self._panels = []
        for panel, rect in areas:
            painted = old.get((panel.area, panel.key))
            over = joined((rect.clip(each) for each in (*gone, *drawn)), rect, MOST_ADDED)
            if painted is None:
                earlier = faces.pop(tuple(rect), None)
                picture = earlier or Stamp(pygame.Surface(rect.size, 0, self._still), rect.topleft)
                with posters.noted() as lacking:
                    is_compared = earlier is not None and COMPARED * _pixels(rect) >= _pixels(self._still.get_rect())
                    changed = self._draw_anew(panel, picture) if is_compared else self._draw(panel, picture, [rect])
                painted = _PaintedPanel(panel, picture, rect, lacking)
            else:
                changed = self._draw(panel, painted.picture, over)
            parts = [(painted.picture.surface, part, part.move(-rect.x, -rect.y)) for part in (*over, *changed)]
            self._still.blits(parts, False)
            drawn += changed
            self._panels.append(painted)
        return drawn, gone

    def _draw(self, panel: Panel, picture: Stamp, parts: Sequence[pygame.Rect]) -> Sequence[pygame.Rect]:
        """Draw as much of a panel as lies in these parts of the window, over what lies below it; the same parts."""
        (left, top), theme = picture.corner, self._theme
        theme = theme.moved(-left, -top)
        for part in parts:
            self._restore(picture.surface, part, picture.corner)
            panel.draw(theme, picture.surface)
        picture.surface.set_clip(None)
        return parts

    def _draw_anew(self, panel: Panel, picture: Stamp) -> list[pygame.Rect]:
        """Draw a panel on its earlier picture; the parts of the window that look another way now.

        It is compared in bands: a copy as large as the largest panels takes longer to come by than to fill.
        """
        face, rect = picture.surface, picture.rect
        changed, pitch = list[pygame.Rect](), face.get_pitch()
        high = STRIP * max(1, MOST_COMPARED // max(1, STRIP * pitch))
        for top in range(0, rect.h, high):
            band = pygame.Rect(rect.x, rect.y + top, rect.w, min(high, rect.h - top))
            rows = slice(top * pitch, (top + band.h) * pitch)
            was = _bytes_of(face, rows)
            self._draw(panel, picture, [band])
            now = _bytes_of(face, rows)
            if was != now:
                changed += differing(was, now, pitch, band)
        return changed

    def _restore(self, surface: pygame.Surface, rect: pygame.Rect, corner: tuple[int, int] = (0, 0)) -> None:
        """Clip a surface that lies at this corner to a part of the window, and lay the background and the panels there,
        but what another covers.
        """
        left, top = corner
        part = rect.move(-left, -top)
        surface.set_clip(part)
        lowest = next((at for at in range(len(self._panels) - 1, -1, -1) if self._panels[at].rect.contains(rect)), -1)
        if lowest < 0:
            surface.blit(self._background, part, rect)
        for painted in self._panels[max(0, lowest) :]:
            if painted.rect.colliderect(rect):
                surface.blit(painted.picture.surface, painted.rect.move(-left, -top))

    def picture(self, rect: pygame.Rect) -> Stamp:
        """A copy of a part of the still picture."""
        part = rect.clip(self._still.get_rect())
        return Stamp(self._still.subsurface(part).copy(), part.topleft)

    def expose(self) -> None:
        """The window lost its picture: the next frame paints all of it."""
        self._fresh = [self._still.get_rect()]

    def paint(self, window: pygame.Surface, actors: Iterable[Stamp]) -> list[pygame.Rect]:
        """Bring the window up to date and return the changed pixels; unchanged actors cost nothing."""
        stamps = list(actors)
        moved = set(stamps) ^ set(self._actors)
        changed = joined(self._fresh + [stamp.rect for stamp in moved], window.get_rect())
        rects = [stamp.rect for stamp in stamps]
        for rect in changed:
            window.set_clip(rect)
            window.blit(self._still, rect, rect)
            window.blits([stamps[at] for at in rect.collidelistall(rects)], False)
        window.set_clip(None)
        self._actors = stamps
        self._fresh = []
        return changed


COMPARED = 3
"""The share of the window, as one over so many, from which a panel is compared with what it was: smaller ones are drawn
anew sooner than that is done, with what lies over them.
"""

MOST_COMPARED = 3 * 1024 * 1024
"""Bytes of a picture that are drawn and compared at a time: larger memory would come from the system every time."""

STRIP, BLOCKS = 32, 8
"""Rows of pixels of which it is found out where they differ, and parts of a row that are compared then."""


def _bytes_of(face: pygame.Surface, part: slice) -> bytes:
    pixels: Any = face.get_buffer()
    return bytes(memoryview(pixels)[part])


def differing(was: bytes, now: bytes, pitch: int, area: pygame.Rect) -> list[pygame.Rect]:
    """The parts of an area in which rows of so many bytes differ."""
    parts, pixel = list[pygame.Rect](), max(1, pitch // max(1, area.w))
    for top in range(0, area.h, STRIP):
        rows = slice(top * pitch, (top + STRIP) * pitch)
        if was[rows] == now[rows]:
            continue
        block, columns = _differing_columns(was[rows], now[rows], pitch)
        first, last = columns[0] // pixel, min(area.w, (columns[-1] + block) // pixel + 1)
        part = pygame.Rect(area.x + first, area.y + top, last - first, min(STRIP, area.h - top))
        if parts and parts[-1].bottom == part.top and _fit(part, parts[-1], MOST_ADDED):
            part.union_ip(parts.pop())
        parts.append(part)
    return parts


def _differing_columns(was: bytes, now: bytes, pitch: int) -> tuple[int, list[int]]:
    """The bytes of a part of a row, and the parts in which any of some rows differs, by their first bytes."""
    block, rows = max(1, pitch // BLOCKS), range(0, len(was), pitch)
    return block, [
        at
        for at in range(0, pitch, block)
        if any(was[row + at : row + at + block] != now[row + at : row + at + block] for row in rows)
    ]


MOST_ADDED = 1.25
"""How many times what two rectangles cover their common one may cover, if what lies in it is to be drawn for them."""


def joined(rects: Iterable[pygame.Rect], bounds: pygame.Rect, most: float | None = None) -> list[pygame.Rect]:
    """The rectangles inside the bounds, with those that touch each other made one. With `most` only those are whose
    common one has no more than so many times their pixels; others may overlap.
    """
    apart: list[pygame.Rect] = []
    for rect in rects:
        whole = rect.clip(bounds)
        if not whole.size[0] or not whole.size[1]:
            continue
        while (other := _to_join(whole, apart, most)) is not None:
            apart.remove(other)
            whole = whole.union(other)
        apart.append(whole)
    return apart


def _to_join(rect: pygame.Rect, others: Sequence[pygame.Rect], most: float | None) -> pygame.Rect | None:
    """One of the others that touches this one, and is to be one with it."""
    if most is None:
        at = rect.collidelist(others)
        return None if at < 0 else others[at]
    for at in rect.collidelistall(others):
        if _fit(rect, others[at], most):
            return others[at]
    return None


def _fit(one: pygame.Rect, other: pygame.Rect, most: float) -> bool:
    """Whether the common rectangle of two has no more than so many times their pixels."""
    return _pixels(one.union(other)) <= most * (_pixels(one) + _pixels(other))


def _pixels(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def parted(rects: Iterable[pygame.Rect], others: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that cover what these do outside of others, and of which no two overlap."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        parts = [rect]
        for other in (*others, *apart):
            if other.colliderect(rect):
                parts = [rest for part in parts for rest in around(part, other)]
        apart += parts
    return apart


def around(outer: pygame.Rect, inner: pygame.Rect) -> list[pygame.Rect]:
    """What there is of a rectangle around another one: over it, under it, left and right of it."""
    middle = inner.clip(outer)
    if not middle.w or not middle.h:
        return [outer]
    parts = (
        (outer.left, outer.top, outer.w, middle.top - outer.top),
        (outer.left, middle.bottom, outer.w, outer.bottom - middle.bottom),
        (outer.left, middle.top, middle.left - outer.left, middle.h),
        (middle.right, middle.top, outer.right - middle.right, middle.h),
    )
    return [pygame.Rect(part) for part in parts if part[2] and part[3]]
