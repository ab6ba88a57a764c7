"""A window without a screen, and a theme to draw with."""

from __future__ import annotations

import pygame
import pytest

from sprites.paint.theme import Theme


@pytest.fixture(scope="module", autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.fixture(scope="module")
def theme() -> Theme:
    return Theme((1280, 720))
