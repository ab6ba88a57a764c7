"""Whole games, also of players who have plenty, so that everything happens often; and what their events add up to."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import game.wealth_of_nations
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.flow import Choice
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, PACKAGES
from game.wealth_of_nations.cards.market import take
from game.wealth_of_nations.invariants import broken_invariants
from game.wealth_of_nations.state import ITEMS
from game.wealth_of_nations.text.telling import happened, label, question, reason, refused, say
from tests.game.wealth_of_nations.scenario import new_game

GIFT = 3
"""Cubes of every commodity that each player of a rich game is given at the start of every Develop phase."""


def rich_game(seats, seed, rounds=8):
    """A random game whose players get cubes from the supply as gifts: every position, and at last the end."""
    state = new_game(seats, seed, rounds=40)
    hand = RandomBot(seed, GAME)
    state.journal = []
    gifts = 0
    while state.decision is not None:
        if state.phase == "develop" and state.round > gifts:
            gifts = state.round
            for seat in state.seats:
                for commodity in COMMODITIES:
                    take(state, seat, commodity, GIFT)
            state.journal.append(None)
            state.decision = state.stack[-1][0](state, *state.stack[-1][1:])
        yield state
        if state.round > rounds:
            return
        flow.apply(state, hand.choose(state, state.decision))
    yield state


@pytest.mark.sample(4)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_rich_games_break_no_invariant(seats, seed):
    for state in rich_game(seats, seed, 4):
        assert broken_invariants(state) == []


@cache
def ledger():
    """The questions asked, the verbs played and the event words said in some rich games."""
    asked, verbs, said = set(), Counter(), set()
    for seats in (3, 5):
        for seed in range(8):
            last = None
            for state in rich_game(seats, seed):
                if state.decision:
                    asked.add(state.decision.choice.name)
                    verbs.update({move[0] for move in state.decision.moves})
                last = state
            said |= {event.kind for event in last.journal if event}
    return frozenset(asked), verbs, frozenset(said)


def questions():
    """Every Choice that the rules have."""
    package = game.wealth_of_nations
    modules = [import_module(each.name) for each in walk_packages(package.__path__, f"{package.__name__}.")]
    return {value.name for module in modules for value in vars(module).values() if isinstance(value, Choice)}


def event_words():
    """Every event word that the rules say."""
    sources = [path.read_text(encoding="utf-8") for path in Path(game.wealth_of_nations.__path__[0]).rglob("*.py")]
    return {word for source in sources for word in re.findall(r'happen\(\s*state,\s*"(\w+)"', source)}


BEFORE_THE_FIRST_DECISION = {"drew_first_player"}


@pytest.mark.nightly
def test_every_question_is_asked_in_some_game():
    asked, _, _ = ledger()
    assert questions() == asked


def test_every_verb_is_offered_in_some_game():
    _, verbs, _ = ledger()
    assert set(say.keys("verbs")) == set(verbs)


def test_every_event_word_is_said_in_some_game():
    _, _, said = ledger()
    assert event_words() - said == BEFORE_THE_FIRST_DECISION


def test_everything_has_its_words():
    assert questions() <= set(say.keys("choices"))
    assert event_words() <= set(say.keys("happened"))


@pytest.mark.parametrize("seats", [3, 6])
def test_everything_in_a_game_can_be_told(seats):
    told = 0
    for number, state in enumerate(rich_game(seats, seats, 3)):
        for event in state.journal[told:]:
            assert event is None or ("<" not in (sentence := happened(event)) and sentence)
        told = len(state.journal)
        if state.decision and number % 5 == 0:
            assert "<" not in question(state, state.decision)
            labels = [label(state, move) for move in state.decision.moves]
            assert not any("<" in words for words in labels)
            opinion = GAME.advice(state, state.decision)
            assert opinion is None or "<" not in reason(opinion)
            for piece in (
                "food",
                "capital",
                "seat1",
                "b3",
                "e5",
                "farm",
                "note",
                "dollar5",
                "industry1",
                "bharat",
            ):
                for each in flow.why_not(state, (piece,)):
                    assert not any("<" in words for words in refused(each)), each


@pytest.mark.parametrize("seed", range(3))
def test_events_tell_every_dollar(seed):
    """The log is enough to follow everybody's money, and every sum of it comes from or goes to the bank."""
    *_, state = rich_game(4, seed, 5)
    money = [0] * 4
    for event in filter(None, state.journal):
        facts, seat = event.facts, event.seat
        match event.kind:
            case "took_package":
                money[seat] += PACKAGES[facts["package"]].money
            case "bought":
                money[seat] -= facts["price"]
            case "sold":
                money[seat] += facts["price"]
            case "took_note":
                money[seat] += facts["amount"]
            case "repaid_note":
                money[seat] -= facts["amount"]
            case "produced":
                money[seat] += dict(facts["products"]).get("money", 0)
            case "bartered":
                paid = facts["gives"][ITEMS.index("money")]
                money[seat] -= paid
                money[facts["partner"]] += paid
    assert money == [nation.money for nation in state.nations]


@pytest.mark.parametrize("seed", range(3))
def test_events_tell_every_cube(seed):
    """Gifts aside, the log is enough to follow everybody's cubes."""
    *_, state = rich_game(3, seed, 4)
    cubes = [Counter() for _ in range(3)]
    for event in state.journal:
        if event is None:
            for each in cubes:
                each.update(dict.fromkeys(COMMODITIES, GIFT))
            continue
        facts, seat = event.facts, event.seat
        match event.kind:
            case "took_package":
                cubes[seat].update(dict(PACKAGES[facts["package"]].cubes))
            case "bought":
                cubes[seat][facts["commodity"]] += 1
            case "sold":
                cubes[seat][facts["commodity"]] -= 1
            case "placed_flag":
                cubes[seat].subtract(dict(FINANCE.costs["flag"]))
            case "built":
                cubes[seat].subtract(dict(INDUSTRIES[facts["industry"]].cost))
                cubes[seat]["capital"] -= facts["forced"]
            case "laid":
                cubes[seat]["capital"] -= facts["forced"]
            case "took_up":
                cubes[seat]["capital"] -= facts["first"]
            case "automated":
                cubes[seat].subtract(dict(FINANCE.costs["automate"]))
            case "ran":
                cubes[seat].subtract(dict(facts["cost"]))
            case "produced":
                cubes[seat].update(dict(facts["products"]))
            case "bartered":
                for commodity, given in zip(COMMODITIES, facts["gives"], strict=False):
                    cubes[seat][commodity] -= given
                    cubes[facts["partner"]][commodity] += given
    for nation, counted in zip(state.nations, cubes, strict=True):
        assert [counted[kind] for kind in COMMODITIES] == [nation.cubes(kind) for kind in COMMODITIES]
