"""Events: order of resolving, choices, changes of the round order (N-EVENT)."""

from __future__ import annotations

from game.nations.concepts import to_back, to_front
from game.nations.rules.event_cards import events, resolve
from game.nations.rules.workers import return_worker
from tests.game.nations.scenario import asked, holdings, moves, play, run, table


def test_the_top_event_is_resolved_fully_before_the_bottom_one():
    """N-EVENT-01, N-EVENT-03, N-EVENT-06, R-32: the second is measured afresh.

    Aryan Migration takes 3 Books from the weakest; then all but the least stable gain 3 Food.
    """
    state = table({"books": 5}, {"slots": {"hoplite": 1, "ziggurat": 1}}, event="aryan_migration")
    state.journal = []
    run(state, events)
    kinds = [event.kind for event in state.journal]
    assert kinds == ["step_began", "event_resolved", "lost", "event_resolved", "gained"]
    assert (holdings(state, 0)["books"], holdings(state, 1)["food"]) == (2, 3)


def test_joint_weakest_all_suffer_and_joint_strongest_gain_nothing():
    """N-EVENT-07, N-EVENT-08, R-36."""
    state = table({"books": 5}, {"books": 5}, {"slots": {"hoplite": 1}, "books": 5}, event="aryan_migration")
    run(state, (resolve, "top"))
    assert [holdings(state, seat)["books"] for seat in range(3)] == [2, 2, 5]
    state = table({"slots": {"hoplite": 1}}, {"slots": {"hoplite": 1}}, event="pax_romana")
    run(state, (resolve, "top"))
    assert [nation.vp for nation in state.nations] == [10, 10]


def test_a_nation_alone_at_the_top_is_rewarded():
    """N-EVENT-07."""
    state = table({"slots": {"hoplite": 1}}, {}, event="pax_romana")
    run(state, (resolve, "top"))
    assert [nation.vp for nation in state.nations] == [11, 10]


def test_nations_choose_in_reverse_order_and_then_it_happens_to_all_at_once():
    """N-EVENT-09, N-EVENT-10, N-EVENT-11, EX-26: order China, Persia, Rome; only Rome pays 2 Food."""
    china, persia, rome = 0, 1, 2
    state = table({"food": 5}, {"food": 5}, {"food": 5}, order=(china, persia, rome), event="ecological_collapse")
    run(state, (resolve, "top"))
    assert asked(state) == rome
    play(state, "choose lose_2_food")
    assert (asked(state), holdings(state, rome)["food"]) == (persia, 5)
    play(state, "choose move_to_last")
    assert asked(state) == china
    play(state, "choose move_to_last")
    assert state.order == (rome, china, persia)
    assert [holdings(state, seat)["food"] for seat in range(3)] == [5, 5, 3]


def test_moves_in_the_order_keep_each_groups_own_order():
    """N-EVENT-11, R-30: also when only one nation moves."""
    state = table({}, {}, {}, {}, order=(2, 0, 3, 1))
    to_back(state, [3, 2])
    assert state.order == (0, 1, 2, 3)
    to_front(state, [3])
    assert state.order == (3, 0, 1, 2)


def test_a_worker_gained_comes_from_the_track_and_its_owner_picks_the_section():
    """N-EVENT-12, N-EVENT-14: Han Dynasty offers the most stable nation a Worker with 3 Food."""
    state = table({"slots": {"ziggurat": 1}}, {}, event="pax_romana")
    run(state, (resolve, "bottom"))
    play(state, moves(state)[0])
    assert moves(state) == ["take_worker food", "take_worker stability"]
    play(state, "take_worker stability")
    assert (state.nations[0].area, state.nations[0].stability_track, state.nations[0].food) == (1, 3, 3)


def test_a_worker_lost_goes_back_to_an_empty_slot():
    """N-EVENT-13."""
    state = table({"area": 1, "food_track": 3}, {})
    run(state, (return_worker, 0))
    assert (state.nations[0].food_track, state.nations[0].area) == (4, 0)


def test_a_nation_that_cannot_pay_is_not_asked():
    """R-31, N-LOSS-07: Christianity costs 4 Food."""
    state = table({"food": 4}, {"food": 3}, order=(0, 1), event="bread_and_games")
    run(state, (resolve, "bottom"))
    assert asked(state) == 0
    assert "choose decline" in moves(state)


def test_an_events_offer_is_good_for_one_use():
    """N-EVENT-15: 8 Food buy 6 Books once, not twice."""
    state = table({"food": 8}, {}, event="bread_and_games")
    run(state, (resolve, "bottom"))
    play(state, next(move for move in moves(state) if move != "choose decline"))
    assert (asked(state), state.nations[0].food, state.nations[0].books) == (None, 4, 6)


def test_stability_does_not_soften_events():
    """N-EVENT-16, N-CARD-05."""
    state = table({"books": 5, "slots": {"ziggurat": 2}}, {"slots": {"hoplite": 1}}, event="aryan_migration")
    run(state, (resolve, "top"))
    assert state.nations[0].books == 2


def test_all_includes_the_owner_and_choices_go_in_reverse_order():
    """N-CARD-03, R-73: the Titanic costs every nation 4 Gold or its Advisor."""
    rich = {"gold": 5, "advisors": ["augustus"]}
    state = table(
        {**rich, "stone": 2, "wonder": "titanic", "sections_built": 2},
        rich,
        rich,
        architects=1,
        order=(0, 2, 1),
    )
    play(state, "hire_architect public wonder")
    seats = []
    while state.decision.choice.name != "turn":
        seats.append(asked(state))
        play(state, moves(state)[0])
    assert seats == [1, 2, 0]
