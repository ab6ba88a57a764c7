"""The largest file of every kind that the program can write is read again; what has no room goes by rule."""

import random
from dataclasses import replace

import pygame
import pytest

from game import GAMES, game_named
from game.files import reports
from game.files.archive import MOST, keep, open_kept
from game.files.mail_text import sealed, unsealed
from game.files.settings import WINDOW, SettingsFile
from game.files.shared_file import MOST_BYTES
from game.files.untrusted import read_bytes
from game.learn.lesson import lessons
from game.learn.progress import Progress
from game.learn.seen_hints import SeenHints
from game.records.hall_of_fame import Result, hall_of
from game.records.tally import Seated, _cached, _keep
from game.session.session import Seat, Session
from game.study.limits import LONGEST_NOTE, MOST_CHAPTERS
from game.study.study import Study, StudyNote, chapter_of
from game.study.study_files import StudyFile, study_at
from scenes.app import thumbnails
from tests.game.test_study import WHOLE

LONG = "字" * 80


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    monkeypatch.setattr("os.fsync", lambda file: None)
    return tmp_path


def test_settings():
    file = SettingsFile()
    file.change(window="字" * WINDOW.longest)
    assert file.trouble is None
    assert SettingsFile().settings == file.settings


def test_what_was_met_stays_and_what_no_game_knows_makes_room(home):
    most = "".join(f"- {LONG[:60]}\n" for _ in range(MOST_BYTES // 183))
    (home / "met.yaml").write_text(f"gone:\n{most}", encoding="utf-8")
    file = SeenHints()
    for number in range(3):
        file.add("nations", f"piece {number} {LONG[:50]}")
    assert file.trouble is None
    again = SeenHints()
    assert again.trouble is None
    assert all(again.has("nations", f"piece {number} {LONG[:50]}") for number in range(3))


def test_chapters_stay_and_what_is_none_makes_room(home, monkeypatch):
    monkeypatch.setattr("game.files.shared_file.MOST_BYTES", 1 << 16)
    most = "".join(f"{n:05}{LONG[:75]}: {{done: 1, finished: true}}\n" for n in range((1 << 16) // 266))
    (home / "chapters.yaml").write_text(most, encoding="utf-8")
    progress, chapters = Progress(), [chapter for game in GAMES for chapter in lessons(game)]
    assert progress.trouble is None
    progress.keep(chapters[0], 1)
    assert progress.trouble is None
    again = Progress()
    assert again.trouble is None
    assert again.done(chapters[0]) == 1


def test_of_results_the_lowest_go_but_not_the_new_one_and_that_is_told(monkeypatch):
    monkeypatch.setattr("game.files.shared_file.MOST_BYTES", 1 << 16)
    hall, options = hall_of("nations"), dict(game_named("nations").settle_options(1, {}))

    def result(points):
        return Result(points, LONG, "2026-03-01", "字" * 200, options, f"game {points}")

    hall.results = tuple(result(points) for points in range(100, 0, -1))
    assert hall.add(result(0)) == len(hall.results) < 100
    assert "lowest results had to go" in hall.trouble
    again = hall_of("nations")
    assert again.trouble is None
    assert again.results == hall.results
    assert [each.points for each in again.results[:2]] == [100, 99]


def test_a_letter():
    dice = random.Random(1)
    text = "".join(f"- move_soldier slot{dice.randrange(99)} slot{dice.randrange(99)}\n" for _ in range(20_000))
    assert unsealed(sealed(text)) == text


def test_a_report_of_a_fault_without_end():
    session = Session(game_named("nations_dice"), {}, [Seat("Ada")], 1)
    path = reports.write(reports.told("0", f"first {LONG * 100_000} last", "game.yaml", session))
    report = read_bytes(path, reports.MOST_BYTES).decode()
    assert "first" in report and "last\n" in report and report.endswith("moves:\n")


def test_reports_of_the_same_second_have_a_file_each():
    first, second = reports.write("one"), reports.write("two")
    assert [first.read_text(), second.read_text()] == ["one", "two"]


def test_a_picture_of_a_table(home):
    noise = pygame.Surface(thumbnails.SIZE)
    size = thumbnails.SIZE[0] * thumbnails.SIZE[1] * 3
    noise.blit(pygame.image.frombytes(random.Random(1).randbytes(size), thumbnails.SIZE, "RGB"), (0, 0))
    thumbnails.keep_thumbnail(home / "game.yaml", noise)
    pygame.display.set_mode((64, 36))
    assert thumbnails._read(home / "game.png").get_size() == thumbnails.SIZE


def test_of_kept_games_those_kept_longest_ago_go(home, monkeypatch):
    monkeypatch.setattr("game.files.archive.MOST", 3)
    names = [keep(Session(game_named("nations_dice"), {}, [Seat("Ada")], seed)) for seed in range(5)]
    assert MOST > 3
    assert len(list((home / "kept").iterdir())) == 3
    assert open_kept(names[-1]).trouble is None


def test_of_the_tally_what_was_played_last_is_kept(monkeypatch):
    monkeypatch.setattr("game.records.tally.MOST_BYTES", 20_000)
    seat = Seated("nations", "f", "1", 1, 0, LONG, "human", (), "", 1, None, {"books": 1}, (1, 2), ("forum",))
    _keep({f"game {number}": (seat,) for number in range(100)})
    kept = _cached()
    assert 10 < len(kept) < 100
    assert list(kept) == [f"game {number}" for number in range(len(kept))]


def test_a_study_that_outgrows_what_is_read_is_not_written_and_that_is_told():
    """Few letters, but many bytes: what is read of a file is counted in these."""
    game = chapter_of(WHOLE)
    noted = replace(game.main, notes=tuple(StudyNote(move, "字" * LONGEST_NOTE) for move in range(60)))
    file = StudyFile(Study((game,) * MOST_CHAPTERS, "Long"))
    for chapter in range(MOST_CHAPTERS):
        if file.trouble:
            break
        file.put(file.study.with_line(chapter, 0, noted))
    assert "too long to be saved" in file.trouble
    kept = study_at(file.path).study
    assert kept and kept.count == file.study.count - 60
    file.put(file.study.with_line(0, 0, game.main))
    assert file.trouble == "" and study_at(file.path).study.count == kept.count
