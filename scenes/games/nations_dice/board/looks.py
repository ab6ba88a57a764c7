"""How the pieces of the table look: tiles, dice, chits.

A look is a value: equal looks share one picture in the theme's cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from scenes import ui
from scenes.games.nations_dice.board.dice import MAIN_SIGN, STYLES
from scenes.games.nations_dice.board.faces import tile_face
from scenes.table.great_work import ask_ahead
from scenes.ui.host.looks import checked_off, narrowed
from sprites.cards import card, chits
from sprites.dice.lying_die import small_die
from sprites.paint import materials, palette

TILE, MINI = (112.0, 112.0), (100.0, 54.0)
"""Width and height of tiles, and of small ones."""

TRAY_DIE, RIVAL_DIE, SHADOW_DIE, LINE_DIE = 55.0, 20.0, 32.0, 15.0
FOUR_SIDER_EDGE = 45.0
"""Edges of dice in the trays, at rivals, of the shadow, in lines of text, and that of the die with four sides."""

TRAY_CHIT, RIVAL_CHIT, LINE_CHIT = 46.0, 17.0, 20.0
"""Diameters of chits in the trays, at rivals, and in lines of text."""

CHECK = 15.0
CHIP_HEIGHT, CHIP_LETTERS = 16.0, 13.0
ODDS_Y, ODDS_LEFT, ODDS_WIDTH = 69.0, 6.0, 62.0
"""Where the odds of a stay lie, at the foot of the picture, and how wide they are at most."""

BESIDE_STONE, FIGURE_WIDTH = 42.0, 36.0
"""The same beside the stone that a wonder costs, where there is room for the figure alone."""

ROLLS_EDGE, ROLLS_MARGIN = 19.0, 3.5
"""The badge in the lower right corner of a tile whose dice are rolled at once, and the units around it."""


@dataclass(frozen=True)
class TileLook:
    """A progress tile in a form of `sprites.cards.card_layout`.

    `odds` are those of its stay, on its picture; `rolls` is whether buying it throws dice, after which nothing is
    taken back. A wonder that waits for its stone `is_drawing`.
    """

    tile: str
    form: str = "tile"
    odds: str = ""
    rolls: bool = False
    is_drawing: bool = False

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The tile as it lies now."""
        built = 0 if self.is_drawing else None
        if self.is_drawing:
            ask_ahead(theme, tile_face(self.tile).motif)
        plain = card.card_surface(theme, tile_face(self.tile), self.form, built=built)
        if not self.odds and not self.rolls:
            return plain
        return theme.cached(("tile with marks", self), partial(self._with_marks, theme, plain))

    def _with_marks(self, theme: ui.Theme, plain: pygame.Surface) -> pygame.Surface:
        picture = plain.copy()
        if self.odds:
            picture.blit(*self._stay(theme))
        if self.rolls:
            badge = _rolls_badge(theme)
            corner = (
                picture.get_width() - theme.px(ROLLS_MARGIN),
                picture.get_height() - theme.px(ROLLS_MARGIN),
            )
            picture.blit(badge, badge.get_rect(bottomright=corner))
        return picture

    def _stay(self, theme: ui.Theme) -> tuple[pygame.Surface, pygame.Rect]:
        """The odds of its stay, and their place."""
        left, words, width = ODDS_LEFT, self.odds, ODDS_WIDTH
        if tile_face(self.tile).left_badge:
            left, words, width = BESIDE_STONE, self.odds.split()[-1], FIGURE_WIDTH
        odds = ChipLook(words, width).surface(theme)
        return odds, odds.get_rect(midleft=(theme.px(left), theme.px(ODDS_Y)))

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """The silhouette of its type."""
        return card.silhouette_mask(theme, tile_face(self.tile).kind, self.form)


def _rolls_badge(theme: ui.Theme) -> pygame.Surface:
    """A die with question marks on a dark disc: what is bought here rolls at once."""
    plate = materials.chip(theme, ROLLS_EDGE, ROLLS_EDGE, palette.INK, 0.97, palette.BRASS).copy()
    sign = theme.icon("perspective-dice-six-faces-random", ROLLS_EDGE * 0.74, palette.IVORY)
    plate.blit(sign, sign.get_rect(center=plate.get_rect().center))
    return plate


@dataclass(frozen=True)
class ChipLook(ui.PictureLook):
    """A word on a small brown plate, as large as the letters but no wider than so many units."""

    words: str
    width: float = TILE[0]

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        ends = CHIP_HEIGHT * 0.75
        line = theme.rich(self.words, "name", CHIP_LETTERS * theme.letter, palette.HOT)
        whole = theme.rich(self.words, "name", CHIP_LETTERS, palette.HOT)
        room = theme.px(self.width - ends)
        if line.get_width() > room:
            fitting = max(1.0, theme.letter * room / line.get_width()) if whole.get_width() < room else 1.0
            line = theme.rich(self.words, "name", CHIP_LETTERS * fitting, palette.HOT)
        width, height = line.get_width() / theme.s + ends, max(CHIP_HEIGHT, line.get_height() / theme.s - 2)
        plate = materials.chip(theme, width, height, palette.WHAT_IF_CELL, 0.97, palette.BRASS).copy()
        plate.blit(line, line.get_rect(center=plate.get_rect().center))
        return plate


@dataclass(frozen=True)
class ArrowLook(ui.PictureLook):
    """A round button that leafs one step forward, or with a negative step back."""

    step: int
    size: float

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        plate = materials.chip(theme, self.size, self.size, palette.PLATE, 1.0, palette.BRASS).copy()
        sign = theme.rich("›" if self.step > 0 else "‹", "number", self.size * 0.8, palette.BRASS_LIGHT)
        x, y = plate.get_rect().center
        plate.blit(sign, sign.get_rect(center=(x, y - theme.px(1))))
        return plate


@dataclass(frozen=True)
class ThumbLook(ui.PictureLook):
    """A tile on a rival's plaque or in a crowded row: its picture with the dice it brought.

    `width` in units is less than the form's own where a row is crowded.
    """

    tile: str
    dice: tuple[str, ...] = ()
    width: float = card.THUMB[0]

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        face = tile_face(self.tile)
        picture = card.card_surface(theme, face, "thumb").copy()
        for index, colour in enumerate(self.dice):
            die = small_die(theme, STYLES[colour].body, MAIN_SIGN[colour], 12)
            x = card.THUMB[0] / 2 + (index - (len(self.dice) - 1) / 2) * 13
            picture.blit(die, die.get_rect(center=(theme.px(x), theme.px(card.THUMB[1] - 9))))
        return narrowed(theme, picture, self.width)

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its silhouette."""
        kind = tile_face(self.tile).kind
        return theme.cached(
            ("small tile mask", self.width),
            lambda: narrowed(theme, card.silhouette_mask(theme, kind, "thumb"), self.width),
        )


@dataclass(frozen=True)
class ChitLook:
    """A chit; a used one is checked off."""

    kind: str
    size: float = TRAY_CHIT
    is_used: bool = False

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """The chit."""
        plain = chits.chit(theme, self.kind, self.size)
        if not self.is_used:
            return plain
        return theme.cached(
            ("used chit", self.kind, self.size),
            lambda: checked_off(theme, plain, CHECK * self.size / TRAY_CHIT),
        )

    def mask(self, theme: ui.Theme) -> pygame.Surface:
        """Its disc."""
        return theme.cached(("chit mask", self.size), lambda: ui.silhouette(chits.chit(theme, self.kind, self.size)))
