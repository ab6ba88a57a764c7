"""New tiles and event: how a round begins (D-ROUND-05 to D-ROUND-10)."""

from __future__ import annotations

from game.engine import happen, reveal, shuffled
from game.nations_dice.cards.chits import bring_back_chits
from game.nations_dice.cards.progress_board import ROWS, columns
from game.nations_dice.cards.tiles import events_of, tiles_of
from game.nations_dice.rules.own_dice import bring_back_dice
from game.nations_dice.rules.solo import shadow_collects
from game.nations_dice.state import NOBODY, NationsDiceState


def new_round(state: NationsDiceState) -> None:
    """Round n uses the tiles and events of age n (D-ROUND-01)."""
    state.round += 1
    state.step = "new_tiles"
    happen(state, "round_began", None, round=state.round)


def new_tiles(state: NationsDiceState) -> None:
    """What is left on the progress board leaves the game; three rows of the new age follow (D-ROUND-05, D-ROUND-06).

    Any kind may lie in any row (D-RULING-15). The tiles that are not dealt leave the game unseen (D-ROUND-08).
    """
    left = tuple(tile for row in state.board for tile in row if tile)
    state.removed = (*state.removed, *left)
    stack = shuffled(state, tiles_of(state.round, state.mods))
    width = columns(len(state.nations))
    state.board = tuple(stack[row * width : (row + 1) * width] for row in range(ROWS))
    state.dealt = state.board
    state.takers = ((NOBODY,) * width,) * ROWS
    state.undealt_tiles = (*state.undealt_tiles, *stack[ROWS * width :])
    reveal(state)
    happen(state, "tiles_laid", None, cleared=left, tiles=stack[: ROWS * width])


def new_event(state: NationsDiceState) -> None:
    """One event of the new age replaces the old one, for all to see (D-ROUND-07); solo, the shadow collects."""
    if state.event:
        state.removed = (*state.removed, state.event)
    state.event, *undealt = shuffled(state, events_of(state.round, state.mods))
    state.undealt_events = (*state.undealt_events, *undealt)
    reveal(state)
    event = state.event_tile
    happen(state, "event_revealed", None, event=event.id, famine=event.famine, war=event.war)
    if state.is_solo:
        shadow_collects(state)


def bring_back(state: NationsDiceState) -> None:
    """Used dice and chits are unused again, and nobody has passed (D-ROUND-09, D-ROUND-10)."""
    for nation in state.nations:
        bring_back_dice(nation)
        bring_back_chits(nation)
        nation.passed = nation.has_rolled = False
        nation.commitment = ()
    for shadow in state.shadows:
        shadow.four_sider = 0
