"""The hand in front, fanned, between the draw pile and the discard pile of the same seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.nation_deckbuilder.playing import MARK
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.drafts import PileDraft, PlayAll
from scenes.games.nation_deckbuilder.looks import UNPLAYABLE, BackLook, CardLook
from scenes.games.nation_deckbuilder.pieces import card_place, hidden_place, is_hidden, pile_zoom
from scenes.games.nation_deckbuilder.purchases import is_shopping, purchase_places, purchases
from scenes.games.nation_deckbuilder.zones import DISCARD_PILE, DRAW_PILE, HAND, HAND_CARD
from scenes.kit.looks import PlaceLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE, PILE_ZONE = "hand", "piles"
STEP, ANGLE, DROP = 112.0, 2.5, 1.6
"""From card to card, degrees that each is turned, and how much the fan falls towards its ends."""

MIDDLE = (640.0, 581.0)
MOST_AT_FULL_STEP = 5
LABEL_Y = 670.0


def fan(count: int) -> list[tuple[Area, float]]:
    """Area and angle of every card of a hand."""
    step = STEP * min(1.0, (MOST_AT_FULL_STEP - 1) / max(1, count - 1))
    places = []
    for index in range(count):
        off = index - (count - 1) / 2
        x, y = MIDDLE[0] + off * step, MIDDLE[1] + DROP * off * off * min(1.0, step / STEP)
        area = (x - HAND_CARD[0] / 2, y - HAND_CARD[1] / 2, *HAND_CARD)
        places.append((area, -ANGLE * off * min(1.0, step / STEP)))
    return places


def hand_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The cards of the shown hand, as far as the viewer may see them, on the place where cards are taken back."""
    state: NationState = model.view
    player = state.players[model.shown_seat]
    if is_shopping(model, model.shown_seat):
        yield from purchase_places(model)
        return
    yield "hand", Place(HAND, z=-1, zone=ZONE, drop_verb="take_back")
    is_own = model.shown_seat == model.viewer
    for index, (card, (area, angle)) in enumerate(zip(player.hand, fan(len(player.hand)), strict=True)):
        if is_hidden(card):
            yield f"back{player.seat}.{index}", hidden_place(area, angle, 10 + index)
            continue
        sign = why_unplayable(model, card)
        look = CardLook(
            card,
            "hand",
            angle=angle,
            number=_order(model, card),
            sign=sign,
            light=UNPLAYABLE if sign else 1.0,
        )
        straight = CardLook(card, "hand")
        yield (
            card,
            card_place(
                area, look, z=10 + index, zone=ZONE, can_be_held=is_own, held_look=straight, heap=DRAW_PILE
            ),
        )


def _order(model: TableModel, card: str) -> int:
    """The card's place in the proposed order, 0 for none."""
    if isinstance(model.draft, PlayAll) and card in model.draft.cards:
        return model.draft.cards.index(card) + 1
    return 0


def why_unplayable(model: TableModel, card: str) -> tuple[str, ...]:
    """Two lines on why a card of the own hand must be discarded; none where it can be played."""
    decision = model.decision
    if decision is None or decision.choice is not MARK or decision.seat != model.shown_seat:
        return ()
    if any(move[:2] == ("mark", card) for move in decision.moves):
        return ()
    refusal = MARK.actions["mark"].why_not(model.view, decision.seat, decision.context, (card,))
    if refusal is None:
        return ()
    facts = refusal.facts
    if "need" not in facts:
        return ("must be discarded", "not with these marks")
    return ("must be discarded", f"needs {facts['need']} {{{facts['kind']}}}, {facts['have']} there")


def pile_panels(model: TableModel) -> Iterator[Panel]:
    """How many cards lie in the two piles."""
    player = model.view.players[model.shown_seat]
    drawable = len(player.draw_pile) + len(player.on_top)
    for pile, words in (
        (DRAW_PILE, f"draw {drawable}"),
        (DISCARD_PILE, f"discard {len(player.discard_pile)}"),
    ):
        yield panel((pile[0], LABEL_Y - 10, pile[2], 20), words, _paint_count, room=0)


def _paint_count(pen: Pen, area: Area, words: str) -> None:
    x, y, width, height = area
    pen.chip(words, x + width / 2, y + height / 2, 18, palette.INK, size=13.5, align="center", opacity=0.75)


def pile_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Draw pile, what lies open on it, and the discard pile, which can be looked through and bought onto."""
    state: NationState = model.view
    player = state.players[model.shown_seat]
    yield "draw pile", _draw_pile(player)
    bought = purchases(model, model.shown_seat)
    discards = player.discard_pile
    beside = tuple(card for card in discards if card not in bought)
    facts: dict[str, Any] = {"zone": PILE_ZONE}
    if model.shown_seat == model.viewer:
        facts["drop_verb"] = "buy"
        if removable := _removable(model):
            facts |= {"verb": "remove", "stands_for": removable}
    if not beside or isinstance(model.draft, PileDraft):
        look = PlaceLook(DISCARD_PILE[2], DISCARD_PILE[3], "card-discard")
        yield "discard pile", Place(DISCARD_PILE, look, caption="Your discard pile", is_flat=True, **facts)
        return
    top = CardLook(beside[-1], "played", leaves=len(beside) - 1)
    yield beside[-1], Place(DISCARD_PILE, top, z=10, zone=PILE_ZONE)
    yield "discard pile", Place(
        DISCARD_PILE, z=11, caption=f"Discard pile, {len(discards)} cards",
        zoom=pile_zoom("Discard pile", discards), **facts,
    )  # fmt: skip


def _removable(model: TableModel) -> tuple[str, ...]:
    """The cards that may be removed now; the discard pile stands for them all, a partner's too."""
    moves = model.decision.moves if model.decision else ()
    return tuple(move[1] for move in moves if move[0] == "remove")


def _draw_pile(player: Any) -> Place:
    if player.on_top:
        return card_place(
            DRAW_PILE, CardLook(player.on_top[-1], "played", leaves=len(player.draw_pile)), zone=PILE_ZONE
        )
    if player.draw_pile:
        look = BackLook(DRAW_PILE[2], DRAW_PILE[3], leaves=len(player.draw_pile) - 1)
        return Place(
            DRAW_PILE, look, z=10, zone=PILE_ZONE, caption=f"Draw pile, {len(player.draw_pile)} cards"
        )
    return Place(DRAW_PILE, PlaceLook(DRAW_PILE[2], DRAW_PILE[3], "card-draw"), zone=PILE_ZONE, is_flat=True)
