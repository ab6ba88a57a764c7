"""Automate: a bloc that may be fed with one Ore as a whole (W-AUTO)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import FINANCE, MAP
from game.wealth_of_nations.cards.market import can_spend, spend
from game.wealth_of_nations.state import Bloc, WealthState
from game.wealth_of_nations.text.refusing import needs_cubes, only_hex

AUTOMATE: tuple[Move, ...] = tuple(("automate", name) for name in MAP.names)
KEEP: tuple[Move, ...] = tuple(("keep_automated", name) for name in MAP.names)


class Automate(Action[WealthState]):
    """Lay an automation token on an own bloc for 1 Energy and 2 Capital (W-AUTO-01, W-DEC-14)."""

    verb = "automate"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every own bloc without a token, Farms too; tokens never run out (W-AUTO-05, W-RULING-31)."""
        if not can_spend(state.nations[seat], FINANCE.costs["automate"]):
            return []
        return [AUTOMATE[bloc.hexes[0]] for bloc in state.blocs if bloc.owner == seat and not state.is_automated(bloc)]

    def carry_out(self, state: WealthState, seat: int, first_hex: str) -> None:
        """Pay and lay the token."""
        spend(state, seat, FINANCE.costs["automate"])
        bloc = state.bloc_at(MAP.index[first_hex])
        assert bloc is not None
        state.automated = (*state.automated, bloc.hexes)
        state.has_acted = True
        happen(state, "automated", seat, hex=first_hex, industry=bloc.industry)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No own bloc there, it has a token, or cubes are missing."""
        hex = only_hex(picked)
        bloc = None if hex is None else state.bloc_at(hex)
        if bloc is None:
            return None if picked else self._why_none(state, seat)
        if bloc.owner != seat:
            return Refusal("not_your_bloc", {"owner": bloc.owner})
        if state.is_automated(bloc):
            return Refusal("automated_already", {"industry": bloc.industry})
        return needs_cubes(state, seat, "automate", FINANCE.costs["automate"])

    @staticmethod
    def _why_none(state: WealthState, seat: int) -> Refusal | None:
        """The player has no bloc, all have a token, or cubes are missing."""
        own = [bloc for bloc in state.blocs if bloc.owner == seat]
        if all(state.is_automated(bloc) for bloc in own):
            return Refusal("all_automated" if own else "no_bloc")
        return needs_cubes(state, seat, "automate", FINANCE.costs["automate"])


def settle_automation(state: WealthState, seat: int, moved: Mapping[int, int] | None = None) -> None:
    """Find the automated blocs of a player anew after tiles were laid; `moved` maps old hexes to new ones.

    A bloc that has grown or merged is automated once; of the parts of a split bloc one stays automated, by the owner's
    choice (W-AUTO-04, W-RULING-29, W-RULING-30).
    """
    own = {hex for bloc in state.blocs if bloc.owner == seat for hex in bloc.hexes}
    now_at = moved or {}
    lost = [hexes for hexes in state.automated if now_at.get(hexes[0], hexes[0]) in own]
    state.automated = tuple(hexes for hexes in state.automated if hexes not in lost)
    state.then(*((keep_automated, seat, tuple(now_at.get(hex, hex) for hex in hexes)) for hexes in lost))


def parts(state: WealthState, seat: int, hexes: tuple[int, ...]) -> list[Bloc]:
    """The player's blocs that hold a tile of a formerly automated bloc."""
    return [bloc for bloc in state.blocs if bloc.owner == seat and not set(hexes).isdisjoint(bloc.hexes)]


def keep_automated(state: WealthState, seat: int, hexes: tuple[int, ...]) -> None:
    """A step: the one part is automated, or the owner says which of several."""
    blocs = parts(state, seat, hexes)
    if len(blocs) > 1:
        state.then((WHICH_BLOC, seat, hexes))
    elif not state.is_automated(blocs[0]):
        state.automated = (*state.automated, blocs[0].hexes)


class KeepAutomated(Action[WealthState]):
    """Say which part of a split bloc keeps the automation token (W-DEC-15)."""

    verb = "keep_automated"

    def moves(self, state: WealthState, seat: int, hexes: tuple[int, ...]) -> list[Move]:
        """Every part, named by its first hex."""
        return [KEEP[bloc.hexes[0]] for bloc in parts(state, seat, hexes)]

    def carry_out(self, state: WealthState, seat: int, hexes: tuple[int, ...], first_hex: str) -> None:
        """Lay the token there, unless one lies there already."""
        bloc = state.bloc_at(MAP.index[first_hex])
        assert bloc is not None
        if not state.is_automated(bloc):
            state.automated = (*state.automated, bloc.hexes)
        happen(state, "kept_automated", seat, hex=first_hex, industry=bloc.industry)


WHICH_BLOC = Choice("which_bloc", KeepAutomated())
