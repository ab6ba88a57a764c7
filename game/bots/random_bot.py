"""The Random bot: moves drawn by chance, as the game says. For tests and measurements."""

from __future__ import annotations

from game.bots.bot import Thoughts
from game.engine import Decision, Game, Move, State, seed_number
from game.engine.game import any_move, no_advice


class RandomBot:
    """A bot with a generator of its own, so that the same seed plays the same game.

    A game may have its own way of drawing, and an opinion on some questions; without a game every legal move is
    equally likely.
    """

    def __init__(self, seed: int | str, game: Game | None = None) -> None:
        self.rng = seed_number(seed)
        self.surprises = 0
        self._draw = game.draw if game else any_move
        self._advice = game.advice if game else no_advice

    def choose(self, observation: State, decision: Decision) -> Move:
        """The advised move, or any."""
        opinion = self._advice(observation, decision)
        return opinion.move if opinion else self._draw(self, observation, decision)

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """The choice, after a first breath."""
        yield
        return self.choose(observation, decision)
