"""What a computer player is to the rest of the program."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeVar

from game.engine import Decision, Move, State

Thoughts = Generator[None, None, Move]
"""Thinking in small pieces: every `next` thinks on for a few milliseconds at most; the move is what it returns."""


Thought = TypeVar("Thought")


class Bot(Protocol):
    """Chooses among the moves of a decision.

    A bot never receives the true state: `observation` is a view with hidden pieces face down, or a re-dealt state
    that the seat could not tell from the true one (`game.engine.hidden`).
    """

    def choose(self, observation: State, decision: Decision) -> Move:
        """One of `decision.moves`."""
        ...

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """The same choice in pieces, for a table that must not stand still meanwhile."""
        ...


def think_through(thoughts: Generator[object, None, Thought]) -> Thought:
    """Think without a pause; what comes of it, such as a move."""
    while True:
        try:
            next(thoughts)
        except StopIteration as done:
            thought: Thought = done.value
            return thought
