"""The purchases of a turn, spread out where the hand was; they belong to the discard pile."""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.recap import bought_by, latest_turn
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.open_pile import pile_laid_open
from scenes.games.nation_deckbuilder.board.own_deck import own_deck
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.turns import printed
from scenes.games.nation_deckbuilder.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

ZONE = "purchases"
BUYING = "buy"
BAIZE: tuple[palette.Colour, palette.Colour] = ((30, 46, 92), (42, 62, 116))
"""The cloth of the tray in which purchases lie, at its upper and its lower edge."""

STITCHED: palette.Colour = (74, 98, 160)
"""The stall on it, as long as nothing lies there."""

STEPS = (BUYING, "market", "end")


def is_shopping(model: TableModel[NationState], seat: int) -> bool:
    """Whether a seat's hand is played, and its turn not over."""
    state = model.view
    player = state.players[seat]
    return player.nation == state.active and state.step in STEPS and not player.hand


def purchases(model: TableModel[NationState], seat: int) -> tuple[str, ...]:
    """The cards that a seat has bought this turn, where they are spread out."""
    state = model.view
    if not is_shopping(model, seat) or pile_laid_open(model):
        return ()
    player = state.players[seat]
    bought = bought_by(latest_turn(state, model.told, player.nation), player.seat)
    return tuple(card for card in bought if card in player.discard_pile)


@ui.memo
def purchase_area(model: TableModel[NationState], is_drop: bool, heard: int) -> ui.PaintLayer:
    """What was bought, on a place where more can be dropped."""
    told = ui.Tooltip(explanations.bought, model)
    own = model.shown_seat == model.viewer
    cards = purchases(model, model.shown_seat)
    boxes: list[ui.Box] = [pieces.card_box(card, printed, z=10 + index, zone=ZONE) for index, card in enumerate(cards)]
    style = partial(ui.Text, style=ui.Style.ASIDE, size=17, align="center", pad=(9, 3, 9, 3))
    if is_drop and cards:
        free = ui.Either(style(say("lists.short"), lines=2), ui.Gap())
        boxes.append(ui.Overlay(ui.ghost((None, 0.0), "", 6, snug=False), free, tells=told, grow=1))
    words = say("lists.drop") if own and model.view.step == BUYING else say("lists.none")
    lies: ui.Box = (
        Gallery(*boxes, size=pieces.PLAYED_CARD, gap=(8, 4), at=(0.5, 0.5))
        if boxes
        else ui.Column(
            ui.Gap(grow=1),
            ui.icon("shop", 72, STITCHED, drop=1),
            ui.Either(style(words, lines=3), style(say("lists.short"), lines=2)),
            ui.Gap(grow=1),
        )
    )
    if own and model.view.step == BUYING and not pile_laid_open(model):
        spread = own_deck(model, boxes[: len(cards)], [CARDS[card].id for card in cards])
        lies = ui.Either(spread, lies)
    return ui.PaintLayer(
        ui.Overlay(
            lies,
            name="purchases",
            target=partial(ui.Target, z=-1, zone=ZONE, drop_verb="buy" if own else ""),
            tells=told,
            pad=(12, 10, 12, 10),
            margin=(0, 5, 0, 6),
            back=(ui.Art(ui.Pen.tray, BAIZE),),
        ),
        zone=ZONE,
    )
