"""The printed components, read from `data/wealth_of_nations`: map, tiles, markets, packages, flags and costs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.cards.catalog import Passage
from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import Registry, by_id
from game.wealth_of_nations.cards.board import OURS, Board, read_board_of_a_mod
from game.wealth_of_nations.cards.hexes import Spot
from game.wealth_of_nations.cards.prices import COMMODITIES, PriceBoard, read_market_of_a_mod
from game.wealth_of_nations.cards.reading import (
    MONEY,
    Cost,
    Finance,
    Flag,
    Industry,
    Package,
    read_packages,
    read_pieces,
)

__all__ = [
    "COMMODITIES",
    "MONEY",
    "Board",
    "Cost",
    "Finance",
    "Flag",
    "Industry",
    "Package",
    "PriceBoard",
]

_READ = read_pieces()

BOARDS: Registry[Board] = Registry("wealth_of_nations", is_replaced=True)
BOARDS[OURS] = _READ.board
MAP = BOARDS[OURS].map
"""The map of hexes, which is the same on every board."""
INDUSTRIES = _READ.industries
PRICES: Registry[PriceBoard] = Registry("wealth_of_nations", is_replaced=True)
PRICES.update(_READ.prices)
PACKAGES: Registry[Package] = Registry("wealth_of_nations")
PACKAGES.update(_READ.packages)
FIRST_GAME = ("industry1", "industry2", "industry6", "commodity1")
"""Packages that suit a first game: easy to live by, and not worse than others (docs/balance.md)."""
FLAGS_OF_A_NATION = _READ.flags_of_a_nation
FLAGS = _READ.flags
FINANCE = _READ.finance


def read_mod(files: DataFiles, register: ModRegister, mod: str) -> tuple[tuple[Registry[Any], dict[str, Any]], ...]:
    """The starting packages, board and markets of a mod. Raises Misprint."""

    def board(passage: Passage) -> dict[str, Board]:
        handle = register.handle(Passage(OURS, passage.way))
        return {handle: read_board_of_a_mod(passage, handle, BOARDS[OURS])}

    def prices(passage: Passage) -> dict[str, PriceBoard]:
        read = partial(read_market_of_a_mod, handle=register.handle, ours=_READ.prices)
        return by_id(passage.each(read, 1))

    packages = partial(read_packages, handle=register.handle, least=1)
    return (
        (PACKAGES, files.read("packages", packages, {})),
        (BOARDS, files.read("board", board, {})),
        (PRICES, files.read("markets", prices, {})),
    )


def board_with(mods: Iterable[str]) -> str:
    """The board of a game with these mods: ours, where none of them has one."""
    return BOARDS.among(mods)[-1].id


def prices_with(mods: Iterable[str]) -> tuple[PriceBoard, ...]:
    """The price boards of a game with these mods, in the order of COMMODITIES."""
    return tuple({each.commodity: each for each in PRICES.among(mods)}.values())


@dataclass(frozen=True, slots=True)
class TileOrientation:
    """How a tile of an industry may lie on a hex: its turn, and the spots of its partial dots, also as a bit mask."""

    turn: int
    spots: tuple[Spot, ...]
    mask: int


def _lies(industry: Industry, hex: int) -> tuple[TileOrientation, ...]:
    lies = []
    for turn in range(industry.turns):
        spots = MAP.spots(hex, industry.halves, industry.thirds, turn)
        lies.append(TileOrientation(turn, spots, sum(1 << spot for spot in spots)))
    return tuple(lies)


LIES: dict[str, tuple[tuple[TileOrientation, ...], ...]] = {
    industry.id: tuple(_lies(industry, hex) for hex in range(len(MAP.cells))) for industry in INDUSTRIES.values()
}
"""For every industry and hex every turn that looks different."""
