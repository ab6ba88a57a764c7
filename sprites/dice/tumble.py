"""How dice tumble across a tray and come to rest on the faces the rules have already decided. A pure show.

The way over the cloth comes from sprites.dice.dice_path. How a die turns is worked out from the end: in its last
moment it
lies flat on the wanted face, and going back in time it unrolls along its path. The face it shows when it enters the
tray follows from that, so nothing ever needs to be corrected on the way.
"""

from bisect import bisect_right
from collections.abc import Sequence
from math import atan2, copysign, cos, hypot, pi, radians, sin
from random import Random
from typing import NamedTuple

from sprites.dice.dice_path import FIRST_TOUCH, STAGGER_STEPS, STEP_MS, STEPS, Path, Size, throw_paths
from sprites.dice.die_shape import DieShape
from sprites.things.turn import UP, Turn, about, back, between, rows, then

DIE_MS = STEPS * STEP_MS
"""From entering the tray to lying still, for one die at normal speed: 580 ms, the last 160 of them settling flat."""

_FLAT = STEPS - 160 // STEP_MS
"""The step in which a die falls on its last face; from then on it only slides and twists."""
_TOUCHES = (FIRST_TOUCH, 66, 90, _FLAT)
"""The steps in which a die meets the cloth."""
_FALL, _HOPS = 1.0, (0.8, 0.42, 0.14)
"""How high, in edges, it comes in, and how high it hops from one touch to the next."""
_MOST_ROLL = 2.7 * pi
"""However long its way, a die rolls no farther: faster turning looks like flicker."""
_TIPPING = 0.5
"""How unevenly it rolls, from 0 for a wheel to 1 for a cube that all but stops on each edge."""
_SPIN = radians(80)
"""How far it spins about the vertical while it leaps."""
_ROCK, _ROCK_STEPS = radians(7), 22
"""How far, and for how many steps, it rocks over its leading edge after the last fall."""
_SOFTEST_KNOCK, _HARDEST_KNOCK = 0.03, 0.12
"""Changes of speed, in edges per step, that are just heard and that are as loud as can be."""


class Pose(NamedTuple):
    """Where a die is: its centre in u from the tray's upper left inner corner, how many u its centre is above the
    height it rests at, and how it is turned.
    """

    x: float
    y: float
    lift: float
    turn: Turn


class Landing(NamedTuple):
    """How a die ends: its shape, the number on top, and how it is turned on the cloth, in radians."""

    shape: DieShape
    number: int
    twist: float


class Impact(NamedTuple):
    """The cue for a sound: a die meets cloth, rim or another die. Strength is 0 to 1; `lands` marks the last one of
    each die, when it falls on its final face.
    """

    at_ms: float
    strength: float
    lands: bool


class Tumble:
    """One throw of dice, seen at any moment after it began.

    `tray` is its inner width and height and `edge` the length of a cube die's edge, all in u. The same seed gives the
    same throw; `duration_ms` for one die only changes its pace. Dice come to rest clear of those `lying` there, as
    far as there is room.
    """

    def __init__(
        self,
        landings: Sequence[Landing],
        seed: int,
        tray: Size,
        edge: float,
        duration_ms: float = DIE_MS,
        lying: Sequence[tuple[float, float]] = (),
    ) -> None:
        paths = throw_paths(len(landings), seed, tray, edge, lying)
        self.step_ms = duration_ms / STEPS
        self._starts = [path.start for path in paths]
        self._poses = [
            _poses(landing, path, edge, Random(f"{seed} {index}"))
            for index, (landing, path) in enumerate(zip(landings, paths, strict=True))
        ]
        self.hits = sorted(
            Impact((path.start + step) * self.step_ms, strength, lands)
            for path in paths
            for step, strength, lands in _cues(path)
        )
        self.rest_ms = (STEPS + STAGGER_STEPS * (len(landings) - 1)) * self.step_ms
        """The time after which all dice lie still."""

    def poses(self, at_ms: float) -> list[Pose | None]:
        """The pose of each die at a moment, None before it was thrown; after `rest_ms` they no longer change."""
        return [self._pose(die, at_ms / self.step_ms - start) for die, start in enumerate(self._starts)]

    def is_rolling(self, die: int, at_ms: float) -> bool:
        """Whether a die was thrown and has not yet fallen on its last face."""
        return 0 <= at_ms / self.step_ms - self._starts[die] < _FLAT

    def _pose(self, die: int, step: float) -> Pose | None:
        if step < 0:
            return None
        poses = self._poses[die]
        if step >= STEPS:
            return poses[-1]
        before, after = poses[int(step)], poses[int(step) + 1]
        share = step - int(step)
        return Pose(
            before.x + (after.x - before.x) * share,
            before.y + (after.y - before.y) * share,
            before.lift + (after.lift - before.lift) * share,
            between(before.turn, after.turn, share),
        )


def _cues(path: Path) -> list[tuple[int, float, bool]]:
    """Step, strength and whether it lands, for the touches on the cloth and the audible knocks of one die."""
    touches = [(step, fall, False) for step, fall in zip(_TOUCHES[:-1], (_FALL, *_HOPS[:-1]), strict=True)]
    knocks = [
        (knock.step, min(1.0, knock.strength / _HARDEST_KNOCK), False)
        for knock in path.knocks
        if knock.strength >= _SOFTEST_KNOCK and knock.step < _FLAT
    ]
    return [*touches, *knocks, (_FLAT, 1.0, True)]


def _poses(landing: Landing, path: Path, edge: float, random: Random) -> list[Pose]:
    turns = _turns(landing, path, edge, random)
    bounciness = random.uniform(0.8, 1.15)
    return [
        Pose(
            x,
            y,
            landing.shape.rise(rows(turn), edge) + _hop(step) * bounciness * edge,
            turn,
        )
        for step, ((x, y), turn) in enumerate(zip(path.points, turns, strict=True))
    ]


def _hop(step: int) -> float:
    """How high, in edges, a die flies above the cloth: it falls in, then bounces lower and lower."""
    if step >= _FLAT:
        return 0.0
    if step < FIRST_TOUCH:
        return _FALL * (1 - (step / FIRST_TOUCH) ** 2)
    bounce = bisect_right(_TOUCHES, step) - 1
    share = (step - _TOUCHES[bounce]) / (_TOUCHES[bounce + 1] - _TOUCHES[bounce])
    return 4 * _HOPS[bounce] * share * (1 - share)


def _turns(landing: Landing, path: Path, edge: float, random: Random) -> list[Turn]:
    """How the die is turned at each step, ending as it lands."""
    ways = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(path.points, path.points[1:], strict=False)]
    settling = _settling_turns(landing, ways[_FLAT])
    turn = settling[0]
    turns = [turn]
    for change in reversed(_rolling(landing.shape, ways[:_FLAT], edge, random)):
        turn = then(turn, back(change))
        turns.append(turn)
    return turns[:0:-1] + settling


def _settling_turns(landing: Landing, way: tuple[float, float]) -> list[Turn]:
    """From falling flat to lying still: the die rocks once over its leading edge and twists to its final place.

    When it falls, its edges are square to its way, as it has just tipped over one of them.
    """
    across, down = way
    heading = atan2(down, across)
    quarter = 2 * pi / landing.shape.symmetry
    square = (heading - pi / 2 + quarter / 2) % quarter - quarter / 2
    forwards = (-sin(heading), cos(heading), 0.0)
    turns = []
    for step in range(STEPS - _FLAT + 1):
        left = 1 - step / (STEPS - _FLAT)
        twist = about(UP, landing.twist + (square - landing.twist) * left * left)
        rock = _ROCK * sin(pi * min(1.0, step / _ROCK_STEPS))
        turns.append(then(then(landing.shape.lying(landing.number), twist), about(forwards, rock)))
    return turns


def _rolling(shape: DieShape, ways: Sequence[tuple[float, float]], edge: float, random: Random) -> list[Turn]:
    """The turn made in each step of the way until the die falls flat.

    It rolls as far as its way is long, within what the eye can follow, slower where it stands on an edge and faster
    where it falls over it; in its first leaps it also spins.
    """
    lengths = [hypot(*way) for way in ways]
    pace = min(shape.tip / (shape.stride * edge / 2), _MOST_ROLL / max(sum(lengths), edge))
    spin = copysign(_SPIN, random.random() - 0.5) * random.uniform(0.6, 1.0)
    remaining = pace * sum(lengths)
    turns = []
    for step, ((across, down), length) in enumerate(zip(ways, lengths, strict=True)):
        after = max(0.0, remaining - pace * length)
        roll = _tipped(remaining, shape.tip) - _tipped(after, shape.tip)
        remaining = after
        axis = (-down / length, across / length, 0.0) if length else UP
        share = (1 - step / len(ways)) ** 2
        turns.append(then(about(axis, roll), about(UP, 3 * spin * share / len(ways))))
    return turns


def _tipped(roll: float, tip: float) -> float:
    """A remaining roll in radians, changed so that it passes quickly over flat faces and slowly over edges towards
    its end.
    """
    return roll + _TIPPING * max(0.0, 1 - roll / pi) / 4 * sin(2 * pi / tip * roll)
