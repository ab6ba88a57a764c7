"""Breakdown: what the numbers of a nation are made of. The shares of a number always add up to it."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.nations_dice.cards.chits import unused
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import Nation

CHITS = "chits"
"""What else than dice of a colour shows a kind."""


class Contribution(NamedTuple):
    """What pieces of one sort give: the colour of dice, or chits; how many pieces, and how much of the kind."""

    piece: str
    pieces: int
    amount: int


def shown_shares(nation: Nation, kind: str) -> tuple[Contribution, ...]:
    """Which unused pieces show a kind; together what a purse of the kind shows (D-ROUND-03)."""
    amounts: Counter[str] = Counter()
    dice: Counter[str] = Counter()
    for die in nation.unused_dice:
        if die.icon.kind == kind:
            amounts[die.colour] += die.icon.amount
            dice[die.colour] += 1
    shares = [Contribution(colour, dice[colour], amount) for colour, amount in amounts.items()]
    chits = unused(nation, kind)
    return (*shares, *((Contribution(CHITS, chits, chits),) if chits else ()))


def score_shares(nation: Nation, category: str) -> tuple[Contribution, ...]:
    """Which tiles give the points of a category of the final scoring (D-END-02). In the rounds none is scored."""
    zones = {
        "wonders": nation.ready,
        "colonies": nation.colonies,
        "buildings": nation.slots,
        "advisor": (nation.advisor,),
    }
    tiles = [tile for tile in zones.get(category, ()) if tile]
    return tuple(Contribution(tile, 1, TILES[tile].vp) for tile in tiles if TILES[tile].vp)
