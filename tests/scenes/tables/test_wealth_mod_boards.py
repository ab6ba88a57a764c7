"""The table of Wealth of Nations with the map and the markets of a mod: drawn as they are, and with room for them."""

from __future__ import annotations

from functools import partial

import pytest

from game.wealth_of_nations.cards.components import BOARDS, MAP
from scenes.games.wealth_of_nations.board.spots import centre
from scenes.games.wealth_of_nations.trade import harbours, plan_of
from scenes.ui.host.tooltip import Tooltip
from sprites.maps.chart import Chart
from tests.game.mod_folder import only_of, put
from tests.game.wealth_of_nations.scenario import GAME, new_game, play
from tests.scenes.tables.positions import faults_of
from tests.scenes.tables.wealth_games import TABLE, model
from tests.scenes.windows import HARDEST

DEAR, LONG = "[97, 99, 98]", "\n    - ".join(["[" + ", ".join(["[97, 99, 98]"] * 13) + "]"] * 3)
CONTENTS = {
    "wealth_of_nations/board.yaml": "closed: [a1, a2, b1, c1, d1, d2, c4, c5, g5, i1, h1]\n",
    "wealth_of_nations/markets.yaml": f"""
- {{id: food, filled: 1, when_empty: 99, when_full: 97, rows: [[{DEAR}]]}}
- id: energy
  filled: 20
  when_empty: 99
  when_full: 97
  rows:
    - {LONG}
""",
}


@pytest.fixture(scope="module")
def state(tmp_path_factory):
    """A game in its first round on the map of a mod."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch, only_of(home):
        patch.setenv("TABLE_OF_NATIONS_HOME", str(home))
        put(home, CONTENTS, id="atoll", wealth_of_nations=GAME.rules)
        state = new_game(3, mods=["atoll"])
        while not state.round:
            play(state, " ".join(state.decision.moves[0]))
        yield state


@pytest.mark.parametrize("look", HARDEST[::2])
def test_the_widest_market_and_the_smallest_have_room(state, look):
    assert faults_of(TABLE, look, partial(model, state, state.decision.seat)) == []


def test_water_says_that_it_is_water(state):
    targets = TABLE.layout(model(state)).targets
    told = {name: targets[name].tells.told.remarks for name in ("c4", "e5", "i5")}
    assert isinstance(targets["c4"].tells, Tooltip)
    assert told["c4"] == ("This hex is water. You can't build here.",)
    assert told["e5"] == ("You can't build on the middle hex.",)
    assert told["i5"] not in (told["c4"], told["e5"])


def test_ports_lie_by_the_sea_and_tracks_find_them(state):
    land = BOARDS[state.board]
    ports = harbours(state.board)
    assert len(set(ports)) == 6 and land.closed.isdisjoint(ports)
    assert harbours("board") == tuple(MAP.index[name] for name in ("c1", "g7", "g1", "c7", "a1", "i1"))
    assert all(not land.sea.isdisjoint(MAP.neighbours[hex]) for hex in ports)
    tracks = plan_of(model(state)).tracks
    assert tracks and all(way[-2] in [centre(hex) for hex in ports] for way in tracks)


def test_a_chart_shows_water_where_land_was():
    size, side = (296, 266), 18.5
    chart = Chart(side, MAP.cells, water=((0, -2), (1, -2), (-4, 0)))
    for picture in (chart.paint(size), chart.plain(size)):
        for cell, is_wet in (((0, -2), True), ((1, -2), True), ((-4, 0), True), ((3, 0), False)):
            colour = picture.get_at([round(size[axis] / 2 + side * far) for axis, far in enumerate(_middle(cell))])
            assert (colour.b > colour.r) == is_wet, cell


def _middle(cell):
    return centre(MAP.at(cell))
