"""Round ends: how the round may end, with its Resolution Phase played out on copies by the real steps.

Whoever has not passed passes first, and choices that are not made yet take the least costly option, or another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from game.cards.effects import DECLINE, OPTION
from game.engine import Continuation, Decision, Move, flow
from game.nations.concepts import holdings, seats_in_order, stability, strength, workers_owned
from game.nations.rules import event_cards, losses, maintenance, resolution, rounds, solo, turns, war
from game.nations.state import NationsState

PASSING = "passing"
"""The stage before the Resolution Phase: the seats that have not passed do so."""

STAGES: dict[Continuation, str] = {
    (resolution.production,): "production",
    (resolution.player_order,): "player_order",
    (war.war,): "war",
    (event_cards.resolve, "top"): "event_top",
    (event_cards.resolve, "bottom"): "event_bottom",
    (solo.stability_duel,): "stability_duel",
    (resolution.famine,): "famine",
    (resolution.score_books,): "score_books",
}
"""The frames that begin a stage of the Resolution Phase, and what the stage is called."""

UNKNOWN_BEFORE_THE_EVENT = (event_cards.events, solo.stability_duel, resolution.famine)

VP_WORTH = 3
"""What 1 VP counts against one unit of a resource when the least costly option is looked for."""

CARDS_COUNTED = ("colonies", "advisors")
"""Cards that events may take."""

COUNTED = ("gold", "stone", "food", "books", "vp", "strength", "stability", "workers", *CARDS_COUNTED)
"""What a Change counts."""

VP_COUNTED = COUNTED.index("vp")

Measured = tuple[int, ...]
"""A number for everything in COUNTED."""

Stage = tuple[str, list[Continuation]]
"""A stage's name and its frames, the first to run first."""

Answer = Callable[[NationsState, Decision], Move]
"""How a question nobody has answered yet is answered for now."""


@dataclass
class RoundEnd:
    """One way in which the round may end, as far as it has been played out.

    marks: what every seat had before the first stage and after each. guesses: the questions answered on the way.
    """

    position: NationsState
    stages: list[Stage]
    marks: list[list[Measured]]
    guesses: list[Guess]
    defeated: set[int]

    def play_on(self, answer: Answer) -> None:
        """Play all the stages that have not begun."""
        for name, frames in self.stages[len(self.marks) - 1 :]:
            if name == "war":
                self.defeated = {s for s in range(len(self.position.nations)) if war.is_defeated(self.position, s)}
            self.position.stack = frames[::-1]
            flow.advance(self.position)
            self.end_stage(answer)

    def end_stage(self, answer: Answer) -> None:
        """Answer all questions of the stage under way."""
        while (decision := self.position.decision) is not None:
            move = answer(self.position, decision)
            self.guesses.append(Guess(len(self.marks) - 1, self.position.copy(), decision, move))
            flow.apply(self.position, move)
        self.marks.append(_measured(self.position))

    def change(self, stage: int, seat: int) -> Measured:
        """What a stage changes for a seat."""
        before, after = self.marks[stage][seat], self.marks[stage + 1][seat]
        return tuple(now - then for then, now in zip(before, after, strict=True))

    def differences(self, other: RoundEnd) -> set[tuple[int, int]]:
        """The stages, by number, and seats for which another course brings something else."""
        both = zip(pairwise(self.marks), pairwise(other.marks), strict=True)
        return {
            (stage, seat)
            for stage, (mine, its) in enumerate(both)
            if mine != its
            for seat in range(len(self.position.nations))
            if self.change(stage, seat) != other.change(stage, seat)
        }


class Guess(NamedTuple):
    """A question that nobody has answered yet: its stage, the position it is asked in, what was answered for now."""

    stage: int
    position: NationsState
    decision: Decision
    answer: Move


def likely_course(state: NationsState) -> RoundEnd:
    """How the round ends if nobody acts any more."""
    return _played(state, _still_to_pass(state), _stages(state.copy()))


def courses_by_order(state: NationsState) -> list[RoundEnd]:
    """The likely course, and those in which another seat passes first."""
    waiting, stages = _still_to_pass(state), list(_stages(state.copy()))
    orders = [waiting[first:] + waiting[:first] for first in range(len(waiting))]
    return [_played(state, order, stages) for order in orders or [[]]]


def _played(state: NationsState, order: list[int], stages: Iterable[Stage]) -> RoundEnd:
    """The course of least cost through these stages, after the seats of `order` have passed."""
    imagined = state.copy()
    passing = [(PASSING, [(pass_now, seat) for seat in order])] if order else []
    course = RoundEnd(imagined, [*passing, *stages], [_measured(imagined)], [], set())
    course.play_on(least_costly)
    return course


def without_resolution(state: NationsState) -> NationsState:
    """A copy to try moves on, from which the round does not go on to its event, its resolution or its end."""
    imagined = state.copy()
    for stop in ((maintenance.new_event,), (solo.draw_tile,), (resolution.production,), (rounds.end_of_round,)):
        if stop in imagined.stack:
            imagined.stack = imagined.stack[imagined.stack.index(stop) + 1 :]
    return imagined


def _stages(imagined: NationsState) -> Iterator[Stage]:
    """The stages of the Resolution Phase to come. What is under way belongs to `step`."""
    if imagined.phase == "resolution":
        frames = imagined.stack[::-1]
        if (rounds.end_of_round,) in frames:
            frames = frames[: frames.index((rounds.end_of_round,))]
    else:
        steps = rounds.SOLO_RESOLUTION if imagined.is_solo else rounds.RESOLUTION
        frames = [(step,) for step in steps if imagined.event or step not in UNKNOWN_BEFORE_THE_EVENT]
    if (event_cards.events,) in frames:
        place = frames.index((event_cards.events,))
        imagined.stack = []
        event_cards.events(imagined)
        frames[place : place + 1] = imagined.stack[::-1]
    stage, group = imagined.step, list[Continuation]()
    for frame in frames:
        if frame in STAGES:
            if group:
                yield stage, group
            stage, group = STAGES[frame], []
        group.append(frame)
    if group:
        yield stage, group


def other_courses(likely: RoundEnd) -> Iterator[RoundEnd]:
    """What else may come: one question answered differently, in every way, and all of them, in two ways.

    Units of a loss that are chosen one by one count as one question.
    """
    seen = set()
    for guess in likely.guesses:
        choice = guess.decision.choice
        question = (
            guess.stage,
            guess.decision.seat,
            guess.decision.context[0] if choice is OPTION else choice,
        )
        if question not in seen:
            seen.add(question)
            for move in guess.decision.moves:
                if move != guess.answer:
                    yield _branch(likely, guess, move, least_costly)
    for guess in likely.guesses[:1]:
        for another in (partial(_another, place=0), partial(_another, place=-1)):
            yield _branch(likely, guess, another(guess.position, guess.decision), another)


def _branch(likely: RoundEnd, guess: Guess, move: Move, answer: Answer) -> RoundEnd:
    """The course that a question takes when it is answered with this move, and later ones by `answer`."""
    imagined = guess.position.copy()
    course = RoundEnd(imagined, likely.stages, likely.marks[: guess.stage + 1], [], set())
    flow.apply(imagined, move)
    course.end_stage(answer)
    course.play_on(answer)
    return course


def _still_to_pass(state: NationsState) -> list[int]:
    """The seats that have not passed, in turn order from the deciding one."""
    if state.phase == "resolution":
        return []
    order = seats_in_order(state)
    if state.phase == "action" and state.decision is not None:
        first = order.index(state.decision.seat)
        order = order[first:] + order[:first]
    return [seat for seat in order if seat not in state.passed]


def pass_now(imagined: NationsState, seat: int) -> None:
    """A step: the seat passes, with all that follows for its cards."""
    turns.TURN.actions["pass"].carry_out(imagined, seat)


def _another(imagined: NationsState, decision: Decision, place: int) -> Move:
    """The answer in this place among those that do not cost least, if there are any."""
    usual = least_costly(imagined, decision)
    return ([move for move in decision.moves if move != usual] or [usual])[place]


def least_costly(imagined: NationsState, decision: Decision) -> Move:
    """Decline where that is possible; otherwise what leaves the seat with the most, the first among equals."""
    moves = decision.moves
    if ("choose", DECLINE) in moves:
        return ("choose", DECLINE)
    if decision.choice is losses.WHICH_RESOURCE:
        return moves[0]  # one unit of any kind costs the same
    return max(moves, key=lambda move: _worth_after(imagined, decision, move)) if len(moves) > 1 else moves[0]


def _worth_after(imagined: NationsState, decision: Decision, move: Move) -> int:
    """What the seat holds once the move alone has taken effect, later questions unanswered."""
    tried = imagined.copy()
    if decision.choice is OPTION:
        effect = decision.context[0].option(move[1])
        tried.stack = []
        effect.run_for(tried, (decision.seat,))
        flow.advance(tried)
    else:
        tried.stack = tried.stack[-1:]
        flow.apply(tried, move)
    nation = tried.nations[decision.seat]
    return sum(holdings(nation).values()) + VP_WORTH * nation.vp


def _measured(state: NationsState) -> list[Measured]:
    return [
        (
            *(nation.gold, nation.stone, nation.food, nation.books, nation.vp),
            *(strength(state, seat), stability(state, seat), workers_owned(state, seat)),
            *(sum(map(bool, nation.colonies)), sum(map(bool, nation.advisors))),
        )
        for seat, nation in enumerate(state.nations)
    ]
