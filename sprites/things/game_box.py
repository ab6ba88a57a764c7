"""The box of a game: a lid with a painted cover in a double brass frame, and its sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from sprites.cards.emblem import softened, tinted
from sprites.paint import brush, materials, palette
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import Theme

RIM_SHARE = 0.8
"""How much of a side the rim of the lid covers."""

GOLD = [(0.1, (255, 240, 196)), (0.55, (240, 205, 130)), (0.9, (196, 138, 58))]


class BoxSolid(NamedTuple):
    """What is printed on a box: the title, of one or two lines, a motto, who may play for how long, and what is painted
    on the lid, on a theme for a width and a height in pixels.
    """

    title: tuple[str, ...]
    motto: str
    foot: str
    cover: Callable[[Theme, int, int], pygame.Surface]


FULL_DUSK = 1.8
"""How much sooner than at the edge the dusk behind words is whole."""


def lid(theme: Theme, box: BoxSolid, size: tuple[float, float], times: int = 1) -> pygame.Surface:
    """The front of the box, `size` in units: its cover, its words, and a frame of brass; drawn so many times larger."""

    def draw() -> pygame.Surface:
        cover = box.cover(theme, theme.px(size[0]), theme.px(size[1]))
        face = pygame.transform.smoothscale_by(cover, times)
        _lay_words(theme.magnified(times), face, size, box)
        _lay_frame(theme.magnified(times), face)
        return face

    return theme.cached(("lid", box, size, times), draw)


def paper(theme: Theme, box: BoxSolid, size: tuple[float, float], times: int = 1) -> Colour:
    """The colour of the paper on the sides of a box with such a lid: that of its cover's sky, deep and dark."""
    front = lid(theme, box, size, times)
    red, green, blue, _ = pygame.transform.average_color(front, (0, 0, front.get_width(), front.get_height() // 2))
    tone = pygame.Color(red, green, blue)
    hue, saturation, _, _ = tone.hsva
    tone.hsva = (hue, max(58, min(100, saturation * 1.4)), 33, 100)
    return tone.r, tone.g, tone.b


def spine(theme: Theme, box: BoxSolid, size: tuple[float, float], tone: Colour, is_left: bool) -> pygame.Surface:
    """A side of the box, `size` in units: the rim of the lid with the title from top to bottom, and what the lid leaves
    in sight of the box itself, at the left or at the right.
    """
    width, height = theme.px(size[0]), theme.px(size[1])
    side = brush.gradient((width, height), [(0.0, mix(tone, WHITE, 0.1)), (1.0, mix(tone, BLACK, 0.35))])
    rim, hair = round(width * RIM_SHARE), theme.px(1)
    side.fill(mix(tone, BLACK, 0.6), (0 if is_left else rim, 0, width - rim, height))
    side.fill(palette.BRASS, (width - rim if is_left else rim - hair, 0, hair, height))
    words = theme.text(" ".join(box.title).upper(), "title", size[0] * 0.34, GOLD[1][1], size[1] * 0.86)
    down = pygame.transform.rotate(words, -90)
    side.blit(down, down.get_rect(center=(width - rim // 2 if is_left else rim // 2, height // 2)))
    return side


def in_dusk(lid: pygame.Surface) -> pygame.Surface:
    """The painted lid, darkened where its words will stand."""
    for edge, reach, strength in ((0.0, 0.50, 0.74), (1.0, 0.18, 0.86)):
        _lay_dusk(lid, edge, reach, strength)
    return lid


def _lay_dusk(lid: pygame.Surface, edge: float, reach: float, strength: float) -> None:
    """Darkness behind the words, from the upper (0) or the lower (1) edge inwards: whole at first, then less."""
    width, height = lid.get_size()
    column = pygame.Surface((1, 32), pygame.SRCALPHA)
    for y in range(32):
        share = (1 - y / 31) if edge == 0 else y / 31
        column.set_at((0, y), (16, 10, 8, round(255 * strength * min(1.0, FULL_DUSK * share) ** 1.3)))
    veil = pygame.transform.smoothscale(column, (width, round(height * reach)))
    lid.blit(veil, (0, round((height - veil.get_height()) * edge)))


def _lay_words(theme: Theme, lid: pygame.Surface, size: tuple[float, float], box: BoxSolid) -> None:
    width, height = lid.get_size()
    room = size[0] - 36
    middle = width // 2
    lines = [line.upper() for line in box.title]
    share = 0.145 if len(lines) == 1 else 0.098
    step = round(height * 0.082)
    for number, line in enumerate(lines):
        y = round(height * 0.125) + round(step * (number - (len(lines) - 1) / 2))
        _lay_title(theme, lid, theme.text(line, "title", size[0] * share, WHITE, room), (middle, y))
    whole = size[0] * 0.074
    fitted = whole * min(1.0, room * theme.s / theme.wide(box.motto, "aside", whole))
    motto = theme.text(box.motto, "aside", fitted, palette.IVORY, room)
    shade = theme.text(box.motto, "aside", fitted, BLACK, room)
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
