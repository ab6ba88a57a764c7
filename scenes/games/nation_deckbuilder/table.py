"""The table of Nation: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.bus import Event
from game.core.flow import Move
from game.nation_deckbuilder.preview import Preview
from game.nation_deckbuilder.state import NationState
from game.rulebook import Chapter
from scenes.games.nation_deckbuilder import drafts, lists, outlook, shows, words
from scenes.games.nation_deckbuilder.all_boards import boards
from scenes.games.nation_deckbuilder.arrow import attack_arrows
from scenes.games.nation_deckbuilder.glossary import glossary
from scenes.games.nation_deckbuilder.hand import discard_pile, draw_pile, hand
from scenes.games.nation_deckbuilder.lists import offers, order_list
from scenes.games.nation_deckbuilder.market import WIDTH as MARKET_WIDTH
from scenes.games.nation_deckbuilder.market import market
from scenes.games.nation_deckbuilder.plaques import plaques
from scenes.games.nation_deckbuilder.play_area import play_area
from scenes.games.nation_deckbuilder.purchases import is_shopping, purchase_area
from scenes.games.nation_deckbuilder.strip import HEIGHT as STRIP_HEIGHT
from scenes.games.nation_deckbuilder.strip import strip
from scenes.games.nation_deckbuilder.top_rail import top_rail
from scenes.games.nation_deckbuilder.totals import AGES_HEIGHT, ages, totals
from scenes.games.nation_deckbuilder.totals import WIDTH as TOTALS_WIDTH
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.frame import frame, spare_at_left
from scenes.kit.model import TableModel
from scenes.kit.show import Show
from scenes.kit.table import ANSWERS, Draft, Table
from scenes.window.layout import Layout
from sprites.cloth import MIDNIGHT

RIVAL_WIDTH, PLAY_WIDTH = 250.0, 421.0
UPPER_HEIGHT, LOWER_HEIGHT, TOTALS_HEIGHT = 399.0, 202.0, 275.0
PURCHASES_WIDTH, ANSWERS_WIDTH = 798.0, 188.0
BANNER_DOWN = 106.0
"""How far under the upper end of the play area the name of whose turn it is is shown."""


class DeckBuilderTable(Table):
    """See `scenes.kit.table.Table`."""

    words = words
    cloth = MIDNIGHT
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

    kept_clear = frozenset({"totals", "strip"})

    def tree(self, model: TableModel) -> Box:
        """The rail over the board, or over all boards."""
        heard = len(model.told)
        body = boards(model, heard) if model.all_boards else _board(model, heard)
        return frame(model, top_rail(model), Overlay(body, grow=1))

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies, and over it the arrows of an attack; the name of whose turn it is is shown clear of
        the market, which may be asked about at that moment.
        """
        laid = super().layout(model)
        if model.all_boards:
            return laid
        x, y, width, height = laid.anchors["play"]
        arrows = attack_arrows(model, laid.anchors)
        return laid._replace(
            panels=(*laid.panels, *arrows), banner=(x + width / 2, y + min(height / 2, BANNER_DOWN))
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


def _board(model: TableModel, heard: int) -> Box:
    """Rivals, market, play area and totals over the strip, and under it the hand between its piles and lists."""
    state: NationState = model.view
    meant = outlook.outlook(model)
    health = {nation.index: outlook.health_of(model, nation.index, meant) for nation in state.nations}
    sides = plaques(model, health, heard)
    is_drop = model.held in state.players[model.viewer].hand
    upper = Row(
        Overlay(sides, wide=RIVAL_WIDTH + spare_at_left(model)),
        8,
        Overlay(market(model), wide=(200.0, MARKET_WIDTH)),
        8,
        Overlay(play_area(model, meant, is_drop, heard), wide=(300.0, PLAY_WIDTH), grow=1),
        8,
        Column(
            Overlay(ages(model), high=(0.0, AGES_HEIGHT)),
            8,
            Overlay(totals(model, heard), high=(0.0, TOTALS_HEIGHT), grow=1),
            wide=(200.0, TOTALS_WIDTH),
        ),
        high=(0.0, UPPER_HEIGHT),
        grow=1,
    )
    own = health[state.nation_of(model.shown_seat).index]
    line = Overlay(strip(model, meant, own, heard), high=STRIP_HEIGHT)
    lower = _lower(model, meant, heard)
    return Column(upper, 7, line, 3, lower)


def _lower(model: TableModel, meant: Preview | None, heard: int) -> Row:
    """The hand, or what was bought once it is played."""
    middle: tuple[Box | float, ...] = (14, order_list(model), 10, hand(model), 6)
    if is_shopping(model, model.shown_seat):
        bought = Overlay(purchase_area(model, heard), wide=(300.0, PURCHASES_WIDTH), pad=(0, 4, 0, 4), grow=1)
        middle = (14, bought, 8)
    matters = lists.is_shopping(model)
    offered = Overlay(
        Gap(name=ANSWERS, margin=(0, 8, 0, 6)), Overlay(offers(model, meant, matters), pad=(4, 8, 4, 6)),
        wide=(150.0, ANSWERS_WIDTH),
    )  # fmt: skip
    return Row(
        Overlay(draw_pile(model, heard), pad=(0, 8, 0, 4)),
        *middle,
        offered,
        8,
        Overlay(discard_pile(model, heard), pad=(0, 8, 0, 4)),
        high=(0.0, LOWER_HEIGHT),
        grow=0.001,
        pad=(8, 0, 8, 0),
    )
