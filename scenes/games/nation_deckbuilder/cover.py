"""The cover on the box of Nation."""

from __future__ import annotations

import pygame

from scenes import ui
from sprites.poster.motif import Motif
from sprites.things.game_box import in_dusk

KNIGHT = Motif(
    "cover", 2, "mounted-knight", "camp", plate="cover", tones=("cream", "steel"), rules=(("top", 0.42, 1),), hour=2,
    size=52, front="lances",
)  # fmt: skip


def paint_cover(theme: ui.Theme, width: int, height: int) -> pygame.Surface:
    """A camp at dusk in the second age, and a knight who rides out of it."""
    return in_dusk(theme.posters.picture(KNIGHT, (width, height)).copy())
