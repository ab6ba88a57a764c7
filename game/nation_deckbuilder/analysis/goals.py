"""Wishes: what a seat may want to do in its turn and cannot do yet."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import Goal, GoalSource
from game.nation_deckbuilder.rules import ages, buying, playing
from game.nation_deckbuilder.state import NationState


def wishes(state: NationState) -> Iterator[Goal]:
    """While cards are marked: every card of the hand, and playing them. While one buys: every open card and age."""
    assert state.decision is not None
    seat, choice = state.decision.seat, state.decision.choice
    player = state.players[seat]
    if choice is playing.MARK:
        yield Goal("play")
        yield from (Goal("mark", card) for card in dict.fromkeys(player.hand))
    elif choice is buying.BUY:
        yield from (Goal("buy", card) for card in dict.fromkeys(state.places) if card)
        yield from (Goal("advance", age) for age in ages.AGE_HANDLES)


WISHING = GoalSource(wishes=wishes, aside=frozenset({"play", "finish_buying", "hand_over"}))
