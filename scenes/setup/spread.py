"""What lies on the cloth below the seats of a setup: pieces of the game, each to be seen large, where there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from scenes import ui
from sprites.paint import brush, light

LEAST_ROOM = 120.0
"""Units of height below which the cloth stays empty."""

TALLEST = 196.0
"""How tall the tallest piece of a spread becomes, in units."""

SHARE = 0.8
"""The part of the room's height that the tallest piece takes; the rest is left to tilts and shadows."""

STEP = 1.07
"""From piece to piece, in widths of a piece."""

LEAN = 0.24
"""What tilts and shadows take at both ends together, in heights of a piece."""

TILTS = (-5.0, 3.0, -2.0, 4.0, -4.0, 2.0)
"""How the pieces lie, in degrees, from left to right and over again."""

FINE, FINER = 2.5, 2
"""Pixels of a unit below which small letters on a tilted piece are drawn larger and shrunk, and how much larger."""

ZONE = "pieces"


class Sample(NamedTuple):
    """A piece of the game that a setup shows: what it is called, how it lies, and how it looks large."""

    name: str
    look: ui.Look
    zoom: ui.Look


class GameSpread(NamedTuple):
    """The pieces of a game from left to right, and the width and height of each in units of play."""

    pieces: Sequence[Sample]
    size: tuple[float, float]


def spread_box(spread: GameSpread) -> ui.Field:
    """The pieces over the middle of all the room that is left; none where there is little."""
    return ui.Field(partial(_lie, spread), grow=1)


def _lie(spread: GameSpread, room: ui.Area) -> Iterator[tuple[ui.Box, ui.Area]]:
    x, y, width, height = room
    if height < LEAST_ROOM:
        return
    wide, high = spread.size
    breadth = wide * STEP * len(spread.pieces)
    larger = min(width / (breadth + high * LEAN), min(TALLEST, height * SHARE) / high)
    left = x + (width - breadth * larger) / 2
    for place, sample in enumerate(spread.pieces):
        tilt = TILTS[place % len(TILTS)]
        area = (left + wide * STEP * larger * place, y, wide * STEP * larger, height)
        spot = (area[0], y + (height - high * larger) / 2, area[2], high * larger)
        name = f"spread:{place}"
        yield ui.Art(_paint_tilted, sample.look, larger, tilt, name=name, target=_told(sample)), spot


def lying(sample: Sample, size: tuple[float, float], drop: int = 0) -> ui.Art:
    """A piece of this width and height with its shadow, as it lies on a plate."""
    return ui.Art(
        _paint_lying, sample.look, name=f"sample:{sample.name}", target=_told(sample), wide=size[0], high=size[1],
        snug=True, drop=drop,
    )  # fmt: skip


def _told(sample: Sample) -> partial[ui.Target]:
    return partial(ui.Target, zone=ZONE, caption=sample.name, tells=sample.zoom, is_note=True)


def _paint_lying(pen: ui.Pen, area: ui.Area, look: ui.Look) -> None:
    theme = pen.theme
    picture = look.surface(theme)
    corner = picture.get_rect(center=theme.rect(*area).center).topleft
    light.lay(theme, pen.surface, picture, corner, soft=light.shadow(theme, look.mask(theme)))


def _paint_tilted(pen: ui.Pen, area: ui.Area, look: ui.Look, larger: float, tilt: float) -> None:
    theme = pen.theme
    lain = theme.cached(("spread", look, larger, tilt), partial(tilted, theme, look, larger, tilt))
    light.lay(theme, pen.surface, lain, lain.get_rect(center=theme.rect(*area).center).topleft, "stacked")


def tilted(theme: ui.Theme, look: ui.Look, larger: float, tilt: float) -> pygame.Surface:
    """A piece so many times as large as in play, turned by so many degrees, with its small letters still to be read."""
    finer = FINER if theme.s * larger < FINE else 1
    scale = theme.s * larger * finer
    close_up = ui.Theme((round(ui.CANVAS[0] * scale), round(ui.CANVAS[1] * scale)), posters=theme.posters)
    return brush.tilted(look.surface(close_up), tilt, 1 / finer)
