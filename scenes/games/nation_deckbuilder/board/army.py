"""The Evil Army in its half of the arena: how it strikes, and in a tray its die, or the strength that grows."""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.text.recap import recap
from scenes import ui
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import say, strikes_to_come
from scenes.table.model import TableModel
from sprites.dice.die_faces import PIPS
from sprites.paint import palette

DIE, DIE_TWIST = 46.0, 11.0
DIE_EDGE = 0.8 * DIE
TRAY = (150.0, 84.0)

PLATE = ui.fill(palette.DARK_INK, 0.62, 7)
"""What its words stand on: banners and spears of its camp lie behind them."""


def army(model: TableModel[NationState], nation: int) -> ui.Row:
    """How it strikes and what it did last, beside the tray."""
    state = model.view
    how, last = ui.Tooltip(explanations.army, model), ui.Tooltip(explanations.last_turn, model, nation)
    told = (*model.told, *strikes_to_come(model))
    did = " ".join(recap(state, told, nation, state.players[model.viewer].nation))
    words = ui.Column(
        ui.heading(say("play.strikes"), high=20, cut=True, name="army words.title", tells=how),
        ui.Text(explanations.army_words(state), ui.Style.PROSE, size=15.5, lines=4, name="army words", tells=how),
        6,
        ui.Text(did, ui.Style.BODY, size=15.5, lines=3, drop=1, name=f"latest_turn@{nation}", tells=last),
        pad=(10, 2, 10, 7),
        back=(PLATE,),
    )
    return ui.Row(ui.Column(words, ui.Gap(grow=1), grow=1), 20, _tray(model), 24, grow=1)


def _tray(model: TableModel[NationState]) -> ui.Box:
    """The die as it was rolled last, or the strength of the next strike."""
    state = model.view
    inside: ui.Box
    if state.mode != "solo":
        number = ui.Text(str(state.strength), ui.Style.FIGURE, size=34, colour=palette.HOT)
        inside = ui.Row(ui.Gap(grow=1), number, ui.glyph("sword", 34), ui.Gap(grow=1), gap=8)
        told = ui.Tooltip(explanations.strength, model)
    else:
        inside, told = ui.Overlay(*_die(model)), ui.Tooltip(explanations.army_die, model)
    back = (ui.Art(ui.Pen.tray),)
    return ui.Overlay(inside, wide=TRAY[0], high=(50.0, TRAY[1]), snug=True, name="army_tray", tells=told, back=back)


def _die(model: TableModel[NationState]) -> tuple[ui.Box, ...]:
    state = model.view
    if not state.strength:
        return ()
    look = ui.DieLook(PIPS, state.strength, DIE_EDGE, DIE_TWIST)
    words = say("army.rolled", number=state.strength)
    target, sprite = partial(ui.Target, zone="rivals", caption=words), partial(ui.Sprite, look=look, z=6)
    told = ui.Tooltip(explanations.army_die, model)
    return (ui.Box(name="army_die", target=target, sprite=sprite, tells=told, wide=DIE, high=DIE, snug=True),)
