"""Everybody on one sheet: as on a card, and as medallions as small as they get."""

from __future__ import annotations

import pygame

from game.core.people import people
from sprites import palette
from sprites.bust.person import bust_of
from sprites.bust.picture import medallion
from sprites.poster.portrait import portrait
from sprites.theme import Theme

COLUMNS = 10
CARD = 120, 86
MEDALLIONS = (44, 36, 24)
LINE = 16
CELL = CARD[0] + 4, CARD[1] + MEDALLIONS[0] + LINE + 10


def people_sheet(theme: Theme) -> pygame.Surface:
    """A picture of everybody in the data, in units of the theme."""
    everybody = people()
    rows = -(-len(everybody) // COLUMNS)
    sheet = pygame.Surface((theme.px(CELL[0] * COLUMNS), theme.px(CELL[1] * rows)))
    sheet.fill(palette.PLATE)
    for place, (name, looks) in enumerate(everybody.items()):
        x, y = CELL[0] * (place % COLUMNS), CELL[1] * (place // COLUMNS)
        card = theme.posters.picture(
            portrait("advisor", 1 + 4 * place // len(everybody), looks),
            (theme.px(CARD[0]), theme.px(CARD[1])),
        )
        sheet.blit(card, (theme.px(x + 2), theme.px(y + 2)))
        for size in MEDALLIONS:
            colour = palette.PLAYERS[1 + place % len(palette.PLAYERS)].colour
            sheet.blit(
                medallion(theme, bust_of(looks), size, colour), (theme.px(x + 2), theme.px(y + CARD[1] + 4))
            )
            x += size + 4
        line = theme.text(name.replace("_", " "), "label", 12.5, palette.SECONDARY, CARD[0])
        x = CELL[0] * (place % COLUMNS)
        sheet.blit(line, (theme.px(x + 2), theme.px(y + CELL[1] - LINE - 2)))
    return sheet
