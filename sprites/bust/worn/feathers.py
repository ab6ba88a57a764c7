"""Headgear of feathers."""

from __future__ import annotations

import math

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen, Point
from sprites.bust.person import CLOTHS, Tone
from sprites.bust.worn.gear import GOLD, JADE, PEARL, RED, Gear, middle_of, plane
from sprites.paint.palette import Colour


def _vane(pen: BustPen, base: Point, near: Point, tip: Point, across: Point, shade: Colour) -> None:
    """A feather from its base to its tip, widest beside a point near its middle."""
    sides = [(near[0] + across[0], near[1] + across[1]), (near[0] - across[0], near[1] - across[1])]
    pen.fill([base, base, sides[0], tip, tip, sides[1]], shade)


def _feather_crown_behind(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    for step in range(13):
        angle = math.radians(180 + 180 * step / 12)
        reach = 27 if step % 2 else 25
        tip = (x + reach * math.cos(angle) * 0.96, -11 + reach * math.sin(angle) * 1.02)
        base = (x + 9 * math.cos(angle), -13 + 7 * math.sin(angle))
        across = (-math.sin(angle) * 2.7, math.cos(angle) * 2.7)
        near = (base[0] * 0.45 + tip[0] * 0.55, base[1] * 0.45 + tip[1] * 0.55)
        lit = step < 7
        shade = tone.light if lit else tone.dark
        _vane(pen, base, near, tip, across, shade)
        pen.disc(
            (near[0] * 0.35 + tip[0] * 0.65, near[1] * 0.35 + tip[1] * 0.65),
            1.15,
            GOLD.light if lit else GOLD.dark,
        )
        pen.line([base, tip], tone.deep, 0.4, 0.6)


def _feather_crown(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the rulers of Mexico: a fan of quetzal feathers on a golden band."""
    m = head.middle
    pen.form("h-12.2,-9.6 h-11.4,-17.4 m,-20.4 h+11.4,-17.4 h+12.2,-9.6 m,-13.4", GOLD)
    pen.line("h-11.6,-13 m,-16.8 h+11.6,-13", RED, 1.3)
    for across in (-8, -4, 0, 4, 8):
        pen.disc((m * 0.8 + across, -15.9 + 0.035 * across * across), 1.05, JADE)


def _war_bonnet_behind(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    for step in range(15):
        angle = math.radians(158 + 224 * step / 14)
        base = (x + 11.5 * math.cos(angle), -7 + 11 * math.sin(angle))
        tip = (x + 24.5 * math.cos(angle), -7 + 26 * math.sin(angle))
        across = (-math.sin(angle) * 1.9, math.cos(angle) * 1.9)
        near = (base[0] * 0.5 + tip[0] * 0.5, base[1] * 0.5 + tip[1] * 0.5)
        end = (base[0] * 0.22 + tip[0] * 0.78, base[1] * 0.22 + tip[1] * 0.78)
        white = CLOTHS["white"].light if step < 9 else CLOTHS["white"].dark
        _vane(pen, base, near, tip, across, white)
        pen.fill(
            [
                (end[0] + across[0] * 0.75, end[1] + across[1] * 0.75),
                tip,
                tip,
                (end[0] - across[0] * 0.75, end[1] - across[1] * 0.75),
            ],
            (40, 34, 38),
        )
        pen.disc(base, 1.5, tone.light if step < 9 else tone.dark)


def _war_bonnet(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of a chief of the plains, with a beaded band."""
    m = head.middle
    pen.form("h-12.2,-10 h-11.8,-14.6 m,-17.4 h+11.8,-14.6 h+12.2,-10 m,-12.8", tone)
    for place in range(7):
        across = -9 + 3 * place
        y = -14.9 + 0.028 * across * across
        pen.facet(
            [
                (m * 0.8 + across - 1.1, y + 1.3),
                (m * 0.8 + across, y - 1.3),
                (m * 0.8 + across + 1.1, y + 1.3),
            ],
            PEARL if place % 2 else CLOTHS["sky"].light,
        )


def _feather_band(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A band with one feather."""
    x, m = middle_of(head), head.middle
    base, tip = (x + 9.4, -15), (x + 16, -33)
    pen.fill([base, base, (x + 10, -25), tip, tip, (x + 16.4, -23)], PEARL)
    pen.fill([(x + 12.2, -28.6), tip, tip, (x + 16.4, -27.6)], tone.dark)
    pen.line([base, tip], (150, 130, 110), 0.4)
    pen.form("h-12.4,-11.6 m,-14.8 h+12.4,-11.6 h+12.2,-8.8 m,-11.8 h-12.2,-8.8", tone)
    for across in (-8, -4, 0, 4, 8):
        pen.disc((m * 0.8 + across, -12.9 + 0.035 * across * across), 0.8, PEARL)


def _headring(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of a Zulu king: a polished ring, a band of leopard, a crane's feather."""
    m = head.middle
    pen.fill("h-1,-20! h-4,-33 h-1.4,-41! h+1.4,-33 h+1,-20!", (96, 108, 140))
    pen.line("h,-20 h-1.6,-38", (40, 44, 66), 0.5)
    pen.form("h-11.4,-18 h-8,-22.6 h,-24 h+8,-22.6 h+11.4,-18 h,-20.4", CLOTHS["black"])
    pen.form("h-12.2,-12 h-11.6,-17 m,-19.4 h+11.6,-17 h+12.2,-12 m,-14.6", tone)
    for place in range(9):
        across = -9.6 + 2.4 * place
        pen.disc(
            (m * 0.7 + across, -16.6 + 0.026 * across * across + (0.9 if place % 2 else -0.5)),
            0.75,
            (44, 26, 16),
        )


def _jaguar(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the jaguar warriors of Mexico: the beast's head, in whose open jaws the face is."""
    x = middle_of(head)
    for way in (-1, 1):
        pen.ball((x + way * 12.5, -31), 4.6, Tone(plane(tone, way), tone.dark, tone.deep))
        pen.disc((x + way * 12.3, -30.6), 2.3, tone.deep)
    pen.form(
        "h-15.5,6 h-17,-8 h-17,-20 h-13,-29 h-5,-33.4 h+5,-33.4 h+13,-29 h+17,-20 h+17,-8 h+15.5,6 h+12,-2 h+11.4,-11 "
        "h+6,-14.6 h,-15.4 h-6,-14.6 h-11.4,-11 h-12,-2",
        tone,
        x + 3,
    )
    pen.form("h-7,-15 h-8,-21 h-4,-25.6 h+4,-25.6 h+8,-21 h+7,-15 h,-16.4", CLOTHS["cream"], x + 2)
    pen.fill("h-3.4,-25.4! h+3.4,-25.4! h+1,-21.6 h-1,-21.6", (60, 34, 34))
    for way in (-1, 1):
        pen.disc((x + way * 8.6, -25.4), 2.1, (250, 222, 120), flat=0.8)
        pen.disc((x + way * 8.4, -25.4), 1.0, (24, 18, 16))
        pen.facet([(x + way * 4.2, -16), (x + way * 7.2, -15.4), (x + way * 5.8, -10.4)], PEARL)
        pen.facet([(x + way * 8.4, -14.6), (x + way * 10.4, -13.4), (x + way * 9.6, -10.8)], PEARL)
        for across, down in ((13.6, -15), (14.4, -7.6), (13.4, -21), (14, 0), (10.4, -29)):
            pen.disc((x + way * across, down), 1.25, tone.deep, flat=0.8)
    for across in (-3, 0, 3):
        pen.disc((x + across, -29.8), 1.0, tone.deep)


FEATHERS: dict[str, Gear] = {
    "feather_band": Gear(_feather_band, colour="red"),
    "feather_crown": Gear(_feather_crown, _feather_crown_behind, "green"),
    "headring": Gear(_headring, colour="tan"),
    "jaguar": Gear(_jaguar, colour="gold"),
    "war_bonnet": Gear(_war_bonnet, _war_bonnet_behind, "red"),
}
