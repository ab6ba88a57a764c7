"""Copies of data folders that say something else at one place."""

from shutil import copytree

from game.cards.catalog import DATA


def changed_copy(tmp_path, file, old, new):
    """A copy of the folder of this file (`folder/name.yaml`), in which it says something else at one place."""
    folder = file.partition("/")[0]
    copytree(DATA / folder, tmp_path / folder)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path / folder
