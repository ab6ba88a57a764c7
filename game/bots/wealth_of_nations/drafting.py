"""Drafting: which starting packages to take, by how games ended for those who had them."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.flow import Move

LEADS = {
    "industry1": 12.0, "industry2": 12.0, "industry3": 2.0, "industry4": -2.5, "industry5": 5.0,
    "industry6": 4.5, "commodity1": -4.0, "commodity2": -5.5, "commodity3": -6.0, "commodity4": -4.0,
    "commodity5": -8.0, "commodity6": -5.0,
}  # fmt: skip
"""VP above the mean of the table with which owners of a package ended, in games with packages dealt at random."""


def best_packages(moves: Iterable[Move]) -> list[Move]:
    """The moves that take a package, the most promising first."""
    return sorted(moves, key=lambda move: -LEADS[move[1]])
