"""What a hand sees in a position of Nations."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.nations.bot.evaluator import EVALUATOR, stage
from game.nations.bot.features import FEATURES, weigh
from game.nations.bot.settling import settle
from game.nations.bot.shadow import AGAINST_THE_SHADOW, tiles_of
from game.nations.cards.cards import CARDS
from tests.game.nations.scenario import begin, play, table, until


def number(state, name, seat=0):
    """One feature of a seat."""
    return weigh(state, seat)[FEATURES.index(name)]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_there_is_a_number_for_every_feature(seats):
    assert len(weigh(begin(seats), 0)) == len(FEATURES)


@pytest.mark.parametrize(
    ("feature", "expected"),
    [
        ("vp", 12),
        ("gold", 0.8),
        ("some_gold", 3),
        ("gold_rate", 2),
        ("stone_rate", 0),
        ("food_rate", 0),
        ("strength", 1),
        ("raid", 3),
        ("workers", 3),
        ("idle", 1),
        ("soldiers", 1),
        ("buildings", 1),
        ("newest", 1),
        ("begun_stone", 2),
        ("begun_vp", 1),
        ("wonder", 1),
        ("strongest", 1),
        ("first", 1),
    ],
)
def test_a_nation_is_measured(feature, expected):
    own = {
        "gold": 4,
        "area": 1,
        "slots": {"lighthouse": 1, "hoplite": 1},
        "wonder": "pyramids",
        "sections_built": 1,
    }
    state = table(own, {})
    assert number(state, feature) == expected


def test_what_the_next_production_would_lack_is_counted():
    state = table({"slots": {"hoplite": 2}, "stone": 1}, {})
    assert number(state, "shortage") == 1


def test_books_are_compared():
    state = table({"books": 9}, {"books": 2})
    assert number(state, "book_vp") == 1
    assert number(state, "book_lead") == 6
    assert number(state, "book_lead", seat=1) == -6


def test_settling_ends_the_round_but_not_the_game():
    state = table({"slots": {"lighthouse": 1}, "food": 2}, {}, event="pax_romana", round=3)
    settle(state, 0)
    assert state.nations[0].gold == 2
    assert state.phase == "resolution"
    assert not state.is_over


def test_settling_the_last_round_ends_the_game():
    state = table({}, {}, event="pax_romana", round=8)
    settle(state, 0)
    assert state.is_over


def test_settling_answers_what_the_move_has_asked():
    state = table({"gold": 3, "food": 2}, {}, board=[["aeneid"]], event="pax_romana")
    play(state, "buy_card aeneid nation")
    settle(state, 0)
    assert state.nations[0].books >= 2


def test_growth_is_weighed_as_it_stands():
    state = until(begin(2), "growth")
    seat = state.decision.seat
    assert number(state, "growth", seat) == 1
    flow.apply(state, ("take_worker", "food"))
    settle(state, seat)
    assert state.phase == "maintenance"
    assert number(state, "growth", seat) == 0


def test_short_games_begin_in_the_middle():
    assert stage(begin(2)) == 0
    assert stage(begin(2, ages=2)) == 4
    assert 0 <= stage(table({}, {}, round=8)) < EVALUATOR.stages


def test_nobody_expects_a_shadow_among_several():
    among = dict(zip(FEATURES, weigh(begin(2), 0), strict=True))
    assert {among[name] for name in AGAINST_THE_SHADOW} == {0.0}


def test_alone_the_tiles_to_come_are_counted():
    state = until(begin(1), "turn")
    nation, tiles = state.nations[0], tiles_of(1)
    nation.stability = sorted(tiles.stability)[2] + 1
    nation.strength = min(tiles.strength)
    assert 0.5 <= number(state, "duel") < 1
    assert 0 < number(state, "safe") < 1
    state.nations[0].books += 20
    assert number(state, "book_chance") == 6 < 5 * number(state, "book_outlook")


def test_the_shadow_is_beaten_by_more_stability_and_held_by_as_much_strength():
    state = until(begin(1), "turn")
    nation, tiles = state.nations[0], tiles_of(1)
    nation.stability, nation.strength = min(tiles.stability), max(tiles.strength)
    assert number(state, "duel") == 0
    assert number(state, "safe") == 1


def test_food_to_spare_does_not_make_up_for_a_famine():
    state = until(begin(1), "turn")
    nation, most = state.nations[0], max(tiles_of(1).famine)
    nation.food = 0
    lacking = number(state, "hunger")
    nation.food = most + 20
    assert lacking > 0 == number(state, "hunger")


def test_no_colony_is_within_reach_without_a_free_place():
    state = until(begin(1), "turn")
    nation = state.nations[0]
    nation.strength = 40
    assert number(state, "within_reach") == 1
    nation.colonies = tuple(card for card in CARDS if CARDS[card].type == "colony")[: len(nation.colonies)]
    assert number(state, "within_reach") == 0


def test_room_is_what_workers_could_score_more_where_they_are_not():
    state = until(begin(1), "turn")
    state.nations[0].slots = ("lighthouse", "hoplite", "temple", "farm", "caravan")
    state.nations[0].workers, state.nations[0].area = (4, 0, 0, 0, 0), 0
    assert number(state, "room") == 2
