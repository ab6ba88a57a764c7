"""Selection: what a player has picked so far, and what the legal moves still allow.

Clicks, drops and keys all narrow the same list of legal moves; nothing here knows a rule or a screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.flow import Move


class Selection:
    """The legal moves of one decision, narrowed by a verb and by the handles picked so far.

    A move fits when it holds every picked handle, in any order; with `leads` the first pick must come first in
    it, because a piece that is picked up is what the move is about, not where it goes.
    """

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self.moves = tuple(moves)
        self.picked: tuple[str, ...] = ()
        self.verb: str | None = None
        self.leads = False
        self.open_moves = self.moves
        """The legal moves that everything picked so far fits."""

    def copy(self) -> Selection:
        """An equal one, which stays as it is when this one changes."""
        twin = Selection.__new__(Selection)
        twin.__dict__.update(self.__dict__)
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether the same is picked of the same moves, in the same way."""
        return isinstance(other, Selection) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def _narrow(self) -> None:
        self.open_moves = tuple(move for move in self.moves if self._fits(move))

    def _fits(self, move: Move) -> bool:
        if self.leads and move[1:2] != self.picked[:1]:
            return False
        return self.verb in (None, move[0]) and all(handle in move[1:] for handle in self.picked)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is picked and no verb is chosen."""
        return not self.picked and self.verb is None

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs still open."""
        return frozenset(move[0] for move in self.open_moves)

    def moves_through(self, handles: Iterable[str], verb: str = "", leads: bool = False) -> tuple[Move, ...]:
        """The open moves that touching a piece with these handles leads to, none when it is no target.

        The first handle that narrows counts. With a verb only moves of that verb do; without any handle the
        verb's moves that need nothing more are meant. With `leads` the handle must come first in the move.
        """
        moves = [move for move in self.open_moves if verb in ("", move[0])]
        tried = tuple(handles)
        for handle in tried:
            if handle in self.picked:
                continue
            found = tuple(move for move in moves if handle in (move[1:2] if leads else move[1:]))
            if found:
                return found
        if verb and not tried:
            return tuple(move for move in moves if len(move) - 1 == len(self.picked))
        return ()

    def pick(self, handles: Iterable[str], verb: str = "", leads: bool = False) -> bool:
        """Touch a piece: narrow to `moves_through` it; False, and nothing changed, when there are none."""
        tried = tuple(handles)
        found = self.moves_through(tried, verb, leads)
        if not found:
            return False
        self.verb = verb or self.verb
        if not self.picked:
            self.leads = leads
        fresh = (handle for handle in tried if handle not in self.picked and handle in found[0][1:])
        self.picked += tuple(fresh)[:1]
        self._narrow()
        return True

    def choose_verb(self, verb: str) -> bool:
        """Start again with only moves of this verb; False (and nothing changed) when there is none."""
        if verb not in {move[0] for move in self.moves}:
            return False
        self.clear()
        self.verb = verb
        self._narrow()
        return True

    def clear(self) -> None:
        """Forget every pick and the verb."""
        self.picked, self.verb, self.leads = (), None, False
        self._narrow()

    def restore(self, other: Selection) -> None:
        """Pick what another selection of the same moves has picked."""
        self.picked, self.verb, self.leads = other.picked, other.verb, other.leads
        self._narrow()

    @property
    def finished_moves(self) -> tuple[Move, ...]:
        """The open moves whose handles are all picked; beside longer ones they need a word of their own."""
        return tuple(move for move in self.open_moves if len(move) - 1 == len(self.picked))

    @property
    def move(self) -> Move | None:
        """The one move meant: all its handles are picked, and no other move is open.

        Where only the order tells moves apart, such as a worker going from one card to another and back, the order
        of the picks does.
        """
        if self.is_empty or len(self.finished_moves) != len(self.open_moves):
            return None
        if len(self.finished_moves) == 1:
            return self.finished_moves[0]
        in_order = [move for move in self.finished_moves if move[1:] == self.picked]
        return in_order[0] if len(in_order) == 1 else None

    @property
    def only_move(self) -> Move | None:
        """The only open move once something is picked, though a handle of it may still be unpicked."""
        return self.open_moves[0] if not self.is_empty and len(self.open_moves) == 1 else None
