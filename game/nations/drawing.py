"""How the random bot plays: the kind of move first, then any move of it; it seldom passes or undeploys."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from game.engine import Decision, HasChance, Move, below
from game.engine.game import any_move
from game.nations.rules.deploying import AREA
from game.nations.state import EMPTY, NationsState

SELDOM = 12
"""One draw in so many looks at passing and at taking Workers off cards too, although something else is possible."""

BUY, DEPLOY, UNDEPLOY, PASS = "buy_card", "deploy", "undeploy", "pass"

_VERB, _CARD = itemgetter(0), itemgetter(1)


def draw(chance: HasChance, observation: NationsState, decision: Decision) -> Move:
    """Draw a move. In a turn, its kind is drawn first and the card to buy before its place: what the rules offer
    in few moves is as likely as what they offer in many.

    Passing waits until nothing is left to do, and Workers stay where they are, except in one draw of `SELDOM`.
    """
    if decision.choice.name not in ("turn", "after_action"):
        return any_move(chance, observation, decision)
    kinds = dict.fromkeys(map(_VERB, decision.moves))
    if not observation.nations[decision.seat].area:
        kinds.pop(DEPLOY, None)
    if below(chance, SELDOM):
        for seldom in (UNDEPLOY, PASS):
            if len(kinds) > 1:
                kinds.pop(seldom, None)
    kind = list(kinds)[below(chance, len(kinds))]
    moves = _of_kind(kind, decision.moves)
    cards = list(dict.fromkeys(map(_CARD, moves))) if kind == BUY else [EMPTY]
    card = cards[below(chance, len(cards))]
    if card:
        moves = [move for move in moves if move[1] == card]
    return moves[below(chance, len(moves))]


def _of_kind(kind: str, moves: Sequence[Move]) -> list[Move]:
    """The moves of a kind: its verb, but deploying a Worker from another card counts as undeploying."""
    if kind == DEPLOY:
        return [move for move in moves if move[0] == DEPLOY and move[1] == AREA]
    if kind == UNDEPLOY:
        return [move for move in moves if move[0] == UNDEPLOY or (move[0] == DEPLOY and move[1] != AREA)]
    return [move for move in moves if move[0] == kind]
