"""The `picture` of a card: every field is read, and what is wrong is named."""

import pytest

from game.cards.catalog import Misprint, Passage
from game.text.pictures import read_picture


def test_fields_are_read_in_the_order_of_the_alphabet():
    picture = read_picture(
        Passage({"tones": ["marble", "gold"], "rules": [["top", 0.3, 1]], "place": "sea", "hour": "dusk"})
    )
    assert picture == (
        ("hour", 2),
        ("place", "sea"),
        ("rules", (("top", 0.3, 1),)),
        ("tones", ("marble", "gold")),
    )


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ({}, "this is empty"),
        ({"place": "see"}, "there is no place 'see'; did you mean 'sea'?"),
        ({"plate": "heros"}, "there is no plate 'heros'; did you mean 'hero'?"),
        ({"tones": ["marbel"]}, "there is no material 'marbel'; did you mean 'marble'?"),
        ({"tones": ["red"] * 4}, "tones has 4 entries; the most are 3"),
        ({"rules": [["top", 1]]}, "this has 2 entries; it must have at least 3"),
        ({"rules": [["tip", 1, 1]]}, "there is no rule 'tip'; did you mean 'top'?"),
        ({"size": 400}, "size is 400; it must be from 10 to 160"),
        ({"emblem": "no-such-icon"}, "there is no icon 'no-such-icon' for an emblem"),
        ({"moon": "full"}, "there is no field 'moon'"),
    ],
)
def test_what_is_wrong_is_named(content, complaint):
    with pytest.raises(Misprint) as found:
        read_picture(Passage(content))
    assert str(found.value).startswith(complaint)
