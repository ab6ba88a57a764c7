"""Form controls: boxes of the widgets of a form. Each is as wide and as high as its words make it.

What a control tells is its `tells`; `why` says why it cannot be used now. `zone` is the group that Tab comes to,
`caption` the line that says what it is, where its label does not.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Unpack

import pygame

from scenes.ui.box import Box, Kinds
from scenes.ui.fields.choices import CheckBox, Segment, Switch
from scenes.ui.fields.entry import Slider, TextField
from scenes.ui.fields.listing import ReadingText, RowList
from scenes.ui.fields.widgets import LABEL_SIZE, Button, Widget
from scenes.ui.host.actions import InputAction
from scenes.ui.host.host import HitTarget
from scenes.ui.host.target import Area
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import Control
from sprites.paint.theme import Theme

Press = Callable[[], None]


def button(
    name: str,
    label: str,
    act: Press,
    kind: str = "plain",
    /,
    *,
    icon: str | None = None,
    key: InputAction | None = None,
    size: float = LABEL_SIZE,
    firm: bool = False,
    why: str = "",
    **kinds: Unpack[Kinds],
) -> Control:
    """A plain, primary or danger button; its icon and its key leave where there is no room, but those of a firm one."""

    def make(area: Area) -> Widget:
        return Button(name, area, label, act, kind, icon, key, kinds.get("zone", ""), size, firm)

    return Control(make, why=why, **kinds)


def switch(
    name: str,
    caption: str,
    segments: Sequence[Segment],
    value: Hashable,
    change: Callable[[Hashable], None],
    /,
    *,
    size: float = LABEL_SIZE,
    why: str = "",
    **kinds: Unpack[Kinds],
) -> Control:
    """Segments of which one is on; what a segment tells itself is said before what the control tells."""

    def make(area: Area) -> Widget:
        return Switch(name, area, caption, segments, value, change, kinds.get("zone", ""), size)

    return Control(make, why=why, **kinds)


def tick(
    name: str,
    label: str,
    ticked: bool,
    change: Callable[[bool], None],
    /,
    *,
    why: str = "",
    **kinds: Unpack[Kinds],
) -> Control:
    """A box to tick, with its label."""

    def make(area: Area) -> Widget:
        return CheckBox(name, area, label, ticked, change, kinds.get("zone", ""))

    return Control(make, why=why, **kinds)


def slider(
    name: str,
    caption: str,
    value: int,
    change: Callable[[int], None],
    let_go: Press | None = None,
    /,
    *,
    most: int = 100,
    step: int = 5,
    **kinds: Unpack[Kinds],
) -> Control:
    """A value from 0 to `most` in steps; let_go: what is done once it is let go of."""

    def make(area: Area) -> Widget:
        return Slider(name, area, caption, value, change, most, step, kinds.get("zone", ""), let_go)

    return Control(make, **kinds)


def field(
    name: str,
    caption: str,
    text: str,
    change: Callable[[str], None],
    /,
    *,
    longest: int = 24,
    role: str = "strong",
    hint: str = "",
    **kinds: Unpack[Kinds],
) -> Control:
    """A line of text; the hint stands there while it is empty."""

    def make(area: Area) -> Widget:
        return TextField(name, area, caption, text, change, longest, kinds.get("zone", ""), role, hint)

    return Control(make, **kinds)


def rows(
    name: str,
    caption: str,
    high: float,
    count: int,
    chosen: int,
    choose: Callable[[int], None],
    row: Callable[[int, bool], Box],
    instead: Callable[[int, bool, Exception], Box] | None = None,
    /,
    **kinds: Unpack[Kinds],
) -> Control:
    """A list of rows to choose from, each `high` units: `row` makes the box of a row, which may be the chosen one.

    A row that tells, or of which parts tell, answers. Where there is `instead`, a row that cannot be painted costs
    itself only: it makes what lies there.
    """
    boxed = BoxedRows(row, instead)

    def make(area: Area) -> Widget:
        return RowList(name, area, caption, high, count, chosen, choose, boxed.draw, boxed.targets)

    return Control(make, **kinds)


class BoxedRows:
    """The boxes of the rows of a list, each made when it is first seen."""

    def __init__(
        self,
        make: Callable[[int, bool], Box],
        instead: Callable[[int, bool, Exception], Box] | None,
    ) -> None:
        self._make, self._instead = make, instead
        self._sheets: dict[tuple[int, bool], PaintLayer] = {}
        self._seen: dict[int, tuple[Theme, PaintLayer]] = {}

    def sheet(self, index: int, chosen: bool) -> PaintLayer:
        """The row with this index."""
        key = (index, chosen)
        if key not in self._sheets:
            self._sheets[key] = PaintLayer(self._make(index, chosen), zone="list")
        return self._sheets[key]

    def draw(self, theme: Theme, surface: pygame.Surface, area: Area, index: int, chosen: bool) -> None:
        """Paint a row."""
        try:
            self._paint(theme, surface, area, self.sheet(index, chosen))
        except Exception as fault:
            if self._instead is None:
                raise
            sheet = self._sheets[index, chosen] = PaintLayer(self._instead(index, chosen, fault), zone="list")
            self._paint(theme, surface, area, sheet)
        self._seen[index] = (theme, self._sheets[index, chosen])

    def _paint(self, theme: Theme, surface: pygame.Surface, area: Area, sheet: PaintLayer) -> None:
        for panel in sheet.laid(theme, area).panels:
            panel.draw(theme, surface)

    def targets(self, area: Area, index: int) -> list[HitTarget]:
        """What can be asked of a row, once it was seen."""
        if index not in self._seen:
            return []
        theme, sheet = self._seen[index]
        places = sheet.laid(theme, area).targets
        return [
            HitTarget(f"row:{index}:{name}", each.area, each.caption, tells=each.tells, is_note=True)
            for name, each in places.items()
        ]


def reading(
    name: str,
    caption: str,
    length: Callable[[float], float],
    draw: Callable[[pygame.Surface, Area, float], None],
    targets: Callable[[Area, float], list[HitTarget]],
    /,
    **kinds: Unpack[Kinds],
) -> Control:
    """A text to read that may be longer than its place: how long it is in a width, what draws it in an area from an
    offset on, and what can be asked of it there.
    """

    def make(area: Area) -> Widget:
        return ReadingText(name, area, caption, length(area[2]), draw, targets)

    return Control(make, **kinds)
