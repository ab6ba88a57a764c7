"""The card of a die: what the six faces of its colour show, and how often each comes up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pygame

from game.nations_dice.cards.dice import FACES, SIDES
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.dice import STYLES
from sprites.paint import materials, palette

say = Sentences("nations_dice")

EDGE = 33.0
COLUMN, SIDE = 52.0, 10.0
"""Units for each face that differs, and at both ends of the card."""

TITLE_Y, DIE_Y, ODDS_Y, HEIGHT = 16.0, 54.0, 90.0, 104.0


@dataclass(frozen=True)
class DieCardLook(ui.PictureLook):
    """The faces of a colour side by side, each with its odds."""

    colour: str

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        faces = Counter(FACES[self.colour][1:])
        width = 2 * SIDE + COLUMN * len(faces)
        picture = materials.plate(theme, width, HEIGHT, palette.PLATE, 0.97).copy()
        title = theme.text(say("faces.colour_die", colour=say.name(self.colour)), "strong", 15, palette.IVORY)
        picture.blit(title, title.get_rect(center=(theme.px(width / 2), theme.px(TITLE_Y))))
        for column, (icon, count) in enumerate(faces.items()):
            middle = theme.px(SIDE + COLUMN * (column + 0.5))
            number = FACES[self.colour].index(icon)
            die = ui.DieLook(STYLES[self.colour], number, EDGE, 0.0).surface(theme)
            picture.blit(die, die.get_rect(center=(middle, theme.px(DIE_Y))))
            odds = theme.text(say("faces.odds", count=count, sides=SIDES), "label", 13.5, palette.SECONDARY)
            picture.blit(odds, odds.get_rect(center=(middle, theme.px(ODDS_Y))))
        return picture
