"""The table of Nations: The Dice Game: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.bus import Event
from game.core.flow import Move
from game.core.hidden import redact
from game.nations_dice import GAME, forecast, what_if
from game.nations_dice.forecast import Forecast
from game.nations_dice.state import NationsDiceState
from game.rulebook import Chapter
from scenes.games.nations_dice import drafts, shows, warnings, words
from scenes.games.nations_dice.all_boards import board_view_panels, board_view_places
from scenes.games.nations_dice.board import board_panel, board_places, stack_area
from scenes.games.nations_dice.event import event_anchors, event_panel
from scenes.games.nations_dice.forecast_rows import forecast_panel
from scenes.games.nations_dice.glossary import glossary
from scenes.games.nations_dice.own_board import OwnBoard, nation_anchors, nation_panels
from scenes.games.nations_dice.pay_line import pay_panels, pay_places
from scenes.games.nations_dice.plaques import plaque
from scenes.games.nations_dice.shadow import shadow_anchors, shadow_panel, shadow_places
from scenes.games.nations_dice.top_rail import top_rail
from scenes.games.nations_dice.tracks import tracks_panel
from scenes.games.nations_dice.trays import tray_panels, tray_places
from scenes.games.nations_dice.zones import ANSWERS, FOOT, PAYMENT, TOP, UNUSED, Zones, zones
from scenes.kit.boxes import Free
from scenes.kit.laid import lay
from scenes.kit.model import TableModel
from scenes.kit.rail_panel import order_area
from scenes.kit.seats import rivals
from scenes.kit.show import Show
from scenes.kit.spare_room import docked_log
from scenes.kit.table import Draft, Table
from scenes.window.layout import Area, Layout, Panel, Place


class NationsDiceTable(Table):
    """See `scenes.kit.table.Table`."""

    words = words
    sounds = shows.SOUNDS

    def glossary(self) -> Iterable[Chapter]:
        """Every printed piece by its name: what it is, and what it does."""
        return glossary()

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps."""
        where = zones(len(model.seats), model.margin[0])
        laid = lay(_tree(model, where), (0, 0, 1280, 720), model.theme)
        panels = (*laid.panels, *_panels(model, where))
        places = {**laid.places, **dict(_places(model, where))}
        log = docked_log(model.margin, TOP, FOOT[1] + FOOT[3])
        if model.all_boards:
            return Layout(panels, places, log=log)
        clear = (where.forecast, UNUSED, PAYMENT)
        return Layout(
            panels,
            places,
            {**laid.anchors, **_anchors(model, where)},
            log=log,
            answers=ANSWERS,
            kept_clear=clear,
        )

    def draft(self, state: NationsDiceState, moves: Sequence[Move]) -> Draft | None:
        """A purchase or a choice of dice, laid out as the rules propose it."""
        return drafts.draft(_known(state), moves)

    def is_midway(self, state: NationsDiceState) -> bool:
        """Whether the question goes on with a purchase or a choice of dice that was begun."""
        return drafts.is_midway(state)

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight."""
        return warnings.warning(model, move)

    def news(self, model: TableModel) -> str:
        """What every rival did since the viewer's last turn."""
        return words.news(model)

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like."""
        return shows.shows(model, event)

    def forecast(self, state: NationsDiceState) -> Forecast:
        """What the end of the round would bring if all passed now."""
        return forecast.forecast(_known(state))

    def what_if(self, state: NationsDiceState, move: Move) -> Forecast | None:
        """The same after a move tried on a copy."""
        return what_if.what_if(_known(state), move)


def _known(state: NationsDiceState) -> NationsDiceState:
    """What the seat that is asked may know: the dice that others have committed to the famine are their secret."""
    return redact(state, state.decision.seat if state.decision else None, GAME.hidden)


def _tree(model: TableModel, where: Zones) -> Free:
    state: NationsDiceState = model.view
    parts = []
    if not model.all_boards and not state.is_solo:
        parts += [
            (area, plaque(model, seat)) for area, seat in zip(where.plaques, rivals(model), strict=True)
        ]
    return Free(*parts)


def _panels(model: TableModel, where: Zones) -> Iterator[Panel]:
    state: NationsDiceState = model.view
    yield top_rail(model)
    if model.all_boards:
        yield from board_view_panels(model)
        return
    if state.is_solo:
        yield shadow_panel(model, where)
    yield board_panel(model, where)
    yield tracks_panel(model, where)
    yield event_panel(model, where)
    yield forecast_panel(model, where)
    yield from nation_panels(model, model.shown_seat)
    yield from tray_panels(model)
    yield from pay_panels(model)


def _places(model: TableModel, where: Zones) -> Iterator[tuple[str, Place]]:
    state: NationsDiceState = model.view
    if model.all_boards:
        yield from board_view_places(model)
        return
    if state.is_solo:
        yield from shadow_places(model, where)
    yield from board_places(model, where)
    board = OwnBoard(model, model.shown_seat)
    yield from board.places()
    yield from tray_places(board)
    yield from pay_places(model)


def _anchors(model: TableModel, where: Zones) -> Mapping[str, Area]:
    rivals: Mapping[str, Area] = shadow_anchors(where) if model.view.is_solo else {}
    own = {f"tray@{model.shown_seat}": UNUSED, **nation_anchors(model.shown_seat)}
    fixed = {"stack": stack_area(where), "order": order_area(len(model.view.order)), **event_anchors(where)}
    return {**rivals, **own, **fixed}
