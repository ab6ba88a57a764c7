"""Timers: what goes on without being asked to waits as long as a player wants."""

import pytest

from game.files.settings import TIMERS
from scenes.play.help.hints import LASTS
from scenes.play.turns import PATIENCE
from tests.scenes.tables_played import lay_first_turn

USUAL, LONG, NEVER = TIMERS


@pytest.mark.parametrize(("timers", "stays"), [(USUAL, 0), (LONG, 2), (NEVER, 100)])
def test_a_note_stays_as_long_as_is_wanted(screen, timers, stays):
    screen.app.change_settings(timers=timers)
    scene = lay_first_turn(screen)
    scene.commands.hints.note("A note.", (100, 100, 20, 20))
    for _ in range(stays):
        scene.commands.advance(LASTS)
        assert scene.commands.hints.notice
    scene.commands.advance(LASTS)
    assert (scene.commands.hints.notice is None) is (timers != NEVER)


@pytest.mark.parametrize(("timers", "waits"), [(USUAL, 1), (LONG, 3), (NEVER, 100)])
def test_a_die_waits_as_long_as_is_wanted(screen, monkeypatch, timers, waits):
    screen.app.change_settings(timers=timers)
    scene, thrown = lay_first_turn(screen), []
    monkeypatch.setattr(type(scene.table), "waiting_area", (0, 0, 10, 10))
    monkeypatch.setattr(type(scene.game), "waiting_move", ("roll_die",))
    monkeypatch.setattr(scene.commands.playback, "play", thrown.append)
    for _ in range(waits):
        assert not thrown
        scene._go_on(PATIENCE)
    assert bool(thrown) is (timers != NEVER)
