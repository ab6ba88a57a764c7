"""What the screens around the tables say of a game's scores: categories, what stands out, names to reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Category(NamedTuple):
    """A category of the score pad: its letter, its words, its icon, and how it is scored."""

    letter: str
    label: str
    icon: str
    rule: str


class Ties(NamedTuple):
    """How equal points are told apart: the rule as a sentence, how tied places stand, and the reason.

    `reason` says why the first of two seats comes before the other or shares its place, where {first} is its name.
    """

    rule: str
    order: str
    reason: Callable[[Any, int, int], str]


class Scoring(NamedTuple):
    """The scores of a game in words.

    `categories` by the keys of the scores, in the order they are counted. `records` are categories in which somebody
    may stand out, each with its heading. `ladder` tells the names of solo results with their points, the highest
    first; `name_of` says which of them so many points take, empty below the lowest; `options_told` says what was
    chosen for a solo game. `ages` are the stretches of a game, of so many rounds each; a game without them goes on
    round by round. `nation_of` names the nation that a seat led.
    """

    categories: Mapping[str, Category]
    records: Sequence[tuple[str, str]]
    ties: Ties
    nation_of: Callable[[Any, int], str]
    ladder: Callable[[], Sequence[tuple[int, str]]] = tuple
    name_of: Callable[[int], str] = lambda points: ""
    options_told: Callable[[Mapping[str, Any]], str] = lambda options: ""
    ages: Sequence[str] = ()
    rounds_in_age: int = 1


BY_PLAYER_ORDER = Ties(
    "Player order at the end settles ties.",
    "stand in player order",
    lambda state, first, second: "{first} is ahead in the player order, and that decides",
)
