"""The city of a winner: its wonders are the largest, nothing is half built, and there are fireworks."""

from dataclasses import replace

import pygame
import pytest

from sprites.city.city_picture import CityPicture
from sprites.city.feast import festive, held, scaffolds, won
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


BURNT = replace(PLAN, works=(), fires=12, night=0.95)
RED = (200, 30, 20)


def test_a_land_that_has_won_a_war_burns_as_it_stands_and_all_are_out():
    plan = held(BURNT, [RED])
    assert plan.is_festive and plan.fires == 12 and plan.night == 0.95
    assert [lot.emblem for lot in plan.lots if lot.is_broken] == ["church"]
    assert {(each.colour, each.burns) for each in plan.neighbours} == {(RED, True)}


@pytest.mark.parametrize("across", [4.4, 6.0])
def test_a_land_that_has_won_a_war_is_the_redder_the_more_of_it_burns(across):
    flames = []
    for fires, night in ((0, 0.0), (4, 0.5), (12, 0.95)):
        plan = held(replace(BURNT, fires=fires, night=night), [])
        picture = CityPicture(plan, festive(plan, across)).paint(SIZE).subsurface((0, 100, SIZE[0], 90))
        tones = [picture.get_at((x, y)) for x in range(0, SIZE[0], 2) for y in range(0, 90, 2)]
        flames.append(sum(tone.r > 200 and tone.r > 2.4 * tone.b and tone.g < 0.75 * tone.r for tone in tones))
    assert flames[0] < flames[1] < flames[2]


def test_a_scaffold_stands_before_every_broken_building_and_no_other():
    whole = replace(BURNT, fires=0, lots=(Lot("church", 2), None, Lot("bank", 3)))
    broken = replace(whole, lots=(Lot("church", 2, is_broken=True), None, Lot("bank", 3)))
    before, after = (held(plan, []) for plan in (whole, broken))
    stage, seen = festive(after, 4.4), []
    for plan in (before, after):
        plain = pygame.Surface(SIZE, pygame.SRCALPHA)
        scaffolds(plain, plan, stage)
        seen.append(plain.get_bounding_rect())
    assert not seen[0].size[0]
    assert seen[1].w < 0.3 * SIZE[0] and abs(seen[1].centerx - stage.lots[0] * SIZE[0]) < 0.05 * SIZE[0]
