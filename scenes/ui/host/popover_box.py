"""Trees of boxes as pictures of their own, for popovers over a table or a screen."""

from __future__ import annotations

import pygame

from scenes.ui.box import Box
from scenes.ui.host.target import Area
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import Art
from scenes.ui.pen import Pen
from sprites.paint import materials, palette
from sprites.paint.theme import Theme


def painted(tree: Box, theme: Theme, wide: float | None = None) -> pygame.Surface:
    """A tree as a picture, as wide as it wishes or as is said in units, and as high as it wishes then."""
    theme = theme.at_corner()
    width = tree.width(theme).wished if wide is None else wide
    area = (0.0, 0.0, width, tree.height(theme, width).wished)
    surface = pygame.Surface(theme.rect(*area).size, pygame.SRCALPHA)
    (panel,) = PaintLayer(tree, 0.0).laid(theme, area).panels
    panel.draw(theme, surface)
    return surface


def popover_plate(
    fill: palette.Colour = palette.PLATE,
    opacity: float = 1.0,
    radius: float = 8,
    edge: palette.Colour = palette.BRASS,
    edge_opacity: float = 0.9,
    line: float = 1.4,
) -> Art:
    """The plate of a tooltip."""
    return Art(_paint_plate, fill, opacity, radius, edge, edge_opacity, line)


def _paint_plate(
    pen: Pen,
    area: Area,
    fill: palette.Colour,
    opacity: float,
    radius: float,
    edge: palette.Colour,
    edge_opacity: float,
    line: float,
) -> None:
    face = materials.plate(
        pen.theme,
        area[2],
        area[3],
        fill,
        opacity,
        radius=radius,
        edge=edge,
        edge_alpha=edge_opacity,
        line=line,
    )
    pen.stamp_at(face, area)
