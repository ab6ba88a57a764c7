"""The moment of a great work that is finished: it rises over the table itself, with light behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from scenes import ui
from scenes.table import great_site, staging
from scenes.table.moment import Moment, MomentStage
from scenes.table.piece_moments import GOLD, soft_shadow
from sprites.city.city_picture import CityPicture
from sprites.paint import brush, palette, tween
from sprites.poster.cutout import CutOut, wonder
from sprites.poster.motif import Motif

HELD = ui.MANNERS["wonder"].back
BUILT = HELD + ui.MANNERS["wonder"].path
LIT = BUILT + ui.MANNERS["wonder"].landing
"""Milliseconds that a site is held in silence, after which its last course lies, and after which all light is on it."""

STANDS = ".stands"
"""What the anchor of a work that stands in a city is called, after its piece: the ground over its plate."""

HALL: ui.Area = (262.0, 46.0, 728.0, 424.0)
"""Where it rises while its hall is not in sight."""

HIGH, CARD_HIGH, BESIDE = 300.0, 164.0, 22.0
"""Units that a work is high at most, and its card beside it, and between them."""

PLINTH, LEAST_PLINTH, MARGIN, OVER = 62.0, 230.0, 18.0, 44.0
"""How high the plinth is under it, and how wide at least; what is free around all, and over the work."""

FRAMED = 4.0
"""Units of the hall around the picture of the land."""

NAME, TOLD = 25.0, 18.0
"""Units of the letters of its name, and of who has built it."""

INSET, TOP, LOW = 14.0, 13.0, 3.0
"""Units from the plinth to the plate on it: at its sides, above and below."""

RAYS, REACH, BRIGHT, SOFT = 18, 1.15, 0.45, 3
"""How many rays of light stand behind it, how far they reach in its diagonals, how bright they are, and how many times
smaller they are drawn.
"""

AROUND = 84.0, 70.0
"""Units of a city that stay light beside a work and over it."""

WARM, TIMES_WIDER = 0.3, 3
"""How much light falls on the city there, and how often it is doubled, so that only its edge is soft."""


def body_of(theme: ui.Theme, motif: Motif) -> pygame.Surface:
    """A work as large as it rises; what there is of it until it is printed."""
    high = theme.px(HIGH)
    printed = theme.posters.has_come(CutOut(motif))
    return theme.cached(("great work", motif, high, printed), lambda: wonder(theme, motif, high))


@dataclass(frozen=True)
class WorkLook(ui.PictureLook):
    """A work as large as it rises."""

    motif: Motif

    def surface(self, theme: ui.Theme) -> pygame.Surface:
        """What there is of it."""
        return body_of(theme, self.motif)


def ask_ahead(theme: ui.Theme, motif: Motif) -> None:
    """Have a work printed that has been begun, so that it is there on the day that it rises."""
    theme.cached(("great work asked", motif), lambda: body_of(theme, motif))


class _Scene(NamedTuple):
    """Where all stands: the work, the plinth under it, and its card, in units."""

    work: ui.Area
    plinth: ui.Area
    card: ui.Area

    @property
    def foot(self) -> ui.Point:
        """Where the work stands on its plinth."""
        x, y, wide, high = self.work
        return x + wide / 2, y + high


@dataclass(frozen=True)
class GreatWork(Moment):
    """A Wonder is finished: before the day, course by course, it rises in its scaffold on the land of its builder; the
    scaffold falls, and with the light of the day on it people cheer. Its plinth says who has built it, and its card
    comes to its side. The land lies in its `hall`, a part of the table that nothing of what it brings changes; where
    the work stands in a city in sight, there is light on that too.

    The card comes from where it lies, or from the place `home` of a rival, and goes back in there.
    """

    piece: str
    name: str
    told: str
    ready: ui.Look
    motif: Motif
    home: str
    hall: str
    land: CityPicture

    cheers: str
    """The sound of those who see it."""

    ms = ui.MANNERS["wonder"].total
    still = 1950.0
    leaving = 200.0
    sounds = (
        *((great_site.laid_at(course, HELD, BUILT), "stone") for course in range(great_site.COURSES)),
        (BUILT, "wonder_ready"), (BUILT + 240, "die_hit"), (BUILT + 400, "die_hit"),
    )  # fmt: skip

    COVERED, SHOWN = BUILT + 150, 2220.0

    @property
    def painted(self) -> Sequence[ui.Look]:
        """The work."""
        return (WorkLook(self.motif),)

    @property
    def heard(self) -> Sequence[tuple[float, str]]:
        """First nothing, then stone on stone, then the scaffold falls, and they cheer."""
        return (*self.sounds, (BUILT + 250, self.cheers))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The card."""
        return (self.piece,)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The work as it rises on its land, then in its light; its scaffold falls, and its card comes beside it."""
        theme, sprite = stage.theme, stage.sprite(self.piece)
        area = sprite.area if sprite else stage.spot(self.home)
        if area is None:
            return []
        city, body, room = self._city(stage), body_of(theme, self.motif), self._room(stage)
        scene = self._scene(stage, body, area)
        seen = staging.pulse(at, 0, self.ms, 250)
        lit = staging.part(at, BUILT, LIT)
        work = scene.work
        large = self._large(theme, body, work)
        glitter = staging.sparks(theme, self.piece, 34, at, work, 60, GOLD, (1.5, 4.0), 1500)
        on_site = [
            great_site.land(stage, self.land, room),
            *self._light(stage, scene, lit),
            great_site.dais(theme, self.land.plan, scene.plinth),
            *great_site.shadow(theme, body, work, lit),
            *great_site.courses(theme, large, work, at, HELD, BUILT),
            *great_site.scaffold(theme, self.piece, work, at, BUILT),
            *great_site.people(theme, self.land.plan, room, at, BUILT + 250),
            *great_site.before_day(stage, self.land, room, lit),
            *great_site.sheen(stage, large, work, staging.part(at, BUILT + 150, LIT + 150)),
            *(glitter if LIT - 300 < at < self.SHOWN + 100 else []),
        ]
        return [
            stage.dimmed(0.7, 0.42, (206, 204, 255), seen),
            *(self._in_the_city(stage, city, lit * seen) if city else []),
            *(staging.faded(stamp, seen) for stamp in staging.clipped(on_site, theme.rect(*room))),
            *self._plate(theme, scene, min(seen, staging.part(at, HELD, HELD + 250)), at),
            *(great_site.scaffold(theme, self.piece, built, at, BUILT) if (built := self._work(stage)) else []),
            *self._card(stage, scene, area, sprite, at),
        ]

    # -- where it stands -----------------------------------------------------------------------------------------

    def _scene(self, stage: MomentStage, body: pygame.Surface, home: ui.Area) -> _Scene:
        """The work and its card side by side in the hall, the card away from where it lies."""
        theme = stage.theme
        left, top, across, high = self._room(stage)
        look = self.ready.surface(theme)
        tall = min(CARD_HIGH, high - 2 * MARGIN)
        card = tall * look.get_width() / look.get_height()
        room = across - 2 * MARGIN - card - BESIDE
        wide, up = body.get_width() / theme.s, body.get_height() / theme.s
        times = min(1.0, room / wide, (high - PLINTH - MARGIN - OVER) / up)
        wide, up = wide * times, up * times
        ground = min(room, max(wide, LEAST_PLINTH))
        is_left = home[0] + home[2] / 2 > left + across / 2
        begins = left + (across - ground - BESIDE - card) / 2
        middle = begins + ground / 2 + (card + BESIDE if is_left else 0.0)
        foot = top + high - MARGIN - PLINTH
        aside = begins if is_left else begins + ground + BESIDE
        return _Scene(
            (middle - wide / 2, foot - up, wide, up),
            (middle - ground / 2, foot, ground, PLINTH),
            (aside, foot + PLINTH - tall, card, tall),
        )

    def _room(self, stage: MomentStage) -> ui.Area:
        """Where the land is seen."""
        left, top, across, high = stage.spot(self.hall) or HALL
        return left + FRAMED, top + FRAMED, across - 2 * FRAMED, high - 2 * FRAMED

    def _work(self, stage: MomentStage) -> ui.Area | None:
        """Where the work stands in a city; None where it stands in none, or out of sight."""
        return stage.first(f"{self.piece}{STANDS}")

    def _city(self, stage: MomentStage) -> ui.Area | None:
        """As much of that city as stays light around the work."""
        ground = self._work(stage)
        if ground is None:
            return None
        (x, y, wide, high), (aside, over) = ground, AROUND
        return x - aside, y - over, wide + 2 * aside, high + over + aside

    # -- what is seen --------------------------------------------------------------------------------------------

    def _large(self, theme: ui.Theme, body: pygame.Surface, work: ui.Area) -> pygame.Surface:
        """The work in the size in which it stands there."""
        size = theme.px(work[2]), theme.px(work[3])
        return theme.cached(("risen work", body, size), lambda: pygame.transform.smoothscale(body, size))

    def _plate(self, theme: ui.Theme, scene: _Scene, seen: float, at: float) -> list[ui.Stamp]:
        """Its name and who has built it, on a plate before the plinth."""
        x, y, wide, high = scene.plinth
        area = x + INSET, y + TOP, wide - 2 * INSET, high - TOP - LOW
        board, middle = staging.signboard(theme, area), x + wide / 2
        _, y, wide, high = area
        lines = (
            staging.title(theme, self.name, NAME, (middle, y + 0.32 * high), room=wide - 24),
            staging.title(theme, self.told, TOLD, (middle, y + 0.74 * high), "aside", palette.IVORY, room=wide - 24),
        )
        read = min(seen, staging.part(at, BUILT + 100, BUILT + 350))
        return [staging.faded(board, read), *(staging.faded(line, read) for line in lines)]

    def _card(
        self, stage: MomentStage, scene: _Scene, home: ui.Area, sprite: ui.Sprite | None, at: float
    ) -> list[ui.Stamp]:
        """Its card, on its way to the side of the work and back; where it lay as a card, it lies there till then."""
        theme, is_plate = stage.theme, sprite is None or self._work(stage) is not None
        lying = sprite.look if sprite and not is_plate else None
        look = lying if lying and at < self.COVERED else self.ready
        away = staging.part(at, self.COVERED, self.COVERED + 300, tween.out)
        away -= staging.part(at, self.SHOWN, self.ms, tween.inout)
        tall = scene.card[3]
        face = look.surface(theme.magnified(round(tall * theme.s / look.surface(theme).get_height(), 2)))
        spot = staging.arc(ui.middle(home), ui.middle(scene.card), 0)(away)
        card = staging.centred(theme, face, spot, (home[3] + (tall - home[3]) * away) / tall)
        shown = away if is_plate else 1.0
        return [soft_shadow(stage, card, away), staging.faded(card, shown)]

    def _in_the_city(self, stage: MomentStage, city: ui.Area, strength: float) -> list[ui.Stamp]:
        """The city where the work stands, not dimmed, with soft edges and a warm glow."""
        rect = stage.theme.rect(*city).clip(pygame.Rect((0, 0), stage.theme.size))

        def draw() -> pygame.Surface:
            ground = stage.picture(rect).convert_alpha()
            warm = pygame.Surface(rect.size)
            warm.blit(brush.spot(rect.size, palette.HOT, WARM, 2.0), (0, 0))
            ground.blit(warm, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
            seen = brush.spot(rect.size, palette.WHITE, 1.0, 2.0)
            for _ in range(TIMES_WIDER):
                seen.blit(seen.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
            ground.blit(seen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return ground

        return [staging.faded(ui.Stamp(stage.kept(("city", rect.size), draw), rect.topleft), strength)]

    def _light(self, stage: MomentStage, scene: _Scene, strength: float) -> list[ui.Stamp]:
        """Light behind the work: rays that rise from its plinth, and a glow."""
        theme, (_, _, wide, high), foot = stage.theme, scene.work, scene.foot
        left, top, across, _ = self._room(stage)
        beside = min(foot[0] - left, left + across - foot[0])
        reach = min(REACH * (wide**2 / 4 + high**2) ** 0.5, foot[1] - top)
        size = theme.px(2 * beside), theme.px(reach)

        def draw() -> pygame.Surface:
            tall = theme.px(reach) // SOFT
            across = 2 * tall
            shapes = []
            for ray in range(RAYS):
                begins, ends = (pi * (ray + share) / RAYS for share in (0.2, 0.8 if ray % 2 else 0.62))
                tips = [(across / 2 - tall * cos(turn), tall * (1 - sin(turn))) for turn in (begins, ends)]
                shapes.append(brush.polygon([(across / 2, tall), *tips], (255, 232, 170), BRIGHT))
            rays = pygame.transform.box_blur(brush.vector((across, tall), shapes), max(1, tall // 60))
            fades = brush.spot((across, 2 * tall), palette.WHITE, 1.0, 1.3)
            rays.blit(fades, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            glow = brush.spot((across, 2 * tall), (255, 214, 130), 0.6, 2.2)
            glow.blit(rays, (0, 0))
            return pygame.transform.smoothscale(glow.subsurface((0, 0, across, tall)), size)

        picture = stage.kept(("rays", size), draw)
        return [staging.faded(ui.Stamp(picture, picture.get_rect(midbottom=theme.spot(*foot)).topleft), strength)]
