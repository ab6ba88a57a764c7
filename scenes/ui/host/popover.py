"""Popovers: what is shown over the pieces of a table for a while, each beside its subject and never over what is
needed.

Their kinds differ only in how long they stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from math import dist
from typing import NamedTuple

import pygame

from scenes.ui.host.canvas import Stamp
from scenes.ui.host.placement import GAP, NEVER, PIECE, READ, SPOKEN_OF, Spot, Weighted, apart, nearest, place
from scenes.ui.host.target import Area, Point
from sprites.paint import light, palette
from sprites.paint.theme import Theme

FAR = 24.0
"""Units from its subject beyond which a line leads from a popover to it; to that of a hint one always leads."""

FEARED = 12.0
"""What it costs a steady panel to take the room of what was or will be needed: less than to hide figures now."""

NEAR = 80.0
"""Units up to which a line crosses neither figures nor pieces: so near one sees what is spoken of without it."""

MOST_HOMES, MOST_WALLS = 4, 12
"""Places that a steady panel goes back to, and positions in which it was in the way of nothing that it minds."""

GIVES_WAY = 40.0
"""What it costs that something asked for takes the room of something that nobody asked for."""

EDGE = 4.0
"""Units between a popover and the edge of the window."""

LINE, DOT = 1.6, 3.4
"""How wide that line is, and the radius of the dot at its end, in units."""


class PopoverKind(Enum):
    """How long a popover stays."""

    PANEL = "panel"
    """Until whoever opened it closes it."""
    ZOOM = "zoom"
    """Pinned, until it is let go."""
    WHY = "why"
    """After a try, until the next press."""
    TOOLTIP = "tooltip"
    """While the pointer or the focus rests on its subject."""
    SUMMARY = "summary"
    """Unasked, until it was read."""
    HINT = "hint"
    """Unasked, once."""

    @property
    def stays(self) -> bool:
        """Whether it stays whatever is pressed, so that the focus keeps off what it hides."""
        return self in (PopoverKind.PANEL, PopoverKind.ZOOM)

    @property
    def is_unasked(self) -> bool:
        """Whether nobody asked for it: one such is seen at a time, and it gives way to what was asked for."""
        return self in (PopoverKind.SUMMARY, PopoverKind.HINT)


class Popover(NamedTuple):
    """What is said, of what. Of several `faces` the first is shown that has room off all that is needed.

    `subject` is where that lies which it speaks of, None for the table as a whole; `avoid` what it speaks of besides.
    `close` takes it away, and is False where that was done already; None for one that only goes by itself.
    """

    name: str
    kind: PopoverKind
    faces: Sequence[pygame.Surface]
    subject: Area | None = None
    avoid: Sequence[Area] = ()
    close: Callable[[], object] | None = None


class ShownPopover(NamedTuple):
    """A popover that is seen: its name and kind, and where it lies in the window, in pixels."""

    name: str
    kind: PopoverKind
    rect: pygame.Rect


class _Home(NamedTuple):
    """The corner that a panel keeps while its words grow and shrink: the one next to a corner of the window."""

    x: float
    y: float
    is_right: bool
    is_low: bool
    window: Area

    @classmethod
    def of(cls, theme: Theme, area: Area) -> _Home:
        """That of a panel that lies there."""
        window, (x, y, wide, high) = window_of(theme), area
        is_right = x + wide / 2 > window[0] + window[2] / 2
        is_low = y + high / 2 > window[1] + window[3] / 2
        return cls(x + wide * is_right, y + high * is_low, is_right, is_low, window)

    def area(self, size: tuple[float, float]) -> Area:
        """Where a panel of this size lies."""
        return self.x - size[0] * self.is_right, self.y - size[1] * self.is_low, *size


class _Kept(NamedTuple):
    """Where something lies, and for what that was found."""

    asked: tuple[object, ...]
    number: int
    spot: Spot
    line: Stamp | None


class _Steady:
    """Where a steady panel has lain, the latest first, and over what it was not to lie meanwhile, the latest last."""

    def __init__(self) -> None:
        self._homes: list[_Home] = []
        self._walls: list[tuple[Area, ...]] = []
        self._kept: _Kept | None = None
        self._highest = 0.0

    def placed(
        self,
        theme: Theme,
        sizes: Sequence[tuple[float, float]],
        subject: Area | None,
        weighted: Sequence[Weighted],
        ahead: Callable[[], Sequence[Sequence[Area]]],
    ) -> _Kept:
        """Where it lies now: where it lay, unless it would hide what is needed or read there. Then where that has
        happened, and will happen, least often, of places where it has been before others.
        """
        window, size = window_of(theme), sizes[0]
        self._highest = max(self._highest, *(high for _, high in sizes))
        everything = [*weighted, (subject, NEVER)] if subject else weighted
        needed = tuple(area for area, weight in everything if weight >= NEVER)
        walls = tuple(area for area, weight in everything if weight >= READ)
        asked = size, subject, window, needed, walls
        if self._kept and self._kept.asked == asked:
            return self._kept
        if walls not in self._walls:
            self._walls = [*self._walls, walls][-MOST_WALLS:]
        homes = [each for each in self._homes if each.window == window]
        area = homes[0].area(size) if homes else None
        if area is None or not _is_free(area, window, walls):
            free = [each for home in homes if _is_free(each := home.area(size), window, needed)]
            at_times = [*self._walls, *ahead()]
            feared = [*weighted, *{(each, FEARED) for some in at_times for each in some}]
            places = [*free]
            for room, minded in (((size[0], self._highest), feared), (size, feared), (size, weighted)):
                found = place(room, subject, window, minded)
                if found.is_free or not free:
                    places.append(_Home.of(theme, found.area).area(size))
                if _is_free(places[-1], window, walls):
                    break

            def harm(each: Area) -> tuple[bool, int]:
                return not _is_free(each, window, walls), sum(not _is_free(each, window, some) for some in at_times)

            area = min(places, key=harm)
        home, spot = _Home.of(theme, area), Spot(area, 0.0, _is_free(area, window, needed))
        self._homes = [home, *(each for each in homes if each != home)][:MOST_HOMES]
        self._kept = _Kept(asked, 0, spot, _line(theme, area, subject, FAR, weighted))
        return self._kept


class PopoverLayer:
    """The popovers over one table, low to high. The topmost one gets the click.

    One that lies stays where it is until its subject or its size is another one, or something is needed that it covers:
    what is read does not move.
    """

    def __init__(self) -> None:
        self.lying: list[ShownPopover] = []
        self._since: list[str] = []
        """The names of what lies, the oldest first."""
        self._closers: dict[str, Callable[[], object]] = {}
        self._abouts: dict[str, tuple[int, int]] = {}
        """The pixel in the middle of what is told of by tooltips."""
        self._kept: dict[str, _Kept] = {}
        self._panels: dict[str, _Kept] = {}
        self._panels_before: Mapping[str, _Kept] = {}
        self._steady: dict[str, _Steady] = {}

    # -- laying -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The table is about to be painted anew."""
        self.lying, self._closers, self._abouts = [], {}, {}

    def note(self, name: str, rect: pygame.Rect, close: Callable[[], object] | None = None) -> None:
        """A panel lies here that has a place of its own or found it before."""
        self._note(name, PopoverKind.PANEL, rect, close)

    def _note(self, name: str, kind: PopoverKind, rect: pygame.Rect, close: Callable[[], object] | None) -> None:
        self.lying.append(ShownPopover(name, kind, rect.copy()))
        if close:
            self._closers[name] = close

    def begin_panels(self) -> None:
        """The panels with buttons are about to be laid anew; those that stay find where they lay."""
        self._panels_before, self._panels = self._panels, {}

    def panel_spot(
        self,
        theme: Theme,
        name: str,
        sizes: Sequence[tuple[float, float]],
        subject: Area | None,
        weighted: Sequence[Weighted],
        is_shaped: bool = False,
        rest: Callable[[], Sequence[Weighted]] = tuple,
        is_steady: bool = False,
        ahead: Callable[[], Sequence[Sequence[Area]]] = tuple,
    ) -> tuple[int, Area]:
        """Which of these sizes, in units, a panel with buttons takes, and where it lies. A line to its subject is drawn
        where that crosses nothing: what a panel speaks of is lit. `is_shaped`: whether all sizes are as good to read,
        so that it takes the one that hides least, and not the first that has room. For the `rest` see `lay`.

        `is_steady`: one that is read again and again, with other words of other things, in the first of these sizes. It
        stays where it lay until it would hide something there, and finds a place in which it can grow to any of them.
        `ahead`: what it will have to leave in sight later on, one after the other, as far as that is known.
        """
        others = [(kept.spot.area, NEVER) for kept in self._panels.values()]
        walls, before = [*weighted, *others], self._panels_before.get(name)
        if is_steady:
            kept = self._steady.setdefault(name, _Steady()).placed(theme, sizes, subject, walls, ahead)
        else:
            kept = _placed(theme, sizes, subject, walls, before, rest=rest, is_shaped=is_shaped)
        if subject and kept.line and crosses(kept.spot.area, subject, [area for area, _ in weighted]):
            kept = kept._replace(line=None)
        self._panels[name] = kept
        return kept.number, kept.spot.area

    def lay(
        self,
        theme: Theme,
        wanted: Iterable[Popover],
        needed: Sequence[Weighted],
        rest: Callable[[], Sequence[Weighted]] = tuple,
    ) -> list[Stamp]:
        """Place what is to be seen now, and return its pictures. What was asked for comes first, the oldest before what
        opens beside it; of what nobody asked for only the first is seen, and only where all that leaves room.

        What is `needed` is never hidden. The `rest` is looked for only where something has to find a place: every frame
        would take long.
        """
        wanted, before, self._kept = list(wanted), self._kept, {}
        self.lying = [each for each in self.lying if each.name not in before]
        asked = sorted((each for each in wanted if not each.kind.is_unasked), key=self._age)
        unasked = [each for each in wanted if each.kind.is_unasked][:1]
        given_way = [(before[each.name].spot.area, GIVES_WAY) for each in unasked if each.name in before]
        lines = [kept.line for kept in self._panels.values() if kept.line]
        pictures = list[Stamp]()
        for popover in asked:
            kept = self._place(theme, popover, needed, lambda: [*rest(), *given_way], before)
            pictures += self._pictures(theme, popover, kept)
            lines += [kept.line] if kept.line else []
        for popover in unasked:
            kept = self._place(theme, popover, needed, rest, before)
            if self._may_lie(theme, popover, kept):
                pictures = [*self._pictures(theme, popover, kept), *pictures]
                lines += [kept.line] if kept.line else []
        names = [each.name for each in self.lying]
        self._since = list(dict.fromkeys([*(name for name in self._since if name in names), *names]))
        return [*lines, *pictures]

    def _age(self, popover: Popover) -> int:
        return self._since.index(popover.name) if popover.name in self._since else len(self._since)

    def _place(
        self,
        theme: Theme,
        popover: Popover,
        needed: Sequence[Weighted],
        rest: Callable[[], Sequence[Weighted]],
        before: Mapping[str, _Kept],
    ) -> _Kept:
        """Where it lies; what was not asked for does not move out of the way of what lies there already."""
        sizes = [(face.get_width() / theme.s, face.get_height() / theme.s) for face in popover.faces]
        kept = before.get(popover.name)
        if kept and popover.kind == PopoverKind.HINT and not kept.spot.is_free:
            kept = None
        others = [] if kept and popover.kind.is_unasked else [in_units(theme, each.rect) for each in self.lying]
        walls = [*needed, *((area, NEVER) for area in (*others, *popover.avoid))]
        far = 0.0 if popover.kind == PopoverKind.HINT else FAR
        found = self._kept[popover.name] = _placed(theme, sizes, popover.subject, walls, kept, far, rest)
        return found

    def _may_lie(self, theme: Theme, popover: Popover, kept: _Kept) -> bool:
        """Whether what nobody asked for leaves all that was asked for in sight, and a hint all that is needed."""
        rect = theme.rect(*kept.spot.area)
        is_hidden = rect.collidelist([each.rect for each in self.lying]) >= 0
        return not is_hidden and (kept.spot.is_free or popover.kind != PopoverKind.HINT)

    def _pictures(self, theme: Theme, popover: Popover, kept: _Kept) -> list[Stamp]:
        face, corner = popover.faces[kept.number], theme.spot(*kept.spot.area[:2])
        self._note(popover.name, popover.kind, face.get_rect(topleft=corner), popover.close)
        if popover.kind == PopoverKind.TOOLTIP and popover.subject:
            self._abouts[popover.name] = theme.rect(*popover.subject).center
        return [_shadow(theme, face, corner), Stamp(face, corner)]

    def has_room(self, theme: Theme, popover: Popover, weighted: Sequence[Weighted], has_line: bool = True) -> bool:
        """Whether this could be shown now off all that is needed and all that lies there, and by its subject or, where
        it `has_line`, with one to that.
        """
        sizes = [(face.get_width() / theme.s, face.get_height() / theme.s) for face in popover.faces]
        others = [(in_units(theme, each.rect), NEVER) for each in self.lying]
        kept, subject = _placed(theme, sizes, popover.subject, [*weighted, *others], None), popover.subject
        is_led = has_line and kept.line is not None
        is_by_it = subject is None or is_led or apart(kept.spot.area, subject) <= FAR
        return kept.spot.is_free and is_by_it

    # -- what lies --------------------------------------------------------------------------------------------

    def at(self, pixel: tuple[int, int]) -> ShownPopover | None:
        """The topmost one there."""
        return next((each for each in reversed(self.lying) if each.rect.collidepoint(pixel)), None)

    def hides(self, pixel: tuple[int, int]) -> ShownPopover | None:
        """The topmost one there that stays."""
        return next((each for each in self.staying if each.rect.collidepoint(pixel)), None)

    @property
    def staying(self) -> list[ShownPopover]:
        """The ones that stay, the topmost first."""
        return [each for each in reversed(self.lying) if each.kind.stays]

    def rect_of(self, name: str) -> pygame.Rect | None:
        """Where the one of this name lies, in pixels; None where it is not seen."""
        return next((each.rect for each in self.lying if each.name == name), None)

    @property
    def standing(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The ones that stay, and where."""
        return tuple((each.name, tuple(each.rect)) for each in self.lying if each.kind.stays)

    def close_newest(self) -> bool:
        """Take the one away that came last and can be closed; False where there is none."""
        return any(self._close(name) for name in reversed(self._since))

    def _close(self, name: str) -> bool:
        """Take one away, and the panel with it on which that lies of which it tells."""
        close, about = self._closers.pop(name, None), self._abouts.get(name)
        if close is None or close() is False:
            return False
        if about and (panel := self.hides(about)) and panel.kind == PopoverKind.PANEL:
            self._close(panel.name)
        return True


def _placed(
    theme: Theme,
    sizes: Sequence[tuple[float, float]],
    subject: Area | None,
    weighted: Sequence[Weighted],
    kept: _Kept | None,
    far: float = FAR,
    rest: Callable[[], Sequence[Weighted]] = tuple,
    is_shaped: bool = False,
) -> _Kept:
    """Where it lay, if that is right still, or in another size from the same corner; or else the first size that has
    room, or the one that hides least of what is `weighted`, and of the rest, which weighs less than what is needed.
    `is_shaped`: the one that hides least in any case.
    """
    window = window_of(theme)
    asked = (tuple(sizes), subject, window)
    if kept and kept.asked == asked:
        if not _covers(kept.spot.area, weighted, NEVER if kept.spot.is_free else SPOKEN_OF):
            return kept
    elif kept and kept.asked[1:] == asked[1:] and kept.spot.is_free and (is_shaped or len(sizes) == 1):
        area, everything = (*kept.spot.area[:2], *sizes[kept.number]), [*weighted, *rest()]
        if pygame.FRect(window).contains(area) and not _covers(area, everything, READ):
            spot = kept.spot._replace(area=area)
            return _Kept(asked, kept.number, spot, _line(theme, area, subject, far, everything))
    found, everything = list[tuple[int, Spot]](), [*weighted, *rest()]
    for number, size in enumerate(sizes):
        spot = place(size, subject, window, everything, GAP)
        found.append((number, spot))
        if spot.is_free and not is_shaped:
            break
    number, spot = min(found, key=lambda each: (not each[1].is_free, each[1].cost))
    return _Kept(asked, number, spot, _line(theme, spot.area, subject, far, everything))


def _is_free(area: Area, window: Area, walls: Iterable[Area]) -> bool:
    """Whether an area lies in the window, and over none of these."""
    own = pygame.FRect(area)
    return pygame.FRect(window).contains(own) and not any(own.colliderect(each) for each in walls)


def _covers(area: Area, weighted: Iterable[Weighted], least: float) -> bool:
    """Whether an area lies over anything that weighs so much."""
    own = pygame.FRect(area)
    return any(weight >= least and own.colliderect(other) for other, weight in weighted)


def window_of(theme: Theme) -> Area:
    """Where popovers may lie."""
    left, top = theme.to_units((0, 0))
    width, height = theme.size
    return left + EDGE, top + EDGE, width / theme.s - 2 * EDGE, height / theme.s - 2 * EDGE


def in_units(theme: Theme, rect: pygame.Rect) -> Area:
    """Pixels of the window as an area of the canvas."""
    return *theme.to_units(rect.topleft), rect.width / theme.s, rect.height / theme.s


def _shadow(theme: Theme, face: pygame.Surface, corner: tuple[int, int]) -> Stamp:
    soft = theme.cached(("popover", face.get_size()), lambda: light.shadow(theme, face, "held"))
    right, down = light.offset(theme, "held")
    return Stamp(soft, (corner[0] + right, corner[1] + down))


def _line(theme: Theme, area: Area, subject: Area | None, far: float, weighted: Sequence[Weighted]) -> Stamp | None:
    """The line from a popover to what it speaks of, where that is farther than this and nothing needed lies between, or
    anything at all where it is near. It passes behind figures that are to be read, and strikes no others of the same
    table through.
    """
    if subject is None or apart(area, subject) <= far:
        return None
    least = PIECE if dist(*nearest(area, subject)) <= NEAR else NEVER
    if crosses(area, subject, (other for other, weight in weighted if weight >= least)):
        return None
    meant = pygame.FRect(subject)
    tables = [pygame.FRect(other) for other, weight in weighted if READ <= weight < NEVER and meant.colliderect(other)]
    beside = (other for other, weight in weighted if weight < READ and any(each.contains(other) for each in tables))
    if crosses(area, subject, beside):
        return None
    figures = [other for other, weight in weighted if weight >= READ and not meant.colliderect(other)]
    return line_between(theme, *nearest(area, subject), figures)


def crosses(area: Area, subject: Area, others: Iterable[Area]) -> bool:
    """Whether the line from a popover to its subject runs over anything that the subject is no part of."""
    start, end = nearest(area, subject)
    meant = pygame.FRect(subject)
    between = (pygame.FRect(other) for other in others)
    return any(other.clipline(start, end) and not other.colliderect(meant) for other in between)


def line_between(theme: Theme, start: Point, end: Point, over: Iterable[Area] = ()) -> Stamp:
    """A fine line that ends in a dot, both points in units, and is not seen where anything lies `over` it."""
    (x, y), (to_x, to_y) = theme.spot(*start), theme.spot(*end)
    room = theme.px(2 * DOT)
    rect = pygame.Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)).inflate(2 * room, 2 * room)
    face = pygame.Surface(rect.size, pygame.SRCALPHA)
    points = [(at - rect.left, down - rect.top) for at, down in ((x, y), (to_x, to_y))]
    for colour, wider in ((palette.DARK_INK, 2), (palette.BRASS_LIGHT, 0)):
        pygame.draw.line(face, theme.colour(colour), points[0], points[1], theme.px(LINE) + wider)
        pygame.draw.aacircle(face, theme.colour(colour), points[1], theme.px(DOT) + wider / 2)
    for area in over:
        face.fill((0, 0, 0, 0), theme.rect(*area).move(-rect.left, -rect.top))
    return Stamp(face, rect.topleft)
