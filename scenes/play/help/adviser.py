"""The adviser at the table: what the strongest bot would do for the person who is asked, thought of beside the table.

It sees what that person may know, and nothing else. Its answer comes within three seconds and stays: what is read, and
what Enter is pressed for, must not become another move meanwhile. It tells what to look at, then which pieces, then the
whole moves: after a while by itself, or at once when asked again. Who follows its advice and asks again is told what
has become of the moves that were to come after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from game.bots.advice.fact import Fact
from game.bots.advice.promises import CHANGED, Said, keeps
from game.bots.analysis.move_analysis import AT_FIRST_SIGHT, Effort, MoveAnalysis, together
from game.bots.roster import ADVISER, evaluator_of
from game.bots.search.evaluator import Evaluator
from game.bots.thinking import Job, Thinker
from game.bots.training.match import bot_seed
from game.engine.flow import Move
from game.engine.hidden import observe
from game.engine.state import State
from game.session.session import Session

EFFORTS = (AT_FIRST_SIGHT, Effort(1, 2.0))
"""How much is thought: at first sight, which tells moves apart that a plan does not, and about the answer itself."""

LOOK, PIECES, MOVES = 1, 2, 3
"""How deep the advice goes: what to look at, which pieces, the whole moves."""


class Advice(NamedTuple):
    """An advised move, and what it does."""

    move: Move
    facts: tuple[Fact, ...]


class GivenAdvice(NamedTuple):
    """Advice on move number `number` (0 is the first), and the later moves that it promised."""

    number: int
    move: Move
    promises: tuple[Move, ...]


class Adviser:
    """Advice for one table. `depth` is 0 where none was asked for in this position."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._thinker = thinker
        self.depth = 0
        self._analysis: MoveAnalysis | None = None
        self._left: tuple[Effort, ...] = ()
        self._asked: tuple[int, int] = (0, 0)
        self._read: set[Move] = set()
        """The advised moves and the promises that somebody has read in this position."""
        self._given: dict[int, list[GivenAdvice]] = {}
        """The advice to each seat, in order."""

    @property
    def analysis(self) -> MoveAnalysis | None:
        """The answer, once it has been found."""
        return self._analysis if self.depth and not self._left else None

    @property
    def is_thinking(self) -> bool:
        """Whether the answer is still to come."""
        return bool(self.depth and self._left)

    def ask(self) -> bool:
        """Ask, or, asked again, for the whole moves at once. True when this position is new to it."""
        self.depth = MOVES if self.depth else LOOK
        is_first = self.depth == LOOK and self._analysis is None and not self._left
        if is_first:
            self._left, self._asked = EFFORTS, (len(self._session.moves), self._seat)
            self._begin()
        return is_first

    def tell_more(self) -> None:
        """Tell more without being asked again, up to the whole moves."""
        self.depth = min(self.depth + 1, MOVES)

    def tell_all(self) -> None:
        """Tell the whole moves without being asked again."""
        self.depth = MOVES

    def note_read(self, promises: Iterable[Move]) -> None:
        """The answer is seen, and these later moves with it: of what nobody has read nothing is said afterwards. The
        session keeps it, so that a review does not blame what was advised.
        """
        if self.analysis and self.depth >= PIECES:
            told = (self.analysis.move, *promises)
            self._read.update(told)
            for move in dict.fromkeys((*self.named, *self.analysis.line, *told)):
                self._session.note_hint(self._asked[1], move)

    def put_away(self) -> None:
        """Nobody listens for now; asked again in this position, it says what it has found."""
        self.depth = 0

    def forget(self) -> None:
        """The position is another one, or nobody listens: drop what is being thought."""
        if self._left:
            self._thinker.drop()
        elif self._analysis:
            self._note_given(self._analysis)
        self.depth, self._analysis, self._left = 0, None, ()
        self._read = set()

    def think(self) -> bool:
        """Let the adviser think on; True when it has its answer."""
        if not self._left:
            return False
        answer = self._thinker.answer()
        if not isinstance(answer, MoveAnalysis):
            return False
        self._analysis = together(answer, self._analysis) if self._analysis else answer
        self._left = self._left[1:] if answer.others or answer.line else ()
        if self._left:
            self._begin()
        return not self._left

    def _begin(self) -> None:
        session, seat = self._session, self._seat
        view, seed = observe(session.state, seat, session.game.hidden), bot_seed(session.seed, seat)
        promises, followed, earlier = self._promises(seat), self._followed(seat), self._followed(seat, 1)
        then = None
        if promises or followed:
            then = observe(self._last_followed(seat), seat, session.game.hidden)
        said = Said(promises, then, followed, earlier)
        self._thinker.begin(Job(session.game.name, ADVISER, seed, view, self._left[0], said=said))

    @property
    def _seat(self) -> int:
        decision = self._session.state.decision
        assert decision is not None
        return decision.seat

    def _note_given(self, analysis: MoveAnalysis) -> None:
        """Keep what was promised, and what was promised before unless that was taken back, or another move of its kind
        is promised in its place and it is not planned any more.
        """
        number, seat = self._asked
        promises = tuple(each for each in analysis.promised if each in self._read)
        if not any(each.key.startswith(CHANGED) for each in analysis.facts):
            verbs = {each[0] for each in promises}
            part, told = self._evaluator.consequences, (analysis.move, *promises)
            before = [each for each in self._promises(seat) if not any(keeps(part, each, other) for other in told)]
            promises += tuple(each for each in before if each[0] not in verbs or self._is_planned(each))
        self._given.setdefault(seat, []).append(GivenAdvice(number, analysis.move, promises))

    def _is_planned(self, promise: Move) -> bool:
        """Whether a promise still was part of the plan in the position that was asked about."""
        session, (number, seat), part = self._session, self._asked, self._evaluator.consequences
        state = session.state_before(number) if number < len(session.moves) else session.state
        return any(keeps(part, move, promise) for move in part.planned(state, seat) or ())

    @property
    def _evaluator(self) -> Evaluator:
        return evaluator_of(self._session.game, ADVISER)

    def _was_followed(self, given: GivenAdvice) -> bool:
        return self._session.moves[given.number : given.number + 1] == [given.move]

    def _last_followed(self, seat: int) -> State:
        """The position before the last advised move that a seat has made."""
        number = next(each.number for each in reversed(self._given[seat]) if self._was_followed(each))
        return self._session.state_before(number)

    def _followed(self, seat: int, ago: int = 0) -> tuple[Move, ...]:
        """The advised moves that a seat has made since the round began, or in an earlier round, so many rounds ago."""
        session, followed = self._session, [*filter(self._was_followed, self._given.get(seat, ()))]
        if not followed:
            return ()
        progress, now = self._evaluator.progress, self._evaluator.progress(session.state)
        return tuple(each.move for each in followed if progress(session.state_before(each.number)) == now - ago)

    def _promises(self, seat: int) -> tuple[Move, ...]:
        """What a seat was told to follow and has not played: nothing where it has gone another way since, or the game
        has come further than was foreseen.
        """
        session, given = self._session, next(reversed(self._given.get(seat, ())), None)
        if not given or not given.promises or not self._was_followed(given):
            return ()
        begun = self._evaluator.progress(session.state_before(given.number))
        if self._evaluator.progress(session.state) >= begun + self._evaluator.ahead:
            return ()
        left, part = [*given.promises], self._evaluator.consequences
        for index in range(given.number + 1, len(session.moves)):
            decision, move = session.state_before(index).decision, session.moves[index]
            if decision is None or decision.seat != seat:
                continue
            kept = next((each for each in left if keeps(part, move, each)), None)
            if kept:
                left.remove(kept)
            elif move[0] in (each[0] for each in left):
                return ()
        return tuple(left)

    @property
    def proposals(self) -> tuple[Advice, ...]:
        """The advised moves: the best one, and those that are known to be about as good."""
        analysis = self.analysis
        if analysis is None:
            return ()
        others = [Advice(other.move, other.facts) for other in analysis.as_good]
        return (Advice(analysis.move, analysis.facts), *others)

    @property
    def named(self) -> tuple[Move, ...]:
        """The moves that somebody reads of now, with what they would lose."""
        return tuple(each.move for each in self.proposals) if self.depth >= PIECES else ()

    @property
    def sureness(self) -> str:
        """Whether the best move is better than the next one: `sure`, `likely` where the lead is small beside what is
        still to come, `unsure` where the futures do not tell, `only` where no other sane move is legal.
        """
        others = self.analysis.others if self.analysis else ()
        if not others:
            return "unsure" if self._has_choice else "only"
        if any(other.is_equal for other in others):
            return "unsure"
        return "sure" if all(other.is_sure for other in others) else "likely"

    @property
    def _has_choice(self) -> bool:
        """Whether the person may make more than one move that is not absurd."""
        session = self._session
        decision, never = session.state.decision, evaluator_of(session.game).never
        if decision is None:
            return False
        sane = (move for move in decision.moves if not never(session.state, decision.seat, move))
        return len(list(islice(sane, 2))) > 1
