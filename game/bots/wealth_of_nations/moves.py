"""Which moves of Wealth of Nations are worth a look."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.wealth_of_nations.habits import developing, trading
from game.bots.wealth_of_nations.never import is_absurd
from game.bots.wealth_of_nations.sites import best_sites, room
from game.core import flow
from game.core.flow import Decision, Move
from game.wealth_of_nations.components import MAP
from game.wealth_of_nations.develop import DEVELOP
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.produce import RUN_BEST
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.trade import TRADE

SITES_TRIED = 3
"""How many places for a tile of an industry are looked at, those first that complete most dots."""

FLAGS_TRIED = 5
MOST = 40


def candidates(state: WealthState, decision: Decision) -> Sequence[Move]:
    """The moves worth a look; never none."""
    if RUN_BEST[0] in decision.moves:
        return RUN_BEST
    if decision.choice is TRADE:
        return (trading(state, decision.seat),)
    moves = [move for move in decision.moves if not is_absurd(state, decision.seat, move)] or [
        decision.moves[-1]
    ]
    if decision.choice is WHERE:
        return best_sites(state, decision.seat, moves, decision.context[0], 2 * SITES_TRIED)
    if decision.choice is DEVELOP:
        return _developments(state, decision.seat, decision)
    return moves[:MOST]


def _developments(state: WealthState, seat: int, decision: Decision) -> list[Move]:
    """What the plan says, on several sites: the plan decides what is built, the eye where."""
    usual = developing(state, decision)
    if usual[0] == "build":
        builds = [move for move in decision.moves if move[:2] == usual[:2]]
        return best_sites(state, seat, builds, usual[1], SITES_TRIED)
    if usual[0] == "place_flag":
        flags = [move for move in decision.moves if move[0] == "place_flag"]
        return sorted(flags, key=lambda move: -room(state, seat, MAP.index[move[1]]))[:FLAGS_TRIED]
    automations = [
        move for move in decision.moves if move[0] == "automate" and not is_absurd(state, seat, move)
    ]
    return [*automations, usual]


def settle(state: WealthState, seat: int) -> None:
    """Lay the tiles of a package that was taken."""
    while (decision := state.decision) is not None and decision.seat == seat and decision.choice is WHERE:
        flow.play(state, best_sites(state, seat, decision.moves, decision.context[0], 1)[0])
