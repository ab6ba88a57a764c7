"""Winning, losing, conceding, final scores (K-WIN, K-RULING-40, K-RULING-46, K-RULING-51)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import flow
from game.engine.flow import IllegalMove
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.invariants import broken_invariants
from game.session.journal import Journal
from game.session.replay import told
from game.session.savefile import read
from game.session.session import Seat, Session
from tests.game.nation_deckbuilder.scenario import asked, end_turn, health, moves, play, play_hand, table


def ranks(state) -> list[tuple[int, int]]:
    return [(score.seat, score.rank) for score in GAME.result(state)]


def test_a_nation_without_health_has_lost() -> None:
    """K-DAMAGE-02, K-WIN-01."""
    state = table({"hand": ["navy"]}, {"health": 9})
    play_hand(state)
    assert state.is_over
    assert health(state) == [60, 0]
    assert ranks(state) == [(0, 1), (1, 2)]


def test_mind_control_wins_on_the_spot() -> None:
    """K-WIN-02, K-CARD-MINDCONTROL-02: nothing else of the batch counts."""
    state = table({"hand": ["attack", "mind_control"], "health": 1}, {"health": 60})
    play_hand(state)
    assert (state.is_over, state.winner) == (True, 0)
    assert health(state) == [1, 60]
    assert ranks(state) == [(0, 1), (1, 2)]


def test_mind_control_costs_ten_coins_in_age_five_and_goes_to_the_discard_pile() -> None:
    """K-WIN-02, K-CARD-MINDCONTROL-01."""
    state = table({"coins": 10, "age": 5}, piles={5: ["mind_control"]})
    play(state, "buy mind_control")
    assert not state.is_over
    assert state.players[0].discard_pile == ("mind_control#1",)
    assert state.players[0].coins == 0


def test_mind_control_need_not_be_played() -> None:
    """K-RULING-49."""
    state = table({"hand": ["mind_control", "coin"]})
    play(state, "mark coin", "play")
    assert not state.is_over


def test_the_attacker_wins_before_the_own_riots() -> None:
    """K-RULING-46: checked after every change."""
    state = table({"hand": ["attack"], "health": 1, "food": 0, "happiness": 0}, {"health": 1})
    play_hand(state)
    assert state.winner == 0


def test_hunger_loses_the_game() -> None:
    """K-RULING-12."""
    state = table({"health": 1, "food": 0})
    end_turn(state)
    assert (state.is_over, state.winner) == (True, 1)


def test_a_side_may_concede_at_any_time_and_no_decision_lists_it() -> None:
    """K-RULING-51, K-DEC-11."""
    state = table({"hand": ["coin"]}, {"hand": ["coin"]})
    assert "concede" not in {move[0] for move in state.decision.moves}
    flow.apply(state, ("concede", "seat1"))
    assert (state.is_over, state.winner) == (True, 0)
    assert broken_invariants(state) == []


def test_of_three_nations_the_others_play_on_when_one_concedes() -> None:
    """K-RULING-51, K-RULING-40: also in the own turn."""
    state = table({"hand": ["coin"]}, {"hand": ["coin"]}, {"hand": ["coin"]}, mode="three")
    flow.apply(state, ("concede", "seat0"))
    assert asked(state) == (1, "mark")
    assert broken_invariants(state) == []
    flow.apply(state, ("concede", "seat1"))
    assert (state.is_over, state.winner) == (True, 2)
    assert ranks(state) == [(2, 1), (1, 2), (0, 3)]


def test_a_victim_that_concedes_is_asked_no_more() -> None:
    """K-RULING-51: the attacker's turn goes on."""
    hands = [{"hand": ["privateer", "assassin"]}, {"hand": ["chief", "coin"]}, {"hand": ["thief"]}]
    state = table(*hands, mode="three")
    play(state, "mark privateer", "mark assassin", "play")
    assert asked(state) == (1, "which_discard")
    flow.apply(state, ("concede", "seat1"))
    assert state.players[2].duties == ("person",)
    assert asked(state) == (0, "buy")
    assert broken_invariants(state) == []


THREE = ({"hand": ["attack", "attack"]}, {"standing": ["wall"], "hand": ["coin"]}, {"hand": ["attack"]})
"""Two damage meet a Wall in the first turn of three nations, one in the third."""


def cut_off_by_hunger(state) -> None:
    """The first nation starves."""
    state.nations[0].health, state.nations[0].food = 1, 0
    play(state, "finish_buying")


def cut_off_by_riots(state) -> None:
    """The first nation has riots."""
    state.nations[0].health, state.nations[0].happiness = 1, 0
    play(state, "finish_buying")


def cut_off_by_concession(state) -> None:
    """The first nation gives up in mid-turn."""
    flow.apply(state, ("concede", "seat0"))


@pytest.mark.parametrize("cut_off", [cut_off_by_hunger, cut_off_by_riots, cut_off_by_concession])
def test_a_wall_is_whole_again_however_a_turn_ends(cut_off) -> None:
    """K-RULING-30, K-RULING-40: 2 damage in a turn that is cut off and 1 in the next do not fell it."""
    state = table(*THREE, mode="three")
    play_hand(state)
    assert state.nations[1].absorbed == 2
    cut_off(state)
    assert asked(state) == (1, "mark")
    assert state.nations[1].absorbed == 0
    end_turn(state)
    play_hand(state)
    assert state.players[1].standing == ("wall#1",)


def test_the_counters_of_a_turn_that_is_cut_off_begin_anew() -> None:
    """K-RULING-40, K-RULING-51: batches, and whatever a fallen seat still had."""
    state = table({"hand": ["airport", "chief"], "draw_pile": ["coin"]}, {"hand": ["coin"]}, {}, mode="three")
    play(state, "mark airport", "mark chief", "play", "mark coin")
    assert (state.batch, state.players[0].take_backs, state.players[0].removals) == (2, 1, 1)
    flow.apply(state, ("concede", "seat0"))
    assert state.batch == 1
    gone = state.players[0]
    assert (gone.take_backs, gone.removals, gone.coins, gone.marked) == (0, 0, 0, ())
    assert broken_invariants(state) == []


def test_conceding_with_a_space_to_fill_leaves_no_hole_in_the_market() -> None:
    """K-RULING-51, K-BUY-04: the lowest age fills it, as nobody is left to pick."""
    state = table({"coins": 1, "age": 2}, {"hand": ["coin"]}, mode="three")
    play(state, "buy cave")
    assert asked(state) == (0, "which_pile")
    below = state.places[4]
    flow.apply(state, ("concede", "seat0"))
    assert state.places[0] == below
    assert asked(state) == (1, "mark")
    assert broken_invariants(state) == []


@pytest.mark.parametrize("move", [("concede", "seat7"), ("concede", "me"), ("concede",)])
def test_only_a_seat_at_the_table_can_concede(move: tuple[str, ...]) -> None:
    """K-RULING-51."""
    state = table({"hand": ["coin"]})
    before = state.fingerprint()
    with pytest.raises(IllegalMove):
        flow.apply(state, move)
    assert state.fingerprint() == before


def test_who_is_out_cannot_concede_again() -> None:
    """K-RULING-51."""
    state = table({"hand": ["coin"]}, {}, {}, mode="three")
    flow.apply(state, ("concede", "seat1"))
    with pytest.raises(IllegalMove):
        flow.apply(state, ("concede", "seat1"))


def test_a_concession_is_saved_and_replayed_like_a_move(tmp_path: Path) -> None:
    """K-RULING-51: recorded in the journal, told in words, and it can be undone."""
    session = Session(GAME, {}, [Seat("Ada"), Seat("Bo")], 3)
    journal = Journal(tmp_path / "game.yaml", session)
    journal.session.play(session.state.decision.moves[0])
    journal.session.play(("concede", "seat1"))
    journal.close()
    opened = read(journal.path, lambda name: GAME)
    assert opened.trouble is None
    assert opened.session.state.fingerprint() == session.state.fingerprint()
    story = list(told(opened.session))
    assert {"Bo gives up.", "Ada wins the game.", "1. Ada: 60 (health 60)"} <= set(story)
    opened.session.undo()
    assert not opened.session.state.is_over


def test_partners_share_their_place() -> None:
    """K-2V2-05."""
    state = table({"hand": ["attack"]}, {"health": 1}, mode="teams")
    play_hand(state)
    assert sorted(ranks(state)) == [(0, 1), (1, 2), (2, 1), (3, 2)]


def test_survivors_of_mind_control_share_the_second_place() -> None:
    """K-RULING-40: the fallen come after them."""
    state = table({"hand": ["mind_control"]}, {}, {}, mode="three")
    play_hand(state)
    assert sorted(ranks(state)) == [(0, 1), (1, 2), (2, 2)]


def test_a_turn_begins_for_nobody_once_the_game_is_over() -> None:
    """K-WIN-01."""
    state = table({"hand": ["navy"]}, {"health": 1})
    play_hand(state)
    assert state.decision is None
    assert GAME.headline(state) == "Duel, game over"


def test_the_headline_names_mode_and_turn() -> None:
    """K-TURN-01."""
    state = table({"hand": ["coin"]})
    assert GAME.headline(state) == "Duel, turn 1"
    assert moves(state)


def test_a_player_counts_its_own_turns() -> None:
    """K-RULING-40: also once another side has fallen, whose turns are left out."""
    state = table({"hand": ["coin"]}, {"hand": ["coin"]}, {}, mode="three")
    counted = [(state.active, state.round)]
    state.nations[2].is_out = True
    for _ in range(4):
        end_turn(state)
        counted.append((state.active, state.round))
    assert counted == [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3)]
    assert GAME.headline(state) == "Three nations, turn 3"
