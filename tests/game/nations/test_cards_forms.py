"""Whatever a writer of cards may write by docs/adding-a-card.md is read, and told with every fact in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
import yaml

from game.cards.catalog import DATA, Passage, Register
from game.cards.effects import read_effect
from game.nations.cards.effects import VOCABULARY
from game.nations.cards.reading import _read_event_card
from game.nations.cards.reading_cards import FIELDS
from game.nations.cards.triggers import LISTENED
from game.nations.text.wording import card_rule, clause, event_rule
from tests.game.nations import forms
from tests.game.nations.forms import Draws

SEEDS = range(150)


def told_card(form: tuple[str, Any]) -> str:
    return card_rule(forms.read_card(form))


def told_event(form: Any) -> str:
    return event_rule(forms.read_event(form))


def alike(form: Any) -> str:
    """The form, with the two measures that share their words by design in one."""
    return repr(form).replace("strength_for_events", "strength")


KINDS = [pytest.param(forms.card, told_card, id="card"), pytest.param(forms.event, told_event, id="event")]


@pytest.mark.parametrize(("draw", "told"), KINDS)
def test_every_documented_form_is_told(draw: Callable[[Draws], Any], told: Callable[[Any], str]) -> None:
    for seed in SEEDS:
        form = draw(Draws(seed))
        words = told(form)
        assert words.endswith("."), form
        assert not re.search(r"<|  |may may|None|\bTrue\b|_(?![a-z_]*\})", words), (form, words)


@pytest.mark.parametrize(("draw", "told"), KINDS)
def test_the_words_of_a_form_name_every_fact(draw: Callable[[Draws], Any], told: Callable[[Any], str]) -> None:
    """Another number, kind, measure or word in its place is told in other words."""
    for seed in SEEDS:
        draws = Draws(seed)
        form = draw(draws)
        for number, place in enumerate(draws.places):
            other = draw(Draws(seed, [*draws.places[:number], place + 1, *draws.places[number + 1 :]]))
            if alike(other) != alike(form):
                assert told(other) != told(form), (form, other)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        (
            {"whenever": {"bought": "any", "do": {"gain": {"gold": 1}}}},
            "Whenever you buy a card: take 1 {gold}.",
        ),
        (
            {
                "whenever": {
                    "bought": {"type": ["advisor", "war"], "price": [1, 2]},
                    "do": {"gain": {"gold": 1}},
                }
            },
            "Whenever you buy an advisor or a war at 1 or 2 {gold}: take 1 {gold}.",
        ),
        ({"whenever": {"passed": "any", "do": {"gain": {"gold": 1}}}}, "Whenever you pass: take 1 {gold}."),
        (
            {"whenever": {"passed": {"first": True}, "by": "others", "do": {"gain": {"gold": 1}}}},
            "Whenever another nation passes first: it gets to take 1 {gold}.",
        ),
        (
            {"remove_if": {"at_least": {"medieval_advisors": 2}}},
            "Leaves the game as soon as you have at least 2 Medieval advisors.",
        ),
        (
            {"ready": {"gain": {"gold": {"count": "advisors", "each": 2, "plus": 1}}}},
            "When completed: take 1 {gold}, and 2 {gold} for each advisor.",
        ),
        (
            {"special": {"limit": 2, "if": {"not": "passed_first"}, "do": [{"take_worker": 1}] * 2}},
            "Action, up to 2 times per round, only if it isn't true that you passed first: "
            "take a worker from the population, 2 times.",
        ),
    ],
)
def test_forms_that_no_printed_card_has(fields: Any, words: str) -> None:
    wonder = {"id": "a", "name": "A", "emblem": "hut", "sections": [1], "vp": 0, **fields}
    assert told_card(("wonders", wonder)) == words


DOCUMENT = (DATA.parent / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
BLOCKS = [
    yaml.safe_load(re.sub("emblem: [a-z-]+", "emblem: beer-stein", block))
    for block in re.findall(r"```yaml\n(.*?)```", DOCUMENT, re.DOTALL)
]


def test_the_card_of_the_document_is_read() -> None:
    ((heading, (card,)),) = BLOCKS[0].items()
    assert told_card((heading, card)) == "Each worker here makes 1 {stone} and 2 {food} in production."


def test_the_effects_of_the_document_are_read() -> None:
    wonder = {"id": "a", "name": "A", "emblem": "hut", "sections": [1], "vp": 0, **BLOCKS[3]}
    card = forms.read_card(("wonders", wonder))
    assert all(getattr(card, name) for name in BLOCKS[3] if name not in ("gives", "production"))
    assert card.strength and card.conditional_production


def test_the_event_of_the_document_is_read() -> None:
    (event,) = BLOCKS[4]
    assert _read_event_card(Passage(event), 3, Register()).famine == 2


@pytest.mark.parametrize("word", re.findall(r"^\| `(\{.*?\})`[^|]*\| (?=\w)", DOCUMENT, re.MULTILINE))
def test_the_words_of_the_document_are_read_and_told(word: str) -> None:
    options = "{gain: {food: 1}}, {lose: {gold: 1}}"
    text = word.replace("..., ...", options).replace("...", "{gain: {food: 1}}").replace("who", "others")
    assert clause(read_effect(Passage(yaml.safe_load(text)), VOCABULARY))


def test_the_document_names_every_event_fact_and_type_of_a_trigger() -> None:
    named = set(re.findall(r"`(\w+)(?:: true)?`", DOCUMENT))
    assert {*LISTENED, *(fact for facts in LISTENED.values() for fact in facts), *FIELDS} <= named
