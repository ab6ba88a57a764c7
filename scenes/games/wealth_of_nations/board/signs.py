"""Signs on panels: cubes, tiles, flags and bank notes as they lie on the table, small and without being pieces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from math import sqrt
from typing import Unpack

from game.wealth_of_nations.cards.components import FINANCE, FLAGS
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import seat_colour
from scenes.table.faces import chosen_face
from scenes.table.model import TableModel
from scenes.ui.leaves import paint_medal
from sprites.maps import commodities
from sprites.paint import materials, palette
from sprites.things.arms import SHAPE, arms

CUBE, CUBE_STEP = 21.0, 17.0
CUBES_IN_A_ROW, MOST_CUBES = 4, 8
BANKNOTE = 23.0


def _cube(pen: ui.Pen, x: float, y: float, side: float, commodity: str, is_pale: bool) -> None:
    pen.stamp(commodities.cube(pen.theme, commodity, looks.sign_of(commodity), side, is_pale), x, y, "center")


def cube(commodity: str, side: float, is_pale: bool = False, **kinds: Unpack[ui.Kinds]) -> ui.Glyph:
    """A cube of a commodity, or the sign of money; pale where there is none."""
    return ui.Glyph(_cube, side, commodity, is_pale, **kinds)


def _in_well(pen: ui.Pen, area: ui.Area, commodity: str) -> None:
    x, y, width, height = area
    _cube(pen, x + width / 2, y + height / 2, min(width, height), commodity, False)


def well_cube(commodity: str, **kinds: Unpack[ui.Kinds]) -> ui.Art:
    """A cube that fills its area."""
    return ui.Art(_in_well, commodity, **kinds)


def _tile(pen: ui.Pen, x: float, y: float, side: float, industry: str, whole: bool) -> None:
    pen.stamp(looks.TileFace(industry, 0, side / sqrt(3), whole=whole).surface(pen.theme), x, y, "center")


def tile(industry: str, side: float, whole: bool = False, **kinds: Unpack[ui.Kinds]) -> ui.Glyph:
    """An industry tile whose sides are so long."""
    return ui.Glyph(_tile, side * sqrt(3), industry, whole, **kinds)


SEAT = 0.34
"""The disc of a seat on the arms of its nation, as a share of their width."""
FACE = 0.56
"""The same for a face that its player has chosen, which bears the disc."""


def coat_of_arms(
    model: TableModel[WealthState], seat: int, width: float, wide: float, rise: float = -5.0
) -> ui.Overlay:
    """The arms of the nation that a seat plays with its disc, or the disc alone before it has chosen one, in the middle
    of a box so `wide`; `rise` is how far they stand out over its upper edge.
    """
    nation, colour = model.view.nations[seat].flag, seat_colour(model, seat)
    chosen = chosen_face(model, seat)
    side = width * (0.7 if not nation else FACE if chosen else SEAT)
    across, down = ((0.24, 0.76) if chosen else (0.42, 0.83)) if nation else (0.0, 0.5)
    x, y = wide / 2 + across * width, down * width * SHAPE - rise
    shield = ui.Art(_arms, nation, width, rise)
    look = ui.Art(paint_medal, chosen, colour) if chosen else ui.Art(_seat_disc, colour)
    face = ui.Gap(name=f"face@{seat}", back=(look,))
    return ui.Overlay(
        shield,
        ui.Field(partial(_at, (x - side / 2, y - side / 2, side, side), face)),
        name=f"arms of {seat}",
        tells=ui.Tooltip(told.who, model, seat),
        wide=wide,
    )


def _at(spot: ui.Area, box: ui.Box, area: ui.Area) -> Iterator[tuple[ui.Box, ui.Area]]:
    """A box at a spot of an area, which need not hold it."""
    yield box, (area[0] + spot[0], area[1] + spot[1], spot[2], spot[3])


def _arms(pen: ui.Pen, area: ui.Area, nation: str, width: float, rise: float) -> None:
    if nation:
        x, y = area[0] + area[2] / 2, area[1] - rise + width * SHAPE / 2
        pen.stamp(arms(pen.theme, nation, FLAGS[nation].emblem, width), x, y, "center")


def _seat_disc(pen: ui.Pen, area: ui.Area, colour: int) -> None:
    pen.seat(colour, area[0] + area[2] / 2, area[1] + area[3] / 2, area[2])


def _flag(pen: ui.Pen, x: float, y: float, side: float, colour: int) -> None:
    pen.stamp(commodities.flag(pen.theme, colour, side), x, y, "center")


def flag(colour: int, side: float, **kinds: Unpack[ui.Kinds]) -> ui.Glyph:
    """A flag of a seat."""
    return ui.Glyph(_flag, side, colour, **kinds)


def _veil(pen: ui.Pen, x: float, y: float, side: float, opacity: float) -> None:
    pen.fill((x - side / 2, y - side / 2, side, side), palette.PLATE, opacity, radius=side / 2)


def veil(side: float, opacity: float) -> ui.Glyph:
    """What dims a disc of the same side."""
    return ui.Glyph(_veil, side, opacity)


def _pile(pen: ui.Pen, area: ui.Area, commodity: str, count: int, drawn: int) -> None:
    x, y, _, height = area
    rows = 1 if drawn <= CUBES_IN_A_ROW else 2
    for index in range(drawn):
        row, column = divmod(index, CUBES_IN_A_ROW)
        middle = y + height / 2 + (0 if rows == 1 else (row - 0.5) * 22)
        picture = commodities.cube(pen.theme, commodity, looks.sign_of(commodity), CUBE, index >= count)
        pen.stamp(picture, x + CUBE_STEP * column, middle)


@lru_cache(maxsize=256)
def pile(commodity: str, count: int) -> ui.Art:
    """Cubes in two rows; up to three pale ones show how few there are."""
    drawn = max(3, min(count, MOST_CUBES))
    wide = CUBE + CUBE_STEP * (min(drawn, CUBES_IN_A_ROW) - 1)
    return ui.Art(_pile, commodity, count, drawn, wide=wide, high=CUBE if drawn <= CUBES_IN_A_ROW else 2 * CUBE)


def _fan(pen: ui.Pen, area: ui.Area, values: tuple[int, ...]) -> None:
    x, middle = area[0], area[1] + area[3] / 2
    for index, value in enumerate(values):
        note = commodities.banknote(pen.theme, value, BANKNOTE)
        pen.stamp(note, x + 13 * index, middle - 8 + 5 * index)


@lru_cache(maxsize=64)
def fan(money: int, **kinds: Unpack[ui.Kinds]) -> ui.Art:
    """Some of the bank notes that make up a sum."""
    values: list[int] = []
    for value in sorted(FINANCE.banknotes, reverse=True):
        values += [value] * min(2, money // value)
        money %= value
    return ui.Art(_fan, tuple(values[:4]), **kinds)


def _banknote(pen: ui.Pen, area: ui.Area, value: int) -> None:
    x, y, width, height = area
    pen.stamp(commodities.banknote(pen.theme, value, height), x + width / 2, y + height / 2, "center")


def banknote(value: int, **kinds: Unpack[ui.Kinds]) -> ui.Art:
    """A bank note, as high as its area."""
    return ui.Art(_banknote, value, **kinds)


def _button(pen: ui.Pen, area: ui.Area, kind: str, is_open: bool) -> None:
    face = materials.button_face(pen.theme, area[2], area[3], kind, "rest" if is_open else "disabled")
    pen.stamp_at(face, area)


@lru_cache(maxsize=8)
def face(kind: str = "plain", is_open: bool = True) -> ui.Art:
    """The face of a button that lies on the table, dark where it can do nothing."""
    return ui.Art(_button, kind, is_open)
