"""The contract between the play scene and a game's table.

A table is a pure function from what can be known now (`TableModel`) to a `TableLayout`. The play scene owns time, input
and motion; a table says only where everything lies, how it looks and what the game calls it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from game.engine.draft import Draft
from game.engine.event import Event
from game.engine.flow import Decision, Move, Refusal
from game.session.auto_moves import AutoMove
from game.session.session import Seat
from scenes import ui
from scenes.audio.music import Ambience
from scenes.table.model import LogLine, TableModel, canvas
from scenes.table.panels import forecast
from scenes.table.show import Show, Shows
from scenes.ui.keymap.actions import of_verb
from scenes.ui.memory import reading
from sprites.places.cloth import GREEN, Cloth
from sprites.poster.posters import Painting


@dataclass(frozen=True)
class Verb:
    """A button of the action rail: the verb of moves, its words, its key; lit when such a move is legal. `does` is what
    it does, in a sentence.

    A button with a `move` plays it at once, and orders it again for the next turns where `times` is more than 1; the
    others light up what can be chosen. One that `destroys` pieces is never what a turn goes on with by itself.
    """

    verb: str
    label: str
    key: str
    icon: str
    kind: str = "plain"
    move: Move | None = None
    needs_hold: bool = False
    times: int = 1
    does: str = ""
    destroys: bool = False

    @property
    def action(self) -> ui.InputAction:
        """What its key means."""
        return of_verb(self.verb, self.key, self.needs_hold, self.label)


class Amends(NamedTuple):
    """What may be done in place of an oversight: the words of a button, and the moves that are played in a row."""

    words: str
    moves: tuple[Move, ...]


class Postcard(NamedTuple):
    """A picture of all that a side has built, with nothing before it: who the side is, in seats and in words, and what
    stands for it, such as a head. A side without seats is played by nobody.
    """

    picture: Painting
    seats: tuple[int, ...]
    title: str
    name: str
    mark: ui.Box


class TableWords(Protocol):
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

    def target_words(self, model: TableModel, move: Move) -> str:
        """The target of a move that has several, such as "on Farm:"; what it stands for in a heading."""
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


LOG, ANSWERS, BOARD = "log", "answers", "board"
"""Names of boxes that the play scene asks for."""


class Table(Protocol):
    """What the play scene needs of a game's table. `cloth` is what it is covered with.

    A table derives from it: what it does not say itself is so for a game in which every move stands for itself, is
    made at once, and no hand is hidden.
    """

    words: TableWords
    cloth: Cloth = GREEN
    orders: frozenset[str] = frozenset()
    """Verbs of buttons and drafts of which each move is a turn of its own: further ones wait for the next turns."""

    answers_for_all: frozenset[str] = frozenset()
    """Verbs of buttons whose move answers every question of its kind until the phase is over."""

    kept_clear: frozenset[str] = frozenset()
    """Names of boxes that no large card and no news lies over: figures that a choice hangs on."""
    ribbons_over: str = ""
    """The box over whose middle the ribbon of a phase lies, as what changes meanwhile is read beside it; empty where
    that is the middle of the table.
    """

    plaque: str = ""
    """The box with the name of the own seat, also without the seat's number at its end: beside it, and off what is
    played on, it is said whose turn it is.
    """

    shown: Mapping[type[Event], Shows] = MappingProxyType({})
    """What events look like, by their classes."""

    sounds: Mapping[type[Event], str] = MappingProxyType({})
    """What events sound like, by their classes; what flies sounds by itself."""

    quiet_sounds: Mapping[str, str] = MappingProxyType({})
    """What moves sound like that no event follows, and what is laid out, as it is begun, by their verbs."""
    picked_sound: str = "card_pick"
    """What a piece sounds like with which one goes on with what was begun."""

    motifs: Mapping[type[Event], str] = MappingProxyType({})
    """With which events the motif of their nation is heard: BUYS or LOSES of `scenes.audio.motifs`."""

    marks: Mapping[type[Event], str] = MappingProxyType({})
    """The icons of the events that stand out in its timeline, by their classes."""

    measured: str = "{vp}"
    """The sign of what its curves are of."""

    def tree(self, model: TableModel) -> ui.Box:
        """Everything that lies on the table now, as one tree over the area of `canvas`.

        Boxes named LOG, ANSWERS and BOARD are where the log is docked, where buttons for answers appear, and where the
        board of the shown seat lies. Nothing ever scrolls and nothing overlaps.
        """
        return ui.Free()

    def postcards(self, model: TableModel, across: float) -> Sequence[Postcard]:
        """What each side has built, in pictures so many times as wide as high; none where a game has nothing of the
        kind. A saved game is known by that of its viewer. Only what everybody knows is in them.
        """
        return ()

    def looks_ahead(self, model: TableModel) -> Iterator[ui.Look]:
        """What is likely to be shown soon and is painted while nothing moves, the soonest first: what the next moments
        show large, and pieces that still lie hidden.
        """
        yield from ()

    def changes(self, model: TableModel, seat: int) -> ui.Tried:
        """What the tried move changes for a seat, as glyph and words, the most telling first: for the tooltips at its
        place and on the plaques of others.
        """
        return ()

    def layout(self, model: TableModel) -> ui.TableLayout:
        """Where everything lies now: the tree, laid; what a tried move would change stands where it leads."""
        laid = self._laid(model)
        if model.hovered is None or model.hovered not in laid.targets or not model.what_if:
            return laid
        aimed = forecast.aimed_at(model, self.words.target_words)
        tried = (*((("", aimed),) if aimed else ()), *self.changes(model, model.viewer))
        goal = _goal(laid.targets, model.hovered, model.tried[0])
        targets = {**laid.targets, goal: replace(laid.targets[goal], tried=tried)}
        clear = [*laid.kept_clear]
        others = {seat: self.changes(model, seat) for seat in range(len(model.seats)) if seat != model.viewer}
        for name, target in laid.targets.items():
            if name in laid.sprites or target.is_note or name == goal or target.looks_at is None:
                continue
            if more := others.pop(target.looks_at, ()):  # once, on the plaque, and not on its parts as well
                targets[name] = replace(target, tried=more)
                clear.append(target.area)
        return laid._replace(targets=targets, kept_clear=clear)

    def _laid(self, model: TableModel) -> ui.TableLayout:
        with reading() as readers:
            laid = ui.lay(self.tree(model), canvas(model), model.theme)
        below = laid.anchors.get(self.ribbons_over)
        return ui.TableLayout(
            laid.panels,
            laid.targets,
            laid.sprites,
            laid.anchors,
            log=laid.anchors.get(LOG),
            answers=laid.anchors.get(ANSWERS),
            board=laid.anchors.get(BOARD),
            kept_clear=[area for name, area in laid.anchors.items() if name in self.kept_clear],
            banner=ui.middle(below) if below else ui.TABLE_MIDDLE,
            plaque=laid.anchors.get(f"{self.plaque} {model.viewer}") or laid.anchors.get(self.plaque),
            readers=readers,
        )

    def offered(self, seats: Sequence[Seat], decision: Decision) -> tuple[Move, ...]:
        """The legal moves that people may make now; others may belong to computer seats that are not even asked."""
        return decision.moves

    def is_still_meant(self, order: AutoMove, now: Any) -> bool:
        """Whether the next move of an order is no worse than it was when the order was given."""
        return False

    def draft(self, state: Any, moves: Sequence[Move]) -> Draft | None:
        """What these legal moves, those that a touch leads to, or all of them, begin; None where they stand alone."""
        return None

    def is_midway(self, state: Any) -> bool:
        """Whether a question only goes on with what its seat has begun, so that an undo passes over it."""
        return False

    def term_of(self, piece: str) -> str:
        """The word among the game's `terms` that says what kind of piece this is; empty for what needs none. `piece` is
        the name of its place, as far as the rules know it.
        """
        return ""

    def warning(self, model: TableModel, move: Move) -> str:
        """What a legal move would lose although it looks like an oversight; empty for a sound move."""
        return ""

    def amends(self, model: TableModel, move: Move) -> Amends | None:
        """What would save what `warning` speaks of; None where nothing simple does."""
        return None

    def losses(self, model: TableModel, lost: int) -> str:
        """What would take so many points from the viewer, cause by cause; empty where that goes without saying."""
        return ""

    def news(self, model: TableModel) -> str:
        """What others did since the viewer's last turn, in few words with {glyph} marks; empty for nothing.

        It is told on the card that covers the table, so only what everybody knows may be in it.
        """
        return ""

    def outcome(self, model: TableModel, seat: int) -> str:
        """What another seat's latest turn came to for the viewer, in words that follow its name; empty where all that
        it did is told instead.
        """
        return ""

    def holdings(self, model: TableModel, seat: int) -> str:
        """What a seat holds, in a sentence for those who listen, with {glyph} marks; empty where it holds nothing."""
        return ""

    def standing_words(self, model: TableModel, seat: int) -> str:
        """How a seat stands, by name, likewise; empty for seats that have no points, or that others speak for."""
        return ""

    def shows(self, model: TableModel, event: Event) -> Sequence[Show]:
        """What an event looks like over the table as it was before it, beyond pieces finding their new places."""
        make = self.shown.get(type(event))
        return tuple(make(model, event)) if make else ()

    def is_passed_over(self, model: TableModel, event: Event) -> bool:
        """Whether pieces stay where they are after this event, as the next of `coming` moves them on: what goes from
        one place to another by way of a third goes straight, in the manner of the first unless the next has one.
        """
        return False

    def sound(self, state: Any, event: Event) -> str:
        """The name of what an event that led to this state sounds like; empty for nothing."""
        return self.sounds.get(type(event), "")

    def quiet_sound(self, verb: str, state: Any) -> str:
        """What a move sounds like that has led to this state without an event: what is said of its verb, else a piece
        that is picked where it only goes on with what was begun, otherwise a key.
        """
        return self.quiet_sounds.get(verb) or (self.picked_sound if self.is_midway(state) else "button")

    def ambience(self, state: Any) -> Ambience:
        """The music and the place behind a position."""
        return Ambience("calm", "hearth")

    def values(self, state: Any) -> Mapping[int, int]:
        """What curves are of in a position, by the seat whose line it is; of those who share one, the first."""
        ...

    def lay_open(self, state: Any) -> bool:
        """Change a position so that its table covers nothing any more that everybody may know once the game is over;
        whether it covered anything.
        """
        return False


def _goal(targets: Mapping[str, ui.Target], hovered: str, move: Move) -> str:
    """The target that a tried move is shown on: the hovered one if it is the move's piece or takes what is dropped,
    else where the move leads.
    """
    if hovered in move or targets[hovered].drop_verb == move[0]:
        return hovered
    goals = (name for name, each in targets.items() if move[-1] in (name, *each.stands_for) and not each.can_be_held)
    return next(goals, hovered)
