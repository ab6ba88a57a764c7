"""Resolution Phase: production, player order, War, famine, Books (N-PROD, N-ORDER, N-WAR, N-FAMINE, N-BOOKS)."""

from __future__ import annotations

import pytest

from game.engine.flow import why_not
from game.nations import events
from game.nations.concepts import stability, strength
from game.nations.rules.event_cards import resolve
from game.nations.rules.resolution import (
    famine,
    fix_totals,
    player_order,
    produce,
    production,
    production_total,
    score_books,
)
from game.nations.rules.rounds import RESOLUTION
from game.nations.rules.war import war
from game.nations.state import EMPTY
from tests.game.nations.scenario import asked, holdings, moves, play, run, table

NOTHING = {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 10}


def test_all_nations_produce_at_once():
    """N-PROD-01, R-33: totals are fixed for everybody before anybody gains."""
    state = table({"slots": {"quarry": 2}}, {"slots": {"farm": 3}})
    run(state, production)
    assert [holdings(state, seat)["stone"] for seat in (0, 1)] == [2, 3]


def test_shortages_are_taken_in_the_order_gold_food_stone_and_books_last():
    """N-PROD-02, R-05: Books earned in this Production pay for what is short; only then are they missing."""
    state = table(
        {"slots": {"samurai": 1, "hoplite": 1, "conquistador": 1, "lyceum": 0}, "food_track": 3, "books": 6},
        {},
    )
    state.journal = []
    run(state, fix_totals, produce)
    short = [event.facts["resource"] for event in state.journal if event.kind == "shortage"]
    assert short == ["gold", "food", "stone"]
    assert state.nations[0].books == 0


def test_what_is_told_of_production_leads_to_what_is_held_afterwards():
    """N-PROD-02: whoever hears of a nation's Production finds it gained and, as far as there is enough, paid."""
    state = table({"slots": {"quarry": 2}, "food_track": 3, "food": 5}, {})
    heard = {}

    class Listener(list):
        def append(self, event):
            if event.kind == "produced":
                heard[event.seat] = holdings(state, event.seat)

    state.journal = Listener()
    run(state, fix_totals, produce)
    assert (heard[0]["stone"], heard[0]["food"]) == (2, 2)


def test_every_step_in_which_something_takes_place_says_that_it_begins():
    """N-FLOW-04: without a War, and in the first round of an age, there is nothing to see of War and Books."""
    state = table({}, {}, event="aryan_migration")
    state.journal = []
    run(state, *RESOLUTION)
    begun = [event.facts["step"] for event in state.journal if event.kind == "step_began"]
    assert begun == ["production", "player_order", "events", "famine"]


def test_everything_is_added_up_times_the_workers():
    """N-PROD-03, N-PROD-04: Buildings, Military, Colonies, Wonders, Advisors and the population's Food."""
    state = table(
        {
            "slots": {"quarry": 2, "legionary": 1},
            "colonies": ["hispania"],
            "ready": ["pyramids"],
            "advisors": ["hatshepsut"],
            "food_track": 3,
            "food": 9,
        },
        {},
    )
    assert production_total(state, 0) == (2 + 2 + 1, 2, -1 + 2 - 2 - 3, 0)


def test_the_net_amount_is_gained_or_paid():
    """N-PROD-05, N-PROD-06, EX-23: Food +2, -1, +3, +2, -2 and -3 make +1, with nothing in stock."""
    state = table(
        {
            "slots": {"printed_aqueduct": 1, "legionary": 1, "windmill": 1},
            "colonies": ["hispania"],
            "ready": ["pyramids"],
            "food_track": 3,
        },
        {},
    )
    run(state, production)
    assert (state.nations[0].food, state.nations[0].short) == (1, ())


@pytest.mark.parametrize(("rival", "stone"), [(0, 2), (1, 0)])
def test_most_strength_is_judged_in_production_and_alone(rival, stone):
    """N-PROD-07, EX-24: Augustus brings 2 Stone to a sole leader and none to a joint one."""
    state = table({"advisors": ["augustus"]}, {"advisors": ["augustus"] if rival else []})
    run(state, production)
    assert state.nations[0].stone == stone


@pytest.mark.parametrize(("rival", "books"), [([], 5), (["the_oracle"], 2)])
def test_notre_dame(rival, books):
    """N-SYM-02, EX-08: 3 more Books for the most stable nation alone; its 2 Books remain."""
    state = table({"ready": ["notre_dame", "the_oracle"]}, {"ready": rival})
    run(state, production)
    assert state.nations[0].books == books


def test_books_beyond_fifty_are_kept_as_one_number():
    """N-PROD-08, N-SETUP-06, R-56: tiles of 50 are a matter of display."""
    state = table({"books": 49, "slots": {"lyceum": 2}}, {"books": 50})
    run(state, production)
    assert state.nations[0].books == 53
    state.round = 2
    run(state, score_books)
    assert (state.nations[0].vp, state.nations[1].vp) == (11, 10)


def test_income_comes_before_upkeep():
    """N-PROD-06: this round's Food feeds this round's population."""
    state = table({"slots": {"farm": 3}, "food_track": 3}, {})
    run(state, production)
    assert (state.nations[0].food, state.nations[0].vp) == (0, 10)


def test_books_of_revolt_and_shortages_are_one_sum():
    """R-05, R-07, R-82: 2 Books produced pay for 2 of the 3 that a revolt costs; the third is missing."""
    state = table({"slots": {"lyceum": 1}, "stability_track": 3, "gold": 4}, {})
    run(state, production)
    assert state.nations[0].vp == 10 - 1 - 1
    play(state, "lose_resource gold")
    assert holdings(state) == {"gold": 3, "stone": 1, "food": 0, "books": 0, "vp": 8}


def test_substitutes_are_asked_in_reverse_order_and_concern_their_nation_only():
    """R-06, R-84."""
    poor = {"stability_track": 2, "gold": 4, "stone": 4}
    state = table(poor, poor, poor, order=(1, 2, 0))
    run(state, production)
    seats = []
    while asked(state) is not None:
        if asked(state) not in seats:
            seats.append(asked(state))
        play(state, "lose_resource gold" if "lose_resource gold" in moves(state) else moves(state)[0])
    assert seats == [0, 2, 1]
    assert [holdings(state, seat)["gold"] + holdings(state, seat)["stone"] for seat in range(3)] == [2, 2, 2]


# Player order


def test_nations_are_ranked_by_strength():
    """N-ORDER-01, N-ORDER-04, R-29."""
    state = table({"slots": {"axeman": 1}}, {}, {"slots": {"hoplite": 1}})
    run(state, player_order)
    assert state.order == (2, 0, 1)


def test_equal_strength_the_more_stable_goes_first():
    """N-ORDER-02."""
    state = table({}, {"slots": {"ziggurat": 1}}, {"slots": {"caravan": 1}})
    run(state, player_order)
    assert state.order == (1, 2, 0)


def test_still_equal_they_keep_their_order():
    """N-ORDER-03, R-34: all negative Stabilities are level here too."""
    state = table({"stability_track": 1}, {"stability_track": 3}, {}, order=(0, 2, 1))
    run(state, player_order)
    assert state.order == (2, 0, 1)


def test_an_event_may_skip_the_step():
    """N-CARD-02: Feudal Dues."""
    state = table({}, {"slots": {"hoplite": 1}}, event="feudal_dues")
    run(state, player_order)
    assert state.order == (0, 1)


# War


def test_any_nation_may_buy_a_war_even_without_military():
    """N-WAR-01, N-WAR-06, EX-18: with Strength 0 its marker is 0 and defeats nobody."""
    state = table({"gold": 1}, {}, board=[["hunnic_invasions"]])
    play(state, "buy_card hunnic_invasions nation")
    assert state.war_strength == 0
    run(state, war)
    assert [holdings(state, seat) for seat in (0, 1)] == [NOTHING, NOTHING]


def test_one_war_a_round():
    """N-WAR-02."""
    state = table({"gold": 1}, {"gold": 9}, board=[["hunnic_invasions", "punic_wars"]])
    play(state, "buy_card hunnic_invasions nation")
    assert moves(state, "buy_card") == []
    (refusal,) = why_not(state, ("punic_wars",))
    assert (refusal.reason, refusal.facts["war"]) == ("war_already_bought", "hunnic_invasions")


def test_the_marker_stays_at_the_buyers_strength_of_that_moment():
    """N-WAR-03, N-WAR-04: undeploying later does not move it."""
    state = table({"gold": 1, "slots": {"hoplite": 2}}, {}, board=[["hunnic_invasions"]], passed=(1,))
    play(state, "buy_card hunnic_invasions nation", "undeploy slot0", "undeploy slot0")
    assert (state.war_strength, strength(state, 0)) == (6, 0)


def at_war(*nations, card="hunnic_invasions", marker=3, buyer=0, **fields):
    return table(*nations, war=card, war_strength=marker, war_buyer=buyer, **fields)


def test_the_buyer_has_no_immunity():
    """N-WAR-05."""
    state = at_war({"food": 9}, {"slots": {"hoplite": 1}})
    run(state, war)
    assert (holdings(state)["food"], holdings(state)["vp"]) == (5, 9)


def test_equal_strength_is_safe():
    """N-WAR-07, R-13."""
    state = at_war({"slots": {"hoplite": 1}, "food": 9}, {"slots": {"axeman": 1}, "food": 9})
    run(state, war)
    assert [holdings(state, seat)["food"] for seat in (0, 1)] == [9, 5]


def test_the_defeated_lose_the_resources_on_the_card():
    """N-WAR-08, N-WAR-10: and 1 VP."""
    state = at_war({}, {"gold": 7}, card="parthian_wars", marker=1)
    state.nations[0].strength = 2
    run(state, war)
    assert holdings(state, 1) == {"gold": 4, "stone": 0, "food": 0, "books": 0, "vp": 9}


def test_who_is_defeated_is_told_before_what_that_costs():
    state = at_war({}, {"gold": 7}, card="parthian_wars", marker=1)
    state.nations[0].strength, state.journal = 2, []
    run(state, war)
    told = [event for event in state.journal if isinstance(event, events.Defeated | events.Lost | events.LostVp)]
    assert isinstance(told[0], events.Defeated) and len(told) > 1


@pytest.mark.parametrize(("workers", "left"), [(1, 6), (2, 8), (3, 9)])
def test_stability_above_zero_saves_that_many(workers, left):
    """N-STAT-06, N-WAR-09, N-WAR-10, N-CARD-05: down to none; the VP is lost all the same."""
    state = at_war({"slots": {"hoplite": 1}}, {"food": 9, "slots": {"caravan": workers}})
    state.nations[1].stability = [0, 1, 3, 7][workers]
    run(state, war)
    assert (holdings(state, 1)["food"], holdings(state, 1)["vp"]) == (left, 9)


def test_negative_stability_does_not_add_to_the_loss():
    """N-WAR-09."""
    state = at_war({"slots": {"hoplite": 1}}, {"food": 9, "stability_track": 2})
    run(state, war)
    assert holdings(state, 1)["food"] == 5


def test_with_two_kinds_the_loser_picks_what_stability_saves():
    """R-12, DEC-23: Martin Luther adds 4 Food to a War that costs 6 Gold."""
    state = at_war(
        {"advisors": ["martin_luther"], "slots": {"hoplite": 1}},
        {"food": 9, "gold": 9, "slots": {"ziggurat": 1}},
        card="war_of_jenkins_ear",
    )
    run(state, war)
    assert (asked(state), moves(state)) == (1, ["save gold", "save food"])
    play(state, "save food", "save gold")
    assert (holdings(state, 1)["gold"], holdings(state, 1)["food"]) == (4, 6)


def test_choices_in_a_war_are_asked_in_reverse_order_and_losses_taken_together():
    """R-84, R-12."""
    loser = {"food": 9, "gold": 9, "slots": {"caravan": 1}}
    state = at_war(
        {"advisors": ["martin_luther"], "slots": {"hoplite": 1}},
        loser,
        loser,
        card="war_of_jenkins_ear",
        order=(1, 0, 2),
    )
    run(state, war)
    assert asked(state) == 2
    play(state, "save food")
    assert asked(state) == 1
    assert holdings(state, 2)["gold"] == 9
    play(state, "save gold")
    assert [holdings(state, seat)["gold"] for seat in (1, 2)] == [4, 3]


def test_afterwards_the_war_leaves_the_game():
    """N-WAR-11."""
    state = at_war({}, {}, removed=())
    run(state, war)
    assert (state.war, state.removed) == (EMPTY, ("hunnic_invasions",))


def test_an_unbought_war_does_nothing():
    """R-86."""
    state = table({}, {}, board=[["hunnic_invasions"]])
    run(state, war)
    assert holdings(state) == NOTHING
    assert state.board[0] == ("hunnic_invasions",)


def test_what_a_war_cost_is_noted_with_its_shortages():
    """N-WAR-11: for events that give it back."""
    state = at_war({"slots": {"hoplite": 1}}, {"food": 1, "books": 5})
    run(state, war)
    assert state.nations[1].war_losses == (0, 0, 1, 3, 2)


# Famine and Books


def test_every_nation_pays_the_famine():
    """N-FAMINE-01."""
    state = table({"food": 5}, {"food": 1, "books": 4}, event="pax_romana")
    run(state, famine)
    assert holdings(state, 0)["food"] == 3
    assert holdings(state, 1) == {"gold": 0, "stone": 0, "food": 0, "books": 3, "vp": 9}


def test_too_little_food_costs_a_vp_and_books():
    """N-FAMINE-02."""
    state = table({"food": 1, "books": 9}, {}, event="romanticism")
    run(state, famine)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 4, "vp": 9}


def test_books_score_for_every_nation_with_fewer():
    """N-BOOKS-02, EX-27: 13, 11, 11 and 4 Books: 3, 1, 1 and 0 VP."""
    state = table({"books": 13}, {"books": 11}, {"books": 11}, {"books": 4}, round=2)
    run(state, score_books)
    assert [nation.vp - 10 for nation in state.nations] == [3, 1, 1, 0]


def test_books_are_not_scored_in_the_first_round_of_an_age():
    """N-BOOKS-01."""
    state = table({"books": 13}, {}, round=3)
    run(state, score_books)
    assert state.nations[0].vp == 10


def test_books_are_kept_after_scoring():
    """N-BOOKS-03."""
    state = table({"books": 13}, {}, round=2)
    run(state, score_books)
    assert state.nations[0].books == 13


def test_with_two_players_books_bring_one_vp_to_the_leader():
    """N-2P-01, N-2P-02: nothing when level."""
    state = table({"books": 5}, {"books": 4}, round=4)
    run(state, score_books)
    assert [nation.vp for nation in state.nations] == [11, 10]
    state = table({"books": 5}, {"books": 5}, round=4)
    run(state, score_books)
    assert [nation.vp for nation in state.nations] == [10, 10]


def test_true_stability_counts_against_the_war_whatever_it_is_compared_as():
    """N-WAR-09, N-TIES-03."""
    state = at_war({"slots": {"hoplite": 1}}, {"food": 9, "slots": {"ziggurat": 1}, "unstable": True})
    assert stability(state, 1) == 2
    run(state, war)
    assert holdings(state, 1)["food"] == 7


def test_buyer_and_marker_of_a_war_are_known_until_the_round_ends():
    """R-89: Qin Unification rewards those above the marker, although the War card has left."""
    state = at_war({"slots": {"hoplite": 2}}, {"food": 9}, event="qin_unification")
    run(state, war, (resolve, "top"))
    assert (state.war, [nation.vp for nation in state.nations]) == (EMPTY, [11, 9])


def test_without_a_war_nobody_is_above_its_marker():
    """R-89."""
    state = table({"slots": {"hoplite": 2}}, {}, event="qin_unification")
    run(state, war, (resolve, "top"))
    assert [nation.vp for nation in state.nations] == [10, 10]
