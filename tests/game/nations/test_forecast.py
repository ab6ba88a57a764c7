"""Forecast: what the Resolution Phase will bring."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.nations import GAME
from game.nations.analysis.forecast import NOTHING, Change, forecast, what_if
from game.nations.cards.cards import EVENTS
from game.nations.state import RESOURCES, NationsState
from tests.game.nations.scenario import begin, holdings, play, table, until

HELD = (*RESOURCES, "vp")


def test_the_stages_of_a_round():
    state = table({}, {}, event="pax_romana")
    assert forecast(state).stages == (
        "passing",
        "production",
        "player_order",
        "war",
        "event_top",
        "event_bottom",
        "famine",
        "score_books",
    )


def test_before_the_event_is_known_it_is_left_out():
    assert forecast(begin(2)).stages == (
        "passing",
        "production",
        "player_order",
        "war",
        "score_books",
    )


def test_there_is_none_during_setup_and_after_the_end():
    assert forecast(begin(2, sides="b")).rows == ()
    state = begin(2, ages=1)
    while state.decision is not None:
        flow.apply(state, state.decision.moves[-1])
    assert forecast(state).rows == ()


def test_production_shortage_and_revolt():
    state = table({"slots": {"quarry": 2, "axeman": 1}, "stability_track": 3, "books": 9}, {}, event="pax_romana")
    row = forecast(state).rows[0]
    assert row.change("production") == Change(gold=2, stone=2, books=-3 - 1, vp=-2)
    assert (row.short, row.revolt) == (("food",), 3)


def test_the_order_now_and_then():
    state = table({}, {"slots": {"hoplite": 1}}, event="pax_romana")
    assert [(row.order_now, row.order_then) for row in forecast(state).rows] == [(1, 2), (2, 1)]


def test_a_war_that_is_lost():
    state = table(
        {"slots": {"hoplite": 1}},
        {"gold": 9},
        event="pax_romana",
        war="parthian_wars",
        war_strength=3,
        war_buyer=0,
    )
    rows = forecast(state).rows
    assert [row.defeated for row in rows] == [False, True]
    assert rows[1].change("war") == Change(gold=-3, vp=-1)


def test_events_famine_and_books():
    state = table(
        {"slots": {"hoplite": 1, "quarry": 1}, "books": 7, "food": 9},
        {"food": 9},
        event="pax_romana",
        round=2,
    )
    row = forecast(state).rows[0]
    assert row.change("event_top") == Change(vp=1)
    assert row.change("famine") == Change(food=-EVENTS["pax_romana"].famine)
    assert row.change("score_books") == Change(vp=1)
    assert row.total.vp == 2


def test_a_choice_not_yet_made_takes_what_costs_least_and_is_marked():
    state = table({"food": 9}, {"food": 9}, event="ecological_collapse")
    change = forecast(state).rows[0].change("event_top")
    assert change.uncertain
    assert change.food == 0
    assert forecast(state).rows[0].total.uncertain


def test_what_is_offered_is_taken_as_declined():
    state = table({"food": 9}, {"food": 9}, event="bread_and_games")
    assert forecast(state).rows[0].change("event_bottom") == Change(uncertain=True)


def test_what_hangs_on_the_choice_of_another_seat_is_uncertain_too():
    """Zoroastrian Revival: the most stable nation takes Stone, or has all others lose Food."""
    state = table({"food": 9, "ready": ["the_oracle"]}, {"food": 9}, {"food": 9}, event="attila")
    changes = [row.change("event_bottom") for row in forecast(state).rows]
    assert changes == [Change(stone=4, uncertain=True), Change(uncertain=True), Change(uncertain=True)]


@pytest.mark.parametrize(("soldiers", "uncertain"), [(2, [True, True, False]), (1, [False, False, False])])
def test_the_weakest_lose_only_if_the_strongest_pays(soldiers, uncertain):
    """Fourth Crusade: 3 Gold of the strongest nation cost the weakest 4 Books."""
    strongest = {"slots": {"axeman": soldiers}, "gold": 9}
    state = table(strongest, {"books": 5}, {"slots": {"axeman": 1}}, event="fourth_crusade")
    assert [row.change("event_top").uncertain for row in forecast(state).rows] == uncertain


def test_book_scoring_after_a_choice_of_books_is_uncertain_for_all_whom_it_may_reach():
    """Christianity: 6 Books for 4 Food. The third nation has more Books than it could ever bring."""
    fields = {"event": "bread_and_games", "round": 2}
    state = table({"food": 9}, {"books": 3}, {"books": 20}, **fields)
    rows = forecast(state).rows
    assert [row.change("event_bottom").uncertain for row in rows] == [True, False, False]
    assert [row.change("score_books").uncertain for row in rows] == [True, True, False]


def test_whoever_has_not_passed_passes_now_in_turn_order():
    """Taoism: 3 Books for the first to pass; who that is may come out otherwise for all who have not passed."""
    changes = [row.change("event_top") for row in forecast(table({}, {}, {}, event="taoism")).rows]
    assert changes == [Change(books=3, uncertain=True), Change(uncertain=True), Change(uncertain=True)]


def test_who_has_passed_first_is_certain():
    state = table({}, {}, {}, event="taoism", passed=(1,))
    changes = [row.change("event_top") for row in forecast(state).rows]
    assert changes == [NOTHING, Change(books=3), NOTHING]


@pytest.mark.parametrize(("event", "half", "seat"), [("tulip_mania", "top", 2), ("romanticism", "top", 0)])
def test_events_for_the_first_or_last_to_pass_are_foreseen(event, half, seat):
    changes = [row.change(f"event_{half}") for row in forecast(table({}, {}, {}, event=event)).rows]
    assert [change != Change(uncertain=True) for change in changes] == [each == seat for each in range(3)]


def test_among_five_two_are_first_and_nobody_is_certain():
    """N-5P-07: Taoism."""
    changes = [row.change("event_top") for row in forecast(table({}, {}, {}, {}, {}, event="taoism")).rows]
    assert [change.books for change in changes] == [3, 3, 0, 0, 0]
    assert all(change.uncertain for change in changes)


def test_what_passing_first_sets_off_is_a_stage_of_its_own():
    state = table({"ready": ["forbidden_palace"]}, {}, event="pax_romana")
    assert forecast(state).rows[0].change("passing") == Change(vp=1, uncertain=True)
    state = table({"ready": ["forbidden_palace"]}, event="chariot_lords")
    assert forecast(state).rows[0].change("passing") == Change(vp=1)


def test_production_and_war_that_hang_on_passing_first():
    """China's B-side gets 1 Food for it, the Great Wall saves the VP of a defeat."""
    state = table(
        {"board": "china", "side": "b"},
        {"ready": ["great_wall"], "gold": 9, "food": 9},
        event="pax_romana",
        war="parthian_wars",
        war_strength=3,
        war_buyer=0,
    )
    china, wall = forecast(state).rows
    first_to_pass = china.change("production")
    assert first_to_pass.uncertain
    assert (wall.change("war").vp, wall.change("war").uncertain) == (-1, True)
    state.passed = (1,)
    china, wall = forecast(state).rows
    assert china.change("production") == Change(food=first_to_pass.food - 1)
    assert (wall.change("war").vp, wall.change("war").uncertain) == (0, False)


def test_what_is_compared_with_the_shadow_is_open_until_its_tile_is_drawn():
    state = table({"advisors": ["augustus"]}, event="")
    row = forecast(state).rows[0]
    assert row.change("production").uncertain
    assert row.order_uncertain
    plain = forecast(table({}, event="")).rows[0]
    assert not plain.change("production").uncertain


def test_the_stability_duel_of_a_solo_game():
    state = table({"slots": {"ziggurat": 9}}, event="chariot_lords")
    assert forecast(state).rows[0].change("stability_duel") == Change(vp=1)


def test_looking_ahead_changes_nothing():
    state = until(begin(4), "turn")
    before = state.fingerprint()
    forecast(state)
    for move in state.decision.moves:
        what_if(state, move)
    assert state.fingerprint() == before


def test_what_if_shows_the_forecast_after_a_move():
    state = table({"stone": 1, "area": 1, "slots": {"quarry": 0}}, {}, event="pax_romana")
    assert forecast(state).rows[0].change("production") == NOTHING
    after = what_if(state, ("deploy", "area", "slot0"))
    assert after.rows[0].change("production") == Change(gold=1, stone=1)


def test_what_if_does_not_look_past_a_surprise():
    state = begin(1)
    last_growth = state.decision.moves[0]
    foreseen = what_if(state, last_growth)
    assert foreseen is not None
    assert not {"stability_duel", "famine"} & set(foreseen.stages)
    until(state, "turn")
    play(state, "deploy area slot2")
    assert what_if(state, ("roll_die",)) is None


def test_passing_last_still_has_a_forecast():
    state = table({"slots": {"quarry": 1}}, {}, event="pax_romana", passed=(1,))
    assert what_if(state, ("pass",)).rows[0].change("production").stone == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_forecast_comes_true(seats):
    """Before the last pass of every round: what hangs on no choice of anybody happens exactly so."""
    compared = 0
    for seed in range(8):
        state, hand = begin(seats, seed, advanced=True, expert=True, sides="b"), RandomBot(seed, GAME)
        while state.decision is not None:
            if state.decision.choice.name != "turn" or len(state.passed) < seats - 1:
                flow.apply(state, hand.choose(state, state.decision))
                continue
            rows = what_if(state, ("pass",)).rows
            before = [holdings(state, seat) for seat in range(seats)]
            flow.apply(state, ("pass",))
            while state.phase == "resolution":
                flow.apply(state, hand.choose(state, state.decision))
            for row, held in zip(rows, before, strict=True):
                if row.total.uncertain:
                    continue
                change = {kind: holdings(state, row.seat)[kind] - held[kind] for kind in HELD}
                assert change == {kind: getattr(row.total, kind) for kind in HELD}
                compared += 1
    assert compared > 10


@pytest.fixture
def copies(monkeypatch):
    """Every copy of a position that is made."""
    made = []
    copy = NationsState.copy
    monkeypatch.setattr(NationsState, "copy", lambda state: made.append(state) or copy(state))
    return made


def test_a_round_without_questions_is_foreseen_once_for_all_five_seats(copies):
    state = until(begin(5, advanced=True), "turn")
    state.event = "taoism"
    copies.clear()
    forecast(state)
    assert len(copies) < 10


def test_the_answers_that_are_tried_past_a_move_are_bounded(copies):
    """Christianity, and Books to lose for want of everything: a question for every seat, and many answers."""
    own = {"food": 9, "gold": 9, "stone": 9, "books": 1, "stability_track": 1}
    state = table(own, own, own, own, own, event="bread_and_games", round=2)
    copies.clear()
    what_if(state, ("pass",))
    assert len(copies) < 2500


@pytest.mark.parametrize(("event", "uncertain"), [("ecological_collapse", True), ("aryan_migration", False)])
def test_a_place_in_the_order_that_hangs_on_a_choice_is_uncertain(event, uncertain):
    """Ecological Collapse: everybody goes last or loses 2 Food."""
    state = table({"food": 9}, {"food": 9}, event=event)
    assert [row.order_uncertain for row in forecast(state).rows] == [uncertain, uncertain]
