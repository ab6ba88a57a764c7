"""Bots that look one move ahead: Normal sees everything there, Easy only a part."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import islice
from typing import ClassVar, NamedTuple

from game.bots.advice.choosing import round_points
from game.bots.advice.comparing import is_outdone
from game.bots.advice.explaining import known_of, only_waits, with_facts
from game.bots.advice.promises import NOTHING_SAID, Said, is_taken_back, keeping, keeps, plays_later, what_happened
from game.bots.analysis.move_analysis import Effort, MoveAnalysis, MoveReason, Tried, analysis_of
from game.bots.bot import Thoughts, think_through
from game.bots.search.determinization import imagined, share, tried, worth_a_look
from game.bots.search.evaluator import Evaluator, Line
from game.bots.search.worth import Worth
from game.bots.training.weights import scatter
from game.engine import Decision, Game, Move, State

WHIM = 0.25
"""The share of the evaluator's window by which a bot may like a move better, all game long: no two games are alike."""


MOST_BESIDE = 24
"""How many moves are looked at beside one that was chosen without weighing it."""


MOST_FACED = 3
"""How many of the best moves one is set against that nobody had thought of."""


HARDLY_BEHIND = 0.01
"""By how much a move is called worse that is no worse, where another one is kept for the sake of a plan."""


class Ranked(NamedTuple):
    """A candidate, its worth, and the positions it may lead to."""

    move: Move
    worth: float
    leads_to: tuple[State, ...]


class SafeMoves(NamedTuple):
    """Moves that lose nothing that the chosen one loses, the tries of both, and how they compare."""

    moves: list[Move]
    tries: list[Tried]
    analysis: MoveAnalysis


class OnePlyBot:
    """Plays the move whose position is worth most; among nearly equal ones, the one that its taste likes best.

    worth: the judgement. taste: the same with the factors of a style, or None. window: how much worth the taste may
    give up. sight: the share of the moves with pieces that are noticed, the same ones for a spell. judge: who plays on
    what a second look has found, None where that is taken as it is.

    most_tried_again: how many moves a second look may try, where the table tries `game.engine.goal_search.MOST_TRIED`:
    nearly all ways are found by then, and a bot that plays a game in a second has no more time.
    """

    most_tried_again: ClassVar[int] = 600

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        worth: Worth,
        seed: int | str,
        taste: Worth | None = None,
        window: float = 0.0,
        sight: float = 1.0,
        judge: OnePlyBot | None = None,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seed = seed
        self._worth = worth
        self._taste = taste
        self._window = window
        self._sight = sight
        self._judge = judge

    def choose(self, observation: State, decision: Decision) -> Move:
        """The best of the candidates."""
        return think_through(self.thoughts(observation, decision))

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """Rank the candidates, ask the taste, and look at the choice again."""
        ranking = yield from self.ranking(observation, decision)
        line = yield from self.looked_again(observation, decision, self.liked(ranking, decision.seat))
        return line[0]

    def looked_again(self, observation: State, decision: Decision, chosen: Move) -> Generator[None, None, Line]:
        """What the bot means to do once the evaluator has looked at its choice again: the chosen move, or a better
        line. Of a line only the first move is sure: what comes next is thought of when it is due.
        """
        look = self.evaluator.second_look
        line = (yield from look.line(observation, chosen, self.most_tried_again)) if look else ()
        if not line:
            return (chosen,)
        return line if (yield from self.prefers(observation, decision, line, chosen)) else (chosen,)

    def prefers(self, observation: State, decision: Decision, line: Line, chosen: Move) -> Generator[None, None, bool]:
        """Whether the bot takes a line in place of its choice: by the word of the evaluator's judge, or in futures."""
        if self._judge is None:
            yield
            return True
        return (yield from self._judge.prefers(observation, decision, line, chosen))

    def tries(
        self, observation: State, decision: Decision, effort: Effort | None = None
    ) -> Generator[None, None, list[Tried]]:
        """The same thinking with all that was thought of, the chosen move first. An effort is for bots that search."""
        ranking = yield from self.ranking(observation, decision)
        line = yield from self.looked_again(observation, decision, self.liked(ranking, decision.seat))
        chosen = line[0]
        is_habit = len(ranking) == 1
        if is_habit:
            ranking = yield from self._beside(chosen, observation, decision)
        elif chosen not in [each.move for each in ranking]:
            ranking.append(self.weighed(observation, decision.seat, chosen))
        told = self._chosen_first(chosen, [self._tried(ranked, decision.seat) for ranked in ranking])
        return [each.by_habit for each in told] if is_habit else told

    def _beside(self, chosen: Move, observation: State, decision: Decision) -> Generator[None, None, list[Ranked]]:
        """A move that was chosen without weighing it, weighed by one ply beside others that are worth a look, or where
        there are none, beside some that are legal.
        """
        moves = dict.fromkeys([chosen, *worth_a_look(self.game, self.evaluator, observation, decision)])
        if len(moves) == 1:
            sane = (move for move in decision.moves if not self.evaluator.never(observation, decision.seat, move))
            moves |= dict.fromkeys(islice(sane, MOST_BESIDE))
        weighed = []
        for move in moves:
            weighed.append(self.weighed(observation, decision.seat, move))
            yield
        return weighed

    def faced(
        self, observation: State, decision: Decision, moves: Sequence[Move], futures: range = range(8)
    ) -> Generator[None, None, list[Tried]]:
        """These moves face to face, in these futures where the bot searches."""
        told = []
        for move in moves:
            told.append(self._tried(self.weighed(observation, decision.seat, move), decision.seat))
            yield
        return told

    def _tried(self, ranked: Ranked, seat: int) -> Tried:
        worths = tuple(self._worth(end, seat) for end in ranked.leads_to)
        return Tried(ranked.move, worths, ranked.leads_to, len(worths) == 1)

    @staticmethod
    def _chosen_first(chosen: Move, tried: Sequence[Tried]) -> list[Tried]:
        return sorted(tried, key=lambda each: each.move != chosen)

    def analysis(
        self,
        observation: State,
        decision: Decision,
        played: Move | None = None,
        effort: Effort | None = None,
        said: Said = NOTHING_SAID,
    ) -> Generator[None, None, MoveAnalysis]:
        """What the bot would play, and why; or what it thinks of a move that was played. Without an effort it thinks
        as much as for a move. said: what it has told the seat before.
        """
        thought_of, analysis = yield from self.considered(observation, decision, played, effort)
        if said.promises:
            thought_of, analysis = yield from self.kept(observation, decision, thought_of, analysis, said)
        if played is None:
            thought_of, analysis = self.without_going_back(observation, decision.seat, thought_of, analysis, said)
            thought_of, analysis = self.without_waiting(observation, decision.seat, thought_of, analysis)
            thought_of, analysis = self.outdoing(observation, decision.seat, thought_of, analysis)
            thought_of, analysis = yield from self.without_risk(observation, decision, thought_of, analysis)
            thought_of, analysis = yield from self.without_loss(observation, decision, thought_of, analysis)
            thought_of, analysis = yield from self.borne_out(observation, decision, thought_of, analysis)
        analysis = self.explained(observation, decision.seat, thought_of, analysis, said)
        purpose = self.evaluator.purpose(observation, decision.seat, analysis.move)
        return analysis._replace(purpose=tuple(MoveReason(*each) for each in purpose.items() if each[1]))

    def considered(
        self, observation: State, decision: Decision, played: Move | None = None, effort: Effort | None = None
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same without what the moves do, and the tries that it follows from."""
        thought_of = yield from self.tries(observation, decision, effort)
        if played is None:
            analysis = self.compared(observation, decision.seat, thought_of)
            return (yield from self.settled(observation, decision, thought_of, analysis, effort))
        is_chosen = played == thought_of[0].move
        if not is_chosen and (not thought_of[0].tells_apart or played not in (each.move for each in thought_of)):
            others = [each.move for each in thought_of if each.move != played]
            moves = [played, *others[: MOST_FACED if thought_of[0].tells_apart else 1]]
            thought_of = yield from self.faced(observation, decision, moves)
        thought_of = self._chosen_first(played, thought_of)
        return thought_of, self.compared(observation, decision.seat, thought_of)

    def settled(
        self,
        observation: State,
        decision: Decision,
        thought_of: Sequence[Tried],
        analysis: MoveAnalysis,
        effort: Effort | None,
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same, once moves that seem level have faced each other; a bot that looks one ply ahead leaves it."""
        yield
        return thought_of, analysis

    def kept(
        self,
        observation: State,
        decision: Decision,
        thought_of: Sequence[Tried],
        analysis: MoveAnalysis,
        said: Said,
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same with a move that was told before, where that is still near the best; where nothing has happened
        since, unless it is likely to be worse.
        """
        part = self.evaluator.consequences
        about = keeping(part, observation, said.promises)
        lines = [analysis.line] if analysis.line else thought_of[0].lines
        if not about or analysis.move in about or plays_later(part, observation, said.promises, lines):
            return thought_of, analysis
        known = [other for other in analysis.others if other.move in about and other.is_compared]
        if not known:
            faced = yield from self.faced(observation, decision, [analysis.move, *about[:MOST_FACED]])
            known = [*self.compared(observation, decision.seat, faced).others]
            told = {each.move for each in known}
            thought_of = [*(each for each in thought_of if each.move not in told), *faced[1:]]
            others = [*known, *(other for other in analysis.others if other.move not in told)]
            analysis = analysis._replace(others=tuple(sorted(others, key=lambda other: other.behind)))
        best = min(known, key=lambda other: other.behind)
        is_plan = said.then is not None and not what_happened(part, observation, decision.seat, said)
        if not best.is_near and (best.is_likely_worse or not is_plan):
            return thought_of, analysis
        return self._decided(observation, decision.seat, self._chosen_first(best.move, thought_of))

    def _decided(
        self, observation: State, seat: int, thought_of: Sequence[Tried]
    ) -> tuple[Sequence[Tried], MoveAnalysis]:
        """The first of these moves, which is kept for the sake of a plan: what seems as good, or better by less than
        counts, is called nearly as good.
        """
        analysis = self.compared(observation, seat, thought_of)
        others = (each._replace(behind=HARDLY_BEHIND, error=0.0) if each.is_level else each for each in analysis.others)
        return thought_of, analysis._replace(others=tuple(sorted(others, key=lambda each: each.behind)))

    def without_going_back(
        self, observation: State, seat: int, thought_of: Sequence[Tried], analysis: MoveAnalysis, said: Said
    ) -> tuple[Sequence[Tried], MoveAnalysis]:
        """The same without moves that undo what was advised and done in this round or in the one before: nobody would
        trust advice that goes to and fro. Such a move stays only where it is likely to be better than all others, or
        was promised with what was done.
        """
        part, followed = self.evaluator.consequences, (*said.followed, *said.earlier)
        if not followed:
            return thought_of, analysis
        back = {
            each.move
            for each in thought_of
            if is_taken_back(part, each.move, followed)
            and not any(keeps(part, each.move, promise) for promise in said.promises)
        }
        if analysis.move not in back:
            others = tuple(other for other in analysis.others if other.move not in back)
            return [each for each in thought_of if each.move not in back], analysis._replace(others=others)
        best = next((other for other in analysis.others if other.is_compared and other.move not in back), None)
        if best is None or (best.is_likely_worse and not best.is_near):
            return thought_of, analysis
        told = {other.move for other in analysis.others} - back
        left = self._chosen_first(best.move, [each for each in thought_of if each.move in told])
        return self._decided(observation, seat, left)

    def without_waiting(
        self, observation: State, seat: int, thought_of: Sequence[Tried], analysis: MoveAnalysis
    ) -> tuple[Sequence[Tried], MoveAnalysis]:
        """The same without free moves that the next one takes back, and without declining what is done right after it
        is offered again; such a move stays only where it surely is best.
        """
        part, chosen = self.evaluator.consequences, analysis.move
        legal = observation.decision.moves if observation.decision else ()
        idle = {
            each.move
            for each in thought_of
            if only_waits(
                part, each.move, [analysis.line] if each.move == chosen and analysis.line else each.lines, legal
            )
        }
        if chosen not in idle:
            others = tuple(other for other in analysis.others if other.move not in idle)
            return [each for each in thought_of if each.move not in idle], analysis._replace(others=others)
        best = next((other for other in analysis.others if other.is_compared and other.move not in idle), None)
        if best is None or best.is_sure:
            return thought_of, analysis
        told = {other.move for other in analysis.others} - idle
        left = self._chosen_first(best.move, [each for each in thought_of if each.move in told])
        return left, self.compared(observation, seat, left)

    def outdoing(
        self, observation: State, seat: int, thought_of: Sequence[Tried], analysis: MoveAnalysis
    ) -> tuple[Sequence[Tried], MoveAnalysis]:
        """The same with a move that has all that the chosen one has, and more, in its place."""
        chosen = thought_of[0]
        if analysis.line or not chosen.tells_apart or chosen.move != analysis.move:
            return thought_of, analysis
        part, seats = self.evaluator.consequences, (seat, *self.evaluator.rivals(observation, seat))
        better = next((each for each in thought_of[1:] if is_outdone(part, seats, chosen, each)), None)
        if better is None:
            return thought_of, analysis
        told = {other.move for other in analysis.others}
        rest = [each for each in thought_of[1:] if each is not better and each.move in told]
        left = [better._replace(worths=chosen.worths), *rest]
        return left, self.compared(observation, seat, left)

    def without_risk(
        self, observation: State, decision: Decision, thought_of: Sequence[Tried], analysis: MoveAnalysis
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same without a move that a rival can undo at once, or that lets something go to waste, where it is not
        ahead by as much as is then lost, nor told from others by its futures: what is advised and what is warned of
        must not be one.
        """
        part = self.evaluator.consequences
        risk = part.risk(observation, analysis.move)
        if not risk:
            return thought_of, analysis
        is_plan = analysis.line and analysis.move[0] not in part.free  # a plan pays for its risk
        safe = yield from self._beside_safe(
            observation, decision, thought_of, analysis, lambda move: not part.risk(observation, move)
        )
        for other in safe.analysis.others:
            if other.move in safe.moves and (other.is_equal or (other.behind < risk and not is_plan)):
                left = self._chosen_first(other.move, safe.tries)
                return left, self.compared(observation, decision.seat, left)
        return thought_of, analysis

    def without_loss(
        self, observation: State, decision: Decision, thought_of: Sequence[Tried], analysis: MoveAnalysis
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same without a move that surely costs points this round which another one keeps, unless it is better
        beyond doubt: everybody sees what is lost on the table, and what is to outweigh it is but a judgement.
        """
        part = self.evaluator.consequences
        lost = round_points(known_of(part, observation, analysis.move))
        if lost >= 0:
            return thought_of, analysis
        safe = yield from self._beside_safe(
            observation, decision, thought_of, analysis,
            lambda move: round_points(known_of(part, observation, move)) > lost,
        )  # fmt: skip
        for other in safe.analysis.others:
            if other.move in safe.moves and other.is_compared and not other.is_sure:
                return self._decided(observation, decision.seat, self._chosen_first(other.move, safe.tries))
        return thought_of, analysis

    def _beside_safe(
        self,
        observation: State,
        decision: Decision,
        thought_of: Sequence[Tried],
        analysis: MoveAnalysis,
        is_safe: Callable[[Move], bool],
    ) -> Generator[None, None, SafeMoves]:
        """The chosen move beside the safe ones that it was compared with; where that was none, face to face with the
        first few that are: a plan, for one, is made for few moves.
        """
        ranking = yield from self.ranking(observation, decision)
        moves = [each.move for each in ranking if is_safe(each.move)]
        if moves and not any(other.is_compared and other.move in moves for other in analysis.others):
            faced = yield from self.faced(observation, decision, [analysis.move, *moves[:MOST_FACED]])
            return SafeMoves(moves, faced, self.compared(observation, decision.seat, faced))
        told = {analysis.move, *(other.move for other in analysis.others)}
        return SafeMoves(moves, [each for each in thought_of if each.move in told], analysis)

    def borne_out(
        self, observation: State, decision: Decision, thought_of: Sequence[Tried], analysis: MoveAnalysis
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same with a move that its own tries do not speak against; a bot that looks one ply ahead has none."""
        yield
        return thought_of, analysis

    def compared(self, observation: State, seat: int, thought_of: Sequence[Tried]) -> MoveAnalysis:
        """What the bot has to say of moves that it thought of, the first beside the others."""
        return analysis_of(self._worth, seat, thought_of, scatter(self.game.name, self.evaluator, observation))

    def explained(
        self,
        observation: State,
        seat: int,
        thought_of: Sequence[Tried],
        analysis: MoveAnalysis,
        said: Said = NOTHING_SAID,
    ) -> MoveAnalysis:
        """The same with what the moves do, and what has become of what was said before."""
        rivals = self.evaluator.rivals(observation, seat)
        return with_facts(self.evaluator.consequences, observation, seat, rivals, thought_of, analysis, said)

    def ranking(self, observation: State, decision: Decision) -> Generator[None, None, list[Ranked]]:
        """The candidates that this bot notices, the best by one ply first; the only one unweighed."""
        moves = self.noticed(observation, decision)
        if len(moves) == 1:
            return [Ranked(moves[0], 0.0, ())]
        ranked = []
        for move in moves:
            ranked.append(self.weighed(observation, decision.seat, move))
            yield
        return sorted(ranked, key=lambda each: -each.worth)

    def noticed(self, observation: State, decision: Decision) -> list[Move]:
        """The candidates that this bot sees. What needs no piece, such as passing, cannot be overlooked."""
        moves = list(worth_a_look(self.game, self.evaluator, observation, decision))
        if self._sight >= 1.0:
            return moves
        spell = self.evaluator.spell(observation)
        seed = f"{self.seed} {spell}" if spell else self.seed
        seen = [move for move in moves if len(move) == 1 or share(seed, move) < self._sight]
        return seen or moves[:1]

    def weighed(self, observation: State, seat: int, move: Move) -> Ranked:
        """Try a candidate out; where it shows something new, on several re-deals."""
        positions = [tried(self.evaluator, observation, seat, move)]
        if positions[0].surprises != observation.surprises:
            positions += (
                tried(self.evaluator, imagined(self.game, observation, seat, self.seed, number), seat, move)
                for number in range(1, self.evaluator.imaginings)
            )
        worth = sum(self._worth(position, seat) for position in positions) / len(positions)
        return Ranked(move, worth + WHIM * self.evaluator.window * share(self.seed, move), tuple(positions))

    def liked(self, ranking: list[Ranked], seat: int) -> Move:
        """The best of a ranking, or what the taste prefers among those that are nearly as good."""
        best = ranking[0]
        taste = self._taste
        if taste is None or len(ranking) == 1:
            return best.move
        near = [ranked for ranked in ranking if ranked.worth >= best.worth - self._window]
        return max(
            near, key=lambda ranked: sum(taste(each, seat) for each in ranked.leads_to) / len(ranked.leads_to)
        ).move
