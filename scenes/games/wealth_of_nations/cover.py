"""The cover on the box of Wealth of Nations."""

from __future__ import annotations

from math import sqrt

import pygame

from scenes import ui
from sprites.maps import hexes
from sprites.paint import brush, palette
from sprites.poster.motif import Motif
from sprites.things import buildings
from sprites.things.game_box import in_dusk

FARM = hexes.HexTileLook("farm", "food", (1, 2, 3, 4, 5, 6), ())
ACADEMY = hexes.HexTileLook("academy", "labor", (3, 6), (2, 6))
FACTORY = hexes.HexTileLook("factory", "capital", (), (3, 4, 6))
TILES = ((-1, FARM, 0), (0, ACADEMY, 1), (1, FACTORY, 0))
"""Tiles on the lid: their place from the middle, what they show, and their turn."""
TILE_SIDE, TILE_ROW = 0.165, 0.785
"""Side of a tile and middle of their row, as shares of the lid's width and height."""

MERCHANTMAN = Motif(
    "cover", 4, "caravel", "sea", biome="tropic", plate="cover", tones=("sail", "timber"), rules=(("bot", 0.72, 1),),
    foot=70, horizon=58, hour=1,
)  # fmt: skip


def paint_cover(theme: ui.Theme, width: int, height: int) -> pygame.Surface:
    """A merchantman before a harbour of the fourth age, and industries that fit together on the quay."""
    lid = theme.posters.picture(MERCHANTMAN, (width, height)).copy()
    side = width * TILE_SIDE
    for place, look, turn in TILES:
        face = hexes.tile(theme, look, turn, side / theme.s)
        middle = (round(width / 2 + place * side * sqrt(3)), round(height * TILE_ROW))
        shade = (middle[0] + side * 0.12, middle[1] + side * 0.18)
        brush.lay_spot(lid, shade, (face.get_width() * 1.3, face.get_height() * 1.3), palette.BLACK, 0.7)
        lid.blit(face, face.get_rect(center=middle))
        building = buildings.building(theme, look.industry, side / theme.s)
        foot = middle[0], middle[1] + round(0.08 * side)
        lid.blit(building, building.get_rect(midbottom=foot))
    return in_dusk(lid)
