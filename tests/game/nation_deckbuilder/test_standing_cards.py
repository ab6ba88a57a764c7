"""Wall, War Satellite and Time Machine: what reaches beyond the turn."""

from __future__ import annotations

import pytest

from tests.game.nation_deckbuilder.scenario import (
    end_turn,
    health,
    play_hand,
    stock,
    table,
    zone,
)


def test_a_time_machine_takes_back_the_damage_of_the_enemys_turn() -> None:
    """K-CARD-TIMEMACHINE-01, EX-K-19: Chief and Navy deal 11, 30 to 19; then 30 again."""
    state = table({"hand": ["chief", "navy"]}, {"hand": ["time_machine"], "health": 30})
    play_hand(state)
    assert health(state)[1] == 19
    end_turn(state)
    play_hand(state)
    assert health(state)[1] == 30


def test_two_time_machines_restore_once() -> None:
    """K-RULING-28."""
    state = table({"hand": ["attack"]}, {"hand": ["time_machine", "time_machine"]})
    play_hand(state)
    end_turn(state)
    play_hand(state)
    assert health(state)[1] == 60


def test_a_time_machine_does_not_reach_beyond_the_own_last_turn() -> None:
    """K-RULING-28: nor does it restore riots and hunger (K-RULING-12)."""
    state = table({"hand": ["attack"]}, {"food": 0, "draw_pile": ["time_machine"]})
    play_hand(state)
    end_turn(state)
    end_turn(state)
    end_turn(state)
    play_hand(state)
    assert health(state)[1] == 58


def test_with_three_nations_a_time_machine_restores_the_damage_of_both() -> None:
    """K-RULING-28."""
    hands = [{"hand": ["attack"]}, {"hand": ["attack"]}, {"hand": ["time_machine"]}]
    state = table(*hands, mode="three")
    play_hand(state)
    end_turn(state)
    play_hand(state)
    assert health(state) == [59, 59, 58]
    end_turn(state)
    play_hand(state)
    assert health(state) == [59, 59, 60]


def test_a_time_machine_takes_back_the_armys_last_attack() -> None:
    """K-RULING-28, K-RULING-43."""
    state = table({"hand": ["time_machine"]}, mode="cooperative", strength=4)
    assert health(state) == [56, 60]
    play_hand(state)
    assert health(state) == [60, 60]


def test_a_fallen_wall_does_not_come_back_with_a_time_machine() -> None:
    """K-RULING-28: nor does what the Wall stopped."""
    state = table({"hand": ["warriors"]}, {"hand": ["time_machine"], "standing": ["wall"]})
    play_hand(state)
    end_turn(state)
    play_hand(state)
    assert health(state)[1] == 60
    assert zone(state, 1, "standing") == []


def test_a_wall_stays_and_brings_happiness_every_turn() -> None:
    """K-CARD-WALL-01, K-RULING-31: in the turn it is played and at the start of each later one."""
    state = table({"hand": ["wall"], "draw_pile": ["coin"] * 5}, {})
    play_hand(state)
    assert stock(state)[1] == 6
    end_turn(state)
    assert zone(state, 0, "standing") == ["wall"]
    end_turn(state)
    assert stock(state)[1] == 7
    assert len(state.players[0].hand) == 5


@pytest.mark.parametrize(
    ("hand", "lost", "standing"),
    [
        (["attack", "attack"], 0, ["wall"]),
        (["attack", "attack", "attack"], 0, []),
        (["demolition_crew"], 5, []),
    ],
)
def test_a_wall_stops_little_and_falls_to_more(hand: list[str], lost: int, standing: list[str]) -> None:
    """K-CARD-WALL-02, K-CARD-WALL-03, EX-K-20: 2, 3 and 8 damage."""
    state = table({"hand": hand}, {"standing": ["wall"]})
    play_hand(state)
    assert health(state)[1] == 60 - lost
    assert zone(state, 1, "standing") == standing
    assert zone(state, 1, "discard_pile") == ([] if standing else ["wall"])


def test_a_wall_adds_up_the_attack_of_a_turn_and_begins_anew_with_the_next() -> None:
    """K-RULING-30: 2 and then 1 in one turn fell it; 2 in each of two turns do not."""
    batches = table({"hand": ["shipyard"], "draw_pile": ["attack"]}, {"standing": ["wall"]})
    play_hand(batches)
    assert zone(batches, 1, "standing") == ["wall"]
    play_hand(batches)
    assert zone(batches, 1, "standing") == []
    assert health(batches)[1] == 60
    turns = table({"hand": ["attack", "attack"]}, {"standing": ["wall"]})
    for _ in range(2):
        play_hand(turns)
        end_turn(turns)
        end_turn(turns)
    assert zone(turns, 1, "standing") == ["wall"]


def test_a_wall_stops_no_more_than_three_of_all_blows_of_a_turn() -> None:
    """K-RULING-30: 2, then 5 in one turn: it stops 3 of the 7 and falls."""
    state = table({"hand": ["shipyard"], "draw_pile": ["warriors"]}, {"standing": ["wall"]})
    play_hand(state)
    play_hand(state)
    assert health(state)[1] == 60 - 4
    assert zone(state, 1, "discard_pile") == ["wall"]


def test_several_walls_act_one_after_the_other() -> None:
    """K-RULING-30: 8 damage meets 3, 3 and 2 left."""
    state = table({"hand": ["musketeers"]}, {"standing": ["wall", "wall"]})
    play_hand(state)
    assert health(state)[1] == 58
    assert zone(state, 1, "standing") == []
    five = table({"hand": ["warriors"]}, {"standing": ["wall", "wall"]})
    play_hand(five)
    assert health(five)[1] == 60
    assert zone(five, 1, "standing") == ["wall"]


def test_a_wall_protects_both_partners_and_falls_to_its_owners_pile() -> None:
    """K-RULING-32."""
    state = table({"hand": ["warriors"]}, {}, {}, {"standing": ["wall"]}, mode="teams")
    play_hand(state)
    assert health(state)[1] == 58
    assert zone(state, 3, "discard_pile") == ["wall"]


def test_each_of_three_nations_has_its_own_walls() -> None:
    """K-RULING-32."""
    state = table({"hand": ["warriors"]}, {"standing": ["wall"]}, {}, mode="three")
    play_hand(state)
    assert health(state) == [60, 58, 55]


def test_a_wall_stops_the_army_too() -> None:
    """K-RULING-43."""
    state = table({"standing": ["wall"]}, mode="cooperative", strength=4)
    assert health(state) == [59, 60]


def test_a_war_satellite_deals_eight_every_turn() -> None:
    """K-CARD-WARSATELLITE-01, K-RULING-31: at once, then at the start of each later turn; it stays."""
    state = table({"hand": ["war_satellite"]}, {"hand": ["coin"]})
    play_hand(state)
    assert health(state)[1] == 52
    end_turn(state)
    end_turn(state)
    assert health(state)[1] == 44
    assert zone(state, 0, "standing") == ["war_satellite"]


def test_the_satellites_damage_belongs_to_the_attack_of_its_turn() -> None:
    """K-RULING-31, K-RULING-30: a Wall meets both as one sum."""
    state = table({"hand": ["attack"], "standing": ["war_satellite"]}, {"standing": ["wall"]})
    assert health(state)[1] == 55
    play_hand(state)
    assert health(state)[1] == 54
