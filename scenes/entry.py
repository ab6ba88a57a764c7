"""Widgets that take a value: a line of text, a slider, and a list of choices that unfolds."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from scenes.focus import Area, Focusable
from scenes.parts import lay_brass, lay_outline, lay_plate, lay_text, lay_tint, lay_well
from scenes.widgets import Mood, Segment, Widget
from sprites import palette
from sprites.theme import Theme


class TextField(Widget):
    """One line of text. A click, Enter or the first letter begins the typing; Enter or leaving it ends it.

    `on_change` hears every letter. Esc brings the text back to what it was.
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
        self._caret = len(text)
        self._before = text

    def describe(self) -> str:
        """The caption and the text."""
        return f"{self.caption}: {self.text}"

    def press(self, place: str) -> None:
        """Begin to type."""
        self.start()

    def start(self, replacing: bool = False) -> None:
        """Begin to type, at the end of the text or in its place."""
        self.is_typing = True
        self._before = self.text
        if replacing:
            self._set("", 0)
        self._caret = len(self.text)

    def stop(self) -> None:
        """End the typing and keep the text."""
        self.is_typing = False

    def go_on_from(self, other: TextField) -> None:
        """Take over the typing from the field that stood here before."""
        self.is_typing = True
        self._before = other._before
        self._caret = min(other._caret, len(self.text))

    def type(self, letters: str) -> bool:
        """Put letters in at the caret, as far as they fit."""
        letters = "".join(letter for letter in letters if letter.isprintable())
        letters = letters[: self.longest - len(self.text)]
        self._set(self.text[: self._caret] + letters + self.text[self._caret :], self._caret + len(letters))
        return True

    def _set(self, text: str, caret: int) -> None:
        self.text, self._caret = text, caret
        self.on_change(text)

    def key(self, event: pygame.event.Event) -> bool:
        """Caret, deleting, and the ends of typing; keys that only move the focus are not taken."""
        if not self.is_typing:
            return False
        before, after = self.text[: self._caret], self.text[self._caret :]
        match event.key:
            case pygame.K_BACKSPACE:
                self._set(before[:-1] + after, max(0, self._caret - 1))
            case pygame.K_DELETE:
                self._set(before + after[1:], self._caret)
            case pygame.K_LEFT:
                self._caret = max(0, self._caret - 1)
            case pygame.K_RIGHT:
                self._caret = min(len(self.text), self._caret + 1)
            case pygame.K_HOME:
                self._caret = 0
            case pygame.K_END:
                self._caret = len(self.text)
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                self.stop()
            case pygame.K_ESCAPE:
                self._set(self._before, len(self._before))
                self.stop()
            case pygame.K_TAB | pygame.K_UP | pygame.K_DOWN:
                return False
        return True

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """A well with the text and, while typing, a caret; long text shows the part around the caret."""
        x, y, width, height = self.area
        lay_well(theme, surface, self.area, 4, palette.FOCUS if self.is_typing else None)
        if mood.hovered == self.name and not self.is_typing:
            lay_outline(theme, surface, self.area, palette.BRASS_LIGHT, radius=4)
        room = theme.rect(x + 8, y, width - 16, height)
        if self.text or self.is_typing:
            line = theme.text(self.text, self.role, 14.5, palette.IVORY)
        else:
            line = theme.text(self.hint, "aside", 14.5, palette.DIM, width=width - 16)
        caret = theme.font(self.role, 14.5).size(self.text[: self._caret])[0]
        shift = max(0, caret - room.w + 2) if self.is_typing else 0
        part = pygame.Rect(shift, 0, room.w, line.get_height())
        surface.blit(line, (room.x, room.centery - line.get_height() // 2), part)
        if self.is_typing:
            bar = pygame.Rect(0, 0, max(1, theme.px(1.4)), theme.px(17))
            bar.center = (room.x + caret - shift + 1, room.centery)
            pygame.draw.rect(surface, palette.FOCUS, bar)


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
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.value = value
        self.on_change = on_change
        self.most = most
        self.step = step

    def describe(self) -> str:
        """The caption and the value."""
        return f"{self.caption}: {self.value}"

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
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._set(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step))
        return True

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """A groove, brass up to a round knob."""
        x, y, width, height = self.area
        middle = y + height / 2
        at = width * self.value / self.most
        lay_well(theme, surface, (x, middle - 4, width, 8), 4)
        if at > 4:
            lay_brass(theme, surface, (x, middle - 4, at, 8), 4)
        centre = theme.rect(x + at, middle, 1, 1).topleft
        pygame.draw.aacircle(
            surface, palette.INK, (centre[0] + theme.px(1), centre[1] + theme.px(2)), theme.px(10)
        )
        pygame.draw.aacircle(surface, palette.BRASS_LIGHT, centre, theme.px(10))
        knob = palette.BUTTONS["primary"].bottom if mood.hovered == self.name else palette.BRASS
        pygame.draw.aacircle(surface, knob, centre, theme.px(8))


class DropDown(Widget):
    """One of several choices; pressing it unfolds them."""

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        choices: Sequence[Segment],
        value: Hashable,
        on_change: Callable[[Hashable], None],
        zone: str = "",
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.choices = tuple(choices)
        self.value = value
        self.on_change = on_change
        self._is_open = False

    @property
    def is_open(self) -> bool:
        """Whether its choices are unfolded."""
        return self._is_open

    def close(self) -> None:
        """Fold the choices up and keep the value."""
        self._is_open = False

    @property
    def _label(self) -> str:
        return next((choice.label for choice in self.choices if choice.value == self.value), "")

    def describe(self) -> str:
        """The caption and the choice made."""
        return f"{self.caption}: {self._label}"

    def _choice_area(self, index: int) -> Area:
        x, y, width, height = self.area
        below = y + height + 3
        if below + height * len(self.choices) > 684:
            below = y - 3 - height * len(self.choices)
        return x, below + height * index, width, height

    def places(self) -> Sequence[Focusable]:
        """Itself, or its choices while they are unfolded."""
        if not self._is_open:
            return super().places()
        return [
            Focusable(f"{self.name}:{choice.value}", self._choice_area(index), choice.label, self.zone)
            for index, choice in enumerate(self.choices)
        ]

    def press(self, place: str) -> None:
        """Unfold, or choose and fold up."""
        if not self._is_open:
            self._is_open = True
            return
        self._is_open = False
        chosen = next(choice.value for choice in self.choices if f"{self.name}:{choice.value}" == place)
        if chosen != self.value:
            self.value = chosen
            self.on_change(chosen)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """A well with the choice and an arrow."""
        x, y, width, height = self.area
        lay_well(theme, surface, self.area, 4)
        if mood.hovered == self.name or self._is_open:
            lay_outline(theme, surface, self.area, palette.BRASS_LIGHT, radius=4)
        lay_text(
            theme,
            surface,
            self._label,
            x + 9,
            y + height / 2,
            "strong",
            14,
            width=width - 32,
            anchor="midleft",
        )
        left, middle = theme.rect(x + width - 18, y + height / 2 - 3, 1, 1).topleft
        arrow = [(left, middle), (left + theme.px(10), middle), (left + theme.px(5), middle + theme.px(6))]
        pygame.draw.polygon(surface, palette.BRASS_LIGHT, arrow)

    def draw_open(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The unfolded choices, over everything else."""
        x, y, width, height = self._choice_area(0)
        lay_plate(theme, surface, (x - 2, y - 2, width + 4, height * len(self.choices) + 4), radius=5)
        lay_tint(theme, surface, (x - 2, y - 2, width + 4, height * len(self.choices) + 4), (16, 32, 26), 1.0)
        for index, choice in enumerate(self.choices):
            area = self._choice_area(index)
            chosen = choice.value == self.value
            if chosen:
                lay_brass(theme, surface, area, 3)
            elif mood.hovered == f"{self.name}:{choice.value}":
                lay_tint(theme, surface, area, palette.IVORY, 0.14, 3)
            ink = palette.DARK_INK if chosen else palette.IVORY
            middle = area[1] + height / 2
            lay_text(theme, surface, choice.label, x + 8, middle, "text", 14, ink, width - 14, "midleft")
