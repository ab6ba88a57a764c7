"""Final scoring (N-SCORE)."""

from __future__ import annotations

from functools import lru_cache

from game.cards.amounts import Amount
from game.engine import Score, ScoreLine
from game.nations.cards.cards import CARDS
from game.nations.concepts import holdings, seats_in_order, stability, strength
from game.nations.state import Nation, NationsState

RESOURCES_FOR_A_VP = 10


def final_scores(state: NationsState) -> list[Score]:
    """Every seat's score, best first; ties are settled by round order (N-SCORE-08, R-55, N-GAME-04)."""
    lines = {seat: score_lines(state, seat) for seat in seats_in_order(state)}
    totals = {seat: sum(line.points for line in each) for seat, each in lines.items()}
    ranked = sorted(seats_in_order(state), key=lambda seat: -totals[seat])
    return [Score(seat, lines[seat], totals[seat], rank) for rank, seat in enumerate(ranked, 1)]


def score_lines(state: NationsState, seat: int) -> tuple[ScoreLine, ...]:
    """The five categories of the score pad, A to E (N-SCORE-02 to N-SCORE-07)."""
    nation = state.nations[seat]
    return (
        ScoreLine("vp", nation.vp),
        ScoreLine("colonies", _printed_vp(nation.colonies)),
        ScoreLine("wonders", _printed_vp(nation.ready) + _special_vp(state, nation)),
        ScoreLine("workers", workers_vp(nation)),
        ScoreLine("resources", resources_vp(state, seat)),
    )


def lasting_vp(state: NationsState, seat: int) -> int:
    """The categories A to D: everything that scores but resources (N-SCORE-03)."""
    nation = state.nations[seat]
    printed = _printed_vp(nation.colonies) + _printed_vp(nation.ready)
    return nation.vp + printed + _special_vp(state, nation) + workers_vp(nation)


@lru_cache(maxsize=1 << 12)
def _printed_vp(zone: tuple[str, ...]) -> int:
    return sum(sum(CARDS[card].vp) for card in zone if card)


def _special_vp(state: NationsState, nation: Nation) -> int:
    """Special VP of ready Wonders (N-SCORE-04)."""
    return sum([bonus.of(state, nation.seat) for bonus in _bonuses(nation.ready)])


@lru_cache(maxsize=1 << 10)
def _bonuses(ready: tuple[str, ...]) -> tuple[Amount[NationsState], ...]:
    bonuses = (CARDS[card].final_vp for card in ready if card)
    return tuple(bonus for bonus in bonuses if bonus)


def workers_vp(nation: Nation) -> int:
    """Buildings and Military: the first Worker scores the first figure, and so on (N-SCORE-05, N-SCORE-06)."""
    return _manned_vp(nation.slots, nation.workers)


@lru_cache(maxsize=1 << 13)
def _manned_vp(slots: tuple[str, ...], workers: tuple[int, ...]) -> int:
    return sum(sum(CARDS[card].vp[:count]) for card, count in zip(slots, workers, strict=True) if count)


def counted_for_tens(state: NationsState, seat: int) -> dict[str, int]:
    """What is added up for category E, by kind (N-SCORE-07)."""
    stats = {"strength": strength(state, seat), "stability": stability(state, seat)}
    return {**holdings(state.nations[seat]), **stats}


def resources_vp(state: NationsState, seat: int) -> int:
    """1 VP for each full 10 of all resources, Strength and Stability together (N-SCORE-07, R-54)."""
    return max(0, sum(counted_for_tens(state, seat).values()) // RESOURCES_FOR_A_VP)
