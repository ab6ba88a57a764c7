"""Special circumstances: removing cards for good, by token or by a card's ability (K-REMOVE, K-CARD-REMOVER)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, Step, happen
from game.nation_deckbuilder.cards.decks import without
from game.nation_deckbuilder.state import NationState, Player

TOKEN_REMOVALS = 2


def removable(state: NationState, seat: int) -> tuple[str, ...]:
    """Cards the seat may remove now: its own discards, with a token all that `within_token` (K-CARD-REMOVER-02)."""
    player = state.players[seat]
    if state.nation_of(seat).token:
        return player.discard_pile + within_token(state, seat)
    return player.discard_pile if player.removals else ()


def within_token(state: NationState, seat: int) -> tuple[str, ...]:
    """Cards that only the token removes: a partner's discards (K-RULING-36), and once the hand is played the cards
    of this turn, which go to the discard pile before anything else is done with it (K-RULING-13).
    """
    players = [state.players[each] for each in state.nation_of(seat).seats]
    discards = tuple(card for each in players if each.seat != seat for card in each.discard_pile)
    if state.step != "buy":
        return discards
    return discards + tuple(card for each in players for card in each.played)


class Remove(Action[NationState]):
    """Take a card of a discard pile out of the game; then the same question again (K-REMOVE-02, K-RULING-13).

    The ability of a card played this turn is used before the token, which keeps (K-REMOVE-03, K-REMOVE-04).

    See K-CARD-REMOVER-03, K-DEC-10, K-RULING-15.
    """

    verb = "remove"

    def __init__(self, ask_again: Step) -> None:
        self.ask_again = ask_again

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every card that may go."""
        return [("remove", card) for card in removable(state, seat)]

    def carry_out(self, state: NationState, seat: int, card: str) -> None:
        """Into the box."""
        player = state.players[seat]
        owner, zone = self._found(state, seat, card)
        by_card = card in player.discard_pile and player.removals > 0
        if by_card:
            player.removals -= 1
        else:
            state.nation_of(seat).token -= 1
        setattr(owner, zone, without(getattr(owner, zone), card))
        state.box += (card,)
        state.may_hand_over = True
        happen(state, "removed", seat, card=card, by="card" if by_card else "token", owner=owner.seat)
        state.then((self.ask_again, seat))

    @staticmethod
    def _found(state: NationState, seat: int, card: str) -> tuple[Player, str]:
        """Whose card it is, and in which zone it lies."""
        owners = [state.players[each] for each in state.nation_of(seat).seats]
        zones = ((owner, zone) for owner in owners for zone in ("discard_pile", "played"))
        return next((owner, zone) for owner, zone in zones if card in getattr(owner, zone))

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No removal left, or a card that is not on the own discard pile."""
        player = state.players[seat]
        if not picked:
            can_remove = state.nation_of(seat).token or player.removals
            return Refusal("nothing_to_remove") if can_remove else Refusal("no_removal_left", fix="reach_an_age")
        card = picked[0]
        if card in player.discard_pile:
            return Refusal("no_removal", {"card": card}, "reach_an_age")
        if card in player.played:
            return Refusal("played_this_turn", {"card": card})
        return None
