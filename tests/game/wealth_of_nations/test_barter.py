"""Barter: talks, proposals and exchanges."""

from __future__ import annotations

import pytest

from game.text.rulebook import chapters
from game.wealth_of_nations.rules.talk import MOST_MONEY, MOST_PROPOSALS, MOST_TALKS
from game.wealth_of_nations.text.telling import say
from tests.game.wealth_of_nations.scenario import asked, events, held, moves, play, refusal, table

RICH = {"food": 3, "energy": 3, "labor": 3, "ore": 3, "capital": 3, "money": 100, "notes": 1}


def three(**fields):
    return table(dict(RICH), dict(RICH), dict(RICH), **fields)


def test_anything_may_change_hands():
    """W-BARTER-01, W-DEC-07, W-DEC-08, W-RULING-19."""
    state = three()
    play(state, "barter seat1", "give food", "give food", "give note", "ask ore", "ask dollar10", "ask dollar5")
    play(state, "promise favour", "propose", "accept")
    assert (state.nations[0].food, state.nations[0].notes, state.nations[0].ore) == (1, 0, 4)
    assert (state.nations[1].food, state.nations[1].notes, state.nations[1].ore) == (5, 2, 2)
    assert (state.nations[0].money, state.nations[1].money) == (115, 85)


def test_flags_and_tiles_never_change_hands():
    """W-BARTER-02."""
    state = table(dict(RICH), dict(RICH), {}, board="0 farm b2, 1 farm h2")
    play(state, "barter seat1")
    units = {move.split()[1] for move in moves(state) if move.split()[0] in ("give", "ask")}
    assert units == {
        "food",
        "energy",
        "labor",
        "ore",
        "capital",
        "note",
        "dollar1",
        "dollar5",
        "dollar10",
        "dollar20",
    }


def test_a_barter_is_between_the_active_player_and_one_other():
    """W-BARTER-03."""
    state = three()
    assert moves(state, "barter") == ["barter seat1", "barter seat2"]
    assert refusal(state, "seat0", verb="barter").reason == "barter_with_oneself"
    play(state, "barter seat2", "give food", "propose")
    assert asked(state) == (2, "answer")
    play(state, "counter", "ask dollar1", "propose")
    assert asked(state) == (0, "answer")


def test_the_exchange_is_the_action_of_the_active_player():
    """W-BARTER-04, W-RULING-13."""
    state = three()
    play(state, "pass", "barter seat0", "give food", "ask ore", "propose", "accept")
    assert asked(state) == (2, "trade")
    assert state.passes == 0
    assert state.talk is None


def test_a_failed_talk_leaves_the_action_and_the_count_of_passes():
    """W-RULING-21, W-RULING-13."""
    state = three()
    play(state, "pass", "barter seat2", "give food", "propose", "decline")
    assert asked(state) == (1, "trade")
    assert state.passes == 1
    assert moves(state, "barter") == ["barter seat0"]
    assert refusal(state, "seat2", verb="barter").reason == "talked_already"


def test_talks_may_be_withdrawn():
    """W-DEC-07."""
    state = three()
    play(state, "barter seat1", "give food", "withdraw")
    assert asked(state) == (0, "trade")
    assert held(state) == RICH


def test_each_action_allows_three_talks_with_different_partners():
    """W-RULING-21."""
    state = table(*(dict(RICH) for _ in range(5)))
    for partner in (1, 2, 3):
        play(state, f"barter seat{partner}", "withdraw")
    assert moves(state, "barter") == []
    assert refusal(state, "seat4", verb="barter").facts == {"most": 3}
    play(state, "buy food")
    assert asked(state) == (1, "trade")
    assert len(moves(state, "barter")) == 4


def test_three_proposals_are_all():
    state = three()
    play(
        state,
        "barter seat1",
        "give food",
        "propose",
        "counter",
        "ask food",
        "propose",
        "counter",
        "give ore",
        "propose",
    )
    assert asked(state) == (1, "answer")
    assert moves(state) == [
        *moves(state, "accept"),
        "decline",
        *moves(state, "take_note"),
        *moves(state, "repay_note"),
    ]
    assert refusal(state, verb="counter").facts == {"most": 3}


def test_a_counter_begins_with_the_offer_on_the_table():
    state = three()
    play(state, "barter seat1", "give food", "give food", "ask dollar10", "propose", "counter")
    assert state.talk.gives(1) == (-2, 0, 0, 0, 0, 10, 0)
    assert refusal(state, verb="propose").reason == "same_offer"
    play(state, "give dollar5", "propose", "accept")
    assert state.nations[0].money == 115


def test_the_sides_of_an_offer_have_opposite_signs():
    state = three()
    play(state, "barter seat1", "give food", "ask ore")
    assert state.talk.gives(0) == (1, 0, 0, -1, 0, 0, 0)
    assert state.talk.gives(1) == (-1, 0, 0, 1, 0, 0, 0)


def test_only_what_is_held_can_be_given_and_asked_for_but_money():
    state = table({"food": 1}, {"ore": 1, "money": 3}, {})
    play(state, "barter seat1")
    assert moves(state, "give") == ["give food"]
    assert moves(state, "ask") == ["ask ore", "ask dollar1", "ask dollar5", "ask dollar10", "ask dollar20"]
    play(state, "give food")
    assert refusal(state, "food", verb="give").facts == {"item": "food", "have": 1}
    assert refusal(state, "energy", verb="ask").facts == {"item": "energy", "have": 0}


def test_money_asked_may_exceed_what_is_there_within_reason():
    state = table({"food": 1}, {}, {})
    play(state, "barter seat1", *["ask dollar20"] * (MOST_MONEY // 20))
    assert moves(state, "ask") == []
    assert refusal(state, "dollar1", verb="ask").reason == "too_much_money"


def test_an_item_goes_one_way_in_one_proposal():
    """What was offered cannot be asked back step by step, so that putting an offer together comes to an end."""
    state = three()
    play(state, "barter seat1", "give food")
    assert "ask food" not in moves(state)
    assert "give food" in moves(state)
    play(state, "ask dollar5")
    assert "give dollar1" not in moves(state)


def test_an_empty_offer_is_none():
    """W-RULING-20."""
    state = three()
    play(state, "barter seat1", "promise favour")
    assert "propose" not in moves(state)
    assert refusal(state, verb="propose").reason == "empty_offer"


def test_a_gift_is_an_offer():
    """W-RULING-20."""
    state = three()
    play(state, "barter seat1", "give food", "propose", "accept")
    assert (state.nations[0].food, state.nations[1].food) == (2, 4)


def test_accepting_needs_the_money_at_that_moment():
    state = table({"food": 1}, {"money": 4}, {})
    play(state, "barter seat1", "give food", "ask dollar5", "propose")
    assert "accept" not in moves(state)
    refused = refusal(state, verb="accept")
    assert (refused.facts, refused.fix) == ({"item": "money", "need": 5, "have": 4}, "take_a_note")


def test_an_offer_that_is_no_longer_covered_cannot_be_made():
    state = table({"money": 30, "notes": 1}, {}, {})
    play(state, "barter seat1", "give dollar20", "repay_note seat0")
    assert refusal(state, verb="propose").reason == "cannot_give_that_much"


def test_no_deal_may_bring_an_earlier_position_back():
    state = three()
    play(state, "barter seat1", "give food", "ask ore", "propose", "accept")
    play(state, "barter seat0", "ask ore", "give food")
    assert "propose" not in moves(state)
    assert refusal(state, verb="propose").reason == "position_comes_back"
    play(state, "give dollar1", "propose", "accept")
    assert asked(state) == (2, "trade")


def test_a_purchase_between_makes_every_position_new():
    state = three()
    play(state, "barter seat1", "give food", "ask ore", "propose", "accept", "buy food")
    assert state.positions == ()


def test_promises_bind_nobody_and_stay_in_the_log():
    """W-RULING-22."""
    told = dict(
        events(three(), "barter seat1", "give food", "promise favour", "promise no_rivalry", "propose", "accept")
    )
    assert told["bartered"]["promises"] == ("favour", "no_rivalry")


def test_a_promise_is_made_once():
    state = three()
    play(state, "barter seat1", "promise favour")
    assert len(moves(state, "promise")) == 3
    assert refusal(state, "favour").reason == "promised_already"


@pytest.mark.parametrize("limit", [6, 12])
def test_a_limit_of_barters_can_be_agreed(limit):
    state = table(dict(RICH), {**RICH, "deals": limit}, dict(RICH), barters=limit)
    assert moves(state, "barter") == ["barter seat2"]
    assert refusal(state, "seat1", verb="barter").facts == {"most": limit}


def test_barters_are_counted_for_both_and_anew_each_phase():
    state = three()
    play(state, "barter seat1", "give food", "propose", "accept")
    assert [nation.deals for nation in state.nations] == [1, 1, 0]


def test_the_barter_price_is_advice_only():
    """W-BARTER-05."""
    state = three()
    play(state, "barter seat1", "give capital", "ask dollar1", "propose", "accept")
    assert state.nations[0].money == 101


def test_several_may_outbid_each_other_in_turn():
    """W-BARTER-05."""
    state = three()
    play(state, "barter seat1", "give ore", "ask dollar10", "propose", "decline")
    play(state, "barter seat2", "give ore", "ask dollar20", "propose", "accept")
    assert (state.nations[0].money, state.nations[2].ore) == (120, 4)


def test_what_is_exchanged_is_neither_more_nor_less():
    """W-BARTER-01."""
    state = three()
    before = [sum(getattr(nation, kind) for nation in state.nations) for kind in RICH]
    play(state, "barter seat2", "give food", "ask note", "ask dollar20", "propose", "accept")
    assert [sum(getattr(nation, kind) for nation in state.nations) for kind in RICH] == before


def test_every_limit_of_barters_stands_in_the_help_and_in_its_refusal():
    (help_of_barters,) = [chapter.text for chapter in chapters("wealth_of_nations") if chapter.heading == "Barter"]
    for limit in (
        f"{MOST_PROPOSALS} proposals",
        f"{MOST_TALKS} talks",
        f"${MOST_MONEY}",
        "earlier in this Trade phase",
    ):
        assert limit in help_of_barters.replace("**", "")
    for key in ("no_proposal_left", "no_talk_left", "too_much_money", "no_barter_left"):
        assert "12345" in say(f"refused.{key}", most=12345)
    assert "earlier in this phase" in say("refused.position_comes_back")


def test_the_highest_sum_is_refused_with_its_number_to_who_gives_and_to_who_asks():
    state = table({"money": 700}, {"money": 700}, {})
    play(state, "barter seat1", *["give dollar20"] * (MOST_MONEY // 20))
    refused_sum = refusal(state, "dollar1", verb="give")
    assert (refused_sum.reason, refused_sum.facts) == ("too_much_money", {"most": MOST_MONEY})
    state = table({"money": 700}, {"money": 700}, {})
    play(state, "barter seat1", *["ask dollar20"] * (MOST_MONEY // 20))
    refused_sum = refusal(state, "dollar1", verb="ask")
    assert (refused_sum.reason, refused_sum.facts) == ("too_much_money", {"most": MOST_MONEY})
    state = table({"money": 7}, {}, {})
    play(state, "barter seat1", "give dollar5")
    assert refusal(state, "dollar5", verb="give").reason == "nothing_more_to_give"
