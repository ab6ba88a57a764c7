"""Boxes that stand on a table seen at an angle: front, side and top in perspective, upright edges upright.

The eye looks straight ahead from above the table, at a depth `EYE` units before whatever is drawn in its own size; what
lies further back is smaller by `nearness`. All lines into the depth meet in the vanishing point.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

import pygame

from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, mix
from sprites.paint.theme import Theme
from sprites.things.game_box import RIM_SHARE, BoxSolid, lid, paper, spine

EYE = 1050.0
VANISHING = (640.0, -190.0)
"""Where the lines into the depth meet, on the canvas."""

DEPTH = 0.25
"""How deep a box is, as a share of its width."""
FINE, LARGE = 3, 1.4
"""Boxes are drawn so many times larger and shrunk, for smooth edges; twice as large from so many pixels of a unit."""
SLOPE = 0.66
"""How much flatter what lies on the table is seen than what stands."""
NEARER, LOWER = 24.0, 6.0
"""Units that a box comes forward when it is meant, and that its foot is seen lower then, at most."""

Point = tuple[float, float]


def nearness(depth: float) -> float:
    """How large something is that lies so many units further back than what has its own size."""
    return EYE / (EYE + depth)


def projected(x: float, y: float, depth: float) -> Point:
    """Where a point is seen that would be at x, y of the canvas if it did not lie further back."""
    near = nearness(depth)
    return VANISHING[0] + (x - VANISHING[0]) * near, VANISHING[1] + (y - VANISHING[1]) * near


class Edge(NamedTuple):
    """An upright edge of a box: where it stands, and how far back."""

    x: float
    depth: float


class UprightBox(NamedTuple):
    """A box that stands in an area of the canvas, turned by so many degrees away from the middle of the table, so that
    its inner side is seen. `is_meant`: it has come forward.
    """

    area: tuple[float, float, float, float]
    turned: float
    is_meant: bool = False

    @property
    def lid_size(self) -> tuple[float, float]:
        """Width and height of the lid in units."""
        x, y, wide, high = self.area
        width = wide / (1 + DEPTH * (sin(radians(self.turned)) + abs(x + wide / 2 - VANISHING[0]) / EYE))
        back = nearness(width * (DEPTH + sin(radians(self.turned))))
        return width, (high - (y - VANISHING[1]) * (1 / back - 1)) * 0.99

    @property
    def edges(self) -> tuple[Edge, Edge, Edge]:
        """The outer and the inner edge of the lid, and the far edge of the inner side."""
        x, _, wide, _ = self.area
        inward = 1 if x + wide / 2 < VANISHING[0] else -1
        width = self.lid_size[0]
        outer = x if inward > 0 else x + wide
        along, back = cos(radians(self.turned)), sin(radians(self.turned))
        front = -NEARER if self.is_meant else 0.0
        inner = Edge(outer + inward * width * along, front)
        far = Edge(inner.x + inward * width * DEPTH * back, front + width * DEPTH * along)
        return Edge(outer, front + width * back), inner, far


def standing_box(theme: Theme, box: BoxSolid, standing: UprightBox) -> tuple[pygame.Surface, Point]:
    """The box, and where the upper left corner of its picture lies on the canvas. One that has come forward is lifted,
    so that it hides nothing that lies before its foot.
    """
    outer, inner, far = standing.edges
    _, high = standing.lid_size
    foot = standing.area[1] + standing.area[3]
    back = Edge(far.x + outer.x - inner.x, far.depth + outer.depth - inner.depth)
    corners = [projected(edge.x, y, edge.depth) for edge in (outer, inner, far, back) for y in (foot - high, foot)]
    left, top = min(x for x, _ in corners) - 1, min(y for _, y in corners) - 1
    right, bottom = max(x for x, _ in corners) + 1, max(y for _, y in corners) + 1

    def draw() -> pygame.Surface:
        times = FINE if theme.s < LARGE else 2
        fine = theme.s * times
        size = round((right - left) * fine), round((bottom - top) * fine)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        front = lid(theme, box, standing.lid_size, times)
        tone = paper(theme, box, standing.lid_size, times)
        roof = [projected(edge.x, foot - high, edge.depth) for edge in (outer, inner, far, back)]
        places = [((x - left) * fine, (y - top) * fine) for x, y in roof]
        pygame.draw.polygon(picture, mix(tone, WHITE, 0.12), places)
        pygame.draw.polygon(picture, mix(tone, BLACK, 0.5), [places[3], places[2], *_rim(places)])
        is_left = far.x < inner.x
        side = spine(theme.magnified(times), box, (standing.lid_size[0] * DEPTH, high), tone, is_left)
        for face, edges in ((side, (inner, far)), (front, (outer, inner))):
            left_first = edges[0].x < edges[1].x
            _lay_face(picture, face, edges if left_first else edges[::-1], (left, top, fine), (foot, high))
        _lay_shade(picture)
        return pygame.transform.smoothscale(picture, (size[0] // times, size[1] // times))

    return theme.cached(("standing box", box, standing), draw), (left, min(top, foot + LOWER - (bottom - top)))


def _rim(places: list[Point]) -> list[Point]:
    """Where the lid ends on the roof of a box."""
    ends: list[Point] = []
    for front, rear in ((places[1], places[2]), (places[0], places[3])):
        ends.append((front[0] + (rear[0] - front[0]) * RIM_SHARE, front[1] + (rear[1] - front[1]) * RIM_SHARE))
    return ends


def _lay_face(
    picture: pygame.Surface,
    face: pygame.Surface,
    edges: tuple[Edge, Edge],
    frame: tuple[float, float, float],
    upright: tuple[float, float],
) -> None:
    """Lay a face between two edges, column by column: each is as high as its depth makes it.

    frame: the picture's corner on the canvas, and its pixels in a unit. upright: foot and height of the face.
    """
    (start, end), (left, top, fine), (foot, high) = edges, frame, upright
    columns, rows = face.get_size()
    first = round((projected(start.x, 0, start.depth)[0] - left) * fine)
    last = round((projected(end.x, 0, end.depth)[0] - left) * fine)
    for column in range(first, last):
        sight = (column + 0.5) / fine + left - VANISHING[0]
        from_middle = start.x - VANISHING[0]
        along = (sight * (EYE + start.depth) - EYE * from_middle) / (
            EYE * (end.x - start.x) - sight * (end.depth - start.depth)
        )
        depth = start.depth + along * (end.depth - start.depth)
        upper, lower = (round((projected(0, y, depth)[1] - top) * fine) for y in (foot - high, foot))
        strip = face.subsurface((min(columns - 1, max(0, int(along * columns))), 0, 1, rows))
        picture.blit(pygame.transform.smoothscale(strip, (1, lower - upper)), (column, upper))


def _lay_shade(picture: pygame.Surface) -> None:
    """Light from above the table: a box is darker towards its foot."""
    fall = brush.gradient(picture.get_size(), [(0.0, (255, 250, 238)), (0.7, (236, 226, 210)), (1.0, (176, 160, 142))])
    picture.blit(fall, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
