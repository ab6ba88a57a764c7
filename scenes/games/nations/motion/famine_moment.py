"""The moment of famine: the land is dry, a bucket stands empty, and every nation brings what it has."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, sin
from random import Random
from typing import NamedTuple

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.table import staging
from scenes.table.moment import Moment, MomentStage
from sprites.paint import brush, palette, tween
from sprites.places import panorama, stagecraft
from sprites.places.air import DROUGHT
from sprites.places.scroll import scroll
from sprites.things import discs

say = Sentences("nations")

PLATE: ui.Area = (264.0, 176.0, 728.0, 272.0)
BUCKET: ui.Point = (518.0, 372.0)
MIDDLE, SHEET, SHEET_AT = 798.0, (336.0, 178.0), 308.0
"""Where the middle of the scroll lies, and how large it is."""
PAYS, EACH, FLIGHT = 300.0, 160.0, 500.0
"""When the first nation pays, from one to the next, and how long a basket flies."""

CHIP, FIGURES, OVER = (104.0, 32.0), 19.0, 34.0
"""The chip that tells of the food of a nation, the letters on it, and how far over the own counter it lies."""

GRAINS: tuple[palette.Colour, ...] = ((238, 196, 80), (255, 224, 140))


class Payer(NamedTuple):
    """A nation that pays: its seat and colour, and its food before and after; what it misses."""

    seat: int
    colour: int
    before: int
    after: int
    missing: int


@dataclass(frozen=True)
class FamineMoment(Moment):
    """Every nation pays food, in the order of play; the table is pale while it lasts."""

    amount: int
    payers: tuple[Payer, ...]

    ms = 1800.0
    still = 1650.0
    leaving = 300.0
    sounds = tuple((PAYS + FLIGHT + EACH * each, "food") for each in range(5))

    def stamps(self, stage: MomentStage, at: float) -> list[ui.Stamp]:
        """The pale table, the dry land with the bucket, baskets on their way and what is left to each."""
        theme = stage.theme
        seen = min(staging.part(at, 0, 250, tween.out), 1 - staging.part(at, self.ms, self.ms + self.leaving))
        stamps = [stage.dimmed(0.42, 0.8, (255, 240, 205), seen)]
        plate = ui.Stamp(stage.kept("plate", lambda: _land(theme)), theme.rect(*PLATE).topleft)
        stamps.append(staging.faded(plate, seen))
        is_full = any(at >= self._begins(order) + FLIGHT for order in range(len(self.payers)))
        tips = 10 * staging.part(at, 100, 300) * (1 - staging.part(at, 300, 480))
        bucket = stagecraft.bucket(theme, 128, is_full)
        stamps.append(staging.faded(staging.centred(theme, bucket, BUCKET, 1.0, tips), seen))
        stamps += [
            staging.faded(
                staging.centred(theme, scroll(theme, *SHEET), (MIDDLE, SHEET_AT)),
                min(seen, staging.part(at, 150, 400)),
            ),
            staging.faded(
                staging.inked(theme, say("banners.famine"), 52, (MIDDLE, SHEET_AT - 40), room=SHEET[0] - 56),
                min(seen, staging.part(at, 150, 400)),
            ),
            staging.faded(
                staging.inked(
                    theme,
                    say("moments.famine_pays", amount=self.amount),
                    22,
                    (MIDDLE, SHEET_AT + 6),
                    "aside",
                    palette.BROWN,
                    SHEET[0] - 48,
                ),
                min(seen, staging.part(at, 280, 500)),
            ),
            staging.faded(
                staging.pill(theme, self._verdict, 15, (MIDDLE, SHEET_AT + 46), room=SHEET[0] - 48),
                min(seen, staging.part(at, 420, 600)),
            ),
        ]
        for order, payer in enumerate(self.payers):
            stamps += self._payment(stage, payer, at, self._begins(order), seen)
        return stamps + _drift(theme, at, seen)

    def _begins(self, order: int) -> float:
        return PAYS + EACH * order

    @property
    def _verdict(self) -> str:
        hungry = sum(payer.missing > 0 for payer in self.payers)
        return say("moments.famine_hungry", n=hungry) if hungry else say("moments.famine_fed")

    def _payment(self, stage: MomentStage, payer: Payer, at: float, begin: float, seen: float) -> list[ui.Stamp]:
        """Two baskets fly to the bucket; over the counter stands what there was and what is left."""
        theme, counter = stage.theme, stage.spot(f"food@{payer.seat}")
        if counter is None:
            return []
        start = (counter[0] + counter[2] / 2, counter[1] + counter[3] / 2)
        goal = (BUCKET[0], BUCKET[1] - 42)
        stamps = []
        for number in range(2):
            is_full = payer.before > 0 and (number == 0 or not payer.missing)
            picture = stagecraft.basket(theme, 50, is_full)
            share = staging.part(at, begin + 110 * number, begin + 110 * number + FLIGHT, tween.out)
            stamps += staging.trail(theme, picture, staging.arc(start, (goal[0] + 18 * number - 9, goal[1]), 60), share)
        poured = staging.part(at, begin + FLIGHT, begin + FLIGHT + 400)
        if 0 < poured < 1:
            area = (goal[0] - 26, goal[1] - 34, 52.0, 26.0)
            stamps += staging.sparks(theme, f"grain {payer.seat}", 14, at, area, -40, GRAINS, (1.5, 3.0), 400)
        times = staging.grown(theme, FIGURES) / FIGURES
        chip = _chip(theme.magnified(times), payer)
        size = staging.punched(staging.part(at, begin, begin + 260))
        plaque, wide = stage.spot(f"seat{payer.seat}"), CHIP[0] * times
        # Beside its plaque, or over its strip: there it hides no other figure.
        spot = (plaque[0] + plaque[2] + wide / 2 - 6, start[1]) if plaque else (start[0], start[1] - OVER)
        return [
            *stamps,
            staging.faded(
                staging.centred(theme, chip, spot, size), min(seen, staging.part(at, begin - 80, begin + 60))
            ),
        ]


def _chip(theme: ui.Theme, payer: Payer) -> pygame.Surface:
    """What a nation had and has left, red where it cannot pay all."""
    colour = palette.PLAYERS[payer.colour].colour

    def draw() -> pygame.Surface:
        size = theme.px(CHIP[0]), theme.px(CHIP[1])
        chip = pygame.Surface(size, pygame.SRCALPHA)
        fill = (92, 20, 14) if payer.missing else (26, 16, 8)
        pygame.draw.rect(chip, (*fill, 245), chip.get_rect(), 0, theme.px(7))
        pygame.draw.rect(chip, colour, chip.get_rect(), theme.px(2), theme.px(7))
        y = size[1] // 2
        seat = discs.player_disc(theme, payer.colour, 19)
        chip.blit(seat, seat.get_rect(center=(theme.px(17), y)))
        food = theme.glyph("food", 18)
        chip.blit(food, food.get_rect(center=(theme.px(38), y)))
        was = theme.text(f"{payer.before} ›", "number", FIGURES, palette.IVORY)
        now = theme.text(str(payer.after), "number", FIGURES, palette.LOSS if payer.missing else palette.WHAT_IF)
        left = theme.px(50) + max(0, size[0] - theme.px(58) - was.width - theme.px(5) - now.width) // 2
        chip.blit(was, was.get_rect(midleft=(left, y)))
        chip.blit(now, now.get_rect(midleft=(left + was.width + theme.px(5), y)))
        return chip

    return theme.cached(("famine chip", payer), draw)


def _land(theme: ui.Theme) -> pygame.Surface:
    """A plate with a dry land under a white sun."""
    size = theme.rect(*PLATE).size
    width, height = size
    unit, random = theme.s, Random(9)
    picture = panorama.sky(size, DROUGHT, (0.36, 0.52), 0.16)
    air, line = DROUGHT, height * 0.66
    shapes = [
        brush.polygon(
            [
                (0, line * 1.02),
                (width * 0.3, line * 0.9),
                (width * 0.62, line * 0.99),
                (width, line * 0.88),
                (width, height),
                (0, height),
            ],
            air.far,
            0.55,
        ),
        brush.polygon([(0, line), (width, line), (width, height), (0, height)], air.ground),
        brush.polygon([(0, height * 0.86), (width, height * 0.8), (width, height), (0, height)], air.dark, 0.55),
    ]
    for _ in range(46):
        x, y = random.uniform(0, width), line + (height - line) * random.random() ** 0.7
        points = [(x, y)]
        turn = random.uniform(-0.6, 0.6)
        for _ in range(3):
            reach = random.uniform(8, 22) * unit * (0.4 + 0.9 * (y - line) / (height - line))
            turn += random.uniform(-0.9, 0.9)
            points.append(
                (
                    points[-1][0] + reach * cos(turn),
                    min(height, max(line, points[-1][1] + reach * 0.5 * sin(turn))),
                )
            )
        shapes.append(brush.stroke(points, air.fore, 1.3 * unit, 0.6))
    shapes += _dead_tree(width * 0.11, height * 0.84, height * 0.5, random, air.fore)
    shapes += _dead_tree(width * 0.93, height * 0.8, height * 0.3, random, air.fore)
    picture.blit(brush.vector(size, shapes), (0, 0))
    face = picture.convert_alpha()
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, palette.WHITE, mask.get_rect(), 0, theme.px(12))
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pygame.draw.rect(face, (74, 46, 20), face.get_rect(), theme.px(5), theme.px(12))
    pygame.draw.rect(
        face, palette.BRASS, face.get_rect().inflate(-theme.px(3), -theme.px(3)), theme.px(1.6), theme.px(11)
    )
    return face


def _dead_tree(x: float, foot: float, high: float, random: Random, tone: palette.Colour) -> list[str]:
    """A trunk that forks again and again, without leaves."""
    shapes: list[str] = []

    def grow(start: ui.Point, turn: float, length: float, thick: float, left: int) -> None:
        end = (start[0] + length * sin(turn), start[1] - length * cos(turn))
        shapes.append(brush.stroke([start, end], tone, thick))
        if left:
            for side in (-1, 1):
                lean = side * random.uniform(0.3, 0.75)
                grow(end, turn + lean, length * random.uniform(0.55, 0.8), thick * 0.62, left - 1)

    grow((x, foot), random.uniform(-0.1, 0.1), high * 0.36, high * 0.07, 4)
    return shapes


def _drift(theme: ui.Theme, at: float, seen: float) -> list[ui.Stamp]:
    """Dust over the land."""
    if seen < 0.6:
        return []
    dust = staging.sparks(
        theme,
        "dust",
        18,
        at,
        (PLATE[0], PLATE[1] + 120, PLATE[2], 140),
        22,
        ((255, 240, 200),),
        (1.0, 2.5),
        1900,
    )
    return staging.clipped(dust, theme.rect(*PLATE))
