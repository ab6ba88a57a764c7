"""Whatever happens in a game is declared there, fits its declaration, and is told in the log or need not be."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.event import Event, Private
from game.session.session import Seat, Session
from tests.source.trees import tree_of

CODE = Path(__file__).parents[2]


@cache
def declared(game):
    return import_module(f"game.{game}.events").DECLARED


def happening_in(game):
    """The words and the names of the facts of every call of `happen` in the rules of a game; no word where it is
    computed.
    """
    for path in (CODE / "game" / game).rglob("*.py"):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "happen":
                word = node.args[1].value if isinstance(node.args[1], ast.Constant) else None
                yield word, {fact.arg for fact in node.keywords}


def fits(fact: Any, kind: Any) -> bool:
    """Whether a fact is of the kind that is declared."""
    if get_origin(kind) is Private:
        return isinstance(fact, Private) and fits(fact.fact, get_args(kind)[0])
    if get_origin(kind) is tuple:
        kinds = get_args(kind)
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            return type(fact) is tuple and all(fits(each, kinds[0]) for each in fact)
        same = type(fact) is tuple and len(fact) == len(kinds)
        return same and all(fits(each, one) for each, one in zip(fact, kinds, strict=True))
    if get_args(kind):
        return any(fits(fact, each) for each in get_args(kind))
    return type(fact) is kind


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_declared_with_the_facts_that_it_is_told_with(game):
    told = list(happening_in(game))
    words = {word for word, _ in told}
    computed = {"rioted", "starved"} if None in words else set()

    assert set(declared(game)) == words - {None} | computed
    for word, facts in told:
        for each in [word] if word else computed:
            names = [*get_type_hints(declared(game)[each])]
            assert {"seat", *facts} == set(names) - {"kind", "PRIVATE"}, each


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_games_played_fits_its_declaration(game):
    hints = {kind: get_type_hints(kind) for kind in declared(game).values()}
    wrong, met = set(), set()
    seats = [number for number in GAMES[game].seats if number < 5]
    for number in range(14):
        people = [Seat(f"Seat {seat}") for seat in range(seats[number % len(seats)])]
        session, hand = Session(GAMES[game], {}, people, number), RandomBot(str(number), GAMES[game])
        events = [frame.event for frame in session.opening]
        while session.state.decision and len(session.moves) < 60:
            session.play(hand.choose(session.state, session.state.decision))
            events += session.events_of(len(session.moves) - 1)
        for event in events:
            met.add(event.kind)
            assert type(event) is declared(game)[event.kind]
            names = event.__match_args__
            wrong |= {
                (event.kind, name, str(getattr(event, name)))
                for name in names
                if not fits(getattr(event, name), hints[type(event)][name])
            }
    assert wrong == set()
    assert len(met) > 12


@pytest.mark.parametrize("game", GAMES)
def test_private_facts_are_what_is_declared_so(game):
    private = {
        kind.kind: [name for name, fact in get_type_hints(kind).items() if get_origin(fact) is Private]
        for kind in declared(game).values()
    }
    assert {word: list(declared(game)[word].PRIVATE) for word in private} == private
    expected = {"drew": ["cards"], "marked": ["card"], "taken_back": ["card"]}
    found = {word: names for word, names in private.items() if names}
    assert found == (expected if game == "nation_deckbuilder" else {})


def test_a_private_fact_is_opened_for_its_seats_and_left_out_for_others():
    drew = declared("nation_deckbuilder")["drew"](1, number=2, cards=Private((1, 3), ("cave", "coin")))
    assert isinstance(drew, Event)
    assert drew.seen_by(3).facts == {"seat": 1, "number": 2, "cards": ("cave", "coin")}
    assert drew.seen_by(0).facts == drew.seen_by(None).facts == {"seat": 1, "number": 2}
    assert "cave" not in str(drew) + str(drew.seen_by(0))
