"""What a game's table is made of: places of pieces, and panels that are drawn when what they show changes.

A table is a pure function from what can be known now (`TableModel`) to a `Layout`. The play scene owns time, input
and motion; a table says only where everything lies and how it looks. Lengths are units of the 1280x720 canvas.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import pygame

from game.core.flow import Decision, Move
from game.core.session import Seat
from scenes.selection import Selection
from sprites.theme import Theme

Area = tuple[float, float, float, float]
"""x, y, width, height in units."""


class Look(Protocol):
    """How a piece looks: hashable, so that equal looks share one cached surface."""

    def surface(self, theme: Theme) -> pygame.Surface:
        """The piece at its exact pixel size."""
        ...

    def mask(self, theme: Theme) -> pygame.Surface:
        """The silhouette that shadows and glows are made from."""
        ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True)
class Place:
    """Where a piece lies and what it is to a player.

    `zone` is the group that Tab steps through; `caption` is the line a caption bar or a screen reader would give;
    `zoom` is the large look shown on hover; `stands_for` lists move handles beyond the piece's own name that
    touching it means (a card in play stands for its slot). `accepts_drop` widens the drop target beyond `area`.
    """

    area: Area
    look: Look | None = None
    z: int = 0
    zone: str = "table"
    caption: str = ""
    zoom: Look | None = None
    stands_for: tuple[str, ...] = ()
    can_be_held: bool = False
    held_look: Look | None = None


@dataclass(frozen=True)
class Panel:
    """A region drawn as one; drawn again only when `key` differs from last time."""

    area: Area
    key: Hashable
    draw: Callable[[Theme, pygame.Surface], None]


@dataclass(frozen=True)
class Verb:
    """A button of the action rail: the verb of moves, its words, its key; lit when such a move is legal."""

    verb: str
    label: str
    key: str
    icon: str
    kind: str = "plain"
    move: Move | None = None
    needs_hold: bool = False


@dataclass
class TableModel:
    """All that a table may show at this moment.

    `view` is the state as the viewer may see it; `shown_seat` is whose board lies at the bottom (a swap or peek
    shows another's). `forecast` and `what_if` are the game's own objects, None where it has none.
    """

    view: Any
    seats: Sequence[Seat]
    viewer: int
    shown_seat: int
    decision: Decision | None
    selection: Selection
    hovered: str | None = None
    held: str | None = None
    forecast: Any = None
    what_if: Any = None
    log: Sequence[Any] = ()
    recap: Sequence[Any] = ()
    options: Mapping[str, Any] = field(default_factory=dict)


class Layout(NamedTuple):
    """Everything on the table, panels first, then pieces from low to high z."""

    panels: Sequence[Panel]
    places: Mapping[str, Place]


class Table(Protocol):
    """What the play scene needs of a game's table."""

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps."""
        ...

    def verbs(self, model: TableModel) -> Sequence[Verb]:
        """The buttons of the action rail, left to right, always in the same places."""
        ...

    def prompt(self, model: TableModel) -> str:
        """One line that says what the deciding seat is asked now, with {glyph} marks."""
        ...
