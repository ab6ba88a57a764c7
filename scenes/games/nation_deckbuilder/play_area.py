"""The play area: what is played this turn, what stays in play, and the attack that comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.bus import Event
from game.core.sentences import Sentences
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.combat import DAMAGE, walls
from game.nation_deckbuilder.discarding import WHICH_DISCARD
from game.nation_deckbuilder.playing import MARK
from game.nation_deckbuilder.preview import Hit, Preview
from game.nation_deckbuilder.recap import blows, drawn_by, latest_turn
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.telling import question
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.drafts import PileDraft
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.pieces import (
    CARD,
    PLAYED_CARD,
    back_box,
    card_box,
    free_place,
    is_hidden,
    small,
)
from scenes.games.nation_deckbuilder.sides import acting_players, card_name, is_own_turn, nation_name
from scenes.games.nation_deckbuilder.small_boxes import told_words
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.gallery import Gallery
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import chip, fill, glyph, heading, icon, plate
from scenes.kit.model import TableModel
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from scenes.window.layout import Place
from sprites import palette

say = Sentences("nation_deckbuilder")

ZONE = "play"
GAP, LABEL = 6.0, 19.0
"""Units beside a card, and under it for what it drew."""

PILE_QUESTIONS = {"which_person": "recall", "which_deported": "deport"}
"""Questions about the cards of the discard pile, and their verbs."""


@lasting("view", "told", "decision", "draft", *SEATED)
def play_area(model: TableModel, meant: Preview | None, is_drop: bool, heard: int) -> Sheet:
    """The cards of this turn over those that stay and the attack; instead of them a pile that is to be chosen from."""
    pile = open_pile(model)
    content = _open_pile(model, pile) if pile else _turn(model, meant, is_drop)
    return Sheet(Overlay(content, back=(plate(),)), zone=ZONE, name="play")


def _turn(model: TableModel, meant: Preview | None, is_drop: bool) -> Column:
    state: NationState = model.view
    own = is_own_turn(model)
    title = say("play.title") if own else say("play.title_of", name=nation_name(model, state.active))
    told = Slip(explanations.plain, model, "play_told.played", explanations.PLAYING)
    drop = chip(say("play.drop"), 17, palette.WHAT_IF_CELL, palette.HOT) if is_drop else Gap()
    turn = latest_turn(state, model.told, state.active)
    return Column(
        Row(heading(title, cut=True), Gap(grow=1), drop, high=27, pad=(11, 0, 12, 0), name="played", tells=told),
        _cards(model, meant, turn),
        Row(Overlay(high=0.8, grow=1, back=(fill(palette.BRASS, 0.35),)), pad=(11, 0, 11, 0)),
        Row(_standing(model), 12, _attack(model, meant, turn), pad=(11, 0, 6, 4), high=(0.0, 187.0), grow=0.5),
    )  # fmt: skip


# The cards of this turn


def _cards(model: TableModel, meant: Preview | None, turn: Sequence[Event]) -> Box:
    state: NationState = model.view
    drawn = drawn_by(turn)
    effects = meant.effects if meant else ()
    boxes: list[Box] = [
        _card(model, card, index, effects, drawn.get(card)) for index, card in enumerate(_shown(state))
    ]
    parts: list[Box] = [Gallery(*boxes, size=PLAYED_CARD, gap=(GAP, 0), below=LABEL, grow=1)] if boxes else []
    if hint := _hint(model):
        told = Slip(explanations.plain, model, "play_told.played", explanations.PLAYING)
        parts.append(Text(hint, "aside", 17, palette.DIM, align="center", lines=3, name="hint", tells=told))
    return Overlay(
        *parts,
        name="play_area",
        place=partial(Place, z=-1, zone=ZONE, drop_verb="mark"),
        tells=Slip(explanations.plain, model, "play_told.played", explanations.PLAYING),
        pad=(6, 0, 6, 0),
        margin=(5, 0, 5, 0),
        high=(0.0, 182.0),
        grow=1,
    )


def _card(
    model: TableModel,
    card: str,
    index: int,
    effects: tuple[str, ...],
    drew: tuple[int, tuple[str, ...]] | None,
) -> Box:
    if is_hidden(card):
        return Column(back_box(f"mark{index}", z=10 + index), Gap(high=LABEL))
    is_marked = any(card in player.marked for player in acting_players(model.view))
    can_be_held = is_own_turn(model) and is_marked
    number = effects.index(card) + 1 if card in effects else 0
    box = card_box(
        card,
        partial(_numbered, number),
        z=10 + index,
        zone=ZONE,
        can_be_held=can_be_held,
        is_quiet=not can_be_held,
    )
    if drew is None:
        return Column(box, Gap(high=LABEL))
    names = ", ".join(card_name(each) for each in drew[1]) or say("play.drew_number", number=drew[0])
    label = chip(
        say("play.drew", cards=names), 16, palette.INK, size=12.5, shorter=(names,), cut=True,
        name=f"drawn_by@{card}", tells=Slip(explanations.drawn, model, card, *drew),
    )  # fmt: skip
    return Column(box, Row(Gap(grow=1), label, Gap(grow=1), high=LABEL))


def _numbered(number: int, card: str, width: float) -> CardLook:
    return CardLook(card, "played" if width > CARD[0] else "market", width, number=number)


def _shown(state: NationState) -> list[str]:
    """What was played this turn and what is marked, in order."""
    return [card for player in acting_players(state) for card in (*player.played, *player.marked)]


def _hint(model: TableModel) -> str:
    """What an empty play area waits for."""
    decision = model.decision
    if decision is None or decision.seat != model.viewer or _shown(model.view):
        return ""
    if decision.choice is WHICH_DISCARD:
        return say("play.sentence", words=question(model.view, decision))
    return say("play.hint") if decision.choice is MARK else ""


# What stays, and the attack


def _standing(model: TableModel) -> Column:
    """What stays in play of the shown nation."""
    state: NationState = model.view
    cards = [
        card for seat in state.nation_of(model.shown_seat).seats for card in state.players[seat].standing
    ]
    told = Slip(explanations.plain, model, "play_told.stays", explanations.WALLS)
    boxes = [card_box(card, small, zone=ZONE) for card in cards]
    free = free_place(CARD, "stone-wall", "no_standing_card", told, at=(0.0, 0.0))
    return Column(
        heading(say("play.stays"), high=(0.0, 28.0), name="standing", tells=told),
        Gallery(*boxes, size=CARD, gap=(6, 0), at=(0.0, 0.0), grow=1) if boxes else Overlay(free, grow=1),
        wide=(60.0, 141.0),
    )


def _attack(model: TableModel, meant: Preview | None, turn: Sequence[Event]) -> Column:
    """What the damage does to every enemy, and where it comes from."""
    struck = meant.hits if meant and meant.hits else blows(turn, model.view.active)
    told = Slip(explanations.plain, model, "play_told.attack", explanations.WALLS)
    title = heading(say("play.attack"), high=(0.0, 28.0), name="attack", tells=told, drop=2)
    parts: list[Box | float] = [title]
    for hit in struck:
        about = Slip(explanations.hit, model, hit)
        if len(struck) > 1:
            name = nation_name(model, hit.nation)
            colour = palette.SECONDARY
            parts.append(
                Text(name, "strong", 13.5, colour, cut=True, drop=1, name=f"hit@{hit.nation}", tells=about)
            )
        parts += [_sum(hit, about), 4]
    if not struck:
        parts.append(Text(say("play.none"), "text", 14, palette.DIM, name="no attack", tells=told, lines=2))
    words = " ".join(_attack_words(model, struck, meant))
    parts.append(told_words(words, "text", "attack_words", told))
    return Column(*parts, grow=1)


def _attack_words(model: TableModel, struck: Sequence[Hit], meant: Preview | None) -> Iterator[str]:
    """Which marked cards deal how much, what becomes of the Walls of a single enemy, and how many cards are drawn."""
    state: NationState = model.view
    if is_own_turn(model):
        marked = [
            mark for player in acting_players(state) for mark in zip(player.marked, player.modes, strict=True)
        ]
        dealt = [(card, CARDS[card].brings_as(mode)[DAMAGE]) for card, mode in marked]
        if shown := [(card, damage) for card, damage in dealt if damage]:
            words = [say("play.from_card", card=card_name(card), damage=damage) for card, damage in shown]
            yield say("play.sentence", words=" + ".join(words))
    for hit in struck if len(struck) == 1 else ():
        standing = walls(state, state.nations[hit.nation])
        if hit.blocked and standing:
            absorbed = state.nations[hit.nation].absorbed + hit.blocked
            falls = absorbed >= CARDS[standing[0][1]].blocks
            yield say("play.wall_falls") if falls else say("play.wall_holds")
    if meant and meant.draws:
        yield say("play.more", number=meant.draws)


def _sum(hit: Hit, told: Slip) -> Row:
    """7 dealt − 3 by Walls = 4 health lost, or more than there is left."""
    lost = say("play.all_falls") if hit.health <= 0 else say("play.lost")
    return Row(
        _term(hit.dealt, glyph("damage", 20), say("play.dealt"), palette.LOSS_CELL),
        _operator("−"),
        _term(hit.blocked, icon("stone-wall", 20, palette.SECONDARY), say("play.walls"), palette.BRASS),
        _operator("="),
        _term(hit.dealt - hit.blocked, glyph("health", 20), lost, palette.SAFE_CELL),
        Gap(grow=1),
        gap=3,
        name=f"sum@{hit.nation}",
        tells=told,
    )


def _operator(sign: str) -> Text:
    return Text(sign, "number", 19, palette.BRASS_LIGHT, align="center", wide=(0.0, 16.0))


def _term(amount: int, sign: Box, word: str, edge: palette.Colour) -> Column:
    return Column(
        Row(Text(str(amount), "number", 22, palette.HOT), Gap(grow=1), sign, gap=3),
        Text(word, "label", 12.5, palette.SECONDARY, align="center", drop=1),
        wide=(0.0, 64.0),
        high=(0.0, 46.0),
        snug=True,
        pad=(8, 1, 8, 1),
        back=(plate(edge, palette.INK, 0.6, 5, shadow=False),),
    )


# A pile that is to be chosen from


def open_pile(model: TableModel) -> tuple[str, ...]:
    """The cards of a discard pile that lie open to be chosen from; none otherwise."""
    if isinstance(model.draft, PileDraft):
        return model.draft.pile
    decision = model.decision
    if decision and decision.choice.name in PILE_QUESTIONS and decision.seat == model.viewer:
        verb = PILE_QUESTIONS[decision.choice.name]
        return tuple(dict.fromkeys(move[1] for move in decision.moves if move[0] == verb))
    return ()


def _open_pile(model: TableModel, pile: tuple[str, ...]) -> Column:
    title = say("play.choose")
    if isinstance(model.draft, PileDraft):
        title = say("play.choose_removed", most=model.draft.most)
    boxes = [
        card_box(card, partial(_choosable, model.draft is not None and model.draft.holds(card)), zone=ZONE)
        for card in pile
    ]
    return Column(
        heading(
            title, lines=2, high=(0.0, 24.0), name="open pile",
            tells=Slip(explanations.plain, model, "play_told.pile", explanations.REMOVING),
        ),
        Gallery(*boxes, size=CARD, gap=(7, 7), at=(0.0, 0.0), grow=1),
        pad=(11, 2, 11, 7),
    )  # fmt: skip


def _choosable(is_chosen: bool, card: str, width: float) -> CardLook:
    note = say("market.remove") if is_chosen else ""
    return CardLook(card, "market", width, note=note, light=0.6 if is_chosen else 1.0)
