"""The table of Nation: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.bus import Event
from game.core.flow import Move
from game.nation_deckbuilder.preview import Preview
from game.nation_deckbuilder.state import NationState
from game.rulebook import Chapter
from scenes.games.nation_deckbuilder import drafts, outlook, shows, words
from scenes.games.nation_deckbuilder.all_boards import board_panels, board_places
from scenes.games.nation_deckbuilder.arrow import attack_arrows
from scenes.games.nation_deckbuilder.glossary import glossary
from scenes.games.nation_deckbuilder.hand import hand_places, pile_panels, pile_places
from scenes.games.nation_deckbuilder.lists import offers_panel, order_panel
from scenes.games.nation_deckbuilder.market import market_panel, market_places
from scenes.games.nation_deckbuilder.plaques import plaque_anchors, plaque_panels, plaque_places
from scenes.games.nation_deckbuilder.play_area import play_panel, play_places
from scenes.games.nation_deckbuilder.purchases import purchase_panel
from scenes.games.nation_deckbuilder.strip import strip_anchors, strip_panel, strip_places
from scenes.games.nation_deckbuilder.top_rail import top_rail
from scenes.games.nation_deckbuilder.totals import age_places, ages_panel, totals_panel
from scenes.games.nation_deckbuilder.zones import ANSWERS, BANNER, BOTTOM, PLAYED, STRIP, TOP, TOTALS
from scenes.kit.model import TableModel
from scenes.kit.show import Show
from scenes.kit.spare_room import docked_log
from scenes.kit.table import Draft, Table
from scenes.window.layout import Area, Layout, Panel, Place


class DeckBuilderTable(Table):
    """See `scenes.kit.table.Table`."""

    words = words
    sounds: Mapping[str, str] = {
        "bought": "coin",
        "refilled": "card_flip",
        "drew": "card_flip",
        "marked": "card_snap",
        "played": "card_slide",
        "discarded": "card_slide",
    }

    def glossary(self) -> Iterable[Chapter]:
        """Every printed piece by its name: what it is, and what it does."""
        return glossary()

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps but the cards of a hand."""
        panels, places = tuple(_panels(model)), dict(_places(model))
        log = docked_log(model.margin, TOP, BOTTOM)
        if model.all_boards:
            return Layout(panels, places, log=log)
        return Layout(
            panels,
            places,
            _anchors(model),
            log=log,
            answers=ANSWERS,
            kept_clear=(TOTALS, STRIP),
            banner=BANNER,
        )

    def draft(self, state: NationState, moves: Sequence[Move]) -> Draft | None:
        """The whole hand in a safe order, or the discard pile laid open to remove cards."""
        return drafts.draft(state, moves)

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight."""
        return words.warning(model, move)

    def news(self, model: TableModel) -> str:
        """The latest turns of all enemies, and what they did to the viewer's side."""
        return words.news(model)

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like."""
        return shows.shows(model, event)

    def forecast(self, state: NationState) -> None:
        """What is marked is previewed from the view of the one who marks it, never from the whole position."""

    def what_if(self, state: NationState, move: Move) -> Preview | None:
        """The totals after a move tried on a copy."""
        return outlook.what_if(state, move)


def _panels(model: TableModel) -> Iterator[Panel]:
    yield top_rail(model)
    if model.all_boards:
        yield from board_panels(model)
        return
    yield from plaque_panels(model)
    yield market_panel()
    yield play_panel(model)
    yield ages_panel(model)
    yield totals_panel(model)
    yield strip_panel(model)
    yield from pile_panels(model)
    yield from filter(None, (purchase_panel(model), order_panel(model), offers_panel(model)))
    yield from attack_arrows(model)


def _places(model: TableModel) -> Iterator[tuple[str, Place]]:
    if model.all_boards:
        yield from board_places(model)
        return
    yield from plaque_places(model)
    yield from market_places(model)
    yield from play_places(model)
    yield from age_places(model)
    yield from strip_places(model)
    yield from hand_places(model)
    yield from pile_places(model)


def _anchors(model: TableModel) -> Mapping[str, Area]:
    return {**plaque_anchors(model), **strip_anchors(model), "play area": PLAYED}
