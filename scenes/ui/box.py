"""A box: what a panel is made of, and what every kind of it may say, be touched for and be told of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple, TypedDict

from scenes.ui.host.target import Area, Sprite, Target
from scenes.ui.host.tooltip import Explanation, Tooltip
from scenes.ui.pen import Pen
from sprites.paint.theme import Theme

Told = Explanation | Tooltip
"""What a box says of itself when it is asked."""


TargetMaker = Callable[..., Target]
"""Makes the target of a box from its area, `tells=` where the box is told of, and `z=` where it has a sprite; often a
partial `Target`.
"""

SpriteMaker = Callable[[Area], Sprite]
"""Makes the sprite of a box from its area; often a partial `Sprite`."""


class Extent(NamedTuple):
    """How long a box must be at least, and how long it wishes to be, in units."""

    least: float
    wished: float


Span = float | tuple[float, float] | None
"""A length: a number is fixed, pushed only by content without room; a pair is least and wished; None the content's."""


Pad = float | tuple[float, float, float, float]
"""Units inside the edges: all alike, or left, top, right, bottom."""


NONE = Extent(0.0, 0.0)


ROUNDING = 0.01
"""Units by which sums of lengths may differ."""


class Ink(NamedTuple):
    """One stroke of a picture: what paints it, where, and with which further words. Equal strokes look alike."""

    paint: Callable[..., object]
    area: Area
    how: tuple[object, ...]

    def put(self, pen: Pen) -> None:
        """Paint it."""
        self.paint(pen, self.area, *self.how)


class Room:
    """What all boxes of one shape come to with one measure: it is found out once.

    `width` and `heights` are what they need, by the width that they get; `lies` is where their parts lie in rooms of
    some width and height; `known` is what else a kind of box has found out.
    """

    __slots__ = ("heights", "is_alone", "known", "lies", "width")

    def __init__(self, is_alone: bool) -> None:
        self.is_alone = is_alone
        self.width = NONE
        self.heights: dict[float, Extent] = {}
        self.lies: dict[tuple[float, float], Sequence[ChildArea]] = {}
        self.known: dict[Hashable, Any] = {}


class ChildArea(NamedTuple):
    """Where a part lies in its box: its number, how far from the left and upper edge, how wide and high it is."""

    part: int
    left: float
    top: float
    wide: float
    high: float


MOST_ROOMS = 20_000
"""Shapes of boxes that are known at once."""


class Kinds(TypedDict, total=False):
    """What every kind of box may be given; see `Box`."""

    name: str
    target: TargetMaker | None
    sprite: SpriteMaker | None
    tells: Told | None
    zone: str
    caption: str
    wide: Span
    high: Span
    grow: float
    drop: int
    snug: bool
    pad: Pad
    margin: Pad
    back: Sequence[Box]
    front: Sequence[Box]


class Box:
    """What lies in an area. Boxes are values: nothing of them changes once they are made.

    name: what it is to the rules and to what flies: its area can be asked for by name. target: makes what is touched
    and focused there. sprite: makes what is seen there and travels; the table paints it, not the box. tells: what it
    says when asked; a box that is told of and has no target of its own becomes a note. zone, caption: those of the
    note.
    wide, high: see `Span`. grow: its share of room to spare. drop: the higher, the earlier it is left out where there
    is no room for all; 0 stays. snug: crosswise it takes what it wishes, in the middle, rather than all there is.
    pad lies inside the edges, margin outside; `back` is painted over the area without its margin, under the box, and
    `front` over it.
    """

    __slots__ = (
        "_measured", "_room", "back", "caption", "drop", "front", "grow", "high", "margin", "name", "pad",
        "snug", "sprite", "target", "tells", "wide", "zone",
    )  # fmt: skip

    def __init__(
        self,
        *,
        name: str = "",
        target: TargetMaker | None = None,
        sprite: SpriteMaker | None = None,
        tells: Told | None = None,
        zone: str = "",
        caption: str = "",
        wide: Span = None,
        high: Span = None,
        grow: float = 0.0,
        drop: int = 0,
        snug: bool = False,
        pad: Pad = 0.0,
        margin: Pad = 0.0,
        back: Sequence[Box] = (),
        front: Sequence[Box] = (),
    ) -> None:
        self.name, self.tells, self.zone, self.caption = name, tells, zone, caption
        self.target, self.sprite = target, sprite
        self.wide, self.high, self.grow, self.drop, self.snug = wide, high, grow, drop, snug
        self.pad, self.margin, self.back, self.front = pad, margin, back, front
        self._measured: object = None
        self._room: Room

    # -- what a kind of box says of itself ---------------------------------------------------------------------

    def shape(self, theme: Theme) -> Hashable:
        """All that the room of what is in it hangs on; None where that cannot be said, so that it is measured alone."""
        return ()

    def content_width(self, theme: Theme) -> Extent:
        """How wide what is in it must and wishes to be."""
        return NONE

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """How high what is in it must and wishes to be in this width."""
        return NONE

    def spread(self, theme: Theme, area: Area) -> Iterable[tuple[Box, Area]]:
        """Its parts, in the order in which they are painted, and where they lie in this area."""
        return ()

    def inks(self, theme: Theme, area: Area) -> Iterable[Ink]:
        """What it paints in this area itself."""
        return ()

    # -- what the boxes around it ask --------------------------------------------------------------------------

    def measured(self, theme: Theme) -> Room:
        """What it comes to, the same value for all boxes of its shape."""
        if self._measured is not theme.measure:
            self._measure_for(theme)
        return self._room

    def width(self, theme: Theme) -> Extent:
        """How wide it must and wishes to be, with pad and margin."""
        if self._measured is not theme.measure:
            self._measure_for(theme)
        return self._room.width

    def height(self, theme: Theme, wide: float) -> Extent:
        """How high it must and wishes to be in this width, with pad and margin."""
        if self._measured is not theme.measure:
            self._measure_for(theme)
        heights = self._room.heights
        found = heights.get(wide)
        if found is None:
            if self.pad or self.margin:
                left, top, right, bottom = _sides(self.pad)
                left_of, over, right_of, under = _sides(self.margin)
                content = self.content_height(theme, wide - left - right - left_of - right_of)
                found = _around(self.high, content, top + bottom, over + under)
            else:
                found = _spanned(self.high, self.content_height(theme, wide))
            heights[wide] = found
        return found

    def _measure_for(self, theme: Theme) -> None:
        """Take the room that is known for this shape, or find it out."""
        self._measured, rooms = theme.measure, theme.measure.rooms
        shape = self.shape(theme)
        key = (
            type(self), shape, self.wide, self.high, self.pad, self.margin, self.grow, self.drop, self.snug
        )  # fmt: skip
        room: Room | None = rooms.get(key) if shape is not None else None
        if room is not None:
            self._room = room
            return
        self._room = Room(shape is None)
        content = self.content_width(theme)
        if self.pad or self.margin:
            left, _, right, _ = _sides(self.pad)
            left_of, _, right_of, _ = _sides(self.margin)
            self._room.width = _around(self.wide, content, left + right, left_of + right_of)
        else:
            self._room.width = _spanned(self.wide, content)
        if shape is not None:
            if len(rooms) >= MOST_ROOMS:
                rooms.clear()
            rooms[key] = self._room

    def outer(self, area: Area) -> Area:
        """The area without its margin: what `back` covers, and what is touched."""
        return inset(area, self.margin) if self.margin else area

    def inner(self, area: Area) -> Area:
        """The area without margin and pad: what its content has."""
        return inset(inset(area, self.margin), self.pad) if self.margin or self.pad else area


def _sides(pad: Pad) -> tuple[float, float, float, float]:
    return pad if isinstance(pad, tuple) else (pad, pad, pad, pad)


def inset(area: Area, pad: Pad) -> Area:
    """The area without a border."""
    if not pad:
        return area
    left, top, right, bottom = _sides(pad)
    x, y, width, height = area
    return (x + left, y + top, max(0.0, width - left - right), max(0.0, height - top - bottom))


def _around(span: Span, content: Extent, pad: float, margin: float) -> Extent:
    inner = _spanned(span, Extent(content.least + pad, content.wished + pad))
    return Extent(inner.least + margin, inner.wished + margin)


def _spanned(span: Span, content: Extent) -> Extent:
    if span is None:
        return content
    if isinstance(span, tuple):
        least = max(span[0], content.least)
        return Extent(least, max(least, span[1]))
    fixed = max(span, content.least)
    return Extent(fixed, fixed)
