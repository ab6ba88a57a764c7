"""What trade does in Wealth of Nations, as facts: what an offer gives both sides by the count by which computer players
answer, and whether a cube bought or sold is one that the blocs need.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.advice.fact import CERTAIN, NOW, PRINTED, Fact, ForeseenChange, fact
from game.engine.flow import Move
from game.wealth_of_nations.analysis.bargaining import own_side, seen_side
from game.wealth_of_nations.analysis.forecast import production_of
from game.wealth_of_nations.analysis.valuation import DOLLAR
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.state import WealthState, back

OF_A_DOLLAR, OF_A_CUBE = 0.1, 1.2
"""About what these count for, in points."""

MISSING = "missing"
"""The thing that is counted: cubes that all idle blocs need and that are not there."""


def missing(state: WealthState, seat: int) -> int:
    """Cubes that are missing to run all blocs."""
    is_near = state.phase in ("trade", "develop", "produce") and not state.is_last_trade
    return sum(number for _, number in production_of(state, seat).short) if is_near else 0


def deal_facts(state: WealthState, then: WealthState | None, seat: int, move: Move) -> Iterator[Fact]:
    """What an answer to an offer, a purchase or a sale does; `then` is the position after it, where known."""
    match move:
        case ("accept" | "propose" | "decline" | "counter",) if state.talk:
            yield from _offer(state, seat, move[0])
        case ("buy" | "sell", commodity) if then is not None and commodity in COMMODITIES:
            yield from _cubes(missing(state, seat), missing(then, seat), move)


def _cubes(before: int, later: int, move: Move) -> Iterator[Fact]:
    came = ForeseenChange(MISSING, later - before, NOW, (move,))
    if later < before:
        yield fact(CERTAIN, "fact.fills", OF_A_CUBE * (before - later), came, n=before - later, left=later)
    elif later > before:
        yield fact(CERTAIN, "fact.lacks", OF_A_CUBE * (before - later), came, n=later)


def _offer(state: WealthState, seat: int, verb: str) -> Iterator[Fact]:
    """What an offer gives and takes, and what that is worth to both sides."""
    talk = state.talk
    assert talk is not None
    gives, other = talk.gives(seat), talk.other(seat)
    gain = own_side(state, seat).gain(state, gives) // DOLLAR
    theirs = seen_side(state, other).gain(state, back(gives)) // DOLLAR
    if verb in ("accept", "propose"):
        if gain > 0:
            yield fact(PRINTED, "fact.gain", OF_A_DOLLAR * gain, n=gain, other=max(0, theirs), seat=other + 1)
    elif gain <= 0:
        yield fact(PRINTED, "fact.no_gain", OF_A_DOLLAR * max(1, -gain), n=-gain)
    elif theirs > gain:
        yield fact(PRINTED, "fact.theirs", OF_A_DOLLAR * (theirs - gain), n=gain, other=theirs, seat=other + 1)
