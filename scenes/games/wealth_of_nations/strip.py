"""The own strip: name, money, notes, cubes, flags, tiles and points of the nation in front."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.wealth_of_nations.components import COMMODITIES, FINANCE
from game.wealth_of_nations.scoring import VP_LOST_FOR_A_NOTE
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations.looks import CubeLook, TileFace, sign_of
from scenes.games.wealth_of_nations.plaques import tiles_of
from scenes.games.wealth_of_nations.seats import (
    is_money_covered,
    is_money_exact,
    money_words,
    nation_name,
    points_words,
    seat_colour,
    seat_name,
    shown_money,
    shown_vp,
)
from scenes.games.wealth_of_nations.trades import SELL, stock_place
from scenes.games.wealth_of_nations.zones import STRIP
from scenes.kit.looks import rounded_mask
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import ORDINALS
from scenes.window.layout import Area, Panel, Place
from sprites import commodities, materials, palette
from sprites.theme import Theme

ZONE = "own goods"
NAME_WIDTH = 150.0
MONEY: Area = (STRIP[0] + NAME_WIDTH + 6, STRIP[1] + 3, 150.0, STRIP[3] - 6)
NOTES: Area = (MONEY[0] + MONEY[2] + 4, STRIP[1] + 3, 58.0, STRIP[3] - 6)
STOCKS_X, STOCK_STEP = NOTES[0] + NOTES[2] + 8, 104.0
CUBE, CUBE_STEP = 21.0, 17.0
CUBES_IN_A_ROW, MOST_CUBES = 4, 8
BANKNOTE = 23.0
TILES_X = STOCKS_X + 5 * STOCK_STEP + 4
ORDER = (*ORDINALS, "6th")


class StripFacts(NamedTuple):
    """All that is painted on the strip."""

    name: str
    line: str
    colour: int
    money: str
    shown: int | None
    is_exact: bool
    notes: int
    cubes: tuple[int, ...]
    tiles: tuple[tuple[str, int], ...]
    flags_left: int
    vp: int
    points: tuple[str, str]


def strip_panel(model: TableModel) -> Panel:
    """The panel of the strip."""
    return panel(STRIP, strip_facts(model), paint_strip)


def strip_facts(model: TableModel) -> StripFacts:
    """What the strip says of the seat in front."""
    state: WealthState = model.view
    seat = model.shown_seat
    nation = state.nations[seat]
    place = ORDER[state.in_order().index(seat)] if state.first >= 0 else ""
    acts = model.decision is not None and model.decision.seat == seat
    words = "your turn" if acts and seat == model.viewer else "acts now" if acts else nation_name(model, seat)
    return StripFacts(
        name=seat_name(model, seat),
        line=", ".join(filter(None, (words, f"{place} seat" if place else ""))),
        colour=seat_colour(model, seat),
        money=money_words(model, seat),
        shown=shown_money(model, seat),
        is_exact=is_money_exact(model, seat),
        notes=nation.notes,
        cubes=tuple(nation.cubes(commodity) for commodity in COMMODITIES),
        tiles=tiles_of(state, seat),
        flags_left=state.flags_left(seat),
        vp=shown_vp(model, seat),
        points=points_words(model, seat),
    )


def strip_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The own cubes, which can be carried to their markets, and the covered money, which only a close look shows."""
    state: WealthState = model.view
    nation = state.nations[model.shown_seat]
    is_own = model.shown_seat == model.viewer
    covered = is_own and is_money_covered(model)
    yield (
        "purse",
        Place(
            MONEY,
            zone=ZONE,
            caption=f"{money_words(model, model.shown_seat)}" + (", rest here to look" if covered else ""),
            zoom=PurseLook(nation.money) if covered else None,
        ),
    )
    for number, commodity in enumerate(COMMODITIES):
        count = nation.cubes(commodity)
        yield (
            stock_place(commodity),
            Place(
                stock_area(number),
                zone=ZONE,
                verb=SELL,
                stands_for=(commodity,),
                caption=f"{count} {{{commodity}}}",
                can_be_held=is_own and (SELL, commodity) in model.selection.moves,
                held_look=CubeLook(commodity, CUBE),
                is_quiet=True,
            ),
        )


def stock_area(number: int) -> Area:
    """Where the own cubes of a commodity lie."""
    return (STOCKS_X + STOCK_STEP * number, STRIP[1] + 3, STOCK_STEP - 4, STRIP[3] - 6)


def strip_anchors(model: TableModel) -> Mapping[str, Area]:
    """Where cubes, money and notes of the nation in front fly."""
    seat = model.shown_seat
    stocks = {f"{commodity}@{seat}": stock_area(number) for number, commodity in enumerate(COMMODITIES)}
    return {f"money@{seat}": MONEY, f"note@{seat}": NOTES, **stocks}


@dataclass(frozen=True)
class PurseLook:
    """The exact sum in bank notes, for the eyes of its owner."""

    money: int

    def surface(self, theme: Theme) -> pygame.Surface:
        """The plate."""
        return theme.cached(("purse", self), lambda: self._drawn(theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        plate = materials.plate(theme, 150, 56, palette.PLATE, 0.98, edge_alpha=0.8).copy()
        words = theme.text(f"${self.money}", "number", 30, palette.GAIN)
        plate.blit(words, words.get_rect(center=plate.get_rect().center))
        return plate

    def mask(self, theme: Theme) -> pygame.Surface:
        """The plate's outline."""
        return rounded_mask(theme, 150, 56, 6)


def paint_strip(pen: Pen, area: Area, facts: StripFacts) -> None:
    """Name, money, notes, cubes, tiles, flags, points."""
    pen.plate(area)
    x, y, _, height = area
    middle = y + height / 2
    tone = palette.PLAYERS[facts.colour].colour
    light, dark = (palette.mix(tone, palette.BLACK, share) for share in (0.35, 0.62))
    pen.ribbon((x + 1, y + 1, NAME_WIDTH, height - 2), light, dark)
    pen.seat(facts.colour, x + 24, middle, 36)
    pen.text(facts.name, x + 47, middle - 9, "name", 18, palette.IVORY, NAME_WIDTH - 52)
    pen.text(facts.line, x + 47, middle + 11, "label", 13, palette.IVORY, NAME_WIDTH - 52)
    _money(pen, facts)
    _notes(pen, facts)
    for number, (commodity, count) in enumerate(zip(COMMODITIES, facts.cubes, strict=True)):
        _stock(pen, stock_area(number), commodity, count)
    _tiles(pen, area, facts)


def _rule(pen: Pen, x: float) -> None:
    pen.fill((x, STRIP[1] + 8, 1, STRIP[3] - 16), palette.BRASS, 0.3)


def _money(pen: Pen, facts: StripFacts) -> None:
    """Bank notes and their sum, as far as it is to be seen."""
    x, y, width, height = MONEY
    middle = y + height / 2
    left = facts.shown or 0
    fan: list[int] = []
    for value in sorted(FINANCE.banknotes, reverse=True):
        fan += [value] * min(2, left // value)
        left %= value
    for index, value in enumerate(fan[:4]):
        pen.stamp(
            commodities.banknote(pen.theme, value, BANKNOTE), x + 2 + 13 * index, middle - 8 + 5 * index
        )
    size = 25 if facts.is_exact else 17
    pen.text(facts.money, x + width - 2, middle, "number", size, palette.GAIN, 66, "right")


def _notes(pen: Pen, facts: StripFacts) -> None:
    x, y, width, height = NOTES
    _rule(pen, x - 2)
    pen.glyph("note", x + 6, y + height / 2 - 7, 22)
    pen.text(str(facts.notes), x + 33, y + height / 2 - 7, "number", 20)
    words = f"−{VP_LOST_FOR_A_NOTE * facts.notes} VP" if facts.notes else "no note"
    pen.text(
        words, x + 6, y + height - 10, "label", 13, palette.LOSS if facts.notes else palette.DIM, width - 8
    )
    _rule(pen, x + width + 3)


def _stock(pen: Pen, area: Area, commodity: str, count: int) -> None:
    """The cubes in two rows; up to three pale ones show how few there are."""
    x, y, _, height = area
    sign = sign_of(commodity)
    drawn = max(3, min(count, MOST_CUBES))
    rows = 1 if drawn <= CUBES_IN_A_ROW else 2
    for index in range(drawn):
        row, column = divmod(index, CUBES_IN_A_ROW)
        middle = y + height / 2 + (0 if rows == 1 else (row - 0.5) * 22)
        cube = commodities.cube(pen.theme, commodity, sign, CUBE, ghost=index >= count)
        pen.stamp(cube, x + 2 + CUBE_STEP * column, middle)
    left = x + 8 + CUBE_STEP * min(drawn, CUBES_IN_A_ROW)
    pen.text(str(count), left + 2, y + height / 2, "number", 21, palette.IVORY if count else palette.DIM)


def _tiles(pen: Pen, area: Area, facts: StripFacts) -> None:
    """Tiles on the map by industry, flags in stock, points with what they are made of."""
    x, y, width, height = area
    middle = y + height / 2
    _rule(pen, TILES_X - 4)
    right = x + width - 8
    pen.laurel(facts.vp, right - 108, middle, 38)
    for line, down in zip(facts.points, (-9, 9), strict=True):
        pen.text(line, right, middle + down, "label", 13.5, palette.SECONDARY, 84, "right")
    room = right - 132 - TILES_X
    count = len(facts.tiles) + 1
    step = min(46.0, room / count)
    left = TILES_X + 4
    for industry, number in facts.tiles:
        side = min(15.0, step / 3.1)
        pen.stamp(
            TileFace(industry, side=side, dotted=True).surface(pen.theme), left + side, middle, "center"
        )
        pen.text(str(number), left + 2 * side + 2, middle, "number", min(18.0, step / 2.2))
        left += step
    pen.stamp(commodities.flag(pen.theme, facts.colour, 22), left + 11, middle, "center")
    pen.text(str(facts.flags_left), left + 25, middle, "number", 18)
