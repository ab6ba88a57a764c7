"""Before the first round: the flags and packages that may be taken, where the markets will be, and who chooses when."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

import pygame

from game.wealth_of_nations.cards.components import FIRST_GAME, FLAGS, PACKAGES
from game.wealth_of_nations.packages import COMMODITY, EITHER, INDUSTRY, WHERE, choosing_order
from game.wealth_of_nations.state import NOBODY, WealthState
from game.wealth_of_nations.text.telling import package_use, package_words
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import veil
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import say, seat_colour, seat_name
from scenes.table.model import TableModel
from sprites.maps import commodities
from sprites.paint import materials, palette
from sprites.things import discs
from sprites.things.arms import arms

ZONE = "choices"
FLAG_CARD = (196.0, 150.0)
PACKAGE_CARD = (198.0, 76.0)
HEADING = 30.0
CARDS_Z = 10

DISC = 22.0
KINDS = {INDUSTRY: "tiles", COMMODITY: "cubes", EITHER: "either"}
CHOSEN_VEIL = 0.62


@ui.memo
def choices(model: TableModel[WealthState]) -> ui.PaintLayer:
    """The free flag designs; once all are chosen, the packages, those taken with their takers."""
    state = model.view
    is_flags = not all(nation.flag for nation in state.nations)
    key = "nations" if is_flags else "packages"
    cards = (
        [_nation(model, flag) for flag in FLAGS]
        if is_flags
        else [_package(model, each.id) for each in PACKAGES.among(state.mods)]
    )
    rows = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    if not is_flags:
        half = (len(cards) + 1) // 2
        rows = [list(pair) for pair in zip_longest(cards[:half], cards[half:], fillvalue=ui.Gap())]
    title = ui.heading(
        say(f"setting_up.{key}"), high=HEADING, pad=(11, 0, 11, 0), name="about choices",
        tells=ui.Tooltip(told.about, model, f"setting_up.{key}", "Setting up"),
    )  # fmt: skip
    lines = (ui.Row(ui.Gap(grow=1), row[0], ui.Gap(grow=1), row[1], ui.Gap(grow=1), grow=1) for row in rows)
    return ui.PaintLayer(ui.Column(title, *lines, back=(ui.plate(),)), zone=ZONE, grow=1)


def _nation(model: TableModel[WealthState], flag: str) -> ui.Box:
    state = model.view
    owner = next((nation.seat for nation in state.nations if nation.flag == flag), None)
    colour = 0 if owner is None else seat_colour(model, owner)
    card = NationCard(flag, colour, "" if owner is None else model.seats[owner].name)
    zoom = ui.Tooltip(told.nation, model, flag)
    caption = say.name(FLAGS[flag].name)
    return ui.piece(flag, FLAG_CARD, card, z=CARDS_Z, zone=ZONE, caption=caption, tells=zoom)


def _package(model: TableModel[WealthState], package: str) -> ui.Box:
    """A package; one that was never made up leaves a gap."""
    state = model.view
    taker = next((nation.seat for nation in state.nations if package in nation.packages), None)
    if package not in state.packages and taker is None:
        return ui.Gap(wide=PACKAGE_CARD[0], high=PACKAGE_CARD[1])
    is_free = taker is None
    look = PackageCard(
        package,
        told.package_worth(state, package),
        0 if taker is None else seat_colour(model, taker),
        "" if taker is None else seat_name(model, taker),
    )
    holds = package_words(package)
    suits = say("setting_up.suits") if package in FIRST_GAME else ""
    words = {"holds": holds, "advice": package_use(package), "suits": suits}
    caption = (
        say("setting_up.free_package", **words)
        if is_free
        else say("setting_up.taken_package", holds=holds, taker=look.taker)
    )
    zoom = ui.Tooltip(told.package, model, package)
    return ui.piece(package, PACKAGE_CARD, look, z=CARDS_Z, zone=ZONE, caption=caption, tells=zoom)


@dataclass(frozen=True)
class NationCard(ui.PaperLook):
    """A nation's arms and name; once taken, in its owner's colour."""

    flag: str
    colour: int
    taker: str

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        width, height = FLAG_CARD
        card = materials.parchment(theme, width, height, 6).copy()
        shield = arms(theme, self.flag, FLAGS[self.flag].emblem, 70)
        card.blit(shield, shield.get_rect(center=(theme.px(width / 2), theme.px(54))))
        name = theme.text(say.name(FLAGS[self.flag].name), "title", 17, palette.INK, width - 16)
        card.blit(name, name.get_rect(center=(theme.px(width / 2), theme.px(112))))
        if self.colour:
            disc = discs.player_disc(theme, self.colour, 26)
            card.blit(disc, disc.get_rect(center=(theme.px(24), theme.px(24))))
        words = say("setting_up.played_by", taker=self.taker) if self.taker else say("setting_up.free")
        line = theme.text(words, "label", 14, palette.INK, width - 16)
        card.blit(line, line.get_rect(center=(theme.px(width / 2), theme.px(133))))
        return card


@dataclass(frozen=True)
class PackageCard(ui.PaperLook):
    """A starting package: its tiles or cubes, its money, what it is for and its worth; once taken, faint, and whose."""

    package: str
    worth: int
    colour: int
    taker: str

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        width, height = PACKAGE_CARD
        kind = PACKAGES[self.package]
        card = materials.plate(theme, width, height, palette.PLATE, 0.95, edge_alpha=0.6).copy()
        x, middle = 12.0, theme.px(20)
        for _ in range(kind.tiles):
            face = looks.TileFace(kind.industry, side=18, whole=True).surface(theme)
            card.blit(face, face.get_rect(midleft=(theme.px(x), middle)))
            x += 36
        for commodity, count in kind.cubes:
            step = 10.0 if count > 4 else 17.0
            for _ in range(count):
                cube = commodities.cube(theme, commodity, looks.sign_of(commodity), 22)
                card.blit(cube, cube.get_rect(midleft=(theme.px(x), middle)))
                x += step
            x += 10
        if kind.money:
            note = theme.text(f"${kind.money}", "number", 20, palette.GAIN)
            card.blit(note, note.get_rect(midright=(theme.px(width - 10), middle)))
        if not self.colour:
            self._write(theme, card)
        else:
            card.fill((120, 120, 120), special_flags=pygame.BLEND_RGB_MULT)
            words = say("setting_up.taken_by", taker=self.taker)
            line = theme.text(words, "label", 13.5, palette.SECONDARY, width - 54)
            card.blit(line, line.get_rect(midleft=(theme.px(12), theme.px(height - 18))))
            disc = discs.player_disc(theme, self.colour, 26)
            card.blit(disc, disc.get_rect(center=(theme.px(width - 20), theme.px(height - 18))))
        return card

    def _write(self, theme: ui.Theme, card: pygame.Surface) -> None:
        """What the package is for, its worth, and whether it suits a first game: in words where there is room for
        them. Its zoom tells all of it.
        """
        room = theme.px(PACKAGE_CARD[0] - 22)
        left, right, lowest = theme.px(12), theme.px(PACKAGE_CARD[0] - 10), theme.px(PACKAGE_CARD[1] - 13)
        advice = theme.rich(package_use(self.package), "text", 13, palette.IVORY)
        if advice.get_width() <= room:
            card.blit(advice, advice.get_rect(midleft=(left, theme.px(PACKAGE_CARD[1] - 30))))
        words = say("setting_up.worth", dollars=self.worth)
        line = theme.text(words, "label", 13.5, palette.SECONDARY, PACKAGE_CARD[0] - 24)
        if self.package in FIRST_GAME:
            suits = theme.text(say("setting_up.suits"), "strong", 13, palette.GAIN)
            if line.get_width() + suits.get_width() + theme.px(8) > room:
                suits = theme.icon("laurels", 18, palette.GAIN)
            if line.get_width() + suits.get_width() > room:
                line = theme.text(say("money.about_short", money=self.worth), "label", 13.5, palette.SECONDARY)
            card.blit(suits, suits.get_rect(midright=(right, lowest)))
        card.blit(line, line.get_rect(midleft=(left, lowest)))


@ui.memo
def order_of_choosing(model: TableModel[WealthState]) -> ui.PaintLayer:
    """A line of discs for every round, running to the right and back; empty until the first player is known."""
    state = model.view
    rounds = choosing_order(state) if state.first != NOBODY else ()
    is_placing = model.decision is not None and model.decision.choice is WHERE
    chosen = sum(len(nation.packages) for nation in state.nations) - is_placing
    lines, turn = [], 0
    for kind, seats in rounds:
        lines.append(_line(model, kind, seats, chosen - turn))
        turn += len(seats)
    title = ui.heading(say("setting_up.order"), high=24.0, pad=(3, 0, 3, 0))
    tooltip = ui.Tooltip(told.about, model, "setting_up.order", "Setting up")
    body = ui.Column(
        title, *lines, ui.Gap(grow=0.01), pad=(6, 1, 6, 5), name="order of choosing", tells=tooltip, back=(ui.plate(),)
    )
    return ui.PaintLayer(body, zone="barter", grow=1)


def _line(model: TableModel[WealthState], kind: str, seats: tuple[int, ...], chosen: int) -> ui.Row:
    """Who chooses in a round: those who have chosen are dim, the next one glows."""
    parts: list[ui.Box] = []
    for place, seat in enumerate(seats):
        if place:
            parts.append(ui.Text("›", ui.Style.FIGURE, colour=palette.BRASS_LIGHT, align="center", drop=1))
        shown = ui.disc(seat_colour(model, seat), DISC)
        halo = (ui.Glyph(_halo, DISC),) if place == chosen else ()
        parts.append(ui.Overlay(*halo, shown, *((veil(DISC, CHOSEN_VEIL),) if place < chosen else ())))
    kind_words = ui.Text(say(f"setting_up.{KINDS[kind]}"), ui.Style.LABEL, wide=46.0)
    return ui.Row(kind_words, *parts, ui.Gap(grow=1), gap=3, high=(0.0, 34.0), pad=(3, 0, 0, 0))


def _halo(pen: ui.Pen, x: float, y: float, side: float) -> None:
    pen.halo(x, y, side + 10)
