"""The view of all boards: what every nation holds and would produce, side by side, so that they can be compared."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.tables.layout import Area, Panel, Place, TableModel
from scenes.tables.pen import panel
from scenes.tables.wealth_of_nations.plaques import paint_plaque, plaque_facts
from scenes.tables.wealth_of_nations.seats import nation_name
from scenes.tables.wealth_of_nations.zones import EDGE, GAP, PLAN, TOP, WIDTH

COLUMNS = 2
ROW_HEIGHT = 150.0


def board_view_panels(model: TableModel) -> Iterator[Panel]:
    """A large plaque for every nation."""
    for seat in range(len(model.seats)):
        facts = plaque_facts(model, seat)._replace(lends=False)
        yield panel(_area(model, seat), facts, paint_plaque)


def board_view_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every plaque leads to its nation."""
    for seat in range(len(model.seats)):
        caption = nation_name(model, seat)
        yield f"board {seat}", Place(_area(model, seat), zone="boards", caption=caption, looks_at=seat)


def _area(model: TableModel, seat: int) -> Area:
    rows = -(-len(model.seats) // COLUMNS)
    room = PLAN[1] + PLAN[3] - TOP
    top = TOP + (room - rows * (ROW_HEIGHT + GAP)) / 2
    width = (WIDTH - 2 * EDGE - GAP) / COLUMNS
    row, column = divmod(seat, COLUMNS)
    return (EDGE + column * (width + GAP), top + row * (ROW_HEIGHT + GAP), width, ROW_HEIGHT)
