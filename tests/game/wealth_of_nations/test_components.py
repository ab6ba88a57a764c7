"""The printed components are all there, with the printed values."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cards.catalog import Misprint, Passage
from game.wealth_of_nations.cards.components import (
    FINANCE,
    FLAGS,
    FLAGS_OF_A_NATION,
    INDUSTRIES,
    PACKAGES,
    PRICES,
)
from game.wealth_of_nations.cards.prices import _read_well
from game.wealth_of_nations.invariants import broken_invariants
from game.wealth_of_nations.state import WealthState

ROOT = Path(__file__).parents[3]

STARTS = {
    "food": (40, 60, 20, 4, 7, 5.5, 13, 1),
    "energy": (40, 50, 20, 9, 13, 11, 24, 2),
    "labor": (40, 50, 20, 13, 17, 15, 30, 6),
    "ore": (30, 40, 15, 15, 20, 18, 35, 8),
    "capital": (30, 40, 15, 19, 25, 22, 42, 10),
}
"""Wells, cubes, filled wells, first sale, first purchase, barter price, price when empty, price when full."""

COLUMN_SUMS = {
    "food": (196, 290, 239.5),
    "energy": (388, 536, 457),
    "labor": (552, 714, 631),
    "ore": (490, 632, 558.5),
    "capital": (603, 769, 682),
}
"""All sell, buy and barter prices of a market added up."""


def test_there_are_five_commodity_markets_and_the_finance_market():
    """W-SETUP-02."""
    assert list(PRICES) == list(STARTS)
    assert FINANCE.bank_dot == 30


def test_tiles():
    """W-SETUP-03."""
    assert {each.id: each.tiles for each in INDUSTRIES.values()} == {
        "farm": 15,
        "generator": 9,
        "academy": 9,
        "mine": 9,
        "factory": 9,
        "bank": 9,
    }
    assert sum(each.tiles for each in INDUSTRIES.values()) == 60


@pytest.mark.parametrize("commodity", STARTS)
def test_markets_as_printed(commodity):
    """W-SETUP-04, W-SETUP-10, W-TRADE-08, W-RULING-05."""
    board = PRICES[commodity]
    wells, cubes, filled, sale, purchase, barter, when_empty, when_full = STARTS[commodity]
    assert (len(board.wells), board.cubes, board.filled) == (wells, cubes, filled)
    assert filled == wells // 2
    assert (board.when_empty, board.when_full) == (when_empty, when_full)
    assert (board.wells[filled].sell, board.wells[filled - 1].buy) == (sale, purchase)
    assert board.wells[filled - 1].barter == 2 * barter
    assert sum(board.row_lengths) == wells
    assert len(board.row_lengths) == 3


@pytest.mark.parametrize("commodity", STARTS)
def test_wells_grow_cheaper_and_never_pay_a_profit(commodity):
    """W-RULING-05."""
    board = PRICES[commodity]
    for prices in zip(*((well.sell, well.buy, well.barter) for well in board.wells), strict=True):
        assert list(prices) == sorted(prices, reverse=True)
    assert all(well.sell < well.buy for well in board.wells)
    assert board.when_empty == board.wells[0].buy
    assert board.when_full == board.wells[-1].sell


@pytest.mark.parametrize("commodity", STARTS)
def test_barter_prices_lie_between_the_others(commodity):
    """All but one of the 180 are the mean of what buying and selling cost there, rounded up from $10 on."""
    board = PRICES[commodity]
    odd = []
    for place, well in enumerate(board.wells, 1):
        sale = board.wells[place].sell if place < len(board.wells) else board.when_full
        mean = well.buy + sale
        if mean > 19:
            mean += mean % 2
        if well.barter != mean:
            odd.append((place, well.barter / 2, mean / 2))
    assert odd == ([(14, 13, 14)] if commodity == "energy" else [])


@pytest.mark.parametrize("commodity", STARTS)
def test_no_well_is_mistyped(commodity):
    wells = PRICES[commodity].wells
    sums = (sum(w.sell for w in wells), sum(w.buy for w in wells), sum(w.barter for w in wells) / 2)
    assert sums == COLUMN_SUMS[commodity]


def test_a_barter_price_is_in_half_dollars():
    assert _read_well(Passage([4, 6, 4.5])).barter == 9
    for wrong in ([4, 6, 4.2], [4, 6, "5"], [4, 6]):
        with pytest.raises(Misprint):
            _read_well(Passage(wrong))


def test_products_and_costs():
    """W-SETUP-07."""
    products = {each.id: each.product for each in INDUSTRIES.values()}
    assert products == {
        "farm": "food",
        "generator": "energy",
        "academy": "labor",
        "mine": "ore",
        "factory": "capital",
        "bank": "money",
    }


def test_other_pieces():
    """W-SETUP-05, W-SETUP-06."""
    assert (FLAGS_OF_A_NATION, len(FLAGS)) == (18, 6)
    assert FINANCE.note_pieces == 30
    assert FINANCE.banknotes == (1, 5, 10, 20)


def test_packages_as_printed():
    """W-PACKAGE-01, W-PACKAGE-02, W-PACKAGE-03."""
    industry = {
        each.id: (each.tiles, each.industry, each.money) for each in PACKAGES.values() if each.kind == "industry"
    }
    commodity = {each.id: (dict(each.cubes), each.money) for each in PACKAGES.values() if each.kind == "commodity"}
    assert industry == {
        "industry1": (3, "farm", 0),
        "industry2": (3, "farm", 0),
        "industry3": (2, "generator", 10),
        "industry4": (2, "academy", 10),
        "industry5": (2, "mine", 0),
        "industry6": (2, "factory", 0),
    }
    assert commodity == {
        "commodity1": ({"food": 9, "energy": 1}, 40),
        "commodity2": ({"food": 3, "energy": 2, "labor": 1}, 40),
        "commodity3": ({"energy": 1, "labor": 3}, 40),
        "commodity4": ({"labor": 1, "ore": 1, "capital": 1}, 40),
        "commodity5": ({"ore": 3}, 40),
        "commodity6": ({"energy": 1, "capital": 2}, 40),
    }


def test_every_emblem_is_among_the_icons():
    icons = json.loads((ROOT / "data" / "icons" / "icons.json").read_text(encoding="utf-8"))
    names = set(icons.get("icons", icons))
    pieces = (*PRICES.values(), *FLAGS.values())
    assert {piece.emblem for piece in pieces} | set(FINANCE.emblems.values()) <= names


def test_a_state_as_it_begins_is_not_yet_a_game_but_balances():
    """W-SETUP-04."""
    state = WealthState(3, 1)
    assert [sentence for sentence in broken_invariants(state) if "asked" not in sentence] == []
