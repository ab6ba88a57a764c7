"""The panel of a study: what is noted here, beside what it points at, and the ways through the notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input.controls import Group
from scenes.play.input.rails import button_height
from sprites.paint import palette

_say = Sentences("screens")

PANEL = "study panel"
ZONE = "study"
WIDTH, PAD = 380.0, 13.0
SIZE, SMALL = 16.5, 13.5
DOES = {"read": "edit", "remove_game": "remove"}
"""The actions of buttons that are called otherwise than their action."""
IN_A_ROW = 3
"""Buttons in one row of the panel."""


class PanelModel(NamedTuple):
    """What the panel shows. title, where: of which study it is, and where in it. says: the note, with signs.
    remarks: what else is to be known, such as what cannot be shown. hints: how it is written: what is said of that now,
    then what may be said instead, so that the buttons stay where they are. buttons: their names. main: the one that is
    meant first, empty for none. trouble: why it is not saved.
    """

    title: str
    where: str
    says: str
    remarks: Sequence[str]
    buttons: Sequence[str]
    hints: Sequence[str] = ()
    main: str = ""
    trouble: str = ""


def panel_group(
    theme: ui.Theme,
    model: PanelModel,
    presses: Mapping[str, Callable[[], None]],
    subject: ui.Area | None,
    popovers: ui.PopoverLayer,
    weighted: Sequence[ui.Weighted],
) -> Group:
    """The panel beside what the note points at first, never over anything of it."""
    tree = ui.Column(
        *_rows(theme, model, presses),
        gap=5,
        pad=(PAD, 9, PAD, 9),
        back=(ui.popover_plate(palette.DARK_INK, 0.97, edge=palette.HOT, line=2.0),),
    )
    wide = _wide(theme)
    high = tree.height(theme.at_corner(), wide).wished
    _, area = popovers.panel_spot(theme, PANEL, [(wide, high)], subject, weighted)
    return Group.of(theme, area, tree, floats=True, name=PANEL)


def _wide(theme: ui.Theme) -> float:
    return WIDTH * max(1.0, theme.letter)


def _remark(words: str, told: ui.Explanation, high: float | None = None) -> ui.Text:
    return ui.Text(words, ui.Style.BODY, size=SMALL, colour=palette.SECONDARY, lines=3, tells=told, high=high)


def _rows(theme: ui.Theme, model: PanelModel, presses: Mapping[str, Callable[[], None]]) -> Iterator[ui.Box]:
    told = ui.Explanation(ui.as_typed(model.title), remarks=(_say("study.panel_told"),))
    head = ui.as_typed(model.title)
    yield ui.Text(head, ui.Style.CAPTION, size=SMALL, colour=palette.BRASS_LIGHT, lines=2, cut=True, tells=told)
    yield ui.Text(model.where, ui.Style.CAPTION, size=SMALL, colour=palette.SECONDARY, lines=2, cut=True, tells=told)
    if model.says:
        yield ui.Text(model.says, ui.Style.PROSE, size=SIZE, lines=14, cut=True, tells=told, name="study note")
    for remark in model.remarks:
        yield _remark(remark, told)
    if model.hints:
        corner, room = theme.at_corner(), _wide(theme) - 2 * PAD
        yield _remark(
            model.hints[0], told, max(_remark(each, told).height(corner, room).wished for each in model.hints)
        )
    if model.trouble:
        trouble = ui.as_typed(model.trouble)
        yield ui.Text(trouble, ui.Style.STRONG, size=SMALL, colour=palette.ERROR, lines=4, cut=True, tells=told)
    for start in range(0, len(model.buttons), IN_A_ROW):
        row = model.buttons[start : start + IN_A_ROW]
        buttons = (_button(theme, name, model.main, presses[DOES.get(name, name)]) for name in row)
        yield ui.Row(ui.Gap(grow=1), *buttons, gap=6)


def _button(theme: ui.Theme, name: str, main: str, press: Callable[[], None]) -> ui.Box:
    kind, does = "primary" if name == main else "plain", DOES.get(name, name)
    return ui.Button(
        f"{ZONE}:{name}", _say(f"study.{name}"), press, kind, key=ui.action(f"study.{does}"), size=SMALL, zone=ZONE,
        snug=True, high=button_height(theme), tells=ui.explained(f"study.{name}"),
    )  # fmt: skip
