"""What is printed on dice, tiles and events."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cards.catalog import Misprint, Passage
from game.engine.chance import seed_number
from game.nations_dice.cards.chits import STOCK
from game.nations_dice.cards.dice import COLOURS, FACES, KINDS
from game.nations_dice.cards.reading import read_colour
from game.nations_dice.cards.tiles import EVENTS, START_AGE, TILES
from game.nations_dice.rules.own_dice import roll_dice
from tests.game.nations_dice.scenario import new_game


def test_every_face_shows_one_kind_of_icon():
    """D-RULING-01."""
    for colour in COLOURS:
        _, *faces = FACES[colour]
        assert len(faces) == 6
        assert all(icon.kind in KINDS and icon.amount >= 1 for icon in faces)


def test_what_the_rules_say_of_the_faces_holds():
    """D-RULING-01."""
    gold = {icon.amount for icon in FACES["orange"] if icon.kind == "gold"}
    assert {2, 3} <= gold
    assert {icon.kind for icon in FACES["blue"][1:]} == {"books", "stone"}
    assert {icon.amount for icon in FACES["white"][1:]} == {1}


@pytest.mark.parametrize(
    ("faces", "trouble"),
    [
        ([{"gold": 1}] * 5, "6 faces, not 5"),
        ([{"gold": 1, "food": 1}, *[{"gold": 1}] * 5], "one kind of icon"),
        ([{"gold": 0}, *[{"gold": 1}] * 5], "from 1 to 9"),
    ],
)
def test_a_misprinted_die_is_refused(faces, trouble):
    """D-RULING-01."""
    with pytest.raises(Misprint, match=trouble):
        read_colour(Passage({"count": 8, "faces": faces}))


def test_every_face_comes_up_equally_often():
    """D-RULING-01."""
    state = new_game(1, seed=5)
    state.rng = seed_number("fair")
    handles = tuple(die.handle for die in state.nations[0].dice)
    seen: Counter[int] = Counter()
    for _ in range(600):
        roll_dice(state, 0, handles, "first")
        seen.update(die.face for die in state.nations[0].dice)
    expected = sum(seen.values()) / 6
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 20.5


def test_tiles_hold_what_the_engine_reads():
    """D-RULING-02."""
    kinds = Counter((tile.age, tile.type) for tile in TILES.values() if tile.age != START_AGE)
    for age in (1, 2, 3, 4):
        assert kinds[age, "building"] + kinds[age, "military"] == 6
        assert kinds[age, "advisor"] == kinds[age, "colony"] == kinds[age, "wonder"] == 3
    for tile in TILES.values():
        assert tile.pays == ("strength" if tile.type == "colony" else "gold")
        assert bool(tile.dice) == tile.is_building
        assert bool(tile.rerolls) == (tile.type == "advisor")
        assert bool(tile.stone) == (tile.type == "wonder")
        assert len(set(tile.dice)) <= 1 and len(tile.dice) <= 2


def test_all_printed_chits_are_in_the_box():
    """D-RULING-02."""
    printed = Counter(tile.chit for tile in TILES.values() if tile.chit)
    printed["gold"] += 4  # those of the start
    assert all(printed[kind] == STOCK[kind] for kind in KINDS)


def test_an_event_has_two_needs_and_the_vp_of_its_age():
    """D-RULING-02."""
    for event in EVENTS.values():
        assert event.famine >= 1 and event.war >= 1
        assert event.vp == event.age


def test_military_follows_the_rules_of_buildings():
    """D-RULING-04."""
    assert TILES["hoplite"].is_building
    assert not TILES["colossus"].is_building
