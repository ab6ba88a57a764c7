"""Pieces find their places by themselves: layouts are compared, nothing is scripted."""

import pytest

from scenes.ui.host.motion import Motion, Pace
from scenes.ui.host.target import Sprite
from sprites.paint.tween import ARC

NORMAL, INSTANT, CALM = Pace(1.0), Pace(0.0), Pace(1.0, calm=True)
LOOK = object()
DECK = {"deck": (900, 0, 96, 134)}


def card(x, y=0.0, **facts):
    return Sprite((x, y, 96, 134), LOOK, **facts)


@pytest.fixture
def motion():
    motion = Motion()
    motion.sync({"temple": card(0)}, INSTANT)
    return motion


def run(motion, ms):
    for _ in range(int(ms / 10)):
        motion.advance(10)


def test_a_piece_with_a_new_place_glides_there_in_220_ms(motion):
    motion.sync({"temple": card(200)}, NORMAL)
    assert motion.travels["temple"].area[0] == 0
    run(motion, 110)
    assert 0 < motion.travels["temple"].area[0] < 200
    run(motion, 110)
    assert motion.is_still


def test_a_long_way_takes_longer_but_never_more_than_480_ms(motion):
    motion.sync({"temple": card(1200)}, NORMAL)
    run(motion, 470)
    assert not motion.is_still
    run(motion, 20)
    assert motion.is_still


def test_slow_and_fast_stretch_every_time(motion):
    motion.sync({"temple": card(200)}, Pace(0.5))
    run(motion, 110)
    assert motion.is_still


def test_at_instant_speed_everything_lies_where_it_belongs_at_once(motion):
    motion.sync({"temple": card(200), "market": card(400, origin="deck")}, INSTANT, anchors=DECK)
    assert motion.is_still


def test_calm_motion_fades_in_place_instead_of_travelling(motion):
    motion.sync({"temple": card(200)}, CALM)
    assert motion.travels["temple"].area[0] == 200
    assert motion.travels["temple"].alpha < 255


def test_what_is_gone_fades_where_it_lay(motion):
    motion.sync({}, NORMAL)
    assert [travel.name for travel in motion.leaving] == ["temple"]
    run(motion, 200)
    assert motion.is_still


def test_new_cards_come_from_their_origin_one_after_the_other(motion):
    row = {name: card(100 * index, origin="deck") for index, name in enumerate("abc")}
    motion.sync(row, NORMAL, anchors=DECK)
    run(motion, 50)
    assert [motion.travels[name].tween.has_begun for name in "abc"] == [True, True, False]
    assert motion.travels["c"].area == (900, 0, 96, 134)


def test_a_piece_that_comes_from_a_long_bar_is_not_stretched_to_its_shape(motion):
    flag = Sprite((600, 100, 20, 20), LOOK, origin="bar")
    motion.sync({"flag": flag}, NORMAL, anchors={"bar": (0, 500, 1200, 50)})
    assert motion.travels["flag"].area == (575, 500, 50, 50)


def test_a_whole_refill_takes_at_most_1200_ms(motion):
    row = {f"card{index}": card(50 * index, origin="deck") for index in range(40)}
    motion.sync(row, NORMAL, anchors=DECK)
    run(motion, 1200)
    assert motion.is_still


def test_a_piece_that_vanishes_becomes_the_like_one_that_appears():
    motion = Motion()
    motion.sync({"worker@area": card(0, identity="worker")}, INSTANT)
    motion.sync({"worker@slot": card(300, identity="worker")}, NORMAL)
    assert motion.travels["worker@slot"].area[0] == 0
    assert not motion.leaving


def test_a_piece_that_was_let_go_hangs_until_its_new_place_is_known(motion):
    motion.let_go("temple", (500, 90, 96, 134))
    motion.sync({"temple": card(0)}, NORMAL, is_final=False)
    assert motion.hanging == {"temple": (500, 90, 96, 134)}
    motion.sync({"temple": card(560)}, NORMAL, is_final=False)
    assert motion.travels["temple"].area[0] == 500


def test_a_piece_that_was_let_go_hangs_on_while_others_make_room_and_nothing_has_happened(motion):
    motion.let_go("temple", (500, 90, 96, 134))
    motion.sync({"temple": card(20)}, NORMAL, is_final=False, hangs_on=True)
    assert motion.hanging == {"temple": (500, 90, 96, 134)} and not motion.travels
    motion.sync({"temple": card(560)}, NORMAL, is_final=False)
    assert motion.travels["temple"].area[0] == 500


def test_a_piece_that_got_no_new_place_goes_home_at_the_end(motion):
    motion.let_go("temple", (200, 90, 96, 134))
    motion.sync({"temple": card(0)}, NORMAL)
    assert motion.travels["temple"].area[0] == 200
    run(motion, 220)
    assert motion.is_still


def test_of_like_pieces_the_one_from_the_hand_is_the_one_that_moves():
    motion = Motion()
    motion.sync({"w0": card(0, identity="worker"), "w1": card(30, identity="worker")}, INSTANT)
    motion.let_go("w0", (290, 0, 96, 134))
    motion.sync({"w0": card(0, identity="worker"), "w@slot": card(300, identity="worker")}, NORMAL)
    assert motion.travels["w@slot"].area[0] == 290
    assert motion.travels["w0"].area[0] == 30


def test_printed_places_neither_come_nor_go(motion):
    motion.sync({"temple": card(0), "slot1": card(100, is_flat=True)}, NORMAL)
    assert motion.is_still


def test_a_long_way_rises_in_a_slight_arc(motion):
    motion.sync({"temple": card(800)}, NORMAL)
    run(motion, 240)
    assert motion.travels["temple"].area[1] == pytest.approx(-ARC * 800, abs=2)


def test_a_marker_takes_60_ms_for_every_step_but_never_more_than_500(motion):
    for steps, ms in ((2, 120), (30, 500)):
        motion.sync({"disc": card(0)}, INSTANT)
        motion.sync({"disc": card(10 * steps, glide=60 / 10)}, NORMAL)
        run(motion, ms - 10)
        assert not motion.is_still
        run(motion, 10)
        assert motion.is_still


def test_what_leaves_and_is_still_to_come_waits_and_travels_on_from_there(motion):
    for _ in range(2):
        motion.sync({}, NORMAL, is_final=False, awaited={"temple"})
        assert motion.is_still
        motion.finish()
        assert "temple" in motion.waiting
    motion.sync({"temple": card(200)}, NORMAL, is_final=False, awaited={"temple"})
    assert motion.travels["temple"].area[0] == 0
    assert not motion.waiting


def test_what_leaves_for_good_does_not_wait(motion):
    motion.sync({}, NORMAL, is_final=False, awaited={"market"})
    assert [travel.name for travel in motion.leaving] == ["temple"]
    assert not motion.waiting


def test_what_becomes_small_is_first_shown_large_beside_its_place(motion):
    motion.sync({}, NORMAL, is_final=False, awaited={"temple"})
    motion.sync({"temple": Sprite((20, 300, 42, 40), LOOK)}, NORMAL, is_final=False)
    run(motion, 360)
    x, _, width, _ = motion.travels["temple"].area
    assert width == pytest.approx(1.4 * 96)
    assert x > 20 + 42
    run(motion, 250)
    assert motion.is_still


def test_a_piece_on_a_long_way_leans_and_is_upright_again_when_it_lies(motion):
    motion.sync({"temple": card(1000)}, NORMAL)
    run(motion, 250)
    travel = motion.travels["temple"]
    assert 2 < abs(travel.tilt) <= 7
    assert travel.lifted > 0.5
    assert travel.landing == 0


def test_a_piece_whose_panel_moves_up_a_little_lies_there_at_once(motion):
    motion.sync({"temple": card(3)}, NORMAL)
    assert motion.is_still
