"""The pieces that lie about on the table of the menu: cards, workers, dice, coins."""

from __future__ import annotations

from math import radians
from typing import NamedTuple

import pygame

from scenes.games.nations.faces import card_face
from sprites import brush, light, palette, turn
from sprites.card import card_surface, silhouette_mask
from sprites.die import DiePainter
from sprites.die_faces import PIPS
from sprites.die_shadow import DieShadow
from sprites.theme import CANVAS, Theme
from sprites.tokens import worker_token


class LooseCard(NamedTuple):
    """A card by its id, its centre in units and its angle in degrees."""

    card: str
    centre: tuple[float, float]
    angle: float


CARDS = (
    LooseCard("hanging_gardens", (86, 214), 7),
    LooseCard("university", (88, 378), -5),
    LooseCard("hundred_years_war", (86, 548), 6),
    LooseCard("sankore_university", (1192, 232), -7),
)
"""From the lowest to the topmost; each leaves the name of the one below it in sight."""

ENLARGED = 1.32
"""How much larger than in play the cards are, so that they can be read in passing."""

WORKERS = (((1168, 400), 1), ((1204, 420), 2), ((1174, 442), 3))
DICE = (((1166, 545), 5, 20.0), ((1222, 494), 1, -32.0))
TOKENS = (
    ("gold", (1196, 600), 30),
    ("gold", (1224, 618), 30),
    ("stone", (1160, 622), 30),
    ("food", (1190, 640), 30),
)


def lay_loose_pieces(theme: Theme, surface: pygame.Surface) -> None:
    """Lay everything down, where the middle of the table stays free."""
    for loose in CARDS:
        _lay_card(theme, surface, loose)
    for centre, colour in WORKERS:
        token = worker_token(theme, palette.PLAYERS[colour].colour, 38)
        surface.blit(token, token.get_rect(center=_pixel(theme, centre)))
    for centre, number, angle in DICE:
        _lay_die(theme, surface, centre, number, angle)
    for glyph, centre, size in TOKENS:
        token = theme.glyph(glyph, size)
        soft, offset = light.shadow(theme, token, "stacked")
        corner = token.get_rect(center=_pixel(theme, centre)).topleft
        surface.blit(soft, (corner[0] + offset[0], corner[1] + offset[1]))
        surface.blit(token, corner)


def _pixel(theme: Theme, centre: tuple[float, float]) -> tuple[int, int]:
    return theme.rect(*centre, 1, 1).topleft


def _lay_card(theme: Theme, surface: pygame.Surface, loose: LooseCard) -> None:
    size = (round(CANVAS[0] * theme.s * ENLARGED), round(CANVAS[1] * theme.s * ENLARGED))
    larger = Theme(size, posters=theme.posters)
    face = card_face(loose.card)
    flat, mask = card_surface(larger, face), silhouette_mask(larger, face.kind)
    card, shape = (brush.tilted(each, loose.angle) for each in (flat, mask))
    soft, offset = light.shadow(theme, shape, "stacked")
    corner = card.get_rect(center=_pixel(theme, loose.centre)).topleft
    surface.blit(soft, (corner[0] + offset[0], corner[1] + offset[1]))
    surface.blit(card, corner)


def _lay_die(
    theme: Theme, surface: pygame.Surface, centre: tuple[float, float], number: int, angle: float
) -> None:
    edge = float(theme.px(36))
    surface.blit(*DieShadow(edge).picture(_pixel(theme, centre), 0))
    lying = turn.then(PIPS.shape.lying(number), turn.about(turn.UP, radians(angle)))
    picture = DiePainter(edge).picture(PIPS, lying, _pixel(theme, centre))
    surface.blit(picture.surface, picture.corner)
