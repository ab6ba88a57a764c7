"""The plate of how a game ended: the city of the winner or a night of defeat, and over it title and sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.results.city import City
from sprites.paint import brush, palette, tween

say = Sentences("screens")

TURN_PLATE = (36, 26, 12)
SENTENCE = 17.0
DUSK = 0.62
LEAST_DARK = 300.0
"""How dark it is behind the sentence, and in what width at least."""

FAINTER = 14
"""Rings in which that dark ends."""

SMALLEST, PLATED = 0.6, 0.9
"""The share of its size down to which a title shrinks, and how dark the plate under it is in high contrast."""

LEFT_FREE = (60.0, 380.0)
"""Units at the left that belong to the picture."""


def winner_plate(
    title: str,
    size: float,
    words: str,
    city: City,
    colour: int,
    told: ui.Explanation,
    at: float,
    *more: ui.Box,
    paint: Callable[[ui.Pen, ui.Area, City, int, float], None],
    **kinds: Unpack[ui.Kinds],
) -> ui.Row:
    """The plate, so many milliseconds after it began to unroll; `more` stands before the title.

    The title has letters as it was drawn with, whatever the text size. `paint` is one of the pictures of
    `scenes.results.triumph`.
    """
    says = ui.Column(
        ui.Column(
            ui.golden(title, size, lines=2, floor=SMALLEST),
            2,
            ui.Text(words, ui.Style.STRONG, size=SENTENCE, lines=3, back=(ui.Art(_paint_dusk, words),)),
            back=(ui.Art(_paint_ground, title, size, words),),
        ),
        ui.Gap(grow=1),
        tells=told,
        wide=(230, 680),
        pad=(0, 14, 0, 0),
    )
    whole: ui.Kinds = {"back": (ui.Art(paint, city, colour, at),), "tells": told, **kinds}
    before = [ui.Column(each, ui.Gap(grow=1), pad=(0, 14, 0, 0)) for each in more]
    return ui.Row(ui.Gap(wide=LEFT_FREE, grow=0.6), *before, says, ui.Gap(grow=1), gap=16, **whole)


def _paint_ground(pen: ui.Pen, area: ui.Area, title: str, size: float, words: str) -> None:
    """In high contrast title and sentence lie on a dark plate."""
    if pen.theme.scheme != "high contrast":
        return
    x, y, width, height = area
    lines = ((title, "title", size), (words, "strong", SENTENCE))
    long = max(pen.wide(line, role, each * pen.theme.letter) for line, role, each in lines)
    pen.fill((x - 12, y - 2, min(width, long) + 24, height + 4), palette.DARK_INK, PLATED, 8)


def _paint_dusk(pen: ui.Pen, area: ui.Area, words: str) -> None:
    """Darkness behind a sentence, whatever is painted there, which grows faint around it."""
    x, y, width, height = area
    long = max(LEAST_DARK, min(width, pen.wide(words, "strong", SENTENCE * pen.theme.letter)))
    wide, high = long / 18, SENTENCE / 4
    rows = round(height / high) + 2
    off = FAINTER + 1
    around = pen.theme.rect(x - off * wide, y - off * high, (20 + 2 * FAINTER) * wide, (rows + 2 * FAINTER) * high)
    dusk = pen.theme.cached(("dusk", around.size), lambda: _dusk(around.size, rows))
    pen.surface.blit(dusk, around.topleft)


def _dusk(size: brush.Size, rows: int) -> pygame.Surface:
    """Dark in its middle, and fainter from ring to ring, so that no end of it is seen."""
    cells = pygame.Surface((20 + 2 * FAINTER, rows + 2 * FAINTER), pygame.SRCALPHA)
    for ring in range(FAINTER + 1):
        share = tween.inout(ring / FAINTER)
        inner = cells.get_rect().inflate(-2 * ring, -2 * ring)
        cells.fill((0, 0, 0, round(255 * DUSK * share)), inner)
    return pygame.transform.smoothscale(cells, size)


def turn_row(words: str, heading: str = "turn") -> ui.Row:
    """What decided the game, in a sentence under a heading; without words only the place for it."""
    told = ui.explained("results.turn")
    return ui.Row(
        ui.golden(say(f"results.{heading}"), 19),
        ui.Text(words, ui.Style.PROSE, size=16, lines=2, grow=1),
        gap=14,
        pad=(16, 5, 16, 5),
        tells=told,
        drop=3,
        back=(ui.plate(fill=TURN_PLATE, radius=6),),
    )
