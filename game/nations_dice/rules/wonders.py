"""Build wonder (D-WONDER-05 to D-WONDER-08)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, happen
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules.buying import WONDER, take_printed_chit
from game.nations_dice.rules.paying import PAYMENT, why_not_payable
from game.nations_dice.state import EMPTY, Nation, NationsDiceState

STONE = "stone"


class BuildWonder(Action[NationsDiceState]):
    """Pay the stone of the wonder under construction: it is finished (D-WONDER-05, D-WONDER-06, D-WONDER-04)."""

    verb = "build_wonder"

    def moves(self, state: NationsDiceState, seat: int) -> tuple[Move, ...]:
        """With a wonder under construction and enough stone."""
        return () if why_unfinished(state.nations[seat]) else BUILD_WONDER

    def carry_out(self, state: NationsDiceState, seat: int, place: str) -> None:
        """Pay, then finish it."""
        tile = state.nations[seat].wonder
        state.then((PAYMENT, seat, STONE, TILES[tile].stone, tile, ()), (finish_wonder, seat))

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No wonder under construction, or too little stone."""
        nation = state.nations[seat]
        if picked and picked[0] not in (WONDER, nation.wonder or WONDER):
            return None
        return why_unfinished(nation)


def why_unfinished(nation: Nation) -> Refusal | None:
    """Why no wonder can be finished now."""
    if not nation.wonder:
        return Refusal("no_wonder")
    return why_not_payable(nation, STONE, TILES[nation.wonder].stone, nation.wonder)


BUILD_WONDER: tuple[Move, ...] = (("build_wonder", WONDER),)


def finish_wonder(state: NationsDiceState, seat: int) -> None:
    """The wonder moves beside the board and brings its chit; the construction place is free (D-WONDER-07)."""
    nation = state.nations[seat]
    tile, nation.wonder = TILES[nation.wonder], EMPTY
    nation.ready = (*nation.ready, tile.id)
    happen(state, "built", seat, tile=tile.id)
    take_printed_chit(state, seat, tile)
