"""The second look at equal places: any of them where they come to the same, else the best."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.analysis.move_analysis import Tried
from game.bots.bot import think_through
from game.bots.roster import bot_named
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.ties import NamedPlace, placed
from game.bots.thinking import EqualPlaces
from game.engine.hidden import observe
from game.nations import GAME
from game.tools import ties
from tests.game.nations.scenario import table

MOVES = tuple(("buy_card", "lyceum", f"slot{number}") for number in range(3))


class Told(OnePlyBot):
    """A hand to which the moves are worth what it is told."""

    def __init__(self, *worths: float) -> None:
        self.worths = worths

    def faced(self, observation: Any, decision: Any, moves: Any, futures: range = range(8)) -> Any:
        yield
        return [Tried(move, (worth,), (), False) for move, worth in zip(moves, self.worths, strict=True)]


@pytest.mark.parametrize(
    ("worths", "said"),
    [
        ((1.0, 1.4, 1.2), NamedPlace(MOVES[0], 3)),
        ((1.0, 1.6, 1.2), NamedPlace(MOVES[1], 1)),
        ((2.0, 1.0, 2.0), NamedPlace(MOVES[0], 1)),
    ],
)
def test_any_of_several_is_said_only_where_they_lie_within_half_a_point(worths, said):
    state = table({"gold": 9}, {}, board=[["lyceum"]])
    assert think_through(placed(Told(*worths), state, MOVES)) == said


def test_the_worker_is_asked_about_an_observation_and_says_the_same_each_time():
    slots = {"forum": 0, "quarry": 1, "farm": 0}
    state = table({"gold": 9, "slots": slots, "area": 1}, {}, board=[["lyceum"]])
    view = observe(state, 0, GAME.hidden)
    equal = GAME.foresight(view, 0).places([move for move in view.decision.moves if move[0] == "buy_card"])
    assert len(equal) > 1
    first, again = (think_through(EqualPlaces("nations", 5, view, equal).thoughts()) for _ in range(2))
    assert first == again
    assert first.move in equal
    assert first == think_through(placed(bot_named(GAME, "hard", 5), view, equal))


def test_ties_are_counted(capsys):
    assert ties.main(["nations", "--ties", "3", "--seats", "2", "--judged", "2"]) == 0
    told = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert (told["ties"], told["named out of order"]) == ("3", "0")
    assert set(told) >= {"hide more than 1 VP at first", "hide more than 1 VP after the second look"}
