"""The dice land where the rules say, inside the tray, and look the same for the same seed."""

from itertools import pairwise
from math import acos, degrees, hypot

import pytest

from sprites.dice import tumble as tumbling
from sprites.dice.dice_path import ROOM
from sprites.dice.tumble import DIE_MS, Landing, Pose
from sprites.things.cube import CUBE
from sprites.things.turn import rows

SOLO = (212.0, 122.0)
STRIP = (728.0, 74.0)
EDGE = 44.0


def throw(faces, seed, tray, edge, duration_ms=DIE_MS):
    """A throw of cubes that end on these faces."""
    landings = [Landing(CUBE, face, 0.15) for face in faces]
    return tumbling.Tumble(landings, seed, tray, edge, duration_ms)


def number_on_top(turn) -> int:
    upward = rows(turn)[2]
    return 1 + max(
        range(6), key=lambda index: sum(a * b for a, b in zip(CUBE.faces[index].outward, upward, strict=True))
    )


def faces_for(seed: int, count: int) -> list[int]:
    return [1 + (seed * 5 + die * 7) % 6 for die in range(count)]


def resting(tumble: tumbling.Tumble) -> list[Pose]:
    return [pose for pose in tumble.poses(tumble.rest_ms) if pose]


@pytest.mark.parametrize(("count", "tray"), [(1, SOLO), (5, STRIP), (12, STRIP)])
def test_every_die_lies_flat_on_its_face(count, tray):
    for seed in range(6):
        faces = faces_for(seed, count)
        poses = resting(throw(faces, seed, tray, EDGE))
        assert [number_on_top(pose.turn) for pose in poses] == faces
        for pose, face in zip(poses, faces, strict=True):
            assert rows(pose.turn)[2] == pytest.approx(CUBE.faces[face - 1].outward)
        assert [pose.lift for pose in poses] == pytest.approx([0] * count, abs=1e-6)


@pytest.mark.parametrize(("count", "tray"), [(1, SOLO), (5, STRIP), (12, STRIP)])
def test_every_die_lies_inside_the_tray(count, tray):
    room = ROOM * EDGE - 1
    for seed in range(6):
        for pose in resting(throw(faces_for(seed, count), seed, tray, EDGE)):
            assert room <= pose.x <= tray[0] - room
            assert room <= pose.y <= tray[1] - room


def test_lying_dice_do_not_overlap():
    for seed in range(6):
        poses = resting(throw(faces_for(seed, 12), seed, STRIP, EDGE))
        gaps = [hypot(a.x - b.x, a.y - b.y) for i, a in enumerate(poses) for b in poses[:i]]
        assert min(gaps) >= 1.9 * ROOM * EDGE


def test_a_tray_that_is_too_small_is_no_error():
    assert len(resting(throw([3] * 12, 1, SOLO, EDGE))) == 12


def test_the_same_seed_gives_the_same_throw():
    one, other = (throw([2, 5], 11, STRIP, EDGE) for _ in range(2))
    assert all(one.poses(at) == other.poses(at) for at in range(0, 700, 50))
    assert one.hits == other.hits


def test_another_seed_gives_another_throw():
    one, other = (throw([2, 5], seed, STRIP, EDGE) for seed in (11, 12))
    assert one.poses(200) != other.poses(200)


def test_the_face_does_not_change_the_way_over_the_cloth():
    one, other = (throw([face], 11, SOLO, EDGE) for face in (1, 6))
    assert [one.poses(at)[0][:2] for at in range(0, 600, 50)] == [other.poses(at)[0][:2] for at in range(0, 600, 50)]


def test_one_die_takes_580_milliseconds_and_each_further_die_less_than_25_more():
    assert throw([1], 1, SOLO, EDGE).rest_ms == DIE_MS == 580
    assert throw([1] * 12, 1, STRIP, EDGE).rest_ms <= 900


def test_the_pace_follows_the_wanted_duration():
    normal, fast = throw([4, 2], 3, STRIP, EDGE), throw([4, 2], 3, STRIP, EDGE, duration_ms=290)
    assert fast.rest_ms == pytest.approx(normal.rest_ms / 2)
    assert fast.poses(100) == normal.poses(200)


def test_a_die_is_not_there_before_it_is_thrown():
    tumble = throw([1, 2], 1, STRIP, EDGE)
    assert tumble.poses(-1) == [None, None]
    assert tumble.poses(1)[0] is not None
    assert tumble.poses(1)[1] is None


def steps(tumble: tumbling.Tumble, die: int, first: int, every: int) -> list[tuple[float, float, float]]:
    """How far a die moves, rises or sinks, and turns (in degrees) between moments `every` milliseconds apart."""
    moments = [tumble.poses(at)[die] for at in range(first, 700, every)]
    return [
        (
            hypot(after.x - before.x, after.y - before.y),
            abs(after.lift - before.lift),
            degrees(2 * acos(min(1.0, abs(sum(a * b for a, b in zip(before.turn, after.turn, strict=True)))))),
        )
        for before, after in pairwise(moments)
    ]


@pytest.mark.parametrize("seed", range(6))
def test_no_die_jumps(seed):
    tumble = throw(faces_for(seed, 3), seed, STRIP, EDGE)
    for die in range(3):
        for moved, lifted, turned in steps(tumble, die, first=100, every=8):
            assert moved < EDGE
            assert lifted < EDGE * 0.3
            assert turned < 45


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_corrected_when_a_die_comes_to_rest(seed):
    for moved, lifted, turned in steps(throw([5], seed, SOLO, EDGE), 0, first=540, every=4):
        assert moved < 1
        assert lifted < 1
        assert turned < 2


def test_a_die_touches_the_cloth_while_it_rolls():
    poses = [throw([3], 4, SOLO, EDGE).poses(at)[0] for at in range(0, 580, 4)]
    assert min(pose.lift for pose in poses) > -1e-6
    assert max(pose.lift for pose in poses) > EDGE / 2


def test_hits_come_in_order_and_each_die_lands_once():
    tumble = throw([1, 2, 3, 4, 5], 6, STRIP, EDGE)
    moments = [hit.at_ms for hit in tumble.hits]
    assert moments == sorted(moments)
    assert sum(hit.lands for hit in tumble.hits) == 5
    assert all(0 < hit.strength <= 1 and 0 < hit.at_ms < tumble.rest_ms for hit in tumble.hits)


def test_a_die_stops_rolling_before_it_lies_still():
    tumble = throw([1], 1, SOLO, EDGE)
    assert tumble.is_rolling(0, 400)
    assert not tumble.is_rolling(0, 430)


@pytest.mark.parametrize("seed", range(20))
def test_a_die_comes_to_rest_clear_of_those_that_lie_there(seed):
    lying = [(40.0 + 66.0 * place, 37.0) for place in range(5)]
    tumble = tumbling.Tumble([Landing(CUBE, 1, 0.15)], seed, STRIP, EDGE, lying=lying)
    ((x, y),) = [(pose.x, pose.y) for pose in resting(tumble)]
    assert min(hypot(x - left, y - top) for left, top in lying) >= EDGE * 2 * ROOM * 0.95
