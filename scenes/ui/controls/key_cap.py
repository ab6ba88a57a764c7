"""Key caps: the key that does what a button does, or its button of the pad that is used, drawn as on the device."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Unpack

import pygame

from scenes.ui.box import Box, Extent, Ink, Kinds
from scenes.ui.host.target import Area
from scenes.ui.keymap import device
from scenes.ui.keymap.actions import InputAction
from scenes.ui.pen import Pen
from sprites.paint import materials, palette
from sprites.paint.theme import Theme
from sprites.things.pad_caps import pad_cap


def cap_face(theme: Theme, shortcut: InputAction, size: float, ink: palette.Colour) -> pygame.Surface | None:
    """The cap of an action, its letters so large; None where nothing means it on the device that is used."""
    if not shortcut.cap:
        return None
    if device.is_pad():
        return pad_cap(theme, device.signs_of(shortcut.buttons[0], device.used()), size, ink)
    return materials.key_cap(theme, shortcut.cap, size, ink)


class KeyCap(Box):
    """The cap of an action by itself, beside words that are pressed; nothing where it has none. It is as wide as that
    of `widest`, so that several stand in one column.
    """

    __slots__ = ("shortcut", "size", "widest")

    def __init__(self, shortcut: InputAction, size: float, widest: InputAction, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.shortcut, self.size, self.widest = shortcut, size, widest

    def shape(self, theme: Theme) -> Hashable:
        """What stands on it, and on the widest."""
        return self.shortcut.cap, self.widest.cap, self.size

    def content_width(self, theme: Theme) -> Extent:
        """As wide as the widest."""
        faces = (
            cap_face(theme, each, self.size * theme.letter, palette.IVORY) for each in (self.shortcut, self.widest)
        )
        wide = max((face.get_width() / theme.s for face in faces if face), default=0.0)
        return Extent(wide, wide)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """As high as the cap."""
        face = cap_face(theme, self.shortcut, self.size * theme.letter, palette.IVORY)
        high = face.get_height() / theme.s if face else 0.0
        return Extent(high, high)

    def inks(self, theme: Theme, area: Area) -> Iterable[Ink]:
        """The cap in its area."""
        return (Ink(_paint, area, (self.shortcut, self.size, self.shortcut.cap)),)


def _paint(pen: Pen, area: Area, shortcut: InputAction, size: float, cap: str) -> None:
    """`cap` is what stands on it: another key of the same action makes another picture."""
    face = cap_face(pen.theme, shortcut, size * pen.theme.letter, palette.IVORY)
    if face:
        pen.stamp_at(face, area)
