"""The light of a new best goes up the ladder of names, in the hall of fame and under a result."""

from datetime import date

import pygame
import pytest

from game.records.hall_of_fame import Result, hall_of
from scenes.results.climb import STEP, Climb
from scenes.screens.hall_of_fame import HallOfFameScene

RUNGS = [(30, "Pericles"), (20, "Atahualpa"), (10, "Dan Quayle")]


def lights(climb):
    """What is lit on every step until the light stays."""
    seen = [climb.points]
    while not climb.is_done:
        climb.advance(STEP)
        seen.append(climb.points)
    return seen


@pytest.mark.parametrize(("points", "lit"), [(25, [10, 25]), (31, [10, 20, 31]), (10, [10]), (4, [4]), (None, [None])])
def test_the_light_goes_up_to_the_highest_name_that_is_reached(points, lit):
    assert lights(Climb(RUNGS, points, done=False)) == lit


def test_a_slow_frame_passes_over_no_step():
    climb = Climb(RUNGS, 31, done=False)
    climb.advance(6 * STEP)
    assert climb.points == 20


@pytest.fixture
def hall(screen):
    """A hall of fame whose best result was reached on a day."""

    def opened(day, **changes):
        screen.app.change_settings(**({"speed": "normal"} | changes))
        hall_of("nations").add(Result(22, "Mira", day, "K7QMXA", {}, "digest"))
        screen.app.stack.push(HallOfFameScene(screen.app))
        return screen

    return opened


def test_the_hall_lights_the_steps_to_a_new_best_one_after_the_other(hall):
    screen = hall(date.today().isoformat())
    assert screen.scene.climb.points == 10

    screen.frames(1, STEP)
    assert screen.scene.climb.points == 15

    screen.key(pygame.K_TAB)
    assert screen.scene.climb.points == 22


@pytest.mark.parametrize(
    ("day", "changes"),
    [
        ("2020-01-01", {}),
        (date.today().isoformat(), {"reduced_motion": True}),
        (date.today().isoformat(), {"speed": "instant"}),
    ],
)
def test_an_old_best_and_a_calm_hall_are_lit_at_once(hall, day, changes):
    assert hall(day, **changes).scene.climb.points == 22
