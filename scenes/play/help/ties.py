"""Equal places: while the pointer rests on a card that several places would take alike, a computer looks at them again.

Until it has, the place that the forecast prefers is named; after that the best one, or that any of them will do.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search.ties import NamedPlace
from game.bots.thinking import EqualPlaces, Request, Thinker
from game.bots.training.match import bot_seed
from game.engine.flow import Move
from game.engine.hidden import observe
from game.session.session import Session

Moves = tuple[Move, ...]


class Ties:
    """What is known of equal places in one position."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._request = Request(thinker)
        self._found: dict[Moves, NamedPlace] = {}
        self._asked: Moves = ()
        self._begun = False

    def forget(self) -> None:
        """The position is another one."""
        self._request.drop()
        self._found, self._asked, self._begun = {}, (), False

    def among(self, equal: Sequence[Move]) -> NamedPlace | None:
        """What was found out about these moves; None as long as nothing was."""
        return self._found.get(tuple(equal))

    def place_of(self, move: Move) -> Move:
        """The move that is named for one of several equal ones; itself where nothing else is known."""
        return next((its.move for equal, its in self._found.items() if move in equal), move)

    def think(self, equal: Sequence[Move], is_free: bool) -> bool:
        """The pointer rests on what these moves begin: look at them again while the thinker `is_free`. True when
        something has been found out.
        """
        moves = tuple(equal)
        if moves != self._asked:
            self._request.drop()
            self._asked, self._begun = moves, False
            return False
        if len(moves) < 2 or moves in self._found or not is_free:
            return False
        if not self._begun:
            self._begin(moves)
        answer = self._request.answer()
        if isinstance(answer, NamedPlace):
            self._found[moves] = answer
            return True
        return False

    def _begin(self, moves: Moves) -> None:
        session = self._session
        decision = session.state.decision
        assert decision is not None
        view = observe(session.state, decision.seat, session.game.hidden)
        seed = bot_seed(session.seed, decision.seat)
        self._request.begin(EqualPlaces(session.game.name, seed, view, moves))
        self._begun = True
