"""The strip of a plaque: whose it is is told whole as long as there is room for it at all."""

import pytest

from scenes.table.panels.plaque import HEADER, header
from scenes.ui.leaves import laurel
from tests.scenes.trees import words_in
from tests.scenes.windows import theme_of

WIDE = 226.0
"""Units that a plaque has on a table for three."""


@pytest.mark.parametrize(
    ("wide", "told"),
    [
        (320.0, ["Greece", "Normal builder, computer", "passed 3rd"]),
        (WIDE, ["Greece", "Normal builder", "3rd"]),
        (110.0, ["Greece"]),
    ],
)
def test_a_name_is_shortened_by_what_it_says_before_it_is_cut(wide, told):
    tag = ("Normal builder, computer", "Normal builder")
    strip = header("Greece", 2, laurel(12, HEADER), tag, ("passed 3rd", "3rd"))
    assert words_in(strip, (0.0, 0.0, wide, HEADER), theme_of((1280, 720), 100)) == told


def test_a_name_that_would_be_cut_takes_the_room_of_what_stands_small():
    strip = header("Griechenland", 2, laurel(12, HEADER), ("Theodora, Computer", "Theodora"))
    for wide in range(230, 300, 5):
        words = words_in(strip, (0.0, 0.0, wide, HEADER), theme_of((1920, 1080), 200))
        assert len(words) == 1 or words[0] == "Griechenland", wide
