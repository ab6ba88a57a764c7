"""The plate of the solo opponent: its books, the blue dice of the round, and its four-sided die."""

from __future__ import annotations

from functools import partial

from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.dice import FOUR_SIDER, FOUR_SIDER_NAME, STYLES, twist_of
from scenes.games.nations_dice.board.die_card import DieCardLook
from scenes.games.nations_dice.board.looks import FOUR_SIDER_EDGE, SHADOW_DIE
from scenes.games.nations_dice.motion.shows import BLUE_DICE, FOUR_SIDER_TRAY, blue_dice_names
from scenes.games.nations_dice.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.plaque import shadow_header
from scenes.table.seats import SHADOW
from sprites.paint import palette

say = Sentences("nations_dice")

ZONE = "shadow"
IDLE = 4
"""What the four-sided die shows before its first roll of a round: the face that does nothing."""

FOUR_SIDER_SIDE = 1.7 * FOUR_SIDER_EDGE
CROWDED = 8.0
"""Units that a blue die needs at least."""


@ui.memo
def shadow_plate(model: TableModel[NationsDiceState]) -> ui.PaintLayer:
    """The plate."""
    state = model.view
    tag = say("shadow.harder") if state.harder else ""
    return ui.PaintLayer(
        ui.Column(
            shadow_header(say("shadow.title"), tag),
            ui.Column(
                7,
                _books(model),
                8,
                _blue(model),
                8,
                _tray(model),
                5,
                _rules(model),
                ui.Gap(grow=1),
                pad=(7, 0, 7, 2),
            ),
            pad=1,
            name="shadow",
            tells=ui.Tooltip(explanations.about_shadow, model),
            back=(ui.plate(),),
        ),
        zone=ZONE,
    )


def _books(model: TableModel[NationsDiceState]) -> ui.Row:
    shadow = model.view.shadows[0]
    words = say("shadow.rolled", books=shadow.rolled_books) if shadow.blue_faces else say("shadow.no_dice")
    return ui.Row(
        ui.Row(ui.glyph("books", 24), 7, ui.Text(str(shadow.books), ui.Style.FIGURE, size=24), name=f"books@{SHADOW}"),
        12,
        ui.Text(words, ui.Style.CAPTION, size=14, grow=1, drop=1),
        high=44,
        pad=(9, 0, 8, 0),
        name="books of the shadow",
        tells=ui.Tooltip(explanations.books_of_shadow, model),
        back=(ui.fill(palette.MARKET_PLATE, 0.8, 5),),
    )


def _blue(model: TableModel[NationsDiceState]) -> ui.Row:
    """Its blue dice, as they were rolled with the event."""
    faces = model.view.shadows[0].blue_faces
    dice = [
        ui.piece(
            name,
            ((CROWDED, 42.0), 46.0),
            ui.DieLook(STYLES["blue"], face, SHADOW_DIE, twist_of(name)),
            z=6,
            zone=ZONE,
            tells=DieCardLook("blue"),
        )
        for name, face in zip(blue_dice_names(len(faces)), faces, strict=True)
    ]
    return ui.Row(
        *dice,
        gap=10,
        high=(48.0, 74.0),
        pad=(10, 0, 10, 0),
        name=BLUE_DICE,
        tells=ui.Tooltip(explanations.dice_of_shadow, model),
        back=(ui.fill(palette.MARKET_PLATE, 0.75, 5),),
    )


def _tray(model: TableModel[NationsDiceState]) -> ui.Box:
    """The tray of its four-sided die; it is touched to roll."""
    face = model.view.shadows[0].four_sider
    look = ui.DieLook(FOUR_SIDER, face or IDLE, FOUR_SIDER_EDGE, twist_of(FOUR_SIDER_NAME))
    told = ui.Tooltip(explanations.four_sider, model)
    return ui.Overlay(
        ui.piece(FOUR_SIDER_NAME, (FOUR_SIDER_SIDE, FOUR_SIDER_SIDE), look, z=6, zone=ZONE, tells=told),
        high=(84.0, 113.0),
        name=FOUR_SIDER_TRAY,
        target=partial(ui.Target, zone=ZONE, caption=say("shadow.caption", face=face), verb="roll_die"),
        tells=told,
        back=(ui.Art(ui.Pen.tray),),
    )


def _rules(model: TableModel[NationsDiceState]) -> ui.Column:
    """What a roll does."""
    state = model.view
    face = state.shadows[0].four_sider
    last = say("shadow.last", face=face) if face else say("shadow.when")
    four = say("shadow.four_again" if state.harder else "shadow.four_nothing")
    columns = ui.Text(
        say("shadow.columns"),
        ui.Style.CAPTION,
        shorter=(say("shadow.columns_short"),),
        drop=2,
    )
    return ui.Column(
        ui.Text(last, ui.Style.NAME, size=14, colour=palette.SHADOW_TEXT, lines=2),
        columns,
        ui.Text(four, ui.Style.CAPTION, drop=1),
        pad=(3, 0, 3, 0),
        drop=1,
        name="rules of the shadow",
        tells=ui.Tooltip(explanations.four_sider, model),
    )
