"""The ladder of the hall of fame as steps of marble with a niche on each: who has been reached, and who waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import radians, sin, tan, tau

import pygame

from game.records.hall_of_fame import BUSTS
from game.text.people import people
from game.text.sentences import Sentences
from scenes import ui
from scenes.results.ladder import rung_told
from sprites.paint import palette
from sprites.places import hall
from sprites.places.lit_air import Seen, motes

say = Sentences("screens")

SIDE = 12.0
NICHE = (86.0, 164.0)
LOWEST, RISE = 68.0, 235.0
"""Units of the lowest step, and how much higher the highest is."""

SWING, PERIOD, BANDS = 1.0, 6000.0, 48
"""How far a lamp swings, in degrees, and milliseconds for once to and fro; stripes in which its light is drawn."""

MOTES = 14
"""Specks of dust in the light of the lamp."""

ENGRAVED, GILT = palette.hex_colour("#2C2118"), palette.hex_colour("#5A3A08")
BEYOND = palette.hex_colour("#E4DCCB")


def steps(
    game: str, rungs: Sequence[tuple[int, str]], points: int | None, width: float, hidden: float, unit: str
) -> ui.Row:
    """A step for every name, the lowest at the left; what `points` reach is lit, and the highest of it gilt. The lowest
    `hidden` units of all steps lie behind something.
    """
    faces = dict(zip((least for least, _ in rungs), BUSTS[game], strict=True))
    reached = next((least for least, _ in rungs if points is not None and points >= least), None)
    wide = (width - 2 * SIDE) / len(rungs)
    parts = [
        _step(
            hidden + LOWEST + RISE * index / (len(rungs) - 1),
            wide,
            least,
            name,
            faces[least],
            points,
            least == reached,
            unit,
        )
        for index, (least, name) in enumerate(reversed(rungs))
    ]
    return ui.Row(*parts, pad=(SIDE, 0, SIDE, 0))


def _step(
    height: float, wide: float, least: int, name: str, face: str, points: int | None, is_own: bool, unit: str
) -> ui.Column:
    is_reached = points is not None and points >= least
    told = rung_told("reached" if is_own else "rung" if is_reached else "above", name, least, unit)
    ink = GILT if is_own else ENGRAVED if is_reached else BEYOND
    size = 17.0 if is_own else 15.0
    own = (
        ui.Text(str(points), ui.Style.FIGURE, size=26, colour=palette.HOT, align="center", pad=(0, 0, 0, 2))
        if is_own
        else ui.Gap()
    )
    light = (ui.Art(_paint_light, margin=(-10, 0, -10, -NICHE[1] - 30)),) if is_own else ()
    return ui.Column(
        ui.Gap(grow=1, back=light),
        own,
        ui.Row(
            ui.Gap(grow=1),
            ui.Art(_paint_niche, face, is_reached, is_own, wide=NICHE[0], high=NICHE[1]),
            ui.Gap(grow=1),
        ),
        ui.Column(
            ui.Text(str(least), ui.Style.FIGURE, size=22, colour=ink, align="center"),
            ui.Text(name, ui.Style.CHAPTER, size=size, colour=ink, align="center", lines=2),
            ui.Gap(grow=1),
            high=height,
            pad=(3, 9, 3, 0),
            back=(ui.Art(_paint_step, least, is_reached),),
        ),
        wide=wide,
        tells=ui.Explanation(name, remarks=(told,)),
    )


def _paint_step(pen: ui.Pen, area: ui.Area, seed: int, is_reached: bool) -> None:
    theme, size = pen.theme, pen.theme.rect(*area).size
    face = theme.cached(("marble step", size, seed, is_reached), partial(hall.step, size, theme.s, seed, is_reached))
    pen.stamp_at(face, area)


def _paint_niche(pen: ui.Pen, area: ui.Area, face: str, is_reached: bool, is_own: bool) -> None:
    theme, size = pen.theme, pen.theme.rect(*area).size
    key = ("niche", size, face, is_reached, is_own)
    pen.stamp_at(theme.cached(key, partial(_niche, theme, size, face, is_reached, is_own)), area)


def _niche(theme: ui.Theme, size: tuple[int, int], face: str, is_reached: bool, is_own: bool) -> pygame.Surface:
    from sprites.bust.person import bust_of
    from sprites.bust.picture import bust_picture

    bust = bust_picture(theme, bust_of(people()[face]), NICHE[0] - 6, NICHE[1] * 0.84)
    return hall.niche(size, theme.s, bust, is_reached, is_own)


def in_the_light(theme: ui.Theme, ms: float, strokes: ui.DisplayList, swings: bool) -> Iterator[Seen]:
    """The light of the lamp over the viewer's own step where it leans, and dust in it."""
    for area in (stroke.area for stroke in strokes.inks if stroke.paint is _paint_light):
        x, y, width, height = area
        lean = round(height * tan(radians(SWING)) * sin(tau * ms / PERIOD))
        if swings and lean:
            key, draw = ("leaning light", strokes, lean), partial(_leaning, theme, strokes, area, lean)
            yield theme.cached(key, draw), theme.rect(*area).topleft
        dust = motes(theme, ms, (x + 0.1 * width, y, 0.6 * width, height), MOTES)
        yield from (each for each in dust if _is_lit(each, theme.rect(*area)))


def _is_lit(speck: Seen, light: pygame.Rect) -> bool:
    """Whether a speck of dust is in the cone that falls into this rectangle."""
    x, y = speck[0].get_rect(topleft=speck[1]).center
    return abs(x - light.centerx) < (0.06 + 0.34 * (y - light.y) / light.height) * light.width


def _leaning(theme: ui.Theme, strokes: ui.DisplayList, area: ui.Area, lean: float) -> pygame.Surface:
    """What lies where the lamp falls, its light so many units aslant."""
    rect = theme.rect(*area)
    picture = pygame.Surface(rect.size).convert()
    pen = ui.Pen(theme.moved(-rect.x, -rect.y), picture)
    for stroke in strokes.inks:
        if stroke.paint is _paint_light:
            _paint_light(pen, stroke.area, lean)
        else:
            stroke.put(pen)
    return picture


def _paint_light(pen: ui.Pen, area: ui.Area, lean: float = 0.0) -> None:
    """A cone of light whose foot is so many units off its place."""
    theme, place = pen.theme, pen.theme.rect(*area)
    cone = theme.cached(("hall light", place.size), partial(hall.light, place.size))
    high = -(-place.height // BANDS) if lean else place.height
    for top in range(0, place.height, high):
        left = place.x + round(theme.s * lean * top / place.height)
        pen.surface.blit(cone, (left, place.y + top), (0, top, place.width, high))


def wall() -> ui.Art:
    """The wall behind the steps."""
    return ui.Art(_paint_wall)


def _paint_wall(pen: ui.Pen, area: ui.Area) -> None:
    theme, size = pen.theme, pen.theme.rect(*area).size
    pen.stamp_at(theme.cached(("hall wall", size), partial(hall.wall, size, theme.s)), area)


def plate_ground() -> ui.Box:
    """What lies under the plates in front of the steps."""
    return ui.Art(ui.Pen.plate, palette.hex_colour("#241A0C"), 0.95, 6, palette.BRASS, True)
