"""Which moves of Nations are worth a look."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Decision, Move
from game.nations.bot.never import is_absurd
from game.nations.cards.cards import CARDS
from game.nations.rules.deploying import AREA, SLOTS
from game.nations.rules.turns import AFTER_ACTION, TURN
from game.nations.state import Nation, NationsState

PLACES_TRIED = 2
"""How many places for a new Building or Military are looked at, those that lose least first."""

SOURCES_TRIED = 3
"""Cards whose Workers are looked at for another place, the least useful first."""

MOST = 40


def candidates(state: NationsState, decision: Decision) -> Sequence[Move]:
    """The moves worth a look; never none."""
    if decision.choice is not TURN and decision.choice is not AFTER_ACTION:
        return decision.moves[:MOST]
    nation = state.nations[decision.seat]
    slots = sorted(range(len(nation.slots)), key=lambda index: usefulness(nation, index))
    hidden_places = {SLOTS[index] for index in slots[PLACES_TRIED:]}
    sources = _sources(nation, slots)
    moves = [
        move
        for move in decision.moves
        if not (move[0] == "buy_card" and move[2] in hidden_places)
        and not (move[0] == "deploy" and move[1] not in sources)
        and not is_absurd(state, decision.seat, move, decision.moves)
    ]
    return moves[:MOST] or decision.moves[:MOST]


def _sources(nation: Nation, slots: list[int]) -> set[str]:
    """Where a Worker to deploy may come from: the area, and while that is empty the least useful manned cards."""
    if nation.area:
        return {AREA}
    manned = [index for index in slots if nation.workers[index]]
    military = [index for index in manned if CARDS[nation.slots[index]].type == "military"]
    return {SLOTS[index] for index in (*manned[:SOURCES_TRIED], *military[:1])}


def usefulness(nation: Nation, index: int) -> tuple[int, int, int]:
    """How much covering a place gives up: what its Workers yield, then what a Worker would."""
    card_id = nation.slots[index]
    if not card_id:
        return (0, 0, 0)
    card = CARDS[card_id]
    yielded = sum(card.production) + card.strength + card.stability + sum(card.vp[:1])
    return (nation.workers[index] * yielded, card.age, yielded)
