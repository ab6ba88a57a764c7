"""Boxes that fit by changing: pieces that come closer, the first form that fits, or a smaller scale."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Generic, TypeVar, Unpack

from scenes.ui.box import NONE, ROUNDING, Box, ChildArea, Extent, Kinds
from scenes.ui.boxes import BoxGroup
from scenes.ui.division import highest
from scenes.ui.host.target import Area
from sprites.paint.theme import Theme

F = TypeVar("F", bound=Hashable)


class OverlappingRow(BoxGroup):
    """Pieces in a row that come closer, and lie over each other, where there is no room for all side by side.

    gap: units between two where there is room. at: where the row lies in what it has to spare, 0 left to 1 right.
    """

    __slots__ = ("at", "gap")

    def __init__(self, *parts: Box, gap: float = 0.0, at: float = 0.0, **kinds: Unpack[Kinds]) -> None:
        super().__init__(*parts, gap=gap, **kinds)
        self.gap, self.at = gap, at

    def shape(self, theme: Theme) -> Hashable:
        """Those of its pieces, and where they lie."""
        shape = super().shape(theme)
        return shape and (shape, self.gap, self.at)

    def content_width(self, theme: Theme) -> Extent:
        """At least the widest piece; it wishes all side by side."""
        widths = [part.width(theme).wished for part in self.parts]
        if not widths:
            return NONE
        return Extent(max(widths), sum(widths) + self.gap * (len(widths) - 1))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """The highest piece."""
        return highest([part.height(theme, part.width(theme).wished) for part in self.parts])

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """The pieces from left to right, the right one over the left one."""
        widths = [part.width(theme).wished for part in self.parts]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        squeezed = 0.0 if whole <= width or len(widths) < 2 else (whole - width) / (len(widths) - 1)
        left = max(0.0, width - whole) * self.at
        for index, (part, wide) in enumerate(zip(self.parts, widths, strict=True)):
            high = min(height, part.height(theme, wide).wished)
            yield ChildArea(index, left, (height - high) / 2, wide, high)
            left += wide + self.gap - squeezed


class Either(BoxGroup):
    """The first of its parts that has room, the fullest first; the last one where none has."""

    __slots__ = ()

    def content_width(self, theme: Theme) -> Extent:
        """What the smallest must and the fullest wishes."""
        extents = [part.width(theme) for part in self.parts]
        return Extent(min(extent.least for extent in extents), max(extent.wished for extent in extents))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """What the smallest must and what the one that has room in this width wishes."""
        fitting = [part.height(theme, wide) for part in self.parts if part.width(theme).least <= wide + ROUNDING]
        heights = fitting or [self.parts[-1].height(theme, wide)]
        return Extent(min(extent.least for extent in heights), heights[0].wished)

    def lie(self, theme: Theme, width: float, height: float) -> Iterator[ChildArea]:
        """The one that has room."""
        fitting = (
            index
            for index, part in enumerate(self.parts)
            if part.width(theme).least <= width + ROUNDING and part.height(theme, width).least <= height + ROUNDING
        )
        yield ChildArea(next(fitting, len(self.parts) - 1), 0.0, 0.0, width, height)


class Forms(Box, Generic[F]):
    """The first of several forms that has room: `make(form)`, asked for when it is needed. No form needs more room than
    the one before it. The box wishes for none: it takes what it is given. It asks for what the smallest must have.

    at_least: a height for every form that it needs whatever it shows; where there is less, it need not be made to find
    out that it has no room.
    enough: a width and a height in which the smallest has room whatever it shows, in letters that are not enlarged:
    with them it need not be made to find out what to ask for.
    """

    __slots__ = ("_made", "at_least", "enough", "forms", "make")

    def __init__(
        self,
        make: Callable[[F], Box],
        forms: Sequence[F],
        at_least: Sequence[float] = (),
        enough: tuple[float, float] | None = None,
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(**kinds)
        self.make, self.forms, self.enough = make, forms, enough
        self.at_least = at_least or (0.0,) * len(forms)
        self._made: dict[F, Box] = {}

    def shape(self, theme: Theme) -> Hashable:
        """Nobody knows what it makes."""
        return None

    def _as(self, form: F) -> Box:
        if form not in self._made:
            self._made[form] = self.make(form)
        return self._made[form]

    def content_width(self, theme: Theme) -> Extent:
        """What the smallest must."""
        enough = self.enough if theme.letter <= 1 else None
        least = enough[0] if enough else self._as(self.forms[-1]).width(theme).least
        return Extent(least, least)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """What the smallest must."""
        enough = self.enough if theme.letter <= 1 else None
        least = enough[1] if enough else self._as(self.forms[-1]).height(theme, wide).least
        return Extent(least, least)

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """The first that has room, looked for from the one that had room there before."""
        _, _, width, height = area

        def has_room(number: int) -> bool:
            if self.at_least[number] > height + ROUNDING:
                return False
            box = self._as(self.forms[number])
            return box.width(theme).least <= width + ROUNDING and box.height(theme, width).least <= height + ROUNDING

        last, facts = len(self.forms) - 1, theme.measure.facts
        here = (Forms, area)
        number = min(last, facts.get(here, 0))
        while number and has_room(number - 1):
            number -= 1
        while number < last and not has_room(number):
            number += 1
        facts[here] = number
        yield self._as(self.forms[number]), area


SCALES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46)
"""How large pieces may be drawn, the share of what they are where there is room for all."""


class Scaled(Forms[float]):
    """The same at the largest of several scales that has room. It wishes for the largest."""

    __slots__ = ()

    def __init__(self, make: Callable[[float], Box], scales: Sequence[float] = SCALES, **kinds: Unpack[Kinds]) -> None:
        super().__init__(make, scales, **kinds)

    def content_width(self, theme: Theme) -> Extent:
        """What the smallest must and the largest wishes."""
        least = super().content_width(theme).least
        return Extent(least, max(least, self._as(self.forms[0]).width(theme).wished))

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """What the smallest must and the largest that has room in this width wishes."""
        least = super().content_height(theme, wide).least
        fitting = (each for each in self.forms if self._as(each).width(theme).least <= wide + ROUNDING)
        largest = self._as(next(fitting, self.forms[-1]))
        return Extent(least, max(least, largest.height(theme, wide).wished))
