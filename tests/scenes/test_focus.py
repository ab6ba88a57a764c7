"""The focus: arrow keys go to the nearest place that way, Tab goes from group to group."""

import pygame
import pytest

from scenes.ui.host.focus import FocusRing
from scenes.ui.host.hit_target import HitTarget
from tests.scenes.hands import KeyboardHand
from tests.scenes.pad_hand import button_down
from tests.scenes.tables_played import lay_new

GRID = [
    HitTarget("upper left", (0, 0, 40, 20), zone="upper"),
    HitTarget("upper right", (100, 0, 40, 20), zone="upper"),
    HitTarget("lower left", (0, 60, 40, 20), zone="lower"),
    HitTarget("lower right", (100, 60, 40, 20), zone="lower"),
    HitTarget("far below", (104, 300, 40, 20), zone="far"),
]


@pytest.fixture
def ring():
    ring = FocusRing()
    ring.offer(GRID)
    return ring


def press(ring, key, mod=0):
    return ring.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod))


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("upper left", pygame.K_RIGHT, "upper right"),
        ("upper left", pygame.K_DOWN, "lower left"),
        ("lower right", pygame.K_UP, "upper right"),
        ("lower right", pygame.K_LEFT, "lower left"),
        ("lower right", pygame.K_DOWN, "far below"),
        ("upper left", pygame.K_UP, "upper left"),
        ("far below", pygame.K_UP, "lower right"),
    ],
)
def test_an_arrow_key_goes_to_the_nearest_place_that_way(ring, start, key, end):
    ring.move_to(start)
    ring.visible = True

    press(ring, key)

    assert ring.current == end


def test_a_row_goes_on_however_near_other_places_lie_beside_it(ring):
    ring.offer([*GRID, HitTarget("between", (60, 10, 20, 40), zone="other")])
    ring.move_to("lower right")
    ring.visible = True

    press(ring, pygame.K_LEFT)

    assert ring.current == "lower left"


@pytest.mark.parametrize(("meant", "end"), [((), "lower right"), (("upper left", "far below"), "upper left")])
def test_where_the_focus_was_taken_away_it_goes_to_the_nearest_place_that_is_meant(ring, meant, end):
    ring.move_to("upper right")

    ring.offer([place for place in GRID if place.name != "upper right"], meant)

    assert ring.current == end


def test_the_first_key_only_shows_where_the_focus_is(ring):
    ring.move_to("lower left")

    press(ring, pygame.K_RIGHT)

    assert (ring.current, ring.visible) == ("lower left", True)


def test_tab_goes_round_the_groups_and_back_with_shift(ring):
    ring.move_to("upper right")
    seen = []
    for _ in range(3):
        press(ring, pygame.K_TAB)
        seen.append(ring.current)
    press(ring, pygame.K_TAB, pygame.KMOD_SHIFT)

    assert seen == ["lower left", "far below", "upper left"]
    assert ring.current == "far below"


@pytest.mark.parametrize(("shoulder", "end"), [("rb", "upper left"), ("lb", "upper right")])
def test_a_shoulder_goes_on_to_the_first_choice_of_a_zone_and_back_to_the_last(ring, shoulder, end):
    ring.offer(GRID[:4], choices=["upper left", "upper right", "lower left"])
    ring.move_to("lower left")
    ring.visible = True

    ring.handle(button_down(shoulder))

    assert ring.current == end


@pytest.mark.parametrize(
    ("shoulder", "stops"), [("rb", ["hex 5", "hex 10", "button"]), ("lb", ["button", "hex 14", "hex 9"])]
)
def test_the_shoulders_go_through_a_zone_of_many_choices_by_parts(ring, shoulder, stops):
    ring.offer([HitTarget(f"hex {at}", (at * 20, 0, 20, 20), zone="map") for at in range(15)])
    ring.offer([*ring.places, HitTarget("button", (0, 60, 20, 20), zone="rail")])
    ring.move_to("hex 0")
    ring.visible = True

    seen = []
    for _ in stops:
        ring.handle(button_down(shoulder))
        seen.append(ring.current)

    assert seen == stops


def test_a_place_that_goes_hands_the_focus_to_its_neighbour(ring):
    ring.move_to("upper right")

    ring.offer([place for place in GRID if place.name != "upper right"])

    assert ring.current == "lower right"


def test_where_a_question_opens_the_first_key_only_shows_its_first_answer(ring):
    ring.move_to("upper left")
    ring.begin_at(["not on offer", "lower left", "upper right"])

    press(ring, pygame.K_TAB)
    assert (ring.current, ring.visible) == ("lower left", True)
    press(ring, pygame.K_TAB)
    assert ring.current == "far below"


@pytest.mark.long
def test_the_focus_starts_on_the_answers_of_every_question_that_opens(screen):
    # A deal in which three questions come within twenty decisions; in others it takes six times as long.
    scene = lay_new(screen.app, "nations", ["human", "human"], 5)
    screen.frames(2)
    ring, hand = scene.commands.ring, KeyboardHand(screen, 3)
    asked = set()
    for _ in range(60):
        answers = [place.name for place in ring.places if place.name.startswith("answer:")]
        question = scene.commands.targets.question
        if answers and question not in asked:
            asked.add(question)
            assert ring.current in answers
        if len({question[1] for question in asked}) == 3:
            return
        hand.play_on()
    pytest.fail("too few questions opened")
