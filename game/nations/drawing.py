"""How the random hand plays: the kind of move first, then any move of it; it seldom passes or undeploys."""

from __future__ import annotations

from game.core.chance import HasChance, below
from game.core.description import any_move
from game.core.flow import Decision, Move
from game.nations.deploying import AREA
from game.nations.state import NationsState

SELDOM = 12
"""One draw in so many looks at passing and at taking Workers off cards too, although something else is possible."""

BUY, DEPLOY, UNDEPLOY, PASS = "buy_card", "deploy", "undeploy", "pass"


def draw(chance: HasChance, observation: NationsState, decision: Decision) -> Move:
    """Draw a move. In a turn, its kind is drawn first and the card to buy before its place: what the rules offer
    in few moves is as likely as what they offer in many.

    Passing waits until nothing is left to do, and Workers stay where they are, except in one draw of `SELDOM`.
    """
    if decision.choice.name not in ("turn", "after_action"):
        return any_move(chance, observation, decision)
    kinds: dict[str, dict[str, list[Move]]] = {}
    for move in decision.moves:
        verb = move[0]
        kind = UNDEPLOY if verb == DEPLOY and move[1] != AREA else verb
        piece = move[1] if verb == BUY else ""
        kinds.setdefault(kind, {}).setdefault(piece, []).append(move)
    if below(chance, SELDOM):
        for seldom in (UNDEPLOY, PASS):
            if len(kinds) > 1:
                kinds.pop(seldom, None)
    pieces = list(kinds.values())[below(chance, len(kinds))]
    moves = list(pieces.values())[below(chance, len(pieces))]
    return moves[below(chance, len(moves))]
