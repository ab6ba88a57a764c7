"""A pen that writes vector shapes in the units of a head: the face is 24 by 36 around (0, 0), y points down."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sprites.bust.measures import HeadMeasures
from sprites.bust.person import Tone
from sprites.paint.palette import Colour

Point = tuple[float, float]
Path = str | Sequence[Point]
"""Points, or a line of words such as "h-12.6,-9 h,-15! F+1,c-3": x and y of each, twice where a ! stands.

A letter says from where x is counted: the middle of the head (h), of the face (m), of the jaw (j); the left and right
outline at the temples (n, f), at the cheekbones (N, F), that of the side that is drawn (s, S); "n*0.6" is a part of it.
After w it is counted to the side that is drawn. Letters of y: the chin (c), the mouth (u), the lower edge (d).
"""

_POINT = re.compile(r"([hmjnfNFsS]?)(?:\*([\d.]+))?(w?)([+-]?[\d.]*),([cud]?)([+-]?[\d.]*)(!?)")

FOOT = 64
"""How far down a body is drawn."""

LIGHT_SPLIT = 0.5
"""Units over which the light plane of a thing gives way to the dark one: a hard edge, smooth on the screen."""


class BustPen:
    """Collects shapes from back to front. Points are joined by smooth curves; a point written twice is a corner."""

    def __init__(self, head: HeadMeasures) -> None:
        self._shapes: list[str] = []
        self._edges: list[str] = []
        self._across = {
            "": 0.0,
            "h": 0.5 * head.turn,
            "m": head.middle,
            "j": 0.9 * head.turn,
            "n": head.side(-1, head.temple),
            "f": head.side(1, head.temple),
            "N": head.side(-1, head.cheek),
            "F": head.side(1, head.cheek),
        }
        self._down = {"": 0.0, "c": head.foot, "u": head.mouth, "d": FOOT}
        self._edge = (4.2 + head.turn, -26.0), (-0.4 + head.turn, 6.0)

    def at(self, points: Path, way: int = 1) -> list[Point]:
        """The points of a path; `way` is the side that is drawn, -1 the left, 1 the right."""
        if not isinstance(points, str):
            return list(points)
        sides = {"s": self._across["f" if way > 0 else "n"], "S": self._across["F" if way > 0 else "N"]}
        found: list[Point] = []
        for word in points.split():
            match = _POINT.fullmatch(word)
            assert match, word
            letter, part, aside, x, down, y, corner = match.groups()
            place = (
                (sides.get(letter) or self._across[letter]) * float(part or 1) + float(x or 0) * (way if aside else 1),
                self._down[down] + float(y or 0),
            )
            found += [place, place] if corner else [place]
        return found

    def fill(self, points: Path, colour: Colour, alpha: float = 1.0, smooth: bool = True, way: int = 1) -> None:
        """A shape in one colour."""
        self._shapes.append(f'<path d="{_closed(self.at(points, way), smooth)}" {_paint(colour, alpha)}/>')

    def form(
        self,
        points: Path,
        tone: Tone,
        edge: float | tuple[Point, Point] | None = None,
        smooth: bool = True,
        way: int = 1,
    ) -> None:
        """A shape lit from the left: dark to the right of `edge`, an x or two points of a line from the top down.

        Without an edge, it is that of the hair.
        """
        line = self._edge if edge is None else edge
        top, foot = line if isinstance(line, tuple) else ((line, 0.0), (line, 10.0))
        path = _closed(self.at(points, way), smooth)
        self._shapes.append(f'<path d="{path}" fill="{self._split(tone, top, foot)}"/>')

    def facet(self, points: Path, colour: Colour, alpha: float = 1.0, way: int = 1) -> None:
        """A shape with straight sides."""
        self.fill(points, colour, alpha, smooth=False, way=way)

    def line(self, points: Path, colour: Colour, width: float, alpha: float = 1.0, way: int = 1) -> None:
        """A smooth line through the points with round ends."""
        self._shapes.append(
            f'<path d="{_open(self.at(points, way))}" fill="none" stroke="#{_hex(colour)}" stroke-width="{width:.2f}"'
            f' stroke-opacity="{alpha:.2f}" stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def disc(self, centre: Point, radius: float, colour: Colour, alpha: float = 1.0, flat: float = 1.0) -> None:
        """An ellipse, `flat` times as high as it is wide."""
        self._shapes.append(
            f'<ellipse cx="{centre[0]:.2f}" cy="{centre[1]:.2f}" rx="{radius:.2f}" ry="{radius * flat:.2f}"'
            f" {_paint(colour, alpha)}/>"
        )

    def ball(self, centre: Point, radius: float, tone: Tone, flat: float = 1.0) -> None:
        """An ellipse lit from the left."""
        x, y = centre
        fill = self._split(tone, (x + radius * 0.35, y - radius), (x - radius * 0.05, y + radius))
        self._shapes.append(
            f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{radius:.2f}" ry="{radius * flat:.2f}" fill="{fill}"/>'
        )

    def lift(self, by: float) -> None:
        """Draw what follows higher by so much, until `settle`."""
        self._shapes.append(f'<g transform="translate(0 {-by:.2f})">')

    def settle(self) -> None:
        """Draw at the true height again."""
        self._shapes.append("</g>")

    def svg(self) -> str:
        """All shapes."""
        return "".join(self._edges) + "".join(self._shapes)

    def _split(self, tone: Tone, top: Point, foot: Point) -> str:
        """A paint that is light to the left of a line and dark to the right of it."""
        dx, dy = foot[0] - top[0], foot[1] - top[1]
        length = (dx * dx + dy * dy) ** 0.5
        across = (dy / length * LIGHT_SPLIT, -dx / length * LIGHT_SPLIT)
        name = f"e{len(self._edges)}"
        self._edges.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse"'
            f' x1="{top[0] - across[0]:.2f}" y1="{top[1] - across[1]:.2f}"'
            f' x2="{top[0] + across[0]:.2f}" y2="{top[1] + across[1]:.2f}"'
            f">{_stop(0.35, tone.light)}{_stop(0.65, tone.dark)}</linearGradient>"
        )
        return f"url(#{name})"


def _stop(place: float, colour: Colour) -> str:
    return f'<stop offset="{place}" stop-color="#{_hex(colour)}"/>'


def _hex(colour: Colour) -> str:
    return "{:02x}{:02x}{:02x}".format(*colour)


def _paint(colour: Colour, alpha: float) -> str:
    return f'fill="#{_hex(colour)}"' + (f' fill-opacity="{alpha:.2f}"' if alpha < 1 else "")


def _closed(points: list[Point], smooth: bool) -> str:
    """The outline of a shape that is filled. A curve back to its start isn't closed a second time: to find that there
    is nothing left to draw takes the rasteriser as long as to draw several curves.
    """
    if not smooth:
        return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
    count = len(points)
    return _curve([points[place % count] for place in range(-1, count + 2)])


def _open(points: Sequence[Point]) -> str:
    return _curve([points[0], *points, points[-1]])


def _curve(points: Sequence[Point]) -> str:
    """Through all points but the first and the last, which say whence the curve comes and where it goes."""
    path = [f"M{points[1][0]:.2f} {points[1][1]:.2f}"]
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:], strict=False):
        if start != end:
            path.append(
                f"C{start[0] + (end[0] - before[0]) / 6:.2f} {start[1] + (end[1] - before[1]) / 6:.2f}"
                f" {end[0] - (after[0] - start[0]) / 6:.2f} {end[1] - (after[1] - start[1]) / 6:.2f}"
                f" {end[0]:.2f} {end[1]:.2f}"
            )
    return "".join(path)
