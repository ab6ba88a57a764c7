"""The door that draws a saved game as it was."""

import pygame
import pytest

from game.session.savefile_lines import text_of
from main import main
from tests.scenes.tables_played import played


@pytest.fixture
def file(home):
    path = home / "game.yaml"
    path.write_text(text_of(played(seats=2, moves=30)), encoding="utf-8")
    return path


@pytest.fixture
def seek(home, capsys):
    """The door, as it is called: its exit code, and what it says besides."""

    def door(file, move, picture):
        code = main(["seek", "--picture", str(picture), "--size", "960x540", "--", str(file), move])
        return code, capsys.readouterr().err

    return door


def test_it_draws_the_table_as_it_was_and_leaves_the_file_as_it_is(file, seek, tmp_path):
    before, pictures = file.read_bytes(), []
    for move in ("0", "30"):
        assert seek(file, move, tmp_path / "new" / f"{move}.png") == (0, "")
        pictures.append(pygame.image.load(tmp_path / "new" / f"{move}.png"))
    first, last = (pygame.image.tobytes(each, "RGB") for each in pictures)
    assert [each.get_size() for each in pictures] == [(960, 540)] * 2
    assert first != last
    assert file.read_bytes() == before


@pytest.mark.parametrize("move", ["31", "-1", "x", ""])
def test_a_move_that_there_was_not_is_refused(file, seek, tmp_path, move):
    code, said = seek(file, move, tmp_path / "none.png")
    assert code == 1
    assert "positions 0 to 30" in said
    assert not (tmp_path / "none.png").exists()


def test_what_is_no_game_is_refused(seek, tmp_path):
    (tmp_path / "no.yaml").write_text("nothing of a game", encoding="utf-8")
    for name in ("no.yaml", "gone.yaml"):
        code, said = seek(tmp_path / name, "0", tmp_path / "none.png")
        assert code == 1
        assert name in said
        assert len(said.strip().splitlines()) == 1


def test_where_no_picture_can_be_written_it_says_so(file, seek, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, said = seek(file, "0", tmp_path / "file" / "out.png")
    assert code == 1
    assert "No picture can be written" in said
