"""Playing on: what a move or a line brings over another one when the game goes on after both to its end."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace

from game.bots.bot import Bot
from game.bots.roster import bot_named, evaluator_of
from game.bots.search.determinization import imagined
from game.bots.search.evaluator import Line
from game.bots.search.one_ply import OnePlyBot
from game.bots.training.match import bot_seed
from game.engine import Game, Move, State, flow
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
    look_again: bool = True,
) -> Generator[None, None, list[float]]:
    """What the first of two moves brings over the second in the place of move `number`, in each of these futures, when
    these players play on.

    `purpose` tells futures from those of others. look_again: whether the players look at a pass again, which takes
    Normal ones three quarters of their time.
    """
    first, second = moves
    before = session.at(number).state
    return leads(session.game, before, session.seed, ((first,), (second,)), players, futures, purpose, look_again)


def leads(
    game: Game,
    before: State,
    seed: int | str,
    lines: tuple[Line, Line],
    players: Sequence[str],
    futures: Iterable[int],
    purpose: str,
    look_again: bool = True,
) -> Generator[None, None, list[float]]:
    """The same for lines of the seat that is asked in a position, which it goes on with as long as they are legal.

    Both meet the same chance; in every future players have other whims.
    """
    assert before.decision is not None
    seat, found = before.decision.seat, []
    for turn in futures:
        future = imagined(game, before, seat, f"{purpose} {seed}", turn)
        seeds, ends = [bot_seed(f"{seed} {turn}", each) for each in range(len(players))], []
        for line in lines:
            bots = [_bot(game, player, own, look_again) for player, own in zip(players, seeds, strict=True)]
            ends.append((yield from _end(game, future.copy(), line, seat, bots, seeds, turn)))
        found.append(ends[0] - ends[1])
    return found


def _bot(game: Game, player: str, seed: int, look_again: bool) -> Bot:
    bot = bot_named(game, player, seed)
    if not look_again and isinstance(bot, OnePlyBot):
        bot.evaluator = replace(bot.evaluator, second_look=None)
    return bot


def _end(
    game: Game, state: State, line: Line, seat: int, bots: Sequence[Bot], seeds: Sequence[int], turn: int
) -> Generator[None, None, float]:
    """How the game ends for a seat that plays this line, or stands when it has gone on for too long."""
    first, *left = line
    flow.apply(state, first)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        if left and decision.seat == seat and left[0] in decision.moves:
            flow.apply(state, left.pop(0))
            continue
        if len(decision.moves) == 1:
            flow.apply(state, decision.moves[0])
            continue
        if decision.seat == seat:
            left.clear()
        view = imagined(game, state, decision.seat, seeds[decision.seat], turn)
        assert view.decision is not None
        flow.apply(state, (yield from bots[decision.seat].thoughts(view, view.decision)))
    return evaluator_of(game).final(state, seat)
