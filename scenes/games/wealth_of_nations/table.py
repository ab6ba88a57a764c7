"""The table of Wealth of Nations: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.bus import Event
from game.core.flow import Decision, Move
from game.core.session import HUMAN, Seat
from game.rulebook import Chapter
from game.wealth_of_nations import forecast
from game.wealth_of_nations.forecast import Production
from game.wealth_of_nations.notes import SEATS
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations import drafts, shows, words
from scenes.games.wealth_of_nations.all_boards import board_view_panels, board_view_places
from scenes.games.wealth_of_nations.barter_corner import corner_panel, corner_places
from scenes.games.wealth_of_nations.barter_tray import TRAY, is_talking, tray_panel, tray_places
from scenes.games.wealth_of_nations.board import board_panel, board_places
from scenes.games.wealth_of_nations.choices import choice_places, choices_panel
from scenes.games.wealth_of_nations.choosing_order import order_panel
from scenes.games.wealth_of_nations.glossary import glossary
from scenes.games.wealth_of_nations.markets import finance_panel, finance_places, market_panels, market_places
from scenes.games.wealth_of_nations.passing import DONE, PASS_ON, PASSING, is_still_passing
from scenes.games.wealth_of_nations.plan import plan_panel, plan_places
from scenes.games.wealth_of_nations.plaques import plaque_anchors, plaque_panels, plaque_places
from scenes.games.wealth_of_nations.strip import strip_anchors, strip_panel, strip_places
from scenes.games.wealth_of_nations.top_rail import top_rail
from scenes.games.wealth_of_nations.trades import VERBS, is_still_meant
from scenes.games.wealth_of_nations.zones import ANSWERS, BOTTOM, PLAN, STRIP, TOP, Zones, zones
from scenes.kit.model import TableModel
from scenes.kit.rail_panel import order_area
from scenes.kit.show import Show
from scenes.kit.spare_room import docked_log
from scenes.kit.standing_orders import Order
from scenes.kit.table import Draft, Table
from scenes.window.layout import Area, Layout, Panel, Place


class WealthTable(Table):
    """See `scenes.kit.table.Table`."""

    words = words
    sounds = shows.SOUNDS
    orders = frozenset({*VERBS, *PASSING})

    def glossary(self) -> Iterable[Chapter]:
        """Every printed piece by its name: what it is, and what it does."""
        return glossary()

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps."""
        where = zones(len(model.seats), model.margin[0])
        panels, places = tuple(_panels(model, where)), dict(_places(model, where))
        log = docked_log(model.margin, TOP, BOTTOM)
        if model.all_boards:
            return Layout(panels, places, log=log)
        clear = (STRIP, PLAN, TRAY if is_talking(model) else where.barter)
        return Layout(panels, places, _anchors(model, where), log=log, answers=ANSWERS, kept_clear=clear)

    def offered(self, seats: Sequence[Seat], decision: Decision) -> tuple[Move, ...]:
        """All moves but the notes of computer hands, who take them in their own turns (W-NOTE-01)."""
        return tuple(move for move in decision.moves if not _is_note_of_computer(seats, decision, move))

    def draft(self, state: WealthState, moves: Sequence[Move]) -> Draft | None:
        """Trades, a tile to be laid, or the plan of a Produce phase."""
        return drafts.draft(state, moves)

    def is_midway(self, state: WealthState) -> bool:
        """Whether the question only goes on with a move of tiles, a proposal or a production that was begun."""
        return drafts.is_midway(state)

    def is_still_meant(self, order: Order, now: WealthState) -> bool:
        """Whether the next of several trades is no worse than it was said to be, or still nothing to do but pass."""
        if order.verb == DONE:
            return True
        if order.verb == PASS_ON:
            return is_still_passing(order.before, now)
        return is_still_meant(order.before, order.moves, now, order.left[0])

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight."""
        return words.warning(model, move)

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like."""
        return shows.shows(model, event)

    def forecast(self, state: WealthState) -> tuple[Production, ...]:
        """What the next Produce phase would take and bring every nation."""
        return forecast.forecast(state)

    def what_if(self, state: WealthState, move: Move) -> tuple[Production, ...]:
        """The same after a move tried on a copy."""
        return forecast.what_if(state, move)


def _is_note_of_computer(seats: Sequence[Seat], decision: Decision, move: Move) -> bool:
    if move[0] not in ("take_note", "repay_note"):
        return False
    seat = SEATS.index(move[1])
    return seat != decision.seat and seats[seat].player != HUMAN


def _panels(model: TableModel, where: Zones) -> Iterator[Panel]:
    yield top_rail(model)
    if model.all_boards:
        yield from board_view_panels(model)
        return
    yield from plaque_panels(model, where)
    yield board_panel()
    if model.view.phase == "setup":
        yield choices_panel(model)
        yield order_panel(model, where.barter)
    else:
        yield from [tray_panel(model)] if is_talking(model) else market_panels(model)
        yield finance_panel(model)
        yield corner_panel(model, where.barter)
    yield strip_panel(model)
    yield plan_panel(model)


def _places(model: TableModel, where: Zones) -> Iterator[tuple[str, Place]]:
    if model.all_boards:
        yield from board_view_places(model)
        return
    yield from plaque_places(model, where)
    yield from board_places(model)
    if model.view.phase == "setup":
        yield from choice_places(model)
    else:
        yield from tray_places(model) if is_talking(model) else market_places(model)
        yield from finance_places(model)
        yield from corner_places(model, where.barter)
    yield from strip_places(model)
    yield from plan_places(model)


def _anchors(model: TableModel, where: Zones) -> Mapping[str, Area]:
    order = order_area(len(model.seats))
    return {**plaque_anchors(model, where), **strip_anchors(model), "order": order}
