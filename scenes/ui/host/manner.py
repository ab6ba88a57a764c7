"""Manners: the timing of everyday moves, part by part. Every duration of a move on any table is one of these."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Manner(NamedTuple):
    """How a piece goes, in milliseconds at Normal speed: it draws back, goes its way, lands, and settles.

    `hops` are the steps of what walks; `shakes` says that what it lands on shakes, and raises no dust.
    """

    back: float
    path: float
    landing: float = 0.0
    settle: float = 0.0
    hops: int = 0
    shakes: bool = False

    @property
    def total(self) -> float:
        """All of it."""
        return self.back + self.path + self.landing + self.settle

    @property
    def landed(self) -> float:
        """When it has arrived, so that what happens next may begin."""
        return self.back + self.path + self.landing


MANNERS: Mapping[str, Manner] = MappingProxyType(
    {
        "goods": Manner(90, 320, 0, 150),
        "buy": Manner(90, 360, 150, 360),
        "rival_buy": Manner(120, 360, 0, 240),
        "deploy": Manner(80, 340, 0, 160, hops=2),
        "undeploy": Manner(80, 300, 0, 40, hops=2),
        "growth": Manner(100, 360, 0, 200, hops=2),
        "hire": Manner(120, 300, 0, 120),
        "section": Manner(120, 360, 0, 200, shakes=True),
        "wonder": Manner(250, 600, 650, 700),
        "barter": Manner(120, 420, 180, 300),
        "tile": Manner(80, 380, 150, 400),
        "die": Manner(120, 600, 140, 250),
        "production": Manner(150, 1050),
        "event": Manner(250, 440, 190, 200),
        "war": Manner(250, 900, 1450, 300),
        "blow": Manner(120, 220, 60, 800),
        "sheet": Manner(300, 500),
    }
)
"""Every kind of move. What is not named here glides to its place."""

WAVE = 80.0
"""Milliseconds from one nation to the next as their Production comes in, and from one count of all counters to the
next: a table that is laid anew for every unit of every nation has no time to be drawn.
"""
