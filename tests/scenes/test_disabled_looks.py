"""What cannot be pressed does not look as if it could, in every scheme of colours."""

from __future__ import annotations

import pygame
import pytest

from scenes.ui.controls.button import Button
from scenes.ui.controls.choices import CheckBox, Segment, Switch
from scenes.ui.controls.control import InputState, LaidControl
from scenes.ui.keymap.actions import InputAction
from scenes.ui.keymap.keys import Key
from sprites.paint.palette import SCHEMES
from sprites.paint.theme import Theme
from tests.sprites.test_palette import APART, luminance

AREA = (4.0, 4.0, 160.0, 26.0)


def nothing(*_):
    """What a press does here."""


KEY = InputAction("table", "buy", (Key(pygame.K_b),))

WIDGETS = {
    "plain": lambda: Button("one", "Buy", nothing),
    "primary": lambda: Button("one", "Buy", nothing, "primary"),
    "danger": lambda: Button("one", "Buy", nothing, "danger"),
    "with icon and key": lambda: Button("one", "Buy", nothing, icon="two-coins", key=KEY),
    "with a sign": lambda: Button("one", "Buy for 3 {gold}", nothing),
    "box": lambda: CheckBox("one", "Buy", False, nothing),
    "ticked box": lambda: CheckBox("one", "Buy", True, nothing),
    "switch": lambda: Switch("one", "Buy", [Segment(1, "one"), Segment(2, "two")], 1, nothing),
}


def lightest(control, theme, enabled):
    """The luminance of the lightest hundredth of the picture."""
    surface = pygame.Surface((170, 34))
    LaidControl(control, theme, AREA, is_dark=not enabled).draw(theme, surface, InputState())
    shades = sorted(luminance(surface.get_at((x, y))[:3]) for x in range(170) for y in range(34))
    return shades[-len(shades) // 100]


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("make", WIDGETS.values(), ids=WIDGETS)
def test_a_disabled_control_is_duller_than_an_enabled_one(app, make, scheme):
    theme = Theme((1280, 720), scheme=scheme)
    on, off = (lightest(make(), theme, enabled) for enabled in (True, False))
    assert (on + 0.05) / (off + 0.05) >= (APART if scheme == "high contrast" else 1.5)
