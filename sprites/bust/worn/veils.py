"""Headgear of cloth: hoods, veils, bands."""

from __future__ import annotations

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.bust.person import CLOTHS, Tone
from sprites.bust.worn.gear import GOLD, RED, Gear, middle_of, plane


def _hood_behind(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pen.form(
        "h,-28 h+9,-25.5 h+16,-15 h+17.5,0 h+16.5,16 h+22,34 h+22,60 h-22,60 h-22,34 h-16.5,16 "
        "h-17.5,0 h-16,-15 h-9,-25.5 h,-28",
        tone,
    )


def _hood(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    for way in (-1, 1):
        pen.fill(
            "hw0,-28! hw9,-25.5 hw16,-15 hw17.5,0 hw15,15 hw10,26 hw5,31 hw3,29 hw8.4,20 hw11.8,8 "
            "hw12.6,-4 hw10.6,-13 hw6,-17.6 hw0,-19!",
            plane(tone, way),
            way=way,
        )
        pen.line("hw3,29 hw8.4,20 hw11.8,8 hw12.6,-4 hw10.6,-13 hw6,-17.6 hw0,-19", tone.deep, 0.9, 0.8, way=way)


def veil_behind(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """What of a veil falls behind the head."""
    pen.form(
        "h,-24.6 h+9,-22.5 h+14.4,-13 h+15.4,2 h+16.4,18 h+19,34 h-19,34 h-16.4,18 h-15.4,2 "
        "h-14.4,-13 h-9,-22.5 h,-24.6",
        tone,
    )


def veil(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A cloth over the hair."""
    for way in (-1, 1):
        pen.fill(
            "hw0,-24.6! hw9,-22.5 hw14.4,-13 hw15.4,2 hw16,16 hw14,28! hw11.4,20 hw12.2,8 hw12,-3 "
            "hw10.4,-11 hw6,-15.4 hw0,-16.6!",
            plane(tone, way),
            way=way,
        )
        pen.line("hw11.4,20 hw12.2,8 hw12,-3 hw10.4,-11 hw6,-15.4 hw0,-16.6", tone.deep, 0.6, 0.5, way=way)


def _wimple(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
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
    veil(pen, head, tone)
    pen.line("h-11.6,-14.6 h-6,-18.4 h,-19.4 h+6,-18.4 h+11.6,-14.6", GOLD.light, 2.0)


def _nemes_behind(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    pen.form("h-9,-22 h-17.5,-8 h-20,12 h-18,17 h+18,17 h+20,12 h+17.5,-8 h+9,-22", tone)
    for row in range(8):
        y = -13 + 4.0 * row
        half = 15.2 + 0.62 * row
        pen.line([(x - half, y + 2), (x - 9, y)], CLOTHS["blue"].light, 1.7)
        pen.line([(x + half, y + 2), (x + 9, y)], CLOTHS["blue"].dark, 1.7)


def _nemes(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """The striped cloth of the pharaohs with the cobra."""
    x, m = middle_of(head), head.middle
    pen.form("h-12.2,-7 h-13,-15 h-8,-23 h,-25 h+8,-23 h+13,-15 h+12.2,-7 h+11,-12.6 m,-14.4 h-11,-12.6", tone)
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


def _mask(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A cloth before mouth and nose, beneath a hood."""
    pen.form(
        "N-0.5,-1 m-4,0.6 m+0.8,1.4 m+4.4,0.6 F+0.5,-1 F,8 m+7,c+3 m+3,c+11 m-4,c+11 m-8,c+3 N,8",
        tone,
        head.middle + 1.6,
    )
    pen.line("N,3 m-2,5.4 F,3.4", tone.deep, 0.5, 0.5)
    _hood(pen, head, tone)


def _headband(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pen.form("h-12.2,-12 m,-15.2 h+12.2,-12 h+12,-9.4 m,-12.4 h-12,-9.4", tone)


def _bandana(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A scarf tied over the head, with its knot at the side."""
    x = middle_of(head)
    pen.fill("h+11,-12 h+18,-13 h+17,-9 h+19.4,-4 h+13,-7", tone.dark)
    pen.form("h-12.4,-9.6 h-12,-17 h-7.6,-23 h,-24.8 h+7.6,-23 h+12,-17 h+12.4,-9.6 m,-13.4", tone)
    for start, end in (((-10.6, -12.6), (-4, -21)), ((7.6, -13), (3, -21.6))):
        pen.line([(x + start[0], start[1]), (x + end[0], end[1])], tone.deep, 0.6, 0.5)


VEILS: dict[str, Gear] = {
    "bandana": Gear(_bandana, colour="red"),
    "headband": Gear(_headband, colour="tan"),
    "hood": Gear(_hood, _hood_behind, "brown"),
    "mask": Gear(_mask, _hood_behind, "navy"),
    "nemes": Gear(_nemes, _nemes_behind, "gold"),
    "veil": Gear(veil, veil_behind, "white"),
    "wimple": Gear(_wimple, veil_behind, "crimson"),
}
