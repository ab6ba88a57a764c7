"""What moves on the map of Wealth of Nations for a while, and comes to rest by itself."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.engine.trace import traced
from scenes.games.wealth_of_nations.motion.moments import Lit, Movement, Raised, Smoke, Waving
from scenes.play.acts import MomentAct
from scenes.table.moment import MomentStage
from scenes.ui.host.motion import Pace
from tests.game.wealth_of_nations.scenario import table
from tests.scenes.tables.wealth_games import TABLE, model

BOARD = "0 factory c4 0, 0 factory c5 0, 0 - c6, 0 generator d4, 1 mine b2"
GOODS = {"food": 9, "energy": 9, "labor": 9, "ore": 9, "capital": 9}


def movements(state, move):
    """What moves when a move is played, and the table as it lies then."""
    (*_, last) = frames = traced(state, tuple(move.split()))
    before = [state, *(frame.state for frame in frames)]
    found = [
        show
        for frame, position in zip(frames, before, strict=False)
        for show in TABLE.shows(model(position), frame.event)
        if isinstance(show, Movement)
    ]
    return found, TABLE.layout(model(last.state)).sprites


def stage(sprites):
    theme = model(table({}, {}, {})).theme
    return MomentStage(theme, lambda rect: None, lambda name: None, sprites.get)


@pytest.fixture
def built():
    state = table(GOODS, {}, {}, board=BOARD, phase="develop")
    return movements(state, "build farm c6 turn0")


def test_a_building_comes_down_on_its_tile_with_its_flag_and_the_flags_of_its_seat_wave(built):
    found, sprites = built
    assert found == [Waving(("flag c4", "flag c5", "flag c6", "flag d4")), Raised("c6")]
    assert set(found[1].pieces) <= sprites.keys()


def test_a_building_is_not_seen_before_it_falls_and_ends_where_it_lies(built):
    (_, raised), sprites = built
    on = stage(sprites)
    assert raised.stamps(on, 0.0) == []
    lying = on.theme.rect(*sprites["building c6"].area)
    *_, falling = raised.stamps(on, 720.0)
    assert falling.rect.bottom < lying.bottom
    building, flag = raised.stamps(on, raised.leaving)
    assert abs(building.rect.centerx - lying.centerx) <= 1
    assert abs(building.rect.centery - lying.centery) <= 1
    assert flag.rect.colliderect(lying)


def test_flags_wave_and_end_as_they_hang(built):
    (waving, _), sprites = built
    on = stage({name: place for name, place in sprites.items() if name != "flag c5"})
    still = [stamp.surface for stamp in waving.stamps(on, 0.0)]
    assert still == [on.sprite(name).look.surface(on.theme) for name in waving.flags if on.sprite(name)]
    assert still == [stamp.surface for stamp in waving.stamps(on, waving.leaving)]
    assert still != [stamp.surface for stamp in waving.stamps(on, waving.leaving / 2)]


@pytest.mark.parametrize(("hex", "kind"), [("c4", Smoke), ("d4", Lit), ("b2", None)])
def test_works_smoke_and_pylons_flicker_while_they_run(hex, kind):
    industry = {"c4": "factory", "d4": "generator", "b2": "mine"}[hex]
    state = table(GOODS, GOODS, {}, board=BOARD, phase="produce")
    event = next(frame.event for frame in traced(state, ("run_best",)) if frame.event.kind == "ran")
    found = [
        show
        for show in TABLE.shows(model(state), replace(event, hex=hex, industry=industry))
        if isinstance(show, Movement)
    ]
    assert [type(show) for show in found] == ([kind] if kind else [])
    sprites = TABLE.layout(model(state)).sprites
    for show in found:
        assert show.stamps(stage(sprites), show.leaving / 2)
        assert show.stamps(stage({}), show.leaving / 2) == []


def test_nothing_waits_for_mere_movement(built):
    for show in built[0]:
        act = MomentAct(show, stage(built[1]), None, Pace())
        assert not act.holds_up
        assert not act.is_felt
        act.advance(show.leaving)
        assert act.is_done


@pytest.mark.parametrize("ground", [(38, 40, 52), (214, 206, 190), (40, 90, 110)])
def test_smoke_is_seen_on_every_ground(ground):
    """On dark works, on sand and on the sea."""
    found, sprites = movements(table(GOODS, {}, {}, board=BOARD, phase="produce"), "run c4")
    (smoke,) = (each for each in found if isinstance(each, Smoke))
    on = stage(sprites)
    picture = pygame.Surface(on.theme.size)
    picture.fill(ground)
    picture.blits([(stamp.surface, stamp.corner) for stamp in smoke.stamps(on, 900.0)])
    clear = pygame.mask.from_threshold(picture, ground, (45, 45, 45, 255))
    assert picture.get_width() * picture.get_height() - clear.count() > 200
