"""The course of a game: how its timeline counts rounds, what its curves are of, and which events stand out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple


class Course(NamedTuple):
    """What a game says of its positions, one after the other.

    `round_of` numbers the round of a position. `values` is what the curves are of in a position, by the seat whose line
    it is; of those who share one, the first. `measured` is the sign of what they are. `marks` are the icons of the
    events that are marked, by their kinds. `lay_open` changes a position so that its table covers nothing any more that
    everybody may know once the game is over, and says whether it covered anything.
    """

    round_of: Callable[[Any], int]
    values: Callable[[Any], Mapping[int, int]]
    measured: str
    marks: Mapping[str, str]
    lay_open: Callable[[Any], bool] = lambda state: False
