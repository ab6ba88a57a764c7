"""Components and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.game import BadOption
from game.nations_dice import GAME
from game.nations_dice.cards.chits import STOCK, owned, supply, unused
from game.nations_dice.cards.dice import BOX
from game.nations_dice.cards.tiles import BOARDS, EVENTS, START_BUILDINGS, TILES, events_of, tiles_of
from game.nations_dice.invariants import broken_invariants
from game.nations_dice.rules.own_dice import dice_in_supply
from game.nations_dice.setup import start_books
from game.nations_dice.state import CHITS
from tests.game.nations_dice.scenario import new_game


def test_one_to_four_may_play():
    """D-SETUP-01."""
    assert list(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(BadOption):
        GAME.settle_options(5, {})


def test_the_box_has_33_chits():
    """D-SETUP-02."""
    assert STOCK == {"reroll": 12, "gold": 9, "food": 3, "strength": 3, "books": 3, "stone": 3}


def test_the_box_has_44_dice():
    """D-SETUP-03."""
    assert {colour: len(handles) for colour, handles in BOX.items()} == {
        "white": 20,
        "blue": 8,
        "orange": 8,
        "red": 8,
    }


def test_the_box_has_15_tiles_and_3_events_of_each_age_and_4_boards():
    """D-SETUP-04, D-SETUP-05."""
    assert [len(tiles_of(age)) for age in (1, 2, 3, 4)] == [15] * 4
    assert [len(events_of(age)) for age in (1, 2, 3, 4)] == [3] * 4
    assert (len(TILES) - len(START_BUILDINGS), len(EVENTS), len(BOARDS)) == (60, 12, 4)


def test_tiles_and_events_are_shuffled():
    """D-SETUP-05."""
    games = [new_game(seed=seed) for seed in range(6)]
    assert len({state.board for state in games}) == 6
    assert len({state.event for state in games}) > 1


def test_the_order_is_drawn_by_lot():
    """D-SETUP-06."""
    first = Counter(new_game(3, seed).order[0] for seed in range(90))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 15


def test_every_player_begins_with_five_white_dice_a_gold_and_a_reroll_chit():
    """D-SETUP-07."""
    state = new_game(4)
    for nation in state.nations:
        assert [die.colour for die in nation.dice] == ["white"] * 5
        assert not any(die.is_used for die in nation.dice)
        assert {kind: unused(nation, kind) for kind in CHITS if owned(nation, kind)} == {
            "gold": 1,
            "reroll": 1,
        }
    assert [BOARDS[nation.board].name for nation in state.nations] == ["Rome", "Greece", "Persia", "Egypt"]


def test_every_board_has_five_start_buildings_with_a_white_die():
    """D-RULING-03."""
    for nation in new_game(2).nations:
        assert nation.slots == ("axeman", "farm", "caravan", "quarry", "temple")
        assert nation.brought == (("white",),) * 5
        assert nation.tile_vp == 0


def test_nobody_begins_with_vp():
    """D-SETUP-08."""
    assert [nation.vp for nation in new_game(4).nations] == [0, 0, 0, 0]


@pytest.mark.parametrize(("seats", "books"), [(4, [1, 2, 3, 4]), (3, [1, 2, 3]), (1, [1])])
def test_books_begin_at_the_number_of_the_order_card(seats, books):
    """D-SETUP-09, EX-D-01."""
    state = new_game(seats)
    assert [state.nations[seat].books for seat in state.order] == books


def test_the_second_of_two_begins_with_3_books():
    """D-SETUP-10, EX-D-02."""
    state = new_game(2)
    assert [state.nations[seat].books for seat in state.order] == [1, 3]
    assert start_books(3, 2) == 2


def test_everything_else_is_in_the_supply():
    """D-SETUP-11."""
    state = new_game(3)
    assert {colour: len(dice_in_supply(state, colour)) for colour in BOX} == {
        "white": 5,
        "orange": 8,
        "blue": 8,
        "red": 8,
    }
    assert (supply(state, "gold"), supply(state, "reroll"), supply(state, "food")) == (6, 9, 3)
    assert broken_invariants(state) == []


def test_variant_and_hardness_are_chosen_when_the_game_is_made():
    """D-DEC-01, D-VARIANT-07."""
    assert {option.name: option.values for option in GAME.options} == {
        "variant": ("original", "accelerated"),
        "harder": (False, True),
    }
    assert new_game(variant="accelerated").variant == "accelerated"
    with pytest.raises(BadOption):
        new_game(2, harder=True)
