"""Hair behind the head and in front of it."""

from __future__ import annotations

import math
from collections.abc import Callable

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen, Point

Draw = Callable[[BustPen, HeadMeasures], None]
SPLIT = 1.5
"Where hair turns into the shade, to the right of its middle."


def curl(pen: BustPen, head: HeadMeasures, centre: Point, radius: float, flat: float = 1.0) -> None:
    """A lock rolled up, with shade on its lower right."""
    x, y = centre
    lit = x < SPLIT + head.turn
    tone = head.hair
    pen.disc(centre, radius, tone.light if lit else tone.dark, flat=flat)
    pen.line(
        [
            (x + radius * 0.62, y - radius * 0.35 * flat),
            (x + radius * 0.5, y + radius * 0.5 * flat),
            (x - radius * 0.35, y + radius * 0.68 * flat),
        ],
        tone.dark if lit else tone.deep,
        radius * 0.22,
        0.65,
    )


def _strands(pen: BustPen, head: HeadMeasures, *lines: str) -> None:
    """A few strands that catch the light."""
    for line in lines:
        shaded = pen.at(line)[0][0] > SPLIT + head.turn
        pen.line(line, head.hair.light if shaded else head.hair.dark, 0.45, 0.6)


def nothing(pen: BustPen, head: HeadMeasures) -> None:
    """Draw nothing."""


def _cap(pen: BustPen, head: HeadMeasures, hairline: str, top: float = -23.5, low: float = -2.0) -> None:
    """Hair over the skull, from the left temple over the top to the right one and back along the hairline."""
    left = f"n-0.3,{low}! n-1.6,-10 n*0.86-0.9,-18.5 h-4,{top + 0.4} "
    right = f"h+3,{top + 0.3} f*0.87+0.9,-18.5 f+1.6,-10 f+0.3,{low}! "
    pen.form(left + right + hairline, head.hair)


def _short(pen: BustPen, head: HeadMeasures) -> None:
    _cap(pen, head, "f-1.6,-9 f-2.2,-13 m+3,-14.6 m-4,-13.4 n+1.8,-12 n+1.4,-8")
    _strands(pen, head, "m-5,-20 m-7.5,-17 m-8,-14.5", "m+3,-21 m+6,-18 m+7.4,-15")


def _crop(pen: BustPen, head: HeadMeasures) -> None:
    """A fringe of short locks, as Romans wore it."""
    near, far = head.side(-1, head.temple), head.side(1, head.temple)
    fringe = "f-1.4,-9! "
    steps = 7
    for step in range(steps):
        x = far - 1.6 + (near + 1.4 - far + 1.6) * (step + 0.5) / steps
        fringe += f"{x + 1:.2f},-13.2 {x - 0.4:.2f},{-10.6 - 0.5 * (step % 2)}! "
    _cap(pen, head, fringe + "n+1.2,-9")
    _strands(pen, head, "m-3,-21 m-5,-17 m-5,-13", "m+4,-20 m+6,-16 m+6,-13")


def _curls(pen: BustPen, head: HeadMeasures) -> None:
    for angle in range(-205, 26, 21):
        x, y = 11.6 * math.cos(math.radians(angle)), -10 + 11.4 * math.sin(math.radians(angle))
        curl(pen, head, (x + 0.5 * head.turn, y), 4.1)
    m = head.middle
    for step, x in enumerate((-7.6, -3.6, 0.6, 4.6, 8.2)):
        curl(pen, head, (m * 0.6 + x, -14.6 - step % 2), 3.2)


def _close(pen: BustPen, head: HeadMeasures) -> None:
    """Cropped to the skull."""
    _cap(pen, head, "f-0.8,-8 f-2,-13.6 m+2,-15.2 m-4,-15 n+1.8,-13.2 n+0.8,-8", -21.9, -4.0)


def _parted(pen: BustPen, head: HeadMeasures) -> None:
    """Combed to both sides from a parting at the left."""
    _cap(pen, head, "f-1,-8 f-1.6,-12 m+4,-15.4 m-4.4,-16.2! n+2,-12.6 n+1.2,-8", -24.2, 0.0)
    pen.line("m-4.8,-23.2 m-4.4,-16.2", head.hair.deep, 0.6, 0.8)
    _strands(pen, head, "m-2,-22 m+4,-20 m+8,-15", "m-1,-19.5 m+4,-17.4 m+7.4,-13.4", "m-6.6,-21 m-9,-17 m-10,-12")


def _bald(pen: BustPen, head: HeadMeasures) -> None:
    """A wreath of hair around a bald head."""
    for way in (-1, 1):
        tone = head.hair.light if way < 0 else head.hair.dark
        pen.fill("sw-1.4,-11! sw1.6,-11.5 sw2.6,-6 sw1.4,0.5 sw0.2,2! sw-0.6,-5", tone, way=way)
    pen.fill("m-5.4,-17.6 m-2.4,-19.2 m-1.4,-17.4 m-5,-15.4", (255, 255, 255), 0.3)


def _tonsure(pen: BustPen, head: HeadMeasures) -> None:
    """A friar's ring of hair."""
    pen.form(
        "n-0.4,-1! n-1.2,-9 n*0.92,-16.6 m,-19.4 f*0.92,-16.6 f+1.2,-9 f+0.4,-1! f-1.4,-8.6 "
        "m+5.4,-13 m,-14.2 m-5.4,-13 n+1.4,-8.6",
        head.hair,
    )


def _ringlets_behind(pen: BustPen, head: HeadMeasures) -> None:
    pen.ball((-0.4 * head.turn, -24.4), 4.8, head.hair)


def _ringlets(pen: BustPen, head: HeadMeasures) -> None:
    """Rows of small curls, as on statues of the Buddha."""
    _close(pen, head)
    for row, (y, half) in enumerate(((-14.8, 10.6), (-17.6, 9.4), (-20.0, 7.0), (-22.4, 4.2))):
        count = max(3, round(half))
        for place in range(count):
            x = 0.3 * head.turn - half + 2 * half * (place + 0.25 + 0.5 * (row % 2)) / count
            curl(pen, head, (x, y + 0.02 * x * x), 1.45)


def _mane(pen: BustPen, head: HeadMeasures, low: float, flare: float) -> None:
    pen.form(
        f"0,-24 f*0.75+2.4,-20 f+3.2,-9 f{3.2 + flare * 0.6:+.2f},6 f{3.2 + flare:+.2f},{low - 3} f*0.7+2.2,{low + 1} "
        f"f*0.55+1.8,{low} n*0.55-1.8,{low} n*0.7-2.2,{low + 1} n{-3.2 - flare:+.2f},{low - 3} "
        f"n{-3.2 - flare * 0.6:+.2f},6 n-3.2,-9 n*0.75-2.4,-20",
        head.hair,
    )


def _long_behind(pen: BustPen, head: HeadMeasures) -> None:
    _mane(pen, head, 30, 2.2)
    for x in (-13.6, -11.5, 11.8, 13.8):
        pen.line([(x, -4), (x * 1.06, 10), (x * 1.1, 25)], head.hair.deep, 0.5, 0.6)


def _curtains(pen: BustPen, head: HeadMeasures) -> None:
    """Long hair parted in the middle."""
    _cap(pen, head, "f-0.6,2 f-1.6,-7 m+6.2,-13 m-0.3,-17.2! m-6.6,-12.6 n+1.6,-7 n+0.6,2", -24, 7.0)
    _strands(pen, head, "m-2,-21 m-8,-16 m-10.6,-8", "m+2,-21 m+7.6,-16 m+10,-8")


def _bob_behind(pen: BustPen, head: HeadMeasures) -> None:
    _mane(pen, head, 13, 1.6)


def _fringed(pen: BustPen, head: HeadMeasures) -> None:
    """A straight fringe, as in Egypt."""
    m = head.middle
    _cap(pen, head, "f-0.8,4 f-1,-9! m,-10.2 n+1,-9! n+0.8,4", -24, 10)
    for x in (-9, -6, -3, 0, 3, 6, 9):
        pen.line([(x * 0.8 + m * 0.5, -20), (x + m * 0.6, -11)], head.hair.deep, 0.4, 0.5)


def _bun_behind(pen: BustPen, head: HeadMeasures) -> None:
    curl(pen, head, (-1.5 * head.turn, -25), 5.4)
    pen.line(
        [(-1.5 * head.turn - 3.6, -26), (-1.5 * head.turn, -23.6), (-1.5 * head.turn + 3.8, -26)],
        head.hair.deep,
        0.5,
        0.6,
    )


def _swept(pen: BustPen, head: HeadMeasures) -> None:
    """Drawn back from the forehead."""
    _cap(pen, head, "f-0.8,-4 f-1.8,-10.6 m+4.6,-14.2 m,-16 m-4.8,-14.2 n+1.9,-10.4 n+0.8,-4", -23.6, 1.0)
    _strands(
        pen,
        head,
        "m-6.4,-13.4 m-6.4,-18 m-3.4,-22",
        "m-2,-15.6 m-2,-19 m-0.6,-22.6",
        "m+4.4,-14.6 m+5,-18 m+2.6,-22",
    )


def _nape_behind(pen: BustPen, head: HeadMeasures) -> None:
    """A knot low at the nape."""
    curl(pen, head, (-head.turn * 10.5, 8.5), 4.6)


def _braids_behind(pen: BustPen, head: HeadMeasures) -> None:
    _mane(pen, head, 8, 0.4)


def _braids(pen: BustPen, head: HeadMeasures) -> None:
    _curtains(pen, head)
    for way in (-1, 1):
        x = head.side(way, head.cheek + 1.0)
        for step in range(7):
            curl(pen, head, (x + way * 0.35 * step, 5.5 + 3.9 * step), 2.9 - 0.08 * step, 0.82)


def _high(pen: BustPen, head: HeadMeasures) -> None:
    """Piled up over the forehead."""
    pen.form(
        "n-0.6,0 n-2.4,-8 n-2.6,-19 n*0.6,-28 m,-29.4 f*0.6,-28 f+2.6,-19 f+2.4,-8 f+0.6,0 f-0.8,-8 "
        "f-3,-13 m+2.4,-14 m,-12.6 m-2.6,-14 n+3,-13 n+0.8,-8",
        head.hair,
    )
    _strands(pen, head, "m-3,-15 m-6,-21 m-5,-27", "m+4,-15 m+7,-21 m+5,-27", "m-8,-14 m-10.4,-19 m-9,-24")


def _wig_behind(pen: BustPen, head: HeadMeasures) -> None:
    _mane(pen, head, 12, -1.0)


def _wig(pen: BustPen, head: HeadMeasures) -> None:
    """Powdered, drawn back, with rolls over the ears."""
    _swept(pen, head)
    for way in (-1, 1):
        x = head.side(way, head.temple + 2.4)
        for y in (-5.5, -0.6, 4.2):
            curl(pen, head, (x, y), 2.9, 0.84)
            pen.line([(x - 1.6, y + 0.4), (x, y - 0.2), (x + 1.6, y + 0.4)], head.hair.deep, 0.4, 0.45)


def _tower_behind(pen: BustPen, head: HeadMeasures) -> None:
    """The long locks of the hair of a French court, which fall over the shoulder."""
    _mane(pen, head, 6, 0)
    for way in (-1, 1):
        for step in range(5):
            curl(pen, head, (head.side(way, head.jaw + 3.4), 8 + 4.1 * step), 2.9 - 0.1 * step, 0.85)


def _tower(pen: BustPen, head: HeadMeasures) -> None:
    m = head.middle
    pen.form(
        "n+0.6,-2 n-2.6,-7 n-3.4,-20 n*0.86,-33 m,-37.5 f*0.86,-33 f+3.4,-20 f+2.6,-7 f-0.6,-2 f-1.4,-10 "
        "m+4.8,-14.4 m,-15.6 m-4.8,-14.4 n+1.4,-10",
        head.hair,
    )
    for x in (-7.5, -3.5, 0.5, 4.5, 8.5):
        pen.line([(m + x * 0.7, -15.5), (m + x, -24), (m + x * 0.75, -33.5)], head.hair.deep, 0.5, 0.5)
    for way in (-1, 1):
        for y in (-8, -13.4):
            curl(pen, head, (head.side(way, head.temple + 3.2), y), 3.1, 0.8)


def _topknot_behind(pen: BustPen, head: HeadMeasures) -> None:
    curl(pen, head, (-0.6 * head.turn, -25.2), 3.4)
    pen.facet("-2.4,-23.4 1.8,-23.4 1.6,-21.6 -2.2,-21.6", (190, 40, 34))


def _locks(pen: BustPen, head: HeadMeasures) -> None:
    """Wild locks down to the jaw."""
    _curtains(pen, head)
    for way in (-1, 1):
        x = head.side(way, head.temple + 1.2)
        for step, y in enumerate((-12, -6, 0, 6)):
            curl(pen, head, (x + way * (1.0 + 0.5 * (step % 2)), y), 3.3)


def _wavy_behind(pen: BustPen, head: HeadMeasures) -> None:
    for way in (-1, 1):
        for step in range(8):
            curl(pen, head, (head.side(way, head.temple + 1.8 + 0.9 * (step % 2)), -12 + 5.2 * step), 4.4)
    _mane(pen, head, 14, 0)


def _afro_behind(pen: BustPen, head: HeadMeasures) -> None:
    for angle in range(-215, 36, 18):
        x, y = 13.8 * math.cos(math.radians(angle)), -10 + 14 * math.sin(math.radians(angle))
        curl(pen, head, (x, y), 4.6)


OVER_EARS = ("bob", "braids", "locks", "long", "nape", "tower", "wavy")
"Hair that hides the ears."
HAIR: dict[str, tuple[Draw, Draw]] = {
    "none": (nothing, nothing),
    "short": (nothing, _short),
    "crop": (nothing, _crop),
    "close": (nothing, _close),
    "curls": (nothing, _curls),
    "parted": (nothing, _parted),
    "bald": (nothing, _bald),
    "tonsure": (nothing, _tonsure),
    "ringlets": (_ringlets_behind, _ringlets),
    "long": (_long_behind, _curtains),
    "bob": (_bob_behind, _fringed),
    "bun": (_bun_behind, _swept),
    "nape": (_nape_behind, _curtains),
    "braids": (_braids_behind, _braids),
    "high": (_bob_behind, _high),
    "wig": (_wig_behind, _wig),
    "tower": (_tower_behind, _tower),
    "topknot": (_topknot_behind, _swept),
    "locks": (_bob_behind, _locks),
    "loose": (_bob_behind, _swept),
    "swept": (nothing, _swept),
    "wavy": (_wavy_behind, _curtains),
    "afro": (_afro_behind, _close),
}
"How hair is drawn behind the head and in front of it."
