"""What a living picture is: a painting of what a side has built, of which parts move and change on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol, Self, TypeGuard

import pygame

from sprites.city.fire.smoke import Fire
from sprites.city.plan import CityPlan, Stage
from sprites.poster.posters import Painting

LOT_WIDE, WORK_WIDE = 0.105, 1.2
"""How wide the place of a building is, as a share of the picture, and that of a wonder, in its greatest widths."""


class PictureChange(NamedTuple):
    """A part of a picture that has changed, counted from its corner in pixels. What is new there comes from so far to
    the right and below, such as a building from the ground; where that is nowhere, the part turns into the new one.
    """

    part: pygame.Rect
    comes_from: tuple[int, int] = (0, 0)

    @property
    def rises(self) -> bool:
        """Whether it comes straight from below."""
        return self.comes_from[0] == 0 < self.comes_from[1]

    def moved(self, corner: tuple[int, int]) -> PictureChange:
        """The same, in a picture that has this one at a corner of it."""
        return self._replace(part=self.part.move(corner))


class LivingPicture(Painting, Protocol):
    """A painting of what changes with the game. All that it shows follows from its values."""

    @property
    def mood(self) -> str:
        """One of `sprites.city.plan.MOODS`; only a full one moves."""
        ...

    @property
    def subject(self) -> object:
        """What all pictures of the same thing have in common."""
        ...

    @property
    def stand_in(self) -> Painting | None:
        """A picture that is kept for other times, to be seen until this one is painted; None for a plain one."""
        ...

    def lights(self, size: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The windows that flicker, in a picture of this size."""
        ...

    def fires(self, size: tuple[int, int]) -> Sequence[Fire]:
        """What smoke rises from."""
        ...

    def changed(self, before: Self, size: tuple[int, int]) -> Iterable[PictureChange]:
        """What has changed since an earlier picture of the same thing, from left to right."""
        ...


def is_living(part: object) -> TypeGuard[LivingPicture]:
    """Whether this is one: what changes with the game says so by its subject."""
    return getattr(part, "subject", None) is not None and hasattr(part, "changed")


def changes(
    before: tuple[CityPlan, Stage], after: tuple[CityPlan, Stage], size: tuple[int, int]
) -> Iterator[PictureChange]:
    """What has changed in a city of this size, from left to right."""
    (old, was_stage), (new, stage) = before, after
    if was_stage.lots != stage.lots or old.scenery != new.scenery:
        yield PictureChange(pygame.Rect((0, 0), size))
    if was_stage.lots != stage.lots:
        return
    for place, share in enumerate(stage.lots):
        was, now = (plan.lots[place] if place < len(plan.lots) else None for plan in (old, new))
        if was != now:
            foot, high = stage.lot
            rises = now is not None and (was is None or was.emblem != now.emblem)
            part = _part(size, share, LOT_WIDE, foot, high * 1.12)
            yield PictureChange(part, (0, part.h) if rises else (0, 0))
    if was_stage.works != stage.works:
        yield PictureChange(_part(size, 0.5 + stage.square / 2, 1 - stage.square, stage.work[0], stage.work[0]))
        return
    for was_work, work, share in zip(old.works, new.works, stage.works, strict=True):
        if was_work != work:
            foot, high, wide = stage.work
            yield PictureChange(_part(size, share, wide * WORK_WIDE, foot, high * 1.15))


def _part(size: tuple[int, int], middle: float, wide: float, foot: float, high: float) -> pygame.Rect:
    """A part of a picture, from shares of it."""
    width, height = size
    part = pygame.Rect(0, 0, round(wide * width), round(high * height))
    part.midbottom = round(middle * width), round((foot + 0.02) * height)
    return part.clip(pygame.Rect((0, 0), size))
