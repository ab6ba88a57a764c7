"""Hexes: the map as pure geometry, with half dots on sides and third dots on corners (W-DOTS-01, W-RULING-02).

Sides 1 to 6 run clockwise from the top of a tile that lies with a flat side on top; corner k lies between sides k and
k+1. On the printed map, whose rows run level, the same order begins at the upper left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_lowercase

Cell = tuple[int, int]
"""Axial coordinates (q, r)."""

ACROSS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""What lies over sides 1 to 6."""

OFF_MAP = -1

Spot = int
"""A side or a corner of the map, where partial dots of neighbouring tiles meet."""


class HexMap:
    """A hexagon of hexes, known by their number from the upper left, and named by row and place: a1, a2, ...

    cells: axial coordinates, (0, 0) in the middle. neighbours: for every hex the hexes over sides 1 to 6, OFF_MAP where
    the map ends. parts: for every spot how many partial dots make it whole, 2 on a side and 3 on a corner.
    """

    def __init__(self, rows: Sequence[int]) -> None:
        """Rows of hexes from top to bottom, such as (5, 6, 7, 8, 9, 8, 7, 6, 5)."""
        middle = len(rows) // 2
        places = [
            (column, row - middle, f"{ascii_lowercase[row]}{column + 1}")
            for row, length in enumerate(rows)
            for column in range(length)
        ]
        self.cells: tuple[Cell, ...] = tuple((max(-middle, -middle - r) + column, r) for column, r, _ in places)
        self.names: tuple[str, ...] = tuple(name for *_, name in places)
        self.index: dict[str, int] = {name: index for index, name in enumerate(self.names)}
        self._at = {cell: index for index, cell in enumerate(self.cells)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._at.get(step(cell, side), OFF_MAP) for side in range(1, 7)) for cell in self.cells
        )
        numbers: dict[frozenset[Cell], Spot] = {}
        self._sides = tuple(self._numbered(numbers, cell, (0,)) for cell in self.cells)
        self._corners = tuple(self._numbered(numbers, cell, (0, 1)) for cell in self.cells)
        self.parts: tuple[int, ...] = tuple(len(cells) for cells in numbers)

    @staticmethod
    def _numbered(numbers: dict[frozenset[Cell], Spot], cell: Cell, ahead: tuple[int, ...]) -> tuple[Spot, ...]:
        """The spots that a cell shares with the cell over each side, or with that and the next one."""
        shared = (frozenset((cell, *(step(cell, side + more) for more in ahead))) for side in range(1, 7))
        return tuple(numbers.setdefault(cells, len(numbers)) for cells in shared)

    def at(self, cell: Cell) -> int:
        """The hex at these coordinates. Raises KeyError off the map."""
        return self._at[cell]

    def spots(self, hex: int, halves: Iterable[int], thirds: Iterable[int], turn: int) -> tuple[Spot, ...]:
        """Where the half dots (by side) and third dots (by corner) of a tile lie that was turned clockwise."""
        sides, corners = self._sides[hex], self._corners[hex]
        return (
            *(sides[turned(side, turn) - 1] for side in halves),
            *(corners[turned(corner, turn) - 1] for corner in thirds),
        )


def step(cell: Cell, side: int) -> Cell:
    """The cell over a side; sides count on past 6."""
    dq, dr = ACROSS[(side - 1) % 6]
    return cell[0] + dq, cell[1] + dr


def turned(place: int, turn: int) -> int:
    """Where a side or a corner, 1 to 6, comes to lie when the tile is turned clockwise by so many sixths."""
    return (place - 1 + turn) % 6 + 1


def different_turns(halves: Sequence[int], thirds: Sequence[int]) -> int:
    """How many of the six turns of a tile look different: 1, 2, 3 or 6."""
    looks = {
        (
            frozenset(turned(side, turn) for side in halves),
            frozenset(turned(corner, turn) for corner in thirds),
        )
        for turn in range(6)
    }
    return len(looks)
