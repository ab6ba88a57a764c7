"""The printed components, read from `data/wealth_of_nations`: map, tiles, markets, packages, flags and costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.cards.mod_reading import DataFiles, ModRegister
from game.cards.registry import Registry
from game.wealth_of_nations.cards.hexes import Spot
from game.wealth_of_nations.cards.reading import (
    COMMODITIES,
    MONEY,
    Board,
    Cost,
    Finance,
    Flag,
    Industry,
    Package,
    PriceBoard,
    Well,
    read_packages_of_a_mod,
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
    "Well",
]

_READ = read_pieces()

BOARD = _READ.board
MAP = BOARD.map
INDUSTRIES = _READ.industries
PRICES = _READ.prices
PACKAGES: Registry[Package] = Registry("wealth_of_nations")
PACKAGES.update(_READ.packages)
FIRST_GAME = ("industry1", "industry2", "industry6", "commodity1")
"""Packages that suit a first game: easy to live by, and not worse than others (docs/balance.md)."""
FLAGS_OF_A_NATION = _READ.flags_of_a_nation
FLAGS = _READ.flags
FINANCE = _READ.finance


def read_mod(files: DataFiles, register: ModRegister, mod: str) -> tuple[tuple[Registry[Any], dict[str, Any]], ...]:
    """The starting packages of a mod. Raises Misprint."""
    return ((PACKAGES, read_packages_of_a_mod(files, register)),)


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
