"""A throw is shown from the first moment to the last."""

import pygame
import pytest

from sprites.dice.die_faces import PIPS, WHITE_BODY, DieStyle
from sprites.dice.four_sider import four_sider
from sprites.dice.thrown_dice import Thrown, ThrownDice
from sprites.paint.theme import Theme
from tests.sprites.test_die import count_like

TRAY = (100, 100, 226, 136)
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
    return pygame.Surface((1280, 720))


def throw(theme, *numbers, seed=1, speed=1.0, style=PIPS, twist=8.0):
    return ThrownDice(theme, TRAY, 44, [Thrown(style, number, twist) for number in numbers], seed, speed)


def shown(dice, canvas, at_ms):
    canvas.fill(BACKGROUND)
    canvas.blits([tuple(picture) for picture in dice.pictures(at_ms)])
    return canvas.get_buffer().raw


def test_a_throw_rests_when_its_time_has_passed(theme):
    assert throw(theme, 4).rest_ms == 580


def test_speed_shortens_a_throw(theme):
    assert throw(theme, 4, speed=2).rest_ms == 290


def test_dice_move_until_they_rest_and_then_no_more(theme, canvas):
    dice = throw(theme, 4)
    assert shown(dice, canvas, 100) != shown(dice, canvas, 200)
    assert shown(dice, canvas, 580) == shown(dice, canvas, 9000)


@pytest.mark.parametrize("style", [PIPS, four_sider((110, 100, 180), (255, 255, 255))])
def test_the_number_of_a_throw_is_seen(theme, canvas, style):
    seen = {shown(throw(theme, number, style=style), canvas, 600) for number in (1, 2, 3, 4)}
    assert len(seen) == 4


def test_a_rolling_die_leaves_traces_that_fade(theme, canvas):
    """The same moment looks different when the moments before it were seen, until the die lies still."""
    watched, unwatched = throw(theme, 4), throw(theme, 4)
    for now in range(0, 200, 16):
        shown(watched, canvas, now)
    assert shown(watched, canvas, 200) != shown(unwatched, canvas, 200)
    assert shown(watched, canvas, 600) == shown(unwatched, canvas, 600)


def test_each_hit_is_told_once(theme):
    dice = throw(theme, 4, 2, seed=3)
    told = [hit for now in range(0, 800, 16) for hit in dice.hits(now)]
    assert len(told) == len({id(hit) for hit in told}) > 4
    assert sum(hit.lands for hit in told) == 2
    assert dice.hits(9000) == []


def test_dice_have_the_style_they_are_given(theme, canvas):
    shown(throw(theme, 1, style=DieStyle((20, 220, 20), ((),) * 6)), canvas, 600)
    assert count_like(canvas, (20, 210, 20), 45) > 400


def test_dice_rest_where_they_are_said_to(theme, canvas):
    dice = throw(theme, 4, seed=5, twist=0)
    [(x, y)] = dice.resting_places
    before = throw(theme, 4, seed=5, twist=0)
    shown(before, canvas, 600)
    body = pygame.mask.from_threshold(canvas, WHITE_BODY, (40, 40, 40, 255))
    assert TRAY[0] < x < TRAY[0] + TRAY[2] and TRAY[1] < y < TRAY[1] + TRAY[3]
    assert pygame.Vector2(body.centroid()).distance_to((x, y)) < 14


def test_a_four_sided_die_rests_on_its_face(theme):
    from sprites.dice.four_sider import TETRAHEDRON
    from sprites.dice.tumble import Landing, Tumble
    from sprites.things.turn import rows, turned

    for number in range(1, 5):
        tumble = Tumble([Landing(TETRAHEDRON, number, 0.2)], number, (212.0, 122.0), 44.0)
        pose = tumble.poses(tumble.rest_ms)[0]
        top = turned(TETRAHEDRON.corners[number - 1], rows(pose.turn))
        assert top[2] == pytest.approx(-3 * turned(TETRAHEDRON.corners[number % 4], rows(pose.turn))[2])
        assert pose.lift == pytest.approx(0, abs=1e-6)
