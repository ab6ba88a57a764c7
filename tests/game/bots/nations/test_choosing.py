"""Which moves of Nations a bot looks at, what it never does, and what every Normal bot finds."""

from __future__ import annotations

import pytest

from game.bots.level import LEVELS
from game.bots.roster import bot_named
from game.nations import GAME
from game.nations.bot.moves import MOST, candidates
from game.nations.bot.promise import AT_FIRST_SIGHT, likely, promise
from game.session.session import Seat, Session
from tests.game.nations.scenario import table


def looked_at(state):
    """The candidates, written with spaces."""
    return [" ".join(move) for move in candidates(state, state.decision)]


def chosen(state, level="normal"):
    """What a hand of a level does."""
    return " ".join(bot_named(GAME, level, 1).choose(state, state.decision))


@pytest.mark.parametrize("level", LEVELS)
def test_every_hand_chooses_a_board_before_the_others_have_one(level):
    session = Session(GAME, {"sides": "b"}, [Seat(name) for name in ("Ann", "Bob", "Cleo")], 1)
    assert chosen(session.state, level).startswith("choose_board")


# Never


def test_a_newer_card_is_not_covered_by_an_older_one():
    state = table({"gold": 3, "slots": {"cathedral": 0}}, {}, board=[["ziggurat"]])
    assert "buy_card ziggurat slot0" not in looked_at(state)
    assert "buy_card ziggurat slot1" in looked_at(state)


def test_an_advisor_does_not_give_way_to_an_older_one():
    state = table({"gold": 3, "advisors": ["harald_hardrada"]}, {}, board=[["hatshepsut"]])
    assert "buy_card hatshepsut advisor0" not in looked_at(state)


def test_a_wonder_that_is_nearly_done_is_not_given_up():
    state = table({"gold": 3, "wonder": "colosseum", "sections_built": 1}, {}, board=[["stonehenge"]])
    assert looked_at(state) == ["pass"]


def test_a_wonder_that_is_not_begun_may_be_given_up():
    state = table({"gold": 3, "wonder": "colosseum"}, {}, board=[["stonehenge"]])
    assert "buy_card stonehenge wonder" in looked_at(state)


def test_nobody_without_strength_buys_a_war():
    board = [["wars_of_alexander"]]
    assert looked_at(table({"gold": 3}, {}, board=board)) == ["pass"]
    strong = table({"gold": 3, "slots": {"axeman": 1}}, {}, board=board)
    assert "buy_card wars_of_alexander nation" in looked_at(strong)


def test_a_worker_stays_where_a_move_would_bring_nothing_more():
    state = table({"stone": 3, "slots": {"lighthouse": 1, "temple": 0, "lyceum": 0}}, {})
    assert "deploy slot0 slot1" in looked_at(state)
    state = table({"stone": 3, "slots": {"hoplite": 1, "axeman": 0}}, {})
    assert "deploy slot0 slot1" in looked_at(state)
    state = table({"stone": 3, "slots": {"chariot": 1, "archer": 0, "lyceum": 0}}, {})
    assert "deploy slot0 slot2" in looked_at(state)


def test_only_upkeep_is_a_reason_to_undeploy():
    state = table({"slots": {"lighthouse": 1, "hoplite": 1}}, {})
    assert [move for move in looked_at(state) if move.startswith("undeploy")] == ["undeploy slot1"]


def test_nobody_passes_while_the_last_section_of_a_wonder_can_be_built():
    own = {"stone": 2, "wonder": "taj_mahal", "sections_built": 2}
    assert looked_at(table(own, {}, architects=1)) == ["hire_architect public wonder"]
    assert "pass" in looked_at(table(own, {}, architects=0))


# How many


def test_candidates_are_few():
    board = [["ziggurat", "forum", "chariot", "hoplite"], ["brewery", "lyceum", "augustus", "pyramids"]]
    own = {"gold": 9, "stone": 9, "area": 2, "slots": {"farm": 2, "temple": 1, "axeman": 1}}
    state = table(own, {}, board=board)
    assert len(state.decision.moves) > len(looked_at(state))
    assert len(looked_at(state)) <= MOST


def test_imagined_games_look_at_fewer_still():
    board = [["ziggurat", "forum", "chariot", "hoplite"]]
    state = table({"gold": 9, "stone": 9, "area": 2, "slots": {"farm": 0}}, {}, board=board)
    moves = likely(state, state.decision)
    assert len(moves) == AT_FIRST_SIGHT + 1
    assert ("pass",) in moves


def test_a_better_building_promises_more():
    state = table({"gold": 9}, {}, board=[["lighthouse"], ["railroad"]])
    older, newer = ("buy_card", "lighthouse", "slot0"), ("buy_card", "railroad", "slot0")
    assert promise(state, 0, newer) > promise(state, 0, older)


# What a Normal bot finds


def test_it_undeploys_rather_than_going_short():
    own = {"slots": {"axeman": 1}, "gold": 5, "food": 2}
    state = table(own, {"slots": {"cossack": 3}}, event="pax_romana", round=4)
    assert chosen(state) == "undeploy slot0"


def test_it_meets_the_war_when_one_stone_suffices():
    own = {"stone": 1, "area": 1, "books": 9, "food": 9, "slots": {"legionary": 1, "temple": 0}}
    state = table(own, {}, event="pax_romana", war="first_crusade", war_strength=6, war_buyer=1)
    assert chosen(state) == "deploy area slot0"


def test_in_the_last_round_it_brings_its_resources_to_the_next_ten():
    own = {"gold": 4, "books": 7, "area": 0, "stone": 0}
    state = table(own, {}, board=[["das_kapital"]], event="pax_romana", round=8, passed=(1,))
    assert chosen(state).startswith("buy_card das_kapital")


def test_it_takes_a_lead_in_books_at_the_end_of_an_age():
    own = {"stone": 1, "area": 1, "books": 4, "slots": {"lyceum": 0, "farm": 0}}
    state = table(own, {"books": 5}, event="pax_romana", round=8, passed=(1,))
    assert chosen(state) == "deploy area slot0"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finishes_a_wonder(level):
    own = {"stone": 2, "wonder": "taj_mahal", "sections_built": 2}
    state = table(own, {}, event="pax_romana", round=8, architects=1, passed=(1,))
    assert chosen(state, level) == "hire_architect public wonder"
