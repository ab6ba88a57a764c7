"""The door that replays a saved game."""

import pytest

from game import GAMES, game_named
from game.files.saves import Saves
from game.session.replay import main
from game.session.savefile import read
from game.session.session import Seat, Session


@pytest.fixture
def path(tmp_path):
    session = Session(GAMES["nations"], {}, [Seat("Mira"), Seat("Ruth", colour=2)], "A")
    running = Saves(game_named, tmp_path).begin(session)
    running.session.play(running.session.state.decision.moves[0])
    running.close()
    return running.path


def test_a_sound_game_is_told_in_words(path, capsys):
    assert main([str(path)]) == 0

    told = capsys.readouterr().out
    assert "Seats: Mira, Ruth" in told
    assert "Mira takes" in told or "Ruth takes" in told


def test_a_damaged_file_is_told_as_far_as_it_is_good(path, capsys):
    path.write_text(path.read_text(encoding="utf-8") + "- nonsense\n", encoding="utf-8")

    assert main([str(path)]) == 1

    told = capsys.readouterr()
    assert "Seats: Mira, Ruth" in told.out
    assert "is good up to move 1" in told.err


def test_a_file_that_is_no_game_is_refused_in_words(tmp_path, capsys):
    assert main([str(tmp_path / "nowhere.yaml")]) == 1
    assert "nowhere.yaml cannot be read" in capsys.readouterr().err


def test_the_fingerprints_of_all_positions_are_printed(path, capsys):
    assert main([str(path), "--fingerprints"]) == 0

    session = read(path, game_named).session
    first, last = capsys.readouterr().out.splitlines()
    assert first == f"0 {session.state_before(0).fingerprint()}"
    assert last == f"1 {session.state.fingerprint()} {' '.join(session.moves[0])}"
