"""Hats, caps, turbans and helmets."""

from __future__ import annotations

import math

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.bust.person import CLOTHS, Tone
from sprites.bust.worn.gear import GOLD, JADE, PEARL, RED, Gear, middle_of, plane, shaded


def _top_hat(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pen.form("h-10.4,-15 h-11.4,-38! h,-39.4 h+11.4,-38! h+10.4,-15", tone)
    pen.form(
        "h-10.5,-20 h+10.5,-20 h+10.3,-15 h-10.3,-15",
        Tone((58, 40, 40), (20, 14, 16), (0, 0, 0)),
        smooth=False,
    )
    pen.form("h-17.5,-16 h-9,-14.6 h,-14 h+9,-14.6 h+17.5,-16 h+14,-12.6 h,-10.6 h-14,-12.6", tone)
    pen.facet("h-8.6,-36 h-6.6,-36.4 h-6.4,-21 h-8.2,-21", (255, 255, 255), 0.28)


def _cap(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A soft cap with a rolled rim."""
    pen.form("h-12.5,-16 h-17,-22 h-11,-28 h+1,-29 h+13,-27 h+17.5,-21.5 h+12.5,-16", tone)
    pen.form("h-12.6,-18 h,-20 h+12.6,-18 h+12.2,-12 h,-13.8 h-12.2,-12", shaded(tone))


def _beret(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A flat cap with a feather, as painters and princes wore it."""
    x = middle_of(head)
    pen.fill("h+8,-18 h+17,-27 h+23,-25 h+24,-18! h+18,-20 h+10,-16", PEARL)
    pen.line("h+8,-17.4 h+16,-23.4 h+22.6,-20.6", (190, 176, 150), 0.5)
    pen.form("h-12,-15 h-18,-18 h-15,-24 h-2,-27.4 h+12,-25 h+17,-19 h+12,-15 h,-16.4", tone)
    pen.form("h-12.2,-16 h,-17.6 h+12.2,-16 h+11.9,-12.6 h,-14.2 h-11.9,-12.6", shaded(tone))
    pen.ball((x - 8.4, -17.8), 1.7, GOLD)


def _doctor_cap(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of scholars of the Reformation, flat and close over the ears."""
    pen.form(
        "h-12.8,-3 h-14,-12 h-15,-19 h-10,-25.6 h+1,-27 h+12,-25 h+15.4,-19 h+14,-12 h+12.8,-3 "
        "h+11.6,-10 h,-14 h-11.6,-10",
        tone,
    )
    pen.line("h-13.6,-14.4 h,-18.4 h+13.6,-14.4", tone.deep, 0.7)


def _bicorn(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    pen.form(
        "h-21.5,-12.6! h-15,-20 h-8,-28.4 h+1,-31.4 h+9,-28.4 h+15.6,-20 h+22,-12.6! h+11,-13.4 h,-15.4 h-11,-13.4",
        tone,
    )
    pen.line("h-21,-13 h-10.6,-14.2 h,-16.2 h+10.6,-14.2 h+21.4,-13", GOLD.dark, 0.8)
    pen.disc((x + 6.6, -22.6), 2.9, (38, 66, 140))
    pen.disc((x + 6.6, -22.6), 2.0, PEARL)
    pen.disc((x + 6.6, -22.6), 1.1, RED)


def _tricorn(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pen.form("h-10,-15 h-9,-25 h,-28.4 h+9,-25 h+10,-15", tone)
    pen.form(
        "h-21,-21.4! h-12,-19 h-3,-16.2 h+0.4,-12.4 h+3,-16.2 h+12,-19 h+21.4,-21.4! h+14,-13.6 "
        "h+6,-11.4 h,-10.2 h-6,-11.4 h-14,-13.6",
        tone,
    )
    pen.line("h-20.6,-21 h-12,-18.6 h-3,-15.8 h+0.4,-12.4 h+3,-15.8 h+12,-18.6 h+21,-21", GOLD.light, 0.8)


def _pirate(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Its broad front is turned up and bears a skull."""
    x = middle_of(head)
    pen.form(
        "h-20,-13.4! h-16,-22 h-7,-29 h,-26.6 h+7,-29 h+16,-22 h+20.4,-13.4! h+10,-13.6 h,-15.4 h-10,-13.6",
        tone,
    )
    pen.line("h-19.4,-14 h-15.4,-21.4 h-7,-28 h,-25.6 h+7,-28 h+15.4,-21.4 h+19.8,-14", PEARL, 0.6, 0.8)
    pen.line("h-4,-17.4 h+4.4,-21.6", PEARL, 1.0)
    pen.line("h-4,-21.6 h+4.4,-17.4", PEARL, 1.0)
    pen.disc((x + 0.2, -21.0), 2.5, PEARL)
    pen.facet("h-1.2,-19.6 h+1.6,-19.6 h+1.2,-17.4 h-0.8,-17.4", PEARL)
    for across in (-0.8, 1.1):
        pen.disc((x + across, -20.8), 0.65, tone.deep)


def _turban(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    pen.form(
        "h-12.4,-10.6 h-16.4,-18 h-13.4,-26.6 h-5,-31 h+5,-31 h+13.4,-26.6 h+16.6,-18 h+12.4,-10.6 h,-14.2",
        tone,
    )
    for row, (start, end) in enumerate(
        (
            ((-15.6, -19.6), (9.4, -13.4)),
            ((-14.4, -24.6), (13.8, -15.6)),
            ((-9, -29.6), (16, -20.4)),
            ((-1, -31), (14, -25.8)),
        )
    ):
        middle = ((start[0] + end[0]) / 2 - 1.5, (start[1] + end[1]) / 2 - 1.4)
        pen.line(
            [(x + start[0], start[1]), (x + middle[0], middle[1]), (x + end[0], end[1])],
            tone.deep,
            0.75,
            0.6 if row % 2 else 0.75,
        )


def _plumed_turban(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    _turban(pen, head, tone)
    m = head.middle
    pen.fill("m-0.6,-21 m-3,-31 m+0.4,-38 m+3.4,-33 m+2,-21", PEARL)
    pen.line("m+0.4,-21 m+0.2,-34", (180, 168, 150), 0.5)
    pen.ball((m + 0.4, -20.6), 2.6, Tone((226, 50, 44), (140, 20, 26), (80, 10, 14)))


def _wound_turban(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A smaller one, with the end of the cloth hanging down."""
    x = middle_of(head)
    pen.form("h+9,-14 h+14.6,-12 h+16,6 h+13.4,20 h+10.4,20 h+12,4", Tone(tone.dark, tone.dark, tone.deep))
    pen.form("h-8,-22 h-6,-27.6 h+2,-28.4 h+8,-24 h+8,-18 h-8,-18", shaded(tone))
    pen.form("h-12.2,-10.4 h-14.6,-16.4 h-11.6,-22.4 h,-24.8 h+11.6,-22.4 h+14.8,-16.4 h+12.2,-10.4 h,-14.4", tone)
    for start, end in (
        ((-13.6, -18), (10.6, -12.6)),
        ((-10.6, -22.6), (13.6, -15.4)),
        ((-2, -24.4), (13.4, -19.4)),
    ):
        pen.line([(x + start[0], start[1]), (x + end[0], end[1])], tone.deep, 0.7, 0.6)


def _corinthian(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A Greek helmet pushed up, with a crest."""
    x = middle_of(head)
    pen.form(
        "h-1,-27! h+1,-34.6 h+12,-34 h+19,-24 h+19.6,-8 h+16.4,6! h+15,-8 h+11,-20",
        CLOTHS["red"],
        ((x + 8, -34), (x + 15, 4)),
    )
    pen.form(
        "h-12.6,-9 h-13.6,-17 h-9.6,-26 h,-29.6 h+9.6,-26 h+13.6,-17 h+12.6,-9 h+9.4,-12.4 h,-15 h-9.4,-12.4",
        tone,
    )
    for way in (-1, 1):
        pen.fill("hw1.6,-18.6 hw6,-20.4 hw9,-18 hw6,-16.6", tone.deep, way=way)
    pen.fill("h-1,-21! h+1,-21! h+1.4,-12.4 h,-10.8 h-1.4,-12.4", tone.light)
    pen.line("h-12.6,-10.6 h-9.4,-13.6 h,-16.2 h+9.4,-13.6 h+12.6,-10.6", tone.deep, 0.6, 0.7)


def _helmet(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the north: an iron cap with a band and a nose guard."""
    pen.form("h-12.8,-11 h-12.6,-19 h-7,-28 h,-32! h+7,-28 h+12.6,-19 h+12.8,-11 h,-13.6", tone)
    pen.line("h,-31 m*0.7,-22 m,-14", GOLD.dark, 1.5)
    pen.form("h-13.2,-14.4 m,-16.8 h+13.2,-14.4 h+13,-10.2 m,-12.6 h-13,-10.2", GOLD)
    pen.fill("m-1.4,-13 m+1.6,-13 m+1.9,1.2 m+0.4,2.6 m-0.9,1.2", tone.light)
    pen.fill("m+0.5,-13 m+1.6,-13 m+1.9,1.2 m+0.6,2.4", tone.dark)


def _pickelhaube(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    x = middle_of(head)
    pen.form("h-1.3,-27 h,-40 h+1.4,-27", GOLD, x + 0.2, smooth=False)
    pen.ball((x, -27.6), 2.9, GOLD, 0.7)
    pen.form("h-12.8,-11.4 h-12.6,-20 h-7.6,-26.4 h,-28 h+7.6,-26.4 h+12.6,-20 h+12.8,-11.4", tone)
    pen.form("h-13.6,-13.4 m,-15 h+13.6,-13.4 h+14.6,-9.8 m,-11.4 h-14.6,-9.8", shaded(tone))
    pen.line("h-14.4,-10.2 m,-11.8 h+14.4,-10.2", GOLD.light, 0.7)
    pen.fill("m,-24.4 m+5.4,-21 m+4.2,-16.8 m,-15.2 m-4.2,-16.8 m-5.4,-21", GOLD.light)
    pen.fill("m+0.3,-24.4 m+5.4,-21 m+4.2,-16.8 m+0.3,-15.2", GOLD.dark)


def _peaked(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """The cap of officers, with a shining peak."""
    m = head.middle
    pen.form("h-12,-17 h-16.4,-22 h-12,-28 h,-30.4 h+12,-28 h+16.6,-22 h+12,-17", tone)
    pen.form("h-12.4,-19 m,-21 h+12.4,-19 h+12.2,-13 m,-15 h-12.2,-13", CLOTHS["crimson"])
    pen.fill("h-11.6,-14 m,-15.6 h+11.6,-14 h+9,-10.6 m+1,-9.6 h-8.4,-10.6", (22, 20, 26))
    pen.line("h-8.6,-11.4 m-2,-10.8", (255, 255, 255), 0.6, 0.5)
    pen.ball((m, -22.6), 2.4, GOLD)


def _steel_helmet(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A hard hat with a ridge, of those who build."""
    m = head.middle
    pen.form("h-12.6,-13 h-12.4,-20 h-7,-27 h,-28.6 h+7,-27 h+12.4,-20 h+12.6,-13", tone)
    pen.form("h-2.2,-28.6 h+2.4,-28.6 m+3,-15 m-2.6,-15", tone, m + 0.4)
    pen.form("h-14.4,-13.6 m,-16 h+14.4,-13.6 h+13.6,-10.6 m+1,-11.6 h-13.6,-10.6", tone)
    pen.line("h-13.2,-11 m,-12.2 h+13.2,-11", tone.deep, 0.7, 0.7)


def _official(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the officials of the Qing: an upturned rim, red tassels, a button and a peacock's feather."""
    x = middle_of(head)
    pen.fill("h+8,-24 h+17,-20 h+22,-8 h+21,-3 h+17,-8 h+10,-18", JADE)
    pen.disc((x + 19.6, -6.6), 1.3, (40, 60, 130))
    pen.form("h-10,-18 h-7,-26 h,-28.6 h+7,-26 h+10,-18", CLOTHS["red"])
    for across in (-5.4, -1.8, 1.8, 5.4):
        pen.line([(x, -28), (x + across * 1.4, -19)], CLOTHS["red"].deep, 0.5, 0.6)
    pen.ball((x, -30.6), 2.0, CLOTHS["sky"])
    pen.form("h-12,-11.4 h-15.4,-20.4 h-12,-19.6 m,-17.6 h+12,-19.6 h+15.6,-20.4 h+12,-11.4 m,-13.6", tone)


def _kanmuri(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """The court cap of Japan, with its upright tail."""
    x = middle_of(head)
    pen.form("h+1,-24! h+2.4,-38 h+7.6,-40 h+9.6,-37 h+8,-22!", Tone(tone.dark, tone.dark, tone.deep))
    pen.form("h-5.6,-22 h-4.8,-29 h+1,-30.6 h+6.8,-29 h+7.4,-22", tone)
    pen.form("h-11.4,-14.4 h-10,-20.6 h,-24 h+10.2,-20.6 h+11.6,-14.4 h,-16.4", tone)
    pen.line("h-11.2,-14.8 h,-16.8 h+11.4,-14.8", tone.deep, 0.9)
    for way in (-1, 1):
        pen.line(
            [
                (x + way * 11.2, -14.6),
                (head.side(way, head.cheek - 0.4), 2),
                (x + way * 4.4, head.foot + 0.6),
            ],
            CLOTHS["white"].light,
            0.55,
            0.85,
        )


def _fur_hat(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """Of the steppe: a peak of cloth over a rim of fur."""
    x = middle_of(head)
    pen.form("h-10.4,-18 h-7,-28 h-1,-34.6 h+1,-34.6 h+7.6,-28 h+10.6,-18", CLOTHS["red"])
    pen.line("h,-34 h+0.6,-19", GOLD.dark, 0.9)
    for step in range(9):
        across = -13 + 3.25 * step
        pen.ball((x + across, -14.0 - 2.6 * (1 - (across / 13) ** 2)), 3.6, tone)
    for way in (-1, 1):
        shade = plane(tone, way)
        pen.fill("hw11,-13 hw15.4,-11 hw15.8,3 hw13.2,8 hw12,2", shade, way=way)


def _skullcap(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    pen.form("h-10.6,-16.4 h-7,-22.6 h,-24.2 h+7,-22.6 h+10.6,-16.4 h,-18.6", tone)


def _bonnet(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A white cap with a frill, tied under the chin."""
    x, foot = middle_of(head), head.foot
    pen.form("h-12.4,-6 h-14,-15 h-9,-23.4 h,-26 h+9,-23.4 h+14,-15 h+12.4,-6 h+10.4,-13 h,-17.4 h-10.4,-13", tone)
    for step in range(11):
        angle = math.radians(188 + 164 * step / 10)
        pen.ball((x + 11.9 * math.cos(angle), -7.4 + 10.4 * math.sin(angle)), 1.8, tone)
    for way in (-1, 1):
        pen.line(
            [
                (x + way * 12, -5),
                (head.side(way, head.cheek + 0.4), 4),
                (x + way * 6, foot),
                (x + way * 1.6, foot + 3),
            ],
            plane(tone, way),
            1.3,
        )
    pen.ball((x - 2, foot + 4), 2.0, tone, 0.7)
    pen.ball((x + 2.4, foot + 4), 2.0, tone, 0.7)


def _brim(pen: BustPen, head: HeadMeasures, tone: Tone) -> None:
    """A hat with a broad brim."""
    pen.form("h-10.6,-15 h-9.4,-25.4 h-3,-28.4 h+1,-26.8 h+5,-28.4 h+9.6,-25.4 h+10.8,-15", tone)
    pen.line("h-10.4,-17 m,-18.6 h+10.6,-17", tone.deep, 2.0)
    pen.form("h-20,-14.4 h-9,-15.8 m,-16.6 h+9,-15.8 h+20,-14.4 h+12,-11.6 m,-10.4 h-12,-11.6", tone)


HATS: dict[str, Gear] = {
    "beret": Gear(_beret, colour="plum"),
    "bicorn": Gear(_bicorn),
    "bonnet": Gear(_bonnet, colour="white"),
    "brim": Gear(_brim, colour="brown"),
    "cap": Gear(_cap, colour="black"),
    "corinthian": Gear(_corinthian, colour="bronze"),
    "doctor_cap": Gear(_doctor_cap),
    "fur_hat": Gear(_fur_hat, colour="brown"),
    "hard_hat": Gear(_steel_helmet, colour="yellow"),
    "helmet": Gear(_helmet, colour="steel"),
    "kanmuri": Gear(_kanmuri),
    "official": Gear(_official),
    "peaked": Gear(_peaked, colour="navy"),
    "pickelhaube": Gear(_pickelhaube, colour="black"),
    "pirate": Gear(_pirate),
    "plumed_turban": Gear(_plumed_turban, colour="white"),
    "skullcap": Gear(_skullcap, colour="black"),
    "top_hat": Gear(_top_hat),
    "tricorn": Gear(_tricorn),
    "turban": Gear(_turban, colour="white"),
    "wound_turban": Gear(_wound_turban, colour="white"),
}
