"""What lies on the cloth below the seats of a setup: pieces of the game, spread out where there is room for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
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


def lay_spread(theme: Theme, surface: pygame.Surface, game: str, room: Area) -> None:
    """Spread the pieces of a game, by its package's name, over the middle of a room."""
    if room[3] < LEAST_ROOM:
        return
    picture = theme.cached(("spread", game, room), lambda: _picture(theme, game, room))
    surface.blit(picture, theme.rect(*room))


def _picture(theme: Theme, game: str, room: Area) -> pygame.Surface:
    spread = SPREADS[game]()
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


def _nations() -> Spread:
    from scenes.games.nations.faces import card_face
    from sprites.card import card_surface

    def card(name: str, theme: Theme) -> pygame.Surface:
        return card_surface(theme, card_face(name))

    names = ("lighthouse", "samurai", "israel", "augustus", "colosseum", "hundred_years_war")
    return Spread([partial(card, name) for name in names], (96.0, 134.0))


def _nations_dice() -> Spread:
    from scenes.games.nations_dice.faces import tile_face
    from sprites.card import card_surface

    def tile(name: str, theme: Theme) -> pygame.Surface:
        return card_surface(theme, tile_face(name), "tile")

    names = ("library", "chariot", "judea", "galileo", "taj_mahal")
    return Spread([partial(tile, name) for name in names], (112.0, 112.0))


def _nation_deckbuilder() -> Spread:
    from scenes.games.nation_deckbuilder.looks import CardLook

    def card(name: str, theme: Theme) -> pygame.Surface:
        return CardLook(name, "hand").surface(theme)

    names = ("hunter", "campfire", "forum", "musketeers", "factory")
    return Spread([partial(card, name) for name in names], (136.0, 190.0))


def _wealth_of_nations() -> Spread:
    from game.wealth_of_nations.components import INDUSTRIES
    from scenes.games.wealth_of_nations.looks import tile_look
    from sprites import hexes

    side = 37.0

    def tile(industry: str, theme: Theme) -> pygame.Surface:
        return hexes.tile(theme, tile_look(industry), 0, side)

    return Spread([partial(tile, industry) for industry in INDUSTRIES], (sqrt(3) * side, 2 * side))


SPREADS: Mapping[str, Callable[[], Spread]] = {
    "nations": _nations,
    "nations_dice": _nations_dice,
    "nation_deckbuilder": _nation_deckbuilder,
    "wealth_of_nations": _wealth_of_nations,
}
"""What each game spreads, by its package's name; a game's faces are read when its setup is opened."""
