"""What the screens around the tables say of every game's scores: categories, what stands out, names to reach."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.nations.state import NationsState
    from game.nations_dice.state import NationsDiceState
    from game.wealth_of_nations.state import WealthState


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
    may stand out, each with its heading. `ladder` are the names of solo results with the points they take, the highest
    first; `name_of` says which of them so many points take, empty below the lowest. `ages` are the stretches of a game,
    of so many rounds each; a game without them goes on round by round. `nation_of` names the nation that a seat led.
    """

    categories: Mapping[str, Category]
    records: Sequence[tuple[str, str]]
    ties: Ties
    nation_of: Callable[[Any, int], str]
    ladder: Sequence[tuple[int, str]] = ()
    name_of: Callable[[int], str] = lambda points: ""
    ages: Sequence[str] = ()
    rounds_in_age: int = 1


BY_PLAYER_ORDER = Ties(
    "Player order at the end settles ties.",
    "stand in player order",
    lambda state, first, second: "{first} is ahead in the player order, and that decides",
)


def _nations() -> Scoring:
    from game.nations import AGES
    from game.nations.cards import BOARDS
    from game.nations.solo import HALL_OF_FAME, hall_of_fame

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
    records = (("workers", "Best at work"), ("wonders", "Greatest wonders"))

    def nation_of(state: NationsState, seat: int) -> str:
        return BOARDS[state.nations[seat].board].name

    return Scoring(categories, records, BY_PLAYER_ORDER, nation_of, HALL_OF_FAME, hall_of_fame, AGES, 2)


def _nations_dice() -> Scoring:
    from game.nations_dice import AGES
    from game.nations_dice.solo import HALL_OF_FAME, hall_of_fame
    from game.nations_dice.tiles import BOARDS

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

    def nation_of(state: NationsDiceState, seat: int) -> str:
        return BOARDS[state.nations[seat].board].name

    return Scoring(categories, records, BY_PLAYER_ORDER, nation_of, HALL_OF_FAME, hall_of_fame, AGES)


def _wealth_of_nations() -> Scoring:
    from game.wealth_of_nations.components import FLAGS

    categories = {
        "tiles": Category("A", "Industry tiles", "factory", "Every tile on the map is 4 points."),
        "money": Category("B", "Money", "cash", "Every full $10 is a point; cubes that are left are none."),
        "notes": Category("C", "Promissory notes", "diploma", "Every note still held takes 3 points away."),
    }
    ties = Ties(
        "Ties go to more money, then to more flags on the map; after that the place is shared.",
        "stand in the order of their money, then of their flags",
        _why_before,
    )
    records = (("tiles", "Largest industry"), ("money", "Fullest purse"))

    def nation_of(state: WealthState, seat: int) -> str:
        return FLAGS[state.nations[seat].flag].name

    return Scoring(categories, records, ties, nation_of)


def _why_before(state: WealthState, first: int, second: int) -> str:
    """What sets two seats with equal points apart."""
    for more, less, words in (
        (state.nations[first].money, state.nations[second].money, "more money, ${} to ${}"),
        (state.flags.count(first), state.flags.count(second), "more flags on the map, {} to {}"),
    ):
        if more != less:
            return f"{{first}} has {words.format(more, less)}, and that decides"
    return "money and flags are equal too, so they share the place"


_MAKERS: Mapping[str, Callable[[], Scoring]] = {
    "nations": _nations,
    "nations_dice": _nations_dice,
    "wealth_of_nations": _wealth_of_nations,
}


@cache
def scoring_of(game: str) -> Scoring:
    """The scoring of a game by its package's name."""
    return _MAKERS[game]()


SOLO_GAMES = ("nations", "nations_dice")
"""Games whose solo results are kept."""
