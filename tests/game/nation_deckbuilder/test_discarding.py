"""Discards that an enemy forces (K-DISCARD-03, K-DISCARD-04, K-CARD-ASSASSIN, K-RULING-16)."""

from __future__ import annotations

import pytest

from tests.game.nation_deckbuilder.scenario import (
    asked,
    end_turn,
    happenings,
    moves,
    play,
    refusals,
    table,
    zone,
)

HAND = ["chief", "wiseman", "hut", "coin", "meeting"]


def attacked(card: str, hand: list[str], mode: str = "duel", **others: list[str]):
    """Seat 0 has played a card that forces a discard; the others hold these hands."""
    seats = [{"hand": hand}, *({"hand": each} for each in others.values())]
    state = table({"hand": [card]}, *seats, mode=mode)
    play(state, f"mark {card}", "play")
    return state


@pytest.mark.parametrize(
    ("card", "kind", "fitting"),
    [
        ("assassin", "person", ["discard chief", "discard wiseman"]),
        ("demolition_crew", "building", ["discard hut"]),
        ("privateer", "any", [f"discard {card}" for card in HAND]),
    ],
)
def test_the_victim_chooses_among_the_cards_that_fit(card: str, kind: str, fitting: list[str]) -> None:
    """K-DISCARD-03, K-CARD-ASSASSIN-01 to K-CARD-ASSASSIN-03, K-CARD-DEMOLITIONCREW-01, K-CARD-PRIVATEER-01, K-DEC-02.

    The duty is noted; the victim meets it first thing on its own turn (K-RULING-16).
    """
    state = attacked(card, HAND)
    assert state.players[1].duties == (kind,)
    assert len(state.players[1].hand) == 5
    end_turn(state)
    assert asked(state) == (1, "which_discard")
    assert moves(state) == fitting
    play(state, fitting[0])
    assert len(state.players[1].hand) == 4
    assert zone(state, 1, "discard_pile") == [fitting[0].removeprefix("discard ")]
    assert asked(state) == (1, "mark")


def test_a_card_that_does_not_fit_is_refused() -> None:
    """K-CARD-ASSASSIN-03: groups and cards without a symbol are no persons."""
    state = attacked("assassin", ["chief", "warriors"])
    end_turn(state)
    assert refusals(state, "warriors#1") == [("other_kind", {"card": "warriors#1", "kind": "person"}, None)]


@pytest.mark.parametrize("card", ["assassin", "demolition_crew"])
def test_without_a_fitting_card_nothing_is_discarded(card: str) -> None:
    """K-DISCARD-04, K-CARD-ASSASSIN-02: the attacker learns that no card fits."""
    state = table({"hand": [card]}, {"hand": ["coin", "meeting", "navy"]})
    play(state, f"mark {card}")
    assert "spared" in happenings(state, "play")
    assert state.players[1].duties == ()


def test_a_privateer_takes_what_is_there_and_nothing_from_an_empty_hand() -> None:
    """K-RULING-17."""
    assert attacked("privateer", ["coin"]).players[1].duties == ("any",)
    assert attacked("privateer", []).players[1].duties == ()


def test_duties_are_met_in_the_order_they_arose_never_two_with_one_card() -> None:
    """K-RULING-16."""
    state = table({"hand": ["privateer", "assassin"]}, {"hand": ["chief", "wiseman", "coin"]})
    play(state, "mark privateer", "mark assassin", "play")
    assert state.players[1].duties == ("any", "person")
    end_turn(state)
    assert moves(state) == ["discard chief", "discard wiseman", "discard coin"]
    play(state, "discard chief")
    assert moves(state) == ["discard wiseman"]


def test_two_duties_need_two_cards() -> None:
    """K-RULING-16: one person meets one Assassin."""
    state = table({"hand": ["assassin", "assassin"]}, {"hand": ["chief", "coin"]})
    play(state, "mark assassin", "mark assassin", "play")
    assert state.players[1].duties == ("person",)


def test_a_duty_that_an_earlier_one_has_made_impossible_is_void() -> None:
    """K-DISCARD-04: the only person may go to the Privateer."""
    state = table({"hand": ["privateer", "assassin"]}, {"hand": ["chief", "coin"]})
    play(state, "mark privateer", "mark assassin", "play")
    assert state.players[1].duties == ("any", "person")
    end_turn(state)
    play(state, "discard chief")
    assert moves(state) == ["keep_hand"]
    play(state, "keep_hand")
    assert asked(state) == (1, "mark")


def test_the_nation_on_the_left_is_hit_or_else_the_one_on_the_right() -> None:
    """K-3P-04."""
    left = attacked("assassin", ["chief"], "three", right=["wiseman"])
    assert [player.duties for player in left.players] == [(), ("person",), ()]
    right = attacked("assassin", ["coin"], "three", right=["wiseman"])
    assert [player.duties for player in right.players] == [(), (), ("person",)]
    nobody = attacked("assassin", ["coin"], "three", right=["coin"])
    assert [player.duties for player in nobody.players] == [(), (), ()]


def test_an_open_duty_that_decides_a_later_one_is_met_at_once() -> None:
    """K-RULING-16, K-DEC-02: whether the left can meet the Assassin hangs on what it gives to the Privateer."""
    state = table({"hand": ["privateer", "assassin"]}, {"hand": ["chief", "coin"]}, {"hand": ["wiseman"]}, mode="three")
    play(state, "mark privateer", "mark assassin", "play")
    assert asked(state) == (1, "which_discard")
    twin = state.copy()
    play(state, "discard chief")
    assert [player.duties for player in state.players] == [(), (), ("person",)]
    play(twin, "discard coin")
    assert [player.duties for player in twin.players] == [(), ("person",), ()]


def test_an_open_duty_that_decides_nothing_waits() -> None:
    """K-RULING-16: two persons meet both."""
    state = table({"hand": ["assassin", "assassin"]}, {"hand": ["chief", "wiseman"]}, {"hand": ["thief"]}, mode="three")
    play(state, "mark assassin", "mark assassin", "play")
    assert [player.duties for player in state.players] == [(), ("person", "person"), ()]
    assert asked(state) == (0, "buy")


def test_in_teams_the_opponent_on_the_left_is_hit_first() -> None:
    """K-RULING-38: seats alternate; the other opponent if the first cannot."""
    hands = [{"hand": ["assassin"]}, {"hand": ["coin"]}, {}, {"hand": ["chief"]}]
    state = table(*hands, mode="teams")
    play(state, "mark assassin", "play")
    assert [player.duties for player in state.players] == [(), (), (), ("person",)]


@pytest.mark.parametrize("mode", ["solo", "cooperative"])
def test_the_evil_army_has_no_cards_to_discard(mode: str) -> None:
    """K-RULING-43, K-RULING-27: Teleporter sends nothing away either."""
    state = table({"hand": ["assassin", "teleporter"], "discard_pile": ["coin"]}, mode=mode)
    play(state, "mark assassin", "mark teleporter", "play")
    assert asked(state)[1] != "which_deported"


def test_noting_a_duty_tells_something_about_the_hand_and_cannot_be_undone() -> None:
    """K-RULING-16: the attacker learns that a card fits."""
    state = table({"hand": ["assassin"]}, {"hand": ["chief"]})
    play(state, "mark assassin")
    before = state.surprises
    play(state, "play")
    assert state.surprises == before + 1
