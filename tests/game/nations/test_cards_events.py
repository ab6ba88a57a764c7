"""Events that reward the first or harm the last in something, and spare all others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.game.nations.event_table import apart, event, level, loss

WEAKEST = [
    ("aryan_migration", "top", loss(books=3)),
    ("attila", "top", loss(gold=3)),
    ("yellow_turban_rebellion", "top", loss(food=3)),
    ("martyrdom_of_ali", "top", loss(vp=1)),
    ("raid_on_lindisfarne", "top", loss(gold=4)),
    ("sack_of_baghdad", "top", loss(books=5)),
    ("african_slave_trade", "top", loss(vp=1)),
    ("blackbeard", "top", loss(gold=5)),
    ("sinking_of_the_vasa", "bottom", loss(food=5)),
    ("sick_man_of_europe", "top", loss(gold=8)),
    ("tonghak_movement", "top", {"stone": 2, "books": -8}),
]
LEAST_STABLE = [
    ("shang_oracle_bones", "top", loss(books=3)),
    ("ecological_collapse", "bottom", loss(books=4)),
    ("feudal_dues", "bottom", loss(gold=7)),
    ("raid_on_lindisfarne", "bottom", loss(gold=2, food=2)),
    ("stupor_mundi", "bottom", loss(gold=3)),
    ("columbian_exchange", "bottom", loss(gold=5)),
    ("entente_cordiale", "bottom", loss(stone=6)),
    ("scramble_for_africa", "bottom", loss(books=8)),
    ("sokoto_caliphate", "bottom", loss(gold=7)),
]
STRONGEST = [
    ("pax_romana", "top", {"vp": 1}),
    ("black_death", "bottom", {"books": 3}),
    ("californian_gold_rush", "top", {"gold": 8}),
]
MOST_STABLE = [
    ("bread_and_games", "top", {"food": 3}),
    ("taoism", "bottom", {"vp": 1}),
    ("benedictine_rule", "top", {"food": 4}),
    ("imperial_examination", "bottom", {"vp": 1}),
    ("martyrdom_of_ali", "bottom", {"books": 3}),
    ("blackbeard", "bottom", {"vp": 1}),
    ("crop_rotation", "top", {"food": 6}),
    ("janissaries", "bottom", {"stone": 5}),
    ("little_ice_age", "bottom", {"books": 6}),
    ("eruption_of_krakatoa", "bottom", {"books": 10}),
    ("sick_man_of_europe", "bottom", {"vp": 1}),
]
MOST_FOOD = [
    ("rigveda", "bottom", {"food": 4}),
    ("shang_oracle_bones", "bottom", {"gold": 3}),
    ("sack_of_baghdad", "bottom", {"gold": 4}),
    ("spice_trade", "top", {"gold": 4}),
]
TO_THE_LAST_PLACE = [
    ("yellow_turban_rebellion", loss(gold=1)),
    ("chanson_de_roland", loss(food=2)),
    ("pilgrims", loss(gold=3)),
    ("spice_trade", loss(stone=3)),
    ("tonghak_movement", loss(gold=5)),
    ("march_to_moscow", loss(books=10)),
]


@pytest.mark.parametrize(("card", "half", "change"), WEAKEST)
def test_the_weakest_suffers_and_all_who_are_level(card: str, half: str, change: Any) -> None:
    assert event(apart(), card, half) == [change, {}, {}]
    assert event(level(), card, half) == [change, change, change]


@pytest.mark.parametrize(("card", "half", "change"), LEAST_STABLE)
def test_the_least_stable_suffers_and_all_who_are_level(card: str, half: str, change: Any) -> None:
    assert event(apart(), card, half) == [{}, {}, change]
    assert event(level(), card, half) == [change, change, change]


@pytest.mark.parametrize(("card", "half", "change"), STRONGEST)
def test_the_strongest_profits_but_nobody_who_is_level(card: str, half: str, change: Any) -> None:
    assert event(apart(), card, half) == [{}, {}, change]
    assert event(level(), card, half) == [{}, {}, {}]


@pytest.mark.parametrize(("card", "half", "change"), MOST_STABLE)
def test_the_most_stable_profits_but_nobody_who_is_level(card: str, half: str, change: Any) -> None:
    assert event(apart(), card, half) == [change, {}, {}]
    assert event(level(), card, half) == [{}, {}, {}]


@pytest.mark.parametrize(("card", "half", "change"), MOST_FOOD)
def test_the_most_food_profits_but_nobody_who_is_level(card: str, half: str, change: Any) -> None:
    assert event(apart(), card, half) == [{}, change, {}]
    assert event(level(), card, half) == [{}, {}, {}]


@pytest.mark.parametrize(("card", "change"), TO_THE_LAST_PLACE)
def test_the_least_stable_moves_to_the_last_place(card: str, change: Any) -> None:
    state = apart({"books": 20}, {"books": 20}, order=(2, 0, 1))
    assert event(state, card, "bottom") == [{}, {}, change]
    assert state.order == (0, 1, 2)


@pytest.mark.parametrize(("card", "change"), TO_THE_LAST_PLACE)
def test_nations_level_in_stability_keep_their_order(card: str, change: Any) -> None:
    state = level(order=(2, 0, 1))
    assert event(state, card, "bottom") == [change, change, change]
    assert state.order == (2, 0, 1)


def test_all_but_the_least_stable_profit_from_the_code_of_hammurabi() -> None:
    assert event(apart(), "aryan_migration", "bottom") == [{"food": 3}, {"food": 3}, {}]
    assert event(level(), "aryan_migration", "bottom") == [{}, {}, {}]


def test_bronze_age_collapse_spares_the_strongest_and_the_most_stable() -> None:
    assert event(apart(), "sea_peoples", "bottom") == [{}, loss(vp=1), {}]
    assert event(level(), "sea_peoples", "bottom") == [loss(vp=1)] * 3


@pytest.mark.parametrize(
    ("card", "apart_changes", "level_changes"),
    [
        ("hellenism", [loss(food=2), loss(food=2), {"stone": 2}], [loss(food=2)] * 3),
        ("chanson_de_roland", [loss(books=1), {}, {"books": 3}], [loss(books=1)] * 3),
        ("columbian_exchange", [loss(food=3), {}, {"food": 3}], [loss(food=3)] * 3),
    ],
)
def test_events_with_two_parts(card: str, apart_changes: Any, level_changes: Any) -> None:
    assert event(apart(), card, "top") == apart_changes
    assert event(level(), card, "top") == level_changes
