"""The board: the map of hexes, and those of them on which nothing may ever stand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.cards.catalog import Passage, Readers
from game.wealth_of_nations.cards.hexes import OFF_MAP, HexMap

MOST_ROWS = 15
FEWEST_OPEN = 37
"""Hexes of a mod's map that must be open: six nations have room for their packages there, wherever they lie."""


@dataclass(frozen=True)
class Board:
    """The map, and its closed hexes (W-SETUP-01, W-PACKAGE-09). id: in a mod's the mod's name is before it.

    rose: the hex in the middle, which is closed on every map.
    """

    id: str
    map: HexMap
    rose: int
    closed: frozenset[int]

    @cached_property
    def open(self) -> tuple[int, ...]:
        """Hexes on which something may stand (W-PACKAGE-09, W-FLAG-03)."""
        return tuple(hex for hex in range(len(self.map.cells)) if hex not in self.closed)

    @cached_property
    def near(self) -> tuple[tuple[int, ...], ...]:
        """For each hex the open hexes that share a side with it."""
        is_open = frozenset(self.open)
        return tuple(tuple(other for other in beside if other in is_open) for beside in self.map.neighbours)

    @property
    def water(self) -> tuple[int, ...]:
        """The closed hexes beside the rose."""
        return tuple(sorted(self.closed - {self.rose}))

    @cached_property
    def sea(self) -> frozenset[int]:
        """The water that hangs together with what is off the map, which is in it, too."""
        reached = {OFF_MAP}
        while more := {
            hex for hex in self.water if hex not in reached and not reached.isdisjoint(self.map.neighbours[hex])
        }:
            reached |= more
        return frozenset(reached)


OURS = "board"


def read_board(passage: Passage) -> Board:
    """Our board. Raises Misprint."""
    readers: Readers = {"rows": _read_rows, "closed": Passage.text}
    read = passage.record(readers, readers)
    map = HexMap(read["rows"])
    rose = map.index[passage.fields()["closed"].one_of(map.names, "hex")]
    return Board(OURS, map, rose, frozenset({rose}))


def _read_rows(passage: Passage) -> tuple[int, ...]:
    rows = passage.numbers(1, MOST_ROWS, range(1, MOST_ROWS + 1))
    middle = len(rows) // 2
    if rows != tuple(len(rows) - abs(middle - row) for row in range(len(rows))) or not len(rows) % 2:
        raise passage.misprint("the rows are no hexagon, such as [3, 4, 5, 4, 3]")
    return rows


def read_board_of_a_mod(passage: Passage, id: str, ours: Board) -> Board:
    """A board that lies in the place of ours: more of its hexes are closed. Raises Misprint."""

    def read_closed(listed: Passage) -> frozenset[int]:
        most = len(ours.map.cells) - FEWEST_OPEN
        closed = listed.each(lambda hex: ours.map.index[hex.one_of(ours.map.names, "hex")], 1)
        if len({ours.rose, *closed}) > most:
            message = f"{len({ours.rose, *closed})} hexes are closed; the most are {most}, the middle one among them"
            raise listed.misprint(message, "out-of-range")
        return frozenset({ours.rose, *closed})

    closed = passage.record({"closed": read_closed}, ("closed",))["closed"]
    board = Board(id, ours.map, ours.rose, closed)
    if apart := _apart(board):
        names = ", ".join(ours.map.names[hex] for hex in apart[:5])
        remedy = "Leave hexes between them open: the game ends when all are taken, and flags spread from hex to hex."
        raise passage.fields()["closed"].misprint(
            f"no way leads to {names} from the other hexes", "wrong-value", remedy
        )
    return board


def _apart(board: Board) -> list[int]:
    """The open hexes to which no way leads from most others."""
    left, parts = set(board.open), list[set[int]]()
    while left:
        ahead, part = [min(left)], set[int]()
        while ahead:
            part.add(hex := ahead.pop())
            ahead += (near for near in board.near[hex] if near not in part)
        parts.append(part)
        left -= part
    return sorted(set(board.open) - max(parts, key=len))
