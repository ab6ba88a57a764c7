"""A bubble stands inside the window, its tail at the piece it speaks of."""

import pygame
import pytest

from scenes.ui.fields.bubble import Bubble
from sprites.paint.theme import Theme

SIZE = (1280, 720)


@pytest.mark.parametrize("at", [(600, 400, 96, 134), (8, 40, 96, 134), (1180, 4, 90, 30), (4, 690, 60, 28)])
@pytest.mark.parametrize("is_refusal", [True, False])
def test_the_tail_touches_bubble_and_piece(at, is_refusal):
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    piece = pygame.Rect(at)
    body, tail = Bubble("Needs **8** {strength}, you have 5.", at, is_refusal).stamps(Theme(SIZE))
    assert pygame.Rect((0, 0), SIZE).contains(body.rect)
    assert tail.rect.colliderect(body.rect)
    assert tail.rect.inflate(2, 4).colliderect(piece)
    assert body.rect.left < tail.rect.centerx < body.rect.right


def test_a_bubble_rises_above_what_is_lit():
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    lit = [(20, 650, 300, 32), (20, 560, 90, 80)]
    (body,) = Bubble("First take your growth.", (12, 692, 90, 25)).stamps(Theme(SIZE), lit)
    assert body.rect.collidelist([pygame.Rect(area) for area in lit]) == -1
    assert body.rect.bottom <= 560


def test_a_bubble_of_what_lies_under_the_rail_keeps_clear_of_it():
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    card, sign = (
        Bubble("Needs **8** {strength}, you have 5.", at).stamps(Theme(SIZE), roof=36)[0].rect
        for at in ((300, 48, 96, 134), (300, 4, 96, 28))
    )
    assert card.top >= 48 + 134
    assert sign.top >= 32
