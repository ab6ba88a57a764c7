"""The dice tray of a table: it waits for a throw, shows one, and keeps showing it."""

from __future__ import annotations

from math import pi

import pygame

from scenes.canvas import Stamp
from scenes.motion import Pace
from scenes.spectacle import Act
from scenes.tables.layout import Area, Panel
from sprites import palette
from sprites.dice_tray import DiceTray
from sprites.theme import Theme

PATIENCE = 2500
"""Milliseconds that the die waits for a click before it is thrown by itself."""

RING_SIZE = 64.0
HOLD = 350
"""Milliseconds at Normal speed that the result is read before its effects."""


class TrayOnTable:
    """A tray in an area of the table, with a clock of its own."""

    def __init__(self, theme: Theme, area: Area) -> None:
        self.area = area
        self.theme = theme
        self._tray = DiceTray(theme, area)
        self._now = 0.0
        self._thrown = 0
        self._number: int | None = None

    def moved_to(self, theme: Theme, area: Area) -> TrayOnTable:
        """The same tray, with the same die lying in it, at another place or scale."""
        tray = TrayOnTable(theme, area)
        if self._number is not None:
            tray.throw(self._number, Pace(0))
        return tray

    def throw(self, number: int, pace: Pace) -> None:
        """Throw the die so that it comes to rest on `number`; at once when the pace is 0."""
        self._thrown += 1
        self._number = number
        self._tray.throw([number], self._thrown, self._now, 1 / (pace.factor or 1))
        if pace.factor == 0 or pace.calm:
            self._tray.skip()

    def skip(self) -> None:
        """Let the die lie still at once."""
        self._tray.skip()

    def advance(self, ms: float) -> int:
        """Let time pass; how often the die has hit something in the meantime."""
        self._now += ms
        return len(self._tray.hits(self._now))

    @property
    def is_still(self) -> bool:
        """Whether the die rests."""
        return self._tray.settled(self._now)

    def panel(self) -> Panel:
        """Tray and die as a panel, drawn anew while the die rolls."""
        moment = (self._thrown, self._number, None if self.is_still else self._now)
        x, y, width, height = self.area
        reach = (x - 10, y - 10, width + 20, height + 20)
        return Panel(reach, ("tray", moment), lambda theme, surface: self._tray.draw(surface, self._now))


class DieAct(Act):
    """A throw of the die, until its result has been read."""

    def __init__(self, tray: TrayOnTable, number: int, pace: Pace) -> None:
        super().__init__(HOLD, pace)
        self._tray = tray
        tray.throw(number, pace)

    def advance(self, ms: float) -> None:
        """The time to read begins once the die lies still."""
        if self._tray.is_still:
            super().advance(ms)

    @property
    def is_done(self) -> bool:
        """Whether the result has been read."""
        return self._tray.is_still and super().is_done

    def stamps(self, theme: Theme) -> list[Stamp]:
        """Nothing: the tray draws its die."""
        return []


def patience_stamp(theme: Theme, area: Area, share: float) -> Stamp:
    """A ring that empties while the die waits; `share` is how much time is over."""
    steps = 36
    left = steps - round(steps * min(1.0, share))
    side = theme.px(RING_SIZE)

    def draw() -> pygame.Surface:
        ring = pygame.Surface((side, side), pygame.SRCALPHA)
        rect = ring.get_rect().inflate(-theme.px(6), -theme.px(6))
        pygame.draw.circle(ring, (*palette.DARK_INK, 150), rect.center, rect.width // 2)
        for thickness in range(theme.px(5)):
            arc = rect.inflate(-2 * thickness, -2 * thickness)
            pygame.draw.arc(ring, palette.LEGAL, arc, pi / 2, pi / 2 + 2 * pi * left / steps, 2)
        word = theme.text("Roll", "strong", 15, palette.HOT)
        ring.blit(word, word.get_rect(center=rect.center))
        return ring

    surface = theme.cached(("patience", side, left), draw)
    rect = theme.rect(*area)
    return Stamp(surface, surface.get_rect(center=rect.center).topleft)
