"""Tokens in flight: goods, coins and points on their way, and how the places answer that they leave and reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from math import dist
from typing import NamedTuple

import pygame

from scenes import ui
from scenes.audio.sound import Sounds
from scenes.play.acts import Act
from scenes.table import staging
from scenes.table.piece_moments import DUST
from scenes.table.show import Tokens
from scenes.ui.host.motion import CROSS_FADE, WAVE
from sprites.paint import palette, tween

TOKEN_STAGGER, TOKENS_ALL = 40, 700
TOKEN_SIZE, LIFTED, SMALL = 36, 6.0, 0.6
"""Units of what flies, how high it is lifted before, and how small it begins and ends, as a share of its size."""

MOST_TOKENS = 8
PULSE, PULSE_GROWTH, PULSE_STEP, PULSE_MOST = 300, 0.25, 0.03, 0.5
"""How long a counter shows that it has changed, by how much of its size it grows, each step more, and at most."""

PULSE_WIDE = 2.4
"""How many times its height is seen of a counter that grows: its sign and its number, not what is told beside them."""

NOTE, NOTES, LOSES_FROM = 0.3, 11, 6
"""How loud the note of a unit is that lands, how many steps it rises, and from which it falls as units are lost."""

SHAKEN, DUST_MOTES, DUST_REACH = 3.0, 9, 46.0
"""Units that a piece shakes on which something lands, and its dust: grains, and units that they fly."""


class Route(NamedTuple):
    """The way of some tokens: their show, what has less and more of them, the piece on which they land, if any, and the
    place where they are seen to take off, where that is another one.
    """

    show: Tokens
    source: ui.Area
    target: ui.Area
    piece: ui.Sprite | None = None
    takes_off: ui.Area | None = None

    @property
    def start(self) -> ui.Area:
        """Where they set out."""
        return self.takes_off or self.source

    @property
    def tokens(self) -> int:
        """How many are seen in the air; a large number flies as few."""
        return min(self.show.count, MOST_TOKENS)

    def counts(self, place: str) -> bool:
        """Whether a place that they leave or reach is their counter."""
        return place.startswith(f"{self.show.glyph}@")


class TokensAct(Act):
    """Tokens in flight on several routes, one shortly after the other, on a slight arc.

    They are lifted before, and what they land on answers: a counter grows, with a note that is higher each time; a
    piece is dusty or shakes. `picture` tells how an area of the table looks now.
    """

    def __init__(
        self,
        routes: Sequence[Route],
        pace: ui.Pace,
        sounds: Sounds,
        picture: Callable[[ui.Area], pygame.Surface],
    ) -> None:
        first = routes[0].show
        count = sum(route.tokens for route in routes)
        self._manner = manner = first.manner
        if first.spread is None:
            stagger = min(TOKEN_STAGGER, (TOKENS_ALL - manner.path) / count)
        else:
            stagger = max(0.0, first.spread - manner.landed - WAVE / 2) / max(1, count - 1)
        beat = 0.0 if first.spread is None else WAVE
        landed = manner.landed + stagger * (count - 1)
        super().__init__(CROSS_FADE if pace.calm else landed + manner.settle, pace)
        self._calm, self._factor = pace.calm, pace.factor or 1.0
        self._holds = min(self.ms, (landed if first.holds is None else first.holds) * pace.factor)
        self._routes, self._sounds, self._picture = routes, sounds, picture
        self._heard = [0] * len(routes)
        firsts = accumulate((route.tokens for route in routes), initial=0)
        self._flights = [
            [_flight(route, pace, _on_beat((first + order) * stagger, beat)) for order in range(route.tokens)]
            for route, first in zip(routes, firsts, strict=False)
        ]

    @property
    def holds_up(self) -> bool:
        """Whether what happened next waits for it."""
        return self.elapsed < self._holds

    def advance(self, ms: float) -> None:
        """Let time pass; each unit that has landed on a counter is heard, higher than the one before, and each that has
        left one for good lower.
        """
        super().advance(ms)
        for number, (route, flights) in enumerate(zip(self._routes, self._flights, strict=True)):
            for flight in flights:
                flight.advance(ms)
            landed = sum(flight.is_done for flight in flights)
            if landed > self._heard[number] and not self._calm:
                if route.counts(route.show.target):
                    self._sounds.play(f"points_{min(NOTES, landed)}", NOTE, ui.middle(route.target)[0])
                elif route.counts(route.show.source):
                    self._sounds.play(f"points_{max(0, LOSES_FROM - landed)}", NOTE, ui.middle(route.source)[0])
            self._heard[number] = landed

    @property
    def landed(self) -> ui.Landed:
        """A counter falls as tokens leave it, and rises as they arrive."""
        landed: Counter[tuple[str, str]] = Counter()
        for route, flights in zip(self._routes, self._flights, strict=True):
            show = route.show
            landed[show.glyph, show.target] += _part(
                show.count, sum(flight.is_done for flight in flights), route.tokens
            )
            landed[show.glyph, show.source] -= _part(
                show.count, sum(flight.has_begun for flight in flights), route.tokens
            )
        return landed

    @property
    def brings(self) -> ui.Landed:
        """What every counter has more or less in the end."""
        brought: Counter[tuple[str, str]] = Counter()
        for show in (route.show for route in self._routes):
            brought[show.glyph, show.target] += show.count
            brought[show.glyph, show.source] -= show.count
        return brought

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that shake now."""
        return tuple(route.show.target for route in self._routes if route.piece and 0 <= self._since(route) < 1)

    def _since(self, route: Route) -> float:
        """How much of the answer of a piece that shakes is over; less than 0 before, and for others."""
        if not self._manner.shakes or self._calm:
            return -1.0
        last = self._flights[self._routes.index(route)][-1]
        return (last.elapsed - last.ms) / (self._manner.settle * self._factor)

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The tokens in the air, each with its trail, and how what they leave and reach answers."""
        stamps = []
        for route, flights in zip(self._routes, self._flights, strict=True):
            token = _token(theme, route.show)
            stamps += self._answers(theme, route, flights)
            for flight in flights:
                way = partial(self._spot, route)
                if flight.has_begun and not flight.is_done:
                    flown = [] if self._calm else staging.trail(theme, token, way, flight.share)
                    stamps += flown or [staging.centred(theme, token, way(flight.share))]
                elif not self._calm and -flight.elapsed < self._manner.back * self._factor:
                    stamps += self._lifted(theme, route, token, flight)
        return stamps

    def _lifted(self, theme: ui.Theme, route: Route, token: pygame.Surface, flight: tween.Tween) -> list[ui.Stamp]:
        """A token that is about to set out."""
        if flight.is_done:
            return []
        share = 1 + flight.elapsed / (self._manner.back * self._factor)
        x, y = ui.middle(route.start)
        return [
            staging.faded(staging.centred(theme, token, (x, y - LIFTED * share), SMALL + (1 - SMALL) * share), share)
        ]

    def _answers(self, theme: ui.Theme, route: Route, flights: Sequence[tween.Tween]) -> list[ui.Stamp]:
        """What a counter shows that has just changed, and a piece on which something has landed."""
        if self._calm:
            return []
        left = [flight.elapsed for flight in flights if flight.has_begun]
        come = [flight.elapsed - flight.ms for flight in flights if flight.is_done]
        stamps = []
        if left and route.counts(route.show.source):
            stamps += self._pulse(theme, route.source, min(left), len(left), palette.LOSS)
        if come and route.counts(route.show.target):
            stamps += self._pulse(theme, route.target, min(come), len(come), palette.GAIN)
        elif come:
            share = min(come) / (self._manner.settle * self._factor or 1.0)
            dust = staging.burst(theme, route.show.target, DUST_MOTES, share, ui.middle(route.target), DUST_REACH, DUST)
            stamps += [*self._shaking(theme, route), *dust]
        return stamps

    def _shaking(self, theme: ui.Theme, route: Route) -> list[ui.Stamp]:
        since = self._since(route)
        if route.piece is None or not 0 <= since < 1:
            return []
        x, y = ui.middle(route.piece.area)
        off = staging.shaken(since, 0.0, 1.0, SHAKEN)
        return [staging.centred(theme, route.piece.look.surface(theme), (x + off[0], y + off[1]))]

    def _pulse(
        self, theme: ui.Theme, area: ui.Area, since: float, steps: int, colour: palette.Colour
    ) -> list[ui.Stamp]:
        """A counter that has just changed for the so manieth time: it grows, with a rim of the colour of the change."""
        share = since / (PULSE * self._factor)
        if not 0 <= share < 1:
            return []
        most = min(PULSE_MOST, PULSE_GROWTH + PULSE_STEP * steps)
        area = (*area[:2], min(area[2], PULSE_WIDE * area[3]), area[3])
        large = staging.centred(
            theme, self._picture(area), ui.middle(area), 1 + most * tween.rise(min(1.0, 0.5 + share / 2))
        )
        width, height = large.surface.get_size()

        def draw() -> pygame.Surface:
            rim = pygame.Surface((width, height), pygame.SRCALPHA)
            pygame.draw.rect(rim, (*colour, 255), rim.get_rect(), theme.px(2), theme.px(6))
            return rim

        rim = theme.cached(("counter rim", (width, height), colour), draw)
        return [large, staging.faded(ui.Stamp(rim, large.corner), 1 - share)]

    def _spot(self, route: Route, share: float) -> ui.Point:
        """Where a token is after this share of its way: on an arc; from another place than what has less of them on a
        curve that comes in level, over no neighbour of the place where it lands.
        """
        (left, top), (right, bottom) = (
            ui.middle(route.target if self._calm else route.start),
            ui.middle(route.target),
        )
        lifted = 0 if self._calm else LIFTED * (1 - share)
        if route.takes_off:
            return left + (right - left) * share, bottom + (top - bottom) * (1 - share) ** 2 - lifted
        height = 0 if self._calm else tween.ARC * dist((left, top), (right, bottom))
        return left + (right - left) * share, top + (bottom - top) * share - height * tween.rise(share) - lifted


def _token(theme: ui.Theme, show: Tokens) -> pygame.Surface:
    """What is seen in the air."""
    return show.look.surface(theme) if show.look else theme.glyph(show.glyph, TOKEN_SIZE)


def _flight(route: Route, pace: ui.Pace, delay: float) -> tween.Tween:
    """The flight of one token; with calm motion it only shows up where it lands."""
    if pace.calm:
        return tween.Tween(ui.middle(route.target), ui.middle(route.target), CROSS_FADE * pace.factor, tween.inout)
    manner = route.show.manner
    start = (manner.back + delay) * pace.factor
    return tween.Tween(ui.middle(route.source), ui.middle(route.target), manner.path * pace.factor, tween.inout, start)


def _on_beat(ms: float, beat: float) -> float:
    """A time, or the multiple of a beat that is nearest to it."""
    return round(ms / beat) * beat if beat else ms


def _part(amount: int, tokens: int, of_tokens: int) -> int:
    """What so many of all tokens stand for."""
    return round(amount * tokens / of_tokens)
