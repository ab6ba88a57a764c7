"""The price boards of the commodity markets: their wells, and the ladder of prices that follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property, partial
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from game.cards.catalog import Passage, Reader, Readers, between, gather

COMMODITIES = ("food", "energy", "labor", "ore", "capital")

HALF_DOLLARS = 2
"""Barter prices are counted in half dollars."""

MOST_ROWS, LONGEST_ROW, DEAREST = 3, 14, 99
"""What the table has room for: rows of a market, wells of a row, and the price on a well."""

_positive, _price = between(1, 999), between(0, 999)


class Well(NamedTuple):
    """A place for one cube: what a sale into it earns, what its cube costs, the barter price in half dollars."""

    sell: int
    buy: int
    barter: int


class Ladder(NamedTuple):
    """The prices of a commodity by how many of its wells are filled: none, one, two, ...

    buy, sell: the next cube. barter: the advised price in half dollars, beside the cheapest cube, with empty rows the
    mean of both prices (W-BARTER-05, W-RULING-06). bought, sold: what the cubes of so many wells cost together, and
    what filling them earns.
    """

    buy: tuple[int, ...]
    sell: tuple[int, ...]
    barter: tuple[int, ...]
    bought: tuple[int, ...]
    sold: tuple[int, ...]

    @property
    def wells(self) -> int:
        """How many wells there are."""
        return len(self.bought) - 1

    def up(self, filled: int, cubes: int) -> int:
        """What buying so many cubes costs, the price climbing until the rows are empty."""
        beyond = max(0, cubes - filled)
        return self.bought[filled] - self.bought[max(0, filled - cubes)] + beyond * self.buy[0]

    def down(self, filled: int, cubes: int) -> int:
        """What selling so many cubes earns, the price falling until the rows are full."""
        then = min(len(self.sold) - 1, filled + cubes)
        return self.sold[then] - self.sold[filled] + (filled + cubes - then) * self.sell[-1]


@dataclass(frozen=True)
class PriceBoard:
    """A commodity market as printed; wells from upper left to lower right, the dearest first (W-TRADE-08).

    id: the commodity, in a mod's with the mod's name before it. See W-SETUP-10.
    """

    id: str
    commodity: str
    name: str
    emblem: str
    cubes: int
    filled: int
    when_empty: int
    when_full: int
    wells: tuple[Well, ...]
    row_lengths: tuple[int, ...]

    @cached_property
    def ladder(self) -> Ladder:
        """Its prices."""
        buy, sell = [well.buy for well in self.wells], [well.sell for well in self.wells]
        return Ladder(
            buy=(self.when_empty, *buy),
            sell=(*sell, self.when_full),
            barter=(self.when_empty + sell[0], *(well.barter for well in self.wells)),
            bought=tuple(accumulate(buy, initial=0)),
            sold=tuple(accumulate(sell, initial=0)),
        )


def _read_prices(entry: Passage, own: Readers) -> dict[str, Any]:
    """The fields of a market, by `own` those that are not its prices. Raises Misprint."""
    prices: Readers = {
        "filled": _price,
        "when_empty": _positive,
        "when_full": _price,
        "rows": lambda rows: rows.each(lambda row: row.each(_read_well, 1), 1, MOST_ROWS),
    }
    read = entry.record({**own, **prices}, {**own, **prices})
    rows = read.pop("rows")
    read["row_lengths"] = tuple(map(len, rows))
    read["wells"] = tuple(well for row in rows for well in row)
    if read["filled"] > len(read["wells"]):
        raise entry.fields()["filled"].misprint(f"there are {len(read['wells'])} wells", "out-of-range")
    return read


def read_market(entry: Passage, names: Readers) -> PriceBoard:
    """One of our markets. Raises Misprint."""
    read = _read_prices(entry, {**names, "cubes": _positive})
    return PriceBoard(commodity=read["id"], **read)


def read_market_of_a_mod(entry: Passage, handle: Reader, ours: Mapping[str, PriceBoard]) -> PriceBoard:
    """A market that lies in the place of ours of the same commodity, with its name and cubes. Raises Misprint."""

    def read_id(passage: Passage) -> tuple[str, str]:
        return passage.one_of(ours, "commodity"), handle(passage)

    read = _read_prices(entry, {"id": read_id})
    commodity, id = read.pop("id")
    own, board = ours[commodity], PriceBoard(**{**_fields(ours[commodity]), **read, "id": id})
    rows = entry.fields()["rows"]
    if max(board.row_lengths) > LONGEST_ROW or len(board.wells) > own.cubes:
        message = f"a row has {LONGEST_ROW} wells at most, and all of them {own.cubes}, as there are cubes"
        raise rows.misprint(message, "out-of-range")
    for fault in _unfair(board):
        raise rows.misprint(fault, "out-of-range")
    return board


def _fields(board: PriceBoard) -> dict[str, Any]:
    return {field.name: getattr(board, field.name) for field in fields(board)}


def _unfair(board: PriceBoard) -> Iterator[str]:
    """Why nobody could trade there: prices out of bounds, or a cube that earns more than it costs (W-RULING-05)."""
    ladder = board.ladder
    if not all(1 <= price <= DEAREST for price in (*ladder.buy, *ladder.sell)):
        yield f"prices go from 1 to {DEAREST}"
    if any(one.buy < two.buy or one.sell < two.sell for one, two in pairwise(board.wells)):
        yield "wells go from the dearest to the cheapest"
    if board.when_empty < board.wells[0].buy or board.when_full > board.wells[-1].sell:
        yield "nothing is dearer than when_empty, and nothing cheaper than when_full"
    if any(well.sell >= well.buy for well in board.wells):
        yield "a sale must earn less than the same cube costs"
    if any(not HALF_DOLLARS * well.sell <= well.barter <= HALF_DOLLARS * well.buy for well in board.wells):
        yield "a barter price lies between the two others of its well"


def _read_well(passage: Passage) -> Well:
    entries = passage.entries()
    if len(entries) != 3:
        raise passage.misprint("a well is [sell price, buy price, barter price]")
    sell, buy, barter = gather(partial(_price, entries[0]), partial(_price, entries[1]), entries[2].decimal)
    if barter * 2 % 1 or not 0 <= barter <= 999:
        raise entries[2].misprint("a barter price is a number of whole or half dollars")
    return Well(sell, buy, int(barter * 2))
