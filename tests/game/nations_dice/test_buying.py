"""Buy tile: buildings, advisors, colonies, wonders; build wonder."""

from __future__ import annotations

from game.nations_dice.analysis.proposals import missing_chits, missing_dice, proposed_slot
from game.nations_dice.cards.chits import owned, unused, used
from game.nations_dice.rules.own_dice import dice_in_supply
from tests.game.nations_dice.proposed import proposed_move
from tests.game.nations_dice.scenario import buy, legal, play, refusal, table, told


def test_the_player_picks_which_of_the_five_places_is_covered():
    """D-BUILDING-01, D-RULING-04, D-DEC-06."""
    state = table({"dice": "white gold"}, {}, rows=[("irrigation", "hoplite"), (), ()])
    assert legal(state, "buy_tile") == [
        f"buy_tile {tile} slot{place}" for tile in ("irrigation", "hoplite") for place in range(5)
    ]


def test_a_building_replaces_another_whatever_it_is():
    """D-BUILDING-01, D-RULING-04, D-RULING-05: a coloured one, bought this round; its VP are lost."""
    slots = ("windmill", "farm", "caravan", "quarry", "temple")
    state = table({"dice": "orange 1 gold, white gold", "slots": slots}, {}, rows=[("hoplite",), (), ()])
    assert state.nations[0].tile_vp == 1
    buy(state, "hoplite", "slot0")
    assert state.nations[0].slots == ("hoplite", "farm", "caravan", "quarry", "temple")
    assert state.nations[0].tile_vp == 0
    assert "windmill" in state.removed


def test_a_covered_start_building_leaves_no_tile():
    """D-RULING-03, D-RULING-05."""
    state = table({"dice": "white gold"}, {}, rows=[("irrigation",), (), ()])
    buy(state, "irrigation", "slot0")
    assert "axeman" not in state.removed


def test_the_building_of_the_example():
    """EX-D-04: the die that paid goes back, two new ones come and are rolled, other dice stay as they were."""
    state = table(
        {
            "dice": "white books, white food, orange 2 gold",
            "slots": ("irrigation", "farm", "caravan", "quarry", "temple"),
            "brought": (("orange",), ("white",), ("white",), (), ()),
        },
        {},
        rows=[(), ("guildhall",), ()],
    )
    others = state.nations[0].dice[:2]
    play(state, "buy_tile guildhall slot0", "pay_with orange1")
    events = []
    state.journal = []
    play(state, "pay guildhall")
    events, state.journal = [event.kind for event in state.journal], None
    steps = ["paid", "bought", "replaced", "returned_dice", "took_dice", "rolled"]
    assert [kind for kind in events if kind in steps][:6] == steps
    nation = state.nations[0]
    assert nation.dice[:2] == others
    new = nation.dice[2:]
    assert [die.colour for die in new] == ["orange", "orange"]
    assert all(die.face and not die.is_used for die in new)


def test_steps_come_in_the_order_of_the_rules():
    """D-BUILDING-04: pay, lay, return, take, roll."""
    state = table({"dice": "white gold"}, {}, rows=[("hoplite",), (), ()])
    play(state, "buy_tile hoplite slot0", "pay_with white1")
    state.journal = []
    play(state, "pay hoplite")
    kinds, state.journal = [event.kind for event in state.journal], None
    assert kinds[:6] == ["paid", "bought", "replaced", "returned_dice", "took_dice", "rolled"]


def test_the_owner_picks_which_dice_of_the_colour_go_back():
    """D-BUILDING-02, D-DEC-07: used first, then the lowest faces."""
    state = table({"dice": "white gold, white books, orange 2 gold, white food"}, {}, rows=[("hoplite",), (), ()])
    play(state, "buy_tile hoplite slot0", "pay_with white1", "pay hoplite")
    assert legal(state) == ["return_die white1", "return_die white3", "return_die white2"]
    assert proposed_move(state) == ("return_die", "white1")
    play(state, "return_die white3")
    assert [die.handle for die in state.nations[0].dice if die.colour == "white"] == ["white1", "white2"]


def test_two_dice_go_back_one_after_the_other_used_unused_or_mixed():
    """D-BUILDING-02, D-DEC-07."""
    state = table(
        {
            "dice": "white gold, orange 3 gold, orange 2 gold used, orange 2 food",
            "slots": ("guildhall", "farm", "caravan", "quarry", "temple"),
            "brought": (("orange", "orange"), ("white",), ("orange",), (), ()),
        },
        {},
        rows=[("hoplite",), (), ()],
    )
    play(state, "buy_tile hoplite slot0", "pay_with white1", "pay hoplite")
    assert legal(state) == ["return_die orange2", "return_die orange3"]
    play(state, "return_die orange2")
    assert legal(state) == ["return_die orange3", "return_die orange1"]
    play(state, "return_die orange1")
    assert [die.handle for die in state.nations[0].dice if die.colour == "orange"] == ["orange3"]


def test_nobody_is_asked_where_the_dice_are_all_alike():
    """D-DEC-07: a seat is asked only when it has a real choice."""
    state = table({"dice": "white gold, white gold, white gold"}, {}, rows=[(), (), ("hoplite",)])
    buy(state, "hoplite", "slot0")
    assert [die.colour for die in state.nations[0].dice] == ["white", "white", "red"]


def test_nobody_is_asked_where_all_dice_of_the_colour_are_used():
    """D-DEC-07: what used dice show no longer counts, so that there is no real choice among them."""
    state = table(
        {"dice": "white food used, white gold used, white books used", "chits": "gold"},
        {},
        rows=[("hoplite",), (), ()],
    )
    buy(state, "hoplite", "slot0")
    assert [die.colour for die in state.nations[0].dice] == ["white", "white", "red"]


def test_of_used_dice_any_one_goes_back():
    """D-DEC-07: the choice is only whether a used or an unused one does."""
    state = table(
        {"dice": "white food used, white books used, white gold, orange 2 gold"},
        {},
        rows=[("hoplite",), (), ()],
    )
    play(state, "buy_tile hoplite slot0", "pay_with orange1", "pay hoplite")
    assert legal(state) == ["return_die white1", "return_die white3"]
    assert refusal(state, "white2").reason == "alike_die_is_offered"
    assert refusal(state, "orange1").facts["colour"] == "white"


def test_new_dice_are_rolled_at_once_and_may_serve():
    """D-BUILDING-03."""
    state = table({"dice": "white gold", "chits": "reroll"}, {}, rows=[("irrigation", "marketplace"), (), ()])
    play(state, "buy_tile irrigation slot0", "pay_with white1", "pay irrigation", "pass")
    (orange,) = state.nations[0].unused_dice
    assert orange.face
    assert f"pick_die {orange.handle}" in _after(state, "reroll reroll_chit")


def _after(state, move: str) -> list[str]:
    play(state, move)
    return legal(state)


def test_a_short_supply_never_blocks_a_purchase():
    """D-RULING-06: what is missing is lost, and only what was really brought goes back."""
    rivals = {"dice": ", ".join(["orange 2 gold"] * 7)}
    state = table({"dice": "white gold, white gold"}, rivals, rows=[("guildhall", "hoplite"), (), ()])
    assert missing_dice(state, 0, "guildhall", "slot0") == 1
    taken = told(
        state,
        "took_dice",
        "buy_tile guildhall slot0",
        "pay_with white1",
        "pay guildhall",
        "return_die white1",
    )
    assert taken[0]["missing"] == 1
    assert state.nations[0].brought[0] == ("orange",)
    play(state, "pass")
    buy(state, "hoplite", "slot0")
    assert [die.colour for die in state.nations[0].dice] == ["white", "red"]
    assert len(dice_in_supply(state, "orange")) == 1


def test_old_dice_go_back_before_new_ones_are_taken():
    """D-RULING-06."""
    state = table(
        {
            "dice": "white gold, orange 2 gold",
            "slots": ("irrigation", "farm", "caravan", "quarry", "temple"),
            "brought": (("orange",), ("white",), (), (), ()),
        },
        {"dice": ", ".join(["orange 2 gold"] * 7)},
        rows=[("marketplace",), (), ()],
    )
    assert missing_dice(state, 0, "marketplace", "slot0") == 0
    buy(state, "marketplace", "slot0")
    assert state.nations[0].brought[0] == ("orange",)


def test_the_proposed_place_is_the_one_that_loses_least():
    """D-DEC-06."""
    state = table({}, {})
    nation = state.nations[0]
    nation.slots = ("railway", "windmill", "farm", "hoplite", "temple")
    nation.brought = (("orange",), (), ("white",), ("red",), ("white",))
    assert proposed_slot(state, 0, "irrigation") == "slot1"
    nation.brought = (("orange",), ("orange",), ("white",), ("red",), ("white",))
    assert proposed_slot(state, 0, "irrigation") == "slot2"


def test_the_proposed_place_leaves_points_where_the_same_dice_lie_without():
    """D-DEC-06."""
    state = table({}, {})
    nation = state.nations[0]
    nation.slots = ("windmill", "marketplace", "guildhall", "guildhall", "guildhall")
    nation.brought = (("orange",), ("orange",), *[("orange", "orange")] * 3)
    assert proposed_slot(state, 0, "aqueduct") == "slot1"


def test_a_place_that_brought_nothing_is_left_where_its_points_would_bring_no_die():
    """D-DEC-06, D-RULING-06: the supply has no orange die but the one that the Marketplace gives back."""
    state = table({"dice": "white gold"}, {"dice": ", ".join(["orange 2 gold"] * 8)})
    nation = state.nations[0]
    assert missing_dice(state, 0, "irrigation", "slot0")
    nation.slots = ("windmill", "marketplace", "library", "library", "library")
    nation.brought = ((), ("orange",), ("blue", "blue"), ("blue", "blue"), ("blue", "blue"))
    assert proposed_slot(state, 0, "irrigation") == "slot1"


def test_there_is_one_advisor_place():
    """D-ADVISOR-01, D-RULING-08: the first advisor returns nothing."""
    state = table({"dice": "white gold", "chits": "reroll"}, {}, rows=[("sun_tzu",), (), ()])
    assert legal(state, "buy_tile") == ["buy_tile sun_tzu advisor"]
    buy(state, "sun_tzu", "advisor")
    assert state.nations[0].advisor == "sun_tzu"
    assert owned(state.nations[0], "reroll") == 2


def test_a_new_advisor_replaces_the_old_one_and_its_rerolls():
    """D-ADVISOR-02, D-RULING-05, D-RULING-09."""
    state = table(
        {
            "dice": "white gold",
            "chits": "reroll used, reroll used",
            "advisor": "hammurabi",
            "advisor_rerolls": 1,
        },
        {},
        rows=[("marco_polo",), (), ()],
    )
    assert state.nations[0].tile_vp == 1
    buy(state, "marco_polo", "advisor")
    nation = state.nations[0]
    assert (unused(nation, "reroll"), used(nation, "reroll")) == (2, 1)
    assert (nation.advisor, nation.tile_vp) == ("marco_polo", 0)
    assert "hammurabi" in state.removed


def test_the_owner_picks_used_or_unused_rerolls_to_return():
    """D-ADVISOR-02, D-RULING-08, D-DEC-08."""
    for chit, left in (("used_reroll_chit", (2, 0)), ("reroll_chit", (1, 1))):
        state = table(
            {
                "dice": "white gold",
                "chits": "reroll, reroll used",
                "advisor": "sun_tzu",
                "advisor_rerolls": 1,
            },
            {},
            rows=[("archimedes",), (), ()],
        )
        play(state, "buy_tile archimedes advisor", "pay_with white1", "pay archimedes")
        assert legal(state) == ["return_reroll used_reroll_chit", "return_reroll reroll_chit"]
        play(state, f"return_reroll {chit}")
        assert (unused(state.nations[0], "reroll"), used(state.nations[0], "reroll")) == left


def test_two_rerolls_may_go_back_mixed():
    """D-ADVISOR-02, D-DEC-08."""
    state = table(
        {
            "dice": "white gold",
            "chits": "reroll, reroll used, reroll used",
            "advisor": "tesla",
            "advisor_rerolls": 2,
        },
        {},
        rows=[("archimedes",), (), ()],
    )
    play(state, "buy_tile archimedes advisor", "pay_with white1", "pay archimedes", "return_reroll reroll_chit")
    assert (unused(state.nations[0], "reroll"), used(state.nations[0], "reroll")) == (1, 1)


def test_new_rerolls_may_serve_at_once():
    """D-ADVISOR-03."""
    state = table({"dice": "white gold, white books"}, {}, rows=[("sun_tzu",), (), ()])
    buy(state, "sun_tzu", "advisor")
    play(state, "pass")
    assert legal(state, "reroll") == ["reroll reroll_chit"]


def test_colonies_lie_beside_the_board_without_limit():
    """D-COLONY-01."""
    colonies = ("nubia", "judea", "andalusia", "novgorod", "bohemia")
    state = table({"dice": "red 1 strength", "colonies": colonies}, {}, rows=[("sicily",), (), ()])
    assert legal(state, "buy_tile") == ["buy_tile sicily colonies"]
    buy(state, "sicily", "colonies")
    assert state.nations[0].colonies == (*colonies, "sicily")


def test_the_chit_of_a_colony_comes_unused_and_may_serve():
    """D-COLONY-02."""
    state = table({"dice": "red 1 strength"}, {}, rows=[("sicily", "sun_tzu"), (), ()])
    buy(state, "sicily", "colonies")
    assert unused(state.nations[0], "gold") == 1
    play(state, "pass")
    assert legal(state, "buy_tile") == ["buy_tile sun_tzu advisor"]


def test_a_colony_without_a_chit_brings_none():
    """D-COLONY-02."""
    state = table({"dice": "red 1 strength"}, {}, rows=[("bohemia",), (), ()])
    buy(state, "bohemia", "colonies")
    assert state.nations[0].unused_chits == (0,) * 6


def test_a_chit_that_the_supply_has_not_is_not_brought():
    """D-RULING-07."""
    state = table({"dice": "red 1 strength"}, {"chits": "stone, stone, stone"}, rows=[("nubia",), (), ()])
    assert missing_chits(state, 0, "nubia") == 1
    buy(state, "nubia", "colonies")
    assert unused(state.nations[0], "stone") == 0
    assert state.nations[0].without_chit == ("nubia",)


def test_an_advisor_returns_no_more_rerolls_than_it_really_brought():
    """D-RULING-07."""
    state = table(
        {"dice": "white gold, white gold", "chits": "reroll"},
        {"chits": ", ".join(["reroll"] * 10)},
        rows=[("marco_polo", "sun_tzu"), (), ()],
    )
    assert missing_chits(state, 0, "marco_polo") == 1
    buy(state, "marco_polo", "advisor")
    assert state.nations[0].advisor_rerolls == 1
    play(state, "pass")
    buy(state, "sun_tzu", "advisor")
    assert owned(state.nations[0], "reroll") == 2


def test_a_wonder_goes_to_the_construction_place_and_does_nothing_yet():
    """D-WONDER-01, D-WONDER-03."""
    state = table({"dice": "white gold"}, {}, rows=[("great_pyramid",), (), ()])
    assert legal(state, "buy_tile") == ["buy_tile great_pyramid wonder"]
    buy(state, "great_pyramid", "wonder")
    nation = state.nations[0]
    assert (nation.wonder, nation.ready, nation.tile_vp) == ("great_pyramid", (), 0)
    assert unused(nation, "gold") == 0


def test_a_second_wonder_throws_the_first_out_of_the_game():
    """D-WONDER-02, D-RULING-16, D-DEC-09."""
    state = table({"dice": "white gold", "wonder": "colossus"}, {}, rows=[("great_pyramid",), (), ()])
    buy(state, "great_pyramid", "wonder")
    assert state.nations[0].wonder == "great_pyramid"
    assert "colossus" in state.removed


def test_a_wonder_under_construction_stays_from_round_to_round():
    """D-WONDER-04, D-RULING-16: nothing but another wonder removes it."""
    state = table({"wonder": "colossus"}, {})
    play(state, "pass", "pass")
    assert state.round == 2
    assert state.nations[0].wonder == "colossus"


def test_building_a_wonder_is_an_action_of_its_own():
    """D-WONDER-04, D-WONDER-05."""
    state = table({"dice": "white gold, white stone"}, {}, rows=[("hanging_gardens",), (), ()])
    assert legal(state, "build_wonder") == []
    assert refusal(table({}, {}, rows=[]), "wonder").reason == "no_wonder"
    buy(state, "hanging_gardens", "wonder")
    assert state.decision.seat == 1
    play(state, "pass")
    assert legal(state, "build_wonder") == ["build_wonder wonder"]


def test_the_price_of_a_wonder_is_its_stone():
    """D-WONDER-05."""
    state = table({"dice": "white stone, blue 1 stone", "wonder": "great_pyramid"}, {})
    assert legal(state, "build_wonder") == []
    refused = refusal(state, "wonder")
    assert (refused.facts["need"], refused.facts["have"], refused.facts["kind"]) == (3, 2, "stone")


def test_stone_is_paid_with_dice_chits_and_trades_without_change():
    """D-WONDER-06, D-RULING-14."""
    state = table(
        {"dice": "white books, white food", "chits": "stone, stone", "wonder": "great_pyramid"},
        {},
    )
    play(
        state,
        "build_wonder wonder",
        "pay_with stone_chit",
        "pay_with stone_chit",
        "pay_with white2",
        "pay_with white1",
    )
    play(state, "pay great_pyramid")
    nation = state.nations[0]
    assert nation.ready == ("great_pyramid",)
    assert all(die.is_used for die in nation.dice)


def test_a_finished_wonder_moves_beside_the_board_and_brings_its_chit():
    """D-WONDER-07, D-WONDER-08."""
    ready = ("colossus", "hagia_sophia", "great_wall")
    state = table({"dice": "blue 2 stone, blue 1 stone", "wonder": "great_pyramid", "ready": ready}, {})
    play(state, "build_wonder wonder", "pay_with blue2", "pay_with blue1", "pay great_pyramid")
    nation = state.nations[0]
    assert (nation.wonder, nation.ready) == ("", (*ready, "great_pyramid"))
    assert unused(nation, "gold") == 1
    assert nation.tile_vp == 1 + 2 + 3 + 2
