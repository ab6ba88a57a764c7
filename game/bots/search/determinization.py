"""Imagining: whole positions that a seat could not tell from the true one, and moves tried out on them."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search.evaluator import Evaluator, Policy
from game.engine import Decision, Game, Move, State, determinize, flow, seed_number


def imagined(game: Game, observation: State, seat: int, seed: int | str, number: int) -> State:
    """Re-deal what the seat does not know, the same for the same observation, seed and number."""
    return determinize(observation, seat, game.hidden, f"{seed} {observation.rng} {number}")


def worth_a_look(game: Game, evaluator: Evaluator, state: State, decision: Decision) -> Sequence[Move]:
    """The moves to think about: the one that the game advises, or the evaluator's candidates."""
    if len(decision.moves) == 1:
        return decision.moves
    opinion = game.advice(state, decision)
    return [opinion.move] if opinion else evaluator.candidates(state, decision)


def usual_move(game: Game, policy: Policy, state: State) -> Move:
    """The only move, what the game advises, or what a policy says."""
    decision = state.decision
    assert decision is not None
    if len(decision.moves) == 1:
        return decision.moves[0]
    opinion = game.advice(state, decision)
    return opinion.move if opinion else policy(state, state, decision)


def tried(evaluator: Evaluator, state: State, seat: int, move: Move) -> State:
    """The position that a move of the seat leads to, settled; the given one stays as it is."""
    twin = state.copy()
    flow.apply(twin, move)
    if not twin.is_over:
        evaluator.settle(twin, seat)
    return twin


def share(seed: int | str, move: Move) -> float:
    """A number from 0 to 1 that belongs to a move for a whole game."""
    return seed_number(f"{seed} {' '.join(move)} share") / 2**64
