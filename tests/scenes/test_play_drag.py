"""A held piece follows the pointer, leans to legal slots and is taken by the right one."""

from scenes.ui.host.drag import Drag

CARD = (100.0, 100.0, 96.0, 134.0)
SLOT = (500.0, 400.0, 96.0, 134.0)


def held_at(pointer, slots=None, ms=600):
    held = Drag("axeman", CARD, (148.0, 167.0))
    held.pointer = pointer
    for _ in range(ms // 16):
        held.advance(16, slots or {})
    return held


def test_the_grabbed_point_stays_under_the_pointer():
    held = Drag("axeman", CARD, (110.0, 110.0))
    held.pointer = (310.0, 210.0)
    for _ in range(60):
        held.advance(16, {})
    assert held.area[:2] == (300.0, 200.0)


def test_a_piece_trails_the_pointer_and_tilts_no_more_than_eight_degrees():
    held = Drag("axeman", CARD, (148.0, 167.0))
    held.pointer = (900.0, 167.0)
    held.advance(16, {})
    assert 148 < held.centre[0] < 900
    for _ in range(4):
        held.advance(16, {})
        assert 0 < abs(held.tilt) <= 8
    for _ in range(60):
        held.advance(16, {})
    assert held.tilt == 0


def test_a_piece_leans_to_a_slot_within_reach():
    far, near = held_at((448.0, 467.0)), held_at((480.0, 467.0), {"slot0": SLOT})
    assert far.centre[0] == 448
    assert 480 < near.centre[0] < 548


def test_a_slot_takes_what_the_pointer_brings_within_24_units():
    assert held_at((480.0, 467.0)).drop_target({"slot0": SLOT}) == "slot0"


def test_a_slot_takes_a_card_that_covers_a_quarter_of_it():
    held = Drag("axeman", CARD, (104.0, 167.0))
    held.pointer = (444.0, 467.0)
    for _ in range(60):
        held.advance(16, {})
    assert held.drop_target({"slot0": SLOT}) == "slot0"


def test_nothing_takes_a_card_far_away():
    assert held_at((300.0, 167.0)).drop_target({"slot0": SLOT}) is None


def test_of_two_slots_the_one_with_the_nearest_centre_takes_it():
    slots = {"left": (400.0, 400.0, 96.0, 134.0), "right": SLOT}
    assert held_at((496.0, 467.0)).drop_target(slots) == "left"
    assert held_at((502.0, 467.0)).drop_target(slots) == "right"


def test_calm_motion_follows_at_once_and_never_tilts():
    held = Drag("axeman", CARD, (148.0, 167.0))
    held.pointer = (900.0, 167.0)
    held.advance(16, {}, calm=True)
    assert held.centre == (900.0, 167.0)
    assert held.tilt == 0
