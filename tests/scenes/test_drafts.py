"""Drafts are values: what is laid out knows no position, and what is laid out alike in like positions is equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.state import State
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of

KINDS = {"nations_dice": 2, "nation_deckbuilder": 2, "wealth_of_nations": 4}
"""The games in which something is laid out, and how many kinds of drafts are met in one of them."""

MOST_MOVES = 100


def drafts(name) -> Iterator[tuple[State, tuple, object]]:
    """What the questions of a random game lay out, and what moves of one kind, about one piece or several, begin."""
    table, game = plugin_of(name).table(), GAMES[name]
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(3, game.seats[0]) + 1)]
    session, bot = Session(game, {}, seats, "drafts"), RandomBot("drafts", game)
    while session.state.decision and len(session.moves) < MOST_MOVES:
        state, asked = session.state, session.state.decision
        kinds = {move[:number]: number for move in asked.moves for number in (1, 2)}
        alike = [tuple(each for each in asked.moves if each[:number] == kind) for kind, number in kinds.items()]
        for moves in dict.fromkeys((asked.moves, *alike)):
            if found := table.draft(state, moves):
                yield state, moves, found
        session.play(bot.choose(state, asked))


def within(value) -> Iterator[object]:
    yield value
    parts = [getattr(value, each.name) for each in fields(value)] if is_dataclass(value) else value
    if isinstance(parts, list | tuple):
        for part in parts:
            yield from within(part)


@pytest.mark.parametrize("name", KINDS)
def test_a_draft_is_a_value(name):
    table, kinds = plugin_of(name).table(), set()
    for state, moves, found in drafts(name):
        kinds.add(type(found))
        again = table.draft(state.copy(), moves)
        assert again == found and hash(again) == hash(found)
        assert not [part for part in within(found) if isinstance(part, State)]
    assert len(kinds) == KINDS[name]
