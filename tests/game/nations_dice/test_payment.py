"""Paying with dice and chits, and trading dice."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.engine import flow
from game.nations_dice.analysis.preview import payments_for
from game.nations_dice.analysis.proposals import payment_moves
from game.nations_dice.cards.chits import unused, used
from game.nations_dice.cards.payment import additions, is_wasteful, payment, payments, purse
from tests.game.nations_dice.proposed import proposed_move
from tests.game.nations_dice.scenario import legal, new_game, play, refusal, table, told

ROWS = [("irrigation", "sicily"), ("marketplace", "nubia"), ("aqueduct", "judea")]


def wallet(dice: str = "", chits: str = "", kind: str = "gold"):
    return purse(table({"dice": dice, "chits": chits}, {}).nations[0], kind)


def test_the_icon_says_what_a_tile_is_paid_with_and_the_row_how_much():
    """D-BUY-01, D-BUY-02."""
    gold = table({"dice": "orange 2 gold"}, {}, rows=ROWS)
    assert {move.split()[1] for move in legal(gold, "buy_tile")} == {"irrigation", "marketplace"}
    strength = table({"dice": "red 3 strength"}, {}, rows=ROWS)
    assert {move.split()[1] for move in legal(strength, "buy_tile")} == {"sicily", "nubia", "judea"}


def test_any_tile_that_can_be_paid_may_be_bought():
    """D-DEC-04."""
    state = table({"dice": "orange 3 gold, red 1 strength"}, {}, rows=ROWS)
    assert {move.split()[1] for move in legal(state, "buy_tile")} == {
        "irrigation",
        "marketplace",
        "aqueduct",
        "sicily",
    }


def test_dice_and_chits_pay_together_and_become_used():
    """D-BUY-03, D-RULING-14."""
    state = table({"dice": "white gold, orange 2 gold, white books", "chits": "gold"}, {}, rows=ROWS)
    play(state, "buy_tile aqueduct slot0", "pay_with gold_chit", "pay_with orange1", "pay aqueduct")
    nation = state.nations[0]
    assert {die.handle for die in nation.dice if die.is_used} == {"orange1"}
    assert (nation.unused_chits[0], nation.used_chits[0]) == (0, 1)
    assert "aqueduct" in nation.slots


def test_a_payment_is_complete_only_with_the_whole_price():
    """D-BUY-03."""
    state = table({"dice": "white gold, white gold, white gold"}, {}, rows=ROWS)
    play(state, "buy_tile marketplace slot0", "pay_with white1")
    assert legal(state, "pay") == []
    play(state, "pay_with white2")
    assert legal(state, "pay") == ["pay marketplace"]


def test_nothing_is_used_before_the_payment_is_complete():
    """D-BUY-03, D-TRADE-05, D-RULING-12."""
    state = table({"dice": "white food, white books"}, {}, rows=ROWS)
    play(state, "buy_tile irrigation slot0", "pay_with white1")
    assert not any(die.is_used for die in state.nations[0].dice)


def test_dice_are_spent_whole_and_surplus_is_lost():
    """D-BUY-04, EX-D-03."""
    state = table({"dice": "orange 3 gold"}, {}, rows=ROWS)
    play(state, "buy_tile marketplace slot0", "pay_with orange1")
    paid = told(state, "paid", "pay marketplace")
    assert paid[0]["lost"] == 1
    assert state.nations[0].unused_chits[0] == 0


def test_a_chit_laid_out_beyond_the_price_is_lost_with_it():
    """D-BUY-03, D-BUY-04, D-RULING-13."""
    state = table({"dice": "orange 3 gold", "chits": "gold"}, {}, rows=ROWS)
    play(state, "buy_tile marketplace slot0", "pay_with gold_chit", "pay_with orange1")
    paid = told(state, "paid", "pay marketplace")
    assert paid[0]["lost"] == 2
    assert (unused(state.nations[0], "gold"), used(state.nations[0], "gold")) == (0, 1)


@pytest.mark.parametrize(
    "dice", ["white books, white food", "blue 3 books, red 3 strength", "orange 2 food, blue 1 stone"]
)
def test_any_two_unused_dice_stand_in_for_a_gold(dice):
    """D-TRADE-01, D-TRADE-02, D-BUY-05."""
    state = table({"dice": dice}, {}, rows=[("irrigation",), ("marketplace",), ()])
    assert {move.split()[1] for move in legal(state, "buy_tile")} == {"irrigation"}
    play(state, "buy_tile irrigation slot4")
    while legal(state, "pay_with"):
        play(state, legal(state, "pay_with")[0])
    assert len(told(state, "paid", "pay irrigation")[0]["traded"]) == 2


def test_traded_dice_become_used():
    """D-TRADE-03."""
    state = table({"dice": "white books, white food, white stone"}, {}, rows=ROWS)
    play(state, "buy_tile irrigation slot0", "pay_with white3", "pay_with white2", "pay irrigation")
    assert {die.handle for die in state.nations[0].dice if die.is_used} == {"white2", "white3"}


def test_trading_is_no_action_and_may_be_repeated():
    """D-TRADE-04, D-BUY-05."""
    state = table({"dice": ", ".join(["white books"] * 6)}, {}, rows=ROWS)
    play(state, "buy_tile aqueduct slot0", *(f"pay_with white{number}" for number in range(1, 7)))
    assert state.decision.seat == 0
    play(state, "pay aqueduct")
    assert "aqueduct" in state.nations[0].slots


def test_what_a_trade_makes_cannot_be_kept():
    """D-TRADE-05, D-RULING-12: it exists only inside a payment, and only as far as something is missing."""
    state = table({"dice": ", ".join(["white books"] * 4)}, {}, rows=ROWS)
    play(state, "buy_tile irrigation slot0", "pay_with white1", "pay_with white2")
    assert legal(state) == ["pay irrigation"]
    assert all("trade" not in move for move in legal(table({"dice": "white books, white food"}, {}, rows=ROWS)))


def test_strength_is_never_traded_for():
    """D-TRADE-06, D-BUY-05."""
    state = table({"dice": ", ".join(["white books"] * 8)}, {}, rows=[("sicily",), (), ()])
    assert legal(state, "buy_tile") == []
    assert refusal(state, "sicily").facts["need"] == 1
    assert purse(state.nations[0], "books").to_trade == ()


def test_chits_are_never_traded():
    """D-TRADE-07."""
    state = table({"chits": "food, food, stone, reroll"}, {}, rows=[("irrigation",), (), ()])
    assert legal(state, "buy_tile") == []


def test_a_trade_is_offered_only_where_it_is_useful():
    """D-TRADE-08, D-RULING-35: for what is missing, and not with a die that pays by itself."""
    held = wallet("white gold, white books, white food")
    assert [piece.kind for piece in held.to_trade] == ["food", "books"]
    assert additions(held, 1, ()) == ["white1", "white3"]
    assert additions(held, 1, ("white1",)) == []


def test_food_is_not_traded_for_before_the_famine():
    """D-TRADE-09."""
    state = table({"dice": "white books, white stone"}, {}, rows=[("irrigation",), (), ()])
    assert {move[0] for move in state.decision.moves} == {"buy_tile", "pass"}


def test_gold_and_stone_are_not_traded_for_after_the_pass():
    """D-TRADE-10."""
    state = table({"dice": "white stone, white stone, white gold, white gold"}, {}, event="industrial_event_3")
    play(state, "pass", "pass")
    assert not any(die.is_used for die in state.nations[0].dice)


def test_the_proposal_is_the_cheapest_exact_payment():
    """D-DEC-05: fewest icons, then fewest dice, then the least useful ones."""
    assert payments(wallet("orange 3 gold, orange 2 gold, orange 1 gold"), 2)[0].handles == ("orange2",)
    assert payments(wallet("orange 3 gold, white gold, white gold"), 2)[0].total == 2
    assert payments(wallet("white gold", "gold"), 1)[0].handles == ("gold_chit",)
    assert payments(wallet("white gold, orange 1 gold"), 1)[0].handles == ("white1",)
    assert payments(wallet("orange 3 gold, white books, white food, white stone, white strength"), 2)[0].traded == ()


def test_traded_dice_of_the_proposal_are_the_least_useful():
    """D-DEC-05."""
    best = payments(wallet("white strength, white books, white food, white stone"), 1)[0]
    assert best.traded == ("white4", "white3")


def test_equal_payments_stand_in_the_list_once():
    """D-DEC-05."""
    held = wallet("white gold, white gold, white gold, orange 2 gold, orange 2 gold")
    assert [each.handles for each in payments(held, 2)] == [("orange1",), ("white1", "white2")]
    assert additions(held, 2, ()) == ["white1", "orange1"]


def test_every_payment_can_be_built_in_exactly_one_way():
    """D-DEC-05."""
    held = wallet("white gold, white gold, white books, white books, white food, blue 2 stone", "gold, gold")
    for price in (1, 2, 3):
        built = list(_built(held, price, ()))
        assert len(built) == len(set(built))
        likeness = {piece.handle: piece.likeness for piece in (*held.paying, *held.to_trade)}
        assert len({tuple(sorted(map(likeness.get, each))) for each in built}) == len(built)
        assert {each.handles for each in payments(held, price)} <= set(built)
        assert {each.handles for each in payments(held, price)} == {
            each for each in built if not is_wasteful(held, price, each)
        }


def _built(held, price, picked):
    if payment(held, picked).total >= price:
        yield picked
    for handle in additions(held, price, picked):
        yield from _built(held, price, (*picked, handle))


def test_no_sound_payment_is_missing():
    """D-BUY-03, D-BUY-05, D-RULING-14: compared with trying out every set of pieces."""
    held = wallet("white gold, orange 3 gold, white books, white food, blue 2 stone", "gold")
    pieces = [*held.paying, *held.to_trade]
    for price in (1, 2, 3):
        found = set()
        for size in range(1, len(pieces) + 1):
            for chosen in combinations(pieces, size):
                shown = sum(piece.amount for piece in chosen if piece in held.paying)
                traded = sum(piece not in held.paying for piece in chosen)
                exact = traded == 2 * max(0, price - shown)
                needless = shown >= price and shown - min(p.amount for p in chosen if p in held.paying) >= price
                if exact and not needless:
                    found.add(tuple(sorted(piece.handle for piece in chosen)))
        assert found == {tuple(sorted(each.handles)) for each in payments(held, price)}


def test_a_needless_piece_is_legal_but_never_proposed():
    """D-RULING-13."""
    state = table({"dice": "white gold, orange 1 gold"}, {}, rows=ROWS)
    play(state, "buy_tile irrigation slot0", "pay_with white1", "pay_with orange1")
    assert legal(state) == ["pay irrigation"]
    assert is_wasteful(purse(state.nations[0], "gold"), 1, ("white1", "orange1"))
    assert not any(
        is_wasteful(wallet("white gold, orange 1 gold, orange 3 gold"), 2, each.handles)
        for each in payments(wallet("white gold, orange 1 gold, orange 3 gold"), 2)
    )


def test_a_proposal_can_be_played_as_it_stands():
    """D-DEC-05."""
    state = table({"dice": "white gold, white books, white food, blue 2 stone"}, {}, rows=ROWS)
    for offer in payments_for(state, ("buy_tile", "marketplace", "slot1")):
        twin = state.copy()
        for move in (("buy_tile", "marketplace", "slot1"), *payment_moves(offer, "marketplace")):
            flow.apply(twin, move)
        assert "marketplace" in twin.nations[0].slots


def test_a_started_payment_is_completed_as_proposed():
    """D-DEC-05."""
    state = table({"dice": "white gold, white gold, orange 2 gold"}, {}, rows=ROWS)
    play(state, "buy_tile marketplace slot0", "pay_with white1")
    assert proposed_move(state) == ("pay_with", "white2")


def test_the_bought_space_stays_empty():
    """D-BUY-06, D-RULING-15."""
    state = table({"dice": "white gold"}, {}, rows=ROWS)
    play(state, "buy_tile irrigation slot0", "pay_with white1", "pay irrigation")
    assert state.board[0] == ("", "sicily", "")
    assert state.takers[0][0] == 0
    assert state.board[1] == ("marketplace", "nubia", "")


def test_refusals_say_what_is_needed_and_what_is_there():
    """D-BUY-03."""
    state = table({"dice": "white gold, white books", "chits": "reroll"}, {}, rows=ROWS)
    assert refusal(state, "aqueduct").facts == {
        "tile": "aqueduct",
        "kind": "gold",
        "need": 3,
        "have": 1,
        "missing": 2,
        "dice": 1,
        "by_trade": 0,
    }
    assert refusal(state, "aqueduct").fix == "reroll_for_it"
    assert refusal(state, "sicily").reason == "cannot_pay"
    assert refusal(state, "irrigation", "advisor").reason == "wrong_place"
    assert refusal(state, "white1").reason == "pays_or_rolls"


def test_refusals_during_a_payment():
    """D-BUY-03, D-TRADE-06, D-TRADE-07, D-TRADE-08."""
    state = table(
        {"dice": "red 1 strength, white gold, white gold used", "chits": "food, strength"},
        {},
        rows=[("sicily",), (), ()],
    )
    play(state, "buy_tile sicily colonies")
    assert refusal(state, "sicily").reason == "price_not_met"
    assert refusal(state, "white1").reason == "no_trade_for_strength"
    assert refusal(state, "white2").reason == "die_is_used"
    assert refusal(state, "food_chit").reason == "chit_of_another_kind"
    assert refusal(state, "stone_chit").reason == "no_unused_chit"
    play(state, "pay_with red1")
    assert refusal(state, "strength_chit").reason == "price_is_met"


def test_a_payment_can_be_taken_back():
    """D-RULING-12: cancelling restores the pieces."""
    from game.nations_dice import GAME
    from game.session.session import Seat, Session

    session = Session(GAME, {}, [Seat("Ada"), Seat("Ben")], 3)
    move = next(move for move in session.state.decision.moves if move[0] == "buy_tile")
    before = session.state.fingerprint()
    session.play(move)
    session.play(session.state.decision.moves[0])
    session.undo()
    session.undo()
    assert session.state.fingerprint() == before


def test_dice_that_are_not_rolled_yet_pay_nothing():
    """D-RULING-10."""
    state = new_game(2)
    waiting = state.nations[state.order[1]]
    assert purse(waiting, "gold").worth == 1
