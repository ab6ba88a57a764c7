"""Shows: what an event looks like, beyond pieces finding their new places. `scenes.play.acts` runs them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from scenes import ui
from scenes.table.model import TableModel
from scenes.table.moment import Moment
from sprites.dice.die_faces import DieStyle


@dataclass(frozen=True)
class Tokens:
    """Show: tokens fly from a piece or an anchor to an anchor, one by one; without a `look` they are glyphs.

    What happens next waits until they have landed, or for so many milliseconds as they hold it up. All of them land
    within `spread` milliseconds where it is given, evenly one after the other. They are seen from where they take off,
    where that is another place than the source that has less of them: goods that lay on a tray.
    """

    glyph: str
    count: int
    source: str
    target: str
    look: ui.Look | None = None
    manner: ui.Manner = ui.MANNERS["goods"]
    holds: float | None = None
    spread: float | None = None
    takes_off: str = ""


@dataclass(frozen=True)
class Rest:
    """Show: the position that an event leads to lies still for a while, so that it can be read, these places lit."""

    names: tuple[str, ...] = ()
    ms: float = 300.0


@dataclass(frozen=True)
class Banner:
    """Show: a ribbon across the table names the phase or step that begins. `words` may hold {glyph} marks.

    What happens next waits until it was read, or for so many milliseconds as it holds it up.
    """

    title: str
    words: str = ""
    holds: float | None = None


@dataclass(frozen=True)
class Spotlight:
    """Show: one piece steps forward, glows and returns: the completion of a wonder."""

    piece: str


@dataclass(frozen=True)
class Flash:
    """Show: pieces or anchors light up so many times, because something happens to them. What happens next waits for
    that, unless it does not hold it up.
    """

    names: tuple[str, ...]
    ms: float = 500.0
    times: int = 2
    holds: bool = True


class ThrownDie(NamedTuple):
    """A die of a throw: the piece it is, what is printed on it, the face it comes to rest on, and how it lies then,
    turned by `twist` degrees.
    """

    piece: str
    style: DieStyle
    face: int
    twist: float


@dataclass(frozen=True)
class DiceThrow:
    """Show: dice tumble together over the place or anchor `tray`, and then find their places. `edge` is in units.

    A line leads from the first of them to the anchor `hits`, where it is given. A single one that is `great` is thrown
    large over the darker table and goes back to its place; the anchor `decides`, about which it decides, stays light.
    """

    tray: str
    dice: tuple[ThrownDie, ...]
    edge: float
    hits: str = ""
    is_great: bool = False
    decides: str = ""


Show = ui.Manner | Tokens | Rest | Banner | Spotlight | Flash | DiceThrow | Moment

Shows = Callable[[TableModel, Any], Iterable[Show]]
"""Makes the shows of an event."""
