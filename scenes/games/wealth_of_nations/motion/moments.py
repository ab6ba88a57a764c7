"""What moves on the map for a short while: a building that comes down on its tile, flags that wave, smoke and light."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import ClassVar

import pygame

from scenes import ui
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from sprites.cards.emblem import padded, thickened, tinted
from sprites.maps import commodities
from sprites.paint import brush, palette, tween
from sprites.things import buildings, discs

FALL = ui.MANNERS["tile"].landed
LANDED, SETTLED = FALL + 200, FALL + 360
"""Milliseconds after which a building begins to fall, lands, and stands still; its tile arrives before."""

DROP, SQUASH = 14.0, 0.14
"""Units that it falls, and how much of its height it loses as it lands."""

APART, CLOSE, HAND_DISC, HANDS = 122.0, 106.0, 40.0, 78.0
"""Units from the middle of a bargain to both who make it, before and after, their discs, and their hands."""
BOARD, SLEEVES, SKIN, COMING = (290.0, 88.0), (178.0, 80.0), (238, 198, 156), 24.0
"""The plate that the hands meet on, the room of hands and sleeves, the colour of hands, and how far
sleeves come.
"""

DUST: Sequence[palette.Colour] = ((226, 204, 158), (196, 172, 128), (244, 230, 196))
PUFFS, RISE, PUFF = 8, 44.0, (7.0, 21.0)
"""Puffs of smoke over a chimney, units that each rises, and how large it is at first and at last."""

SMOKE: Sequence[tuple[palette.Colour, palette.Colour]] = (
    ((232, 226, 216), (104, 98, 98)),
    ((206, 200, 192), (92, 86, 88)),
)
"""The light and the dark side of a puff: one of them is seen on every ground."""
LIT_PARTS = ((0.4, 0.42, 0.28), (0.56, 0.36, 0.22))
"""Where light lies on a puff, and how far, as shares of its size."""

LAMP: palette.Colour = (255, 236, 160)
LIGHT = 30
"""Units of the light around a lamp."""
PHASES, SWAY = 8, 0.09
"""Looks of a flag that waves, and how far its end swings, as a share of its height."""


class Movement(Moment):
    """A moment that nothing waits for."""

    ms: ClassVar[float] = 0.0
    still: ClassVar[float] = 0.0
    is_told: ClassVar[bool] = False


@dataclass(frozen=True)
class Handshake(Moment):
    """Both agree: hands come from both sides of the table while the goods cross it, and a gavel seals the bargain. It
    is not cut short before they meet.
    """

    colours: tuple[int, int]
    """Of who proposed, and of who agreed."""

    ms: ClassVar[float] = ui.MANNERS["barter"].landed
    still: ClassVar[float] = ui.MANNERS["barter"].landed
    leaving: ClassVar[float] = ui.MANNERS["barter"].settle
    uncut: ClassVar[float] = ui.MANNERS["barter"].back + ui.MANNERS["barter"].path
    sounds: ClassVar[Sequence[tuple[float, str]]] = (
        (0.0, "cloth"),
        (ui.MANNERS["barter"].back, "sail"),
        (ui.MANNERS["barter"].landed - 160, "gavel"),
    )

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Two discs that meet, and the hands where they have met."""
        theme, barter = stage.theme, ui.MANNERS["barter"]
        area = stage.spot("balance") or stage.spot("map")
        if area is None:
            return []
        x, y = area[0] + area[2] / 2, area[1] + area[3] / 2
        met = staging.part(at, barter.back, barter.back + barter.path)
        seen = min(staging.part(at, 0, barter.back), 1 - staging.part(at, self.ms, self.ms + self.leaving))
        board = staging.signboard(theme, (x - BOARD[0] / 2, y - BOARD[1] / 2, *BOARD))
        stamps = [staging.faded(board, seen)]
        for side, colour in zip((-1, 1), self.colours, strict=True):
            spot = x + side * (APART + (CLOSE - APART) * met), y
            stamps.append(
                staging.faded(staging.centred(theme, discs.player_disc(theme, colour, HAND_DISC), spot), seen)
            )
        shaken_at = barter.back + barter.path
        if at < shaken_at:
            arms = _hands(theme, self.colours, False)
            half = arms.width // 2
            for side, left in ((-1, 0), (1, arms.width - half)):
                arm = arms.subsurface((left, 0, half, arms.height))
                spot = x + side * (SLEEVES[0] / 4 + COMING * (1 - met)), y
                stamps.append(staging.faded(staging.centred(theme, arm, spot), min(seen, 2 * met)))
        if at >= shaken_at:
            hands = _hands(theme, self.colours)
            size = 1.5 - 0.5 * staging.part(at, shaken_at, shaken_at + barter.landing, tween.out)
            stamps.append(staging.faded(staging.centred(theme, hands, (x, y), size), seen))
        return stamps


def _hands(theme: ui.Theme, colours: tuple[int, int], are_met: bool = True) -> pygame.Surface:
    """Two hands that shake, a sleeve of each seat's colour at both sides; the sleeves alone until they have met."""

    def draw() -> pygame.Surface:
        size = theme.px(SLEEVES[0]), theme.px(SLEEVES[1])
        wide, high = size
        shapes = []
        for side, colour in zip((-1, 1), colours, strict=True):
            tone, x, end = palette.PLAYERS[colour].colour, wide / 2 + side * 0.215 * wide, wide / 2 + side * 0.5 * wide
            top, foot = 0.24 * high, 0.62 * high
            shapes += [
                brush.polygon([(x, top), (end, 0.12 * high), (end, 0.7 * high), (x, foot)], tone),
                brush.polygon([(x, 0.44 * high), (end, 0.44 * high), (end, 0.7 * high), (x, foot)],
                              palette.mix(tone, palette.BLACK, 0.35)),
                brush.polygon([(x, top - 0.03 * high), (x + side * 0.05 * wide, top - 0.05 * high),
                               (x + side * 0.05 * wide, foot + 0.05 * high), (x, foot + 0.03 * high)], palette.IVORY),
            ]  # fmt: skip
        picture = brush.vector(size, shapes)
        if not are_met:
            return picture
        hands = theme.icon("shaking-hands", HANDS, SKIN)
        edge = tinted(thickened(padded(theme.icon("shaking-hands", HANDS, palette.WHITE), 4), 2), palette.DARK_INK)
        for each in (edge, hands):
            picture.blit(each, each.get_rect(center=(wide // 2, high // 2)))
        return picture

    return theme.cached(("handshake", colours, are_met), draw)


@dataclass(frozen=True)
class Raised(Movement):
    """A building comes down on the tile that has just been laid on a hex, with dust; then its flag is there."""

    hex: str
    leaving: ClassVar[float] = ui.MANNERS["tile"].total
    follows: ClassVar[bool] = True

    @property
    def pieces(self) -> tuple[str, ...]:
        """Building and flag."""
        return f"building {self.hex}", f"flag {self.hex}"

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Nothing, then the building in the air, then pressed, then both."""
        building, flag = (stage.sprite(name) for name in self.pieces)
        if building is None or at < FALL:
            return []
        x, y, width, height = building.area
        fallen = staging.part(at, FALL, LANDED, _falling)
        press = SQUASH * sin(pi * staging.part(at, LANDED, SETTLED, _even))
        picture = building.look.surface(stage.theme)
        if press > 0.01:
            wide, high = picture.get_size()
            picture = pygame.transform.smoothscale(picture, (round(wide * (1 + press)), round(high * (1 - press))))
        middle = x + width / 2, y + height / 2 + height * press / 2 - DROP * (1 - fallen)
        foot = x + width / 2, y + height * 0.96
        dust = staging.burst(
            stage.theme, self.hex, 12, staging.part(at, LANDED, self.leaving, _even), foot, width * 0.7, DUST
        )
        stamps = [
            *dust,
            staging.faded(staging.centred(stage.theme, picture, middle), staging.part(at, FALL, FALL + 90)),
        ]
        return [*stamps, *_lying(stage.theme, flag)] if at >= LANDED else stamps


@dataclass(frozen=True)
class Waving(Movement):
    """The flags of a seat wave once, because it acts."""

    flags: tuple[str, ...]
    leaving: ClassVar[float] = 1500.0

    @property
    def pieces(self) -> tuple[str, ...]:
        """The flags."""
        return self.flags

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Each a little after the other, the wave growing and dying away."""
        strength = round(3 * sin(pi * min(1.0, at / self.leaving)))
        found = []
        for number, name in enumerate(self.flags):
            sprite = stage.sprite(name)
            phase = int(at / 55 + number * 3) % PHASES
            found += _lying(stage.theme, sprite, phase, strength)
        return found


@dataclass(frozen=True)
class Smoke(Movement):
    """Smoke over the chimneys of works that run."""

    hexes: tuple[str, ...]
    leaving: ClassVar[float] = 2400.0

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Puffs that rise one after the other, grow and thin out."""
        found = []
        for number, hex in enumerate(self.hexes):
            spot = _on_building(stage, hex, buildings.CHIMNEY)
            for puff in range(PUFFS) if spot else ():
                begun = (puff + number % 2 * 0.5) * 170.0
                age = (at - begun) / 1200.0
                if spot and 0 < age < 1:
                    size = round(PUFF[0] + (PUFF[1] - PUFF[0]) * age**0.7)
                    drift = 16 * age**1.3 + 2 * sin(4 * age + puff)
                    picture = _puff(stage.theme, size, puff % 2)
                    at_now = spot[0] + drift, spot[1] - RISE * age
                    found.append(
                        staging.faded(staging.centred(stage.theme, picture, at_now), min(1.0, 1.7 * (1 - age)))
                    )
        return found


@dataclass(frozen=True)
class Lit(Movement):
    """Light on the pylons of dynamo houses that run."""

    hexes: tuple[str, ...]
    leaving: ClassVar[float] = 1400.0

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """Lamps that flicker and go out."""
        found = []
        for number, hex in enumerate(self.hexes):
            for lamp, place in enumerate(buildings.LAMPS):
                if spot := _on_building(stage, hex, place):
                    flicker = 0.55 + 0.45 * sin(at / 45 + 2 * lamp + number)
                    strength = flicker * sin(pi * min(1.0, at / self.leaving))
                    found.append(
                        staging.faded(staging.centred(stage.theme, _soft(stage.theme, LIGHT, LAMP), spot), strength)
                    )
        return found


def _falling(share: float) -> float:
    return share * share


def _even(share: float) -> float:
    return share


def _soft(theme: ui.Theme, size: int, colour: palette.Colour) -> pygame.Surface:
    side = theme.px(size)
    return theme.cached(("soft spot", side, colour), lambda: brush.spot((side, side), colour, 0.9, 2.0))


def _puff(theme: ui.Theme, size: int, tone: int) -> pygame.Surface:
    """A round puff of smoke in flat tones, lit from the left."""

    def draw() -> pygame.Surface:
        side = theme.px(size)
        light, dark = SMOKE[tone]
        middle, far = side / 2, side * 0.46
        lit = [brush.ellipse((side * x, side * y), (side * r, side * r), light) for x, y, r in LIT_PARTS]
        return brush.vector((side, side), [brush.ellipse((middle, middle), (far, far), dark), *lit])

    return theme.cached(("puff of smoke", size, tone), draw)


def _on_building(stage: MomentStage, hex: str, place: tuple[float, float]) -> tuple[float, float] | None:
    """A point of what stands on a hex, by its place in the box of a building."""
    building = stage.sprite(f"building {hex}")
    return on_building(building.area, place) if building else None


def on_building(area: ui.Area, place: tuple[float, float]) -> tuple[float, float]:
    """The same for a building that takes this area."""
    x, y, width, height = area
    return x + width * place[0] / (2 * buildings.WIDE), y + height * place[1] / (2 * buildings.HIGH)


def _lying(theme: ui.Theme, sprite: ui.Sprite | None, phase: int = 0, strength: int = 0) -> list[ui.Stamp]:
    """A flag where it lies, as it waves."""
    if sprite is None:
        return []
    look = sprite.look
    picture = look.surface(theme)
    if strength:
        key = ("waving flag", look, phase, strength)
        still = picture
        picture = theme.cached(key, lambda: commodities.waving(still, phase / PHASES, SWAY * strength / 3))
    x, y, width, height = sprite.area
    return [staging.centred(theme, picture, (x + width / 2, y + height / 2))]
