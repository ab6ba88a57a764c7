"""Draws dice: solids with rounded edges, lit from the upper left, seen from 27 degrees in front of straight above."""

from math import ceil, cos, floor, radians, sin
from typing import NamedTuple

import pygame

from sprites.dice.die_faces import DieStyle, Outline, Print
from sprites.dice.die_shape import DieFace, DieShape
from sprites.dice.die_solid import Solid, unit
from sprites.paint.palette import Colour
from sprites.things.turn import Rows, Turn, Vector, rows

_TILT = radians(27)
NEARER, RISE = cos(_TILT), sin(_TILT)
"""What a step towards the player and a step up from the cloth become on the screen."""

TO_LIGHT = unit((-0.52, -0.16, 0.84))
TO_EYE: Vector = (0.0, RISE, NEARER)
"""Where the light comes from, and where the player sits."""
_TO_GLINT = unit((TO_LIGHT[0], TO_LIGHT[1] + RISE, TO_LIGHT[2] + NEARER))
_AMBIENT, _DIFFUSE = 0.50, 0.50
_GLOSS, _TIGHTNESS, _GLINT_FROM = 48, 18, 0.8

_LONGEST = 1.9
"""No picture is wider or higher than so many edges."""
EDGE_ON = 0.03
"""A face turned so far away (cosine) shows nothing of what is printed on it."""
_FINE_UP_TO, _ROUNDER_FROM = 56, 80
"""Edges in pixels: small dice are sketched three times as large as shown, the others twice; large ones are rounder."""


class DiePicture(NamedTuple):
    """A painted die and the pixel where its upper left corner belongs."""

    surface: pygame.Surface
    corner: tuple[int, int]


class PrintedFace(NamedTuple):
    """A face as it is printed on: where its middle lies in the sketch, and where its right and its up go there."""

    middle: tuple[float, float]
    right: tuple[float, float]
    up: tuple[float, float]

    def spots(self, outline: Outline) -> list[tuple[float, float]]:
        """The corners of a shape in the sketch."""
        (left, top), right, up = self
        return [(left + x * right[0] + y * up[0], top + x * right[1] + y * up[1]) for x, y in outline]


class DiePainter:
    """Paints dice of one size; `edge` is the length of a cube's edge in pixels."""

    def __init__(self, edge: float) -> None:
        self.edge = edge
        self._fineness = 3 if edge <= _FINE_UP_TO else 2
        self._bends = 2 if edge >= _ROUNDER_FROM else 1
        self._sketch = pygame.Surface(((ceil(edge * _LONGEST) + 2) * self._fineness,) * 2, pygame.SRCALPHA)

    def picture(self, style: DieStyle, turn: Turn, centre: tuple[float, float]) -> DiePicture:
        """A die turned like this, on a transparent ground, its centre exact to a part of a pixel."""
        matrix = rows(turn)
        solid = self._solid(style.shape)
        points = self._screen_points(solid, matrix)
        left = floor(centre[0] + min(x for x, _ in points))
        top = floor(centre[1] + min(y for _, y in points))
        fine = self._fineness
        middle_x, middle_y = fine * (centre[0] - left), fine * (centre[1] - top)
        points = [(middle_x + fine * x, middle_y + fine * y) for x, y in points]
        width = ceil(max(x for x, _ in points) / fine) + 1
        height = ceil(max(y for _, y in points) / fine) + 1
        used = self._sketch.subsurface((0, 0, width * fine, height * fine))
        used.fill((*_shaded(style.body, _AMBIENT), 0))
        self._draw_body(used, style.body, solid, matrix, points)
        self._draw_prints(used, style, matrix, (middle_x, middle_y))
        return DiePicture(pygame.transform.smoothscale(used, (width, height)), (left, top))

    def _solid(self, shape: DieShape) -> Solid:
        """Its surface as it is drawn."""
        return shape.solid(self._bends)

    def _screen_points(self, solid: Solid, matrix: Rows) -> list[tuple[float, float]]:
        """The points of the die in pixels from its centre."""
        (a, b, c), (d, e, f) = screen_axes(matrix, self.edge / 2)
        return [(x * a + y * b + z * c, x * d + y * e + z * f) for x, y, z in solid.points]

    def _draw_body(
        self,
        sketch: pygame.Surface,
        body: Colour,
        solid: Solid,
        matrix: Rows,
        points: list[tuple[float, float]],
    ) -> None:
        """Draw every patch that can be seen. The products are spelled out, as most of a die's time is spent here."""
        eye_x, eye_y, eye_z = seen_by_die(TO_EYE, matrix)
        light_x, light_y, light_z = seen_by_die(TO_LIGHT, matrix)
        glint_x, glint_y, glint_z = seen_by_die(_TO_GLINT, matrix)
        for (x, y, z), corners in solid.patches:
            if x * eye_x + y * eye_y + z * eye_z > 0:
                glint = x * glint_x + y * glint_y + z * glint_z
                colour = _shaded(
                    body,
                    _brightness(x * light_x + y * light_y + z * light_z),
                    _GLOSS * glint**_TIGHTNESS if glint > _GLINT_FROM else 0.0,
                )
                pygame.draw.polygon(sketch, colour, [points[corner] for corner in corners])

    def _draw_prints(self, sketch: pygame.Surface, style: DieStyle, matrix: Rows, middle: tuple[float, float]) -> None:
        """Draw what is printed on the faces that can be seen."""
        to_eye, to_light = seen_by_die(TO_EYE, matrix), seen_by_die(TO_LIGHT, matrix)
        across, down = screen_axes(matrix, self.edge / 2 * self._fineness)
        distance = style.shape.distance
        for face, marks in zip(style.shape.faces, style.prints, strict=True):
            if dot(face.outward, to_eye) > EDGE_ON:
                out, right, up = ((dot(axis, across), dot(axis, down)) for axis in face)
                place = PrintedFace((middle[0] + distance * out[0], middle[1] + distance * out[1]), right, up)
                self._print(sketch, style, face, marks, place, to_light)

    def _print(
        self, sketch: pygame.Surface, style: DieStyle, face: DieFace, marks: Print, place: PrintedFace, to_light: Vector
    ) -> None:
        """Draw what is printed on one face."""
        light = _brightness(dot(face.outward, to_light))
        for colour, outline in marks:
            pygame.draw.polygon(sketch, _shaded(colour, light), place.spots(outline))


def screen_axes(matrix: Rows, size: float) -> tuple[Vector, Vector]:
    """How far a step along each of a die's own axes, `size` pixels long, goes across and down the screen."""
    (a, b, c), (near_x, near_y, near_z), (up_x, up_y, up_z) = matrix
    near, rise = NEARER * size, RISE * size
    return (
        (a * size, b * size, c * size),
        (near * near_x - rise * up_x, near * near_y - rise * up_y, near * near_z - rise * up_z),
    )


def _brightness(towards_light: float) -> float:
    """How bright a surface is that looks towards the light with this cosine."""
    return _AMBIENT + _DIFFUSE * towards_light if towards_light > 0 else _AMBIENT


def dot(one: Vector, other: Vector) -> float:
    """How far one direction goes along the other."""
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def seen_by_die(direction: Vector, matrix: Rows) -> Vector:
    """A direction of the table in the die's own axes."""
    x, y, z = direction
    a, b, c = (x * right + y * down + z * up for right, down, up in zip(*matrix, strict=True))
    return a, b, c


def _shaded(colour: Colour, light: float, gloss: float = 0.0) -> Colour:
    red, green, blue = colour
    return (
        min(255, int(red * light + gloss)),
        min(255, int(green * light + gloss)),
        min(255, int(blue * light + gloss)),
    )
