"""The contract between the play scene and a game's table.

A table is a pure function from what can be known now (`TableModel`) to a `Layout`. The play scene owns time, input
and motion; a table says only where everything lies, how it looks and what the game calls it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.bus import Event
from game.core.flow import Decision, Move, Refusal
from game.core.session import Seat
from game.rulebook import Chapter
from scenes.kit.selection import Selection
from scenes.kit.show import Show
from scenes.kit.standing_orders import Order
from scenes.window.layout import Landed, Layout


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

    @property
    def problem(self) -> Refusal | None:
        """Why it cannot be confirmed yet; None when it can."""
        ...

    def touched(self, handle: str) -> Draft | None:
        """The draft after this piece was put in, taken out or chosen; None where the piece changes nothing."""
        ...

    def is_confirmed_by(self, handle: str) -> bool:
        """Whether touching this piece confirms it; where the touch changes it too, what it becomes is confirmed."""
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
    of the game so far, as it may be known here. `wishes` is what the viewer plans, `order` what it has asked to be
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
    order: Order | None = None
    margin: tuple[float, float] = (0.0, 0.0)
    scale: float = 1.0


class Words(Protocol):
    """What a game calls everything. A module serves."""

    def rail_verbs(self, model: TableModel) -> Sequence[Verb]:
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

    def heading(self, model: TableModel, event: Event) -> str:
        """The heading of the log that an event opens, such as a round and its phase; empty for most."""
        ...

    def log_line(self, model: TableModel, event: Event) -> LogLine | None:
        """An event in the log's words, None when it is not worth a line."""
        ...

    def rules_topic(self, model: TableModel) -> str:
        """The heading of the rules that answers questions about the present step."""
        ...


class Table(Protocol):
    """What the play scene needs of a game's table. `sounds` names the sound of each kind of event that has one.

    A table derives from it: what it does not say itself is so for a game in which every move stands for itself, is
    made at once, and no hand is hidden.
    """

    words: Words
    sounds: Mapping[str, str]
    orders: frozenset[str] = frozenset()
    """Verbs of buttons and drafts of which each move is a turn of its own: further ones wait for the next turns."""

    def glossary(self) -> Iterable[Chapter]:
        """Every printed piece by its name: what it is, and what it does."""
        ...

    def layout(self, model: TableModel) -> Layout:
        """Where everything lies now. Nothing ever scrolls and nothing overlaps."""
        ...

    def offered(self, seats: Sequence[Seat], decision: Decision) -> tuple[Move, ...]:
        """The legal moves that people may make now; others may belong to computer seats that are not even asked."""
        return decision.moves

    def is_still_meant(self, order: Order, now: Any) -> bool:
        """Whether the next move of an order is no worse than it was when the order was given."""
        return False

    def draft(self, state: Any, moves: Sequence[Move]) -> Draft | None:
        """What these legal moves, those that a touch leads to, or all of them, begin; None where they stand alone."""
        return None

    def is_midway(self, state: Any) -> bool:
        """Whether a question only goes on with what its seat has begun, so that an undo passes over it."""
        return False

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight; empty for a sound move."""
        ...

    def news(self, model: TableModel) -> str:
        """What others did since the viewer's last turn, in few words with {glyph} marks; empty for nothing.

        It is told on the card that covers the table, so only what everybody knows may be in it.
        """
        return ""

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like, beyond pieces finding their new places."""
        ...

    def forecast(self, state: Any) -> Any:
        """What the present position leads to, in the game's own form; None when it foresees nothing."""
        ...

    def what_if(self, state: Any, move: Move) -> Any:
        """The forecast after a move, tried on a copy; None when chance or a surprise stands between."""
        ...
