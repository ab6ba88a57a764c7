"""A throw of dice as it is shown: they tumble over their tray, lie still to be read, and then find their places."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi

import pygame

from game.text.sentences import Sentences
from scenes.audio.sound import Sounds
from scenes.play.acts import Act
from scenes.table.show import DiceThrow
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.drag import middle
from scenes.ui.host.motion import Motion, Pace
from scenes.ui.host.target import Area, Point
from sprites.dice.thrown_dice import Thrown, ThrownDice
from sprites.paint import palette
from sprites.paint.theme import Theme

_say = Sentences("screens")

HOLD = 750
"""Milliseconds at Normal speed that the result is read before its effects."""

HIT, LANDING = "die_hit", "die_land"
RING_SIZE = 64.0


class DiceAct(Act):
    """All dice of a throw together, clear of the pieces that are `lying` there. The same seed throws them alike."""

    def __init__(
        self, show: DiceThrow, theme: Theme, tray: Area, lying: Sequence[Point], sounds: Sounds, pace: Pace, seed: int
    ) -> None:  # fmt: skip
        dice = [Thrown(die.style, die.face, die.twist) for die in show.dice]
        speed = 1 / (pace.factor or 1)
        self._dice = ThrownDice(theme, tray, show.edge, dice, seed, speed, lying)
        self._rest_ms = 0.0 if pace.calm else self._dice.rest_ms
        super().__init__(HOLD, pace)
        self.ms = self.ms + self._rest_ms if self.ms else 0.0
        self._show = show
        self._x = middle(tray)[0]
        self._sounds = sounds

    @property
    def pieces(self) -> tuple[str, ...]:
        """The dice."""
        return tuple(die.piece for die in self._show.dice)

    @property
    def _at(self) -> float:
        return max(self.elapsed, 0.0) if self._rest_ms else self._dice.rest_ms

    def advance(self, ms: float) -> None:
        """Let time pass, with a knock for everything that was hit, and another one where a die comes to lie."""
        super().advance(ms)
        for hit in self._dice.hits(self._at):
            self._sounds.play(LANDING if hit.lands else HIT, hit.strength, self._x)

    def end(self, motion: Motion) -> None:
        """The dice find their places from where they landed."""
        side = self._show.edge
        for piece, (x, y) in zip(self.pieces, self._dice.resting_places, strict=True):
            motion.let_go(piece, (x - side / 2, y - side / 2, side, side))

    def stamps(self, theme: Theme) -> list[Stamp]:
        """Shadows and dice where they are now."""
        return [Stamp(*picture) for picture in self._dice.pictures(self._at)]


def patience_stamp(theme: Theme, area: Area, share: float) -> Stamp:
    """A ring that empties while a die waits; `share` is how much time is over."""
    steps = 36
    left = steps - round(steps * min(1.0, share))
    side = theme.px(RING_SIZE * max(1.0, theme.letter))

    def draw() -> pygame.Surface:
        ring = pygame.Surface((side, side), pygame.SRCALPHA)
        rect = ring.get_rect().inflate(-theme.px(6), -theme.px(6))
        pygame.draw.circle(ring, (*palette.DARK_INK, 150), rect.center, rect.width // 2)
        for thickness in range(theme.px(5)):
            arc = rect.inflate(-2 * thickness, -2 * thickness)
            pygame.draw.arc(ring, palette.LEGAL, arc, pi / 2, pi / 2 + 2 * pi * left / steps, 2)
        word = theme.text(_say("curtain.roll"), "strong", 15 * theme.letter, palette.HOT)
        ring.blit(word, word.get_rect(center=rect.center))
        return ring

    surface = theme.cached(("patience", side, left), draw)
    rect = theme.rect(*area)
    return Stamp(surface, surface.get_rect(center=rect.center).topleft)
