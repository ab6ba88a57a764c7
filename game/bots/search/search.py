"""Bots that search: they play their best moves on in many imagined futures (Monte Carlo, sequential halving)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, inf, isfinite, log2, sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import ClassVar, NamedTuple

from game.bots.advice.comparing import aim_lead, costs_points
from game.bots.advice.promises import NOTHING_SAID, Said
from game.bots.analysis.move_analysis import Effort, Expected, MoveAnalysis, Tried
from game.bots.bot import Thoughts
from game.bots.search.determinization import imagined, tried, usual_move
from game.bots.search.evaluator import Budget, Evaluator, Line, Policy
from game.bots.search.one_ply import MOST_FACED, OnePlyBot, Ranked
from game.bots.search.worth import Worth
from game.engine import Decision, Game, Move, State, flow, observe, seed_number
from game.engine.goal_search import MOST_TRIED

LONGEST_FUTURE = 400
"""Moves after which a future is weighed wherever it is, should the evaluator's horizon never come."""


SETTLING, SETTLED_FOR_ROLLOUT, MOST_SETTLED = range(500, 540), 4, 5
"""The futures in which moves face each other that seem level, how many of them for every rollout of the budget, and how
many moves. What seems as level and faces nobody is not told.
"""

FEWEST_TO_DOUBT, BEARING_OUT = 6, range(560, 572)
"""So many tries of a move may speak against it; the futures that then decide."""

TIME_TO_SETTLE = 0.25
"""The share of the time for a thought that this may take besides."""

FUTURES_EXPECTED, MOVES_EXPECTED = 8, 30
"""In how many futures, and for how many moves, it is looked at what the others do."""


TO_THE_END, SECONDS_TO_THE_END = range(540, 552), 0.7
"""The futures in which a second look late in a game plays on to its end, and how long that may take at the table; less
than a thought may be late (`game.bots.worker`).
"""


LINE_NOTED = 6
"""How many of its own moves after the one that is tried are noted."""


class Ending(NamedTuple):
    """Where a future ended, and the first moves of the seat itself on the way there."""

    position: State
    line: Line


@dataclass
class Trial:
    """A candidate, what its futures were worth, how they ended, all of them the same ones in the same order, and what
    the seat itself played in each of them; `then` is how it goes on with it where it can.
    """

    ranked: Ranked
    worths: list[float]
    ends: list[State] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    then: Line = ()

    @property
    def mean(self) -> float:
        """What it is worth, as far as it has been tried out."""
        return fmean(self.worths) if self.worths else self.ranked.worth

    def is_surely_better(self, usual: Trial, doubt: float) -> bool:
        """Whether the futures that both have been through leave no more doubt than that, in standard errors."""
        leads = [one - other for one, other in zip(self.worths, usual.worths, strict=False)]
        error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
        return bool(leads) and fmean(leads) > doubt * error


class SearchBot(OnePlyBot):
    """Ranks the candidates by one ply, then plays the best of them on to the evaluator's horizon, again and again.

    Where everything up to there is certain, one future is enough. After every round of futures the worse half drops
    out. All candidates meet the same re-deals and the same chance, so that luck does not decide between them. Few
    futures err much: what one ply says counts as one of them. Where the bot has a habit, such as the evaluator's
    policy, its move stays in to the last, and is played unless another one is surely better. The move follows from
    observation, seed and number of rollouts; only the seconds of the budget may cut the thinking short.

    budget: in place of the evaluator's own. in_time: whether its seconds count.
    """

    most_tried_again: ClassVar[int] = MOST_TRIED
    # What the table warns a person of, this bot finds, too.

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        worth: Worth,
        seed: int | str,
        budget: Budget | None = None,
        in_time: bool = False,
        taste: Worth | None = None,
        window: float = 0.0,
        habit: Policy | None = None,
    ) -> None:
        super().__init__(game, evaluator, worth, seed, taste, window)
        self._budget = budget
        self._in_time = in_time
        self._habit = habit

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """Rank, play on, and look at the choice again."""
        trials = yield from self._trials(observation, decision)
        line = yield from self.looked_again(observation, decision, self._choice(trials, decision.seat))
        return line[0]

    def prefers(self, observation: State, decision: Decision, line: Line, chosen: Move) -> Generator[None, None, bool]:
        """Whether futures in which it goes the line to its end come out better than those with its choice; late in a
        game, games that are played to their end, every time by players with other whims.
        """
        lines = [line, (chosen,)]
        if not self._is_late(observation):
            one, other = yield from self.lines_faced(observation, decision, lines)
            return fmean(one.worths) > fmean(other.worths)
        end = monotonic() + SECONDS_TO_THE_END if self._in_time else inf
        leads: list[float] = []
        for number in TO_THE_END:
            future = imagined(self.game, observation, decision.seat, self.seed, number)
            everybody = OnePlyBot(self.game, self.evaluator, self._worth, f"{self.seed} {number}")
            ends: list[Ending] = []
            for move, *then in lines:
                ends.append((yield from self._end(future.copy(), decision.seat, move, then, everybody)))
            leads.append(self._worth(ends[0].position, decision.seat) - self._worth(ends[1].position, decision.seat))
            if monotonic() > end:
                break
        return fmean(leads) > 0

    def _is_late(self, observation: State) -> bool:
        look = self.evaluator.second_look
        return look is not None and look.is_late(observation)

    def tries(
        self, observation: State, decision: Decision, effort: Effort | None = None
    ) -> Generator[None, None, list[Tried]]:
        """The same thinking, with all that was thought of: the chosen move first. What was played without futures is
        tried out by one ply; where it was not weighed so, but chosen by habit, that tells nothing of it and others.
        """
        seat = decision.seat
        trials = yield from self._trials(observation, decision, effort, self.evaluator.laid_out)
        is_certain, choice = self.evaluator.is_certain(observation), self._choice(trials, seat)
        line = yield from self.looked_again(observation, decision, choice)
        chosen = line[0]
        told = [
            Tried(
                trial.ranked.move,
                tuple(trial.worths[-len(trial.ends) :]),
                tuple(trial.ends),
                is_certain,
                tuple(trial.lines),
                tuple(range(len(trial.ends))),
            )
            for trial in trials
            if trial.ends
        ]
        if not told:
            beside = yield from self._beside(chosen, observation, decision)
            told = [self._tried(ranked, seat) for ranked in beside]
            if len(trials) == 1 or self._habit:
                told = [each.by_habit for each in told]
        elif chosen != choice:
            others = [each.move for each in self._chosen_first(choice, told) if each.move != chosen]
            lines = [line, *(self._with_laid_out(observation, move) for move in others[:MOST_FACED])]
            told = yield from self.lines_faced(observation, decision, lines)
            if self._is_late(observation):
                # What seems better at the end of the round was worse at the end of the game.
                told = [told[0], *(each for each in told[1:] if fmean(each.worths) <= fmean(told[0].worths))]
        return self._chosen_first(chosen, told)

    def faced(
        self, observation: State, decision: Decision, moves: Sequence[Move], futures: range = range(8)
    ) -> Generator[None, None, list[Tried]]:
        """These moves, with what a table lays out for them, in the same futures, or in the one that says all."""
        lines = [self._with_laid_out(observation, move) for move in moves]
        return (yield from self.lines_faced(observation, decision, lines, futures))

    def _with_laid_out(self, observation: State, move: Move) -> Line:
        return move, *self.evaluator.laid_out(observation, move)

    def lines_faced(
        self, observation: State, decision: Decision, lines: Sequence[Line], futures: range = range(8)
    ) -> Generator[None, None, list[Tried]]:
        """The same with lines that are gone on with as long as they are legal; each stands under its first move."""
        seat, is_certain = decision.seat, self.evaluator.is_certain(observation)
        ends: list[list[Ending]] = [[] for _ in lines]
        for number in futures[:1] if is_certain else futures:
            future = imagined(self.game, observation, seat, self.seed, number)
            for (move, *then), its in zip(lines, ends, strict=True):
                its.append((yield from self._end(future.copy(), seat, move, then)))
        return [
            Tried(
                line[0],
                tuple(self._worth(end.position, seat) for end in its),
                tuple(end.position for end in its),
                is_certain,
                tuple(end.line for end in its),
                tuple(futures)[: len(its)],
            )
            for line, its in zip(lines, ends, strict=True)
        ]

    def considered(
        self, observation: State, decision: Decision, played: Move | None = None, effort: Effort | None = None
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same, with the line that a free move begins where no plan says what follows; what the line plays anyway
        is no other move.
        """
        thought_of, analysis = yield from super().considered(observation, decision, played, effort)
        if played is not None or not self._begins_a_line([analysis.move]):
            return thought_of, analysis
        line = yield from self.line_of(observation, decision, analysis.move, effort)
        others = tuple(each for each in analysis.others if each.move not in line)
        return thought_of, analysis._replace(line=line, others=others)

    def _begins_a_line(self, moves: Sequence[Move]) -> bool:
        """Whether all of these moves are free, and no plan says what follows."""
        return not self.evaluator.alternatives and all(move[0] in self.evaluator.consequences.free for move in moves)

    def line_of(
        self, observation: State, decision: Decision, move: Move, effort: Effort | None = None
    ) -> Generator[None, None, Line]:
        """What the seat would play after one of its free moves, up to its next move that is none. That is thought of as
        it would be then; the line ends where what comes of it cannot be known.
        """
        part = self.evaluator.consequences
        line = [move]
        while line[-1][0] in part.free and len(line) <= LONGEST_FUTURE:
            then = part.after(observation, line)
            position = observe(then, decision.seat, self.game.hidden) if then else None
            asked = position.decision if position else None
            if position is None or asked is None or asked.seat != decision.seat:
                break
            if self._begins_a_line(asked.moves):
                trials = yield from self._trials(position, asked, effort)
                line.append(self._choice(trials, decision.seat))
            else:
                _, found = yield from super().considered(position, asked, None, effort)
                line.append(found.move)
        return tuple(line[1:])

    def analysis(
        self,
        observation: State,
        decision: Decision,
        played: Move | None = None,
        effort: Effort | None = None,
        said: Said = NOTHING_SAID,
    ) -> Generator[None, None, MoveAnalysis]:
        """The same, with what the others are expected to do."""
        analysis = yield from super().analysis(observation, decision, played, effort, said)
        expected = yield from self._expected(observation, decision.seat, analysis.move)
        return analysis._replace(expected=expected)

    def settled(
        self,
        observation: State,
        decision: Decision,
        thought_of: Sequence[Tried],
        analysis: MoveAnalysis,
        effort: Effort | None,
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same, once moves that seem level have faced each other in more futures, without plans: a plan may begin
        with any of them. One that surely does better there comes first; where nothing is left to chance the chosen one
        stays, and a move that only does better without a plan is not told. At first sight there is no time for that;
        without a clock no more is thought than for a move. What only begins a line is not compared.
        """
        level = [analysis.move, *(other.move for other in analysis.others if other.is_level and isfinite(other.error))]
        if len(level) == 1 or self._begins_a_line(level) or (effort and (not effort.plans or effort.seconds == inf)):
            return thought_of, analysis
        end = monotonic() + effort.seconds * TIME_TO_SETTLE if effort else inf
        faced: list[Tried] = []
        for number in SETTLING[: SETTLED_FOR_ROLLOUT * max(1, self.evaluator.budget_at(observation).rollouts)]:
            more = yield from self.faced(observation, decision, level[:MOST_SETTLED], range(number, number + 1))
            faced = [one.and_in(other) for one, other in zip(faced, more, strict=True)] if faced else more
            if monotonic() > end or faced[0].is_certain:
                break
        found = self.compared(observation, decision.seat, faced)
        if faced[0].is_certain:
            found = found._replace(others=tuple(other for other in found.others if other.behind >= 0))
        elif found.others and found.others[0].is_surely_ahead:
            faced = self._chosen_first(found.others[0].move, faced)
            found = self.compared(observation, decision.seat, faced)
        others = [each for each in analysis.others if each.move not in level]
        rest = [each for each in thought_of if each.move not in level]
        if not faced[0].is_certain and not self.evaluator.alternatives:
            earlier = {each.move: each for each in thought_of}
            faced = [earlier[each.move].and_in(each) for each in faced]
            thought_of = [*faced, *rest]
            return thought_of, self.compared(observation, decision.seat, thought_of)
        return [*faced, *rest], found._replace(others=(*found.others, *others))

    def borne_out(
        self, observation: State, decision: Decision, thought_of: Sequence[Tried], analysis: MoveAnalysis
    ) -> Generator[None, None, tuple[Sequence[Tried], MoveAnalysis]]:
        """The same, where the tries of the chosen move do not speak against it: what is advised and what is counted
        must be one judgement. Where another move is surely ahead of it, by its worth or by how often the game's aim is
        met, both are tried in further futures, and the one that is ahead in all of them is advised. So are those that
        are about equal, but end with more points: fewer are advised only for what is surely worth more. A plan is more
        than its tries, and of what is certain there is only one.
        """
        seat, tries = decision.seat, {each.move: each for each in thought_of}
        chosen = tries.get(analysis.move)
        if chosen is None or chosen.is_certain or len(chosen.worths) < FEWEST_TO_DOUBT or self.evaluator.alternatives:
            return thought_of, analysis
        part = self.evaluator.consequences
        ahead = [
            each
            for other in analysis.others
            if (each := tries.get(other.move))
            and len(each.worths) >= FEWEST_TO_DOUBT
            and (
                other.is_surely_ahead
                or aim_lead(part, observation, seat, chosen, each) < 0
                or (other.is_equal and costs_points(part, observation, seat, chosen, each))
            )
        ]
        if not ahead:
            return thought_of, analysis
        ahead = sorted(ahead, key=lambda each: -fmean(each.worths))[:MOST_FACED]
        shared = min(len(each.worths) for each in (chosen, *ahead))
        more = yield from self.faced(observation, decision, [chosen.move, *(each.move for each in ahead)], BEARING_OUT)
        faced = [each.at(range(shared)).and_in(its) for each, its in zip((chosen, *ahead), more, strict=True)]
        best = max(faced, key=lambda each: (self._wins(observation, each, seat), fmean(each.worths)))
        level = {other.move for other in self.compared(observation, seat, faced).others if other.is_equal}
        richer = [
            each for each in faced[1:] if each.move in level and costs_points(part, observation, seat, faced[0], each)
        ]
        if best is faced[0] and richer:
            best = max(richer, key=lambda each: fmean(each.worths))
        others = [each for each in thought_of if each.move not in {one.move for one in faced}]
        left = [best, *(each for each in faced if each is not best), *others]
        return left, self.compared(observation, seat, left)

    def _wins(self, observation: State, tried: Tried, seat: int) -> int:
        """In how many futures of a move the game's aim is met; 0 where it has none but what a position is worth."""
        part = self.evaluator.consequences
        return sum(part.counted(observation, end, seat).get(part.aim, False) for end in tried.ends) if part.aim else 0

    def _expected(self, observation: State, seat: int, move: Move) -> Generator[None, None, tuple[Expected, ...]]:
        """What each of the others does first after a move, in most of a few futures."""
        replies: dict[int, list[tuple[Move, State]]] = {}
        futures = 1 if self.evaluator.is_certain(observation) else FUTURES_EXPECTED
        for number in range(futures):
            future = imagined(self.game, observation, seat, self.seed, number)
            flow.apply(future, move)
            answered = {seat}
            for _ in range(MOVES_EXPECTED):
                if (asked := future.decision) is None:
                    break
                yield
                likely = yield from self.likely(future, asked)
                if asked.seat not in answered and len(asked.moves) > 1 and not self.evaluator.is_minor(asked):
                    answered.add(asked.seat)
                    replies.setdefault(asked.seat, []).append((likely, future.copy()))
                flow.apply(future, likely)
        expected = []
        for other, its in sorted(replies.items()):
            moves = [reply for reply, _ in its]
            usual = max(moves, key=moves.count)
            position = next(where for reply, where in its if reply == usual)
            expected.append(Expected(other, usual, position, moves.count(usual) / futures))
        return tuple(expected)

    def _choice(self, trials: list[Trial], seat: int) -> Move:
        """The best of the trials, which come best first, or what the taste prefers."""
        return self.liked([each.ranked._replace(worth=each.mean) for each in trials], seat)

    def _trials(
        self,
        observation: State,
        decision: Decision,
        effort: Effort | None = None,
        laid_out: Callable[[State, Move], Line] = lambda state, move: (),
    ) -> Generator[None, None, list[Trial]]:
        """What the bot thinks of, the best first, as far as its budget goes, or an effort. laid_out: how the seat goes
        on after a move.
        """
        budget = self._budget or self.evaluator.budget_at(observation)
        if effort:
            budget = replace(
                budget,
                rollouts=ceil(budget.rollouts * effort.times),
                seconds=effort.seconds,
                planned=budget.planned if effort.plans else 0,
            )
        end = monotonic() + budget.seconds if self._in_time else inf
        if self._habit:
            ranking = yield from self._usual_first(self._habit, observation, decision, budget.shortlist)
        else:
            ranking = yield from self.ranking(observation, decision)
        if len(ranking) == 1 or not budget.rollouts or self.evaluator.is_minor(decision):
            return [Trial(ranked, []) for ranked in ranking]
        trials = [Trial(ranked, [] if self._habit else [ranked.worth]) for ranked in ranking[: budget.shortlist]]
        for trial in trials:
            trial.then = laid_out(observation, trial.ranked.move)
        best = yield from self._halve(trials, budget, observation, decision.seat, end)
        return [best, *(trial for trial in trials if trial is not best)]

    def _usual_first(
        self, habit: Policy, observation: State, decision: Decision, shortlist: int
    ) -> Generator[None, None, list[Ranked]]:
        """What the bot does by habit, and behind it what else is likely; only a taste asks what that leads to."""
        evaluator = self.evaluator
        moves = [usual_move(self.game, habit, observation)]
        if not evaluator.is_minor(decision):
            moves = list(dict.fromkeys([*moves, *(evaluator.likely or evaluator.candidates)(observation, decision)]))
        if len(moves) == 1 or self._taste is None:
            return [Ranked(move, 0.0, ()) for move in moves]
        ranking = []
        for move in moves[:shortlist]:
            ranking.append(self.weighed(observation, decision.seat, move))
            yield
        return ranking

    def _halve(
        self, trials: list[Trial], budget: Budget, observation: State, seat: int, end: float
    ) -> Generator[None, None, Trial]:
        """Share the rollouts among the trials, the better half after every round; the one that is left."""
        is_certain = self.evaluator.is_certain(observation)
        share = 0 if is_certain else budget.rollouts // max(1, ceil(log2(len(trials))))
        usual = trials[0] if self._habit else None
        left, number = trials, 0
        while len(left) > 1:
            for _ in range(max(1, share // len(left))):
                future = imagined(self.game, observation, seat, self.seed, number)
                number += 1
                ends = []
                for trial in left:
                    ends.append((yield from self._end(future.copy(), seat, trial.ranked.move, trial.then)))
                    if monotonic() > end:
                        return self._best(left, usual, budget.doubt)
                for trial, each in zip(left, ends, strict=True):
                    trial.worths.append(self._worth(each.position, seat))
                    trial.ends.append(each.position)
                    trial.lines.append(each.line)
            half = 1 if is_certain else ceil(len(left) / 2)
            left = sorted(left, key=lambda trial: -trial.mean)
            if usual and half > 1 and usual not in left[:half]:
                left[half - 1] = usual
            left = left[:half]
        return self._best(left, usual, budget.doubt)

    @staticmethod
    def _best(left: list[Trial], usual: Trial | None, doubt: float) -> Trial:
        """The best of those that are left, unless it had better be the usual one."""
        best = max(left, key=lambda trial: trial.mean)
        return best if usual is None or best is usual or best.is_surely_better(usual, doubt) else usual

    def _end(
        self, future: State, seat: int, move: Move, then: Sequence[Move] = (), everybody: OnePlyBot | None = None
    ) -> Generator[None, None, Ending]:
        """Play the move, then everybody's, to the horizon; the position there, and what the seat played.

        The seat goes on with the moves of `then` as long as it can. everybody: who plays on in all seats to the end of
        the game, looking again at passes, too; by habits a way that gained 0.9 VP seemed to lose 1.7.
        """
        left, own = list(then), list[Move]()
        horizon = inf if everybody else self.evaluator.progress(future) + self.evaluator.ahead
        flow.apply(future, move)
        for _ in range(LONGEST_FUTURE):
            if future.decision is None or self.evaluator.progress(future) >= horizon:
                break
            yield
            decision = future.decision
            if left and decision.seat == seat and len(decision.moves) > 1 and left[0] not in decision.moves:
                left.clear()
            if left and decision.seat == seat and left[0] in decision.moves:
                played = left.pop(0)
            elif everybody:
                view = imagined(self.game, future, decision.seat, everybody.seed, 0)
                assert view.decision is not None
                played = yield from everybody.thoughts(view, view.decision)
            else:
                played = yield from self.likely(future, decision)
            if decision.seat == seat and len(own) < LINE_NOTED:
                own.append(played)
            flow.apply(future, played)
        if not future.is_over:
            self.evaluator.settle(future, seat)
        return Ending(future, tuple(own))

    def likely(self, future: State, decision: Decision) -> Thoughts:
        """What the seat that is asked would do in a future, without foreseeing its dice."""
        if policy := self.evaluator.foreseen or self.evaluator.policy:
            return usual_move(self.game, policy, future)
        if len(decision.moves) == 1:
            return decision.moves[0]
        opinion = self.game.advice(future, decision)
        if opinion:
            return opinion.move
        moves = (self.evaluator.likely or self.evaluator.candidates)(future, decision)
        if len(moves) == 1:
            return moves[0]
        here = future.copy()
        here.rng = seed_number(f"{future.rng} unforeseen")
        worths = []
        for move in moves:
            worths.append(self._worth(tried(self.evaluator, here, decision.seat, move), decision.seat))
            yield
        return moves[worths.index(max(worths))]
