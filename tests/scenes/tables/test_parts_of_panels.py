"""A part of a panel that is drawn for itself looks as it does when all of the panel is drawn."""

from itertools import islice

import pygame
import pytest

from scenes.games.plugin import plugin_of
from scenes.ui.layout import DisplayList
from tests.scenes.tables.positions import SEATINGS, positions, seen
from tests.scenes.windows import theme_of

STRIPS = 7
"""Parts of a panel across and down."""


def strips(rect):
    """Narrow parts of a panel, from its left edge to its right and from its upper edge down, its shadow's with them."""
    for place in range(STRIPS):
        yield pygame.Rect(rect.x + place * (rect.w - 8) // (STRIPS - 1), rect.y, 8, rect.h)
        yield pygame.Rect(rect.x, rect.y + place * (rect.h - 8) // (STRIPS - 1), rect.w, 8)


def drawn(theme, panel, rect):
    """What is seen of a panel in a part of the window."""
    surface = pygame.Surface(theme.size)
    surface.fill((90, 120, 60))
    surface.set_clip(rect)
    panel.draw(theme, surface)
    return surface


@pytest.mark.sample(9)
@pytest.mark.parametrize(("name", "seats", "options"), SEATINGS)
@pytest.mark.parametrize("look", [((1280, 720), 100), ((1280, 720), 150)])
def test_no_stroke_reaches_farther_than_parts_of_a_panel_are_drawn_for(name, seats, options, look):
    theme, table = theme_of(*look), plugin_of(name).table()
    model = seen(next(islice(positions(name, seats, options), 3, None)), theme=theme)
    for panel in table.layout(model).panels:
        if not isinstance(panel.key, DisplayList):
            continue
        rect = theme.rect(*panel.area).clip(pygame.Rect((0, 0), theme.size))
        if rect.w < 8 or rect.h < 8:
            continue
        whole = drawn(theme, panel, rect)
        for part in strips(rect):
            one, other = (each.subsurface(part) for each in (whole, drawn(theme, panel, part)))
            assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"), (panel.area, tuple(part))
