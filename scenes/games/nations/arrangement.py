"""The whole table as one tree: what lies beside and under what, for any number of seats, window and size of letters.

At the left the rivals, in the middle the market, at the right what the round brings; below them the nation in front.
Where letters are too large for one column at the right, the forecast stands in a column of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.nations.concepts import COLUMNS
from game.nations.state import NationsState
from scenes import ui
from scenes.games.nations.board.city_ground import city_ground
from scenes.games.nations.board.event import architect_space, event, war
from scenes.games.nations.board.market import deck, market
from scenes.games.nations.board.own_board import deploy_targets
from scenes.games.nations.board.own_nation import own_nation
from scenes.games.nations.board.own_strip import STRIP, own_strip
from scenes.games.nations.board.shadow import shadow_plaque
from scenes.games.nations.board_choice import boards, choice_strip
from scenes.games.nations.panels.all_boards import all_boards
from scenes.games.nations.panels.asking import asking, asking_in_the_sky, news_in_the_sky
from scenes.games.nations.panels.forecast_panel import forecast_panel
from scenes.games.nations.panels.plaques import plaque
from scenes.games.nations.panels.top_rail import top_rail
from scenes.games.nations.panels.tracks import tracks_panel
from scenes.games.nations.zones import CROWDED, EDGE, GAP, MARKET, MARKET_HEIGHT, RIVAL_WIDTH
from scenes.table.frame import frame, spare_at_left
from scenes.table.model import OFF, TableModel
from scenes.table.seats import rivals
from scenes.table.spare_room import BELOW, BESIDE
from scenes.table.table import BOARD, LOG

WAR_WIDTH, LEAST_WAR = 196.0, 150.0
WAR_SHARE, PEACE_WIDTH = 0.44, 132.0
ARCHITECTS_WIDTH = 96.0
SHADOW_RIGHT = 282.0
LEAST_LOG = 150.0
TWO_COLUMNS = 620.0
LEAST_AND_BEST_CARDS = (102.0, 134.0)
"""Heights of the cards in front: before they become lower, the forecast moves into a column of its own."""

STRIP_HEIGHT, OWN_HEIGHT = 33.0, 217.0

LARGEST_UNDER_THE_SKY = 1.1
"""Up to which size of letters the numbers of a nation and its question stand side by side, so that there is room for
its city between them and its cards. Behind larger ones lies none: only stumps of it would be seen between the plates.
"""

STRIP_UNDER_THE_SKY, SKY = 778.0, 36.0
"""How wide the strip is then, and how high the room."""


def arranged(model: TableModel[NationsState]) -> ui.Box:
    """The table in the first form that has room."""
    wide = ui.CANVAS[0] - 2 * EDGE + spare_at_left(model)
    if model.all_boards:
        boards = all_boards(model)
        return frame(model, top_rail(model), ui.Column(boards, wide=wide, pad=(spare_at_left(model), 0, 0, 1)))
    own = _own(model)
    body = ui.Forms(lambda form: ui.Column(form(), 3.0, own), _forms(model), wide=wide)
    return frame(model, top_rail(model), body)


def _own(model: TableModel[NationsState]) -> ui.Box:
    """What is asked, and the nation in front: its numbers and its board before its city; during setup the boards to
    choose from.
    """
    seat, left = model.shown_seat, spare_at_left(model)
    margin, pad = (left - EDGE, 0.0, -EDGE, -2.0), (EDGE, 3.0, EDGE, 3.0)
    if not model.view.nations[seat].board:
        parts = choice_strip(model), 8.0, boards(model), ui.Gap(grow=1)
        return ui.Column(*parts, high=(0.0, OWN_HEIGHT), name=BOARD, margin=margin, pad=pad)
    strip = ui.Overlay(own_strip(model, seat, STRIP_HEIGHT), name=STRIP)
    has_sky = model.city != OFF and model.theme.letter <= LARGEST_UNDER_THE_SKY
    nation = ui.Overlay(own_nation(model, seat, deploy_targets(model), has_sky), high=LEAST_AND_BEST_CARDS)
    if has_sky:
        top = ui.Row(
            ui.Column(strip, ui.Overlay(news_in_the_sky(model), high=SKY), wide=STRIP_UNDER_THE_SKY),
            6.0,
            ui.Overlay(asking_in_the_sky(model), grow=1),
        )
        board = ui.Column(top, nation, name=BOARD, pad=pad)
        return ui.Overlay(city_ground(model, seat, board), board, margin=margin)
    return ui.Column(asking(model), 1.0, ui.Column(strip, 5.0, nation, name=BOARD, margin=margin, pad=pad))


def _forms(model: TableModel[NationsState]) -> Sequence[Callable[[], ui.Row]]:
    """Rivals, market and round: the round in one column, or with the forecast in a column of its own."""
    state = model.view
    columns = COLUMNS[len(model.seats)]
    crowded = columns > CROWDED
    market_width = 32.0 + 100.0 * columns if crowded else 36.0 + 102.0 * columns
    between = 4.0 if crowded else 2.0
    width = ui.CANVAS[0] - 2 * EDGE - RIVAL_WIDTH - 8.0 - market_width - between

    def form(right: ui.Box, wished: float) -> ui.Row:
        return ui.Row(
            _plaques(model, RIVAL_WIDTH + spare_at_left(model)),
            8.0,
            ui.Overlay(market(model), wide=(0.0, market_width), name=MARKET),
            deck(),
            between,
            ui.Overlay(right, wide=(0.0, wished), grow=1),
            high=(0.0, MARKET_HEIGHT),
            grow=1,
        )

    def one_column() -> ui.Row:
        right = _solo(model) if state.is_solo else _crowded(model) if crowded else _usual(model, width)
        return form(right, width)

    return one_column, lambda: form(_two_columns(model), max(width, TWO_COLUMNS))


LEAST_TRACKS = 84.0
"""The height that tracks keep at least with large letters."""


def _plaques(model: TableModel[NationsState], width: float) -> ui.Column:
    """The plaques of the rivals, all of one height."""
    if model.view.is_solo:
        return ui.Column(ui.Overlay(shadow_plaque(model), high=(0.0, MARKET_HEIGHT), grow=1), wide=(0.0, width))
    seats = rivals(model)
    high = (MARKET_HEIGHT - GAP * (len(seats) - 1)) / len(seats)
    shown = (ui.Overlay(plaque(model, seat), high=(0.0, high), grow=1) for seat in seats)
    return ui.Column(*shown, gap=GAP, wide=(0.0, width))


def _tracks(model: TableModel[NationsState], high: float) -> tuple[float, float]:
    """The height of the tracks, whose discs are to be read like all other numbers: `high` with letters as drawn."""
    letter = model.theme.letter
    return (LEAST_TRACKS if letter > 1 else 0.0), high * max(1.0, letter)


def _usual(model: TableModel[NationsState], width: float) -> ui.Column:
    """Tracks, event with War and Architects, the forecast, and the log where there is room for it."""
    if model.view.war:
        beside_event = ui.Column(
            ui.Overlay(war(model), high=(0.0, 58.0), grow=1),
            ui.Overlay(architect_space(model, False), high=(0.0, 28.0)),
            gap=4,
            wide=(0.0, max(LEAST_WAR, round(width * WAR_SHARE))),
        )
    else:
        beside_event = ui.Column(ui.Overlay(architect_space(model, True), grow=1), wide=(0.0, PEACE_WIDTH))
    return ui.Column(
        ui.Overlay(tracks_panel(model), high=_tracks(model, 112.0)),
        ui.Row(ui.Overlay(event(model), grow=1, wide=(120.0, 120.0)), beside_event, gap=GAP, high=(0.0, 90.0)),
        _forecast(model, 210.0, 310.0 if width > 500 else 286.0, width > 400),
        gap=GAP,
    )


def _crowded(model: TableModel[NationsState]) -> ui.Column:
    """With seven columns of the market: the event takes the whole width, War and Architects share a row."""
    at_war = bool(model.view.war)
    return ui.Column(
        ui.Overlay(tracks_panel(model), high=_tracks(model, 106.0)),
        ui.Overlay(event(model), high=(0.0, 70.0)),
        ui.Row(
            *((ui.Overlay(war(model), grow=1, wide=(90.0, 90.0)),) if at_war else ()),
            ui.Overlay(architect_space(model, False), wide=(0.0, ARCHITECTS_WIDTH), grow=0.0 if at_war else 1.0),
            gap=GAP,
            high=(0.0, 42.0 if at_war else 28.0),
        ),
        _forecast(model, 191.0, 0.0, False),
        gap=5,
    )


def _solo(model: TableModel[NationsState]) -> ui.Column:
    """The shadow's plaque shows the tile; War and Architects stand beside the tracks."""
    if model.view.war:
        beside_tracks = ui.Column(
            ui.Overlay(war(model), high=(0.0, 78.0), grow=1),
            ui.Overlay(architect_space(model, False), high=(0.0, 28.0)),
            gap=6,
            wide=(0.0, WAR_WIDTH),
        )
    else:
        beside_tracks = ui.Column(ui.Overlay(architect_space(model, True), grow=1), wide=(0.0, PEACE_WIDTH))
    return ui.Column(
        ui.Row(ui.Overlay(tracks_panel(model), grow=1), beside_tracks, gap=GAP, high=(0.0, 112.0)),
        _forecast(model, 306.0, SHADOW_RIGHT, True),
        gap=GAP,
    )


def _forecast(model: TableModel[NationsState], high: float, width: float, has_log: bool) -> ui.Row:
    """The forecast in what is left of the height, and beside it the log where it has no place outside the canvas."""
    beside, below = model.margin
    if not has_log or beside >= BESIDE or below >= BELOW:
        return ui.Row(ui.Overlay(forecast_panel(model), grow=1), high=(0.0, high), grow=1)
    log = ui.Gap(name=LOG, wide=LEAST_LOG, grow=1, drop=1)
    return ui.Row(
        ui.Overlay(forecast_panel(model), wide=(0.0, width), grow=0.01), log, gap=GAP, high=(0.0, high), grow=1
    )


def _two_columns(model: TableModel[NationsState]) -> ui.Row:
    """Tracks, event, War and Architects under each other, and the forecast beside them. What stands on the tracks
    stands on plaques and strip, too.
    """
    parts = [ui.Overlay(tracks_panel(model), high=(0.0, 112.0), grow=1, drop=1)]
    parts += [] if model.view.is_solo else [ui.Overlay(event(model), grow=1)]
    parts += [ui.Overlay(war(model))] if model.view.war else []
    parts.append(ui.Overlay(architect_space(model, False)))
    return ui.Row(ui.Column(*parts, gap=GAP, grow=1), ui.Overlay(forecast_panel(model), grow=1), gap=GAP)
