"""The pieces that lie about on the table of the menu: some of the game played last, workers, dice and coins."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians

import pygame

from scenes.setup.spread import Sample, Spread
from scenes.window.layout import Look
from sprites import brush, light, palette, turn
from sprites.die import DiePainter
from sprites.die_faces import PIPS
from sprites.die_shadow import DieShadow
from sprites.standing_box import SLOPE
from sprites.theme import CANVAS, Theme
from sprites.tokens import worker_token

Point = tuple[float, float]

SPOTS: Sequence[tuple[Point, float]] = (
    ((-548, 62), 17),
    ((-462, 78), -9),
    ((-536, 116), -24),
    ((556, 112), 22),
)
"""Where pieces of the game lie, from the middle of the table's front edge of what stands on it, and their angles."""

HIGH = 190.0
"""How tall a piece of the game is before the table's slope makes it flatter, in units."""

WORKERS = (((428, 40), 1), ((462, 52), 2), ((424, 72), 3))
DICE = (((478, 98), 5, 20.0), ((528, 46), 1, -32.0))
TOKENS = (
    ("gold", (426, 114), 28),
    ("gold", (452, 130), 28),
    ("stone", (584, 46), 28),
    ("food", (610, 62), 28),
)


def lay_loose_pieces(theme: Theme, surface: pygame.Surface, foot: float, spread: Spread) -> None:
    """Lay pieces of a game and what belongs to none, above the rail; foot: where on the canvas things stand."""
    for (spot, angle), sample in zip(SPOTS, spread.pieces, strict=False):
        _lay(theme, surface, _lying(theme, sample, spread.size[1], angle), _pixel(theme, foot, spot))
    for spot, colour in WORKERS:
        token = worker_token(theme, palette.PLAYERS[colour].colour, 38)
        _lay(theme, surface, token, _pixel(theme, foot, spot))
    for spot, number, angle in DICE:
        _lay_die(theme, surface, _pixel(theme, foot, spot), number, angle)
    for glyph, spot, size in TOKENS:
        _lay(theme, surface, theme.glyph(glyph, size), _pixel(theme, foot, spot))


def _pixel(theme: Theme, foot: float, spot: Point) -> tuple[int, int]:
    return theme.rect(CANVAS[0] / 2 + spot[0], foot + spot[1], 1, 1).topleft


def _lay(theme: Theme, surface: pygame.Surface, piece: pygame.Surface, centre: tuple[int, int]) -> None:
    soft, offset = light.shadow(theme, piece, "stacked")
    corner = piece.get_rect(center=centre).topleft
    surface.blit(soft, (corner[0] + offset[0], corner[1] + offset[1]))
    surface.blit(piece, corner)


def _lying(theme: Theme, sample: Sample, high: float, angle: float) -> pygame.Surface:
    """A piece as it lies on the sloping table; `high` is its height in play."""
    look: Look = sample.look

    def draw() -> pygame.Surface:
        scale = theme.s * HIGH / high
        larger = Theme((round(CANVAS[0] * scale), round(CANVAS[1] * scale)), posters=theme.posters)
        tilted = brush.tilted(look.surface(larger), angle)
        width, height = tilted.get_size()
        return pygame.transform.smoothscale(tilted, (width, round(height * SLOPE)))

    return theme.cached(("loose", look, high, angle), draw)


def _lay_die(
    theme: Theme, surface: pygame.Surface, centre: tuple[int, int], number: int, angle: float
) -> None:
    edge = float(theme.px(36))
    surface.blit(*DieShadow(edge).picture(centre, 0))
    lying = turn.then(PIPS.shape.lying(number), turn.about(turn.UP, radians(angle)))
    picture = DiePainter(edge).picture(PIPS, lying, centre)
    surface.blit(picture.surface, picture.corner)
