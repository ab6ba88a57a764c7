"""Where popovers lie: found once and kept until something is needed there; and the line to what they speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import dist
from typing import NamedTuple

import pygame

from scenes.ui.host.canvas import Stamp
from scenes.ui.host.placement import GAP, NEVER, PIECE, READ, SPOKEN_OF, Spot, Weighted, apart, nearest, place
from scenes.ui.host.target import Area, Point
from sprites.paint import palette
from sprites.paint.theme import Theme

FAR, LONGEST = 24.0, 52.0
"""Units from its subject beyond which a line leads from a popover to it, to that of a hint always; and how long it may
be: what lies farther off is framed.
"""

PANELS_PIECE, FEARED = 1.0, 14.0
"""What it costs a panel to hide a piece, which weighs more for a tooltip, and a steady one to take the room of what was
or will be needed: less than to hide figures now.
"""

MOST_HOMES, MOST_WALLS = 4, 12
"""Places that a steady panel goes back to, and positions in which it was in the way of nothing that it minds."""

EDGE, BESIDE = 4.0, 4.0
"""Units between a popover and the edge of the window, and between a steady panel and what it keeps off: it speaks of
nothing that lies there, and fits into more gaps.
"""

LINE, DOT, CLEAR = 1.6, 3.4, 1.5
"""How wide that line is, the radius of the dot at its end, and how far that lies off the subject, in units."""

EDGE_SPOTS = 6
"""Into how many parts each edge of a subject is cut by the spots that a line may lead to."""

FRAME = 3.0
"""Units between a thing and the edge of its frame."""

HALO, RIM, STRONGEST = 9.0, 2.0, 210
"""How far the light around a thing and the edge of its frame reach, in units, and how strong the light is there, of
255.
"""


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


class KeptPlace(NamedTuple):
    """Where something lies, and for what that was found."""

    asked: tuple[object, ...]
    number: int
    spot: Spot
    line: Stamp | None


class SteadyPlace:
    """Where a steady panel has lain, the latest first, and over what it was not to lie meanwhile, the latest last."""

    def __init__(self) -> None:
        self._homes: list[_Home] = []
        self._walls: list[tuple[Area, ...]] = []
        self._kept: KeptPlace | None = None
        self._highest = 0.0

    def placed(
        self,
        theme: Theme,
        sizes: Sequence[tuple[float, float]],
        subject: Area | None,
        weighted: Sequence[Weighted],
        ahead: Callable[[], Sequence[Sequence[Area]]],
        rest: Callable[[], Sequence[Weighted]],
    ) -> KeptPlace:
        """Where it lies now: where it lay, unless it would hide what is needed or read there. Then where that has
        happened, and will happen, least often, of places where it has been before others. The `rest` matters only for
        a new place: it lies over some of that wherever it goes.
        """
        line_minds, weighted = weighted, _minded_by_panels(weighted)
        window, size = window_of(theme), sizes[0]
        self._highest = max(self._highest, *(high for _, high in sizes))
        minded = [*weighted, (subject, NEVER)] if subject else weighted
        needed = tuple(area for area, weight in minded if weight >= NEVER)
        walls = tuple(area for area, weight in minded if weight >= READ)
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
            everything = [*weighted, *rest()]
            feared = [*everything, *{(each, FEARED) for some in at_times for each in some}]
            places = [*free]
            for room, hidden in (((size[0], self._highest), feared), (size, feared), (size, everything)):
                found = place(room, subject, window, hidden, GAP if subject else BESIDE)
                if found.is_free or not free:
                    places.append(_Home.of(theme, found.area).area(size))
                if _is_free(places[-1], window, walls):
                    break

            def harm(each: Area) -> tuple[bool, int]:
                return not _is_free(each, window, walls), sum(not _is_free(each, window, some) for some in at_times)

            area = min(places, key=harm)
        home, spot = _Home.of(theme, area), Spot(area, 0.0, _is_free(area, window, needed))
        self._homes = [home, *(each for each in homes if each != home)][:MOST_HOMES]
        self._kept = KeptPlace(asked, 0, spot, line_to(theme, area, subject, FAR, line_minds))
        return self._kept


def placed(
    theme: Theme,
    sizes: Sequence[tuple[float, float]],
    subject: Area | None,
    weighted: Sequence[Weighted],
    kept: KeptPlace | None,
    far: float = FAR,
    rest: Callable[[], Sequence[Weighted]] = tuple,
    is_shaped: bool = False,
    spares_figures: bool = False,
) -> KeptPlace:
    """Where it lay, if that is right still, or in another size from the same edge above or below; or else the first
    size that has room, or the one that hides least of what is `weighted`, and of the rest, which weighs less than what
    is needed. `is_shaped`: the one that hides least in any case, which then moves only for what is needed.
    `spares_figures`: it hides any number of pieces rather than one figure.
    """
    window = window_of(theme)
    asked = (tuple(sizes), subject, window)
    if kept and kept.asked == asked:
        if not _covers(kept.spot.area, weighted, NEVER if kept.spot.is_free else SPOKEN_OF):
            return kept
    elif kept and kept.asked[1:] == asked[1:] and kept.spot.is_free and (is_shaped or len(sizes) == 1):
        (x, y, _, high), (wide, higher) = kept.spot.area, sizes[kept.number]
        everything = [*weighted, *rest()]
        fitting = [
            area
            for area in ((x, y, wide, higher), (x, y + high - higher, wide, higher))
            if pygame.FRect(window).contains(area) and not _covers(area, everything, NEVER if is_shaped else READ)
        ]
        if fitting:
            area = min(fitting, key=lambda area: _covers(area, everything, READ))
            spot = kept.spot._replace(area=area)
            return KeptPlace(asked, kept.number, spot, line_to(theme, area, subject, far, everything))
    everything = [*weighted, *rest()]
    minded = _minded_by_panels(everything) if is_shaped else everything
    ways = [[(area, NEVER if weight >= READ else weight) for area, weight in minded]] if spares_figures else []
    for way in (*ways, minded):
        found = list[tuple[int, Spot]]()
        for number, size in enumerate(sizes):
            found.append((number, place(size, subject, window, way, GAP)))
            if found[-1][1].is_free and not is_shaped:
                break
        number, spot = min(found, key=lambda each: (not each[1].is_free, each[1].cost))
        if spot.is_free:
            break
    return KeptPlace(asked, number, spot, line_to(theme, spot.area, subject, far, everything))


def _minded_by_panels(weighted: Sequence[Weighted]) -> list[Weighted]:
    """Pieces weigh little for panels, which are large and stay: else they would make way for every card."""
    return [(area, PANELS_PIECE if weight == PIECE else weight) for area, weight in weighted]


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


def line_to(theme: Theme, area: Area, subject: Area | None, far: float, weighted: Sequence[Weighted]) -> Stamp | None:
    """The line from a popover to what it speaks of, where that is farther than this but near enough to be followed, and
    no figure or piece lies between. It strikes no other figures of the same table through.
    """
    if subject is None or not far < apart(area, subject) <= LONGEST:
        return None
    if crosses(area, subject, (other for other, weight in weighted if weight >= PIECE)):
        return None
    meant = pygame.FRect(subject)
    tables = [pygame.FRect(other) for other, weight in weighted if READ <= weight < NEVER and meant.colliderect(other)]
    beside = (other for other, weight in weighted if weight < READ and any(each.contains(other) for each in tables))
    if crosses(area, subject, beside):
        return None
    return line_between(theme, *_ends(area, subject, weighted))


def _ends(area: Area, subject: Area, weighted: Sequence[Weighted]) -> tuple[Point, Point]:
    """Where a line begins and ends: beside the subject, so that its dot hides nothing of it, and where neither touches
    what lies at its edge, such as a price at a corner, if there is such a spot.
    """
    x, y, wide, high = subject
    meant = pygame.FRect(subject)
    around = meant.inflate(2 * FAR, 2 * FAR)
    others = [pygame.FRect(other).inflate(2 * LINE, 2 * LINE) for other, _ in weighted]
    others = [each for each in others if each.colliderect(around) and not each.contains(meant)]
    start, end = nearest(area, subject)
    shares, off = [step / EDGE_SPOTS for step in range(1, EDGE_SPOTS)], DOT + CLEAR
    along = [(x + wide * share, edge) for share in shares for edge in (y - off, y + high + off)]
    along += [(edge, y + high * share) for share in shares for edge in (x - off, x + wide + off)]
    lines = [(nearest(area, (*spot, 0.0, 0.0))[0], spot) for spot in along]
    lines = [(start, _before(start, end, off)), *sorted(lines, key=lambda ends: dist(*ends))]
    for start, tip in lines:
        dot = pygame.FRect(tip[0] - DOT, tip[1] - DOT, 2 * DOT, 2 * DOT)
        if not any(dot.colliderect(each) or each.clipline(start, tip) for each in [meant, *others]):
            return start, tip
    return lines[0]


def _before(start: Point, end: Point, units: float) -> Point:
    """The point so many units before the end of a way."""
    share = min(1.0, units / max(1.0, dist(start, end)))
    return end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share


def crosses(area: Area, subject: Area, others: Iterable[Area]) -> bool:
    """Whether the line from a popover to its subject runs over anything that the subject is no part of."""
    start, end = nearest(area, subject)
    meant = pygame.FRect(subject)
    between = (pygame.FRect(other) for other in others)
    return any(other.clipline(start, end) and not other.colliderect(meant) for other in between)


def line_between(theme: Theme, start: Point, end: Point) -> Stamp:
    """A fine line that ends in a dot, both points in units."""
    (x, y), (to_x, to_y) = theme.spot(*start), theme.spot(*end)
    room = theme.px(2 * DOT)
    rect = pygame.Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y)).inflate(2 * room, 2 * room)
    face = pygame.Surface(rect.size, pygame.SRCALPHA)
    points = [(at - rect.left, down - rect.top) for at, down in ((x, y), (to_x, to_y))]
    for colour, wider in ((palette.DARK_INK, 2), (palette.BRASS_LIGHT, 0)):
        pygame.draw.line(face, theme.colour(colour), points[0], points[1], theme.px(LINE) + wider)
        pygame.draw.aacircle(face, theme.colour(colour), points[1], theme.px(DOT) + wider / 2)
    return Stamp(face, rect.topleft)


def rect_around(theme: Theme, area: Area, units: float) -> pygame.Rect:
    """The pixels of an area and of so many units around it, as far as the window reaches: a frame has all its sides."""
    x, y, width, height = area
    rect = theme.rect(x - units, y - units, width + 2 * units, height + 2 * units)
    return rect.clip((0, 0, *theme.size))


def frame_stamp(theme: Theme, area: Area, alpha: int) -> Stamp:
    """A warm frame around an area, which leaves what lies there as bright as it is."""
    rect = rect_around(theme, area, FRAME)

    def draw() -> pygame.Surface:
        frame = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(frame, (*palette.HOT, alpha), frame.get_rect(), theme.px(3), theme.px(7))
        return frame

    return Stamp(theme.cached(("frame", rect.size, alpha), draw), rect.topleft)


def inflated(areas: Iterable[Area]) -> list[Area]:
    """Areas with the light around them."""
    return [(x - HALO, y - HALO, width + 2 * HALO, height + 2 * HALO) for x, y, width, height in areas]


def glow_stamp(theme: Theme, area: Area) -> Stamp:
    """A frame of light around what a step speaks of, which leaves the thing itself as it is."""
    rect, reach = rect_around(theme, area, HALO), theme.px(HALO)
    edge = rect_around(theme, area, RIM).move(-rect.left, -rect.top)

    def draw() -> pygame.Surface:
        frame = pygame.Surface(rect.size, pygame.SRCALPHA)
        for step in range(reach):
            alpha = round(STRONGEST * ((step + 1) / reach) ** 2)
            inner = frame.get_rect().inflate(-2 * step, -2 * step)
            pygame.draw.rect(frame, (*palette.HOT, alpha), inner, 1, max(1, theme.px(HALO + 5) - step))
        pygame.draw.rect(frame, (*palette.HOT, 255), edge, theme.px(2.5), theme.px(6))
        return frame

    return Stamp(theme.cached(("step light", rect.size, tuple(edge)), draw), rect.topleft)
