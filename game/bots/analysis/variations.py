"""Lines: what speaks for one move against another one that was made, and how the game would have gone on after it."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.bots.analysis.move_analysis import MoveComparison
from game.bots.analysis.review_looks import CLOSELY, FUTURES, asked
from game.bots.roster import USUAL, bot_named, evaluator_of
from game.bots.time_slice import TimeSlice
from game.bots.training.match import bot_seed
from game.engine import Move, observe
from game.session.session import Session


class Variation(NamedTuple):
    """Moves that could have been made from move number `number` (0 is the first) on."""

    number: int
    moves: tuple[Move, ...]


def line_after(session: Session, number: int, move: Move) -> Generator[None, None, Variation]:
    """How the game would have gone on with another move: everybody plays as a Normal bot until all had a turn. Dice
    and cards come as they lay there.
    """
    past = session.at(number)
    seats = range(len(past.seats))
    bots = [bot_named(past.game, USUAL, bot_seed(past.seed, seat)) for seat in seats]
    past.play(move)
    time_slice = TimeSlice(past.game, evaluator_of(past.game), past.state, len(seats))
    while not time_slice.is_over(past.state):
        yield
        decision = past.state.decision
        assert decision is not None
        view = observe(past.state, decision.seat, past.game.hidden)
        assert view.decision is not None
        past.play((yield from bots[decision.seat].thoughts(view, view.decision)))
    return Variation(number, tuple(past.moves[number:]))


def beside(session: Session, number: int, best: Move, other: Move) -> Generator[None, None, MoveComparison]:
    """Another move face to face with the best one, in the position before this move number."""
    bot, view, decision = asked(session, number, CLOSELY)
    faced = yield from bot.faced(view, decision, [best, other], range(FUTURES[0]))
    compared = bot.compared(view, decision.seat, faced)
    explained = bot.explained(view, decision.seat, faced, compared).others
    return next(iter(explained), compared.others[0])  # of some moves nothing is told beside others
