"""Positions of Wealth of Nations as a seat sees them on its table."""

from __future__ import annotations

from typing import Any

from game.engine.selection import Selection
from game.session.session import HUMAN, Seat
from game.wealth_of_nations import GAME
from scenes.games.wealth_of_nations.table import WealthTable
from scenes.play.input.turn_input import TurnInput
from scenes.table.model import TableModel

NAMES = ("Mira", "Ruth", "Toni", "Jane", "Miki", "Ann")
TABLE = WealthTable()


def seats_of(count: int, people: int = 1) -> list[Seat]:
    """People first, then computer players."""
    return [Seat(NAMES[seat], HUMAN if seat < people else "random", seat + 1) for seat in range(count)]


def model(state: Any, viewer: int = 0, people: int = 1, **changes: Any) -> TableModel:
    """What a seat sees of a position."""
    seats = seats_of(len(state.nations), people)
    decision = state.decision
    asked = decision is not None and decision.seat == viewer
    facts: dict[str, Any] = {
        "view": state,
        "seats": seats,
        "viewer": viewer,
        "shown_seat": viewer,
        "decision": decision,
        "selection": Selection(TABLE.offered(seats, decision) if decision and asked else ()),
        "forecast": GAME.forecaster.forecast(state),
        **changes,
    }
    return TableModel(**facts)


def begun(state: Any, *touches: str, **changes: Any) -> TableModel:
    """What the seat that is asked sees after it has touched these places one after the other."""
    seat = state.decision.seat
    turn = TurnInput(state, True, lambda moves: TABLE.draft(state, moves))
    for name in touches:
        seen = model(state, seat, selection=turn.selection, draft=turn.draft)
        turn.touch(name, TABLE.layout(seen).targets[name])
    return model(state, seat, selection=turn.selection, draft=turn.draft, **changes)
