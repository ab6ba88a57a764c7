"""The picture over a result: the winner's city in the evening sun, or a night of defeat, and how it comes up."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from random import Random

import pygame

from scenes import ui
from scenes.results.city import MIDDLE, City, Placed, gleaming, label, placed
from scenes.table import staging
from sprites.bust.person import Bust
from sprites.bust.picture import bust_picture
from sprites.paint import brush, palette, tween
from sprites.places import panorama
from sprites.places.air import Air, sunset
from sprites.things.banner import banner, banner_pole

UNROLLED, DROPPED, RISES, EACH, RISEN = 400.0, 950.0, 350.0, 90.0, 420.0
"""Milliseconds after which the plate is open, the banner hangs and the first row begins to rise; then from one row to
the next, and how long each takes.
"""

GLEAM = 1600.0, 2400.0
"""Milliseconds between which light passes over the greatest work."""

TEARS = 1100.0
"""Milliseconds after which the banner of the defeated tears."""

LAST = 2600.0
"""Milliseconds after which nothing moves any more."""

LEAVES, FALL = 60, 2000.0
GOLD: tuple[palette.Colour, ...] = ((255, 242, 189), (243, 201, 93), (217, 154, 41))
FIRE: tuple[palette.Colour, ...] = ((255, 170, 70), (255, 120, 40), (255, 84, 30))

ROWS = ((0.7, 0.8), (0.42, 0.88))
GROUND = 0.93
BANNER, TORN_LEAN, SWINGS = 100.0, 4.0, 1800.0
"""The width of the banner, how askew a torn one hangs, and how long a whole one swings."""

LEADER, LEADER_AT = 0.92, 0.6
"""How high whoever led a side stands, and where, as shares of the frame."""

ENTERS = 700.0, 1300.0
"""Milliseconds between which they come in."""

SMALLEST = 8
TWILIGHT: palette.Colour = (118, 122, 186)
SILVER: palette.Colour = (120, 128, 168)
DARK: palette.Colour = (74, 70, 120)
"""The ground behind the torn banner of one side and the face of another, who has won."""

STEPS = 40.0
"""Milliseconds between two pictures of what comes up."""


def is_still(at: float) -> bool:
    """Whether all of the picture has come up."""
    return at >= LAST


def paint_triumph(pen: ui.Pen, area: ui.Area, city: City, colour: int, at: float, is_late: bool = False) -> None:
    """The city of a winner, so many milliseconds after it began to come up; late, the sun has gone down."""
    rect = pen.theme.rect(*area)
    if rect.width < SMALLEST or rect.height < SMALLEST:
        return
    wide = round(rect.width * staging.part(at, 0, UNROLLED, tween.out))
    seen = pygame.Rect(rect.centerx - wide // 2, rect.y, wide, rect.height)
    clip = pen.surface.get_clip()
    pen.surface.set_clip(clip.clip(seen))
    own = _colour(colour)
    if city.picture:
        pen.surface.blit(pen.theme.posters.picture(city.picture, rect.size), rect)
    else:
        _raise_town(pen, rect, city, own, at)
    if is_late:
        pen.dim(rect, TWILIGHT)
        shown = city.picture
        if shown and at >= UNROLLED and pen.theme.posters.printed(shown, rect.size):
            shown.relight(pen.surface.subsurface(rect))
    if is_still(at) and not city.picture:
        label(pen, rect, placed(pen, rect, city))
    if not is_late and not is_still(at):
        _fall(pen, rect, at)
    pen.surface.set_clip(clip)
    _frame(pen, seen, SILVER if is_late else palette.BRASS)


paint_twilight = partial(paint_triumph, is_late=True)
"""The city of a winner as those see it who have lost: without gold, and without the sun."""


def paint_defeat(pen: ui.Pen, area: ui.Area, city: City, colour: int, at: float) -> None:
    """The land of who has lost, which comes out of the dark, and sparks over its fires."""
    rect = pen.theme.rect(*area)
    if rect.width < SMALLEST or rect.height < SMALLEST:
        return
    assert city.picture
    pen.surface.blit(pen.theme.posters.picture(city.picture, rect.size), rect)
    clip = pen.surface.get_clip()
    pen.surface.set_clip(clip.clip(rect))
    _embers(pen, rect, at)
    pen.surface.set_clip(clip)
    light = round(255 * staging.part(at, 0, 900, tween.out))
    if light < 255:
        pen.dim(rect, (light, light, light))
    _frame(pen, rect, SILVER)


def _colour(colour: int) -> palette.Colour:
    return palette.PLAYERS[colour].colour if colour in palette.PLAYERS else palette.SHADOW_DISC


def _town(pen: ui.Pen, rect: pygame.Rect, age: int, at: float) -> None:
    """The evening sky, the rows of the town as they rise before it, and the ground."""
    theme, air = pen.theme, sunset(age)
    pen.surface.blit(theme.cached(("triumph sky", rect.size, age), partial(_sky, rect.size, air)), rect)
    for order, (depth, foot) in enumerate(ROWS):
        draw = partial(panorama.city, rect.size, air, age, 3, depth, foot)
        row = theme.cached(("triumph row", rect.size, age, depth), draw)
        pen.surface.blit(row, (rect.x, rect.y + _below(rect, at, order)))
    ground = round(rect.height * GROUND)
    tone = palette.mix(air.ground, air.dark, 0.4)
    pen.surface.fill(tone, (rect.x, rect.y + ground, rect.width, rect.height - ground))


def _raise_town(pen: ui.Pen, rect: pygame.Rect, city: City, own: palette.Colour, at: float) -> None:
    """A town of the age, the works of the winner before it, and those who look on."""
    _town(pen, rect, city.age, at)
    _raise_works(pen, rect, placed(pen, rect, city), at)
    high = max(SMALLEST, rect.height // 9)
    key = ("triumph crowd", rect.width, high, own)
    crowd = pen.theme.cached(key, partial(panorama.crowd, (rect.width, high), own, 5))
    pen.surface.blit(crowd, (rect.x, rect.bottom - high))


def _below(rect: pygame.Rect, at: float, order: float) -> int:
    """How far a row is still under its place."""
    begun = RISES + EACH * order
    return round(rect.height * 0.55 * (1 - staging.part(at, begun, begun + RISEN, tween.back)))


def _sky(size: brush.Size, air: Air) -> pygame.Surface:
    sky = panorama.sky(size, air, (MIDDLE, 0.62), 0.24)
    width, height = size
    centre = (MIDDLE * width, 0.62 * height)
    rays = []
    for order in range(18):
        turn = pi + pi * (order + 0.25) / 18
        ends = [(centre[0] + width * cos(side), centre[1] + width * sin(side)) for side in (turn - 0.035, turn + 0.035)]
        rays.append(brush.polygon([centre, *ends], air.sun, 0.12))
    sky.blit(brush.vector(size, rays), (0, 0))
    return sky


def _raise_works(pen: ui.Pen, rect: pygame.Rect, works: list[Placed], at: float) -> None:
    """The works of the winner as they rise, the lesser ones first."""
    ground = rect.y + round(rect.height * GROUND) + 2
    for order in range(len(works) - 1, -1, -1):
        _, picture, x = works[order]
        risen = _below(rect, at, 2 + 0.5 * (len(works) - order))
        shown = picture if order else gleaming(picture, staging.part(at, *GLEAM))
        pen.surface.blit(shown, shown.get_rect(midbottom=(x, ground + risen)))


def paint_champion(pen: ui.Pen, area: ui.Area, city: City, colour: int, at: float, is_torn: bool = False) -> None:
    """The banner of a side and a face, usually of whoever led it, in a frame of its colour, so many milliseconds after
    the picture beside it began to come up.
    """
    rect, own, leader = pen.theme.rect(*area), _colour(colour), city.leader
    ground = DARK if is_torn else own
    if rect.width < SMALLEST or rect.height < SMALLEST:
        return
    clip = pen.surface.get_clip()
    pen.surface.set_clip(clip.clip(rect))
    tones = [(0.0, palette.mix(ground, palette.BLACK, 0.45)), (1.0, palette.mix(ground, palette.BLACK, 0.8))]
    pen.surface.blit(pen.theme.cached(("champion", rect.size, ground), partial(brush.gradient, rect.size, tones)), rect)
    wide, high = area[2], area[3]
    at_x, share = (0.29, 0.42) if leader else (0.5, 0.6)
    broad = min(BANNER, share * wide, 0.38 * high)
    _hang(pen, rect, rect.x + round(at_x * rect.width), broad, city, own, at, is_torn)
    if leader:
        _stand(pen, rect, _moved(leader, is_torn), min(LEADER * high, wide), at)
    pen.surface.set_clip(clip)
    _frame(pen, rect, SILVER if is_torn else palette.BRASS)


def _moved(leader: Bust, is_beaten: bool) -> Bust:
    """Somebody who has won, with a smile, or lost."""
    if is_beaten:
        return leader._replace(mouth="stern", tilt=-1)
    return leader._replace(mouth="grin", tilt=min(0, leader.tilt))


def _stand(pen: ui.Pen, rect: pygame.Rect, leader: Bust, high: float, at: float) -> None:
    """Who led the side comes in from the left."""
    share = staging.part(at, *ENTERS, tween.out)
    if not share:
        return
    person = bust_picture(pen.theme, leader, high, high)
    if share < 1:
        person = person.copy()
        person.set_alpha(round(255 * share))
    x = rect.x + round(rect.width * (LEADER_AT - 0.1 * (1 - share)))
    pen.surface.blit(person, person.get_rect(midbottom=(x, rect.bottom)))


def _hang(
    pen: ui.Pen, rect: pygame.Rect, x: int, width: float, city: City, colour: palette.Colour, at: float, is_torn: bool
) -> None:
    """The banner of a side falls from its pole and swings; when it is torn it swings again, askew."""
    theme, is_torn = pen.theme, is_torn and at >= TEARS
    cloth = banner(theme, city.emblem, colour, width, is_torn, city.nation)
    begun, askew = (TEARS, TORN_LEAN) if is_torn else (UNROLLED, 0.0)
    calm = max(0.0, 1 - (at - begun) / SWINGS)
    lean = askew + (5 * sin((at - begun) / 150) * calm if at < LAST else 0.0)
    up = 1 - staging.part(at, UNROLLED, DROPPED, tween.back)
    hung = pygame.transform.rotozoom(cloth, lean, 1.0) if abs(lean) > 0.2 else cloth
    pen.surface.blit(hung, hung.get_rect(midtop=(x, rect.y - round(up * cloth.get_height()))))
    pole = banner_pole(theme, width * 1.3, is_torn)
    pen.surface.blit(pole, pole.get_rect(center=(x, rect.y + theme.px(5))))


def _fall(pen: ui.Pen, rect: pygame.Rect, at: float) -> None:
    """Leaves of gold drift down over all of it."""
    share = (at - UNROLLED) / FALL
    if not 0 < share < 1.2:
        return
    random, theme = Random(11), pen.theme
    for _ in range(LEAVES):
        left, late, sway, tone = (
            random.random(),
            random.uniform(0, 0.25),
            random.uniform(-1, 1),
            random.choice(GOLD),
        )
        way = share * 1.15 - late
        if not 0 < way < 1.05:
            continue
        turn = way * 14 + sway * 5
        spot = (rect.x + (left + 0.03 * sin(way * 8 + sway * 4)) * rect.width, rect.y + way * rect.height)
        long, wide = theme.s * 4.6, theme.s * 2.4 * abs(cos(turn)) + 0.6
        lean = sway + way * 3
        ahead, side = (cos(lean) * long, sin(lean) * long), (-sin(lean) * wide, cos(lean) * wide)
        points = [
            (spot[0] + ahead[0], spot[1] + ahead[1]), (spot[0] + side[0], spot[1] + side[1]),
            (spot[0] - ahead[0], spot[1] - ahead[1]), (spot[0] - side[0], spot[1] - side[1]),
        ]  # fmt: skip
        pygame.draw.polygon(pen.surface, palette.mix(tone, palette.WHITE, 0.3 * abs(cos(turn))), points)


def _embers(pen: ui.Pen, rect: pygame.Rect, at: float) -> None:
    """Sparks over the fires; they stand in the air once all has come up."""
    random, theme = Random(3), pen.theme
    now = min(at, LAST)
    for _ in range(46):
        x, begun, tone = random.random(), random.random(), random.choice(FIRE)
        way = (begun + now / LAST) % 1
        left, up = x + 0.02 * sin(way * 9 + x * 7), 0.1 + 0.8 * way
        spot = rect.x + round(left * rect.width), rect.bottom - round(up * rect.height)
        size = max(1, theme.px(1.4 * (1 - way * 0.5)))
        pygame.draw.circle(pen.surface, palette.mix(tone, (30, 20, 40), way * 0.7), spot, size)


def _frame(pen: ui.Pen, rect: pygame.Rect, colour: palette.Colour) -> None:
    theme = pen.theme
    pygame.draw.rect(pen.surface, palette.mix(colour, palette.BLACK, 0.5), rect, theme.px(4), theme.px(3))
    pygame.draw.rect(pen.surface, colour, rect.inflate(-theme.px(1.5), -theme.px(1.5)), theme.px(2), theme.px(3))
