"""Positions made to measure: the short way to a table on which one rule can be seen.

state = table({"gold": 3, "advisors": ["augustus"]}, {"slots": {"hoplite": 2}}, board=[["ziggurat"]])
play(state, "buy_card ziggurat slot0")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine import flow
from game.nations import GAME
from game.nations.cards.removing import all_private_architects, fit_advisors
from game.nations.concepts import cards_changed
from game.nations.rules.turns import TURN
from game.nations.state import EMPTY, RESOURCES, NationsState

Fields = Mapping[str, Any]


def table(*nations: Fields, board: Sequence[Sequence[str]] = (), **fields: Any) -> NationsState:
    """A game in round 1, seat 0 to take a turn, every nation bare except for what is given.

    A bare nation has side A, 10 VP, a full Population Track, nothing else. `slots` maps cards to Workers on them;
    zones are filled up with free places. `board` lists the rows of the Progress Board, the cheapest first.
    """
    options = GAME.settle_options(len(nations), {"advanced": True})
    state: Any = GAME.new(options, len(nations), seed=1)
    while state.decision.choice is not TURN:
        flow.apply(state, state.decision.moves[0])
    for nation, given in zip(state.nations, nations, strict=True):
        _lay_out(nation, given)
    for nation in state.nations:
        cards_changed(state, nation)
    for nation in state.nations:
        fit_advisors(state, nation)
        nation.private_architects = all_private_architects(nation)
    state.board = tuple(tuple(row) for row in (*board, *((),) * (3 - len(board))))
    state.order = tuple(range(len(nations))) if len(nations) > 1 else (0, 1)
    state.architects = 0
    for name, value in fields.items():
        setattr(state, name, value)
    state.stack[-1] = (TURN, 0)
    state.decision = TURN(state, 0)
    return state


def _lay_out(nation: Any, given: Fields) -> None:
    for kind in RESOURCES:
        setattr(nation, kind, 0)
    nation.vp, nation.area, nation.food_track, nation.stability_track, nation.used = 10, 0, 4, 4, ()
    fields = {"slots": {}, "colonies": [], "advisors": [], "ready": [], **given}
    for name, value in fields.items():
        match name:
            case "slots":
                nation.slots = _filled(value, 5)
                nation.workers = (*value.values(), *(0,) * (5 - len(value)))
            case "colonies":
                nation.colonies = _filled(value, 2)
            case "ready":
                nation.ready = _filled(value, 5)
            case "advisors":
                nation.advisors = _filled(value, 1)
            case _:
                assert hasattr(nation, name), name
                setattr(nation, name, value)


def _filled(cards: Any, places: int) -> tuple[str, ...]:
    return (*cards, *(EMPTY,) * (places - len(cards)))


def play(state: NationsState, *moves: str) -> None:
    """Play moves, written as in a saved game: "deploy area slot0"."""
    for move in moves:
        flow.apply(state, tuple(move.split()))


def run(state: NationsState, *steps: Any) -> None:
    """Run steps, as if nothing else were to come, up to the first question or their end."""
    state.stack.clear()
    state.decision = None
    state.then(*steps)
    flow.advance(state)


def moves(state: NationsState, verb: str = "") -> list[str]:
    """The legal moves as text, all or those with one verb."""
    assert state.decision is not None
    return [" ".join(move) for move in state.decision.moves if not verb or move[0] == verb]


def asked(state: NationsState) -> int | None:
    """The seat that has to decide, None when nobody has."""
    return state.decision.seat if state.decision else None


def holdings(state: NationsState, seat: int = 0) -> dict[str, int]:
    """The resources and VP of a nation."""
    nation = state.nations[seat]
    return {kind: getattr(nation, kind) for kind in (*RESOURCES, "vp")}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What differs between two holdings."""
    return {kind: after[kind] - before[kind] for kind in before if after[kind] != before[kind]}


def begin(seats: int, seed: int = 1, **options: Any) -> Any:
    """A new game at its first decision."""
    return GAME.new(GAME.settle_options(seats, options), seats, seed)


def until(state: Any, choice: str) -> Any:
    """Play first moves until this question is asked."""
    while state.decision.choice.name != choice:
        flow.apply(state, state.decision.moves[0])
    return state
