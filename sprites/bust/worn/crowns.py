"""Crowns and wreaths."""

from __future__ import annotations

import math

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.bust.person import CLOTHS, Tone
from sprites.bust.worn.gear import GOLD, JADE, PEARL, RED, Gear, middle_of, plane
from sprites.bust.worn.veils import veil, veil_behind


def _laurel(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    for way in (-1, 1):
        for step in range(7):
            angle = math.radians(90 - 13.5 * step - 4)
            cx, cy = x + way * 12.6 * math.cos(angle), -6.0 - 13.4 * math.sin(angle)
            out = (cx + way * (1.6 + 0.2 * step), cy - 2.6)
            base = (cx - way * 1.2, cy + 1.6)
            leaf = [base, base, (cx - way * 0.9, cy - 1.8), out, out, (cx + way * 1.5, cy + 0.4)]
            pen.fill(leaf, plane(tone, way))
            pen.line([base, out], tone.deep, 0.28, 0.6)


def _wreath_of_flowers(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    for step in range(-4, 5):
        cx, cy = x + 2.9 * step, -17.0 + 0.28 * step * step
        pen.ball((cx, cy), 2.2, tone)
        pen.disc((cx, cy), 0.7, GOLD.light)


def _crown(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """An open crown with five points."""
    x = middle_of(head)
    pen.form(
        "h-11.6,-14 h-12.6,-23 h-8.6,-19.2 h-6.4,-26 h-3,-20 h,-28 h+3,-20 h+6.4,-26 h+8.6,-19.2 "
        "h+12.6,-23 h+11.6,-14 h,-12.2",
        tone,
        smooth=False,
    )
    pen.fill("h-11.6,-14.2 h,-12.4 h+11.6,-14.2 h+11.6,-12 h,-10.2 h-11.6,-12", tone.deep, 0.55)
    for across, high in ((-12.6, -23), (-6.4, -26), (0.0, -28), (6.4, -26), (12.6, -23)):
        pen.disc((x + across, high), 1.1, PEARL)
    for across, colour in ((-6.6, JADE), (0.0, RED), (6.6, JADE)):
        pen.disc((x + across, -12.2 + 0.02 * across * across * 0.2), 1.25, colour)


def _imperial(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A closed crown with arches and a ball."""
    x = middle_of(head)
    pen.form("h-11,-15 h-11.6,-21 h-7,-28 h,-30 h+7,-28 h+11.6,-21 h+11,-15", CLOTHS["crimson"])
    for across in (-7.5, 0.0, 7.5):
        pen.line(
            [(x + across * 1.3, -15), (x + across * 1.25, -22), (x, -30)],
            tone.light if across <= 0 else tone.dark,
            1.6,
        )
    pen.form("h-12,-17 h+12,-17 h+11.6,-12 h,-10.4 h-11.6,-12", tone, smooth=False)
    for across in (-8.0, -4, 0.0, 4, 8.0):
        pen.disc((x + across, -14.2 + 0.6), 1.15, RED if across in (-4, 4) else PEARL)
    pen.ball((x, -32), 2.1, tone)


def _diadem(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A fillet with a jewel over the forehead."""
    m = head.middle
    pen.form("h-12,-12.5 h-11,-15.6 m,-16.8 h+11,-15.6 h+12,-12.5 m,-13.8", tone)
    pen.fill("m,-19.6! m+2.2,-15.4 m,-12.8! m-2.2,-15.4", tone.light)
    pen.disc((m, -15.6), 1.3, RED)


def _crowned_veil(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A crown on a cloth over the hair."""
    veil(pen, head, tone)
    _crown(pen, head, GOLD)


def _phoenix(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of an empress of China: wings of gold in high hair, and strings of pearls at the temples."""
    x, m = middle_of(head), head.middle
    for way in (-1, 1):
        shade = plane(tone, way)
        for reach, high in ((17.0, -27.0), (15.5, -31.5), (12.0, -35.0)):
            base, tip = (x + way * 2.4, -20.5), (x + way * reach, high)
            low, top = (x + way * reach * 0.66, high * 0.72), (x + way * reach * 0.55, high * 0.86)
            pen.fill([base, base, top, tip, tip, low], shade)
        for row in range(6):
            pen.disc((x + way * (12.9 + 0.1 * row), -17.5 + 2.6 * row), 0.95, PEARL if row % 3 else RED)
    pen.ball((m * 0.6, -22.5), 3.6, tone)
    pen.disc((m * 0.6, -22.5), 1.7, RED)
    pen.fill("m-1,-16.4 m,-18.6 m+1,-16.4 m,-12.2", RED)


def _pearls(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A small crown on top of high hair, pearls in it."""
    x = middle_of(head)
    pen.form("h-7,-27 h-8.2,-35 h-4.6,-31.4 h,-38.4 h+4.6,-31.4 h+8.2,-35 h+7,-27 h,-25.6", tone, smooth=False)
    for across, high in ((-8.2, -35.0), (0.0, -38.6), (8.2, -35.0)):
        pen.disc((x + across, high), 1.25, PEARL)
    pen.disc((x, -29.4), 1.5, RED)
    for across, high in ((-8.6, -20.6), (-4.4, -19.0), (0.0, -18.4), (4.4, -19.0), (8.6, -20.6)):
        pen.disc((head.middle * 0.7 + across, high), 1.1, PEARL)


def _tiara(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the kings of Persia: tall and fluted, with battlements."""
    x = middle_of(head)
    points = "h-11.6,-12 h-12.6,-30 "
    for place in range(5):
        left = -12.6 + 5.04 * place
        points += f"h{left:+.2f},-30 h{left + 1.2:+.2f},-33 h{left + 3.8:+.2f},-33 h{left + 5.04:+.2f},-30 "
    pen.form(points + "h+11.6,-12 m,-14", tone, smooth=False)
    for across in (-9, -5.4, -1.8, 1.8, 5.4, 9):
        pen.line([(x + across * 1.04, -28), (x + across, -16)], tone.deep, 0.55, 0.5)
    pen.line("h-11.8,-14 m,-16.2 h+11.8,-14", CLOTHS["blue"].light, 1.7)
    pen.line("h-12.4,-28.6 h+12.4,-28.6", tone.deep, 0.7, 0.7)


def _mitre(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of a bishop."""
    m = head.middle
    pen.form("h-11.6,-11.6! h-13,-24 h-7,-34 h,-41! h+7,-34 h+13,-24 h+11.6,-11.6! m,-14", tone)
    pen.form("h-11.7,-14.6 m,-17 h+11.7,-14.6 h+11.7,-11.4 m,-13.6 h-11.7,-11.4", GOLD)
    pen.line("m*0.6,-38 m,-16", GOLD.dark, 2.0)
    pen.line("h-6,-26.4 h+6.4,-26.4", GOLD.dark, 2.0)
    pen.disc((m * 0.8, -26.4), 1.7, RED)


def _royal_hat(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the kings of Joseon: a black cap with two upright wings."""
    for way in (-1, 1):
        pen.form(
            "hw1.6,-26! hw2.6,-33 hw5.4,-36.4! hw6,-31 hw6.4,-26!",
            Tone(tone.light, tone.light, tone.deep) if way < 0 else Tone(tone.dark, tone.dark, tone.deep),
            way=way,
        )
    pen.form("h-8.4,-20 h-8.6,-27.4 h,-30.4 h+8.6,-27.4 h+8.4,-20", tone)
    pen.form("h-12,-12.5 h-11.4,-20 h,-23 h+11.4,-20 h+12,-12.5 h,-14.6", tone)
    pen.form("h-12.1,-14.2 h,-16.4 h+12.1,-14.2 h+12.1,-11.8 h,-13.8 h-12.1,-11.8", GOLD, smooth=False)


def _mianguan(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """The board hat of the emperors of China, with strings of beads."""
    m = head.middle
    pen.form("h-10.6,-13 h-9.8,-25 h,-26.4 h+9.8,-25 h+10.6,-13 h,-15", tone)
    pen.form("h-11.4,-14.6 m,-16.8 h+11.4,-14.6 h+11.4,-11.6 m,-13.4 h-11.4,-11.6", GOLD)
    pen.form("h-17.4,-28 h-14.4,-31.2 h+14.4,-31.2 h+17.6,-28 h+17.6,-25.6 h-17.4,-25.6", tone, smooth=False)
    pen.line("h-17,-26 h+17.2,-26", GOLD.dark, 0.7)
    for place in range(7):
        if abs(place - 3) < 1:
            continue
        for row in range(5):
            pen.disc((m + 4.4 * (place - 3), -23.4 + 2.7 * row), 0.85, PEARL if (row + place) % 2 else RED)


CROWNS: dict[str, Gear] = {
    "crown": Gear(_crown, colour="gold"),
    "crowned_veil": Gear(_crowned_veil, veil_behind, "white"),
    "diadem": Gear(_diadem, colour="gold"),
    "flowers": Gear(_wreath_of_flowers, colour="rose"),
    "imperial": Gear(_imperial, colour="gold"),
    "laurel": Gear(_laurel, colour="gold"),
    "mianguan": Gear(_mianguan),
    "mitre": Gear(_mitre, colour="white"),
    "pearls": Gear(_pearls, colour="gold"),
    "phoenix": Gear(_phoenix, colour="gold"),
    "royal_hat": Gear(_royal_hat),
    "tiara": Gear(_tiara, colour="gold"),
}
