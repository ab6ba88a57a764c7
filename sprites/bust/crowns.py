"""Crowns, wreaths, veils, bands and feathers."""

from __future__ import annotations

import math

from sprites.bust.gear import GOLD, JADE, PEARL, RED, Gear, middle_of, plane
from sprites.bust.measures import Head
from sprites.bust.pen import Pen
from sprites.bust.person import CLOTHS, Tone


def _laurel(pen: Pen, head: Head, tone: Tone) -> None:
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


def _wreath_of_flowers(pen: Pen, head: Head, tone: Tone) -> None:
    x = middle_of(head)
    for step in range(-4, 5):
        cx, cy = x + 2.9 * step, -17.0 + 0.28 * step * step
        pen.ball((cx, cy), 2.2, tone)
        pen.disc((cx, cy), 0.7, GOLD.light)


def _crown(pen: Pen, head: Head, tone: Tone) -> None:
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


def _imperial(pen: Pen, head: Head, tone: Tone) -> None:
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


def _diadem(pen: Pen, head: Head, tone: Tone) -> None:
    """A fillet with a jewel over the forehead."""
    m = head.middle
    pen.form("h-12,-12.5 h-11,-15.6 m,-16.8 h+11,-15.6 h+12,-12.5 m,-13.8", tone)
    pen.fill("m,-19.6! m+2.2,-15.4 m,-12.8! m-2.2,-15.4", tone.light)
    pen.disc((m, -15.6), 1.3, RED)


def _hood_behind(pen: Pen, head: Head, tone: Tone) -> None:
    pen.form(
        "h,-28 h+9,-25.5 h+16,-15 h+17.5,0 h+16.5,16 h+22,34 h+22,60 h-22,60 h-22,34 h-16.5,16 "
        "h-17.5,0 h-16,-15 h-9,-25.5 h,-28",
        tone,
    )


def _hood(pen: Pen, head: Head, tone: Tone) -> None:
    for way in (-1, 1):
        pen.fill(
            "hw0,-28! hw9,-25.5 hw16,-15 hw17.5,0 hw15,15 hw10,26 hw5,31 hw3,29 hw8.4,20 hw11.8,8 "
            "hw12.6,-4 hw10.6,-13 hw6,-17.6 hw0,-19!",
            plane(tone, way),
            way=way,
        )
        pen.line(
            "hw3,29 hw8.4,20 hw11.8,8 hw12.6,-4 hw10.6,-13 hw6,-17.6 hw0,-19", tone.deep, 0.9, 0.8, way=way
        )


def _veil_behind(pen: Pen, head: Head, tone: Tone) -> None:
    pen.form(
        "h,-24.6 h+9,-22.5 h+14.4,-13 h+15.4,2 h+16.4,18 h+19,34 h-19,34 h-16.4,18 h-15.4,2 "
        "h-14.4,-13 h-9,-22.5 h,-24.6",
        tone,
    )


def _veil(pen: Pen, head: Head, tone: Tone) -> None:
    """A cloth over the hair."""
    for way in (-1, 1):
        pen.fill(
            "hw0,-24.6! hw9,-22.5 hw14.4,-13 hw15.4,2 hw16,16 hw14,28! hw11.4,20 hw12.2,8 hw12,-3 "
            "hw10.4,-11 hw6,-15.4 hw0,-16.6!",
            plane(tone, way),
            way=way,
        )
        pen.line("hw11.4,20 hw12.2,8 hw12,-3 hw10.4,-11 hw6,-15.4 hw0,-16.6", tone.deep, 0.6, 0.5, way=way)


def _crowned_veil(pen: Pen, head: Head, tone: Tone) -> None:
    """A crown on a cloth over the hair."""
    _veil(pen, head, tone)
    _crown(pen, head, GOLD)


def _phoenix(pen: Pen, head: Head, tone: Tone) -> None:
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


def _pearls(pen: Pen, head: Head, tone: Tone) -> None:
    """A small crown on top of high hair, pearls in it."""
    x = middle_of(head)
    pen.form(
        "h-7,-27 h-8.2,-35 h-4.6,-31.4 h,-38.4 h+4.6,-31.4 h+8.2,-35 h+7,-27 h,-25.6", tone, smooth=False
    )
    for across, high in ((-8.2, -35.0), (0.0, -38.6), (8.2, -35.0)):
        pen.disc((x + across, high), 1.25, PEARL)
    pen.disc((x, -29.4), 1.5, RED)
    for across, high in ((-8.6, -20.6), (-4.4, -19.0), (0.0, -18.4), (4.4, -19.0), (8.6, -20.6)):
        pen.disc((head.middle * 0.7 + across, high), 1.1, PEARL)


def _wimple(pen: Pen, head: Head, tone: Tone) -> None:
    """A veil, and white linen around chin and cheeks."""
    white, foot = CLOTHS["white"], head.foot
    for way in (-1, 1):
        side = head.side(way, head.cheek)
        pen.fill(
            [
                *pen.at(f"{side + way * 0.6:.2f},-9 {side + way * 1.2:.2f},4 hw10,c+8 h,c+11! j,c-0.6!", way),
                *((middle_of(head) + way * head.jaw * 0.8, foot - 5), (side - way * 0.8, 2)),
            ],
            plane(white, way),
        )
    _veil(pen, head, tone)
    pen.line("h-11.6,-14.6 h-6,-18.4 h,-19.4 h+6,-18.4 h+11.6,-14.6", GOLD.light, 2.0)


def _nemes_behind(pen: Pen, head: Head, tone: Tone) -> None:
    x = middle_of(head)
    pen.form("h-9,-22 h-17.5,-8 h-20,12 h-18,17 h+18,17 h+20,12 h+17.5,-8 h+9,-22", tone)
    for row in range(8):
        y = -13 + 4.0 * row
        half = 15.2 + 0.62 * row
        pen.line([(x - half, y + 2), (x - 9, y)], CLOTHS["blue"].light, 1.7)
        pen.line([(x + half, y + 2), (x + 9, y)], CLOTHS["blue"].dark, 1.7)


def _nemes(pen: Pen, head: Head, tone: Tone) -> None:
    """The striped cloth of the pharaohs with the cobra."""
    x, m = middle_of(head), head.middle
    pen.form(
        "h-12.2,-7 h-13,-15 h-8,-23 h,-25 h+8,-23 h+13,-15 h+12.2,-7 h+11,-12.6 m,-14.4 h-11,-12.6", tone
    )
    for across in (-9.4, -5.6, 5.6, 9.4):
        shade = CLOTHS["blue"].light if across < 0 else CLOTHS["blue"].dark
        pen.line([(x + across, -14.4), (x + across * 0.9, -19), (x + across * 0.62, -22.8)], shade, 1.5)
    pen.form("h-12.2,-12.6 m,-15.4 h+12.2,-12.6 h+12,-10.4 m,-13 h-12,-10.4", GOLD)
    pen.fill("m-1.4,-14 m-2.2,-19 m,-24.5 m+2.2,-19 m+1.4,-14", CLOTHS["teal"].light)
    pen.fill("m+0.2,-14 m+0.2,-24 m+2.2,-19 m+1.4,-14", CLOTHS["teal"].dark)
    pen.disc((m, -20.6), 0.8, RED)
    for way in (-1, 1):
        shade = plane(tone, way)
        pen.facet("hw11.4,10 hw18.4,13 hw15.6,34 hw9.8,34", shade, way=way)
        for row in range(5):
            blue = plane(CLOTHS["blue"], way)
            pen.line(
                [
                    (x + way * (11.3 - 0.2 * row), 15 + 4 * row),
                    (x + way * (17.4 - 0.5 * row), 16.4 + 4 * row),
                ],
                blue,
                1.6,
            )


def _feather_crown_behind(pen: Pen, head: Head, tone: Tone) -> None:
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
        pen.fill(
            [
                base,
                base,
                (near[0] + across[0], near[1] + across[1]),
                tip,
                tip,
                (near[0] - across[0], near[1] - across[1]),
            ],
            shade,
        )
        pen.disc(
            (near[0] * 0.35 + tip[0] * 0.65, near[1] * 0.35 + tip[1] * 0.65),
            1.15,
            GOLD.light if lit else GOLD.dark,
        )
        pen.line([base, tip], tone.deep, 0.4, 0.6)


def _feather_crown(pen: Pen, head: Head, tone: Tone) -> None:
    """Of the rulers of Mexico: a fan of quetzal feathers on a golden band."""
    m = head.middle
    pen.form("h-12.2,-9.6 h-11.4,-17.4 m,-20.4 h+11.4,-17.4 h+12.2,-9.6 m,-13.4", GOLD)
    pen.line("h-11.6,-13 m,-16.8 h+11.6,-13", RED, 1.3)
    for across in (-8, -4, 0, 4, 8):
        pen.disc((m * 0.8 + across, -15.9 + 0.035 * across * across), 1.05, JADE)


def _war_bonnet_behind(pen: Pen, head: Head, tone: Tone) -> None:
    x = middle_of(head)
    for step in range(15):
        angle = math.radians(158 + 224 * step / 14)
        base = (x + 11.5 * math.cos(angle), -7 + 11 * math.sin(angle))
        tip = (x + 24.5 * math.cos(angle), -7 + 26 * math.sin(angle))
        across = (-math.sin(angle) * 1.9, math.cos(angle) * 1.9)
        near = (base[0] * 0.5 + tip[0] * 0.5, base[1] * 0.5 + tip[1] * 0.5)
        end = (base[0] * 0.22 + tip[0] * 0.78, base[1] * 0.22 + tip[1] * 0.78)
        white = CLOTHS["white"].light if step < 9 else CLOTHS["white"].dark
        pen.fill(
            [
                base,
                base,
                (near[0] + across[0], near[1] + across[1]),
                tip,
                tip,
                (near[0] - across[0], near[1] - across[1]),
            ],
            white,
        )
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


def _war_bonnet(pen: Pen, head: Head, tone: Tone) -> None:
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


def _feather_band(pen: Pen, head: Head, tone: Tone) -> None:
    """A band with one feather."""
    x, m = middle_of(head), head.middle
    base, tip = (x + 9.4, -15), (x + 16, -33)
    pen.fill([base, base, (x + 10, -25), tip, tip, (x + 16.4, -23)], PEARL)
    pen.fill([(x + 12.2, -28.6), tip, tip, (x + 16.4, -27.6)], tone.dark)
    pen.line([base, tip], (150, 130, 110), 0.4)
    pen.form("h-12.4,-11.6 m,-14.8 h+12.4,-11.6 h+12.2,-8.8 m,-11.8 h-12.2,-8.8", tone)
    for across in (-8, -4, 0, 4, 8):
        pen.disc((m * 0.8 + across, -12.9 + 0.035 * across * across), 0.8, PEARL)


def _headring(pen: Pen, head: Head, tone: Tone) -> None:
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


def _tiara(pen: Pen, head: Head, tone: Tone) -> None:
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


def _mitre(pen: Pen, head: Head, tone: Tone) -> None:
    """Of a bishop."""
    m = head.middle
    pen.form("h-11.6,-11.6! h-13,-24 h-7,-34 h,-41! h+7,-34 h+13,-24 h+11.6,-11.6! m,-14", tone)
    pen.form("h-11.7,-14.6 m,-17 h+11.7,-14.6 h+11.7,-11.4 m,-13.6 h-11.7,-11.4", GOLD)
    pen.line("m*0.6,-38 m,-16", GOLD.dark, 2.0)
    pen.line("h-6,-26.4 h+6.4,-26.4", GOLD.dark, 2.0)
    pen.disc((m * 0.8, -26.4), 1.7, RED)


def _mask(pen: Pen, head: Head, tone: Tone) -> None:
    """A cloth before mouth and nose, beneath a hood."""
    pen.form(
        "N-0.5,-1 m-4,0.6 m+0.8,1.4 m+4.4,0.6 F+0.5,-1 F,8 m+7,c+3 m+3,c+11 m-4,c+11 m-8,c+3 N,8",
        tone,
        head.middle + 1.6,
    )
    pen.line("N,3 m-2,5.4 F,3.4", tone.deep, 0.5, 0.5)
    _hood(pen, head, tone)


def _headband(pen: Pen, head: Head, tone: Tone) -> None:
    pen.form("h-12.2,-12 m,-15.2 h+12.2,-12 h+12,-9.4 m,-12.4 h-12,-9.4", tone)


def _royal_hat(pen: Pen, head: Head, tone: Tone) -> None:
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


def _mianguan(pen: Pen, head: Head, tone: Tone) -> None:
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


def _bandana(pen: Pen, head: Head, tone: Tone) -> None:
    """A scarf tied over the head, with its knot at the side."""
    x = middle_of(head)
    pen.fill("h+11,-12 h+18,-13 h+17,-9 h+19.4,-4 h+13,-7", tone.dark)
    pen.form("h-12.4,-9.6 h-12,-17 h-7.6,-23 h,-24.8 h+7.6,-23 h+12,-17 h+12.4,-9.6 m,-13.4", tone)
    for start, end in (((-10.6, -12.6), (-4, -21)), ((7.6, -13), (3, -21.6))):
        pen.line([(x + start[0], start[1]), (x + end[0], end[1])], tone.deep, 0.6, 0.5)


CROWNS: dict[str, Gear] = {
    "bandana": Gear(_bandana, colour="red"),
    "crown": Gear(_crown, colour="gold"),
    "crowned_veil": Gear(_crowned_veil, _veil_behind, "white"),
    "diadem": Gear(_diadem, colour="gold"),
    "feather_band": Gear(_feather_band, colour="red"),
    "feather_crown": Gear(_feather_crown, _feather_crown_behind, "green"),
    "flowers": Gear(_wreath_of_flowers, colour="rose"),
    "headband": Gear(_headband, colour="tan"),
    "headring": Gear(_headring, colour="tan"),
    "hood": Gear(_hood, _hood_behind, "brown"),
    "imperial": Gear(_imperial, colour="gold"),
    "laurel": Gear(_laurel, colour="gold"),
    "mask": Gear(_mask, _hood_behind, "navy"),
    "mianguan": Gear(_mianguan),
    "mitre": Gear(_mitre, colour="white"),
    "nemes": Gear(_nemes, _nemes_behind, "gold"),
    "pearls": Gear(_pearls, colour="gold"),
    "phoenix": Gear(_phoenix, colour="gold"),
    "royal_hat": Gear(_royal_hat),
    "tiara": Gear(_tiara, colour="gold"),
    "veil": Gear(_veil, _veil_behind, "white"),
    "war_bonnet": Gear(_war_bonnet, _war_bonnet_behind, "red"),
    "wimple": Gear(_wimple, _veil_behind, "crimson"),
}
