"""Hidden information: undealt tiles and events, and food commitments until all have passed (D-RULING-34)."""

from __future__ import annotations

from itertools import chain

from game.engine import Pool
from game.engine.hidden import Secret
from game.nations_dice.cards.larder import dice_needed, larder, tradable
from game.nations_dice.cards.picking import selections
from game.nations_dice.rules.food import PRECIOUS_AT_THE_PASS
from game.nations_dice.state import ACCELERATED, NationsDiceState


def hidden(state: NationsDiceState, viewer: int | None) -> list[Pool | Secret]:
    """What the viewer does not know. Others see only "passed" where dice may have been committed (D-VARIANT-10)."""
    pools: list[Pool | Secret] = [[(state, "undealt_tiles")], [(state, "undealt_events")]]
    if state.variant == ACCELERATED and state.step == "actions":
        pools += (
            Secret(state.nations[seat], "commitment", (), possible_commitments(state, seat))
            for seat in state.order
            if seat != viewer and state.nations[seat].passed and larder(state, seat).asks_at_the_pass
        )
    return pools


def possible_commitments(state: NationsDiceState, seat: int) -> tuple[tuple[str, ...], ...]:
    """What a nation that was asked may have answered: nothing, or any exact set of dice."""
    needed = dice_needed(state, seat)
    sets = selections(tradable(state, seat, PRECIOUS_AT_THE_PASS), needed)
    full = (tuple(piece.handle for piece in dice) for dice in sets if len(dice) == needed)
    return tuple(chain(((),), full))
