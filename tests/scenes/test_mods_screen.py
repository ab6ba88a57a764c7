"""Mods on the screen: made, checked, turned off, dropped in and chosen for a game, by real events."""

import shutil
import zipfile

import pygame
import pytest

from game import GAMES
from game.files import mail
from game.mods import installed
from game.mods.installed import every_mod
from game.session.session import ELSEWHERE, Seat, Session
from scenes.app.app import ARRIVAL
from scenes.play.play_scene import PlayScene
from scenes.screens.mods import ModsScene, NewMod
from tests.game.mod_folder import VINEYARDS, files_of, only_of, put
from tests.scenes.fingers import act, click, control, names, type_text
from tests.scenes.tables_played import played


@pytest.fixture
def mods(home):
    """A home folder whose mods, and no others, are there."""
    with only_of(home):
        yield home


def words_of(screen):
    """All that the dialog on top says."""
    return screen.scene.text


def drop(screen, path):
    screen.post(pygame.DROPFILE, file=str(path))


def zipped(path, files):
    with zipfile.ZipFile(path, "w") as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return path


def test_a_mod_is_made_turned_off_and_on_by_keys(mods, screen):
    screen.app.open("menu")
    screen.frames(3)
    screen.key(pygame.K_x)
    assert isinstance(screen.scene, ModsScene)
    assert "mods" not in names(screen)
    screen.key(pygame.K_n)
    assert isinstance(screen.scene, NewMod)
    type_text(screen, "wine")
    screen.key(pygame.K_RETURN)
    assert [(each.mod.called, each.is_on) for each in every_mod()] == [("wine", True)]
    screen.key(pygame.K_RETURN)
    assert not every_mod()[0].is_on
    screen.key(pygame.K_RETURN)
    assert every_mod()[0].is_on


@pytest.mark.long
def test_a_second_mod_of_a_name_and_a_bad_name_are_refused_in_words(mods, screen):
    screen.app.open("mods")
    for _ in range(2):
        click(screen, "new")
        type_text(screen, "wine")
        screen.key(pygame.K_RETURN)
    assert screen.scene._fault == "You already have a mod called wine."
    screen.key(pygame.K_ESCAPE)
    click(screen, "new")
    type_text(screen, "1")
    screen.key(pygame.K_RETURN)
    assert screen.scene._fault.startswith("Use 2 to 30")


@pytest.mark.long
def test_what_is_wrong_is_told_and_gone_after_checking_again(mods, screen):
    folder = put(mods, {"nations/medieval.yaml": VINEYARDS["nations/medieval.yaml"].replace("deploy", "delpoy")})
    screen.app.open("mods")
    assert control(screen, "turn").why
    screen.key(pygame.K_RETURN)
    assert not every_mod()[0].is_on
    file = folder / "nations" / "medieval.yaml"
    file.write_text(file.read_text().replace("delpoy", "deploy").replace(", emblem: press", ""))
    screen.key(pygame.K_r)
    assert every_mod()[0].is_on
    assert not control(screen, "turn").why


def test_more_mods_than_a_setup_shows_at_once_are_leafed_through_and_stay_ticked(mods, screen):
    for number in range(8):
        put(mods, {"nations/medieval.yaml": VINEYARDS["nations/medieval.yaml"].replace("emblem: press, ", "")},
            id=f"mod{number}")  # fmt: skip
    screen.app.open("menu")
    screen.frames(3)
    click(screen, "box:nations")
    click(screen, "mod mod0")
    assert "mod mod7" not in names(screen)
    click(screen, "more mods")
    assert "mod mod0" not in names(screen)
    click(screen, "mod mod7")
    assert screen.scene.table.mods == {"mod0", "mod7"}
    assert control(screen, "more mods").caption.startswith("6 more, 1 of them ticked")
    act(screen, "more mods")
    assert {"mod mod0", "mod mod5"} < set(names(screen))


@pytest.mark.parametrize("press", [click, pytest.param(act, marks=pytest.mark.long)])
def test_a_mod_is_chosen_for_a_game_and_played(mods, screen, press):
    put(mods)
    screen.app.open("menu")
    screen.frames(3)
    click(screen, "box:nations")
    press(screen, "mod vineyards")
    assert screen.scene.table.mods == {"vineyards"}
    click(screen, "deal")
    assert isinstance(screen.scene, PlayScene)
    assert screen.scene.game.session.options["mods"] == ["vineyards"]


@pytest.mark.long
def test_a_setup_without_mods_has_no_plate_for_them(mods, screen):
    screen.app.open("menu")
    screen.frames(3)
    click(screen, "box:nations_dice")
    assert not any(name.startswith("mod ") for name in names(screen))


def test_a_zip_that_is_dropped_is_installed_after_a_question(mods, screen, tmp_path):
    screen.app.open("menu")
    drop(screen, zipped(tmp_path / "any name.zip", files_of()))
    assert screen.scene.name == ARRIVAL
    assert "version 1.0, by Ada" not in words_of(screen)
    assert "Vineyards 1.0, by Ada" in words_of(screen)
    assert "Nations: 6 pieces" in words_of(screen)
    assert not every_mod()
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, ModsScene)
    assert [each.is_on for each in every_mod()] == [True]
    drop(screen, tmp_path / "any name.zip")
    assert "It replaces version 1.0." in words_of(screen)
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, ModsScene)


def test_a_zip_that_is_no_mod_is_refused_in_words(mods, screen, tmp_path):
    screen.app.open("menu")
    drop(screen, zipped(tmp_path / "x.zip", {"readme.txt": b"x"}))
    assert "there is no mod.yaml" in words_of(screen)
    screen.key(pygame.K_ESCAPE)
    drop(screen, zipped(tmp_path / "y.zip", {**files_of(), "../../out.yaml": b"x"}))
    assert "is not a name for a file in a mod" in words_of(screen)
    assert not list(mods.rglob("out.yaml"))


@pytest.mark.long
def test_a_zip_waits_until_the_game_is_left(mods, screen, tmp_path):
    screen.app.open("game", screen.app.saves.begin(played(seats=2, moves=4)))
    drop(screen, zipped(tmp_path / "x.zip", files_of()))
    assert "Leave the game first" in words_of(screen)
    screen.key(pygame.K_RETURN)
    assert not every_mod()


@pytest.mark.long
def test_a_game_without_its_mod_is_seen_in_the_list_and_stays_closed(mods, screen):
    folder = put(mods)
    screen.app.open("menu")
    screen.frames(3)
    click(screen, "box:nations")
    click(screen, "mod vineyards")
    click(screen, "deal")
    screen.app.go("menu")
    folder.rename(mods / "elsewhere")
    screen.app.open("mods")
    screen.key(pygame.K_r)
    screen.app.go("menu")
    screen.app.open("saved_games")
    screen.frames(3)
    game = screen.scene._game
    assert game.away.startswith("This game is played with the mod Vineyards 1.0, which isn't here.")
    assert game.headline == "Antiquity, round 1 of 8"
    assert control(screen, "open").why == "This game needs a mod that isn't here, or another version of it."
    text = game.path.read_bytes()
    screen.key(pygame.K_RETURN)
    assert game.path.read_bytes() == text


def test_a_letter_brings_a_small_mod_which_is_installed_after_a_question(mods, screen, tmp_path):
    folder = put(mods)
    session = Session(GAMES["nations"], {"mods": ["vineyards"]}, [Seat("Ada"), Seat("Bob", ELSEWHERE, 2)], 7)
    journal = screen.app.saves.begin(session)
    text = mail.letter(session, [1])
    journal.close()
    assert "which comes with this letter" in " ".join(text.split())
    shutil.rmtree(folder)
    installed.look_again()
    screen.app.saves.delete(journal.path)
    screen.app.open("menu")
    screen.post(pygame.DROPTEXT, text=text)
    assert screen.scene.title == "Install Vineyards?"
    assert not every_mod()
    screen.key(pygame.K_RETURN)
    assert [each.is_on for each in every_mod()] == [True]
    assert screen.scene.name == ARRIVAL
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, PlayScene)
    assert screen.scene.game.session.state.mods == ("vineyards",)
