"""Moments of one piece: a paper that is lifted and read, and a great work that is finished."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

import pygame

from scenes import ui
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from sprites.paint import brush, palette, tween

GOLD: tuple[palette.Colour, ...] = ((255, 242, 189), (243, 201, 93), (217, 154, 41))
DUST: tuple[palette.Colour, ...] = ((226, 206, 168), (190, 168, 130))
READ_AT: ui.Point = (640.0, 300.0)
HELD = ui.MANNERS["wonder"].back
LIT = HELD + ui.MANNERS["wonder"].path + ui.MANNERS["wonder"].landing
"""Milliseconds that a finished work is held in silence, and after which all light is on it."""

GROWN, EDGE = 330.0, 40.0
"""How high a finished work is shown, and what the words under it leave free."""

STANDS = ".stands"
"""What the anchor of a work that stands in a city is called, after its piece: the ground over its plate."""

FOOT = 684.0
"""Where the table ends, over the actions."""

AROUND, APART = (84.0, 70.0), 16.0
"""Units of a city that stay light beside a work and over it, and from there to its card."""

WARM, SHAFT, HALO = 0.3, 0.2, 1.5
"""How much light falls on the city there and in each part of a shaft, and the size of the light behind its card, in
cards.
"""

SKY, FOOTLIGHT, SOFT = 40.0, 150.0, 4
"""Where a shaft of light begins, how far under what it falls on it ends, and how many times smaller it is drawn."""

TIMES_WIDER = 3
"""How often the light on it is doubled, so that only its edge is soft."""


def soft_shadow(stage: MomentStage, card: ui.Stamp, height: float) -> ui.Stamp:
    """The soft shadow of what floats over the table."""
    rect = card.rect
    size = (round(rect.width * 1.16), round(rect.height * 1.16))
    spot = stage.theme.cached(
        ("moment shadow", size[0] // 16, size[1] // 16), lambda: brush.spot(size, palette.BLACK, 0.7, 2.2)
    )
    drop = round(stage.theme.px(18) * height)
    return staging.faded(
        ui.Stamp(spot, spot.get_rect(center=(rect.centerx + drop // 2, rect.centery + drop)).topleft), height
    )


@dataclass(frozen=True)
class TakenMoment(Moment):
    """A rival takes a piece that lies nowhere in sight afterwards: it is shown large beside `goal`, where it is
    counted, and goes in there, small.
    """

    piece: str
    goal: str

    ms = ui.MANNERS["rival_buy"].total
    still = ui.MANNERS["rival_buy"].landed
    is_told = False

    BEGUN, COME = ui.MANNERS["rival_buy"].back, ui.MANNERS["rival_buy"].landed
    SCALE, BESIDE, SMALL = 1.4, 90.0, 0.2

    @property
    def pieces(self) -> tuple[str, ...]:
        """The piece."""
        return (self.piece,)

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The piece on its way, over its shadow."""
        theme, sprite, goal = stage.theme, stage.sprite(self.piece), stage.spot(self.goal)
        if sprite is None or goal is None:
            return []
        x, y, width, height = sprite.area
        end = (goal[0] + goal[2] / 2, goal[1] + goal[3] / 2)
        side = 1 if end[0] < READ_AT[0] else -1
        shown = (
            end[0] + side * (goal[2] / 2 + self.BESIDE + width * self.SCALE / 2),
            max(40 + height * self.SCALE / 2, end[1]),
        )
        come, gone = staging.part(at, self.BEGUN, self.COME), staging.part(at, self.COME, self.ms)
        spot = staging.arc(staging.arc((x + width / 2, y + height / 2), shown, 30)(come), end, 0)(gone)
        scale = (1 + (self.SCALE - 1) * come) * (1 + (self.SMALL - 1) * gone)
        face = sprite.look.surface(theme.magnified(self.SCALE))
        card = staging.centred(theme, face, spot, scale / self.SCALE)
        return [soft_shadow(stage, card, come * (1 - gone)), card]

    def left(self, stage: MomentStage) -> Mapping[str, ui.Area]:
        """It fades where it is counted."""
        goal = stage.spot(self.goal)
        return {self.piece: (goal[0] + goal[2] / 2, goal[1] + goal[3] / 2, 1.0, 1.0)} if goal else {}


LEAST_PLANK = 0.4
"""How large the planks of a small scaffold are at least, of those before a card."""


@dataclass(frozen=True)
class GreatWork(Moment):
    """A Wonder is finished: its scaffold falls, light comes down on it, and it stands there whole. Where it stands in a
    city, that is where the light is, and once the scaffold is down its card comes out of its plate and stands beside.

    A rival's that lies nowhere in sight comes out of its place `home` and goes back in there.
    """

    piece: str
    told: str
    ready: ui.Look
    home: str

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
        """The card, larger, in a shaft of light; planks and dust fly from it."""
        theme, sprite = stage.theme, stage.sprite(self.piece)
        area = sprite.area if sprite else stage.spot(self.home)
        if area is None:
            return []
        city = self._city(stage)
        lying = sprite.look if sprite and not city else None
        look = lying if lying and at < self.COVERED else self.ready
        home = (area[0] + area[2] / 2, area[1] + area[3] / 2)
        grown = round(GROWN * theme.s / look.surface(theme).get_height(), 2)
        face = look.surface(theme.magnified(grown))
        width = face.get_width() / theme.s
        begun = self.COVERED if city else 0.0
        away = staging.part(at, begun, begun + 300, tween.out) - staging.part(at, self.SHOWN, self.ms, tween.inout)
        goal = self._beside(city, width) if city else (max(200.0, min(1080.0, home[0])), 290.0)
        spot = staging.arc(home, goal, 0)(away)
        scale = (area[3] + (GROWN - area[3]) * away) / GROWN
        seen = staging.pulse(at, 0, self.ms, 250)
        dark = stage.dimmed(0.7, 0.42, (206, 204, 255), seen)
        lit = staging.part(at, self.FALLEN - 200, LIT) * (1 - staging.part(at, self.SHOWN, self.ms))
        light = self._in_the_city(stage, city, lit) if city else self._light(stage, spot, lit)
        light = [*light, self._halo(theme, spot, width, lit)]
        card = staging.centred(theme, face, spot, scale)
        work = self._work(stage) or (spot[0] - width / 2, spot[1] - GROWN / 2, width, GROWN)
        planks = self._planks(theme, work, at)
        foot = (work[0] + work[2] / 2, work[1] + work[3])
        dust = staging.burst(
            theme, self.piece, 30, staging.part(at, HELD + 200, HELD + 1100, tween.out), foot, 170, DUST
        )
        rain = city or (spot[0] - 130, 150, 260, 320)
        gold = staging.sparks(theme, self.piece, 34, at, rain, -60, GOLD, (1.5, 4.0), 1500)
        under = goal[1] + GROWN / 2 + 22
        room = 2 * min(goal[0], 1280 - goal[0]) - EDGE
        built = staging.title(theme, self.told, 21, (goal[0], under), "aside", palette.IVORY, room - 40)
        wide = built.rect.width / theme.s + 40
        board = staging.signboard(theme, (goal[0] - wide / 2, under - 19, wide, 38.0))
        words = [
            staging.faded(board, min(staging.part(at, HELD + 450, HELD + 700), seen)),
            staging.faded(built, min(staging.part(at, HELD + 550, HELD + 800), seen)),
        ]
        glitter = gold if self.FALLEN < at < self.SHOWN + 100 else []
        shown = away if city else 1.0 if lying else 1 - staging.part(at, self.ms, self.ms + self.leaving)
        return [
            dark, *light, soft_shadow(stage, card, away), staging.faded(card, shown), *dust, *planks, *glitter, *words
        ]  # fmt: skip

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

    def _beside(self, city: ui.Area, wide: float) -> ui.Point:
        """Where its card is shown: at the side where there is more room, with what is told under it."""
        x, y, across, high = city
        middle = x - APART - wide / 2 if x + across / 2 > READ_AT[0] else x + across + APART + wide / 2
        return middle, min(y + high / 2, FOOT - GROWN / 2 - 48)

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

        x, y, wide, high = city
        fallen = x + wide / 2, y + high - FOOTLIGHT
        return [
            staging.faded(ui.Stamp(stage.kept(("city", rect.size), draw), rect.topleft), strength),
            *self._light(stage, fallen, strength),
        ]

    def _halo(self, theme: ui.Theme, spot: ui.Point, wide: float, strength: float) -> ui.Stamp:
        """Warm light behind the card."""
        side = theme.px(HALO * wide), theme.px(HALO * GROWN)
        glow = theme.cached(("work halo", side), lambda: brush.spot(side, palette.BRASS_LIGHT, 0.75, 2.2))
        return staging.faded(staging.centred(theme, glow, spot), strength)

    def _light(self, stage: MomentStage, spot: ui.Point, strength: float) -> list[ui.Stamp]:
        """A shaft of light from above."""
        theme = stage.theme

        x, foot = spot[0], spot[1] + FOOTLIGHT
        high = max(120.0, foot - SKY)

        def draw() -> pygame.Surface:
            size = wide, tall = theme.px(420) // SOFT, theme.px(high) // SOFT
            shapes = [
                brush.polygon(
                    [
                        (wide * (0.5 - top), 0),
                        (wide * (0.5 + top), 0),
                        (wide * (0.5 + foot), tall),
                        (wide * (0.5 - foot), tall),
                    ],
                    (255, 232, 170),
                    SHAFT,
                )
                for top, foot in ((0.05, 0.18), (0.08, 0.28), (0.11, 0.4))
            ]
            shaft = pygame.transform.box_blur(brush.vector(size, shapes), max(1, wide // 24))
            for y in range(tall):
                down = y / tall
                seen = round(255 * min(1.0, 3 * down, 3.5 * (1 - down)))
                shaft.fill((255, 255, 255, seen), (0, y, wide, 1), special_flags=pygame.BLEND_RGBA_MULT)
            return pygame.transform.smoothscale(shaft, (wide * SOFT, tall * SOFT))

        picture = stage.kept(("shaft", round(high)), draw)
        corner = picture.get_rect(midbottom=theme.spot(x, foot)).topleft
        return [staging.faded(ui.Stamp(picture, corner), strength)]

    def _planks(self, theme: ui.Theme, work: ui.Area, at: float) -> list[ui.Stamp]:
        """The scaffold before the work, and its planks as they fall; smaller before one in a city."""
        random, stamps = Random(self.piece), []
        x, y, wide, high = work
        size = max(LEAST_PLANK, min(1.0, high / GROWN))
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
