"""The last picture of Wealth of Nations is made of the position in which the game ended."""

import pickle

import pytest

from game.bots.random_bot import RandomBot
from game.session.session import Session
from game.wealth_of_nations import GAME
from game.wealth_of_nations.rules.scoring import final_scores
from game.wealth_of_nations.state import NOBODY
from scenes.games.wealth_of_nations.board.spots import centre, water_of, whole_dots
from scenes.games.wealth_of_nations.feast import festive_chart, scored_map
from sprites.maps.festive_chart import SeaView
from sprites.maps.hex_outline import centre as centre_of
from tests.scenes.tables.wealth_games import seats_of

COLOURS = (4, 6, 2)


@pytest.fixture(scope="module")
def state():
    session, hand = Session(GAME, {}, seats_of(3), 5), RandomBot(5, GAME)
    while session.state.round < 3:
        session.play(hand.choose(session.state, session.state.decision))
    return session.state


def test_all_that_lies_on_the_map_is_seen_in_the_colours_of_its_owners(state):
    seen = festive_chart(state, 1, COLOURS)
    owners = {centre(hex): COLOURS[owner] for hex, owner in enumerate(state.flags) if owner != NOBODY}
    assert seen.winner == COLOURS[1]
    assert {**{centre_of(tile.cell): tile.owner for tile in seen.tiles}, **dict(seen.flags)} == owners
    assert [(tile.look.industry, tile.turn) for tile in seen.tiles] == [
        (tile.industry, tile.turn) for tile in state.tiles if tile
    ]
    assert [(bloc.owner, len(bloc.cells)) for bloc in seen.blocs] == [
        (COLOURS[bloc.owner], len(bloc.hexes)) for bloc in state.blocs
    ]
    assert len(seen.dots) == len(whole_dots(state.tiles, state.flags))
    assert seen.chart.water == water_of(state)


def test_it_is_a_value_that_can_be_painted_elsewhere(state):
    seen = festive_chart(state, 0, COLOURS)
    assert seen == pickle.loads(pickle.dumps(seen)) == festive_chart(state.copy(), 0, COLOURS)
    assert hash(seen)


@pytest.mark.parametrize("size", [(1836, 430), (1836, 300)])
def test_the_score_falls_on_the_map_that_was_played_before_anybody_feasts(state, size):
    state = state.copy()
    state.nations[1].notes = 3
    for score in final_scores(state):
        scored = scored_map(state, score.seat, COLOURS)
        assert scored.picture.is_counted and scored.picture.winner == COLOURS[score.seat]
        assert scored.picture._replace(is_counted=False) == festive_chart(state, score.seat, COLOURS)
        assert [sum(fall.points for fall in each) for each in scored.falls] == [line.points for line in score.lines]
        land = {centre(hex) for hex, owner in enumerate(state.flags) if owner == score.seat}
        assert {(fall.x, fall.y) for fall in scored.falls[0]} <= land
        for fall in (fall for each in scored.falls for fall in each):
            x, y = scored.spot(size, fall.x, fall.y)
            assert (x, y) == SeaView(size).at((fall.x, fall.y)) and 0 < x < size[0] and 0 < y < size[1]
