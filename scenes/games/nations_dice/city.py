"""The city of a nation of the Dice Game: what its tiles, books and the event make of it, as anybody may know it."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations_dice import ROUNDS
from game.nations_dice.cards.tiles import BOARDS, TILES
from game.nations_dice.state import Nation, NationsDiceState
from scenes import ui
from scenes.games.nations_dice.board.faces import tile_face
from scenes.table.model import TableModel
from scenes.table.panels.city import paint_city
from scenes.ui.layout import GroundLayer
from sprites.city.city_picture import CityPicture
from sprites.city.harbour import FELT, Harbour
from sprites.city.plan import CityPlan, CityWonder, Lot, Stage, spread, whole
from sprites.paint import palette
from sprites.things.tray import RIM

OFF = "off"
"""How cities are looked at by who does not want to see any."""

OLDEST = 4
MOST_PEOPLE, CLASSES = 14, 4
"""How many families live there at most, one for each book; and of how many sizes markets and fields are."""

DARK_BEAM, BEAM, LIGHT_BEAM = map(palette.hex_colour, ("#1E1008", "#5A3A22", "#8A6236"))

LOTS, WORKS, COAST = (0.03, 0.55), (0.61, 0.79), 0.8
"""Where buildings, wonders and the sea lie, as shares of the width: they come out as dice are used."""


def plan_of(view: NationsDiceState, seat: int, colour: palette.Colour) -> CityPlan:
    """What the city of a seat looks like: its buildings with a window for every die they brought, its wonders."""
    nation, age = view.nations[seat], max(1, min(OLDEST, view.round))
    return CityPlan(
        age=age,
        hour=round(max(0, view.round - 1) / (ROUNDS - 1), 3),
        colour=colour,
        beast=BOARDS[nation.board].emblem if nation.board else "",
        has_adviser=bool(nation.advisor),
        lots=tuple(_lots(nation)),
        works=tuple(_works(nation)),
        colonies=tuple(TILES[tile].emblem for tile in nation.colonies if tile),
        people=min(MOST_PEOPLE, nation.books),
        food=min(CLASSES, 1 + nation.vp_famine),
        gold=min(CLASSES, nation.vp_books),
        tower=1 + view.shadows[0].books if view.shadows else 0,
    )


def _lots(nation: Nation) -> Iterator[Lot | None]:
    for tile, dice in zip(nation.slots, nation.brought, strict=True):
        kind = TILES[tile] if tile else None
        yield Lot(kind.emblem, max(1, kind.age), len(dice), kind.type == "military") if kind else None


def _works(nation: Nation) -> Iterator[CityWonder]:
    yield from (CityWonder(tile_face(tile).motif) for tile in nation.ready if tile)
    if nation.wonder:
        yield CityWonder(tile_face(nation.wonder).motif, built=0)


def seen_from_afar(model: TableModel[NationsDiceState], seat: int, across: float) -> CityPicture:
    """All of the city of a seat, in a picture so many times as wide as high."""
    plan = plan_of(model.view, seat, seat_colour(model, seat))
    return CityPicture(plan, whole(plan, across), mood(model), (across, seat))


def seat_colour(model: TableModel[NationsDiceState], seat: int) -> palette.Colour:
    """The colour of a seat."""
    return palette.PLAYERS[model.seats[seat].colour].colour


def mood(model: TableModel[NationsDiceState]) -> str:
    """How cities are painted for this viewer."""
    return "contrast" if model.theme.scheme == "high contrast" else model.city


@ui.memo
def harbour(model: TableModel[NationsDiceState], seat: int) -> GroundLayer:
    """The square by the harbour, under both trays of a seat."""
    plan = plan_of(model.view, seat, seat_colour(model, seat))
    square = _Square(Harbour(plan, _stage(plan), _ships(plan), mood(model), seat), (RIM, RIM, RIM, RIM))
    return GroundLayer(ui.Overlay(square, back=(ui.Art(ui.Pen.tray, FELT),)))


def between() -> ui.PaintLayer:
    """The beam between what is unused and what is used."""
    return ui.PaintLayer(ui.Art(_beam), room=0.0)


def _beam(pen: ui.Pen, area: ui.Area) -> None:
    x, y, wide, high = area[0], area[1] + RIM, area[2], area[3] - 2 * RIM
    pen.fill((x, y, wide, high), DARK_BEAM)
    pen.fill((x + 1, y, wide - 2, high), BEAM)
    pen.fill((x + 1, y, 1, high), LIGHT_BEAM)


def _stage(plan: CityPlan) -> Stage:
    works = spread(*WORKS, max(2, len(plan.works)))[: len(plan.works)]
    return Stage(
        spread(*LOTS, max(1, len(plan.lots))),
        works,
        (),
        lot=(0.475, 0.46),
        work=(0.485, 0.46, (WORKS[1] - WORKS[0]) / max(2, len(plan.works))),
        horizon=0.2,
        coast=COAST,
        town=0.36,
        square=0.58,
        has_plots=False,
    )


def _ships(plan: CityPlan) -> tuple[float, ...]:
    """Where the ships of the colonies sail."""
    count = len(plan.colonies)
    return spread(COAST + 0.02, 0.995, max(2, count))[:count]


class _Square(ui.Box):
    """Paints the square where the trays lie."""

    __slots__ = ("_picture",)

    def __init__(self, picture: Harbour, margin: tuple[float, float, float, float]) -> None:
        super().__init__(margin=margin)
        self._picture = picture

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """All of it."""
        yield ui.Ink(paint_city, area, (self._picture,))
