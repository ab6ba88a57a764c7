"""The flow of a game: steps run from a stack until somebody has to decide.

A move is a verb and handles, such as `("buy_card", "ziggurat", "slot2")`, and is its own line in a save.
`Action.moves` is the only source of legality; everything else (bots, glowing targets, tests) reads its lists.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple

from game.engine.event import Facts
from game.engine.state import S, State

Move = tuple[str, ...]

Context = tuple[Any, ...]
"""What a question is about: the plain arguments that follow the seat in its frame."""


class IllegalMove(ValueError):
    """A move that the pending decision does not list."""


class Refusal(NamedTuple):
    """Why a piece cannot be played there: a sentence's key and the numbers in it.

    `reason` and `fix` are keys of the game's sentences; `facts` fills both, such as need=8, have=5.
    """

    reason: str
    facts: Facts = {}
    fix: str | None = None


class Decision(NamedTuple):
    """What the rules are waiting for: one seat, one question, every legal answer."""

    seat: int
    choice: Choice
    context: Context
    moves: tuple[Move, ...]


class Action(Generic[S]):
    """One kind of move a seat may make: how to list it, how to play it, why it may be refused.

    Where several conditions decide, one function says for a candidate which of them fails; `moves` lists those for
    which none does, and `why_not` asks it.
    """

    verb: str
    """Stands in saved games: written out, never changed."""

    def moves(self, state: S, seat: int, *context: Any) -> Iterable[Move]:
        """Every legal move of this kind."""
        raise NotImplementedError

    def carry_out(self, state: S, seat: int, *context_and_handles: Any) -> None:
        """Carry out a legal move: the context of the question first, then the handles of the move."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The first condition that fails for these picked pieces, or None when this action knows none.

        `picked` are the handles a player tried, in order: a piece alone, or a piece and its target. Empty, it asks
        why no move of this kind can be made at all.
        """
        return None


class Choice(Generic[S]):
    """A question to a seat, answered by exactly one move among its actions; skipped when there is none.

    What a seat has picked so far, and what it may pick, is nobody else's business in a secret choice.
    """

    def __init__(self, name: str, *actions: Action[S], is_secret: bool = False) -> None:
        self.name = name
        self.is_secret = is_secret
        self.actions = {action.verb: action for action in actions}
        self._listers = tuple(action.moves for action in actions)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __call__(self, state: S, seat: int, *context: Any) -> Decision | None:
        """Ask: list the legal moves, or return None when there is nothing to decide."""
        moves: list[Move] = []
        for lister in self._listers:
            moves.extend(lister(state, seat, *context))
        if bars := state.always.bars:
            moves = bars.leave(seat, moves)
        return Decision(seat, self, context, tuple(moves)) if moves else None

    def allows(self, state: S, move: Move, seat: int, *context: Any) -> bool:
        """Whether this move would be listed, found out without listing all; never where anything is barred."""
        if state.always.bars:
            return False
        action = self.actions.get(move[0]) if move else None
        return action is not None and move in action.moves(state, seat, *context)


def advance(state: State) -> None:
    """Run steps until somebody has to decide, or nothing is left: then the game is over."""
    stack, settle = state.stack, state.always.settle
    while stack:
        frame = stack.pop()
        decision = frame[0](state, *frame[1:])
        if decision is not None and isinstance(decision, Decision):
            stack.append(frame)
            state.decision = decision
            return
        settle(state)
    state.decision = None


CONCEDE = "concede"
"""The verb of a seat that gives up: ("concede", "seat1"). No decision lists it; any seat may say it at any time."""


def apply(state: State, move: Move) -> None:
    """Answer the pending decision with one of its moves and run on to the next.

    Raises IllegalMove, changing nothing, when the decision does not list the move. A seat may also concede, in a
    game that knows this: then the pending question is asked anew, if it still stands.
    """
    decision = state.decision
    if decision is not None and len(move) == 2 and move[0] == CONCEDE and state.always.concede(state, move[1]):
        state.decision = None
        state.always.settle(state)
        advance(state)
        return
    if decision is None or move not in decision.moves:
        raise IllegalMove(f"{' '.join(move)} is not among the legal moves")
    choice, seat, *context = state.stack.pop()
    state.decision = None
    choice.actions[move[0]].carry_out(state, seat, *context, *move[1:])
    state.always.settle(state)
    advance(state)


def answer(state: State, move: Move) -> int | None:
    """Play a known move as `apply` does, but faster: list only what shows that it is legal, and leave the next question
    unasked (`ask` asks it). Returns the seat that made the move. Returns None, changing nothing, if the question on top
    of the stack does not allow it; then use `ask` and `apply`.
    """
    if not state.stack:
        return None
    choice, seat, *context = state.stack[-1]
    if not choice.allows(state, move, seat, *context):
        return None
    state.stack.pop()
    state.decision = None
    choice.actions[move[0]].carry_out(state, seat, *context, *move[1:])
    settle = state.always.settle
    settle(state)
    while state.stack and not isinstance(state.stack[-1][0], Choice):
        step = state.stack.pop()
        step[0](state, *step[1:])
        settle(state)
    return int(seat)


def ask(state: State) -> None:
    """Run on to the next decision where `answer` has left a question unasked."""
    if state.decision is None:
        advance(state)


def why_not(state: State, picked: Move, verb: str = "") -> list[Refusal]:
    """Every reason the pending decision's actions give for not playing these picked pieces.

    With a verb only moves of that kind count, and nothing need be picked yet: why is that button dark? Empty when
    the pieces are part of a legal move, or nobody is asked. Pieces that no action knows are refused with the reason
    `not_now`, the question that has to be answered first, and the verb.
    """
    decision = state.decision
    if decision is None:
        return []
    if any(is_part(picked, move) for move in decision.moves if verb in ("", move[0])):
        return []
    if state.always.bars and _is_barred(state, picked, verb):
        return [Refusal(BARRED, {"challenge": state.always.bars.name})]
    refusals = (
        action.why_not(state, decision.seat, decision.context, picked)
        for action in decision.choice.actions.values()
        if verb in ("", action.verb)
    )
    known = [refusal for refusal in refusals if refusal]
    asked_about = {"verb": verb} if verb else {}
    return known or [Refusal("not_now", {"choice": decision.choice.name, **asked_about})]


def is_part(picked: Move, move: Move) -> bool:
    """Whether every picked handle stands in the move, in any order."""
    return all(handle in move[1:] for handle in picked)


BARRED = "barred"
"""The reason of a move that the rules would allow, but not the challenge that is played."""


def _is_barred(state: State, picked: Move, verb: str) -> bool:
    """Whether the rules alone would let these pieces be part of a move."""
    choice, seat, *context = state.stack[-1]
    listed = (move for action in choice.actions.values() for move in action.moves(state, seat, *context))
    allowed = (move for move in listed if verb in ("", move[0]))
    return any(is_part(picked, move) for move in allowed)
