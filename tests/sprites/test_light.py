"""Pieces lie on the table with the shadow of their height."""

import pygame
import pytest

from sprites.paint import brush
from sprites.paint.light import SHADOWS, lay, offset
from sprites.paint.theme import Theme


@pytest.mark.parametrize("height", SHADOWS)
def test_the_shadow_lies_at_its_offset_under_the_piece(height):
    theme, table = Theme((1920, 1080)), pygame.Surface((200, 200))
    piece, soft = pygame.Surface((10, 10)), pygame.Surface((60, 60))
    piece.fill((255, 255, 255))
    soft.fill((10, 20, 30))
    lay(theme, table, piece, (90, 90), height, soft)
    right, down = offset(theme, height)
    assert table.get_at((90, 90))[:3] == (255, 255, 255)
    assert table.get_at((90 + right, 90 + down + 59))[:3] == (10, 20, 30)
    assert table.get_at((90 + right + 59, 90 + down + 60))[:3] == (0, 0, 0)


def test_a_part_of_a_surface_has_its_own_grey():
    whole = pygame.Surface((64, 8))
    for x in range(64):
        whole.fill((4 * x, 0, 0), (x, 0, 1, 8))
    part = whole.subsurface((20, 2, 37, 4))
    assert pygame.image.tobytes(brush.greyed(part), "RGB") == pygame.image.tobytes(brush.greyed(part.copy()), "RGB")
