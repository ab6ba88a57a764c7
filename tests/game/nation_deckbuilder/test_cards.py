"""Every card: what it brings when it is played, and that its turn can be played to the end."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.engine import flow
from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS, cards_of
from game.nation_deckbuilder.invariants import broken_invariants
from game.nation_deckbuilder.state import NationState
from tests.game.nation_deckbuilder.scenario import end_turn, play, stock, table

AUTHORS = Path(__file__).parents[3] / "data" / "icons" / "authors.csv"

FIGURES = {
    # name: (age, type, cost, copies, (food, happiness, science, damage, coins))
    "coin": (0, "", 0, 5, (0, 0, 0, 0, 1)),
    "science": (0, "", 0, 2, (0, 0, 1, 0, 0)),
    "happiness": (0, "", 0, 1, (0, 1, 0, 0, 0)),
    "food": (0, "", 0, 1, (1, 0, 0, 0, 0)),
    "attack": (0, "", 0, 1, (0, 0, 0, 1, 0)),
    "cave": (1, "building", 1, 2, (1, 0, 0, 1, 0)),
    "hut": (1, "building", 2, 2, (0, 2, 0, 0, 1)),
    "hunter": (1, "person", 2, 2, (2, 0, 0, 1, 0)),
    "gatherer": (1, "person", 2, 2, (1, 0, 1, 0, 0)),
    "chief": (1, "person", 3, 2, (-1, 1, 0, 1, 1)),
    "wiseman": (1, "person", 2, 2, (-1, 1, 2, 0, 0)),
    "warriors": (1, "group", 4, 3, (-2, 0, 0, 5, 1)),
    "thief": (1, "person", 1, 2, (0, 0, 0, 1, 0)),
    "assassin": (1, "person", 2, 2, (-1, 0, 0, 2, 0)),
    "meeting": (1, "", 2, 2, (0, 1, 1, 0, 0)),
    "campfire": (1, "building", 1, 2, (1, 1, 0, 0, 0)),
    "trading_post": (1, "building", 3, 3, (1, 0, 0, 0, 2)),
    "farm": (2, "building", 3, 2, (4, 0, 0, 0, 0)),
    "market": (2, "building", 4, 2, (0, 1, 0, 0, 2)),
    "forum": (2, "building", 3, 2, (0, 1, 2, 0, 0)),
    "philosopher": (2, "person", 3, 2, (-1, 0, 1, 0, 0)),
    "athlete": (2, "person", 4, 2, (-1, 3, 0, 0, 2)),
    "architect": (2, "person", 3, 2, (-1, 0, 0, 0, 2)),
    "wall": (2, "building", 4, 2, (0, 1, 0, 0, 0)),
    "king": (2, "person", 5, 1, (2, 0, 0, 0, 0)),
    "privateer": (2, "person", 4, 2, (-1, 0, 0, 4, 1)),
    "legion": (2, "group", 5, 2, (-2, 0, 0, 7, 1)),
    "aqueduct": (2, "building", 2, 2, (2, 1, 0, 0, 0)),
    "mint": (2, "building", 4, 2, (0, 0, 0, 0, 3)),
    "shipyard": (3, "building", 4, 2, (0, 0, 0, 2, 2)),
    "navy": (3, "group", 7, 2, (-2, 0, 0, 10, 1)),
    "general": (3, "person", 5, 2, (-1, 0, 0, 5, 1)),
    "professor": (3, "person", 4, 2, (-1, 0, 3, 0, 1)),
    "doctor": (3, "person", 4, 2, (-1, 2, 0, 0, 2)),
    "musketeers": (3, "group", 6, 2, (-2, 0, 0, 8, 2)),
    "cathedral": (3, "building", 4, 2, (0, 4, 1, 0, 1)),
    "plantation": (3, "building", 4, 2, (5, 0, 0, 0, 2)),
    "university": (3, "building", 5, 2, (0, 0, 4, 0, 1)),
    "bank": (3, "building", 5, 2, (0, 1, 0, 0, 4)),
    "train_station": (4, "building", 5, 2, (1, 0, 0, 0, 3)),
    "construction_crew": (4, "group", 6, 1, (-2, 0, 0, 0, 3)),
    "demolition_crew": (4, "group", 6, 2, (-2, 0, 0, 8, 0)),
    "president": (4, "person", 7, 1, (4, 0, 0, 0, 0)),
    "airport": (4, "building", 6, 2, (0, 2, 0, 0, 3)),
    "emt": (4, "person", 5, 2, (-1, 1, 0, 0, 1)),
    "international_summit": (4, "", 4, 2, (0, 2, 2, 0, 1)),
    "infantry": (4, "group", 7, 2, (-2, 0, 0, 11, 2)),
    "factory": (4, "building", 6, 2, (0, 0, 1, 0, 5)),
    "stadium": (4, "building", 5, 1, (0, 6, 0, 0, 2)),
    "supermarket": (4, "building", 5, 1, (6, 0, 0, 0, 2)),
    "internet": (5, "building", 6, 2, (0, 2, 0, 0, 4)),
    "teleporter": (5, "", 7, 2, (0, 0, 0, 0, 0)),
    "time_machine": (5, "", 8, 2, (0, 0, 0, 0, 0)),
    "war_satellite": (5, "", 9, 1, (0, 0, 0, 8, 0)),
    "robot_army": (5, "group", 8, 2, (0, 0, 0, 13, 0)),
    "fusion_reactor": (5, "building", 7, 2, (0, 0, 0, 0, 7)),
    "vertical_farm": (5, "building", 5, 1, (8, 0, 0, 0, 2)),
    "utopia": (5, "building", 6, 1, (0, 8, 0, 0, 3)),
}
"""Every design but Mind Control, which brings nothing but victory; King, President and Farm as marked for food."""


def played(card: str) -> NationState:
    """The table after seat 0 has played this card alone, with five of everything."""
    state = table({"hand": [card], "draw_pile": ["coin"] * 5}, {"hand": ["coin"], "draw_pile": ["coin"]})
    mark = next(move for move in state.decision.moves if move[0] == "mark")
    flow.apply(state, mark)
    play(state, "play")
    return state


@pytest.mark.parametrize("card", FIGURES)
def test_every_card_brings_what_its_list_says(card: str) -> None:
    """K-BUY-02, K-RULING-01: prices, ages, types, copies and figures."""
    age, kind, cost, copies, (food, happiness, science, damage, coins) = FIGURES[card]
    design = DESIGNS[card]
    assert (design.age, design.type, design.cost, design.copies) == (age, kind, cost, copies)
    state = played(card)
    assert stock(state) == (5 + food, 5 + happiness, 5 + science)
    assert state.nations[1].health == 60 - damage
    assert state.players[0].coins == coins


@pytest.mark.parametrize("card", FIGURES)
def test_a_turn_with_any_card_comes_to_its_end(card: str) -> None:
    """K-TURN-03: and every card is in one place afterwards."""
    state = played(card)
    end_turn(state)
    assert broken_invariants(state) == []
    assert state.active == 1
    held = state.players[0]
    everywhere = held.hand + held.draw_pile + held.discard_pile + held.standing
    assert f"{card}#1" in everywhere


@pytest.mark.parametrize("card", ["king", "president", "farm"])
def test_a_card_with_a_choice_brings_all_of_one_kind(card: str) -> None:
    """K-CARD-KINGPRESIDENT-01, K-CARD-FARM-01, K-RULING-21, K-RULING-22: chosen with the mark, no splitting."""
    amounts = {"king": 3, "president": 5}
    meal = 0 if card == "farm" else 1
    kinds = ("food", "damage") if card == "farm" else ("food", "happiness", "science", "damage", "coins")
    for kind in kinds:
        amount = {"food": 4, "damage": 3}[kind] if card == "farm" else amounts[card]
        state = table({"hand": [card]})
        play(state, f"mark {card} {kind}", "play")
        food, happiness, science = stock(state)
        changes: dict[str, Any] = {
            "food": food - 5 + meal,
            "happiness": happiness - 5,
            "science": science - 5,
            "damage": 60 - state.nations[1].health,
            "coins": state.players[0].coins,
        }
        assert {each: amount for each, amount in changes.items() if amount} == {kind: amount}
    table_moves = [move for move in table({"hand": [card]}).decision.moves if move[0] == "mark"]
    assert [move[2] for move in table_moves] == list(kinds)


def test_there_are_59_designs_and_102_age_cards() -> None:
    """K-SETUP-02, K-RULING-01: further ones may be added."""
    assert set(FIGURES) | {"mind_control"} <= {card.id for card in DESIGNS.all()}
    assert len(FIGURES) + 1 == 59
    assert all(len(cards_of(age)) >= least for age, least in enumerate([26, 23, 20, 18, 15], 1))
    assert Counter(card.age for card in CARDS.values())[0] == 40


def test_the_figures_of_the_rulebooks_examples() -> None:
    """K-RULING-01, EX-K-19: Chief and Navy 11 damage; most persons eat 1, most groups 2 (K-FOOD-01)."""
    assert DESIGNS["chief"].brings[3] + DESIGNS["navy"].brings[3] == 11
    meals = {kind: [-card.brings[0] for card in DESIGNS.all() if card.type == kind] for kind in ("person", "group")}
    assert Counter(meals["person"])[1] >= 13
    assert Counter(meals["group"])[2] >= 7


def test_every_card_but_persons_has_a_known_emblem_of_its_own() -> None:
    with AUTHORS.open(encoding="utf-8", newline="") as lines:
        icons = {row["icon"] for row in csv.DictReader(lines)}
    emblems = [card.emblem for card in DESIGNS.all() if card.type != "person"]
    assert set(emblems) <= icons
    assert len(set(emblems)) == len(emblems)
