"""The door that draws a saved game as it was."""

import pygame
import pytest

from game.core.notation import text_of
from tests.scenes.tables_played import played
from tests.test_main import start


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("saved") / "game.yaml"
    path.write_text(text_of(played(seats=2, moves=30)), encoding="utf-8")
    return path


def seek(file, move, picture):
    home = file.parent / "home"
    return start("--seek", str(file), move, "--picture", str(picture), "--size", "960x540", home=home)


def test_it_draws_the_table_as_it_was_and_leaves_the_file_as_it_is(file, tmp_path):
    before, pictures = file.read_bytes(), []
    for move in ("0", "30"):
        done = seek(file, move, tmp_path / "new" / f"{move}.png")
        assert (done.returncode, done.stderr) == (0, "")
        pictures.append(pygame.image.load(tmp_path / "new" / f"{move}.png"))
    first, last = (pygame.image.tobytes(each, "RGB") for each in pictures)
    assert [each.get_size() for each in pictures] == [(960, 540)] * 2
    assert first != last
    assert file.read_bytes() == before


@pytest.mark.parametrize("move", ["31", "-1", "x", ""])
def test_a_move_that_there_was_not_is_refused(file, tmp_path, move):
    done = seek(file, move, tmp_path / "none.png")
    assert done.returncode == 1
    assert "positions 0 to 30" in done.stderr
    assert not (tmp_path / "none.png").exists()


def test_what_is_no_game_is_refused(tmp_path):
    (tmp_path / "no.yaml").write_text("nothing of a game", encoding="utf-8")
    for name in ("no.yaml", "gone.yaml"):
        done = seek(tmp_path / name, "0", tmp_path / "none.png")
        assert done.returncode == 1
        assert name in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


def test_where_no_picture_can_be_written_it_says_so(file, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = seek(file, "0", tmp_path / "file" / "out.png")
    assert done.returncode == 1
    assert "No picture can be written" in done.stderr
