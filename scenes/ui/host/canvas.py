"""Canvas: the picture of a table in layers, painted again only where something changed.

From low to high: a background, panels cached by their keys, pieces at rest, and actors (whatever moves or floats).
The first three make one still picture; a frame restores what the actors uncovered and stamps the actors anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes.ui.host.target import Panel
from sprites.paint.theme import Theme
from sprites.poster.posters import Lacking


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
    lacking: Lacking
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
        self._begun: Iterator[None] = iter(())

    def bears(self, panel: Panel) -> bool:
        """Whether this panel is on the still picture."""
        return any((each.panel.area, each.panel.key) == (panel.area, panel.key) for each in self._panels)

    def settle(self, panels: Sequence[Panel], pieces: Sequence[Resting]) -> None:
        """Take these panels and resting pieces, low to high, and repaint the still picture where they differ."""
        self.begin(panels, pieces)
        self._end()

    def begin(self, panels: Sequence[Panel], pieces: Sequence[Resting]) -> Iterator[None]:
        """Settle in steps. Whoever wants to see the picture before the last one brings all of them about."""
        self._end()
        self._begun = self._settling(panels, pieces)
        return self._begun

    def _end(self) -> None:
        """Take all steps that are left of what was begun."""
        deque(self._begun, maxlen=0)

    def _settling(self, panels: Sequence[Panel], pieces: Sequence[Resting]) -> Iterator[None]:
        bare, changed = yield from self._repaint_panels(panels)
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
                self._restore(rect)
            self._still.set_clip(rect)
            for index in rect.collidelistall(rects):
                self._still.blits(self._pieces[index].stamps, False)
            self._fresh.append(rect)
        self._still.set_clip(None)

    def _repaint_panels(
        self, panels: Sequence[Panel]
    ) -> Generator[None, None, tuple[list[pygame.Rect], list[pygame.Rect]]]:
        """Draw, one a step, the panels that are new or have another key, and of the others what lies over pixels drawn
        before it, or shows a part of a picture that has come.

        Returns the pixels that were drawn, on which no pieces lie, and those of the panels that are gone.
        """
        posters = self._theme.posters
        before = {(painted.panel.area, painted.panel.key): painted for painted in self._panels}
        now = {(panel.area, panel.key) for panel in panels}
        come = {identity: posters.changed(painted.lacking) for identity, painted in before.items()}
        old = {identity: before[identity] for identity, parts in come.items() if parts is not None}
        left = [before[identity] for identity in before.keys() - (old.keys() & now)]
        faces = {painted.rect.size: painted.picture.surface for painted in left}
        gone, drawn = [painted.rect for painted in left], list[pygame.Rect]()
        self._panels = []
        for panel in panels:
            painted = old.get((panel.area, panel.key))
            rect = self._theme.rect(*panel.area).clip(self._still.get_rect())
            if painted is None:
                with posters.noted() as lacking:
                    self._draw(panel, rect, drawn)
                picture = self._picture_on(faces.pop(rect.size, None), rect)
                painted = _PaintedPanel(panel, picture, rect, lacking)
                drawn.append(rect)
                yield
            else:
                parts = come[panel.area, panel.key] or []
                joint = joined((rect.clip(each) for each in (*gone, *drawn, *parts)), rect, MOST_ADDED)
                over = parted(joint, ())  # what is clear at an edge must not be drawn twice
                with posters.noted() as lacking:
                    for part in over:
                        self._draw(panel, part, drawn)
                        painted.picture.surface.blit(self._still, part.move(-rect.x, -rect.y), part)
                drawn += over
                if painted.lacking or lacking:
                    painted = painted._replace(lacking={**posters.left(painted.lacking), **lacking})
            self._panels.append(painted)
        return drawn, gone

    def _picture_on(self, face: pygame.Surface | None, rect: pygame.Rect) -> Stamp:
        """A copy of a part of the still picture, on a surface that nobody needs any more, if there is one."""
        if face is None:
            return self._copy(rect)
        face.blit(self._still, (0, 0), rect)
        return Stamp(face, rect.topleft)

    def _draw(self, panel: Panel, part: pygame.Rect, drawn: Sequence[pygame.Rect]) -> None:
        """Draw as much of a panel as lies in a part of the still picture. In what was `drawn` lie only the panels below
        it so far.
        """
        if any(each.contains(part) for each in drawn):
            self._still.set_clip(part)
        else:
            self._restore(part)
        panel.draw(self._theme, self._still)

    def _restore(self, rect: pygame.Rect) -> None:
        """Clip to a part of the still picture and lay the background and the panels there, but what another covers."""
        self._still.set_clip(rect)
        lowest = next((at for at in range(len(self._panels) - 1, -1, -1) if self._panels[at].rect.contains(rect)), -1)
        if lowest < 0:
            self._still.blit(self._background, rect, rect)
        for painted in self._panels[max(0, lowest) :]:
            if painted.rect.colliderect(rect):
                self._still.blit(*painted.picture)

    def picture(self, rect: pygame.Rect) -> Stamp:
        """A copy of a part of the still picture."""
        self._end()
        return self._copy(rect)

    def _copy(self, rect: pygame.Rect) -> Stamp:
        part = rect.clip(self._still.get_rect())
        return Stamp(self._still.subsurface(part).copy(), part.topleft)

    def expose(self) -> None:
        """The window lost its picture: the next frame paints all of it."""
        self._fresh = [self._still.get_rect()]

    def paint(self, window: pygame.Surface, actors: Iterable[Stamp]) -> list[pygame.Rect]:
        """Bring the window up to date and return the changed pixels; unchanged actors cost nothing."""
        self._end()
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
        if _pixels(rect.union(others[at])) <= most * (_pixels(rect) + _pixels(others[at])):
            return others[at]
    return None


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
