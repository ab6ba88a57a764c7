"""Game concepts: resources, Stability and Strength, revolt, ties, five players (N-RES to N-TIES, N-5P)."""

from __future__ import annotations

import pytest

from game.engine.flow import why_not
from game.nations.cards.cards import CARDS, TYPES
from game.nations.concepts import (
    compared_stability,
    compared_strength,
    food,
    least,
    most,
    passed_first,
    passed_last,
    raid_value,
    stability,
    strength,
)
from game.nations.rules.resolution import production
from game.nations.state import RESOURCES
from tests.game.nations.scenario import holdings, play, run, table


def nations(values: list[int], zone: str = "strength"):
    """A table whose nations have just these markers."""
    state = table(*({} for _ in values))
    for nation, value in zip(state.nations, values, strict=True):
        setattr(nation, zone, value)
    return state


def those(state, test, measure):
    return [seat for seat in range(len(state.nations)) if test(state, seat, measure)]


def test_there_are_four_resources():
    """N-RES-01."""
    assert set(RESOURCES) == {"gold", "stone", "food", "books"}


def test_each_resource_pays_for_its_own_things():
    """N-RES-02: Gold for cards, Stone for deploying and Wonders; nothing stands in for them."""
    state = table(
        {"food": 9, "books": 9, "area": 1, "slots": {"quarry": 0}, "wonder": "stonehenge"},
        {},
        board=[["ziggurat"]],
        architects=1,
    )
    assert state.decision.moves == (("pass",),)
    play_state = table({"gold": 1, "area": 1, "slots": {"quarry": 0}}, {}, board=[["ziggurat"]])
    play(play_state, "buy_card ziggurat slot0")
    assert play_state.nations[0].gold == 0


def test_a_card_yields_or_consumes():
    """N-RES-03: the Axeman eats 1 Food, the Quarry gives Stone and Gold."""
    state = table({"food": 3, "slots": {"axeman": 2, "quarry": 1}}, {})
    run(state, production)
    assert holdings(state) == {"gold": 1, "stone": 1, "food": 1, "books": 0, "vp": 10}


def test_payments_go_to_the_bank():
    """N-RES-04: no other nation gets what one pays."""
    state = table({"gold": 3}, {}, board=[[], [], ["ziggurat"]])
    before = holdings(state, 1)
    play(state, "buy_card ziggurat slot0")
    assert holdings(state, 1) == before
    assert state.nations[0].gold == 0


def test_cards_gain_and_lose_victory_points():
    """N-VP-01."""
    from game.nations.concepts import gain, lose_vp

    state = table({"vp": 4}, {})
    gain(state, 0, "vp", 2)
    lose_vp(state, 0, 1, "event")
    assert state.nations[0].vp == 5


def test_strength_and_stability_are_not_produced():
    """N-STAT-01: Production does not touch them; deploying does, at once."""
    state = table({"stone": 1, "area": 1, "slots": {"ziggurat": 1}}, {})
    play(state, "deploy area slot0")
    assert stability(state, 0) == 4
    run(state, production)
    assert stability(state, 0) == 4


def test_strength_is_the_sum_over_active_cards():
    """N-STAT-02, N-STAT-04: 2 Hoplites, Macedonia and Augustus; an unmanned Axeman gives nothing."""
    state = table({"slots": {"hoplite": 2, "axeman": 0}, "colonies": ["macedonia"], "advisors": ["augustus"]}, {})
    assert strength(state, 0) == 3 + 3 + 2 + 1


def test_stability_is_the_sum_over_active_cards_less_three_for_every_empty_slot():
    """N-STAT-03, N-STAT-04: a Ziggurat raises it by 2, an Immortal lowers it by 1, an empty slot by 3."""
    state = table({"slots": {"ziggurat": 1, "immortal": 1}, "stability_track": 3}, {})
    assert stability(state, 0) == 2 - 1 - 3


def test_strength_decides_over_colonies_order_and_battles():
    """N-STAT-05: a Colony that asks for 4 Strength cannot be bought with 3, and can with 4."""
    board = [["macedonia"]]
    weak = table({"gold": 1, "slots": {"hoplite": 1}}, {}, board=board)
    assert ("buy_card", "macedonia", "colony0") not in weak.decision.moves
    strong = table({"gold": 1, "slots": {"axeman": 2}}, {}, board=board)
    assert ("buy_card", "macedonia", "colony0") in strong.decision.moves


def test_stability_breaks_ties_in_the_order():
    """N-STAT-06."""
    from game.nations.rules.resolution import player_order

    state = table({}, {"slots": {"ziggurat": 1}})
    run(state, player_order)
    assert state.order == (1, 0)


@pytest.mark.parametrize(("track", "books"), [(3, 3), (2, 6)])
def test_a_revolt_costs_a_book_for_each_point_and_one_vp(track, books):
    """N-REVOLT-01, N-REVOLT-02, N-REVOLT-03, N-PROD-09: the VP does not grow with the revolt."""
    state = table({"stability_track": track, "area": 4 - track, "books": 9}, {})
    run(state, production)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 9 - books, "vp": 9}


def test_a_nation_at_zero_stability_is_not_in_revolt():
    """N-REVOLT-01."""
    state = table({"books": 9}, {})
    run(state, production)
    assert holdings(state)["vp"] == 10


def test_a_revolt_that_ends_before_production_costs_nothing():
    """N-REVOLT-01: the test that costs something is made in the Production step."""
    state = table({"stone": 2, "area": 2, "slots": {"ziggurat": 0}, "stability_track": 3, "books": 5}, {})
    assert stability(state, 0) == -3
    play(state, "deploy area slot0", "pass", "deploy area slot0")
    assert stability(state, 0) == 1


def test_every_worker_takes_the_effect_of_its_card_once():
    """N-WORKER-01."""
    state = table({"slots": {"quarry": 4}}, {})
    run(state, production)
    assert (state.nations[0].stone, state.nations[0].gold) == (4, 4)


def test_every_progress_card_has_one_of_eight_types():
    """N-CARD-01."""
    assert {card.type for card in CARDS.all()} == set(TYPES)
    assert len(TYPES) == 8


def test_a_card_text_prevails_over_the_general_rules():
    """N-CARD-02: Anna Komnene lifts the upkeep that Military has by the rules."""
    state = table({"slots": {"hoplite": 2}, "advisors": ["anna_komnene"], "stone": 1}, {})
    run(state, production)
    assert state.nations[0].stone == 1


def test_cards_work_for_their_owner_only_unless_they_say_all():
    """N-CARD-03, N-BUY-08: Augustus strengthens his owner; Genghis Khan unsettles everybody, his owner too."""
    state = table({"advisors": ["augustus"]}, {})
    assert (strength(state, 0), strength(state, 1)) == (1, 0)
    state = table({"advisors": ["genghis_khan"]}, {})
    assert (stability(state, 0), stability(state, 1)) == (-3, -3)


# Ties


def test_a_shared_top_benefits_nobody():
    """N-TIES-01, R-35."""
    assert those(nations([5, 5, 2]), most, strength) == []
    assert those(nations([6, 5, 5]), most, strength) == [0]


def test_everybody_at_the_bottom_suffers():
    """N-TIES-02, N-EVENT-08, R-35: the weakest are those with the lowest Strength."""
    assert those(nations([5, 2, 2]), least, strength) == [1, 2]


def test_all_negative_stabilities_are_level():
    """N-TIES-03, R-34, EX-02: of 4, 2, -1 and -5 the last two are least stable and the first alone most stable."""
    state = nations([4, 2, -1, -5], "stability")
    assert those(state, most, compared_stability) == [0]
    assert those(state, least, compared_stability) == [2, 3]
    assert stability(state, 3) == -5


def test_with_two_players_a_tie_rewards_neither_and_punishes_both():
    """N-TIES-04, N-2P-01."""
    assert those(nations([3, 3]), most, strength) == []
    assert those(nations([3, 3]), least, strength) == [0, 1]
    assert those(nations([4, 3]), most, strength) == [0]
    assert those(nations([4, 3]), least, strength) == [1]


def test_with_everybody_level_all_are_least_and_nobody_most():
    """R-36."""
    for seats in (2, 3, 4, 5):
        state = nations([7] * seats)
        assert those(state, most, strength) == []
        assert those(state, least, strength) == list(range(seats))


def test_five_players_the_strongest_and_the_weakest():
    """N-TIES-05, N-5P-02, N-5P-03, EX-30: China 23, Persia 22, Greece 22, Rome 5, Egypt 4."""
    state = nations([23, 22, 22, 5, 4])
    assert those(state, most, strength) == [0]
    assert those(state, least, strength) == [3, 4]


def test_five_players_the_most_and_the_least_stable():
    """N-5P-02, N-5P-03, EX-31: China 8, Persia 7, Greece 5, Rome 5, Egypt 4."""
    state = nations([8, 7, 5, 5, 4], "stability")
    assert those(state, most, compared_stability) == [0, 1]
    assert those(state, least, compared_stability) == [2, 3, 4]


def test_five_players_two_at_the_top_both_benefit():
    """N-5P-04."""
    assert those(nations([9, 9, 3, 2, 1]), most, strength) == [0, 1]


def test_five_players_three_at_the_top_get_nothing():
    """N-5P-05."""
    assert those(nations([9, 9, 9, 2, 1]), most, strength) == []


def test_five_players_conditions_on_cards_are_wider_too():
    """N-5P-06, EX-32: Saint Augustine works for the most and the second most stable nation."""
    advisor = {"advisors": ["saint_augustine"]}
    state = table(advisor, {"slots": {"ziggurat": 1}}, {}, {}, {})
    assert (stability(state, 0), stability(state, 1)) == (1, 2)
    run(state, production)
    assert state.nations[0].books == 2
    state = table(advisor, {"slots": {"ziggurat": 1}}, {}, {})
    run(state, production)
    assert state.nations[0].books == 0


def test_five_players_two_pass_first_and_two_pass_last():
    """N-5P-07, R-85: the third to pass is neither."""
    state = table({}, {}, {}, {}, {}, passed=(3, 1, 0, 4, 2))
    assert [seat for seat in range(5) if passed_first(state, seat)] == [1, 3]
    assert [seat for seat in range(5) if passed_last(state, seat)] == [2, 4]


def test_passing_first_holds_at_once_and_passing_last_for_the_last_one_only():
    """N-PASS-03, R-37."""
    state = table({}, {}, {}, passed=(2,))
    assert passed_first(state, 2)
    assert not passed_last(state, 2)
    state.passed = (2, 0, 1)
    assert [seat for seat in range(3) if passed_last(state, seat)] == [1]


def test_food_is_compared_too():
    """N-TIES-01 holds for every measure."""
    assert those(table({"food": 3}, {"food": 5}), most, food) == [1]


def test_strength_may_count_less_for_the_events_of_a_round():
    """N-EVENT-08: only their comparison is lower."""
    state = nations([12, 5])
    state.nations[0].handicap_strength = 10
    assert (compared_strength(state, 0), strength(state, 0)) == (2, 12)


def test_a_nation_that_counts_as_least_stable_keeps_its_true_stability():
    """N-TIES-03."""
    state = nations([6, 2], "stability")
    state.nations[0].unstable = True
    assert (compared_stability(state, 0), stability(state, 0)) == (-1, 6)


def test_raid_values_do_not_add_up():
    """N-BATTLE-04, N-CARD-05, R-62: the best manned Military counts, with what other cards add to it."""
    state = table({"slots": {"hoplite": 3, "archer": 1, "samurai": 0}}, {})
    assert raid_value(state, 0) == 4
    state = table({"slots": {"hoplite": 3}, "advisors": ["hannibal"]}, {})
    assert raid_value(state, 0) == 4
    assert raid_value(table({"advisors": ["hannibal"]}, {}), 0) == 0


def test_a_refused_piece_is_told_its_reason():
    """N-COLONY-01."""
    state = table({"gold": 1, "stone": 1, "area": 1, "slots": {"hoplite": 1}}, {}, board=[["israel"]])
    (refusal,) = why_not(state, ("israel",))
    assert (refusal.reason, refusal.fix) == ("needs_strength", "one_more_worker")
    assert refusal.facts == {"card": "israel", "need": 5, "have": 3, "by": "hoplite", "more": 3, "then": 6}
