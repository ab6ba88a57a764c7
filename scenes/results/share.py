"""The picture of a result to show to others: as large on every screen, without buttons."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import ui
from scenes.ui.layout import PaintLayer
from sprites.paint.theme import CANVAS, Theme
from sprites.places.cloth import Cloth, table_cloth
from sprites.poster.posters import Posters

SIZE = (1920, 1080)


def share_picture(tree: Callable[[], ui.Box], cloth: Cloth, scheme: str, posters: Posters) -> pygame.Surface:
    """A tree over the whole canvas on its cloth."""
    theme = Theme(SIZE, scheme=scheme, posters=posters).with_plates(cloth.plates)
    picture = pygame.Surface(SIZE).convert()
    picture.blit(table_cloth(theme, 0.0, 0.0, cloth), (0, 0))
    for panel in PaintLayer(tree()).laid(theme, (0.0, 0.0, float(CANVAS[0]), float(CANVAS[1]))).panels:
        panel.draw(theme, picture)
    return picture
