"""The table of Nations: a pure function from what can be known to where everything lies and how it looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from game.bus import Event
from game.core.flow import Move
from game.nations import forecast
from game.nations.forecast import Forecast
from game.nations.state import NationsState
from game.rulebook import Chapter
from scenes.games.nations import shows, warnings, words
from scenes.games.nations.all_boards import board_panels, board_view_places
from scenes.games.nations.board_choice import board_places, choice_strip
from scenes.games.nations.event import round_panels, round_places
from scenes.games.nations.forecast_panel import forecast_panel, forecast_places
from scenes.games.nations.forecast_values import telling_changes
from scenes.games.nations.glossary import glossary
from scenes.games.nations.leaving import leaving, workers_taken_off
from scenes.games.nations.market import deck_area, market_panel, market_places
from scenes.games.nations.own_board import OwnBoard
from scenes.games.nations.own_nation import nation_panels, nation_places
from scenes.games.nations.own_strip import own_strip, strip_anchors, strip_places
from scenes.games.nations.population import answers_area, population_panel, population_places, recap_places
from scenes.games.nations.rivals import plaque_anchors, plaque_panels, plaque_places
from scenes.games.nations.shadow import shadow_anchors, shadow_panel, shadow_places
from scenes.games.nations.top_rail import order_places, top_rail
from scenes.games.nations.tracks import track_places, tracks_panel
from scenes.games.nations.zones import BOARD, BOTTOM, NATION, SETUP_ANSWERS, STRIP, TOP, Zones, zones
from scenes.kit.model import TableModel
from scenes.kit.show import Show
from scenes.kit.spare_room import docked_log
from scenes.kit.table import Table
from scenes.window.layout import Area, Layout, Panel, Place

ANSWERED_BY_BUTTONS = frozenset(
    {"choose", "pay_with", "take_resources", "save", "lose_resource", "choose_section"}
)
"""Verbs of questions whose answers are buttons rather than pieces."""


class NationsTable(Table):
    """See `scenes.kit.table.Table`."""

    words = words
    sounds = shows.SOUNDS

    def glossary(self) -> Iterable[Chapter]:
        """Every printed piece by its name: what it is, and what it does."""
        return glossary()

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps."""
        where = zones(len(model.seats), *model.margin)
        state: NationsState = model.view
        panels, places = tuple(_panels(model, where)), dict(_places(model, where))
        if model.hovered in places and model.what_if:
            goal = _goal(places, model.hovered, model.tried[0])
            tried = (*workers_taken_off(leaving(model)), *telling_changes(model, model.viewer))
            places[goal] = replace(places[goal], tried=tried)
        if model.all_boards:
            return Layout(panels, places, log=docked_log(model.margin, TOP, BOTTOM))
        return Layout(
            panels=panels,
            places=places,
            anchors=_anchors(model, where),
            log=where.log,
            board=BOARD,
            kept_clear=(where.forecast, STRIP),
            answers=answers_area(model) if state.nations[model.shown_seat].board else SETUP_ANSWERS,
        )

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight."""
        return warnings.warning(model, move)

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like."""
        return shows.shows(model, event)

    def forecast(self, state: NationsState) -> Forecast:
        """What the end of the round would bring."""
        return forecast.forecast(state)

    def what_if(self, state: NationsState, move: Move) -> Forecast | None:
        """The same after a move tried on a copy."""
        return forecast.what_if(state, move)


def _panels(model: TableModel, where: Zones) -> Iterator[Panel]:
    state: NationsState = model.view
    yield top_rail(model)
    if model.all_boards:
        yield from board_panels(model)
        return
    if state.is_solo:
        yield shadow_panel(model, where)
    else:
        yield from plaque_panels(model, where)
    yield market_panel(model, where)
    yield tracks_panel(model, where)
    yield from round_panels(model, where)
    yield forecast_panel(model, where)
    if not state.nations[model.shown_seat].board:
        yield from choice_strip(model)
        return
    yield own_strip(model, model.shown_seat)
    yield from nation_panels(model, model.shown_seat)
    yield population_panel(model, _asks_with_buttons(model))


def _places(model: TableModel, where: Zones) -> Iterator[tuple[str, Place]]:
    state: NationsState = model.view
    yield from order_places(model)
    if model.all_boards:
        yield from board_view_places(model)
        return
    yield from shadow_places(model, where) if state.is_solo else plaque_places(model, where)
    yield from market_places(model, where)
    yield from track_places(model, where)
    yield from forecast_places(model, where)
    yield from round_places(model, where)
    if not state.nations[model.shown_seat].board:
        yield from board_places(model)
    else:
        board = OwnBoard(model, model.shown_seat)
        yield from strip_places(model, model.shown_seat)
        yield from nation_places(board)
        yield from board.places()
        yield from population_places(board)
        if not _asks_with_buttons(model):
            yield from recap_places(model)


def _goal(places: Mapping[str, Place], hovered: str, move: Move) -> str:
    """The place that a tried move is shown on: the hovered one if it is the move's card or takes what is dropped, else
    where the move leads.
    """
    if hovered in move or places[hovered].drop_verb == move[0]:
        return hovered
    goals = (
        name
        for name, place in places.items()
        if move[-1] in (name, *place.stands_for) and not place.can_be_held
    )
    return next(goals, hovered)


def _asks_with_buttons(model: TableModel) -> bool:
    """Whether the right part of the population strip is needed for the answers to a question."""
    decision = model.decision
    if decision is None or decision.seat != model.viewer:
        return False
    return any(move[0] in ANSWERED_BY_BUTTONS for move in decision.moves)


def _anchors(model: TableModel, where: Zones) -> Mapping[str, Area]:
    rivals = shadow_anchors(where) if model.view.is_solo else plaque_anchors(model, where)
    own = strip_anchors(model.shown_seat)
    fixed = {"board": NATION, "deck": deck_area(where), "architects": where.architects, "war": where.war}
    return {**rivals, **own, **fixed, "event": where.event or where.plaques[0]}
