"""A throw of dice as it is shown: they are taken up, tumble over their tray, point at what they hit, and find their
places.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.audio.sound import Sounds
from scenes.play.acts import Act
from scenes.table import staging
from scenes.table.show import DiceThrow
from scenes.ui.host.motion import DRAWN_BACK
from sprites.dice.thrown_dice import Thrown, ThrownDice
from sprites.paint import palette, tween

_say = Sentences("screens")

HIT, LANDING, CUP = "die_hit", "die_land", "cup"
RING_SIZE, FINER = 82.0, 3
"""Units across the ring round a die that waits, and how many times larger it is drawn."""

WOBBLE, WOBBLES = 5.0, 1.5
"""Degrees that a die tips as it comes to lie, and how often."""

LINE, LINE_DOTS = 5.0, 14
"""Units across the line from a die to what it hits, and the dots of it."""


class DiceAct(Act):
    """All dice of a throw together, clear of the pieces that are `lying` there. The same seed throws them alike.

    They are drawn back before, tip once more as they lie, and a line runs to what the throw hits: `goal`, if any.
    """

    def __init__(
        self, show: DiceThrow, theme: ui.Theme, tray: ui.Area, lying: Sequence[ui.Point], sounds: Sounds,
        pace: ui.Pace, seed: int, waiting: Sequence[ui.Sprite] = (), goal: ui.Area | None = None,
    ) -> None:  # fmt: skip
        manner, dice = ui.MANNERS["die"], [Thrown(die.style, die.face, die.twist) for die in show.dice]
        speed = 1 / (pace.factor or 1)
        self._dice = ThrownDice(theme, tray, show.edge, dice, seed, speed, lying)
        self._is_calm = pace.calm
        self._back = 0.0 if pace.calm else manner.back * pace.factor
        self._rests = 0.0 if pace.calm else self._back + self._dice.rest_ms
        self._lies = self._rests + manner.landing * pace.factor
        super().__init__(0.0, pace)
        self.ms = self._lies + manner.settle * pace.factor if goal or pace.calm else self._lies
        if not pace.factor:
            self.ms = 0.0
        self._show = show
        self._x = ui.middle(tray)[0]
        self._sounds = sounds
        self._waiting = waiting
        self._goal = goal
        self._is_shaken = False

    @property
    def pieces(self) -> tuple[str, ...]:
        """The dice."""
        return tuple(die.piece for die in self._show.dice)

    @property
    def _at(self) -> float:
        """Which millisecond of the throw it is."""
        return self._dice.rest_ms if self._is_calm else max(0.0, self.elapsed - self._back)

    def advance(self, ms: float) -> None:
        """Let time pass: the cup first, then a knock for everything that was hit, another where a die comes to lie."""
        super().advance(ms)
        if not self._is_shaken and not self._is_calm:
            self._sounds.play(CUP, 1.0, self._x)
        self._is_shaken = True
        for hit in self._dice.hits(self._at):
            self._sounds.play(LANDING if hit.lands else HIT, hit.strength, self._x)

    def end(self, motion: ui.Motion) -> None:
        """The dice find their places from where they landed."""
        side = self._show.edge
        for piece, (x, y) in zip(self.pieces, self._dice.resting_places, strict=True):
            motion.let_go(piece, (x - side / 2, y - side / 2, side, side))

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """Shadows and dice where they are now, and the line to what they hit."""
        if not self._is_calm and self.elapsed < self._back:
            return self._drawn_back(theme, self.elapsed / self._back)
        stamps = [ui.Stamp(*picture) for picture in self._dice.pictures(self._at)]
        if self._rests <= self.elapsed < self._lies and not self._is_calm:
            share, count = (self.elapsed - self._rests) / (self._lies - self._rests), len(self._show.dice)
            turn = WOBBLE * sin(2 * pi * WOBBLES * share) * (1 - share)
            stamps[-count:] = [_tipped(stamp, turn) for stamp in stamps[-count:]]
        if self._goal and self.elapsed >= self._lies:
            stamps = [*self._line(theme, self._goal), *stamps]
        return stamps

    def _drawn_back(self, theme: ui.Theme, share: float) -> list[ui.Stamp]:
        """The dice as they are taken up where they lay."""
        taken = []
        for sprite in self._waiting:
            x, y = ui.middle(sprite.area)
            off = DRAWN_BACK * tween.out(share)
            taken.append(
                staging.centred(theme, sprite.look.surface(theme), (x - off, y - off / 2), 1 + 0.08 * share, 9 * share)
            )
        return taken

    def _line(self, theme: ui.Theme, goal: ui.Area) -> list[ui.Stamp]:
        """Dots from the first die to what it hits, one after the other, and a frame round that at the end."""
        share = 1.0 if self._is_calm else min(1.0, (self.elapsed - self._lies) / max(1.0, self.ms - self._lies) * 1.4)
        return line_stamps(theme, self._dice.resting_places[0], goal, share)


def line_stamps(theme: ui.Theme, start: ui.Point, goal: ui.Area, share: float) -> list[ui.Stamp]:
    """As much of a line of dots from a die to what it hits, and a frame round that once the line is whole."""
    (from_x, from_y), (to_x, to_y) = start, ui.middle(goal)
    dot = theme.cached("die line", lambda: _dot(theme))
    stamps = [
        staging.centred(
            theme, dot, (from_x + (to_x - from_x) * step / LINE_DOTS, from_y + (to_y - from_y) * step / LINE_DOTS)
        )
        for step in range(1, LINE_DOTS + 1)
        if step <= share * LINE_DOTS
    ]
    return [*stamps, ui.frame_stamp(theme, goal, 240)] if share >= 1 else stamps


def _dot(theme: ui.Theme) -> pygame.Surface:
    side = max(5, 2 * theme.px(LINE) + 1)
    dot = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(dot, (*palette.DARK_INK, 160), (side // 2, side // 2), side // 2)
    pygame.draw.circle(dot, palette.HOT, (side // 2, side // 2), max(1, side // 2 - 1))
    return dot


def _tipped(stamp: ui.Stamp, turn: float) -> ui.Stamp:
    """A stamp turned about its middle."""
    turned = pygame.transform.rotozoom(stamp.surface, turn, 1.0)
    return ui.Stamp(turned, turned.get_rect(center=stamp.rect.center).topleft)


def patience_stamp(theme: ui.Theme, area: ui.Area, share: float) -> ui.Stamp:
    """A ring round a die that waits, which empties, and what is waited for; `share` is how much time is over."""
    steps = 36
    left = steps - round(steps * min(1.0, share))
    side = theme.px(RING_SIZE * max(1.0, theme.letter))
    surface = theme.cached(("patience", side, left), lambda: _patience(theme, side, left / steps))
    rect = theme.rect(*area)
    corner = rect.centerx - surface.get_width() // 2, rect.centery - side // 2
    return ui.Stamp(surface, corner)


def _patience(theme: ui.Theme, side: int, left: float) -> pygame.Surface:
    """Drawn larger than it is, so that the ring has smooth edges; the pips of the die stay free."""
    word = theme.text(_say("curtain.roll"), "strong", 15 * theme.letter, palette.HOT)
    size = max(side, word.get_width() + theme.px(14)), side + word.get_height()
    picture = pygame.Surface(size, pygame.SRCALPHA)
    fine = pygame.Surface((FINER * side, FINER * side), pygame.SRCALPHA)
    middle, radius, thick = FINER * side // 2, FINER * (side // 2 - theme.px(3)), FINER * theme.px(5)
    pygame.draw.circle(fine, (*palette.DARK_INK, 170), (middle, middle), radius, thick)
    dots = round(2 * pi * radius * left / 2)
    for dot in range(dots):
        turn = pi / 2 + 2 * pi * left * dot / dots
        spot = middle + (radius - thick / 2) * cos(turn), middle - (radius - thick / 2) * sin(turn)
        pygame.draw.circle(fine, palette.LEGAL, spot, thick * 0.36)
    picture.blit(pygame.transform.smoothscale(fine, (side, side)), ((size[0] - side) // 2, 0))
    plate = word.get_rect(midbottom=(size[0] // 2, size[1])).inflate(theme.px(10), 0)
    pygame.draw.rect(picture, (*palette.DARK_INK, 200), plate, 0, plate.height // 2)
    picture.blit(word, word.get_rect(center=plate.center))
    return picture
