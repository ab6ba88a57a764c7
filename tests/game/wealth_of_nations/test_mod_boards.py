"""Maps and markets of mods: they lie in the place of the printed ones, and the rules follow them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.pickling import packed, unpacked
from game.bots.roster import bot_named
from game.engine.flow import apply
from game.engine.game import BadOption
from game.engine.hidden import redact
from game.mods.mod import read_mod
from game.tools.simulate import Setting, play_checked
from game.wealth_of_nations import GAME
from game.wealth_of_nations.bot.economy import Economy
from game.wealth_of_nations.cards.components import BOARDS, COMMODITIES, MAP
from game.wealth_of_nations.cards.market import barter_price, buy_price, sell_price
from game.wealth_of_nations.rules.ending import open_hexes
from tests.game.mod_folder import files_of, only_of, put
from tests.game.wealth_of_nations.scenario import moves, names, new_game, refusal, table

RULES = {"wealth_of_nations": GAME.rules}
SHORES = "a1, a2, a3, a4, a5, b1, c1, d1, e1, f1, g1, h1, i1, i2, i3, i4, i5, h6, g7, f8, e9, d8"
FEW_WELLS = """
- id: ore
  filled: 2
  when_empty: 30
  when_full: 5
  rows:
    - [[25, 30, 27], [20, 26, 23]]
    - [[10, 13, 11.5]]
"""
CONTENTS = {
    "wealth_of_nations/board.yaml": f"closed: [{SHORES}]\n",
    "wealth_of_nations/markets.yaml": FEW_WELLS,
}


@pytest.fixture
def atoll(tmp_path, monkeypatch):
    """A mod with a map and a market, and no other."""
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    with only_of(tmp_path):
        put(tmp_path, CONTENTS, id="atoll", **RULES)
        yield tmp_path


def findings(**contents):
    """What is wrong with a mod of these files."""
    files = files_of({f"wealth_of_nations/{name}.yaml": text for name, text in contents.items()}, **RULES)
    return [str(each) for each in read_mod(files, Path("atoll")).findings]


def test_nothing_stands_on_the_closed_hexes_of_a_mod(atoll):
    state = new_game(4, mods=["atoll"])
    closed = {*SHORES.split(", "), "e5"}
    assert {*names(state.land.closed)} == closed
    assert open_hexes(state) == 61 - len(closed)
    apply(state, ("choose_flag", "bharat"))
    while state.decision.choice.name != "where":
        apply(state, state.decision.moves[0])
    assert closed.isdisjoint(move.split()[1] for move in moves(state, "place"))
    assert refusal(state, "a1").reason == "closed_hex"
    assert refusal(state, "e5").reason == "central_hex"


def test_the_printed_map_is_as_it_was():
    state = table({}, {}, {})
    assert (state.board, [market.prices for market in state.markets]) == (
        "board", ["food", "energy", "labor", "ore", "capital"],
    )  # fmt: skip
    assert names(BOARDS[state.board].closed) == ["e5"]


def test_trades_follow_the_market_of_a_mod(atoll):
    """W-RULING-05, W-RULING-06: the prices of a short ladder, down to empty and full rows."""
    market = new_game(3, mods=["atoll"]).market("ore")
    prices = []
    for filled in range(4):
        market.filled = filled
        prices.append((buy_price(market), sell_price(market), barter_price(market) / 2))
    assert prices == [(30, 25, 27.5), (30, 20, 27), (26, 10, 23), (13, 5, 11.5)]


@pytest.mark.parametrize("seats", [3, pytest.param(6, marks=pytest.mark.long)])
def test_games_on_the_board_of_a_mod_hold_the_rules(atoll, seats):
    play_checked(GAME, seats, Setting(GAME.settle_options(seats, {"mods": ["atoll"], "rounds": 40}), 1))


@pytest.mark.long
def test_computer_players_see_the_map_and_the_prices(atoll):
    """They build on what land there is, and sell where a cube earns something."""
    state = new_game(3, mods=["atoll"])
    bots = [bot_named(GAME, "easy", seat) for seat in range(3)]
    tiles = 0
    while len(state.vp_after_round) < 3:
        seat = state.decision.seat
        apply(state, bots[seat].choose(redact(state, seat, GAME.hidden), state.decision))
        tiles = tiles or (sum(map(bool, state.tiles)) if state.round else 0)
    assert sum(map(bool, state.tiles)) > tiles > 0
    assert Economy(state, 0, 1.0, 0.5).filled_in(9.0, COMMODITIES.index("ore"), 50) == 3


def test_another_process_is_told_the_board(atoll):
    state = new_game(3, mods=["atoll"])
    there = unpacked(packed(state))
    assert there.land == state.land
    assert [market.ladder for market in there.markets] == [market.ladder for market in state.markets]


def test_two_mods_do_not_share_a_place(atoll):
    put(atoll, {"wealth_of_nations/board.yaml": "closed: [a1]\n"}, id="reef", **RULES)
    put(atoll, {"wealth_of_nations/markets.yaml": FEW_WELLS}, id="dear", **RULES)
    for mods, words in ((["atoll", "reef"], "two of these mods have a map"), (["atoll", "dear"], "market for {ore}")):
        with pytest.raises(BadOption, match=words):
            new_game(3, mods=mods)
    assert new_game(3, mods=["dear", "reef"]).land.water == (MAP.index["a1"],)


def test_ours_need_not_be_left_out():
    files = files_of(CONTENTS, **RULES)
    assert not read_mod(files, Path("atoll")).findings
    files["mod.yaml"] += b"without: {wealth_of_nations: [ore]}\n"
    assert "there is no piece 'ore'" in str(read_mod(files, Path("atoll")).findings[0])


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("closed: []", "closed is empty"),
        ("closed: [j1]", "there is no hex 'j1'"),
        ("rows: [1, 2, 1]\nclosed: [a1]", "there is no field 'rows'"),
        (f"closed: [{SHORES}, b2, b3]", "25 hexes are closed; the most are 24"),
        ("closed: [a2, b1, b2]", "no way leads to a1 from the other hexes"),
    ],
)
def test_maps_that_nobody_could_play_on_are_told(board, said):
    assert any(said in each for each in findings(board=board)), findings(board=board)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("id: ore", "id: iron", "there is no commodity 'iron'"),
        ("when_empty: 30", "when_empty: 29", "nothing is dearer than when_empty"),
        ("when_full: 5", "when_full: 11", "nothing cheaper than when_full"),
        ("[10, 13, 11.5]", "[10, 10, 10]", "a sale must earn less"),
        ("[10, 13, 11.5]", "[10, 13, 14]", "a barter price lies between"),
        ("[10, 13, 11.5]", "[21, 25, 23]", "from the dearest to the cheapest"),
        ("[25, 30, 27]", "[25, 120, 27]", "prices go from 1 to 99"),
        ("filled: 2", "filled: 4", "there are 3 wells"),
        ("[[10, 13, 11.5]]", f"[{', '.join(['[10, 13, 11.5]'] * 15)}]", "a row has 14 wells at most"),
        ("  filled: 2\n", "", "the field 'filled' is missing"),
    ],
)
def test_markets_where_nobody_could_trade_are_told(before, after, said):
    market = FEW_WELLS.replace(before, after)
    assert any(said in each for each in findings(markets=market)), findings(markets=market)
