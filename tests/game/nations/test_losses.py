"""Resource loss (N-LOSS) and removing (N-REMOVE)."""

from __future__ import annotations

from game.engine import flow
from game.nations.cards.removing import remove_card
from game.nations.concepts import lose_vp, strength
from game.nations.rules.event_cards import events, resolve
from game.nations.rules.losses import lose
from game.nations.rules.maintenance import round_marker
from game.nations.rules.resolution import famine, production
from game.nations.rules.war import save, war
from game.nations.text.telling import question
from tests.game.nations.scenario import asked, holdings, moves, play, run, table


def test_all_that_is_held_goes_then_a_book_for_every_missing_unit_and_a_vp():
    """N-LOSS-01, N-LOSS-02, N-LOSS-03, N-PROD-10, R-79, EX-25: 5 Stone due, 2 held."""
    state = table({"stone": 2, "books": 8}, {})
    lose(state, 0, "stone", 5)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 5, "vp": 9}


def test_a_shortage_in_production_costs_the_same():
    """N-PROD-10, EX-25: 5 Hoplites eat 5 Stone."""
    state = table({"stone": 2, "books": 8, "slots": {"hoplite": 5}}, {})
    run(state, production)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 5, "vp": 9}


def test_each_kind_costs_one_vp_a_round():
    """N-LOSS-05, R-10, R-83: at most four, one for each kind."""
    state = table({"books": 2}, {})
    for kind in ("gold", "food", "stone", "food", "gold"):
        lose(state, 0, kind, 1)
    assert holdings(state)["vp"] == 10 - 4


def test_food_short_again_and_again_costs_one_vp():
    """N-LOSS-05, N-FAMINE-02, R-83, EX-03: in Production, in both events and in the famine."""
    state = table({"books": 30, "food_track": 3, "area": 1}, {}, event="ecological_collapse", round=3)
    run(state, production)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 27, "vp": 9}
    for _ in range(2):
        lose(state, 0, "food", 2)
    run(state, famine)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 27 - 2 - 2 - 4, "vp": 9}


def test_the_shortages_are_forgotten_when_the_round_marker_moves():
    """N-LOSS-05, R-83."""
    state = table({"books": 9}, {})
    lose(state, 0, "food", 1)
    run(state, round_marker)
    lose(state, 0, "food", 1)
    assert holdings(state)["vp"] == 8


def test_books_that_are_missing_cost_a_vp_and_other_resources_by_choice():
    """N-LOSS-04, N-PROD-11, R-07, R-08: one VP in all, one resource for each Book, picked one by one."""
    state = table({"books": 1, "gold": 3, "stone": 2}, {})
    run(state, (lose, 0, "books", 4))
    assert moves(state) == ["lose_resource gold", "lose_resource stone"]
    play(state, "lose_resource gold", "lose_resource stone", "lose_resource gold")
    assert holdings(state) == {"gold": 1, "stone": 1, "food": 0, "books": 0, "vp": 9}
    assert asked(state) is None


def test_every_question_of_a_loss_says_which_of_how_many_it_is():
    """DEC-22, DEC-23: units of a substitute one by one, and what Stability saves; a single one is not counted."""
    state = table({"books": 1, "gold": 3, "stone": 2}, {})
    run(state, (lose, 0, "books", 4))
    asked_for = [question(state.decision)]
    play(state, "lose_resource gold")
    asked_for.append(question(state.decision))
    assert [words.rpartition(" (")[2] for words in asked_for] == ["1 of 3)", "2 of 3)"]
    state.nations[0].war_due = (("food", 2), ("stone", 2))
    run(state, (save, 0, 2))
    assert question(state.decision).endswith("(1 of 2)")
    play(state, "save food")
    assert question(state.decision).endswith("(2 of 2)")
    run(state, (save, 0, 1))
    assert "(" not in question(state.decision)


def test_a_loss_of_two_kinds_takes_both_before_it_asks_for_substitutes():
    """N-LOSS-04, R-32: Iconoclasm takes 2 Food and 2 Gold; that Gold cannot stand in for the missing Food."""
    state = table({"gold": 3, "stone": 1, "stability_track": 3}, {}, event="raid_on_lindisfarne")
    run(state, (resolve, "bottom"))
    assert asked(state) is None
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 8}


def test_only_what_is_held_can_replace_a_book_and_the_rest_lapses():
    """N-LOSS-04, R-08."""
    state = table({"food": 2}, {})
    run(state, (lose, 0, "books", 5))
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 9}


def test_nobody_is_asked_when_there_is_nothing_to_choose():
    """R-08: one kind only, or everything."""
    state = table({"gold": 5}, {})
    run(state, (lose, 0, "books", 2))
    assert (asked(state), state.nations[0].gold) == (None, 3)
    state = table({"gold": 1, "stone": 1}, {})
    run(state, (lose, 0, "books", 2))
    assert asked(state) is None


def test_vp_never_drop_below_zero():
    """N-LOSS-06, N-PROD-11."""
    state = table({"vp": 3, "books": 5}, {})
    lose_vp(state, 0, 5, "event")
    assert holdings(state)["vp"] == 0
    lose(state, 0, "food", 1)
    assert holdings(state)["vp"] == 0


def test_a_shortage_is_spent_only_by_a_vp_really_lost():
    """R-09: with no VP to lose, the same kind may cost one later in the round; then it is spent."""
    state = table({"vp": 0, "books": 5}, {})
    lose(state, 0, "food", 1)
    state.nations[0].vp = 3
    lose(state, 0, "food", 1)
    lose(state, 0, "food", 1)
    assert holdings(state)["vp"] == 2


def test_a_shortage_that_a_card_makes_cost_no_vp_is_not_spent():
    """R-09: Florence Nightingale leaves in mid-round; the next shortage of the same kind costs a VP."""
    state = table({"books": 5, "advisors": ["florence_nightingale"]}, {})
    lose(state, 0, "food", 1)
    assert holdings(state)["vp"] == 10
    remove_card(state, 0, "florence_nightingale")
    lose(state, 0, "food", 1)
    assert holdings(state)["vp"] == 9


def test_a_voluntary_payment_must_be_covered():
    """N-LOSS-07, R-11, R-31: a Golden Age's VP cannot be bought with resources one lacks."""
    state = table({"gold": 1, "stone": 2}, {}, board=[["clocks"]])
    play(state, "buy_card clocks nation")
    assert moves(state) == ["choose resource"]


def test_a_bad_round_as_in_the_publishers_example():
    """N-LOSS-01 to N-LOSS-05, R-10, R-82, EX-36: 2 Food, 3 Books, 3 Food due; then a War that costs 3 Food.

    (The War costs 4, of which a Stability of 1 saves one.)
    """
    state = table(
        {"food": 2, "books": 3, "stone": 6, "food_track": 3, "area": 1, "advisors": ["saint_augustine"]},
        {"slots": {"axeman": 3, "caravan": 1}},
        war="hunnic_invasions",
        war_strength=6,
        war_buyer=1,
    )
    run(state, production)
    assert holdings(state) == {"gold": 0, "stone": 6, "food": 0, "books": 2, "vp": 9}
    run(state, war)
    assert holdings(state) == {"gold": 0, "stone": 5, "food": 0, "books": 0, "vp": 7}


def test_a_removed_card_is_out_of_the_game():
    """N-REMOVE-01, N-BUY-07: it is in no deck, row or board any more."""
    state = table({"gold": 1, "advisors": ["augustus"]}, {}, board=[["hatshepsut"]])
    play(state, "buy_card hatshepsut advisor0")
    assert state.nations[0].advisors == ("hatshepsut",)
    assert "augustus" in state.removed


def test_a_condition_for_leaving_is_watched_in_everybodys_turn():
    """N-REMOVE-02: the rival's new Strength makes Harald's owner the weakest."""
    state = table(
        {"advisors": ["harald_hardrada"], "slots": {"axeman": 1}},
        {"stone": 1, "area": 1, "slots": {"hoplite": 0}},
        order=(1, 0),
    )
    state.stack[-1] = (state.stack[-1][0], 1)
    state.decision = state.stack[-1][0](state, 1)
    flow.apply(state, ("deploy", "area", "slot0"))
    assert state.nations[0].advisors == ("",)


def test_a_condition_met_for_an_instant_is_enough():
    """N-REMOVE-03, R-16, EX-04: the Worker is off its card for a moment, and the Advisor gone."""
    state = table(
        {"advisors": ["harald_hardrada"], "slots": {"axeman": 1, "hoplite": 0}, "stone": 2},
        {"slots": {"axeman": 0}},
    )
    assert strength(state, 0) == 2
    play(state, "deploy slot0 slot1")
    assert strength(state, 0) == 3
    assert state.nations[0].advisors == ("",)
    assert "harald_hardrada" in state.removed


def test_all_cards_that_must_leave_leave_together_until_none_must():
    """R-18: two rivals level at the bottom lose their Advisors at the same instant."""
    state = table({"advisors": ["qin_shi_huang"]}, {"advisors": ["harald_hardrada"]})
    run(state)
    state.always.settle(state)
    assert [nation.advisors for nation in state.nations] == [("",), ("",)]


def test_a_card_may_be_bought_although_it_must_leave_at_once():
    """R-19."""
    state = table({"gold": 1}, {}, board=[["harald_hardrada"]])
    assert moves(state, "buy_card") == ["buy_card harald_hardrada advisor0"]
    play(state, "buy_card harald_hardrada advisor0")
    assert state.nations[0].advisors == ("",)
    assert "harald_hardrada" in state.removed


def test_removals_wait_until_an_event_has_taken_effect_for_everybody():
    """R-32, N-EVENT-10."""
    state = table({"advisors": ["harald_hardrada"], "slots": {"axeman": 1}}, {}, event="pax_romana")
    state.together = True
    state.nations[0].strength = 0
    state.always.settle(state)
    assert state.nations[0].advisors == ("harald_hardrada",)
    run(state, events)
    assert state.nations[0].advisors == ("",)
