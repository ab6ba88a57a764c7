"""Monuments of the winner's city are bodies, at every height."""

import pygame
import pytest

from sprites.places.air import sunset
from sprites.things.monument import monument


@pytest.mark.parametrize("height", [120, 400])
def test_a_building_has_no_gap_between_its_roof_and_its_walls(height):
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    forum = monument("capitol", height, sunset(2), 0.0)
    middle = forum.get_width() // 2
    assert [y for y in range(height // 8, height - 2) if forum.get_at((middle, y)).a < 200] == []
