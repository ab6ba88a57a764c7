"""Player order, war, end of the game."""

from __future__ import annotations

from game.engine.hidden import FACE_DOWN, redact
from game.nations_dice.cards.chits import unused
from game.nations_dice.hidden import hidden
from game.nations_dice.rules.food import famine
from game.nations_dice.rules.resolution import player_order, strength, war
from game.nations_dice.rules.scoring import final_scores
from tests.game.nations_dice.scenario import new_game, play, resolve, table, told


def test_the_most_unused_strength_goes_first():
    """D-ORDER-01: dice and chits count, used ones do not."""
    state = table(
        {"dice": "red 3 strength used, white strength"},
        {"dice": "red 2 strength", "chits": "strength"},
        {"chits": "strength, strength"},
    )
    resolve(state, player_order)
    assert state.order == (1, 2, 0)


def test_a_tie_keeps_the_order():
    """D-ORDER-02."""
    state = table({"dice": "white strength"}, {"dice": "red 2 strength"}, {"dice": "white strength"}, {})
    state.order = (3, 2, 0, 1)
    resolve(state, player_order)
    assert state.order == (1, 2, 0, 3)


def test_comparing_uses_nothing():
    """D-ORDER-03."""
    state = table({"dice": "white strength"}, {})
    resolve(state, player_order)
    assert strength(state, 0) == 1


def test_strength_spent_on_food_or_colonies_does_not_count():
    """D-RULING-22."""
    state = table({"dice": "white strength, white gold, white food"}, {"dice": "white food"})
    resolve(state, famine, player_order)
    play(state, "trade white2", "trade white1")
    assert strength(state, 0) == 0


def test_the_war_goes_in_the_reverse_of_the_new_order():
    """D-WAR-01, D-RULING-23."""
    state = table({}, {"dice": "white strength"}, {"dice": "red 3 strength"})
    play(state, "pass", "pass")
    state.journal = []
    play(state, "pass")
    assert [event.seat for event in state.journal if event.kind in ("met_war", "missed_war")] == [0, 1, 2]


def test_enough_strength_scores_the_vp_of_the_age_and_is_used():
    """D-WAR-02, D-WAR-03, D-RULING-23: nobody is asked."""
    for event, vp in (("antiquity_event_3", 1), ("medieval_event_2", 2), ("renaissance_event_2", 3)):
        state = table({"dice": "red 2 strength", "chits": "strength"}, {}, event=event)
        resolve(state, war)
        assert state.decision is None
        assert state.nations[0].vp_war == vp
        assert state.nations[0].dice[0].is_used and unused(state.nations[0], "strength") == 0


def test_too_little_strength_brings_nothing_and_costs_nothing():
    """D-WAR-03."""
    state = table({"dice": "white strength"}, {})
    resolve(state, war)
    assert state.nations[0].vp_war == 0
    assert not state.nations[0].dice[0].is_used


def test_tiles_in_play_score_at_the_end():
    """D-END-01, D-RULING-05."""
    state = table(
        {
            "slots": ("railway", "farm", "bank", "quarry", "ironclad"),
            "advisor": "lincoln",
            "ready": ("taj_mahal",),
            "colonies": ("bohemia", "india"),
            "vp_books": 4,
            "vp_famine": 3,
            "vp_war": 2,
        },
        {},
    )
    best = final_scores(state)[0]
    assert {line.category: line.points for line in best.lines} == {
        "books": 4,
        "famine": 3,
        "war": 2,
        "wonders": 5,
        "colonies": 4,
        "buildings": 7,
        "advisor": 3,
    }
    assert best.total == 28


def test_a_wonder_under_construction_scores_nothing():
    """D-END-02, D-WONDER-03."""
    state = table({"wonder": "taj_mahal"}, {})
    assert final_scores(state)[0].total == 0


def test_the_most_vp_win():
    """D-END-03, D-ROUND-04."""
    state = table({"vp_war": 3}, {"vp_war": 5}, {"vp_war": 4})
    assert [(score.seat, score.rank) for score in final_scores(state)] == [(1, 1), (2, 2), (0, 3)]


def test_a_tie_goes_to_the_one_earlier_in_the_last_order():
    """D-END-03, D-RULING-24."""
    state = table({"vp_war": 3}, {"vp_war": 3}, {"vp_war": 3})
    state.order = (2, 0, 1)
    assert [score.seat for score in final_scores(state)] == [2, 0, 1]


def test_shown_tile_vp_are_not_counted_twice():
    """D-END-04, D-ACTION-06, D-RULING-25."""
    state = new_game(3, seed=7)
    while state.decision:
        move = state.decision.moves[0]
        play(state, " ".join(move))
    totals = {score.seat: score.total for score in final_scores(state)}
    assert totals == {nation.seat: nation.projected_vp for nation in state.nations}
    assert state.vp_after_round[-1] == tuple(totals[seat] for seat in range(3))


def test_only_undealt_pieces_are_hidden():
    """D-RULING-34."""
    state = new_game(3)
    view = redact(state, 0, hidden)
    assert set(view.undealt_tiles) == set(view.undealt_events) == {FACE_DOWN}
    assert (view.board, view.event, view.nations[1].dice) == (state.board, state.event, state.nations[1].dice)


def test_the_end_is_told():
    """D-ROUND-04."""
    state = table({}, {})
    state.round = 4
    state.event = "industrial_event_1"
    play(state, "pass")
    assert told(state, "game_ended", "pass") == [{"seat": None}]
