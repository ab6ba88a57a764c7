"""The laboratory on the screen: chosen, started, paused, waited with, left, opened again and kept as a picture."""

from dataclasses import asdict

import pygame
import pytest

from game.lab import laboratory
from game.lab.choice import LabChoice, last_choice
from game.lab.experiment import LabGame, LabOutcome, Offered, Pair
from game.lab.laboratory import Laboratory, labs_folder
from game.lab.subject import with_piece
from game.mods import installed
from game.text import language
from game.tools.runs.long_run import KeptOutcomes
from scenes.screens.lab.lab_scene import LabPicture, LabScene
from tests.game.mod_folder import only_of, put
from tests.scenes.fingers import click, control, laid, names
from tests.scenes.test_screens_boxes import faults_of


class QuickProcess:
    """Plays every game at once, as a process of the lab does it in a while; notes when it was to rest."""

    started: list["QuickProcess"] = []

    def __init__(self, experiment):
        self.line, self.games, self.rests = self, [], False
        self._pieces, self._played = experiment.pieces, []
        QuickProcess.started.append(self)

    def rest(self, rests):
        self.rests = rests

    def send(self, number):
        points = number % 7 - 2
        offered = tuple(Offered(piece, taken, float(taken)) for piece in self._pieces[:3] for taken in (True, False))
        pairs = tuple(Pair(piece, points + at) for at, piece in enumerate(self._pieces[:3]))
        ours = (Pair(f"ours{number % 5}", number % 3),)
        self._played.append((number, LabOutcome(number, offered, pairs, ours), ""))

    def poll(self):
        return bool(self._played) and not self.rests

    def recv(self):
        return self._played.pop(0)

    def end(self):
        self.games = []


@pytest.fixture
def lab(home, monkeypatch):
    """A home folder with a mod, and processes that take no time."""
    monkeypatch.setattr(laboratory, "_Process", QuickProcess)
    monkeypatch.setattr(laboratory, "REPORT_S", 0.0)
    monkeypatch.setattr(laboratory, "idle_cores", lambda: 1)
    QuickProcess.started = []
    with only_of(home):
        put(home)
        yield home


def opened(screen):
    screen.app.open("menu")
    screen.frames(3)
    screen.key(pygame.K_x)
    screen.key(pygame.K_l)
    assert isinstance(screen.scene, LabScene)


def games(screen):
    return screen.app.laboratory.report.games


def test_a_mod_is_measured_and_paused_by_keys(lab, screen):
    opened(screen)
    screen.frames(2)
    assert games(screen) == 0
    assert control(screen, "picture").why
    screen.key(pygame.K_RETURN)
    screen.frames(12)
    assert screen.app.laboratory.is_going
    screen.key(pygame.K_RETURN)
    assert not screen.app.laboratory.is_going
    known = games(screen)
    screen.frames(5)
    assert games(screen) == known > 8
    assert screen.app.laboratory.report.pieces[0].pairs == known
    screen.key(pygame.K_p)
    assert isinstance(screen.scene, LabPicture)
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, LabScene)
    assert len(list((lab / "pictures").rglob("*.png"))) == 1


def click_row(screen, name, index):
    """Click a row of a list that is in sight."""
    where = laid(screen, name)
    x, y, wide, _ = where.area
    screen.click((x + 4, y + index * where.control.row_high + 2, wide / 2, where.control.row_high - 4))


def test_a_number_of_a_printed_piece_is_measured_by_mouse(lab, screen):
    opened(screen)
    click(screen, "kind:printed")
    assert "numbers" not in names(screen)
    assert control(screen, "go").why == "Choose a mod or a piece first."
    click_row(screen, "subjects", 2)
    piece = screen.scene._choice.piece
    assert piece == list(screen.scene._printed)[2]
    click_row(screen, "numbers", 1)
    click(screen, "go")
    screen.frames(30)
    assert screen.app.laboratory.report.line is not None
    assert len(screen.app.laboratory.experiment.mods) > 1
    assert last_choice() == LabChoice("nations", piece=piece, number=screen.scene._numbers[0].name, is_going=True)


def test_another_lab_goes_on_until_this_one_is_started(lab, screen):
    opened(screen)
    screen.key(pygame.K_RETURN)
    screen.frames(3)
    first = screen.app.laboratory
    click(screen, "kind:printed")
    click_row(screen, "subjects", 1)
    assert screen.app.laboratory is first
    assert first.is_going
    click(screen, "go")
    assert screen.app.laboratory is not first
    assert not first.is_going


def test_the_lab_rests_while_somebody_thinks_and_goes_on_after(lab, screen):
    class Busy(type(screen.app.thinker)):
        is_busy = True

    opened(screen)
    screen.key(pygame.K_RETURN)
    screen.frames(5)
    (process,) = QuickProcess.started
    assert not process.rests
    usual, screen.app.thinker = screen.app.thinker, Busy()
    screen.frames(2)
    known = games(screen)
    screen.frames(5)
    assert process.rests
    assert screen.app.laboratory.is_waiting
    assert games(screen) == known
    screen.app.thinker = usual
    screen.frames(5)
    assert games(screen) > known


def test_what_was_found_is_there_when_the_program_is_opened_again_and_goes_on(lab, screen):
    opened(screen)
    screen.key(pygame.K_RETURN)
    screen.frames(10)
    screen.key(pygame.K_ESCAPE)
    known = games(screen)
    screen.frames(10)
    assert games(screen) > known
    screen.app.laboratory.stop()
    known, screen.app.laboratory = games(screen), None
    screen.app.open("lab")
    screen.frames(20)
    assert games(screen) > known
    assert screen.app.laboratory.is_going


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "damage",
    [
        b"no kept outcomes\n",
        b'{"kept":1,"edition":"other"}\n',
        b"GOOD" + b'{"key":"0","outcome":{"number":0,"offered":[],"pairs":[],"ours":[]}}\n',
        b"GOOD" + b'{"key":"KEY","outcome":{"number":0,"offered":[["x",1,7]],"pairs":[],"ours":[]}}\n',
        b"GOOD" + b'{"key":"KEY","outcome":[' * 3000 + b"\n",
    ],
)
def test_a_file_with_something_else_in_it_is_set_aside_and_told(lab, damage):
    experiment = with_piece("nations_dice", "bank", 2)
    kept = KeptOutcomes(labs_folder() / f"{experiment.mark}.jsonl")
    head = kept.path.read_bytes()
    kept.close()
    key = laboratory.key_of(laboratory.play_lab_game, LabGame(experiment, 0)).encode()
    kept.path.write_bytes(damage.replace(b"GOOD", head).replace(b"KEY", key))
    found = Laboratory(experiment)
    found.go_on()
    for _ in range(5):
        found.work(False)
    assert found.is_going
    assert found.report.games > 1
    assert ".damaged.jsonl" in found.remark
    assert (labs_folder() / f"{experiment.mark}.damaged.jsonl").exists()
    found.stop()


def test_a_second_window_does_not_write_the_same_lab(lab):
    experiment = with_piece("nations_dice", "bank", 2)
    first, second = Laboratory(experiment), Laboratory(experiment)
    second.go_on()
    assert not second.is_going
    assert second.trouble == "Another window is running this lab."
    first.stop()
    second.go_on()
    assert second.is_going
    second.stop()


@pytest.mark.long
def test_a_process_plays_rests_and_ends(home):
    experiment = with_piece("nations_dice", "bank", 2)
    found = Laboratory(experiment, processes=1)
    found.go_on()
    while found.report.games < 1 and not found.trouble:
        found.work(False)
        pygame.time.wait(10)
    found.pause()
    assert found.trouble == ""
    outcomes = [outcome for _, outcome in KeptOutcomes.every(found._kept)]
    assert outcomes[0]["number"] == 0
    assert asdict(laboratory.play_lab_game(LabGame(experiment, 0)))["ours"] == tuple(map(tuple, outcomes[0]["ours"]))
    found.stop()
    installed.adopt({})
    installed.look_again()


@pytest.mark.long
@pytest.mark.parametrize(("size", "letters"), [((960, 540), 150), ((1280, 720), 200)])
def test_everything_has_room_and_answers(lab, app_of, size, letters):
    app = app_of(size)
    app.change_settings(letters=letters)
    with language.speaking("de"):
        app.open("lab", "vineyards")
        app.laboratory.go_on()
        for _ in range(12):
            app.step(33)
        assert app.laboratory.report.games > 5
        assert list(faults_of(app.stack.top)) == []
    app.laboratory.stop()
