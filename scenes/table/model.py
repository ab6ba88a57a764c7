"""The model of a table: all that it may show at one moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, NamedTuple

from game.engine.event import Event
from game.engine.flow import Decision, Move
from game.engine.hidden import Heap
from game.engine.selection import Selection
from game.engine.state import S
from game.session.auto_moves import AutoMove
from game.session.session import Seat
from scenes import ui

OFF = "off"
"""How what was built is looked at by who does not want to see any."""


@cache
def plain_theme() -> ui.Theme:
    """A theme in which a unit is a pixel."""
    return ui.Theme(ui.CANVAS)


class LogLine(NamedTuple):
    """One line of the log: who acted, what happened in words with {glyph} marks, and the pieces it speaks of."""

    seat: int | None
    words: str
    pieces: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class GhostShown(Generic[S]):
    """What a table may show of the game that is raced: who played it and in which seat, its position when as many
    rounds had ended as are shown, what that seat had after each of them in the own game and in this one, and its answer
    to what was asked last, in words. The same one is shown as long as nothing of it has changed.
    """

    name: str
    seat: int
    view: S
    counted: Sequence[tuple[int, int]]
    said: str = ""


@dataclass
class TableModel(Generic[S]):
    """All that a table may show at this moment, of a game with states `S`; of any game where none is named.

    `view` is the state as the viewer may see it; `shown_seat` is whose board lies at the bottom (a swap or peek shows
    another's), and with `all_boards` every board is shown at once instead. `draft` is what the viewer has laid out,
    None where moves are made one by one. `faces` are what profiles have chosen, by their seats; empty for all others.
    `tried` are the moves that the pointer or a held piece tries, the best of
    `best_of` that it might mean, of which `any_of` are as good. `forecast` and `what_if` are the game's own objects,
    None where it has none. `landed` is what tokens in flight have already brought, before the view knows of it. `recap`
    is what rivals did since the viewer's last turn, `told` every event of the game so far, as it may be known here, and
    `coming` what is still to be shown, what is being shown now first: `view` is the position
    before that. `heaps` is what lies hidden, as far as the viewer can count it. `wishes` is what the viewer plans,
    `order` what it has asked to be played at its next turns. `ghost` is the game that the viewer's seat races, None
    where there is none. `aim` is the title of a challenge and what is to be said of it; empty at all other tables.
    `answers` is False where nobody answers, as the table is looked back at or a computer plays the viewer's
    seat; in a `first_game` panels come in when they first matter. `city` says how what a seat has built is seen behind
    its board, see `game.files.settings.CITIES`. `margin` is the free space at each side of the canvas and below it, for
    windows of another shape; `theme` is what everything is measured by.
    """

    view: S
    seats: Sequence[Seat]
    viewer: int
    shown_seat: int
    decision: Decision | None
    selection: Selection
    faces: tuple[str, ...] = ()
    hovered: str | None = None
    held: str | None = None
    draft: Any = None
    tried: tuple[Move, ...] = ()
    best_of: int = 1
    any_of: int = 1
    forecast: Any = None
    what_if: Any = None
    landed: ui.Landed = field(default_factory=dict)
    recap: Sequence[LogLine] = ()
    told: Sequence[Event] = ()
    coming: Sequence[Event] = ()
    heaps: tuple[Heap, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    all_boards: bool = False
    wishes: tuple[str, ...] = ()
    order: AutoMove | None = None
    answers_all: bool = False
    ghost: GhostShown[S] | None = None
    aim: tuple[str, ...] = ()
    answers: bool = True
    first_game: bool = False
    city: str = "full"
    margin: tuple[float, float] = (0.0, 0.0)
    theme: ui.Theme = field(default_factory=plain_theme)

    @property
    def asked(self) -> int | None:
        """The seat that is asked now. What hangs on no more of the question reads this, and is kept longer."""
        return self.decision.seat if self.decision else None


def brought(model: TableModel, kind: str, seat: int) -> int:
    """What tokens in flight have already brought to a seat's counter of a kind, or taken from it."""
    return model.landed.get((kind, f"{kind}@{seat}"), 0)


def canvas(model: TableModel) -> ui.Area:
    """The canvas with what the window has to spare at its sides and below it."""
    beside, below = model.margin
    return (-beside, 0.0, ui.CANVAS[0] + 2 * beside, ui.CANVAS[1] + below)
