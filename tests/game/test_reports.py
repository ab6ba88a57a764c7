"""Reports of faults: found again by the game they speak of, with what the interpreter wrote when it broke off."""

import os
import subprocess
import sys
from datetime import datetime, timedelta

import pytest

from game.files.reports import CRASH, crash_since, keep_crash, latest_of, reports_folder, told, write

LONG_AGO = datetime(2020, 1, 1)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def test_a_report_is_found_by_the_name_of_the_file_it_speaks_of():
    write(told("versions", "a fault", "mine.yaml"))

    assert "a fault" in latest_of("mine.yaml", LONG_AGO)
    assert latest_of("other.yaml", LONG_AGO) == ""
    assert latest_of("mine.yaml", datetime.now() + timedelta(minutes=1)) == ""


def test_what_the_interpreter_wrote_when_it_broke_off_is_kept(home):
    (reports_folder() / CRASH).touch()
    keep_crash()
    assert crash_since(LONG_AGO) == ""

    broken = "import faulthandler, sys; faulthandler.enable(open(sys.argv[1], 'w')); faulthandler._sigsegv()"
    subprocess.run([sys.executable, "-c", broken, str(reports_folder() / CRASH)], stderr=subprocess.DEVNULL)
    keep_crash()

    assert "Segmentation fault" in crash_since(LONG_AGO)
    assert not os.path.exists(reports_folder() / CRASH)


def test_a_folder_that_cannot_be_written_costs_the_report_only(home):
    (home / "reports").write_text("no folder")

    assert write("a report") is None
    assert latest_of("mine.yaml", LONG_AGO) == ""
