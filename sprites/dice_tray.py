"""Throws dice into a wooden tray and shows them rolling until they lie still."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame

from sprites.die import RISE, DiePainter, Picture
from sprites.die_faces import PIPS, DieStyle
from sprites.die_shadow import DieShadow
from sprites.theme import Theme
from sprites.tray import RIM, tray_surface
from sprites.tumble import DIE_MS, Hit, Pose, Tumble

DIE_EDGE = 44
"""Edge of a die in u."""

_TRACE_EVERY, _TRACE_LASTS, _TRACE_ALPHA = 8, 32, 78
"""Steps of a tumble between two afterimages of a die, how many one lasts, and its alpha when fresh."""


@dataclass(slots=True)
class _Die:
    """A die of the throw and how it was last painted."""

    style: DieStyle
    pose: Pose | None = None
    picture: Picture | None = None
    traces: list[tuple[float, Picture]] = field(default_factory=list)


@dataclass(slots=True)
class _Throw:
    """The dice of one throw and what has been heard of it so far."""

    tumble: Tumble
    dice: list[_Die]
    began_ms: float
    skipped: bool = False
    heard: int = 0

    def elapsed(self, now_ms: float) -> float:
        return self.tumble.rest_ms if self.skipped else now_ms - self.began_ms


class DiceTray:
    """A tray on the screen and the dice of the last throw in it.

    `rect` is (x, y, width, height) in u, rim included; `edge` is the length of a die's edge in u. All times are
    milliseconds of one clock of the caller's choice. A tray belongs to one theme: after a resize make a new one,
    throw the same faces with the same seed again and skip.
    """

    def __init__(self, theme: Theme, rect: tuple[float, float, float, float], edge: float = DIE_EDGE) -> None:
        width, height = rect[2:]
        self.rect = theme.rect(*rect)
        self._floor = self.rect.left + theme.px(RIM), self.rect.top + theme.px(RIM)
        self._floor_size = width - 2 * RIM, height - 2 * RIM
        self._edge = edge
        self._scale = theme.s
        self._picture = tray_surface(theme, width, height)
        self._painter = DiePainter(edge * theme.s)
        self._shadow = DieShadow(edge * theme.s)
        self._throw: _Throw | None = None

    @property
    def reach(self) -> pygame.Rect:
        """The part of the window the tray and flying dice may cover."""
        margin = round(1.3 * self._edge * self._scale)
        return self.rect.inflate(2 * margin, 2 * margin)

    def throw(
        self,
        faces: Sequence[int],
        seed: int,
        now_ms: float,
        speed: float = 1.0,
        styles: Sequence[DieStyle] | None = None,
    ) -> None:
        """Throw dice that end on these faces, 1 to 6, in place of those that lie in the tray.

        `seed` picks the way they roll, `speed` 2 makes it take half the time, `styles` names the kind of each die
        (all with pips when left out).
        """
        tumble = Tumble(faces, seed, self._floor_size, self._edge, DIE_MS / speed)
        dice = [_Die(style) for style in styles or [PIPS] * len(faces)]
        self._throw = _Throw(tumble, dice, now_ms)

    def skip(self) -> None:
        """Let the dice lie on their final faces at once."""
        if self._throw:
            self._throw.skipped = True

    def clear(self) -> None:
        """Take the dice out of the tray."""
        self._throw = None

    def settled(self, now_ms: float) -> bool:
        """Whether all dice lie still, so that the result may be told."""
        return self._throw is None or self._throw.elapsed(now_ms) >= self._throw.tumble.rest_ms

    def hits(self, now_ms: float) -> list[Hit]:
        """What was hit since this was last asked, in order of time; of a skipped roll only the last landing."""
        throw = self._throw
        if throw is None:
            return []
        elapsed = throw.elapsed(now_ms)
        fresh = [hit for hit in throw.tumble.hits[throw.heard :] if hit.at_ms <= elapsed]
        throw.heard += len(fresh)
        return fresh[-1:] if throw.skipped else fresh

    def draw(self, surface: pygame.Surface, now_ms: float) -> None:
        """Draw the tray and its dice as they are at this moment."""
        surface.blit(self._picture, self.rect)
        throw = self._throw
        if throw is None:
            return
        elapsed = throw.elapsed(now_ms)
        seen = [
            (pose, die) for pose, die in zip(throw.tumble.poses(elapsed), throw.dice, strict=True) if pose
        ]
        for pose, _ in seen:
            self._shadow.cast(surface, self._spot(pose), pose.lift * self._scale)
        pictures = [self._painted(die, pose) for pose, die in sorted(seen, key=lambda pair: pair[0].y)]
        surface.fblits(self._traces(throw, elapsed))
        surface.fblits(pictures)

    def _painted(self, die: _Die, pose: Pose) -> Picture:
        """The picture of a die, painted anew when it has moved."""
        if die.picture is None or die.pose != pose:
            die.picture = self._painter.picture(die.style, pose.turn, self._centre(pose))
            die.pose = pose
        return die.picture

    def _traces(self, throw: _Throw, elapsed: float) -> Iterator[Picture]:
        """The fading afterimages of the rolling dice: pictures of some moments ago."""
        step_ms = throw.tumble.step_ms
        for number, die in enumerate(throw.dice):
            die.traces = [trace for trace in die.traces if 0 <= elapsed - trace[0] < _TRACE_LASTS * step_ms]
            for moment, picture in die.traces:
                age = (elapsed - moment) / (_TRACE_LASTS * step_ms)
                picture.surface.set_alpha(round(_TRACE_ALPHA * (1 - age)))
                yield picture
            latest = die.traces[-1][0] if die.traces else float("-inf")
            is_due = elapsed - latest >= _TRACE_EVERY * step_ms
            if die.picture and is_due and throw.tumble.is_rolling(number, elapsed):
                copy = Picture(die.picture.surface.copy(), die.picture.corner)
                die.traces.append((elapsed, copy))

    def _spot(self, pose: Pose) -> tuple[float, float]:
        """The pixel of a die's centre if it lay on the cloth."""
        return self._floor[0] + pose.x * self._scale, self._floor[1] + pose.y * self._scale

    def _centre(self, pose: Pose) -> tuple[float, float]:
        x, y = self._spot(pose)
        return x, y - pose.lift * RISE * self._scale
