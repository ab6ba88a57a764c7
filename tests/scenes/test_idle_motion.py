"""A table on which nothing happens lives a little, unless motion is reduced, and its rim keeps clear of it."""

from itertools import pairwise

import pytest

from scenes.games.wealth_of_nations.board.looks import HexLook
from scenes.play.view.idle_motion import BEAT, BETWEEN, BLINK, MOTES, PATIENT, air_over_table
from scenes.play.view.renderer import ACTION_RAIL
from scenes.play.view.rim import rim
from scenes.table.panels.prompt import PROMPT
from scenes.ui.host.drag import overlap
from sprites.places.lit_air import FLICKERS
from tests.scenes.hands import Screen
from tests.scenes.tables_played import lay, played, questions

STEP = 40.0


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, played(seats=4))
    screen.frames(100, 100)
    return scene


def stirred(scene, ms, is_calm=False):
    """What is seen of the life of the table in so many milliseconds, frame by frame."""
    seen = []
    for _ in range(round(ms / STEP)):
        scene.life.advance(STEP, is_calm)
        seen.append(frozenset(stamp.rect.center for stamp in scene.life.stamps()))
    return seen


def test_every_head_on_the_table_blinks_now_and_then_and_not_for_long(scene):
    heads = {scene.table.theme.spot(head.x, head.y) for head in scene.life._heads}
    assert len(heads) == 3
    scene.life._waited = -1e9

    seen = stirred(scene, BETWEEN[1] + BLINK)

    assert set().union(*seen) == heads
    assert 3 <= sum(map(len, seen)) <= 3 * 3 * (BLINK / STEP + 1)


def test_the_prompt_glimmers_once_nobody_has_answered_for_a_while_and_stops_when_somebody_does(scene):
    prompt = scene.table.theme.rect(*scene.table.top.layout.anchors[PROMPT]).center
    scene.life.wake()

    assert not any(prompt in seen for seen in stirred(scene, PATIENT - STEP))
    assert any(prompt in seen for seen in stirred(scene, BEAT))
    scene.life.wake()
    assert not any(prompt in seen for seen in stirred(scene, BEAT))


@pytest.mark.parametrize(
    ("chosen", "is_calm", "crawls"), [("asked", False, True), ("open", False, False), ("asked", True, False)]
)
def test_dashes_crawl_where_one_must_be_chosen_and_rest_after_a_while(screen, chosen, is_calm, crawls):
    scene = lay(screen.app, next(questions("wealth_of_nations")))
    screen.frames(100, 100)
    top, hexes = (
        scene.table.top,
        [name for name, each in scene.table.top.layout.sprites.items() if isinstance(each.look, HexLook)],
    )
    top.settle([], {hexes[0]: (chosen,)}, frozenset())
    scene.life.wake()

    stirred(scene, PATIENT, is_calm)
    assert (scene.life.crawled > 0) is crawls
    before = scene.life.crawled
    stirred(scene, PATIENT, is_calm)
    assert scene.life.crawled == before


def test_with_reduced_motion_nothing_stirs(scene):
    assert not any(stirred(scene, 2 * BETWEEN[1], is_calm=True))


def test_dust_drifts_in_the_light_and_the_light_is_never_quite_still(scene):
    theme, tops = scene.table.theme, {0, scene.table.theme.rect(0, 720 - ACTION_RAIL, 0, 0).top}
    air = [set(air_over_table(theme, ms)) for ms in range(0, 20_000, 1000)]
    dust = [{each for each in seen if each[1][1] not in tops} for seen in air]

    assert all(len(seen) > MOTES / 2 for seen in dust)
    assert all(before != now for before, now in pairwise(dust))
    assert len({picture for seen in air for picture, (_, y) in seen if y in tops}) >= FLICKERS / 2


@pytest.mark.parametrize("change", [{"reduced_motion": True}, {"scheme": "high contrast"}])
def test_no_dust_lies_over_a_table_for_whom_that_is_too_much(screen, change):
    screen.app.change_settings(**change)
    scene = lay(screen.app, played(seats=4))
    screen.frames(10, 100)
    specks = set(range(1, 9))

    assert not any(stamp.surface.height in specks for stamp in scene.air.stamps(scene.table.theme))


def test_an_idle_table_is_drawn_for_its_life_alone_and_that_seldom(screen, scene, monkeypatch):
    screen.app.change_settings(tips="none")
    screen.frames(20, 50)
    drawn = []
    draw = scene.draw
    monkeypatch.setattr(scene, "draw", lambda surface: drawn.append(1) or draw(surface))
    screen.app._calm_ms = 0.0

    screen.frames(400, 50)

    assert 4 <= len(drawn) <= 110
    assert screen.app._calm_ms == 400 * 50


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "lies"), [((1280, 720), 0), ((2560, 1080), 1), ((3840, 1080), 4)])
def test_what_lies_at_the_rim_keeps_clear_of_the_table(app_of, size, lies):
    screen = Screen(app_of(size))
    top = lay(screen.app, played(seats=4)).table.top
    areas = [panel.area for panel in top.layout.panels]

    objects = rim(top.theme, "nations", areas)

    assert len(objects) >= lies and (lies or not objects)
    assert not any(overlap(each.area, area) for each in objects for area in areas)
