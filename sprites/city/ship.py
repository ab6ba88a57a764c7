"""A merchant's ship under sail."""

from __future__ import annotations

from collections.abc import Sequence

from sprites.paint import brush
from sprites.paint.palette import BLACK, INK, IVORY, WHITE, Colour, mix

Point = tuple[float, float]


def ship(at: Point, wide: float, colour: Colour, heads_east: bool) -> list[str]:
    """A merchant's ship of this width that floats there, under the colours of its nation; all in pixels."""
    x, y = at
    way = 1 if heads_east else -1

    def on(points: Sequence[Point]) -> list[Point]:
        return [(x + way * across * wide, y - up * wide) for across, up in points]

    hull = [(-0.5, 0.1), (-0.42, -0.12), (0.34, -0.12), (0.56, 0.12), (0.3, 0.06), (-0.3, 0.06)]
    sails = (
        ([(-0.34, 0.14), (-0.3, 0.62), (-0.02, 0.5), (0.02, 0.16)], IVORY),
        ([(0.02, 0.14), (0.02, 0.74), (0.38, 0.56), (0.44, 0.18)], mix(IVORY, colour, 0.12)),
    )
    shapes = [
        brush.ellipse((x, y + 0.13 * wide), (0.6 * wide, 0.09 * wide), (12, 40, 50), 0.5),
        brush.stroke(on([(-0.16, 0.05), (-0.16, 0.7)]), INK, max(1.0, 0.035 * wide)),
        brush.stroke(on([(0.1, 0.05), (0.1, 0.88)]), INK, max(1.0, 0.035 * wide)),
    ]
    for sail, tone in sails:
        shapes.append(brush.polygon(on(sail), tone))
        half = [
            (sail[0][0] * 0.5 + sail[3][0] * 0.5, sail[0][1]),
            (sail[1][0] * 0.5 + sail[2][0] * 0.5, sail[1][1] * 0.55 + sail[2][1] * 0.45),
        ]
        shapes.append(brush.polygon(on([*half, sail[2], sail[3]]), BLACK, 0.14))
    shapes += [
        brush.polygon(on([(0.06, 0.42), (0.4, 0.36), (0.42, 0.26), (0.05, 0.3)]), colour),
        brush.polygon(on([(0.1, 0.9), (-0.16, 0.84), (0.1, 0.78)]), colour),
        brush.polygon(on(hull), (86, 50, 26)),
        brush.polygon(on([(-0.47, 0.03), (0.46, 0.05), (0.43, 0.0), (-0.45, -0.03)]), colour),
        brush.stroke(on([(0.4, -0.12), (0.62, -0.08)]), WHITE, max(1.0, 0.04 * wide), 0.7),
    ]
    return shapes
