"""Wishes: what a seat may want to do in its turn and cannot do yet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from game.engine import Decision, Goal, GoalSource, Move
from game.engine.goal_search import DEEP
from game.nation_deckbuilder.rules import ages, buying, playing
from game.nation_deckbuilder.state import NationState

MOST_TRADES = 8
"""How many coins a way trades for at most: as many as the dearest card costs."""

OPENS = frozenset({"convert", "advance"})
"""What leads to a purchase."""


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


def tries(state: NationState, decision: Decision, wished: Collection[Goal], left: int) -> Iterable[Move]:
    """While cards are marked, every move, but few in a row; while one buys, what brings coins or opens an age."""
    if decision.choice is buying.BUY:
        return [move for move in decision.moves if move[0] in OPENS]
    return decision.moves if left > MOST_TRADES - DEEP else ()


WISHING = GoalSource(
    wishes=wishes, tries=tries, deep=MOST_TRADES, aside=frozenset({"play", "finish_buying", "hand_over"})
)
