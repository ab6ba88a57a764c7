"""Hidden information: enemy hands, every draw pile, and the market's cards under the open ones."""

from __future__ import annotations

from game.engine import Pool
from game.engine.hidden import Secret
from game.nation_deckbuilder.state import NationState


def hidden(state: NationState, viewer: int | None) -> list[Pool | Secret]:
    """What a viewer cannot tell apart; partners see each other's hands (K-SETUP-10, K-RULING-02, K-RULING-35)."""
    own = () if viewer is None else state.nation_of(viewer).seats
    found: list[Pool | Secret] = []
    for player in state.players:
        if player.seat in own:
            found.append([(player, "draw_pile")])
        else:
            found.append([(player, "draw_pile"), (player, "hand"), (player, "marked")])
            unknown = ("",) * len(player.modes)
            found.append(Secret(player, "modes", unknown, (unknown,)))
    found += [[(pile, "cards")] for pile in state.piles]
    return found
