"""The golden games: how they were played, and what is kept of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game import game_named
from game.bots.random_bot import RandomBot
from game.session.savefile import read
from game.session.session import Seat, Session
from tests.golden.hands import HANDS

FOLDER = Path(__file__).parent
SCORES = "scores.yaml"


class Golden(NamedTuple):
    """A game to be played by one of `tests.golden.hands` in every seat."""

    game: str
    name: str
    seats: int
    options: dict[str, Any]


GAMES = (
    Golden("nations", "solo_prince", 1, {}),
    Golden("nations", "two_advanced", 2, {"advanced": True, "level": ["chieftain", "emperor"]}),
    Golden("nations", "three_expert_b_sides", 3, {"advanced": True, "expert": True, "sides": "b"}),
    Golden("nations", "four_competitive_learning", 4, {"ages": 2, "swaps": 6, "pick": True}),
    Golden(
        "nations",
        "five_with_everything",
        5,
        {
            "advanced": True,
            "expert": True,
            "sides": "b",
            "easier": [True, False] * 2 + [True],
            "end_turn": True,
        },
    ),
    Golden("nations_dice", "solo_harder", 1, {"harder": True}),
    Golden("nations_dice", "two_original", 2, {}),
    Golden("nations_dice", "three_accelerated", 3, {"variant": "accelerated"}),
    Golden("nations_dice", "four_original", 4, {}),
    Golden("nation_deckbuilder", "solo", 1, {}),
    Golden("nation_deckbuilder", "duel", 2, {}),
    Golden("nation_deckbuilder", "cooperative", 2, {"cooperative": True}),
    Golden("nation_deckbuilder", "three", 3, {}),
    Golden("nation_deckbuilder", "teams", 4, {}),
    Golden("wealth_of_nations", "three", 3, {"rounds": 40}),
    Golden("wealth_of_nations", "four_with_few_barters", 4, {"rounds": 40, "barters": 6}),
    Golden("wealth_of_nations", "six_with_open_money", 6, {"rounds": 40, "money": "openly"}),
)


def path_of(golden: Golden) -> Path:
    """Where the saved game lies."""
    return FOLDER / golden.game / f"{golden.name}.yaml"


def played(golden: Golden) -> Session:
    """Play the game: the seed and the hands' seed are its name."""
    seats = [Seat(f"Seat {seat + 1}", "random", seat + 1) for seat in range(golden.seats)]
    game = game_named(golden.game)
    session = Session(game, golden.options, seats, golden.name)
    hand = HANDS.get(golden.game, RandomBot)(golden.name, game)
    while session.state.decision is not None:
        session.play(hand.choose(session.state, session.state.decision))
    return session


def replayed(golden: Golden) -> Session:
    """The saved game, replayed. Fails when it does not replay to its end."""
    opened = read(path_of(golden), game_named)
    assert opened.trouble is None, opened.trouble
    return opened.session


def outcome(session: Session) -> dict[str, Any]:
    """What must not change unnoticed: the scores, category by category, and the last position's fingerprint."""
    return {
        "fingerprint": session.state.fingerprint(),
        "scores": [
            {"seat": score.seat, "total": score.total, **{line.category: line.points for line in score.lines}}
            for score in session.game.result(session.state)
        ],
    }
