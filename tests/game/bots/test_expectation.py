"""What is expected of positions is learned from enough of them, or not at all."""

from math import isfinite

import pytest

from game import GAMES
from game.bots.search import expectation
from game.bots.search.expectation import LEAST_POSITIONS, Expectation, ReachedPosition, learn
from tests.game.bots.toy_evaluator import EVALUATOR
from tests.game.wealth_of_nations.scenario import table as wealth_table


def met(count):
    return [ReachedPosition("table", 0, worth, 2.0 * worth) for worth in range(count)]


def test_a_stage_that_was_met_often_enough_is_learned():
    (row,) = learn(EVALUATOR, met(LEAST_POSITIONS))
    assert row == pytest.approx([0.0, 2.0, 0.0])


def test_too_few_games_are_told_and_nothing_is_kept(monkeypatch, capsys):
    kept = []
    monkeypatch.setattr(expectation, "play", lambda *_: met(LEAST_POSITIONS - 1))
    monkeypatch.setattr(expectation, "keep_expected", lambda *facts: kept.append(facts))
    with pytest.raises(SystemExit):
        expectation.main(["nations_dice", "--games", "1"])
    assert "more games are needed" in capsys.readouterr().err
    assert kept == []


def test_before_a_nation_has_its_board_all_positions_of_the_kind_are_told():
    """Whoever watches a game in which boards are picked asks in its first position."""
    game = GAMES["nations"]
    state = game.new(game.settle_options(3, {"sides": "b"}), 3, 1)
    assert not state.nations[0].board
    margin, error = Expectation(game)(state, 0)
    assert isfinite(margin) and error > 0


def test_a_finished_game_has_come_to_the_points_of_its_result():
    """Not to what bots count besides: $9 are no point, and 25.7 would be told as 26."""
    state = wealth_table({"money": 79}, {"money": 10}, {"money": 12}, phase="over")
    first, second, *_ = GAMES["wealth_of_nations"].result(state)
    expected = Expectation(GAMES["wealth_of_nations"])
    assert expected(state, first.seat) == (first.total - second.total, 0.0)
    assert expected(state, second.seat) == (second.total - first.total, 0.0)
