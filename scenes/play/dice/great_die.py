"""The die of who you play alone against: one throw decides much, so it is thrown towards you, large, over the whole
table. It is lifted from its tray, tumbles, lies for a moment in its own light, goes back and points at what it hits.
"""

from __future__ import annotations

from math import hypot

import pygame

from scenes import ui
from scenes.audio.sound import Sounds
from scenes.play.acts import Act
from scenes.play.dice.dice_act import CUP, HIT, LANDING, line_stamps
from scenes.play.view.renderer import ACTION_RAIL, TOP_RAIL
from scenes.table import staging
from scenes.table.show import DiceThrow
from scenes.ui.host.placement import READ, place, weights_of
from scenes.ui.host.popover_places import window_of
from sprites.dice.thrown_dice import Thrown, ThrownDice
from sprites.paint import brush, palette, tween

EDGE = 112.0
"""Units of its edge as it lies before you: it is about a fifth of the window high then."""

ROOM = 1.45 * EDGE
"""Units across that it takes where it lies."""

MARGIN = 48.0
"""Units that it keeps from the edge of the window: it rolls a little further before it settles."""

FLOOR = (640.0, 300.0)
"""How wide and deep the part of the table is that it rolls over."""

LIFTED = 0.62
"""How large it is where it leaves the hand, as a share of how large it lands."""

DARK, LIT, POOL = 0.34, 0.24, (620.0, 430.0)
"""How dark the table turns, how strong the light on the die is, and the units across that it reaches."""
SHADE: palette.Colour = (6, 12, 9)
"""What it darkens to: brown would make every colour of a card murky."""
STRIP, LEVELS = 48, 16
"""Pixels of height that are darkened with one picture, which is used again (a whole one at 3840x2160 takes 32 MB), and
grades of darkness: a picture that is dark by itself is laid in half the time.
"""

HOME = 0.55
"""The share of the last part in which it goes back; then the line runs."""
SMEARS, SMEAR_MS, SMEAR_ALPHA, SMEARED_FROM = 5, 34.0, 62, 12.0
"""Pictures behind it while it is fast, the milliseconds that they reach back, how strong the nearest is, and the units
that it has to go in that time.
"""
DUST, DUST_TONES = 420.0, (palette.IVORY, palette.BRASS_LIGHT)
"""Milliseconds that the dust of its fall flies, and its colours."""


class GreatDieAct(Act):
    """One die, from its tray over the table and back. `waiting` is how it lay, None where it was out of sight; it
    comes to lie at a `clear` spot. What it decides about stays `light`, where that is in sight.
    """

    def __init__(
        self, show: DiceThrow, theme: ui.Theme, tray: ui.Area, sounds: Sounds, pace: ui.Pace, seed: int,
        waiting: ui.Sprite | None, goal: ui.Area | None, clear: ui.Point, light: ui.Area | None = None,
    ) -> None:  # fmt: skip
        manner = ui.MANNERS["great_die"]
        (die,) = show.dice
        self._back, self._path, self._landing, self._settle = (
            part * pace.factor for part in (manner.back, manner.path, manner.landing, manner.settle)
        )
        super().__init__(manner.total, pace)
        thrown = Thrown(die.style, die.face, die.twist)
        self._dice = self._thrown_to(clear, theme, thrown, seed)
        self._theme = theme
        self._piece = die.piece
        self._small = show.edge / EDGE
        self._home = ui.middle(waiting.area if waiting else tray)
        self._goal = goal
        self._light = theme.rect(*light) if light else pygame.Rect(0, 0, 0, 0)
        self._sounds = sounds
        self._is_shaken = False

    @staticmethod
    def _thrown_to(spot: ui.Point, theme: ui.Theme, thrown: Thrown, seed: int) -> ThrownDice:
        """A throw that ends with the middle of the die at this spot."""
        x, y = ThrownDice(theme, (0.0, 0.0, *FLOOR), EDGE, [thrown], seed).resting_places[0]
        floor = (spot[0] - x, spot[1] - y, *FLOOR)
        return ThrownDice(theme, floor, EDGE, [thrown], seed, is_fine=True)

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

    def _smeared(self, at: float, die: ui.Stamp) -> list[ui.Stamp]:
        """Paler pictures of a fast die where it has just been, as an eye or a camera sees it."""
        before, now = (self._theme.spot(*self._dice.spots(max(0.0, then))[0]) for then in (at - SMEAR_MS, at))
        way = before[0] - now[0], before[1] - now[1]
        if hypot(*way) < SMEARED_FROM * self._theme.s:
            return []
        pale = [
            (die.surface.copy(), SMEAR_ALPHA * (1 - number / (SMEARS + 1)), number / SMEARS)
            for number in range(SMEARS, 0, -1)
        ]
        for surface, alpha, _ in pale:
            surface.set_alpha(round(alpha))
        return [
            ui.Stamp(surface, (round(die.corner[0] + way[0] * far), round(die.corner[1] + way[1] * far)))
            for surface, _, far in pale
        ]

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
        return found if is_lying else [*found[:-1], *self._smeared(at, found[-1]), found[-1]]

    def _night(self, theme: ui.Theme, strength: float) -> list[ui.Stamp]:
        """The table turns darker, but not what the die decides about; light falls on where it comes to lie."""
        if strength <= 0:
            return []
        width, _ = theme.size
        level = round(LEVELS * strength)
        strip = theme.cached(("great die", "night", width, level), lambda: _dark((width, STRIP), level / LEVELS))
        pool = theme.cached(("great die", "light"), lambda: _light(theme))
        night = [
            ui.Stamp(strip.subsurface((0, 0, dark.width, min(STRIP, dark.bottom - top))), (dark.x, top))
            for dark in _around(pygame.Rect((0, 0), theme.size), self._light)
            for top in range(dark.top, dark.bottom, STRIP)
        ]
        light = staging.centred(theme, pool, self._dice.resting_places[0])
        return [*night, staging.faded(light, strength)]


def clear_spot(theme: ui.Theme, layout: ui.TableLayout) -> ui.Point:
    """Where a large die hides least of what is read, as near to the middle of the table as can be."""
    left, _, wide, _ = window_of(theme)
    table = (left + MARGIN, TOP_RAIL, wide - 2 * MARGIN, ui.CANVAS[1] - TOP_RAIL - ACTION_RAIL)
    log = [(layout.log, READ)] if layout.log else []
    return ui.middle(place((ROOM, ROOM), None, table, [*log, *weights_of(layout)]).area)


def _even(share: float) -> float:
    return share


def _around(whole: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """All of an area but a part of it: above, below, and at both sides."""
    hole = hole.clip(whole)
    if not hole:
        return [whole]
    parts = (
        pygame.Rect(whole.x, whole.y, whole.width, hole.y - whole.y),
        pygame.Rect(whole.x, hole.bottom, whole.width, whole.bottom - hole.bottom),
        pygame.Rect(whole.x, hole.y, hole.x - whole.x, hole.height),
        pygame.Rect(hole.right, hole.y, whole.right - hole.right, hole.height),
    )
    return [part for part in parts if part]


def _dark(size: tuple[int, int], strength: float) -> pygame.Surface:
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*SHADE, round(255 * DARK * strength)))
    return picture


def _light(theme: ui.Theme) -> pygame.Surface:
    return brush.spot((theme.px(POOL[0]), theme.px(POOL[1])), palette.HOT, LIT, 2.0)


def _between(start: ui.Point, end: ui.Point, share: float) -> ui.Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
