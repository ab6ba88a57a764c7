"""Shoulders, and what people wear on them."""

from __future__ import annotations

import math
from collections.abc import Callable

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import FOOT, BustPen, Path, Point
from sprites.bust.person import CLOTHS, Tone
from sprites.paint.palette import Colour, mix

Draw = Callable[[BustPen, HeadMeasures, Tone, Tone], None]
PEARL: Colour = (255, 248, 236)
EDGE = 3.0
"Where the chest turns into the shade."


def shoulders(pen: BustPen, head: HeadMeasures, tone: Tone, broad: float = 1.0) -> None:
    """The body in one cloth."""
    half = 29 * broad * (0.9 if head.bust.woman else 1.0)
    left = f"-6.4,21.5 -10,25.5 {-half * 0.72:.2f},29.5 {-half:.2f},36 {-half - 3:.2f},50 {-half - 4:.2f},d! "
    right = f"{half + 4:.2f},d! {half + 3:.2f},50 {half:.2f},36 {half * 0.72:.2f},29.5 10,25.5 6.4,21.5 0,27"
    pen.form(left + right, tone, ((EDGE, 20), (EDGE + 4, 64)))


def _fold(pen: BustPen, points: Path, tone: Tone, width: float = 0.8) -> None:
    pen.line(points, tone.deep, width, 0.45)


def _plain(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A shirt with a round neck."""
    shoulders(pen, head, cloth)
    pen.line("-10.4,25.6 -6,30.4 0.6,32.4 7,30.4 10.6,25.6", second.light, 2.2)
    _fold(pen, "-18,36 -15,46 -16,d", cloth)
    _fold(pen, "17,36 15,46 17,d", cloth)


def _toga(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """White, with a coloured border thrown over the left shoulder."""
    white = CLOTHS["white"]
    shoulders(pen, head, white)
    pen.form("-11,25 -4,30 9,43 16,d! -36,d! -31,38 -22,29.6", white, 30.0)
    pen.fill("-11,25 -4,30 9,43 16,d! 10,d! 3,45 -8,33 -15,27", cloth.light)
    for start in (-16.0, -21.0, -26.0):
        _fold(pen, [(start, 30), (start + 10, 44), (start + 15, FOOT)], white)
    _fold(pen, "16,31 20,42 21,d", white)


def _ruff(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A wheel of pleated linen."""
    shoulders(pen, head, cloth)
    pen.form("-5,32 0,34 5,32 4,d -4,d", second, 0.8, smooth=False)
    for row in range(5):
        pen.disc((0.4, 40 + 5 * row), 0.9, PEARL)
    pleats, white = 26, CLOTHS["white"]
    x, y = 0.4 * head.turn, 20.5
    for place in range(pleats):
        start, end = (math.tau * (place + each) / pleats for each in (0.0, 1.0))
        rim = 18.5 + (0.8 if place % 2 else -0.4)
        outer = [(x + rim * math.cos(angle), y + rim * 0.5 * math.sin(angle)) for angle in (start, end)]
        inner = [(x + 5.6 * math.cos(angle), y - 1.5 + 3.0 * math.sin(angle)) for angle in (end, start)]
        shaded = math.cos((start + end) / 2) > 0.25
        tone = (
            (white.dark if shaded else white.light)
            if place % 2
            else mix(white.dark, white.deep, 0.35 if shaded else 0.0)
        )
        pen.facet([*outer, *inner], tone)


def _high(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A coat with a standing collar."""
    shoulders(pen, head, cloth)
    pen.form("-10,19.5! -11,27 -2,33 0.5,35 3,33 11.4,27 10.4,19.5! 6,24 0.5,26.5 -5.6,24", cloth, 1.5)
    pen.line("-10,19.8 -5.6,24.4 0.5,26.9 6,24.4 10.4,19.8", second.light, 1.2)
    pen.line("0.6,35 0.8,d", cloth.deep, 0.8)
    for row in range(5):
        pen.disc((-2.2, 38 + 6 * row), 1.0, second.light)


def _lapel(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Shirt, bow tie and coat."""
    white = CLOTHS["white"]
    shoulders(pen, head, cloth)
    pen.form("-8,24 0.5,30 9,24 8,44 0.8,60 -7,44", white, 1.5, smooth=False)
    for way in (-1, 1):
        pen.facet("w9,20 w10.4,26 w2,33 w3.6,27", white.light if way < 0 else white.dark, way=way)
        shade = mix(cloth.light if way < 0 else cloth.dark, cloth.deep, 0.35)
        pen.facet(
            [(way * 8.6, 23.6), (way * 15, 33), (way * 10.6, 37.6), (way * 12.4, 41), (way * 0.8 + 0.6, 60)],
            shade,
            way=way,
        )
    pen.facet("0.6,30.6 -5.4,28 -5.4,34.6", second.light)
    pen.facet("0.6,30.6 6.6,28 6.6,34.6", second.dark)
    pen.disc((0.6, 31), 1.3, second.deep)


def _cravat(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Lace at the throat and an embroidered coat."""
    white = CLOTHS["white"]
    shoulders(pen, head, cloth)
    pen.form("-7.4,21 0.4,26 8.2,21 7.4,28.4 0.6,30 -6.8,28.4", white, 1.6)
    for row, half in enumerate((6.4, 7.2, 6.2)):
        y = 29 + 5.4 * row
        pen.form(
            [
                (-half * 0.7, y),
                (half * 0.7, y),
                (half, y + 4.6),
                (half * 0.4, y + 7.4),
                (0.4, y + 5.8),
                (-half * 0.5, y + 7.4),
                (-half, y + 4.6),
            ],
            white,
            1.2,
        )
        _fold(pen, [(-half * 0.3, y + 1), (-half * 0.5, y + 6)], white, 0.5)
        _fold(pen, [(half * 0.4, y + 1), (half * 0.5, y + 6)], white, 0.5)
    for way in (-1, 1):
        pen.line("w10.4,26 w10,40 w12,d", second.light if way < 0 else second.dark, 2.2, way=way)
        for row in range(4):
            pen.disc((way * 14, 37 + 7 * row), 1.1, second.light if way < 0 else second.dark)


def _robe(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Crossed over the chest, with a broad border."""
    shoulders(pen, head, cloth)
    pen.facet("9.6,23.4 13.4,27 -2,47 -6,43", second.dark)
    pen.facet("-9.4,23.2 -13.4,27 7,53 12,49", second.light)
    pen.facet("3.6,37.4 12,49 7,53 -0.4,43.6", mix(second.light, second.dark, 0.5))
    _fold(pen, "-19,32 -17,46 -18,d", cloth)
    _fold(pen, "20,32 19,46 21,d", cloth)


def _usekh(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """The broad collar of Egypt in rows of beads."""
    shoulders(pen, head, CLOTHS["white"])
    rows = ((20.0, "gold"), (17.0, "blue"), (14.0, "red"), (11.4, "teal"), (9.0, "gold"))
    for radius, name in rows:
        tone = CLOTHS[name]
        around = [
            (
                0.4 + radius * 1.18 * math.cos(math.radians(a)),
                22.5 + radius * 0.86 * math.sin(math.radians(a)),
            )
            for a in range(-12, 193, 15)
        ]
        pen.form([*around, (-7, 21), (0.4, 26), (8, 21)], tone, EDGE)
    for step in range(11):
        angle = math.radians(6 + 16.8 * step)
        pen.disc(
            (0.4 + 18.4 * 1.18 * math.cos(angle), 22.5 + 18.6 * 0.86 * math.sin(angle)),
            1.0,
            CLOTHS["red"].light,
        )
    pen.form("-7,20! -6.4,26 0.4,29.4 7.2,26 7.6,20!", head.skin, 1.9)
    pen.facet("-5.4,20 -1.4,25.6 7.4,24 7.4,20", head.skin.deep, 0.62)


def _chain(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A fur border and a golden chain."""
    shoulders(pen, head, cloth)
    fur = second
    for way in (-1, 1):
        pen.fill("w7,22.6 w13,25.4 w17,34 w14,d! w4,d! w5.4,38 w8,29", fur.light if way < 0 else fur.dark, way=way)
        for y in (31, 38, 45, 52):
            pen.line([(way * 9.4, y), (way * 9.8, y + 2.4)], fur.deep, 1.1, 0.8)
    gold = CLOTHS["gold"]
    for step in range(15):
        angle = math.radians(14 + 152 * step / 14)
        pen.disc(
            (0.4 + 14 * math.cos(angle), 25 + 17 * math.sin(angle)),
            1.5,
            gold.light if step > 6 else gold.dark,
        )
    pen.ball((0.4, 44), 3.0, gold)


def _gorget(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Plate armour with a cloak."""
    steel = cloth
    shoulders(pen, head, steel, 0.94)
    for way in (-1, 1):
        tone = steel.light if way < 0 else steel.dark
        pen.fill("w12,27 w22,28 w30,37 w29,46 w18,43 w12,36", mix(tone, steel.deep, 0.12), way=way)
        pen.line("w15,32 w22,35 w28,42", steel.deep, 0.8, 0.7, way=way)
        pen.fill("w23,27.6 w33,38 w36,d w28,d w27,42", second.light if way < 0 else second.dark, way=way)
    pen.form("-9.6,18.6! -12,27 -7,34 0.4,37 7.8,34 12.8,27 10.4,18.6! 0.4,24.6", steel, 1.6)
    pen.line("-9.4,19.2 0.4,25.2 10.2,19.2", steel.deep, 0.8, 0.8)
    pen.line("-10.6,27.4 0.4,34 11.4,27.4", second.light, 1.0)
    pen.line("0.6,37 1,d", steel.deep, 0.8, 0.7)


def _cloak(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A cuirass under a cloak that is held by a brooch."""
    shoulders(pen, head, second)
    pen.fill("-12,34 -4,38 -10,46 -14,44", second.light)
    _fold(pen, "-13,40 0.6,44 14,40", second)
    _fold(pen, "0.6,32 0.8,d", second)
    pen.form(
        "-6.6,22 -12,24.6 -24,29 -31,37 -35,d! -17,d! -15,44 -5,36 9,31 11,26 7.4,22 0.4,28",
        cloth,
        ((7, 20), (-13, FOOT)),
    )
    pen.fill("8,23 12,25 24,29 31,37 35,d! 27,d 25,44 18,34", cloth.dark)
    for start in (-26.0, -21.0):
        _fold(pen, [(start + 12, 30), (start + 3, 40), (start, FOOT)], cloth)
    pen.ball((10.4, 29), 3.0, CLOTHS["gold"])
    pen.disc((10.0, 28.6), 1.1, CLOTHS["red"].light)


def _cowl(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A friar's habit."""
    shoulders(pen, head, cloth)
    for way in (-1, 1):
        tone = second.light if way < 0 else second.dark
        pen.fill("w8.4,19.6 w16,24 w19,32 w12,40 0.4,43! 0.4,31! w6,27", tone, way=way)
    _fold(pen, "-14,25 -9,34 0,38", second)
    _fold(pen, "14,25 10,34 2,38", second)
    pen.line("-7.4,22.4 -5.6,27 0.4,31 6.4,27 8.2,22.4", second.deep, 1.0, 0.7)


def _bands(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """The black gown of a preacher or judge, with two white bands."""
    white = CLOTHS["white"]
    shoulders(pen, head, cloth)
    pen.form("-8,21.6 0.4,27 8.8,21.6 8.6,26.4 0.4,31.6 -7.8,26.4", white, 1.6, smooth=False)
    for way in (-1, 1):
        pen.facet(
            [(0.4, 29), (way * 3.0 + 0.4, 29.4), (way * 4.8 + 0.4, 42), (0.4 + way * 0.6, 42)],
            white.light if way < 0 else white.dark,
        )
        pen.line("w14,29 w10,42 w11,d", second.light if way < 0 else second.dark, 1.4, way=way)


def _uniform(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Epaulettes, a sash and a standing collar."""
    gold = CLOTHS["gold"]
    shoulders(pen, head, cloth)
    pen.form("-9.4,20! -10.4,28 0.6,33 11.4,28 10.2,20! 0.4,26.6", second, 1.6)
    pen.line("-9.2,20.6 0.4,27.2 10,20.6", gold.light, 0.9)
    pen.facet("-19,29 -13.6,27.6 18,d 8,d", second.light)
    pen.line("-19,29 8,d", gold.light, 0.9)
    pen.line("-13.6,27.6 18,d", gold.light, 0.9)
    for way in (-1, 1):
        tone = gold.light if way < 0 else gold.dark
        pen.fill("w17,28.4 w25,29.4 w31,35 w25,36.6 w17,33", tone, way=way)
        for place in range(5):
            pen.line([(way * (24 + 1.7 * place), 35.4 + 0.3 * place), (way * (24.6 + 1.8 * place), 42)], tone, 1.2)
    for row in range(4):
        pen.disc((9.6, 37 + 6 * row), 1.2, gold.light)
    pen.disc((16, 40), 2.6, gold.light)
    pen.disc((16, 40), 1.2, CLOTHS["red"].light)


def _lamellar(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Armour of small plates, laced in rows."""
    shoulders(pen, head, cloth)
    for row in range(7):
        y = 33 + 4.8 * row
        half = 20 + 1.6 * row
        count = 9
        for place in range(count):
            x = -half + 2 * half * (place + 0.5 * (row % 2)) / count
            tone = cloth.light if x < EDGE else cloth.dark
            pen.facet(
                [(x, y), (x + 3.6, y), (x + 3.6, y + 4.0), (x + 1.8, y + 5.0), (x, y + 4.0)],
                mix(tone, cloth.deep, 0.18),
            )
            pen.disc((x + 1.8, y + 1.1), 0.5, second.light)
    pen.form("-9.6,20.4 -12,27 0.4,34 12.8,27 10.4,20.4 0.4,27", second, 1.6)


def _beads(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """Bare shoulders, strings of beads, a hide."""
    shoulders(pen, head, head.skin)
    pen.form("-30,40 -14,42 0,46 14,42 30,40 34,d! -34,d!", cloth, EDGE)
    for radius, tone in ((10.5, second), (13.0, CLOTHS["white"]), (15.5, second)):
        for step in range(13):
            angle = math.radians(12 + 156 * step / 12)
            x, y = 0.4 + radius * math.cos(angle), 23 + radius * 0.9 * math.sin(angle)
            pen.disc((x, y), 1.15, tone.light if x < EDGE else tone.dark)


def _fur(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A cloak with a collar of fur."""
    shoulders(pen, head, cloth)
    tufts: list[Point] = []
    for step in range(25):
        angle = math.radians(-30 + 240 * step / 24)
        reach = 1.1 if step % 2 else 0.96
        tufts.append((0.4 + 19.4 * reach * math.cos(angle), 24 + 14.4 * reach * math.sin(angle)))
    inner = pen.at("-9.6,19! -7,27 0.4,31 7.8,27 10.4,19!")
    pen.form([*tufts, tufts[-1], *inner, tufts[0]], second, EDGE)
    for step in range(14):
        angle = math.radians(-14 + 208 * step / 13)
        start = (0.4 + 13.4 * math.cos(angle), 24 + 9.6 * math.sin(angle))
        pen.line(
            [start, (start[0] + 2.4 * math.cos(angle) - 0.8, start[1] + 2.2 * math.sin(angle) + 0.6)],
            second.deep,
            0.6,
            0.45,
        )


def _bare(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """One shoulder free."""
    shoulders(pen, head, head.skin)
    pen.line("-12,31.6 -5,33 -1,34.6", head.skin.dark, 0.7, 0.7)
    pen.line("12,31.6 6,33 2.4,34.6", head.skin.deep, 0.7, 0.6)
    pen.form("10,25 24,29.6 32,38 36,d! -22,d! -8,50 4,36", cloth, ((10, 20), (-2, FOOT)))
    pen.line("10,25 4,36 -8,50 -22,d", second.light, 1.6)
    for start in (16.0, 22.0):
        _fold(pen, [(start, 30), (start - 8, 46), (start - 16, FOOT)], cloth)


def _gown(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A low square neck with a jewel."""
    shoulders(pen, head, cloth)
    pen.form("-15,27.6 -6,23 0.4,26 6.8,23 16,27.6 13.6,41 0.4,43 -12.8,41", head.skin, EDGE, smooth=False)
    pen.line("-15,27.8 -12.8,41 0.4,43 13.6,41 16,27.8", second.light, 1.8)
    for step in range(11):
        angle = math.radians(20 + 140 * step / 10)
        pen.disc((0.4 + 8.6 * math.cos(angle), 24.5 + 8.4 * math.sin(angle)), 0.85, PEARL)
    pen.ball((0.4, 35), 1.9, CLOTHS["red"])


def _apron(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A dark dress with a white collar and a brooch."""
    white = CLOTHS["white"]
    shoulders(pen, head, cloth)
    for way in (-1, 1):
        pen.fill("w6.4,21.4 w11,25.6 w11.6,30.4 0.4,35! 0.4,29.6!", white.light if way < 0 else white.dark, way=way)
    pen.ball((0.4, 31.6), 1.7, second)
    pen.line("0.6,35 0.8,d", cloth.deep, 0.7, 0.7)
    _fold(pen, "-17,34 -14,46 -15,d", cloth)


def _coat(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A white coat with a stethoscope, over shirt and tie."""
    _lapel(pen, head, cloth, second)
    steel = CLOTHS["navy"]
    pen.line("-10,24.6 -11,36 -7,47 -4,52", steel.dark, 1.5)
    pen.line("11,24.6 12,36 9,46", steel.dark, 1.5)
    pen.ball((9, 48), 2.6, CLOTHS["steel"])


def _vest(pen: BustPen, head: HeadMeasures, cloth: Tone, second: Tone) -> None:
    """A working jacket with bright stripes and a badge."""
    shoulders(pen, head, cloth)
    pen.facet("-8.6,22.4 0.4,33 9.6,22.4 6,22 0.4,28 -5.4,22", CLOTHS["white"].light)
    for way in (-1, 1):
        pen.facet("w15,28.6 w19.4,30 w18,d w13.4,d", second.light if way < 0 else second.dark, way=way)
    pen.line("0.5,33 0.8,d", cloth.deep, 0.8)
    pen.facet(
        "-10.4,41 -6.2,41 -6.2,37 -3.4,37 -3.4,41 0,41 0,43.8 -3.4,43.8 -3.4,48 -6.2,48 -6.2,43.8 -10.4,43.8",
        CLOTHS["white"].light,
        0.9,
    )


COLLARS: dict[str, Draw] = {
    "plain": _plain,
    "apron": _apron,
    "bands": _bands,
    "bare": _bare,
    "beads": _beads,
    "chain": _chain,
    "cloak": _cloak,
    "coat": _coat,
    "cowl": _cowl,
    "cravat": _cravat,
    "fur": _fur,
    "gorget": _gorget,
    "gown": _gown,
    "high": _high,
    "lamellar": _lamellar,
    "lapel": _lapel,
    "robe": _robe,
    "ruff": _ruff,
    "toga": _toga,
    "uniform": _uniform,
    "usekh": _usekh,
    "vest": _vest,
}
