"""Positions for the tests of Wealth of Nations, said in few words.

state = table({"ore": 1, "capital": 1}, {}, {}, board="0 farm c4 0, 0 - c5, 1 academy d4 2", phase="develop")
play(state, "build farm c5 turn0")
"""

from __future__ import annotations

from typing import Any

from game.engine import flow
from game.engine.flow import Refusal
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import COMMODITIES, MAP
from game.wealth_of_nations.rules.develop import DEVELOP
from game.wealth_of_nations.rules.placing import lay_flag, lay_tile
from game.wealth_of_nations.rules.produce import produce_phase
from game.wealth_of_nations.rules.rounds import end_of_round, last_round
from game.wealth_of_nations.rules.trade import TRADE
from game.wealth_of_nations.rules.turns import take_turn
from game.wealth_of_nations.state import Tile, WealthState

FLAGS = ("bolshevia", "federal_provinces", "bharat", "arazzaq", "showa_republic", "anglica")

REST = {
    "trade": (),
    "develop": (last_round, produce_phase, end_of_round),
    "produce": (end_of_round,),
}


def new_game(seats: int = 3, seed: int | str = 1, **options: Any) -> Any:
    """A game as it begins."""
    return GAME.new(GAME.settle_options(seats, options), seats, seed)


def table(
    *nations: dict[str, Any],
    board: str = "",
    phase: str = "trade",
    final: bool = False,
    automated: str = "",
    **fields: Any,
) -> Any:
    """A game of these nations (bare but for what is given) in round 1, seat 0 first and about to act.

    `board` lists what lies on the map: owner, industry (`-` for a bare flag), hex and turn. `automated` names hexes
    whose blocs are automated. `fields` are those of the state, options of the game, and `filled_food` and the like,
    the filled wells. Supplies, stacks and the bank's count are made to balance.
    """
    state: WealthState = new_game(
        len(nations), **{name: fields.pop(name) for name in ("barters", "money") if name in fields}
    )
    state.stack.clear()
    state.decision = None
    state.packages = ()
    state.first, state.round, state.phase = 0, 1, phase
    state.end_conditions = ("full_map",) if final else ()
    for nation, given in zip(state.nations, nations, strict=True):
        nation.flag = FLAGS[nation.seat]
        for name, value in given.items():
            assert hasattr(nation, name), name
            setattr(nation, name, value)
    lay(state, board)
    for hex in automated.split():
        state.automated = (*state.automated, bloc(state, hex).hexes)
    for name, value in fields.items():
        if name.startswith("filled_"):
            state.market(name[7:]).filled = value
        else:
            assert hasattr(state, name), name
            setattr(state, name, value)
    balance(state)
    begin(state, phase)
    return state


def lay(state: WealthState, board: str) -> None:
    """Lay tiles and flags as listed, whatever clashes."""
    for line in filter(None, map(str.strip, board.split(","))):
        owner, industry, hex, *turn = line.split()
        if industry == "-":
            lay_flag(state, MAP.index[hex], int(owner))
        else:
            state.change_stack(industry, -1)
            lay_tile(state, int(owner), MAP.index[hex], Tile(industry, int(turn[0]) if turn else 0))


def tiles(owner: int, industry: str, turns: dict[tuple[int, int], int], shift: tuple[int, int] = (-3, 1)) -> str:
    """A board of one owner's tiles, given by coordinates that are shifted to where the map is free."""
    hexes = ((MAP.names[MAP.at((q + shift[0], r + shift[1]))], turn) for (q, r), turn in turns.items())
    return ", ".join(f"{owner} {industry} {hex} {turn}" for hex, turn in hexes)


def balance(state: WealthState) -> None:
    """Make supplies and the bank's count fit what the players hold."""
    for commodity in COMMODITIES:
        market = state.market(commodity)
        owned = sum(nation.cubes(commodity) for nation in state.nations)
        market.supply = (
            {"food": 60, "energy": 50, "labor": 50, "ore": 40, "capital": 40}[commodity] - market.filled - owned
        )
    state.paid_out = sum(nation.money for nation in state.nations)


def begin(state: WealthState, phase: str) -> None:
    """Ask seat 0 in this phase; what follows it in the round follows here."""
    question = {"trade": TRADE, "develop": DEVELOP}.get(phase)
    first = (take_turn, question, 0) if question else (produce_phase,)
    state.then(first, *REST.get(phase, ()))
    flow.advance(state)


def play(state: WealthState, *moves: str) -> None:
    """Play moves, written as in a saved game: "build farm c4 turn0"."""
    for move in moves:
        flow.apply(state, tuple(move.split()))


def moves(state: WealthState, verb: str = "") -> list[str]:
    """The legal moves as text, all or those with one verb."""
    assert state.decision is not None
    return [" ".join(move) for move in state.decision.moves if not verb or move[0] == verb]


def asked(state: WealthState) -> tuple[int, str] | None:
    """Who has to decide, and which question."""
    return (state.decision.seat, state.decision.choice.name) if state.decision else None


def bloc(state: WealthState, hex: str) -> Any:
    """The bloc at a hex."""
    return state.bloc_at(MAP.index[hex])


def names(hexes: Any) -> list[str]:
    """Hexes by their names."""
    return [MAP.names[hex] for hex in hexes]


def held(state: WealthState, seat: int = 0) -> dict[str, int]:
    """What a player holds, without what there is none of."""
    nation = state.nations[seat]
    kinds = (*COMMODITIES, "money", "notes")
    return {kind: getattr(nation, kind) for kind in kinds if getattr(nation, kind)}


def refusal(state: WealthState, *picked: str, verb: str = "") -> Refusal:
    """The first reason why these pieces cannot be played."""
    return flow.why_not(state, picked, verb)[0]


def events(state: WealthState, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    """What is said to happen while these moves are played."""
    state.journal = []
    play(state, *moves)
    told, state.journal = state.journal, None
    return [(event.kind, dict(event.facts)) for event in told]
