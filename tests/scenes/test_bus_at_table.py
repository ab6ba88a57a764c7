"""Whoever listens at a table is told of what is played there and of nothing else, and leaves with it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from game import game_named
from game.learn.lesson import lesson_named
from game.session.bus import MOVED, TAKEN_BACK, Bus
from game.session.savefile import read
from game.session.session import PlayedByListener
from scenes.learn.lesson_scene import LessonScene
from tests.scenes.tables_played import lay, played, questions

CODE = Path(__file__).parents[2]


@pytest.fixture
def told(monkeypatch):
    """How often which messages were published anywhere."""
    counted, publish = Counter(), Bus.publish

    def counting(bus, *messages):
        counted.update(message.kind for message in messages)
        publish(bus, *messages)

    monkeypatch.setattr(Bus, "publish", counting)
    return counted


@pytest.fixture
def scene(screen):
    """A running game of two persons."""
    return lay(screen.app, played(seats=2, moves=30))


def move(scene):
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])


def lay_game(app):
    lay(app, played(seats=2, moves=12))


def lay_timeline(app):
    app.open("timeline", played(seats=2, moves=12), 4)


def lay_lesson(app):
    app.stack.push(LessonScene(app, lesson_named("nations_dice/first_round")))


@pytest.mark.parametrize("lay_it", [lay_game, lay_timeline, lay_lesson])
def test_nobody_listens_any_more_after_a_scene_has_left(screen, lay_it):
    lay_it(screen.app)
    screen.frames(2)
    scene = screen.app.stack.top
    happened, shown = scene.game.session.bus, scene.commands.playback.shown
    assert happened.count >= 5
    assert shown.count >= 3 and happened.wants_positions

    screen.app.stack.pop()

    assert (happened.count, shown.count, happened.wants_positions) == (0, 0, False)


def test_opening_a_file_of_a_thousand_moves_tells_nobody_anything(screen, told):
    *_, session = questions("wealth_of_nations", moves=1000)
    journal = screen.app.saves.begin(session)
    journal.close()
    told.clear()
    opened, trouble = screen.app.saves.open(journal.path)
    screen.app.open("game", opened)

    assert (trouble, len(opened.session.moves), told) == (None, 1000, {})
    move(screen.scene)
    assert told[MOVED] == 1


def test_seeking_tells_nobody_anything_and_takes_the_listeners_along(screen, told):
    screen.app.open("timeline", played(seats=2, moves=40), 10)
    past, playback = screen.scene.game, screen.scene.commands.playback
    told.clear()
    for number in (30, 0, 40, 12):
        screen.scene.commands.seek(number)
    assert told == {}

    playback.play(past.next_move)
    assert (past.move, told[MOVED], past.session.bus.count) == (13, 1, 7)


def test_a_move_undone_and_redone_is_told_and_only_a_played_one_is_shown(screen, scene, told):
    log = len(scene.game.log.entries)
    moves = len(scene.game.session.moves)
    move(scene)
    assert told["shown"] == told["begun"] > 0
    told.clear()
    scene.commands.playback.undo()
    assert (told[TAKEN_BACK], len(scene.game.log.entries)) == (len(range(moves, moves + 1)), log)
    scene.commands.playback.redo()
    assert told[MOVED] == 1
    assert told["shown"] == told["begun"] == 0
    assert len(scene.game.log.entries) > log


def test_a_listener_that_raises_loses_no_move_and_stops_nobody(screen, scene):
    heard, moves = [], len(scene.game.session.moves)
    bus = scene.game.session.bus
    bus.subscribe(MOVED, lambda moved: 1 / 0)
    bus.subscribe(MOVED, heard.append)
    position = scene.game.position
    with pytest.raises(ZeroDivisionError):
        move(scene)

    assert [moved.move for moved in heard] == [moves]
    assert scene.game.position == position + 1
    assert read(scene.game.journal.path, game_named).session.moves == scene.game.session.moves
    assert len(scene.game.session.moves) == moves + 1


def test_a_listener_that_plays_at_the_table_is_refused(screen, scene):
    scene.game.session.bus.subscribe(MOVED, lambda moved: move(scene))
    moves = len(scene.game.session.moves)
    with pytest.raises(PlayedByListener):
        move(scene)
    assert len(scene.game.session.moves) == moves + 1
    assert read(scene.game.journal.path, game_named).session.moves == scene.game.session.moves


def test_a_saved_game_gets_a_new_picture_only_where_it_has_gone_on(screen, scene, monkeypatch):
    kept = []
    monkeypatch.setattr("scenes.play.play_scene.keep_thumbnail", lambda path, window: kept.append(path))
    for played_on in (False, False, True, False):
        if played_on:
            move(scene)
        screen.app.open("settings")
        screen.app.stack.pop()
    assert kept == [scene.game.journal.path] * 2


def test_those_who_listen_are_many_and_no_frames_are_handed_on():
    sources = {
        path.relative_to(CODE).as_posix(): path.read_text(encoding="utf-8")
        for folder in ("game", "scenes")
        for path in (CODE / folder).rglob("*.py")
    }
    listening = {name: text.count(".subscribe(") for name, text in sources.items() if ".subscribe(" in text}
    assert sum(listening.values()) >= 8
    assert len(listening) >= 6
    assert sum(len(re.findall(r"[(,] ?frames: list\[Frame\]", text)) for text in sources.values()) <= 3
