"""Controls: boxes that answer pointer and keys.

A control offers targets. What it shows beyond its tree, such as the pointer being on it, it reads from an input state.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar, Unpack

import pygame

from game.text.sentences import Sentences
from scenes.ui.box import Box, Kinds
from scenes.ui.controls.line_editor import LineEditor
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area
from sprites.paint.theme import Theme

say = Sentences("screens")

T = TypeVar("T")

Press = Callable[[], None]
"""What a press does."""

LABEL_SIZE = 13.5
"""The letters of buttons and switches."""

LEAST_HIGH, WISHED_HIGH = 1.5, 2.2
"""The height that a line on a button or in a well must have and that it wishes, in its size."""


@dataclass(slots=True)
class InputState:
    """What controls show that no tree says: which targets the pointer is over, is pressing, and the keyboard is at;
    what is being typed; and how far each list is scrolled, in rows or units.

    `enter_is_taken` while Enter presses what the keyboard is at; the button with that key then needs Ctrl as well.
    """

    hovered: str | None = None
    pressed: str | None = None
    focused: str | None = None
    enter_is_taken: bool = False
    editor: LineEditor | None = None
    scrolled: dict[str, float] = field(default_factory=dict)
    is_stale: bool = False
    """Whether a control was told something else than what it was laid with, so that the tree is to be laid anew."""

    def tell(self, change: Callable[[T], object], value: T) -> None:
        """Tell whoever made a control what it is to stand at."""
        self.is_stale = True
        change(value)


class Control(Box):
    """A box that answers. `name` is unique on its screen; `caption` says in one line what it is and what it stands at.

    `zone` is the group that Tab comes to, `tells` what it says when it is asked, `why`, in a sentence, why it cannot be
    used now; empty where it can.
    """

    __slots__ = ("why",)

    def __init__(self, name: str, called: str = "", /, *, why: str = "", **kinds: Unpack[Kinds]) -> None:
        """`called` is the caption where none is given."""
        kinds["name"] = name
        super().__init__(**kinds)
        self.caption = self.caption or called
        self.why = why

    def shape(self, theme: Theme) -> Hashable:
        """Controls are measured alone."""
        return None

    def describe(self, state: InputState) -> str:
        """One line that says what this is, for a caption or a screen reader."""
        return self.caption

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """Where it can be pressed and asked where it was laid, dark parts as well, low to high."""
        why = "" if laid.is_enabled else self.why
        caption = self.describe(state)
        yield HitTarget(
            self.name, laid.area, caption, self.zone, self.tells, why, laid.is_enabled, title=self.caption
        )  # fmt: skip

    def settle(self, laid: LaidControl, state: InputState) -> None:
        """It was laid anew: what goes on in it goes on as far as it still fits."""

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """Draw it as it is now."""
        raise NotImplementedError


class LaidControl(NamedTuple):
    """A control where it lies, in the theme that it was measured in. A dark one cannot be pressed, whatever it says."""

    control: Control
    theme: Theme
    area: Area
    is_dark: bool = False

    @property
    def name(self) -> str:
        """The name of the control."""
        return self.control.name

    @property
    def is_enabled(self) -> bool:
        """Whether it can be pressed."""
        return not (self.is_dark or self.control.why)

    def targets(self, state: InputState) -> Iterable[HitTarget]:
        """What it offers."""
        return self.control.targets(self, state)

    def draw(self, theme: Theme, surface: pygame.Surface, state: InputState) -> None:
        """Draw it; the theme may be moved, but no other one than it was laid in."""
        self.control.draw(theme, surface, self, state)


def line_height(theme: Theme, size: float) -> tuple[float, float]:
    """The height that a control with a line of this size must have and that it wishes."""
    em = theme.text_height(size * theme.letter) / theme.s
    return em * LEAST_HIGH, em * WISHED_HIGH
