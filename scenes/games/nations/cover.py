"""The cover on the box of Nations."""

from __future__ import annotations

import pygame

from scenes import ui
from sprites.paint import palette
from sprites.poster.motif import Motif
from sprites.things import tokens
from sprites.things.game_box import in_dusk

TEMPLE = Motif(
    "cover", 1, "greek-temple", "city", plate="cover", tones=("marble", "terracotta"), rules=(("top", 0.28, 1),),
    fill="span", split="axis", hour=1, front="none",
)  # fmt: skip
CROWD = (
    (0.30, 0.83, 5),
    (0.72, 0.835, 6),
    (0.17, 0.875, 1),
    (0.41, 0.89, 2),
    (0.61, 0.89, 3),
    (0.84, 0.875, 4),
)
"""Where the people stand, back to front, and their colours."""
TALL = 0.11
"""Height of one of them, as a share of the lid's."""


def paint_cover(theme: ui.Theme, width: int, height: int) -> pygame.Surface:
    """An ancient plain under a wide sky: a temple, and a people of every colour in front of it."""
    lid = theme.posters.picture(TEMPLE, (width, height)).copy()
    for place, foot, colour in CROWD:
        piece = tokens.worker_token(theme, palette.PLAYERS[colour].colour, height * TALL / theme.s)
        lid.blit(piece, piece.get_rect(midbottom=(round(width * place), round(height * foot))))
    return in_dusk(lid)
