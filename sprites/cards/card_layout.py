"""Where the parts of a card stand, in units from its upper left corner. Pure geometry, no drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sprites.cards.card_face import CardFace
from sprites.paint.silhouettes import CARD_WIDTH, INSET

Box = tuple[float, float, float, float]  # left, top, width, height


@dataclass(frozen=True)
class CardMeasures:
    """The measures of one way to show a card, in units."""

    name: str
    width: float
    height: float
    band: float  # height of the type band
    name_y: float  # middle of the name
    name_role: str
    name_size: float
    name_smallest: float  # below this the name is squeezed
    picture_y: float
    picture_heights: tuple[float, ...]  # from the best to the lowest that crowded effects may leave
    badge: float  # height of the price and raid pills
    laurel: float  # diameter of the VP disc
    pill: float  # height of an effect pill
    lone_pill: float  # the same when a single line has the paper to itself
    step: float  # from one effect line to the next
    foot: float  # lower edge of the pieces
    socket: float
    socket_gap: float
    row_limit: int  # workers on sockets of full size; for more these shrink
    section: tuple[float, float]
    section_gap: float
    pennant: Box | None = None
    seal: tuple[float, float, float] | None = None  # centre x and y, diameter
    mark: tuple[float, float, float] | None = None
    compact: bool = False  # no pieces, no badges, all effect rows joined, the VP disc on the picture
    aside: bool = False  # the effects stand on the picture too, beside the VP disc
    is_tile: bool = False  # strokes for the age; printed ones (age 0) have neither pennant nor seal
    type_line: float = 0.0  # height of the line that names the type; 0 for none
    name_lines: int = 1  # in as many lines the name may stand

    @property
    def unit(self) -> float:
        """Units per card unit."""
        return self.width / CARD_WIDTH

    @property
    def inner_width(self) -> float:
        """Width of paper and picture."""
        return self.width - 2 * INSET * self.unit


TABLE = CardMeasures(
    "table", 96, 134, 18.5, 10.2, "name", 13.5, 12, 15, (82, 78, 74, 70, 66, 62, 58, 54, 50, 46, 42, 38, 34, 30),
    16, 22, 14, 20, 18, 128, 20, 3, 4, (25, 18), 3, (5, 16, 16, 21), (83.5, 29, 15), (83.5, 43.5, 12),
)  # fmt: skip
HALF = CardMeasures(
    "half", 96, 65, 16, 8.6, "name", 13.5, 12, 14, (33, 19, 4), 14, 20, 14.6, 14.6, 15,
    62, 21, 3, 4, (25, 19), 2.5, compact=True,
)  # fmt: skip
ZOOM = CardMeasures(
    "zoom", 250, 350, 42, 23, "title", 20, 16, 36, (204, 180, 156, 136, 112, 90), 32, 46, 28, 28, 32,
    333, 44, 8, 8, (58, 40), 6, (14, 38, 37, 50), (220, 66, 30), (220, 98, 26), type_line=22,
)  # fmt: skip
TILE = CardMeasures(
    "tile", 112, 112, 21, 11.6, "name", 15, 12, 16, (56,), 19, 27, 26, 26, 27,
    106, 22, 3, 4, (25, 19), 2.5, (5.5, 18.5, 18, 22), (97, 33, 22), is_tile=True,
)  # fmt: skip
MINI = CardMeasures(
    "mini", 100, 54, 17, 9, "name", 13.5, 12, 14.5, (36.5,), 14, 23, 23, 23, 23,
    54, 21, 3, 4, (25, 19), 2.5, compact=True, aside=True,
)  # fmt: skip
HAND = CardMeasures(
    "hand", 136, 190, 27, 15, "name", 20, 14, 22, (120, 106, 94, 80, 66), 30, 30, 23, 38, 26,
    184, 30, 3, 4, (25, 19), 2.5, (7, 22, 24, 31), (119, 42, 23),
)  # fmt: skip
PLAYED = CardMeasures(
    "played", 116, 162, 23, 12.6, "name", 17, 13, 18.5, (102, 96, 90, 85, 80, 74, 68, 62, 56), 26, 26, 19.5, 32, 22.5,
    157, 26, 3, 4, (25, 19), 2.5, (6, 18.5, 20, 26), (101, 36, 20),
)  # fmt: skip
MARKET = CardMeasures(
    "market", 90, 126, 18.5, 10.2, "name", 14, 12, 15, (78, 74, 70, 65, 60, 55, 50, 45, 40), 22, 22, 16, 25, 18.5,
    122, 21, 3, 4, (25, 19), 2.5, (5, 15, 15.5, 20.5), (78, 28.5, 16.5),
)  # fmt: skip
FORMS = {form.name: form for form in (TABLE, HALF, ZOOM, TILE, MINI, HAND, PLAYED, MARKET)}

UNDER_NAME = 0.55  # how far below the name of a large face the middle of its badges lies, as a share of their height

LARGE_FROM = 1.5
"""The size of letters from which cards have large faces."""
MOST_NAME, MOST_SIGNS, BAND, LARGE_GAP = 1.45, 1.4, 0.3, 1.4
"""How many times as large names and pills of large faces are at most, how much of their height the name takes, and the
units between two lines of effects.
"""


def _enlarged(form: CardMeasures) -> CardMeasures:
    """The same card with a large face: its name in up to two lines, what it costs and what it brings, and no picture.
    Age and set are told when the card is asked.
    """
    band = round(form.height * BAND, 1)
    return replace(
        form,
        band=band,
        name_y=band / 2 + 1,
        name_size=form.name_size * MOST_NAME,
        name_lines=2,
        picture_y=band,
        picture_heights=(0.0,),
        badge=form.badge * MOST_SIGNS,
        laurel=form.laurel * MOST_SIGNS,
        pill=form.pill * MOST_SIGNS,
        lone_pill=form.lone_pill * MOST_SIGNS,
        step=form.pill * MOST_SIGNS + LARGE_GAP,
        pennant=None,
        seal=None,
        mark=None,
    )


LARGE = {form.name: _enlarged(form) for form in (TABLE, TILE, HAND, PLAYED, MARKET)}


def form_for(form: str, letter: float) -> CardMeasures:
    """The measures of a form where letters are of this size."""
    return LARGE[form] if letter >= LARGE_FROM and form in LARGE else FORMS[form]


APART = 3.0  # card units between the effects and the pieces under them
COIN_ROOM = 4.5  # card units at the foot that no words enter: a coin with the price may lie there
CROWDED = 0.8  # sockets shrink to this where many stand in a row
CUT_FEET = {
    "military": 3.0,
    "colony": 2.0,
    "war": 1.0,
    "golden_age": 1.0,
}  # card units the cut takes from the foot


@dataclass(frozen=True)
class CardLayout:
    """The places of one card in one form."""

    form: CardMeasures
    picture: Box
    left_badge_y: float
    effects: tuple[float, float]  # top and bottom of the room for effect lines
    socket: float  # diameter of a socket
    sockets: tuple[tuple[float, float], ...]  # centres, in the order they are filled
    sections: tuple[Box, ...]


def layout_of(
    face: CardFace, cut: str, form: CardMeasures, lines: int, workers: int = 0, words: float = 0.0
) -> CardLayout:
    """The layout for `lines` effect lines, `workers` on the card and `words` units of rule text under the lines."""
    foot = form.foot - CUT_FEET.get(cut, 0.0) * form.unit
    standing, blocks = (0, 0) if form.compact else (max(len(face.sockets), workers), len(face.sections))
    diameter, sockets = socket_places(form, foot, standing)
    sections = section_places(form, foot, blocks)
    tops = [y - diameter / 2 for _, y in sockets] + [box[1] for box in sections]
    clear = form.foot + form.unit if form.compact else form.foot - COIN_ROOM * form.unit
    if form.type_line:
        clear = foot + form.unit
    bottom = min(tops) - APART * form.unit + (form.step - form.pill) / 2 if tops else clear
    raised = 0.4 if form.type_line else 0.1  # clear of the line of the type
    hanging = (0.5 * form.badge if face.left_badge or face.right_badge or face.vp else 0.0) + form.unit
    if form.name_lines > 1:
        raised, hanging = -UNDER_NAME, 1.1 * form.badge if hanging > form.unit or face.price is not None else 0.0
    if form.compact:
        hanging = 0.0
    if form.type_line:
        hanging = form.type_line + 2
    needed = lines * form.step + words
    for height in form.picture_heights:
        top = form.picture_y + height + hanging
        if bottom - top >= needed - (0.0 if tops else 0.2 * form.pill):
            break
    picture = (INSET * form.unit, form.picture_y, form.inner_width, height)
    badge_y = form.picture_y + height - raised * form.badge
    return CardLayout(form, picture, badge_y, (top, bottom), diameter, sockets, sections)


def socket_places(form: CardMeasures, foot: float, count: int) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Diameter and centres of `count` sockets in a row above `foot`; many are smaller, and overlap where they must."""
    if not count:
        return form.socket, ()
    is_crowded = count > form.row_limit
    room = form.inner_width - 3 * form.unit
    gap = form.socket_gap if count <= form.row_limit else form.socket_gap * 3 / count
    diameter = form.socket * CROWDED if is_crowded else min(form.socket, (room - gap * (count - 1)) / count)
    step = min(diameter + gap, (room - diameter) / (count - 1)) if is_crowded else diameter + gap
    left = form.width / 2 - step * (count - 1) / 2
    return diameter, tuple((left + index * step, foot - diameter / 2) for index in range(count))


def section_places(form: CardMeasures, foot: float, count: int) -> tuple[Box, ...]:
    """The blocks of a wonder, side by side above `foot`."""
    if not count:
        return ()
    wide, high = form.section
    room = form.inner_width - 3 * form.unit
    wide = min(wide, (room - form.section_gap * (count - 1)) / count)
    left = form.width / 2 - (wide * count + form.section_gap * (count - 1)) / 2
    return tuple((left + index * (wide + form.section_gap), foot - high, wide, high) for index in range(count))
