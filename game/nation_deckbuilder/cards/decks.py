"""Decks: drawing, shuffling and laying aside a player's own cards (K-TURN-04, K-TURN-05)."""

from __future__ import annotations

from game.engine import happen, reveal, shuffled
from game.engine.event import Private
from game.nation_deckbuilder.state import NationState, Player

HAND = 5


def draw(state: NationState, seat: int, number: int) -> None:
    """Draw cards into the hand; an empty draw pile is made anew from the discard pile (K-RULING-09, K-RULING-47)."""
    player = state.players[seat]
    drawn: list[str] = []
    while len(drawn) < number:
        if not player.on_top and not player.draw_pile:
            if not player.discard_pile:
                break
            reshuffle(state, player)
        if player.on_top:
            drawn.append(player.on_top[-1])
            player.on_top = player.on_top[:-1]
        else:
            missing = number - len(drawn)
            drawn += player.draw_pile[: -missing - 1 : -1]
            player.draw_pile = player.draw_pile[:-missing]
    if drawn:
        player.hand += tuple(drawn)
        reveal(state)
        partners = state.nation_of(seat).seats
        happen(state, "drew", seat, number=len(drawn), cards=Private(partners, tuple(drawn)))


def reshuffle(state: NationState, player: Player) -> None:
    """Shuffle the whole discard pile into a new draw pile."""
    player.draw_pile = shuffled(state, player.discard_pile)
    player.discard_pile = ()
    reveal(state)
    happen(state, "reshuffled", player.seat, number=len(player.draw_pile))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def lay_aside(state: NationState, player: Player, card: str, *, forced: bool = False) -> None:
    """Put a hand card on the discard pile unplayed (K-DISCARD-01); `forced` by an enemy's card."""
    player.hand = without(player.hand, card)
    player.discard_pile += (card,)
    happen(state, "discarded", player.seat, card=card, forced=forced)
