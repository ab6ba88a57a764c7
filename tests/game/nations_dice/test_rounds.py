"""The course of the game: rounds, new tiles and event, turns, passing."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.nations_dice.cards.tiles import EVENTS, TILES, tiles_of
from game.nations_dice.invariants import broken_invariants
from game.nations_dice.rules.new_tiles import bring_back, new_event, new_round, new_tiles
from game.nations_dice.rules.rounds import ROUND
from tests.game.nations_dice.scenario import legal, new_game, play, resolve, table, told


def pass_until_round(state, number: int) -> None:
    while state.round < number:
        moves = legal(state)
        play(state, "pass" if "pass" in moves else moves[-1])


def test_a_game_has_four_rounds_each_with_the_age_of_its_number():
    """D-ROUND-01."""
    state = new_game(3)
    ages = []
    for number in (1, 2, 3, 4):
        pass_until_round(state, number)
        ages.append((EVENTS[state.event].age, {TILES[tile].age for row in state.board for tile in row}))
    assert ages == [(1, {1}), (2, {2}), (3, {3}), (4, {4})]
    while state.decision:
        play(state, "pass")
    assert (state.round, state.step) == (4, "over")
    assert len(state.vp_after_round) == 4


def test_a_round_follows_the_table_of_contents():
    """D-ROUND-02."""
    assert [step.__name__ for step in ROUND] == [
        "new_round",
        "new_tiles",
        "new_event",
        "bring_back",
        "actions",
        "show_commitments",
        "books",
        "score_books",
        "famine",
        "player_order",
        "war",
    ]


def test_used_dice_and_chits_cannot_pay_and_are_not_rolled_or_counted():
    """D-ROUND-03."""
    state = table(
        {"dice": "white gold used, white strength used", "chits": "gold used, reroll used"},
        {},
        rows=[("irrigation", "sicily"), (), ()],
    )
    assert legal(state) == ["pass"]


@pytest.mark.parametrize(("seats", "columns", "undealt"), [(1, 3, 6), (2, 3, 6), (3, 3, 6), (4, 4, 3)])
def test_the_progress_board_has_three_rows(seats, columns, undealt):
    """D-ROUND-06, D-ROUND-08, D-SOLO-03."""
    state = new_game(seats)
    assert [len(row) for row in state.board] == [columns] * 3
    assert (len(state.undealt_tiles), len(state.undealt_events)) == (undealt, 2)
    dealt = {tile for row in state.board for tile in row}
    assert dealt | set(state.undealt_tiles) == set(tiles_of(1))


def test_tiles_that_are_left_make_room_for_new_ones():
    """D-ROUND-05."""
    state = new_game(2)
    left = {tile for row in state.board for tile in row}
    resolve(state, new_round, new_tiles)
    assert left <= set(state.removed)
    assert {TILES[tile].age for row in state.board for tile in row} == {2}


def test_any_kind_of_tile_may_lie_in_any_row():
    """D-RULING-15."""
    rows: list[set[str]] = [set(), set(), set()]
    for seed in range(40):
        for row, tiles in zip(rows, new_game(4, seed).board, strict=True):
            row.update(TILES[tile].type for tile in tiles)
    assert all(len(types) == 5 for types in rows)


def test_one_event_of_the_new_age_replaces_the_old_one():
    """D-ROUND-07."""
    state = new_game(2)
    old = state.event
    resolve(state, new_round, new_event)
    assert EVENTS[state.event].age == 2
    assert old in state.removed
    assert len(state.undealt_events) == 4


def test_all_dice_and_chits_come_back_unused():
    """D-ROUND-09, D-ROUND-10."""
    state = table({"dice": "white gold used, orange 3 gold", "chits": "gold used, reroll"}, {})
    state.nations[0].passed = True
    resolve(state, bring_back)
    nation = state.nations[0]
    assert [(die.is_used, die.face) for die in nation.dice] == [(False, 0), (False, 0)]
    assert (nation.unused_chits, nation.used_chits) == ((1, 0, 0, 0, 0, 1), (0,) * 6)
    assert not nation.passed and not nation.has_rolled


def test_turns_go_round_in_player_order():
    """D-ACTION-01."""
    state = table(*[{"dice": "white gold", "chits": "reroll"}] * 3)
    seats = []
    for _ in range(4):
        seats.append(state.decision.seat)
        play(state, "reroll reroll_chit" if len(seats) < 4 else "pass")
        if len(seats) < 4:
            play(state, legal(state)[0], "roll_dice")
    assert seats == [0, 1, 2, 0]


def test_the_first_turn_of_a_round_begins_with_rolling_all_dice():
    """D-ACTION-02, D-RULING-10."""
    state = new_game(3)
    first, second, third = state.order
    assert all(die.face for die in state.nations[first].dice)
    assert not any(die.face for seat in (second, third) for die in state.nations[seat].dice)
    rolled = told(state, "rolled", "pass")
    assert [(facts["seat"], facts["occasion"], len(facts["dice"])) for facts in rolled] == [(second, "first", 5)]
    assert state.decision.seat == second


def test_a_turn_offers_reroll_buy_build_and_pass():
    """D-ACTION-03, D-DEC-02."""
    state = table(
        {"dice": "white gold, white stone", "chits": "reroll", "wonder": "hanging_gardens"},
        {},
        rows=[("sun_tzu",), (), ()],
    )
    assert {move[0] for move in state.decision.moves} == {"reroll", "buy_tile", "build_wonder", "pass"}


def test_a_turn_is_one_action():
    """D-ACTION-01, D-ACTION-03."""
    state = table({"dice": "white gold, white gold"}, {"dice": "white gold"}, rows=[("sun_tzu", "archimedes"), (), ()])
    play(state, "buy_tile sun_tzu advisor", "pay_with white1", "pay sun_tzu")
    assert state.decision.seat == 1


def test_the_last_one_left_takes_turn_after_turn():
    """D-ACTION-04."""
    state = table({"chits": "reroll, reroll", "dice": "white gold"}, {}, {})
    play(state, "reroll reroll_chit", "pick_die white1", "roll_dice", "pass", "pass")
    assert state.decision.seat == 0
    play(state, "reroll reroll_chit", "pick_die white1", "roll_dice")
    assert state.decision.seat == 0


def test_passing_holds_for_the_rest_of_the_round():
    """D-PASS-01, D-PASS-02."""
    state = table({"dice": "white gold"}, {"chits": "reroll", "dice": "white gold"}, rows=[("sun_tzu",), (), ()])
    assert "pass" in legal(state)
    play(state, "pass")
    assert state.nations[0].passed
    play(state, "reroll reroll_chit", f"pick_die {state.nations[1].dice[0].handle}", "roll_dice")
    assert state.decision.seat == 1


def test_the_books_step_begins_when_the_last_one_has_passed():
    """D-PASS-03."""
    state = table({}, {})
    assert told(state, "used_books", "pass") == []
    assert [facts["seat"] for facts in told(state, "used_books", "pass")] == [1, 0]


def test_a_nation_without_a_legal_action_is_offered_only_to_pass():
    """D-RULING-26, D-DEC-10."""
    state = table({"dice": "white books"}, {}, rows=[("irrigation",), (), ()])
    assert legal(state) == ["pass"]


def test_vp_move_only_for_books_famine_and_war_while_tiles_show_in_the_projection():
    """D-ACTION-05, D-ACTION-06, D-RULING-25."""
    state = table({"dice": "white gold"}, {}, rows=[("hammurabi",), (), ()])
    play(state, "buy_tile hammurabi advisor", "pay_with white1", "pay hammurabi")
    assert (state.nations[0].vp, state.nations[0].projected_vp) == (0, 1)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("variant", ["original", "accelerated"])
def test_random_games_break_no_invariant(seats, variant):
    """D-SETUP-02, D-SETUP-03, D-SETUP-04: chits, dice and tiles are neither made nor lost."""
    for seed in range(6):
        state, hand = new_game(seats, seed, variant=variant), RandomBot(seed)
        while state.decision:
            assert broken_invariants(state) == []
            flow.apply(state, hand.choose(state, state.decision))
        assert broken_invariants(state) == []


def test_the_invariants_notice_what_is_wrong():
    """D-RULING-06, D-RULING-07: a die or chit that no tile brought."""
    state = new_game(2)
    state.nations[0].dice = state.nations[0].dice[:4]
    state.nations[1].unused_chits = (9, 0, 0, 0, 0, 1)
    state.board = (("colossus", *state.board[0][1:]), *state.board[1:])
    broken = " ".join(broken_invariants(state))
    assert "its buildings brought" in broken and "gold chits" in broken and "pieces" in broken
