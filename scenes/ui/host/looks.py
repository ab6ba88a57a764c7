"""Looks that all tables use: empty places, glyphs as pieces, and silhouettes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from game.text import language
from scenes.ui.host.target import Look
from sprites.cards.marks import check_mark
from sprites.dice.die_faces import DieStyle
from sprites.dice.lying_die import lying_die
from sprites.paint import brush, materials
from sprites.paint.theme import Theme
from sprites.things import discs

SHADE = 100
"""How opaque a shadow is at most; letters, wood and paper are more so."""

HALF_GREY, USED_LIGHT = 140, (150, 150, 150)
"""How a used piece is dimmed: alpha of its grey, and what is left of its light."""


class PictureLook:
    """A look that `_drawn` paints once for its fields; its silhouette is that of its picture."""

    def surface(self, theme: Theme) -> pygame.Surface:
        """What was painted."""
        return theme.cached((self, language.now()), partial(self._drawn, theme))

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return theme.cached(("mask", self, language.now()), lambda: silhouette(self.surface(theme)))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        raise NotImplementedError


class PaperLook(PictureLook):
    """A look that is a paper or a plate with round corners. Shown large it never lies on the boxes named in `off`."""

    RADIUS = 6
    off: tuple[str, ...] = ()

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        width, height = self.surface(theme).get_size()
        return rounded_mask(theme, width / theme.s, height / theme.s, self.RADIUS)


@dataclass(frozen=True)
class PlaceLook:
    """A free place on a board: a dashed outline and the sign of what belongs there."""

    width: float
    height: float
    ghost: str = ""

    def surface(self, theme: Theme) -> pygame.Surface:
        """The dashed outline."""
        return materials.empty_place(theme, self.width, self.height, self.ghost or None)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        return rounded_mask(theme, self.width, self.height, 6)


def narrowed(theme: Theme, picture: pygame.Surface, width: float) -> pygame.Surface:
    """A picture at most so many units wide, as high as it was."""
    wide = min(picture.get_width(), theme.px(width))
    return pygame.transform.smoothscale(picture, (wide, picture.get_height()))


@dataclass(frozen=True)
class Shrunk:
    """A piece drawn smaller than it is, as `share` of its sides."""

    look: Look
    share: float

    def surface(self, theme: Theme) -> pygame.Surface:
        """The piece."""
        return theme.cached(("shrunk", self), lambda: self._smaller(self.look.surface(theme)))

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its silhouette."""
        return theme.cached(("shrunk mask", self), lambda: self._smaller(self.look.mask(theme)))

    def _smaller(self, picture: pygame.Surface) -> pygame.Surface:
        return pygame.transform.smoothscale_by(picture, self.share)


def shrunk(look: Look, share: float) -> Look:
    """The piece at this share of its size; at 1 it is itself."""
    return look if share == 1 else Shrunk(look, share)


def rounded_mask(theme: Theme, width: float, height: float, radius: float) -> pygame.Surface:
    """A white rectangle with round corners."""
    size = (theme.px(width), theme.px(height))
    key = ("rounded mask", size, radius)
    return theme.cached(key, partial(materials.rounded, *size, radius * theme.s, (255, 255, 255)))


@dataclass(frozen=True)
class SeatLook:
    """The disc of a seat, `side` units wide; colour 0 is the shadow of a solo game."""

    colour: int
    side: float

    def surface(self, theme: Theme) -> pygame.Surface:
        """The disc."""
        return discs.player_disc(theme, self.colour, self.side)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return rounded_mask(theme, self.side, self.side, self.side / 2)


@dataclass(frozen=True)
class ValueLook:
    """The disc of a seat with a number on it; the own one stands out, that of a ghost is pale."""

    colour: int
    number: int
    side: float
    is_own: bool
    is_ghost: bool = False

    def surface(self, theme: Theme) -> pygame.Surface:
        """The disc."""
        if self.is_ghost:
            return discs.ghost_disc(theme, self.colour, self.number, self.side)
        return discs.value_disc(theme, self.colour, self.number, self.side, self.is_own)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return rounded_mask(theme, self.side, self.side, self.side / 2)


@dataclass(frozen=True)
class TokenLook:
    """A glyph as a piece, `side` units wide: an Architect that can be hired."""

    glyph: str
    side: float

    def surface(self, theme: Theme) -> pygame.Surface:
        """The glyph itself."""
        return theme.glyph(self.glyph, self.side)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        key = ("glyph mask", self.glyph, theme.px(self.side))
        return theme.cached(key, partial(silhouette, self.surface(theme)))


@dataclass(frozen=True)
class DieLook(PictureLook):
    """A die that lies with a number on top, turned by `twist` degrees; a used one is checked off."""

    style: DieStyle
    number: int
    edge: float
    twist: float
    is_used: bool = False

    def _drawn(self, theme: Theme) -> pygame.Surface:
        die = self._die(theme)
        return checked_off(theme, die, self.edge / 3) if self.is_used else die

    def _die(self, theme: Theme) -> pygame.Surface:
        return lying_die(self.style, self.number, self.edge * theme.s, self.twist)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        key = ("die mask", self.style, self.number, self.edge, self.twist)
        return theme.cached(key, lambda: silhouette(self._die(theme)))


def checked_off(theme: Theme, piece: pygame.Surface, size: float) -> pygame.Surface:
    """A piece that has been used: half grey and darker, with a check mark of `size` units at its lower right."""
    picture = piece.copy()
    grey = brush.greyed(piece)
    grey.set_alpha(HALF_GREY)
    picture.blit(grey, (0, 0))
    picture.fill(USED_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    check = check_mark(theme, size)
    width, height = picture.get_size()
    picture.blit(check, check.get_rect(center=(round(width * 0.80), round(height * 0.80))))
    return picture


def silhouette(picture: pygame.Surface) -> pygame.Surface:
    """Everything that is not clear in a picture and no shadow, in white, with edges as smooth as its own."""
    shape = picture.convert_alpha()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape.fill((0, 0, 0, SHADE), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(2):
        shape.blit(shape.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return shape
