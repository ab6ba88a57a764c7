"""Profiles: names that are remembered, each with a folder of its own, and nothing of it in a saved game."""

import pytest

from game import game_named
from game.files.folders import records_folder
from game.files.profiles import FOLDER, LESSONS, MET, MOST, Profiles, own_file
from game.files.saves import Saves
from game.learn.lesson import lessons
from game.learn.progress import Progress
from game.learn.seen_hints import SeenHints
from game.records.statistics import by_profile
from game.records.tally import Seated
from game.session.session import HUMAN, Seat, Session

LESSON = lessons("nations_dice")[0]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def test_without_profiles_everything_is_where_it_was(home):
    assert own_file(LESSONS) == home / LESSONS
    assert not (home / FOLDER).exists()


def test_the_first_profile_is_given_a_copy_of_what_lay_there(home):
    Progress().keep(LESSON, 2)
    SeenHints().add("nations", "war")
    Profiles().remember("Mira", "")
    assert Progress().done(LESSON) == 2 and SeenHints().has("nations", "war")
    assert (home / LESSONS).exists() and (home / MET).exists()
    Profiles().remember("Tom", "")
    assert Progress().done(LESSON) == 0 and not SeenHints().has("nations", "war")


def test_each_profile_has_its_own(home):
    profiles = Profiles()
    mira, tom = profiles.remember("Mira", ""), profiles.remember("Tom", "")
    Progress().keep(LESSON, 3)
    profiles.use(mira)
    assert Progress().done(LESSON) == 0
    Profiles().use(tom)
    assert Progress().done(LESSON) == 3


def test_a_folder_that_is_gone_is_made_anew_and_that_is_said(home):
    folder = Profiles().remember("Mira", "").folder
    folder.rmdir()
    profiles = Profiles()
    assert folder.is_dir() and "Mira" in profiles.trouble and str(folder) in profiles.trouble
    assert not Profiles().trouble


def test_by_old_names_and_in_whatever_letters_a_player_is_known():
    profiles = Profiles()
    profiles.change(profiles.remember("Mira", ""), "Miranda", "caesar")
    assert Profiles().called(" mira ").name == Profiles().called("MIRANDA").name == "Miranda"


@pytest.mark.parametrize("name", ["  ", "MIRA", "old"])
def test_names_that_are_refused(name):
    profiles = Profiles()
    profiles.change(profiles.remember("Old", ""), "Mira", "")
    with pytest.raises(ValueError, match="name"):
        profiles.remember(name, "")
    assert len(Profiles().every) == 1


def test_there_is_room_for_twelve():
    profiles = Profiles()
    for number in range(MOST):
        profiles.remember(f"No {number}", "")
    with pytest.raises(ValueError, match="room"):
        profiles.remember("One too many", "")


def test_a_forgotten_name_leaves_its_folder_and_nobody_is_given_it():
    profiles = Profiles()
    first = profiles.remember("Mira", "")
    profiles.forget(first)
    assert first.folder.is_dir() and profiles.current is None
    assert profiles.remember("Tom", "").folder != first.folder


def test_two_copies_of_the_program_remember_both():
    one, other = Profiles(), Profiles()
    one.remember("Mira", "")
    other.use(None)
    assert [each.name for each in Profiles().every] == ["Mira"]


@pytest.mark.parametrize(
    "damage", [b"[", b"now: '1'", b"now: ''\nprofiles:\n- {id: ../x, name: A, face: ''}", bytes([255, 254])]
)
def test_a_damaged_file_is_kept_aside_and_named(home, damage):
    (home / "profiles.yaml").write_bytes(damage)
    assert "profiles.damaged.yaml" in Profiles().trouble
    assert (records_folder() / "profiles.damaged.yaml").read_bytes() == damage


def test_a_saved_game_knows_the_name_and_nothing_else():
    profile = Profiles().remember("Mira", "tokugawa")
    seats = [Seat(profile.name), Seat("Tom", "normal", 2)]
    journal = Saves(game_named).begin(Session(game_named("nations_dice"), {}, seats, 5))
    journal.close()
    text = journal.path.read_text()
    assert "Mira" in text and "tokugawa" not in text and "profile" not in text


def test_statistics_know_a_player_by_every_name():
    profiles = Profiles()
    profiles.change(profiles.remember("Old", ""), "Mira", "")
    some = [
        Seated("nations", "a", "1", 3, seat, name, player, (), "", 0, None, {}, (), ())
        for seat, (name, player) in enumerate([("OLD", HUMAN), ("Tom", HUMAN), ("Mira", "hard")])
    ]
    assert [each.name for each in by_profile(some, profiles)] == ["Mira", "", ""]
