"""The Evil Army on its plaque: who it is, and in a tray the die it rolls, or the strength that grows."""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.sides import say
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.fitting import Either
from scenes.kit.leaves import Art, glyph
from scenes.kit.looks import DieLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.text import Text
from scenes.window.layout import Area, Place
from sprites import palette
from sprites.die_faces import PIPS

DIE, DIE_TWIST = 46.0, 11.0
DIE_EDGE = 0.8 * DIE
TALL_HOOD, LOW_HOOD = 84.0, 62.0
TRAY = (132.0, 72.0)


def army(model: TableModel, is_tall: bool) -> Box:
    """Hood over tray, or beside it where there is less room, and under them how it strikes."""
    words = Text(
        explanations.army_words(model.view), "text", 14.5, palette.IVORY,
        align="center", lines=4, name="army words", tells=Slip(explanations.army, model), pad=(14, 2, 14, 4), drop=1,
    )  # fmt: skip
    low = Row(Gap(grow=1), _hood(model, LOW_HOOD), Gap(grow=1), _tray(model), 12, margin=(0, 8, 0, 4))
    high = Column(12, _hood(model, TALL_HOOD), 22, _tray(model), Gap(grow=1))
    return Column(Either(high, low, grow=1) if is_tall else low, Gap(grow=1), words, grow=1)


def _hood(model: TableModel, side: float) -> Box:
    told = Slip(explanations.army, model)
    return Art(_paint_hood, wide=side, high=(30.0, side), snug=True, name="hood", tells=told)


def _paint_hood(pen: Pen, area: Area) -> None:
    x, y, width, height = area
    pen.icon("cowled", x + width / 2, y + height / 2, min(width, height), palette.SHADOW_BAR, "center")


def _tray(model: TableModel) -> Box:
    """The die as it was rolled last, or the strength of the next strike."""
    state: NationState = model.view
    inside: Box
    if state.mode != "solo":
        number = Text(str(state.strength), "number", 28, palette.HOT)
        inside = Row(Gap(grow=1), number, glyph("damage", 27), Gap(grow=1), gap=8)
        told = Slip(explanations.strength, model)
    else:
        inside, told = Overlay(*_die(model)), Slip(explanations.army_die, model)
    back = (Art(Pen.tray),)
    return Overlay(
        inside, wide=TRAY[0], high=(50.0, TRAY[1]), snug=True, name="army_tray", tells=told, back=back
    )


def _die(model: TableModel) -> tuple[Box, ...]:
    state: NationState = model.view
    if not state.strength:
        return ()
    look = DieLook(PIPS, state.strength, DIE_EDGE, DIE_TWIST)
    words = say("army.rolled", number=state.strength)
    place = partial(Place, look=look, z=6, zone="rivals", caption=words)
    told = Slip(explanations.army_die, model)
    return (Box(name="army_die", place=place, tells=told, wide=DIE, high=DIE, snug=True),)
