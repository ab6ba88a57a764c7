"""Boxes that are kept equal those that are made anew, through a game of each kind: no panel shows what was before."""

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.ui import layout
from scenes.ui.host.explanation import Slip
from tests.scenes.tables.positions import elsewhere, seen

EVERY, LOOKED_AT = 13, 8
"""Of so many moves one is looked at, and so many positions in all."""


def positions(name):
    """A random game of people at some of its decisions; it is played on."""
    game = GAMES[name]
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, max(3, game.seats[0]) + 1)]
    session, hand = Session(game, {}, people, "3"), RandomBot("3", game)
    for _ in range(LOOKED_AT):
        yield session
        for _ in range(EVERY):
            if session.state.decision is None:
                return
            session.play(hand.choose(session.state, session.state.decision))


def shown(table, model):
    """All that a table shows and tells, as values."""
    layout = table.layout(model)
    places = {
        name: (place.area, place.look, place.caption, place.z, place.stands_for, _told(place.zoom))
        for name, place in layout.places.items()
    }
    return {
        **places,
        "panels": [(panel.area, panel.key) for panel in layout.panels],
        "anchors": dict(layout.anchors),
    }


def _told(look):
    return look.told if isinstance(look, Slip) else look


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_is_what_would_be_made(monkeypatch, name):
    table = plugin_of(name).table()
    for session in positions(name):
        for changes in ({}, elsewhere(session), {"all_boards": True}, {}):
            model = seen(session, **changes)
            kept = shown(table, model)
            with monkeypatch.context() as anew:
                anew.setattr("scenes.ui.layout._is_same", lambda before, now: False)
                made = shown(table, model)
            assert {part for part in made if made[part] != kept.get(part)} == set()
            assert kept.keys() == made.keys()


def test_of_all_makers_together_so_many_boxes_are_kept_and_those_used_last(monkeypatch):
    monkeypatch.setattr(layout, "_KEPT", {})
    monkeypatch.setattr(layout, "MOST_KEPT", 4)
    made = []
    makers = [layout.lasting()(lambda model, number: made.append(number) or number) for _ in range(2)]
    for number in range(6):
        makers[number % 2](None, number)
        makers[0](None, 0)
    assert len(layout._KEPT) == 4
    made.clear()
    for number in (0, 3, 4, 5):
        makers[number % 2](None, number)
    assert made == []
    makers[1](None, 1)
    assert made == [1]
