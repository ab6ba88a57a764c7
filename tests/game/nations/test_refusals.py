"""Why something cannot be played: with numbers, and with the nearest remedy where there is one."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.flow import why_not
from game.nations.text.telling import refused
from tests.game.nations.scenario import begin, table

POOR = {"slots": {"hoplite": 0, "quarry": 1}}


SOLDIERS = {"gold": 1, "stone": 1, "area": 1}


@pytest.mark.parametrize(
    ("nation", "picked", "reason", "facts", "fix"),
    [
        ({}, "ziggurat", "too_dear", {"need": 1, "have": 0}, None),
        ({"gold": 1}, "ziggurat colony0", "wrong_place", {"type": "building", "place": "colony0"}, None),
        ({"gold": 1}, "israel", "needs_strength", {"need": 5, "have": 0}, None),
        (
            {**SOLDIERS, "slots": {"hoplite": 1}},
            "israel",
            "needs_strength",
            {"need": 5, "have": 3, "by": "hoplite", "more": 3, "then": 6},
            "one_more_worker",
        ),
        (
            {**SOLDIERS, "slots": {"hoplite": 0}},
            "siege_of_troy",
            "no_manned_military",
            {"by": "hoplite"},
            "man_military",
        ),
        (
            {"gold": 1, "stone": 1, "slots": {"hoplite": 1, "phalanx": 0}},
            "israel",
            "needs_strength",
            {"need": 5, "have": 3},
            None,
        ),
        ({"gold": 1}, "siege_of_troy", "no_manned_military", {}, None),
        ({"gold": 1, "advisors": ["alfred_nobel"]}, "punic_wars", "may_not_buy_wars", {}, None),
        (POOR, "area", "no_worker_in_area", {}, None),
        (POOR, "slot1 slot0", "needs_stone_to_deploy", {"card": "hoplite", "need": 1, "have": 0}, None),
        ({**POOR, "area": 1}, "area", "needs_stone_to_deploy", {"need": 1, "have": 0}, None),
        (POOR, "slot0 slot1", "no_worker_on_card", {"card": "hoplite"}, None),
        ({**POOR, "stone": 1, "area": 1}, "area slot4", "empty_place", {}, None),
        ({**POOR, "stone": 1, "area": 1}, "area wonder", "no_place_for_workers", {}, None),
        ({"area": 1}, "area", "no_card_for_workers", {}, None),
        ({"stone": 1, "slots": {"hoplite": 0}}, "slot0", "no_worker_free", {}, None),
        ({"stone": 9}, "public", "no_wonder", {}, None),
        ({"wonder": "petra", "stone": 9}, "public", "no_such_architect", {}, None),
        ({"wonder": "petra", "stone": 9}, "wonder", "no_architect", {"card": "petra"}, None),
        ({"advisors": ["augustus"]}, "advisor0", "no_special_action", {"card": "augustus"}, None),
        ({}, "advisor0", "empty_place", {}, None),
        ({"advisors": ["marco_polo"]}, "marco_polo", "special_cost", {}, None),
        ({"advisors": ["suleiman_i"]}, "suleiman_i", "special_condition", {}, None),
        ({"advisors": ["alhazen"]}, "alhazen slot0", "not_now", {"choice": "turn"}, None),
    ],
)
def test_a_refusal_names_its_reason_its_numbers_and_a_remedy(nation, picked, reason, facts, fix):
    board = [["ziggurat", "israel", "siege_of_troy", "punic_wars"]]
    state = table(nation, {"slots": {"elephant": 1}}, board=board)
    refusals = [each for each in why_not(state, tuple(picked.split())) if each.reason == reason]
    assert [each.fix for each in refusals] == [fix]
    assert facts.items() <= refusals[0].facts.items()
    why, remedy = refused(refusals[0])
    assert why
    assert bool(remedy) == bool(fix)
    assert "<" not in why + remedy


@pytest.mark.parametrize(("colony", "remedy"), [("nubia", {"more": 2, "then": 3}), ("hispania", {})])
def test_a_remedy_that_drives_boudica_away_counts_without_her(colony, remedy):
    """One more Worker on the Hoplites is worth 3 Strength, and she takes 1 with her."""
    state = table({**SOLDIERS, "slots": {"hoplite": 0}, "advisors": ["boudica"]}, {}, board=[[colony]])
    facts = why_not(state, (colony,))[0].facts
    assert {name: facts[name] for name in ("more", "then") if name in facts} == remedy


def test_a_section_has_its_price():
    state = table({"wonder": "petra", "stone": 1}, {}, architects=1)
    (refusal,) = why_not(state, ("wonder",))
    assert (refusal.reason, refusal.facts) == (
        "needs_stone_to_build",
        {"card": "petra", "need": 2, "have": 1},
    )


def test_an_architect_only_builds():
    state = table({"wonder": "petra", "stone": 3, "slots": {"quarry": 0}}, {}, architects=1)
    assert why_not(state, ("public", "slot0"))[0].reason == "architects_build_wonders"


def test_a_used_architect_is_gone_although_another_card_still_has_one():
    own = {"wonder": "petra", "stone": 9, "advisors": ["archimedes"], "ready": ["alhambra"]}
    state = table(own, {}, passed=(1,))
    flow.apply(state, ("hire_architect", "archimedes", "wonder"))
    assert why_not(state, ("archimedes", "wonder"))[0].reason == "no_such_architect"


def test_another_question_comes_first():
    state = table({"gold": 1, "slots": {"hoplite": 1}}, {}, board=[["siege_of_troy", "ziggurat"]])
    flow.apply(state, ("buy_card", "siege_of_troy", "nation"))
    (refusal,) = why_not(state, ("ziggurat",))
    assert (refusal.reason, refusal.facts) == ("not_now", {"choice": "battle"})


@pytest.mark.parametrize("seats", [1, 3])
def test_every_card_that_cannot_be_bought_has_a_reason_of_its_own(seats):
    for seed in range(6):
        state, hand = begin(seats, seed, advanced=True, expert=True), RandomBot(seed)
        while state.decision is not None:
            if state.decision.choice.name == "turn":
                buyable = {move[1] for move in state.decision.moves if move[0] == "buy_card"}
                for card in {card for row in state.board for card in row if card} - buyable:
                    assert why_not(state, (card,))[0].reason != "not_now"
            flow.apply(state, hand.choose(state, state.decision))


def test_a_piece_without_any_use_says_so():
    state = table({"gold": 1}, {}, board=[["ziggurat"]])
    assert refused(why_not(state, ("event",))[0])[0] == "You can't use this now. Use something highlighted."
