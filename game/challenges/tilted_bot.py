"""Computer players that are tilted toward the goal of a challenge, which plain ones never aim at. They measure its
stars; nobody meets them at a table.

They judge by the weights of their level and some more (`Tilt.worth`), also when the game is over. And they play, and
imagine every future, as if the moves of `Tilt.shuns` were barred to them, as soon as an event that the goal limits may
not happen once more; from the beginning where it limits none.
"""

from __future__ import annotations

from dataclasses import replace
from operator import add

from game.achievements.requirements import MANY, FinishedGame
from game.bots.bot import Bot, Thoughts, think_through
from game.bots.roster import bot_named, evaluator_of, parted, thinking_hand
from game.bots.search.evaluator import Evaluator
from game.bots.training.weights import Weights, weights_of
from game.challenges.challenges import STEPS, Challenge
from game.engine import Decision, Move, State
from game.engine.state import Bars
from game.session.fixed_tables import bars_of
from game.session.session import Session


class TiltedBot:
    """A computer player of a level in the own seat of a try. seed: of the bot."""

    def __init__(self, challenge: Challenge, session: Session, player: str, seed: int | str) -> None:
        self._challenge, self._session = challenge, session
        self._bot = _leaning(challenge, session, player, seed)
        self._shunned = bars_of(challenge.game, challenge.id, challenge.seat, challenge.tilt.shuns)

    def choose(self, observation: State, decision: Decision) -> Move:
        """The same as its thoughts come to."""
        return think_through(self.thoughts(observation, decision))

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """What the bot plays where it may not do what it shuns."""
        if _may_go_on(self._challenge, self._session):
            return (yield from self._bot.thoughts(observation, decision))
        observation.always = replace(observation.always, bars=_both(observation.always.bars, self._shunned))
        left = decision._replace(moves=tuple(self._shunned.leave(decision.seat, list(decision.moves))))
        if len(left.moves) == 1:
            return left.moves[0]
        observation.decision = left
        return (yield from self._bot.thoughts(observation, left))


def _may_go_on(challenge: Challenge, session: Session) -> bool:
    """Whether all events that the goal limits may happen once more; never where it limits none."""
    limits = [need for need in challenge.needs if need.event and need.at_most < MANY]
    game = FinishedGame(session, challenge.seat)
    return bool(limits) and all(need.happened(game) < need.at_most for need in limits)


def _both(bars: Bars | None, others: Bars) -> Bars:
    if bars is None:
        return others
    return replace(bars, verbs=bars.verbs | others.verbs, pieces=bars.pieces | others.pieces)


def _leaning(challenge: Challenge, session: Session, player: str, seed: int | str) -> Bot:
    """A bot of this level with the worth of the tilt on top of what it has learned."""
    game, worth = session.game, challenge.tilt.worth
    if not worth:
        return bot_named(game, player, seed)
    level, style = parted(game, player)
    plain = evaluator_of(game, player)
    evaluator = _toward(challenge, session, plain)
    added = [worth.get(name, 0.0) for name in evaluator.features]
    weights: Weights = {
        setting: [list(map(add, (*row, 0.0), added)) for row in rows]
        for setting, rows in weights_of(game.name, plain).items()
    }
    return thinking_hand(game, evaluator, weights, level, style, seed)


def _toward(challenge: Challenge, session: Session, plain: Evaluator) -> Evaluator:
    """The evaluator that sees the steps toward the goal, and to which the tilt counts at the end as well."""
    worth = challenge.tilt.worth
    features = (*plain.features, STEPS)

    def weigh(state: State, seat: int) -> list[float]:
        position = FinishedGame(session, seat, state)
        return [*plain.weigh(state, seat), sum(need.steps(position) for need in challenge.needs)]

    def ending(state: State, seat: int) -> dict[str, float]:
        tilted = sum(worth.get(name, 0.0) * each for name, each in zip(features, weigh(state, seat), strict=True))
        return {**plain.ending(state, seat), STEPS: tilted}

    return replace(plain, features=features, weigh=weigh, ending=ending, reasons={**plain.reasons, STEPS: STEPS})
