"""Reading YAML files, and the complaints about them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.cards.catalog import Misprint, Passage, Readers, Register, read_file

SHELF = """\
boxes:
  - id: red_box
    size: 3
  - id: blue_box
    size: large
"""


def sizes(passage: Passage) -> list[int]:
    box: Readers = {"id": Passage.handle, "size": Passage.number}
    boxes = passage.record({"boxes": lambda boxes: boxes.each(lambda each: each.record(box, box))}, ["boxes"])
    return [each["size"] for each in boxes["boxes"]]


def complaint(tmp_path: Path, text: str, read: Callable[[Passage], Any] = sizes) -> str:
    file = tmp_path / "boxes.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Misprint) as raised:
        read_file(file, read)
    return str(raised.value)


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "boxes.yaml"
    file.write_text(SHELF.replace("large", "7"), encoding="utf-8")
    assert read_file(file, sizes) == [3, 7]


def test_a_complaint_names_file_line_piece_and_trouble(tmp_path: Path) -> None:
    assert complaint(tmp_path, SHELF) == ("boxes.yaml, line 5, blue_box: 'large' stands where a whole number belongs")


def test_an_unknown_field_is_complained_about_in_its_line(tmp_path: Path) -> None:
    text = SHELF.replace("size: large", "siz: 7")
    assert complaint(tmp_path, text) == ("boxes.yaml, line 5, blue_box: there is no field 'siz'; did you mean 'size'?")


def test_a_missing_field_is_complained_about_at_its_piece(tmp_path: Path) -> None:
    text = SHELF.replace("    size: large\n", "")
    assert complaint(tmp_path, text) == "boxes.yaml, line 4, blue_box: the field 'size' is missing"


def test_something_that_is_no_yaml_is_complained_about(tmp_path: Path) -> None:
    assert complaint(tmp_path, "boxes: [\n").startswith("boxes.yaml, line 2: ")


def test_an_empty_file_is_complained_about(tmp_path: Path) -> None:
    assert complaint(tmp_path, "") == ("boxes.yaml, line 1: nothing stands where fields (name: value) belong")


def test_an_absent_file_is_complained_about(tmp_path: Path) -> None:
    with pytest.raises(Misprint, match=r"boxes\.yaml cannot be read"):
        read_file(tmp_path / "boxes.yaml", sizes)


@pytest.mark.parametrize(
    ("read", "content", "words"),
    [
        (Passage.text, 3, "where a text belongs"),
        (Passage.handle, "Red Box", "no identifier"),
        (Passage.numbers, [1, "2"], "whole number"),
        (Passage.number, True, "whole number"),
        (Passage.entries, {"a": 1}, "where a list belongs"),
        (Passage.fields, [1], "fields"),
        (
            lambda passage: passage.one_of(("red", "blue"), "colour"),
            "rad",
            "no colour 'rad'; did you mean 'red'",
        ),
        (lambda passage: passage.one_of(("red", "blue"), "colour"), "xyz", "no colour 'xyz'$"),
    ],
)
def test_values_of_the_wrong_kind_are_refused(read: Callable[[Passage], Any], content: Any, words: str) -> None:
    with pytest.raises(Misprint, match=words):
        read(Passage(content))


def test_free_emblems_are_looked_for_only_where_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """They stand in no list: every data file of every game is read for them."""
    asked: list[int] = []
    monkeypatch.setattr("game.cards.catalog.free_emblems", lambda: asked.append(1) or ("barrel",))
    register = Register()
    assert register.emblem(Passage("church")) == "church" and not asked
    with pytest.raises(Misprint) as raised:
        register.emblem(Passage("church"))
    assert asked and raised.value.remedy == "Write one that is free: barrel."
