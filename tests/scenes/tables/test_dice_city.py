"""The harbour of the Dice Game: what of a position is seen in it, and that dice and words stand out before it."""

from dataclasses import replace

import pygame
import pytest

from game.engine.hidden import determinize, redact
from game.nations_dice import GAME
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules.scoring import final_scores
from scenes.games.nations_dice.board.looks import TRAY_DIE
from scenes.games.nations_dice.board.trays import LEFT, NOTE, _label
from scenes.games.nations_dice.city import COAST, plan_of
from scenes.games.nations_dice.scores import scored_city
from scenes.games.nations_dice.table import NationsDiceTable
from scenes.games.nations_dice.text.seats import piece_name
from scenes.table.panels.city import city_of, is_calmed
from scenes.ui.layout import DisplayList, PaintLayer, lay
from scenes.ui.text import Style
from sprites.city.harbour import AFLOAT, BASIN, EDGE, SHIP_WIDE
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


def tray_of(seen):
    """Where the tray of unused dice lies in the harbour, and the harbour."""
    laid = TABLE.layout(seen)
    ((area, harbour),) = harbours(seen)
    _, y, _, high = laid.anchors[f"tray@{seen.shown_seat}"]
    return (y - area[1]) / area[3], high / area[3], area, harbour


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
    top, high, area, harbour = tray_of(model(game, 0))
    picture = harbour.paint(Theme((1280, 720)).rect(*area).size)
    first = round((top + DICE * high) * picture.get_height())
    tones = pygame.surfarray.array3d(picture)[:, first:].reshape(-1, 3).tolist()
    bright = tuple(sorted(tones, key=sum)[int(BRIGHTEST * len(tones))])
    assert contrast(WHITE_BODY, bright) >= 3
    for style in (Style.STRONG, Style.SMALL):
        assert contrast(style.value.colour, palette.mix(bright, palette.INK, NOTE)) >= 4.5


@pytest.mark.parametrize("scheme", ["standard", "high contrast"])
def test_what_the_trays_are_called_is_read_on_its_brass(scheme):
    theme = Theme((1280, 720), scheme=scheme)
    window = pygame.Surface(theme.size)
    (panel,) = lay(PaintLayer(_label("unused")), (100.0, 100.0, 400.0, 60.0), theme).panels
    panel.draw(theme, window)
    edge = [window.get_at((x, y))[:3] for x in range(117, 121) for y in range(98, 108)]
    assert all(contrast(theme.colour(palette.DARK_INK), tone) >= 4.5 for tone in edge)


def test_ships_lie_in_the_water_before_the_quay_smaller_than_dice():
    top, _, area, harbour = tray_of(model(session(2, 60), 0))
    foot = harbour.quay - BASIN * (1 - AFLOAT)
    assert harbour.quay - BASIN < foot < harbour.quay and foot > top
    assert SHIP_WIDE * area[3] < 0.8 * TRAY_DIE


def test_behind_the_dice_lies_plain_felt():
    """Below the quay all of a row has one tone, and the middles of dice lie there."""
    top, high, area, harbour = tray_of(model(session(2, 60), 0))
    picture = harbour.paint(Theme((1280, 720)).rect(*area).size)
    width, height = picture.get_size()
    for y in range(round((harbour.quay + EDGE) * height) + 1, height):
        assert len({tuple(picture.get_at((x, y))) for x in range(0, width, 7)}) == 1
    assert top < harbour.quay < top + 0.6 * high


def test_what_moves_in_the_city_lies_over_its_quay():
    ((area, harbour),) = harbours(model(session(2, 60), 0))
    size = Theme((1280, 720)).rect(*area).size
    assert harbour.lights(size)
    assert all(pane.bottom < harbour.quay * size[1] for pane in harbour.lights(size))


def test_the_city_fills_what_the_own_row_leaves_free():
    """It was a frieze in the trays: half as high as one of them."""
    seen = model(session(2, 60), 0)
    laid = TABLE.layout(seen)
    ((area, harbour),) = harbours(seen)
    card = laid.anchors["nation 0"]
    assert area[1] <= card[1] and harbour.quay * area[3] > 1.5 * card[3]
    roofs = (harbour.stage.lot[0] - harbour.stage.lot[1]) * area[3] + area[1]
    assert roofs < card[1] + card[3] < area[1] + harbour.head * area[3]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_lies_before_a_wonder_where_there_is_room_for_it_beside_them(seats):
    seen = model(session(seats, 30), 0)
    nation = seen.view.nations[0]
    nation.colonies, nation.ready, nation.wonder = (), ("great_pyramid",), ""
    ((area, harbour),) = harbours(seen)
    stage = harbour.stage
    left, right = (area[0] + (stage.works[0] + side * stage.work[2] / 2) * area[2] for side in (-1, 1))
    top = area[1] + (stage.work[0] - stage.work[1]) * area[3]
    cards = [sprite.area for sprite in TABLE.layout(seen).sprites.values() if sprite.area[3] > 50]
    before = [card for card in cards if card[0] < right and card[0] + card[2] > left and card[1] >= area[1]]
    assert not [card for card in before if card[1] + card[3] > top and card[1] < area[1] + 0.4 * area[3]]
    assert stage.work[1] * area[3] > 100


def test_a_stall_of_the_market_stands_on_the_quay_for_every_tile_that_was_built():
    seen = model(session(2, 60), 0)
    ((_, harbour),) = harbours(seen)
    assert len(harbour.stalls) == sum(bool(tile) for tile in seen.view.nations[0].slots) > 0
    fewer = harbour._replace(plan=replace(harbour.plan, lots=(*harbour.plan.lots[:-1], None)))
    assert set(fewer.stalls) < set(harbour.stalls)


def test_nothing_is_built_in_a_harbour_that_has_not_been_painted_yet():
    """All of that took longer than a frame has."""
    ((area, harbour),) = harbours(model(session(2, 60), 0))
    size = Theme((1280, 720)).rect(*area).size
    bare = harbour._replace(plan=replace(harbour.plan, lots=(None,) * 5, works=(), people=0), ships=())
    assert harbour.plain(size).get_size() == size
    assert harbour.plain(size).get_buffer().raw == bare.plain(size).get_buffer().raw


def test_the_harbour_draws_no_eye_while_its_viewer_decides():
    game = session(2, 60)
    seat = game.state.decision.seat
    calm = [
        any(is_calmed(panel) for panel in TABLE.layout(replace(model(game, viewer), answers=answers)).panels)
        for viewer, answers in ((seat, True), (seat, False), (1 - seat, True))
    ]
    assert calm == [True, False, False]


def test_who_does_not_want_to_see_a_city_has_two_trays_of_felt():
    seen = model(session(2, 30), 0)
    assert len(harbours(seen)) == 1
    assert not harbours(replace(seen, city="off"))
    assert LEFT in TABLE.layout(replace(seen, city="off")).anchors


def test_the_picture_of_a_saved_game_shows_a_city_in_all_its_colours_even_where_it_is_off_on_the_table():
    seen = model(session(2, 30), 0)
    card, *_ = TABLE.postcards(replace(seen, city="off"), 16 / 9)
    assert card.picture.plan == plan_of(seen.view, 0, palette.PLAYERS[1].colour)
    assert card.picture.mood == "full"


def test_all_points_of_a_game_fall_on_its_city():
    game = session(3, 2000)
    assert game.state.decision is None
    for score in final_scores(game.state):
        falls = scored_city(game.state, score.seat, (1, 2, 3)).falls
        assert [sum(fall.points for fall in each) for each in falls] == [line.points for line in score.lines]
        assert all(0 <= fall.x <= 1 and 0 <= fall.y <= 1 for each in falls for fall in each)


def test_stalls_and_ships_stand_in_the_free_room_right_of_the_own_buildings():
    seen = model(session(2, 60), 0)
    seen.view.nations[0].colonies = ("sicily", "nubia")
    layout = TABLE.layout(seen)
    (((x, _, wide, _), harbour),) = harbours(seen)
    built = [layout.sprites[piece_name(tile, 0)].area for tile in seen.view.nations[0].slots if tile]
    row_ends = max(area[0] + area[2] for area in built)
    assert len(harbour.stalls) == len(built)
    assert min((*harbour.stalls, *harbour.ships)) * wide + x > row_ends
    assert max(harbour.stalls) < COAST + 0.03
