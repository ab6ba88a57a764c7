"""The forecast of Nation: the turn as it is marked, and the blows that enemies may deal."""

import random

import pytest

from game.engine import flow
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.analysis.forecast import forecast, locked, what_if
from tests.game.nation_deckbuilder.scenario import play, table


def played(mode_seats, seed, turns):
    """Positions at which the hand of an enemy is full and hidden, with what its next turn dealt."""
    options = GAME.settle_options(mode_seats, {})
    state, chance = GAME.new(options, mode_seats, seed), random.Random(seed)
    while state.decision is not None and state.turn <= turns:
        yield state
        keen = [move for move in state.decision.moves if move[0] in ("mark", "buy")]
        flow.apply(state, chance.choice(keen or state.decision.moves))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_blow_is_harder_than_the_hardest_that_was_foreseen(seats):
    for seed in range(4):
        expected, seen = {}, 0
        for state in played(seats, seed, 30):
            if state.step == "play" and state.batch == 1 and state.turn not in expected:
                blows = [each for each in forecast(state).blows if each.attacker == state.active]
                expected[state.turn] = {each.target: each.health for each in blows}
            for target, health in expected.get(state.turn, {}).items():
                assert state.nations[target].health >= health
                seen += 1
        assert seen


def test_an_average_hand_deals_what_all_hands_deal_together():
    state = next(played(2, 1, 1))
    own, enemy = state.nations
    blow = next(each for each in forecast(state).blows if each.target == own.index)
    assert 0 <= blow.least <= blow.likely <= blow.most
    assert blow.health == own.health - blow.lost
    assert enemy.index == blow.attacker


def test_a_blow_meets_the_health_that_hunger_leaves():
    state = table({"hand": ["coin"], "food": 0, "happiness": 2, "health": 6})
    foreseen = forecast(state)
    (blow,) = foreseen.against(0)
    assert foreseen.turn.health == 5
    assert blow.health + blow.lost == 5
    fed = forecast(table({"hand": ["coin"], "food": 2, "happiness": 2, "health": 6})).against(0)[0]
    assert blow.deadly >= fed.deadly and blow.health == fed.health - 1


@pytest.mark.parametrize(
    ("hand", "stock", "settled"),
    [
        (
            "coin",
            {"food": 2, "happiness": 2, "science": 4},
            {"damage", "food", "happiness", "health", "science"},
        ),
        ("coin", {"food": 3, "happiness": 2, "science": 5}, {"damage", "happiness"}),
        ("market", {"food": 2, "happiness": 2, "science": 5}, {"damage"}),
    ],
)
def test_once_cards_are_played_what_cannot_be_bought_or_changed_is_locked(hand, stock, settled):
    state = table({"hand": [hand], "age": 1, **stock})
    assert locked(state) == frozenset()
    play(state, f"mark {hand}", "play")
    while state.step == "play":
        play(state, "play")
    assert (state.step, locked(state)) == ("buy", settled)


def test_what_a_card_costs_is_foreseen():
    for state in played(2, 3, 12):
        move = next((each for each in state.decision.moves if each[0] == "buy"), None)
        if move:
            coins = state.players[state.decision.seat].coins
            assert what_if(state, move).turn.coins < coins
            return
    raise AssertionError("nothing was bought")


def test_before_the_first_turn_nothing_is_foreseen():
    state = GAME.lay_out(GAME.settle_options(2, {}), 2, 1)
    assert forecast(state) is None
