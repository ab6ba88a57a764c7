"""Levels: how far and how much a computer player sees. None of them ever errs on purpose."""

from __future__ import annotations

from dataclasses import dataclass

MASTER = "master"
"""The level that has an evaluator of its own in every game."""


@dataclass(frozen=True)
class Level:
    """sees_all: whether it notices every move and every feature.
    searches: whether it plays games on in imagination. freedom: how much of the evaluator's window a style may use.
    """

    name: str
    sees_all: bool
    searches: bool
    freedom: float


LEVELS = {
    level.name: level
    for level in (
        Level("easy", False, False, 2.0),
        Level("normal", True, False, 1.0),
        Level("hard", True, True, 0.5),
        Level(MASTER, True, True, 0.5),
    )
}
