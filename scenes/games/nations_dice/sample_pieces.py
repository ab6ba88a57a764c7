"""What the setup screen shows of the box: some of everything in it."""

from __future__ import annotations

import pygame

from scenes.games.nations_dice.dice import STYLES, twist_of
from scenes.games.nations_dice.faces import tile_face
from sprites import light
from sprites.card import card_surface, silhouette_mask
from sprites.chits import chit
from sprites.lying_die import lying_die
from sprites.theme import Theme

SAMPLE_TILES, SAMPLE_STEP = ("marco_polo", "university"), 118.0


def lay_sample_pieces(theme: Theme, surface: pygame.Surface, corner: tuple[float, float]) -> None:
    """A tile, a die of every colour and a few chits, side by side."""
    left, top = corner
    for place, tile in enumerate(SAMPLE_TILES):
        face = tile_face(tile)
        x, y = theme.rect(left + SAMPLE_STEP * place, top, 1, 1).topleft
        mask = silhouette_mask(theme, face.kind, "tile")
        soft, offset = light.shadow(theme, mask)
        surface.blit(soft, (x + offset[0], y + offset[1]))
        surface.blit(card_surface(theme, face, "tile"), (x, y))
    for place, (colour, style) in enumerate(STYLES.items()):
        die = lying_die(style, 1, 30 * theme.s, twist_of(colour))
        centre = theme.rect(left + 264 + 50 * (place % 2), top + 24 + 48 * (place // 2), 1, 1).topleft
        surface.blit(die, die.get_rect(center=centre))
    for place, kind in enumerate(("gold", "food", "reroll")):
        token = chit(theme, kind, 28)
        centre = theme.rect(left + 368, top + 12 + 36 * place, 1, 1).topleft
        surface.blit(token, token.get_rect(center=centre))
