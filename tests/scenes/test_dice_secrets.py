"""The Accelerated variant on one screen: what is committed to the famine is seen by nobody before all have passed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.nations_dice import GAME
from game.nations_dice.cards.dice import Die
from game.nations_dice.rules.food import COMMITMENT
from game.session.session import HUMAN, Seat, Session
from tests.scenes.tables_played import lay

BOOKS = 4
"""The face of a white die with a book."""


@pytest.fixture
def scene(screen):
    """Three people; the dice of the first show only books, some of which it would have to trade for food."""
    seats = [Seat(name, HUMAN, colour) for colour, name in enumerate(("Mira", "Ruth", "Toni"), 1)]
    session = Session(GAME, {"variant": "accelerated"}, seats, 5)
    nation = session.state.nations[session.state.decision.seat]
    nation.dice = tuple(Die(die.handle, "white", BOOKS) for die in nation.dice)
    return lay(screen.app, session)


def button(scene, name):
    return scene.commands.controls.button(name)


@pytest.fixture
def asked(screen, scene):
    """The first nation has passed and is asked in secret."""
    screen.click(button(scene, "verb:pass").area, hold_ms=400)
    screen.frames(3)
    if not screen.is_playing:
        screen.letter("y")
    screen.frames(3)
    assert scene.game.session.state.decision.choice is COMMITMENT
    return scene


def test_the_question_comes_behind_the_curtain_and_nothing_glows_there(asked):
    assert asked.viewpoint.is_covered
    assert not asked.table.glows(None)
    assert asked.table.model().draft is None


def test_what_was_committed_is_nowhere_on_the_table_of_the_next_person(screen, asked):
    first = asked.game.deciding
    screen.lift_curtain()
    assert asked.game.turn.draft.dice
    screen.click(button(asked, "verb:trade").area)
    screen.frames(3)
    state = asked.game.session.state
    assert state.nations[first].commitment
    assert asked.game.deciding != first
    seen = asked.table.model()
    assert seen.view.nations[first].commitment == ()
    assert not any(die.is_used for die in seen.view.nations[first].dice)
    assert not any("commitment" in str(event) or event.kind == "traded" for event in seen.told)
    told = [entry.line.words for entry in asked.game.log.entries if entry.line.seat == first]
    assert told[-1] == "passes"


def test_nobody_else_reads_that_a_nation_is_asked_in_secret(asked):
    table, seen = asked.table.table, asked.table.model()
    decision = asked.game.session.state.decision
    other = replace(seen, viewer=(decision.seat + 1) % 3, decision=decision)
    name = asked.game.session.seats[decision.seat].name
    assert table.words.prompt(other) == f"It's **{name}**'s turn"
