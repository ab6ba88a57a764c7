"""The last picture of a game: the map as it was left, on the winner's evening."""

from __future__ import annotations

from collections.abc import Sequence

from game.wealth_of_nations.cards.components import INDUSTRIES, MAP
from game.wealth_of_nations.state import NOBODY, WealthState
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.spots import centre, roads, water_of, whole_dots
from scenes.games.wealth_of_nations.trade import trade_of
from sprites.maps.chart import Chart
from sprites.maps.festive_chart import FestiveBloc, FestiveChart, FestiveDot, FestiveTile


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
