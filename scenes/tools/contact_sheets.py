"""Contact sheets: all cards and papers of a game as they lie on the table, and everybody's face, at card size and
smallest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.text.people import people
from scenes import ui
from sprites.bust.person import Looks, bust_of
from sprites.bust.picture import medallion
from sprites.cards.card import card_surface
from sprites.cards.card_face import CardFace
from sprites.paint import palette
from sprites.places.cloth import table_cloth
from sprites.poster.portrait import portrait

GAP = 6.0
"""Units between two cards and around all of them."""
PAPERS = 0.6
"""How large papers are shown that are read large."""

PERSON, MEDALLIONS, APART = (120.0, 86.0), (44.0, 36.0, 24.0), 4.0
"""The size of a person's card and those of the medallions below it, and units between these."""


def card_sheets(theme: ui.Theme, faces: Iterable[CardFace], papers: Iterable[ui.Look]) -> Iterator[pygame.Surface]:
    """Pictures of the window's size with all of the cards, row by row, and then such ones with all of the papers."""
    yield from _sheets(theme, [card_surface(theme, face) for face in faces])
    small = (pygame.transform.smoothscale_by(paper.surface(theme), PAPERS) for paper in papers)
    yield from _sheets(theme, list(small))


def people_sheets(theme: ui.Theme) -> Iterator[pygame.Surface]:
    """Pictures of the window's size with everybody in the data, row by row, of one age after the other."""
    everybody = tuple(people().values())
    yield from _sheets(
        theme, [_person(theme, looks, 1 + 4 * place // len(everybody), place) for place, looks in enumerate(everybody)]
    )


def _person(theme: ui.Theme, looks: Looks, age: int, place: int) -> pygame.Surface:
    width, height = PERSON
    cell = pygame.Surface((theme.px(width), theme.px(height + APART + MEDALLIONS[0])), pygame.SRCALPHA)
    cell.blit(theme.posters.picture(portrait("advisor", age, looks), (theme.px(width), theme.px(height))), (0, 0))
    colour = palette.PLAYERS[1 + place % len(palette.PLAYERS)].colour
    x = 0.0
    for size in MEDALLIONS:
        cell.blit(medallion(theme, bust_of(looks), size, colour), (theme.px(x), theme.px(height + APART)))
        x += size + APART
    return cell


def _sheets(theme: ui.Theme, cards: Sequence[pygame.Surface]) -> Iterator[pygame.Surface]:
    if not cards:
        return
    gap = theme.px(GAP)
    width, height = (max(side) + gap for side in zip(*(card.get_size() for card in cards), strict=True))
    across, down = (theme.size[0] - gap) // width, (theme.size[1] - gap) // height
    for first in range(0, len(cards), across * down):
        sheet = table_cloth(theme, 0, 0).copy()
        for place, card in enumerate(cards[first : first + across * down]):
            row, column = divmod(place, across)
            sheet.blit(card, (gap + column * width, gap + row * height))
        yield sheet
