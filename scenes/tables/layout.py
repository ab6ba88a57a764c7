"""What a game's table is made of: places of pieces, and panels that are drawn when what they show changes.

A table is a pure function from what can be known now (`TableModel`) to a `Layout`. The play scene owns time, input
and motion; a table says only where everything lies, how it looks and what the game calls it. Lengths are units
of the 1280x720 canvas.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import pygame

from game.bus import Event
from game.core.flow import Decision, Move, Refusal
from game.core.session import Seat
from scenes.selection import Selection
from sprites.die_faces import DieStyle
from sprites.theme import Theme

Area = tuple[float, float, float, float]
"""x, y, width, height in units."""


Tried = tuple[tuple[str, str], ...]
"""What a tried move would change, as a glyph and "old › new" each."""

Landed = Mapping[tuple[str, str], int]
"""What tokens in flight have brought so far, by glyph and anchor, negative where they took off."""


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
    `zoom` is the large look shown on hover. Without a look the place is only a region that can be touched.

    Touching a place means the first of these handles that the legal moves allow: its own name, then `stands_for`
    (a card in play stands for its slot). `verb` narrows to one kind of move first, for places whose handle other
    moves use too; a place with a verb and no handle, such as a die, means that move. `drop_verb` is the verb that a
    picked or held piece gets here when no handle of this place is asked for: a Worker brought back to the Resource
    Area is undeployed. A place that `asks_twice` is only picked by a first touch, because what touching it means
    cannot be taken back; a second touch, its verb's button or a drop plays it. `looks_at` is the seat whose board is
    shown when the place is hovered or clicked.

    A place with `moves` plays just these when it is touched. `wish` is what it puts on the viewer's list of wishes. A
    quiet place does not glow by itself, because another one that means the same does.

    Pieces of one `kin` are alike: one that disappears travels to one that appears. `heap` is where a piece comes
    from when it is new and nothing travelled to it, such as a deck. A flat place is printed on the table, or its look
    brings its own shadow. A piece that moves step by step, such as a marker on a track, takes `glide` milliseconds for
    every unit of its way; the others are as quick as their way is short. A note is no piece but a number to be read:
    touching it means nothing in the rules, and resting on it shows its explanation rather than a board. `tried` says
    what the move that is being tried here would change.
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
    verb: str = ""
    drop_verb: str = ""
    asks_twice: bool = False
    looks_at: int | None = None
    moves: tuple[Move, ...] = ()
    wish: str = ""
    kin: str = ""
    heap: Area | None = None
    is_flat: bool = False
    is_quiet: bool = False
    glide: float = 0.0
    is_note: bool = False
    tried: Tried = ()


@dataclass(frozen=True)
class Panel:
    """A region drawn as one; drawn again only when `key` differs from last time.

    `draw` paints in window pixels, on top of the cloth and of the panels before it, and is clipped to `area`, which
    therefore includes shadows.
    """

    area: Area
    key: Hashable
    draw: Callable[[Theme, pygame.Surface], None]


@dataclass(frozen=True)
class Verb:
    """A button of the action rail: the verb of moves, its words, its key; lit when such a move is legal.

    A button with a `move` plays it at once, and orders it again for the next turns where `times` is more than 1; the
    others light up what can be chosen.
    """

    verb: str
    label: str
    key: str
    icon: str
    kind: str = "plain"
    move: Move | None = None
    needs_hold: bool = False
    times: int = 1


class Draft(Protocol):
    """Several moves that a person lays out as one and confirms once, such as a purchase with its payment.

    A draft is a value: touching a piece gives another draft, and equal drafts look alike. Handles are those of places.
    """

    @property
    def verb(self) -> str:
        """The verb whose button confirms it."""
        ...

    @property
    def covers(self) -> frozenset[str]:
        """The verbs of legal moves that need no button as long as it is laid out."""
        ...

    @property
    def is_leafed(self) -> bool:
        """Whether Tab leafs through its proposals; what is only turned leaves Tab to the focus."""
        ...

    @property
    def subjects(self) -> tuple[str, ...]:
        """The pieces and places that it is about."""
        ...

    def holds(self, name: str) -> bool:
        """Whether it lays out this piece."""
        ...

    @property
    def moves(self) -> tuple[Move, ...]:
        """What confirming it plays, in order; empty while something is missing."""
        ...

    def touched(self, handle: str) -> Draft | None:
        """The draft after this piece was put in, taken out or chosen; None where the piece changes nothing."""
        ...

    def is_confirmed_by(self, handle: str) -> bool:
        """Whether touching this piece confirms it."""
        ...

    def landings(self, handle: str) -> frozenset[str]:
        """Where this piece may be dropped."""
        ...

    def dropped(self, handle: str, target: str) -> Draft:
        """The draft after this piece was dropped at one of its landings."""
        ...

    def turned(self, step: int) -> Draft:
        """The next proposal, or with a negative step the one before."""
        ...

    def refusals(self, handle: str) -> tuple[Refusal, ...]:
        """Why this piece cannot be put in."""
        ...

    def __hash__(self) -> int: ...


class LogLine(NamedTuple):
    """One line of the log: who acted, what happened in words with {glyph} marks, and the pieces it speaks of."""

    seat: int | None
    words: str
    pieces: tuple[str, ...]


@dataclass
class TableModel:
    """All that a table may show at this moment.

    `view` is the state as the viewer may see it; `shown_seat` is whose board lies at the bottom (a swap or peek shows
    another's), and with `all_boards` every board is shown at once instead. `draft` is what the viewer has laid out,
    None where moves are made one by one. `tried` are the moves that the pointer or a held piece tries. `forecast` and
    `what_if` are the game's own objects, None where it has none. `landed` is what tokens in flight have already
    brought, before the view knows of it. `recap` is what rivals did since the viewer's last turn, `told` every event
    of the game so far, as it may be known here. `wishes` is what the viewer plans, `ordered` what it has asked to be
    played at its next turns. `margin` is the free space at each side of the canvas and below it, for windows of
    another shape; `scale` is how many pixels a unit has.
    """

    view: Any
    seats: Sequence[Seat]
    viewer: int
    shown_seat: int
    decision: Decision | None
    selection: Selection
    hovered: str | None = None
    held: str | None = None
    draft: Any = None
    tried: tuple[Move, ...] = ()
    forecast: Any = None
    what_if: Any = None
    landed: Landed = field(default_factory=dict)
    recap: Sequence[LogLine] = ()
    told: Sequence[Event] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    all_boards: bool = False
    wishes: tuple[str, ...] = ()
    ordered: tuple[Move, ...] = ()
    margin: tuple[float, float] = (0.0, 0.0)
    scale: float = 1.0


_NOWHERE: Mapping[str, Area] = MappingProxyType({})


class Layout(NamedTuple):
    """Everything on the table, panels first, then pieces from low to high z.

    `anchors` names spots that shows fly to and light, such as `gold@0`, the Gold counter of seat 0. `log` is where
    the log is docked, None where it opens only on request; `answers` is where buttons
    appear for legal moves that no place and no rail button stands for. `board` is where the board of the shown seat
    lies, which another seat's slides over.
    """

    panels: Sequence[Panel]
    places: Mapping[str, Place]
    anchors: Mapping[str, Area] = _NOWHERE
    log: Area | None = None
    answers: Area | None = None
    board: Area | None = None


@dataclass(frozen=True)
class Tokens:
    """Show: tokens fly from a piece or an anchor to an anchor, one by one; without a `look` they are glyphs."""

    glyph: str
    count: int
    source: str
    target: str
    look: Look | None = None


@dataclass(frozen=True)
class Rest:
    """Show: the position that an event leads to lies still for a while, so that it can be read, these places lit."""

    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Banner:
    """Show: a ribbon across the table names the phase or step that begins. `words` may hold {glyph} marks."""

    title: str
    words: str = ""


@dataclass(frozen=True)
class Spotlight:
    """Show: one piece steps forward, glows and returns: the completion of a wonder."""

    piece: str


@dataclass(frozen=True)
class Flash:
    """Show: pieces or anchors light up twice, because something happens to them."""

    names: tuple[str, ...]


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
    """Show: dice tumble together over the place or anchor `tray`, and then find their places. `edge` is in units."""

    tray: str
    dice: tuple[ThrownDie, ...]
    edge: float


Show = Tokens | Rest | Banner | Spotlight | Flash | DiceThrow


class Table(Protocol):
    """What the play scene needs of a game's table. `sounds` names the sound of each kind of event that has one.

    A table derives from it: what it does not say itself is so for a game in which every move stands for itself, is
    made at once, and no hand is hidden. `room_below` are the units that it needs under the canvas to lay something
    there; a window that has them has the canvas at its upper edge.
    """

    sounds: Mapping[str, str]
    room_below: float = inf

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps."""
        ...

    def offered(self, seats: Sequence[Seat], decision: Decision) -> tuple[Move, ...]:
        """The legal moves that people may make now; others may belong to computer seats that are not even asked."""
        return decision.moves

    def is_still_meant(self, before: Any, ordered: Sequence[Move], now: Any, move: Move) -> bool:
        """Whether the next of several moves that were ordered in the position `before` is no worse than it was then."""
        return False

    def draft(self, state: Any, moves: Sequence[Move]) -> Draft | None:
        """What these legal moves, those that a touch leads to, or all of them, begin; None where they stand alone."""
        return None

    def is_midway(self, state: Any) -> bool:
        """Whether a question only goes on with what its seat has begun, so that an undo passes over it."""
        return False

    def verbs(self, model: TableModel) -> Sequence[Verb]:
        """The buttons of the action rail, left to right, always in the same places."""
        ...

    def prompt(self, model: TableModel) -> str:
        """One line that says what the deciding seat is asked now, with {glyph} marks."""
        ...

    def move_words(self, model: TableModel, move: Move) -> str:
        """What a move is called on a button, with {glyph} marks."""
        ...

    def refusal_words(self, model: TableModel, refusal: Refusal) -> str:
        """Why a piece cannot be played there, in numbers, and the nearest fix, with {glyph} marks."""
        ...

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight; empty for a sound move."""
        ...

    def heading(self, model: TableModel, event: Event) -> str:
        """The heading of the log that an event opens, such as a round and its phase; empty for most."""
        ...

    def log_line(self, model: TableModel, event: Event) -> LogLine | None:
        """An event in the log's words, None when it is not worth a line."""
        ...

    def news(self, model: TableModel) -> str:
        """What others did since the viewer's last turn, in few words with {glyph} marks; empty for nothing.

        It is told on the card that covers the table, so only what everybody knows may be in it.
        """
        return ""

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like, beyond pieces finding their new places."""
        ...

    def rules_topic(self, model: TableModel) -> str:
        """The heading of the rules that answers questions about the present step."""
        ...

    def forecast(self, state: Any) -> Any:
        """What the present position leads to, in the game's own form; None when it foresees nothing."""
        ...

    def what_if(self, state: Any, move: Move) -> Any:
        """The forecast after a move, tried on a copy; None when chance or a surprise stands between."""
        ...
