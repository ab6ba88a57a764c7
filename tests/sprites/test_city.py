"""Cities: the same in every run, every building in its own shape, and what is painted beside the table in turn."""

import subprocess
import sys
import time
from dataclasses import replace
from hashlib import md5
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import NamedTuple

import pygame
import pytest

from game.files import child_process
from sprites.city import town
from sprites.city.battlefield import OURS, Battlefield, Territory, near_land
from sprites.city.city_picture import CityPicture
from sprites.city.feast import festive, won
from sprites.city.fire.smoke import Fire, burning, fires, puffs
from sprites.city.homes import GLASS, HOMES
from sprites.city.light import air_of
from sprites.city.mason import Mason
from sprites.city.plan import CityPlan, CityWonder, Lot, Neighbour, in_large, whole
from sprites.city.row import SHOPS, BuiltRow, lit_windows
from sprites.city.scenery.backdrop import far, foot_of_neighbours
from sprites.city.scenery.land import EDGE, ground
from sprites.city.scenery.landmarks import landmarks
from sprites.city.shops.wonders import WONDERS
from sprites.city.site import BuildingSite
from sprites.city.town import BESIDE_SQUARE, houses, nearest_houses
from sprites.paint import brush
from sprites.places import panorama
from sprites.places.air import AIRS
from sprites.poster.cutout import CutOut, cleared, print_size
from sprites.poster.motif import Motif
from sprites.poster.posters import Posters, PrintRequest
from sprites.poster.studio import Studio, file_name
from tests.sprites.test_posters import Slow

SIZE = (480, 80)
PLAN = CityPlan(
    age=2,
    hour=0.4,
    lots=(Lot("windmill", 2, 2), None, Lot("spears", 1, 1, is_army=True), Lot("church", 2, 1, is_broken=True)),
    works=(CityWonder(Motif("wonder", 1, "great-pyramid", tones=("sandstone",)), 1, 3),),
    colonies=("lion",),
    neighbours=(Neighbour((200, 40, 40), 2, 8, True),),
    people=6,
    free=1,
    stone=5,
    gold=3,
)
PICTURE = CityPicture(PLAN, whole(PLAN))
LAND = pygame.Rect(0, 56, 380, 10)
"""What lies between the houses and the square."""
BURNING = whole(PLAN)._replace(fires=(0.5, 0.7, 0.9))
BATTLE = Battlefield((Territory(PLAN, whole(PLAN), 0.0, 0.5),), Territory(replace(PLAN, fires=3, night=0.5), BURNING))
FEASTING = won(replace(PLAN, beast="lion", works=()))
FEAST = CityPicture(FEASTING, festive(FEASTING, 6.0))

AGAIN = """
import os; os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame; pygame.display.init(); pygame.display.set_mode((1, 1))
from hashlib import md5
from tests.sprites.test_city import BATTLE, FEAST, PICTURE, SIZE
for each in PICTURE, BATTLE, FEAST:
    print(md5(pygame.image.tobytes(each.paint(SIZE), "RGB")).hexdigest())
"""


@pytest.fixture(autouse=True, scope="module")
def _display():
    pygame.display.set_mode((1, 1))


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.long
def test_equal_plans_are_equal_pictures_in_another_process():
    here = [md5(pixels(each.paint(SIZE)), usedforsecurity=False).hexdigest() for each in (PICTURE, BATTLE, FEAST)]
    there = subprocess.run([sys.executable, "-c", AGAIN], capture_output=True, text=True, check=True)
    assert there.stdout.split()[-len(here) :] == here


def test_every_sign_is_built_in_a_shape_of_its_own():
    shapes = {}
    for build in {*SHOPS.values()}:
        mason = Mason(AIRS[1], (0, 0, 200), 40, 78, 1.6)
        build(mason)
        body = brush.vector((80, 80), mason.shapes)
        assert body.get_bounding_rect(min_alpha=40).h > 20, build.__name__
        shapes[pixels(body)] = build.__name__
    assert len(shapes) == len({*SHOPS.values()}) >= 20


def test_a_wonder_that_no_poster_shows_from_outside_stands_there_in_a_shape_of_its_own():
    """It fills the height that it is drawn in, and its picture is cut out as those from posters are."""
    shapes = set()
    for stage in WONDERS:
        motif = Motif("wonder", 3, stage=stage)
        body = cleared(CutOut(motif).paint(print_size(60)), motif, 60)
        seen = body.get_bounding_rect(min_alpha=200)
        assert seen.h > 30 and 50 < seen.w <= 1.7 * 60, stage
        assert pygame.mask.from_surface(body).connected_component().count() > 0.35 * seen.w * seen.h, stage
        shapes.add(pixels(body))
    assert len(shapes) == len(WONDERS) == 9


@pytest.mark.parametrize("age", HOMES)
def test_people_live_in_at_least_eight_kinds_of_houses_in_every_age(age):
    shapes = set()
    for build in {*HOMES[age]}:
        mason = Mason(AIRS[age], (0, 0, 200), 40, 78, 1.6)
        build(mason, Random(1), 10)
        shapes.add(pixels(brush.vector((80, 80), mason.shapes)))
    assert len(shapes) == len({*HOMES[age]}) >= 8


@pytest.mark.parametrize("age", HOMES)
def test_the_land_is_green_or_ripe_and_no_bare_sand(age):
    """What lies between the houses and the square has a colour; in a drought it turns to straw."""
    plan = CityPlan(age=age, food=4)
    dry = replace(plan, food=0, drought=1.0)
    lush, bare = (pygame.transform.average_color(ground(each, whole(each), SIZE), LAND) for each in (plan, dry))
    red, green, blue, _ = lush
    assert green - blue > 30 and green > 0.9 * red
    assert bare[0] - bare[1] > 20 + red - green


@pytest.mark.parametrize(("horizon", "town"), [(0.3, 0.35), (0.5, 0.68)])
def test_every_age_has_landmarks_of_its_own_that_rise_over_the_green(horizon, town):
    size, found = (1400, 200), []
    for age in HOMES:
        plan = CityPlan(age=age)
        stage = whole(plan)._replace(horizon=horizon, town=town)
        mask = pygame.mask.from_surface(brush.vector(size, landmarks(plan, stage, size)))
        over = mask.overlap_area(pygame.Mask((1400, round((town - EDGE / 100) * 200)), fill=True), (0, 0))
        found.append(over)
        assert over > 0.6 * mask.count() > 600
    assert len({*found}) == len(found)


def test_a_game_is_one_day_from_a_blue_morning_to_a_golden_evening():
    """No sky is grey: where the tones of day and evening were mixed, that of the Renaissance was."""
    skies = [air_of(age, 0.25 * (age - 1), 0.0, 0) for age in HOMES]
    assert all(max(air.middle) - min(air.middle) > 40 for air in skies)
    assert [air.middle[2] > air.middle[0] for air in skies] == [True, True, False, False]


def test_the_flags_of_neighbours_keep_apart():
    """In a picture that is not wide, towns that stand close are smaller."""
    colours = ((255, 0, 0), (0, 0, 255), (255, 0, 255), (255, 255, 0))
    plan = CityPlan(age=3, neighbours=tuple(Neighbour(colour, 4, 9) for colour in colours))
    picture = far(plan, whole(plan, 2.4), (720, 300))
    masks = [pygame.mask.from_threshold(picture, colour, (2, 2, 2, 255)) for colour in colours]
    spans = [pygame.Rect(rects[0]).unionall(rects) for rects in (mask.get_bounding_rects() for mask in masks)]
    assert all(before.right < after.left for before, after in pairwise(spans))


def test_the_last_age_ends_in_warm_light():
    """Its smoke and walls catch a low sun: without that its bricks are mud."""
    for hour in (0.75, 1.0):
        late = air_of(4, hour, 0.0, 0)
        for tone in (late.wall, late.haze, late.horizon):
            assert tone[0] > 1.25 * tone[2]
        assert sum(late.wall) > 1.8 * sum(late.shade)


@pytest.mark.parametrize("age", HOMES)
def test_lit_windows_are_large_enough_to_be_counted(age):
    plan = replace(PLAN, age=age, lots=(Lot("church", age, 3), Lot("bank", age, 2)))
    low = whole(plan)._replace(lot=(0.4, 0.2))
    for pane in lit_windows(plan, low, (1908, 306)):
        assert pane.w >= 4 and pane.h >= 5


def test_fires_beside_what_is_read_are_dimmer_than_those_of_a_picture():
    """They lie beside the market: flames as bright as that would draw the eye from it."""
    plan, brightest = replace(PLAN, lots=(), fires=3, night=1.0), []
    for is_read in (True, False):
        battles = (
            BATTLE._replace(is_read=is_read, ours=Territory(each, BURNING)) for each in (plan, replace(plan, fires=0))
        )
        near, bare = (each.paint((960, 320)).subsurface((440, 170, 520, 130)) for each in battles)
        tones = [near.get_at((x, y)) for x in range(0, 520, 2) for y in range(0, 130, 2)
                 if near.get_at((x, y)) != bare.get_at((x, y))]  # fmt: skip
        brightest.append(max(tone.r + tone.g for tone in tones if tone.r > 1.5 * tone.b))
    assert brightest[0] < 0.9 * brightest[1]


def test_houses_burn_in_more_than_one_row_and_none_far_away_before_a_building():
    stage = BURNING._replace(fires=tuple(0.3 + 0.05 * number for number in range(14)))
    bare = [*burning(replace(PLAN, lots=(), fires=14), stage, (960, 320))]
    assert len({fire.y for fire in bare}) > 4
    far, *_, close = sorted(bare, key=lambda fire: fire.y)
    assert close.unit > 2 * far.unit and close.y - far.y > 0.2 * 320
    built = replace(PLAN, lots=(Lot("church", 1, 1),), fires=14)
    beside = stage._replace(lots=(far.x / 960,))
    here = next(fire for fire in burning(built, beside, (960, 320)) if fire.x == far.x)
    assert here.y > stage.town * 320 and here.unit > far.unit


def test_a_land_that_has_lost_nearly_all_glows_far_more_than_one_that_has_lost_most():
    """Both have nearly as many fires: how near the end is has to be seen without counting them."""
    reds = []
    for night in (0.5, 0.78, 0.95):
        plan = replace(PLAN, fires=3, night=night)
        picture = BATTLE._replace(ours=Territory(plan, BURNING)).paint(SIZE)
        tone = pygame.transform.average_color(picture.subsurface((240, 46, 220, 20)))
        reds.append(tone[0] - tone[2])
    assert reds[2] - reds[1] > 2 * max(3, reds[1] - reds[0])


def test_fires_grow_with_what_is_lost_and_stay_where_houses_stand():
    flaming, free = [], []
    for night in (0.5, 0.78, 0.95):
        picture = BATTLE._replace(ours=Territory(replace(PLAN, fires=3, night=night), BURNING)).paint((960, 320))
        land = picture.subsurface((440, 170, 520, 120))
        tones = [land.get_at((x, y)) for x in range(0, land.get_width(), 2) for y in range(0, land.get_height(), 2)]
        flaming.append(sum(tone.r > 150 and tone.r > 1.8 * tone.b and tone.g < 0.7 * tone.r for tone in tones))
        tone = pygame.transform.average_color(picture.subsurface((0, 250, 200, 60)))
        free.append(tone[0] - tone[1])
    assert flaming[2] - flaming[0] > 2 * max(1, flaming[1] - flaming[0]), flaming
    assert free[2] <= free[0] + 12


def test_the_own_land_is_dark_only_where_words_are_read():
    plan, stage = replace(PLAN, fires=0, night=0.5), BURNING._replace(horizon=0.1, town=0.3)
    dark, light = (BATTLE._replace(ours=Territory(plan, stage, words=words)).paint(SIZE) for words in (0.5, 0.0))
    for y, is_dark in ((50, True), (76, False)):
        tones = [sum(pygame.transform.average_color(each.subsurface((0, y, 200, 4)))[:3]) for each in (dark, light)]
        assert (tones[0] < 0.6 * tones[1]) == is_dark
        assert is_dark or tones[0] == tones[1]


def test_red_roofs_are_charred_where_health_is_lost_beside_what_is_read():
    """Red houses drew the eye from the cards; a land that has lost much is dark and dull, and unlike one at peace."""
    rect, red, light = pygame.Rect(0, 46, 480, 34), [], []
    for night, is_read in ((1.0, True), (1.0, False), (0.0, True)):
        plan = replace(PLAN, colour=(220, 40, 30), night=night)
        picture = near_land(Territory(plan, BURNING), SIZE, is_read).subsurface(rect)
        tones = [picture.get_at((x, y)) for x in range(rect.w) for y in range(rect.h)]
        red.append(fmean(max(0, tone.r - max(tone.g, tone.b)) for tone in tones))
        light.append(fmean(sum(tone[:3]) for tone in tones))
    read, bare, peace = (tone / whole for tone, whole in zip(red, light, strict=True))
    assert read < 0.8 * min(bare, peace)
    assert light[0] < 0.7 * light[2]


def test_what_was_built_stands_out_from_a_land_at_night():
    """Its outline was lost in smoke, and its walls were as dark as the town behind them."""
    lots = (Lot("bank", 4, 2), Lot("church", 4, 1))
    plan = replace(PLAN, age=4, lots=lots, fires=3, night=0.5)
    stage = BURNING._replace(lots=(0.62, 0.84), fires=(0.62, 0.84, 0.73), has_rims=True)
    built, bare = (near_land(Territory(each, stage), (960, 300), True) for each in (plan, replace(plan, lots=())))
    rows = BuiltRow(plan, stage, (960, 300)).picture, BuiltRow(replace(plan, lots=()), stage, (960, 300)).picture
    found = [
        sum(built.get_at(at)[:3]) - sum(bare.get_at(at)[:3])
        for at in ((x, y) for x in range(480, 940, 3) for y in range(20, 200, 3))
        if rows[0].get_at(at).a == 255 and rows[0].get_at(at) != rows[1].get_at(at)
    ]
    assert len(found) > 200 and fmean(map(abs, found)) > 290


def test_houses_are_lit_at_night_and_go_dark_with_what_is_lost(monkeypatch):
    lit = {}
    for nightfall in (town.NIGHTFALL, 2.0):
        monkeypatch.setattr(town, "NIGHTFALL", nightfall)
        for night in (0.0, 0.4, 0.95):
            seen = town.houses(replace(PLAN, people=12, night=night), whole(PLAN), (1600, 260))
            lit[nightfall < 1, night] = pygame.mask.from_threshold(seen, GLASS, (30, 30, 30)).count()
    by_day, at_night, at_the_end = (lit[True, night] - lit[False, night] for night in (0.0, 0.4, 0.95))
    assert by_day == 0 and at_night > 40 and 0 <= at_the_end < 0.3 * at_night


def test_as_many_windows_are_lit_as_people_work_there():
    lots = (Lot("sickle", 1, 4), Lot("spears", 1, 3, is_army=True), Lot("bank", 3, 2), Lot("well", 1, 0))
    plan = replace(PLAN, lots=lots)
    assert len([*lit_windows(plan, whole(plan), SIZE)]) == 4 + 2


def test_a_plain_city_is_as_large_as_the_finished_one():
    assert PICTURE.plain(SIZE).get_size() == PICTURE.paint(SIZE).get_size() == SIZE


def test_nothing_is_built_in_a_city_that_has_not_been_painted_yet():
    """What stands for its houses would be seen, and then vanish."""
    empty = CityPicture(replace(PLAN, lots=(None,) * 4, works=(), people=0, neighbours=()), PICTURE.stage)
    assert PICTURE.plain(SIZE).get_buffer().raw == empty.plain(SIZE).get_buffer().raw


def test_stone_lies_behind_a_wonder_and_hides_nothing_of_it():
    size, pyramid = (960, 160), CityWonder(Motif("wonder", 1, "great-pyramid", tones=("sandstone",)))
    plan = CityPlan(beast="owl", works=(pyramid,))
    stage = whole(plan)._replace(works=(0.6,), square=0.53, has_quarter=True)
    bare, full = (BuiltRow(replace(plan, stone=stone), stage, size).picture for stone in (0, 12))
    middle, foot = round(0.6 * size[0]), round(stage.work[0] * size[1])
    for x in range(middle - 26, middle):
        tones = zip(full.get_at((x, foot - 10)), bare.get_at((x, foot - 10)), strict=True)
        assert max(abs(after - before) for after, before in tones) < 8, x
    assert full.get_buffer().raw != bare.get_buffer().raw


def test_a_blow_changes_the_land_that_it_hits_and_no_other():
    hurt = BATTLE._replace(ours=BATTLE.ours._replace(plan=replace(BATTLE.ours.plan, fires=5, night=0.6)))
    ((part, comes_from),) = hurt.changed(BATTLE, SIZE)
    top = round(OURS[0] * SIZE[1])
    assert part == pygame.Rect(0, top, SIZE[0], SIZE[1] - top) and comes_from == (0, 0)
    assert [*BATTLE.changed(BATTLE, SIZE)] == []


def test_a_building_rises_where_it_stands_on_the_field():
    near = BATTLE.ours
    empty = BATTLE._replace(ours=near._replace(plan=replace(near.plan, lots=(None, *near.plan.lots[1:]))))
    ((part, comes_from),) = BATTLE.changed(empty, SIZE)
    assert comes_from == (0, part.h) and part.collidepoint(near.stage.lots[0] * SIZE[0], 0.9 * SIZE[1])


def test_flags_of_neighbours_stand_before_their_towns_and_not_over_them():
    plan, size = CityPlan(neighbours=(Neighbour((255, 0, 255), 3, 9),)), (960, 200)
    stage = whole(plan)
    flags = pygame.mask.from_threshold(far(plan, stage, size), (255, 0, 255), (2, 2, 2, 255)).get_bounding_rects()
    assert min(flag.top for flag in flags) > (foot_of_neighbours(stage) - 8) * size[1] / 100


def test_banners_of_colonies_lie_over_no_other_and_are_whole():
    plan = replace(PLAN, colour=(200, 20, 200), neighbours=(), colonies=("lion",) * 4)
    size = (960, 450)
    picture = far(plan, in_large(plan, size[0] / size[1]), size)
    cloths = pygame.mask.from_threshold(picture, plan.colour, (24, 24, 24, 255)).connected_components(40)
    banners = sorted((cloth.get_bounding_rects()[0] for cloth in cloths), key=lambda each: each.x)
    assert len(banners) == len(plan.colonies)
    assert len({banner.w for banner in banners}) == 1
    assert all(before.right < after.left for before, after in pairwise(banners))
    assert banners[-1].right < size[0]


@pytest.mark.parametrize("spears", [False, True])
def test_nobody_is_cut_off_at_the_end_of_a_crowd(spears):
    for wide in range(60, 120, 7):
        row = panorama.crowd((wide, 40), (200, 40, 40), 4, spears)
        assert not any(row.get_at((wide - 1, down)).a for down in range(40))


def test_a_colony_flies_the_colour_of_its_nation_over_its_isle():
    plan = replace(PLAN, colour=(200, 20, 200), neighbours=(), colonies=("lion",))
    stage, size = whole(plan), (960, 160)
    (cloth,) = pygame.mask.from_threshold(far(plan, stage, size), plan.colour, (24, 24, 24, 255)).connected_components(
        40
    )
    banner = cloth.get_bounding_rects()[0]
    assert abs(banner.centerx - stage.isles[0] * size[0]) < 6
    assert banner.h > 0.08 * size[1]


def test_the_own_war_smokes_on_the_horizon_and_over_no_own_roof():
    plan = CityPlan(lots=PLAN.lots[:2], is_at_war=True)
    (smoke,) = fires(plan, whole(plan), (960, 160))
    assert smoke.y <= whole(plan).horizon * 160


def test_a_camp_with_fewer_tents_than_its_land_has_places_changes_like_a_city():
    camp = BATTLE.theirs[0]._replace(plan=replace(PLAN, lots=(Lot("spears", 1, 1, is_army=True),)))
    more = camp._replace(plan=replace(PLAN, lots=(Lot("spears", 1, 3, is_army=True),)))
    before, after = BATTLE._replace(theirs=(camp,)), BATTLE._replace(theirs=(more,))
    ((part, comes_from),) = after.changed(before, SIZE)
    assert comes_from == (0, 0) and part.collidepoint(camp.stage.lots[0] * SIZE[0] / 2, 0.2 * SIZE[1])


def test_what_moves_on_the_field_lies_in_the_picture():
    whole_picture = pygame.Rect((0, 0), SIZE)
    assert BATTLE.fires(SIZE) and BATTLE.lights(SIZE)
    assert all(whole_picture.collidepoint(fire.x, fire.y) for fire in BATTLE.fires(SIZE))
    assert all(whole_picture.contains(pane) for pane in BATTLE.lights(SIZE))


class Seen(NamedTuple):
    """A picture of something that changes."""

    tone: int
    subject: str = "city"

    def plain(self, size):
        return self.paint(size)

    def paint(self, size):
        surface = pygame.Surface(size)
        surface.fill((self.tone,) * 3)
        return surface


def test_of_what_changes_only_the_latest_is_painted_next():
    press = Slow()
    posters = Posters(press)
    for tone in range(5):
        posters.picture(Seen(tone), SIZE)
        posters.work()
    assert press.asked == [PrintRequest(Seen(0), SIZE)]
    press.done = [(press.asked[0], Seen(0).paint(SIZE))]
    posters.work()
    posters.work()
    assert press.asked[1:] == [PrintRequest(Seen(4), SIZE)]


def test_what_was_let_go_is_wished_for_anew():
    press = Slow()
    posters = Posters(press)
    for tone in range(3):
        posters.picture(Seen(tone), SIZE)
        posters.work()
    assert posters.are_stale({PrintRequest(Seen(1), SIZE)})
    posters.picture(Seen(1), SIZE)
    posters.work()
    press.done = [(press.asked[0], Seen(0).paint(SIZE))]
    posters.work()
    posters.work()
    assert press.asked[-1] == PrintRequest(Seen(1), SIZE)


def test_what_cannot_be_painted_holds_up_nothing():
    press = Slow()
    posters = Posters(press)
    posters.picture(Seen(0), SIZE)
    posters.work()
    press.done = [(press.asked[0], None)]
    posters.picture(Seen(1), SIZE)
    posters.work()
    posters.work()
    assert press.asked[-1] == PrintRequest(Seen(1), SIZE)
    assert posters.printed(Seen(0), SIZE) is None


def test_the_picture_of_before_stands_until_the_new_one_has_come():
    press = Slow()
    posters = Posters(press)
    posters.picture(Seen(0), SIZE)
    posters.work()
    press.done = [(press.asked[0], Seen(0).paint(SIZE))]
    posters.work()
    assert pixels(posters.picture(Seen(9), SIZE)) == pixels(Seen(0).paint(SIZE))


def test_no_picture_of_another_game_stands_for_that_of_this_one():
    """A new game at the same table began with the city of the last one, until its own was painted."""
    for then, is_kept in (("first", True), ("second", False)):
        press = Slow()
        posters = Posters(press)
        posters.turn_to("first")
        posters.picture(Seen(99), SIZE)
        posters.work()
        press.done = [(press.asked[0], Seen(99).paint(SIZE))]
        posters.work()
        posters.turn_to(then)
        shown = pixels(posters.picture(Seen(9), SIZE))
        assert (shown == pixels(Seen(99).paint(SIZE))) == is_kept
        assert (shown == pixels(Seen(9).plain(SIZE))) != is_kept


@pytest.mark.long
def test_a_wonder_in_a_city_is_kept_for_the_next_time(tmp_path):
    studio = Studio(tmp_path, child_process.start, presses=1)
    studio.begin([PrintRequest(PICTURE, SIZE)])
    came = []
    while not came:
        came = [*studio.finished()]
        time.sleep(0.02)
    studio.stop()
    ((_, picture),) = came
    assert pixels(picture) == pixels(PICTURE.paint(SIZE))
    (kept,) = tmp_path.glob("*.rgb")
    height = round(PICTURE.stage.work[1] * SIZE[1])
    assert kept.name == file_name(PrintRequest(CutOut(PLAN.works[0].motif), print_size(height)))


def test_the_houses_behind_what_was_built_are_lower_than_those_beside_the_square():
    """So that the outline of the city is that of its buildings, not of a row of roofs."""
    plan = CityPlan(age=3, people=8)
    stage = whole(plan)
    picture = houses(plan, stage, (1400, 200))
    square = round(1400 * (stage.square - BESIDE_SQUARE))
    tops = [
        pygame.mask.from_surface(picture.subsurface((left, 0, 60, 200))).get_bounding_rects()
        for left in (square - 400, square - 300, square - 200, square + 60, square + 160, square + 260)
    ]
    behind, beside = ([min(rect.y for rect in each if rect.h > 4) for each in some] for some in (tops[:3], tops[3:]))
    assert min(behind) > min(beside)


def test_the_nearest_houses_grow_in_number_with_the_people_and_leave_room_for_wonders():
    size, small = (1400, 200), CityPlan(age=2, people=1)
    grown = replace(small, people=9)
    few, many = (pygame.mask.from_surface(nearest_houses(plan, whole(plan), size)) for plan in (small, grown))
    assert many.count() > few.count() > 0
    full = replace(grown, works=PLAN.works * 3)
    stage = whole(full)
    built = pygame.mask.from_surface(nearest_houses(full, stage, size))
    for share in stage.works:
        middle = round(1400 * share)
        assert not any(built.get_at((middle, y)) for y in range(200))


def test_people_in_the_colours_of_the_nation_stand_before_what_they_work_at():
    """One for everybody who works there, in the part of a city that is seen at the table."""
    stage = whole(PLAN)._replace(has_quarter=True)
    pictures = [
        BuiltRow(replace(PLAN, colour=(255, 0, 255), lots=(Lot("church", 2, workers),)), stage, (1400, 200)).picture
        for workers in range(4)
    ]
    seen = [pygame.mask.from_threshold(each, (255, 0, 255), (12, 12, 12, 255)).count() for each in pictures]
    assert seen == sorted(set(seen)) and seen[3] - seen[0] > 2.5 * (seen[1] - seen[0])


def test_the_square_draws_no_eye_with_its_stones():
    """Next to each other its slabs are hardly apart in light."""
    plan = CityPlan(age=3)
    stage = whole(plan)._replace(has_quarter=True)
    picture = ground(plan, stage, (1400, 200))
    row = [sum(picture.get_at((x, round(200 * stage.work[0])))[:3]) / 3 for x in range(600, 1300)]
    assert max(row) - min(row) < 24


def test_no_wonder_hides_who_works_beside_it():
    """Nor does a lit window of what lies behind a wonder shine on it: what is built stands nearer to the eye."""
    ready = tuple(work._replace(built=work.of) for work in PLAN.works)
    plan = replace(PLAN, colour=(255, 0, 255), lots=(Lot("church", 2, 2),), works=ready)
    stage = whole(plan)._replace(lots=(0.6,), has_quarter=True)
    beside, before = (
        BuiltRow(plan, stage._replace(works=(share,)), (1400, 200)).picture.subsurface((800, 0, 80, 200))
        for share in (0.9, 0.6)
    )
    seen = [pygame.mask.from_threshold(each, (255, 0, 255), (12, 12, 12, 255)).count() for each in (beside, before)]
    assert seen[0] == seen[1] > 0


def test_a_wonder_under_construction_stands_in_a_scaffold_and_not_in_an_outline():
    """Its poles rise ahead of what stands; with every section more of it is seen, and all of it once it is ready."""
    stage, size = whole(PLAN), (1400, 200)
    where = pygame.Rect(round(1400 * stage.works[0]) - 50, 20, 100, 155)
    work = PLAN.works[0]

    def seen(built):
        plan = replace(PLAN, lots=(), people=0, stone=0, works=(work._replace(built=built),))
        return BuiltRow(plan, stage, size).picture.subsurface(where)

    ready, edge = seen(work.of), (250, 244, 220)
    alike = [pygame.mask.from_threshold(seen(built), (0, 0, 0), (9, 9, 9, 255), ready).count() for built in range(4)]
    assert alike == sorted(set(alike))
    for built in range(work.of):
        assert pygame.mask.from_threshold(seen(built), edge, (2, 2, 2, 255)).count() < 9
    tops = []
    for built in range(work.of):
        site = pygame.Surface((200, 240), pygame.SRCALPHA)
        body = pygame.Surface((80, 120), pygame.SRCALPHA)
        body.fill((200, 180, 120))
        BuildingSite(PLAN, work._replace(built=built), body, body.get_rect(midbottom=(100, 230))).lay_before(site)
        tops.append(site.get_bounding_rect().y)
    assert tops == sorted({*tops}, reverse=True)


@pytest.mark.parametrize("emblem", ["bank", "church", "shaking-hands"])
def test_every_lit_window_is_in_an_open_wall(emblem):
    """None lies on a roof, on a sign or in the air: what is there is one plain tone."""
    plan = replace(PLAN, lots=(Lot(emblem, 3, 5),), works=())
    stage = whole(plan)._replace(lot=(0.86, 0.44))
    size = (1908, 440)
    built = BuiltRow(plan, stage, size).picture
    panes = [*lit_windows(plan, stage, size)]
    assert len(panes) == 5
    for pane in panes:
        inside = built.subsurface(pane.inflate(-2, -2))
        tones = {inside.get_at((x, y))[:3] for x in range(inside.get_width()) for y in range(inside.get_height())}
        assert inside.get_at((0, 0)).a == 255
        assert len(tones) <= 2, (emblem, pane)


def test_the_slanting_edge_of_a_shadow_has_no_steps():
    row = BuiltRow(CityPlan(), whole(CityPlan()), (200, 100))
    row.picture.fill((0, 0, 0, 0))
    body = pygame.Surface((30, 60), pygame.SRCALPHA)
    body.fill("white")
    row._shadow(body, body.get_rect(midbottom=(60, 60)))
    box = row.picture.get_bounding_rect()
    dark = max(row.picture.get_at((60, y)).a for y in range(box.top, box.bottom))
    edges = [next(a for x in range(200) if (a := row.picture.get_at((x, y)).a)) for y in range(box.top + 2, box.bottom)]
    assert sum(edge < 0.9 * dark for edge in edges) > 0.6 * len(edges)


@pytest.mark.parametrize("count", range(7))
def test_many_wonders_have_room_and_stand_right_of_the_square(count):
    """The more there are, the more of the whole picture they take from the buildings; none lies over another."""
    plan = replace(PLAN, works=PLAN.works * count, lots=PLAN.lots[:1] * 5)
    stage = whole(plan, 4.4)
    assert stage.lots[-1] < stage.square < min((*stage.works, 1.0))
    assert stage.work[2] > 0.066
    assert all(after - before > stage.work[2] for before, after in pairwise(stage.works))


@pytest.mark.parametrize("phase", [0.0, 0.5])
def test_no_smoke_is_cut_off_at_the_upper_edge(phase):
    size = 300, 120
    picture = brush.vector(size, puffs(Fire(100, 80, 3.0), phase))
    alphas = [[picture.get_at((x, y)).a for x in range(size[0])] for y in range(size[1])]
    assert max(map(max, alphas)) > 120
    assert max(alphas[0]) <= 0.15 * max(map(max, alphas))


def test_rings_of_the_sky_that_are_upright_bands_are_too_faint_to_be_seen():
    height, far = 241, 0.62 * 1908
    steps = [*panorama._steps(far, height, AIRS[2])]
    tones = [panorama._tone(AIRS[2], share) for share in steps]
    for share, one, other in zip(steps[1:], tones, tones[1:], strict=False):
        if 0.86 * far * (1 - share) ** 1.25 > height:
            assert max(abs(here - there) for here, there in zip(one, other, strict=True)) <= 2


def test_in_large_no_building_stands_on_a_house_before_it(monkeypatch):
    plan = replace(PLAN, people=14, works=(), colonies=())
    stage, feet = in_large(plan, 2.0), []
    monkeypatch.setattr(town, "home", lambda age, random, tones, spot, *sizes, **facts: feet.append(spot[1]) or [])
    town.nearest_houses(plan, stage, (2000, 1000))
    assert feet and min(feet) > stage.lot[0] * 1000
