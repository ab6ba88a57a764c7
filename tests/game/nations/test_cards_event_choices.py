"""Events with choices, and events that look at what a nation did or has; the order in which they come about."""

from __future__ import annotations

from typing import Any

import pytest

from game.nations.cards.cards import EVENTS
from game.nations.rules.event_cards import events, resolve
from game.nations.rules.resolution import player_order, production
from game.nations.rules.war import war
from game.nations.state import RESOURCES
from tests.game.nations.event_table import RICH, apart, event, level, loss
from tests.game.nations.scenario import changes, holdings, play, run, table


@pytest.mark.parametrize(
    ("card", "half", "price", "gain"),
    [
        ("bread_and_games", "bottom", {"food": 4}, {"books": 6}),
        ("benedictine_rule", "bottom", {"food": 3}, {"gold": 5}),
        ("sokoto_caliphate", "top", {"food": 4}, {"gold": 8}),
    ],
)
def test_everybody_may_pay_but_need_not(card: str, half: str, price: Any, gain: Any) -> None:
    ((kind, number),) = price.items()
    state = level({"food": number - 1})
    result = event(state, card, half, f"choose pay_{number}_{kind}", "choose decline")
    assert result == [{}, {}, gain | loss(**price)]


def test_zoroastrian_revival_gives_stone_or_takes_the_food_of_all_others() -> None:
    assert event(apart(), "attila", "bottom", "choose gain_4_stone") == [{"stone": 4}, {}, {}]
    assert event(apart(), "attila", "bottom", "choose each_lose_3_food") == [{}, loss(food=3), loss(food=3)]
    assert event(level(), "attila", "bottom") == [{}, {}, {}]


def test_of_five_nations_neither_of_the_two_most_stable_is_one_of_the_others() -> None:
    """R-97, R-98: both have the others lose 3 Food, and the other three lose it once."""
    calm, calmer = {"slots": {"ziggurat": 1}}, {"slots": {"ziggurat": 2}}
    state = table(*(RICH | own for own in (calm, calmer, {}, {}, {})))
    answers = ["choose each_lose_3_food"] * 2
    assert event(state, "attila", "bottom", *answers) == [{}, {}, loss(food=3), loss(food=3), loss(food=3)]


def test_no_event_says_others_for_two_things() -> None:
    """R-98: an event says whom it singles out, and the others are the rest."""
    parts = [part for card in EVENTS.values() for half in (card.top, card.bottom) for part in half.parts]
    assert not [part for part in parts if "others=True" in repr(part)]


ARMED = {"slots": {"axeman": 2, "temple": 1}}


@pytest.mark.parametrize(
    ("card", "slots", "gain"),
    [("hellenism", "slot0", {"books": 4}), ("crop_rotation", "slot1", {"stone": 2})],
)
def test_workers_may_be_undeployed_for_a_gain_each(card: str, slots: str, gain: dict[str, int]) -> None:
    state = level(ARMED, ARMED)
    times = 2 if slots == "slot0" else 1
    rest = [] if times == 2 or slots == "slot1" else ["choose decline"]
    result = event(state, card, "bottom", "choose decline", *[f"undeploy {slots}"] * times, *rest)
    assert result == [gain, {}, {}]
    assert (state.nations[0].area, state.nations[1].area) == (times, 0)


def test_undeploying_by_an_event_stops_when_one_likes() -> None:
    result = event(level(ARMED), "hellenism", "bottom", "undeploy slot0", "choose decline")
    assert result == [{"books": 2}, {}, {}]


def test_harald_stays_as_long_as_an_event_is_under_way() -> None:
    state = table({"advisors": ["harald_hardrada"], **ARMED}, {"slots": {"axeman": 1}}, event="hellenism")
    run(state, (resolve, "bottom"))
    play(state, "choose decline", "undeploy slot0")
    assert state.nations[0].advisors == ("harald_hardrada",)
    play(state, "undeploy slot0")
    assert state.nations[0].advisors == ("",)


@pytest.mark.parametrize(
    ("card", "half", "seat", "workers", "gain"),
    [("pax_romana", "bottom", 0, 1, {"food": 3}), ("janissaries", "top", 2, 2, {"stone": 4})],
)
def test_workers_with_resources_are_one_package(card: str, half: str, seat: int, workers: int, gain: Any) -> None:
    state = apart()
    result = event(state, card, half, "choose take_worker", *["take_worker food"] * workers)
    assert result[seat] == gain
    assert state.nations[seat].area == workers
    assert event(apart(), card, half, "choose decline") == [{}, {}, {}]
    assert event(level(), card, half) == [{}, {}, {}]


@pytest.mark.parametrize(
    ("card", "half", "seat", "left"), [("pax_romana", "bottom", 0, 0), ("janissaries", "top", 2, 1)]
)
def test_without_enough_workers_there_is_no_package(card: str, half: str, seat: int, left: int) -> None:
    few = [{}, {}, {}]
    few[seat] = {"food_track": left, "stability_track": 0, "ready": ["the_oracle", "krak_des_chevaliers"] * 2}
    others = {"stability_track": 0}
    state = apart(*[few[index] or others for index in range(3)])
    assert event(state, card, half) == [{}, {}, {}]


def test_pilgrims_bring_a_worker_to_the_most_food() -> None:
    state = apart()
    event(state, "pilgrims", "top", "take_worker food")
    assert [nation.area for nation in state.nations] == [0, 1, 0]
    assert event(level(), "pilgrims", "top") == [{}, {}, {}]


def test_black_death_returns_a_worker_of_everybody_who_has_one() -> None:
    state = level({"area": 1, "food_track": 3}, {"slots": {"temple": 1}, "food_track": 3, "stability_track": 3})
    event(state, "black_death", "top", "to_section stability")
    assert [nation.area for nation in state.nations] == [0, 0, 0]
    assert [nation.food_track for nation in state.nations] == [4, 3, 4]
    assert state.nations[1].workers[0] == 0


@pytest.mark.parametrize(("card", "half", "seat"), [("assyrian_deportations", "top", 0), ("weltpolitik", "bottom", 2)])
def test_a_worker_is_returned_by(card: str, half: str, seat: int) -> None:
    state = apart(*[{"area": 1}] * 3)
    event(state, card, half)
    assert [nation.area for nation in state.nations] == [int(other != seat) for other in range(3)]


WAR_LOSSES = {"war_losses": (0, 0, 3, 2, 1)}


@pytest.mark.parametrize(
    ("card", "regained"),
    [("assyrian_deportations", {"vp": 1}), ("fourth_crusade", {"food": 3, "books": 2, "vp": 1})],
)
def test_what_the_war_took_comes_back_to_the_most_stable(card: str, regained: dict[str, int]) -> None:
    assert event(apart(WAR_LOSSES, WAR_LOSSES), card, "bottom") == [regained, {}, {}]
    assert event(level(WAR_LOSSES), card, "bottom") == [{}, {}, {}]


@pytest.mark.parametrize(("card", "regained"), [("assyrian_deportations", {"vp": 2}), ("fourth_crusade", None)])
def test_what_a_shortage_in_the_war_took_comes_back_too(card: str, regained: Any) -> None:
    state = apart({"food": 1}, war="hundred_years_war", war_strength=2, war_buyer=2)
    before = holdings(state)
    run(state, war)
    lost = changes(holdings(state), before)
    assert set(lost) == {"food", "books", "vp"}
    assert event(state, card, "bottom")[0] == (regained or lost)


@pytest.mark.parametrize(("war_strength", "buyer", "vp"), [(1, 0, [0, 1, 1]), (2, 0, [0, 0, 1]), (0, -1, [0] * 3)])
def test_qin_unification_rewards_all_above_the_war(war_strength: int, buyer: int, vp: list[int]) -> None:
    state = apart(war_strength=war_strength, war_buyer=buyer)
    assert [change.get("vp", 0) for change in event(state, "qin_unification", "top")] == vp


@pytest.mark.parametrize(("buyer", "books"), [(0, 4), (2, 0), (-1, 0)])
def test_peace_of_god_rewards_the_strongest_if_another_bought_the_war(buyer: int, books: int) -> None:
    result = event(apart(war_buyer=buyer), "peace_of_god", "top")
    assert [change.get("books", 0) for change in result] == [0, 0, books]


def test_the_most_stable_moves_to_the_first_place() -> None:
    for card, change in (("qin_unification", {}), ("tulip_mania", {"gold": 3})):
        state = apart(order=(2, 1, 0))
        assert event(state, card, "bottom") == [change, {}, {}]
        assert state.order == (0, 2, 1)
        state = level(order=(2, 1, 0))
        assert event(state, card, "bottom") == [{}, {}, {}]
        assert state.order == (2, 1, 0)


def test_of_five_the_two_most_stable_move_to_the_front_in_their_order() -> None:
    stable = {"ready": ["the_oracle"]}
    state = table({}, stable, {}, {**stable, "colonies": ["tibet"]}, {}, order=(0, 1, 2, 3, 4))
    event(state, "qin_unification", "bottom")
    assert state.order == (1, 3, 0, 2, 4)


@pytest.mark.parametrize(
    ("card", "half", "bought", "change"),
    [
        ("rigveda", "top", ("first_crusade", "siege_of_troy", "aeneid"), {"books": 2}),
        ("magellans_expedition", "top", ("nubia", "gaul", "aeneid"), {"gold": 10}),
        ("stupor_mundi", "top", ("aeneid",), {"books": 4}),
    ],
)
def test_what_was_bought_this_round_counts(card: str, half: str, bought: Any, change: Any) -> None:
    assert event(level({"bought": bought}), card, half) == [change, {}, {}]
    assert event(level(), card, half) == [{}, {}, {}]


def test_stupor_mundi_rewards_nobody_at_a_tie() -> None:
    buyer = {"bought": ("aeneid",)}
    assert event(level(buyer, buyer), "stupor_mundi", "top") == [{}, {}, {}]


@pytest.mark.parametrize(
    ("card", "half", "seat", "change"),
    [
        ("taoism", "top", 1, {"books": 3}),
        ("romanticism", "top", 1, {"books": 5}),
        ("tulip_mania", "top", 2, loss(vp=1)),
    ],
)
def test_the_order_of_passing_counts(card: str, half: str, seat: int, change: Any) -> None:
    result = event(level(passed=(1, 0, 2)), card, half)
    assert result == [change if other == seat else {} for other in range(3)]


@pytest.mark.parametrize(
    ("card", "half", "own", "rival", "change"),
    [
        ("imperial_examination", "top", {"advisors": ["alhazen"]}, {"advisors": ["augustus"]}, {"vp": 1}),
        ("absolute_monarchy", "top", {"advisors": ["augustus"]}, {"advisors": ["montezuma"]}, loss(books=4)),
        ("absolute_monarchy", "top", {"advisors": ["alhazen"]}, {"advisors": ["marie_curie"]}, loss(books=4)),
        ("peace_of_god", "bottom", {"colonies": ["sicily", "england"]}, {"colonies": ["brazil"]}, {"vp": 2}),
        ("scramble_for_africa", "top", {"colonies": ["congo", "india"]}, {"colonies": ["brazil"]}, {"vp": 1}),
        ("weltpolitik", "top", {"colonies": ["congo"]}, {"colonies": ["brazil"]}, {"gold": 5, "stone": 5}),
        (
            "romanticism",
            "bottom",
            {"slots": {"factory": 2}},
            {"slots": {"bank": 3, "rifleman": 3}},
            {"vp": 1},
        ),
    ],
)
def test_the_age_of_what_one_has_counts(card: str, half: str, own: Any, rival: Any, change: Any) -> None:
    assert event(level(own, rival), card, half) == [change, {}, {}]


def test_industrial_revolution_rewards_nobody_at_a_tie() -> None:
    workers = {"slots": {"factory": 1}}
    assert event(level(workers, workers), "romanticism", "bottom") == [{}, {}, {}]


SITE = {"wonder": "pyramids", "sections_built": 2}


def test_sea_peoples_take_an_architect_or_a_vp() -> None:
    state = apart(SITE)
    assert event(state, "sea_peoples", "top", "choose remove_architect") == [{}, {}, {}]
    assert state.nations[0].sections_built == 1
    assert event(apart(SITE), "sea_peoples", "top", "choose lose_1_vp") == [loss(vp=1), {}, {}]
    assert event(apart(), "sea_peoples", "top") == [loss(vp=1), {}, {}]


def test_ecological_collapse_as_in_the_worked_example() -> None:
    state = level(order=(0, 1, 2))  # China, Persia, Rome
    result = event(
        state,
        "ecological_collapse",
        "top",
        "choose lose_2_food",
        "choose move_to_last",
        "choose move_to_last",
    )
    assert result == [{}, {}, loss(food=2)]
    assert state.order == (2, 0, 1)


def test_ecological_collapse_sends_back_whoever_cannot_pay() -> None:
    state = table({**RICH, "food": 1}, RICH, order=(0, 1))
    assert event(state, "ecological_collapse", "top", "choose lose_2_food") == [{}, loss(food=2)]
    assert state.order == (1, 0)


def test_feudal_dues_keep_the_player_order() -> None:
    for card, order in (("feudal_dues", (0, 1, 2)), ("taoism", (2, 1, 0))):
        state = apart(order=(0, 1, 2), event=card)
        run(state, player_order)
        assert state.order == order


def test_hajj_leaves_two_gold_and_takes_none_from_the_poor() -> None:
    assert event(level({"gold": 1}), "feudal_dues", "bottom") == [{}, loss(gold=7), loss(gold=7)]


def test_fourth_crusade_harms_the_weakest_only_when_the_strongest_pays() -> None:
    paid = event(apart(), "fourth_crusade", "top", "choose pay_3_gold")
    assert paid == [loss(books=4), {}, {"gold": -3, "vp": 1}]
    assert event(apart(), "fourth_crusade", "top", "choose decline") == [{}, {}, {}]
    assert event(apart({}, {}, {"gold": 2}), "fourth_crusade", "top") == [{}, {}, {}]
    assert event(level(), "fourth_crusade", "top") == [{}, {}, {}]


FIVE = ({}, {}, {}, {"slots": {"axeman": 1}}, {"slots": {"axeman": 2}})
"""What five nations have besides: the first three are the weakest, the last two the strongest."""


@pytest.mark.parametrize("answers", [("pay_3_gold", "pay_3_gold"), ("pay_3_gold", "decline")])
def test_what_an_event_does_to_others_happens_once_whoever_brings_it_about(answers: tuple[str, str]) -> None:
    """R-97: both of the two strongest may pay and win a VP; the weakest lose 4 Books once."""
    state = table(*(RICH | own for own in FIVE))
    result = event(state, "fourth_crusade", "top", *(f"choose {answer}" for answer in answers))
    paid = [{"gold": -3, "vp": 1} if answer == "pay_3_gold" else {} for answer in answers]
    assert result == [loss(books=4)] * 3 + paid[::-1]


ADVISED = {"advisors": ["archimedes"]}


def test_salem_takes_gold_or_the_advisor_of_the_least_stable() -> None:
    assert event(apart({}, {}, ADVISED), "absolute_monarchy", "bottom", "choose lose_3_gold")[2] == loss(gold=3)
    state = apart(ADVISED, {}, ADVISED)
    assert event(state, "absolute_monarchy", "bottom", "choose remove_advisors") == [{}, {}, {}]
    assert [nation.advisors for nation in state.nations] == [("archimedes",), ("",), ("",)]
    poor = apart({}, {}, {"gold": 2, **ADVISED})
    assert event(poor, "absolute_monarchy", "bottom")[2] == {}
    assert poor.nations[2].advisors == ("",)


def test_glorious_revolution_pays_for_the_last_place() -> None:
    state = apart(order=(0, 1, 2))
    assert event(state, "african_slave_trade", "bottom", "choose move_to_last") == [{"gold": 6}, {}, {}]
    assert state.order == (1, 2, 0)
    assert event(apart(), "african_slave_trade", "bottom", "choose decline") == [{}, {}, {}]
    assert event(level(), "african_slave_trade", "bottom") == [{}, {}, {}]


def test_little_ice_age_costs_food_or_books() -> None:
    result = event(level({"food": 2}), "little_ice_age", "top", "choose lose_3_food", "choose lose_5_books")
    assert result == [loss(books=5), loss(books=5), loss(food=3)]


def test_papal_indulgence_builds_for_the_most_stable_and_costs_the_others() -> None:
    state = apart(SITE)
    result = event(state, "magellans_expedition", "bottom", "hire_architect free wonder", "place_wonder ready1")
    assert result == [{}, loss(gold=2), loss(gold=2)]
    assert state.nations[0].ready[1] == "pyramids"
    assert event(apart(), "magellans_expedition", "bottom") == [{}, loss(gold=2), loss(gold=2)]
    assert event(level(SITE), "magellans_expedition", "bottom") == [loss(gold=2)] * 3


@pytest.mark.parametrize(("hired", "built"), [(2, 2), (1, 1), (0, 0)])
def test_great_exhibition_builds_up_to_two_sections(hired: int, built: int) -> None:
    state = apart({"wonder": "stonehenge"})
    answers = ["hire_architect free wonder"] * hired + ["choose decline"] * (2 - hired)
    assert event(state, "anarchism", "bottom", *answers) == [{}, {}, {}]
    assert state.nations[0].sections_built == built
    assert event(level({"wonder": "stonehenge"}), "anarchism", "bottom") == [{}, {}, {}]


def test_the_vasa_costs_gold_or_strength_in_the_other_event() -> None:
    state = apart(event="sinking_of_the_vasa")
    run(state, events)
    play(state, "choose flagship_lost")
    assert [holdings(state, seat)["food"] for seat in range(3)] == [4, 12, 0]
    state = apart(event="sinking_of_the_vasa")
    run(state, events)
    play(state, "choose lose_3_gold")
    assert [holdings(state, seat)["food"] for seat in range(3)] == [4, 12, 5]
    assert holdings(state, 2)["gold"] == 6


@pytest.mark.parametrize(("card", "half", "seat"), [("american_revolution", "top", 0), ("march_to_moscow", "top", 2)])
def test_a_colony_is_lost_or_without_one_a_vp(card: str, half: str, seat: int) -> None:
    assert event(apart(), card, half)[seat] == loss(vp=1)
    owners: list[Any] = [{}, {}, {}]
    owners[seat] = {"colonies": ["nubia", "gaul"]}
    state = apart(*owners)
    assert event(state, card, half, "remove colony0") == [{}, {}, {}]
    assert state.nations[seat].colonies == ("", "gaul")


def test_french_revolution_takes_the_advisors_or_two_vp() -> None:
    assert event(apart(), "american_revolution", "bottom") == [{}, {}, loss(vp=2)]
    state = apart(ADVISED, {}, {"ready": ["porcelain_tower"], "advisors": ["archimedes", "hatshepsut"]})
    assert event(state, "american_revolution", "bottom") == [{}, {}, {}]
    assert [nation.advisors for nation in state.nations] == [("archimedes",), ("",), ("", "")]


def test_anarchism_takes_the_advisors_and_a_vp() -> None:
    state = apart(ADVISED, ADVISED)
    assert event(state, "anarchism", "top") == [loss(vp=1), {}, {}]
    assert [nation.advisors for nation in state.nations] == [("",), ("archimedes",), ("",)]


def test_entente_deploys_up_to_two_workers_on_military_free() -> None:
    ready = {"slots": {"rifleman": 0, "factory": 0}, "area": 3}
    state = apart({}, {}, ready)
    assert event(state, "entente_cordiale", "top", *["deploy area slot0"] * 2) == [{}, {}, {}]
    assert (state.nations[2].workers[:2], state.nations[2].area) == ((2, 0), 1)
    assert event(apart({}, {}, ready), "entente_cordiale", "top", *["choose decline"] * 2) == [{}, {}, {}]
    assert event(level(ready), "entente_cordiale", "top") == [{}, {}, {}]


def test_irish_potato_blight_costs_the_least_stable_food() -> None:
    assert event(apart({}, {}, {"food": 8}), "californian_gold_rush", "bottom") == [{}, {}, loss(food=8)]
    assert event(level(), "californian_gold_rush", "bottom") == [loss(food=8)] * 3


def test_krakatoa_costs_the_least_food_a_vp() -> None:
    assert event(apart(), "eruption_of_krakatoa", "top") == [{}, {}, loss(vp=1)]
    assert event(level(), "eruption_of_krakatoa", "top") == [loss(vp=1)] * 3


def test_the_top_event_is_resolved_fully_before_the_bottom_is_measured() -> None:
    state = table({**RICH, "food": 9}, {**RICH, "food": 7}, event="spice_trade")
    run(state, events)
    assert [holdings(state, seat)["gold"] for seat in (0, 1)] == [13, 9]


def test_production_and_events_leave_nobody_waiting() -> None:
    for card in EVENTS.all():
        state = apart(event=card.id, passed=(0, 1, 2))
        run(state, production, events)
        while state.decision:
            play(state, " ".join(state.decision.moves[-1]))
        assert not state.together
        assert all(getattr(nation, kind) >= 0 for nation in state.nations for kind in (*RESOURCES, "vp"))
