"""The table of Nation: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import digits

from game.engine.event import Event
from game.nation_deckbuilder import drafts, events
from game.nation_deckbuilder.analysis.preview import preview
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nation_deckbuilder.rules.combat import DAMAGE
from game.nation_deckbuilder.state import NationState
from scenes import ui
from scenes.games.nation_deckbuilder.board.arena import HEIGHT as ARENA_HEIGHT
from scenes.games.nation_deckbuilder.board.arena import arena
from scenes.games.nation_deckbuilder.board.clash import blows_shown
from scenes.games.nation_deckbuilder.board.hand import discard_pile, draw_pile, hand
from scenes.games.nation_deckbuilder.board.market import WIDTH as MARKET_WIDTH
from scenes.games.nation_deckbuilder.board.market import market
from scenes.games.nation_deckbuilder.board.own_deck import TURN_BRINGS
from scenes.games.nation_deckbuilder.board.purchases import is_shopping, purchase_area
from scenes.games.nation_deckbuilder.city import postcard
from scenes.games.nation_deckbuilder.motion.shows import SHOWS
from scenes.games.nation_deckbuilder.motion.sounds import ambience, sound
from scenes.games.nation_deckbuilder.panels import outlook
from scenes.games.nation_deckbuilder.panels.all_boards import boards
from scenes.games.nation_deckbuilder.panels.lists import WIDTH as LIST_WIDTH
from scenes.games.nation_deckbuilder.panels.lists import has_answers, order_list, order_shown
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.panels.strip import HEIGHT as STRIP_HEIGHT
from scenes.games.nation_deckbuilder.panels.strip import strip
from scenes.games.nation_deckbuilder.panels.top_rail import top_rail
from scenes.games.nation_deckbuilder.panels.totals import HEIGHT as TOTALS_HEIGHT
from scenes.games.nation_deckbuilder.panels.totals import ages_and_totals
from scenes.games.nation_deckbuilder.text import words
from scenes.table.frame import frame, spare_at_left
from scenes.table.model import TableModel
from scenes.table.table import ANSWERS, Postcard, Table
from sprites.places.cloth import MIDNIGHT

FIGURES = ("coins", "food", "happiness", "science", "health")
"""Totals of a preview."""

LEFT_WIDTH = 856.0
MARKET_HEIGHT, LOWER_HEIGHT = 518.0, 178.0


TERMS = {
    "age": "age",
    "draw_pile": "draw_pile",
    "discard_pile": "discard_pile",
    "happiness for coins": "taxes",
    "column.marked": "forecast",
    "blow of ": "next_attack",
}
"""What places mean that are no cards, in the words of the encyclopedia."""


class DeckBuilderTable(Table):
    """See `scenes.table.table.Table`."""

    words = words
    shown = SHOWS
    marks = {events.Struck: "crossed-swords", events.Fell: "burning-skull"}
    measured = "{health}"
    warning = staticmethod(words.warning)
    news = staticmethod(words.news)
    outcome = staticmethod(words.outcome)
    sound = staticmethod(sound)
    draft = staticmethod(drafts.draft)
    ambience = staticmethod(ambience)
    holdings = staticmethod(words.holdings)
    standing_words = staticmethod(words.standing_words)
    cloth = MIDNIGHT

    plaque = "shown seat"
    kept_clear = frozenset(
        {
            "totals",
            "strip",
            "blows",
            TURN_BRINGS,
            *(f"{part}@{side}" for part in ("sum", "health", "latest_turn") for side in range(3)),
            "army words",
            "no attack",
            "ages",
            "next age",
        }
    )

    def tree(self, model: TableModel[NationState]) -> ui.Box:
        """The rail over the board, or over all boards."""
        heard = len(model.told)
        body = boards(model, heard) if model.all_boards else _board(model, heard)
        return frame(model, top_rail(model), ui.Overlay(body, grow=1))

    def postcards(self, model: TableModel[NationState], across: float) -> Sequence[Postcard]:
        """The lands of all nations, with that of the Evil Army."""
        return [postcard(model, nation.index, across) for nation in model.view.nations]

    def is_passed_over(self, model: TableModel[NationState], event: Event) -> bool:
        """A card that is bought is taken with the next event, and goes there at once. Cards that are played in a row
        are laid out together.
        """
        follows = next(iter(model.coming), None)
        if isinstance(event, events.Played) and isinstance(follows, events.Played):
            return event.seat == follows.seat
        return isinstance(event, events.Bought)

    def looks_ahead(self, model: TableModel[NationState]) -> Iterator[ui.Look]:
        """The cards that lie under the open ones of the market, and in draw piles."""
        yield from (CardLook(each, "played") for heap in model.heaps for each, _ in heap.pieces if each in DESIGNS)

    def layout(self, model: TableModel[NationState]) -> ui.TableLayout:
        """Where everything lies; what begins is told on the clash, clear of the cards."""
        laid = super().layout(model)
        if model.all_boards:
            return laid
        x, y, width, height = laid.anchors["clash"]
        return laid._replace(banner=(x + width / 2, y + height / 2))

    def changes(self, model: TableModel[NationState], seat: int) -> ui.Tried:
        """What the tried move makes of the totals; what it does to others stands on the clash."""
        if seat != model.viewer:
            return ()
        now, then = preview(model.view, model.viewer), model.what_if.turn
        figures = [(kind, getattr(now, kind), getattr(then, kind)) for kind in FIGURES]
        figures.append(("damage", now.changes[DAMAGE], then.changes[DAMAGE]))
        return tuple((kind, f"{old} › {new}") for kind, old, new in figures if old != new)

    def term_of(self, piece: str) -> str:
        """The type of a card, piles and ages."""
        card = DESIGNS.get(piece)
        return str(card.type) if card else TERMS.get(piece.rstrip(digits), "")

    def values(self, state: NationState) -> Mapping[int, int]:
        """The health of every side, the Evil Army behind all seats."""
        army = len(state.players)
        return {nation.seats[0] if nation.seats else army: nation.health for nation in state.nations}


def _board(model: TableModel[NationState], heard: int) -> ui.Row:
    """Arena, strip and hand at the left; market, ages and totals at the right."""
    state = model.view
    meant = outlook.outlook(model)
    health = tuple(outlook.health_of(model, nation.index, meant) for nation in state.nations)
    struck = blows_shown(model, meant.hits if meant else ())
    effects, draws = (meant.effects, meant.draws) if meant else ((), 0)
    is_held = model.held in state.players[model.viewer].hand
    left = ui.Column(
        ui.Overlay(arena(model, struck, effects, draws, health, is_held, heard), high=(0.0, ARENA_HEIGHT), grow=1),
        6,
        ui.Overlay(strip(model, meant, heard), high=STRIP_HEIGHT),
        2,
        _lower(model, heard),
        wide=(400.0, LEFT_WIDTH + spare_at_left(model)),
        grow=1,
    )
    right = ui.Column(
        ui.Overlay(market(model), high=(0.0, MARKET_HEIGHT), grow=1),
        6,
        ui.Overlay(ages_and_totals(model, heard), high=(0.0, TOTALS_HEIGHT)),
        wide=(260.0, MARKET_WIDTH),
    )
    return ui.Row(left, 8, right)


def _lower(model: TableModel[NationState], heard: int) -> ui.Row:
    """The hand, or what was bought once it is played, between the piles; answers lie over the order of play."""
    shopping = is_shopping(model, model.shown_seat)
    is_held = shopping and model.held in model.view.places
    middle = purchase_area(model, is_held, heard) if shopping else hand(model)
    beside: list[ui.Box | float] = []
    if has_answers(model):
        beside = [ui.Gap(name=ANSWERS, margin=(0, 8, 0, 6), wide=(60.0, LIST_WIDTH)), 8]
    elif order_shown(model):
        beside = [ui.Overlay(order_list(model), wide=(60.0, LIST_WIDTH)), 8]
    return ui.Row(
        ui.Overlay(draw_pile(model, heard), pad=(0, 6, 0, 2)),
        10,
        *beside,
        ui.Overlay(middle, wide=(160.0, 590.0), grow=1),
        8,
        ui.Overlay(discard_pile(model, heard), pad=(0, 6, 0, 2)),
        high=(0.0, LOWER_HEIGHT),
        grow=0.001,
        pad=(8, 0, 8, 0),
    )
