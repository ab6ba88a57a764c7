"""Moments: what must be felt, drawn over the table from the first to the last millisecond of it.

A moment is a value made from an event. It knows its length and draws itself at any time of it; `scenes.play.acts`
plays it at the speed of the settings, cuts it short at the first key, and shows it standing still to whom motion is
too much. Times are milliseconds at Normal speed, lengths units of the canvas.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import pygame

from scenes import ui
from scenes.table import staging
from sprites.paint import brush, palette

T = TypeVar("T")

DIMMED_AT_ONCE = 256
"""Lines of a picture that turn pale together: a whole one at 3840x2160 would need 32 MB more."""


class MomentStage:
    """The table that a moment is drawn over, as it lies still meanwhile."""

    def __init__(
        self,
        theme: ui.Theme,
        picture: Callable[[pygame.Rect], pygame.Surface],
        spot: Callable[[str], ui.Area | None],
        sprite: Callable[[str], ui.Sprite | None],
    ) -> None:
        self.theme = theme
        self.spot = spot
        self.sprite = sprite
        self._picture = picture
        self._kept: dict[Hashable, Any] = {}
        self._first: dict[str, ui.Area | None] = {}

    def first(self, name: str) -> ui.Area | None:
        """Where something was when it was asked for first, before the table was laid anew."""
        return self._first.setdefault(name, self.spot(name))

    def kept(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is drawn, or made, once for as long as the moment lasts."""
        if key not in self._kept:
            self._kept[key] = make()
        found: T = self._kept[key]
        return found

    def picture(self, rect: pygame.Rect) -> pygame.Surface:
        """A part of the table as it lies, in pixels."""
        return self._picture(rect)

    def dimmed(self, saturation: float, light: float, tint: palette.Colour, strength: float) -> ui.Stamp:
        """The whole table, paler, darker and of another light; `strength` is how much of that is seen. As long as that
        is nothing, a part of it is made at every call.
        """
        how = saturation, light, tint
        picture = self.kept(how, lambda: self._picture(pygame.Rect((0, 0), self.theme.size)))
        steps = self.kept(("steps", how), lambda: _dim(picture, *how))
        if strength <= 0:
            next(steps, None)
            return ui.Stamp(self.kept("nothing", lambda: pygame.Surface((1, 1), pygame.SRCALPHA)), (0, 0))
        for _ in steps:
            pass
        return staging.faded(ui.Stamp(picture, (0, 0)), strength)

    def rims(self, window: pygame.Rect, colour: palette.Colour = palette.BRASS) -> list[ui.Stamp]:
        """A bar above and below what is open of a band."""
        high = self.theme.px(6)

        def draw() -> pygame.Surface:
            light, dark = palette.mix(colour, palette.WHITE, 0.35), palette.mix(colour, palette.BLACK, 0.55)
            return brush.gradient((window.width, high), [(0.0, light), (0.45, colour), (1.0, dark)]).convert()

        bar = self.kept(("rim", colour, window.width), draw)
        return [ui.Stamp(bar, (window.x, window.y - high)), ui.Stamp(bar, (window.x, window.bottom))]


def _dim(picture: pygame.Surface, saturation: float, light: float, tint: palette.Colour) -> Iterator[None]:
    """Make a picture paler and darker, some lines in every step."""
    width, height = picture.get_size()
    red, green, blue = (round(channel * light) for channel in tint)
    for top in range(0, height, DIMMED_AT_ONCE):
        strip = picture.subsurface((0, top, width, min(DIMMED_AT_ONCE, height - top)))
        grey = brush.greyed(strip)
        grey.set_alpha(round(255 * (1 - saturation)))
        strip.blit(grey, (0, 0))
        strip.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
        yield


class Moment:
    """What every moment has: a length in all and a time at which all of it is to be seen.

    What happens next waits for `ms`, but not for `leaving`, in which it only goes away. One that `follows` is drawn
    over the position that its event led to, the others over the one before. Sounds come at their times. Nothing cuts
    it short in its first `uncut` milliseconds. One that is not `is_told` is mere movement: passed over by whoever leafs
    through, and left out for whom motion is too much.
    """

    ms: ClassVar[float]
    still: ClassVar[float]
    leaving: ClassVar[float] = 0.0
    is_told: ClassVar[bool] = True
    follows: ClassVar[bool] = False
    uncut: ClassVar[float] = 0.0
    sounds: ClassVar[Sequence[tuple[float, str]]] = ()

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that it shows itself."""
        return ()

    @property
    def heard(self) -> Sequence[tuple[float, str]]:
        """Its sounds, each at its time."""
        return self.sounds

    @property
    def painted(self) -> Sequence[ui.Look]:
        """What of it has a picture that takes a while to be painted: it waits a little for that."""
        return ()

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """What it puts over the table at this time, low to high."""
        raise NotImplementedError

    def left(self, stage: MomentStage) -> Mapping[str, ui.Area]:
        """Where pieces that it has moved are when it is over."""
        return {}
