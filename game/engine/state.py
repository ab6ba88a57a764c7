"""State: everything there is to know about a game at one moment, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Self

from game.engine.chance import seed_number
from game.engine.event import Event, Facts, PlainEvent
from game.engine.record import Record

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from game.engine.flow import Decision

    S = TypeVar("S", bound="State", default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound="State")
"""The state of one game. What says none, such as `Game` or `Choice` alone, is of any game."""

Step = Callable[..., Any]
Continuation = tuple[Any, ...]
"""A step or a Choice, followed by its plain arguments: what to do next."""


# What a game without such rules has: nothing holds at any moment, nothing reacts, nobody concedes.


def _settle_nothing(state: State) -> None:
    pass


def _react_to_nothing(state: State, kind: str, seat: int | None, facts: Facts) -> None:
    pass


def _nobody_concedes(state: State, seat: str) -> bool:
    return False


def _declares_none(word: str) -> type[Event] | None:
    return None


BUYS = ("buy", "build", "take_package")
"""How the verbs of all purchases begin."""


@dataclass(frozen=True)
class Bars:
    """What one seat may not do at a table, whatever the rules would allow it: one filter over the legal moves, so that
    the table, computer players and whoever reads a saved game all see what it leaves.

    name: the challenge that sets them. verbs: moves that the seat may not make. pieces: what it may not buy, by the
    moves whose verbs begin with `BUYS` and which name the piece first.
    """

    name: str
    seat: int
    verbs: frozenset[str] = frozenset()
    pieces: frozenset[str] = frozenset()

    def bar(self, seat: int, move: tuple[str, ...]) -> bool:
        """Whether the seat may not make this move."""
        if seat != self.seat:
            return False
        is_bought = move[0].startswith(BUYS) and move[1].partition("#")[0] in self.pieces
        return move[0] in self.verbs or is_bought

    def leave(self, seat: int, moves: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """The moves that are left; all of them where nothing else would be."""
        return [move for move in moves if not self.bar(seat, move)] or moves


@dataclass(frozen=True, slots=True)
class Always(Generic[S]):
    """The rules of a game that hold at any moment, whatever step is under way.

    settle: (state) applies conditions; called after every step and every move. heard: the event words that some card
    reacts to. react: (state, kind, seat, facts) lets cards in play answer an event that is heard. concede: (state,
    seat) lets the side of a seat, such as `seat1`, give up; False, changing nothing, where that is not possible.
    event_named: (word) the class of events that the game declares by this word. bars: what a seat may not do here.
    mods: whose pieces are in the game.
    """

    settle: Callable[[S], None] = _settle_nothing
    heard: frozenset[str] = frozenset()
    react: Callable[[S, str, int | None, Facts], None] = _react_to_nothing
    concede: Callable[[S, str], bool] = _nobody_concedes
    event_named: Callable[[str], type[Event] | None] = _declares_none
    bars: Bars | None = None
    mods: tuple[str, ...] = ()


NO_SUCH_RULES: Always = Always()


NOT_ON_THE_TABLE = ("stack", "decision", "rng", "surprises", "journal")


class State(Record):
    """A Record with the pending work, the pending question and the generator of chance.

    `stack` holds Continuations, the next one last. Only module-level functions, Choices and constants may stand in a
    frame, never closures, so that copying the stack is one slice. `always` is what whoever lays the game out gives
    it, and no field: it is no part of the position.
    """

    __slots__ = ("always",)

    def __init__(self, seed: int | str, always: Always = NO_SUCH_RULES) -> None:
        self.always = always
        self.stack: list[Continuation] = []
        self.decision: Decision | None = None
        self.rng = seed_number(seed)
        self.surprises = 0
        self.journal: list[Event] | None = None

    def copy(self) -> Self:
        """A twin to try things on. It keeps no journal: nobody is told what happens there."""
        twin = super().copy()
        twin.always = self.always
        twin.stack = self.stack[:]
        twin.journal = None
        return twin

    def leaves(self) -> tuple[Hashable, ...]:
        """All that lies on the table as one value, quicker to look up by than a fingerprint; without chance, what is to
        be done next, and what was told.
        """
        fields = self.__dict__.copy()
        for name in NOT_ON_THE_TABLE:
            del fields[name]
        for name in self.nested:
            fields[name] = tuple([tuple(part.__dict__.values()) for part in fields[name]])
        return tuple(fields.values())

    def fingerprint(self) -> str:
        """A digest of the position; the journal is no part of it."""
        journal, self.journal = self.journal, None
        try:
            return super().fingerprint()
        finally:
            self.journal = journal

    @property
    def mods(self) -> tuple[str, ...]:
        """The mods whose pieces are in the game, in the order of their names."""
        return self.always.mods

    @property
    def is_over(self) -> bool:
        """Nothing is left to do and nobody is asked."""
        return self.decision is None and not self.stack

    def then(self, *steps: Continuation | Step) -> None:
        """Next, do these in the order given; a bare function stands for a frame without arguments.

        Code after this call still runs before the steps do, so let it be a step's last statement.
        """
        for step in reversed(steps):
            self.stack.append(step if isinstance(step, tuple) else (step,))


def happen(state: State, kind: str, seat: int | None = None, /, **facts: Any) -> None:
    """Say what happened: note it for whoever watches, and let the cards in play react."""
    always = state.always
    if state.journal is not None:
        declared = always.event_named(kind)
        event = declared(seat, **facts) if declared else PlainEvent(kind, {"seat": seat, **facts})  # type: ignore[call-arg]
        state.journal.append(event)
    if kind in always.heard:
        always.react(state, kind, seat, facts)
