"""Levels: how far and how much a computer hand sees. None of them ever errs on purpose."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """sentence: what it does, for the player. sees_all: whether it notices every move and every feature.
    searches: whether it plays games on in its mind. freedom: how much of the mind's window a style may use.
    """

    name: str
    sentence: str
    sees_all: bool
    searches: bool
    freedom: float


LEVELS = {
    level.name: level
    for level in (
        Level("easy", "Overlooks some moves and what others are up to.", False, False, 2.0),
        Level("normal", "Weighs every move by what it leads to at once.", True, False, 1.0),
        Level("hard", "Tries its best moves out in many imagined futures.", True, True, 0.5),
    )
}
