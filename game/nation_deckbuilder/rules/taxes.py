"""Resources: happiness and food change into coins, three for one (K-COIN-01, K-HAPPY-01, K-FOOD-03)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, Step, happen
from game.nation_deckbuilder.state import Nation, NationState

RATE = 3
"""Units of food or of happiness for one coin."""

SOURCES = ("happiness", "food")


def coins_to_be_had(nation: Nation) -> int:
    """Coins that the nation's whole stock would make."""
    return nation.happiness // RATE + nation.food // RATE


class Convert(Action[NationState]):
    """Change three happiness, or three food, into a coin for oneself (K-RULING-37, K-RULING-48).

    See K-COIN-03, K-DEC-06.
    """

    verb = "convert"

    def __init__(self, ask_again: Step) -> None:
        self.ask_again = ask_again

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """As often as the stock allows."""
        nation = state.nation_of(seat)
        return [("convert", kind) for kind in SOURCES if getattr(nation, kind) >= RATE]

    def carry_out(self, state: NationState, seat: int, kind: str) -> None:
        """One coin more; a stock of 0 is allowed, its price comes at the end of the turn."""
        nation = state.nation_of(seat)
        setattr(nation, kind, getattr(nation, kind) - RATE)
        state.players[seat].coins += 1
        state.may_hand_over = True
        happen(state, "converted", seat, resource=kind, amount=RATE)
        state.then((self.ask_again, seat))

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """There is too little of it."""
        kind = picked[0] if picked else ""
        if kind not in SOURCES:
            return None
        return Refusal("too_little", {"kind": kind, "need": RATE, "have": getattr(state.nation_of(seat), kind)})
