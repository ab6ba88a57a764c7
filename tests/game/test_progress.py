"""How far the chapters were followed is kept, and nothing of a damaged file is lost."""

import pytest

from game.files.profiles import LESSONS
from game.learn.lesson import lessons
from game.learn.progress import Progress

LESSON = lessons("nations_dice")[0]


def test_steps_are_kept(tmp_path):
    path = tmp_path / LESSONS
    Progress(path).keep(LESSON, 2)
    again = Progress(path)
    assert again.done(LESSON) == 2 and again.trouble is None


@pytest.mark.parametrize("damage", [b"[", b"a: 3", b"nations/age: {done: -1, finished: yes}", bytes([255, 254])])
def test_a_damaged_file_is_kept_aside_and_named(tmp_path, damage):
    path = tmp_path / LESSONS
    path.write_bytes(damage)
    progress = Progress(path)
    assert "chapters.damaged.yaml" in progress.trouble
    progress.keep(LESSON, 1)
    assert Progress(path).done(LESSON) == 1
    assert [each.read_bytes() for each in tmp_path.glob("*damaged*")] == [damage]


def test_where_nothing_can_be_written_steps_last_until_the_end_and_that_is_said(tmp_path):
    (tmp_path / "file").touch()
    progress = Progress(tmp_path / "file" / LESSONS)
    progress.keep(LESSON, 1)
    assert progress.done(LESSON) == 1
    assert "cannot be written" in progress.trouble
