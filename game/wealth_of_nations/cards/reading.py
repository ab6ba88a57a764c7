"""Reading: from the files in `data/wealth_of_nations` to the printed components."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.cards.catalog import DATA, Passage, Reader, Readers, Register, between, gather, read_file
from game.cards.registry import Printed, by_id
from game.wealth_of_nations.cards.board import Board, read_board
from game.wealth_of_nations.cards.hexes import different_turns
from game.wealth_of_nations.cards.prices import COMMODITIES, PriceBoard, read_market

FOLDER = DATA / "wealth_of_nations"

MONEY = "money"

Cost = tuple[tuple[str, int], ...]
"""Commodities and how many cubes of each."""


@dataclass(frozen=True, slots=True)
class Industry:
    """An industry and its tiles (W-SETUP-03, W-SETUP-07, W-BUILD-02).

    product: a commodity, or MONEY. centre: full dots of its own, 0 or 1. halves, thirds: partial dots by side and by
    corner. turns: how many turns look different.
    """

    id: str
    name: str
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


EMBLEMS = ("note", "money", "automation", "flag", "cube", "package", "first_player")
"""What has an emblem without being listed."""


@dataclass(frozen=True, slots=True)
class Components:
    """Everything the files hold, by id."""

    board: Board
    industries: dict[str, Industry]
    prices: dict[str, PriceBoard]
    packages: dict[str, Package]
    flags_of_a_nation: int
    flags: dict[str, Flag]
    finance: Finance


INDUSTRY_NAMES = ("farm", "generator", "academy", "mine", "factory", "bank")
"""Each with its colour and its rules; which commodity each makes stands in the file."""


MOST_SEATS = 6
SIXTHS = range(0, 7)
"""How many sides or corners of a tile may have dots."""

_positive = between(1, 999)


def read_pieces(folder: Path = FOLDER) -> Components:
    """Read all files. Raises Misprint, naming file, line and piece, for all that cannot be understood.

    See W-SETUP-02, W-SETUP-05, W-SETUP-08.
    """
    register = Register()
    names: dict[str, Reader] = {"id": register.handle, "name": Passage.name, "emblem": register.emblem}
    readers: Readers = {
        "board": read_board,
        "industries": partial(_read_industries, handle=register.handle),
        "markets": partial(_read_markets, names=names),
        "packages": partial(read_packages, handle=register.handle),
        "nations": partial(_read_nations, names=names),
        "finance": partial(_read_finance, emblem=register.emblem),
    }
    board, industries, prices, packages, (flags_of_a_nation, flags), finance = gather(
        *(partial(read_file, folder / f"{name}.yaml", read) for name, read in readers.items())
    )
    return Components(board, industries, prices, packages, flags_of_a_nation, flags, finance)


def _read_cost(passage: Passage) -> Cost:
    return tuple(passage.record(dict.fromkeys(COMMODITIES, between(1, 99)), least=1).items())


def _read_dots(passage: Passage) -> tuple[int, ...]:
    dots = passage.numbers(1, 6, SIXTHS)
    if len(set(dots)) < len(dots):
        raise passage.misprint("a side or corner stands here twice", "same-twice")
    return dots


def _read_industries(passage: Passage, handle: Reader) -> dict[str, Industry]:
    needed: Readers = {
        "id": handle,
        "name": Passage.name,
        "product": partial(Passage.one_of, names=(*COMMODITIES, MONEY), what="product"),
        "tiles": between(1, 99),
        "cost": _read_cost,
        "centre": Passage.yes,
        "halves": _read_dots,
        "thirds": _read_dots,
    }

    def industry(entry: Passage) -> Industry:
        read = entry.record({**needed, "is_fed": Passage.yes, "is_powered": Passage.yes}, needed)
        read["centre"] = int(read["centre"])
        usual = {"is_fed": True, "is_powered": True}
        return Industry(turns=different_turns(read["halves"], read["thirds"]), **{**usual, **read})

    return _complete(passage, passage.each(industry), INDUSTRY_NAMES)


def _read_markets(passage: Passage, names: Readers) -> dict[str, PriceBoard]:
    return _complete(passage, passage.each(partial(read_market, names=names)), COMMODITIES)


def _complete(passage: Passage, pieces: list[Printed], names: tuple[str, ...]) -> dict[str, Printed]:
    """The pieces by id, one for each of these names."""
    for place, piece in enumerate(pieces):
        if piece.id not in names:
            raise passage.entries()[place].fields()["id"].unknown("id", piece.id, names)
    known = by_id(pieces)
    missing = [name for name in names if name not in known]
    if missing:
        raise passage.misprint(f"the entry {missing[0]!r} is missing", "missing")
    return {name: known[name] for name in names}


def read_packages(passage: Passage, handle: Reader, least: int = 2 * MOST_SEATS) -> dict[str, Package]:
    """Starting packages by id, so many at least. Raises Misprint."""
    money = between(0, 999)
    readers: dict[str, Readers] = {
        "industry": {
            "industry": partial(Passage.one_of, names=INDUSTRY_NAMES, what="industry"),
            "tiles": between(1, 9),
        },
        "commodity": {"cubes": _read_cost},
    }

    def package(entry: Passage) -> Package:
        kind = entry.fields().get("kind", entry).content
        own = readers[kind if kind in ("industry", "commodity") else "industry"]
        needed: Readers = {
            "id": handle,
            "kind": partial(Passage.one_of, names=readers, what="kind of package"),
            **own,
        }
        read = entry.record({**needed, "money": money}, needed)
        return Package(**{"industry": "", "tiles": 0, "cubes": (), "money": 0, **read})

    return by_id(passage.each(package, least))


def _read_nations(passage: Passage, names: dict[str, Reader]) -> tuple[int, dict[str, Flag]]:
    readers: Readers = {
        "flags": between(1, 99),
        "nations": lambda nations: nations.each(lambda each: Flag(**each.record(names, names)), MOST_SEATS),
    }
    read = passage.record(readers, readers)
    return read["flags"], by_id(read["nations"])


def _read_finance(passage: Passage, emblem: Reader) -> Finance:
    def all_of(readers: Readers) -> Reader:
        return lambda part: part.record(readers, readers)

    readers: Readers = {
        "note": all_of({"first_pays": _positive, "repayment": _positive, "pieces": _positive}),
        "bank_dot": _positive,
        "banknotes": lambda notes: notes.numbers(1, 999, range(1, 9)),
        "costs": all_of(dict.fromkeys(("flag", "move", "force", "automate"), _read_cost)),
        "emblems": all_of(dict.fromkeys(EMBLEMS, emblem)),
    }
    read = passage.record(readers, readers)
    note = read.pop("note")
    return Finance(first_note_pays=note["first_pays"], repayment=note["repayment"], note_pieces=note["pieces"], **read)
