"""The map as it is seen over the sea: while the game is played, under the score, and on the winner's evening."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from statistics import fmean

from game.text.sentences import Sentences
from game.wealth_of_nations.cards.components import INDUSTRIES, MAP
from game.wealth_of_nations.rules.scoring import VP_FOR_A_TILE, score_lines
from game.wealth_of_nations.state import NOBODY, Bloc, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import coat_of_arms
from scenes.games.wealth_of_nations.board.spots import centre, roads, water_of, whole_dots
from scenes.games.wealth_of_nations.text.seats import seat_colour, seat_name
from scenes.games.wealth_of_nations.trade import trade_of
from scenes.results.scored_city import LaurelFall, ScoredCity, parted
from scenes.table.model import TableModel
from scenes.table.panels.plaque import HEADER as FACE
from scenes.table.table import Postcard
from sprites.maps.chart import Chart
from sprites.maps.festive_chart import FestiveBloc, FestiveChart, FestiveDot, FestiveTile, SeaView

say = Sentences("wealth_of_nations")

PORT = 2.4
"""On how much of its shore what a port is worth rains, in lengths of a side."""


def festive_chart(state: WealthState, seat: int, colours: Sequence[int]) -> FestiveChart:
    """The map after a game that this seat has won; `colours` are the numbers of those of all seats."""
    tiles = [
        FestiveTile(MAP.cells[hex], looks.tile_look(tile.industry), tile.turn, colours[owner])
        for hex, (tile, owner) in enumerate(zip(state.tiles, state.flags, strict=True))
        if tile
    ]
    blocs = [
        FestiveBloc(
            colours[bloc.owner],
            tuple(MAP.cells[hex] for hex in bloc.hexes),
            tuple(road for dot in bloc.dots for road in roads(dot)),
        )
        for bloc in state.blocs
    ]
    dots = [
        FestiveDot(dot.at, product, looks.sign_of(product), "idle" if dot.is_idle else "whole")
        for dot in whole_dots(state.tiles, state.flags).values()
        for product in (INDUSTRIES[dot.industry].product,)
    ]
    flags = [
        (centre(hex), colours[owner])
        for hex, owner in enumerate(state.flags)
        if owner != NOBODY and state.tiles[hex] is None
    ]
    chart = Chart(1.0, MAP.cells, is_framed=False, has_vessels=False, water=water_of(state))
    return FestiveChart(
        colours[seat], chart, trade_of(state, colours), tuple(tiles), tuple(blocs), tuple(dots), tuple(flags)
    )


def postcard(model: TableModel[WealthState], seat: int) -> Postcard:
    """The map of now, by day; what a seat has built is seen best."""
    colours = [seat_colour(model, nation.seat) for nation in model.view.nations]
    picture = festive_chart(model.view, seat, colours)._replace(by_day=True, whose=("afar", seat))
    name, mark = seat_name(model, seat), coat_of_arms(model, seat, FACE, FACE + 8.0)
    return Postcard(picture, (seat,), say("city.of", name=name), name, mark)


def scored_map(state: WealthState, seat: int, colours: Sequence[int]) -> ScoredCity:
    """The same map while the score of a seat falls on it: that of tiles on their blocs, all other on its port."""
    chart = festive_chart(state, seat, colours)._replace(is_counted=True)
    lines = {line.category: line.points for line in score_lines(state, seat)}
    blocs = [bloc for bloc in state.blocs if bloc.owner == seat]
    tiles = tuple(LaurelFall(*_middle(bloc), VP_FOR_A_TILE * len(bloc.hexes)) for bloc in blocs)
    x, y = chart.trade.ports[seat].at
    rest = (parted(lines[key], x, y, PORT) for key in ("money", "notes"))
    return ScoredCity(chart, (tiles, *rest), _on_map)


def _middle(bloc: Bloc) -> ui.Point:
    """The hex of a bloc that lies nearest to its middle."""
    places = [centre(hex) for hex in bloc.hexes]
    x, y = (fmean(each) for each in zip(*places, strict=True))
    return min(places, key=lambda place: dist(place, (x, y)))


def _on_map(size: tuple[int, int], x: float, y: float) -> tuple[float, float]:
    return SeaView(size).at((x, y))
