"""Everybody on sheets: as on a card, and as medallions as small as they get."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.text.people import people
from sprites.bust.person import Looks, bust_of
from sprites.bust.picture import medallion
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.places.cloth import table_cloth
from sprites.poster.portrait import portrait

CARD = 120, 86
MEDALLIONS = (44, 36, 24)
CELL = CARD[0] + 6, CARD[1] + MEDALLIONS[0] + 10


def people_sheets(theme: Theme) -> Iterator[pygame.Surface]:
    """Pictures of the window's size with everybody in the data, row by row."""
    everybody = tuple(people().values())
    wide, high = theme.px(CELL[0]), theme.px(CELL[1])
    across, down = theme.size[0] // wide, theme.size[1] // high
    for first in range(0, len(everybody), across * down):
        sheet = table_cloth(theme, 0, 0).copy()
        for place, looks in enumerate(everybody[first : first + across * down]):
            row, column = divmod(place, across)
            age = 1 + 4 * (first + place) // len(everybody)
            sheet.blit(_person(theme, looks, age, place), (column * wide, row * high))
        yield sheet


def _person(theme: Theme, looks: Looks, age: int, place: int) -> pygame.Surface:
    cell = pygame.Surface((theme.px(CELL[0]), theme.px(CELL[1])), pygame.SRCALPHA)
    card = theme.posters.picture(portrait("advisor", age, looks), (theme.px(CARD[0]), theme.px(CARD[1])))
    cell.blit(card, (theme.px(3), theme.px(3)))
    colour = palette.PLAYERS[1 + place % len(palette.PLAYERS)].colour
    x = 3
    for size in MEDALLIONS:
        cell.blit(medallion(theme, bust_of(looks), size, colour), (theme.px(x), theme.px(CARD[1] + 6)))
        x += size + 4
    return cell
