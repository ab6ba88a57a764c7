"""The buttons of a gamepad as they are shown on buttons of the screen: plain shapes of our own, in the ink of the words
beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from sprites.paint import brush
from sprites.paint.materials import KEY_CAP_HEIGHT, is_dark, rounded
from sprites.paint.palette import BLACK, WHITE, Colour
from sprites.paint.theme import Theme

LINE = 7.0
"""How thick lines are, of 100."""
DIM = 0.45
"""How strongly what is not meant of a d-pad or a stick is drawn."""
TURNED = {"up": 0.0, "right": 90.0, "down": 180.0, "left": 270.0}
GAP = 2.0
"""Units between a button and the one that is held with it."""

Point = tuple[float, float]


def pad_cap(theme: Theme, signs: Sequence[tuple[str, str]], size: float, ink: Colour) -> pygame.Surface:
    """Buttons side by side, each a shape and what is printed on it; `size` is that of letters beside it."""

    def draw() -> pygame.Surface:
        high = max(theme.px(KEY_CAP_HEIGHT), round(theme.text("A", "name", size, ink).get_height() * 0.94))
        faces = [_face(theme, shape, printed, high, size, ink) for shape, printed in signs]
        gap = theme.px(GAP)
        cap = pygame.Surface((sum(each.get_width() + gap for each in faces) - gap, high), pygame.SRCALPHA)
        left = 0
        for face in faces:
            cap.blit(face, (left, 0))
            left += face.get_width() + gap
        return cap

    return theme.cached(("pad cap", tuple(signs), size, ink), draw)


def _face(theme: Theme, shape: str, printed: str, high: int, size: float, ink: Colour) -> pygame.Surface:
    if shape == "pill":
        return _pill(theme, printed, high, size, ink)
    ground = [brush.ellipse((50, 50), (47, 47), WHITE if is_dark(ink) else BLACK, 0.33)]
    face = brush.fine_vector(
        (high, high), [*(ground if shape not in ("d-pad",) else []), *_shapes(shape, printed, ink)]
    )
    if shape == "ring":
        letter = theme.text(printed, "name", size * (0.86 if len(printed) == 1 else 0.62), ink)
        face.blit(letter, letter.get_rect(center=(high / 2, high / 2)))
    return face


def _pill(theme: Theme, printed: str, high: int, size: float, ink: Colour) -> pygame.Surface:
    """A shoulder: a plate with round ends."""
    letters = theme.text(printed, "name", size * 0.86, ink)
    line = max(1.0, high * LINE / 100)
    face = rounded(
        letters.get_width() + theme.px(10), high, high / 2, WHITE if is_dark(ink) else BLACK, 0.33, line=line, edge=ink
    )
    face.blit(letters, letters.get_rect(center=face.get_rect().center))
    return face


def _shapes(shape: str, printed: str, ink: Colour) -> list[str]:
    """What is drawn in a box of 100 by 100."""
    match shape:
        case "ring":
            return [_circle(44, ink)]
        case "cross":
            return [
                _circle(44, ink),
                brush.stroke([(33, 33), (67, 67)], ink, 9),
                brush.stroke([(67, 33), (33, 67)], ink, 9),
            ]
        case "circle":
            return [_circle(44, ink), _circle(20, ink, 9)]
        case "square":
            return [_circle(44, ink), _closed([(33, 33), (67, 33), (67, 67), (33, 67)], ink)]
        case "triangle":
            return [_circle(44, ink), _closed([(50, 26), (71, 62), (29, 62)], ink)]
        case "menu":
            return [_circle(44, ink), *(brush.stroke([(31, y), (69, y)], ink, LINE) for y in (36, 50, 64))]
        case "view":
            return [
                _circle(44, ink), _closed([(30, 30), (58, 30), (58, 55), (30, 55)], ink, LINE),
                brush.stroke([(66, 44), (70, 44), (70, 69), (43, 69), (43, 63)], ink, LINE),
            ]  # fmt: skip
        case "d-pad":
            arms = [_turned([(36, 36), (36, 8), (64, 8), (64, 36), (50, 50)], each) for each in TURNED]
            return [
                brush.polygon(arm, ink, 1.0 if way == printed else DIM) for arm, way in zip(arms, TURNED, strict=True)
            ]
        case _:
            arrow = _turned([(50, 6), (66, 28), (34, 28)], printed)
            return [_circle(44, ink, 5, DIM), brush.ellipse((50, 50), (17, 17), ink, 0.8), brush.polygon(arrow, ink)]


def _turned(points: list[Point], way: str) -> list[Point]:
    """Points that lie upwards, turned around the middle."""
    angle = TURNED[way] * pi / 180
    return [
        (50 + (x - 50) * cos(angle) - (y - 50) * sin(angle), 50 + (x - 50) * sin(angle) + (y - 50) * cos(angle))
        for x, y in points
    ]


def _closed(points: list[Point], ink: Colour, width: float = 9.0) -> str:
    return brush.stroke([*points, points[0], points[1]], ink, width)


def _circle(radius: float, ink: Colour, width: float = LINE, alpha: float = 1.0) -> str:
    around = [(50 + radius * cos(n * pi / 24), 50 + radius * sin(n * pi / 24)) for n in range(49)]
    return brush.stroke(around, ink, width, alpha)
