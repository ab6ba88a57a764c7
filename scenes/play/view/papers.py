"""Papers: what lies over the pieces of one table, as it was painted last. The topmost one gets the click.

A show, such as the name of whose turn it is, is no paper: a click ends it, and counts as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from scenes.ui.host.canvas import Stamp

ADVICE, BUBBLE, GROUP, LOG, MEETING, PINNED, RECAP, WAY, WHY, ZOOM = (
    "advice", "bubble", "group", "log", "meeting", "pinned", "recap", "way", "why", "zoom",
)  # fmt: skip
STANDING = frozenset({ADVICE, GROUP, LOG, PINNED, WHY})
"""Papers that stay whatever is pressed, so that the focus keeps off what they hide."""


class Paper(NamedTuple):
    """What kind of paper it is, and where it lies in the window, in pixels."""

    kind: str
    rect: pygame.Rect


class Papers:
    """The papers of one table. They are laid while the table is painted, so that they are what a person sees."""

    def __init__(self) -> None:
        self.lying: list[Paper] = []
        """Low to high."""

    def clear(self) -> None:
        """The table is about to be painted anew."""
        self.lying = []

    def lay(self, kind: str, rects: Iterable[pygame.Rect]) -> None:
        """Lay papers of a kind over those that lie there."""
        self.lying += [Paper(kind, rect.copy()) for rect in rects]

    def laid(self, kind: str, stamps: Sequence[Stamp]) -> Sequence[Stamp]:
        """Lay what these stamps show, and return them."""
        self.lay(kind, (stamp.rect for stamp in stamps))
        return stamps

    def at(self, pixel: tuple[int, int]) -> str:
        """The kind of the topmost paper there, empty for none."""
        kinds = (paper.kind for paper in reversed(self.lying) if paper.rect.collidepoint(pixel))
        return next(kinds, "")

    def hides(self, pixel: tuple[int, int]) -> str:
        """The kind of the topmost paper there that stays, empty for none."""
        kinds = (
            paper.kind
            for paper in reversed(self.lying)
            if paper.kind in STANDING and paper.rect.collidepoint(pixel)
        )
        return next(kinds, "")

    @property
    def standing(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The papers that stay, and where."""
        return tuple((kind, tuple(rect)) for kind, rect in self.lying if kind in STANDING)
