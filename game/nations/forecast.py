"""Forecast: what the Resolution Phase would bring every nation if the round ended now.

The real steps run on a copy, so a forecast knows every rule and every card. Whoever has not passed passes now, in
turn order, and choices that are not made yet take the least costly option. The same steps then run with other
answers, and with others passing first: whatever comes out differently is marked as uncertain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from game.core import flow
from game.core.flow import Decision, Move
from game.core.foresight import Figure, Figures, Oracle
from game.core.state import Frame
from game.core.words import DECLINE, OPTION
from game.nations.concepts import holdings, seats_in_order, stability, strength, workers_owned
from game.nations.events import events, resolve
from game.nations.losses import WHICH_RESOURCE
from game.nations.maintenance import new_event
from game.nations.resolution import famine, player_order, production, score_books
from game.nations.rounds import RESOLUTION, SOLO_RESOLUTION, end_of_round
from game.nations.solo import draw_tile, stability_duel
from game.nations.state import RESOURCES, NationsState
from game.nations.turns import TURN
from game.nations.war import is_defeated, war

PASSING = "passing"
"""The stage before the Resolution Phase: the seats that have not passed do so."""

STAGES: dict[Frame, str] = {
    (production,): "production",
    (player_order,): "player_order",
    (war,): "war",
    (resolve, "top"): "event_top",
    (resolve, "bottom"): "event_bottom",
    (stability_duel,): "stability_duel",
    (famine,): "famine",
    (score_books,): "score_books",
}
"""The frames that begin a stage of the Resolution Phase, and what the stage is called."""

UNKNOWN_BEFORE_THE_EVENT = (events, stability_duel, famine)
VP_WORTH = 3
"""What 1 VP counts against one unit of a resource when the least costly option is looked for."""


@dataclass(frozen=True)
class Change:
    """What something changes for one seat.

    `uncertain` when it hangs on a choice not yet made, whoever is to make it, or on who passes first or last.
    """

    gold: int = 0
    stone: int = 0
    food: int = 0
    books: int = 0
    vp: int = 0
    strength: int = 0
    stability: int = 0
    workers: int = 0
    uncertain: bool = False


NOTHING = Change()
COUNTED = ("gold", "stone", "food", "books", "vp", "strength", "stability", "workers")
"""What a Change counts."""

VP_COUNTED = COUNTED.index("vp")
OTHERS_COUNTED = tuple(place for place in range(len(COUNTED)) if place != VP_COUNTED)

Measured = tuple[int, ...]
"""A number for everything in COUNTED."""

Stage = tuple[str, list[Frame]]
"""A stage's name and its frames, the first to run first."""

Answer = Callable[[NationsState, Decision], Move]
"""How a question nobody has answered yet is answered for now."""


@dataclass(frozen=True)
class SeatForecast:
    """One seat's row: its changes by stage (see PASSING and STAGES) and in total.

    `order_now` and `order_then` are places in the round order, 1 for the first. `short` names the resources whose
    shortage costs a VP. `revolt` is the number of Books that a revolt costs. `defeated` tells whether the War of the
    round is lost. `order_uncertain` when the place then hangs on what nobody has decided yet. `strength`, `stability`,
    `vp` and what is `held` are those of the position itself. `locked` are the stages that no move of anybody can
    change any more, and of Production the resources by name.
    """

    seat: int
    changes: Mapping[str, Change] = field(hash=False)
    total: Change
    order_now: int
    order_then: int
    short: tuple[str, ...]
    revolt: int
    defeated: bool
    strength: int
    stability: int
    vp: int
    held: Mapping[str, int] = field(hash=False)
    order_uncertain: bool = False
    locked: frozenset[str] = frozenset()

    def change(self, stage: str) -> Change:
        """The change in a stage; nothing where the stage is over or does not take place."""
        return self.changes.get(stage, NOTHING)


@dataclass(frozen=True)
class Forecast:
    """Every seat's row, by seat, and the stages still to come, in their order."""

    rows: tuple[SeatForecast, ...]
    stages: tuple[str, ...] = ()


def forecast(state: NationsState) -> Forecast:
    """What is still to come of this round's Resolution Phase, from the position as it is. Changes nothing.

    Before the event of the round is known, events and famine are left out. During setup, and when the game is
    over, there are no rows.
    """
    if state.phase in ("setup", "over"):
        return Forecast(())
    stages = list(_stages(state.copy()))
    waiting = _still_to_pass(state)
    courses = [
        _play_out(state, [(PASSING, [(pass_now, seat) for seat in order]), *stages] if order else stages)
        for order in _rotations(waiting)
    ]
    likely = courses[0]
    doubts = _Doubts({(guess.stage, guess.decision.seat) for guess in likely.guesses}, set())
    for other in (*courses[1:], *_other_courses(likely)):
        doubts.compare(likely, other)
    names = [name for name, _ in likely.stages]
    rows = tuple(_row(state, likely, seat, doubts) for seat in range(len(state.nations)))
    return Forecast(rows, tuple(names))


def worth(state: NationsState, move: Move) -> tuple[int, int] | None:
    """How the round would end for the seat that is asked once it made this move: its VP, then all else it would have;
    None when the move would show something nobody can know yet.
    """
    assert state.decision is not None
    seat, imagined = state.decision.seat, without_resolution(state)
    flow.play(imagined, move)
    if imagined.surprises != state.surprises or imagined.phase in ("setup", "over"):
        return None
    *others, vp = (_likely(imagined).marks[-1][seat][place] for place in (*OTHERS_COUNTED, VP_COUNTED))
    return vp, sum(others)


class Outcome(NamedTuple):
    """How a round ends for one seat: the VP that its stages cost, and the VP it then holds."""

    lost: int
    vp: int


def outcome(state: NationsState, seat: int) -> Outcome:
    """What the forecast says of one seat's VP, without asking what else may come: so much quicker."""
    course = _likely(state)
    changes = [course.change(stage, seat)[VP_COUNTED] for stage in range(len(course.stages))]
    return Outcome(-sum(change for change in changes if change < 0), course.position.nations[seat].vp)


def _likely(state: NationsState) -> _Course:
    """How the round ends if nobody acts any more."""
    order, stages = _still_to_pass(state), list(_stages(state.copy()))
    return _play_out(state, [(PASSING, [(pass_now, each) for each in order]), *stages])


def without_resolution(state: NationsState) -> NationsState:
    """A copy to try moves on, from which the round does not go on to its event, its resolution or its end."""
    imagined = state.copy()
    for stop in ((new_event,), (draw_tile,), (production,), (end_of_round,)):
        if stop in imagined.stack:
            imagined.stack = imagined.stack[imagined.stack.index(stop) + 1 :]
    return imagined


def what_if(state: NationsState, move: Move) -> Forecast | None:
    """The forecast after a move, or None when the move would show something nobody can know yet."""
    imagined = without_resolution(state)
    flow.play(imagined, move)
    return None if imagined.surprises != state.surprises else forecast(imagined)


def _stages(imagined: NationsState) -> Iterator[Stage]:
    """The stages of the Resolution Phase to come. What is under way belongs to `step`."""
    if imagined.phase == "resolution":
        frames = imagined.stack[::-1]
        if (end_of_round,) in frames:
            frames = frames[: frames.index((end_of_round,))]
    else:
        steps = SOLO_RESOLUTION if imagined.is_solo else RESOLUTION
        frames = [(step,) for step in steps if imagined.event or step not in UNKNOWN_BEFORE_THE_EVENT]
    if (events,) in frames:
        place = frames.index((events,))
        imagined.stack = []
        events(imagined)
        frames[place : place + 1] = imagined.stack[::-1]
    stage, group = imagined.step, list[Frame]()
    for frame in frames:
        if frame in STAGES:
            if group:
                yield stage, group
            stage, group = STAGES[frame], []
        group.append(frame)
    if group:
        yield stage, group


@dataclass
class _Course:
    """One way in which the round may end, as far as it has been played out.

    marks: what every seat had before the first stage and after each. guesses: the questions answered on the way.
    """

    position: NationsState
    stages: list[Stage]
    marks: list[list[Measured]]
    guesses: list[_Guess]
    defeated: set[int]

    def play_on(self, answer: Answer) -> None:
        """Play all the stages that have not begun."""
        for name, frames in self.stages[len(self.marks) - 1 :]:
            if name == "war":
                self.defeated = {
                    s for s in range(len(self.position.nations)) if is_defeated(self.position, s)
                }
            self.position.stack = frames[::-1]
            flow.advance(self.position)
            self.end_stage(answer)

    def end_stage(self, answer: Answer) -> None:
        """Answer all questions of the stage under way."""
        while (decision := self.position.decision) is not None:
            move = answer(self.position, decision)
            self.guesses.append(_Guess(len(self.marks) - 1, self.position.copy(), decision, move))
            flow.play(self.position, move)
        self.marks.append(_measured(self.position))

    def change(self, stage: int, seat: int) -> Measured:
        """What a stage changes for a seat."""
        before, after = self.marks[stage][seat], self.marks[stage + 1][seat]
        return tuple(now - then for then, now in zip(before, after, strict=True))

    def differences(self, other: _Course) -> set[tuple[int, int]]:
        """The stages, by number, and seats for which another course brings something else."""
        return {
            (stage, seat)
            for stage in range(len(self.stages))
            for seat in range(len(self.position.nations))
            if self.change(stage, seat) != other.change(stage, seat)
        }


class _Doubts(NamedTuple):
    """What comes out differently in some course: changes by stage and seat, places in the order by seat."""

    changes: set[tuple[int, int]]
    places: set[int]

    def compare(self, likely: _Course, other: _Course) -> None:
        """Note everything in which another course differs."""
        self.changes.update(likely.differences(other))
        orders = zip(likely.position.order, other.position.order, strict=True)
        self.places.update(seat for pair in orders if pair[0] != pair[1] for seat in pair)


class _Guess(NamedTuple):
    """A question that nobody has answered yet: its stage, the position it is asked in, what was answered for now."""

    stage: int
    position: NationsState
    decision: Decision
    answer: Move


def _play_out(state: NationsState, stages: list[Stage]) -> _Course:
    """The course of least cost."""
    imagined = state.copy()
    course = _Course(imagined, stages, [_measured(imagined)], [], set())
    course.play_on(_least_costly)
    return course


def _other_courses(likely: _Course) -> Iterator[_Course]:
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
                    yield _branch(likely, guess, move, _least_costly)
    for guess in likely.guesses[:1]:
        for another in (partial(_another, place=0), partial(_another, place=-1)):
            yield _branch(likely, guess, another(guess.position, guess.decision), another)


def _branch(likely: _Course, guess: _Guess, move: Move, answer: Answer) -> _Course:
    """The course that a question takes when it is answered with this move, and later ones by `answer`."""
    imagined = guess.position.copy()
    course = _Course(imagined, likely.stages, likely.marks[: guess.stage + 1], [], set())
    flow.play(imagined, move)
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


def _rotations(seats: list[int]) -> list[list[int]]:
    """The seats in their order, then in every order that begins with another one. At least one order."""
    return [seats[first:] + seats[:first] for first in range(len(seats))] or [[]]


def pass_now(imagined: NationsState, seat: int) -> None:
    """A step: the seat passes, with all that follows for its cards."""
    TURN.actions["pass"].play(imagined, seat)


def _row(state: NationsState, likely: _Course, seat: int, doubts: _Doubts) -> SeatForecast:
    """A seat's row, from the likely course."""
    changes = {
        name: _change(likely.change(number, seat), (number, seat) in doubts.changes)
        for number, (name, _) in enumerate(likely.stages)
    }
    nation, then = state.nations[seat], likely.position
    return SeatForecast(
        seat=seat,
        changes=changes,
        total=_total(list(changes.values())),
        order_now=state.order.index(seat) + 1,
        order_then=then.order.index(seat) + 1,
        short=tuple(kind for kind in then.nations[seat].short if kind not in nation.short),
        revolt=max(0, -stability(state, seat)) if "production" in changes else 0,
        defeated=seat in likely.defeated,
        strength=strength(state, seat),
        stability=stability(state, seat),
        vp=nation.vp,
        held=holdings(nation),
        order_uncertain=seat in doubts.places,
        locked=_locked(state, likely),
    )


def _locked(state: NationsState, likely: _Course) -> frozenset[str]:
    """Everything before the next question while the round ends; before that somebody may buy what concerns all."""
    if state.phase != "resolution":
        return frozenset()
    first = likely.guesses[0].stage if likely.guesses else len(likely.stages)
    names = frozenset(name for name, _ in likely.stages[:first])
    return names | frozenset(RESOURCES) if "production" in names else names


def _another(imagined: NationsState, decision: Decision, place: int) -> Move:
    """The answer in this place among those that do not cost least, if there are any."""
    usual = _least_costly(imagined, decision)
    return ([move for move in decision.moves if move != usual] or [usual])[place]


def _least_costly(imagined: NationsState, decision: Decision) -> Move:
    """Decline where that is possible; otherwise what leaves the seat with the most, the first among equals."""
    moves = decision.moves
    if ("choose", DECLINE) in moves:
        return ("choose", DECLINE)
    if decision.choice is WHICH_RESOURCE:
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
        flow.play(tried, move)
    nation = tried.nations[decision.seat]
    return sum(holdings(nation).values()) + VP_WORTH * nation.vp


def _measured(state: NationsState) -> list[Measured]:
    return [
        (
            *(nation.gold, nation.stone, nation.food, nation.books, nation.vp),
            *(strength(state, seat), stability(state, seat), workers_owned(state, seat)),
        )
        for seat, nation in enumerate(state.nations)
    ]


def _change(differences: Measured, uncertain: bool) -> Change:
    return Change(**dict(zip(COUNTED, differences, strict=True)), uncertain=uncertain)


def _total(changes: list[Change]) -> Change:
    sums = {name: sum(getattr(change, name) for change in changes) for name in COUNTED}
    return Change(**sums, uncertain=any(change.uncertain for change in changes))


def figures(state: NationsState, foreseen: Forecast) -> Figures:
    """What every seat has at the end of the round, and of Production, where nothing open stands between; the VP of the
    rounds that are over.
    """
    found = {
        f"seat{seat} vp after round {number}": Figure(vp, True)
        for number, round in enumerate(state.vp_after_round, 1)
        for seat, vp in enumerate(round)
    }
    for row in foreseen.rows:
        held, made = row.held, row.change("production")
        if state.event and not row.total.uncertain:
            found[f"seat{row.seat} vp after round {state.round}"] = Figure(row.vp + row.total.vp)
        if "production" in row.changes and not made.uncertain:
            for kind in RESOURCES if state.event else RESOURCES[:-1]:
                name = f"seat{row.seat} {kind} after production {state.round}"
                found[name] = Figure(held[kind] + getattr(made, kind), kind in row.locked)
    return found


ORACLE = Oracle(forecast, what_if, worth, figures)
