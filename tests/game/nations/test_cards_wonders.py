"""Every Wonder: what it does, and when it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.nations.cards.cards import CARDS, EVENTS
from game.nations.concepts import compared_stability, golden_age_bonus, stability, strength
from game.nations.rules.maintenance import architects
from game.nations.rules.resolution import production, score_books
from game.nations.rules.scoring import final_scores
from game.nations.rules.war import war
from game.nations.state import RESOURCES
from tests.game.nations.scenario import asked, changes, holdings, moves, play, run, table

RICH = {"gold": 9, "stone": 9, "food": 9, "books": 20}
STRONG = {"ready": ["krak_des_chevaliers"]}
STABLE = {"ready": ["the_oracle"]}


def produced(state: Any, seat: int = 0) -> dict[str, int]:
    """What Production totals up to for a nation, without zeros."""
    run(state, production)
    return {kind: net for kind, net in zip(RESOURCES, state.nations[seat].net, strict=True) if net}


def standing(state: Any, seat: int = 0) -> tuple[int, int]:
    """Strength and Stability."""
    return strength(state, seat), stability(state, seat)


def nearly_ready(wonder: str) -> dict[str, Any]:
    """A nation whose Wonder lacks one section, with the Stone for it."""
    sections = CARDS[wonder].sections
    return {"wonder": wonder, "sections_built": len(sections) - 1, "stone": sections[-1]}


HIRE = "hire_architect public wonder"


def completed(wonder: str, own: Any, *rivals: Any) -> Any:
    """The table after seat 0 has built the last section of a Wonder."""
    state = table({**own, **nearly_ready(wonder)}, *rivals, architects=1)
    play(state, HIRE)
    return state


@pytest.mark.parametrize(
    ("wonder", "makes", "stands"),
    [
        ("colosseum", {}, (3, 0)),
        ("hanging_gardens", {"stone": -1, "food": 2}, (0, 1)),
        ("pyramids", {"gold": 2, "food": -2}, (0, 0)),
        ("great_lighthouse", {"gold": 1}, (0, 0)),
        ("sphinx", {"stone": 1}, (0, 0)),
        ("the_oracle", {}, (0, 2)),
        ("terracotta_army", {}, (1, 0)),
        ("moai_statues", {"food": -1}, (0, 0)),
        ("great_wall", {}, (0, 2)),
        ("krak_des_chevaliers", {}, (6, 0)),
        ("machu_picchu", {"gold": 6}, (0, 0)),
        ("sistine_chapel", {"books": 1}, (0, 0)),
        ("uraniborg", {"books": 2}, (0, 0)),
        ("ford_motor_company", {"stone": 6}, (0, 0)),
        ("suez_canal", {"gold": 3}, (4, 0)),
    ],
)
def test_gives_what_is_printed_once_it_is_ready(wonder: str, makes: Any, stands: Any) -> None:
    state = table({"ready": [wonder]}, {})
    assert standing(state) == stands
    assert produced(state) == makes


@pytest.mark.parametrize("wonder", [card.id for card in CARDS.all() if card.type == "wonder"])
def test_gives_nothing_under_construction(wonder: str) -> None:
    """N-WONDER-03: no Wonder does anything before its last section is built."""
    state = table({"wonder": wonder, "sections_built": len(CARDS[wonder].sections) - 1}, {})
    assert standing(state) == (0, 0)
    assert produced(state) == {}


@pytest.mark.parametrize(
    ("wonder", "own", "rival", "expected"),
    [
        ("notre_dame", {}, {}, {"books": 2}),
        ("notre_dame", {}, {"stability_track": 3}, {"books": 5}),
        ("angkor_wat", {}, {}, {"food": 4, "books": -4}),
        ("angkor_wat", {"colonies": ["macedonia"]}, {}, {"food": 4}),
    ],
)
def test_conditional_production(wonder: str, own: Any, rival: Any, expected: dict[str, int]) -> None:
    assert produced(table({"ready": [wonder], **own}, rival)) == expected


@pytest.mark.parametrize(
    ("wonder", "expected"),
    [
        ("colosseum", {"food": -2}),
        ("stonehenge", {"books": 6, "food": 4}),
        ("sankore_university", {"books": 8}),
        ("moai_statues", {"stone": 12}),
        ("taj_mahal", {"books": 15}),
        ("darwins_voyage", {"gold": 15}),
        ("south_pole_expedition", {"food": -5}),
    ],
)
def test_gives_or_costs_its_owner_something_on_completion_only(wonder: str, expected: dict[str, int]) -> None:
    state = table({**RICH, **nearly_ready(wonder)}, RICH, architects=1)
    before = holdings(state) | {"stone": 0}
    rival = holdings(state, 1)
    play(state, HIRE)
    assert changes(before, holdings(state)) == expected
    assert holdings(state, 1) == rival
    before = holdings(state)
    run(state, production)
    assert not set(changes(before, holdings(state))) - {
        kind for kind, made in zip(RESOURCES, CARDS[wonder].production, strict=True) if made
    }


def test_terracotta_army_costs_every_least_stable_nation_gold() -> None:
    state = completed("terracotta_army", {**RICH, **STABLE}, RICH, RICH)
    play(state, "place_wonder ready1")
    assert [holdings(state, seat)["gold"] for seat in (0, 1, 2)] == [9, 5, 5]


def test_terracotta_army_spares_not_even_its_owner() -> None:
    state = completed("terracotta_army", RICH, {**RICH, **STABLE})
    assert [holdings(state, seat)["gold"] for seat in (0, 1)] == [5, 9]


def test_british_museum_costs_every_weakest_nation_books() -> None:
    state = completed("british_museum", RICH, {**RICH, **STRONG}, RICH)
    assert [holdings(state, seat)["books"] for seat in (0, 1, 2)] == [10, 20, 10]


@pytest.mark.parametrize(("own", "rival", "gold"), [({}, STRONG, [0, 6]), ({}, {}, [0, 0])])
def test_brandenburg_gate_pays_whoever_alone_is_strongest(own: Any, rival: Any, gold: list[int]) -> None:
    state = completed("brandenburg_gate", own, rival)
    assert [holdings(state, seat)["gold"] for seat in (0, 1)] == gold
    assert [holdings(state, seat)["stone"] for seat in (0, 1)] == gold


def test_titanic_takes_gold_or_advisors_of_everybody_at_once() -> None:
    advised = {**RICH, "advisors": ["augustus"]}
    state = completed("titanic", advised, advised, RICH)
    assert asked(state) == 1
    play(state, "choose remove_advisors", "choose lose_4_gold")
    assert [holdings(state, seat)["gold"] for seat in (0, 1, 2)] == [5, 9, 5]
    assert [nation.advisors for nation in state.nations] == [("augustus",), ("",), ("",)]


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"gold": 3, "advisors": ["augustus"]}, (3, ("",))),
        ({"gold": 3}, (0, ("",))),
    ],
)
def test_titanic_leaves_no_choice_without_the_gold(held: Any, left: Any) -> None:
    state = completed("titanic", {"gold": 9}, {"books": 9, **held})
    assert (holdings(state, 1)["gold"], state.nations[1].advisors) == left


def test_titanic_takes_the_advisors_of_several_nations_at_the_same_time() -> None:
    """R-73: with one of them still there, Qin would be in the least stable nation for a moment."""
    state = completed(
        "titanic",
        {**RICH, "advisors": ["qin_shi_huang"]},
        {"advisors": ["abraham_lincoln"], "stability_track": 3},
        {"advisors": ["marie_antoinette"], "ready": ["the_oracle"]},
    )
    play(state, "choose lose_4_gold")
    assert [nation.advisors for nation in state.nations] == [("qin_shi_huang",), ("",), ("",)]


def test_titanic_ignores_the_shadow() -> None:
    state = completed("titanic", {"gold": 9})
    assert (holdings(state)["gold"], state.shadows[0].books) == (5, table({}).shadows[0].books)


def extra(wonder: str, own: Any, *played: str, rival: Any = None, **fields: Any) -> dict[str, int]:
    """What a nation has more, after the same moves, because of a ready Wonder."""
    results = []
    for ready in ([], [wonder]):
        state = table({"ready": ready, **own}, rival or {}, **fields)
        play(state, *played)
        results.append(holdings(state))
    return changes(*results)


@pytest.mark.parametrize(
    ("wonder", "board", "card", "expected"),
    [
        ("great_lighthouse", [[], [], ["ziggurat"]], "ziggurat slot1", {"books": 1}),
        ("great_lighthouse", [[], ["ziggurat"]], "ziggurat slot1", {}),
        ("red_fort", [["ziggurat"]], "ziggurat slot1", {"food": 2}),
        ("red_fort", [[], ["ziggurat"]], "ziggurat slot1", {}),
        ("chichen_itza", [["first_crusade"]], "first_crusade nation", {"vp": 1}),
        ("chichen_itza", [["ziggurat"]], "ziggurat slot1", {}),
        ("himeji_castle", [["ziggurat"]], "ziggurat slot0", {"stone": 4}),
        ("himeji_castle", [["ziggurat"]], "ziggurat slot1", {}),
        ("himeji_castle", [["hoplite"]], "hoplite slot0", {}),
    ],
)
def test_buying(wonder: str, board: Any, card: str, expected: dict[str, int]) -> None:
    own = {**RICH, "slots": {"temple": 0, "axeman": 0}}
    assert extra(wonder, own, f"buy_card {card}", board=board) == expected


def test_himeji_castle_wants_a_later_age() -> None:
    own = {**RICH, "slots": {"lyceum": 0}}
    assert extra("himeji_castle", own, "buy_card ziggurat slot0", board=[["ziggurat"]]) == {}


def test_great_lighthouse_does_not_count_what_others_buy() -> None:
    state = table({"ready": ["great_lighthouse"]}, RICH, board=[[], [], ["ziggurat"]])
    play(state, "pass", "buy_card ziggurat slot0")
    assert holdings(state)["books"] == 0


def test_sphinx_pays_for_later_wonders() -> None:
    play_it = (HIRE, "place_wonder ready1")
    state = table({"ready": ["sphinx"], **nearly_ready("the_oracle")}, {}, architects=1)
    play(state, *play_it)
    assert holdings(state)["stone"] == 5


def test_sphinx_does_not_pay_for_itself() -> None:
    assert holdings(completed("sphinx", {}, {}))["stone"] == 0


def test_a_covered_sphinx_still_pays_for_what_covers_it() -> None:
    state = table({"ready": ["sphinx"], **nearly_ready("the_oracle")}, {}, architects=1)
    play(state, HIRE, "place_wonder ready0")
    assert holdings(state)["stone"] == 5
    assert state.nations[0].ready[0] == "the_oracle"


@pytest.mark.parametrize(
    ("wonder", "price", "answer", "expected"),
    [
        ("petra", {"food": 1}, "choose gain_3_gold", {"food": -1, "gold": 3}),
        ("petra", {"food": 1}, "choose gain_3_books", {"food": -1, "books": 3}),
        ("petra", {"food": 1}, "choose gain_3_stone", {"food": -1, "stone": 3}),
        ("piazza_san_marco", {"gold": 2}, "choose gain_5_food", {"gold": -2, "food": 5}),
        ("piazza_san_marco", {"gold": 2}, "choose gain_5_books", {"gold": -2, "books": 5}),
        ("piazza_san_marco", {"gold": 2}, "choose gain_5_stone", {"gold": -2, "stone": 5}),
    ],
)
def test_special_actions_that_trade_once_a_round(wonder: str, price: Any, answer: str, expected: Any) -> None:
    twice = {kind: 2 * number for kind, number in price.items()}
    state = table({"ready": [wonder], **twice}, {})
    before = holdings(state)
    play(state, f"use_special {wonder}", answer, "pass")
    assert changes(before, holdings(state)) == expected
    assert moves(state, "use_special") == []


@pytest.mark.parametrize(("wonder", "held"), [("petra", {"gold": 9}), ("piazza_san_marco", {"gold": 1})])
def test_special_actions_need_their_price_in_full(wonder: str, held: Any) -> None:
    assert moves(table({"ready": [wonder], **held}, {}), "use_special") == []


def test_royal_society_deploys_one_worker_free_once_a_round() -> None:
    state = table({"ready": ["royal_society"], "slots": {"factory": 0}, "area": 2}, {})
    play(state, "use_special royal_society", "deploy area slot0", "pass")
    assert (state.nations[0].workers[0], state.nations[0].area) == (1, 1)
    assert moves(state, "use_special") == []


def test_solomons_temple_brings_a_vp_at_the_end_of_an_age() -> None:
    state = table({"ready": ["solomons_temple"]}, {}, round=2)
    run(state, score_books)
    assert holdings(state)["vp"] == 11


def test_solomons_temple_brings_nothing_within_an_age() -> None:
    state = table({"ready": ["solomons_temple"]}, {}, round=1)
    run(state, score_books)
    assert holdings(state)["vp"] == 10


@pytest.mark.parametrize(("own", "stands"), [({}, False), ({"colonies": ["macedonia"]}, True)])
def test_solomons_temple_falls_with_its_owners_defeat(own: Any, stands: bool) -> None:
    fields = {"war": "wars_of_alexander", "war_buyer": 1, "war_strength": 2}
    state = table({"ready": ["solomons_temple"], "food": 9, **own}, {"food": 9}, **fields)
    run(state, war)
    assert (state.nations[0].ready[0] == "solomons_temple") is stands


def test_alhambra_brings_a_private_architect_from_its_completion_on() -> None:
    state = completed("alhambra", {}, {})
    assert state.nations[0].private_architects == ("alhambra",)
    state.nations[0].private_architects = ()
    state.event = EVENTS["taoism"].id
    run(state, architects)
    assert [nation.private_architects for nation in state.nations] == [("alhambra",), ()]


def test_porcelain_tower_gives_a_second_place_for_advisors() -> None:
    own = {"ready": ["porcelain_tower"], "advisors": ["augustus"], "gold": 1}
    state = table(own, {}, board=[["hatshepsut"]])
    play(state, "buy_card hatshepsut advisor1")
    assert state.nations[0].advisors == ("augustus", "hatshepsut")


def test_without_porcelain_tower_a_second_advisor_replaces_the_first() -> None:
    state = table({"advisors": ["augustus"], "gold": 1}, {}, board=[["hatshepsut"]])
    play(state, "buy_card hatshepsut advisor0")
    assert state.nations[0].advisors == ("hatshepsut",)


def test_the_place_goes_with_porcelain_tower() -> None:
    own = {"ready": ["porcelain_tower"], "advisors": ["augustus", "hatshepsut"], **nearly_ready("the_oracle")}
    state = table(own, {}, architects=1)
    play(state, HIRE, "place_wonder ready0", "remove advisor0")
    assert state.nations[0].advisors == ("hatshepsut",)


@pytest.mark.parametrize(("passed", "vp"), [((0, 1), 10), ((1, 0), 9), ((), 9)])
def test_great_wall_spares_the_vp_of_a_defeat_in_a_round_passed_first(passed: Any, vp: int) -> None:
    fields = {"war": "wars_of_alexander", "war_buyer": 1, "war_strength": 2, "passed": passed}
    state = table({"ready": ["great_wall"], "food": 9}, STRONG, **fields)
    run(state, war)
    assert holdings(state)["vp"] == vp


def test_sistine_chapel_rewards_every_architect() -> None:
    own = {"wonder": "stonehenge", "stone": 1}
    assert extra("sistine_chapel", own, HIRE, architects=1) == {"books": 3}


def test_sistine_chapel_does_not_reward_its_own_architects() -> None:
    assert holdings(completed("sistine_chapel", {}, {}))["books"] == 0


def test_versailles_makes_its_owner_least_stable_for_the_round() -> None:
    state = completed("versailles", STABLE, {})
    play(state, "place_wonder ready1")
    assert (compared_stability(state, 0), stability(state, 0)) == (-1, 2)


def test_versailles_that_was_ready_before_does_nothing() -> None:
    assert compared_stability(table({"ready": ["versailles"]}, {}), 0) == 0


def test_versailles_drives_qin_shi_huang_away() -> None:
    state = completed("versailles", {"advisors": ["qin_shi_huang"], **STABLE}, {})
    assert state.nations[0].advisors == ("qin_shi_huang",)
    play(state, "place_wonder ready1")
    assert state.nations[0].advisors == ("",)


def test_uraniborg_raises_the_golden_age_bonus_by_two() -> None:
    state = table({"ready": ["uraniborg"]}, {})
    assert [golden_age_bonus(state, seat) for seat in (0, 1)] == [2, 0]


@pytest.mark.parametrize(("played", "vp"), [(["pass"], 11), (["undeploy slot0"], 10)])
def test_forbidden_palace_rewards_passing_first(played: list[str], vp: int) -> None:
    state = table({"ready": ["forbidden_palace"], "slots": {"temple": 1}}, {})
    play(state, *played)
    assert holdings(state)["vp"] == vp


def test_forbidden_palace_does_not_reward_passing_second() -> None:
    state = table({}, {"ready": ["forbidden_palace"]})
    play(state, "pass", "pass")
    assert holdings(state, 1)["vp"] <= 10


def test_mit_deploys_a_worker_free_on_a_new_building() -> None:
    own = {"ready": ["mit"], "gold": 1, "area": 1, "slots": {"temple": 0}}
    state = table(own, {}, board=[["factory"]])
    play(state, "buy_card factory slot1", "deploy area slot1")
    assert state.nations[0].workers[1] == 1
    assert asked(state) == 1


def test_mit_may_be_declined_and_ignores_military() -> None:
    own = {"ready": ["mit"], "gold": 9, "area": 1}
    state = table(own, {}, board=[["factory", "rifleman"]])
    play(state, "buy_card factory slot0", "choose decline", "pass", "buy_card rifleman slot1")
    assert "choose decline" not in moves(state)


def wonder_points(*nations: Any) -> int:
    """The Wonder line of seat 0 in the final scoring."""
    scores = final_scores(table(*nations))
    lines = next(score.lines for score in scores if score.seat == 0)
    return next(line.points for line in lines if line.category == "wonders")


@pytest.mark.parametrize(
    ("wonder", "own", "rival", "points"),
    [
        ("potala_palace", {"advisors": ["augustus"]}, {}, 2),
        ("potala_palace", {}, {"advisors": ["augustus"]}, 1),
        ("big_ben", {"colonies": ["india", "congo"]}, {}, 3),
        ("big_ben", {"colonies": ["brazil"]}, {}, 1),
        ("statue_of_liberty", {"area": 2, "slots": {"temple": 2}}, {"area": 3}, 3),
        ("statue_of_liberty", {"area": 3}, {"area": 3}, 1),
    ],
)
def test_final_scoring(wonder: str, own: Any, rival: Any, points: int) -> None:
    assert wonder_points({"ready": [wonder], **own}, rival) == points


def test_every_wonder_is_tested_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    wonders = [card.id for card in CARDS.all() if card.type == "wonder" and card.age]
    assert [wonder for wonder in wonders if f'"{wonder}"' not in source] == []
