"""What no hand of any level does in Nation, however little it sees."""

from __future__ import annotations

from game.engine import Move
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import NationState


def is_absurd(state: NationState, seat: int, move: Move) -> bool:
    """Whether a move throws something away for nothing, or goes in circles."""
    player = state.players[seat]
    match move[0]:
        case "take_back" | "hand_over":
            return True
        case "remove":
            mine = player.discard_pile + player.played
            return CARDS[move[1]].age == max((CARDS[card].age for card in mine), default=0) > 0
        case "play":
            return any(CARDS[card].wins for card in player.hand)
        case "finish_buying":
            return any(card and CARDS[card].wins and card in _affordable(state, seat) for card in state.places)
    return False


def _affordable(state: NationState, seat: int) -> list[str]:
    """Open cards that the seat can pay for now."""
    coins, age = state.players[seat].coins, state.nation_of(seat).age
    return [card for card in state.places if card and CARDS[card].age <= age and CARDS[card].cost <= coins]
