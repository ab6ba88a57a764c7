"""Where the zones of the table lie, for every number of seats and every spare room around the canvas.

All areas are in units. The columns of the market decide how much room the right column has; what a wide window
has to spare goes to the plaques at the left and to the log.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.nations.concepts import COLUMNS
from scenes.kit.spare_room import docked_log, plaque_column, plaques_in
from scenes.window.layout import Area

EDGE = 8.0
"""Empty units along the sides of the canvas."""

GAP = 6.0
CARD = (96.0, 134.0)
HALF = (96.0, 65.0)
TOP, BOTTOM = 44.0, 468.0
"""Upper and lower end of rivals, market and right column."""

WIDTH = 1280.0

STRIP: Area = (EDGE, 474.0, 1264.0, 28.0)
OWN_TOP = 506.0
NATION: Area = (EDGE, OWN_TOP, 132.0, 134.0)
SLOT_X = (148.0, 249.0, 350.0, 451.0, 552.0)
ADVISOR_X = 659.0
WONDER_X = 761.0
COLONY_X = 868.0
READY_X = (975.0, 1075.5, 1176.0)
LOWER_HALF = OWN_TOP + CARD[1] - HALF[1]
SEPARATORS = (653.5, 862.5, 969.5)
"""Where thin lines part the Buildings, the Advisor and Wonder, the Colonies and the ready Wonders."""

BOARD: Area = (0.0, 471.0, WIDTH, 217.0)
"""Everything that belongs to the nation in front."""

POPULATION: Area = (EDGE, 645.0, 1264.0, 40.0)
ANSWERS: Area = (716.0, 648.0, 552.0, 34.0)
SETUP_ANSWERS: Area = (860.0, 474.0, 408.0, 28.0)

RIVAL_WIDTH = 244.0
ODDS_HEIGHT = 15.0


def moved(area: Area, down: float) -> Area:
    """The area, so many units further down."""
    return (area[0], area[1] + down, area[2], area[3])


@dataclass(frozen=True)
class Zones:
    """The areas that differ between tables."""

    plaques: tuple[Area, ...]  # one for every rival; solo one for the shadow
    market: Area
    gutter: float  # width of the price gutter at the left of the market
    card_step: float
    rows: tuple[float, float, float]  # upper edges of the rows at 3, 2 and 1 Gold
    tracks: Area
    event: Area | None  # None where the shadow's plaque shows the tile
    war: Area
    architects: Area
    forecast: Area
    log: Area | None

    def market_card(self, price: int, column: int) -> Area:
        """The place of a card: the price of its row and its column from the left."""
        x = self.market[0] + self.gutter + column * self.card_step
        return (x, self.rows[3 - price], *CARD)


@lru_cache(maxsize=32)
def zones(seats: int, margin: float, below: float = 0.0) -> Zones:
    """The zones of a table with this many seats; `margin` is the spare room on each side of the canvas, `below` that
    under it.
    """
    columns = COLUMNS[seats]
    crowded = columns > 6
    gutter, step = (32.0, 100.0) if crowded else (36.0, 102.0)
    market = (260.0, TOP, gutter + columns * step, BOTTOM - TOP)
    right = market[0] + market[2] + (4.0 if crowded else 2.0)
    docked = docked_log((margin, below), TOP, BOTTOM)
    if seats == 1:
        return _solo_zones(market, gutter, step, right, docked, margin)
    width = WIDTH - EDGE - right
    if crowded:
        return _crowded_zones(seats, market, gutter, step, right, docked, margin)
    war_width = max(150.0, round(width * 0.44))
    war_x = right + width - war_width
    forecast_width, log = width, docked
    if log is None and columns < 6:
        forecast_width = 282.0 if columns == 4 else 262.0
        log = (right + forecast_width + GAP, 258.0, width - forecast_width - GAP, BOTTOM - 258.0)
    return Zones(
        plaques=_plaques(seats - 1, margin),
        market=market,
        gutter=gutter,
        card_step=step,
        rows=(48.0, 188.0, 328.0),
        tracks=(right, TOP, width, 112.0),
        event=(right, 162.0, width - war_width - GAP, 90.0),
        war=(war_x, 162.0, war_width, 58.0),
        architects=(war_x, 224.0, war_width, 28.0),
        forecast=(right, 258.0, forecast_width, BOTTOM - 258.0),
        log=log,
    )


def _crowded_zones(
    seats: int, market: Area, gutter: float, step: float, right: float, log: Area | None, margin: float
) -> Zones:
    """With seven columns the right column is narrow: the event takes its width, War and Architects share a row."""
    width = WIDTH - EDGE - right
    architects_width = 96.0
    return Zones(
        plaques=_plaques(seats - 1, margin),
        market=market,
        gutter=gutter,
        card_step=step,
        rows=(48.0, 188.0, 328.0),
        tracks=(right, TOP, width, 106.0),
        event=(right, 155.0, width, 70.0),
        war=(right, 230.0, width - architects_width - GAP, 42.0),
        architects=(right + width - architects_width, 230.0, architects_width, 42.0),
        forecast=(right, 277.0, width, BOTTOM - 277.0),
        log=log,
    )


def _solo_zones(
    market: Area, gutter: float, step: float, right: float, docked: Area | None, margin: float
) -> Zones:
    """Solo, the shadow's plaque shows the tile, and a tab over each column of the market its odds."""
    width = WIDTH - EDGE - right
    war_width = 196.0
    war_x = right + width - war_width
    forecast_width = width if docked else 282.0
    top = 162.0
    return Zones(
        plaques=_plaques(1, margin),
        market=market,
        gutter=gutter,
        card_step=step,
        rows=(64.0, 199.0, 334.0),
        tracks=(right, TOP, width - war_width - GAP, 112.0),
        event=None,
        war=(war_x, TOP, war_width, 78.0),
        architects=(war_x, TOP + 84.0, war_width, 28.0),
        forecast=(right, top, forecast_width, BOTTOM - top),
        log=docked or (right + forecast_width + GAP, top, width - forecast_width - GAP, BOTTOM - top),
    )


def _plaques(rivals: int, margin: float) -> tuple[Area, ...]:
    return plaques_in(plaque_column(RIVAL_WIDTH, margin), rivals, TOP, BOTTOM, GAP)
