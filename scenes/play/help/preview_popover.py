"""What a tried move would change, on a popover beside the piece it would reach."""

from __future__ import annotations

from functools import partial

import pygame

from scenes import ui
from sprites.paint import palette

WHAT_IF_PREFIX = "what if "
PADDING, SIZE = 4.0, 14.0


def what_if_popover(theme: ui.Theme, name: str, place: ui.Target) -> ui.Popover:
    """What is tried at the place of this name."""
    face = theme.cached(("what if", place.tried), partial(_drawn, theme, place.tried))
    return ui.Popover(WHAT_IF_PREFIX + name, ui.PopoverKind.TOOLTIP, [face], place.area)


def _drawn(theme: ui.Theme, tried: ui.Tried) -> pygame.Surface:
    lines = (
        ui.Text(
            f"{{{glyph}}} {words}" if glyph else words,
            ui.Style.FIGURE,
            size=SIZE,
            colour=palette.WHAT_IF,
            align="center",
        )
        for glyph, words in tried
    )
    plate = ui.popover_plate(palette.DARK_INK, 0.94, 5, palette.WHAT_IF, 0.8, 1)
    popover = ui.Column(*lines, pad=(2 * PADDING, PADDING, 2 * PADDING, PADDING), back=(plate,))
    return ui.painted(popover, theme)
