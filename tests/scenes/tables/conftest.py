"""Tables measure their words and signs: a display is open while they are laid."""

import pygame
import pytest


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((640, 360))
