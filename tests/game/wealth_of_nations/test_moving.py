"""Moving tiles."""

from __future__ import annotations

from game.wealth_of_nations.cards.components import BOARDS, MAP
from game.wealth_of_nations.state import NOBODY, Tile
from tests.game.wealth_of_nations.scenario import asked, held, moves, play, refusal, table


def moving(board, capital=3, **fields):
    return table({"capital": capital}, {"labor": 1}, {}, board=f"{board}, 1 farm i5", phase="develop", **fields)


def at(state, hex):
    return state.tiles[MAP.index[hex]], state.flags[MAP.index[hex]]


def test_a_move_costs_one_capital_paid_to_the_supply():
    """W-MOVE-01, W-DEC-13."""
    state = moving("0 farm b2")
    supply = state.market("capital").supply
    play(state, "take_up b2", "lay h2 turn0")
    assert held(state) == {"capital": 2}
    assert state.market("capital").supply == supply + 1
    assert at(state, "b2") == (None, NOBODY)
    assert at(state, "h2") == (Tile("farm", 0), 0)
    assert asked(state) == (1, "develop")


def test_up_to_three_tiles_for_the_same_capital():
    """W-MOVE-01, W-MOVE-03."""
    state = moving("0 farm b2, 0 mine b4 0, 0 bank d2 0, 0 factory h1 0")
    play(state, "take_up b2", "take_up b4", "take_up d2")
    assert moves(state, "take_up") == []
    assert refusal(state, "h1", verb="take_up").facts == {"most": 3}
    play(state, "lay a1 turn0", "lay c3 turn1", "lay f4 turn2")
    assert held(state) == {"capital": 2}
    assert [at(state, hex)[0].industry for hex in ("a1", "c3", "f4")] == ["farm", "mine", "bank"]


def test_once_laying_has_begun_no_more_tiles_are_taken_up():
    """W-RULING-26."""
    state = moving("0 farm b2, 0 farm b4, 0 farm d2")
    play(state, "take_up b2", "take_up b4", "lay a1 turn0")
    assert moves(state, "take_up") == []
    assert refusal(state, "d2", verb="take_up").reason == "lay_the_others_first"


def test_tiles_of_others_stay():
    state = moving("0 farm b2, 1 farm b4")
    assert moves(state, "take_up") == ["take_up b2"]
    assert refusal(state, "b4", verb="take_up").facts == {"owner": 1}


def test_a_target_is_empty_or_has_only_an_own_flag():
    """W-MOVE-02, W-DEC-13: adjacency is not needed."""
    state = moving("0 farm b2, 0 - b4, 1 - d4, 1 farm h2")
    play(state, "take_up b2")
    hexes = {move.split()[1] for move in moves(state, "lay")}
    assert {"b4", "a1", "i1"} <= hexes
    assert not {"d4", "h2", "e5", "b2"} & hexes
    assert refusal(state, "d4", verb="lay").reason == "hex_claimed"
    assert refusal(state, "h2", verb="lay").reason == "hex_built_on"
    assert refusal(state, "e5", verb="lay").reason == "central_hex"
    assert MAP.index["e5"] == BOARDS["board"].rose


def test_an_own_flag_on_the_target_goes_back_to_the_stock():
    """W-MOVE-04."""
    state = moving("0 farm b2, 0 - b4")
    assert state.flags_left(0) == 16
    play(state, "take_up b2")
    assert state.flags_left(0) == 16
    play(state, "lay b4 turn0")
    assert state.flags_left(0) == 17
    assert at(state, "b2") == (None, NOBODY)


def test_nothing_stays_behind():
    """W-RULING-27."""
    state = moving("0 farm b2")
    play(state, "take_up b2", "lay h1 turn0")
    assert state.flags.count(0) == 1


def test_clashing_dots_are_forced_for_a_capital_or_another_hex_is_chosen():
    """W-MOVE-05, W-FORCE-01."""
    state = moving("0 farm b2, 1 generator h3 1")
    play(state, "take_up b2")
    assert "lay h2 turn0 force" in moves(state)
    play(state, "lay h2 turn0 force")
    assert held(state) == {"capital": 1}


def test_without_a_capital_left_there_is_no_force():
    """W-MOVE-05, W-RULING-26."""
    state = moving("0 farm b2, 1 mine h3 0", capital=1)
    play(state, "take_up b2")
    assert not [move for move in moves(state) if move.endswith("force")]
    assert refusal(state, "g3", verb="lay").facts["have"] == 0


def test_one_may_turn_a_tile_in_place_but_not_change_nothing():
    """W-RULING-26, W-RULING-28."""
    state = moving("0 bank b2 1")
    play(state, "take_up b2")
    assert {move for move in moves(state) if " b2 " in move} == {f"lay b2 turn{turn}" for turn in range(6) if turn != 1}
    play(state, "lay b2 turn4")
    assert at(state, "b2") == (Tile("bank", 4), 0)


def test_two_tiles_may_swap_places():
    """W-RULING-26."""
    state = moving("0 farm b2, 0 bank h1 0")
    play(state, "take_up b2", "take_up h1", "lay h1 turn0", "lay b2 turn0")
    assert (at(state, "b2")[0].industry, at(state, "h1")[0].industry) == ("bank", "farm")


def test_two_tiles_alike_do_not_swap_places():
    """W-RULING-28."""
    state = moving("0 farm b2, 0 farm h1")
    play(state, "take_up b2", "take_up h1", "lay h1 turn0")
    assert "lay b2 turn0" not in moves(state)
    assert refusal(state, "b2", verb="lay").reason == "leaves_no_place_or_no_change"


def test_hexes_beside_the_new_place_can_be_claimed():
    """W-MOVE-06."""
    state = table({"capital": 1, "labor": 1}, {}, {}, board="0 farm b2", phase="develop")
    play(state, "take_up b2", "lay h2 turn0")
    assert "place_flag h1" in moves(state)
    assert "place_flag b1" not in moves(state)


def test_only_a_tile_that_can_be_laid_again_is_taken_up():
    """W-RULING-26: the map is full, so a Farm could only go back, which changes nothing."""
    state = full_map()
    assert "take_up a1" not in moves(state)
    assert refusal(state, "a1", verb="take_up").reason == "cannot_be_laid_again"


def full_map(capital=1):
    """Every hex is taken: a1, a2 and a3 are seat 0's, a Farm, a Bank turned away, and a bare flag nowhere."""
    others = ", ".join(f"1 - {name}" for name in MAP.names if name not in ("a1", "a2", "a3", "e5"))
    return table({"capital": capital}, {}, {}, board=f"0 farm a1, 0 farm a2, 0 bank a3 5, {others}", phase="develop")


def test_every_order_of_laying_ends_without_a_dead_end():
    """W-RULING-26: wherever the first tiles are laid, the last one still has a place."""
    for capital, ways in ((1, 12), (2, 22)):
        state = full_map(capital)
        play(state, "take_up a3")
        tried = 0
        for second in moves(state, "take_up"):
            here = after(state, second)
            for way in moves(here, "lay"):
                assert moves(after(here, way), "lay")
                tried += 1
        assert tried == ways


def after(state, move):
    """A copy in which one more move is played."""
    twin = state.copy()
    play(twin, move)
    return twin


def test_a_move_without_capital_is_refused():
    state = table({"labor": 1}, {}, {}, board="0 farm b2", phase="develop")
    refused = refusal(state, "b2", verb="take_up")
    assert refused.facts["missing"] == (("capital", 1),)


def test_tiles_laid_clash_with_what_lies_there_at_that_moment():
    """W-RULING-26, W-RULING-04."""
    state = moving("0 farm b2, 0 generator b4 0")
    play(state, "take_up b2", "take_up b4", "lay h2 turn0")
    assert "lay h3 turn1 force" in moves(state)
    assert "lay h3 turn0" in moves(state)


def test_a_tile_may_not_be_laid_where_the_next_one_would_find_no_place():
    """W-RULING-26: the Bank at that turn would leave the Farm only clashing dots, and no Capital is left."""
    state = full_map()
    play(state, "take_up a3", "take_up a2")
    assert "lay a2 turn2" in moves(state)
    assert "lay a2 turn0" not in moves(state)
    assert refusal(state, "a2", "turn0", verb="lay").reason == "leaves_no_place_or_no_change"
