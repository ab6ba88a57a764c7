"""Removing cards for good, by token and by cards (K-REMOVE, K-CARD-REMOVER)."""

from __future__ import annotations

import pytest

from game.nation_deckbuilder.invariants import broken_invariants
from tests.game.nation_deckbuilder.scenario import asked, moves, play, play_hand, refusals, table, zone

REMOVERS = ["meeting", "chief", "general", "forum"]


def test_a_new_age_lets_its_side_remove_two_cards_at_the_end_of_the_turn() -> None:
    """K-REMOVE-01, K-REMOVE-02, K-REMOVE-03, EX-K-10, K-RULING-15: a food and a coin, played this turn."""
    state = table({"hand": ["food", "coin", "science"], "science": 4}, {"hand": ["coin"]})
    play(state, "mark food", "mark coin", "mark science", "play", "advance age2")
    play(state, "remove food", "remove coin", "finish_buying")
    assert state.nations[0].token == 0
    assert zone(state, 0, "hand") == ["science"]
    assert state.box[-2:] == ("food#1", "coin#1")
    assert state.nations[0].age == 2
    assert asked(state) == (1, "mark")
    assert broken_invariants(state) == []


def test_one_removal_may_be_kept_for_a_later_turn() -> None:
    """K-REMOVE-04."""
    state = table({"token": 2, "discard_pile": ["coin", "food"]}, {"hand": ["coin"]})
    play(state, "remove coin")
    assert state.nations[0].token == 1
    play(state, "finish_buying", "mark coin", "play", "finish_buying")
    assert state.nations[0].token == 1


@pytest.mark.parametrize("moment", [(), ("play",)])
def test_a_token_may_be_used_at_any_moment_of_the_own_turn(moment: tuple[str, ...]) -> None:
    """K-REMOVE-03, K-RULING-13, K-DEC-10: before playing and while buying."""
    state = table({"token": 1, "hand": ["coin"], "discard_pile": ["attack"]}, {"hand": ["coin"]})
    play(state, *moment, "remove attack")
    assert "attack#1" in state.box


def test_a_token_asks_nothing_at_the_end_of_the_turn() -> None:
    """K-RULING-13: it keeps, and works on what is left of the discard pile when the next turn begins."""
    state = table({"token": 1, "hand": ["attack"], "draw_pile": ["coin"] * 5}, {"hand": ["coin"]})
    play(state, "play", "finish_buying")
    assert asked(state) == (1, "mark")
    play(state, "play", "finish_buying")
    assert moves(state, "remove") == ["remove attack"]


def test_while_buying_a_token_reaches_the_cards_of_this_turn() -> None:
    """K-RULING-13: a partner's too, but never before, while they still count."""
    hands = [{"hand": ["airport"], "draw_pile": ["coin"], "token": 1}, {}, {"hand": ["chief"]}]
    state = table(*hands, mode="teams")
    play(state, "mark airport", "play", "mark chief", "play")
    assert moves(state, "remove") == []
    play(state, "mark coin", "play")
    assert asked(state) == (0, "buy")
    assert moves(state, "remove") == ["remove airport", "remove coin", "remove chief"]
    play(state, "remove chief")
    assert state.players[2].played == ()
    assert broken_invariants(state) == []


def test_a_cards_right_does_not_reach_what_only_the_token_removes() -> None:
    """K-CARD-REMOVER-03: the token is used up by it, and the card's right keeps."""
    state = table({"hand": ["chief", "forum"], "token": 1, "discard_pile": ["coin"]})
    play_hand(state)
    play(state, "remove chief")
    assert (state.players[0].removals, state.nations[0].token) == (2, 0)
    assert moves(state, "remove") == ["remove coin"]


def test_two_removing_cards_in_one_turn_and_then_the_token() -> None:
    """K-CARD-REMOVER-03, K-RULING-13: both cards' rights first, own discards only; the token takes the cards, too."""
    state = table({"hand": ["chief", "forum"], "token": 2, "discard_pile": ["coin", "food", "science"]})
    play_hand(state)
    for card, removals, token in (("coin", 1, 2), ("food", 0, 2), ("science", 0, 1), ("forum", 0, 0)):
        play(state, f"remove {card}")
        assert (state.players[0].removals, state.nations[0].token) == (removals, token)
    assert moves(state, "remove") == []


def test_a_side_never_holds_more_than_one_token() -> None:
    """K-REMOVE-05, K-RULING-14: the unused rest is lost."""
    state = table({"science": 10, "token": 1, "discard_pile": ["coin", "coin", "food"]})
    play(state, "advance age2", "advance age3")
    assert state.nations[0].token == 2


def test_only_discards_can_be_removed() -> None:
    """K-REMOVE-02, K-CARD-REMOVER-01: neither the draw pile nor the hand."""
    state = table({"token": 2, "hand": ["coin"], "draw_pile": ["food"], "discard_pile": ["attack"]})
    assert moves(state, "remove") == ["remove attack"]


@pytest.mark.parametrize("card", REMOVERS)
def test_a_removing_card_removes_one_card(card: str) -> None:
    """K-CARD-REMOVER-01: while buying, without a token; only one."""
    state = table({"hand": [card], "discard_pile": ["coin", "food"]})
    play(state, f"mark {card}", "play", "remove coin")
    assert moves(state, "remove") == []
    assert state.box[-1] == "coin#1"


@pytest.mark.parametrize("card", ["king", "president"])
def test_king_and_president_remove_too(card: str) -> None:
    """K-CARD-REMOVER-01."""
    state = table({"hand": [card], "discard_pile": ["coin", "food"]})
    play(state, f"mark {card} science", "play", "remove coin")
    assert moves(state, "remove") == []


def test_a_card_discarded_unplayed_can_be_removed() -> None:
    """K-CARD-REMOVER-02, K-RULING-13: bought cards too."""
    state = table({"hand": ["forum", "attack"], "coins": 1}, market=["cave"])
    state.players[0].coins = 1
    play(state, "mark forum", "play", "buy cave")
    assert moves(state, "remove") == ["remove attack", "remove cave"]


def test_removing_cards_never_remove_themselves_or_others_played_this_turn() -> None:
    """K-CARD-REMOVER-03: an unplayed one may go."""
    state = table({"hand": ["chief", "forum", "meeting"]})
    play(state, "mark chief", "mark forum", "play")
    assert moves(state, "remove") == ["remove meeting"]
    assert refusals(state, "chief#1") == [("played_this_turn", {"card": "chief#1"}, None)]
    play(state, "remove meeting")
    assert "meeting#1" in state.box


def test_a_cards_removal_ends_with_the_turn() -> None:
    """K-RULING-13: before the played cards enter the discard pile."""
    state = table({"hand": ["chief"], "discard_pile": ["coin"]}, {"hand": ["coin"]})
    play(state, "mark chief", "play", "finish_buying")
    assert asked(state) == (1, "mark")
    assert state.players[0].removals == 0


def test_a_card_is_used_before_the_token() -> None:
    """K-RULING-13: the token keeps, the card does not."""
    state = table({"hand": ["chief"], "token": 2, "discard_pile": ["coin", "food"]})
    play(state, "mark chief", "play", "remove coin")
    assert (state.players[0].removals, state.nations[0].token) == (0, 2)
    play(state, "remove food")
    assert state.nations[0].token == 1


def test_a_remover_of_an_earlier_batch_still_counts_in_the_next() -> None:
    """K-RULING-13: later in the same play step."""
    state = table({"hand": ["chief", "airport"], "draw_pile": ["coin"], "discard_pile": ["food"]})
    play(state, "mark chief", "mark airport", "play", "remove food")
    assert asked(state) == (0, "mark")


def test_without_a_right_nothing_can_be_removed() -> None:
    """K-REMOVE-02: removals are never forced either."""
    state = table({"discard_pile": ["coin"]})
    assert refusals(state, "coin#1") == [("no_removal", {"card": "coin#1"}, "reach_an_age")]
