"""Spectacle: shows while they run. Each knows how long it takes and which stamps it puts over the table now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from math import dist, sin, tau
from typing import NamedTuple

import pygame

from scenes.table.moment import centred, faded, punched, trail
from scenes.table.show import Banner, Spotlight, Tokens
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.drag import middle
from scenes.ui.host.motion import CROSS_FADE, Motion, Pace
from scenes.ui.host.target import Area, Landed, Look, Point
from sprites.paint import light, palette
from sprites.paint.theme import Theme
from sprites.paint.tween import ARC, Tween, inout, out, rise

TOKEN_FLIGHT, TOKEN_STAGGER, TOKENS_ALL = 320, 40, 700
PUNCH = 150
TOKEN_SIZE = 21
MOST_TOKENS = 8
REST = 600
TOKEN_SOUNDS = {"gold": "coin", "stone": "stone", "food": "food", "books": "book", "architect": "architect"}
BANNER_IN, BANNER_HOLD, BANNER_OUT = 160, 400, 140
BANNER_HEIGHT = 76
SPOTLIGHT, SPOTLIGHT_GROWTH = 1200, 1.35
FLASH, FLASHES = 500, 2
"""Milliseconds at Normal speed, units, and how often."""

LIGHT_STEPS = 8
"""Grades of the light around an area."""


class Act:
    """A show that is running. One with a pace of 0 is over at once.

    One that `follows` runs over the position that its event led to, the others over the one before. What is to be felt
    is not passed over when shows are leafed through.
    """

    follows = False
    is_felt = False

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

    def end(self, motion: Motion) -> None:
        """It is over: pieces that it moved find their places from where they are."""

    def stamps(self, theme: Theme) -> list[Stamp]:
        """What it puts over the table now, low to high."""
        return []


class Route(NamedTuple):
    """The way of some tokens: their show, and where they take off and land."""

    show: Tokens
    source: Area
    target: Area

    @property
    def tokens(self) -> int:
        """How many are seen in the air; a large number flies as few."""
        return min(self.show.count, MOST_TOKENS)


class TokensAct(Act):
    """Tokens in flight on several routes, one shortly after the other, on a slight arc."""

    def __init__(self, routes: Sequence[Route], pace: Pace) -> None:
        count = sum(route.tokens for route in routes)
        stagger = min(TOKEN_STAGGER, (TOKENS_ALL - TOKEN_FLIGHT) / count)
        super().__init__(TOKEN_FLIGHT + stagger * (count - 1), pace)
        self._routes = routes
        firsts = accumulate((route.tokens for route in routes), initial=0)
        self._flights = [
            [_flight(route, pace, (first + order) * stagger) for order in range(route.tokens)]
            for route, first in zip(routes, firsts, strict=False)
        ]
        self._calm = pace.calm
        self._factor = pace.factor or 1.0

    def advance(self, ms: float) -> None:
        """Let time pass."""
        super().advance(ms)
        for flight in (each for flights in self._flights for each in flights):
            flight.advance(ms)

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

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The tokens in the air, each with its trail, and the signs of what has just been reached."""
        stamps = []
        for route, flights in zip(self._routes, self._flights, strict=True):
            token = _token(theme, route.show)
            for flight in flights:
                since = (flight.elapsed - flight.ms) / (PUNCH * self._factor)
                if flight.has_begun and not flight.is_done:
                    way = partial(self._spot, route)
                    flown = [] if self._calm else trail(theme, token, way, flight.share)
                    stamps += flown or [centred(theme, token, way(flight.share))]
                elif 0 <= since < 1 and not self._calm and not route.show.look:
                    stamps.append(faded(centred(theme, token, middle(route.target), punched(since)), 1 - since))
        return stamps

    def _spot(self, route: Route, share: float) -> Point:
        """Where a token is after this share of its way."""
        (left, top), (right, bottom) = (
            middle(route.target if self._calm else route.source),
            middle(route.target),
        )
        height = 0 if self._calm else ARC * dist((left, top), (right, bottom))
        return left + (right - left) * share, top + (bottom - top) * share - height * rise(share)


def _token(theme: Theme, show: Tokens) -> pygame.Surface:
    """What is seen in the air."""
    return show.look.surface(theme) if show.look else theme.glyph(show.glyph, TOKEN_SIZE)


def _flight(route: Route, pace: Pace, delay: float) -> Tween:
    """The flight of one token; with calm motion it only shows up where it lands."""
    start = middle(route.target if pace.calm else route.source)
    ms = CROSS_FADE if pace.calm else TOKEN_FLIGHT
    return Tween(start, middle(route.target), ms * pace.factor, inout, delay * pace.factor)


def _part(amount: int, tokens: int, of_tokens: int) -> int:
    """What so many of all tokens stand for."""
    return round(amount * tokens / of_tokens)


class BannerAct(Act):
    """A ribbon that slides in around a point, rests and leaves. What happens next does not wait for its leaving."""

    follows = True

    def __init__(self, show: Banner, middle: Point, pace: Pace) -> None:
        super().__init__(BANNER_IN + BANNER_HOLD + BANNER_OUT, pace)
        self._show = show
        self._middle = middle
        self._calm = pace.calm

    @property
    def holds_up(self) -> bool:
        """Whether the ribbon is still to be read."""
        return self.share < (BANNER_IN + BANNER_HOLD) / (BANNER_IN + BANNER_HOLD + BANNER_OUT)

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
    """Areas that light up twice, gently."""

    def __init__(self, areas: Sequence[Area], pace: Pace) -> None:
        super().__init__(FLASH, pace)
        self._areas = areas
        self._calm = pace.calm

    def stamps(self, theme: Theme) -> list[Stamp]:
        """A warm frame around each area, its strength rising and falling; with calm motion it stays the same."""
        level = LIGHT_STEPS if self._calm else round(LIGHT_STEPS * abs(sin(self.share * FLASHES * tau / 2)))
        return _frames(theme, self._areas, level)


class RestAct(Act):
    """Areas that light up gently while nothing moves, so that what takes place there can be read."""

    follows = True

    def __init__(self, areas: Sequence[Area], pace: Pace) -> None:
        super().__init__(REST, pace)
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
