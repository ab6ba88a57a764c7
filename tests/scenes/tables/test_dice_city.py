"""The harbour of the Dice Game: what of a position is seen in it, and that dice and words stand out before it."""

from dataclasses import replace

import pygame
import pytest

from game.engine.hidden import determinize, redact
from game.nations_dice import GAME
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules.scoring import final_scores
from scenes.games.nations_dice.board.looks import TRAY_DIE
from scenes.games.nations_dice.board.trays import LEFT, NOTE
from scenes.games.nations_dice.city import plan_of
from scenes.games.nations_dice.scores import scored_city
from scenes.games.nations_dice.table import NationsDiceTable
from scenes.table.panels.city import city_of
from scenes.ui.layout import DisplayList
from scenes.ui.text import Style
from sprites.city.harbour import EDGE, QUAY, SHIP_FOOT, SHIP_WIDE
from sprites.dice.die_faces import WHITE_BODY
from sprites.paint import palette
from sprites.paint.theme import Theme
from tests.scenes.tables.dice_games import model, session
from tests.sprites.test_palette import contrast

TABLE = NationsDiceTable()
BLUE = (0, 80, 220)
BRIGHTEST = 0.98

DICE = 0.3
"""How far down the tray words, chits and all but the upper edges of dice lie, as a share of its height."""


@pytest.fixture(scope="module", autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()


def plan(state, seat=0):
    return plan_of(state, seat, BLUE)


def harbours(seen):
    inks = [ink for panel in TABLE.layout(seen).panels if isinstance(panel.key, DisplayList) for ink in panel.key.inks]
    return [(ink.area, city) for ink in inks if (city := city_of(ink))]


@pytest.mark.parametrize("variant", ["original", "accelerated"])
def test_what_a_viewer_cannot_know_changes_no_city(variant):
    state = session(3, 40, variant=variant).state
    for viewer in range(3):
        known = [plan(redact(state, viewer, GAME.hidden), seat) for seat in range(3)]
        for seed in range(2):
            other = redact(determinize(state, viewer, GAME.hidden, seed), viewer, GAME.hidden)
            assert [plan(other, seat) for seat in range(3)] == known


def test_tiles_stand_in_the_city_each_where_its_place_is():
    state = session(2, 60).state
    nation = state.nations[0]
    lots = plan(state).lots
    assert [lot.emblem if lot else "" for lot in lots] == [TILES[tile].emblem if tile else "" for tile in nation.slots]
    assert [lot.workers for lot in lots if lot] == [
        len(dice) for tile, dice in zip(nation.slots, nation.brought, strict=True) if tile
    ]


def test_colonies_are_ships_and_wonders_stand_on_the_square():
    seen = model(session(2, 30), 0)
    nation = seen.view.nations[0]
    nation.colonies, nation.ready, nation.wonder = ("sicily", "nubia"), ("great_pyramid",), "colossus"
    ((_, harbour),) = harbours(seen)
    assert len(harbour.ships) == 2
    assert [work.is_ready for work in harbour.plan.works] == [True, False]


@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_dice_stand_out_before_the_city_and_words_are_read_on_it(age):
    game = session(2, 30)
    game.state.round = age
    ((area, harbour),) = harbours(model(game, 0))
    picture = harbour.paint(Theme((1280, 720)).rect(*area).size)
    tones = pygame.surfarray.array3d(picture)[:, round(DICE * picture.get_height()) :].reshape(-1, 3).tolist()
    bright = tuple(sorted(tones, key=sum)[int(BRIGHTEST * len(tones))])
    assert contrast(WHITE_BODY, bright) >= 3
    for style in (Style.STRONG, Style.SMALL):
        assert contrast(style.value.colour, palette.mix(bright, palette.INK, NOTE)) >= 4.5


def test_ships_lie_on_the_horizon_far_smaller_than_dice():
    ((area, _),) = harbours(model(session(2, 60), 0))
    assert SHIP_FOOT < DICE + 0.1 and SHIP_WIDE * area[3] < 0.5 * TRAY_DIE


def test_behind_the_dice_lies_plain_felt():
    """Below the quay all of a row has one tone."""
    ((area, harbour),) = harbours(model(session(2, 60), 0))
    picture = harbour.paint(Theme((1280, 720)).rect(*area).size)
    width, height = picture.get_size()
    for y in range(round((QUAY + EDGE) * height) + 1, height):
        assert len({tuple(picture.get_at((x, y))) for x in range(0, width, 7)}) == 1


def test_what_moves_in_the_city_lies_over_its_quay():
    ((area, harbour),) = harbours(model(session(2, 60), 0))
    size = Theme((1280, 720)).rect(*area).size
    assert harbour.lights(size)
    assert all(pane.bottom < QUAY * size[1] for pane in harbour.lights(size))


def test_who_does_not_want_to_see_a_city_has_two_trays_of_felt():
    seen = model(session(2, 30), 0)
    assert len(harbours(seen)) == 1
    assert not harbours(replace(seen, city="off"))
    assert LEFT in TABLE.layout(replace(seen, city="off")).anchors
    assert TABLE.postcard(seen).plan == plan_of(seen.view, 0, palette.PLAYERS[1].colour)
    assert TABLE.postcard(replace(seen, city="off")) is None


def test_all_points_of_a_game_fall_on_its_city():
    game = session(3, 2000)
    assert game.state.decision is None
    for score in final_scores(game.state):
        falls = scored_city(game.state, score.seat, (BLUE,) * 3).falls
        assert [sum(fall.points for fall in each) for each in falls] == [line.points for line in score.lines]
        assert all(0 <= fall.x <= 1 and 0 <= fall.y <= 1 for each in falls for fall in each)
