"""Health as the rules have it, on two dice for tens and ones, and as a bar; what an attack would take is hatched."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.ui.leaves import heart
from sprites.dice.die_faces import WHITE_BODY
from sprites.dice.lying_die import small_die
from sprites.paint import materials, palette

say = Sentences("nation_deckbuilder")

FULL: palette.Colour = (196, 30, 44)
GROOVE: palette.Colour = (30, 12, 12)
DIE_INK: palette.Colour = (32, 20, 16)
BAR_HEIGHT = 18.0
DIE_EDGE, BAR_WIDTH, LOW_BAR = 30.0, 164.0, 13.0
LOW = 10
"""Health under which the plate is alarmed."""

SIGN, LINE = ".heart", ".bar"
"""What the anchors of the heart on a plate and of its bar are called, after its name."""

STEP = 1.28
"""From die to die, in edges."""


class Health(NamedTuple):
    """Health now, at the beginning, and after what is meant to be played; and that of a ghost, where one is raced."""

    now: int
    full: int
    after: int
    ghost: int | None = None


def digit_die(theme: ui.Theme, digit: int, edge: float) -> pygame.Surface:
    """An ivory die with a numeral on top."""
    return theme.cached(("digit die", digit, edge), partial(_digit_die, theme, digit, edge))


def _digit_die(theme: ui.Theme, digit: int, edge: float) -> pygame.Surface:
    die = small_die(theme, WHITE_BODY, "", edge).copy()
    numeral = theme.text(str(digit), "number", edge * 0.86, DIE_INK)
    numeral = pygame.transform.rotozoom(numeral, 9, 1.0)
    drawn = numeral.get_bounding_rect()
    width, height = die.get_size()
    die.blit(numeral, (round(width * 0.5) - drawn.centerx, round(height * 0.43) - drawn.centery))
    return die


def paint_bar(pen: ui.Pen, area: ui.Area, health: Health) -> None:
    """The bar with a tick for every ten, and a ghost over the place of its health."""
    theme = pen.theme
    size = (theme.px(area[2]), theme.px(area[3]))
    picture = theme.cached(("health bar", size, health), partial(_bar, theme, size, health))
    pen.surface.blit(picture, theme.rect(*area))
    if health.ghost is not None:
        x, y, width, height = area
        share = max(0, health.ghost) / max(health.full, health.now, health.ghost)
        pen.glyph("ghost", x + width * share, y + height / 2, 1.5 * height, "center")


def _bar(theme: ui.Theme, size: tuple[int, int], health: Health) -> pygame.Surface:
    width, height = size
    radius = height / 2
    bar = materials.rounded(width, height, radius, GROOVE)
    most = max(health.full, health.now, health.ghost or 0)
    inner = pygame.Surface(size, pygame.SRCALPHA)
    now, after = (round(width * max(0, points) / most) for points in (health.now, health.after))
    kept = materials.shaded(
        materials.rounded(width, height, radius, palette.WHITE),
        [(0, palette.mix(FULL, palette.WHITE, 0.28)), (0.5, FULL), (1, palette.mix(FULL, palette.BLACK, 0.35))],
    )
    inner.blit(kept, (0, 0), (0, 0, min(now, after), height))
    if after < now:
        _hatch(inner, kept, after, now)
    bar.blit(inner, (0, 0))
    for ten in range(10, most, 10):
        x = round(width * ten / most)
        pygame.draw.line(bar, (*palette.BRASS_LIGHT, 110), (x, round(height * 0.72)), (x, height - 2))
    line = max(1.0, theme.s)
    bar.blit(materials.rounded(width, height, radius, palette.BLACK, 0.0, line=line, edge=palette.BRASS), (0, 0))
    return bar


def _hatch(inner: pygame.Surface, kept: pygame.Surface, start: int, end: int) -> None:
    """Slanting stripes of ivory and red over the part that would be lost."""
    height = inner.get_height()
    stripes = kept.copy()
    step = max(4, height // 2)
    for x in range(start - height, end + height, step):
        pygame.draw.line(stripes, palette.IVORY, (x, height), (x + height, 0), max(2, step // 2))
    kept_shape = kept.copy()
    kept_shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    stripes.blit(kept_shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inner.blit(stripes, (start, 0), (start, 0, end - start, height))


def health_row(name: str, health: Health, told: ui.Told, edge: float, bar: float, drop: int = 0) -> ui.Row:
    """Dice, bar and figure, which is "34 › 30" where it would change; dice and bar leave before the figure does."""
    changes = health.after != health.now
    words = say("health.change", now=health.now, after=health.after) if changes else str(health.now)
    dice: list[ui.Box] = [ui.Glyph(_die, STEP * edge, digit) for digit in divmod(max(0, health.now), 10)]
    return ui.Row(
        ui.Row(*dice, drop=drop),
        ui.Art(paint_bar, health, wide=(40.0, bar), high=BAR_HEIGHT, snug=True, grow=1, drop=drop),
        ui.Text(
            words,
            ui.Style.FIGURE,
            colour=palette.WHAT_IF if changes else palette.SECONDARY,
            wide=(0, 48),
        ),
        gap=7,
        name=name,
        tells=told,
    )


def health_plate(name: str, health: Health, told: ui.Told, scale: float) -> ui.Column:
    """Dice over the bar, and beside them a figure where it would change; alarmed, with a heart that beats, where little
    would be left.
    """
    changes, is_low = health.after != health.now, health.after < LOW
    words = say("health.change", now=health.now, after=health.after) if changes else ""
    ink = palette.LOSS if is_low else palette.WHAT_IF
    edge = DIE_EDGE * scale
    dice: list[ui.Box] = [ui.Glyph(_die, STEP * edge, digit) for digit in divmod(max(0, health.now), 10)]
    figure = ui.Text(words, ui.Style.FIGURE, size=14 + 12 * scale, colour=ink, align="center", grow=1)
    ground = (
        ui.plate(palette.LOSS, palette.LOSS_CELL, 0.9, 5)
        if is_low
        else ui.plate(palette.BRASS, palette.INK, 0.5, 5, shadow=False)
    )
    sign = (heart if is_low else ui.glyph)("health", 13 + 9 * scale, drop=2)
    return ui.Column(
        ui.Row(ui.Row(*dice, drop=1), ui.Overlay(sign, name=f"{name}{SIGN}", drop=2), figure, gap=4, pad=(6, 3, 4, 3)),
        ui.Art(
            paint_bar, health, wide=(40.0, BAR_WIDTH), high=LOW_BAR, margin=(5, 0, 5, 4), drop=1, name=f"{name}{LINE}"
        ),
        name=name, tells=told, back=(ground,),
    )  # fmt: skip


def _die(pen: ui.Pen, x: float, y: float, side: float, digit: int) -> None:
    pen.stamp(digit_die(pen.theme, digit, side / STEP), x, y - 1, "center")
