"""Files that several copies of the program use: names for one alone, claims, and what kills leave behind."""

import os
import time
from errno import EACCES, ENOSPC
from types import SimpleNamespace

import pytest

from game.files import files
from game.files.files import (
    LEFT_OVER_S,
    PATIENCE_S,
    claim,
    claim_free,
    claimed,
    has_room,
    make_room,
    reserved,
    reserved_like,
    spare,
    tidy,
    write_whole,
)


def old(path):
    """Make a file that was written long ago."""
    path.write_text("half of a ga")
    before = time.time() - LEFT_OVER_S - 60
    os.utime(path, (before, before))
    return path


def test_a_file_is_claimed_by_one_alone_until_it_is_released(tmp_path):
    first = claim(tmp_path / "game.yaml")
    assert first
    assert claim(tmp_path / "game.yaml") is None
    first.release()
    again = claim(tmp_path / "game.yaml")
    assert again
    again.release()
    assert list(tmp_path.iterdir()) == []


def test_a_lock_that_is_deleted_while_it_is_waited_for_is_no_claim(tmp_path, monkeypatch):
    """The one that is opened first may be gone by the time it is locked: then it keeps nobody out."""
    path = tmp_path / "game.yaml"
    opened, is_first = os.open, [True]

    def open_and_lose(lock, *rest):
        number = opened(lock, *rest)
        if is_first.pop() if is_first else False:
            os.unlink(lock)
        return number

    monkeypatch.setattr(os, "open", open_and_lose)
    held = claim(path)
    monkeypatch.undo()
    assert held
    assert claim(path) is None


def test_a_free_name_is_one_that_no_file_and_no_other_copy_has(tmp_path):
    (tmp_path / "game.yaml").touch()
    other = claim(tmp_path / "game 2.yaml")
    assert other
    assert claim_free(tmp_path / "game.yaml").path == tmp_path / "game 3.yaml"


def test_a_file_that_is_changed_is_waited_for_and_not_for_ever(tmp_path, monkeypatch):
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(time, "sleep", lambda seconds: now.__setitem__(0, now[0] + seconds))
    with claimed(tmp_path / "results.yaml"):
        with (
            pytest.raises(OSError, match="another copy of the program is busy"),
            claimed(tmp_path / "results.yaml"),
        ):
            pytest.fail("had by two")
        assert now[0] > PATIENCE_S
    with claimed(tmp_path / "results.yaml"):
        pass


def test_a_name_is_taken_once_and_given_back_after_a_failure(tmp_path):
    path = tmp_path / "folder" / "game.yaml"
    with pytest.raises(RuntimeError), reserved(path):
        assert path.exists()
        raise RuntimeError
    with reserved(path):
        pass
    with pytest.raises(FileExistsError), reserved(path):
        pytest.fail("taken twice")
    with reserved_like(path) as free:
        assert free.name == "game 2.yaml"


def test_a_folder_that_cannot_be_made_is_an_error_and_no_endless_search(tmp_path):
    (tmp_path / "folder").touch()
    for take in (reserved, reserved_like):
        with pytest.raises(OSError), take(tmp_path / "folder" / "game.yaml"):
            pytest.fail("taken")


def test_two_that_write_a_file_at_once_do_not_meet(tmp_path, monkeypatch):
    """A second writer comes while the first has written aside and not yet renamed."""
    path, sync, texts = tmp_path / "file.yaml", os.fsync, ["second"]

    def interrupted(number):
        sync(number)
        if texts:
            write_whole(path, texts.pop())
            assert path.read_text() == "second"

    monkeypatch.setattr(os, "fsync", interrupted)
    write_whole(path, "first")
    assert path.read_text() == "first"
    assert list(tmp_path.iterdir()) == [path]


def test_what_kills_left_behind_is_deleted_and_what_is_somebodys_stays(tmp_path):
    old(tmp_path / ".0123.writing")
    old(tmp_path / "game.yaml.writing")
    (tmp_path / ".left.yaml.lock").touch()
    kept = {
        old(tmp_path / "game.yaml"),
        tmp_path / ".4567.writing",
        tmp_path / ".game.yaml.lock",
        tmp_path / "a.lock",
    }
    (tmp_path / ".4567.writing").touch()
    (tmp_path / "a.lock").touch()
    held = claim(tmp_path / "game.yaml")
    tidy(tmp_path)
    assert set(tmp_path.iterdir()) == kept
    assert held


def test_there_is_nothing_to_tidy_in_a_folder_that_is_not_there(tmp_path):
    tidy(tmp_path / "nowhere")


@pytest.fixture
def full(tmp_path, monkeypatch):
    """A disk on which nothing is free while a file of the cache lies there; returns the folder of the cache."""
    cache = tmp_path / "cache"
    (cache / "posters").mkdir(parents=True)
    aged = [cache / "posters" / "old.rgb", cache / "tally.jsonl"]
    for age, path in enumerate(reversed(aged)):
        path.write_bytes(bytes(1000))
        os.utime(path, (1000 - age, 1000 - age))
    monkeypatch.setattr(files, "_spare", [])
    spare(cache)
    monkeypatch.setattr(files, "LEAST_FREE", 500)

    def sync(file):
        if aged[0].exists():
            raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(os, "fsync", sync)
    return cache


def test_what_only_saves_time_makes_room_for_what_must_be_kept(tmp_path, full):
    write_whole(tmp_path / "game.yaml", "a game")
    assert (tmp_path / "game.yaml").read_text() == "a game"
    assert [path.name for path in full.rglob("*") if path.is_file()] == ["tally.jsonl"]
    assert list(tmp_path.glob(".*")) == []


def test_nothing_is_deleted_for_another_fault_and_a_full_disk_without_a_cache_stays_full(tmp_path, full):
    assert not make_room(OSError(EACCES, ""))
    assert len(list(full.rglob("*.*"))) == 2
    assert make_room(OSError(ENOSPC, ""))
    assert make_room(OSError(ENOSPC, ""))
    assert not make_room(OSError(ENOSPC, ""))


def test_what_only_saves_time_leaves_the_last_room(tmp_path, monkeypatch):
    usage = SimpleNamespace(free=files.LEAST_FREE + 10)
    monkeypatch.setattr(files.shutil, "disk_usage", lambda folder: usage)
    assert has_room(tmp_path / "no such folder" / "file", 10)
    assert not has_room(tmp_path / "file", 11)
