"""The list beside the hand: the proposed order of play, or that of the marked cards."""

from __future__ import annotations

from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.drafts import PlayAll
from game.nation_deckbuilder.rules.buying import BUY
from game.nation_deckbuilder.rules.playing import MARK
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.wording import signed
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels.looks import order_disc
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import card_name, is_own_turn
from scenes.table.model import TableModel

say = Sentences("nation_deckbuilder")

LINE = 25.0
WIDTH = 152.0


def has_answers(model: TableModel[NationState]) -> bool:
    """Whether buttons answer the present question, such as what a card is to bring."""
    decision = model.decision
    if decision is None or decision.seat != model.viewer:
        return False
    return decision.choice not in (MARK, BUY) or len({move[1:2] for move in model.selection.open_moves}) == 1


def order_shown(model: TableModel[NationState]) -> tuple[str, ...]:
    """The cards whose order matters now: the marked ones, then those of the proposal."""
    if model.shown_seat != model.viewer:
        return ()
    marked = model.view.players[model.viewer].marked if is_own_turn(model) else ()
    return (*marked, *model.draft.cards) if isinstance(model.draft, PlayAll) else marked


def eats(card: str) -> bool:
    """Whether a card takes food or happiness, so that it matters what is played before it."""
    return min(CARDS[card].brings[:2]) < 0


@ui.memo
def order_list(model: TableModel[NationState]) -> ui.Box:
    """The order in which the hand would be played, or in which the marked cards take effect."""
    cards = order_shown(model)
    key = "marked"
    if isinstance(model.draft, PlayAll):
        key = "safe" if any(map(eats, cards)) else "order"
    told = ui.Tooltip(explanations.ordered, model, key)
    lines = [_order_line(model, index, card) for index, card in enumerate(cards)]
    title = ui.heading(say(f"lists.{key}"), high=(0.0, 24.0), name="order list", tells=told)
    return ui.Column(
        ui.PaintLayer(ui.Column(title, *lines, pad=(10, 2, 8, 3), back=(ui.plate(),))),
        ui.Gap(grow=1),
        wide=(0.0, WIDTH),
        pad=(0, 4, 0, 4),
    )


def _order_line(model: TableModel[NationState], index: int, card: str) -> ui.Row:
    """A card with its place and what it brings; the last ones leave first."""
    brings = signed(CARDS[card].brings).replace(", ", " ")
    return ui.Row(
        ui.Glyph(_place_disc, 18, index + 1),
        ui.Text(card_name(card), ui.Style.NAME, size=14, cut=True, grow=1),
        ui.Text(brings, ui.Style.FIGURE, size=13.5, align="right", floor=0.75, drop=1),
        gap=5,
        high=(0.0, LINE),
        drop=index,
        name=f"order_of@{card}",
        tells=ui.Tooltip(explanations.ordered_card, model, card),
    )


def _place_disc(pen: ui.Pen, x: float, y: float, side: float, number: int) -> None:
    pen.stamp(order_disc(pen.theme, number, side), x, y, "center")
