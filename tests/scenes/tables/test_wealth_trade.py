"""Trade on the chart of Wealth of Nations: what of a position is seen in it, and what moves when a barter is struck."""

from collections import Counter
from dataclasses import replace
from math import dist

import pygame
import pytest

from game.bots.random_bot import RandomBot
from game.engine.hidden import determinize, redact
from game.session.session import Session
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import BOARDS, INDUSTRIES, MAP
from scenes.games.wealth_of_nations.board.spots import HIGH, SIDE, WIDE, centre
from scenes.games.wealth_of_nations.table import WealthTable
from scenes.games.wealth_of_nations.trade import ANCHORAGES, MOST_CARTS, plan_of
from scenes.table.panels.city import city_of
from scenes.ui.layout import DisplayList
from sprites.maps.chart_frame import BEZEL, NEAT
from sprites.maps.trade_chart import SHIP, Paper, TradeChart, on_track, track_shapes
from sprites.paint import brush, palette
from tests.scenes.tables.wealth_games import model, seats_of

TABLE = WealthTable()
FRAME = (BEZEL + NEAT) / SIDE
ACROSS, DOWN = WIDE / 2 - FRAME, HIGH / 2 - FRAME
"""How far the chart reaches from its middle inside its frame, in lengths of a side."""


@pytest.fixture(scope="module", autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()


@pytest.fixture(scope="module")
def played():
    session, hand = Session(GAME, {}, seats_of(3), 5), RandomBot(5, GAME)
    while session.state.round < 3:
        session.play(hand.choose(session.state, session.state.decision))
    return session.state


@pytest.fixture
def state(played):
    return played.copy()


def charts(seen):
    inks = [ink for panel in TABLE.layout(seen).panels if isinstance(panel.key, DisplayList) for ink in panel.key.inks]
    return [city for city in map(city_of, inks) if city]


def test_what_a_viewer_cannot_know_changes_no_trade(state):
    for viewer in state.seats:
        known = plan_of(model(redact(state, viewer, GAME.hidden), viewer))
        other = redact(determinize(state, viewer, GAME.hidden, 1), viewer, GAME.hidden)
        for nation in other.nations:
            nation.money += 7
        assert plan_of(model(other, viewer)) == known


def test_what_blocs_make_goes_to_the_port_of_their_nation(state):
    plan = plan_of(model(state))
    making = [bloc for bloc in state.blocs if bloc.dots]
    assert making and len(plan.tracks) == len(making)
    for bloc, way in zip(making, plan.tracks, strict=True):
        assert way[0] == centre(bloc.hexes[0])
        assert way[-2] == centre(MAP.index[ANCHORAGES[bloc.owner].hex])
        assert way[-1] == plan.ports[bloc.owner].at
        assert centre(BOARDS["board"].rose) not in way


def test_carts_carry_what_blocs_make_on_their_tracks_where_no_tile_hides_them(state):
    plan = plan_of(model(state))
    bare = {centre(hex) for hex, tile in enumerate(state.tiles) if not tile}
    products = {palette.COMMODITIES[INDUSTRIES[bloc.industry].product] for bloc in state.blocs if bloc.dots}
    assert plan.carts and {cart.tone for cart in plan.carts} <= products
    assert len(plan.carts) <= sum(min(MOST_CARTS, len(bloc.dots)) for bloc in state.blocs)
    on_hex = Counter()
    for cart in plan.carts:
        near = min((point for way in plan.tracks for point in way[:-1]), key=lambda point: dist(point, cart.at))
        ways = [way for way in plan.tracks if near in way]
        assert (
            min(dist(on_track(way, way.index(near), step / 40), cart.at) for way in ways for step in range(41)) < 0.05
        )
        assert near in bare or any(near == way[-2] for way in ways)
        on_hex[near, cart.tone] += 1
    assert set(on_hex.values()) == {1}


def test_tracks_have_edges_and_a_bed_and_bend_where_they_cross_borders():
    on = Paper(40.0, (400, 300))
    way = ((-3.0, 0.0), (-1.27, 0.0), (0.46, 0.0), (1.33, 1.5))
    shapes = [*track_shapes((way, way[::-1]), on)]
    drawn = brush.vector((400, 300), shapes)
    x, y = (round(each) for each in on.at(on_track(way, 1, 0.5)))
    column = [drawn.get_at((x, row)) for row in range(y - 8, y + 9)]
    seen = [sum(tone[:3]) for tone in column if tone.a]
    assert max(seen) > 2.5 * min(seen) and seen[0] < max(seen) > seen[-1]
    assert len({shape.count("M") for shape in shapes}) == 1 and shapes[0].count("M") == len(way)
    assert abs(on_track(way, 0, 1.0)[1]) > 0.005


def test_a_ship_sails_from_its_pier_when_a_barter_is_struck(state):
    state.nations[1].deals = 0
    struck = state.copy()
    struck.nations[1].deals = 1
    (before,), (after,) = charts(model(state)), charts(model(struck))
    size = 680, 620
    ((part, way),) = after.changed(before, size)
    port, side = after.plan.ports[1], after.chart.side
    berth = port.berths[port.ships - 1]
    assert way == (round((port.at[0] - berth[0]) * side), round((port.at[1] - berth[1]) * side))
    old, new = (chart.paint(size) for chart in (before, after))
    ship = pygame.mask.from_threshold(new, (0, 0, 0), (6, 6, 6, 255), old)
    ship.invert()
    (box,) = [rect for rect in ship.get_bounding_rects() if rect.w > SHIP * side / 2]
    assert part.contains(box)


def test_every_berth_lies_at_sea_inside_the_frame():
    for harbour in ANCHORAGES:
        for x, y in harbour.berths:
            assert abs(x) + SHIP * 0.62 < ACROSS and y - SHIP * 0.9 > -DOWN and y + 0.2 < DOWN
            assert all((x - a) ** 2 + (y - b) ** 2 > 1 for a, b in map(centre, range(len(MAP.cells))))


def test_who_does_not_want_to_see_trade_sees_the_bare_chart(state):
    seen = model(state)
    assert [type(chart) for chart in charts(seen)] == [TradeChart]
    assert charts(replace(seen, city="quiet"))[0].mood == "quiet"
    assert not charts(replace(seen, city="off"))
