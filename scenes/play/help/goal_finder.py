"""The ways of one position: what free moves would open, and the way to what somebody asks for, found beside the table.

It sees what the person who is asked may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from game.bots.analysis.game_review import ReviewProgress
from game.bots.thinking import Answer, ThinkingInPieces
from game.engine import flow
from game.engine.flow import Move
from game.engine.goal_search import (
    Goal,
    GoalRoute,
    GoalSource,
    Overlooked,
    Stake,
    dark,
    led_over,
    openings,
    overlooked,
    ways,
)
from game.engine.hidden import observe
from game.engine.state import State
from game.session.session import Session

PIECE_SECONDS = 0.003
"""How long looking for ways may hold up one frame."""

AT_ONCE, GOING_ON = 40, 8
"""How many such pieces a pass waits for at once, and in every frame after that."""


OPEN, PASS = Goal("open"), Goal("pass")
"""What is looked for without being asked."""


NOTHING = Overlooked(GoalRoute((), 0, 0), Stake(0), Stake(0))
"""That a pass overlooks nothing."""


@dataclass(frozen=True)
class SearchQuestion:
    """The question for the way to a wish, for all that free moves would OPEN, or for what a PASS would overlook."""

    wishing: GoalSource
    observation: State
    about: Goal
    patience: float = 0.0
    is_long: bool = False
    is_waited_for: ClassVar[bool] = False

    def thoughts(self) -> Generator[ReviewProgress | None, None, Answer]:
        """The search."""
        if self.about is OPEN:
            return (yield from openings(self.wishing, self.observation))
        if self.about is PASS:
            return (yield from overlooked(self.wishing, self.observation)) or NOTHING
        return (yield from ways(self.wishing, self.observation, [self.about]))

    def easier(self) -> None:
        """Nothing."""


class PlanStep(NamedTuple):
    """A move of a way that is told, with the position it is made in, and whether others are asked before it."""

    position: State
    move: Move
    is_later: bool


class GoalFinder:
    """Looks for ways in one position at a time, a few milliseconds in every frame."""

    def __init__(self, session: Session, place_of: Callable[[Move], Move] = lambda move: move) -> None:
        self._session = session
        self._place_of = place_of
        self._wishing = session.game.wishes
        self._thinker = ThinkingInPieces(PIECE_SECONDS)
        self._doubt = ThinkingInPieces(PIECE_SECONDS)
        self.forget()

    def forget(self) -> None:
        """The position is another one."""
        self._thinker.drop()
        self._doubt.drop()
        self._doubts = False
        self._observation: State | None = None
        self._dark: dict[str, list[Goal]] = {}
        self._openings: Mapping[Goal, GoalRoute] = {}
        self._found: dict[Goal, GoalRoute | None] = {}
        self._overlooked: Overlooked | None = None
        self._waiting: list[Goal] = []
        self._thinks_of: Goal | None = None
        self._told: dict[GoalRoute, list[PlanStep]] = {}

    def begin(self) -> None:
        """A person is asked: find out what is dark, and what free moves would open."""
        state = self._session.state
        if self._observation is None and state.decision is not None:
            self._observation = observe(state, state.decision.seat, self._session.game.hidden)
            for wish in dark(self._wishing, self._observation):
                self._dark.setdefault(wish.handle, []).append(wish)
            self._waiting = [OPEN] if self._dark else []
            if self._wishing.stake and (PASS.verb,) in state.decision.moves:
                self._doubts = True
                self._doubt.begin(SearchQuestion(self._wishing, self._observation, PASS))

    def wish(self, verb: str, handles: Sequence[str]) -> Goal | None:
        """The wish that these handles stand for, first one first, or a verb without handles; None where nothing of them
        is dark, or ever a wish.
        """
        meant = (wish for handle in handles or ("",) for wish in self._dark.get(handle, ()))
        return next((wish for wish in meant if verb in ("", wish.verb)), None)

    @property
    def openings(self) -> Mapping[Goal, GoalRoute]:
        """What free moves would open, as far as it is known."""
        return self._openings

    def ask(self, wish: Goal) -> None:
        """Find the way to this wish next."""
        if self.way(wish) is None and wish not in self._found and wish not in (*self._waiting, self._thinks_of):
            self._waiting.insert(0, wish)

    def way(self, wish: Goal) -> GoalRoute | None:
        """The way, once it is found, over the places that the table names."""
        found = self._found.get(wish) or self._openings.get(wish)
        return self._over_named(found) if found else None

    def _over_named(self, way: GoalRoute) -> GoalRoute:
        """The way with its first card where the table says that it lies best."""
        assert self._observation is not None
        move = way.moves[0] if way.moves else ()
        named = self._place_of(move)
        return way if named == move else led_over(self._wishing, self._observation, way, named)

    def think(self) -> bool:
        """Think on for a piece, about passing when nothing else is asked; True when something is found out."""
        if self._thinks_of is None:
            if not self._waiting or self._observation is None:
                return self._think_of_passing()
            self._thinks_of = self._waiting.pop(0)
            self._thinker.begin(SearchQuestion(self._wishing, self._observation, self._thinks_of))
        answer = self._thinker.answer()
        if answer is None:
            return False
        about, self._thinks_of = self._thinks_of, None
        if isinstance(answer, Mapping) and about is OPEN:
            self._openings = answer
        elif isinstance(answer, Mapping):
            self._found[about] = answer.get(about)
        return True

    def _think_of_passing(self) -> bool:
        answer = self._doubt.answer() if self._doubts else None
        if isinstance(answer, Overlooked):
            self._doubts, self._overlooked = False, answer if answer.way.moves else None
        return isinstance(answer, Overlooked)

    def knows_of_passing(self, pieces: int = AT_ONCE) -> bool:
        """Think about passing for so many pieces, at most, of a frame; whether it is known then what that overlooks."""
        self.begin()
        for _ in range(pieces if self._doubts else 0):
            self._think_of_passing()
        return not self._doubts

    @property
    def overlooked(self) -> Overlooked | None:
        """What passing would overlook, once that is known."""
        found = self._overlooked
        return found._replace(way=self._over_named(found.way)) if found else None

    def steps(self, way: GoalRoute) -> list[PlanStep]:
        """The moves of a way that are told, in order."""
        if way in self._told:
            return self._told[way]
        assert self._observation is not None
        told, state = list[PlanStep](), self._observation.copy()
        is_alone = way.own == len(way.moves)
        if not is_alone and self._wishing.alone is not None:
            state = self._wishing.alone(state)
        for number, move in enumerate(way.moves):
            if move[0] not in self._wishing.untold:
                told.append(PlanStep(state.copy(), move, number >= way.own))
            flow.apply(state, move)
        self._told[way] = told
        return told

    def played(self, wish: Goal, way: GoalRoute) -> tuple[Move, ...]:
        """The moves that are made at once, the wished one among them where it can be made in one way only."""
        if way.own < len(way.moves):
            return way.moves[: way.own]
        position = self.steps(way)[-1].position
        assert position.decision is not None
        is_only = sum(map(wish.is_met_by, position.decision.moves)) == 1
        return way.moves if is_only else way.moves[:-1]
