"""The die of who you play alone against: one throw decides much, so it is thrown towards you, large, over the whole
table. It is lifted from its tray, tumbles, lies for a moment in its own light, goes back and points at what it hits.
"""

from __future__ import annotations

import pygame

from scenes import ui
from scenes.audio.sound import Sounds
from scenes.play.acts import Act
from scenes.play.dice.dice_act import CUP, HIT, LANDING, line_stamps
from scenes.table import staging
from scenes.table.show import DiceThrow
from sprites.dice.thrown_dice import Thrown, ThrownDice
from sprites.paint import brush, palette, tween

EDGE = 158.0
"""Units of its edge as it lies before you: it is a third of the window high then."""

FLOOR: ui.Area = (250.0, 250.0, 700.0, 360.0)
"""The part of the table that it rolls over."""

LIFTED = 0.62
"""How large it is where it leaves the hand, as a share of how large it lands."""

DARK, LIT, POOL = 0.56, 0.24, (760.0, 520.0)
"""How dark the table turns, how strong the light on the die is, and the units across that it reaches."""
STRIP, LEVELS = 48, 16
"""Pixels of height that are darkened with one picture, which is used again (a whole one at 3840x2160 takes 32 MB), and
grades of darkness: a picture that is dark by itself is laid in half the time.
"""

HOME = 0.55
"""The share of the last part in which it goes back; then the line runs."""
DUST, DUST_TONES = 420.0, (palette.IVORY, palette.BRASS_LIGHT)
"""Milliseconds that the dust of its fall flies, and its colours."""


class GreatDieAct(Act):
    """One die, from its tray over the table and back. `waiting` is how it lay, None where it was out of sight; `home`
    is the edge that it has in its tray.
    """

    def __init__(
        self, show: DiceThrow, theme: ui.Theme, tray: ui.Area, sounds: Sounds, pace: ui.Pace, seed: int,
        waiting: ui.Sprite | None, goal: ui.Area | None,
    ) -> None:  # fmt: skip
        manner = ui.MANNERS["great_die"]
        (die,) = show.dice
        self._back, self._path, self._landing, self._settle = (
            part * pace.factor for part in (manner.back, manner.path, manner.landing, manner.settle)
        )
        super().__init__(manner.total, pace)
        thrown = Thrown(die.style, die.face, die.twist)
        self._dice = ThrownDice(theme, FLOOR, EDGE, [thrown], seed, 1.0)
        self._theme = theme
        self._piece = die.piece
        self._small = show.edge / EDGE
        self._home = ui.middle(waiting.area if waiting else tray)
        self._goal = goal
        self._sounds = sounds
        self._is_shaken = False

    @property
    def pieces(self) -> tuple[str, ...]:
        """The die."""
        return (self._piece,)

    def advance(self, ms: float) -> None:
        """Let time pass: the cup first, then a knock for everything that was hit, another where it comes to lie."""
        super().advance(ms)
        if not self._is_shaken:
            self._sounds.play(CUP, 1.0, self._home[0])
        self._is_shaken = True
        for hit in self._dice.hits(self._thrown * self._dice.rest_ms if self._thrown else -1.0):
            self._sounds.play(LANDING if hit.lands else HIT, hit.strength, self._dice.spots(hit.at_ms)[0][0])

    @property
    def _thrown(self) -> float:
        """How much of its way over the table is done, 0 to 1."""
        return max(0.0, min(1.0, (self.elapsed - self._back) / max(1.0, self._path)))

    def _settled(self, start: float, end: float, curve: tween.Curve = tween.inout) -> float:
        """How far something has come that takes this part of the time after it has lain."""
        begun = self._back + self._path + self._landing
        return staging.part(self.elapsed, begun + start * self._settle, begun + end * self._settle, curve)

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The darker table, the light, and the die where it is now; the line once it is back."""
        lifted = min(1.0, self.elapsed / max(1.0, self._back))
        gone = self._settled(0.0, HOME)
        pointed = self._settled(HOME, 0.95, _even)
        stamps = self._night(theme, min(tween.out(lifted), 1 - gone))
        if gone >= 1:
            line = line_stamps(theme, self._home, self._goal, pointed) if self._goal else []
            return [*stamps, *line, *self._die(1.0, self._home, self._small, is_lying=True)]
        if lifted < 1:
            risen = tween.inout(lifted)
            start = self._dice.spots(0.0)[0]
            # It goes a little the other way before it comes.
            spot = _between(self._home, start, risen - 0.12 * 4 * lifted * (1 - lifted) * (1 - risen))
            return [*stamps, *self._die(0.0, spot, self._small + (LIFTED - self._small) * risen)]
        place = self._dice.spots(self._thrown * self._dice.rest_ms)[0]
        if gone:
            spot, size = _between(place, self._home, gone), 1 + (self._small - 1) * gone
            return [*stamps, *self._die(1.0, spot, size, is_lying=True)]
        fallen = (self.elapsed - self._back - 0.72 * self._path) / DUST
        dust = staging.burst(theme, self._piece, 16, fallen, (place[0], place[1] + EDGE / 2), EDGE, DUST_TONES)
        size = LIFTED + (1 - LIFTED) * tween.out(self._thrown)
        return [*stamps, *dust, *self._die(self._thrown, place, size)]

    def _die(self, thrown: float, spot: ui.Point, size: float, is_lying: bool = False) -> list[ui.Stamp]:
        """The die and its shadow with the middle at a point, so many times as large as it lands."""
        at = thrown * self._dice.rest_ms
        place = self._theme.spot(*self._dice.spots(at)[0])
        x, y = self._theme.spot(*spot)
        pictures = self._dice.pictures(at)
        if is_lying:
            pictures = [pictures[0], pictures[-1]]
        found = []
        for surface, corner in pictures:
            off = (corner[0] - place[0]) * size, (corner[1] - place[1]) * size
            if size < 1:
                wide, high = surface.get_size()
                surface = pygame.transform.smoothscale(
                    surface, (max(1, round(wide * size)), max(1, round(high * size)))
                )
            found.append(ui.Stamp(surface, (round(x + off[0]), round(y + off[1]))))
        return found

    def _night(self, theme: ui.Theme, strength: float) -> list[ui.Stamp]:
        """The table turns darker, and light falls on where the die comes to lie."""
        if strength <= 0:
            return []
        width, height = theme.size
        level = round(LEVELS * strength)
        strip = theme.cached(("great die", "night", width, level), lambda: _dark((width, STRIP), level / LEVELS))
        pool = theme.cached(("great die", "light"), lambda: _light(theme))
        night = [
            ui.Stamp(strip.subsurface((0, 0, width, min(STRIP, height - top))), (0, top))
            for top in range(0, height, STRIP)
        ]
        light = staging.centred(theme, pool, self._dice.resting_places[0])
        return [*night, staging.faded(light, strength)]


def _even(share: float) -> float:
    return share


def _dark(size: tuple[int, int], strength: float) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*palette.DARK_INK, round(255 * DARK * strength)))
    return picture


def _light(theme: ui.Theme) -> pygame.Surface:
    return brush.spot((theme.px(POOL[0]), theme.px(POOL[1])), palette.HOT, LIT, 2.0)


def _between(start: ui.Point, end: ui.Point, share: float) -> ui.Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
