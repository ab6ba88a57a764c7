"""The cover on the box of the Dice Game."""

from __future__ import annotations

import pygame

from scenes import ui
from sprites.dice.die_faces import WHITE_BODY
from sprites.dice.die_signs import ORANGE_BODY, sign_die
from sprites.dice.lying_die import lying_die
from sprites.paint import brush, palette
from sprites.poster.motif import Motif
from sprites.things.game_box import in_dusk

_WHITE_FACES = [("strength", 1), ("books", 1), ("food", 1), ("gold", 1), ("stone", 1), ("gold", 1)]
_ORANGE_FACES = [("gold", 3), ("food", 2), ("gold", 2), ("gold", 1), ("food", 2), ("gold", 2)]
DICE = (
    (0.34, 0.66, 0.27, sign_die(WHITE_BODY, _WHITE_FACES), 1, -22.0),
    (0.62, 0.86, 0.34, sign_die(ORANGE_BODY, _ORANGE_FACES), 1, 17.0),
)
"""Place and foot as shares of the lid, edge as a share of its width, print, number on top, twist in degrees."""

HARBOUR = Motif("cover", 3, place="city", plate="cover", hour=2, front="wall")


def paint_cover(theme: ui.Theme, width: int, height: int) -> pygame.Surface:
    """A golden harbour of the third age, and two dice that have just come to rest before it."""
    lid = theme.posters.picture(HARBOUR, (width, height)).copy()
    for place, foot, share, style, number, twist in DICE:
        die = lying_die(style, number, round(width * share), twist)
        rect = die.get_rect(midbottom=(round(width * place), round(height * foot)))
        spot = (rect.centerx + rect.w * 0.12, rect.bottom - rect.h * 0.06)
        brush.lay_spot(lid, spot, (rect.w * 1.5, rect.h * 0.5), palette.BLACK, 0.85)
        lid.blit(die, rect)
    return in_dusk(lid)
