"""Solo game."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import flow
from game.nations_dice import GAME
from game.nations_dice.cards.dice import FACES
from game.nations_dice.rules.books import book_vp
from game.nations_dice.rules.own_dice import dice_in_supply
from game.nations_dice.rules.resolution import player_order, war
from game.nations_dice.rules.scoring import final_scores
from game.nations_dice.rules.solo import FOUR_SIDER, hall_of_fame, ladder
from game.session.session import Seat, Session
from tests.game.nations_dice.scenario import legal, new_game, play, resolve, table, told

ROWS = [("", "sun_tzu", "irrigation"), ("colossus", "", "nubia"), ("judea", "hoplite", "library")]


def rolled(state, face: int):
    """The same position with a generator that rolls this face of the four-sided die next."""
    for seed in range(1000):
        twin = state.copy()
        twin.rng = seed
        play(twin, "roll_die")
        if twin.shadows[0].four_sider == face:
            return twin
    raise AssertionError


def after_an_action(**more):
    state = table({"dice": "white gold", "chits": "reroll"}, rows=ROWS, **more)
    play(state, "reroll reroll_chit", "pick_die white1", "roll_dice")
    return state


def test_one_nation_plays_against_a_shadow_and_both_begin_with_1_book():
    """D-SOLO-01, D-SOLO-02."""
    state = new_game(1)
    assert state.is_solo
    assert state.nations[0].books == 1
    collected = sum(FACES["blue"][face].amount for face in state.shadows[0].blue_faces if _shows_books(face))
    assert state.shadows[0].books - collected == 1


def _shows_books(face: int) -> bool:
    return FACES["blue"][face].kind == "books"


def test_the_player_is_always_player_1():
    """D-SOLO-03, D-RULING-33."""
    state = new_game(1)
    assert state.order == (0,)
    state.journal = []
    resolve(state, player_order)
    assert state.order == (0,)
    assert not any(event.kind == "order_changed" for event in state.journal)


def test_the_shadow_rolls_as_many_blue_dice_as_the_age_and_gains_the_books():
    """D-SOLO-04, EX-D-07."""
    state = new_game(1)
    dice, before = [], 1
    while state.decision:
        shadow = state.shadows[0]
        if len(dice) < state.round:
            books = sum(FACES["blue"][face].amount for face in shadow.blue_faces if _shows_books(face))
            assert shadow.books == before + books
            dice.append(len(shadow.blue_faces))
            before = shadow.books
        moves = legal(state)
        play(state, "pass" if "pass" in moves else moves[0])
    assert dice == [1, 2, 3, 4]


def test_stone_counts_for_nothing():
    """D-SOLO-04, EX-D-07: 2 books and 1 stone are 2 books."""
    books_by_face = {}
    for seed in range(60):
        shadow = new_game(1, seed).shadows[0]
        (face,) = shadow.blue_faces
        books_by_face.setdefault(FACES["blue"][face], set()).add(shadow.books)
    assert books_by_face["books", 2] == {3}
    assert books_by_face["stone", 1] == {1}


def test_the_shadow_needs_no_dice_from_the_supply_and_rolls_before_the_player():
    """D-RULING-29."""
    state = new_game(1)
    assert len(dice_in_supply(state, "blue")) == 8
    rounds = []
    while state.round < 2:
        moves = legal(state)
        state.journal = []
        play(state, "pass" if "pass" in moves else moves[0])
        rounds = [event.kind for event in state.journal]
    assert rounds.index("shadow_collected") < rounds.index("rolled")


@pytest.mark.parametrize("face", [1, 2, 3])
def test_the_die_removes_the_cheapest_tile_of_its_column(face):
    """D-SOLO-05, D-RULING-30: columns from the left, lowest row first, any kind."""
    state = rolled(after_an_action(), face)
    gone = {1: "colossus", 2: "sun_tzu", 3: "irrigation"}[face]
    assert gone not in {tile for row in state.board for tile in row}
    assert gone in state.removed
    assert sum(bool(tile) for row in state.board for tile in row) == 6


def test_a_4_has_no_effect():
    """D-SOLO-06."""
    state = rolled(after_an_action(), 4)
    assert [list(row) for row in state.board] == [list(row) for row in ROWS]


def test_an_empty_column_has_no_effect():
    """D-SOLO-06."""
    state = table({"dice": "white gold", "chits": "reroll"}, rows=[("", "sun_tzu"), (), ()])
    play(state, "reroll reroll_chit", "pick_die white1", "roll_dice")
    assert rolled(state, 1).board[0] == ("", "sun_tzu", "")


def test_the_die_is_rolled_after_every_action():
    """D-SOLO-05, D-RULING-31: once the action is done, new dice included."""
    state = table({"dice": "white gold, white stone", "wonder": "hanging_gardens", "chits": "reroll"}, rows=ROWS)
    play(state, "build_wonder wonder", "pay_with white2", "pay hanging_gardens")
    assert legal(state) == ["roll_die"]
    play(state, "roll_die", "reroll reroll_chit", "pick_die white1", "roll_dice")
    assert legal(state) == ["roll_die"]
    bought = table({"dice": "white gold"}, rows=[("irrigation",), (), ()])
    play(bought, "buy_tile irrigation slot0", "pay_with white1", "pay irrigation")
    assert legal(bought) == ["roll_die"]
    assert all(die.face for die in bought.nations[0].dice)


def test_passing_is_no_action():
    """D-RULING-11."""
    state = table({}, rows=ROWS)
    play(state, "pass")
    assert state.round == 2


def test_an_action_can_be_taken_back_before_the_die_is_rolled():
    """D-SOLO-05."""
    for seed in range(50):
        session = Session(GAME, {}, [Seat("Ada")], seed)
        buys = [move for move in session.state.decision.moves if move[0] == "buy_tile" and move[2] == "advisor"]
        if buys:
            session.play(buys[0])
            while session.state.decision.choice is not FOUR_SIDER:
                session.play(session.state.decision.moves[0])
            assert session.can_undo
            session.play(("roll_die",))
            assert not session.can_undo
            return
    raise AssertionError


def test_more_books_than_the_shadow_score_2():
    """D-SOLO-07."""
    state = table({"books": 5})
    for books, vp in ((4, 2), (5, 0), (6, 0)):
        state.shadows[0].books = books
        assert book_vp(state, 0) == vp


def test_the_war_still_counts_unused_strength():
    """D-RULING-33."""
    state = table({"dice": "red 3 strength"})
    resolve(state, war)
    assert state.nations[0].vp_war == 1


def test_the_marks_of_the_hall_of_fame():
    """D-SOLO-08."""
    assert list(ladder()) == [
        (50, "Trajan"),
        (40, "Ashoka"),
        (35, "Wu Zetian"),
        (30, "Saladin"),
        (25, "Victoria"),
        (20, "Charles V"),
        (15, "Cleopatra"),
        (10, "Dan Quayle"),
    ]


def test_a_score_has_the_highest_mark_not_above_it():
    """D-SOLO-08, D-RULING-32."""
    assert [hall_of_fame(vp) for vp in (9, 10, 24, 25, 60)] == [
        "",
        "Dan Quayle",
        "Charles V",
        "Victoria",
        "Trajan",
    ]


def test_a_solo_game_is_scored_without_a_loser():
    """D-SOLO-09."""
    state = table({"vp_war": 3})
    (score,) = final_scores(state)
    assert (score.total, score.rank) == (3, 1)


def test_a_harder_shadow_rolls_its_4s_again():
    """D-VARIANT-13."""
    state = after_an_action(harder=True)
    seen = Counter()
    for seed in range(60):
        twin = state.copy()
        twin.rng = seed
        again = told(twin, "four_rolled_again", "roll_die")
        seen[bool(again)] += 1
        assert twin.shadows[0].four_sider in (1, 2, 3)
    assert seen[True] > 3


def test_the_result_of_the_die_is_told():
    """D-RULING-31."""
    state = after_an_action()
    (facts,) = told(state, "shadow_rolled", "roll_die")
    assert facts["face"] == state.shadows[0].four_sider


def test_a_solo_game_plays_to_its_end():
    """D-SOLO-01."""
    state = new_game(1, variant="accelerated")
    while state.decision:
        flow.apply(state, state.decision.moves[-1])
    assert state.step == "over"
