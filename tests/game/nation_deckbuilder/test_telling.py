"""Sentences, questions, labels, refusals and warnings."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.event import Private
from game.engine.hidden import redact
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nation_deckbuilder.text.telling import happened, label, piece_name, question, refused, warning
from game.nation_deckbuilder.text.wording import card_rule, face_lines
from tests.game.nation_deckbuilder.scenario import end_turn, find, play, play_hand, table
from tests.game.nation_deckbuilder.test_setup import every_mode, new
from tests.happening import event as happening


@pytest.mark.sample(3)
@every_mode
def test_everything_in_a_random_game_can_be_told(mode: str) -> None:
    state, hand = new(mode, 6), RandomBot(6)
    pieces = {card for pile in state.piles for card in pile.cards} | {f"age{age}" for age in range(1, 6)}
    while state.decision:
        sentences = [question(state, state.decision)]
        sentences += [label(state, move) for move in state.decision.moves]
        assert all(sentences)
        sentences += [warning(state, move) for move in state.decision.moves]
        own = state.players[state.decision.seat]
        picks = [
            *own.hand,
            *own.marked,
            *own.discard_pile,
            *state.places,
            *sorted(pieces)[:9],
            "food",
            "pile4",
        ]
        for piece in filter(None, picks):
            for refusal in flow.why_not(state, (piece,)):
                sentences += refused(refusal)
        state.journal = []
        flow.apply(state, hand.choose(state, state.decision))
        sentences += map(happened, state.journal)
        assert not any("<" in sentence or "#" in sentence for sentence in sentences), sentences


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("bought", {"seat": 0, "card": "cave#1", "price": 1}, "buys Cave for 1 {coins}."),
        ("bought", {"seat": 0, "card": "cave#1", "price": 0}, "takes Cave for free."),
        (
            "advanced",
            {"seat": 0, "age": 3, "forfeited": 0},
            "reaches age III and gets a token that removes two cards.",
        ),
        (
            "struck",
            {"seat": 1, "attacker": 0, "target": 1, "dealt": 8, "blocked": 3, "lost": 5, "health": 55},
            "takes 8 {damage}; Walls stop 3: 5 {health} lost, 55 left.",
        ),
        (
            "struck",
            {"seat": None, "attacker": 0, "target": 1, "dealt": 6, "blocked": 0, "lost": 6, "health": 54},
            "The Evil Army takes 6 {damage}: 54 {health} left.",
        ),
        ("won", {"seat": 0, "nation": 0, "by": "mind_control#2"}, "wins the game with Mind Control."),
        ("won", {"seat": None, "nation": 1, "by": "health"}, "The Evil Army wins."),
        ("discarded", {"seat": 1, "card": "chief#1", "forced": True}, "has to discard Chief."),
        (
            "ordered_discard",
            {"seat": 0, "victim": 1, "card_type": "person"},
            "makes an enemy discard a person.",
        ),
        ("marked", {"seat": 0, "card": Private((0,), "chief#1")}, ""),
        ("drew", {"seat": 0, "number": 2, "cards": Private((0,), ("chief#1", "hut#1"))}, "draws 2 cards."),
        (
            "counted",
            {"seat": 0, "food": -2, "happiness": 3, "science": 1, "damage": 6, "coins": 4},
            "gets −2 {food}, +3 {happiness}, +1 {science}, +6 {damage}, +4 {coins}.",
        ),
    ],
)
def test_sentences(kind: str, facts: dict[str, Any], sentence: str) -> None:
    assert happened(happening("nation_deckbuilder", kind, **facts)) == sentence


def test_a_refusal_says_why_and_what_would_help() -> None:
    """K-DISCARD-02: in numbers, before the card is dropped."""
    state = table({"hand": ["warriors", "legion"], "food": 3})
    play(state, "mark warriors")
    (refusal,) = flow.why_not(state, ("legion#1",))
    assert refused(refusal) == (
        "You can't play Legion: you need 2 {food}, and you have 1.",
        "First, take back another card.",
    )


def test_a_question_names_what_must_be_discarded() -> None:
    state = table({"hand": ["demolition_crew"]}, {"hand": ["hut"]})
    play_hand(state)
    end_turn(state)
    assert question(state, state.decision) == "An enemy makes you discard a building: click one in your hand"


def test_a_move_names_what_it_is_about() -> None:
    state = table({"hand": ["chief", "hut"]})
    assert label(state, ("play",)) == "Play"
    play(state, "mark chief", "mark hut")
    assert label(state, ("play",)) == "Play Chief and Hut"
    seen = redact(state, 1, GAME.hidden)
    assert label(seen, ("play",)) == "Play", "others don't see the cards yet"
    assert label(state, ("advance", "age2")).startswith("Enter age II for ")


def test_a_forced_discard_that_nothing_fits_says_so() -> None:
    state = table({"hand": ["coin"], "duties": ("person",)})
    assert question(state, state.decision).endswith("a person, but you don't have one")


@pytest.mark.parametrize(
    ("fields", "move", "words"),
    [
        ({"science": 5, "token": 1}, "advance age2", "You'd get a new token and lose the old one, with 1"),
        ({"happiness": 3}, "convert happiness", "You'd have no {happiness} left"),
        ({"food": 3}, "convert food", "You'd have no {food} left"),
        ({"food": 4}, "convert food", ""),
        ({"coins": 2}, "finish_buying", "You'd lose 2 unspent {coins}"),
        ({"free_buildings": 1}, "finish_buying", "You can still take a building"),
        ({"removals": 1, "discard_pile": ["coin"]}, "finish_buying", "You can still remove one card"),
        ({"removals": 1, "discard_pile": ["chief"]}, "finish_buying", ""),
        ({"token": 2, "discard_pile": ["coin"]}, "finish_buying", ""),
        ({"hand": ["mind_control"]}, "play", "You'd discard Mind Control"),
        ({"hand": ["coin"]}, "play", ""),
    ],
)
def test_what_looks_like_an_oversight_is_warned_of(fields: dict[str, Any], move: str, words: str) -> None:
    """K-RULING-14, K-RULING-49."""
    state = table(fields)
    said = warning(state, find(state, move))
    assert said.startswith(words) if words else said == ""


@pytest.mark.parametrize("kind", ["happiness", "food"])
def test_a_warning_of_lost_health_says_what_is_left_of_it(kind: str) -> None:
    state = table({kind: 3, "health": 42, "coins": 0})
    assert "(42 › 41)" in warning(state, ("convert", kind))


@pytest.mark.parametrize("card", DESIGNS.all(), ids=repr)
def test_every_card_says_what_it_does(card: Any) -> None:
    rule = card_rule(card)
    assert rule.endswith(".")
    assert "<" not in rule + "".join(face_lines(card))


def test_rules_of_cards() -> None:
    assert card_rule(DESIGNS["chief"]) == (
        "Gives 1 {happiness}, 1 {damage} and 1 {coins}, but takes 1 {food}. "
        "You may remove one card from your discard pile for good this turn."
    )
    assert face_lines(DESIGNS["king"]) == ("3 of one kind", "remove 1")
    assert face_lines(DESIGNS["farm"]) == ("4 {food} or 3 {damage}",)


def test_pieces_have_printed_names() -> None:
    assert [piece_name(piece) for piece in ("emt#1", "coin#20", "food")] == ["EMT", "Coin", "food"]
