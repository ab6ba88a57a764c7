"""Pills: a number and a glyph on one small plate. Gain, cost and printed value differ in shape, sign and colour."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites.cards.card_face import Badge
from sprites.paint import brush
from sprites.paint.materials import rounded
from sprites.paint.palette import BRASS, COST_FILL, COST_RIM, DARK_INK, INK, WHITE, Colour
from sprites.paint.theme import Theme

GAIN_FILL: Colour = (255, 253, 246)
GAIN_RIM: Colour = (132, 96, 52)
MISSING: Colour = (204, 32, 22)
BADGE_TEXT: Colour = (255, 248, 232)
MINUS = "−"

Plate = Callable[[int, int], pygame.Surface]  # for a width and a height in pixels


def gain_pill(theme: Theme, number: str, glyph: str, height: float) -> pygame.Surface:
    """A round white pill with a brown rim; `height` in units."""
    return _pill(theme, number, glyph, height, INK, _gain_plate)


def cost_pill(theme: Theme, number: str, glyph: str, height: float) -> pygame.Surface:
    """A red pill with eight corners; `height` in units."""
    return _pill(theme, number, glyph, height, WHITE, _cost_plate)


def _pill(theme: Theme, number: str, glyph: str, height: float, ink: Colour, plate: Plate) -> pygame.Surface:
    text = theme.text(number, "number", height * 0.86, ink)
    sign = theme.glyph(glyph, height * 0.90)
    side = theme.px(height)
    ends = round(side * 0.26)
    pill = plate(text.get_width() + round(side * 0.05) + sign.get_width() + 2 * ends, side)
    pill.blit(text, text.get_rect(midleft=(ends, side // 2)))
    pill.blit(sign, sign.get_rect(midright=(pill.get_width() - round(ends * 0.9), side // 2)))
    return pill


def _gain_plate(width: int, side: int) -> pygame.Surface:
    return rounded(width, side, side / 2, GAIN_FILL, line=_rim(side), edge=GAIN_RIM)


def _cost_plate(width: int, side: int) -> pygame.Surface:
    half, cut = _rim(side) / 2, side * 0.30
    corners = [
        (cut, half), (width - cut, half), (width - half, cut), (width - half, side - cut),
        (width - cut, side - half), (cut, side - half), (half, side - cut), (half, cut),
    ]  # fmt: skip
    edge = brush.stroke([*corners, corners[0]], COST_RIM, _rim(side))
    return brush.vector((width, side), [brush.polygon(corners, COST_FILL), edge])


def _rim(side: int) -> float:
    return max(1.0, side * 0.075)


def badge_pill(theme: Theme, badge: Badge, height: float) -> pygame.Surface:
    """A dark pill with a brass rim: a glyph and a number that are printed on the card."""
    number = theme.text(str(badge.number), "number", height * 0.94, BADGE_TEXT)
    sign = theme.glyph(badge.glyph, height * 0.84)
    side = theme.px(height)
    ends, gap = round(side * 0.28), round(side * 0.16)
    width = number.get_width() + sign.get_width() + gap + 2 * ends
    fill = MISSING if badge.is_missing else DARK_INK
    pill = rounded(width, side, side / 2, fill, line=_rim(side), edge=BRASS)
    pill.blit(sign, sign.get_rect(midleft=(ends, side // 2)))
    pill.blit(number, number.get_rect(midright=(width - ends, side // 2)))
    return pill
