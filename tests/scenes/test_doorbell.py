"""The doorbell: a window that is open takes what is opened meanwhile, and only from who may read its file."""

import json
import socket
import time
from pathlib import Path

import pytest

from game.files.folders import config_folder
from scenes.app.desktop import END, FILE, HERE, LONGEST, Doorbell, ring

GAME = Path("/somewhere/a game.nations")


@pytest.fixture
def taken(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return []


def test_a_window_takes_a_file_until_it_is_closed(taken):
    assert not ring(GAME)
    bell = Doorbell(taken.append)
    assert ring(GAME) and ring(GAME)
    assert taken == [GAME, GAME]
    bell.close()
    assert not (config_folder() / FILE).exists()
    assert not ring(GAME)


def test_only_whoever_plays_may_read_how_to_ring(taken):
    bell = Doorbell(taken.append)
    assert (config_folder() / FILE).stat().st_mode & 0o077 == 0
    bell.close()


def test_who_has_another_key_is_not_heard_and_the_bell_goes_on(taken):
    bell = Doorbell(taken.append)
    path = config_folder() / FILE
    right = path.read_text()
    path.write_text(json.dumps(json.loads(right) | {"key": "0" * 32}))
    assert not ring(GAME)
    path.write_text(right)
    assert ring(GAME)
    assert taken == [GAME]
    bell.close()


def test_the_window_that_was_opened_last_is_rung_at(taken):
    first, last = Doorbell(lambda path: taken.append("first")), Doorbell(lambda path: taken.append("last"))
    first.close()
    assert ring(GAME)
    assert taken == ["last"]
    last.close()


@pytest.mark.parametrize(
    "left",
    [
        "",
        "[]",
        "{}",
        '{"port": 1, "key": "k"}',
        '{"port": "x", "key": 2}',
        '{"port": 99999, "key": "\\ud800"}',
        "\0",
        "9" * 9999,
    ],
)
def test_what_a_killed_window_left_is_no_window(taken, left):
    (config_folder() / FILE).write_text(left)
    began = time.monotonic()
    assert not ring(GAME)
    assert time.monotonic() - began < 2


def test_where_something_silent_listens_at_the_port_of_a_killed_window_nobody_waits_for_it(taken, monkeypatch):
    monkeypatch.setattr("scenes.app.desktop.PATIENCE_S", 0.1)
    config_folder().mkdir(parents=True, exist_ok=True)
    with socket.create_server((HERE, 0)) as silent:
        (config_folder() / FILE).write_text(json.dumps({"port": silent.getsockname()[1], "key": "k"}))
        assert not ring(GAME)
        line, _ = silent.accept()
        with line:
            assert line.recv(LONGEST) == b"k" + END, "the path is told to nobody who has not answered"


def test_who_comes_and_says_nothing_keeps_no_file_waiting(taken, monkeypatch):
    monkeypatch.setattr("scenes.app.desktop.HEARD_S", 0.05)
    bell = Doorbell(taken.append)
    port = json.loads((config_folder() / FILE).read_text())["port"]
    with socket.create_connection((HERE, port)):
        assert ring(GAME)
    assert taken == [GAME]
    bell.close()
