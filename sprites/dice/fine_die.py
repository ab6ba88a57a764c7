"""Large dice: every side is shaded from patch to patch, edges are round, and what is printed is sunk into the face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt

import pygame

from sprites.dice.die import TO_EYE, TO_LIGHT, DiePainter, PrintedFace, dot, seen_by_die
from sprites.dice.die_faces import DieStyle, Outline, Print
from sprites.dice.die_shape import DieFace, DieShape
from sprites.dice.die_solid import Patch, Solid, mixed, rounded_solid, unit
from sprites.paint.palette import WHITE, Colour, mix
from sprites.things.turn import Rows, Vector

_ROUNDING, _BENDS, _CELLS = 1.5, 2, 4
"""How much rounder than small dice, the bends on each side of an edge, and the cells along a side of a face."""
_SOFT = 0.03
"""How far, in edges, the tones of patches run into each other: without it one would see every patch."""

_LAMP, _EYE = 5.0, 9.0
"""How far away the lamp and the eye are, in half edges of a cube: near enough for a face to be brighter at one end."""
_AMBIENT, _SKY, _DIFFUSE = 0.46, 0.08, 0.52
_GLOSS, _TIGHTNESS = 96.0, 26
_FOOT, _FOOT_FROM = 0.7, 0.4
"""How bright it is at its foot, where the cloth takes the light away, and the height from which it is not darkened."""
_BOUNCE: Vector = (16.0, 5.0, 4.0)
"""What the cloth throws back at what looks down to it."""

_RIM, _RIM_LIGHT = 0.045, 0.75
"""How far the lit rim of what is sunk lies off, and how much of white it has."""
_FLOOR, _FLOOR_OFF, _FLOOR_LIGHT = 0.76, 0.06, 0.1
"""The bottom of a pip: its size, how far it lies off, and how much lighter it is."""

_Cell = tuple[Vector, Vector, tuple[int, ...]]
"""Where a patch looks, its middle, and its corners as numbers of points."""


class FineDiePainter(DiePainter):
    """Paints large dice; it takes some milliseconds a picture, so only one is thrown at a time."""

    def _solid(self, shape: DieShape) -> Solid:
        return _fine_solid(shape)

    def _draw_body(
        self, sketch: pygame.Surface, body: Colour, solid: Solid, matrix: Rows, points: list[tuple[float, float]]
    ) -> None:
        to_eye = seen_by_die(TO_EYE, matrix)
        lamp, eye = _times(seen_by_die(TO_LIGHT, matrix), _LAMP), _times(to_eye, _EYE)
        up = matrix[2]
        for (normal, middle, corners), low in zip(_cells(solid), _heights(solid, up), strict=True):
            if dot(normal, to_eye) <= 0:
                continue
            light = _towards(middle, lamp)
            half = unit(_sum(light, _towards(middle, eye)))
            share = _FOOT + (1 - _FOOT) * min(1.0, max(0.0, low / _FOOT_FROM))
            height = dot(normal, up)
            bright = (_AMBIENT + _SKY * height + _DIFFUSE * max(0.0, dot(normal, light))) * share
            gloss = _GLOSS * max(0.0, dot(normal, half)) ** _TIGHTNESS
            below = max(0.0, 0.4 - height) * share
            red, green, blue = (
                min(255, max(0, round(part * bright + gloss + bounce * below)))
                for part, bounce in zip(body, _BOUNCE, strict=True)
            )
            pygame.draw.polygon(sketch, (red, green, blue), [points[corner] for corner in corners])
        coarse = max(1.0, _SOFT * self.edge * self._fineness)
        wide, high = sketch.get_size()
        small = pygame.transform.smoothscale(sketch, (max(2, round(wide / coarse)), max(2, round(high / coarse))))
        blurred = pygame.transform.smoothscale(small, (wide, high))  # takes a tenth of the time of a blur
        sketch.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)  # its outline stays sharp
        sketch.blit(blurred, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _print(
        self, sketch: pygame.Surface, style: DieStyle, face: DieFace, marks: Print, place: PrintedFace, to_light: Vector
    ) -> None:
        light = _AMBIENT + _SKY + _DIFFUSE * max(0.0, dot(face.outward, to_light))
        # The far wall of what is sunk is lit, seen from where the light comes on this face, the near one is not.
        lit = dot(face.right, to_light), dot(face.up, to_light)

        def draw(colour: Colour, outline: Outline, off: float = 0.0) -> None:
            moved = tuple((x - off * lit[0], y - off * lit[1]) for x, y in outline)
            red, green, blue = (min(255, round(part * light)) for part in colour)
            pygame.draw.polygon(sketch, (red, green, blue), place.spots(moved))

        for _, outline in marks:
            draw(mix(style.body, WHITE, _RIM_LIGHT), outline, _RIM)
        for colour, outline in marks:
            draw(colour, outline)
            if style.is_sunk:
                draw(mix(colour, WHITE, _FLOOR_LIGHT), _smaller(outline, _FLOOR), _FLOOR_OFF)


@lru_cache(maxsize=8)
def _fine_solid(shape: DieShape) -> Solid:
    """The rounded solid of a shape, its faces cut into cells."""
    solid = rounded_solid(shape.corners, shape.loops, shape.rounding * _ROUNDING, _BENDS)
    points, patches = list(solid.points), list[Patch]()
    for patch in solid.patches[: len(shape.loops)]:
        patches.append(patch)  # below its cells, so that no gap is left between them and the edge
        for cell in _cut([solid.points[corner] for corner in patch.corners]):
            patches.append(Patch(patch.normal, tuple(range(len(points), len(points) + len(cell)))))
            points += cell
    return Solid(tuple(points), (*patches, *solid.patches[len(shape.loops) :]))


def _cut(corners: Sequence[Vector]) -> Iterator[list[Vector]]:
    """A face as four-cornered cells; of a triangle two corners are the same."""
    a, b, c, d = (*corners, corners[-1])[:4]

    def at(across: int, down: int) -> Vector:
        u, v = across / _CELLS, down / _CELLS
        shares = ((1 - u) * (1 - v), a), (u * (1 - v), b), (u * v, c), ((1 - u) * v, d)
        return mixed(shares)

    for across in range(_CELLS):
        for down in range(_CELLS):
            yield [at(across, down), at(across + 1, down), at(across + 1, down + 1), at(across, down + 1)]


@lru_cache(maxsize=8)
def _cells(solid: Solid) -> list[_Cell]:
    found = list[_Cell]()
    for normal, corners in solid.patches:
        x, y, z = (sum(solid.points[corner][axis] for corner in corners) / len(corners) for axis in range(3))
        found.append((normal, (x, y, z), corners))
    return found


def _heights(solid: Solid, up: Vector) -> list[float]:
    """How high the middle of every patch lies over the lowest point, in edges of a cube."""
    lowest = min(dot(point, up) for point in solid.points)
    return [(dot(middle, up) - lowest) / 2 for _, middle, _ in _cells(solid)]


def _smaller(outline: Outline, share: float) -> Outline:
    """An outline drawn together around its middle."""
    x, y = (sum(spot[axis] for spot in outline) / len(outline) for axis in range(2))
    return tuple((x + (a - x) * share, y + (b - y) * share) for a, b in outline)


def _times(vector: Vector, number: float) -> Vector:
    return vector[0] * number, vector[1] * number, vector[2] * number


def _sum(one: Vector, other: Vector) -> Vector:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _towards(start: Vector, end: Vector) -> Vector:
    x, y, z = end[0] - start[0], end[1] - start[1], end[2] - start[2]
    length = sqrt(x * x + y * y + z * z)
    return x / length, y / length, z / length
