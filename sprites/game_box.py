"""The box of a game: a lid with a painted cover in a double brass frame, and the sides that show from above."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from sprites import brush, materials, palette
from sprites.emblem import softened, tinted
from sprites.palette import BLACK, WHITE
from sprites.theme import Theme

LID = (214.0, 316.0)
SIDE = 9.0
"""Depth of the side faces in units."""

GOLD = [(0.1, (255, 240, 196)), (0.55, (240, 205, 130)), (0.9, (196, 138, 58))]


class Box(NamedTuple):
    """What is printed on a box: the title, of one or two lines, a motto, who may play for how long, and what is painted
    on the lid, on a theme for a width and a height in pixels.
    """

    title: tuple[str, ...]
    motto: str
    foot: str
    cover: Callable[[Theme, int, int], pygame.Surface]


def game_box(theme: Theme, box: Box, size: tuple[float, float] = LID) -> pygame.Surface:
    """The box as it lies on the table, lid and sides, on a surface of the lid's size plus `SIDE` units."""

    def draw() -> pygame.Surface:
        width, height, side = theme.px(size[0]), theme.px(size[1]), theme.px(SIDE)
        whole = pygame.Surface((width + side, height + side), pygame.SRCALPHA)
        _lay_sides(whole, width, height, side)
        lid = box.cover(theme, width, height)
        _lay_words(theme, lid, size, box)
        _lay_frame(theme, lid)
        whole.blit(lid, (0, 0))
        return whole

    return theme.cached(("game box", box, size), draw)


def box_outline(theme: Theme, size: tuple[float, float]) -> pygame.Surface:
    """The silhouette of a box whose lid has this size in units, in white, for a glow around it."""
    width, height, side = theme.px(size[0]), theme.px(size[1]), theme.px(SIDE)
    outline = pygame.Surface((width + side, height + side), pygame.SRCALPHA)
    corners = [
        (0, 0),
        (width, 0),
        (width + side, side),
        (width + side, height + side),
        (side, height + side),
        (0, height),
    ]
    pygame.draw.polygon(outline, WHITE, corners)
    return outline


def _lay_sides(box: pygame.Surface, width: int, height: int, side: int) -> None:
    """The right face in half light, the lower one in shade."""
    right = [(width, 0), (width + side, side), (width + side, height + side), (width, height)]
    lower = [(0, height), (width, height), (width + side, height + side), (side, height + side)]
    shapes = [
        brush.polygon([(float(x), float(y)) for x, y in right], (74, 47, 24)),
        brush.polygon([(float(x), float(y)) for x, y in lower], (40, 24, 12)),
        brush.stroke(
            [(width, 0), (width + side, side), (width + side, height + side)], (150, 110, 58), 1.2, 0.6
        ),
    ]
    box.blit(brush.vector(box.get_size(), shapes), (0, 0))


def in_dusk(lid: pygame.Surface) -> pygame.Surface:
    """The painted lid, darkened where its words will stand."""
    for top, reach, strength in ((0.0, 0.40, 0.78), (1.0, 0.15, 0.82)):
        _lay_dusk(lid, top, reach, strength)
    return lid


def _lay_dusk(lid: pygame.Surface, edge: float, reach: float, strength: float) -> None:
    """Darkness behind the words, from the upper (0) or the lower (1) edge inwards."""
    width, height = lid.get_size()
    column = pygame.Surface((1, 32), pygame.SRCALPHA)
    for y in range(32):
        share = (1 - y / 31) if edge == 0 else y / 31
        column.set_at((0, y), (16, 10, 8, round(255 * strength * share**1.3)))
    veil = pygame.transform.smoothscale(column, (width, round(height * reach)))
    lid.blit(veil, (0, round((height - veil.get_height()) * edge)))


def _lay_words(theme: Theme, lid: pygame.Surface, size: tuple[float, float], box: Box) -> None:
    width, height = lid.get_size()
    room = size[0] - 36
    middle = width // 2
    lines = [line.upper() for line in box.title]
    share = 0.145 if len(lines) == 1 else 0.098
    step = round(height * 0.082)
    for number, line in enumerate(lines):
        y = round(height * 0.125) + round(step * (number - (len(lines) - 1) / 2))
        _lay_title(theme, lid, theme.text(line, "title", size[0] * share, WHITE, room), (middle, y))
    motto = theme.text(box.motto, "aside", size[0] * 0.074, palette.IVORY, room)
    shade = theme.text(box.motto, "aside", size[0] * 0.074, BLACK, room)
    place = motto.get_rect(center=(middle, round(height * (0.215 if len(lines) == 1 else 0.245))))
    lid.blit(shade, place.move(theme.px(1), theme.px(1)))
    lid.blit(motto, place)
    small = theme.text(box.foot, "label", size[0] * 0.066, palette.IVORY, room)
    lid.blit(small, small.get_rect(center=(middle, round(height * 0.938))))


def _lay_title(theme: Theme, lid: pygame.Surface, letters: pygame.Surface, centre: tuple[int, int]) -> None:
    """Golden letters over their own soft shadow."""
    place = letters.get_rect(center=centre)
    dark = tinted(softened(letters, theme.px(2.5)), BLACK, 0.9)
    lid.blit(dark, place.move(theme.px(1), theme.px(2)))
    lid.blit(tinted(letters, (18, 10, 4)), place.move(theme.px(0.8), theme.px(1.4)))
    lid.blit(materials.shaded(letters, GOLD), place)


def _lay_frame(theme: Theme, lid: pygame.Surface) -> None:
    """Two brass lines and a lit upper left edge."""
    for inset, line, alpha in ((7.0, 1.4, 0.95), (10.0, 0.8, 0.7)):
        gap = theme.px(inset)
        frame = materials.rounded(
            lid.get_width() - 2 * gap, lid.get_height() - 2 * gap, 2 * theme.s, BLACK, 0,
            line=max(1.0, line * theme.s), edge=palette.BRASS_LIGHT, edge_alpha=alpha,
        )  # fmt: skip
        lid.blit(frame, (gap, gap))
    hair = theme.px(1.2)
    pygame.draw.rect(lid, (96, 70, 40), lid.get_rect(), hair)
    for end in ((lid.get_width() - 1, 0), (0, lid.get_height() - 1)):
        pygame.draw.line(lid, (236, 206, 150), (0, 0), end, hair)
