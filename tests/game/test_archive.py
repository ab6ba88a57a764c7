"""Kept games: copies of journals under their digest, bounded, and safe to delete."""

import os

import pytest

from game import game_named
from game.files import archive
from game.session.savefile import Unreadable
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def begun(seed="K7QMXA"):
    return Session(game_named("nations_dice"), {}, [Seat("Mira")], seed)


def test_a_game_is_found_by_the_digest_of_its_last_position():
    session = begun()
    session.play(session.state.decision.moves[0])

    assert archive.keep(session) == archive.name_of(session.state.fingerprint())
    assert text_of(archive.open_kept(archive.keep(session)).session) == text_of(session)


def test_those_kept_longest_ago_go(home, monkeypatch):
    monkeypatch.setattr(archive, "MOST", 2)
    names = []
    for at, seed in enumerate("ABC"):
        names.append(archive.keep(begun(seed)))
        os.utime(home / archive.FOLDER / names[-1], (at, at))

    assert sorted(path.name for path in (home / archive.FOLDER).iterdir()) == sorted(names[1:])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gone.yaml", "doesn't exist"),
        ("../settings.yaml", "isn't the name"),
        ("bad.yaml", "not a saved game"),
    ],
)
def test_what_cannot_be_opened_says_why(home, name, words):
    (home / archive.FOLDER).mkdir()
    (home / archive.FOLDER / "bad.yaml").write_text("rubbish")

    with pytest.raises(Unreadable, match=words):
        archive.open_kept(name)


def test_a_game_that_opens_in_part_is_not_opened(home):
    name = archive.keep(begun())
    with (home / archive.FOLDER / name).open("a") as file:
        file.write("- fly\n")

    with pytest.raises(Unreadable, match="fly"):
        archive.open_kept(name)


def test_where_nothing_can_be_written_nothing_is_kept(home):
    (home / archive.FOLDER).write_text("a file where the folder should be")

    with pytest.raises(Unreadable):
        archive.open_kept(archive.keep(begun()))
