"""Starting packages: the order of choosing and the placing of their tiles."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.wealth_of_nations.cards.components import BOARDS, MAP, PACKAGES
from game.wealth_of_nations.packages import EITHER, WHERE, WHICH_PACKAGE, finds_room
from game.wealth_of_nations.rules.placing import placements
from game.wealth_of_nations.state import NOBODY
from tests.game.wealth_of_nations.scenario import asked, moves, new_game, play, refusal, table

PRINTED = BOARDS["board"]


def choosing(seats, first=0):
    """A game whose flags are chosen, the first package about to be taken."""
    seed = next(seed for seed in range(99) if new_game(seats, seed).first == first)
    state = new_game(seats, seed)
    while asked(state)[1] == "which_flag":
        play(state, moves(state)[0])
    return state


def picks(seats, first=0):
    """Who picks, in order, and what kinds of packages are offered to each."""
    state = choosing(seats, first)
    found = []
    while state.phase == "setup":
        if asked(state)[1] == "which_package":
            kinds = {PACKAGES[move.split()[1]].kind for move in moves(state)}
            found.append((asked(state)[0], "".join(sorted(kind[0] for kind in kinds))))
        play(state, moves(state)[0])
    return state, found


def seats_of(found):
    return "".join("ABCDEF"[seat] for seat, _ in found)


def test_three_players_choose_four_times():
    """EX-W-09, W-PACKAGE-04, W-PACKAGE-11, W-PACKAGE-13."""
    state, found = picks(3)
    assert seats_of(found) == "ABCCBAABCCBA"
    assert [kinds for _, kinds in found[:3]] == ["i"] * 3
    assert found[3][1] == "ci"
    assert sorted(package for nation in state.nations for package in nation.packages) == sorted(PACKAGES)
    assert all(len(nation.packages) == 4 for nation in state.nations)


def test_four_players_choose_three_times():
    """EX-W-10, W-PACKAGE-14."""
    state, found = picks(4)
    assert seats_of(found) == "ABCDDCBAABCD"
    assert [kinds for _, kinds in found[:4]] == ["i"] * 4
    assert found[4][1] == "ci"
    assert state.packages == ()


def test_five_players_leave_farms_out_and_a_package_over():
    """EX-W-11, W-PACKAGE-15, W-RULING-11."""
    state, found = picks(5)
    assert seats_of(found) == "ABCDEEDCBA"
    assert [kinds for _, kinds in found] == ["i"] * 5 + ["c"] * 5
    taken = {package for nation in state.nations for package in nation.packages}
    assert "industry2" not in taken
    (left,) = set(PACKAGES) - taken - {"industry2"}
    assert PACKAGES[left].kind == "commodity"
    assert state.tiles_left("farm") == 12
    assert state.paid_out == 5 * 40 + 2 * 10


def test_what_is_left_over_goes_back_to_the_supply():
    """W-PACKAGE-15."""
    state, _ = picks(5)
    for market in state.markets:
        owned = sum(nation.cubes(market.commodity) for nation in state.nations)
        start = {"food": 40, "energy": 30, "labor": 30, "ore": 25, "capital": 25}[market.commodity]
        assert market.supply + owned == start


def test_six_players_choose_industry_then_commodity():
    """EX-W-12, W-PACKAGE-16."""
    state, found = picks(6)
    assert seats_of(found) == "ABCDEFFEDCBA"
    assert [kinds for _, kinds in found] == ["i"] * 6 + ["c"] * 6
    assert state.packages == ()


def test_the_first_player_and_the_player_to_the_right_begin_in_turn():
    """W-PACKAGE-12."""
    _, found = picks(4, first=2)
    assert seats_of(found) == "CDABBADCCDAB"


def test_nobody_may_skip():
    """W-RULING-10."""
    state = choosing(3)
    assert {move.split()[0] for move in moves(state)} == {"take_package"}


def test_a_package_brings_cubes_and_money_at_once():
    """W-PACKAGE-03."""
    state = choosing(3)
    for move in ("industry1", "industry5", "industry6"):
        play(state, f"take_package {move}")
        while asked(state)[1] == "where":
            play(state, moves(state)[0])
    play(state, "take_package commodity1")
    nation = state.nations[2]
    assert (nation.food, nation.energy, nation.money) == (9, 1, 40)


def test_tiles_are_placed_before_the_next_player_chooses():
    """W-PACKAGE-02, W-PACKAGE-05, W-PACKAGE-10, W-DEC-03, W-DEC-04."""
    state = choosing(3)
    play(state, "take_package industry4")
    for _ in range(2):
        assert asked(state) == (0, "where")
        play(state, moves(state)[0])
    assert asked(state) == (1, "which_package")
    assert sum(tile is not None for tile in state.tiles) == 2
    assert state.flags.count(0) == 2
    assert state.flags_left(0) == 16
    assert state.nations[0].money == 10


def test_refusals_of_packages():
    state = choosing(5)
    play(state, "take_package industry1", *["place a1 turn0", "place a2 turn0", "place a3 turn0"])
    assert refusal(state, "industry1").reason == "package_taken"
    assert refusal(state, "industry2").reason == "package_left_out"
    assert refusal(state, "commodity1").reason == "package_of_other_kind"


def placing(board, industry="generator", tiles=1, packages=()):
    """Seat 0 has tiles of a package to place on this board."""
    state = table({"packages": packages}, {}, {}, board=board)
    state.phase = "setup"
    state.change_stack(industry, -tiles)
    state.stack[:] = [(WHERE, 0, industry)] * tiles
    flow.advance(state)
    return state


def hexes(state):
    return {move.split()[1] for move in moves(state)}


def test_the_first_package_tile_goes_on_any_empty_hex_but_the_central_one():
    """W-PACKAGE-06, W-PACKAGE-09."""
    state = placing("1 farm a1", "farm")
    assert hexes(state) == {MAP.names[hex] for hex in PRINTED.open} - {"a1"}
    assert refusal(state, "e5").reason == "central_hex"
    assert refusal(state, "a1").facts == {"hex": "a1", "owner": 1}


def test_all_package_tiles_of_a_player_hang_together():
    """W-PACKAGE-07, W-RULING-08: sharing a side is enough, whatever their dots."""
    state = placing("0 bank b2 0")
    near = {MAP.names[hex] for hex in PRINTED.near[MAP.index["b2"]]}
    assert hexes(state) <= near
    assert refusal(state, "h4").reason == "apart_from_the_group"


def test_contiguity_is_waived_where_no_touching_hex_will_do():
    """W-RULING-08."""
    ring = ", ".join(f"1 farm {MAP.names[hex]}" for hex in PRINTED.near[MAP.index["a1"]])
    state = placing(f"0 farm a1, {ring}", "farm")
    assert "i5" in hexes(state)


def test_a_package_that_finds_no_room_is_not_offered_while_another_one_does():
    """W-RULING-08: hemmed in at a1, tiles would be scattered; cubes need no room."""
    ring = ", ".join(f"1 farm {MAP.names[hex]}" for hex in PRINTED.near[MAP.index["a1"]])
    state = table({"packages": ("industry5",)}, {}, {}, board=f"0 mine a1, {ring}")
    state.phase, state.packages = "setup", ("industry1", "industry3", "commodity1")
    state.stack[:] = [(WHICH_PACKAGE, 0, EITHER)]
    flow.advance(state)
    assert moves(state) == ["take_package commodity1"]
    refused = refusal(state, "industry1")
    assert (refused.reason, refused.facts) == ("package_finds_no_room", {"package": "industry1"})
    state.packages = ("industry1", "industry3")
    state.stack[:], state.decision = [(WHICH_PACKAGE, 0, EITHER)], None
    flow.advance(state)
    assert moves(state) == ["take_package industry1", "take_package industry3"]


@pytest.mark.parametrize("seed", [432, 433, 434])
def test_packages_are_scattered_only_where_nothing_that_is_left_would_hang_together(seed):
    """W-RULING-08, in games whose packages and hexes are taken by chance."""
    state, hand = new_game(3, seed), RandomBot(seed)
    scattered = set()
    while state.phase == "setup" and state.decision is not None:
        seat = state.decision.seat
        if asked(state)[1] == "which_package":
            fits = [finds_room(state, seat, PACKAGES[move[1]]) for move in state.decision.moves]
            assert all(fits) or not any(fits)
            scattered |= set() if all(fits) else {seat}
        flow.apply(state, hand.choose(state, state.decision))
    for seat in {0, 1, 2} - scattered:
        own = [hex for hex, owner in enumerate(state.flags) if owner == seat]
        group = own[:1]
        for hex in group:
            group += [near for near in PRINTED.near[hex] if near in own and near not in group]
        assert sorted(group) == own


def test_no_hex_is_open_in_which_the_package_would_not_find_room():
    """W-RULING-08: a pocket of two hexes cannot be entered with a package of three, but with one of two."""
    pocket = {MAP.index["a1"], MAP.index["a2"]}
    around = {near for hex in pocket for near in PRINTED.near[hex]} - pocket
    board = ", ".join(f"1 farm {MAP.names[hex]}" for hex in sorted(around))
    state = placing(board, "farm", 3, ("industry1",))
    assert not {"a1", "a2"} & hexes(state)
    refused = refusal(state, "a1")
    assert (refused.reason, refused.facts) == ("no_room_for_the_package", {"left": 3})
    assert {"a1", "a2"} <= hexes(placing(board, "farm", 2, ("industry5",)))


def ends(state, seat, touching):
    """Whether the tiles that the seat still has to place can all be laid, each beside another of its own."""
    if asked(state) != (seat, "where"):
        return True
    industry = str(state.decision.context[0])
    own = {near for hex, owner in enumerate(state.flags) if owner == seat for near in PRINTED.near[hex]}
    empty = [hex for hex in PRINTED.open if state.flags[hex] == NOBODY and (not touching or hex in own)]
    for hex in {handles[0] for handles in placements(state.dots, industry, empty, can_force=False)}:
        after = state.copy()
        turn = next(h[1] for h in placements(state.dots, industry, [MAP.index[hex]], can_force=False))
        after.decision = after.decision._replace(moves=(("place", hex, turn),))
        flow.apply(after, ("place", hex, turn))
        if ends(after, seat, True):
            return True
    return False


@pytest.mark.parametrize("seed", range(4))
def test_from_every_open_hex_the_whole_package_can_be_laid_in_one_group(seed):
    """W-RULING-08, on crowded maps: held against trying out everything."""
    random = Random(seed)
    waived = kept = 0
    for _ in range(12):
        free = random.sample([MAP.names[hex] for hex in PRINTED.open], 14)
        crowd = ", ".join(
            f"1 {random.choice(('farm', 'mine', 'factory'))} {MAP.names[hex]}"
            for hex in PRINTED.open
            if MAP.names[hex] not in free
        )
        package = PACKAGES[random.choice(["industry1", "industry3", "industry6"])]
        packages, own = (package.id,), ""
        if has_own := random.random() < 0.5:
            packages, own = ("industry5", *packages), f", 0 mine {free.pop()}, 0 mine {free.pop()}"
        state = placing(crowd + own, package.industry, package.tiles, packages)
        if ends(state, 0, has_own):
            kept += 1
            for move in moves(state):
                after = state.copy()
                play(after, move)
                assert ends(after, 0, True), move
        else:
            waived += 1
            assert moves(state)
    assert waived and kept


def test_partial_dots_of_different_colours_may_not_meet_and_cannot_be_forced():
    """EX-W-08, W-PACKAGE-08, W-RULING-09."""
    state = placing("0 farm b2, 1 farm b4", "generator")
    assert not any(move.endswith("force") for move in moves(state))
    # Every side of the Farm has a half dot: only turns that show it a blank side are legal.
    facing = {"b1": (3,), "b3": (6,)}
    for hex, sides in facing.items():
        for move in moves(state):
            if move.split()[1] == hex:
                turn = int(move[-1])
                assert not {(side - 1 + turn) % 6 + 1 for side in (1, 3, 5)} & set(sides)


def test_the_same_colour_of_another_player_may_meet():
    """EX-W-08, W-PACKAGE-08."""
    state = placing("1 farm b3", "farm")
    assert "b2" in hexes(state)


def test_a_hex_where_every_turn_clashes_is_refused_with_the_number_of_dots():
    """W-PACKAGE-08."""
    state = placing("0 farm b2, 1 generator b4 1", "farm")
    assert "b1" in hexes(state)
    assert "b3" not in hexes(state)
    assert refusal(state, "b3").facts == {"dots": 1}
