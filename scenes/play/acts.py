"""Spectacle: shows while they run. Each knows how long it takes and which stamps it puts over the table now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from math import dist, sin, tau
from typing import NamedTuple

import pygame

from scenes.audio.sound import Sounds
from scenes.table.moment import burst, centred, faded, shaken, trail
from scenes.table.piece_moments import DUST
from scenes.table.show import Banner, Flash, Rest, Spotlight, Tokens
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.drag import middle
from scenes.ui.host.manner import WAVE
from scenes.ui.host.motion import CROSS_FADE, Motion, Pace
from scenes.ui.host.target import Area, Landed, Look, Point, Sprite
from sprites.paint import light, palette
from sprites.paint.palette import Colour
from sprites.paint.theme import Theme
from sprites.paint.tween import ARC, Tween, inout, out, rise

TOKEN_STAGGER, TOKENS_ALL = 40, 700
TOKEN_SIZE, LIFTED, SMALL = 36, 6.0, 0.6
"""Units of what flies, how high it is lifted before, and how small it begins and ends, as a share of its size."""

MOST_TOKENS = 8
PULSE, PULSE_GROWTH, PULSE_STEP, PULSE_MOST = 300, 0.25, 0.03, 0.5
"""How long a counter shows that it has changed, by how much of its size it grows, each step more, and at most."""

PULSE_WIDE = 2.4
"""How many times its height is seen of a counter that grows: its sign and its number, not what is told beside them."""

NOTE, NOTES = 0.3, 11
"""How loud the note of a unit is that lands, and how many steps it rises."""

SHAKEN, DUST_MOTES, DUST_REACH = 3.0, 9, 46.0
"""Units that a piece shakes on which something lands, and its dust: grains, and units that they fly."""

TOKEN_SOUNDS = {"gold": "coin", "stone": "stone", "food": "food", "books": "book", "architect": "architect"}
BANNER_IN, BANNER_HOLD, BANNER_OUT = 160, 400, 140
BANNER_HEIGHT = 76
SPOTLIGHT, SPOTLIGHT_GROWTH = 1200, 1.35
"""Milliseconds at Normal speed, and units."""

LIGHT_STEPS = 8
"""Grades of the light around an area."""


class Act:
    """A show that is running. One with a pace of 0 is over at once.

    One that `follows` runs over the position that its event led to, the others over the one before. What is to be felt
    is not passed over when shows are leafed through. Of words, one is read at a time.
    """

    follows = False
    is_felt = False
    is_word = False

    def __init__(self, ms: float, pace: Pace) -> None:
        self.ms = ms * pace.factor
        self.elapsed = 0.0

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.elapsed += ms

    @property
    def share(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min(1.0, self.elapsed / self.ms) if self.ms else 1.0

    @property
    def is_done(self) -> bool:
        """Whether the show is over."""
        return self.elapsed >= self.ms

    @property
    def holds_up(self) -> bool:
        """Whether what happened next waits for this show."""
        return not self.is_done

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces that it shows itself, so that they do not lie where they belong meanwhile."""
        return ()

    @property
    def landed(self) -> Landed:
        """What it has brought by now."""
        return {}

    @property
    def brings(self) -> Landed:
        """What it brings in all."""
        return {}

    def end(self, motion: Motion) -> None:
        """It is over: pieces that it moved find their places from where they are."""

    def stamps(self, theme: Theme) -> list[Stamp]:
        """What it puts over the table now, low to high."""
        return []


class Route(NamedTuple):
    """The way of some tokens: their show, where they take off and land, and the piece that they land on, if any."""

    show: Tokens
    source: Area
    target: Area
    piece: Sprite | None = None

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
        pace: Pace,
        sounds: Sounds,
        picture: Callable[[Area], pygame.Surface],
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
        """Let time pass; each unit that has landed on a counter is heard, higher than the one before."""
        super().advance(ms)
        for number, (route, flights) in enumerate(zip(self._routes, self._flights, strict=True)):
            for flight in flights:
                flight.advance(ms)
            landed = sum(flight.is_done for flight in flights)
            if landed > self._heard[number] and route.counts(route.show.target) and not self._calm:
                self._sounds.play(f"points_{min(NOTES, landed)}", NOTE, middle(route.target)[0])
            self._heard[number] = landed

    @property
    def landed(self) -> Landed:
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
    def brings(self) -> Landed:
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

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The tokens in the air, each with its trail, and how what they leave and reach answers."""
        stamps = []
        for route, flights in zip(self._routes, self._flights, strict=True):
            token = _token(theme, route.show)
            stamps += self._answers(theme, route, flights)
            for flight in flights:
                way = partial(self._spot, route)
                if flight.has_begun and not flight.is_done:
                    flown = [] if self._calm else trail(theme, token, way, flight.share)
                    stamps += flown or [centred(theme, token, way(flight.share))]
                elif not self._calm and -flight.elapsed < self._manner.back * self._factor:
                    stamps += self._lifted(theme, route, token, flight)
        return stamps

    def _lifted(self, theme: Theme, route: Route, token: pygame.Surface, flight: Tween) -> list[Stamp]:
        """A token that is about to set out."""
        if flight.is_done:
            return []
        share = 1 + flight.elapsed / (self._manner.back * self._factor)
        x, y = middle(route.source)
        return [faded(centred(theme, token, (x, y - LIFTED * share), SMALL + (1 - SMALL) * share), share)]

    def _answers(self, theme: Theme, route: Route, flights: Sequence[Tween]) -> list[Stamp]:
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
            dust = burst(theme, route.show.target, DUST_MOTES, share, middle(route.target), DUST_REACH, DUST)
            stamps += [*self._shaking(theme, route), *dust]
        return stamps

    def _shaking(self, theme: Theme, route: Route) -> list[Stamp]:
        since = self._since(route)
        if route.piece is None or not 0 <= since < 1:
            return []
        x, y = middle(route.piece.area)
        off = shaken(since, 0.0, 1.0, SHAKEN)
        return [centred(theme, route.piece.look.surface(theme), (x + off[0], y + off[1]))]

    def _pulse(self, theme: Theme, area: Area, since: float, steps: int, colour: Colour) -> list[Stamp]:
        """A counter that has just changed for the so manieth time: it grows, with a rim of the colour of the change."""
        share = since / (PULSE * self._factor)
        if not 0 <= share < 1:
            return []
        most = min(PULSE_MOST, PULSE_GROWTH + PULSE_STEP * steps)
        area = (*area[:2], min(area[2], PULSE_WIDE * area[3]), area[3])
        large = centred(theme, self._picture(area), middle(area), 1 + most * rise(min(1.0, 0.5 + share / 2)))
        width, height = large.surface.get_size()

        def draw() -> pygame.Surface:
            rim = pygame.Surface((width, height), pygame.SRCALPHA)
            pygame.draw.rect(rim, (*colour, 255), rim.get_rect(), theme.px(2), theme.px(6))
            return rim

        rim = theme.cached(("counter rim", (width, height), colour), draw)
        return [large, faded(Stamp(rim, large.corner), 1 - share)]

    def _spot(self, route: Route, share: float) -> Point:
        """Where a token is after this share of its way."""
        (left, top), (right, bottom) = (
            middle(route.target if self._calm else route.source),
            middle(route.target),
        )
        lifted = 0 if self._calm else LIFTED * (1 - share)
        height = 0 if self._calm else ARC * dist((left, top), (right, bottom))
        return left + (right - left) * share, top + (bottom - top) * share - height * rise(share) - lifted


def _token(theme: Theme, show: Tokens) -> pygame.Surface:
    """What is seen in the air."""
    return show.look.surface(theme) if show.look else theme.glyph(show.glyph, TOKEN_SIZE)


def _flight(route: Route, pace: Pace, delay: float) -> Tween:
    """The flight of one token; with calm motion it only shows up where it lands."""
    if pace.calm:
        return Tween(middle(route.target), middle(route.target), CROSS_FADE * pace.factor, inout)
    manner = route.show.manner
    start = (manner.back + delay) * pace.factor
    return Tween(middle(route.source), middle(route.target), manner.path * pace.factor, inout, start)


def _on_beat(ms: float, beat: float) -> float:
    """A time, or the multiple of a beat that is nearest to it."""
    return round(ms / beat) * beat if beat else ms


def _part(amount: int, tokens: int, of_tokens: int) -> int:
    """What so many of all tokens stand for."""
    return round(amount * tokens / of_tokens)


class BannerAct(Act):
    """A ribbon that slides in around a point, rests and leaves. What happens next does not wait for its leaving."""

    follows = True
    is_word = True

    def __init__(self, show: Banner, middle: Point, pace: Pace) -> None:
        super().__init__(BANNER_IN + BANNER_HOLD + BANNER_OUT, pace)
        self._show = show
        self._middle = middle
        self._calm = pace.calm

    @property
    def holds_up(self) -> bool:
        """Whether the ribbon is still to be read."""
        read = BANNER_IN + BANNER_HOLD if self._show.holds is None else self._show.holds
        return self.share < read / (BANNER_IN + BANNER_HOLD + BANNER_OUT)

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The ribbon where it is now."""
        at = self.share * (BANNER_IN + BANNER_HOLD + BANNER_OUT)
        coming = out(min(1.0, at / BANNER_IN))
        going = inout(max(0.0, at - BANNER_IN - BANNER_HOLD) / BANNER_OUT)
        ribbon = theme.cached(("ribbon", self._show), lambda: ribbon_surface(theme, self._show))
        opacity = round(255 * min(coming, 1 - going))
        if opacity < 255:
            ribbon = ribbon.copy()
            ribbon.set_alpha(opacity)
        shift = 0 if self._calm else 40 * (going - (1 - coming))
        return [centred(theme, ribbon, (self._middle[0] + shift, self._middle[1]))]


def ribbon_surface(theme: Theme, show: Banner) -> pygame.Surface:
    """A dark ribbon that fades out to both sides, with a line of brass above and below."""
    letter = theme.letter
    title = theme.text(show.title, "title", 27 * letter, palette.IVORY)
    words = theme.rich(show.words, "text", 15 * letter, palette.SECONDARY) if show.words else None
    width = max(theme.px(520), *(part.get_width() + theme.px(240) for part in (title, words) if part))
    ribbon = pygame.Surface((width, theme.px(BANNER_HEIGHT * max(1.0, letter))), pygame.SRCALPHA)
    ribbon.fill((*palette.PLATE, 235))
    line = theme.px(2)
    ribbon.fill((*palette.BRASS, 255), (0, 0, width, line))
    ribbon.fill((*palette.BRASS, 255), (0, ribbon.get_height() - line, width, line))
    ribbon.blit(_side_fade(ribbon.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    middle_y = ribbon.get_height() // 2
    if words:
        ribbon.blit(title, title.get_rect(midbottom=(width // 2, middle_y + theme.px(6))))
        ribbon.blit(words, words.get_rect(midtop=(width // 2, middle_y + theme.px(7))))
    else:
        ribbon.blit(title, title.get_rect(center=(width // 2, middle_y)))
    return ribbon


def _side_fade(size: tuple[int, int]) -> pygame.Surface:
    """White, clear at the left and right end."""
    ramp = pygame.Surface((8, 1), pygame.SRCALPHA)
    for x, alpha in enumerate((0, 160, 255, 255, 255, 255, 160, 0)):
        ramp.set_at((x, 0), (255, 255, 255, alpha))
    return pygame.transform.smoothscale(ramp, size)


class SpotlightAct(Act):
    """A piece that steps forward, glows and steps back."""

    def __init__(self, show: Spotlight, look: Look, area: Area, pace: Pace) -> None:
        super().__init__(SPOTLIGHT, pace)
        self._piece = show.piece
        self._look = look
        self._area = area
        self._calm = pace.calm

    @property
    def pieces(self) -> tuple[str, ...]:
        """The piece."""
        return (self._piece,)

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The piece, larger, with a strong glow."""
        swell = 1 if self._calm else sin(min(1.0, self.share * 1.2) * tau / 2)
        face = self._look.surface(theme)
        scale = 1 + (SPOTLIGHT_GROWTH - 1) * swell
        if scale > 1.005:
            face = pygame.transform.smoothscale_by(face, scale)
        halo = theme.cached(("spotlight", self._look), lambda: light.glow(theme, self._look.mask(theme), "hot"))
        if scale > 1.005:
            halo = pygame.transform.smoothscale_by(halo, scale)
        spot = middle(self._area)
        return [centred(theme, halo, spot), centred(theme, face, spot)]


class FlashAct(Act):
    """Areas that light up a few times, gently."""

    def __init__(self, show: Flash, areas: Sequence[Area], pace: Pace) -> None:
        super().__init__(show.ms, pace)
        self._areas = areas
        self._times = show.times
        self._calm = pace.calm

    def stamps(self, theme: Theme) -> list[Stamp]:
        """A warm frame around each area, its strength rising and falling; with calm motion it stays the same."""
        level = LIGHT_STEPS if self._calm else round(LIGHT_STEPS * abs(sin(self.share * self._times * tau / 2)))
        return _frames(theme, self._areas, level)


class RestAct(Act):
    """Areas that light up gently while nothing moves, so that what takes place there can be read."""

    follows = True

    def __init__(self, show: Rest, areas: Sequence[Area], pace: Pace) -> None:
        super().__init__(show.ms, pace)
        self._areas = areas
        self._calm = pace.calm

    def stamps(self, theme: Theme) -> list[Stamp]:
        """A warm frame around each area that comes and goes once."""
        level = LIGHT_STEPS if self._calm else round(LIGHT_STEPS * sin(self.share * tau / 2))
        return _frames(theme, self._areas, level)


def _frames(theme: Theme, areas: Sequence[Area], level: int) -> list[Stamp]:
    return [frame_stamp(theme, area, level * 30) for area in areas] if level else []


def frame_stamp(theme: Theme, area: Area, alpha: int) -> Stamp:
    """A warm frame around an area."""
    x, y, width, height = area
    rect = theme.rect(x - 3, y - 3, width + 6, height + 6)

    def draw() -> pygame.Surface:
        frame = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.rect(frame, (*palette.HOT, alpha), frame.get_rect(), theme.px(3), theme.px(7))
        pygame.draw.rect(frame, (*palette.LEGAL, alpha // 4), frame.get_rect(), 0, theme.px(7))
        return frame

    return Stamp(theme.cached(("frame", rect.size, alpha), draw), rect.topleft)
