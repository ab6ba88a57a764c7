"""Ties: which place is named where several are worth the same, by the forecast, the ways and the warnings alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import game_named
from game.bots.bot import think_through
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.goal_search import Goal, overlooked, ways
from game.engine.hidden import observe
from game.nations import GAME
from game.nations.analysis.goals import WISHING
from game.nations.cards.cards import CARDS
from game.nations.rules.turns import TURN
from game.session.savefile import read
from tests.game.nations.scenario import begin, play, table

CASE = Path(__file__).with_name("ties.yaml")


def named(state: Any, card: str) -> Any:
    """The move that is named for buying a card."""
    moves = [move for move in state.decision.moves if move[:2] == ("buy_card", card)]
    return GAME.foresight(state, state.decision.seat).best(moves)


def cover(state: Any, move: Any) -> tuple[int, int]:
    """The Workers on the card that a move covers, and its age; a free place is older than all."""
    nation = state.nations[state.decision.seat]
    index = int(move[2].removeprefix("slot"))
    card = nation.slots[index]
    return nation.workers[index], CARDS[card].age if card else -1


def test_the_case_of_a_card_just_bought():
    """Forum was bought a move ago, and Quarry, Farm and Caravan stand unmanned and worth the same."""
    session = read(CASE, game_named).session
    while session.can_redo:
        session.redo()
    state = session.state
    assert state.nations[0].slots[0] == "forum"
    assert named(state, "lyceum") == ("buy_card", "lyceum", "slot1")
    found = think_through(overlooked(WISHING, observe(state, 0, GAME.hidden)))
    assert found.way.moves == (("buy_card", "legionary", "slot1"), ("deploy", "area", "slot1"))
    assert named(state, "legionary") == found.way.moves[0]


def test_an_unmanned_card_comes_before_an_older_one_that_is_manned():
    state = table({"gold": 9, "slots": {"temple": 1, "forum": 0}}, {}, board=[["lyceum"]])
    moves = state.decision.moves
    order = sorted((each for each in moves if each[0] == "buy_card"), key=lambda m: GAME.forecaster.prefer(state, m))
    assert [move[2] for move in order] == ["slot2", "slot3", "slot4", "slot1", "slot0"]


def test_a_way_lays_its_cards_where_the_forecast_would():
    """A Worker on a bought Legionary opens Hispania, wherever the Legionary lies."""
    slots = {"forum": 0, "temple": 0, "quarry": 0, "farm": 0, "caravan": 0}
    state = table({"gold": 9, "stone": 9, "area": 2, "slots": slots}, {}, board=[["legionary"], [], ["hispania"]])
    found = think_through(ways(WISHING, state, [Goal("buy_card", "hispania")]))
    (way,) = found.values()
    assert next(move for move in way.moves if move[0] == "buy_card") == named(state, "legionary")
    play(state.copy(), *(" ".join(move) for move in way.moves[: way.own]))


def positions(count: int) -> Iterator[Any]:
    """Turns of random games, with all expansions."""
    for seed in range(99):
        state, hand = begin(2 + seed % 4, seed, advanced=True, expert=seed % 2 == 0), RandomBot(seed, GAME)
        while state.decision is not None and state.round < 5:
            if state.decision.choice is TURN and state.phase == "action":
                yield state
                if not (count := count - 1):
                    return
            flow.apply(state, hand.choose(state, state.decision))


@pytest.mark.nightly
@pytest.mark.parametrize("count", [60, pytest.param(600, marks=pytest.mark.long)])
def test_no_later_age_is_named_over_an_equal_older_one(count):
    ties = 0
    for state in positions(count):
        cards = {move[1] for move in state.decision.moves if move[0] == "buy_card" and CARDS[move[1]].on_workers}
        for card in sorted(cards):
            moves = [move for move in state.decision.moves if move[:2] == ("buy_card", card)]
            worths = {move: GAME.forecaster.worth(state, move) for move in moves}
            equal = [move for move in moves if worths[move] == max(worths.values())]
            ties += len(equal) > 1
            assert cover(state, named(state, card)) == min(cover(state, move) for move in equal)
    assert ties > count // 4


@pytest.mark.parametrize("places", ["forum farm quarry", "lyceum forum caravan", "caravan quarry forum"])
def test_a_warning_names_the_place_that_the_forecast_names(places):
    """A Legionary would keep a VP in War, and may lie on any of these."""
    slots = dict.fromkeys(places.split(), 0)
    state = table(
        {"gold": 3, "stone": 5, "area": 1, "slots": slots | {"temple": 1, "brewery": 1}},
        {"gold": 9, "slots": {"hoplite": 1}},
        board=[[], [], ["legionary"]],
        war="parthian_wars",
        war_strength=1,
        war_buyer=1,
        passed=(1,),
    )
    found = think_through(overlooked(WISHING, state))
    assert found.way.moves[0] == named(state, "legionary")
    assert cover(state, found.way.moves[0]) == min(cover(state, m) for m in state.decision.moves if m[0] == "buy_card")
