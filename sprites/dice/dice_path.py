"""The way thrown dice take over the cloth of a tray, seen from above and played by pymunk.

All dice come in over the left rim. As long as a die is in the air it flies over the others and over that rim; from
its first touch on it bumps into everything. Its speed falls steadily to nothing, so that every die, whatever it hits
on the way, lies still after the same time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, hypot, sqrt
from random import Random
from typing import NamedTuple

import pymunk

STEP_MS = 4
STEPS = 145
"""How many steps of STEP_MS a die is on its way, from entering the tray to lying still."""
STAGGER_STEPS = 6
"""Between one die of a throw and the next."""
FIRST_TOUCH = 32
"""The step of a die's way in which it first meets the cloth."""

ROOM = 0.68
"""The radius of the disc a lying die needs, in edges: it may turn inside without touching its neighbours."""

_BOUNCE = 0.6
"""The share of its speed a die keeps when it bounces off the rim."""
_LIKED_WAY, _LEAST_WAY = 7.5, 3.0
"""Lengths of a throw in edges, the best and the shortest."""
_ENTRY = -0.4
"""Where dice come in, in edges from the left rim."""
_LOOSE = 0.4
_TRIES = 12
_ORDERLY = 0.97
_WALL = 40.0

_ON_CLOTH, _IN_AIR, _RIM, _LEFT_RIM = 1, 2, 4, 8
_FLYING = pymunk.ShapeFilter(categories=_IN_AIR, mask=_RIM)
_ROLLING = pymunk.ShapeFilter(categories=_ON_CLOTH, mask=_RIM | _LEFT_RIM | _ON_CLOTH)

Point = tuple[float, float]
Size = tuple[float, float]


class Knock(NamedTuple):
    """A die meets the rim or another die in a step of its own way; its speed changes by so many edges per step."""

    step: int
    strength: float


@dataclass(frozen=True, slots=True)
class Path:
    """The centre of one die, in u from the tray's upper left inner corner, at each of its STEPS + 1 moments."""

    start: int
    points: tuple[Point, ...]
    knocks: tuple[Knock, ...]

    @property
    def rest(self) -> Point:
        """Where the die ends up."""
        return self.points[-1]


def throw_paths(count: int, seed: int, tray: Size, edge: float, lying: Sequence[Point] = ()) -> list[Path]:
    """The paths of so many dice with the given edge across a tray (width, height); same seed, same paths.

    A throw after which dice would overlap each other, or those that are `lying` there, is thrown again; in a tray too
    small for the dice the best of some tries is taken.
    """
    random = Random(seed)
    best: list[Path] = []
    best_order = float("-inf")
    for _ in range(_TRIES):
        paths = _Throw(count, random, tray, edge).play()
        order = _orderliness([path.rest for path in paths], ROOM * edge, lying)
        if order > best_order:
            best, best_order = paths, order
        if order >= _ORDERLY:
            break
    return best


def _orderliness(places: list[Point], room: float, lying: Sequence[Point]) -> float:
    """1 or more when every die has its room, less the deeper one sits in another or in the left rim."""
    gaps = [
        hypot(x - a, y - b) / (2 * room) for index, (x, y) in enumerate(places) for a, b in (*lying, *places[:index])
    ]
    return min(gaps + [x / room for x, _ in places], default=1.0)


@dataclass(slots=True)
class _Rolling:
    """One die while the throw is played."""

    body: pymunk.Body
    shape: pymunk.Circle
    start: int
    points: list[Point] = field(default_factory=list)
    knocks: list[Knock] = field(default_factory=list)

    def advance(self, step: int) -> None:
        """Note the place and slow down, so that the speed is nothing after STEPS steps."""
        own = step - self.start
        if not 0 <= own <= STEPS:
            return
        x, y = self.body.position  # plain numbers: vectors would take most of a throw's time
        self.points.append((x, y))
        if own == FIRST_TOUCH:
            self.shape.filter = _ROLLING
        if own == STEPS:
            self.body.body_type = pymunk.Body.STATIC
        elif own:
            share = (STEPS - own) / (STEPS - own + 1)
            across, down = self.body.velocity
            self.body.velocity = across * share, down * share


class _Throw:
    """One simulated throw: the space, its rim and the dice in it. Lengths in u, times in steps."""

    def __init__(self, count: int, random: Random, tray: Size, edge: float) -> None:
        self._width, self._height = tray
        self._edge = edge
        self._room = ROOM * edge
        self._random = random
        self._step = 0
        self._space = pymunk.Space()
        self._space.on_collision(post_solve=self._note_knock)
        self._raise_rim()
        self._launches = [
            self._velocity(entry, target) + entry
            for entry, target in zip(self._entries(count), self._targets(count), strict=True)
        ]
        self._dice: list[_Rolling] = []
        self._of_shape: dict[pymunk.Shape, _Rolling] = {}

    def play(self) -> list[Path]:
        """Let all dice roll until the last one lies still."""
        last = STEPS + STAGGER_STEPS * (len(self._launches) - 1)
        for self._step in range(last + 1):
            if self._step % STAGGER_STEPS == 0 and len(self._dice) < len(self._launches):
                self._launch(*self._launches[len(self._dice)])
            for die in self._dice:
                die.advance(self._step)
            self._space.step(1)
        return [Path(die.start, tuple(die.points), tuple(die.knocks)) for die in self._dice]

    def _raise_rim(self) -> None:
        width, height, wall = self._width, self._height, _WALL
        for corners, category in (
            ((-width, -wall, 2 * width, -wall), _RIM),
            ((-width, height + wall, 2 * width, height + wall), _RIM),
            ((width + wall, -wall, width + wall, height + wall), _RIM),
            ((-wall, -wall, -wall, height + wall), _LEFT_RIM),
        ):
            x, y, to_x, to_y = corners
            side = pymunk.Segment(self._space.static_body, (x, y), (to_x, to_y), wall)
            side.elasticity = 1.0
            side.filter = pymunk.ShapeFilter(categories=category)
            self._space.add(side)

    def _entries(self, count: int) -> list[Point]:
        """Places on the left rim, spread over its height; a single die comes from the lower half."""
        free = self._height - 2 * self._room
        heights = [(index + self._random.uniform(0.2, 0.8)) / count for index in range(count)]
        if count == 1:
            heights = [self._random.uniform(0.55, 1.0)]
        self._random.shuffle(heights)
        return [(_ENTRY * self._edge, self._height / 2 + free * (share - 0.5)) for share in heights]

    def _targets(self, count: int) -> list[Point]:
        """Places to aim at, one in each of as many roughly square cells.

        The cells keep clear of the left end, which is too near to be thrown at, unless they would be too narrow.
        """
        room = 2 * self._room
        left = (_ENTRY + _LEAST_WAY - ROOM) * self._edge
        lines = round(sqrt(count * self._height / self._width))
        lines = max(1, min(lines, int(self._height // room)))
        columns = ceil(count / lines)
        if (self._width - left) / columns < room:
            left = 0.0
        wide, high = (self._width - left) / columns, self._height / lines
        loose_x, loose_y = (max(0.0, length - room) * _LOOSE for length in (wide, high))
        cells = [(column, line) for column in range(columns) for line in range(lines)]
        return [
            (
                left + (column + 0.5) * wide + self._random.uniform(-loose_x, loose_x),
                (line + 0.5) * high + self._random.uniform(-loose_y, loose_y),
            )
            for column, line in self._random.sample(cells, count)
        ]

    def _velocity(self, entry: Point, target: Point) -> Point:
        """The speed that brings a die to its target, directly or off the rims.

        Of the straight way and the one off the right rim it takes the one whose length looks more like a throw; it
        may also come off the upper or the lower rim.
        """
        (x, y), (to_x, to_y) = entry, target
        liked = x + _LIKED_WAY * self._edge
        to_x = max(to_x, x + _LEAST_WAY * self._edge)
        to_x = min(to_x, self._beyond(to_x, self._width - self._room), key=lambda goal: abs(goal - liked))
        to_y = self._random.choice(
            (to_y, self._beyond(to_y, self._room), self._beyond(to_y, self._height - self._room))
        )
        return 2 * (to_x - x) / STEPS, 2 * (to_y - y) / STEPS

    @staticmethod
    def _beyond(place: float, rim: float) -> float:
        """The mirror image behind the rim, farther away by what the bounce takes."""
        return rim + (rim - place) / _BOUNCE

    def _launch(self, across: float, down: float, x: float, y: float) -> None:
        body = pymunk.Body(1.0, float("inf"))
        body.position = x, y
        body.velocity = across, down
        shape = pymunk.Circle(body, self._room)
        shape.elasticity = _BOUNCE
        shape.filter = _FLYING
        self._space.add(body, shape)
        die = _Rolling(body, shape, self._step)
        self._dice.append(die)
        self._of_shape[shape] = die

    def _note_knock(self, arbiter: pymunk.Arbiter, space: pymunk.Space, _: object) -> None:
        if not arbiter.is_first_contact:
            return
        strength = arbiter.total_impulse.length / self._edge
        for shape in arbiter.shapes:
            die = self._of_shape.get(shape)
            if die is not None and self._step - die.start <= STEPS:
                die.knocks.append(Knock(self._step - die.start, strength))
