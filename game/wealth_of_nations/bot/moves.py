"""Which moves of Wealth of Nations are worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.bots.search.evaluator import Candidates
from game.engine import Decision, Move
from game.wealth_of_nations.bot.habits import SITES_TRIED, proposing, steps_of, to_the_end, trading
from game.wealth_of_nations.bot.lookahead import MASTERLY, SOUND, Lookahead
from game.wealth_of_nations.bot.never import is_absurd
from game.wealth_of_nations.bot.outlook import outlook
from game.wealth_of_nations.bot.sites import best_sites, room
from game.wealth_of_nations.cards.components import MAP
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.rules import barter, develop, produce, trade
from game.wealth_of_nations.state import WealthState

FLAGS_TRIED = 3
MOST = 40


def candidates(state: WealthState, decision: Decision, foresight: Lookahead = SOUND) -> Sequence[Move]:
    """The moves worth a look; never none."""
    if produce.RUN_BEST[0] in decision.moves:
        return produce.RUN_BEST
    if decision.choice is trade.TRADE:
        return (trading(state, decision, foresight),)
    if decision.choice is barter.OFFER:
        return (proposing(state, decision, foresight),)
    moves = [move for move in decision.moves if not is_absurd(state, decision.seat, move)] or [decision.moves[-1]]
    if decision.choice is WHERE:
        return best_sites(state, decision.seat, moves, decision.context[0], 2 * SITES_TRIED)
    if decision.choice is develop.DEVELOP:
        return _developments(state, decision, foresight)
    return moves[:MOST]


FORESIGHTS = {
    "easy": Lookahead(plans=1, tiles=2, fair=0.0, pace=0.0, drift=0.0, hope=1.5, most_deals=0),
    "normal": Lookahead(pace=0.0, drift=0.0),
    "hard": SOUND,
    "master": MASTERLY,
}
"""By level. From Hard on, bots foresee how markets fill; Easy ones hope for too much and plan one thing at a time."""


def glimpsed(**liking: Any) -> dict[str, Candidates[WealthState]]:
    """The moves that hands of every level look at, with these changes of their foresight."""
    return {
        level: partial(candidates, foresight=replace(foresight, **liking)) for level, foresight in FORESIGHTS.items()
    }


def _developments(state: WealthState, decision: Decision, foresight: Lookahead) -> list[Move]:
    """The next step of every plan, on several sites; flags also where there is most room."""
    found: list[Move] = []
    for plan in outlook(state, decision.seat, foresight).plans:
        found += steps_of(state, decision, plan)
    if any(move[0] == "place_flag" for move in found):
        flags = [move for move in decision.moves if move[0] == "place_flag"]
        flags.sort(key=lambda move: -room(state, decision.seat, MAP.index[move[1]]))
        found += flags[:FLAGS_TRIED]
    automations = [
        move for move in decision.moves if move[0] == "automate" and not is_absurd(state, decision.seat, move)
    ]
    return list(dict.fromkeys([*(found or to_the_end(state, decision)), *automations]))
