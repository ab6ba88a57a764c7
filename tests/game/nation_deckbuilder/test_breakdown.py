"""Breakdown: the sources of a figure add up to what has become of it."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.text.breakdown import Source, changed_by, damage_by
from game.nation_deckbuilder.text.recap import changes, latest_turn
from game.session.session import Seat, Session
from tests.game.nation_deckbuilder.scenario import play, table
from tests.game.nation_deckbuilder.test_recap import told_of, turn_of

LINES = ("food", "happiness", "science", "health")


def test_a_figure_is_told_card_by_card():
    state = table({"hand": ["hunter", "gatherer", "warriors"], "food": 3}, {"health": 60})
    told = turn_of(0, *told_of(state, "mark hunter", "mark gatherer", "mark warriors", "play"))
    assert changed_by(state, told, 0, "food") == [
        Source("card", 2, "hunter#1"),
        Source("card", 1, "gatherer#1"),
        Source("card", -2, "warriors#1"),
        Source("together", 1),
    ]


def test_what_enemies_do_afterwards_counts():
    state = table({"hand": ["warriors"], "food": 5}, {"health": 60})
    told = turn_of(0, *told_of(state, "mark warriors", "play"))
    assert changed_by(state, [*turn_of(1), *told], 1, "health") == [Source("struck", -5)]


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"cooperative": True})])
def test_over_whole_games_the_sources_of_a_turn_add_up(seats, options):
    players = [Seat(f"Seat {number + 1}", "human", number + 1) for number in range(seats)]
    session = Session(GAME, {"cooperative": False, **options}, players, 5)
    hand = RandomBot(5)
    told = [frame.event.seen_by(None) for frame in session.opening]
    for _ in range(150):
        if session.state.decision is None:
            break
        session.play(hand.choose(session.state, session.state.decision))
        told += [event.seen_by(None) for event in session.events_of(len(session.moves) - 1)]
        nation = session.state.nations[session.state.active]
        change = changes(session.state, latest_turn(session.state, told, nation.index), nation.index)
        for kind in LINES:
            found = changed_by(session.state, told, nation.index, kind)
            assert sum(source.amount for source in found) == change[kind]
        dealt = damage_by(session.state, told, nation.index)
        assert sum(source.amount for source in dealt) == change["damage"]


def test_nothing_is_told_of_a_nation_to_which_nothing_has_happened():
    state = table({"hand": ["coin"]}, {})
    play(state, "mark coin", "play")
    assert changed_by(state, turn_of(0), 1, "food") == []
