"""The printed components, read from `data/wealth_of_nations`: map, tiles, markets, packages, flags and costs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.core.catalog import Passage, read_file
from game.wealth_of_nations.hexes import HexMap, Spot, different_turns

FOLDER = Path(__file__).parents[2] / "data" / "wealth_of_nations"

COMMODITIES = ("food", "energy", "labor", "ore", "capital")
MONEY = "money"

Cost = tuple[tuple[str, int], ...]
"""Commodities and how many cubes of each."""


@dataclass(frozen=True, slots=True)
class Board:
    """The map, and the hex on which nothing may ever stand (W-SETUP-01, W-PACKAGE-09)."""

    map: HexMap
    closed: int


@dataclass(frozen=True, slots=True)
class Industry:
    """An industry and its tiles (W-SETUP-03, W-SETUP-07, W-BUILD-02).

    product: a commodity, or MONEY. centre: full dots of its own, 0 or 1. halves, thirds: partial dots by side and by
    corner. turns: how many turns look different.
    """

    id: str
    name: str
    plural: str
    emblem: str
    product: str
    tiles: int
    cost: Cost
    centre: int
    halves: tuple[int, ...]
    thirds: tuple[int, ...]
    turns: int
    is_fed: bool
    is_powered: bool


@dataclass(frozen=True, slots=True)
class Well:
    """A place for one cube: what a sale into it earns, what its cube costs, the barter price in half dollars."""

    sell: int
    buy: int
    barter: int


@dataclass(frozen=True, slots=True)
class PriceBoard:
    """A commodity market as printed; wells from upper left to lower right, the dearest first (W-TRADE-08)."""

    id: str
    name: str
    emblem: str
    cubes: int
    filled: int
    when_empty: int
    when_full: int
    wells: tuple[Well, ...]
    row_lengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Package:
    """A starting package: tiles of an industry, or cubes; either may hold money (W-PACKAGE-02, W-PACKAGE-03)."""

    id: str
    kind: str
    industry: str
    tiles: int
    cubes: Cost
    money: int


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag design, which stands for the nation that plays it."""

    id: str
    name: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Finance:
    """The Finance market: notes, the income of a Bank dot, bank notes, and the costs of the Develop phase."""

    first_note_pays: int
    repayment: int
    note_pieces: int
    bank_dot: int
    banknotes: tuple[int, ...]
    costs: dict[str, Cost]
    emblems: dict[str, str]


def _read_board(passage: Passage) -> Board:
    fields = passage.fields(("rows", "closed"), ("rows", "closed"))
    board = HexMap(fields["rows"].numbers())
    return Board(board, board.index[fields["closed"].one_of(board.names, "hex")])


def _read_cost(passage: Passage) -> Cost:
    return tuple((kind, number.number()) for kind, number in passage.fields(COMMODITIES).items())


_INDUSTRY = ("id", "name", "plural", "emblem", "product", "tiles", "cost", "centre", "halves", "thirds")


def _read_industry(passage: Passage) -> Industry:
    fields = passage.fields((*_INDUSTRY, "is_fed", "is_powered"), _INDUSTRY)
    halves, thirds = fields["halves"].numbers(), fields["thirds"].numbers()
    return Industry(
        id=fields["id"].handle(),
        name=fields["name"].text(),
        plural=fields["plural"].text(),
        emblem=fields["emblem"].emblem(),
        product=fields["product"].one_of((*COMMODITIES, MONEY), "product"),
        tiles=fields["tiles"].number(),
        cost=_read_cost(fields["cost"]),
        centre=int(fields["centre"].yes()),
        halves=halves,
        thirds=thirds,
        turns=different_turns(halves, thirds),
        is_fed="is_fed" not in fields or fields["is_fed"].yes(),
        is_powered="is_powered" not in fields or fields["is_powered"].yes(),
    )


_PRICE_BOARD = ("id", "name", "emblem", "cubes", "filled", "when_empty", "when_full", "rows")


def _read_price_board(passage: Passage) -> PriceBoard:
    fields = passage.fields(_PRICE_BOARD, _PRICE_BOARD)
    rows = [row.entries() for row in fields["rows"].entries()]
    return PriceBoard(
        id=fields["id"].one_of(COMMODITIES, "commodity"),
        name=fields["name"].text(),
        emblem=fields["emblem"].emblem(),
        cubes=fields["cubes"].number(),
        filled=fields["filled"].number(),
        when_empty=fields["when_empty"].number(),
        when_full=fields["when_full"].number(),
        wells=tuple(_read_well(well) for row in rows for well in row),
        row_lengths=tuple(len(row) for row in rows),
    )


def _read_well(passage: Passage) -> Well:
    entries = passage.entries()
    if len(entries) != 3:
        raise passage.misprint("a well is [sell price, buy price, barter price]")
    sell, buy, barter = entries
    if type(barter.content) not in (int, float) or barter.content * 2 % 1:
        raise barter.misprint("a barter price is a number of whole or half dollars")
    return Well(sell.number(), buy.number(), int(barter.content * 2))


def _read_package(passage: Passage) -> Package:
    fields = passage.fields(("id", "kind", "tiles", "industry", "cubes", "money"), ("id", "kind"))
    return Package(
        id=fields["id"].handle(),
        kind=fields["kind"].one_of(("industry", "commodity"), "kind of package"),
        industry=fields["industry"].one_of(INDUSTRIES, "industry") if "industry" in fields else "",
        tiles=fields["tiles"].number() if "tiles" in fields else 0,
        cubes=_read_cost(fields["cubes"]) if "cubes" in fields else (),
        money=fields["money"].number() if "money" in fields else 0,
    )


def _read_nations(passage: Passage) -> tuple[int, dict[str, Flag]]:
    fields = passage.fields(("flags", "nations"), ("flags", "nations"))
    entries = [entry.fields(("id", "name", "emblem")) for entry in fields["nations"].entries()]
    flags = (Flag(each["id"].handle(), each["name"].text(), each["emblem"].emblem()) for each in entries)
    return fields["flags"].number(), {flag.id: flag for flag in flags}


def _read_finance(passage: Passage) -> Finance:
    known = ("note", "bank_dot", "banknotes", "costs", "emblems")
    fields = passage.fields(known, known)
    note = fields["note"].fields(("first_pays", "repayment", "pieces"), ("first_pays", "repayment", "pieces"))
    costs = fields["costs"].fields(("flag", "move", "force", "automate"))
    return Finance(
        first_note_pays=note["first_pays"].number(),
        repayment=note["repayment"].number(),
        note_pieces=note["pieces"].number(),
        bank_dot=fields["bank_dot"].number(),
        banknotes=fields["banknotes"].numbers(),
        costs={name: _read_cost(cost) for name, cost in costs.items()},
        emblems={name: emblem.text() for name, emblem in fields["emblems"].fields().items()},
    )


BOARD = read_file(FOLDER / "board.yaml", _read_board)
MAP = BOARD.map
INDUSTRIES = read_file(
    FOLDER / "industries.yaml",
    lambda passage: {each.id: each for each in map(_read_industry, passage.entries())},
)
PRICES = read_file(
    FOLDER / "markets.yaml",
    lambda passage: {each.id: each for each in map(_read_price_board, passage.entries())},
)
PACKAGES = read_file(
    FOLDER / "packages.yaml",
    lambda passage: {each.id: each for each in map(_read_package, passage.entries())},
)
FLAGS_OF_A_NATION, FLAGS = read_file(FOLDER / "nations.yaml", _read_nations)
FINANCE = read_file(FOLDER / "finance.yaml", _read_finance)


@dataclass(frozen=True, slots=True)
class Lie:
    """How a tile of an industry may lie on a hex: its turn, and the spots of its partial dots, also as a bit mask."""

    turn: int
    spots: tuple[Spot, ...]
    mask: int


def _lies(industry: Industry, hex: int) -> tuple[Lie, ...]:
    lies = []
    for turn in range(industry.turns):
        spots = MAP.spots(hex, industry.halves, industry.thirds, turn)
        lies.append(Lie(turn, spots, sum(1 << spot for spot in spots)))
    return tuple(lies)


LIES: dict[str, tuple[tuple[Lie, ...], ...]] = {
    industry.id: tuple(_lies(industry, hex) for hex in range(len(MAP.cells)))
    for industry in INDUSTRIES.values()
}
"""For every industry and hex every turn that looks different."""
