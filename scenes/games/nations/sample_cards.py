"""What the setup screen tells of the cards: how many each set has, and one of each to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.nations.cards import CARDS
from scenes.games.nations.faces import card_face
from sprites import light, palette
from sprites.card import card_surface, silhouette_mask
from sprites.theme import Theme

SAMPLES = {"base": "university", "advanced": "knight", "expert": "piazza_san_marco"}
STEP = 38.0


@lru_cache(maxsize=1)
def _counts() -> Counter[str]:
    return Counter(card.set for card in CARDS.all())


def card_count(card_set: str) -> int:
    """How many Progress Cards a set has."""
    return _counts()[card_set]


def lay_sample_cards(
    theme: Theme, surface: pygame.Surface, corner: tuple[float, float], sets: Sequence[str]
) -> None:
    """A card of each set that is in the game, fanned out to the right."""
    for place, card_set in enumerate(sets):
        face = card_face(SAMPLES[card_set])
        x, y = theme.rect(corner[0] + STEP * (place + 3 - len(sets)), corner[1], 1, 1).topleft
        soft, offset = light.shadow(theme, silhouette_mask(theme, face.kind))
        surface.blit(soft, (x + offset[0], y + offset[1]))
        surface.blit(card_surface(theme, face), (x, y))


def lay_set_mark(theme: Theme, surface: pygame.Surface, centre: tuple[float, float], card_set: str) -> None:
    """The mark that the cards of a set carry: a plus for advanced, a cross for expert."""
    middle = theme.rect(*centre, 1, 1).topleft
    pygame.draw.aacircle(surface, palette.INK, middle, theme.px(9))
    pygame.draw.aacircle(surface, palette.WHITE, middle, theme.px(7.6))
    ink = palette.INK if card_set == "advanced" else palette.COST_FILL
    arm, line = theme.px(4.6), theme.px(2.6)
    spokes = (
        ((arm, 0), (0, arm))
        if card_set == "advanced"
        else ((arm * 0.75, arm * 0.75), (arm * 0.75, -arm * 0.75))
    )
    for across, down in spokes:
        start, end = (middle[0] - across, middle[1] - down), (middle[0] + across, middle[1] + down)
        pygame.draw.line(surface, ink, start, end, line)
