"""The invariants notice what must never be."""

from __future__ import annotations

import pytest

from game.wealth_of_nations.cards.components import MAP
from game.wealth_of_nations.invariants import broken_invariants
from game.wealth_of_nations.state import NOBODY, Tile
from tests.game.wealth_of_nations.scenario import table


def sound():
    return table({"money": 20, "food": 2}, {"ore": 1}, {}, board="0 farm b2, 0 farm b3, 1 mine h2 0", automated="b2")


def test_a_sound_position_breaks_nothing():
    assert broken_invariants(sound()) == []


def set_field(name, value):
    return lambda state: setattr(state, name, value)


def without_a_flag(state):
    state.flags = (*state.flags[:6], NOBODY, *state.flags[7:])


def on_the_centre(state):
    centre = MAP.index["e5"]
    state.flags = (*state.flags[:centre], 1, *state.flags[centre + 1 :])


def a_tile_from_nowhere(state):
    state.tiles = (Tile("bank", 0), *state.tiles[1:])
    state.flags = (1, *state.flags[1:])


def nation(name, value, seat=0):
    return lambda state: setattr(state.nations[seat], name, value)


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (nation("food", 3), "there are 61 cubes of food, not 60"),
        (nation("money", 21), "the bank has paid out $20"),
        (nation("notes", -1), "seat 0 has less than nothing"),
        (nation("flag", "federal_provinces"), "two nations have the same flag"),
        (lambda state: setattr(state.markets[0], "filled", 41), "41 wells of food"),
        (without_a_flag, "a tile has no flag"),
        (on_the_centre, "something stands on a closed hex"),
        (a_tile_from_nowhere, "tiles of bank, not 9"),
        (a_tile_from_nowhere, "the blocs are not those of the map"),
        (a_tile_from_nowhere, "the dots are not those of the map"),
        (set_field("automated", ((0, 1),)), "an automation token lies on no bloc"),
        (set_field("passes", 3), "all have passed"),
        (set_field("passes", 4), "4 players have passed in a row"),
        (set_field("running", (6,)), "blocs run outside"),
        (set_field("phase", "over"), "the game is over, yet somebody is asked"),
        (set_field("decision", None), "nobody is asked"),
        (lambda state: setattr(state, "decision", state.decision._replace(seat=7)), "seat 7 is asked"),
        (nation("packages", ("industry1", "industry1")), "a package is in two places"),
    ],
)
def test_what_is_wrong_is_said(tamper, sentence):
    state = sound()
    tamper(state)
    assert any(sentence in said for said in broken_invariants(state)), broken_invariants(state)
