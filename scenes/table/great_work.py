"""The moment of a great work that is finished: it rises over the table itself, with light behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from scenes import ui
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from scenes.table.piece_moments import DUST, GOLD, soft_shadow
from sprites.city.row import PAINTINGS, framed
from sprites.paint import brush, palette, tween
from sprites.poster.cutout import CutOut, cleared, print_size
from sprites.poster.motif import Motif

HELD = ui.MANNERS["wonder"].back
LIT = HELD + ui.MANNERS["wonder"].path + ui.MANNERS["wonder"].landing
"""Milliseconds that a finished work is held in silence, and after which all light is on it."""

STANDS = ".stands"
"""What the anchor of a work that stands in a city is called, after its piece: the ground over its plate."""

HALL: ui.Area = (262.0, 46.0, 728.0, 424.0)
"""Where it rises while its hall is not in sight."""

HIGH, CARD_HIGH, BESIDE = 300.0, 190.0, 26.0
"""Units that a work is high at most, and its card beside it, and between them."""

PLINTH, LEAST_PLINTH, MARGIN, OVER = 62.0, 230.0, 12.0, 22.0
"""How high the plinth is under it, and how wide at least; what is free around all, and over the work."""

NAME, TOLD = 25.0, 18.0
"""Units of the letters of its name, and of who has built it."""

RAYS, REACH, BRIGHT, SOFT = 18, 1.15, 0.45, 3
"""How many rays of light stand behind it, how far they reach in its diagonals, how bright they are, and how many times
smaller they are drawn.
"""

AROUND = 84.0, 70.0
"""Units of a city that stay light beside a work and over it."""

WARM, TIMES_WIDER = 0.3, 3
"""How much light falls on the city there, and how often it is doubled, so that only its edge is soft."""

LEAST_PLANK = 0.4
"""How large the planks of a small scaffold are at least, of those before a large work."""


def body_of(theme: ui.Theme, motif: Motif) -> pygame.Surface:
    """A work as large as it rises; what there is of it until it is printed."""
    high = theme.px(HIGH)
    printed = theme.posters.has_come(_printed_of(motif))

    def draw() -> pygame.Surface:
        if motif.stage in PAINTINGS:
            return framed(motif, high, lambda wish: theme.posters.picture(*wish))
        return cleared(theme.posters.picture(CutOut(motif), print_size(high)), motif, high)

    return theme.cached(("great work", motif, high, printed), draw)


def ask_ahead(theme: ui.Theme, motif: Motif) -> None:
    """Have a work printed that has been begun, so that it is there on the day that it rises."""
    theme.cached(("great work asked", motif), lambda: body_of(theme, motif))


def _printed_of(motif: Motif) -> Motif | CutOut:
    return motif if motif.stage in PAINTINGS else CutOut(motif)


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
    """A Wonder is finished: its scaffold falls, and it rises with light behind it on a plinth that says who has built
    it, its card at its side. It stands in its `hall`, a part of the table that nothing of what it brings changes; where
    it stands in a city in sight, there is light on that too.

    The card comes from where it lies, or from the place `home` of a rival, and goes back in there.
    """

    piece: str
    name: str
    told: str
    ready: ui.Look
    motif: Motif
    home: str
    hall: str

    cheers: str
    """The sound of those who see it."""

    ms = ui.MANNERS["wonder"].total
    still = 1550.0
    leaving = 200.0
    sounds = ((HELD, "wonder_ready"), (HELD + 150, "die_hit"), (HELD + 320, "die_hit"))

    COVERED, FALLEN, SHOWN = HELD + 200, HELD + 600, 1900.0

    @property
    def heard(self) -> Sequence[tuple[float, str]]:
        """First nothing, then the scaffold falls, and then they cheer."""
        return (*self.sounds, (self.FALLEN, self.cheers))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The card."""
        return (self.piece,)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The work as it rises, in its light; planks and dust fly from it, and its card comes beside it."""
        theme, sprite = stage.theme, stage.sprite(self.piece)
        area = sprite.area if sprite else stage.spot(self.home)
        if area is None:
            return []
        city, body = self._city(stage), body_of(theme, self.motif)
        scene = self._scene(stage, body, area)
        seen = staging.pulse(at, 0, self.ms, 250)
        lit = staging.part(at, self.FALLEN - 250, LIT) * (1 - staging.part(at, self.SHOWN, self.ms))
        risen = staging.part(at, HELD, self.FALLEN, tween.out) * (1 - staging.part(at, self.SHOWN, self.ms))
        built = self._work(stage) or scene.work
        _, y, wide, high = scene.work
        foot = scene.foot
        hides = staging.dusk(theme, (foot[0], y + high / 2), (1.9 * wide + 120, 1.6 * high + 120))
        glitter = staging.sparks(theme, self.piece, 34, at, scene.work, 60, GOLD, (1.5, 4.0), 1500)
        dust = staging.burst(theme, self.piece, 30, staging.part(at, HELD, HELD + 900, tween.out), foot, 190, DUST)
        return [
            stage.dimmed(0.7, 0.42, (206, 204, 255), seen),
            staging.faded(hides, seen),
            *(self._in_the_city(stage, city, lit) if city else []),
            *self._light(stage, scene, lit),
            *(glitter if self.FALLEN < at < self.SHOWN + 100 else []),
            *self._body(theme, body, scene, risen),
            *dust,
            *self._plinth(theme, scene, min(seen, staging.part(at, HELD, HELD + 250)), at),
            *self._planks(theme, built, at),
            *self._card(stage, scene, area, sprite, at),
        ]

    # -- where it stands -----------------------------------------------------------------------------------------

    def _scene(self, stage: MomentStage, body: pygame.Surface, home: ui.Area) -> _Scene:
        """The work and its card side by side in the hall, the card away from where it lies."""
        theme = stage.theme
        left, top, across, high = stage.spot(self.hall) or HALL
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

    def _body(self, theme: ui.Theme, body: pygame.Surface, scene: _Scene, risen: float) -> list[ui.Stamp]:
        """As much of the work as has come out of its plinth."""
        x, y, wide, high = scene.work
        size = theme.px(wide), theme.px(high)
        large = theme.cached(("risen work", body, size), lambda: pygame.transform.smoothscale(body, size))
        corner = theme.spot(x, y + high * (1 - risen))
        window = pygame.Rect(0, 0, theme.size[0], theme.rect(0, y + high, 0, 0).y)
        return staging.clipped([ui.Stamp(large, (round(corner[0]), round(corner[1])))], window)

    def _plinth(self, theme: ui.Theme, scene: _Scene, seen: float, at: float) -> list[ui.Stamp]:
        """What it stands on, with its name and who has built it."""
        x, y, wide, high = scene.plinth
        board = staging.signboard(theme, scene.plinth)
        lines = (
            staging.title(theme, self.name, NAME, (x + wide / 2, y + 0.32 * high), room=wide - 30),
            staging.title(
                theme, self.told, TOLD, (x + wide / 2, y + 0.74 * high), "aside", palette.IVORY, room=wide - 30
            ),
        )
        read = min(seen, staging.part(at, HELD + 350, HELD + 600))
        return [staging.faded(board, seen), *(staging.faded(line, read) for line in lines)]

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
        left, top, across, _ = stage.spot(self.hall) or HALL
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

    def _planks(self, theme: ui.Theme, work: ui.Area, at: float) -> list[ui.Stamp]:
        """The scaffold before the work, and its planks as they fall; smaller before one in a city."""
        random, stamps = Random(self.piece), []
        x, y, wide, high = work
        size = max(LEAST_PLANK, min(1.0, high / HIGH))
        for order in range(12):
            left, top = random.uniform(-0.56, 0.56) * wide, order / 11 * high
            is_pole, begin = order % 3 == 0, HELD + random.uniform(0, 130)
            share = staging.part(at, begin, begin + 470, lambda each: each * each)
            if share >= 1:
                continue
            plank = _plank(theme, is_pole)
            turn = (90 if is_pole else 0) + random.uniform(-7, 7) + share * random.uniform(-160, 160)
            fallen = (x + wide / 2 + left * (1 + share * 0.7), y + top + share * (high / 2 + 260 * size - top))
            stamps.append(
                staging.faded(
                    staging.centred(theme, plank, fallen, size, turn), min(staging.part(at, 60, 200), 1.3 - share)
                )
            )
        return stamps


def _plank(theme: ui.Theme, is_pole: bool) -> pygame.Surface:
    def draw() -> pygame.Surface:
        size = theme.px(120 if is_pole else 96), theme.px(6 if is_pole else 8)
        return brush.gradient(size, [(0.0, (206, 150, 92)), (0.5, (168, 112, 60)), (1.0, (92, 56, 28))]).convert_alpha()

    return theme.cached(("plank", is_pole), draw)
