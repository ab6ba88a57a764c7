"""What a side did in its latest turn as cards: as they are played, and later as prints of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import pygame

from game.nation_deckbuilder import events
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.recap import bought_by, drawn_by, latest_turn
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import acting_players, card_name, is_own_turn
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from sprites.paint import brush, palette

say = Sentences("nation_deckbuilder")

ZONE = "play"
GAP, LABEL = 6.0, 19.0
"""Units beside a card, and under it for what it drew."""

STONE: tuple[palette.Colour, palette.Colour] = ((120, 122, 134), (58, 60, 74))
"""The base of what stays in play, at its upper and its lower edge."""

BASE = 22.0


def turn_cards(
    model: TableModel[NationState],
    nation: int,
    size: pieces.Size,
    free: Sequence[ui.Box] = (),
    effects: tuple[str, ...] = (),
) -> Gallery:
    """The cards of a nation's running turn, or prints of those of its last one; after them what a rival has bought.

    `free` are places after the last card, `effects` the marked cards in the order in which their effects follow.
    """
    state = model.view
    turn, seats = latest_turn(state, model.told, nation), state.nations[nation].seats
    bought = [card for seat in seats for card in bought_by(turn, seat)]
    if nation != state.active:
        played = [each.card for each in turn if isinstance(each, events.Played) and each.seat in seats]
        boxes = [_print(nation, index, card, index >= len(played)) for index, card in enumerate((*played, *bought))]
        return Gallery(*boxes, *free, size=size, gap=(4, 2), at=(0.0, 0.5), grow=1)
    drawn = drawn_by(turn)
    cards = [card for player in acting_players(state) for card in (*player.played, *player.marked)]
    boxes = [_card(model, card, index, effects, drawn.get(card), seats[0]) for index, card in enumerate(cards)]
    if model.shown_seat not in seats:
        boxes += [_print(nation, index, card, True) for index, card in enumerate(bought)]
    return Gallery(*boxes, *free, size=size, gap=(GAP, 2), below=LABEL if drawn else 0.0, grow=1, at=(0.0, 0.5))


def _print(nation: int, index: int, card: str, is_bought: bool) -> ui.Box:
    """A card that lies elsewhere by now."""
    return pieces.print_box(
        f"last{nation}.{index}", card, partial(printed, is_bought=is_bought), zone=ZONE, is_note=True
    )


def _card(
    model: TableModel[NationState],
    card: str,
    index: int,
    effects: tuple[str, ...],
    drew: tuple[int, tuple[str, ...]] | None,
    seat: int,
) -> ui.Box:
    """A card of the running turn, which comes from a seat's hand, and under it what it drew."""
    hand = f"hand@{seat}"
    if pieces.is_hidden(card):
        return pieces.back_box(f"mark{index}", z=10 + index, zone=ZONE, origin=hand)
    is_marked = any(card in player.marked for player in acting_players(model.view))
    can_be_held = is_own_turn(model) and is_marked
    number = effects.index(card) + 1 if card in effects else 0
    box = pieces.card_box(
        card, partial(printed, number=number), z=10 + index, origin=hand, turns_over=True,
        zone=ZONE, can_be_held=can_be_held, is_quiet=not can_be_held, caption=pieces.caption(card, is_marked=is_marked),
    )  # fmt: skip
    if drew is None:
        return box
    names = ", ".join(card_name(each) for each in drew[1]) or say("play.drew_number", number=drew[0])
    label = ui.chip(
        say("play.drew", cards=names), 16, palette.INK, size=12.5, shorter=(names,), cut=True,
        name=f"drawn_by@{card}", tells=ui.Tooltip(explanations.drawn, model, card, *drew),
    )  # fmt: skip
    return ui.Column(box, ui.Row(ui.Gap(grow=1), label, ui.Gap(grow=1), high=LABEL))


def printed(card: str, width: float, number: int = 0, is_bought: bool = False) -> CardLook:
    """A card in the form that shows its print best in this width."""
    form = "played" if width > pieces.CARD[0] else "market"
    return CardLook(card, form, width, number=number, is_bought=is_bought)


# What stays in play


def standing(model: TableModel[NationState], seats: Iterable[int], name: str, size: pieces.Size) -> ui.Column:
    """The cards that stay in play on a base of stone, and what their Walls stop; nothing is seen without any."""
    cards = [(seat, card) for seat in seats for card in model.view.players[seat].standing]
    told = ui.Tooltip(explanations.plain, model, "play_told.stays", explanations.WALLS)
    boxes = [pieces.card_box(card, pieces.small, zone=ZONE, looks_at=seat) for seat, card in cards]
    stops = sum(CARDS[card].blocks for _, card in cards)
    words: ui.Box = ui.Gap(grow=1)
    if stops:
        words = ui.Row(
            ui.glyph("wall", 19), ui.Text(say("play.stops", number=stops), ui.Style.LABEL, colour=palette.IVORY), gap=5
        )
    return ui.Column(
        ui.heading(say("play.stays"), high=20, cut=True) if boxes else ui.Gap(high=20),
        Gallery(*boxes, size=size, gap=(4, 4), at=(0.5, 1.0), grow=1) if boxes else ui.Gap(grow=1),
        ui.Overlay(words, high=(BASE, BASE), snug=True, pad=(8, 0, 8, 0)),
        name=f"no_card@{name}", tells=told if boxes else None, back=(ui.Art(_base),) if boxes else (),
        wide=(52.0, 128.0), drop=1,
    )  # fmt: skip


def _base(pen: ui.Pen, area: ui.Area) -> None:
    """A slab of stone along the foot of an area."""
    x, y, width, height = area
    theme = pen.theme
    size = theme.rect(x, y, width, BASE).size
    if height < 2 * BASE:
        return
    slab = theme.cached(("stone base", size), partial(_slab, size))
    pen.surface.blit(slab, theme.rect(x, y + height - BASE, width, BASE))


def _slab(size: brush.Size) -> pygame.Surface:
    wide, high = size
    top, step = high * 0.42, high * 0.5
    return brush.vector(
        size,
        [
            brush.polygon([(step, 0), (wide - step, 0), (wide, top), (0, top)], STONE[0]),
            brush.polygon([(0, top), (wide, top), (wide - step * 0.3, high), (step * 0.3, high)], STONE[1]),
            brush.stroke([(step, 0.5), (wide - step, 0.5)], palette.IVORY, max(1.0, high * 0.05), 0.35),
        ],
    )
