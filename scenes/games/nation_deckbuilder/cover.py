"""The cover on the box of Nation."""

from __future__ import annotations

import pygame

from sprites.game_box import in_dusk
from sprites.poster.motif import Motif
from sprites.theme import Theme

CONQUEROR = Motif(
    "cover", 2, "conqueror", "camp", plate="cover", tones=("bronze", "red"), hour=2, size=46, front="lances"
)


def paint_cover(theme: Theme, width: int, height: int) -> pygame.Surface:
    """A camp at dusk in the second age, and the conqueror before it."""
    return in_dusk(theme.posters.picture(CONQUEROR, (width, height)).copy())
