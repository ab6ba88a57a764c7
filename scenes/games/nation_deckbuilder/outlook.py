"""What the table foresees for the side whose turn it is: its totals once the marked cards are played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.core.flow import Move
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.market import price
from game.nation_deckbuilder.preview import Preview, preview
from game.nation_deckbuilder.recap import changes, coins_had, latest_turn
from game.nation_deckbuilder.setup import HEALTH, HEALTH_OF_THREE
from game.nation_deckbuilder.state import NationState, Player
from scenes.games.nation_deckbuilder.health import Health
from scenes.games.nation_deckbuilder.sides import is_own_turn
from scenes.kit.model import TableModel

FORESEEN = frozenset({"mark", "take_back", "convert", "play"})
"""Verbs that show nothing new, so that their outcome is known before."""

PURCHASES = frozenset({"buy", "buy_free"})
"""Verbs whose price is known before, whatever is turned up."""


def what_if(state: NationState, move: Move) -> Preview | None:
    """The totals after a move of the pending decision; None where it would show something new."""
    if state.decision is None:
        return None
    seat = state.decision.seat
    if move[0] in PURCHASES:
        return _after_purchase(state, seat, move)
    if move[0] not in FORESEEN:
        return None
    return preview(state, seat) if move[0] == "play" else preview(state, seat, move)


def _after_purchase(state: NationState, seat: int, move: Move) -> Preview:
    paid = price(state.players[seat], CARDS[move[1]]) if move[0] == "buy" else 0
    before = preview(state, seat)
    return replace(before, coins=before.coins - paid)


def outlook(model: TableModel) -> Preview | None:
    """The totals of what is meant now: of the move that is pointed at, or else of the marks; None on others' turns."""
    if not is_own_turn(model):
        return None
    return model.what_if or preview(model.view, model.viewer)


def turn_so_far(model: TableModel, player: Player) -> Counter[str]:
    """What the running turn has brought the player's nation and cost it, with all coins that the player has had."""
    state: NationState = model.view
    turn = latest_turn(state, model.told, player.nation)
    change = changes(state, turn, player.nation)
    if state.turn == 1:
        change["health"] = state.nations[player.nation].health - full_health(state)
    change["coins"] = coins_had(turn, player)
    return change


def full_health(state: NationState) -> int:
    """What every nation began with."""
    return HEALTH_OF_THREE if state.mode == "three" else HEALTH


def health_of(model: TableModel, nation: int, meant: Preview | None) -> Health:
    """A nation's health now, after what is meant now, and in the game that is raced."""
    state: NationState = model.view
    now = after = state.nations[nation].health
    for hit in meant.hits if meant else ():
        if hit.nation == nation:
            after = hit.health
    ghost = model.ghost if model.ghost and model.ghost.counted else None
    is_raced = ghost is not None and state.players[ghost.seat].nation == nation
    return Health(
        now, full_health(state), after, ghost.view.nations[nation].health if ghost and is_raced else None
    )
