"""The rules of Pig, from the first throw to the last."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.chance import roll
from game.engine.flow import Action, Choice, Context, Move, Refusal
from game.engine.game import Options, Score, ScoreLine
from game.engine.state import Always, happen
from game.pig.events import event_named
from game.pig.state import PigState

SIDES = 6
LOSES = 1
"""The face that costs all that the turn has brought."""

ALWAYS: Always[PigState] = Always(event_named=event_named)


def lay_out(options: Options, seats: int, seed: int | str) -> PigState:
    """Nobody has a point; the first round waits."""
    state = PigState(seats, seed, options["goal"], ALWAYS)
    state.then(play_round)
    return state


def play_round(state: PigState) -> None:
    """Every seat has one turn, the first seat first; then the next round."""
    state.round += 1
    happen(state, "round_began", round=state.round)
    state.then(*((take_turn, seat) for seat in range(len(state.points))), end_round)


def take_turn(state: PigState, seat: int) -> None:
    """A turn begins with nothing brought."""
    state.brought = 0
    state.then((TURN, seat))


def end_round(state: PigState) -> None:
    """Write the points of the round down, and begin another."""
    state.vp_after_round = (*state.vp_after_round, state.points)
    state.then(play_round)


class Throw(Action[PigState]):
    """Throw the die: a 1 ends the turn and loses what it has brought, anything else adds to it."""

    verb = "throw"

    def moves(self, state: PigState, seat: int) -> Iterable[Move]:
        """Always possible."""
        yield (self.verb,)

    def carry_out(self, state: PigState, seat: int) -> None:
        """Throw in front of everybody."""
        state.face = roll(state, SIDES)
        happen(state, "thrown", seat, face=state.face)
        if state.face == LOSES:
            happen(state, "lost", seat, points=state.brought)
            state.brought = 0
        else:
            state.brought += state.face
            state.then((TURN, seat))


class Hold(Action[PigState]):
    """Bank what the turn has brought, and end it. Whoever reaches the goal has won at once."""

    verb = "hold"

    def moves(self, state: PigState, seat: int) -> Iterable[Move]:
        """Once something has been thrown."""
        if state.brought:
            yield (self.verb,)

    def why_not(self, state: PigState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Nothing can be banked before the first throw."""
        return None if state.brought else Refusal("nothing_brought", fix="throw_first")

    def carry_out(self, state: PigState, seat: int) -> None:
        """The points are safe."""
        mine = state.points[seat] + state.brought
        state.points = (*state.points[:seat], mine, *state.points[seat + 1 :])
        happen(state, "held", seat, points=state.brought, total=mine)
        state.brought = 0
        if mine >= state.goal:
            state.vp_after_round = (*state.vp_after_round, state.points)
            state.stack.clear()
            happen(state, "won", seat, points=mine)


TURN = Choice("turn", Throw(), Hold())


def final_scores(state: PigState) -> list[Score]:
    """Best first; equal points share a place."""
    order = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
    return [
        Score(
            seat,
            (ScoreLine("banked", points := state.points[seat]),),
            points,
            1 + sum(other > points for other in state.points),
        )
        for seat in order
    ]
