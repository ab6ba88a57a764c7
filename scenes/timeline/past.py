"""The past: a game as it was before one of its moves, to look at only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from game.engine.flow import Move
from game.engine.hidden import Pool, Secret, shown_alike
from game.engine.state import State
from game.session.branches import Sandbox, keeps_its_luck
from game.session.session import Session
from scenes.play.game_in_play import GameInPlay
from scenes.table.table import Table


class PastGame(GameInPlay):
    """The position before move number `move` of a whole game. Nobody decides in it but the moves that were made."""

    answers = False

    def __init__(self, whole: Session, table: Table, move: int) -> None:
        self.whole, self.table = whole, table
        self.shows_all = False
        super().__init__(Sandbox(whole.at(len(whole.moves))), table)
        self.seek(move)

    def seek(self, move: int) -> None:
        """Turn to the position before this move; the number of moves is for the last position. Whoever listens goes
        along and is told nothing.
        """
        bus, self.session = self.session.bus, self.whole.at(move)
        self.session.bus = bus
        if self.shows_all and self.is_open:
            self.session.game = replace(self.session.game, hidden=_nothing)
            self.table.lay_open(self.session.state)
        self.journal = Sandbox(self.session)
        self.log.turn_to(self.session)
        self._turn_to_position()

    def commit(self, move: Move) -> None:
        """Go on to the next position."""
        super().commit(move)
        self.session.state = self.whole.at(self.move).state
        if self.shows_all and self.is_open:
            self.table.lay_open(self.session.state)
        self._turn_to_position()

    def show_all(self, shows_all: bool) -> None:
        """Show what is hidden, or hide it again. Raises ValueError while the game is not over."""
        if not self.is_over:
            raise ValueError("what is hidden stays hidden until the game is over")
        self.shows_all = shows_all
        self.seek(self.move)

    @property
    def move(self) -> int:
        """The number of the move before which the game stands."""
        return len(self.session.moves)

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self.whole.moves)

    @property
    def next_move(self) -> Move | None:
        """What was played in this position; None in the last one."""
        return self.whole.moves[self.move] if self.move < self.last else None

    @property
    def is_open(self) -> bool:
        """Whether everybody may know all of this position: the game is over, and nothing was dealt anew since."""
        return keeps_its_luck(self.whole, self.move)

    @property
    def goes_on(self) -> str:
        """What playing on from here is: a "branch", or a "what_if" in a game that still runs; empty at the end."""
        if self.session.state.is_over:
            return ""
        return "branch" if self.is_open else "what_if"

    @property
    def is_over(self) -> bool:
        """Whether the whole game is over."""
        return self.whole.state.is_over

    @cached_property
    def hides(self) -> bool:
        """Whether anything was hidden that may be shown by now: hands, plans and sums, not the order of a deck."""
        hidden, seats = self.whole.game.hidden, range(len(self.whole.seats))
        states = map(self.whole.state_before, range(self.last)) if self.is_over else ()
        differ = (not shown_alike(state, seat, 0, hidden) for state in states for seat in seats)
        return any(differ) or (self.is_over and self.table.lay_open(self.whole.state.copy()))

    @property
    def is_person_deciding(self) -> bool:
        """Nobody can move anything in the past."""
        return False


def _nothing(state: State, viewer: int | None) -> Iterable[Pool | Secret]:
    return ()
