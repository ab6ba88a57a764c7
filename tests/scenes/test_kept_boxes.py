"""Boxes that are kept equal those that are made anew, through a game of each kind: no panel shows what was before."""

from copy import copy
from itertools import count

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.ui import memory
from scenes.ui.host.tooltip import Tooltip
from tests.scenes.tables.positions import elsewhere, seen

EVERY, LOOKED_AT = 40, 2
"""Of so many moves one is looked at, and so many positions in all."""

OFTEN, BACK = 11, 5
"""The same of moves where many positions are looked at, and how many of them it goes back."""


def positions(name, seed=3, every=EVERY, looked_at=LOOKED_AT, seats=3):
    """A random game of people at some of its decisions, each as it stays."""
    game = GAMES[name]
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(seats, game.seats[0]) + 1)]
    session, hand = Session(game, {}, people, str(seed)), RandomBot(str(seed), game)
    for _ in range(looked_at):
        shown_now = copy(session)
        shown_now.state = session.state.copy()
        yield shown_now
        for _ in range(every):
            if session.state.decision is None:
                return
            session.play(hand.choose(session.state, session.state.decision))


def shown(table, model):
    """All that a table shows and tells, as values."""
    layout = table.layout(model)
    places = {
        name: (place.area, place.caption, place.z, place.stands_for, _told(place.tells))
        for name, place in layout.targets.items()
    }
    return {
        **places,
        "sprites": dict(layout.sprites),
        "panels": [(panel.area, panel.key) for panel in layout.panels],
        "anchors": dict(layout.anchors),
    }


def _told(look):
    return look.told if isinstance(look, Tooltip) else look


def anew(monkeypatch, table, model):
    """The same of boxes that are all made anew."""
    with monkeypatch.context() as nothing_kept:
        nothing_kept.setattr(memory, "_found", lambda kept, model: None)
        return shown(table, model)


def differing(monkeypatch, table, model):
    """What of a table does not show what it would if its boxes were made anew."""
    kept, made = shown(table, model), anew(monkeypatch, table, model)
    return sorted({part for part in made.keys() | kept.keys() if made.get(part) != kept.get(part)})


def stale(monkeypatch, name, looked_at, seed):
    """What is shown of before at so many positions of games, on boards elsewhere too, and some positions back."""
    table, models, seeds = plugin_of(name).table(), [], count(seed)
    while len(models) < looked_at:
        for session in positions(name, next(seeds), OFTEN, looked_at - len(models)):
            models.append(seen(session))
            for model in (models[-1], seen(session, **elsewhere(session)), models[-BACK:][0]):
                yield from (f"position {len(models)}: {part}" for part in differing(monkeypatch, table, model))


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_is_what_would_be_made(monkeypatch, name):
    table = plugin_of(name).table()
    for session in positions(name):
        for changes in ({}, elsewhere(session), {"all_boards": True}, {}):
            assert differing(monkeypatch, table, seen(session, **changes)) == []


@pytest.mark.sample(4)
@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_is_what_would_be_made_at_many_positions(monkeypatch, name):
    assert [*stale(monkeypatch, name, 30, 0)] == []


@pytest.mark.parametrize("name", GAMES)
def test_tooltips_tell_of_what_is_shown_whatever_is_laid_aside(monkeypatch, name):
    table = plugin_of(name).table()
    first, *others = [seen(session) for session in positions(name, every=10, looked_at=3)]
    layout = table.layout(first)
    for other in others:
        table.layout(other)
    layout.turn_to(first)
    told = {name: _told(place.tells) for name, place in layout.targets.items()}
    made = anew(monkeypatch, table, first)
    assert {name for name in told if told[name] != made[name][-1]} == set()
