"""What a move of Nations promises at first sight: quick, and good enough to pick a few moves to look at closely."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.engine import Decision, Move
from game.nations.bot.moves import candidates
from game.nations.cards.cards import CARDS, Card
from game.nations.concepts import place_index, strength
from game.nations.rules import buying, deploying, resolution, turns
from game.nations.state import RESOURCES, Nation, NationsState

FOOD = RESOURCES.index("food")

AT_FIRST_SIGHT, AT_FIRST_SIGHT_ALONE = 3, 20
"""Moves of a turn that are looked at closely when a game is only imagined, besides passing. What the constants below
say fits several nations better than one alone.
"""

AT_A_GLANCE = 6
"""The same for nations of which many play in haste."""

AT_SECOND_SIGHT = 4
"""Moves of a planned turn that are tried out in place of the usual one, besides passing."""

PASS: Move = ("pass",)

OF_A_YIELD, OF_STRENGTH, OF_STABILITY = 0.45, 0.4, 0.75
OF_FOOD_IN_NEED = 1.3
"""What Food is worth beyond OF_A_YIELD to a nation that the next Production leaves without."""

OF_A_STONE, OF_A_SCARCE_STONE = 0.2, 0.45
OF_A_GOLD = 0.15
OF_AN_AGE, OF_A_ROUND_WITH_IT = 0.1, 0.02
OF_A_LOST_VP = 2.0
OF_A_WORKER = 0.4
"""What it costs that a Worker has to be deployed again."""

OF_A_SECTION, OF_A_SPECIAL, OF_LIFTED_UPKEEP = -0.1, -0.2, -2.5
OF_AN_ADVISOR, OF_A_COLONY, OF_A_BATTLE, OF_A_SURE_WAR = 0.8, 1.5, 0.6, 1.2
OF_A_SECOND_WONDER = -0.2
"""About what these moves bring over passing; measured as what one ply says of them, in games of Normal bots."""


def likely(state: NationsState, decision: Decision) -> Sequence[Move]:
    """The most promising candidates of a turn, passing always among them; of other questions all candidates."""
    return _most_promising(state, decision, AT_FIRST_SIGHT_ALONE if state.is_solo else AT_FIRST_SIGHT)


def hasty(state: NationsState, decision: Decision) -> Sequence[Move]:
    """The same in haste."""
    return _most_promising(state, decision, AT_A_GLANCE)


def alternatives(state: NationsState, decision: Decision) -> Sequence[Move]:
    """What is tried out instead at an own turn that is planned."""
    return _most_promising(state, decision, AT_SECOND_SIGHT) if decision.choice is turns.TURN else ()


def _most_promising(state: NationsState, decision: Decision, most: int) -> Sequence[Move]:
    moves = candidates(state, decision)
    if decision.choice is not turns.TURN or len(moves) <= most + 1:
        return moves
    others = [move for move in moves if move != PASS]
    others.sort(key=lambda move: -promise(state, decision.seat, move))
    return [*others[:most], PASS]


def promise(state: NationsState, seat: int, move: Move) -> float:
    """About how many VP a move brings over passing, at a glance."""
    match move[0]:
        case "deploy":
            return _of_deploying(state, seat, move[1], move[2])
        case "hire_architect":
            return OF_A_SECTION
        case "use_special":
            return OF_A_SPECIAL
        case "undeploy":
            return OF_LIFTED_UPKEEP
        case "buy_card":
            return _of_buying(state, seat, CARDS[move[1]], move[2]) - OF_A_GOLD * buying.row_of(state, move[1])
    return 0.0


@lru_cache(maxsize=1 << 9)
def yields(card_id: str) -> float:
    """What a card, or a Worker on it, brings in a round; nothing for a free place."""
    if not card_id:
        return 0.0
    card = CARDS[card_id]
    return OF_A_YIELD * sum(card.production) + OF_STRENGTH * card.strength + OF_STABILITY * card.stability


def _of_deploying(state: NationsState, seat: int, source: str, target: str) -> float:
    nation = state.nations[seat]
    index = place_index(target)
    card = CARDS[nation.slots[index]]
    count = nation.workers[index]
    gain = yields(card.id) + (card.vp[count] if count < len(card.vp) else 0)
    if source != deploying.AREA:
        gain -= yields(nation.slots[place_index(source)])
    if card.production[FOOD] > 0 and nation.food + resolution.production_total(state, seat)[FOOD] < 0:
        gain += OF_FOOD_IN_NEED * card.production[FOOD]
    cost = deploying.deploy_cost(nation, card.id)
    return gain - cost * (OF_A_STONE if nation.stone > cost + 1 else OF_A_SCARCE_STONE)


def _of_buying(state: NationsState, seat: int, card: Card, place: str) -> float:
    """Without its price."""
    nation = state.nations[seat]
    match card.type:
        case "building" | "military":
            left = state.rounds - state.round
            return card.age * (OF_AN_AGE + OF_A_ROUND_WITH_IT * left) - _covered(nation, place_index(place))
        case "advisor":
            old = nation.advisors[place_index(place)]
            return OF_AN_ADVISOR * (not old) + yields(card.id) - yields(old)
        case "colony":
            return OF_A_COLONY + sum(card.vp)
        case "wonder":
            return OF_A_SECOND_WONDER * bool(nation.wonder)
        case "battle":
            return OF_A_BATTLE
        case "war":
            rivals = (strength(state, other) for other in state.order if other != seat)
            return OF_A_SURE_WAR * (strength(state, seat) > max(rivals))
    return 0.0


def _covered(nation: Nation, index: int) -> float:
    """What is given up with the card on a place, and with the Workers on it having to be deployed again."""
    old, count = nation.slots[index], nation.workers[index]
    if not old:
        return 0.0
    given_up = count * (max(0.0, yields(old)) + OF_A_WORKER) + OF_A_LOST_VP * sum(CARDS[old].vp[:count])
    return OF_AN_AGE * CARDS[old].age + given_up
