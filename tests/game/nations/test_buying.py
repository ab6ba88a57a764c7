"""Action A: buying cards of every type (N-BUY to N-GOLDEN)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.flow import why_not
from game.nations.cards.cards import CARDS
from game.nations.concepts import stability, strength
from game.nations.rules.resolution import production
from game.nations.state import EMPTY
from tests.game.nations.scenario import asked, changes, holdings, moves, play, run, table


def test_a_card_is_taken_paid_and_used_at_once():
    """N-BUY-01, N-BUY-02: its row's Gold; nothing is kept in reserve."""
    state = table({"gold": 5, "slots": {"farm": 0}}, {}, board=[[], ["forum", "petra"]])
    play(state, "buy_card forum slot0")
    assert state.nations[0].gold == 3
    assert state.board[1] == (EMPTY, "petra")
    assert state.nations[0].slots[0] == "forum"
    assert state.nations[0].bought == ("forum",)


def test_a_card_that_is_too_dear_cannot_be_bought():
    """N-BUY-01, N-LOSS-07."""
    state = table({"gold": 2}, {}, board=[[], [], ["petra"]])
    assert moves(state, "buy_card") == []
    (refusal,) = why_not(state, ("petra",))
    assert (refusal.reason, refusal.facts) == ("too_dear", {"card": "petra", "need": 3, "have": 2})


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("forum", ["slot0", "slot1", "slot2", "slot3", "slot4"]),
        ("hoplite", ["slot0", "slot1", "slot2", "slot3", "slot4"]),
        ("nubia", ["colony0"]),
        ("augustus", ["advisor0"]),
        ("petra", ["wonder"]),
        ("siege_of_alesia", ["nation"]),
        ("hunnic_invasions", ["nation"]),
        ("the_bible", ["nation"]),
    ],
)
def test_every_type_has_its_own_places(card, places):
    """N-BUY-03, N-NATION-02: Buildings and Military share their slots."""
    state = table({"gold": 1, "slots": {"axeman": 2, "farm": 0}}, {}, board=[[card]])
    assert moves(state, "buy_card") == [f"buy_card {card} {place}" for place in places]
    assert why_not(state, (card, "ready0"))[0].reason == "wrong_place"


def test_battles_and_golden_ages_are_resolved_and_removed():
    """N-BUY-04."""
    state = table({"gold": 2, "slots": {"hoplite": 1}}, {}, board=[["siege_of_troy", "the_bible"]], passed=(1,))
    play(state, "buy_card siege_of_troy nation", "choose food")
    play(state, "buy_card the_bible nation", "choose resource")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 3, "books": 2, "vp": 10}
    assert {"siege_of_troy", "the_bible"} <= set(state.removed)


def test_a_war_goes_to_its_slot():
    """N-BUY-05, N-WAR-01."""
    state = table({"gold": 1, "slots": {"hoplite": 2}}, {}, board=[["hunnic_invasions"]])
    play(state, "buy_card hunnic_invasions nation")
    assert (state.war, state.war_strength, state.war_buyer) == ("hunnic_invasions", 6, 0)


def test_a_new_card_takes_the_place_of_an_older_one():
    """N-BUY-06, N-BUY-07: what is covered is out of the game for good, a printed card too."""
    state = table({"gold": 2, "slots": {"temple": 1, "forum": 0}}, {}, board=[["ziggurat", "lyceum"]], passed=(1,))
    play(state, "buy_card ziggurat slot0", "buy_card lyceum slot1")
    assert state.nations[0].slots[:2] == ("ziggurat", "lyceum")
    assert "forum" in state.removed


def test_a_card_may_cover_another_although_a_slot_is_free():
    """R-20."""
    state = table({"gold": 1, "slots": {"temple": 0}}, {}, board=[["ziggurat"]])
    assert "buy_card ziggurat slot0" in moves(state)
    assert "buy_card ziggurat slot4" in moves(state)


def test_what_was_covered_stays_dead_when_the_card_over_it_goes():
    """R-21."""
    from game.nations.cards.removing import remove_card

    state = table({"gold": 1, "slots": {"temple": 1}}, {}, board=[["ziggurat"]])
    play(state, "buy_card ziggurat slot0")
    remove_card(state, 0, "ziggurat")
    assert state.nations[0].slots[0] == EMPTY


def test_values_are_refreshed_at_once():
    """N-BUY-10, R-76: on covering, on buying, on deploying and undeploying."""
    state = table({"gold": 1, "stone": 2, "slots": {"ziggurat": 2}}, {}, board=[["forum"]], passed=(1,))
    assert stability(state, 0) == 4
    play(state, "undeploy slot0")
    assert stability(state, 0) == 2
    play(state, "buy_card forum slot0")
    assert stability(state, 0) == 0


def test_the_order_of_a_purchase():
    """R-17: pay, take, remove what is in the way, place, then what reacts to the purchase."""
    state = table({"gold": 3, "ready": ["great_lighthouse"], "slots": {"farm": 1}}, {}, board=[[], [], ["forum"]])
    state.journal = []
    flow.apply(state, ("buy_card", "forum", "slot0"))
    kinds = [event.kind for event in state.journal]
    assert [kind for kind in kinds if kind in ("paid", "bought", "removed", "placed", "gained")] == [
        "paid",
        "bought",
        "removed",
        "placed",
        "gained",
    ]


@pytest.mark.parametrize(
    ("own", "gained"),
    [
        ({"ready": ["great_lighthouse"]}, {"books": 1}),
        ({"advisors": ["sejong_the_great"]}, {"stone": 2}),
        ({"advisors": ["mansa_musa"]}, {"books": 2, "food": 1}),
    ],
)
def test_what_a_purchase_brings_may_be_used_in_the_choice_of_the_card(own, gained):
    """R-96: a Golden Age is bought with the last Gold; what reacts pays for its VP."""
    state = table({"gold": 3, **own}, {}, board=[[], [], ["aeneid"]])
    before = {**holdings(state), "gold": 0}
    play(state, "buy_card aeneid nation")
    assert changes(before, holdings(state)) == gained
    assert moves(state) == ["choose resource", "choose vp"]


# Buildings and Military


def test_a_board_may_be_all_buildings():
    """N-BUILDING-01, EX-16: five different Buildings; a Building may cover a Military."""
    slots = {"temple": 0, "quarry": 0, "axeman": 0, "farm": 0, "caravan": 0}
    state = table({"gold": 1, "slots": slots}, {}, board=[["forum"]])
    play(state, "buy_card forum slot2")
    assert {CARDS[card].type for card in state.nations[0].slots} == {"building"}


def test_several_military_cards_may_stand_together():
    """N-MIL-01, EX-17: three of them; a Military may cover a Building."""
    slots = {"hoplite": 0, "legionary": 0, "farm": 0}
    state = table({"gold": 1, "slots": slots}, {}, board=[["elephant"]])
    play(state, "buy_card elephant slot2")
    assert [CARDS[card].type for card in state.nations[0].slots[:3]] == ["military"] * 3


@pytest.mark.parametrize("old", ["ziggurat", "hoplite"])
def test_workers_on_a_covered_card_return_to_the_area(old):
    """N-BUILDING-02, N-MIL-02."""
    state = table({"gold": 1, "slots": {old: 3}}, {}, board=[["forum"]])
    play(state, "buy_card forum slot0")
    nation = state.nations[0]
    assert (nation.area, nation.workers[0], strength(state, 0), stability(state, 0)) == (3, 0, 0, 0)


def test_each_worker_on_a_building_produces():
    """N-BUILDING-03."""
    state = table({"slots": {"lyceum": 3}}, {})
    run(state, production)
    assert holdings(state) == {"gold": 0, "stone": 3, "food": 0, "books": 6, "vp": 10}


def test_a_buildings_stability_counts_at_once_for_each_worker():
    """N-BUILDING-04."""
    assert stability(table({"slots": {"ziggurat": 3}}, {}), 0) == 6


def test_cards_without_workers_do_nothing():
    """N-BUILDING-05, N-MIL-06."""
    state = table({"slots": {"ziggurat": 0, "lyceum": 0, "hoplite": 0}}, {})
    run(state, production)
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 10}
    assert (strength(state, 0), stability(state, 0)) == (0, 0)


def test_military_adds_strength_and_upkeep_for_each_worker():
    """N-MIL-03, N-MIL-04: Stability at once, resources in Production."""
    state = table({"slots": {"immortal": 2, "legionary": 1}, "food": 4, "books": 5}, {})
    assert (strength(state, 0), stability(state, 0)) == (9, -2)
    run(state, production)
    assert state.nations[0].food == 3


def test_a_raid_value_counts_while_a_worker_is_there():
    """N-MIL-05: more Workers do not raise it."""
    for workers, raid in ((0, None), (1, 3), (4, 3)):
        state = table({"gold": 1, "slots": {"hoplite": workers}}, {}, board=[["siege_of_troy"]])
        if raid is None:
            assert moves(state, "buy_card") == []
        else:
            play(state, "buy_card siege_of_troy nation", "choose stone")
            assert state.nations[0].stone == raid


# Colonies


def test_a_colony_needs_its_strength_at_the_purchase():
    """N-COLONY-01, R-75."""
    for workers, legal in ((1, False), (2, True)):
        state = table({"gold": 1, "slots": {"axeman": workers}}, {}, board=[["macedonia"]])
        assert bool(moves(state, "buy_card")) == legal


def test_a_colony_is_kept_when_strength_falls():
    """N-COLONY-02."""
    state = table({"slots": {"axeman": 2}, "colonies": ["nubia"]}, {})
    play(state, "undeploy slot0", "undeploy slot0")
    assert state.nations[0].colonies[0] == "nubia"


def test_a_colony_works_from_the_purchase_on_without_workers():
    """N-COLONY-03."""
    state = table({"gold": 1, "slots": {"axeman": 2}, "food": 2}, {}, board=[["nubia"]])
    play(state, "buy_card nubia colony0")
    run(state, production)
    assert state.nations[0].gold == 2


def test_with_both_places_taken_the_owner_picks_the_colony_that_leaves():
    """N-NATION-05, N-COLONY-04, R-20, R-76: with a place free none has to leave."""
    state = table({"gold": 1, "slots": {"axeman": 1}, "colonies": ["macedonia", "nubia"]}, {}, board=[["hispania"]])
    assert moves(state, "buy_card") == ["buy_card hispania colony0", "buy_card hispania colony1"]
    play(state, "buy_card hispania colony0")
    assert state.nations[0].colonies == ("hispania", "nubia")
    assert strength(state, 0) == 2
    state = table({"gold": 1, "slots": {"axeman": 2}, "colonies": ["nubia"]}, {}, board=[["hispania"]])
    assert moves(state, "buy_card") == ["buy_card hispania colony1"]


def test_the_strength_of_a_replaced_colony_still_counts_for_the_purchase():
    """R-76: the requirement is tested before the older Colony leaves."""
    state = table({"gold": 1, "slots": {"axeman": 1}, "colonies": ["macedonia", "nubia"]}, {}, board=[["hispania"]])
    assert strength(state, 0) == 4 == CARDS["hispania"].requirement
    assert moves(state, "buy_card") != []


# Battles


def test_a_battle_needs_a_worker_on_a_military():
    """N-BATTLE-01."""
    state = table(
        {"gold": 1, "stone": 1, "area": 1, "slots": {"hoplite": 0, "quarry": 2}},
        {},
        board=[["siege_of_alesia"]],
    )
    assert moves(state, "buy_card") == []
    (refusal,) = why_not(state, ("siege_of_alesia",))
    assert (refusal.reason, refusal.fix, refusal.facts["by"]) == (
        "no_manned_military",
        "man_military",
        "hoplite",
    )


def test_siege_of_alesia():
    """N-BATTLE-02, N-BATTLE-03, N-BATTLE-04, R-62, EX-19: 2 Workers on Hoplites, raid 3: 3 Food, not 6."""
    state = table({"gold": 1, "slots": {"hoplite": 2}}, {}, board=[["siege_of_alesia"]])
    play(state, "buy_card siege_of_alesia nation")
    assert moves(state) == ["choose books", "choose food", "choose stone"]
    play(state, "choose food")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 3, "books": 0, "vp": 10}
    assert "siege_of_alesia" in state.removed


# Wonders and Advisors


def test_a_wonder_goes_to_the_construction_space_and_gives_nothing_yet():
    """N-WONDER-01, N-WONDER-03."""
    state = table({"gold": 1}, {}, board=[["colosseum"]])
    play(state, "buy_card colosseum wonder")
    assert (state.nations[0].wonder, strength(state, 0)) == ("colosseum", 0)


def test_another_wonder_removes_the_unfinished_one():
    """N-WONDER-02, N-NATION-03: its sections and their Stone are lost."""
    state = table({"gold": 1, "wonder": "colosseum", "sections_built": 1}, {}, board=[["petra"]])
    play(state, "buy_card petra wonder")
    assert (state.nations[0].wonder, state.nations[0].sections_built) == ("petra", 0)
    assert "colosseum" in state.removed


def test_a_new_advisor_removes_the_earlier_one():
    """N-ADVISOR-01, N-NATION-01."""
    state = table({"gold": 1, "advisors": ["augustus"]}, {}, board=[["boudica"]])
    assert strength(state, 0) == 1
    play(state, "buy_card boudica advisor0")
    assert (state.nations[0].advisors, strength(state, 0)) == (("boudica",), 1)
    assert "augustus" in state.removed


def test_a_second_advisor_place_and_its_loss():
    """N-ADVISOR-01, R-22: the Porcelain Tower gives one; when it goes, its owner picks who leaves."""
    from game.nations.cards.removing import remove_card

    state = table({"gold": 2, "ready": ["porcelain_tower"], "advisors": ["augustus"]}, {}, board=[["boudica"]])
    assert moves(state, "buy_card") == ["buy_card boudica advisor1"]
    play(state, "buy_card boudica advisor1")
    assert state.nations[0].advisors == ("augustus", "boudica")
    run(state, (remove_card, 0, "porcelain_tower"))
    assert moves(state) == ["remove advisor0", "remove advisor1"]
    play(state, "remove advisor0")
    assert state.nations[0].advisors == ("boudica",)


# Golden Ages


def test_a_golden_age_is_its_resource_or_a_victory_point():
    """N-GOLDEN-01, N-GOLDEN-03: one of them, and at most 1 VP."""
    state = table({"gold": 1, "food": 1}, {}, board=[["the_bible"]])
    play(state, "buy_card the_bible nation")
    assert moves(state) == ["choose resource", "choose vp"]
    play(state, "choose vp", "pay_with food")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 11}
    assert asked(state) == 1


def test_the_victory_point_is_paid_in_any_mix():
    """N-GOLDEN-02, R-61: of what is left after the Gold price."""
    state = table({"gold": 4, "stone": 1, "food": 1, "books": 1}, {}, board=[[], [], ["clocks"]])
    play(state, "buy_card clocks nation", "choose vp")
    assert moves(state) == ["pay_with gold", "pay_with stone"]
    play(state, "pay_with gold", "pay_with stone")
    assert moves(state) == ["pay_with food", "pay_with books"]
    play(state, "pay_with books")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 1, "books": 0, "vp": 11}


@pytest.mark.parametrize(("card", "price"), [("the_bible", 1), ("compass", 2), ("clocks", 3), ("vaccine", 4)])
def test_the_price_of_the_victory_point_rises_with_the_age(card, price):
    """N-GOLDEN-04."""
    state = table({"gold": 1, "books": 9}, {}, board=[[card]])
    play(state, f"buy_card {card} nation", "choose vp")
    while state.decision.choice.name == "payment":
        play(state, moves(state)[0])
    assert state.nations[0].books == 9 - price


def test_bonuses_add_to_the_resource_and_lower_the_price():
    """N-GOLDEN-05, N-GOLDEN-06, N-CARD-05, EX-20: Greece's 1 and Uraniborg's 2 act as 3."""
    state = table(
        {"gold": 3, "ready": ["uraniborg"], "board": "greece", "side": "b"},
        {},
        board=[["clocks", "vaccine"]],
        passed=(1,),
    )
    play(state, "buy_card clocks nation", "choose resource")
    assert state.nations[0].stone == 5
    play(state, "buy_card vaccine nation", "choose vp", "pay_with gold")
    assert (state.nations[0].vp, state.nations[0].gold) == (11, 0)


def test_the_price_never_falls_below_zero():
    """N-GOLDEN-07, R-61: a surplus bonus pays nothing out; at price 0 the VP is free."""
    state = table({"gold": 1, "ready": ["uraniborg"]}, {}, board=[["the_bible"]])
    play(state, "buy_card the_bible nation", "choose vp")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 11}


def test_persia_and_uraniborg():
    """N-GOLDEN-07, EX-21: a Renaissance Golden Age is 2 Stone or 3 resources; with Uraniborg 4 Stone or 1."""
    bare = {"gold": 1, "food": 1, "books": 2}
    state = table(bare, {}, board=[["clocks"]])
    play(state, "buy_card clocks nation", "choose vp", "pay_with food", "pay_with books", "pay_with books")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 0, "vp": 11}
    state = table(bare, {}, board=[["clocks"]])
    play(state, "buy_card clocks nation", "choose resource")
    assert state.nations[0].stone == 2
    state = table({**bare, "ready": ["uraniborg"]}, {}, board=[["clocks"]])
    play(state, "buy_card clocks nation", "choose resource")
    assert state.nations[0].stone == 4
    state = table({**bare, "ready": ["uraniborg"]}, {}, board=[["clocks"]])
    play(state, "buy_card clocks nation", "choose vp", "pay_with food")
    assert holdings(state) == {"gold": 0, "stone": 0, "food": 0, "books": 2, "vp": 11}
