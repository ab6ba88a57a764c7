"""Watching: a table without people is watched from the setup, stopped, stepped, asked about, and joined."""

import pygame
import pytest

from game import game_named
from game.session.session import HUMAN, SANDBOX, Seat, Session
from scenes.play.play_scene import PlayScene
from scenes.setup.setup_scene import SetupScene
from scenes.table.panels.prompt import is_answering
from scenes.timeline.watching import WatchedTimeline, WatchScene


@pytest.fixture
def watching(screen):
    screen.app.change_settings(speed="instant")
    screen.app.open("menu")
    seats = [Seat("One", "random", 1), Seat("Two", "random", 2)]
    screen.app.open("watch", Session(game_named("nations_dice"), {}, seats, "7"))
    screen.frames(2)
    return screen.scene


def moves(scene):
    return len(scene.game.session.moves)


def test_it_is_stopped_stepped_and_goes_on(screen, watching):
    screen.key(pygame.K_SPACE)
    count = moves(watching)
    screen.frames(5)
    assert moves(watching) == count > 0 and watching.commands.is_stopped
    screen.letter("n")
    screen.frames(5)
    assert moves(watching) == count + 1
    button = watching.commands.controls.named("watch:go_on")
    screen.click(button.area)
    screen.frames(5)
    assert moves(watching) > count + 1


def test_the_table_is_only_laid_as_it_is_watched(screen, watching, monkeypatch):
    eyes, relay = [], watching.table.relay

    def note(*how, **more):
        eyes.append(watching.viewpoint.eyes)
        relay(*how, **more)

    monkeypatch.setattr(watching.table, "relay", note)
    screen.frames(3)
    assert eyes and set(eyes) == {None}, "nobody's eyes see no hand, whoever is asked"


def test_nothing_lies_over_the_table_and_no_button_moves(screen, watching):
    """What can be done lies on the rail, where the buttons of a player would."""
    controls = watching.commands.controls
    assert not any(group.floats for group in controls.groups)
    places = {each.name: each.area for each in controls.buttons}
    screen.letter("n")
    screen.letter("e")
    screen.frames(5)
    now = {each.name.replace("go_on", "stop"): each.area for each in controls.buttons}
    assert places.keys() == now.keys()
    assert [name for name in places if name != "watch:stop" and now[name] != places[name]] == []


@pytest.mark.long
def test_eyes_go_from_seat_to_seat_and_to_nobody(screen, watching):
    seen = []
    for _ in range(3):
        seen.append(watching.viewpoint.eyes)
        assert not is_answering(watching.table.model())
        screen.letter("e")
    assert seen == [None, 0, 1] and watching.viewpoint.eyes is None


def test_why_stops_the_game_and_says_something(screen, watching):
    screen.letter("w")
    screen.frames(2)
    assert watching.commands.asked_why.made is not None and watching.commands.is_stopped
    assert watching.commands.sight.popovers.rect_of("asked why")
    screen.key(pygame.K_F3)
    screen.frames(2)
    past = screen.scene
    assert isinstance(past, WatchedTimeline) and watching.commands.is_stopped
    screen.letter("w")
    assert past.commands.asked_why.made is not None
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_F4)
    assert isinstance(screen.scene, PlayScene) and screen.scene.game.session.seats[0].player == HUMAN


@pytest.mark.long
def test_what_is_to_be_expected_is_known_for_every_position(screen, watching):
    screen.key(pygame.K_SPACE)
    screen.frames(moves(watching))
    assert sorted(watching.commands.expected) == [*range(moves(watching) + 1)]


def test_a_seat_is_taken_and_nothing_of_it_counts(screen, watching, home):
    screen.key(pygame.K_SPACE)
    assert not [*home.rglob("*.nations")]
    count = moves(watching)
    screen.letter("g")
    screen.letter("y")
    screen.frames(2)
    session = screen.scene.game.session
    assert isinstance(screen.scene, PlayScene) and not isinstance(screen.scene, WatchScene)
    assert session.seats[0].player == HUMAN and len(session.moves) >= count
    assert session.undo_kind == SANDBOX, "tally, hall and achievements leave it out"


@pytest.mark.long
def test_the_setup_lets_one_watch_where_nobody_sits(screen):
    from scenes.games.plugin import plugin_of

    scene = plugin_of("nations_dice").setup(screen.app)
    screen.app.stack.push(scene)
    assert isinstance(scene, SetupScene)
    while len(scene.table.seats) < 2:
        scene.table.add_seat()
    for seat in scene.table.seats:
        seat.player = "random"
    scene.changed()
    assert any(control.name == "watch" for control in scene.form.controls)
    screen.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
    screen.frames(2)
    assert isinstance(screen.scene, WatchScene)
