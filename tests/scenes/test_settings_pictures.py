"""The pictures of the settings: each shows what is set."""

from __future__ import annotations

import pygame
import pytest

from game.files.settings import CITIES, INTERFACE_SIZES, LETTER_SIZES, SCHEMES, SPEEDS, TIPS, ZOOMS
from scenes import ui
from scenes.screens.settings_pictures import PAINTERS, SIZE, picture
from sprites.paint.theme import Theme

SET = {
    **dict.fromkeys(("music", "table", "events"), (0, 40, 100)),
    **dict.fromkeys(
        ("muted", "reduced_motion", "full_screen", "plain_letters", "reading_line", "captions"), (False, True)
    ),
    "speed": SPEEDS,
    "interface": INTERFACE_SIZES,
    "scheme": SCHEMES,
    "city_look": CITIES,
    "letters": LETTER_SIZES,
    "tips": TIPS,
    "zoom": ZOOMS,
}


@pytest.fixture(scope="module")
def theme():
    pygame.display.set_mode((640, 360))
    return Theme((1280, 720))


def painted(theme, name, value):
    surface = pygame.Surface((200, 120))
    surface.fill((220, 205, 170))
    box = picture(name, value, ui.explained("settings.sample"))
    for ink in box.inks(theme, (10.0, 10.0, *SIZE)):
        ink.put(ui.Pen(theme, surface))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("name", PAINTERS)
def test_every_value_has_another_picture(theme, name):
    assert len({painted(theme, name, value) for value in SET[name]}) == len(SET[name])
