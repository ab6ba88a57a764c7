"""Whole games use the whole game: every question is asked and every event word said in some of them."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import game.nations
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.flow import Choice
from game.nations.text.wording import say
from tests.game.nations.scenario import begin

GAMES = 8
PATIENCE = 4
"""A hand here passes, or undeploys, only when it draws that so many times in a row: else little would happen."""

SELDOM = {
    "which_advisor_leaves": "the Porcelain Tower is covered while two Advisors are there",
    "what_to_save": "a War of two kinds, with Stability to save a part of it",
    "which_colony": "an event takes a Colony from a nation that has several",
    "buy_free": "Galileo",
    "which_event": "Machiavelli",
    "which_cards": "Alhazen",
    "undeploy_for": "one of two events",
    "build_free": "one of two events",
    "which_section": "a Worker from a card or an event",
    "may_deploy_free": "one of three cards and events",
}
"""Questions that unit tests ask; whole games do so too seldom to wait for it."""

SELDOM_SAID = {
    "boards_drawn": "before the first decision",
    "lost_architect": "the Sea Peoples",
    "skipped_turn": "Buddha",
    "swapped": "Alhazen",
    "triggered": "a card that reacts",
    "spent_last_gold": "only Mansa Musa listens to it",
}


@cache
def ledger() -> tuple[frozenset[str], frozenset[str]]:
    """The questions asked and the event words said in some random games."""
    asked, said = set(), set()
    for seats in (1, 3, 5):
        for seed in range(GAMES):
            options = {"sides": "b", "end_turn": bool(seed % 2), "easier": [True] * seats}
            state, hand = begin(seats, seed, advanced=True, expert=True, **options), RandomBot(seed)
            state.journal = []
            while state.decision is not None:
                asked.add(state.decision.choice.name)
                flow.apply(state, restless(hand, state))
            said |= {event.kind for event in state.journal}
    return frozenset(asked), frozenset(said)


def restless(hand: RandomBot, state) -> tuple[str, ...]:
    for _ in range(PATIENCE):
        move = hand.choose(state, state.decision)
        if move[0] not in ("pass", "undeploy"):
            break
    return move


def questions() -> set[str]:
    """Every Choice that the rules have."""
    modules = [import_module(each.name) for each in walk_packages(game.nations.__path__, "game.nations.")]
    found = {value.name for module in modules for value in vars(module).values() if isinstance(value, Choice)}
    return found


def test_every_question_is_asked_in_some_game():
    asked, _ = ledger()
    assert questions() - asked - set(SELDOM) == set()
    assert set(SELDOM) <= questions()


def test_every_question_has_its_words():
    assert questions() <= set(say.keys("choices"))


def event_words() -> set[str]:
    """Every event word that the rules say."""
    sources = [path.read_text(encoding="utf-8") for path in Path(game.nations.__path__[0]).glob("*.py")]
    return {word for source in sources for word in re.findall(r'happen\(\s*state,\s*"(\w+)"', source)}


def test_every_event_word_is_said_in_some_game():
    _, said = ledger()
    assert event_words() - said - set(SELDOM_SAID) == set()


def test_every_event_word_has_its_sentence():
    assert event_words() <= set(say.keys("happened"))
