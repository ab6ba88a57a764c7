"""Rule sentences are made from the data of every piece."""

from __future__ import annotations

import re

import pytest

from game.cards.effects import ByRule
from game.nations.cards.card_rules import RULES
from game.nations.cards.cards import BOARDS, CARDS, EVENTS, TILES
from game.nations.text.wording import board_rule, card_rule, event_card_rule, event_rule, say, tile_rule

GLYPHS = {"gold", "stone", "food", "books", "vp", "strength", "stability", "raid", "worker", "architect"}

ALL_RULES = [
    *((card.id, card_rule(card)) for card in CARDS.all()),
    *((event.id, event_card_rule(event)) for event in EVENTS.all()),
    *((tile.id, tile_rule(tile)) for tile in TILES.all()),
    *((board.id, board_rule(board, "b")) for board in BOARDS.all()),
]


@pytest.mark.parametrize(("piece", "rule"), ALL_RULES, ids=[piece for piece, _ in ALL_RULES])
def test_every_piece_has_a_rule_in_whole_sentences_and_known_glyphs(piece: str, rule: str) -> None:
    assert rule.endswith(".")
    assert rule[0].isupper() or rule[0] in "+−*123"
    assert set(re.findall(r"\{(.*?)\}", rule)) <= GLYPHS
    assert "<" not in rule
    assert "  " not in rule


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("university", "Each worker here makes 2 {stone} and 2 {books} in production."),
        ("knight", "Each worker here adds 5 {strength} at once and costs 1 {stone} in production. Raid 4."),
        ("immortal", "Each worker here adds 3 {strength} at once and takes 1 {stability} at once. Raid 3."),
        ("sicily", "Needs 12 {strength}, which you keep. Makes 3 {food} in production."),
        (
            "piazza_san_marco",
            "Action, once per round: pay 2 {gold} to take 5 {books}, 5 {food} or 5 {stone}.",
        ),
        (
            "thomas_aquino",
            "+1 {stability} at once. If you are the most stable {stability} nation, production also gives 4 {books}.",
        ),
        (
            "isabella",
            "Makes 2 {food} in production. Production also gives 3 {gold} for each Renaissance colony.",
        ),
        ("compass", "Take 2 {stone}, or pay any 2 resources for 1 {vp}."),
        (
            "great_lighthouse",
            "Makes 1 {gold} in production. Whenever you buy a card at 3 {gold}: take 1 {books}.",
        ),
        ("genghis_khan", "+3 {strength} at once. Every nation, including you, has 3 less {stability}."),
        (
            "shaka_zulu",
            "+8 {strength} at once. Whenever another nation buys a colony: it gets to take 5 {stone}.",
        ),
        (
            "suleiman_i",
            "+3 {strength} at once. "
            "Action, only if you are the strongest {strength} nation: take a worker from the population.",
        ),
    ],
)
def test_card_rules(card: str, rule: str) -> None:
    assert card_rule(CARDS[card]) == rule


@pytest.mark.parametrize(
    ("card", "half", "rule"),
    [
        ("aryan_migration", "top", "The weakest {strength}: lose 3 {books}."),
        ("aryan_migration", "bottom", "All except the least stable {stability}: take 3 {food}."),
        ("christianity", "bottom", "Every nation: may pay 4 {food} to take 6 {books}."),
        (
            "sea_peoples",
            "bottom",
            "All except the strongest {strength} and the most stable {stability}: lose 1 {vp}.",
        ),
        ("feudal_dues", "bottom", "The least stable {stability}: keep only 2 {gold}."),
        ("american_revolution", "top", "The weakest {strength}: lose a colony; without one, lose 1 {vp}."),
        (
            "entente_cordiale",
            "top",
            "The strongest {strength}: may deploy up to 2 workers on military without paying {stone}.",
        ),
    ],
)
def test_event_rules(card: str, half: str, rule: str) -> None:
    event = EVENTS["bread_and_games" if card == "christianity" else card]
    assert event_rule(event.top if half == "top" else event.bottom) == rule


def test_a_side_boards_have_nothing_special() -> None:
    assert [board_rule(board, "a") for board in BOARDS.all()] == [""] * 5


def test_every_rule_function_has_a_sentence_and_words_for_the_face() -> None:
    assert {rule.__name__ for rule in RULES} == set(say.keys("rules"))
    assert all(say(f"rules.{rule}.sentence") and say(f"rules.{rule}.face") for rule in say.keys("rules"))


def test_every_rule_function_is_used_by_a_card() -> None:
    events = [event.top.parts + event.bottom.parts for event in EVENTS.all()]
    effects = repr([*map(card_effects, CARDS.all()), *events])
    assert [rule.__name__ for rule in RULES if repr(ByRule(rule.__name__, rule)) not in effects] == []


def card_effects(card: object) -> list[object]:
    """Everything a card holds that may name a rule."""
    names = ("ready", "ready_all", "special", "whenever")
    return [getattr(card, name) for name in names]
