"""A die looks like what it shows."""

from math import pi

import pygame
import pytest

from sprites.dice.die import DiePainter
from sprites.dice.die_faces import PIPS, WHITE_BODY, DieMark, DieStyle
from sprites.dice.die_flat import flat_face
from sprites.dice.die_signs import ORANGE_BODY, SIGNS, sign_die
from sprites.dice.four_sider import TETRAHEDRON
from sprites.paint.theme import Theme
from sprites.things.cube import CUBE
from sprites.things.turn import UNTURNED, UP, about, back, between, rows, then, turned


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
    face = CUBE.faces[number - 1]
    matrix = rows(CUBE.lying(number))
    assert turned(face.outward, matrix) == pytest.approx((0, 0, 1))
    assert turned(face.up, matrix) == pytest.approx((0, -1, 0))


def test_opposite_faces_make_seven():
    for number in range(1, 7):
        opposite = tuple(-part for part in CUBE.faces[number - 1].outward)
        assert CUBE.faces[6 - number].outward == pytest.approx(opposite)


@pytest.mark.parametrize("number", range(1, 5))
def test_each_corner_of_a_four_sided_die_can_lie_on_top(number):
    matrix = rows(TETRAHEDRON.lying(number))
    corners = [turned(corner, matrix) for corner in TETRAHEDRON.corners]
    assert max(range(4), key=lambda place: corners[place][2]) == number - 1
    assert sorted(corner[2] for corner in corners)[:3] == pytest.approx([-TETRAHEDRON.distance] * 3)


@pytest.mark.parametrize("number", range(1, 5))
def test_the_number_on_top_stands_upright_on_the_face_towards_the_player(number):
    matrix = rows(TETRAHEDRON.lying(number))
    towards = max(TETRAHEDRON.faces, key=lambda face: turned(face.outward, matrix)[1])
    top = TETRAHEDRON.corners[number - 1]
    on_face = [sum(a * b for a, b in zip(top, axis, strict=True)) for axis in (towards.right, towards.up)]
    right, up = (turned(axis, matrix) for axis in (towards.right, towards.up))
    upward = [on_face[0] * a + on_face[1] * b for a, b in zip(right, up, strict=True)]
    assert upward[0] == pytest.approx(0, abs=1e-6)
    assert upward[2] > 0


@pytest.mark.parametrize("shape", [CUBE, TETRAHEDRON])
def test_a_rounded_solid_is_closed_and_looks_outwards(shape):
    solid = shape.solid(2)
    edges = {}
    for patch in solid.patches:
        for start, end in zip(patch.corners, (*patch.corners[1:], patch.corners[0]), strict=True):
            edges[frozenset((start, end))] = edges.get(frozenset((start, end)), 0) + 1
        centre = [sum(solid.points[corner][axis] for corner in patch.corners) for axis in range(3)]
        assert sum(a * b for a, b in zip(centre, patch.normal, strict=True)) > 0
    assert set(edges.values()) == {2}


@pytest.mark.parametrize("shape", [CUBE, TETRAHEDRON])
def test_a_die_rides_higher_on_an_edge_than_on_a_face(shape):
    assert shape.rise(rows(UNTURNED), 44) == pytest.approx(0)
    tipping = about((1, 0, 0), shape.tip / 2)
    assert shape.rise(rows(tipping), 44) > 3


# painting


@pytest.mark.parametrize("number", range(1, 7))
def test_a_lying_die_shows_its_number_of_pips(number):
    style = DieStyle((255, 255, 255), ((),) * (number - 1) + (PIPS.prints[number - 1],) + ((),) * (6 - number))
    picture = DiePainter(120).picture(style, CUBE.lying(number), (200, 200)).surface
    flat = pygame.Surface(picture.get_size())
    flat.fill((255, 255, 255))
    flat.blit(picture, (0, 0))
    ink = (176, 33, 23) if number == 1 else (32, 20, 16)
    pips = pygame.mask.from_threshold(flat, ink, (60, 60, 60, 255)).connected_components(20)
    assert len(pips) == number


def test_a_lying_die_stands_around_its_centre():
    picture = DiePainter(60).picture(PIPS, CUBE.lying(3), (200.5, 300.5))
    area = picture.surface.get_bounding_rect().move(picture.corner)
    assert area.centerx == pytest.approx(200, abs=2)
    assert area.centery == pytest.approx(300, abs=2)
    assert area.width == pytest.approx(60, abs=2)


def test_the_top_is_brighter_than_the_front():
    blank = DieStyle(WHITE_BODY, ((),) * 6)
    picture = DiePainter(80).picture(blank, CUBE.lying(1), (100, 100))
    top = picture.surface.get_at((100 - picture.corner[0], 80 - picture.corner[1]))
    front = picture.surface.get_at((100 - picture.corner[0], 125 - picture.corner[1]))
    assert sum(top[:3]) > sum(front[:3]) + 100


def test_moving_by_a_whole_pixel_moves_the_same_picture():
    painter = DiePainter(44)
    one, other = (painter.picture(PIPS, about(UP, 0.3), (x, 50.25)) for x in (80.5, 81.5))
    assert other.corner == (one.corner[0] + 1, one.corner[1])
    assert one.surface.get_buffer().raw == other.surface.get_buffer().raw


def test_a_print_is_not_seen_from_behind():
    marked = DieStyle((255, 255, 255), ((DieMark((0, 0, 255), ((-0.5, -0.5), (0.5, -0.5), (0, 0.5))),), *((),) * 5))
    painter = DiePainter(60)
    assert count_like(painter.picture(marked, CUBE.lying(1), (50, 50)).surface, (0, 0, 255), 40) > 100
    assert count_like(painter.picture(marked, CUBE.lying(6), (50, 50)).surface, (0, 0, 255), 40) == 0


# signs and flat faces


def test_a_face_repeats_its_sign():
    die = sign_die(WHITE_BODY, [("gold", 1), ("gold", 2), ("gold", 3), ("food", 1), ("books", 1), ("stone", 1)])
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
