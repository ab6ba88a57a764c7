"""What a tried move would change, on a popover beside the piece it would reach."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.ui.boxes import Column
from scenes.ui.host.popover import Popover, PopoverKind
from scenes.ui.host.popover_box import painted, popover_plate
from scenes.ui.host.target import Target, Tried
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.paint.theme import Theme

WHAT_IF_PREFIX = "what if "
PADDING, SIZE = 4.0, 14.0


def what_if_popover(theme: Theme, name: str, place: Target) -> Popover:
    """What is tried at the place of this name."""
    face = theme.cached(("what if", place.tried), partial(_drawn, theme, place.tried))
    return Popover(WHAT_IF_PREFIX + name, PopoverKind.TOOLTIP, [face], place.area)


def _drawn(theme: Theme, tried: Tried) -> pygame.Surface:
    lines = (
        Text(
            f"{{{glyph}}} {words}" if glyph else words, Style.FIGURE, size=SIZE, colour=palette.WHAT_IF, align="center"
        )
        for glyph, words in tried
    )
    plate = popover_plate(palette.DARK_INK, 0.94, 5, palette.WHAT_IF, 0.8, 1)
    popover = Column(*lines, pad=(2 * PADDING, PADDING, 2 * PADDING, PADDING), back=(plate,))
    return painted(popover, theme)
