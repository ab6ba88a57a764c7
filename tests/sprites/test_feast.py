"""The city of a winner: its wonders are the largest, nothing is half built, and there are fireworks."""

from dataclasses import replace

import pygame
import pytest

from sprites.city.city_picture import CityPicture
from sprites.city.feast import crowd, festive, floodlights, held, second_tone, won
from sprites.city.festival.centrepiece import kind_of, put_up
from sprites.city.festival.fireworks import display
from sprites.city.festival.garlands import hang
from sprites.city.fire.smoke import FLAMES
from sprites.city.plan import CityPlan, CityWonder, Lot
from sprites.city.row import lit_windows
from sprites.poster.motif import Motif

SIZE = (880, 200)
PYRAMID = Motif("wonder", 1, "great-pyramid", tones=("sandstone",))
PLAN = CityPlan(
    age=4,
    hour=1.0,
    lots=(Lot("windmill", 2, 2), None, Lot("spears", 1, 1, is_army=True), Lot("church", 2, 1, is_broken=True)),
    works=(CityWonder(PYRAMID), CityWonder(PYRAMID, 1, 3)),
    people=6,
    stone=9,
    drought=1.0,
    losses=3,
)


@pytest.fixture(autouse=True, scope="module")
def _display():
    pygame.display.set_mode((1, 1))


def test_nothing_of_a_city_that_has_won_is_half_built_or_burns():
    plan = won(PLAN)
    assert [work.is_ready for work in plan.works] == [True]
    assert not any(lot.is_broken for lot in plan.lots)
    assert (plan.stone, plan.drought, plan.losses) == (0, 0.0, 0)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_wonders_are_the_largest_of_a_city_that_has_won_and_fill_its_right(count):
    plan = won(replace(PLAN, works=(CityWonder(PYRAMID),) * count))
    stage = festive(plan, 4.4)
    assert stage.work[1] > 1.8 * stage.lot[1]
    assert stage.lots[-1] < stage.square < stage.works[0]
    assert stage.works[-1] + stage.work[2] / 2 > 0.95


def test_buildings_stand_on_both_sides_of_the_square_where_there_is_no_wonder():
    plan = won(replace(PLAN, works=()))
    stage = festive(plan, 4.4)
    assert min(stage.lots) < 0.3 < stage.square < 0.7 < max(stage.lots)
    assert min(abs(share - stage.square) for share in stage.lots) > 0.04


def test_the_best_building_towers_over_a_city_without_a_wonder():
    plan = won(
        replace(PLAN, works=(), lots=(Lot("church", 2, 1), Lot("bank", 3, 2), Lot("spears", 4, 5, is_army=True)))
    )
    stage = festive(plan, 4.4)
    assert plan.lots[stage.hero].emblem == "bank"
    assert stage.high(stage.hero) > 1.5 * stage.high(0)
    assert stage.lots[stage.hero] > 0.75 > stage.square
    assert festive(won(PLAN), 4.4).hero == -1
    (lower,) = (pane for pane in lit_windows(plan, stage, SIZE) if pane.x < 0.5 * SIZE[0])
    assert all(pane.y < lower.y for pane in lit_windows(plan, stage, SIZE) if pane.x > 0.7 * SIZE[0])


def test_no_lantern_of_a_feast_blinds():
    plan = won(replace(PLAN, works=(), lots=(Lot("church", 2), Lot("windmill", 2))))
    stage, ground = festive(plan, 4.4), pygame.Rect(0, SIZE[1] // 2, SIZE[0], SIZE[1] // 2)
    painted = [
        CityPicture(each, stage).paint(SIZE).subsurface(ground) for each in (plan, replace(plan, is_festive=False))
    ]
    white = [pygame.mask.from_threshold(each, "white", (18, 18, 60)).count() for each in painted]
    assert white[0] <= white[1] + 40


def test_fireworks_stand_in_the_sky_of_a_winner():
    plan = won(PLAN)
    stage, sky = festive(plan, 4.4), pygame.Rect(SIZE[0] // 2, 0, SIZE[0] // 2, SIZE[1] // 3)
    painted = [CityPicture(each, stage).paint(SIZE).subsurface(sky) for each in (plan, replace(plan, is_festive=False))]
    bright = [pygame.mask.from_threshold(each, "white", (60, 90, 160)).count() for each in painted]
    assert bright[0] > bright[1] + 100


BURNT = replace(PLAN, works=(), fires=12)
RED = (200, 30, 20)


def test_a_land_that_has_kept_most_of_its_health_feasts_whole():
    plan = held(replace(BURNT, night=0.4), [RED])
    assert plan.is_festive and not plan.is_vigil and not plan.fires
    assert not any(lot.is_broken for lot in plan.lots)
    assert {(each.colour, each.burns) for each in plan.neighbours} == {(RED, True)}


def test_a_land_that_was_hardly_held_keeps_a_vigil_in_its_ruins():
    plan = held(replace(BURNT, night=0.95), [RED])
    assert plan.is_vigil and not plan.is_festive and plan.fires == 12
    assert [lot.emblem for lot in plan.lots if lot.is_broken] == ["church"]


@pytest.mark.parametrize("across", [4.4, 6.0])
def test_no_fire_blazes_high_in_the_picture_of_who_has_won(across):
    for night in (0.4, 0.95):
        plan = held(replace(BURNT, night=night), [])
        picture = CityPicture(plan, festive(plan, across)).paint(SIZE)
        blazing = replace(plan, is_vigil=False, is_festive=False, night=0.95, fires=12)
        in_flames = CityPicture(blazing, festive(blazing, across)).paint(SIZE)
        assert _flames(picture) < 0.2 * _flames(in_flames)


def _flames(picture):
    """Pixels of the tone of tall flames."""
    return pygame.mask.from_threshold(picture, FLAMES[1][0], (14, 14, 14)).count()


def test_people_carry_lanterns_among_ruins():
    plan = held(replace(BURNT, night=0.95), [])
    stage, ground = festive(plan, 4.4), pygame.Rect(0, round(0.86 * SIZE[1]), SIZE[0], round(0.14 * SIZE[1]))
    lit = []
    for each in (plan, replace(plan, is_vigil=False)):
        picture = CityPicture(each, stage).paint(SIZE).subsurface(ground)
        lit.append(pygame.mask.from_threshold(picture, (255, 180, 88), (40, 50, 90)).count())
    assert lit[0] > lit[1] + 60


ARMY, MILL = Lot("spears", 4, 1, is_army=True), Lot("windmill", 3, 2)
BLUE = (42, 157, 220)


def on_clear(paint, plan, stage):
    """What is painted of a plan, on nothing."""
    picture = pygame.Surface(SIZE, pygame.SRCALPHA)
    paint(picture, plan, stage)
    return picture


def test_a_city_without_a_wonder_has_something_put_up_by_what_it_lives_on():
    plan = won(replace(PLAN, works=(), lots=(MILL,), food=1))
    plans = {
        "arch": replace(plan, lots=(MILL, ARMY)), "wheel": replace(plan, age=3, gold=4),
        "maypole": replace(plan, food=4), "tower": replace(plan, age=1),
    }  # fmt: skip
    pictures = set()
    for kind, each in plans.items():
        stage = festive(each, 4.4)
        assert kind_of(each) == kind
        assert stage.square + 0.05 < stage.centrepiece < stage.lots[stage.hero] - 0.12
        picture = on_clear(put_up, each, stage)
        body = picture.get_bounding_rect(min_alpha=255)
        assert body.h > 0.5 * SIZE[1] and abs(body.centerx - stage.centrepiece * SIZE[0]) < 0.05 * SIZE[0]
        pictures.add(pygame.image.tobytes(picture, "RGBA"))
    assert len(pictures) == 4
    stage = festive(won(PLAN), 4.4)
    assert not on_clear(put_up, won(PLAN), stage).get_bounding_rect().w


def test_fireworks_differ_by_age_sign_colour_and_what_was_built():
    plan = won(replace(PLAN, beast="lion", colour=BLUE))
    others = (
        replace(plan, age=3), replace(plan, beast="owl"), replace(plan, colour=(200, 40, 40)),
        replace(plan, lots=(ARMY,)), replace(plan, works=()),
    )  # fmt: skip
    assert len({display(each) for each in (plan, *others)}) == 1 + len(others)
    assert display(plan) == display(replace(plan, people=9))
    for age in range(1, 5):
        kinds = [burst.kind for burst in display(replace(plan, age=age))]
        assert kinds.count("sign:lion") == 1
        assert len(kinds) > 4 or age == 1


def test_every_age_hangs_something_else_over_its_square_and_every_side_in_other_tones():
    plans = [won(replace(PLAN, age=age, beast=beast, colour=BLUE)) for age in range(1, 5) for beast in ("lion", "owl")]
    hung = {pygame.image.tobytes(on_clear(hang, each, festive(each, 4.4)), "RGBA") for each in plans}
    assert len(hung) == len(plans)
    assert all(max(abs(one - other) for one, other in zip(second_tone(each), BLUE, strict=True)) > 50 for each in plans)


def test_the_lights_of_many_wonders_drown_no_sky():
    bright = []
    for count in (1, 5):
        stage = festive(won(replace(PLAN, works=(CityWonder(PYRAMID),) * count)), 4.4)
        picture = pygame.Surface(SIZE)
        floodlights(picture, stage)
        bright.append(max(picture.get_at((x, SIZE[1] // 4)).r for x in range(0, SIZE[0], 4)))
    assert bright[1] < 1.3 * bright[0]


def test_the_crowd_hides_nothing_of_what_is_built():
    plan = won(PLAN)
    picture = pygame.Surface(SIZE, pygame.SRCALPHA)
    crowd(picture, plan)
    top = picture.get_bounding_rect(min_alpha=8).top
    assert SIZE[1] > top >= min(festive(plan, 4.4).work[0], festive(plan, 4.4).lot[0]) * SIZE[1]
