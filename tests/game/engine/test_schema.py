"""Declared shapes: what has another one is refused in words that name the place and what may stand there."""

import pytest

from game.files.schema import ANY, TextShape, check
from game.files.untrusted import InvalidInput

SHAPE = {
    "volume": range(11),
    "speed?": ("slow", "fast"),
    "sizes?": (80, 90),
    "muted?": bool,
    "players?": [{"name": TextShape(8)}],
    "options?": {ANY: (bool, TextShape(8), [TextShape(8)])},
}


def refusal(content):
    with pytest.raises(InvalidInput) as refused:
        check(content, SHAPE)
    return str(refused.value)


def test_what_has_the_shape_is_let_in():
    check({"volume": 7}, SHAPE)
    check(
        {
            "volume": 0,
            "speed": "slow",
            "sizes": 80,
            "muted": False,
            "players": [{"name": "Ada"}],
            "options": {"a": True, "b": ["c"]},
        },
        SHAPE,
    )


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "it is not a list of entries such as 'volume: ...'"),
        ([], "it is not a list of entries"),
        ({}, "the entry 'volume' is missing"),
        ({"volume": 7, "loudness": 1}, "there is no entry called 'loudness'; there are volume, speed"),
        ({"volume": 7, 7: 1}, "there is no entry called 7"),
        ({"volume": 11}, "volume cannot be 11; it can be a whole number from 0 to 10"),
        ({"volume": True}, "volume cannot be True"),
        ({"volume": 7.0}, "volume cannot be 7.0"),
        ({"volume": [7]}, "volume cannot be a list"),
        ({"volume": None}, "volume cannot be empty"),
        ({"volume": 7, "speed": "rapid"}, "speed cannot be 'rapid'; it can be slow, fast"),
        ({"volume": 7, "speed": ["slow"]}, "speed cannot be a list"),
        ({"volume": 7, "sizes": 80.0}, "sizes cannot be 80.0; it can be 80, 90"),
        ({"volume": 7, "muted": 1}, "muted cannot be 1; it can be true or false"),
        ({"volume": 7, "players": {}}, "players is not a list"),
        (
            {"volume": 7, "players": [{"name": "Ada"}, {"name": "a\0"}]},
            "players, number 2, name cannot be 'a\\x00'",
        ),
        ({"volume": 7, "players": [{"name": "\ud800"}]}, "name cannot be '\\ud800'"),
        ({"volume": 7, "players": [{"name": "W" * 30_000}]}, "it can be a text of at most 8 characters"),
        ({"volume": 7, "players": ["Ada"]}, "players, number 1 is not a list of entries"),
        ({"volume": 7, "options": {"a": {}}}, "options, a cannot be a list"),
        ({"volume": 7, "options": {"a\n": True}}, "there is no entry called 'a\\n'"),
        ({"volume": 7, "options": {"a": [["c"]]}}, "options, a cannot be a list"),
    ],
)
def test_anything_else_is_refused_with_its_place(content, words):
    refused = refusal(content)
    assert words in refused
    assert len(refused) < 250
