"""Buttons, with what stands on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Unpack

import pygame

from scenes.ui.box import Extent, Kinds
from scenes.ui.controls.control import LABEL_SIZE, LEAST_HIGH, Control, InputState, LaidControl, Press, line_height
from scenes.ui.controls.key_cap import cap_face
from scenes.ui.drawing import button_ink, lay_button
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.keymap import device
from scenes.ui.keymap.actions import InputAction, action
from sprites.paint import palette
from sprites.paint.theme import Theme

SIDE, PART_GAP = 8.0, 6.0
"""Units left free beside what stands on a button, and between its parts."""
LEAST_SIDES = 1.5
"""What a firm button has beside all that stands on it, at least, in sides."""

SHRINKS = 8
"""Steps in which the letters of a label that has no room go back to the size they have where none are enlarged."""

ICON = 1.15
"""The side of an icon on a button, in the size of its letters."""

ICON_SHARE = 0.9
"""The share of a button's sides that its icon takes at most."""

TIGHT = 1.1
"""The same of a firm button on a rail, whose letters are as large as the rail lets them."""


class Button(Control):
    """A plain, primary or danger button with a label, which may hold {glyph} marks, and where wanted an icon and a key.

    A firm one must have room for all that stands on it; the others leave out their icon, then their key, then their
    letters shrink to this share of their size, the `floor`.
    """

    __slots__ = ("floor", "icon", "is_firm", "kind", "label", "press", "shortcut", "size")

    def __init__(
        self,
        name: str,
        label: str,
        press: Press,
        kind: str = "plain",
        /,
        *,
        icon: str | None = None,
        key: InputAction | None = None,
        size: float = LABEL_SIZE,
        firm: bool = False,
        floor: float = 1.0,
        why: str = "",
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(name, label, why=why, **kinds)
        self.label = label
        self.press = press
        self.kind = kind
        self.icon = icon
        self.shortcut = key
        self.size = size
        self.is_firm = firm
        self.floor = floor

    def targets(self, laid: LaidControl, state: InputState) -> Iterable[HitTarget]:
        """All of it."""
        for target in super().targets(laid, state):
            yield target._replace(on_press=self.press, shortcut=self.shortcut)

    def draw(self, theme: Theme, surface: pygame.Surface, laid: LaidControl, state: InputState) -> None:
        """Face, then icon, label and key cap side by side in its middle, as many of them as have room."""
        _, _, wide, high = laid.area
        rect = theme.rect(*laid.area)
        look = _look(laid, state)
        lay_button(theme, surface, laid.area, self.kind, look)
        ink = button_ink(self.kind, look)
        is_taken = state.enter_is_taken and state.focused != self.name
        icon, label, cap = self._parts(theme, ink, wide, high, is_taken)
        gap, room = theme.px(PART_GAP), rect.w - theme.px(SIDE)
        parts = [part for part in (icon, label, cap) if part]
        for extra in (icon, cap):
            if extra and label and _wide_row(parts, gap) > room:
                parts.remove(extra)
        if label and _wide_row(parts, gap) > room:
            parts = [self._squeezed(theme, ink, max(10.0, room / theme.s), high)]
        _lay_row(surface, parts, rect, gap, offset=theme.px(1) if look == "pressed" else 0)

    def _squeezed(self, theme: Theme, ink: palette.Colour, room: float, high: float) -> pygame.Surface:
        """The label where it is too wide: in two lines where it is high enough for them, else in smaller letters."""
        size = self._size(theme, high)
        if high >= 2 * LEAST_HIGH * self.size or _is_rich(self.label):
            sizes = *(size + (self.size - size) * step / SHRINKS for step in range(SHRINKS + 1)), 0.93 * self.size
            return theme.paragraph(self.label, "strong", sizes, ink, (room, high), "center")
        share = room * theme.s / _line(theme, self.label, size, ink).get_width()
        return theme.text(self.label, "strong", size * max(self.floor, share), ink, width=room)

    def _size(self, theme: Theme, high: float) -> float:
        """The size of its letters, which grow with the text size as far as a button of a fixed height lets them."""
        grown = self.size * theme.letter
        em = TIGHT if self.is_firm else LEAST_HIGH
        return min(grown, max(self.size, high / em)) if high else grown

    def _parts(
        self, theme: Theme, ink: palette.Colour, wide: float = 0.0, high: float = 0.0, is_taken: bool = False
    ) -> tuple[pygame.Surface | None, pygame.Surface | None, pygame.Surface | None]:
        """Icon, label and key cap, as far as it has them, on a button so wide and high, 0 where that is open. The main
        button of a screen has another key while its own one is taken by the focus.
        """
        size = self._size(theme, high)
        side = min([size * ICON, *(ICON_SHARE * length for length in (wide, high) if length)])
        return (
            theme.icon(self.icon, side, ink) if self.icon else None,
            _line(theme, self.label, size, ink) if self.label else None,
            self._cap(theme, size * 0.86, ink, is_taken),
        )

    def _cap(self, theme: Theme, size: float, ink: palette.Colour, is_taken: bool) -> pygame.Surface | None:
        """Its key, or its button of the pad that is used; None where it has none."""
        if self.shortcut is None:
            return None
        is_other = is_taken and self._is_shared and not device.is_pad()
        return cap_face(theme, action("screen.primary") if is_other else self.shortcut, size, ink)

    @property
    def _is_shared(self) -> bool:
        """Whether this is the main button of a screen, by a key that presses what has the focus as well."""
        row = self.shortcut
        return row is not None and row.is_primary and not {*row.keys}.isdisjoint(action("focus.act").keys)

    def content_width(self, theme: Theme) -> Extent:
        """It must have its label and wishes to have everything; a firm one must. An icon alone shrinks to its size."""
        icon, label, cap = self._parts(theme, palette.IVORY)
        parts = [part for part in (icon, label, cap) if part]
        whole = _wide_row(parts, theme.px(PART_GAP)) / theme.s
        if not label and not cap:
            least = self.size * ICON + SIDE
        elif self.is_firm:
            least = whole + LEAST_SIDES * SIDE
        else:
            least = (label or parts[0]).get_width() / theme.s * self.floor + SIDE
        return Extent(least, max(least, whole + 3.2 * SIDE))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """A line with some room."""
        return Extent(*line_height(theme, self.size))


def _is_rich(words: str) -> bool:
    """Whether words hold marks for signs or bold letters."""
    return "{" in words or "**" in words


def _line(theme: Theme, words: str, size: float, ink: palette.Colour) -> pygame.Surface:
    return theme.rich(words, "strong", size, ink) if _is_rich(words) else theme.text(words, "strong", size, ink)


def _look(laid: LaidControl, state: InputState) -> str:
    """The look of a button: rest, hover, pressed or disabled."""
    if not laid.is_enabled:
        return "disabled"
    if state.pressed == laid.name:
        return "pressed" if state.hovered == laid.name else "hover"
    return "hover" if state.hovered == laid.name else "rest"


def _wide_row(parts: Sequence[pygame.Surface], gap: int) -> int:
    """Pixels that surfaces side by side take."""
    return sum(part.get_width() for part in parts) + gap * (len(parts) - 1)


def _lay_row(
    surface: pygame.Surface, parts: Sequence[pygame.Surface], rect: pygame.Rect, gap: int, offset: int = 0
) -> None:
    """Blit surfaces side by side, the row centred in a rectangle."""
    x = rect.centerx - _wide_row(parts, gap) // 2
    for part in parts:
        surface.blit(part, (x, rect.centery - part.get_height() // 2 + offset))
        x += part.get_width() + gap
