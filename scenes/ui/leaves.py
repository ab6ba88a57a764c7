"""Leaves: the boxes that hold no other boxes. Words, signs, plates and pieces.

Words fit by rules of their own: first the longest wording, then shorter ones, then smaller letters down to a minimum,
in width and in height. Letters are never squeezed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple, Unpack

from scenes.ui.box import Box, Extent, Ink, Kinds, Span
from scenes.ui.host.target import Area, Look, Sprite, Target
from scenes.ui.pen import Pen
from scenes.ui.text import FLOOR, Style, Text
from sprites.bust.person import Bust
from sprites.cards import medals
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette
from sprites.paint.theme import Theme

LEAST_MEDAL = 8.0


class Glyph(Box):
    """A sign that `paint` draws around a point: `paint(pen, x, y, side, *how)`.

    It grows with the letters where there is room, and is never smaller than it was drawn for letters as large as 1.
    """

    __slots__ = ("how", "paint", "side")

    def __init__(self, paint: Callable[..., object], side: float, *how: object, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.paint, self.side, self.how = paint, side, how

    def shape(self, theme: Theme) -> Hashable:
        """Its side."""
        return self.side

    def content_width(self, theme: Theme) -> Extent:
        """Its side."""
        return Extent(self.side * min(1.0, theme.letter), self.side * theme.letter)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """Its side."""
        return self.content_width(theme)

    def shown_side(self, theme: Theme, area: Area) -> float:
        """How large it is in this area."""
        least, wished = self.content_width(theme)
        return min(wished, max(least, min(area[2:])))

    def inks(self, theme: Theme, area: Area) -> Iterable[Ink]:
        """The sign in the middle of its area."""
        return (Ink(_sign, area, (self.paint, self.shown_side(theme, area), self.how)),)


def _sign(pen: Pen, area: Area, paint: Callable[..., object], side: float, how: tuple[object, ...]) -> None:
    x, y, width, height = area
    paint(pen, x + width / 2, y + height / 2, side, *how)


class Art(Box):
    """What is painted over an area, whatever its size: `paint(pen, area, *how)`. A plate, a colour, a scene."""

    __slots__ = ("how", "paint")

    def __init__(self, paint: Callable[..., object], *how: object, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.paint, self.how = paint, how

    def inks(self, theme: Theme, area: Area) -> Iterable[Ink]:
        """All of the area."""
        return (Ink(self.paint, area, self.how),)


def _unless(whole: Kinds, kinds: Kinds) -> Kinds:
    """What a maker of boxes gives its box unless it is told otherwise."""
    merged: Kinds = {**whole, **kinds}
    return merged


def _glyph(pen: Pen, x: float, y: float, side: float, kind: str) -> None:
    pen.glyph(kind, x, y, side, "center")


def glyph(kind: str, side: float = 16.0, **kinds: Unpack[Kinds]) -> Glyph:
    """A resource glyph."""
    return Glyph(_glyph, side, kind, **kinds)


class Heart(NamedTuple):
    """A glyph that beats while the table rests: which, its middle, and how large it is."""

    kind: str
    x: float
    y: float
    side: float


def _heart(pen: Pen, x: float, y: float, side: float, kind: str) -> None:
    pen.glyph(kind, x, y, side, "center")


def heart(kind: str, side: float, **kinds: Unpack[Kinds]) -> Glyph:
    """A resource glyph that beats while the table rests."""
    return Glyph(_heart, side, kind, **kinds)


def heart_of(ink: Ink) -> Heart | None:
    """The heart that this stroke paints, if it is one."""
    x, y, width, height = ink.area
    match ink.how:
        case (paint, float() | int() as side, (str(kind),)) if paint is _heart:
            return Heart(kind, x + width / 2, y + height / 2, side)
    return None


def _icon(pen: Pen, x: float, y: float, side: float, name: str, colour: palette.Colour) -> None:
    pen.icon(name, x, y, side, colour, "center")


def icon(sign: str, side: float, colour: palette.Colour = palette.IVORY, **kinds: Unpack[Kinds]) -> Glyph:
    """An icon in one colour."""
    return Glyph(_icon, side, sign, colour, **kinds)


def is_icon(ink: Ink) -> bool:
    """Whether this stroke paints an icon in one colour, or a medal, whose outline is one."""
    return bool(ink.how) and ink.how[0] in (_icon, _award)


def _disc(pen: Pen, x: float, y: float, side: float, colour: int) -> None:
    pen.seat(colour, x, y, side)


def disc(colour: int, side: float, **kinds: Unpack[Kinds]) -> Glyph:
    """The disc of a seat's colour with its emblem; 0 is the shadow of a solo game."""
    return Glyph(_disc, side, colour, **kinds)


class Medallion(NamedTuple):
    """Whose head lies on the table in a medallion: its seat's colour, its middle, and how large it is."""

    person: Bust
    colour: int
    x: float
    y: float
    side: float


def _medal(pen: Pen, x: float, y: float, side: float, person: Bust, colour: int) -> None:
    pen.medallion(person, colour, x, y, side)


def paint_medal(pen: Pen, area: Area, person: Bust, colour: int) -> None:
    """A medallion as large as there is room for."""
    if head := head_of(Ink(paint_medal, area, (person, colour))):
        pen.medallion(*head)


def head_of(ink: Ink) -> Medallion | None:
    """The head that this stroke paints, if it is a medallion and large enough to be seen."""
    x, y, width, height = ink.area
    middle = x + width / 2, y + height / 2
    match ink.how:
        case (Bust() as person, int(colour)) if ink.paint is paint_medal:
            side = min(width, height)
            return Medallion(person, colour, *middle, side) if side >= LEAST_MEDAL else None
        case (paint, float() | int() as side, (Bust() as person, int(colour))) if paint is _medal:
            return Medallion(person, colour, *middle, side)
    return None


def medal(person: Bust, colour: int, side: float, **kinds: Unpack[Kinds]) -> Glyph:
    """The head of whoever leads a seat, in its colour, with its disc."""
    return Glyph(_medal, side, person, colour, **kinds)


def _laurel(pen: Pen, x: float, y: float, side: float, number: int) -> None:
    pen.laurel(number, x, y, side)


def _award(pen: Pen, x: float, y: float, side: float, grade: int, is_won: bool) -> None:
    ink = pen.theme.colour(palette.DIM)
    pen.stamp(medals.medal(pen.theme, grade, is_won, side / medals.HIGHER, ink), x, y, "center")


def award(grade: int, is_won: bool, side: float, **kinds: Unpack[Kinds]) -> Glyph:
    """A medal of bronze, silver, gold or without a grade (`sprites.cards.medals`); an outline where it isn't won."""
    return Glyph(_award, side, grade, is_won, **kinds)


def laurel(number: int, side: float = 27.0, **kinds: Unpack[Kinds]) -> Glyph:
    """Victory points on their green disc."""
    return Glyph(_laurel, side, number, **kinds)


@lru_cache(maxsize=256)
def plate(
    edge: palette.Colour = palette.BRASS,
    fill: palette.Colour = palette.PLATE,
    opacity: float = 0.88,
    radius: float = 6,
    shadow: bool = True,
) -> Art:
    """A dark glass plate with its brass edge."""
    return Art(Pen.plate, fill, opacity, radius, edge, shadow)


@lru_cache(maxsize=256)
def fill(colour: palette.Colour, opacity: float = 1.0, radius: float = 0) -> Art:
    """A plain colour, mixed into what lies there."""
    return Art(Pen.fill, colour, opacity, radius)


@lru_cache(maxsize=256)
def nameplate(tone: palette.Colour, top: palette.Colour, bottom: palette.Colour) -> Art:
    """A ribbon for a name in the letters that a seat's tone has."""
    return Art(Pen.nameplate, tone, top, bottom)


@lru_cache(maxsize=256)
def ribbon(top: palette.Colour, bottom: palette.Colour, radius: float = 5) -> Art:
    """A band of colour with round upper corners, darker towards its lower edge."""
    return Art(Pen.ribbon, top, bottom, radius)


@lru_cache(maxsize=256)
def _chip_face(colour: palette.Colour, opacity: float) -> Art:
    return Art(_paint_chip, colour, opacity)


def _paint_chip(pen: Pen, area: Area, colour: palette.Colour, opacity: float) -> None:
    pen.stamp_at(materials.chip(pen.theme, area[2], area[3], colour, opacity), area)


def chip(
    words: str,
    height: float,
    colour: palette.Colour,
    ink: palette.Colour = palette.IVORY,
    size: float = 13.0,
    opacity: float = 1.0,
    *,
    shorter: tuple[str, ...] = (),
    floor: float = FLOOR,
    cut: bool = False,
    **kinds: Unpack[Kinds],
) -> Text:
    """Words on a small plate with round ends."""
    side = 0.4 * height
    whole: Kinds = {
        "snug": True,
        "high": height,
        "pad": (side, 0.0, side, 0.0),
        "back": (_chip_face(colour, opacity),),
    }
    return Text(
        words,
        Style.FIGURE,
        size=size,
        colour=ink,
        align="center",
        shorter=shorter,
        floor=floor,
        cut=cut,
        **_unless(whole, kinds),
    )


def bar(colour: palette.Colour = palette.BRASS, opacity: float = 0.27, **kinds: Unpack[Kinds]) -> Art:
    """A thin upright line between two parts of a row."""
    whole: Kinds = {"wide": 1.0, "high": 16.0, "snug": True}
    return Art(Pen.fill, colour, opacity, **_unless(whole, kinds))


def heading(
    words: str,
    *,
    shorter: tuple[str, ...] = (),
    lines: int = 1,
    cut: bool = False,
    **kinds: Unpack[Kinds],
) -> Text:
    """The heading of a plate, in brass capitals."""
    return Text(capitals(words), Style.HEADING, shorter=shorter, lines=lines, cut=cut, **kinds)


def piece(
    name: str,
    size: tuple[Span, float],
    look: Look | Callable[[float], Look],
    *,
    z: int = 0,
    identity: str = "",
    origin: str = "",
    turns_over: bool = False,
    is_flat: bool = False,
    **facts: Any,
) -> Box:
    """A piece that lies on the table and can be touched; `facts` are those of its `Target`, the others those of its
    `Sprite`.

    The size is its width and height; one that may be narrower has a pair for its width, and is given how it looks in
    the width it gets.
    """
    return Box(
        name=name, wide=size[0], high=size[1], snug=True,
        target=partial(Target, **facts),
        sprite=partial(_lying, look, z, identity, origin, turns_over, is_flat),
    )  # fmt: skip


def _lying(
    look: Look | Callable[[float], Look],
    z: int,
    identity: str,
    origin: str,
    turns_over: bool,
    is_flat: bool,
    area: Area,
) -> Sprite:
    shown = look(area[2]) if callable(look) else look
    return Sprite(area, shown, z, identity, origin, turns_over, is_flat)


class Token(Glyph):
    """A piece that grows with the letters like a sign: `look(side)` is how it looks, `facts` are its target's."""

    __slots__ = ()

    def __init__(
        self,
        side: float,
        look: Callable[[float], Look],
        facts: Mapping[str, Any],
        *,
        z: int = 0,
        is_flat: bool = False,
        **kinds: Unpack[Kinds],
    ) -> None:
        target = partial(_square_target, tuple(facts.items()))
        sprite = partial(_square_sprite, look, z, is_flat)
        super().__init__(_nothing, side, **_unless({"snug": True, "target": target, "sprite": sprite}, kinds))

    def inks(self, theme: Theme, area: Area) -> Iterable[Ink]:
        """Nothing: the table paints its pieces."""
        return ()


def _nothing(pen: Pen, x: float, y: float, side: float) -> None:
    pass


def _square(area: Area) -> Area:
    x, y, width, height = area
    side = min(width, height)
    return (x + (width - side) / 2, y + (height - side) / 2, side, side)


def _square_target(facts: tuple[tuple[str, Any], ...], area: Area, **more: Any) -> Target:
    return Target(_square(area), **dict(facts), **more)


def _square_sprite(look: Callable[[float], Look], z: int, is_flat: bool, area: Area) -> Sprite:
    spot = _square(area)
    return Sprite(spot, look(spot[2]), z, is_flat=is_flat)


def _empty_place(pen: Pen, area: Area, ghost: str, radius: float) -> None:
    pen.stamp_at(materials.empty_place(pen.theme, area[2], area[3], ghost or None, radius=radius), area)


def ghost(size: tuple[Span, float], sign: str, radius: float = 3, **kinds: Unpack[Kinds]) -> Art:
    """A free place: a dashed outline and the sign of what belongs there."""
    whole: Kinds = {"wide": size[0], "high": size[1], "snug": True}
    return Art(_empty_place, sign, radius, **_unless(whole, kinds))
