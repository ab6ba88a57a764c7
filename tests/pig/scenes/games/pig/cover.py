"""The cover on the box of Pig."""

from __future__ import annotations

import pygame

from scenes import ui
from scenes.games.pig.die import DIE
from sprites.dice.lying_die import lying_die
from sprites.poster.motif import Motif
from sprites.things.game_box import in_dusk


def paint_cover(theme: ui.Theme, width: int, height: int) -> pygame.Surface:
    """A six in front of a green land."""
    lid = theme.posters.picture(Motif("cover", 2, place="field"), (width, height)).copy()
    die = lying_die(DIE, 6, width * 0.34, 14)
    lid.blit(die, die.get_rect(center=(width // 2, round(height * 0.7))))
    return in_dusk(lid)
