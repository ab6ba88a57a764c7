"""The play step: marking, counting, drawing (K-TURN, K-DISCARD, K-RULING-06 to 09)."""

from __future__ import annotations

import pytest

from game.nation_deckbuilder.rules.batch import Ways, can_cover
from tests.game.nation_deckbuilder.scenario import (
    asked,
    end_turn,
    happenings,
    health,
    moves,
    play,
    play_hand,
    refusals,
    stock,
    table,
    zone,
)


def test_a_batch_brings_what_its_cards_say() -> None:
    """K-TURN-01, K-TURN-02, EX-K-02, EX-K-03: food, science, attack and two coins."""
    state = table({"hand": ["food", "science", "attack", "coin", "coin"], "food": 2, "happiness": 2, "science": 1})
    play_hand(state)
    assert stock(state) == (3, 2, 2)
    assert health(state) == [60, 59]
    assert state.players[0].coins == 2


def test_everything_is_counted_before_the_enemy_is_hit() -> None:
    """K-TURN-02, K-RULING-06: the stocks first, damage next; then draws, then other effects."""
    state = table({"hand": ["shipyard", "thief"], "draw_pile": ["coin"]}, {"food": 3})
    play(state, "mark thief", "mark shipyard")
    assert happenings(state, "play") == ["played", "played", "counted", "struck", "drew", "lost"]


def test_marked_cards_bring_nothing_until_they_are_played() -> None:
    """K-DEC-03: marks can be taken back."""
    state = table({"hand": ["food", "coin"]})
    play(state, "mark food", "take_back food")
    assert stock(state) == (5, 5, 5)
    assert sorted(zone(state, 0, "hand")) == ["coin", "food"]
    play(state, "mark coin", "play")
    assert stock(state) == (5, 5, 5)


def test_a_card_taken_back_forgets_its_kind() -> None:
    """K-RULING-22."""
    state = table({"hand": ["farm", "coin"]})
    play(state, "mark farm food", "mark coin", "take_back farm")
    assert (zone(state, 0, "marked"), state.players[0].modes) == (["coin"], ("",))


def test_marking_and_taking_back_ends() -> None:
    """A batch of two allows two cards to be taken back; then there is undo."""
    state = table({"hand": ["food", "coin"]})
    play(state, "mark food", "take_back food", "mark food", "take_back food", "mark food")
    assert moves(state, "take_back") == []
    assert refusals(state, "food#1") == [("no_take_back", {"card": "food#1"}, None)]


def test_a_pair_that_feeds_more_together_counts_before_it_is_marked() -> None:
    """K-RULING-07, K-RULING-08: Hunter and Gatherer bring 4 food, enough for two groups in any order."""
    state = table({"hand": ["hunter", "gatherer", "warriors", "legion", "navy"], "food": 0})
    play(state, "mark warriors", "mark legion")
    assert moves(state, "mark") == ["mark hunter", "mark gatherer"]
    play(state, "mark gatherer", "mark hunter", "play")
    assert stock(state)[0] == 0


def test_a_partners_pair_counts_too() -> None:
    """K-RULING-34."""
    state = table({"hand": ["warriors", "legion"], "food": 0}, {}, {"hand": ["hunter", "gatherer"]}, {}, mode="teams")
    play_hand(state)
    play_hand(state)
    assert stock(state)[0] == 0


def test_what_is_not_marked_is_discarded_without_effect() -> None:
    """K-DISCARD-01: nothing on it is gained or lost."""
    state = table({"hand": ["warriors", "food", "coin"]})
    play(state, "mark coin", "play")
    assert stock(state) == (5, 5, 5)
    assert zone(state, 0, "discard_pile") == ["warriors", "food"]
    assert zone(state, 0, "played") == ["coin"]


def test_a_card_that_the_stock_cannot_feed_must_be_discarded() -> None:
    """K-DISCARD-02, K-FOOD-01: Warriors eat 2."""
    state = table({"hand": ["warriors", "coin"], "food": 1})
    assert moves(state, "mark") == ["mark coin"]
    assert refusals(state, "warriors#1") == [
        ("must_be_discarded", {"card": "warriors#1", "kind": "food", "need": 2, "have": 1}, None)
    ]


def test_costs_are_tested_for_the_batch_and_not_card_by_card() -> None:
    """K-RULING-07: Warriors first, as long as the Hunter that feeds them can follow."""
    state = table({"hand": ["warriors", "hunter", "coin"], "food": 0})
    play(state, "mark warriors")
    assert moves(state, "play") == []
    play(state, "mark hunter", "play")
    assert stock(state)[0] == 0


def test_a_card_that_would_eat_what_another_brings_may_stay_in_the_hand() -> None:
    """K-RULING-07: the Hunter alone feeds the Warriors, with the Chief it would not."""
    state = table({"hand": ["warriors", "chief", "hunter"], "food": 0})
    assert "mark warriors" in moves(state)


@pytest.mark.parametrize(
    ("food", "happiness", "helping", "covered"),
    [
        (0, 0, [], True),
        (-1, 0, [], False),
        (-2, -1, [((2, -1),), ((0, 2),)], True),
        (-2, -1, [((2, -2),), ((0, 2),)], False),
        (-3, 0, [((0, 3), (3, 0))], True),
        (-3, -3, [((0, 3), (3, 0))], False),
    ],
)
def test_food_and_happiness_are_covered_together(food: int, happiness: int, helping: list[Ways], covered: bool) -> None:
    """K-DISCARD-02, K-RULING-07: neither may fall below 0."""
    assert can_cover(food, happiness, helping) == covered


def test_an_illegal_set_cannot_be_confirmed() -> None:
    """K-RULING-08: what one card of two needs, the other may not spend."""
    state = table({"hand": ["warriors", "legion", "food"], "food": 1})
    play(state, "mark warriors")
    assert moves(state, "mark") == ["mark food"]
    facts = {"card": "legion#1", "kind": "food", "need": 2, "have": 0}
    assert refusals(state, "legion#1") == [("must_be_discarded", facts, "take_back_first")]


def test_persons_eat_one_and_groups_two() -> None:
    """K-FOOD-01."""
    state = table({"hand": ["wiseman", "legion"], "food": 3})
    play_hand(state)
    assert stock(state) == (0, 6, 7)


def test_the_solo_example() -> None:
    """EX-K-15 without the roll, K-RULING-01: Hut, Chief, Warriors, Gatherer and a coin; Privateer for all coins."""
    state = table(
        {
            "hand": ["hut", "chief", "warriors", "gatherer", "coin"],
            "food": 2,
            "happiness": 1,
            "science": 0,
            "age": 2,
        },
        market=["privateer"],
    )
    play_hand(state)
    assert stock(state) == (0, 4, 1)
    assert health(state) == [60, 54]
    assert state.players[0].coins == 4
    play(state, "buy privateer")
    assert state.players[0].coins == 0


def test_a_drawn_card_forms_a_new_batch() -> None:
    """K-CARD-EXTRADRAW-01, K-RULING-09: a sixth card, played or discarded like any other."""
    state = table({"hand": ["airport", "coin"], "draw_pile": ["wiseman"], "food": 1})
    play_hand(state)
    assert zone(state, 0, "hand") == ["wiseman"]
    assert asked(state) == (0, "mark")
    play(state, "mark wiseman", "play")
    assert asked(state) == (0, "buy")
    assert stock(state) == (0, 8, 7)


def test_a_drawn_card_may_be_discarded_and_must_be_if_it_cannot_be_fed() -> None:
    """K-RULING-09, K-DISCARD-02."""
    state = table({"hand": ["airport"], "draw_pile": ["wiseman"], "food": 0})
    play_hand(state)
    assert moves(state) == ["play"]
    play(state, "play")
    assert zone(state, 0, "discard_pile") == ["wiseman"]


def test_a_draw_from_an_empty_pile_shuffles_the_discards_without_played_cards() -> None:
    """K-RULING-09."""
    state = table({"hand": ["airport", "attack"], "discard_pile": ["coin", "food"]})
    play(state, "mark airport", "play")
    assert sorted(zone(state, 0, "hand") + zone(state, 0, "draw_pile")) == ["attack", "coin", "food"]
    assert zone(state, 0, "played") == ["airport"]


def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    """K-RULING-09, K-RULING-47."""
    state = table({"hand": ["airport"]})
    play_hand(state)
    assert asked(state) == (0, "buy")


def test_played_cards_are_discarded_at_the_end_of_the_turn() -> None:
    """K-TURN-03."""
    state = table({"hand": ["coin", "food"]}, {"hand": ["coin"]})
    play_hand(state)
    assert zone(state, 0, "discard_pile") == []
    play(state, "finish_buying")
    assert sorted(zone(state, 0, "hand")) == ["coin", "food"]


def test_five_new_cards_are_drawn_and_the_turn_passes() -> None:
    """K-TURN-01, K-TURN-04, EX-K-06: the other five starting cards, all of them."""
    rest = ["coin", "coin", "coin", "science", "happiness"]
    state = table({"hand": ["food", "science", "attack", "coin", "coin"], "draw_pile": rest}, {"hand": ["coin"]})
    play_hand(state)
    play(state, "finish_buying")
    assert sorted(zone(state, 0, "hand")) == sorted(rest)
    assert zone(state, 0, "draw_pile") == []
    assert len(zone(state, 0, "discard_pile")) == 5
    assert asked(state) == (1, "mark")


def test_a_short_draw_pile_is_drawn_first_then_the_discards_are_shuffled() -> None:
    """K-TURN-05, EX-K-09: 13 discards, 5 drawn, 8 remain."""
    discards = ["coin"] * 4 + ["food", "science", "attack", "cave"]
    state = table({"hand": ["happiness", "science", "coin", "thief", "assassin"], "discard_pile": discards})
    play(state, "play", "finish_buying")
    assert len(state.players[0].hand) == 5
    assert len(state.players[0].draw_pile) == 8
    assert state.players[0].discard_pile == ()


def test_what_is_left_of_the_draw_pile_comes_before_the_shuffle() -> None:
    """K-TURN-05."""
    state = table({"hand": ["coin"] * 5, "draw_pile": ["navy", "legion"]})
    end_turn(state)
    assert {"navy", "legion"} < set(zone(state, 0, "hand"))
    assert len(zone(state, 0, "draw_pile")) == 2


def test_a_small_deck_draws_what_there_is() -> None:
    """K-RULING-47."""
    state = table({"hand": ["coin", "food"]}, {"hand": ["coin"]})
    end_turn(state)
    assert len(state.players[0].hand) == 2


@pytest.mark.parametrize("kind", ["food", "happiness", "science"])
def test_stocks_have_no_upper_limit(kind: str) -> None:
    """K-RULING-50."""
    state = table({"hand": [kind], kind: 99})
    play_hand(state)
    assert getattr(state.nations[0], kind) == 100


def test_drawing_and_shuffling_cannot_be_undone() -> None:
    """Draws and reshuffles count as surprises; marking and playing known cards do not."""
    state = table({"hand": ["coin", "food"]}, {"hand": ["coin"]})
    before = state.surprises
    play_hand(state)
    assert state.surprises == before
    play(state, "finish_buying")
    assert state.surprises == before + 2
