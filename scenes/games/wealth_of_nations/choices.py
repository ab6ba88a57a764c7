"""What may be taken before the first round, where the markets will be: flag designs, then starting packages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.wealth_of_nations.components import FLAGS, INDUSTRIES, MONEY, PACKAGES
from game.wealth_of_nations.market import HALF_DOLLARS
from game.wealth_of_nations.running import worth
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.telling import package_words, text
from scenes.games.wealth_of_nations.looks import TileFace, sign_of
from scenes.games.wealth_of_nations.seats import seat_colour, seat_name
from scenes.games.wealth_of_nations.zones import RIGHT
from scenes.kit.looks import rounded_mask
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import commodities, materials, palette
from sprites.theme import Theme

ZONE = "choices"
FLAG_CARD = (196.0, 150.0)
PACKAGE_CARD = (198.0, 76.0)
HEADING = 30.0
CARDS_Z = 10

FIRST_GAME = ("industry1", "industry2", "industry6", "commodity1")
"""Packages that suit a first game: easy to live by, and not worse than others (docs/balance.md)."""

SUITS = "for a first game"


def choices_panel(model: TableModel) -> Panel:
    """The ground under flags or packages, with a heading."""
    state: WealthState = model.view
    heading = "Nations" if state.free_flags and _is_choosing_flags(state) else "Starting packages"
    return panel(RIGHT, heading, paint_choices)


def _is_choosing_flags(state: WealthState) -> bool:
    return not all(nation.flag for nation in state.nations)


def paint_choices(pen: Pen, area: Area, heading: str) -> None:
    """Plate and heading."""
    pen.plate(area)
    pen.heading(heading, area[0] + 12, area[1] + 15)


def choice_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The free flag designs; once all are chosen, the packages, those taken with their takers."""
    state: WealthState = model.view
    if _is_choosing_flags(state):
        for number, flag in enumerate(FLAGS):
            owner = next((nation.seat for nation in state.nations if nation.flag == flag), None)
            colour = 0 if owner is None else seat_colour(model, owner)
            card = NationCard(flag, colour, "" if owner is None else model.seats[owner].name)
            caption = FLAGS[flag].name
            yield flag, Place(_spot(number, FLAG_CARD), card, z=CARDS_Z, zone=ZONE, caption=caption)
        return
    for number, package in enumerate(PACKAGES):
        if package not in state.packages and not _taker(state, package):
            continue
        taker = _taker(state, package)
        look = PackageCard(
            package,
            _worth(state, package),
            seat_colour(model, taker[0]) if taker else 0,
            seat_name(model, taker[0]) if taker else "",
        )
        suits = f". Suits {SUITS.removeprefix('for ')}" if package in FIRST_GAME else ""
        good = f". {text()['advice'][package].rstrip('.')}{suits}"
        caption = package_words(package) + (f", taken by {look.taker}" if taker else good)
        row, column = number % 6, number // 6
        area = _spot(row * 2 + column, PACKAGE_CARD)
        yield package, Place(area, look, z=CARDS_Z, zone=ZONE, caption=caption)


def _taker(state: WealthState, package: str) -> tuple[int, ...]:
    return tuple(nation.seat for nation in state.nations if package in nation.packages)


def _worth(state: WealthState, package: str) -> int:
    """Dollars at the first barter prices; tiles count what building them costs."""
    kind = PACKAGES[package]
    tiles = INDUSTRIES[kind.industry].cost * kind.tiles if kind.industry else ()
    return worth(state, (*kind.cubes, *tiles, (MONEY, kind.money))) // HALF_DOLLARS


def _spot(number: int, card: tuple[float, float]) -> Area:
    """Two columns of cards under the heading."""
    row, column = divmod(number, 2)
    rows = 3 if card == FLAG_CARD else 6
    gap_x = (RIGHT[2] - 2 * card[0]) / 3
    gap_y = (RIGHT[3] - HEADING - rows * card[1]) / (rows + 1)
    return (
        RIGHT[0] + gap_x + (card[0] + gap_x) * column,
        RIGHT[1] + HEADING + gap_y / 2 + (card[1] + gap_y) * row,
        *card,
    )


@dataclass(frozen=True)
class NationCard:
    """A nation's emblem and name; once taken, in its owner's colour."""

    flag: str
    colour: int
    taker: str

    def surface(self, theme: Theme) -> pygame.Surface:
        """The card."""
        return theme.cached(("nation card", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        width, height = FLAG_CARD
        card = materials.parchment(theme, width, height, 6).copy()
        emblem = theme.icon(FLAGS[self.flag].emblem, 72, palette.INK)
        card.blit(emblem, emblem.get_rect(center=(theme.px(width / 2), theme.px(58))))
        name = theme.text(FLAGS[self.flag].name, "title", 17, palette.INK, width - 16)
        card.blit(name, name.get_rect(center=(theme.px(width / 2), theme.px(112))))
        if self.colour:
            disc = materials.player_disc(theme, self.colour, 26)
            card.blit(disc, disc.get_rect(center=(theme.px(24), theme.px(24))))
        words = f"played by {self.taker}" if self.taker else "free"
        line = theme.text(words, "label", 14, palette.INK, width - 16)
        card.blit(line, line.get_rect(center=(theme.px(width / 2), theme.px(133))))
        return card

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return rounded_mask(theme, *FLAG_CARD, 6)


@dataclass(frozen=True)
class PackageCard:
    """A starting package: its tiles or cubes, its money and its worth in dollars; once taken, faint."""

    package: str
    worth: int
    colour: int
    taker: str

    def surface(self, theme: Theme) -> pygame.Surface:
        """The card."""
        return theme.cached(("package card", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        width, height = PACKAGE_CARD
        kind = PACKAGES[self.package]
        card = materials.plate(theme, width, height, palette.PLATE, 0.95, edge_alpha=0.6).copy()
        x, middle = 12.0, theme.px(20)
        for _ in range(kind.tiles):
            face = TileFace(kind.industry, side=18, dotted=True).surface(theme)
            card.blit(face, face.get_rect(midleft=(theme.px(x), middle)))
            x += 36
        for commodity, count in kind.cubes:
            step = 10.0 if count > 4 else 17.0
            for _ in range(count):
                cube = commodities.cube(theme, commodity, sign_of(commodity), 22)
                card.blit(cube, cube.get_rect(midleft=(theme.px(x), middle)))
                x += step
            x += 10
        if kind.money:
            note = theme.text(f"${kind.money}", "number", 20, palette.GAIN)
            card.blit(note, note.get_rect(midright=(theme.px(width - 10), middle)))
        advice = theme.rich(text()["advice"][self.package], "text", 13, palette.IVORY)
        card.blit(advice, advice.get_rect(midleft=(theme.px(12), theme.px(height - 30))))
        if self.package in FIRST_GAME and not self.taker:
            suits = theme.text(SUITS, "strong", 13, palette.GAIN)
            card.blit(suits, suits.get_rect(midright=(theme.px(width - 10), theme.px(height - 13))))
        words = f"taken by {self.taker}" if self.taker else f"worth about ${self.worth}"
        line = theme.text(words, "label", 13.5, palette.SECONDARY, width - 24)
        card.blit(line, line.get_rect(midleft=(theme.px(12), theme.px(height - 13))))
        if self.colour:
            card.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
            disc = materials.player_disc(theme, self.colour, 26)
            card.blit(disc, disc.get_rect(center=(theme.px(width - 20), theme.px(height - 18))))
        return card

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its outline."""
        return rounded_mask(theme, *PACKAGE_CARD, 6)
