"""What the table foresees for the side whose turn it is: its totals once the marked cards are played."""

from __future__ import annotations

from collections import Counter

from game.nation_deckbuilder.analysis.preview import Preview, preview
from game.nation_deckbuilder.setup import HEALTH, HEALTH_OF_THREE
from game.nation_deckbuilder.state import NationState, Player
from game.nation_deckbuilder.text.recap import changes, coins_had, latest_turn
from scenes.games.nation_deckbuilder.board.health import Health
from scenes.games.nation_deckbuilder.text.sides import is_own_turn
from scenes.table.model import TableModel


def outlook(model: TableModel[NationState]) -> Preview | None:
    """The totals of what is meant now: of the move that is pointed at, or else of the marks; None on others' turns, and
    while a move is still being shown: half of its cards would count twice.
    """
    if model.coming or not is_own_turn(model):
        return None
    return model.what_if.turn if model.what_if else preview(model.view, model.viewer)


def turn_so_far(model: TableModel[NationState], player: Player) -> Counter[str]:
    """What the running turn has brought the player's nation and cost it, with all coins that the player has had."""
    state = model.view
    turn = latest_turn(state, model.told, player.nation)
    change = changes(state, turn, player.nation)
    if state.turn == 1:
        change["health"] = state.nations[player.nation].health - full_health(state)
    change["coins"] = coins_had(turn, player)
    return change


def full_health(state: NationState) -> int:
    """What every nation began with."""
    return HEALTH_OF_THREE if state.mode == "three" else HEALTH


def health_of(model: TableModel[NationState], nation: int, meant: Preview | None) -> Health:
    """A nation's health now, after what is meant now, and in the game that is raced."""
    state = model.view
    now = after = state.nations[nation].health
    for hit in meant.hits if meant else ():
        if hit.nation == nation:
            after = hit.health
    ghost = model.ghost if model.ghost and model.ghost.counted else None
    is_raced = ghost is not None and state.players[ghost.seat].nation == nation
    return Health(now, full_health(state), after, ghost.view.nations[nation].health if ghost and is_raced else None)
