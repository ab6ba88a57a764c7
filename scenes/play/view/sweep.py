"""Sweep: once, when a turn begins, light runs from left to right over what may be done."""

from __future__ import annotations

from collections.abc import Iterable

from scenes import ui
from scenes.play.view.piece_light import FULL
from scenes.play.view.renderer import TableRenderer, region_mask
from sprites.paint import tween

LASTS = 800
"""Milliseconds at Normal speed."""

REACH = 190.0
"""Units to each side of the light as far as pieces shine."""


class Sweep:
    """The light and how far it has come."""

    def __init__(self) -> None:
        self._elapsed = self._lasts = 0.0

    def begin(self, pace: ui.Pace) -> None:
        """A turn begins; calm motion goes without."""
        self._elapsed, self._lasts = 0.0, 0.0 if pace.calm else LASTS * pace.factor

    @property
    def is_still(self) -> bool:
        """Whether the light is gone."""
        return self._elapsed >= self._lasts

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self._elapsed += ms

    def finish(self) -> None:
        """Put the light out."""
        self._elapsed = self._lasts

    def stamps(self, top: TableRenderer, names: Iterable[str]) -> list[ui.Stamp]:
        """The glow of those of these places that the light passes."""
        if self.is_still:
            return []
        theme = top.theme
        front = -REACH + (ui.CANVAS[0] + 2 * REACH) * tween.inout(self._elapsed / self._lasts)
        stamps = []
        for name in set(names) - top.motion.travels.keys():
            area, sprite = top.layout.targets[name].area, top.layout.sprites.get(name)
            x, _, width, _ = area
            opacity = round(FULL * (1 - abs(x + width / 2 - front) / REACH))
            if opacity > 0:
                rect = theme.rect(*area)
                mask = sprite.look.mask(theme) if sprite else region_mask(theme, rect.size)
                corner = mask.get_rect(center=rect.center).topleft
                stamps.append(top.light.faded(mask, "asked", corner, opacity))
        return stamps
