"""What no bot of any level does in Wealth of Nations, however little it sees."""

from __future__ import annotations

from game.engine import Move
from game.wealth_of_nations.cards.components import MAP
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.state import WealthState


def is_absurd(state: WealthState, seat: int, move: Move) -> bool:
    """Whether a move is somebody else's, undoes what was done, or throws something away for nothing."""
    match move[0]:
        case "take_note" | "repay_note":
            return move[1] != SEATS[seat]
        case "promise" | "take_up":
            return True
        case "automate":
            bloc = state.bloc_at(MAP.index[move[1]])
            return bloc is None or bloc.industry == "farm"
    return False
