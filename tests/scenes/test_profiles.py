"""Profiles on the screen: they are added, chosen, changed and seated by keys and by the mouse, and never asked for."""

from functools import partial

import pygame
import pytest

from game import game_named
from game.files.profiles import Profiles
from game.learn.seen_hints import PLAYED, SeenHints
from game.session.session import HUMAN, Seat, Session
from scenes.screens.profiles import ProfileEntry, ProfilesScene
from scenes.setup.setup_scene import SetupScene
from scenes.table.faces import face_called, seat_mark
from scenes.ui.leaves import disc
from tests.scenes.tables_played import lay, played


def type_in(screen, word):
    for letter in word:
        screen.post(pygame.KEYDOWN, key=pygame.key.key_code(letter.lower()), unicode=letter, mod=0, scancode=0)
        screen.post(pygame.TEXTINPUT, text=letter)


def press(screen, name):
    screen.click(next(each.area for each in screen.scene.form.targets if each.name == name))


@pytest.fixture
def menu(screen):
    screen.app.saves.begin(played(seats=2, moves=4)).close()
    screen.app.open("menu")
    screen.frames(3)
    return screen.scene


def test_nobody_is_asked_before_the_first_game(screen):
    screen.app.open("menu")
    screen.frames(3)
    assert all(each.name != "profiles" for each in screen.scene.form.controls)


def test_a_name_with_a_face_is_added_by_keys(screen, menu):
    screen.key(pygame.K_w)
    assert isinstance(screen.scene, ProfilesScene)
    screen.key(pygame.K_n)
    assert isinstance(screen.scene, ProfileEntry)
    type_in(screen, "Mira")
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, ProfilesScene)
    assert Profiles().current.name == "Mira"
    screen.key(pygame.K_ESCAPE)
    shown = next(each for each in screen.scene.form.controls if each.name == "profiles")
    assert shown.control.label == "Mira"


def test_a_face_is_chosen_by_the_mouse(screen):
    profile = Profiles().remember("Mira", "caesar")
    screen.app.open("profiles")
    press(screen, "edit")
    press(screen, "face:tokugawa")
    press(screen, "take")
    assert Profiles().called("Mira").face == "tokugawa" and Profiles().called("Mira").id == profile.id


def test_a_name_that_is_taken_is_refused_in_words(screen):
    Profiles().remember("Mira", "caesar")
    screen.app.open("profiles")
    screen.key(pygame.K_n)
    type_in(screen, "mira")
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, ProfileEntry) and "Mira" in screen.scene._fault


def test_another_player_has_met_other_things(screen):
    profiles = screen.app.profiles
    mira = profiles.remember("Mira", "")
    screen.app.met.add("nations", "war")
    profiles.remember("Tom", "")
    assert not screen.app.met.has("nations", "war")
    screen.app.open("profiles")
    screen.key(pygame.K_TAB)
    while screen.scene._profile != mira:
        screen.key(pygame.K_UP)
    press(screen, "play")
    assert screen.app.met.has("nations", "war") and SeenHints().has("nations", "war")
    assert not screen.app.met_by("tom").has("nations", "war")


def test_a_profile_sits_down_at_a_new_table(screen, menu):
    screen.app.profiles.remember("Mira", "tokugawa")
    tom = screen.app.profiles.remember("Tom", "caesar")
    press(screen, "box:nations_dice")
    assert isinstance(screen.scene, SetupScene) and screen.scene.table.seats[0].name == "Tom"
    press(screen, "seat 1 face")
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_UP)
    press(screen, "sit")
    assert screen.scene.table.seats[0].name == "Mira"
    assert screen.app.profiles.current == tom
    screen.key(pygame.K_RETURN)
    assert screen.app.profiles.current.name == "Mira"


def test_after_another_player_whoever_plays_now_sits_down(screen, menu):
    mira, tom = (screen.app.profiles.remember(name, "") for name in ("Mira", "Tom"))
    for player, beside in ((mira, ""), (tom, ""), (mira, "Tom")):
        screen.app.profiles.use(player)
        press(screen, "box:nations_dice")
        assert [seat.name for seat in screen.scene.table.seats] == [player.name, ""]
        screen.scene.table.seats[1].name = beside
        screen.key(pygame.K_ESCAPE)
    screen.app.profiles.use(tom)
    press(screen, "box:nations_dice")
    assert [seat.name for seat in screen.scene.table.seats] == ["Mira", "Tom"]


def test_continue_offers_no_game_in_which_only_others_sit(screen, menu):
    mira, tom = (screen.app.profiles.remember(name, "") for name in ("Mira", "Tom"))
    begin = partial(Session, game_named("nations_dice"), {})
    screen.app.saves.begin(begin([Seat("Mira", HUMAN, 1), Seat("Guest", HUMAN, 2)], 1)).close()
    screen.app.saves.begin(begin([Seat("Mira", HUMAN, 1), Seat("Normal 2", "normal", 2)], 2)).close()
    for player, seed in ((mira, 2), (tom, 1), (None, 2)):
        screen.app.profiles.use(player)
        menu.going_on.look()
        assert screen.app.saves.read(menu.going_on.saved.path).session.seed == seed
    screen.app.profiles.use(tom)
    for path in screen.app.saves.files():
        path.unlink()
    screen.app.saves.begin(begin([Seat("Mira", HUMAN, 1)], 3)).close()
    menu.going_on.look()
    assert menu.going_on.saved is None and menu.going_on.lesson
    screen.app.met.add("nations_dice", PLAYED)
    menu.going_on.look()
    assert menu.going_on.lesson is None


def test_a_typed_name_is_offered_to_be_remembered(screen, menu):
    press(screen, "box:nations_dice")
    screen.scene.table.seats[0].name = "Amber"
    press(screen, "seat 1 face")
    screen.key(pygame.K_n)
    screen.key(pygame.K_RETURN)
    assert Profiles().current.name == "Amber"


def test_a_chosen_face_stands_for_its_seat_at_the_table(screen):
    screen.app.profiles.remember("Mira", "tesla")
    seats = [Seat("mira", HUMAN, 1), Seat("Tesla", "normal", 2)]
    scene = lay(screen.app, Session(game_named("nations_dice"), {}, seats, 1))
    assert scene.table.model().faces == ("tesla", "")
    assert seat_mark(scene.table.model(), 0, 20.0).how[0] == face_called("tesla")
    assert seat_mark(scene.table.model(), 1, 20.0).how == disc(2, 20.0).how
    scene.game.session.give_seat(0, "normal")
    assert scene.table.model().faces == ("", "")


def test_a_folder_that_was_gone_is_said_in_the_menu(screen):
    Profiles().remember("Mira", "").folder.rmdir()
    screen.app.open("menu")
    screen.frames(3)
    assert "Mira" in screen.scene.text
