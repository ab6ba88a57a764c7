"""Develop phase: place a flag, build, move, automate, or pass (W-DEVELOP, W-FLAG)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import FINANCE, MAP
from game.wealth_of_nations.cards.market import can_spend, spend
from game.wealth_of_nations.rules.automate import Automate
from game.wealth_of_nations.rules.build import Build
from game.wealth_of_nations.rules.moving import TakeUp
from game.wealth_of_nations.rules.placing import lay_flag
from game.wealth_of_nations.rules.turns import Pass, Turn, begin_turns
from game.wealth_of_nations.state import NOBODY, WealthState
from game.wealth_of_nations.text.refusing import closed_hex, needs_cubes, only_hex

PLACE_FLAG: tuple[Move, ...] = tuple(("place_flag", name) for name in MAP.names)


def develop_phase(state: WealthState) -> None:
    """Players act in turn until all have passed one after another (W-DEVELOP-01 to W-DEVELOP-03).

    See W-DEC-10, W-DEVELOP-02.
    """
    state.phase = "develop"
    happen(state, "develop_began", None, round=state.round)
    begin_turns(state, DEVELOP)


class PlaceFlag(Action[WealthState]):
    """Claim a hex for 1 Labor; it may be built on by a later action only (W-FLAG-01, W-FLAG-04, W-DEC-11)."""

    verb = "place_flag"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every free hex next to an own flag, wherever that stands (W-FLAG-02, W-RULING-23, W-RULING-24)."""
        if not can_spend(state.nations[seat], FINANCE.costs["flag"]) or not state.flags_left(seat):
            return []
        flags, beside = state.flags, state.land.near
        near = {other for hex, owner in enumerate(flags) if owner == seat for other in beside[hex]}
        return [PLACE_FLAG[hex] for hex in sorted(near) if flags[hex] == NOBODY]

    def carry_out(self, state: WealthState, seat: int, hex: str) -> None:
        """Pay into the supply and set the flag."""
        spend(state, seat, FINANCE.costs["flag"])
        lay_flag(state, MAP.index[hex], seat)
        state.has_acted = True
        happen(state, "placed_flag", seat, hex=hex)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No flag or Labor left, the hex is closed or taken, or none of the player's flags is next to it."""
        hex = only_hex(picked)
        if hex is not None:
            if hex in state.land.closed:
                return closed_hex(state, hex)
            if state.flags[hex] != NOBODY:
                return Refusal("hex_claimed", {"hex": MAP.names[hex], "owner": state.flags[hex]})
            if not any(state.flags[near] == seat for near in state.land.near[hex]):
                return Refusal("no_flag_beside", {"hex": MAP.names[hex]}, "begin_beside_your_flags")
        elif picked:
            return None
        if not state.flags_left(seat):
            return Refusal("no_flag_left")
        return needs_cubes(state, seat, "flag", FINANCE.costs["flag"]) or Refusal("no_free_hex_beside")


DEVELOP = Turn("develop", PlaceFlag(), Build(), TakeUp(), Automate(), Pass())
