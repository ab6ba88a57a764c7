"""Checks: saved games are opened and screens visited unseen, and each is told in a line."""

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from scenes.play.play_scene import PlayScene
from scenes.tools import inspection
from scenes.tools.inspection import HALLS, SCREENS, open_files
from tests.test_main import start


@pytest.fixture
def files(tmp_path):
    """A game of each kind after twenty moves, in files of no special folder."""

    def file(name):
        game = game_named(name)
        seats = [Seat(f"Seat {seat}", colour=seat) for seat in range(1, max(2, game.seats[0]) + 1)]
        session = Session(game, {}, seats, "7")
        hand = RandomBot(7)
        for _ in range(20):
            session.play(hand.choose(session.state, session.state.decision))
        path = tmp_path / f"{name}.yaml"
        path.write_text(text_of(session), encoding="utf-8")
        return path

    return [file(name) for name in GAMES]


def told(capsys):
    return capsys.readouterr().out.splitlines()


def test_a_game_of_each_kind_opens_and_is_left_as_it_is(home, files, capsys):
    before = [path.read_bytes() for path in files]

    assert open_files(files) == 0

    lines = told(capsys)
    assert [line.partition(": ")[0] for line in lines] == [str(path) for path in files]
    assert all(line.partition(": ")[2].startswith("ok, seat ") for line in lines)
    assert [path.read_bytes() for path in files] == before


def test_what_is_wrong_with_a_file_is_told_plainly_and_is_no_fault_of_the_program(home, files, tmp_path, capsys):
    files[0].write_text(files[0].read_text(encoding="utf-8") + "- no_such_move\n", encoding="utf-8")
    nonsense = tmp_path / "nonsense.yaml"
    nonsense.write_text("nothing of a game", encoding="utf-8")

    assert open_files([files[0], nonsense, tmp_path / "gone.yaml"]) == 0

    damaged, foreign, gone = told(capsys)
    assert "is good up to move 20" in damaged
    assert "is not a saved game" in foreign
    assert "cannot be read" in gone


def test_a_fault_of_the_program_is_told_and_the_next_file_is_opened_all_the_same(home, files, capsys, monkeypatch):
    class Stumbling(PlayScene):
        def enter(self):
            if self.game.session.game.name == "nations":
                raise KeyError("ziggurat")
            super().enter()

    monkeypatch.setattr(inspection, "PlayScene", Stumbling)

    assert open_files(files[:2]) == 1

    first, second = told(capsys)
    assert "a fault of the program: KeyError" in first
    assert "ok, seat" in second


def test_the_first_door_runs_without_a_screen(tmp_path, files):
    opened = start("open", str(files[0]), home=tmp_path / "home")
    assert (opened.returncode, opened.stdout.count("ok, seat")) == (0, 1)


@pytest.mark.long
def test_the_tour_visits_every_screen_without_one_and_tells_what_is_wrong_with_the_usual_files(tmp_path):
    running = tmp_path / "games" / "running"
    running.mkdir(parents=True)
    (running / "broken.yaml").write_text("game: nations\n", encoding="utf-8")
    (tmp_path / "settings.yaml").write_text("volume: loud\n", encoding="utf-8")

    visited = start("tour", home=tmp_path)

    assert visited.returncode == 0
    told = dict(line.split(": ", 1) for line in visited.stdout.splitlines())
    assert list(told) == [*SCREENS, *HALLS]
    assert told.pop("menu").startswith("The settings in ")
    assert told.pop("saved_games").startswith("broken.yaml: ")
    assert set(told.values()) == {"ok"}
