"""The purchases of a turn, spread out where the hand was; they belong to the discard pile."""

from __future__ import annotations

from functools import partial

from game.core.sentences import Sentences
from game.nation_deckbuilder.recap import bought_by, latest_turn
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.pieces import PLAYED_CARD, card_box, printed
from scenes.games.nation_deckbuilder.play_area import open_pile
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.gallery import Gallery
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import heading, plate
from scenes.kit.model import TableModel
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from scenes.window.layout import Place
from sprites import palette

say = Sentences("nation_deckbuilder")

ZONE = "purchases"
BUYING = "buy"
STEPS = (BUYING, "market", "end")


def is_shopping(model: TableModel, seat: int) -> bool:
    """Whether a seat's hand is played, and its turn not over."""
    state: NationState = model.view
    player = state.players[seat]
    return player.nation == state.active and state.step in STEPS and not player.hand


def purchases(model: TableModel, seat: int) -> tuple[str, ...]:
    """The cards that a seat has bought this turn, where they are spread out."""
    state: NationState = model.view
    if not is_shopping(model, seat) or open_pile(model):
        return ()
    player = state.players[seat]
    bought = bought_by(latest_turn(state, model.told, player.nation), player.seat)
    return tuple(card for card in bought if card in player.discard_pile)


@lasting("view", "told", "decision", "draft", *SEATED)
def purchase_area(model: TableModel, heard: int) -> Sheet:
    """What was bought, on a place where more can be dropped."""
    told = Slip(explanations.bought, model)
    own = model.shown_seat == model.viewer
    cards = purchases(model, model.shown_seat)
    content: Box = Gallery(
        *(card_box(card, printed, z=10 + index, zone=ZONE) for index, card in enumerate(cards)),
        size=PLAYED_CARD, gap=(8, 4), at=(0.0, 0.0), grow=1,
    )  # fmt: skip
    if not cards:
        words = say("lists.drop") if own and model.view.step == BUYING else say("lists.none")
        content = Text(
            words, "aside", 17, palette.DIM, align="center", lines=2, grow=1, name="no purchases", tells=told
        )
    title = Row(
        heading(say("lists.bought")),
        Gap(grow=1),
        Text(say("lists.on_pile"), "label", 13, palette.DIM, drop=1),
        high=(0.0, 24.0),
        name="bought this turn",
        tells=told,
    )
    return Sheet(
        Overlay(
            Column(title, content, pad=(12, 2, 12, 2)),
            name="purchases",
            place=partial(Place, z=-1, zone=ZONE, drop_verb="buy" if own else ""),
            tells=told,
            back=(plate(palette.BRASS, palette.MARKET_PLATE, 0.47),),
        ),
        zone=ZONE,
    )
