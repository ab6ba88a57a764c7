"""Workers: the Population Track, deploying and undeploying (N-WORKER, N-DEPLOY, N-GROWTH, N-DIFF)."""

from __future__ import annotations

import pytest

from game.engine.flow import why_not
from game.nations.cards.cards import CARDS
from game.nations.concepts import food_upkeep, stability, strength
from game.nations.rules.maintenance import growth
from game.nations.rules.resolution import production
from game.nations.rules.workers import return_worker, take_worker
from tests.game.nations.scenario import asked, begin, holdings, moves, play, run, table


def test_taking_a_worker_moves_it_from_the_track_to_the_area():
    """N-WORKER-02, N-WORKER-04: the owner picks the section."""
    state = table({}, {})
    run(state, (take_worker, 0))
    assert moves(state) == ["take_worker food", "take_worker stability"]
    play(state, "take_worker food")
    nation = state.nations[0]
    assert (nation.area, nation.food_track, nation.stability_track) == (1, 3, 4)


def test_returning_a_worker_puts_it_back_on_a_section_of_choice():
    """N-WORKER-03, N-WORKER-04, N-EVENT-13, N-EVENT-14."""
    state = table({"area": 2, "food_track": 3, "stability_track": 3}, {})
    run(state, (return_worker, 0))
    assert moves(state) == ["to_section food", "to_section stability"]
    play(state, "to_section stability")
    nation = state.nations[0]
    assert (nation.area, nation.food_track, nation.stability_track, nation.loose) == (1, 3, 4, 0)


def test_the_split_between_the_sections_is_free():
    """N-WORKER-04, N-WORKER-08, EX-05: three Workers out of Food and none out of Stability."""
    state = table({"area": 3, "food_track": 1}, {})
    assert (food_upkeep(state, 0), stability(state, 0)) == (9, 0)


def test_a_full_section_takes_no_worker():
    """N-WORKER-05: it holds 4."""
    state = table({"area": 1, "food_track": 4, "stability_track": 3}, {})
    run(state, (return_worker, 0))
    assert (asked(state), state.nations[0].stability_track) == (None, 4)


def test_with_both_sections_full_the_worker_lies_on_top():
    """N-WORKER-06, N-EVENT-13."""
    state = table({"area": 1}, {})
    run(state, (return_worker, 0))
    nation = state.nations[0]
    assert (nation.area, nation.food_track, nation.stability_track, nation.loose) == (0, 4, 4, 1)


def test_the_loose_worker_is_taken_first_and_costs_nothing():
    """N-WORKER-07, R-27: in growth as by any other means."""
    state = table({"loose": 1, "food_track": 3}, {}, order=(1, 0))
    run(state, growth)
    assert moves(state, "take_worker") == ["take_worker loose"]
    play(state, "take_worker loose")
    nation = state.nations[0]
    assert (nation.area, nation.loose, nation.food_track) == (1, 0, 3)
    assert (food_upkeep(state, 0), stability(state, 0)) == (3, 0)


def test_every_empty_food_slot_costs_three_food_and_every_empty_stability_slot_three_stability():
    """N-WORKER-08."""
    state = table({"food_track": 2, "stability_track": 3, "area": 3}, {})
    assert (food_upkeep(state, 0), stability(state, 0)) == (6, -3)


def test_a_nation_that_loses_a_worker_picks_which():
    """R-28: an undeployed one or one from a card, which is undeployed first."""
    state = table({"area": 1, "slots": {"axeman": 1, "quarry": 0}, "food_track": 3}, {})
    run(state, (return_worker, 0))
    assert moves(state) == ["return_worker area", "return_worker slot0"]
    play(state, "return_worker slot0")
    assert (state.nations[0].workers[0], strength(state, 0), state.nations[0].area) == (0, 0, 1)


def test_without_workers_nothing_is_lost_and_from_an_empty_track_nothing_gained():
    """R-28."""
    state = table({"food_track": 0, "stability_track": 0}, {})
    before = state.fingerprint()
    return_worker(state, 0)
    take_worker(state, 0)
    assert state.fingerprint() == before


# Growth


def test_growth_is_asked_in_reverse_order():
    """N-GROWTH-01, R-26: one after another, each applied at once."""
    state = table({}, {}, {}, order=(2, 0, 1))
    run(state, growth)
    seats = []
    while asked(state) is not None:
        seats.append(asked(state))
        play(state, "take_worker food")
        assert state.nations[seats[-1]].area == 1
    assert seats == [1, 0, 2]


def test_one_grows_or_takes_resources():
    """N-GROWTH-01, N-GROWTH-02, N-GROWTH-05: Food, Stone or Gold, never Books."""
    state = table({}, {}, order=(1, 0))
    run(state, growth)
    assert moves(state) == [
        "take_worker food",
        "take_worker stability",
        "take_resources food",
        "take_resources stone",
        "take_resources gold",
    ]


def test_a_worker_from_the_stability_section_costs_three_stability_at_once():
    """N-GROWTH-03."""
    state = table({}, {}, order=(1, 0))
    run(state, growth)
    play(state, "take_worker stability")
    assert stability(state, 0) == -3


def test_growing_from_food_adds_three_to_the_upkeep():
    """N-GROWTH-04, EX-10: Egypt has taken one Worker from Food; upkeep goes from 3 to 6."""
    state = table({"food_track": 3, "area": 1, "food": 7}, {}, order=(1, 0))
    assert food_upkeep(state, 0) == 3
    run(state, growth)
    play(state, "take_worker food")
    assert food_upkeep(state, 0) == 6
    run(state, production)
    assert state.nations[0].food == 1


@pytest.mark.parametrize(("level", "bonus"), [("chieftain", 4), ("prince", 3), ("king", 2), ("emperor", 1)])
def test_the_level_sets_the_size_of_the_bonus(level, bonus):
    """N-DIFF-02, N-DIFF-03, N-GROWTH-05, R-78."""
    state = table({"level": level}, {}, order=(1, 0))
    run(state, growth)
    play(state, "take_resources stone")
    assert holdings(state) == {"gold": 0, "stone": bonus, "food": 0, "books": 0, "vp": 10}


def test_the_level_changes_nothing_else():
    """N-DIFF-02, R-78: two games that differ in levels only begin alike."""
    easy, hard = begin(1, level=["chieftain"]), begin(1, level=["emperor"])
    for state in (easy, hard):
        state.nations[0].level = "prince"
    assert easy.fingerprint() == hard.fingerprint()


def test_the_bonus_is_of_one_kind():
    """N-GROWTH-06, EX-11: a Prince takes 3 of one resource; there is no move for a mix."""
    state = table({}, {}, order=(1, 0))
    run(state, growth)
    assert all(len(move) == 2 for move in state.decision.moves)
    play(state, "take_resources gold")
    assert (state.nations[0].gold, asked(state)) == (3, 1)


def test_without_a_worker_on_the_track_only_resources_are_offered():
    """R-25."""
    state = table({"food_track": 0, "stability_track": 0, "area": 8}, {}, order=(1, 0))
    run(state, growth)
    assert {move.split()[0] for move in moves(state)} == {"take_resources"}


# Deploying


def test_deploying_sets_a_worker_on_an_own_card_and_costs_its_stone():
    """N-DEPLOY-01, N-DEPLOY-04, N-DEPLOY-05: one Worker, the full cost."""
    state = table({"stone": 5, "area": 2, "slots": {"railroad": 0}}, {})
    play(state, "deploy area slot0")
    nation = state.nations[0]
    assert (nation.stone, nation.area, nation.workers[0], asked(state)) == (1, 1, 1, 1)


def test_a_worker_comes_from_the_area_or_another_card_never_from_the_track():
    """N-DEPLOY-02."""
    state = table({"stone": 9, "slots": {"quarry": 1, "farm": 0}}, {})
    assert moves(state, "deploy") == ["deploy slot0 slot1"]


def test_deploying_needs_its_stone():
    """N-DEPLOY-01, R-58."""
    state = table({"stone": 3, "area": 1, "slots": {"railroad": 0}}, {})
    assert moves(state, "deploy") == []
    (refusal,) = why_not(state, ("area", "slot0"))
    assert (refusal.reason, refusal.facts["need"], refusal.facts["have"]) == ("needs_stone_to_deploy", 4, 3)


def test_undeploying_is_free_and_no_action():
    """N-DEPLOY-03, N-DEPLOY-07, R-15: as often as one likes, then the action."""
    state = table({"stone": 1, "slots": {"quarry": 2, "farm": 1}}, {})
    play(state, "undeploy slot0", "undeploy slot0", "undeploy slot1")
    nation = state.nations[0]
    assert (nation.area, nation.stone, asked(state)) == (3, 1, 0)
    play(state, "deploy area slot1")
    assert asked(state) == 1


def test_workers_stack_and_each_multiplies_the_effect():
    """N-DEPLOY-06: no limit per card."""
    state = table({"stone": 1, "area": 1, "slots": {"hoplite": 6}}, {})
    play(state, "deploy area slot0")
    assert (state.nations[0].workers[0], strength(state, 0)) == (7, 21)


def test_workers_stay_from_round_to_round():
    """N-DEPLOY-08."""
    state = table({"slots": {"quarry": 2}}, {"area": 1})
    play(state, "pass", "pass")
    while state.round == 1 or state.decision.choice.name != "turn":
        play(state, " ".join(state.decision.moves[-1]))
    assert state.nations[0].workers[0] == 2


def test_the_benefit_ends_when_the_worker_leaves():
    """N-DEPLOY-09."""
    state = table({"slots": {"hoplite": 1, "ziggurat": 1}}, {})
    play(state, "undeploy slot0")
    assert (strength(state, 0), stability(state, 0)) == (0, 2)


def test_no_workers_on_colonies_wonders_and_advisors():
    """N-DEPLOY-10."""
    state = table(
        {
            "stone": 9,
            "area": 1,
            "slots": {"farm": 0},
            "colonies": ["nubia"],
            "ready": ["petra"],
            "advisors": ["augustus"],
        },
        {},
    )
    assert moves(state, "deploy") == ["deploy area slot0"]
    assert why_not(state, ("area", "colony0"))[0].reason == "no_place_for_workers"


def test_strength_and_stability_move_at_once_and_resources_only_in_production():
    """N-DEPLOY-11, EX-22: from Conquistador to Railroad: 4 Stone, 7 Strength less, 3 Stability more, one action."""
    state = table({"stone": 4, "slots": {"conquistador": 1, "railroad": 0}}, {})
    assert (strength(state, 0), stability(state, 0)) == (7, 0)
    play(state, "deploy slot0 slot1")
    assert (strength(state, 0), stability(state, 0), state.nations[0].stone) == (0, 3, 0)
    assert asked(state) == 1


def test_moving_a_worker_costs_the_full_price_and_undeploying_gives_nothing_back():
    """R-58."""
    state = table({"stone": 2, "slots": {"farm": 1, "quarry": 0}}, {})
    play(state, "deploy slot0 slot1")
    assert state.nations[0].stone == 1


def test_a_discount_leaves_at_least_one_stone():
    """R-58, N-CARD-02: Frederick the Great."""
    state = table(
        {"stone": 2, "area": 3, "slots": {"rifleman": 0, "axeman": 0}, "advisors": ["frederick_the_great"]},
        {},
    )
    play(state, "deploy area slot0")
    assert state.nations[0].stone == 0
    state = table(
        {"stone": 1, "area": 1, "slots": {"rifleman": 0, "axeman": 0}, "advisors": ["frederick_the_great"]},
        {},
    )
    assert moves(state, "deploy") == ["deploy area slot1"]


def test_ziggurat():
    """N-BUY-10, EX-13: 1 Stone to deploy; each Worker +2 Stability at once and 1 Stone in Production; VP 1 and 1."""
    state = table({"stone": 1, "area": 1, "slots": {"ziggurat": 0}}, {})
    play(state, "deploy area slot0")
    assert (state.nations[0].stone, stability(state, 0)) == (0, 2)
    run(state, production)
    assert state.nations[0].stone == 1
    assert CARDS["ziggurat"].vp == (1, 1)


def test_hoplites():
    """N-BUY-10, N-MIL-03, N-MIL-04, EX-14: 1 Stone to deploy; +3 Strength, 1 Stone upkeep, raid 3; VP 1 and 1."""
    state = table({"stone": 3, "area": 1, "slots": {"hoplite": 0}}, {})
    play(state, "deploy area slot0")
    assert (state.nations[0].stone, strength(state, 0)) == (2, 3)
    run(state, production)
    assert state.nations[0].stone == 1
    assert (CARDS["hoplite"].raid, CARDS["hoplite"].vp) == (3, (1, 1))


def test_macedonia():
    """N-BUY-10, N-COLONY-03, EX-15: conquering it raises Strength by 2 at once."""
    state = table({"gold": 1, "slots": {"axeman": 2}}, {}, board=[["macedonia"]])
    play(state, "buy_card macedonia colony0")
    assert strength(state, 0) == 6
