"""Playing on: what a move brings over another one when the game goes on after both to its end."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence

from game.bots.roster import bot_named, evaluator_of
from game.bots.search.determinization import imagined
from game.bots.training.match import bot_seed
from game.engine import Move, State, flow
from game.session.session import Session

LONGEST = 5_000
"""Moves after which a game counts as it stands: in Wealth of Nations nobody may be able to pay for its end."""


def gains(
    session: Session,
    number: int,
    moves: tuple[Move, Move],
    players: Sequence[str],
    futures: Iterable[int],
    purpose: str,
) -> Generator[None, None, list[float]]:
    """What the first of two moves brings over the second in the place of move `number`, in each of these futures, when
    these players play on.

    Both meet the same chance; in every future players have other whims. `purpose` tells futures from those of others.
    """
    before = session.at(number).state
    assert before.decision is not None
    seat, found = before.decision.seat, []
    for turn in futures:
        future = imagined(session.game, before, seat, f"{purpose} {session.seed}", turn)
        ends = []
        for move in moves:
            ends.append((yield from _end(session, future.copy(), move, seat, players, turn)))
        found.append(ends[0] - ends[1])
    return found


def _end(
    session: Session, state: State, move: Move, seat: int, players: Sequence[str], turn: int
) -> Generator[None, None, float]:
    """How the game ends for a seat that plays this move, or stands when it has gone on for too long."""
    game = session.game
    seeds = [bot_seed(f"{session.seed} {turn}", each) for each in range(len(players))]
    bots = [bot_named(game, player, seed) for player, seed in zip(players, seeds, strict=True)]
    flow.apply(state, move)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        if len(decision.moves) == 1:
            flow.apply(state, decision.moves[0])
            continue
        view = imagined(game, state, decision.seat, seeds[decision.seat], turn)
        assert view.decision is not None
        flow.apply(state, (yield from bots[decision.seat].thoughts(view, view.decision)))
    return evaluator_of(game).final(state, seat)
