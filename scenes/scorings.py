"""What the screens around the tables say of every game's scores: categories, what stands out, names to reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple


class Category(NamedTuple):
    """A category of the score pad: its letter, its words, its icon, and how it is scored."""

    letter: str
    label: str
    icon: str
    rule: str


class Scoring(NamedTuple):
    """The scores of a game in words.

    `categories` by the keys of the scores, in the order they are counted. `records` are categories in which somebody
    may stand out, each with its heading. `ladder` are the names of solo results with the points they take, the highest
    first. `ages` are the stretches of a game, of so many rounds each.
    """

    categories: Mapping[str, Category]
    records: Sequence[tuple[str, str]]
    ladder: Sequence[tuple[int, str]]
    ages: Sequence[str]
    rounds_in_age: int

    def name_of(self, points: int) -> str:
        """The name that a solo result takes; empty below the lowest."""
        return next((name for least, name in self.ladder if points >= least), "")


def _nations() -> Scoring:
    from game.nations import AGES
    from game.nations.solo import HALL_OF_FAME

    categories = {
        "vp": Category("A", "Victory tokens", "laurels", "Every token held is a point."),
        "colonies": Category("B", "Colonies", "island", "Colonies score what is printed on them."),
        "wonders": Category(
            "C", "Wonders", "great-pyramid", "Ready wonders score what they show, and their bonus."
        ),
        "workers": Category("D", "Workers", "meeple", "Every worker scores the number under it."),
        "resources": Category(
            "E",
            "Resources",
            "cube",
            "Every full ten of gold, stone, food, books, strength and stability make a point.",
        ),
    }
    return Scoring(
        categories, (("workers", "Best at work"), ("wonders", "Greatest wonders")), HALL_OF_FAME, AGES, 2
    )


def _nations_dice() -> Scoring:
    from game.nations_dice import AGES
    from game.nations_dice.solo import HALL_OF_FAME

    tiles = "score what is printed on them."
    categories = {
        "books": Category("A", "Books", "open-book", "Every round for nations with fewer books."),
        "famine": Category("B", "Famine", "wheat", "Every famine that was met scores the number of its age."),
        "war": Category("C", "War", "crossed-swords", "Every war that was met scores the number of its age."),
        "wonders": Category("D", "Wonders", "great-pyramid", f"Ready wonders {tiles}"),
        "colonies": Category("E", "Colonies", "island", f"Colonies {tiles}"),
        "buildings": Category("F", "Buildings", "house", f"Buildings and military {tiles}"),
        "advisor": Category("G", "Advisor", "imperial-crown", "The advisor in office scores what it shows."),
    }
    records = (("books", "Best read"), ("wonders", "Greatest wonders"))
    return Scoring(categories, records, HALL_OF_FAME, AGES, 1)


_MAKERS: Mapping[str, Callable[[], Scoring]] = {"nations": _nations, "nations_dice": _nations_dice}


@cache
def scoring_of(game: str) -> Scoring:
    """The scoring of a game by its package's name."""
    return _MAKERS[game]()


SOLO_GAMES = tuple(_MAKERS)
"""Games whose solo results are kept."""
