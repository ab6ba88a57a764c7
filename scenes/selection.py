"""Selection: what a player has picked so far, and what the legal moves still allow.

Clicks, drops and keys all narrow the same list of legal moves; nothing here knows a rule or a screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.flow import Move


class Selection:
    """The legal moves of one decision, narrowed by the handles picked so far.

    A chosen verb narrows too. Each picked handle must stand in the move, in any order, once for every pick.
    """

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self.moves = tuple(moves)
        self.picked: tuple[str, ...] = ()
        self.verb: str | None = None

    def _fits(self, move: Move) -> bool:
        return self.verb in (None, move[0]) and all(handle in move[1:] for handle in self.picked)

    @property
    def open_moves(self) -> tuple[Move, ...]:
        """The legal moves that everything picked so far fits."""
        return tuple(move for move in self.moves if self._fits(move))

    @property
    def targets(self) -> frozenset[str]:
        """The handles that would narrow further: what should glow."""
        return frozenset(
            handle for move in self.open_moves for handle in move[1:] if handle not in self.picked
        )

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs still open."""
        return frozenset(move[0] for move in self.open_moves)

    def pick(self, handles: Iterable[str]) -> bool:
        """Pick the first of these handles that narrows to a legal move; False when none does."""
        for handle in handles:
            if handle in self.targets:
                self.picked += (handle,)
                return True
        return False

    def choose_verb(self, verb: str) -> bool:
        """Keep only moves of this verb; False (and nothing changed) when there is none."""
        if verb not in {move[0] for move in self.moves}:
            return False
        self.verb, self.picked = verb, ()
        return True

    def clear(self) -> None:
        """Forget every pick and the verb."""
        self.picked, self.verb = (), None

    @property
    def move(self) -> Move | None:
        """The one move meant: all its handles are picked, or it is the only one left after a pick."""
        moves = self.open_moves
        if not self.picked and self.verb is None:
            return None
        complete = [move for move in moves if len(move) - 1 == len(self.picked)]
        if len(complete) == 1:
            return complete[0]
        return moves[0] if len(moves) == 1 else None
