"""Accessibility: what is there for eyes, ears and hands, and what is not, as `docs/access.md` says it."""

from __future__ import annotations

from typing import Any

from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Screen
from scenes.screens.control.access_list import GROUPS, LINES, AccessLine
from sprites.paint import palette

say = Sentences("screens")

WIDE = (620.0, 980.0)
SIDES = (28.0, 12.0, 28.0, 12.0)
ROW, STATE_WIDE = 48.0, 80.0
INKS = {"there": palette.LEGAL, "partly": palette.BRASS_LIGHT, "missing": palette.DIM}


class AccessScene(Screen):
    """The list, in groups."""

    name = "access"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._group, self._chosen = GROUPS[0], 0

    def enter(self) -> None:
        """The list has the focus, so that the arrow keys walk it."""
        super().enter()
        self.form.ring.move_to("lines")

    @property
    def _lines(self) -> list[AccessLine]:
        return [each for each in LINES if each.group == self._group]

    def _turn_to(self, group: Any) -> None:
        self._group, self._chosen = group, 0
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def tree(self) -> ui.Box:
        """The groups on the upper rail, the lines of one of them, and that nobody has tried it."""
        told = ui.explained("access.title")
        high = ROW * max(1.0, 1.5 * self.theme.letter - 0.5)
        listed = ui.RowList(
            "lines", told.title, high, len(self._lines), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        groups = [ui.Segment(each, say(f"access.{each}")) for each in GROUPS]
        which = ui.Switch(
            "group", say("access.group"), groups, self._group, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("access.group"),
        )  # fmt: skip
        body = ui.sheet(
            listed,
            8,
            ui.Text(
                say("access.untried"), ui.Style.BODY, size=14.5, colour=palette.BRASS_LIGHT, lines=3, cut=True,
                tells=told,
            ),
            wide=WIDE,
        )  # fmt: skip
        side = ui.Gap(grow=1)
        title = self.rail_title(told.title, "", say("access.title_told"))
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            ui.Row(side, body, side, pad=SIDES),
            [self.back_button(), side, self.done_button()],
        )

    def _row(self, index: int, chosen: bool) -> ui.Box:
        """What there is, and whether it is whole."""
        line = self._lines[index]
        wide = STATE_WIDE * max(1.0, self.theme.letter)
        state, words = say(f"access.is_{line.state}"), say(f"access_lines.{line.id}")
        return ui.list_row(
            index,
            chosen,
            ui.Text(words, ui.Style.BODY, size=15.5, lines=3, colour=palette.IVORY, cut=True, grow=1),
            ui.Text(state, ui.Style.STRONG, size=15, colour=INKS[line.state], cut=True, wide=wide),
            gap=14,
            pad=(10, 2, 10, 2),
            tells=ui.Explanation(words, remarks=(state,)),
        )
