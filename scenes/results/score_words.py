"""What the screens around the tables say of a game's scores: categories, what stands out, names to reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.text.sentences import Sentences
from scenes import ui
from scenes.results.city import City, TriumphPicture
from scenes.results.scored_city import ScoredCity
from sprites.places.cloth import GREEN, Cloth

POINTS, HEALTH = "points", "health"
"""What solo results count."""


class Category(NamedTuple):
    """A category of the score pad: its letter and its icon."""

    letter: str
    icon: str


class Sources(NamedTuple):
    """Where the points of a seat in a category come from: lines of a sum, what more is to be said of them, and what
    they add up to where that is not the points.
    """

    parts: tuple[ui.SumLine, ...] = ()
    remarks: tuple[str, ...] = ()
    total: str = ""


class SoloNames(NamedTuple):
    """The names that solo results of a game earn, where these are no points: see `Scoring`. unit: what counts."""

    ladder: Callable[[], Sequence[tuple[int, str]]]
    name_of: Callable[[int], str]
    options_told: Callable[[Mapping[str, Any]], str]
    unit: str


class Scoring(NamedTuple):
    """The scores of a game in words, which stand in the section "scores" of its sentences.

    `categories` by the keys of the scores, in the order they are counted. `records` are categories in which somebody
    may stand out. `reason` says why the first of two seats with equal points comes before the other or shares its
    place, given the name of the first. `sources` says where points come from. `chapter` of the rules tells more.
    `ladder` tells the names of solo results with their points, the highest first; `name_of` says which of them so many
    points take, empty below the lowest; `options_told` says what was chosen for a solo game. `ages` is how many
    stretches a game has, of so many rounds each; one without them goes on round by round. `nation_of` names the nation
    that a seat led, `city_of` says what it has built. `scored` is the city of a seat, or the map, on which
    its score falls, given the numbers of the colours of all seats. `cloth` is what the game lies on. `feast` is the
    picture of what a seat has won, given the same; where there is none it is made of `scored`.
    """

    say: Sentences
    categories: Mapping[str, Category]
    records: Sequence[str]
    reason: Callable[[Any, int, int, str], str]
    sources: Callable[[Any, int, str], Sources]
    nation_of: Callable[[Any, int], str]
    city_of: Callable[[Any, int], City]
    scored: Callable[[Any, int, Sequence[int]], ScoredCity]
    chapter: str
    ladder: Callable[[], Sequence[tuple[int, str]]] = tuple
    name_of: Callable[[int], str] = lambda points: ""
    options_told: Callable[[Mapping[str, Any]], str] = lambda options: ""
    ages: int = 0
    rounds_in_age: int = 1
    cloth: Cloth = GREEN
    unit: str = POINTS
    feast: Callable[[Any, int, Sequence[int]], TriumphPicture] | None = None

    def label(self, category: str) -> str:
        """What a category is called."""
        return self.say(f"scores.{category}.label")

    def rule(self, category: str) -> str:
        """How a category is scored."""
        return self.say(f"scores.{category}.rule")

    def told(self, category: str) -> ui.Explanation:
        """What a category says of itself."""
        return ui.Explanation(self.label(category), remarks=(self.rule(category),), chapter=self.chapter)
