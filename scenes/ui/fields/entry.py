"""Widgets that take a value: a line of text, and a slider."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import pygame

from game.files.untrusted import seen_of
from scenes.ui.drawing import lay_brass, lay_outline, lay_tint, lay_well
from scenes.ui.fields import graphemes
from scenes.ui.fields.clipboard import pasted
from scenes.ui.fields.widgets import Mood, Widget, line_height, say
from scenes.ui.host.actions import FOCUS, SLIDER, TYPING, action_of
from scenes.ui.host.target import Area
from sprites.paint import palette
from sprites.paint.font_letters import holds
from sprites.paint.plain_text import plain
from sprites.paint.theme import Theme

TEXT_SIZE = 14.5
FIELD_WIDE = (120.0, 240.0)
EDGE = 8.0
"""Units between the end of a field and its text."""
SLIDER_WIDE, SLIDER_HIGH = (120.0, 380.0), 24.0


class TextField(Widget):
    """One line of text. A click, Enter or the first letter begins the typing; Enter or leaving it ends it.

    However the typing begins, the whole text is marked, and the next letter replaces it; a further click or a caret key
    unmarks it, Ctrl+A marks it again, Ctrl+V puts in what was copied. `on_change` hears every letter. Letters that find
    no room are refused aloud, and it says where nothing was copied and where no font has what was typed. The caret
    moves by letters as people see them. Esc brings the text back to what it was.
    """

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        text: str,
        on_change: Callable[[str], None],
        longest: int = 24,
        zone: str = "",
        role: str = "strong",
        hint: str = "",
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.text = text
        self.on_change = on_change
        self.longest = longest
        self.role = role
        self.hint = hint
        self.is_typing = False
        self.complaint = ""
        self._is_marked = False
        self._caret = len(text)
        self._before = text

    def describe(self) -> str:
        """The caption and the text."""
        return say("widgets.value", label=self.caption, value=self.text)

    def width(self, theme: Theme) -> tuple[float, float]:
        """Room for some words."""
        return FIELD_WIDE

    def height(self, theme: Theme) -> tuple[float, float]:
        """A line with some room."""
        return line_height(theme, TEXT_SIZE * 0.92)

    def press(self, place: str) -> None:
        """Begin to type; while it is typed, go to its end."""
        if self.is_typing:
            self._move_caret(len(self.text))
        else:
            self.start()

    def start(self) -> None:
        """Begin to type, in the place of the text."""
        self.is_typing = self._is_marked = True
        self._before = self.text
        self._caret = len(self.text)

    def stop(self) -> None:
        """End the typing and keep the text."""
        self.is_typing = self._is_marked = False
        self.complaint = ""

    def go_on_from(self, other: Self) -> None:
        """Take over the typing."""
        self.is_typing = other.is_typing
        self.complaint = other.complaint
        self._is_marked = other._is_marked
        self._before = other._before
        self._caret = min(other._caret, len(self.text))

    def type(self, letters: str) -> bool:
        """Put letters in at the caret, or in the place of the marked text, as far as they fit."""
        before, after = ("", "") if self._is_marked else self._around_caret
        letters = seen_of(before + letters)[len(seen_of(before)) :]
        if not letters:
            return True
        fitting = graphemes.cut(letters, self.longest - len(before + after))
        complaint = say("widgets.at_most", most=self.longest) if fitting != letters else ""
        self._set(before + fitting + after, len(before + fitting), complaint)
        return True

    @property
    def _around_caret(self) -> tuple[str, str]:
        return self.text[: self._caret], self.text[self._caret :]

    def _move_caret(self, caret: int) -> None:
        self._caret, self._is_marked = max(0, min(len(self.text), caret)), False

    def _set(self, text: str, caret: int, complaint: str = "") -> None:
        self.text, self._caret, self._is_marked, self.complaint = text, caret, False, complaint
        self.on_change(text)

    def key(self, event: pygame.event.Event) -> bool:
        """Caret, deleting, and the ends of typing; keys that only move the focus are not taken."""
        if not self.is_typing:
            return False
        before, after = self._around_caret
        typed = action_of(event, TYPING)
        match typed.name if typed else None:
            case "all":
                self._is_marked = True
            case "paste":
                return self._paste(pasted())
            case "backspace" | "delete" if self._is_marked:
                self._set("", 0)
            case "backspace":
                start = graphemes.before(self.text, self._caret)
                self._set(self.text[:start] + after, start)
            case "delete":
                self._set(before + self.text[graphemes.after(self.text, self._caret) :], self._caret)
            case "left":
                self._move_caret(graphemes.before(self.text, self._caret))
            case "right":
                self._move_caret(graphemes.after(self.text, self._caret))
            case "home":
                self._move_caret(0)
            case "end":
                self._move_caret(len(self.text))
            case "take":
                self.stop()
            case "give_up":
                self.stop()
                self._set(self._before, len(self._before))
            case None if action_of(event, FOCUS):
                return False
        return True

    def _paste(self, text: str) -> bool:
        """Type what lies on the clipboard; False for what is no line of text, which somebody else may want."""
        text = text.strip()
        if "\n" in text:
            return False
        if not seen_of(text):
            self.complaint = say("widgets.nothing_to_paste")
        return self.type(text)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """A well with the text and, while typing, a caret; long text shows the part around the caret."""
        x, y, width, height = self.area
        lay_well(theme, surface, self.area, 4, palette.FOCUS if self.is_typing else None)
        if mood.hovered == self.name and not self.is_typing:
            lay_outline(theme, surface, self.area, palette.BRASS_LIGHT, radius=4)
        size = TEXT_SIZE * theme.letter
        room = theme.rect(x + EDGE, y, width - 2 * EDGE, height)
        if self.text or self.is_typing:
            line = theme.text(self.text, self.role, size, palette.IVORY)
        else:
            line = theme.text(self.hint, "aside", size, palette.DIM, width=width - 2 * EDGE)
        caret = theme.font(self.role, size).size(plain(self.text[: self._caret]))[0]
        shift = max(0, caret - room.w + 2) if self.is_typing else 0
        part = pygame.Rect(shift, 0, room.w, line.get_height())
        if self._is_marked:
            marked = min(room.w, line.get_width()) / theme.s
            lay_tint(theme, surface, (x + EDGE, y + 5, marked, height - 10), palette.FOCUS, 0.3)
        surface.blit(line, (room.x, room.centery - line.get_height() // 2), part)
        if self.is_typing:
            bar = pygame.Rect(0, 0, max(1, theme.px(1.4)), theme.px(17 * theme.letter))
            bar.center = (room.x + caret - shift + 1, room.centery)
            pygame.draw.rect(surface, palette.FOCUS, bar)
        if said := self.said:
            self._draw_said(theme, surface, said)

    @property
    def said(self) -> str:
        """What is wrong with what was typed last, or with a letter that would show as a box; mostly empty."""
        lacks = self.is_typing and not holds(self.role, self.text)
        return self.complaint or (say("widgets.no_such_letters") if lacks else "")

    def _draw_said(self, theme: Theme, surface: pygame.Surface, said: str) -> None:
        """Over the right end of the field, in the window."""
        x, y, width, _ = self.area
        words = theme.text(said, "label", 13 * theme.letter, palette.IVORY)
        plate = theme.rect(x + width, y, 0, 0)
        plate.size = (words.get_width() + theme.px(12), words.get_height() + theme.px(2))
        plate.bottomright = (plate.left, plate.top - theme.px(2))
        plate.clamp_ip(surface.get_rect())
        pygame.draw.rect(surface, palette.INK, plate, border_radius=theme.px(4))
        pygame.draw.rect(surface, palette.ERROR, plate, max(1, theme.px(1)), theme.px(4))
        surface.blit(words, words.get_rect(center=plate.center))


class Slider(Widget):
    """A value from 0 to `most` in steps; dragged, clicked, or moved by Left and Right while it has the focus."""

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        value: int,
        on_change: Callable[[int], None],
        most: int = 100,
        step: int = 5,
        zone: str = "",
        on_let_go: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.value = value
        self.on_change = on_change
        self.on_let_go = on_let_go
        self.most = most
        self.step = step

    def describe(self) -> str:
        """The caption and the value."""
        return say("widgets.value", label=self.caption, value=self.value)

    def width(self, theme: Theme) -> tuple[float, float]:
        """A way long enough for its steps."""
        return SLIDER_WIDE

    def height(self, theme: Theme) -> tuple[float, float]:
        """Its knob with some room."""
        return SLIDER_HIGH, SLIDER_HIGH

    def _set(self, value: int) -> None:
        value = max(0, min(self.most, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def drag(self, x: float, y: float) -> None:
        """Move the knob under the pointer."""
        share = (x - self.area[0]) / self.area[2]
        self._set(round(share * self.most / self.step) * self.step)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and Right move the knob by one step."""
        moved = action_of(event, SLIDER)
        if moved is None:
            return False
        self._set(self.value + (self.step if moved.name == "more" else -self.step))
        self.let_go()
        return True

    def let_go(self) -> None:
        """The value is chosen."""
        if self.on_let_go:
            self.on_let_go()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """A groove, brass up to a round knob."""
        x, y, width, height = self.area
        middle = y + height / 2
        at = width * self.value / self.most
        lay_well(theme, surface, (x, middle - 4, width, 8), 4)
        if at > 4:
            lay_brass(theme, surface, (x, middle - 4, at, 8), 4)
        centre = theme.rect(x + at, middle, 1, 1).topleft
        pygame.draw.aacircle(surface, palette.INK, (centre[0] + theme.px(1), centre[1] + theme.px(2)), theme.px(10))
        pygame.draw.aacircle(surface, palette.BRASS_LIGHT, centre, theme.px(10))
        knob = palette.BUTTONS["primary"].bottom if mood.hovered == self.name else palette.BRASS
        pygame.draw.aacircle(surface, knob, centre, theme.px(8))
