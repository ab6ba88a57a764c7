"""Thinking beside the table: a thinker is given a question, and asked once a frame whether it has the answer yet."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Protocol

from game import game_named
from game.bots.counsel import Counsel, Effort
from game.bots.hand import Hand
from game.bots.one_ply import OnePlyHand
from game.bots.roster import hand_named
from game.core.flow import Move
from game.core.state import State

PIECE_SECONDS = 0.006
"""How long thinking may hold up one frame when there is no process for it."""


@dataclass(frozen=True)
class Job:
    """A question to a computer hand: who it is, and what its seat may know of the position.

    effort: None where a move is wanted; else counsel is, with so much thought. played: the move that counsel is about,
    where it was made already.
    """

    game_name: str
    player: str
    seed: int
    observation: State
    effort: Effort | None = None
    played: Move | None = None


Answer = Move | Counsel
"""What a thinker finds: a move, or counsel, whichever was wanted."""


class Thinker(Protocol):
    """Thinks about one question at a time, and never holds up whoever asks."""

    def start(self) -> None:
        """Get ready, at leisure."""
        ...

    def begin(self, job: Job) -> None:
        """Think about this from now on, and about nothing else."""
        ...

    def answer(self) -> Answer | None:
        """The answer, once there is one."""
        ...

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        ...

    def stop(self) -> None:
        """Let go of everything."""
        ...


class ThinkingInPieces:
    """Thinks in the frames themselves, a few milliseconds in each."""

    def __init__(self, piece_seconds: float = PIECE_SECONDS) -> None:
        self._piece_seconds = piece_seconds
        self._thoughts: Generator[None, None, Answer] | None = None

    def start(self) -> None:
        """Nothing to get ready."""

    def begin(self, job: Job) -> None:
        """Think about this from now on."""
        self._thoughts = thoughts_about(job)

    def answer(self) -> Answer | None:
        """Think on for a piece."""
        end = monotonic() + self._piece_seconds
        while self._thoughts:
            try:
                next(self._thoughts)
            except StopIteration as done:
                self._thoughts = None
                answer: Answer = done.value
                return answer
            if monotonic() > end:
                break
        return None

    def drop(self) -> None:
        """Forget the question."""
        self._thoughts = None

    def stop(self) -> None:
        """Forget the question."""
        self.drop()


def thoughts_about(job: Job) -> Generator[None, None, Answer]:
    """The thinking about a question, within the time that a table allows."""
    decision = job.observation.decision
    assert decision is not None
    hand = _hand(job.game_name, job.player, job.seed)
    if job.effort is None:
        return hand.thoughts(job.observation, decision)
    assert isinstance(hand, OnePlyHand)
    return hand.counsel(job.observation, decision, job.played, job.effort)


@lru_cache(maxsize=16)
def _hand(game_name: str, player: str, seed: int) -> Hand:
    return hand_named(game_named(game_name), player, seed, in_time=True)
