"""Dice of one throw while they tumble over a tray and until they lie still: pictures of them at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import radians
from typing import NamedTuple

from sprites.dice.die import RISE, DiePicture
from sprites.dice.die_faces import DieStyle
from sprites.dice.die_shadow import DieShadow
from sprites.dice.lying_die import fine_painter_of, painter_of
from sprites.dice.tumble import DIE_MS, Impact, Landing, Pose, Tumble
from sprites.paint.theme import Theme
from sprites.things.tray import RIM

_TRACE_EVERY, _TRACE_LASTS, _TRACE_ALPHA = 8, 32, 78
"""Steps of a tumble between two afterimages of a die, how many one lasts, and its alpha when fresh."""

Box = tuple[float, float, float, float]
"""x, y, width, height in units."""

_shadow_of = lru_cache(maxsize=8)(DieShadow)


class Thrown(NamedTuple):
    """A die of a throw: what is printed on it, the number it ends on, and how it lies then, in degrees."""

    style: DieStyle
    number: int
    twist: float = 0.0


@dataclass(slots=True)
class _Die:
    """A die of the throw and how it was last painted."""

    style: DieStyle
    pose: Pose | None = None
    picture: DiePicture | None = None
    traces: list[tuple[float, DiePicture]] = field(default_factory=list)


class ThrownDice:
    """The dice of a throw over a tray; `tray` is in units, its rim included, `edge` that of a cube die.

    The same seed gives the same throw; `speed` 2 makes it take half the time. `lying` are the middles of other
    pieces in the tray. `is_fine` shades large dice finely.
    """

    def __init__(
        self, theme: Theme, tray: Box, edge: float, dice: Sequence[Thrown], seed: int, speed: float = 1.0,
        lying: Sequence[tuple[float, float]] = (), is_fine: bool = False,
    ) -> None:  # fmt: skip
        x, y, width, height = tray
        landings = [Landing(die.style.shape, die.number, radians(die.twist)) for die in dice]
        self._theme = theme
        self._floor = x + RIM, y + RIM
        self._edge = edge
        self._painter_of = fine_painter_of if is_fine else painter_of
        floor = width - 2 * RIM, height - 2 * RIM
        clear = [(left - x - RIM, top - y - RIM) for left, top in lying]
        self._tumble = Tumble(landings, seed, floor, edge, DIE_MS / speed, clear)
        self._dice = [_Die(die.style) for die in dice]
        self._heard = 0

    @property
    def rest_ms(self) -> float:
        """The time after which all dice lie still."""
        return self._tumble.rest_ms

    @property
    def resting_places(self) -> list[tuple[float, float]]:
        """Where the middle of each die comes to rest, in units."""
        return self.spots(self._tumble.rest_ms)

    def spots(self, at_ms: float) -> list[tuple[float, float]]:
        """Where the middle of each die that was thrown would be at this moment if it lay, in units."""
        poses = self._tumble.poses(at_ms)
        return [(self._floor[0] + pose.x, self._floor[1] + pose.y) for pose in poses if pose]

    def hits(self, at_ms: float) -> list[Impact]:
        """What was hit since this was last asked, in order of time."""
        fresh = [hit for hit in self._tumble.hits[self._heard :] if hit.at_ms <= at_ms]
        self._heard += len(fresh)
        return fresh

    def pictures(self, at_ms: float) -> list[DiePicture]:
        """Shadows, afterimages and dice as they are at this moment, from low to high."""
        at_ms = min(at_ms, self._tumble.rest_ms)
        seen = [(pose, die) for pose, die in zip(self._tumble.poses(at_ms), self._dice, strict=True) if pose]
        scale = self._theme.s
        shadows = _shadow_of(self._edge * scale)
        cast = [shadows.picture(self._spot(pose), pose.lift * scale) for pose, _ in seen]
        dice = [self._painted(die, pose) for pose, die in sorted(seen, key=lambda pair: pair[0].y)]
        return [*cast, *self._traces(at_ms), *dice]

    def _painted(self, die: _Die, pose: Pose) -> DiePicture:
        """The picture of a die, painted anew when it has moved."""
        if die.picture is None or die.pose != pose:
            painter = self._painter_of(self._edge * self._theme.s)
            die.picture = painter.picture(die.style, pose.turn, self._centre(pose))
            die.pose = pose
        return die.picture

    def _traces(self, at_ms: float) -> Iterator[DiePicture]:
        """The fading afterimages of the rolling dice: pictures of some moments ago."""
        step_ms = self._tumble.step_ms
        for number, die in enumerate(self._dice):
            die.traces = [trace for trace in die.traces if 0 <= at_ms - trace[0] < _TRACE_LASTS * step_ms]
            for moment, picture in die.traces:
                age = (at_ms - moment) / (_TRACE_LASTS * step_ms)
                faded = picture.surface.copy()
                faded.set_alpha(round(_TRACE_ALPHA * (1 - age)))
                yield DiePicture(faded, picture.corner)
            latest = die.traces[-1][0] if die.traces else float("-inf")
            is_due = at_ms - latest >= _TRACE_EVERY * step_ms
            if die.picture and is_due and self._tumble.is_rolling(number, at_ms):
                die.traces.append((at_ms, die.picture))

    def _spot(self, pose: Pose) -> tuple[float, float]:
        """The window pixel of a die's centre if it lay on the cloth."""
        scale, (left, top) = self._theme.s, self._theme.origin
        return left + (self._floor[0] + pose.x) * scale, top + (self._floor[1] + pose.y) * scale

    def _centre(self, pose: Pose) -> tuple[float, float]:
        x, y = self._spot(pose)
        return x, y - pose.lift * RISE * self._theme.s
