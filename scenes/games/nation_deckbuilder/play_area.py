"""The play area: what is played this turn, what stays in play, and the attack that comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bus import Event
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.combat import DAMAGE, walls
from game.nation_deckbuilder.discarding import WHICH_DISCARD
from game.nation_deckbuilder.playing import MARK
from game.nation_deckbuilder.preview import Hit
from game.nation_deckbuilder.recap import blows, drawn_by, latest_turn
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.telling import question
from scenes.games.nation_deckbuilder.drafts import PileDraft
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.outlook import outlook
from scenes.games.nation_deckbuilder.pieces import card_place, hidden_place, is_hidden
from scenes.games.nation_deckbuilder.sides import acting_players, is_own_turn, nation_name
from scenes.games.nation_deckbuilder.small_card import BELOW
from scenes.games.nation_deckbuilder.zones import (
    ATTACK,
    CARD,
    PLAY,
    PLAYED,
    PLAYED_CARD,
    STANDING,
    grid,
    in_rows,
)
from scenes.kit.looks import PlaceLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE = "play"
DIVIDER_Y = 255.0
CARDS_AT: Area = (582.0, 71.0, 399.0, 182.0)
OPEN_PILE: Area = (582.0, 68.0, 399.0, 368.0)
TOLD_SIZES = (14.5, 13.5, 12.5)
GAPS = (6.0, 19.0)
"""Units beside and under a card; under it there is room for a label."""

PILE_QUESTIONS = {"which_person": "recall", "which_deported": "deport"}
"""Questions about the cards of the discard pile, and their verbs."""


class PlayFacts(NamedTuple):
    """All that is written on the play area. Totals of an attack are by enemy name; `told` says what they come from."""

    title: str
    hits: tuple[tuple[str, Hit], ...]
    told: str
    hint: str
    is_drop: bool
    draws: int
    labels: tuple[tuple[Area, str], ...]
    pile: str


def play_panel(model: TableModel) -> Panel:
    """The plate with its headings."""
    state: NationState = model.view
    meant = outlook(model)
    turn = latest_turn(state, model.told, state.active)
    struck = meant.hits if meant and meant.hits else blows(turn, state.active)
    hits = tuple((nation_name(model, hit.nation), hit) for hit in struck)
    title = "Played this turn" if is_own_turn(model) else f"Played by {nation_name(model, state.active)}"
    facts = PlayFacts(
        title,
        hits,
        " ".join(_attack_words(model, struck)),
        _hint(model),
        model.held in state.players[model.viewer].hand,
        meant.draws if meant else 0,
        _labels(state, turn),
        _pile_title(model),
    )
    return panel(PLAY, facts, _paint)


def _attack_words(model: TableModel, struck: Sequence[Hit]) -> Iterator[str]:
    """Which marked cards deal how much, and what becomes of the Walls of a single enemy."""
    state: NationState = model.view
    if is_own_turn(model):
        marked = [
            mark for player in acting_players(state) for mark in zip(player.marked, player.modes, strict=True)
        ]
        dealt = [(CARDS[card].name, CARDS[card].brings_as(mode)[DAMAGE]) for card, mode in marked]
        if sources := [f"{name} **{damage}**" for name, damage in dealt if damage]:
            yield " + ".join(sources) + "."
    for hit in struck if len(struck) == 1 else ():
        standing = walls(state, state.nations[hit.nation])
        if hit.blocked and standing:
            absorbed = state.nations[hit.nation].absorbed + hit.blocked
            yield "The Wall falls." if absorbed >= CARDS[standing[0][1]].blocks else "The Wall holds."


def _shown(state: NationState) -> list[str]:
    """What was played this turn and what is marked, in order."""
    return [card for player in acting_players(state) for card in (*player.played, *player.marked)]


def _hint(model: TableModel) -> str:
    """What an empty play area waits for."""
    decision = model.decision
    if decision is None or decision.seat != model.viewer or _shown(model.view):
        return ""
    if decision.choice is WHICH_DISCARD:
        return f"{question(model.view, decision)}."
    return "Drop cards here to play them." if decision.choice is MARK else ""


def _labels(state: NationState, turn: Sequence[Event]) -> tuple[tuple[Area, str], ...]:
    """Under every card that drew others, which ones."""
    drawn = drawn_by(turn)
    shown = _shown(state)
    labels = []
    for card, area in zip(shown, in_rows(CARDS_AT, len(shown), PLAYED_CARD, GAPS), strict=True):
        if card in drawn:
            number, cards = drawn[card]
            words = ", ".join(CARDS[each].name for each in cards) or f"{number} more"
            labels.append((area, f"drew {words}" if area[2] >= BELOW else words))
    return tuple(labels)


def open_pile(model: TableModel) -> tuple[str, ...]:
    """The cards of a discard pile that lie open to be chosen from; none otherwise."""
    if isinstance(model.draft, PileDraft):
        return model.draft.pile
    decision = model.decision
    if decision and decision.choice.name in PILE_QUESTIONS and decision.seat == model.viewer:
        verb = PILE_QUESTIONS[decision.choice.name]
        return tuple(dict.fromkeys(move[1] for move in decision.moves if move[0] == verb))
    return ()


def _pile_title(model: TableModel) -> str:
    if isinstance(model.draft, PileDraft):
        return f"Discard pile: choose up to {model.draft.most} to remove for good"
    return "Discard pile: choose a card" if open_pile(model) else ""


def _paint(pen: Pen, area: Area, facts: PlayFacts) -> None:
    pen.plate(area)
    x, y = area[0] + 11, area[1] + 14
    if facts.pile:
        pen.heading(facts.pile, x, y, area[2] - 20)
        return
    pen.heading(facts.title, x, y)
    if facts.is_drop:
        pen.chip("drop here", area[0] + area[2] - 12, y, 17, palette.WHAT_IF_CELL, palette.HOT, align="right")
    if facts.hint:
        middle = CARDS_AT[1] + CARDS_AT[3] / 2
        pen.text(facts.hint, area[0] + area[2] / 2, middle, "aside", 17, palette.DIM, align="center")
    for spot, words in facts.labels:
        pen.chip(
            words, spot[0] + spot[2] / 2, spot[1] + spot[3] + GAPS[1] / 2, 16, palette.INK, size=12.5,
            align="center", room=spot[2],
        )  # fmt: skip
    pen.segment(
        (x, DIVIDER_Y),
        (area[0] + area[2] - 11, DIVIDER_Y),
        0.8,
        palette.mix(palette.PLATE, palette.BRASS, 0.4),
    )
    pen.heading("Stays in play", STANDING[0] + 6, 268)
    pen.heading("Attack", ATTACK[0], 268)
    _paint_attack(pen, facts)


def _paint_attack(pen: Pen, facts: PlayFacts) -> None:
    x, y, width, _ = ATTACK
    y += 36
    for name, hit in facts.hits:
        if len(facts.hits) > 1:
            pen.text(name, x, y - 14, "strong", 13.5, palette.SECONDARY, width)
        _paint_sum(pen, x, y + 14, hit)
        y += 74
    if not facts.hits:
        pen.text("No damage so far.", x, y, "text", 14, palette.DIM)
        y += 24
    cards = "1 card" if facts.draws == 1 else f"{facts.draws} cards"
    more = f"Then {cards} more to play." if facts.draws else ""
    words, room = f"{facts.told} {more}".strip(), (width, ATTACK[1] + ATTACK[3] - y + 8)
    if words and room[1] > TOLD_SIZES[0]:
        told = pen.theme.paragraph(words, "text", TOLD_SIZES, palette.SECONDARY, room)
        pen.surface.blit(told, pen.theme.rect(x, y - 12, 0, 0).topleft)


def _paint_sum(pen: Pen, x: float, y: float, hit: Hit) -> None:
    """7 dealt − 3 by Walls = 4 health lost, or more than there is left."""
    passing = hit.dealt - hit.blocked
    boxes = (
        (hit.dealt, "dealt", "−", palette.LOSS_CELL),
        (hit.blocked, "walls", "=", palette.BRASS),
        (passing, "all falls" if hit.health <= 0 else "lost", "", palette.SAFE_CELL),
    )
    for (amount, word, sign, edge), glyph in zip(boxes, ("damage", "", "health"), strict=True):
        pen.plate((x, y - 21, 64, 46), palette.INK, 0.6, 5, edge, shadow=False)
        pen.text(str(amount), x + 11, y - 6, "number", 22, palette.HOT)
        if glyph:
            pen.glyph(glyph, x + 36, y - 6, 20)
        else:
            pen.icon("stone-wall", x + 36, y - 6, 20, palette.SECONDARY)
        pen.text(word, x + 32, y + 14, "label", 12.5, palette.SECONDARY, align="center")
        pen.text(sign, x + 75, y, "number", 19, palette.BRASS_LIGHT, align="center")
        x += 86


def play_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The cards of this turn, and those that stay; instead of them a pile that is to be chosen from."""
    if pile := open_pile(model):
        yield from _pile_places(model, pile)
        return
    is_own = is_own_turn(model)
    yield "play area", Place(PLAYED, z=-1, zone=ZONE, drop_verb="mark")
    shown = _shown(model.view)
    marked = [card for player in acting_players(model.view) for card in player.marked]
    meant = outlook(model)
    effects = meant.effects if meant else ()
    for index, (card, area) in enumerate(
        zip(shown, in_rows(CARDS_AT, len(shown), PLAYED_CARD, GAPS), strict=True)
    ):
        if is_hidden(card):
            yield f"mark{index}", hidden_place(area, z=10 + index)
            continue
        number = effects.index(card) + 1 if card in effects else 0
        form = "played" if area[2] > CARD[0] else "market"
        look = CardLook(card, form, area[2], number=number)
        can_be_held = is_own and card in marked
        yield (
            card,
            card_place(
                area, look, z=10 + index, zone=ZONE, can_be_held=can_be_held, is_quiet=not can_be_held
            ),
        )
    yield from _standing_places(model)


def _standing_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """What stays in play of the shown nation."""
    state: NationState = model.view
    seats = state.nation_of(model.shown_seat).seats
    cards = [card for seat in seats for card in state.players[seat].standing]
    room: Area = (STANDING[0] + 6, STANDING[1], STANDING[2] - 12, CARD[1])
    for card, area in zip(cards, in_rows(room, len(cards), CARD, (6.0, 0.0)), strict=True):
        yield card, card_place(area, CardLook(card, "market", area[2]), zone=ZONE)
    if not cards:
        yield "no standing card", Place((*room[:2], *CARD), PlaceLook(*CARD, "stone-wall"), is_flat=True)


def _pile_places(model: TableModel, pile: tuple[str, ...]) -> Iterator[tuple[str, Place]]:
    areas, (width, _) = grid(OPEN_PILE, len(pile), CARD, 7)
    for card, area in zip(pile, areas, strict=True):
        is_chosen = model.draft is not None and model.draft.holds(card)
        note = "remove" if is_chosen else ""
        look = CardLook(card, "market", width, note=note, light=0.6 if is_chosen else 1.0)
        yield card, card_place(area, look, zone=ZONE)
