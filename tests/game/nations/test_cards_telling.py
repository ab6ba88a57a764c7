"""Log sentences, questions and labels exist for everything that happens in random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.engine import flow
from game.nations import GAME
from game.nations.cards.cards import EVENTS
from game.nations.cards.effects import UNDEPLOY_FOR
from game.nations.text.telling import happened, label, piece_name, question, refused
from tests.game.nations.scenario import play, table
from tests.happening import event as happening


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_everything_in_a_random_game_can_be_told(seats: int) -> None:
    options = GAME.settle_options(seats, {"advanced": True, "expert": True, "sides": "b", "end_turn": True})
    state: Any = GAME.new(options, seats, seed=seats)
    chance = random.Random(seats)
    while state.decision:
        assert question(state.decision)
        assert all(label(state, move) for move in state.decision.moves)
        refusals = [flow.why_not(state, (card,)) for row in state.board for card in row if card]
        assert not any("<" in words for each in refusals for refusal in each for words in refused(refusal))
        state.journal = []
        flow.apply(state, chance.choice(state.decision.moves))
        sentences = [happened(event) for event in state.journal]
        assert not any("<" in sentence for sentence in sentences)


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("bought", {"card": "ziggurat", "type": "building", "price": 2}, "buys Ziggurat for 2 {gold}."),
        ("gained", {"resource": "food", "amount": 3}, "gains 3 {food}."),
        ("lost_vp", {"amount": 0, "cause": "war"}, ""),
        ("passed", {"position": 1, "first": True, "last": False}, "passes first."),
        ("passed", {"position": 2, "first": True, "last": False}, "passes second; it counts as first."),
        ("deployed", {"card": "farm", "place": "slot1", "off": ""}, "deploys a {worker} on Farm."),
        (
            "deployed",
            {"card": "farm", "place": "slot1", "off": "quarry"},
            "moves a {worker} from Quarry to Farm.",
        ),
        ("undeployed", {"card": "quarry", "place": "slot0", "onto": "farm"}, ""),
        (
            "undeployed",
            {"card": "quarry", "place": "slot0", "onto": ""},
            "takes a {worker} back from Quarry.",
        ),
        ("rolled", {"face": 3}, "rolls a 3 and clears column 3."),
        ("rolled", {"face": 5}, "rolls a 5."),
        ("shadow_changed", {"resource": "stability", "amount": -2}, "loses 2 {stability}."),
        ("shadow_changed", {"resource": "books", "amount": 3}, "gains 3 {books}."),
        ("stability_compared", {"won": True}, "has more {stability} than the shadow."),
        ("swept", {"cards": ("ziggurat", "petra")}, "Leaves the market: Ziggurat, Petra."),
        ("took_worker", {"section": "food"}, "takes a {worker} from the population: Food section."),
        ("round_began", {"round": 3, "age": 2}, "Round 3 begins: Medieval."),
        ("produced", {"gold": 2, "stone": 0, "food": -1, "books": 0}, "produces +2 {gold}, −1 {food}."),
        (
            "event_resolved",
            {"card": "taoism", "half": "bottom"},
            "Philosophy: The most stable {stability}: take 1 {vp}.",
        ),
    ],
)
def test_sentences(kind: str, facts: dict[str, Any], sentence: str) -> None:
    assert happened(happening("nations", kind, **facts)) == sentence


def test_labels_of_an_option_are_its_effect() -> None:
    state = table({"ready": ["petra"], "food": 1}, {})
    play(state, "use_special petra")
    assert [label(state, move) for move in state.decision.moves] == [
        "Take 3 {books}",
        "Take 3 {gold}",
        "Take 3 {stone}",
    ]


def test_labels_of_a_golden_age_name_its_price() -> None:
    state = table({"gold": 1, "food": 2, "ready": ["uraniborg"]}, {}, board=[["clocks"]])
    play(state, "buy_card clocks nation")
    labels = [label(state, move) for move in state.decision.moves]
    assert labels == ["Take 4 {stone}", "Take 1 {vp} for 1 resource"]


def test_a_refusal_names_the_reason_with_its_numbers() -> None:
    state = table({"gold": 1}, {}, board=[[], [], ["ziggurat"]])
    (refusal,) = flow.why_not(state, ("ziggurat",))
    assert refused(refusal) == ("Ziggurat costs 3 {gold}; you have 1.", "")


def test_every_piece_has_a_name() -> None:
    assert [piece_name(piece) for piece in ("ziggurat", "taoism", "rome", "free_towns")] == [
        "Ziggurat",
        "Taoism / Philosophy",
        "Rome",
        "Free Towns",
    ]


def test_the_question_of_a_payment_says_what_is_left() -> None:
    state = table({"gold": 3}, {}, board=[["the_odyssey", "clocks"]])
    play(state, "buy_card clocks nation")
    assert question(state.decision) == "Clocks: the resource or 1 {vp}?"


@pytest.mark.parametrize(
    ("event", "asked"),
    [
        ("hellenism", "Take soldiers home for 2 {books} each?"),
        ("crop_rotation", "Take workers home for 2 {stone} each?"),
    ],
)
def test_the_question_who_goes_home_says_for_what(event: str, asked: str) -> None:
    state: Any = table({"slots": {"axeman": 1, "farm": 1}}, {})
    state.decision = UNDEPLOY_FOR(state, 0, EVENTS[event].bottom.parts[0].do)
    assert question(state.decision) == asked
    assert label(state, ("choose", "decline")) == "Keep them"
