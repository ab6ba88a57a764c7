"""Contact sheets: all cards or papers of a game as they lie on the table, as many to a picture as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pygame

from scenes.ui.host.target import Look
from sprites.cards.card import card_surface
from sprites.cards.card_face import CardFace
from sprites.paint.theme import Theme
from sprites.places.cloth import table_cloth

GAP = 6.0
"""Units between two cards and around all of them."""
PAPERS = 0.6
"""How large papers are shown that are read large."""


def card_sheets(theme: Theme, faces: Iterable[CardFace], papers: Iterable[Look]) -> Iterator[pygame.Surface]:
    """Pictures of the window's size with all of the cards, row by row, and then such ones with all of the papers."""
    yield from _sheets(theme, [card_surface(theme, face) for face in faces])
    small = (pygame.transform.smoothscale_by(paper.surface(theme), PAPERS) for paper in papers)
    yield from _sheets(theme, list(small))


def _sheets(theme: Theme, cards: Sequence[pygame.Surface]) -> Iterator[pygame.Surface]:
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
