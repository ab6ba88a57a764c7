"""Controls that take a value: a line of text, and a slider."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Unpack

import pygame

from scenes.ui.box import Extent, Kinds
from scenes.ui.controls.control import Control, InputState, LaidControl, Press, line_height, say
from scenes.ui.controls.line_editor import LineEditor
from scenes.ui.drawing import lay_brass, lay_outline, lay_tint, lay_well
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Point
from scenes.ui.keymap.actions import action_of
from scenes.ui.keymap.contexts import SLIDER
from sprites.paint import palette
from sprites.paint.theme import Theme

TEXT_SIZE = 14.5
FIELD_WIDE = (120.0, 240.0)
EDGE = 8.0
"""Units between the end of a field and its text."""
SLIDER_WIDE, SLIDER_HIGH = (120.0, 380.0), 24.0


class TextField(Control):
    """One line of text; the hint stands there while it is empty. `change` is told the text with every letter. What is
    `suggested` need not be typed where there is no keyboard.

    A click, Enter or the first letter begins the typing, in the place of the text; a further click goes to its end.
    Enter or leaving it ends it. Where it says how many bytes the text may have, `longest` counts letters as people see
    them, else characters.
    """

    __slots__ = ("change", "hint", "longest", "most_bytes", "role", "suggested", "text")

    def __init__(
        self,
        name: str,
        caption: str,
        text: str,
        change: Callable[[str], object],
        /,
        *,
        longest: int = 24,
        most_bytes: int = 0,
        role: str = "strong",
        hint: str = "",
        suggested: Sequence[str] = (),
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(name, caption, **kinds)
        self.text, self.change = text, change
        self.suggested = suggested
        self.longest, self.most_bytes, self.role, self.hint = longest, most_bytes, role, hint

    def describe(self, state: InputState) -> str:
        """The caption and the text, or what stands there without one."""
        return say("widgets.value", label=self.caption, value=self.text or self.hint)

    def content_width(self, theme: Theme) -> Extent:
        """Room for some words."""
        return Extent(*FIELD_WIDE)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """A line with some room."""
        return Extent(*line_height(theme, TEXT_SIZE * 0.92))

    def _editor(self, state: InputState) -> LineEditor | None:
        return state.editor if state.editor and state.editor.name == self.name else None

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """All of it."""
        for target in super().targets(laid, state):
            yield target._replace(
                on_press=partial(self._press, state), on_key=partial(self._key, state), takes_letters=True
            )

    def _press(self, state: InputState) -> None:
        if editor := self._editor(state):
            editor.to_end()
        else:
            self.edit(state)

    def _key(self, state: InputState, event: pygame.event.Event) -> bool:
        """The first letter begins the typing."""
        if event.type != pygame.TEXTINPUT or not event.text.strip():
            return False
        self.edit(state).type(event.text)
        return True

    def edit(self, state: InputState) -> LineEditor:
        """Begin to type."""
        change = self._change(state)
        state.editor = LineEditor(self.name, self.text, change, self.longest, self.role, self.most_bytes)
        return state.editor

    def _change(self, state: InputState) -> Callable[[str], None]:
        return partial(state.tell, self.change)

    def settle(self, laid: LaidControl, state: InputState) -> None:
        """The typing goes on."""
        if editor := self._editor(state):
            editor.go_on(self.text, self._change(state))

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """A well with the text and, while typing, a caret; long text shows the part around the caret."""
        x, y, width, height = laid.area
        editor = self._editor(state)
        lay_well(theme, surface, laid.area, 4, palette.FOCUS if editor else None)
        if state.hovered == self.name and not editor:
            lay_outline(theme, surface, laid.area, palette.BRASS_LIGHT, radius=4)
        size = TEXT_SIZE * theme.letter
        room = theme.rect(x + EDGE, y, width - 2 * EDGE, height)
        text = editor.shown if editor else self.text
        if text or editor:
            line = theme.text(text, self.role, size, palette.IVORY)
        else:
            share = room.w / max(1, theme.wide(self.hint, "aside", size))
            hint_size = size * min(1.0, max(share, 1 / max(1.0, theme.letter)))  # never smaller than in usual letters
            line = theme.text(self.hint, "aside", hint_size, palette.DIM, width=width - 2 * EDGE)
        caret = theme.caret(text, editor.caret + len(editor.composing), self.role, size) if editor else 0
        shift = max(0, caret - room.w + 2)
        part = pygame.Rect(shift, 0, room.w, line.get_height())
        if editor and editor.is_marked:
            marked = min(room.w, line.get_width()) / theme.s
            lay_tint(theme, surface, (x + EDGE, y + 5, marked, height - 10), palette.FOCUS, 0.3)
        surface.blit(line, (room.x, room.centery - line.get_height() // 2), part)
        if editor and editor.composing:
            start = max(shift, theme.caret(text, editor.caret, self.role, size))
            foot = room.centery + line.get_height() // 2
            under = pygame.Rect(room.x + start - shift, foot, caret - start, theme.px(1.5))
            pygame.draw.rect(surface, palette.FOCUS, under.clip(room))
        if editor:
            bar = pygame.Rect(0, 0, max(1, theme.px(1.4)), theme.px(17 * theme.letter))
            bar.center = (room.x + caret - shift + 1, room.centery)
            pygame.draw.rect(surface, palette.FOCUS, bar)
            if editor.said:
                _draw_said(theme, surface, laid.area, editor.said)


def _draw_said(theme: Theme, surface: pygame.Surface, area: Area, said: str) -> None:
    """Over the right end of a field, in the window."""
    x, y, width, _ = area
    words = theme.text(said, "label", 13 * theme.letter, palette.IVORY)
    plate = theme.rect(x + width, y, 0, 0)
    plate.size = (words.get_width() + theme.px(12), words.get_height() + theme.px(2))
    plate.bottomright = (plate.left, plate.top - theme.px(2))
    plate.clamp_ip(surface.get_rect())
    pygame.draw.rect(surface, palette.INK, plate, border_radius=theme.px(4))
    pygame.draw.rect(surface, palette.ERROR, plate, max(1, theme.px(1)), theme.px(4))
    surface.blit(words, words.get_rect(center=plate.center))


class Slider(Control):
    """A value from 0 to `most` in steps; dragged, clicked, or moved by Left and Right while it has the focus.

    `change` is told every other value, `let_go` is called once the knob is let go of.
    """

    __slots__ = ("change", "let_go", "most", "step", "value")

    def __init__(
        self,
        name: str,
        caption: str,
        value: int,
        change: Callable[[int], object],
        let_go: Press | None = None,
        /,
        *,
        most: int = 100,
        step: int = 5,
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(name, caption, **kinds)
        self.value, self.change, self.let_go = value, change, let_go
        self.most, self.step = most, step

    def describe(self, state: InputState) -> str:
        """The caption and the value."""
        return say("widgets.value", label=self.caption, value=self.value)

    def content_width(self, theme: Theme) -> Extent:
        """A way long enough for its steps."""
        return Extent(*SLIDER_WIDE)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """Its knob with some room."""
        return Extent(SLIDER_HIGH, SLIDER_HIGH)

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """All of it. Enter is taken, and does nothing."""
        for target in super().targets(laid, state):
            yield target._replace(
                on_press=_nothing,
                on_drag=partial(self._drag, laid, state),
                on_let_go=self.let_go,
                on_key=partial(self._key, state),
            )

    def _set(self, state: InputState, value: int) -> None:
        value = max(0, min(self.most, value))
        if value != self.value:
            state.tell(self.change, value)

    def _drag(self, laid: LaidControl, state: InputState, point: Point) -> None:
        """Move the knob under the pointer."""
        left, _, wide, _ = laid.area
        self._set(state, round((point[0] - left) / wide * self.most / self.step) * self.step)

    def _key(self, state: InputState, event: pygame.event.Event) -> bool:
        """Left and Right move the knob by one step."""
        moved = action_of(event, SLIDER)
        if moved is None:
            return False
        self._set(state, self.value + (self.step if moved.name == "more" else -self.step))
        if self.let_go:
            self.let_go()
        return True

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """A groove, brass up to a round knob."""
        x, y, width, height = laid.area
        middle = y + height / 2
        at = width * self.value / self.most
        lay_well(theme, surface, (x, middle - 4, width, 8), 4)
        if at > 4:
            lay_brass(theme, surface, (x, middle - 4, at, 8), 4)
        centre = theme.rect(x + at, middle, 1, 1).topleft
        pygame.draw.aacircle(surface, palette.INK, (centre[0] + theme.px(1), centre[1] + theme.px(2)), theme.px(10))
        pygame.draw.aacircle(surface, palette.BRASS_LIGHT, centre, theme.px(10))
        knob = palette.BUTTONS["primary"].bottom if state.hovered == self.name else palette.BRASS
        pygame.draw.aacircle(surface, knob, centre, theme.px(8))


def _nothing() -> None:
    pass
