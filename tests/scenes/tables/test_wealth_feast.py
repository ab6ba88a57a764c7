"""The last picture of Wealth of Nations is made of the position in which the game ended."""

import pickle

import pytest

from game.bots.random_bot import RandomBot
from game.session.session import Session
from game.wealth_of_nations import GAME
from game.wealth_of_nations.state import NOBODY
from scenes.games.wealth_of_nations.board.spots import centre, water_of, whole_dots
from scenes.games.wealth_of_nations.feast import festive_chart
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
