"""What frames a chart: the bezel of brass with its bolts, the line of bars, and the words in their cartouche.

`u` is the pixels of a unit on a map whose hexes have sides of 37 units.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

import pygame

from sprites.maps.chart_signs import CHALK, ENGRAVED, SIDE, line
from sprites.paint import brush
from sprites.paint.materials import rounded, shaded
from sprites.paint.palette import BLACK, IVORY, WHITE, Colour, mix
from sprites.paint.theme import Theme

BEZEL, NEAT = 6.0, 6.0
"""Width of the brass around the chart, and of the line of black and ivory bars inside it."""
_BAR = 17.0
_BOLTS = 12.0, 7.0
"""Bolts in the corners of the bezel, and in the middles of its sides."""
_BRASS: tuple[Colour, Colour] = ((236, 196, 116), (126, 88, 42))
_PAPER: tuple[Colour, Colour] = ((228, 210, 166), (200, 176, 124))
_BROWN: Colour = (74, 40, 18)


class ChartWords(NamedTuple):
    """What is written on a chart: a title of two lines, what it is, and the length of its scale."""

    title: tuple[str, str]
    kind: str
    scale: str


def neat_line(size: tuple[int, int], u: float) -> list[str]:
    """Black and ivory bars around the chart."""
    width, height = size
    start, thick = BEZEL * u, NEAT * u
    shapes = []
    for long, other, is_level in ((width, height, True), (height, width, False)):
        room = long - 2 * (start + thick)
        count = max(3, round(room / (_BAR * u)) // 2 * 2 + 1)
        bar = room / count
        for near in (start, other - start - thick):
            for number in range(-1, count + 1):
                first = start if number < 0 else start + thick + number * bar
                last = start + thick if number < 0 else first + (bar if number < count else thick)
                colour = IVORY if number % 2 == 0 and number < count else (28, 20, 12)
                ends = [(first, near), (last, near), (last, near + thick), (first, near + thick)]
                points = ends if is_level else [(y, x) for x, y in ends]
                shapes.append(brush.polygon(points, mix(colour, (120, 90, 50), 0.12)))
    inner = start + thick
    frame = [
        (inner, inner),
        (width - inner, inner),
        (width - inner, height - inner),
        (inner, height - inner),
    ]
    return [*shapes, line(frame, BLACK, 1.1 * u, 0.7, fill="none")]


def lay_bezel(picture: pygame.Surface, u: float) -> None:
    """The brass frame, lit from the upper left, with its bolts."""
    width, height = picture.get_size()
    wide = max(2, round(BEZEL * u))
    frame = rounded(width, height, 5 * u, WHITE, 0, line=wide, edge=WHITE)
    frame = shaded(frame, [(0, mix(_BRASS[0], _BRASS[1], 0.25)), (0.5, mix(*_BRASS, 0.55)), (1, _BRASS[1])])
    picture.blit(frame, (0, 0))
    hair = max(1.0, 1.1 * u)
    for distance, colour, alpha in (
        (0.0, BLACK, 0.75),
        (1.2 * u, (255, 232, 176), 0.55),
        (wide - hair, BLACK, 0.6),
    ):
        step = round(distance)
        ring = rounded(
            width - 2 * step,
            height - 2 * step,
            5 * u - distance / 2,
            BLACK,
            0,
            line=hair,
            edge=colour,
            edge_alpha=alpha,
        )
        picture.blit(ring, (step, step))
    for large, places in (
        (_BOLTS[0], [(x, y) for x in (7 * u, width - 7 * u) for y in (7 * u, height - 7 * u)]),
        (
            _BOLTS[1],
            [
                (width / 2, 3 * u),
                (width / 2, height - 3 * u),
                (3 * u, height / 2),
                (width - 3 * u, height / 2),
            ],
        ),
    ):
        for number, place in enumerate(places):
            bolt = _bolt(large * u, number)
            picture.blit(bolt, bolt.get_rect(center=(round(place[0]), round(place[1]))))


def lay_words(theme: Theme, surface: pygame.Surface, rect: pygame.Rect, side: float, words: ChartWords) -> None:
    """Lay the cartouche in the upper right corner of a chart that covers `rect`, with hexes whose sides are `side`
    units, and write how long its scale is.
    """
    share = side / SIDE
    u = share * theme.s
    plate = theme.cached(("cartouche", words, side), lambda: _cartouche(theme, share, words))
    inside = round((BEZEL + NEAT + 4) * u)
    surface.blit(plate, plate.get_rect(topright=(rect.right - inside, rect.top + inside)))
    leagues = theme.text(words.scale, "aside", 13.5 * share, CHALK)
    surface.blit(leagues, leagues.get_rect(bottomleft=(rect.left + round(25 * u), rect.bottom - round(32 * u))))


def _cartouche(theme: Theme, share: float, words: ChartWords) -> pygame.Surface:
    """The plate with the title, and its shadow."""
    u = share * theme.s
    lines = [
        (theme.text(words.title[0], "title", 14 * share, _BROWN), 0.27),
        (theme.text(words.title[1], "title", 10.5 * share, _BROWN), 0.52),
        (theme.text(words.kind, "aside", 12 * share, _BROWN), 0.75),
    ]
    wide = max(96 * u, *(text.get_width() + 18 * u for text, _ in lines))
    paper = _paper((ceil(wide), ceil(64 * u)), u)
    room = ceil(4 * u)
    plate = pygame.Surface((paper.get_width() + room, paper.get_height() + room), pygame.SRCALPHA)
    plate.blit(_shade(paper, u), (round(1.5 * u), round(3 * u)))
    plate.blit(paper, (0, 0))
    for text, place in lines:
        middle = paper.get_width() // 2, round(paper.get_height() * place)
        plate.blit(text, text.get_rect(center=middle))
    return plate


def _bolt(side: float, turn: int) -> pygame.Surface:
    """A brass bolt with a slot."""
    pixels = max(4, ceil(side))
    half = pixels * 1.5
    slot = pygame.Vector2(half * 0.62, 0).rotate(35 + 47 * turn)
    shapes = [
        brush.ellipse((half, half * 1.08), (half, half * 0.92), BLACK, 0.5),
        brush.ellipse((half, half), (half * 0.92, half * 0.92), (52, 34, 14)),
        brush.ellipse((half, half), (half * 0.82, half * 0.82), _BRASS[1]),
        brush.ellipse((half * 0.92, half * 0.90), (half * 0.70, half * 0.70), mix(*_BRASS, 0.35)),
        brush.ellipse((half * 0.82, half * 0.76), (half * 0.42, half * 0.38), _BRASS[0], 0.75),
        brush.stroke([(half - slot.x, half - slot.y), (half + slot.x, half + slot.y)], (48, 30, 12), half * 0.2),
    ]
    return pygame.transform.smoothscale(brush.vector((3 * pixels, 3 * pixels), shapes), (pixels, pixels))


def _paper(size: tuple[int, int], u: float) -> pygame.Surface:
    """A plate of paper with scrolled corners and a double line."""
    width, height = size
    face = shaded(
        brush.vector(size, [_scrolled(width, height, 0.5 * u, u, "#fff", "none", 0)]),
        [(0, _PAPER[0]), (1, _PAPER[1])],
    )
    lines = [
        _scrolled(width, height, 1.1 * u, u, "none", brush.css(ENGRAVED), 1.8 * u),
        _scrolled(width, height, 6.0 * u, u, "none", brush.css(ENGRAVED), 0.7 * u),
    ]
    face.blit(brush.vector(size, lines), (0, 0))
    return face


def _scrolled(width: float, height: float, inside: float, u: float, fill: str, ink: str, thick: float) -> str:
    """A rectangle whose corners are scooped and whose sides swell, so far inside."""
    left, top, right, bottom = inside, inside + 5 * u, width - inside, height - inside - 5 * u
    scoop, across, down, dent, swell = 9 * u, width / 2, height / 2, 4 * u, 5 * u
    curves = (
        (across - scoop, top, across, top - swell), (across + scoop, top, right - scoop, top),
        (right, top, right, top + scoop), (right, down - scoop, right - dent, down),
        (right, down + scoop, right, bottom - scoop), (right, bottom, right - scoop, bottom),
        (across + scoop, bottom, across, bottom + swell), (across - scoop, bottom, left + scoop, bottom),
        (left, bottom, left, bottom - scoop), (left, down + scoop, left + dent, down),
        (left, down - scoop, left, top + scoop), (left, top, left + scoop, top),
    )  # fmt: skip
    turns = "".join(f"Q{x:.1f} {y:.1f} {to_x:.1f} {to_y:.1f}" for x, y, to_x, to_y in curves)
    path = f"M{left + scoop:.1f} {top:.1f}{turns}Z"
    return f'<path d="{path}" fill="{fill}" stroke="{ink}" stroke-width="{thick:.2f}"/>'


def _shade(shape: pygame.Surface, u: float) -> pygame.Surface:
    """The shadow of a shape, as large as it."""
    shadow = shape.copy()
    shadow.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.gaussian_blur(shadow, max(1, round(2.5 * u)))
