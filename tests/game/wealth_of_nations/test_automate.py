"""Automating blocs, and what becomes of the token when blocs change."""

from __future__ import annotations

from tests.game.wealth_of_nations.scenario import asked, held, moves, names, play, refusal, table, tiles

TOKEN = {"energy": 1, "capital": 2}
ACADEMIES = tiles(0, "academy", {(0, 0): 1, (0, 1): 1, (1, 0): 3})


def automating(board, cubes=None, automated="", **fields):
    cubes = TOKEN if cubes is None else cubes
    return table(
        dict(cubes),
        {"labor": 1},
        {},
        board=f"{board}, 1 farm i5",
        automated=automated,
        phase="develop",
        **fields,
    )


def test_a_token_costs_one_energy_and_two_capital():
    """W-AUTO-01, W-DEC-14."""
    state = automating(ACADEMIES)
    supply = state.market("energy").supply
    (move,) = moves(state, "automate")
    play(state, move)
    assert held(state) == {}
    assert state.market("energy").supply == supply + 1
    assert state.is_automated(state.blocs[0])
    assert asked(state) == (1, "develop")


def test_there_is_always_another_token():
    """W-AUTO-05, W-RULING-07."""
    board = ", ".join(f"0 generator {hex} 0" for hex in ("a1", "a3", "a5", "c1", "c3", "c5", "c7", "g1", "g3", "g5"))
    state = automating(board, {"energy": 10, "capital": 20}, automated="a1 a3 a5 c1 c3 c5 c7 g1 g3")
    assert len(state.automated) == 9
    assert moves(state, "automate") == ["automate g5"]


def test_a_bloc_is_automated_once():
    """W-RULING-31."""
    state = automating(ACADEMIES, automated=ACADEMIES.split()[2])
    assert moves(state, "automate") == []
    assert refusal(state, ACADEMIES.split()[2], verb="automate").reason == "automated_already"


def test_farms_may_be_automated_though_it_is_worth_nothing():
    """W-RULING-31."""
    state = automating("0 farm b2")
    assert moves(state, "automate") == ["automate b2"]


def test_foreign_blocs_and_missing_cubes_are_refused():
    state = automating("0 generator b2 0", {"capital": 2})
    assert refusal(state, "i5", verb="automate").facts == {"owner": 1}
    assert refusal(state, "b2", verb="automate").facts["missing"] == (("energy", 1),)


def test_a_bloc_that_grows_stays_automated():
    """W-RULING-30."""
    state = automating("0 farm b2, 0 - b3", {"ore": 1, "capital": 1}, automated="b2")
    play(state, "build farm b3 turn0")
    assert [names(hexes) for hexes in state.automated] == [["b2", "b3"]]


def test_two_automated_blocs_that_merge_keep_one_token():
    """W-RULING-30."""
    state = automating("0 farm b2, 0 - b3, 0 farm b4", {"ore": 1, "capital": 1}, automated="b2 b4")
    play(state, "build farm b3 turn0")
    assert [names(hexes) for hexes in state.automated] == [["b2", "b3", "b4"]]


def test_of_a_split_bloc_the_owner_keeps_one_part_automated():
    """W-AUTO-04, W-RULING-29, W-DEC-15."""
    state = automating("0 farm b2, 0 farm b3, 0 farm b4", {"capital": 1}, automated="b2")
    play(state, "take_up b3", "lay h2 turn0")
    assert asked(state) == (0, "which_bloc")
    assert moves(state) == ["keep_automated b2", "keep_automated b4", "keep_automated h2"]
    play(state, "keep_automated b4")
    assert [names(hexes) for hexes in state.automated] == [["b4"]]
    assert asked(state) == (1, "develop")


def test_a_moved_bloc_takes_its_token_along():
    """W-RULING-29."""
    state = automating("0 mine b2 0", {"capital": 1}, automated="b2")
    play(state, "take_up b2", "lay h2 turn1")
    assert [names(hexes) for hexes in state.automated] == [["h2"]]


def test_two_split_blocs_are_asked_for_one_after_the_other():
    """W-RULING-29."""
    board = "0 farm b1, 0 farm b2, 0 farm b3, 0 mine h1 2, 0 mine h2 2, 0 mine h3 2"
    state = automating(board, {"capital": 1}, automated="b1 h1")
    play(state, "take_up b2", "take_up h2", "lay e1 turn0", "lay f8 turn0")
    play(state, "keep_automated b1", "keep_automated h3")
    assert sorted(names(hexes) for hexes in state.automated) == [["b1"], ["h3"]]


def test_the_blocs_of_others_keep_their_tokens():
    state = automating("0 farm b2, 1 farm h2", {"capital": 1}, automated="b2 h2")
    play(state, "take_up b2", "lay a1 turn0")
    assert sorted(names(hexes) for hexes in state.automated) == [["a1"], ["h2"]]
