"""Damaged files at the menu, among the saved games and in the hall of fame: each costs itself alone, and says why."""

import os
import struct
import time
import zlib

import pygame
import pytest
import yaml

from game.files.saves import picture_path
from game.records.hall_of_fame import Result, hall_of
from scenes.app import thumbnails
from scenes.app.dialog import Message
from scenes.app.thumbnails import PNG, lay_thumbnail
from scenes.play.play_scene import PlayScene
from scenes.screens import go_on
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.screens.menu import MenuScene
from scenes.screens.saved.saved_games import SavedGamesScene
from sprites.things import discs
from tests.attacks.hostile import HOSTILE
from tests.scenes.fingers import click, control, laid
from tests.scenes.hands import Screen
from tests.scenes.tables_played import played
from tests.scenes.trees import trees_of, words_in

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")

ODD_GAMES = {
    "a colour that there is none of": ("colour: 2", "colour: 20"),
    "NUL in a name": ("name: Ruth", 'name: "Ru\\0th"'),
    "half a character in a name": ("name: Ruth", 'name: "\\ud800"'),
    "an infinite colour": ("colour: 2", "colour: .inf"),
    "deep brackets": ("colour: 2", "colour: " + "[" * 100_000),
    "an empty number": ("colour: 2", "colour: !!int ''"),
    "a long name": ("name: Ruth", "name: " + "W" * 30_000),
    "a name nobody can see": ("name: Ruth", 'name: "\\uFEFF"'),
    "another player": ("player: human", "player: nobody"),
}


@pytest.fixture
def sound(app):
    """A running game that nothing is wrong with, played before whatever a test adds."""
    journal = app.saves.begin(played(seed="sound"))
    journal.close()
    before = time.time() - 60
    os.utime(journal.path, (before, before))
    return journal.path


def strange(app, sound, make):
    path = app.saves.folder / "running" / "strange.yaml"
    make(path, sound.read_text(encoding="utf-8"))
    return path


def odd_game(old, new):
    def make(path, text):
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    return make


STRANGE = {
    **{name: odd_game(*change) for name, change in ODD_GAMES.items()},
    **{name: lambda path, _, make=make: make(path) for name, make in HOSTILE.items()},
}


def opened(app, scene):
    screen = Screen(app)
    app.stack.push(scene)
    screen.frames(5)
    return screen


def words_on(screen):
    """All words on the screen, those of the rows in sight of its lists among them."""
    scene = screen.scene
    return {words for tree, area in trees_of(scene) for words in words_in(tree, area, scene.theme)}


@pytest.mark.parametrize("make", STRANGE.values(), ids=STRANGE)
def test_no_file_locks_the_menu_or_the_list_of_saved_games(app, sound, make):
    path = strange(app, sound, make)
    is_old = app.saves.files()[0] == sound
    screen = opened(app, MenuScene(app))
    assert is_old or "strange can't be opened. See Saved games for the reason." in words_on(screen)

    app.stack.push(SavedGamesScene(app))
    screen.frames(5)
    assert {"strange", "can't be opened"} <= words_on(screen)
    screen.scene._choose(screen.scene._files.index(path))
    screen.frames(2)
    assert not laid(screen, "open").is_enabled
    assert laid(screen, "delete").is_enabled

    app.stack.pop()
    screen.frames(2)
    click(screen, "resume")
    assert isinstance(screen.scene, PlayScene)
    assert screen.scene.game.journal.path == sound


def test_a_game_that_cannot_be_painted_costs_its_own_row_only(app, sound, monkeypatch):
    unlucky = app.saves.begin(played(seed="unlucky"))
    unlucky.close()
    faults = iter([ZeroDivisionError()])
    paint = discs.player_disc

    def fail_once(*rest):
        for fault in faults:
            raise fault
        return paint(*rest)

    monkeypatch.setattr(discs, "player_disc", fail_once)
    screen = opened(app, SavedGamesScene(app))

    games = screen.scene._games
    assert not games[unlucky.path].can_open
    assert "ZeroDivisionError" in games[unlucky.path].trouble
    assert games[sound].can_open


def test_a_game_that_the_menu_cannot_paint_is_not_offered_and_the_one_before_is(app, sound, monkeypatch):
    unlucky = app.saves.begin(played(seed="unlucky"))
    unlucky.close()
    paint = go_on.lay_thumbnail

    def fail(theme, surface, area, path, *rest):
        if path == unlucky.path:
            raise ZeroDivisionError
        paint(theme, surface, area, path, *rest)

    monkeypatch.setattr(go_on, "lay_thumbnail", fail)
    screen = opened(app, MenuScene(app))
    click(screen, "resume")

    assert screen.scene.game.journal.path == sound


def test_a_game_that_is_open_in_another_window_is_played_on_as_a_copy_and_says_so(app, sound):
    other, _ = app.saves.open(sound)
    screen = opened(app, MenuScene(app))
    click(screen, "resume")

    assert isinstance(screen.scene, Message)
    assert "This game is open in another window" in screen.scene.text
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, PlayScene)
    assert screen.scene.game.journal.path != other.path


def png(width, height):
    """The beginning of a picture that says it is so large."""
    kind = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return PNG[:12] + kind + struct.pack(">I", zlib.crc32(kind))


@pytest.mark.parametrize(
    "make",
    [
        *HOSTILE.values(),
        lambda path: path.write_bytes(png(20_000, 20_000)),
        lambda path: path.write_bytes(png(480, 270)),
        lambda path: path.write_bytes(png(480, 270)[:20]),
    ],
    ids=[*HOSTILE, "a picture of gigabytes", "no more than a beginning", "less than a beginning"],
)
def test_a_picture_that_is_none_of_ours_is_an_hourglass(app, sound, make, monkeypatch):
    make(picture_path(sound))
    load, sizes = pygame.image.load, []

    def watched(*rest):
        picture = load(*rest)
        sizes.append(picture.get_size())
        return picture

    monkeypatch.setattr(thumbnails.pygame.image, "load", watched)
    surface = pygame.Surface(app.theme.size)
    lay_thumbnail(app.theme, surface, (0, 0, 320, 180), sound)
    assert sizes == []
    assert surface.get_at(app.theme.spot(160, 90)) != (0, 0, 0)


def results(points):
    hall = hall_of("nations")
    for each in points:
        hall.add(Result(each, "Mira", "2026-11-21", "7", {"ages": 4}, f"game {each}"))
    return hall.path


def test_the_hall_of_fame_shows_what_is_sound_and_what_is_wrong_with_the_rest(app):
    path = results((30, 41, 52))
    entries = yaml.safe_load(path.read_text(encoding="utf-8"))
    entries[1]["options"] = {"level": 4}
    path.write_text(yaml.safe_dump(entries), encoding="utf-8")

    screen = opened(app, HallOfFameScene(app))

    assert control(screen, "results").count == 2
    assert any("level needs one value" in each for each in words_on(screen))


def test_a_result_that_cannot_be_painted_costs_its_own_row_only(app, monkeypatch):
    results((30, 41))
    disc = discs.vp_disc

    def fail(theme, points, size):
        if points == 41:
            raise ZeroDivisionError
        return disc(theme, points, size)

    monkeypatch.setattr(discs, "vp_disc", fail)
    screen = opened(app, HallOfFameScene(app))

    assert {
        "Result 1 in hall_of_fame_nations.yaml cannot be shown (ZeroDivisionError). Fix it there.",
        "Mira",
    } <= words_on(screen)


@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_no_file_locks_the_hall_of_fame(app, home, make):
    make(home / "hall_of_fame_nations.yaml")
    opened(app, HallOfFameScene(app))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("settings.yaml", b"music: 70\nspeed: normal\n"),
        ("holiday.png", PNG + bytes(range(256)) * 20),
        ("notes.txt", "Einkaufen: Bücher, Wein\n".encode("utf-16")),
        ("photo.jpg", b"\xff\xd8\xff\xe0" + bytes(3 << 20)),
    ],
)
def test_a_file_of_something_else_that_is_dropped_is_said_to_be_no_saved_game(app, tmp_path, name, content):
    path = tmp_path / "downloads" / name
    path.parent.mkdir()
    path.write_bytes(content)
    screen = opened(app, MenuScene(app))
    screen.post(pygame.DROPFILE, file=str(path))
    screen.frames(2)

    text = screen.scene.text
    assert f"{name} is not a saved game" in text
    assert not {"elete", "damaged"} & {word for word in ("elete", "damaged") if word in text}
    assert path.read_bytes() == content
