"""Several copies of the program at once, as processes: no move, no result and no setting of any of them is lost."""

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from game import game_named
from game.daily.diary import Diary
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.records.hall_of_fame import hall_of
from game.session.savefile import read
from game.session.session import Seat, Session

COPIES = 4

CONTINUE = """
from game.files.saves import Saves
saves = Saves(game_named)
go()
journal, trouble = saves.open(saves.latest_unfinished().path)
assert trouble is None, trouble
for _ in range(8):
    journal.session.play(journal.session.state.decision.moves[int(number) % len(journal.session.state.decision.moves)])
print(journal.path, "=", journal.session.state.fingerprint(), flush=True)
"""

BEGIN = """
from game.files.saves import Saves
from game.session.session import Seat, Session
saves = Saves(game_named)
go()
for turn in range(5):
    journal = saves.begin(Session(game_named("nations_dice"), {}, [Seat("A"), Seat("B", colour=2)], f"{number} {turn}"))
    print(journal.path, "=", journal.session.state.fingerprint(), flush=True)
    journal.close()
"""

SCORE = """
from datetime import date
from game.daily.diary import Diary
from game.records.hall_of_fame import Result, hall_of
hall, diary = hall_of("nations"), Diary()
go()
for day in range(1, 16):
    if diary.begin(date(2026, 12, day), "ABCD", lambda: f"{number} {day}.nations"):
        print(day, "=", number, flush=True)
for turn in range(15):
    hall.add(Result(int(number), "Mira", "2026-11-21", "7", {"ages": 4}, f"{number} {turn}"))
assert hall.trouble is None, hall.trouble
"""

SET = """
from game.files.settings import SettingsFile
file = SettingsFile()
go()
for turn in range(15):
    file.change(**[{"table": turn}, {"speed": "fast"}, {"muted": True}, {"scheme": "high contrast"}][int(number)])
assert file.trouble is None, file.trouble
"""

NAME = """
from game.files.saves import BadName, Saves
from game.session.session import Seat, Session
saves = Saves(game_named)
go()
for turn in range(5):
    session = Session(game_named("nations_dice"), {}, [Seat("A"), Seat("B", colour=2)], f"{number} {turn}")
    try:
        print(saves.keep_as(f"Sunday {turn}", session), "=", session.state.fingerprint(), flush=True)
    except BadName:
        pass
"""

START = """
import sys
from game import game_named
from game.files import files
files.PATIENCE_S = 60.0
number = sys.argv[1]
def go():
    print("ready", flush=True)
    sys.stdin.readline()
"""

END = """
print("done", flush=True)
sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def at_once(program):
    """Run copies of a program, let all of them go at the same moment and end together; returns the lines they print."""
    command = [sys.executable, "-c", START + program + END]
    copies = [
        subprocess.Popen([*command, str(number)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for number in range(COPIES)
    ]
    for copy in copies:
        assert copy.stdout.readline() == "ready\n"
    for copy in copies:
        copy.stdin.write("go\n")
        copy.stdin.flush()
    told = [line.split(" = ") for copy in copies for line in lines_of(copy)]
    for copy in copies:
        copy.communicate("end\n")
    assert [copy.returncode for copy in copies] == [0] * COPIES
    return told


def lines_of(copy):
    """What a copy prints until it is done."""
    while (line := copy.stdout.readline()) not in ("done\n", ""):
        yield line.rstrip()


def assert_on_disk(told):
    """Every game that was told of lies in a file of its own, at the very position."""
    assert len({path for path, _ in told}) == len(told)
    for path, fingerprint in told:
        opened = read(Path(path), game_named)
        assert opened.trouble is None
        assert opened.session.state.fingerprint() == fingerprint


def test_copies_that_continue_one_game_in_the_same_instant_play_on_in_files_of_their_own(home):
    Saves(game_named).begin(Session(game_named("nations_dice"), {}, [Seat("A"), Seat("B", colour=2)], "7")).close()
    told = at_once(CONTINUE)
    assert len(told) == COPIES
    assert_on_disk(told)
    assert list(home.rglob("*.writing")) == []


def test_copies_that_begin_games_in_the_same_second_have_a_file_for_each():
    told = at_once(BEGIN)
    assert len(told) == 5 * COPIES
    assert_on_disk(told)


def test_of_copies_that_save_under_the_same_name_one_does():
    told = at_once(NAME)
    assert len(told) == 5
    assert_on_disk(told)


def test_the_results_of_all_copies_are_kept_and_one_try_of_a_daily_table_counts():
    began = at_once(SCORE)
    assert len(hall_of("nations").results) == 15 * COPIES
    assert sorted(int(day) for day, _ in began) == [*range(1, 16)]
    tries = Diary().tries
    assert all(tries[date(2026, 12, int(day))].file == f"{number} {day}.nations" for day, number in began)


def test_what_each_copy_has_set_is_kept():
    at_once(SET)
    settings = SettingsFile().settings
    assert (settings.table, settings.speed, settings.muted, settings.scheme) == (
        14,
        "fast",
        True,
        "high contrast",
    )
