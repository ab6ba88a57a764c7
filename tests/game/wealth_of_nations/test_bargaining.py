"""What holdings are worth, and how computer players answer offers."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.wealth_of_nations import GAME
from game.wealth_of_nations.analysis.bargaining import advice, own_side, seen_side, share
from game.wealth_of_nations.analysis.valuation import DOLLAR, needs, value
from game.wealth_of_nations.text.telling import reason
from tests.game.wealth_of_nations.scenario import asked, moves, play, table

MINE = "0 mine a1 0, 0 mine c1 1"


def worth(state, needed=None, **items):
    order = ("food", "energy", "labor", "ore", "capital", "money", "notes")
    return value(state, [items.get(item, 0) for item in order], needed or {}) / DOLLAR


def offered(*steps, nations=({}, {}, {}), board="", **fields):
    """Seat 0 proposes to seat 1."""
    state = table(*map(dict, nations), board=board, **fields)
    play(state, "barter seat1", *steps, "propose")
    return state


def opinion(state):
    return advice(state, state.decision)


def test_money_and_notes():
    """A note costs $25 and a dollar less for the next one."""
    state = table({}, {}, {})
    assert worth(state, money=7) == 7
    assert worth(state, money=50, notes=2) == -2


def test_a_note_that_is_never_repaid_costs_three_points():
    state = table({}, {}, {}, final=True)
    assert worth(state, money=24, notes=1) == 24 - 31
    assert worth(state, money=25, notes=1) == 25 - 26


def test_spare_cubes_are_worth_what_selling_them_earns():
    state = table({}, {}, {})
    assert worth(state, ore=3) == 15 + 15 + 14


def test_needed_cubes_are_worth_what_buying_them_costs():
    state = table({}, {}, {})
    assert worth(state, {"capital": 2}, capital=2) == 25 + 26


def test_cubes_for_the_next_round_are_worth_nine_tenths_of_the_barter_price():
    state = table({}, {}, {})
    assert worth(state, {"food": 1}, food=3) == 7 + 0.9 * 5.5 + 4


def test_after_the_end_nothing_is_needed_any_more():
    state = table({}, {}, {}, board=MINE)
    assert needs(state, 0)
    state.phase = "over"
    assert needs(state, 0) == {}


def test_in_the_last_trade_phase_nothing_is_needed_any_more():
    state = table({}, {}, {}, board=MINE, final=True)
    assert needs(state, 0) == {}
    assert worth(state, {"food": 1}, food=3) == 7 + 4 + 4


def test_dollars_that_fill_a_gap_count_a_quarter_more():
    state = table({}, {}, {})
    assert worth(state, {"food": 2}, money=20) == 20 + 14 / 4
    assert worth(state, {"food": 2}, money=4) == 5


def test_what_running_takes_is_needed_if_it_pays():
    state = table({}, {}, {}, board=f"{MINE}, 0 farm h2")
    assert needs(state, 0) == {"food": 2, "energy": 2}


def test_others_money_is_known_roughly():
    """W-RULING-14."""
    state = table({"money": 58}, {}, {})
    assert own_side(state, 0).held[5] == 58
    assert seen_side(state, 0).held[5] == 60


def test_a_good_offer_is_accepted():
    """The Mine's owner gets the food it needs far below the market price."""
    nations = ({"food": 2}, {"money": 30}, {})
    state = offered("give food", "give food", "ask dollar10", nations=nations, board="1 mine a1 0, 1 mine c1 1")
    assert opinion(state).move == ("accept",)
    assert reason(opinion(state)).startswith("That's worth $")


def test_a_bad_offer_is_declined_with_its_loss():
    state = offered("give food", "ask dollar20", nations=({"food": 1}, {"money": 30}, {}))
    assert opinion(state).move == ("decline",)
    assert reason(opinion(state)) == "That would cost me $16."


def test_an_offer_that_changes_nothing_is_declined():
    state = offered(
        "give food",
        "ask energy",
        nations=({"food": 1}, {"energy": 1, "money": 0}, {}),
        filled_food=20,
        filled_energy=34,
    )
    assert opinion(state).move == ("decline",)
    assert reason(opinion(state)) == "I don't gain anything from that."


def test_an_offer_that_helps_the_other_far_more_is_declined():
    """The food brings a dollar more than its sale, but seat 0 would save five; it has no more than that to offer."""
    nations = ({"money": 9}, {"food": 2}, {})
    state = offered("ask food", "ask food", "give dollar5", *["give dollar1"] * 4, nations=nations, board=MINE)
    assert opinion(state).move == ("decline",)
    assert reason(opinion(state)) == "That helps you far more than me."


def test_the_share_grows_with_the_others_lead():
    state = table({}, {"money": 90}, {})
    assert share(state, 1, 0) == 3
    assert share(state, 0, 1) == 6
    state.stacks = (0, 0, 0, 0, 0, 1)
    assert share(state, 0, 1) == 9
    assert share(state, 1, 0) == 3


def test_a_counter_asks_for_the_barter_price():
    """The Mine's owner needs food badly, but seat 0 asks too much: the counter is what still pays."""
    nations = ({"food": 2}, {"money": 60}, {})
    state = offered(
        *["give food"] * 2, "ask dollar20", "ask dollar20", nations=nations, board="1 mine a1 0, 1 mine c1 1"
    )
    answer = opinion(state)
    assert answer.move == ("counter",)
    assert reason(answer) == "Make it $9 from me, and it's a deal."
    follow(state)
    assert asked(state) == (0, "answer")
    assert state.talk.gives(1) == (-2, 0, 0, 0, 0, 9, 0)


def follow(state):
    """Play what is advised until the other side is asked."""
    seat = state.decision.seat
    while asked(state)[0] == seat and asked(state)[1] in ("offer", "answer"):
        flow.apply(state, opinion(state).move)


def test_a_counter_that_cannot_be_paid_asks_for_a_spare_cube():
    """Seat 0 is out of money, but has labor it does not need: the food for one labor and $4 back."""
    nations = ({"labor": 2}, {"food": 2, "money": 10}, {})
    state = offered("ask food", "ask food", nations=nations, board=MINE)
    assert opinion(state).move == ("counter",)
    follow(state)
    assert state.talk.gives(1) == (2, 0, -1, 0, 0, 4, 0)


def test_first_proposals_and_everything_else_are_left_to_the_hand():
    state = table({"food": 1}, {}, {})
    assert opinion(state) is None
    play(state, "barter seat1")
    assert opinion(state) is None


def test_notes_are_taken_over_only_for_their_worth():
    cheap = offered("give note", "give dollar20", nations=({"notes": 1, "money": 40}, {}, {}))
    assert opinion(cheap).move != ("accept",)
    fair = offered("give note", *["give dollar20"] * 2, nations=({"notes": 1, "money": 40}, {}, {}))
    assert opinion(fair).move == ("accept",)


def test_an_offer_that_cannot_be_carried_out_is_never_accepted():
    state = offered(
        *["give food"] * 2,
        "ask dollar10",
        nations=({"food": 2}, {"money": 9}, {}),
        board="1 mine a1 0, 1 mine c1 1",
    )
    assert "accept" not in moves(state)
    assert opinion(state).move != ("accept",)


@pytest.mark.parametrize("seed", range(4))
def test_the_random_hand_answers_by_the_valuation(seed):
    nations = ({"food": 2}, {"money": 30}, {})
    state = offered("give food", "give food", "ask dollar10", nations=nations, board="1 mine a1 0, 1 mine c1 1")
    assert RandomBot(seed, GAME).choose(state, state.decision) == ("accept",)


def test_the_random_hand_draws_the_verb_first_and_passes_half_the_time():
    state = table({"money": 99, "food": 3}, {}, {})
    hand = RandomBot(5, GAME)
    drawn = [hand.choose(state, state.decision) for _ in range(2000)]
    passes = sum(move == ("pass",) for move in drawn)
    sales = sum(move[0] == "sell" for move in drawn)
    purchases = sum(move[0] == "buy" for move in drawn)
    assert 900 < passes < 1100
    assert 180 < sales < 320
    assert 180 < purchases < 320


def test_the_random_hand_leaves_others_notes_alone_and_promises_nothing():
    """W-RULING-22."""
    state = table({"money": 30, "notes": 1}, {"money": 30, "notes": 1}, {"money": 30, "notes": 1})
    hand = RandomBot(6, GAME)
    drawn = {hand.choose(state, state.decision) for _ in range(500)}
    assert {move for move in drawn if "note" in move[0]} == {("take_note", "seat0"), ("repay_note", "seat0")}
    play(state, "barter seat1")
    assert not [move for _ in range(300) if (move := hand.choose(state, state.decision))[0] == "promise"]
