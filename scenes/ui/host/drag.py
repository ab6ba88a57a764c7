"""Drag: a piece in the hand follows the pointer and leans to where it may be dropped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist, exp

from scenes.ui.host.target import Area, Point

MOVE_TO_LIFT = 6
"""Units of movement that turn a press into a drag."""

REST_TO_LIFT = 160
"""Milliseconds of pressing without movement that do the same."""

FOLLOW, TILT_FOLLOW = 45, 90
"""Time constants of position and tilt, in milliseconds."""

TILT_PER_SPEED, MOST_TILT = 0.010, 8
"""Degrees that a piece leans for every unit a second, and at most."""

TILT_STEP = 0.5
"""Degrees from one tilt to the next that it is drawn at, so that few pictures of it are kept."""

LIFT_SCALE, LIFT_TIME = 1.06, 90
"""How much larger a lifted piece is, and milliseconds until it is."""

MAGNET_REACH, MAGNET_LEAN = 28, 0.35
"""Units around a slot in which it draws a piece, and the share of the way there that the piece leans."""

UNDER_POINTER = 40
"""Units of the part of a piece that the pointer has hold of."""

DROP_MARGIN, DROP_SHARE = 24, 0.25
"""Units beside a slot at which the pointer still drops into it, and the share of a piece that is enough over it."""


class Drag:
    """A piece in the hand, with the like ones that were lifted along.

    `centre` trails the pointer; `tilt` is in degrees, positive to the left.
    """

    def __init__(self, name: str, area: Area, grabbed_at: Point, along: Sequence[str] = ()) -> None:
        x, y, self.width, self.height = area
        self.name = name
        self.names = (name, *along)
        self.centre: Point = (x + self.width / 2, y + self.height / 2)
        self._grabbed_at = grabbed_at
        self._grab = (self.centre[0] - grabbed_at[0], self.centre[1] - grabbed_at[1])
        self.pointer = grabbed_at
        self.tilt = 0.0
        self._exact_tilt = 0.0
        self._lifted = 0.0

    @property
    def area(self) -> Area:
        """What the piece covers, tilt and lift apart."""
        return (self.centre[0] - self.width / 2, self.centre[1] - self.height / 2, self.width, self.height)

    @property
    def under_pointer(self) -> Area:
        """What of the piece the pointer has hold of: what is said of it is said there."""
        half = UNDER_POINTER / 2
        return (self.pointer[0] - half, self.pointer[1] - half, UNDER_POINTER, UNDER_POINTER)

    @property
    def has_moved(self) -> bool:
        """Whether it was carried anywhere; if not, lifting it was a slow click."""
        return dist(self.pointer, self._grabbed_at) > MOVE_TO_LIFT

    @property
    def lift(self) -> float:
        """How high it is over the table, 0 to 1: its shadow grows with it."""
        return min(1.0, self._lifted / LIFT_TIME)

    @property
    def scale(self) -> float:
        """How much nearer to the eye it is than on the table."""
        return 1 + (LIFT_SCALE - 1) * self.lift

    def advance(self, ms: float, slots: Mapping[str, Area], calm: bool = False) -> bool:
        """Follow the pointer for a while, leaning to a near slot; False once everything has come to rest."""
        goal = self._goal(slots)
        before = self.centre
        share = 1 if calm else 1 - exp(-ms / FOLLOW)
        self.centre = (before[0] + (goal[0] - before[0]) * share, before[1] + (goal[1] - before[1]) * share)
        if dist(self.centre, goal) < 0.25:
            self.centre = goal
        speed = 0 if calm or not ms else (self.centre[0] - before[0]) / ms * 1000
        wanted = max(-MOST_TILT, min(MOST_TILT, -speed * TILT_PER_SPEED))
        self._exact_tilt += (wanted - self._exact_tilt) * (1 - exp(-ms / TILT_FOLLOW))
        tilt_before, self.tilt = self.tilt, round(self._exact_tilt / TILT_STEP) * TILT_STEP
        is_rising = self._lifted < LIFT_TIME
        self._lifted += ms
        return is_rising or self.centre != before or self.tilt != tilt_before or self.tilt != 0

    def _goal(self, slots: Mapping[str, Area]) -> Point:
        goal = (self.pointer[0] + self._grab[0], self.pointer[1] + self._grab[1])
        near = [middle(area) for area in slots.values() if _distance_to(area, self.pointer) <= MAGNET_REACH]
        if not near:
            return goal
        slot = min(near, key=lambda centre: dist(centre, self.pointer))
        return (goal[0] + (slot[0] - goal[0]) * MAGNET_LEAN, goal[1] + (slot[1] - goal[1]) * MAGNET_LEAN)

    def drop_target(self, slots: Mapping[str, Area]) -> str | None:
        """The slot that would take the piece now; of several the one with the nearest centre."""
        taking = [name for name, area in slots.items() if self._reaches(area)]
        return min(taking, key=lambda name: dist(middle(slots[name]), self.pointer), default=None)

    def _reaches(self, slot: Area) -> bool:
        if _distance_to(slot, self.pointer) <= DROP_MARGIN:
            return True
        return overlap(self.area, slot) >= DROP_SHARE * self.width * self.height


def middle(area: Area) -> Point:
    """The centre of an area."""
    return (area[0] + area[2] / 2, area[1] + area[3] / 2)


def overlap(one: Area, other: Area) -> float:
    """The square units that two areas share."""
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)


def contains(area: Area, point: Point) -> bool:
    """Whether the point lies in the area."""
    return area[0] <= point[0] < area[0] + area[2] and area[1] <= point[1] < area[1] + area[3]


def _distance_to(area: Area, point: Point) -> float:
    """How far outside the area the point lies, 0 inside."""
    x = max(area[0] - point[0], 0, point[0] - area[0] - area[2])
    y = max(area[1] - point[1], 0, point[1] - area[1] - area[3])
    return max(x, y)
