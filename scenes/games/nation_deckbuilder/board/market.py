"""The market: nine places, of which five are the piles of the ages with their tops open."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Any

from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.ages import cost_of_age
from game.nation_deckbuilder.rules.buying import BUY
from game.nation_deckbuilder.rules.market import PILES, WHICH_PILE, price, spaces_to_fill
from game.nation_deckbuilder.state import KINDS, SPACES, NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.looks import AgeBackLook, CardLook
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import age_name, is_own_turn
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

ZONE = "market"
COINS = KINDS.index("coins")
ACROSS, STEP = 3, (12.0, 6.0)
WIDTH = 400.0


@ui.memo
def market(model: TableModel[NationState]) -> ui.PaintLayer:
    """The open cards on their plate; a place that waits to be filled is empty. Those of ages that are not reached lie
    under a padlock, though everybody may see them.
    """
    coins = _coins_at_most(model)
    places = [_place(model, index, coins) for index in range(len(model.view.places))]
    cards = Gallery(*places, size=pieces.PLAYED_CARD, gap=STEP, across=ACROSS, at=(0.5, 0.5), pad=(6, 5, 6, 5))
    age = model.view.nation_of(model.viewer).age
    rows, open_rows = -(-len(places) // ACROSS), -(-(SPACES + age) // ACROSS)
    in_use = ui.Column(ui.Gap(name="market", grow=open_rows), ui.Gap(grow=rows - open_rows))
    return ui.PaintLayer(ui.Overlay(cards, in_use, back=(ui.plate(palette.BRASS, palette.MARKET_PLATE),)), zone=ZONE)


def _coins_at_most(model: TableModel[NationState]) -> float:
    """What the viewer can spend this turn if everything in the hand is played; any price is met while others act."""
    state = model.view
    player = state.players[model.viewer]
    cards = (*player.hand, *player.marked)
    if not is_own_turn(model) or any(map(pieces.is_hidden, cards)):
        return inf
    return player.coins + sum(CARDS[card].brings[COINS] for card in cards)


def _place(model: TableModel[NationState], index: int, coins: float) -> ui.Box:
    state = model.view
    card, pile = state.places[index], index - SPACES
    if not card:
        told_of_space = ui.Tooltip(explanations.space, model, index, pile)
        if _is_asked_about(model, index):
            space = ui.ghost((None, 0.0), "", 6)
            return ui.Overlay(_question(), name=f"space{index}", tells=told_of_space, back=(space,))
        return ui.ghost((None, 0.0), "", 6, name=f"space{index}", tells=told_of_space)
    player, design = state.players[model.viewer], CARDS[card]
    left = len(state.piles[pile].cards) if pile >= 0 else 0
    cost = price(player, design)
    note = "" if cost == design.cost else say("market.lower_price", printed=design.cost, now=cost)
    moves = model.decision.moves if model.decision else ()
    is_met = cost <= coins or any(move[1:2] == (card,) for move in moves)
    told: dict[str, Any] = {"caption": pieces.caption(card, cost)}
    look: pieces.Form = partial(
        _look, partial(CardLook, form="played", leaves=left, count=left, note=note, is_met=is_met)
    )
    if design.age > state.nation_of(model.viewer).age:
        look = partial(_locked, design.age, cost_of_age(state, design.age), left)
        age = age_name(design.age)
        told = {
            "tells": CardLook(card, "zoom", note=say("market.locked", age=age)),
            "caption": say("market.locked_card", age=age, card=pieces.caption(card, cost)),
        }
    return pieces.card_box(
        card,
        look,
        zone=ZONE,
        stands_for=(PILES[pile],) if pile >= 0 else (),
        can_be_held=True,
        asks_twice=model.decision is not None and model.decision.choice is BUY,
        **told,
    )


def _is_asked_about(model: TableModel[NationState], index: int) -> bool:
    """Whether the viewer is asked which pile fills this place."""
    decision = model.decision
    is_asked = decision is not None and decision.choice is WHICH_PILE and decision.seat == model.viewer
    return is_asked and spaces_to_fill(model.view)[0] == index


def _question() -> ui.Box:
    """The question where it arises: in the line at the foot of the table it is easily missed."""
    words = ui.Text(
        say("market.which"), ui.Style.BODY, align="center", lines=5, shorter=(say("market.which_short"),),
        name="which pile", drop=1, pad=(4, 0, 4, 0),
    )  # fmt: skip
    return ui.Column(ui.Gap(grow=1), words, ui.Gap(grow=1))


def _look(look: partial[CardLook], card: str, width: float) -> CardLook:
    return look(card=card, width=width)


def _locked(age: int, cost: int, leaves: int, card: str, width: float) -> AgeBackLook:
    return AgeBackLook(age, cost, width, round(width * pieces.PLAYED_CARD[1] / pieces.PLAYED_CARD[0], 2), leaves)
