"""The cover on the box of Nations."""

from __future__ import annotations

import pygame

from sprites import palette
from sprites.game_box import SUBJECT, in_dusk, lay_thing
from sprites.landscape import landscape
from sprites.palette import BLACK, WHITE, mix

CROWD = (
    (0.30, 0.83, 5),
    (0.72, 0.835, 6),
    (0.17, 0.875, 1),
    (0.41, 0.89, 2),
    (0.61, 0.89, 3),
    (0.84, 0.875, 4),
)
"""Where the people stand, back to front, and their colours."""


def paint_cover(width: int, height: int) -> pygame.Surface:
    """An ancient plain under a wide sky: a temple, and a people of every colour in front of it."""
    lid = landscape("building", 1, 4, (width, height))
    lay_thing(lid, "greek-temple", (0.5, 0.83), 0.40, SUBJECT)
    for place, foot, colour in CROWD:
        paint = palette.PLAYERS[colour].colour
        lay_thing(lid, "meeple", (place, foot), 0.10, (mix(paint, WHITE, 0.4), mix(paint, BLACK, 0.2)))
    return in_dusk(lid)
