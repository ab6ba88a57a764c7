"""Templates: places for facts, forms of names, and texts by number."""

from __future__ import annotations

import pytest

from game.text.template import Name, cut, fill
from tests.game.templates import places, signs

TEMPLE = Name("der Tempel", {"dat": "dem Tempel"})


@pytest.mark.parametrize(
    ("text", "facts", "told"),
    [
        ("No place at all: {gold} and **bold**.", {}, "No place at all: {gold} and **bold**."),
        ("<name> buys {<kind>}.", {"name": "Ruth", "kind": "gold"}, "Ruth buys {gold}."),
        ("von <tile.dat>", {"tile": TEMPLE}, "von dem Tempel"),
        ("über <tile.akk>", {"tile": TEMPLE}, "über der Tempel"),
        ("<tile.dat.start> fehlt ein Stein.", {"tile": TEMPLE}, "Dem Tempel fehlt ein Stein."),
        ("von <name.dat>", {"name": "Ruth"}, "von Ruth"),
        ("<n.signed> and <less.signed>", {"n": 2, "less": -1}, "+2 and −1"),
        ("<n> <n|card|cards>", {"n": 1}, "1 card"),
        ("<n> <n|card|cards>", {"n": 0}, "0 cards"),
        ("<n> <n|card|cards>", {"n": "2"}, "2 cards"),
        ("<n|no card|a card|<n> cards>", {"n": 0}, "no card"),
        ("<n|no card|a card|<n> cards>", {"n": 1}, "a card"),
        ("<n|no card|a card|<n> cards>", {"n": 7}, "7 cards"),
        ("Action<when|, only if <when>>.", {"when": "you passed"}, "Action, only if you passed."),
        ("Action<when|, only if <when>>.", {"when": ""}, "Action."),
        ("Action<when|, only if <when>>.", {"when": 0}, "Action."),
        ("3 < 4 and 5 > 4 | <3", {}, "3 < 4 and 5 > 4 | <3"),
    ],
)
def test_a_template_is_filled(text: str, facts: dict[str, object], told: str) -> None:
    assert fill(cut(text), facts) == told


@pytest.mark.parametrize("typed", ["<x>", "{gold}", "**", "<name>", "<n|a|b>"])
def test_what_is_put_in_is_not_scanned_again(typed: str) -> None:
    assert fill(cut("<name> wins <n>."), {"name": typed, "n": 1}) == f"{typed} wins 1."


def test_a_fact_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="price"):
        fill(cut("<tile> for <price>"), {"tile": "Farm"})


@pytest.mark.parametrize("text", ["<n|one", "<n|one|many", "<n|a <b|c>", "<n|1|2|3|4|5|6|7|8>"])
def test_a_place_that_is_written_wrongly_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="<"):
        cut(text)


def test_places_are_found_at_every_depth() -> None:
    assert places(cut("<a> <b|c|<d.dat> <e|f>>")) == {"a", "b", "d", "e"}


def test_signs_that_a_place_names_are_left_out() -> None:
    assert signs(cut("{gold}, {<kind>} and <n|{stone}|{food}>")) == {"gold", "stone", "food"}
