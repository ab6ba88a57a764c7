"""A partner in the own half of the arena: hand, piles and coins lie open (K-RULING-35)."""

from __future__ import annotations

from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.purchases import is_shopping, purchases
from scenes.games.nation_deckbuilder.board.rivals import ZONE, discard_top, draw_sign, seat_target
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.small_boxes import counter, header
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

WIDTH = 236.0
CARD, PILE = (62.0, 86.8), (24.0, 33.6)


def partner(model: TableModel[NationState], seat: int) -> ui.Box:
    """A partner's hand; once it is played, what was bought instead."""
    player, name = model.view.players[seat], model.seats[seat].name
    told = ui.Tooltip(explanations.partner, model, seat)
    marks = say("sides.marks") if player.marked else ""
    content = ui.Column(
        header(f"partner@{seat}", name, model.seats[seat].colour, say("sides.partner"), told, marks, told),
        4,
        ui.Row(_cards(model, seat), pad=(8, 0, 8, 0), grow=1),
        4,
        _piles(model, seat),
        4,
        name=f"seat{seat}",
        target=seat_target(model, seat),
    )
    return ui.Overlay(
        content, back=(ui.plate(palette.BRASS, palette.INK, 0.7, shadow=False),), zone=ZONE, wide=(120.0, WIDTH)
    )


def _cards(model: TableModel[NationState], seat: int) -> ui.Box:
    player = model.view.players[seat]
    row = player.hand or purchases(model, seat)
    if not row and is_shopping(model, seat):
        return ui.Text(
            say("lists.none_of_partner"), ui.Style.ASIDE, colour=palette.DIM, align="center", lines=2, grow=1,
            name="partner's purchases", tells=ui.Tooltip(explanations.bought, model),
        )  # fmt: skip
    boxes = [
        pieces.back_box(f"back{seat}.{index}", z=5 + index, zone=ZONE)
        if pieces.is_hidden(card)
        else pieces.card_box(card, pieces.small, z=5 + index, zone=ZONE, looks_at=seat)
        for index, card in enumerate(row)
    ]
    return Gallery(
        *boxes, size=CARD, gap=(2, 2), high=(30.0, CARD[1]), grow=1, at=(0.0, 0.5),
        name=f"hand@{seat}", tells=ui.Tooltip(explanations.hand, model, seat),
    )  # fmt: skip


def _piles(model: TableModel[NationState], seat: int) -> ui.Row:
    player = model.view.players[seat]
    draw, discard = len(player.draw_pile) + len(player.on_top), len(player.discard_pile)
    return ui.Row(
        ui.Row(
            draw_sign(PILE, draw), ui.Text(str(draw), ui.Style.FIGURE, size=16), gap=5,
            name=f"draw_pile@{seat}", tells=ui.Tooltip(explanations.draw_pile, model, seat),
        ),
        ui.Row(
            discard_top(model, seat, PILE, purchases(model, seat)), ui.Text(str(discard), ui.Style.FIGURE, size=16),
            gap=5, name=f"discard_pile@{seat}", tells=ui.Tooltip(explanations.discard_pile, model, seat),
        ),
        counter("coins", player.coins, f"coins@{seat}", ui.Tooltip(figures_told.coins, model, seat)),
        ui.Gap(grow=1),
        gap=14,
        pad=(8, 0, 8, 0),
    )  # fmt: skip
