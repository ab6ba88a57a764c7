"""What lies on the cloth below the seats of a setup: pieces of the game, spread out where there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.window.layout import Area
from sprites import light
from sprites.theme import CANVAS, Theme

LEAST_ROOM = 120.0
"""Units of height below which the cloth stays empty."""

TALLEST = 196.0
"""How tall the tallest piece of a spread becomes, in units."""

SHARE = 0.8
"""The part of the room's height that the tallest piece takes; the rest is left to tilts and shadows."""

STEP = 1.07
"""From piece to piece, in widths of a piece."""

TILTS = (-5.0, 3.0, -2.0, 4.0, -4.0, 2.0)
"""How the pieces lie, in degrees, from left to right and over again."""

Piece = Callable[[Theme], pygame.Surface]


class Spread(NamedTuple):
    """The pieces of a game from left to right, and the width and height of each in units of play."""

    pieces: Sequence[Piece]
    size: tuple[float, float]


def lay_spread(
    theme: Theme, surface: pygame.Surface, game: str, spread: Callable[[], Spread], room: Area
) -> None:
    """Spread the pieces of a game, which has this name, over the middle of a room."""
    if room[3] < LEAST_ROOM:
        return
    picture = theme.cached(("spread", game, room), lambda: _picture(theme, spread(), room))
    surface.blit(picture, theme.rect(*room))


def _picture(theme: Theme, spread: Spread, room: Area) -> pygame.Surface:
    breadth = spread.size[0] * STEP * len(spread.pieces)
    larger = min(room[2] / breadth, min(TALLEST, room[3] * SHARE) / spread.size[1])
    close_up = Theme((round(CANVAS[0] * theme.s * larger), round(CANVAS[1] * theme.s * larger)))
    pieces = [piece(close_up) for piece in spread.pieces]
    picture = pygame.Surface(theme.rect(*room).size, pygame.SRCALPHA)
    width, height = picture.get_size()
    step = spread.size[0] * STEP * close_up.s
    left = (width - step * (len(pieces) - 1)) / 2
    for place, piece in enumerate(pieces):
        lying = pygame.transform.rotozoom(piece, TILTS[place % len(TILTS)], 1.0)
        soft, offset = light.shadow(theme, lying, "stacked")
        x, y = lying.get_rect(center=(round(left + step * place), height // 2)).topleft
        picture.blit(soft, (x + offset[0], y + offset[1]))
        picture.blit(lying, (x, y))
    return picture
