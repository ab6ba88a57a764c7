"""The cover on the box of Nation."""

from __future__ import annotations

import pygame

from sprites.game_box import SUBJECT, in_dusk, lay_thing
from sprites.landscape import landscape


def paint_cover(width: int, height: int) -> pygame.Surface:
    """A camp at dusk in the second age: a conqueror before the wall that he means to take."""
    lid = landscape("military", 2, 3, (width, height))
    lay_thing(lid, "stone-wall", (0.5, 0.74), 0.20, SUBJECT)
    lay_thing(lid, "conqueror", (0.5, 0.87), 0.40, SUBJECT)
    return in_dusk(lid)
