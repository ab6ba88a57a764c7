"""The random bot draws as the game says, and answers what the game has an opinion on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.bots.random_bot import RandomBot
from game.engine.game import Opinion
from tests.game.engine.toy import TOY

POSITION = TOY.new({"heap": 7}, 2, 1)


def drawn(game, times=600):
    hand = RandomBot(1, game)
    return Counter(hand.choose(POSITION, POSITION.decision) for _ in range(times))


def test_every_move_is_equally_likely_where_the_game_says_nothing():
    counts = drawn(TOY)
    assert set(counts) == set(POSITION.decision.moves)
    assert all(110 < count < 190 for count in counts.values())


def test_without_a_game_it_draws_the_same():
    assert drawn(None) == drawn(TOY)


def test_a_game_may_draw_in_its_own_way():
    last = replace(TOY, drawing=lambda: lambda chance, observation, decision: decision.moves[-1])
    assert set(drawn(last)) == {POSITION.decision.moves[-1]}


def test_a_game_may_have_an_opinion():
    opinion = Opinion(("take", "2"), "two_are_better", {})
    sure = replace(TOY, advising=lambda: lambda observation, decision: opinion)
    assert set(drawn(sure)) == {("take", "2")}
    unsure = replace(TOY, advising=lambda: lambda observation, decision: None)
    assert drawn(unsure) == drawn(TOY)


def test_the_same_seed_draws_the_same_moves():
    assert drawn(TOY, 50) == drawn(TOY, 50)
