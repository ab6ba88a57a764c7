"""The table of Wealth of Nations fits and answers in every text size, with all numbers of seats, in every window."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from game.text.language import PRETEND, speaking
from game.text.rulebook import chapters
from scenes.games.wealth_of_nations.panels.plaques import production
from scenes.games.wealth_of_nations.text.seats import nation_names
from scenes.table.panels.forecast import padlock
from scenes.ui.host.tooltip import LockedTooltip, Tooltip, chapter_of, say
from scenes.ui.text import Style, Text
from sprites.letters.fonts import PLAIN
from tests.game.wealth_of_nations.scenario import play, table
from tests.lettering import lettering
from tests.scenes.tables.positions import faults_of
from tests.scenes.tables.test_wealth_layout import played
from tests.scenes.tables.wealth_games import TABLE, begun, model, seats_of
from tests.scenes.trees import boxes_of, words_of
from tests.scenes.windows import HARDEST, theme_of

BOARD = "0 farm c4 0, 0 farm c5 0, 1 academy d4 1, 1 academy e4 1, 2 mine b2 0, 0 - c6, 0 bank d6, 0 generator g4"
RICH = {"money": 57, "food": 9, "energy": 2, "labor": 1, "ore": 3, "capital": 4}
MOMENTS = ((3, 600), (4, 0), (4, 25), (5, 9), (5, 900), (6, 60), (6, 400))
"""Seats and moves: choosing nations and packages, the beginning, the middle and the end."""


def bartering():
    state = table(RICH, {"money": 40, "ore": 4}, {"money": 130}, board=BOARD)
    play(state, "barter seat1", "give food", "ask ore", "propose")
    return state


def one_has_run():
    state = table(RICH, {"food": 4, "energy": 2}, {}, board=BOARD, phase="produce")
    play(state, "run_best")
    return state


POSITIONS = {
    **{f"{seats} after {moves}": (lambda seats=seats, moves=moves: played(seats, moves)) for seats, moves in MOMENTS},
    "trade": lambda: table(RICH, {"money": 40, "ore": 4}, {"money": 130}, {}, {}, {}, board=BOARD),
    "barter": bartering,
    "develop": lambda: table(RICH, {}, {}, board=BOARD, phase="develop"),
    "produce": one_has_run,
}


@pytest.fixture(scope="module", params=POSITIONS)
def state(request):
    return POSITIONS[request.param]()


@pytest.mark.sample(4)
def test_a_seat_that_is_not_asked_has_room_too(state):
    seats, asked = len(state.nations), state.decision.seat if state.decision else 0
    for look in HARDEST[::2]:
        for viewer, wishes in ((asked, ("farm", "bank", "flag")), ((asked + 1) % seats, ())):
            shown = partial(model, state, viewer, people=seats, wishes=wishes)
            assert faults_of(TABLE, look, shown) == [], (look, viewer)


def test_only_who_has_run_carries_a_padlock_and_says_why():
    seen = model(one_has_run(), 1, people=3)
    rows = [production(seen, seat) for seat in range(3)]
    assert [isinstance(row.tells, LockedTooltip) for row in rows] == [True, False, False]
    assert [padlock() in row.parts for row in rows] == [True, False, False]
    assert say("slips.locked") in rows[0].tells.told.remarks


@pytest.mark.parametrize("look", HARDEST)
@pytest.mark.parametrize(
    ("phase", "touches"), [("trade", ["sell food", "more food"]), ("trade", ["talk seat1"]), ("produce", [])]
)
def test_what_is_laid_out_fits(look, phase, touches):
    state = table(RICH, {"money": 40, "ore": 4}, {"money": 130}, board=BOARD, phase=phase)
    if touches == ["talk seat1"]:
        play(state, "barter seat1")
        touches = ["own food", "their ore", "their dollar5", "promise favour"]
    assert faults_of(TABLE, look, partial(begun, state, *touches)) == []


def test_every_place_of_a_larger_table_is_there_in_large_letters():
    """Nothing that can be touched leaves for want of room."""
    for make in POSITIONS.values():
        state = make()
        viewer = state.decision.seat if state.decision else 0
        seats = len(state.nations)
        small, *larger = (
            {
                name
                for name, place in TABLE.layout(
                    model(state, viewer, people=seats, theme=theme_of((3840, 2160), letters))
                ).targets.items()
                if not place.is_note
            }
            for letters in (80, 150, 200)
        )
        for names in larger:
            assert small - names == set()


@pytest.mark.sample(4)
def test_every_tooltip_has_something_to_say_and_names_a_chapter_of_the_rules(state):
    known = {chapter.of for chapter in chapters("wealth_of_nations")}
    for seen in (
        model(state, wishes=("farm", "run")),
        model(state, 1, people=3),
        model(state, all_boards=True),
    ):
        for place in TABLE.layout(seen).targets.values():
            if isinstance(place.tells, Tooltip):
                told = place.tells.told
                assert told.title
                assert told.parts or told.remarks
                assert chapter_of(place.tells) in known


def test_the_plan_is_all_there_only_with_the_labor_of_the_flag_that_it_needs():
    for held, is_there in (({}, False), ({"labor": 1}, True)):
        cubes = {"ore": 1, "capital": 1, **held}
        state = table(cubes, {}, {}, board="0 academy c4 0", phase="develop")
        told = words_of(TABLE, model(state, wishes=("academy",)), "plan costs")
        assert ("all there" in told) == is_there
        assert ("−1" in told) != is_there


def test_a_nation_is_called_in_full_where_a_smaller_name_leaves_it_room():
    state = table({}, {}, {}, {}, board=BOARD)
    state.nations[1].flag = "bolshevia"
    seats = [
        replace(seat, name=name) for seat, name in zip(seats_of(4), ("Amber", "Clover", "Basil", "Elder"), strict=True)
    ]
    seen = model(state, seats=seats, theme=theme_of((1280, 720), 150))
    (room,) = [
        area[2]
        for box, area in boxes_of(TABLE, seen)
        if isinstance(box, Text) and box.ways[0] == "Bolshevia" and area[0] < 240
    ]
    assert room >= Text("Bolshevia", Style.FINE).width(seen.theme).least


@pytest.mark.parametrize("spoken", ["en", "de"])
@pytest.mark.parametrize(("size", "letters"), [((1280, 720), 100), ((1280, 720), 125), ((1920, 1080), 150)])
def test_the_name_of_a_nation_is_never_cut(spoken, size, letters):
    """Where there is no room for it a short one stands there, and where there is none for that either, none."""
    state = table({}, {}, {}, {}, board=BOARD)
    for nation, flag in zip(
        state.nations, ("anglica", "federal_provinces", "showa_republic", "bolshevia"), strict=True
    ):
        nation.flag = flag
    with speaking(spoken):
        seen = model(state, theme=theme_of(size, letters))
        called = {nation_names(seen, seat)[0] for seat in range(4)}
        read = [
            (box.ways, box.fitted(seen.theme, *box.inner(area)[2:])[0])
            for box, area in boxes_of(TABLE, seen)
            if isinstance(box, Text) and box.ways[0] in called
        ]
    assert read
    assert [fitted for ways, fitted in read if fitted not in ways] == []


def test_a_barter_among_six_has_room_in_the_largest_plain_letters_of_a_longer_language():
    state = table(RICH, {"money": 40, "ore": 4}, {}, {}, {}, {}, board=BOARD)
    play(state, "barter seat1")
    with speaking(PRETEND), lettering(PLAIN):
        assert faults_of(TABLE, ((1920, 1080), 200), partial(model, state, people=6)) == []
