"""A finger on the screen: what it means, how long it has been down, and what the hand behind it hides."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, hypot

from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Point

ASK_MS, SLACK = 450.0, 12.0
"""Milliseconds that a finger lies in one place before it asks, and the units that count as one place."""

LEAST = 44.0
"""Pixels that everything is wide and high to a finger, at least."""

GROUND = 0.25 * 1280.0 * 720.0
"""Square units from which on a target is what others lie on."""

HAND = (-70.0, -16.0, 190.0)
"""Where the hand lies from the finger: to the left, upwards, and how wide; it goes on down to the edge."""


class Finger:
    """The finger that is down, if one is. `reach` is how many units wide and high everything is to it, at least."""

    def __init__(self) -> None:
        self.reach = 0.0
        self.asked = False
        """Whether this finger, or the last one, has asked and so presses nothing."""
        self._down_at: Point | None = None
        self._ms = 0.0
        self._is_still = False
        self.hand: Area | None = None
        """What is hidden by the hand of a finger that asks."""

    @property
    def is_down(self) -> bool:
        """Whether a finger lies on the screen."""
        return self._down_at is not None

    def put_down(self, point: Point) -> None:
        """It comes down here."""
        self._down_at, self._ms, self._is_still, self.asked, self.hand = point, 0.0, True, False, None

    def lift(self) -> None:
        """It is gone."""
        self._down_at = None

    def move(self, point: Point) -> None:
        """It is here now; once it has gone some way, it asks no more."""
        self._is_still = self._is_still and self._down_at is not None and dist(self._down_at, point) <= SLACK

    def has_acted(self) -> None:
        """What it has pressed is done: it asks no more."""
        self._is_still = False

    def rests(self, ms: float) -> bool:
        """Let time pass; True once, where it asks by that."""
        if self._down_at is None or not self._is_still or self.asked:
            return False
        self._ms += ms
        if self._ms < ASK_MS:
            return False
        left, up, wide = HAND
        x, y = self._down_at
        self.asked, self.hand = True, (x + left, y + up, wide, 720.0)
        return True

    def aimed(self, point: Point, targets: Sequence[HitTarget]) -> Point:
        """Where the finger is meant to be: on the nearest small target, where it lies beside all."""
        pressable = [each for each in targets if each.can_be_pressed and not _is_ground(each)]
        near = []
        for number, each in enumerate(pressable):
            aside, below = _beside(each.area, point)
            if aside <= self._beyond(each.area[2]) and below <= self._beyond(each.area[3]):
                near.append((hypot(aside, below), number))
        if not near or min(near)[0] == 0:
            return point
        return _inside(pressable[min(near)[1]].area, point)

    def _beyond(self, length: float) -> float:
        """How far beside a target of this length it still counts."""
        return max(0.0, (self.reach - length) / 2)


def _is_ground(target: HitTarget) -> bool:
    _, _, wide, high = target.area
    return wide * high >= GROUND


def _beside(area: Area, point: Point) -> tuple[float, float]:
    """How far beside an area a point lies, across and down; nothing inside it."""
    x, y, wide, high = area
    return max(x - point[0], 0.0, point[0] - x - wide), max(y - point[1], 0.0, point[1] - y - high)


def _inside(area: Area, point: Point) -> Point:
    """The point of an area that is nearest to another one, a little inside."""
    x, y, wide, high = area
    aside, below = min(1.0, wide / 2), min(1.0, high / 2)
    return (
        max(x + aside, min(point[0], x + wide - aside)),
        max(y + below, min(point[1], y + high - below)),
    )
