"""The settings screen: sound, pace, picture. Every change takes effect and is saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.settings import INTERFACE_SIZES, SCHEMES, SPEEDS
from scenes.window.drawing import lay_picture, lay_plate, lay_sentences, lay_text
from scenes.window.entry import Slider
from scenes.window.layout import Area
from scenes.window.screen import Screen
from scenes.window.widgets import CheckBox, Segment, Switch, Widget
from sprites import palette

LEFT, WIDTH = 290.0, 700.0
LABEL, CONTROL = LEFT + 14, LEFT + 220
CONTROL_WIDTH = WIDTH - 240
SOUND = (LEFT, 62.0, WIDTH, 118.0)
PACE = (LEFT, 196.0, WIDTH, 150.0)
PICTURE = (LEFT, 362.0, WIDTH, 232.0)
ROW = 38.0
FIRST_ROW = 36.0

LABELS = {
    (SOUND, 0): "Volume",
    (SOUND, 1): "Mute",
    (PACE, 0): "Animations",
    (PACE, 1): "Reduced motion",
    (PICTURE, 0): "Interface size",
    (PICTURE, 2): "Colours",
    (PICTURE, 4): "Full screen",
}
"""What stands before the control of a row, by plate and row."""

NOTES = {
    (PACE, 2): "Any click or key finishes an animation at once, whatever the speed.",
    (PICTURE, 1): "Of the largest size that fits the window; text is never under 12 pixels.",
    (PICTURE, 3): "High contrast: colours further apart, darker plates, brighter lines.",
}
"""What explains the control above, by plate and row."""


class SettingsScene(Screen):
    """All settings on one screen."""

    def _set(self, name: str, value: Any) -> None:
        self.desk.change_settings(**{name: value})
        if name in ("volume", "muted"):
            self.desk.sounds.play("coin")
        self.rebuild()

    def widgets(self) -> Sequence[Widget]:
        """One widget for every setting."""
        now = self.desk.settings
        speeds = [Segment(speed, speed.title()) for speed in SPEEDS]
        sizes = [Segment(size, f"{size} %") for size in INTERFACE_SIZES]
        schemes = [Segment(scheme, scheme.capitalize()) for scheme in SCHEMES]
        return [
            Slider(
                "volume", _row(SOUND, 0, 24), "Volume", now.volume, partial(self._set, "volume"), zone="sound"
            ),
            self._tick("muted", _row(SOUND, 1, 24), "No sound at all  (M)", "sound"),
            self._switch("speed", _row(PACE, 0, 28), "Animations", speeds, "pace"),
            self._tick("reduced_motion", _row(PACE, 1, 24), "Nothing sways, shakes or flies", "pace"),
            self._switch("interface", _row(PICTURE, 0, 28), "Interface size", sizes, "picture"),
            self._switch("scheme", _row(PICTURE, 2, 28), "Colours", schemes, "picture"),
            self._tick("full_screen", _row(PICTURE, 4, 24), "The whole screen  (F11)", "picture"),
            self.back_button(),
            self.done_button(),
        ]

    def _switch(self, name: str, area: Area, caption: str, segments: Sequence[Segment], zone: str) -> Switch:
        value = getattr(self.desk.settings, name)
        return Switch(name, area, caption, segments, value, partial(self._set, name), zone)

    def _tick(self, name: str, area: Area, label: str, zone: str) -> CheckBox:
        return CheckBox(name, area, label, getattr(self.desk.settings, name), partial(self._set, name), zone)

    def handle(self, event: pygame.event.Event) -> bool:
        """M changes a setting too, so show what it did."""
        used = super().handle(event)
        if not used and event.type == pygame.KEYDOWN and event.key == pygame.K_m:
            self._set("muted", not self.desk.settings.muted)
            return True
        return used

    def paint(self, surface: pygame.Surface) -> None:
        """Plates, labels, notes, and where the settings are kept or why they are not."""
        self.lay_rail_title(surface, "SETTINGS", "kept from one evening to the next")
        for plate, heading in ((SOUND, "Sound"), (PACE, "Pace"), (PICTURE, "Picture")):
            lay_plate(self.theme, surface, plate, heading)
        for (plate, row), label in LABELS.items():
            middle = _middle(plate, row)
            lay_text(self.theme, surface, label, LABEL, middle, "strong", 15, anchor="midleft")
        for (plate, row), note in NOTES.items():
            self._lay_aside(surface, note, _middle(plate, row) - 5)
        now = self.desk.settings
        volume, right = "muted" if now.muted else f"{now.volume} %", LEFT + WIDTH - 20
        lay_text(
            self.theme, surface, volume, right, _middle(SOUND, 0), "number", 17, palette.BRASS_LIGHT,
            anchor="midright",
        )  # fmt: skip
        trouble = self.desk.settings_trouble
        words, ink = (
            trouble or f"Kept in {self.desk.settings_path}",
            palette.ERROR if trouble else palette.SECONDARY,
        )
        lay_sentences(self.theme, surface, words, LEFT, 606, WIDTH, "aside", 14.5, ink)

    def _lay_aside(self, surface: pygame.Surface, words: str, middle: float) -> None:
        lines = self.theme.paragraph(words, "aside", (14.5, 13.5), palette.SECONDARY, (CONTROL_WIDTH, 30))
        lay_picture(self.theme, surface, lines, CONTROL, middle, "midleft")


def _middle(plate: Area, row: int) -> float:
    """The middle of a row of a plate."""
    return plate[1] + FIRST_ROW + ROW * row + 14


def _row(plate: Area, row: int, height: float) -> Area:
    """The control of a row, `height` units high, in the middle of the row."""
    width = CONTROL_WIDTH - 80 if plate is SOUND and row == 0 else CONTROL_WIDTH
    return CONTROL, _middle(plate, row) - height / 2, width, height
