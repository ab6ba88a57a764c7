"""Dice that show signs instead of pips: gold, stone, food, books and strength, one to three of them on a face."""

from collections.abc import Sequence
from math import cos, pi, radians, sin

from sprites.dice.die_faces import WHITE_BODY, DieMark, DieStyle, Outline, Print, disc
from sprites.paint.palette import Colour

_INK: Colour = (40, 26, 16)
_IVORY: Colour = (250, 243, 226)
_HALO = 1.16
"""The ivory border that keeps a sign readable on a coloured die, as a multiple of the sign's own size."""

_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.62, ((0.0, 0.0),)),
    2: (0.42, ((-0.43, 0.43), (0.43, -0.43))),
    3: (0.38, ((0.0, 0.44), (-0.46, -0.42), (0.46, -0.42))),
}
"""Size of a sign and where the signs are, by how many a face shows."""


def sign_die(body: Colour, faces: Sequence[tuple[str, int]]) -> DieStyle:
    """A die with a (sign, how many) on each of its faces 1 to 6.

    The signs are those of SIGNS, one to three of them fit on a face; anything else raises KeyError.
    """
    return DieStyle(body, tuple(_face(sign, number, body != WHITE_BODY) for sign, number in faces))


ORANGE_BODY: Colour = (232, 135, 30)
BLUE_BODY: Colour = (43, 98, 200)
RED_BODY: Colour = (190, 36, 23)


def _face(sign: str, number: int, with_halo: bool) -> Print:
    size, places = _PLACES[number]
    marks = SIGNS[sign]
    if with_halo:
        border = tuple((x * _HALO, y * _HALO) for x, y in marks[0].outline)
        marks = (DieMark(_IVORY, border), *marks)
    return tuple(
        DieMark(colour, tuple((x + size * a, y + size * b) for a, b in outline))
        for x, y in places
        for colour, outline in marks
    )


def _grain(x: float, y: float, lean: float) -> Outline:
    """A grain of an ear, leaning by so many degrees to the right."""
    along, across = sin(radians(lean)), cos(radians(lean))
    corners = ((0.19 * cos(pi * step / 4), 0.30 * sin(pi * step / 4)) for step in range(8))
    return tuple((x + a * across + b * along, y - a * along + b * across) for a, b in corners)


def _flipped(outline: Outline) -> Outline:
    return tuple((-x, y) for x, y in outline)


def _gold() -> Print:
    diamond = ((0.0, 0.36), (0.26, 0.0), (0.0, -0.36), (-0.26, 0.0))
    return (
        DieMark(_INK, disc(0, 0, 1.0, 18)),
        DieMark((228, 168, 32), disc(0, 0, 0.86, 18)),
        DieMark((250, 214, 88), disc(0, 0, 0.62, 16)),
        DieMark((150, 92, 14), diamond),
    )


def _stone() -> Print:
    top, upper, lower, bottom = (0.0, 0.86), (0.75, 0.43), (0.75, -0.43), (0.0, -0.86)
    left_upper, left_lower, middle = (-0.75, 0.43), (-0.75, -0.43), (0.0, 0.0)
    outer: Outline = ((0.0, 1.04), (0.9, 0.52), (0.9, -0.52), (0.0, -1.04), (-0.9, -0.52), (-0.9, 0.52))
    return (
        DieMark(_INK, outer),
        DieMark((244, 246, 250), (top, upper, middle, left_upper)),
        DieMark((206, 212, 224), (left_upper, middle, bottom, left_lower)),
        DieMark((160, 170, 188), (upper, lower, bottom, middle)),
    )


def _food() -> Print:
    right: Outline = (
        (0.0, 1.08),
        (0.28, 0.84),
        (0.62, 0.6),
        (0.7, 0.2),
        (0.62, -0.5),
        (0.2, -0.74),
        (0.14, -1.06),
    )
    back = right + tuple((-x, y) for x, y in reversed(right) if x)
    pairs = [_grain(0.31, height, 32) for height in (0.34, -0.02, -0.38)]
    stalk: Outline = ((0.05, -0.4), (0.05, -0.96), (-0.05, -0.96), (-0.05, -0.4))
    grains = [_grain(0.0, 0.68, 0), *pairs, *(_flipped(grain) for grain in pairs)]
    return (
        DieMark(_INK, back),
        DieMark((150, 172, 36), stalk),
        *(DieMark((198, 216, 66), grain) for grain in grains),
    )


def _books() -> Print:
    cover: Outline = ((-1.06, 0.68), (0.0, 0.5), (1.06, 0.68), (1.06, -0.62), (0.0, -0.84), (-1.06, -0.62))
    board: Outline = ((-0.94, 0.54), (0.0, 0.36), (0.94, 0.54), (0.94, -0.52), (0.0, -0.72), (-0.94, -0.52))
    page: Outline = ((0.05, 0.4), (0.45, 0.58), (0.82, 0.56), (0.82, -0.38), (0.45, -0.36), (0.05, -0.54))
    lines: tuple[Outline, ...] = tuple(
        (
            (0.17, y - 0.02),
            (0.46, y + 0.1),
            (0.7, y + 0.09),
            (0.7, y + 0.0),
            (0.46, y + 0.01),
            (0.17, y - 0.11),
        )
        for y in (0.26, -0.02, -0.3)
    )
    sheets = [DieMark(_IVORY, page), *(DieMark((120, 140, 170), line) for line in lines)]
    mirrored = [DieMark(colour, _flipped(outline)) for colour, outline in sheets]
    return DieMark(_INK, cover), DieMark((72, 132, 220), board), *sheets, *mirrored


def _strength() -> Print:
    half: Outline = ((0.0, 1.0), (0.46, 0.88), (0.9, 0.9), (0.88, 0.1), (0.6, -0.56), (0.0, -1.04))
    shield = half + tuple((-x, y) for x, y in reversed(half[1:-1]))
    inner = tuple((x * 0.84, y * 0.84) for x, y in shield)
    blade: Outline = ((0.0, 0.66), (0.1, 0.5), (0.1, -0.2), (-0.1, -0.2), (-0.1, 0.5))
    guard: Outline = ((-0.34, -0.16), (0.34, -0.16), (0.34, -0.32), (-0.34, -0.32))
    grip: Outline = ((-0.08, -0.3), (0.08, -0.3), (0.08, -0.62), (-0.08, -0.62))
    return (
        DieMark(_INK, shield),
        DieMark((210, 52, 40), inner),
        *(DieMark(_IVORY, part) for part in (blade, guard, grip)),
    )


SIGNS: dict[str, Print] = {
    "gold": _gold(),
    "stone": _stone(),
    "food": _food(),
    "books": _books(),
    "strength": _strength(),
}
"""The signs, each reaching from -1 to 1 with its dark outline first."""
