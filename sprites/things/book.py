"""An open book: a leather cover with brass corners, and two pages that fall away to the gutter between them."""

from __future__ import annotations

from random import Random

import pygame

from sprites.paint import brush, palette
from sprites.paint.materials import round_off, rounded, shaded
from sprites.paint.palette import BLACK, WHITE, hex_colour
from sprites.paint.theme import Theme

COVER = hex_colour("#702E22")
PAGE = hex_colour("#F0E2C0")
FOOT = hex_colour("#DCC89C")
INK, FAINT_INK = palette.BOOK_INK, palette.FAINT_INK
RED_INK = palette.RED_INK
MARKER = hex_colour("#E7B94A")
RIBBON = hex_colour("#8C1F1A")

BORDER = 11.0
"""Units of the cover around the pages."""

CORNER = 40.0
GUTTER = 58.0
"""Units of a page that are shaded towards the binding, and how dark they become."""
DARKEST = 0.62


def open_book(theme: Theme, w: float, h: float) -> pygame.Surface:
    """A book that lies open, in units."""
    return theme.cached(("open book", w, h), lambda: _drawn(theme, theme.px(w), theme.px(h)))


def _drawn(theme: Theme, width: int, height: int) -> pygame.Surface:
    border = theme.px(BORDER)
    cover = shaded(
        rounded(width, height, 7 * theme.s, WHITE),
        [(0.0, palette.mix(COVER, WHITE, 0.12)), (1.0, palette.mix(COVER, BLACK, 0.45))],
    )
    brush.lay_grain(cover)
    _corners(theme, cover)
    inner = pygame.Rect(border, border, width - 2 * border, height - 2 * border)
    cover.blit(_pages(theme, inner.size), inner)
    return cover


def _pages(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    pages = brush.gradient(size, [(0.0, PAGE), (0.75, palette.mix(PAGE, FOOT, 0.4)), (1.0, FOOT)]).convert_alpha()
    pages.blit(brush.noise(Random(5), size, (42, 24), (122, 84, 40), 0.16, 0.62), (0, 0))
    brush.lay_grain(pages)
    for line in range(3):
        inset = line * max(1, theme.px(1.6))
        pygame.draw.rect(
            pages, palette.mix(FOOT, BLACK, 0.25 + 0.1 * line), pages.get_rect().inflate(-inset, -inset), 1
        )
    return pages


def loose_sheet(theme: Theme, w: float, h: float) -> pygame.Surface:
    """A sheet of the same paper by itself, in units, with two lines of ink along its edges."""

    def draw() -> pygame.Surface:
        width, height = theme.px(w), theme.px(h)
        paper = _pages(theme, (width, height))
        for inset, line, share in ((9.0, 1.4, 0.62), (12.5, 0.7, 0.45)):
            near, thick = theme.px(inset), max(1, theme.px(line))
            brown = palette.mix(PAGE, FAINT_INK, share)
            pygame.draw.rect(paper, brown, paper.get_rect().inflate(-2 * near, -2 * near), thick)
        _lay_corners(theme, paper)
        round_off(paper, 3 * theme.s)
        return paper

    return theme.cached(("loose sheet", w, h), draw)


def _lay_corners(theme: Theme, paper: pygame.Surface) -> None:
    """A printer's flower in each corner, where both lines meet."""
    width, height = paper.get_size()
    away = theme.px(10.8)
    flower = theme.icon("flower-emblem", 15.0, palette.mix(PAGE, FAINT_INK, 0.75))
    for middle in ((away, away), (width - away, away), (away, height - away), (width - away, height - away)):
        spot = flower.get_rect(center=middle)
        paper.fill(palette.mix(PAGE, FOOT, 0.4 if middle[1] > away else 0.0), spot.inflate(-theme.px(2), -theme.px(2)))
        paper.blit(flower, spot)


def gutter(theme: Theme, h: float) -> pygame.Surface:
    """The shade where both pages bend down to the binding, and the ribbon that hangs out of it."""

    def draw() -> pygame.Surface:
        reach, height = theme.px(GUTTER), theme.px(h)
        shade = pygame.Surface((2 * reach, height), pygame.SRCALPHA)
        for away in range(reach):
            tone = (34, 18, 6, round(255 * DARKEST * (1 - away / reach) ** 2.4))
            shade.fill(tone, (reach + away, 0, 1, height))
            shade.fill(tone, (reach - 1 - away, 0, 1, height))
        ribbon = pygame.Rect(0, 0, theme.px(15), theme.px(22))
        ribbon.midbottom = (reach, height)
        shade.fill(RIBBON, ribbon)
        return shade

    return theme.cached(("gutter", h), draw)


def _corners(theme: Theme, cover: pygame.Surface) -> None:
    """Brass on the corners of the cover."""
    width, height = cover.get_size()
    side = theme.px(CORNER)
    brass = brush.vector(
        (side, side),
        [
            brush.polygon([(0, 0), (side, 0), (0, side)], palette.mix(palette.BRASS, BLACK, 0.3)),
            brush.polygon([(0, 0), (side * 0.93, 0), (0, side * 0.93)], palette.BRASS),
            brush.polygon([(0, 0), (side * 0.6, 0), (0, side * 0.6)], palette.mix(palette.BRASS, WHITE, 0.22)),
        ],
    )
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        spot = (width - side if right else 0, height - side if low else 0)
        cover.blit(pygame.transform.flip(brass, right, low), spot)


TAPE = (236, 224, 176, 190)


def pasted(theme: Theme, picture: pygame.Surface) -> pygame.Surface:
    """A picture with a white edge, put in a little askew and held by two strips of tape."""
    edge = theme.px(6)
    width, height = picture.get_size()
    card = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    card.fill((250, 246, 232))
    card.blit(picture, (edge, edge))
    turned = pygame.transform.rotozoom(card, -1.1, 1.0)
    strip = pygame.Surface((theme.px(46), theme.px(15)), pygame.SRCALPHA)
    strip.fill(TAPE)
    for angle, spot in ((42, "topleft"), (-42, "topright")):
        held = pygame.transform.rotozoom(strip, angle, 1.0)
        turned.blit(held, held.get_rect(**{spot: getattr(turned.get_rect(), spot)}))
    return turned
