"""Every Advisor: what it does, and when it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.nations.cards.cards import CARDS
from game.nations.concepts import gain, raid_value, stability, strength
from game.nations.rules.buying import colony_requirement, price
from game.nations.rules.losses import lose
from game.nations.rules.maintenance import new_event
from game.nations.rules.resolution import production
from game.nations.rules.turns import action_phase
from game.nations.rules.war import war
from game.nations.state import RESOURCES
from tests.game.nations.scenario import asked, changes, holdings, moves, play, run, table

STRONG = {"ready": ["krak_des_chevaliers"]}
STABLE = {"ready": ["the_oracle"]}
COLONY_BOUGHT = {"bought": ("nubia",)}


def produced(state: Any, seat: int = 0) -> dict[str, int]:
    """What Production totals up to for a nation, without zeros."""
    run(state, production)
    return {kind: net for kind, net in zip(RESOURCES, state.nations[seat].net, strict=True) if net}


@pytest.mark.parametrize(
    ("advisor", "own", "rival", "expected"),
    [
        ("augustus", {}, {}, {"stone": 2}),
        ("augustus", {}, STRONG, {}),
        ("saint_augustine", {}, {}, {"books": 2}),
        ("saint_augustine", {}, STABLE, {}),
        ("thomas_aquino", {}, {}, {"books": 4}),
        ("thomas_aquino", {}, STABLE, {}),
        ("cyrus_the_great", COLONY_BOUGHT, {}, {"gold": 3}),
        ("cyrus_the_great", {"colonies": ["nubia"]}, {}, {"gold": 2}),
        ("eleanor_of_aquitaine", COLONY_BOUGHT, {}, {"gold": 5}),
        ("eleanor_of_aquitaine", {}, COLONY_BOUGHT, {}),
        ("benjamin_disraeli", COLONY_BOUGHT, {}, {"gold": 2, "food": 8}),
        ("benjamin_disraeli", {}, {}, {"gold": 2}),
        ("isabella", {"colonies": ["south_africa", "sicily"]}, {}, {"food": 9, "gold": 3}),
        ("isabella", {"colonies": ["sicily"]}, {}, {"food": 5}),
        ("lin_zexu", {}, {}, {"gold": 4, "food": 4, "books": -8}),
        ("lin_zexu", STRONG, {}, {"gold": 4, "food": 4}),
        ("alfred_nobel", {"slots": {"factory": 2}}, {}, {"gold": 6, "stone": 12}),
        ("alfred_nobel", {"slots": {"parliament": 2, "rifleman": 1}}, {}, {"stone": 6, "food": -1}),
        ("marie_antoinette", {"ready": ["the_oracle", "great_wall"]}, {}, {"books": 10}),
        ("marie_antoinette", {}, {}, {"books": 7}),
        ("anna_komnene", {"slots": {"hoplite": 2, "quarry": 1}}, {}, {"gold": 1, "stone": 1, "books": 1}),
        ("anna_komnene", {}, {"slots": {"hoplite": 2}}, {"books": 1}),
    ],
)
def test_production(advisor: str, own: Any, rival: Any, expected: dict[str, int]) -> None:
    assert produced(table({"advisors": [advisor], **own}, rival)) == expected


@pytest.mark.parametrize("advisor", [card.id for card in CARDS.all() if card.type == "advisor"])
def test_does_nothing_for_a_nation_that_has_not_bought_it(advisor: str) -> None:
    """N-CARD-03: an Advisor on the Progress Board works for nobody."""
    state = table({}, {}, board=[[advisor]])
    assert (strength(state, 0), stability(state, 0)) == (0, 0)
    assert produced(state) == {}


def test_anna_komnene_lifts_stability_upkeep_of_military_too() -> None:
    state = table({"advisors": ["anna_komnene"], "slots": {"immortal": 2}}, {"slots": {"immortal": 2}})
    assert [stability(state, seat) for seat in (0, 1)] == [0, -2]


@pytest.mark.parametrize(("round_played", "stone"), [(5, 4), (7, 2)])
def test_tokugawa_counts_cards_of_the_current_age(round_played: int, stone: int) -> None:
    slots = {"parliament": 0, "samurai": 0, "factory": 0, "temple": 0}
    state = table({"advisors": ["tokugawa"], "slots": slots}, {}, round=round_played)
    assert produced(state) == {"stone": stone}


def test_peter_the_great_picks_a_resource_when_stronger_than_the_war() -> None:
    state = table({"advisors": ["peter_the_great"], **STRONG}, {}, war_buyer=1, war_strength=5)
    run(state, production)
    play(state, "choose gain_5_gold")
    assert holdings(state)["gold"] == 5


@pytest.mark.parametrize(("war_strength", "is_asked"), [(7, True), (8, False)])
def test_elizabeth_helps_peter_the_great_against_the_war(war_strength: int, is_asked: bool) -> None:
    """R-94: a comparison with the War marker, wherever it is asked for."""
    advisors = ["elizabeth", "peter_the_great"]
    own = {"advisors": advisors, "ready": ["porcelain_tower"]}
    state = table(own, {}, war_buyer=1, war_strength=war_strength)
    run(state, production)
    assert (asked(state) == 0) == is_asked


@pytest.mark.parametrize("fields", [{}, {"war_buyer": 1, "war_strength": 6}])
def test_peter_the_great_gets_nothing_without_a_war_or_below_it(fields: Any) -> None:
    state = table({"advisors": ["peter_the_great"], **STRONG}, {}, **fields)
    run(state, production)
    assert asked(state) is None
    assert holdings(state)["gold"] == 0


BUYER = {"slots": {"axeman": 1, "temple": 0}}


def extra(advisor: str, own: Any, *moves_played: str, **fields: Any) -> dict[str, int]:
    """What a nation has more, after the same moves, because of an Advisor."""
    results = []
    for advisors in ([], [advisor]):
        state = table({"advisors": advisors, **own}, {}, **fields)
        play(state, *moves_played)
        results.append(holdings(state))
    return changes(*results)


@pytest.mark.parametrize(
    ("advisor", "gold", "played", "expected"),
    [
        ("sejong_the_great", 1, ["buy_card aeneid nation", "choose resource"], {"stone": 2}),
        ("sejong_the_great", 1, ["buy_card siege_of_troy nation", "choose food"], {}),
        ("abu_bakr", 1, ["buy_card siege_of_troy nation", "choose food"], {"books": 2}),
        ("abu_bakr", 1, ["buy_card aeneid nation", "choose resource"], {}),
        ("montezuma", 1, ["buy_card first_crusade nation"], {"books": 3}),
        ("montezuma", 1, ["buy_card siege_of_troy nation", "choose food"], {"books": 3}),
        ("montezuma", 1, ["buy_card aeneid nation", "choose resource"], {}),
        ("mansa_musa", 1, ["buy_card ziggurat slot1"], {"books": 2, "food": 1}),
        ("mansa_musa", 2, ["buy_card ziggurat slot1"], {}),
    ],
)
def test_buying(advisor: str, gold: int, played: list[str], expected: dict[str, int]) -> None:
    board = [["aeneid", "siege_of_troy", "first_crusade", "ziggurat"]]
    assert extra(advisor, {"gold": gold, **BUYER}, *played, board=board) == expected


def test_mansa_musa_is_not_moved_by_gold_that_is_lost() -> None:
    state = table({"advisors": ["mansa_musa"], "gold": 1}, {})
    run(state, (lose, 0, "gold", 1))
    assert holdings(state)["books"] == 0


def test_hatshepsut_profits_from_an_own_wonder() -> None:
    own = {"wonder": "the_oracle", "sections_built": 1, "stone": 1}
    assert extra("hatshepsut", own, "hire_architect public wonder", architects=1) == {"books": 3}


def test_hatshepsut_does_not_profit_from_an_unfinished_one() -> None:
    own = {"wonder": "the_oracle", "stone": 2}
    assert extra("hatshepsut", own, "hire_architect public wonder", architects=1) == {}


@pytest.mark.parametrize(
    ("advisor", "own", "rival", "stays"),
    [
        ("qin_shi_huang", STABLE, {}, True),
        ("qin_shi_huang", {}, STABLE, False),
        ("qin_shi_huang", {}, {}, False),
        ("harald_hardrada", STRONG, {}, True),
        ("harald_hardrada", {}, STRONG, False),
        ("boudica", {"slots": {"temple": 1}}, {}, True),
        ("boudica", {"slots": {"axeman": 1}}, {}, False),
    ],
)
def test_removed_at_once_when_its_condition_holds(advisor: str, own: Any, rival: Any, stays: bool) -> None:
    state = table({"advisors": [advisor], **own}, rival)
    run(state, (gain, 0, "gold", 1))
    assert state.nations[0].advisors == ((advisor,) if stays else ("",))


def test_harald_leaves_even_when_his_owner_is_weakest_for_an_instant_only() -> None:
    own = {"advisors": ["harald_hardrada"], "slots": {"hoplite": 1, "chariot": 0}, "stone": 1}
    state = table(own, {})
    play(state, "deploy slot0 slot1")
    assert strength(state, 0) == 3
    assert state.nations[0].advisors == ("",)


@pytest.mark.parametrize(("advisor", "number"), [("archimedes", 1), ("marie_curie", 2)])
def test_private_architects_come_with_the_card(advisor: str, number: int) -> None:
    own = {"gold": 1, "wonder": "stonehenge", "stone": 3}
    state = table(own, {}, board=[[advisor]])
    assert moves(state, "hire_architect") == []
    play(state, f"buy_card {advisor} advisor0", "pass")
    assert state.nations[0].private_architects == (advisor,) * number
    play(state, *[f"hire_architect {advisor} wonder"] * number)
    assert moves(state, "hire_architect") == []


def test_buddha_skips_the_first_turn_only() -> None:
    state = table({"advisors": ["buddha"]}, {"slots": {"temple": 0}, "area": 1, "stone": 1})
    state.nations[0].turns = 0
    run(state, action_phase)
    assert asked(state) == 1
    play(state, "deploy area slot0")
    assert asked(state) == 0


def test_sun_tzu_gives_two_actions_in_the_first_turn_only() -> None:
    own = {"advisors": ["sun_tzu"], "slots": {"temple": 0}, "area": 3, "stone": 3, "turns": 0}
    state = table(own, {"slots": {"temple": 0}, "area": 1, "stone": 1})
    run(state, action_phase)
    play(state, "deploy area slot0")
    assert asked(state) == 0
    play(state, "deploy area slot0")
    assert asked(state) == 1
    play(state, "deploy area slot0", "deploy area slot0")
    assert asked(state) == 1


def test_sun_tzu_does_nothing_in_the_round_he_is_bought() -> None:
    state = table({"gold": 9}, {}, board=[["sun_tzu"]])
    play(state, "buy_card sun_tzu advisor0")
    assert asked(state) == 1


def test_hannibal_raises_the_raid_value() -> None:
    soldiers = {"slots": {"hoplite": 1}}
    state = table({"advisors": ["hannibal"], **soldiers}, soldiers)
    assert [raid_value(state, seat) for seat in (0, 1)] == [4, 3]


def test_hannibal_raids_nothing_without_manned_military() -> None:
    assert raid_value(table({"advisors": ["hannibal"], "slots": {"hoplite": 0}}, {}), 0) == 0


def test_hannibal_makes_battles_dearer_for_others_only() -> None:
    state = table({"advisors": ["hannibal"]}, {}, {})
    battle, building = CARDS["siege_of_troy"], CARDS["ziggurat"]
    assert [price(state, seat, battle, 2) for seat in (0, 1, 2)] == [2, 3, 3]
    assert price(state, 1, building, 2) == 2


def test_alhazen_swaps_two_cards_once_a_round() -> None:
    state = table({"advisors": ["alhazen"]}, {}, board=[["ziggurat"], [], ["aeneid"]])
    play(state, "use_special alhazen", "swap ziggurat aeneid", "pass")
    assert state.board == (("aeneid",), (), ("ziggurat",))
    assert moves(state, "use_special") == []


def test_genghis_khan_shakes_every_nation_while_he_is_in_play() -> None:
    state = table({"advisors": ["genghis_khan"], "gold": 1}, {}, {}, board=[["augustus"]])
    assert [stability(state, seat) for seat in (0, 1, 2)] == [-3, -3, -3]
    play(state, "buy_card augustus advisor0")
    assert [stability(state, seat) for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.parametrize(("held", "answer"), [({"food": 2, "stone": 2}, ["choose pay_2_stone"]), ({"stone": 2}, [])])
def test_marco_polo_trades_food_or_stone_for_gold(held: Any, answer: list[str]) -> None:
    state = table({"advisors": ["marco_polo"], **held}, {})
    play(state, "use_special marco_polo", *answer, "pass")
    assert (holdings(state)["gold"], holdings(state)["stone"]) == (4, 0)
    assert moves(state, "use_special") == []


def test_marco_polo_needs_two_of_a_kind() -> None:
    assert moves(table({"advisors": ["marco_polo"], "food": 1, "stone": 1}, {}), "use_special") == []


@pytest.mark.parametrize(("marker", "vp"), [(8, 10), (9, 9)])
def test_elizabeth_is_stronger_against_the_war(marker: int, vp: int) -> None:
    fields = {"war": "first_crusade", "war_buyer": 1, "war_strength": marker}
    state = table({"advisors": ["elizabeth"], "books": 6}, {}, **fields)
    run(state, war)
    assert holdings(state)["vp"] == vp


def test_elizabeth_is_no_stronger_otherwise() -> None:
    assert strength(table({"advisors": ["elizabeth"]}, {}), 0) == 0


def test_galileo_buys_a_golden_age_or_a_wonder_for_nothing_once_a_round() -> None:
    state = table({"advisors": ["galileo_galilei"]}, {}, board=[[], [], ["petra", "aeneid", "ziggurat"]])
    play(state, "use_special galileo_galilei")
    assert moves(state) == ["buy_card petra wonder", "buy_card aeneid nation"]
    play(state, "buy_card petra wonder", "pass")
    assert state.nations[0].wonder == "petra"
    assert moves(state, "use_special") == []


@pytest.mark.parametrize(("own", "food"), [({}, 4), (STABLE, 6), (STRONG, 10)])
def test_martin_luther_makes_defeat_cost_more_food(own: Any, food: int) -> None:
    fields = {"war": "wars_of_alexander", "war_buyer": 1, "war_strength": 6}
    state = table({"advisors": ["martin_luther"]}, {"food": 10, **own}, **fields)
    run(state, war)
    assert holdings(state, 1)["food"] == food


def test_pocahontas_raises_every_requirement_while_in_play() -> None:
    colony = CARDS["nubia"]
    with_her = table({}, {"advisors": ["pocahontas"]}, board=[["nubia"]])
    assert colony_requirement(with_her, colony) == 7
    assert colony_requirement(table({}, {}), colony) == 3


def test_machiavelli_keeps_one_of_two_events() -> None:
    state = table({"advisors": ["niccolo_machiavelli"]}, {})
    state.event_deck = ("taoism", "attila")
    run(state, new_event)
    assert sorted(moves(state)) == ["keep_event attila", "keep_event taoism"]
    play(state, "keep_event taoism")
    assert (state.event, state.event_deck) == ("taoism", ())


def test_without_machiavelli_one_event_is_drawn() -> None:
    state = table({}, {})
    state.event_deck = ("taoism", "attila")
    run(state, new_event)
    assert (asked(state), state.event, state.event_deck) == (None, "attila", ("taoism",))


def test_suleiman_takes_workers_while_strongest() -> None:
    state = table({"advisors": ["suleiman_i"]}, {"area": 1})
    play(state, "use_special suleiman_i", "take_worker food", "pass", "use_special suleiman_i")
    play(state, "take_worker stability")
    assert (state.nations[0].area, state.nations[0].food_track) == (2, 3)


def test_suleiman_is_of_no_use_to_a_weaker_nation() -> None:
    assert moves(table({"advisors": ["suleiman_i"]}, STRONG), "use_special") == []


def test_lincoln_takes_workers_turn_after_turn() -> None:
    state = table({"advisors": ["abraham_lincoln"], "food_track": 1, "stability_track": 1}, {})
    play(state, "use_special abraham_lincoln", "take_worker food", "pass", "use_special abraham_lincoln")
    assert state.nations[0].area == 2
    assert moves(state, "use_special") == []


@pytest.mark.parametrize(("advisors", "vp"), [(["florence_nightingale"], 10), ([], 9)])
def test_florence_nightingale_spares_the_vp_of_a_shortage(advisors: list[str], vp: int) -> None:
    state = table({"advisors": advisors, "books": 9}, {})
    run(state, (lose, 0, "food", 2))
    assert (holdings(state)["vp"], holdings(state)["books"]) == (vp, 7)


@pytest.mark.parametrize(("card", "cost"), [("rifleman", 2), ("axeman", 1), ("factory", 4)])
def test_frederick_the_great_makes_military_cheaper(card: str, cost: int) -> None:
    own = {"advisors": ["frederick_the_great"], "slots": {card: 0}, "area": 1, "stone": 9}
    state = table(own, {})
    play(state, "deploy area slot0")
    assert holdings(state)["stone"] == 9 - cost


@pytest.mark.parametrize(("advisors", "offered"), [(["alfred_nobel"], 0), ([], 1)])
def test_nobel_buys_no_wars(advisors: list[str], offered: int) -> None:
    state = table({"advisors": advisors, "gold": 3}, {}, board=[["opium_war"]])
    assert len(moves(state, "buy_card")) == offered


def test_shaka_zulu_pays_others_for_colonies() -> None:
    state = table({"gold": 1, **STRONG}, {"advisors": ["shaka_zulu"]}, board=[["nubia"]])
    play(state, "buy_card nubia colony0")
    assert (holdings(state, 0)["stone"], holdings(state, 1)["stone"]) == (5, 0)


def test_shaka_zulu_pays_nothing_to_his_owner() -> None:
    state = table({"gold": 1, "advisors": ["shaka_zulu"]}, {}, board=[["nubia"]])
    play(state, "buy_card nubia colony0")
    assert holdings(state)["stone"] == 0


def test_bolivar_turns_a_colony_into_gold_and_stone() -> None:
    state = table({"advisors": ["simon_bolivar"], "colonies": ["nubia", "gaul"]}, {})
    play(state, "use_special simon_bolivar", "remove colony1")
    assert state.nations[0].colonies == ("nubia", "")
    assert (holdings(state)["gold"], holdings(state)["stone"]) == (4, 4)


def test_bolivar_needs_a_colony() -> None:
    assert moves(table({"advisors": ["simon_bolivar"]}, {}), "use_special") == []


def test_every_advisor_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    untested = [card.id for card in CARDS.all() if card.type == "advisor" and card.id not in source]
    assert untested == []
