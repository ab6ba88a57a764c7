"""The hand in front, fanned, between the draw pile and the discard pile of the same seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Unpack

from game.nation_deckbuilder.drafts import PileDraft, PlayAll
from game.nation_deckbuilder.rules.playing import MARK
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.purchases import purchases
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.lists import order_shown
from scenes.games.nation_deckbuilder.panels.looks import UNPLAYABLE, BackLook, CardLook
from scenes.games.nation_deckbuilder.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from scenes.ui.boxes import BoxGroup
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

ZONE, PILE_ZONE = "hand", "piles"
STEP, ANGLE, DROP = 114.0, 2.3, 1.4
"""From card to card, degrees that each is turned, and how much the fan falls towards its ends."""

MOST_AT_FULL_STEP = 5
ROUND = 4.0
"""Units of height that turned cards need besides their own."""


def angle_of(index: int, count: int) -> float:
    """Degrees by which a card of a hand of so many is turned."""
    return -ANGLE * (index - (count - 1) / 2) * _closeness(count)


def _closeness(count: int) -> float:
    """How close the cards of a large hand lie, 1 for a usual one."""
    return min(1.0, (MOST_AT_FULL_STEP - 1) / max(1, count - 1))


class Fan(BoxGroup):
    """The cards of a hand side by side, the right one over the left one, falling towards both ends."""

    __slots__ = ()

    def __init__(self, cards: Sequence[ui.Box], **kinds: Unpack[ui.Kinds]) -> None:
        super().__init__(*cards, **kinds)

    def lie(self, theme: ui.Theme, wide: float, high: float) -> Iterator[ui.ChildArea]:
        """The cards from left to right, smaller in a low room and closer in a narrow one."""
        count = len(self.parts)
        share = max(0.1, min(1.0, (high - ROUND) / pieces.PLAYED_CARD[1], wide / pieces.PLAYED_CARD[0]))
        width, height = (share * side for side in pieces.PLAYED_CARD)
        step = min(share * STEP * _closeness(count), (wide - width) / max(1, count - 1))
        for index in range(count):
            off = index - (count - 1) / 2
            middle_x = wide / 2 + off * step
            middle = high / 2 + share * DROP * off * off * _closeness(count)
            yield ui.ChildArea(index, middle_x - width / 2, middle - height / 2, width, height)


@ui.memo
def hand(model: TableModel[NationState]) -> ui.PaintLayer:
    """The cards of the shown hand, as far as the viewer may see them, on the place where cards are taken back."""
    player = model.view.players[model.shown_seat]
    cards = [_card(model, card, index, len(player.hand)) for index, card in enumerate(player.hand)]
    target = partial(ui.Target, z=-1, zone=ZONE, drop_verb="take_back")
    told = ui.Tooltip(explanations.hand, model, model.shown_seat)
    fan = ui.Overlay(Fan(cards, pad=(8, 0, 8, 8)), name="hand", target=target, tells=told)
    return ui.PaintLayer(fan, wide=(160.0, 580.0), grow=1)


def _card(model: TableModel[NationState], card: str, index: int, count: int) -> ui.Box:
    player = model.view.players[model.shown_seat]
    angle = angle_of(index, count)
    if pieces.is_hidden(card):
        name = f"back{player.seat}.{index}"
        return ui.Box(name=name, sprite=partial(_back, angle, 10 + index))
    sign = why_unplayable(model, card)
    return pieces.card_box(
        card,
        partial(_in_hand, angle, _order(model, card), sign),
        z=10 + index,
        zone=ZONE,
        can_be_held=model.shown_seat == model.viewer,
        origin="draw_pile",
        turns_over=True,
        held_look=CardLook(card, "played"),
    )


def _back(angle: float, z: int, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, BackLook(area[2], area[3], angle), z)


def _in_hand(angle: float, number: int, sign: tuple[str, ...], card: str, width: float) -> CardLook:
    light = UNPLAYABLE if sign else 1.0
    narrow = 0.0 if width == pieces.PLAYED_CARD[0] else width
    return CardLook(card, "played", narrow, angle=angle, number=number, sign=sign, light=light)


def _order(model: TableModel[NationState], card: str) -> int:
    """The card's place in the proposed order, 0 for none."""
    if isinstance(model.draft, PlayAll) and card in model.draft.cards:
        return order_shown(model).index(card) + 1
    return 0


def why_unplayable(model: TableModel[NationState], card: str) -> tuple[str, ...]:
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
        return say.lines("hand.unfed_with_marks")
    return say.lines("hand.unfed", need=facts["need"], kind=facts["kind"], have=facts["have"])


# The piles


@ui.memo
def draw_pile(model: TableModel[NationState], heard: int) -> ui.PaintLayer:
    """The draw pile, with what lies open on it."""
    player = model.view.players[model.shown_seat]
    count = len(player.draw_pile) + len(player.on_top)
    told = ui.Tooltip(explanations.draw_pile, model, model.shown_seat)
    name = "draw_pile"
    pile: ui.Box
    if player.on_top:
        below = len(player.draw_pile)
        pile = pieces.card_box(player.on_top[-1], partial(_top, below), zone=PILE_ZONE)
        pile = ui.Overlay(pile, name=name)
    elif player.draw_pile:
        words = say("hand.draw_pile", number=count)
        pile = pieces.back_box(name, len(player.draw_pile) - 1, told, zone=PILE_ZONE, caption=words)
    else:
        pile = ui.ghost((None, 0.0), "card-draw", 6, name=name, tells=told, zone=PILE_ZONE)
    return _pile(pile, say("hand.draw", number=count), "draw_count", told)


@ui.memo
def discard_pile(model: TableModel[NationState], heard: int) -> ui.PaintLayer:
    """The discard pile, which can be looked through and bought onto."""
    state = model.view
    seat = model.shown_seat
    bought, discards = purchases(model, seat), state.players[seat].discard_pile
    is_open = isinstance(model.draft, PileDraft)
    told = ui.Tooltip(explanations.discard_pile, model, seat)
    facts: dict[str, Any] = {"zone": PILE_ZONE}
    if seat == model.viewer:
        facts["drop_verb"] = "buy"
        if not is_open and (removable := _removable(model)):
            facts |= {"verb": "remove", "stands_for": removable}
    pile: ui.Box
    if not discards or is_open:
        facts["caption"] = say("hand.empty_discard")
        target = partial(ui.Target, **facts)
        pile = ui.ghost((None, 0.0), "card-discard", 6, name="discard_pile", target=target, tells=told)
    else:
        facts["caption"] = say("hand.discard_pile", number=len(discards))
        facts["tells"] = pieces.pile_zoom(say("hand.own_pile", number=len(discards)), discards)
        card, below = discards[-1], len(discards) - 1
        top = (
            ui.Art(_paint_top, card, below)  # It's shown where purchases lie, too: a card is one sprite and one target.
            if card in bought
            else ui.Box(
                name=card,
                target=partial(ui.Target, zone=PILE_ZONE, caption=pieces.caption(card)),
                sprite=partial(_top_of_pile, card, below),
            )
        )
        pile = ui.Overlay(top, ui.Box(name="discard_pile", target=partial(ui.Target, z=11, **facts)))
    return _pile(pile, say("hand.discard", number=len(discards)), "discard_count", told)


def _pile(pile: ui.Box, words: str, name: str, told: ui.Tooltip) -> ui.PaintLayer:
    count = ui.chip(words, 18, palette.INK, size=13.5, opacity=0.75, name=name, tells=told)
    return ui.PaintLayer(
        ui.Column(
            Gallery(pile, size=pieces.PLAYED_CARD, at=(0.5, 0.0), grow=1, high=(60.0, pieces.PLAYED_CARD[1])),
            11,
            ui.Row(ui.Gap(grow=1), count, ui.Gap(grow=1)),
            ui.Gap(grow=1),
        ),
        zone=PILE_ZONE,
        wide=(64.0, pieces.PLAYED_CARD[0]),
    )


def _top(leaves: int, card: str, width: float) -> CardLook:
    narrow = 0.0 if width == pieces.PLAYED_CARD[0] else width
    return CardLook(card, "played", narrow, leaves=leaves)


def _top_of_pile(card: str, leaves: int, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, _top(leaves, card, round(area[2], 2)), 10)


def _paint_top(pen: ui.Pen, area: ui.Area, card: str, leaves: int) -> None:
    pen.stamp_at(_top(leaves, card, round(area[2], 2)).surface(pen.theme), area)


def _removable(model: TableModel[NationState]) -> tuple[str, ...]:
    """The cards that may be removed now; the discard pile stands for them all, a partner's too."""
    moves = model.decision.moves if model.decision else ()
    return tuple(move[1] for move in moves if move[0] == "remove")
