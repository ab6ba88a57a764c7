"""Round pieces: discs of seats, of values and points, coins with prices, and seals of ages.

Lengths are units unless a name says pixels.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.paint import brush, icons, palette
from sprites.paint.light import circle
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import Theme

AGE_NUMERALS = ("S", "I", "II", "III", "IV", "V")
"""What a seal says of each age; the first stands for the cards printed on a board."""

SHADOW_EMBLEM = "cowled"
"""The emblem of the solo opponent, who has no seat."""

COIN: Colour = (250, 206, 92)

PALE = 470
"""Sum of a colour's channels above which its emblem is dark."""

GHOST_DISC_ALPHA = 110


def player_disc(theme: Theme, colour: int, size: float, ghost: bool = False) -> pygame.Surface:
    """A seat's wooden disc: its colour, its emblem, an ivory ring. `colour` 0 is the shadow's; a ghost is faint."""

    def draw() -> pygame.Surface:
        if colour:
            paint, emblem = palette.PLAYERS[colour]
        else:
            paint, emblem = palette.SHADOW_DISC, SHADOW_EMBLEM
        ink = palette.INK if sum(paint) > PALE else palette.IVORY
        rings = [
            (1.0, palette.INK),
            (0.94, mix(palette.IVORY, BLACK, 0.16)),
            (0.92, palette.IVORY),
            (0.77, mix(paint, BLACK, 0.34)),
            (0.74, paint),
        ]
        disc = lit_disc(theme.px(size), rings, [icons.shape(emblem, (50, 50), 56, ink, 1.0)])
        if ghost:
            disc.set_alpha(GHOST_DISC_ALPHA)
        return disc

    return theme.cached(("player disc", colour, size, ghost), draw)


def value_disc(theme: Theme, colour: int, number: int, size: float, is_own: bool = False) -> pygame.Surface:
    """A seat's disc with what it stands for on it, over its faint emblem; the own one has a ring of brass."""
    paint, emblem = palette.SHADOW_DISC, SHADOW_EMBLEM
    if colour:
        paint, emblem = palette.PLAYERS[colour]
    is_pale = sum(paint) > PALE

    def draw_ground() -> pygame.Surface:
        ring = palette.VP_RING if is_own else palette.IVORY
        rings = [
            (1.0, palette.INK),
            (0.94, mix(ring, BLACK, 0.2)),
            (0.92, ring),
            (0.80, mix(paint, BLACK, 0.4)),
            (0.78, paint),
        ]
        faint = icons.shape(emblem, (50, 50), 70, mix(paint, palette.INK if is_pale else WHITE, 0.32), 1.0)
        return lit_disc(theme.px(size), rings, [faint])

    def draw() -> pygame.Surface:
        side = theme.px(size)
        disc = theme.cached(("value disc", colour, size, is_own), draw_ground).copy()
        ink, rim = (palette.INK, mix(paint, WHITE, 0.4)) if is_pale else (WHITE, mix(paint, BLACK, 0.7))
        text = str(number).replace("-", "−")
        share = 0.62 if len(text) < 3 else 0.5
        letters, edge = (theme.text(text, "number", size * share, shade, size * 0.9) for shade in (ink, rim))
        place = letters.get_rect(center=(side // 2, side // 2))
        for dx, dy in circle(max(1, round(side / 22))):
            disc.blit(edge, place.move(dx, dy))
        disc.blit(letters, place)
        return disc

    return theme.cached(("value disc", colour, number, size, is_own), draw)


def ghost_disc(theme: Theme, colour: int, number: int, size: float) -> pygame.Surface:
    """A ghost with what it stands for on it, in a ring of its seat's colour."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        paint = palette.PLAYERS[colour].colour
        sheet = mix(palette.IVORY, (120, 140, 190), 0.3)
        rings = [(1.0, palette.INK), (0.94, paint), (0.76, palette.INK), (0.7, sheet)]
        disc = lit_disc(side, rings, [])
        text = str(number).replace("-", "−")
        share = 0.56 if len(text) < 3 else 0.42
        letters = theme.text(text, "number", size * share, palette.INK, size * 0.8)
        disc.blit(letters, letters.get_rect(center=(side // 2, side // 2)))
        return disc

    return theme.cached(("ghost disc", colour, number, size), draw)


def vp_disc(theme: Theme, number: int | str, size: float) -> pygame.Surface:
    """Victory points: a green disc in a gold laurel, with the number on it."""

    def draw_ground() -> pygame.Surface:
        rings = [
            (1.0, palette.INK),
            (0.93, mix(palette.VP_RING, BLACK, 0.2)),
            (0.91, palette.VP_RING),
            (0.81, mix(palette.VP_DISC, BLACK, 0.45)),
            (0.78, palette.VP_DISC),
        ]
        gold = mix(palette.VP_RING, palette.VP_DISC, 0.2)
        return lit_disc(theme.px(size), rings, [icons.shape("laurels", (50, 50), 76, gold, 1.0)])

    def draw() -> pygame.Surface:
        side = theme.px(size)
        disc = theme.cached(("vp disc", size), draw_ground).copy()
        text = str(number).replace("-", "−")
        share = 0.62 if len(text) < 3 else 0.5
        dark = theme.text(text, "number", size * share, palette.INK, size * 0.9)
        light = theme.text(text, "number", size * share, palette.VP_NUMBER, size * 0.9)
        place = light.get_rect(center=(side // 2, side // 2))
        for dx, dy in circle(max(1, round(side / 22))):
            disc.blit(dark, place.move(dx, dy))
        disc.blit(light, place)
        return disc

    return theme.cached(("vp disc", number, size), draw)


def coin_disc(theme: Theme, number: int, size: float, is_met: bool = True) -> pygame.Surface:
    """A coin with a price on it: of gold, or dull red where the price cannot be met."""
    face, ink = (COIN, palette.DARK_INK) if is_met else (palette.UNMET, palette.UNMET_INK)
    ring = palette.VP_RING if is_met else mix(palette.UNMET, palette.VP_RING, 0.4)

    def draw() -> pygame.Surface:
        side = theme.px(size)
        rings = [
            (1.0, palette.INK),
            (0.93, mix(ring, BLACK, 0.35)),
            (0.90, ring),
            (0.74, mix(face, BLACK, 0.35)),
            (0.71, face),
        ]
        disc = lit_disc(side, rings)
        numeral = theme.text(str(number), "number", size * 0.66, ink, size * 0.72)
        drawn = numeral.get_bounding_rect()
        disc.blit(numeral, (round(side / 2 - drawn.centerx), round(side / 2 - drawn.centery)))
        return disc

    return theme.cached(("coin disc", number, size, is_met), draw)


def age_seal(theme: Theme, age: int, size: float) -> pygame.Surface:
    """A dark disc with the Roman numeral of an age; age 0 is a printed start card's S."""
    numeral = theme.text(AGE_NUMERALS[age], "title", size * 0.58, palette.BRASS_LIGHT, size * 0.74)
    return theme.cached(("age seal", age, size), lambda: _seal(theme.px(size), numeral))


def glyph_seal(theme: Theme, glyph: str, size: float) -> pygame.Surface:
    """The same disc with a resource glyph, for what a tile is paid with."""
    sign = theme.glyph(glyph, size * 0.70)
    return theme.cached(("glyph seal", glyph, size), lambda: _seal(theme.px(size), sign))


def _seal(side: int, sign: pygame.Surface) -> pygame.Surface:
    """A dark disc in a brass ring with a sign in its middle."""
    rings = [(1.0, mix(palette.BRASS, BLACK, 0.45)), (0.96, palette.BRASS), (0.86, palette.DARK_INK)]
    disc = lit_disc(side, rings)
    drawn = sign.get_bounding_rect()
    disc.blit(sign, (round(side / 2 - drawn.centerx), round(side / 2 - drawn.centery)))
    return disc


def lit_disc(side: int, rings: list[tuple[float, Colour]], shapes: Sequence[str] = ()) -> pygame.Surface:
    """A disc of `side` pixels: rings from the outermost in, with their radii as shares of its own, then vector
    shapes in a square of 100. A faint light lies on its upper half.
    """
    circles = [brush.ellipse((50, 50), (50 * radius, 50 * radius), colour) for radius, colour in rings]
    inner = 50 * rings[-1][0]
    light = brush.ellipse((50, 50 - inner * 0.34), (inner * 0.8, inner * 0.6), WHITE, 0.10)
    return brush.fine_vector((side, side), [*circles, light, *shapes])
