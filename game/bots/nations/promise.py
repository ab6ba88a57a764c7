"""What a move of Nations promises at first sight: quick, and good enough to pick a few moves to look at closely."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.nations.moves import candidates
from game.core.flow import Decision, Move
from game.nations.buying import row_of
from game.nations.cards import CARDS, Card
from game.nations.concepts import golden_age_bonus, place_index, raid_value
from game.nations.deploying import AREA, deploy_cost
from game.nations.purchases import golden_age_price
from game.nations.state import Nation, NationsState
from game.nations.turns import TURN

AT_FIRST_SIGHT = 4
"""Moves of a turn that are looked at closely when a game is only imagined."""

OF_STRENGTH, OF_STABILITY, OF_A_GOLD, OF_A_STONE = 0.35, 0.5, 0.45, 0.4
OF_A_SECTION, OF_A_WAR, OF_A_SPECIAL = 2.0, 1.0, 1.5
PASS: Move = ("pass",)


def likely(state: NationsState, decision: Decision) -> Sequence[Move]:
    """The most promising candidates of a turn, passing always among them; of other questions all candidates."""
    moves = candidates(state, decision)
    if decision.choice is not TURN or len(moves) <= AT_FIRST_SIGHT + 1:
        return moves
    others = [move for move in moves if move != PASS]
    others.sort(key=lambda move: -promise(state, decision.seat, move))
    return [*others[:AT_FIRST_SIGHT], PASS]


def promise(state: NationsState, seat: int, move: Move) -> float:
    """About how many VP a move brings in the long run, at a glance."""
    nation = state.nations[seat]
    match move[0]:
        case "deploy":
            return _of_deploying(nation, move[1], move[2])
        case "hire_architect":
            return OF_A_SECTION
        case "use_special":
            return OF_A_SPECIAL
        case "buy_card":
            return _of_buying(state, nation, CARDS[move[1]], move[2]) - OF_A_GOLD * row_of(state, move[1])
    return 0.0


def yields(card: Card) -> float:
    """What a card, or a Worker on it, brings in a round."""
    return sum(card.production) + OF_STRENGTH * card.strength + OF_STABILITY * card.stability


def _of_deploying(nation: Nation, source: str, target: str) -> float:
    index = place_index(target)
    card = CARDS[nation.slots[index]]
    count = nation.workers[index]
    points = card.vp[count] if count < len(card.vp) else 0
    before = 0.0 if source == AREA else yields(CARDS[nation.slots[place_index(source)]])
    return yields(card) - before + points - OF_A_STONE * deploy_cost(nation, card.id)


def _of_buying(state: NationsState, nation: Nation, card: Card, place: str) -> float:
    """Without its price."""
    match card.type:
        case "building" | "military":
            old = nation.slots[place_index(place)]
            covered = yields(CARDS[old]) * (1 + nation.workers[place_index(place)]) if old else 0.0
            return 1.5 * yields(card) - covered
        case "advisor":
            old = nation.advisors[place_index(place)]
            return 1 + yields(card) - (1 + yields(CARDS[old]) if old else 0.0)
        case "colony" | "wonder":
            return 1 + yields(card) + sum(card.vp)
        case "battle":
            return OF_A_GOLD * raid_value(state, nation.seat)
        case "golden_age":
            return (
                2 + golden_age_bonus(state, nation.seat) - golden_age_price(state, nation.seat, card.id) / 3
            )
    return OF_A_WAR
