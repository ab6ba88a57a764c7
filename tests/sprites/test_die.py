"""A die looks like what it shows, and the tray shows a throw from the first moment to the last."""

from math import pi

import pygame
import pytest

from sprites.cube import FACES, lying, number_on_top
from sprites.dice_path import STEPS
from sprites.dice_tray import DiceTray
from sprites.die import DiePainter
from sprites.die_faces import PIPS, WHITE_BODY, DieStyle, Mark
from sprites.die_flat import flat_face
from sprites.die_signs import ORANGE_BODY, SIGNS, sign_die
from sprites.die_solid import rounded_cube
from sprites.theme import Theme
from sprites.turn import UP, about, back, between, rows, then, turned

RECT = (100, 100, 226, 136)
BACKGROUND = (10, 20, 200)


@pytest.fixture(scope="module", autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.display.quit()


@pytest.fixture
def theme():
    return Theme((1280, 720))


@pytest.fixture
def canvas():
    canvas = pygame.Surface((1280, 720))
    canvas.fill(BACKGROUND)
    return canvas


def count_like(surface: pygame.Surface, colour: tuple[int, int, int], threshold: int = 30) -> int:
    spread = (threshold, threshold, threshold, 255)
    return pygame.mask.from_threshold(surface, colour, spread).count()


# turns and the cube


def test_a_quarter_turn_about_the_vertical_turns_right_to_the_front():
    assert turned((1, 0, 0), rows(about(UP, pi / 2))) == pytest.approx((0, 1, 0))


def test_turns_follow_each_other_and_can_be_undone():
    first, second = about(UP, 0.4), about((1, 0, 0), 1.1)
    both = turned((0.3, 0.5, 0.8), rows(then(first, second)))
    assert both == pytest.approx(turned(turned((0.3, 0.5, 0.8), rows(first)), rows(second)))
    assert then(then(first, second), back(second)) == pytest.approx(first)


def test_half_way_between_two_turns():
    assert between(about(UP, 0.2), about(UP, 0.6), 0.5) == pytest.approx(about(UP, 0.4))


@pytest.mark.parametrize("number", range(1, 7))
def test_each_face_can_lie_on_top_upright(number):
    face = FACES[number - 1]
    matrix = rows(lying(number))
    assert number_on_top(lying(number)) == number
    assert turned(face.outward, matrix) == pytest.approx((0, 0, 1))
    assert turned(face.up, matrix) == pytest.approx((0, -1, 0))


def test_opposite_faces_make_seven():
    for number in range(1, 7):
        opposite = tuple(-part for part in FACES[number - 1].outward)
        assert FACES[6 - number].outward == pytest.approx(opposite)


def test_the_rounded_cube_is_closed_and_looks_outwards():
    solid = rounded_cube(2)
    edges = {}
    for patch in solid.patches:
        for start, end in zip(patch.corners, (*patch.corners[1:], patch.corners[0]), strict=True):
            edges[frozenset((start, end))] = edges.get(frozenset((start, end)), 0) + 1
        centre = [sum(solid.points[corner][axis] for corner in patch.corners) for axis in range(3)]
        assert sum(a * b for a, b in zip(centre, patch.normal, strict=True)) > 0
    assert set(edges.values()) == {2}


# painting


@pytest.mark.parametrize("number", range(1, 7))
def test_a_lying_die_shows_its_number_of_pips(number):
    style = DieStyle(
        (255, 255, 255), ((),) * (number - 1) + (PIPS.prints[number - 1],) + ((),) * (6 - number)
    )
    picture = DiePainter(120).picture(style, lying(number), (200, 200)).surface
    flat = pygame.Surface(picture.get_size())
    flat.fill((255, 255, 255))
    flat.blit(picture, (0, 0))
    ink = (176, 33, 23) if number == 1 else (32, 20, 16)
    pips = pygame.mask.from_threshold(flat, ink, (60, 60, 60, 255)).connected_components(20)
    assert len(pips) == number


def test_a_lying_die_stands_around_its_centre():
    picture = DiePainter(60).picture(PIPS, lying(3), (200.5, 300.5))
    area = picture.surface.get_bounding_rect().move(picture.corner)
    assert area.centerx == pytest.approx(200, abs=2)
    assert area.centery == pytest.approx(300, abs=2)
    assert area.width == pytest.approx(60, abs=2)


def test_the_top_is_brighter_than_the_front():
    blank = DieStyle(WHITE_BODY, ((),) * 6)
    picture = DiePainter(80).picture(blank, lying(1), (100, 100))
    top = picture.surface.get_at((100 - picture.corner[0], 80 - picture.corner[1]))
    front = picture.surface.get_at((100 - picture.corner[0], 125 - picture.corner[1]))
    assert sum(top[:3]) > sum(front[:3]) + 100


def test_moving_by_a_whole_pixel_moves_the_same_picture():
    painter = DiePainter(44)
    one, other = (painter.picture(PIPS, about(UP, 0.3), (x, 50.25)) for x in (80.5, 81.5))
    assert other.corner == (one.corner[0] + 1, one.corner[1])
    assert one.surface.get_buffer().raw == other.surface.get_buffer().raw


def test_a_print_is_not_seen_from_behind():
    marked = DieStyle(
        (255, 255, 255), ((Mark((0, 0, 255), ((-0.5, -0.5), (0.5, -0.5), (0, 0.5))),), *((),) * 5)
    )
    painter = DiePainter(60)
    assert count_like(painter.picture(marked, lying(1), (50, 50)).surface, (0, 0, 255), 40) > 100
    assert count_like(painter.picture(marked, lying(6), (50, 50)).surface, (0, 0, 255), 40) == 0


# signs and flat faces


def test_a_face_repeats_its_sign():
    die = sign_die(
        WHITE_BODY, [("gold", 1), ("gold", 2), ("gold", 3), ("food", 1), ("books", 1), ("stone", 1)]
    )
    assert [len(marks) for marks in die.prints[:3]] == [len(SIGNS["gold"]) * number for number in (1, 2, 3)]


def test_signs_on_a_coloured_die_have_a_halo():
    white, orange = (sign_die(body, [("gold", 1)] * 6) for body in (WHITE_BODY, ORANGE_BODY))
    assert len(orange.prints[0]) == len(white.prints[0]) + 1


def test_signs_keep_to_their_face():
    for sign in SIGNS:
        for number in (1, 2, 3):
            for marks in sign_die(ORANGE_BODY, [(sign, number)] * 6).prints:
                assert all(abs(part) < 0.97 for mark in marks for spot in mark.outline for part in spot)


def test_an_unknown_sign_is_an_error():
    with pytest.raises(KeyError):
        sign_die(WHITE_BODY, [("silver", 1)] * 6)


@pytest.mark.parametrize("number", range(2, 7))
def test_a_flat_face_shows_its_pips(theme, number):
    face = flat_face(theme, PIPS, number, 60)
    assert face.get_size() == (60, 60)
    dark = pygame.mask.from_threshold(face, (32, 20, 16), (50, 50, 50, 255)).connected_components(12)
    assert len([pip for pip in dark if pip.get_size() and pip.count() < 200]) == number


# the tray


def shown(tray: DiceTray, canvas: pygame.Surface, now_ms: float) -> bytes:
    canvas.fill(BACKGROUND)
    tray.draw(canvas, now_ms)
    return canvas.get_buffer().raw


def test_an_empty_tray_is_settled(theme, canvas):
    tray = DiceTray(theme, RECT)
    tray.draw(canvas, 0)
    assert tray.settled(0)
    assert tray.hits(0) == []
    assert count_like(canvas, WHITE_BODY) == 0


def test_the_tray_fills_its_rectangle_and_nothing_else(theme, canvas):
    tray = DiceTray(theme, RECT)
    tray.draw(canvas, 0)
    changed = pygame.mask.from_threshold(canvas, BACKGROUND, (1, 1, 1, 255))
    changed.invert()
    assert changed.get_bounding_rects() == [pygame.Rect(RECT)] == [tray.rect]


def test_a_throw_is_settled_when_its_time_has_passed(theme):
    tray = DiceTray(theme, RECT)
    tray.throw([4], seed=1, now_ms=5000)
    assert not tray.settled(5000)
    assert not tray.settled(5579)
    assert tray.settled(5580)


def test_speed_shortens_a_throw(theme):
    tray = DiceTray(theme, RECT)
    tray.throw([4], seed=1, now_ms=0, speed=2)
    assert not tray.settled(289)
    assert tray.settled(290)


def test_dice_move_until_they_settle_and_then_no_more(theme, canvas):
    tray = DiceTray(theme, RECT)
    tray.throw([4], seed=1, now_ms=0)
    assert shown(tray, canvas, 100) != shown(tray, canvas, 200)
    assert shown(tray, canvas, 580) == shown(tray, canvas, 9000)


def test_a_skipped_throw_looks_like_one_that_has_ended(theme, canvas):
    waited, skipped = DiceTray(theme, RECT), DiceTray(theme, RECT)
    for tray in (waited, skipped):
        tray.throw([4], seed=1, now_ms=0)
    shown(skipped, canvas, 60)
    skipped.skip()
    assert skipped.settled(61)
    assert shown(skipped, canvas, 61) == shown(waited, canvas, 9000)


def test_the_faces_of_a_throw_are_seen(theme, canvas):
    seen = set()
    for face in range(1, 7):
        tray = DiceTray(theme, RECT)
        tray.throw([face], seed=1, now_ms=0)
        seen.add(shown(tray, canvas, 600))
    assert len(seen) == 6


def test_a_rolling_die_leaves_traces_that_fade(theme, canvas):
    """The same moment looks different when the moments before it were seen, until the die lies still."""
    watched, unwatched = DiceTray(theme, RECT), DiceTray(theme, RECT)
    for tray in (watched, unwatched):
        tray.throw([4], seed=1, now_ms=0)
    for now in range(0, 200, 16):
        shown(watched, canvas, now)
    assert shown(watched, canvas, 200) != shown(unwatched, canvas, 200)
    assert shown(watched, canvas, 600) == shown(unwatched, canvas, 600)


def test_drawing_a_moment_twice_shows_the_same_die(theme, canvas):
    tray = DiceTray(theme, RECT)
    tray.throw([4], seed=1, now_ms=0)
    shown(tray, canvas, 200)
    before = count_like(canvas, WHITE_BODY, 60)
    shown(tray, canvas, 200)
    assert count_like(canvas, WHITE_BODY, 60) == pytest.approx(before, rel=0.1)


def test_each_hit_is_told_once(theme):
    tray = DiceTray(theme, RECT)
    tray.throw([4, 2], seed=3, now_ms=0)
    told = [hit for now in range(0, 800, 16) for hit in tray.hits(now)]
    assert len(told) == len(set(told)) > 4
    assert sum(hit.lands for hit in told) == 2
    assert tray.hits(9000) == []


def test_a_skipped_throw_tells_its_last_landing_only(theme):
    tray = DiceTray(theme, RECT)
    tray.throw([4, 2], seed=3, now_ms=0)
    tray.skip()
    assert [hit.lands for hit in tray.hits(1)] == [True]
    assert tray.hits(2) == []


def test_the_tray_is_emptied(theme, canvas):
    tray = DiceTray(theme, RECT)
    empty = shown(tray, canvas, 0)
    tray.throw([4], seed=1, now_ms=0)
    tray.clear()
    assert shown(tray, canvas, 300) == empty


def test_dice_have_the_style_they_are_given(theme, canvas):
    tray = DiceTray(theme, RECT)
    tray.throw([1], seed=1, now_ms=0, styles=[DieStyle((20, 220, 20), ((),) * 6)])
    tray.skip()
    tray.draw(canvas, 0)
    assert count_like(canvas, (20, 210, 20), 45) > 400


def test_flying_dice_stay_within_reach(theme, canvas):
    tray = DiceTray(theme, RECT)
    for seed in range(5):
        canvas.fill(BACKGROUND)
        tray.throw([1], seed=seed, now_ms=0)
        for now in range(0, STEPS * 4, 12):
            tray.draw(canvas, now)
        changed = pygame.mask.from_threshold(canvas, BACKGROUND, (1, 1, 1, 255))
        changed.invert()
        assert all(tray.reach.contains(area) for area in changed.get_bounding_rects())
