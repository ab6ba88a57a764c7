"""The head itself: neck, ears, face, eyes, mouth, and the marks of age."""

from __future__ import annotations

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen, Point
from sprites.bust.person import HAIRS, IRISES
from sprites.paint.palette import WHITE, Colour, mix

EYES = {"open": 1.62, "almond": 1.32, "narrow": 0.98}
"How far they are open."
CLOSED = "closed"
"The eyes of whoever blinks."
SMILES = {"calm": 0.1, "smile": 1.1, "grin": 1.5, "stern": -0.8, "sly": 0.5}
"How far the corners of the mouth are raised."
EYE_WHITE: Colour = (255, 250, 238)
DARKNESS: Colour = (14, 9, 20)
LIPS: Colour = (190, 62, 58)


def draw_neck(pen: BustPen, head: HeadMeasures) -> None:
    """The neck, and the shadow that the chin casts on it."""
    skin, half, x = head.skin, head.neck, 0.4 * head.turn
    flank = ((half, 4), (half, 4), (half, 22), (half + 4, 29), (half + 6, 36), (half + 6, 36))
    outline = [*((x - across, y) for across, y in flank), *((x + across, y) for across, y in reversed(flank))]
    pen.form(outline, skin, x + 1.5)
    foot = head.foot
    pen.facet(
        [
            (x - half, 12),
            (x - half, foot - 3),
            (x - half * 0.2, foot + 6.5),
            (x + half, foot + 3),
            (x + half, 8),
        ],
        skin.deep,
        0.62,
    )


def draw_ears(pen: BustPen, head: HeadMeasures) -> None:
    """The near ear wholly, of the far one the rim."""
    near = -head.turn
    for way in (near, -near):
        x = head.side(way, head.cheek - 0.5)
        out = 2.7 if way == near else 1.5
        lit = way < 0
        colour = head.skin.light if lit else head.skin.dark
        pen.fill(
            [
                (x - way * 1.5, -4.6),
                (x + way * out, -4.8),
                (x + way * (out + 0.2), -0.8),
                (x + way * 1.0, 4.0),
                (x - way * 1.5, 3.8),
            ],
            colour,
        )
        if way == near:
            pen.fill(
                [(x + way * 0.2, -3.0), (x + way * 1.9, -3.2), (x + way * 1.5, -0.6), (x + way * 0.4, 1.8)],
                mix(colour, head.skin.deep, 0.55),
            )


def outline(head: HeadMeasures) -> list[Point]:
    """The face from the top of the skull around, clockwise."""
    right, left, turned = _flank(head, 1), _flank(head, -1), 0.9 * head.turn
    return [(0.3 * head.turn, -20.5), *right, (turned, head.foot), *reversed(left)]


def _flank(head: HeadMeasures, way: int) -> list[Point]:
    turned = 0.9 * head.turn
    stretch = head.foot / 17.5
    return [
        (head.side(way, head.temple * 0.72), -17.6),
        (head.side(way, head.temple), -9.5),
        (head.side(way, head.cheek), -1.0),
        (head.side(way, head.jaw) + 0.4 * turned, 9.0 * stretch),
        (head.side(way, head.chin) + turned, head.foot - 1.6),
    ]


def draw_shadow(pen: BustPen, head: HeadMeasures) -> None:
    """A face of which nothing is seen but two lights."""
    pen.fill("-11,c-12 11,c-12 10.6,c 5,c+11 -4.6,c+11 -10.4,c", DARKNESS)
    pen.fill([(x * 1.06, y * 1.05) for x, y in outline(head)], DARKNESS)
    for across in (-4.6, 5.0):
        place = (head.middle * 0.5 + across, -2.6)
        pen.disc(place, 3.4, (110, 96, 190), 0.28, flat=0.6)
        pen.disc(place, 2.0, (200, 184, 255), flat=0.46)


def draw_skull(pen: BustPen, head: HeadMeasures) -> None:
    """The whole face in one tone."""
    pen.fill(outline(head), head.skin.light)


def draw_face(pen: BustPen, head: HeadMeasures) -> None:
    """The skin of the face: the lit plane, the one in shade beyond the ridge of the nose, and the third under it."""
    skin, m, turn, foot = head.skin, head.middle, head.turn, head.foot
    draw_skull(pen, head)
    turned = 0.9 * turn
    tip = _tip(head)
    lips = foot - 7.4
    ridge = [
        (0.8 * turn + 0.4, -20.4),
        (m + 1.0, -13.0),
        (m + 1.5, -8.0),
        (m + 0.3, -4.4),
        (tip[0] + 0.5, tip[1] - 0.9),
        (tip[0] + 0.2, tip[1] + 0.9),
        (m + 0.8, lips - 2.6),
        (m + 1.3, lips - 1.0),
        (m + 0.5, lips + 0.2),
        (m + 1.0, lips + 2.0),
        (m + 0.4, lips + 3.2),
        (turned + 0.9, foot - 1.8),
        (turned + 0.2, foot),
    ]
    edge = [point for corner in ridge for point in (corner, corner)]
    pen.fill([*edge, *reversed(_flank(head, 1)), (0.3 * turn, -20.5)], skin.dark)
    _draw_planes(pen, head, tip)


def _tip(head: HeadMeasures) -> Point:
    """Of the nose."""
    return (head.middle + 1.0 + 1.3 * head.turn, 4.3 * head.foot / 17.5 + 0.4)


def _draw_planes(pen: BustPen, head: HeadMeasures, tip: Point) -> None:
    """The small planes: lights on brow, cheek and nose, shades under cheek, nose and in the sockets."""
    skin, m, turn = head.skin, head.middle, head.turn
    bright = mix(skin.light, WHITE, 0.34)
    half = mix(skin.light, skin.dark, 0.55)
    near = head.side(-1, head.cheek)
    pen.facet([(m - 0.5, -4.6), (tip[0] - 0.5, tip[1] - 0.6), (tip[0] - 2.0, tip[1] - 0.2)], bright)
    pen.facet([(near + 2.2, -0.2), (m - 3.4, 1.8), (m - 5.6, 4.6), (near + 2.8, 3.2)], bright, 0.6)
    pen.facet([(m - 1.0, -5.6), (m - 0.4, -3.6), (m - 2.0, -0.8), (m - 3.6, -4.4)], half, 0.75)
    pen.facet([(near + 1.0, 3.0), (m - 6.4, 6.2), (head.side(-1, head.jaw) + 1.6, 10.5)], half, 0.32)
    pen.fill(
        [
            (tip[0] - 2.9, tip[1] + 0.2),
            (tip[0] - 0.3, tip[1] + 0.7),
            (tip[0] + 2.2 - 0.6 * turn, tip[1] + 0.1),
            (m + 1.6, tip[1] + 1.9),
            (m - 1.2, tip[1] + 1.7),
        ],
        skin.deep,
        0.72,
    )
    far = head.side(1, head.cheek)
    pen.facet(
        [(far - 0.4, 1.0), (m + 5.2, 4.6), (m + 4.6, 9.2), (head.side(1, head.jaw) - 0.6, 9.4)],
        skin.deep,
        0.36,
    )
    pen.facet([(m + 1.4, -5.6), (m + 1.0, -3.0), (m + 2.0, -0.6), (m + 3.6, -4.2)], skin.deep, 0.5)


def draw_features(pen: BustPen, head: HeadMeasures) -> None:
    """Eyes, brows, mouth, and wrinkles of old people."""
    for way in (-1, 1):
        if head.bust.eyes == CLOSED:
            _draw_lid(pen, head, way)
        else:
            _draw_eye(pen, head, way)
    _draw_mouth(pen, head)
    if head.bust.old:
        _draw_age(pen, head)


def _place_of_eye(head: HeadMeasures, way: int) -> tuple[float, float, float]:
    """Its middle, and half its width."""
    is_far = way == head.turn
    return head.middle + way * (4.9 if is_far else 5.25), -2.6, 2.45 if is_far else 2.85


def _draw_lid(pen: BustPen, head: HeadMeasures, way: int) -> None:
    """A closed eye: the lid down to its lashes."""
    x, y, wide = _place_of_eye(head, way)
    skin = head.skin
    inner, outer = (x - way * wide, y + 0.3), (x + way * wide, y + 0.3)
    lashes = [(x - way * wide * 0.4, y + 1.15), (x + way * wide * 0.4, y + 1.15)]
    above = [(x + way * wide * 0.5, y - 2.2), (x - way * wide * 0.5, y - 2.1)]
    plane = skin.light if way < 0 else skin.dark
    pen.fill([inner, inner, *lashes, outer, outer, *above], mix(plane, skin.deep, 0.22))
    pen.line([inner, *lashes, outer], mix(skin.deep, (16, 8, 6), 0.72), 0.95 if head.bust.woman else 0.8)


def _draw_eye(pen: BustPen, head: HeadMeasures, way: int) -> None:
    bust, turn, skin = head.bust, head.turn, head.skin
    x, y, wide = _place_of_eye(head, way)
    opened = EYES[bust.eyes] * (1.08 if bust.woman else 1.0)
    slant = {"open": 0.15, "almond": 0.45, "narrow": 0.55}[bust.eyes]
    lit = way < 0
    inner, outer = (x - way * wide, y + 0.45), (x + way * wide, y + 0.45 - slant - 0.1)
    white = EYE_WHITE if lit else mix(EYE_WHITE, skin.dark, 0.36)
    ink = mix(skin.deep, (16, 8, 6), 0.72)
    upper = [(x - way * wide * 0.35, y - opened * 0.86), (x + way * wide * 0.35, y - opened * 0.92)]
    lower = [(x + way * wide * 0.4, y + opened * 0.62), (x - way * wide * 0.3, y + opened * 0.72)]
    pen.fill([inner, inner, *upper, outer, outer, *lower], white)
    look = x + 0.35 * turn
    radius = min(1.45, opened + 0.15)
    pen.disc((look, y - 0.15), radius, IRISES[bust.iris])
    pen.disc((look, y - 0.15), radius * 0.5, (14, 9, 8))
    pen.disc((look - 0.5, y - 0.65), 0.36, WHITE, 0.95 if lit else 0.6)
    plane = skin.light if lit else skin.dark
    lid = mix(plane, skin.deep, 0.32)
    pen.fill([inner, inner, *lower[::-1], outer, outer, (x, y + opened + 1.3)], plane)
    pen.fill(
        [
            inner,
            inner,
            *upper,
            outer,
            outer,
            (x + way * wide * 0.5, y - opened - 1.0),
            (x - way * wide * 0.5, y - opened - 0.9),
        ],
        lid,
    )
    pen.line([inner, *upper, outer], ink, 0.95 if bust.woman else 0.8)
    pen.line([inner, *lower[::-1], outer], skin.deep, 0.32, 0.55)
    if bust.woman:
        pen.line([outer, (outer[0] + way * 1.0, outer[1] - 0.8)], ink, 0.7)
    if bust.old:
        pen.line(
            [(x - way * 1.6, y + 2.5), (x + way * 0.6, y + 3.0), (x + way * 2.4, y + 2.2)],
            skin.deep,
            0.4,
            0.5,
        )
    _draw_brow(pen, head, way, x)


def _draw_brow(pen: BustPen, head: HeadMeasures, way: int, x: float) -> None:
    bust = head.bust
    thick = (0.55, 0.95, 1.35, 1.8)[bust.brow] * (0.8 if bust.woman else 1.0)
    high = -6.6 - (0.5 if bust.woman else 0) - (0.4 if bust.mouth in ("smile", "grin") else 0)
    drop = 0.75 * bust.tilt
    hair = head.hair if bust.hair_colour != "white" or bust.skin != "fair" else HAIRS["grey"]
    tone = mix(hair.dark, hair.deep, 0.5)
    inner, outer = x - way * 2.7, x + way * 3.4
    pen.fill(
        [
            (inner, high + drop + thick),
            (inner, high + drop + thick),
            (inner, high + drop - 0.2),
            (inner, high + drop - 0.2),
            (x + way * 1.3, high - 1.0 - thick * 0.35),
            (outer, high + 0.5 - drop * 0.4),
            (outer, high + 0.5 - drop * 0.4),
            (x + way * 1.0, high + 0.1 + thick * 0.55),
        ],
        tone,
    )


def _draw_mouth(pen: BustPen, head: HeadMeasures) -> None:
    bust, skin = head.bust, head.skin
    x, y, turn = head.middle * 0.92, head.foot - 7.4, head.turn
    rise = SMILES[bust.mouth]
    wide = 3.1 if bust.woman else 3.5
    if bust.mouth in ("smile", "grin"):
        wide += 0.5
    left, right = (x + -wide - 0.3 * -turn, y - rise), (x + wide + 0.2 * turn, y - rise)
    if bust.mouth == "sly":
        left = (left[0], y + 0.2)
    warm = mix(skin.dark, LIPS, 0.62 if bust.woman else 0.25)
    upper = mix(warm, skin.deep, 0.25)
    lower = mix(warm, skin.light, 0.18)
    dip = (x + 0.2, y + max(0.0, rise) * 0.42)
    full = 1.35 if bust.woman else 0.95
    pen.fill(
        [left, left, (x - 1.1, y - full), (x + 0.1, y - full * 0.7), (x + 1.2, y - full), right, right, dip],
        upper,
    )
    pen.fill(
        [left, left, dip, right, right, (x + 1.4, dip[1] + full * 1.35), (x - 1.3, dip[1] + full * 1.35)],
        lower,
    )
    if bust.mouth == "grin":
        low = (x + 0.1, y + 1.2)
        pen.fill([(left[0] + 0.7, left[1] + 0.5), (x, y - 0.25), (right[0] - 0.7, right[1] + 0.5), low], EYE_WHITE)
    pen.line([left, (x - wide * 0.45, dip[1] - 0.1), dip, (x + wide * 0.5, dip[1] - 0.1), right], skin.deep, 0.5)
    pen.facet([(x - 1.6, y + 3.1), (x + 1.8, y + 3.1), (x + 0.2, y + 4.0)], skin.deep, 0.34)
    if rise > 0.8:
        for way, end in ((-1, left), (1, right)):
            pen.line([(end[0] + way * 0.9, end[1] - 2.4), (end[0] + way * 1.1, end[1] + 0.5)], skin.deep, 0.4, 0.45)


def _draw_age(pen: BustPen, head: HeadMeasures) -> None:
    """Lines on the forehead, beside eyes and mouth."""
    m, deep = head.middle, head.skin.deep
    y = head.foot - 7.4
    for high, wide in ((-10.2, 4.6), (-12.0, 3.6)):
        pen.line([(m - wide, high + 0.3), (m, high - 0.2), (m + wide, high + 0.2)], deep, 0.4, 0.42)
    for way in (-1, 1):
        pen.line([(m + way * 2.6, y - 5.0), (m + way * 4.4, y - 2.0), (m + way * 4.8, y + 0.6)], deep, 0.45, 0.6)
        x = m + way * 8.6
        for spread in (-1.0, 0.2):
            pen.line([(x, -2.4 + spread * 0.4), (x + way * 1.8, -2.8 + spread * 1.4)], deep, 0.35, 0.45)
