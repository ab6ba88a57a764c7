"""Signs are called by their names where only letters are shown."""

import pytest

from game.text.signs import spelt


@pytest.mark.parametrize(
    "text, said",
    [
        ("{food} at hand", "food at hand"),
        ("lose 1 {vp} and 7 {gold}", "lose 1 victory point and 7 gold"),
        ("11 {vp}, **at once**", "11 victory points, at once"),
        ("+1 {books}", "+1 book"),
        ("{blue_worker}", "blue worker"),
    ],
)
def test_signs_are_called_by_their_names(text: str, said: str) -> None:
    assert spelt(text) == said
