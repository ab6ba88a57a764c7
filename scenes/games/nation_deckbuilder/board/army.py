"""The Evil Army in its half of the arena: how it strikes, and in a tray its die, or the strength that grows."""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.recap import recap
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import say, strikes_to_come
from scenes.table.model import TableModel
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Gap, Overlay, Row
from scenes.ui.host.explanation import Tooltip
from scenes.ui.host.looks import DieLook
from scenes.ui.host.target import Sprite, Target
from scenes.ui.leaves import Art, glyph, heading
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.dice.die_faces import PIPS
from sprites.paint import palette

DIE, DIE_TWIST = 46.0, 11.0
DIE_EDGE = 0.8 * DIE
TRAY = (150.0, 84.0)


def army(model: TableModel[NationState], nation: int) -> Row:
    """How it strikes and what it did last, beside the tray."""
    state = model.view
    how, last = Tooltip(explanations.army, model), Tooltip(explanations.last_turn, model, nation)
    told = (*model.told, *strikes_to_come(model))
    did = " ".join(recap(state, told, nation, state.players[model.viewer].nation))
    words = Column(
        heading(say("play.strikes"), high=20, cut=True, name="army words.title", tells=how),
        Text(explanations.army_words(state), Style.PROSE, size=15.5, lines=4, name="army words", tells=how),
        6,
        Text(did, Style.BODY, size=15.5, lines=3, drop=1, name=f"latest_turn@{nation}", tells=last),
        Gap(grow=1),
        grow=1,
    )
    return Row(words, 20, _tray(model), 24, grow=1)


def _tray(model: TableModel[NationState]) -> Box:
    """The die as it was rolled last, or the strength of the next strike."""
    state = model.view
    inside: Box
    if state.mode != "solo":
        number = Text(str(state.strength), Style.FIGURE, size=34, colour=palette.HOT)
        inside = Row(Gap(grow=1), number, glyph("sword", 34), Gap(grow=1), gap=8)
        told = Tooltip(explanations.strength, model)
    else:
        inside, told = Overlay(*_die(model)), Tooltip(explanations.army_die, model)
    back = (Art(Pen.tray),)
    return Overlay(inside, wide=TRAY[0], high=(50.0, TRAY[1]), snug=True, name="army_tray", tells=told, back=back)


def _die(model: TableModel[NationState]) -> tuple[Box, ...]:
    state = model.view
    if not state.strength:
        return ()
    look = DieLook(PIPS, state.strength, DIE_EDGE, DIE_TWIST)
    words = say("army.rolled", number=state.strength)
    target, sprite = partial(Target, zone="rivals", caption=words), partial(Sprite, look=look, z=6)
    told = Tooltip(explanations.army_die, model)
    return (Box(name="army_die", target=target, sprite=sprite, tells=told, wide=DIE, high=DIE, snug=True),)
