"""Action C: Architects and Wonders (N-HIRE, N-ARCH-07)."""

from __future__ import annotations

from game.engine import flow
from game.engine.flow import why_not
from game.nations.concepts import strength
from game.nations.state import EMPTY
from tests.game.nations.scenario import asked, holdings, moves, play, table


def test_hiring_builds_the_leftmost_open_section_for_its_stone():
    """N-HIRE-01, N-HIRE-02: Sankore University costs 1, 2 and 3."""
    state = table({"stone": 6, "wonder": "sankore_university"}, {}, architects=3, passed=(1,))
    for left in (5, 3):
        play(state, "hire_architect public wonder")
        assert state.nations[0].stone == left
    assert (state.nations[0].sections_built, state.architects) == (2, 1)


def test_hiring_needs_an_architect_a_wonder_and_the_stone():
    """N-HIRE-03."""
    for nation, number, reason in (
        ({"stone": 9, "wonder": "petra"}, 0, "no_architect"),
        ({"stone": 9}, 2, "no_wonder"),
        ({"stone": 1, "wonder": "petra"}, 2, "needs_stone_to_build"),
    ):
        state = table(nation, {}, architects=number)
        assert moves(state, "hire_architect") == []
        assert why_not(state, ("wonder",))[0].reason == reason


def test_after_the_last_section_the_wonder_is_ready_at_once():
    """N-HIRE-04, N-WONDER-03."""
    state = table({"stone": 2, "wonder": "colosseum", "sections_built": 1, "food": 3}, {}, architects=1)
    play(state, "hire_architect public wonder")
    nation = state.nations[0]
    assert (nation.ready[0], nation.wonder, nation.sections_built) == ("colosseum", EMPTY, 0)
    assert (strength(state, 0), nation.food, asked(state)) == (3, 1, 1)


def test_a_ready_wonder_may_be_laid_over_another():
    """N-HIRE-05, R-20: although places are free; the one beneath is destroyed."""
    state = table(
        {"stone": 2, "wonder": "colosseum", "sections_built": 1, "ready": ["petra"], "food": 2},
        {},
        architects=1,
    )
    play(state, "hire_architect public wonder")
    assert moves(state) == ["place_wonder ready0", "place_wonder ready1"]
    play(state, "place_wonder ready0")
    assert state.nations[0].ready == ("colosseum", EMPTY, EMPTY, EMPTY, EMPTY)
    assert "petra" in state.removed


def test_with_five_ready_wonders_the_newcomer_must_cover_one():
    """N-NATION-04, R-23."""
    ready = ["petra", "the_oracle", "stonehenge", "alhambra", "notre_dame"]
    state = table({"stone": 2, "wonder": "colosseum", "sections_built": 1, "ready": ready, "food": 2}, {}, architects=1)
    play(state, "hire_architect public wonder")
    assert moves(state) == [f"place_wonder ready{index}" for index in range(5)]


def test_what_reacts_to_a_ready_wonder_does_so_even_when_it_is_covered():
    """N-HIRE-06, R-24, R-92: the Sphinx gives 5 Stone for the Wonder that covers it."""
    state = table({"stone": 2, "wonder": "stonehenge", "sections_built": 2, "ready": ["sphinx"]}, {}, architects=1)
    state.journal = []
    flow.apply(state, ("hire_architect", "public", "wonder"))
    assert state.nations[0].stone == 6
    flow.apply(state, ("place_wonder", "ready0"))
    assert holdings(state) == {"gold": 0, "stone": 6, "food": 4, "books": 6, "vp": 10}
    kinds = [event.kind for event in state.journal]
    assert kinds.index("wonder_ready") < kinds.index("removed") < kinds.index("placed")


def test_private_architects_come_on_top_and_either_may_be_hired():
    """N-HIRE-07, R-59."""
    state = table({"stone": 9, "wonder": "petra", "advisors": ["archimedes"]}, {}, architects=1)
    assert moves(state, "hire_architect") == [
        "hire_architect public wonder",
        "hire_architect archimedes wonder",
    ]
    play(state, "hire_architect archimedes wonder")
    assert (state.architects, state.nations[0].private_architects) == (1, ())


def test_a_card_bought_in_mid_round_brings_its_architects():
    """N-ARCH-07."""
    state = table({"gold": 1}, {}, board=[["marie_curie"]])
    play(state, "buy_card marie_curie advisor0")
    assert state.nations[0].private_architects == ("marie_curie", "marie_curie")


def test_private_architects_go_with_their_card():
    """R-60."""
    state = table({"gold": 1, "advisors": ["archimedes"]}, {}, board=[["augustus"]])
    assert state.nations[0].private_architects == ("archimedes",)
    play(state, "buy_card augustus advisor0")
    assert state.nations[0].private_architects == ()


def test_covering_the_porcelain_tower_costs_one_advisor_before_the_wonder_takes_effect():
    """R-22, R-24: asked once, and at once; the Titanic then finds one Advisor."""
    advisors = ["augustus", "hatshepsut"]
    own = {"ready": ["porcelain_tower"], "advisors": advisors, "wonder": "titanic", "sections_built": 2}
    state = table({**own, "stone": 2, "gold": 4}, {}, architects=1)
    play(state, "hire_architect public wonder", "place_wonder ready0")
    assert moves(state) == ["remove advisor0", "remove advisor1"]
    play(state, "remove advisor0", "choose lose_4_gold")
    assert state.nations[0].advisors == ("hatshepsut",)
    assert asked(state) == 1
