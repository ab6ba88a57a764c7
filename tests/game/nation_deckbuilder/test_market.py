"""The market: buying and refilling (K-BUY, K-RULING-02 to 04)."""

from __future__ import annotations

from game.engine import flow
from tests.game.nation_deckbuilder.scenario import (
    asked,
    end_turn,
    moves,
    play,
    play_hand,
    refusals,
    stock,
    table,
    zone,
)


def places(state) -> list[str]:
    return [card.split("#")[0] for card in state.places]


def test_at_the_start_five_cards_are_for_sale() -> None:
    """K-BUY-02, EX-K-04, K-DEC-07: four spaces and the open card of pile I, if there are coins enough."""
    state = table({"coins": 9}, market=["cave", "hut", "chief", "thief"], piles={1: ["warriors"]})
    assert moves(state, "buy") == ["buy cave", "buy hut", "buy chief", "buy thief", "buy warriors"]


def test_a_card_costs_its_price_and_goes_to_the_discard_pile() -> None:
    """K-BUY-02, K-BUY-03."""
    state = table({"coins": 3}, market=["hut"])
    play(state, "buy hut")
    assert state.players[0].coins == 1
    assert zone(state, 0, "discard_pile") == ["hut"]


def test_two_purchases_with_a_refill_between() -> None:
    """K-BUY-01, K-BUY-03, K-BUY-04, EX-K-05: Cave, Assassin fills the space, then Thief."""
    state = table({"coins": 2}, market=["cave", "thief", "hut", "chief"], piles={1: ["hunter", "meeting", "assassin"]})
    play(state, "buy cave")
    assert places(state)[:5] == ["assassin", "thief", "hut", "chief", "meeting"]
    play(state, "buy thief")
    assert places(state)[:5] == ["assassin", "meeting", "hut", "chief", "hunter"]
    assert state.players[0].coins == 0
    assert zone(state, 0, "discard_pile") == ["cave", "thief"]


def test_a_card_of_a_later_age_cannot_be_bought() -> None:
    """K-SCIENCE-03, K-BUY-02: not even with coins enough."""
    state = table({"coins": 9, "science": 2}, piles={2: ["farm"], 3: ["bank"]})
    assert "buy farm" not in moves(state)
    facts = {"card": "farm#1", "age": 2, "have": 1, "cost": 5, "science": 2}
    assert refusals(state, "farm#1") == [("age_not_reached", facts, "gain_science")]
    assert refusals(state, "bank#1") == [("age_not_reached", {"card": "bank#1", "age": 3, "have": 1}, None)]


def test_a_refusal_names_the_coins_that_taxes_would_bring() -> None:
    """K-COIN-01."""
    state = table({"coins": 3, "happiness": 3, "food": 2}, market=["warriors"])
    facts = {"card": "warriors#1", "need": 4, "have": 3, "missing": 1}
    assert refusals(state, "warriors#1") == [("too_dear", facts, "convert")]
    play(state, "convert happiness", "buy warriors")


def test_a_refusal_offers_no_taxes_that_would_not_suffice() -> None:
    """K-COIN-01."""
    state = table({"coins": 2, "happiness": 3, "food": 2}, market=["warriors"])
    facts = {"card": "warriors#1", "need": 4, "have": 2, "missing": 2}
    assert refusals(state, "warriors#1") == [("too_dear", facts, None)]


def test_a_bought_pile_card_uncovers_the_next() -> None:
    """K-RULING-02, EX-K-12 for one player: Chief uncovers Wiseman, and nothing is refilled."""
    state = table({"coins": 5}, market=["cave", "cave", "hut", "hut"], piles={1: ["thief", "wiseman", "chief"]})
    play(state, "buy chief")
    assert places(state)[4] == "wiseman"
    play(state, "buy wiseman")
    assert places(state)[4] == "thief"
    assert asked(state) == (0, "buy")


def test_the_buyer_picks_the_pile_that_fills_the_space() -> None:
    """K-RULING-03, K-DEC-08: any pile of a reached age; the card under it turns up."""
    state = table({"coins": 1, "age": 2}, market=["cave"] + ["hut"] * 2, piles={1: ["thief"], 2: ["farm", "mint"]})
    play(state, "buy cave")
    assert asked(state) == (0, "which_pile")
    assert moves(state) == ["refill pile1", "refill pile2"]
    assert refusals(state, "pile3") == [("pile_not_reached", {"age": 3, "have": 2}, None)]
    play(state, "refill pile2")
    assert places(state)[0] == "mint"
    assert places(state)[5] == "farm"


def test_a_single_possible_pile_is_used_by_itself() -> None:
    """K-RULING-03."""
    state = table({"coins": 1}, market=["cave", "hut", "hut", "thief"], piles={1: ["chief"]})
    play(state, "buy cave")
    assert places(state)[0] == "chief"
    assert asked(state) == (0, "buy")


def test_a_pile_whose_last_card_fills_a_space_is_just_empty() -> None:
    """K-RULING-04: its place is not refilled."""
    state = table({"coins": 2}, market=["cave", "hut", "hut", "thief"], piles={1: ["chief"], 2: ["farm"]})
    play(state, "buy cave", "buy thief")
    assert places(state)[:5] == ["chief", "hut", "hut", "", ""]


def test_a_pile_whose_last_card_is_bought_is_refilled_like_a_space() -> None:
    """K-RULING-04: from another pile; then it counts as a space, and no longer as a pile."""
    market = ["cave", "hut", "hut", "thief"]
    state = table({"coins": 9, "age": 2}, market=market, piles={1: ["chief"], 2: ["farm", "mint", "wall"]})
    play(state, "buy chief")
    assert places(state)[4:6] == ["wall", "mint"]
    play(state, "buy cave")
    assert asked(state) == (0, "buy")
    assert places(state)[:6] == ["mint", "hut", "hut", "thief", "wall", "farm"]


def test_a_space_that_nobody_can_fill_waits_for_a_later_purchase() -> None:
    """K-RULING-03: by anyone who has reached an age with cards."""
    state = table(
        {"coins": 1, "hand": []},
        {"hand": ["coin"], "age": 2},
        market=["cave", "hut", "hut", "thief"],
        piles={1: [], 2: ["farm", "mint"]},
    )
    play(state, "buy cave")
    assert places(state)[:4] == ["", "hut", "hut", "thief"]
    end_turn(state)
    play_hand(state)
    play(state, "buy thief")
    assert places(state)[:6] == ["mint", "hut", "hut", "farm", "", ""]


def test_a_new_age_opens_its_cards_for_the_refill_at_once() -> None:
    """K-SCIENCE-02, K-RULING-10: advance first, then buy and refill."""
    state = table({"coins": 1, "science": 5}, market=["cave", "hut", "hut"], piles={1: ["thief"], 2: ["farm"]})
    play(state, "advance age2", "buy cave")
    assert moves(state) == ["refill pile1", "refill pile2"]


def test_unspent_coins_are_lost() -> None:
    """K-COIN-02, K-COIN-03, EX-K-08: Assassin for 2 of 3 coins, the third is forfeited."""
    state = table(
        {"hand": ["happiness", "science", "coin", "coin", "coin"], "food": 3, "happiness": 2, "science": 2},
        {"hand": ["coin"]},
        market=["assassin"],
    )
    play_hand(state)
    play(state, "buy assassin", "finish_buying")
    assert state.players[0].coins == 0
    assert stock(state) == (3, 3, 3)


def test_a_refill_shows_a_new_card_and_cannot_be_undone() -> None:
    """Reveals count as surprises."""
    state = table({"coins": 1}, market=["cave"], piles={1: ["thief", "hut"]})
    before = state.surprises
    play(state, "buy cave")
    assert state.surprises > before


def test_an_opponents_cards_are_not_for_sale() -> None:
    """K-BUY-02: only what lies open in the market."""
    state = table({"coins": 9}, {"hand": ["navy"]})
    assert [each.reason for each in flow.why_not(state, ("navy#1",))] == ["not_now"]
