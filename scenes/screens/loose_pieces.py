"""The pieces that lie about on the table of the menu: some of the game played last, workers, dice and coins."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians

import pygame

from scenes import ui
from scenes.setup.spread import GameSpread, Sample
from sprites.dice.die import DiePainter
from sprites.dice.die_faces import PIPS
from sprites.dice.die_shadow import DieShadow
from sprites.paint import brush, light, palette
from sprites.things import turn
from sprites.things.standing_box import SLOPE
from sprites.things.tokens import worker_token

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

REACH = (110.0, 320.0)
"""How far above the front edge of what stands they begin to lie, and the height of all of them, in units."""

WORKERS = (((428, 40), 1), ((462, 52), 2), ((424, 72), 3))
DICE = (((478, 98), 5, 20.0), ((528, 46), 1, -32.0))
TOKENS = (
    ("gold", (426, 114), 28),
    ("gold", (452, 130), 28),
    ("stone", (584, 46), 28),
    ("food", (610, 62), 28),
)


def lay_loose_pieces(theme: ui.Theme, surface: pygame.Surface, foot: float, aside: int, spread: GameSpread) -> None:
    """Lay pieces of a game and what belongs to none at both sides, so many pixels to the right of their places.

    foot: where on the canvas things stand.
    """
    size = surface.width, theme.px(REACH[1])
    key = ("loose pieces", foot, spread.size, *(sample.look for sample in spread.pieces[: len(SPOTS)]))
    pieces = theme.cached(key, lambda: _drawn(theme, size, spread))
    _, top = theme.spot(0, foot - REACH[0])
    third = surface.width // 3
    for left in (0, surface.width - third):
        surface.blit(pieces, (left + aside, top), (left, 0, third, size[1]))


def _drawn(theme: ui.Theme, size: tuple[int, int], spread: GameSpread) -> pygame.Surface:
    layer = pygame.Surface(size, pygame.SRCALPHA)

    def pixel(spot: Point) -> tuple[int, int]:
        x, _ = theme.rect(ui.CANVAS[0] / 2 + spot[0], 0, 1, 1).topleft
        return x, round((spot[1] + REACH[0]) * theme.s)

    for (spot, angle), sample in zip(SPOTS, spread.pieces, strict=False):
        _lay(theme, layer, _lying(theme, sample, spread.size[1], angle), pixel(spot))
    for spot, colour in WORKERS:
        _lay(theme, layer, worker_token(theme, palette.PLAYERS[colour].colour, 38), pixel(spot))
    for spot, number, angle in DICE:
        _lay_die(theme, layer, pixel(spot), number, angle)
    for glyph, spot, size_of in TOKENS:
        _lay(theme, layer, theme.glyph(glyph, size_of), pixel(spot))
    return layer


def _lay(theme: ui.Theme, surface: pygame.Surface, piece: pygame.Surface, centre: tuple[int, int]) -> None:
    light.lay(theme, surface, piece, piece.get_rect(center=centre).topleft, "stacked")


def _lying(theme: ui.Theme, sample: Sample, high: float, angle: float) -> pygame.Surface:
    """A piece as it lies on the sloping table; `high` is its height in play."""
    look: ui.Look = sample.look

    def draw() -> pygame.Surface:
        scale = theme.s * HIGH / high
        larger = ui.Theme((round(ui.CANVAS[0] * scale), round(ui.CANVAS[1] * scale)), posters=theme.posters)
        tilted = brush.tilted(look.surface(larger), angle)
        width, height = tilted.get_size()
        return pygame.transform.smoothscale(tilted, (width, round(height * SLOPE)))

    return theme.cached(("loose", look, high, angle), draw)


def _lay_die(theme: ui.Theme, surface: pygame.Surface, centre: tuple[int, int], number: int, angle: float) -> None:
    edge = float(theme.px(36))
    surface.blit(*DieShadow(edge).picture(centre, 0))
    lying = turn.then(PIPS.shape.lying(number), turn.about(turn.UP, radians(angle)))
    picture = DiePainter(edge).picture(PIPS, lying, centre)
    surface.blit(picture.surface, picture.corner)
