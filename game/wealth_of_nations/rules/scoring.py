"""Victory points and the winner (W-SCORE)."""

from __future__ import annotations

from collections import Counter

from game.engine import Score, ScoreLine
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE
from game.wealth_of_nations.cards.market import receive, sell, sell_price
from game.wealth_of_nations.state import WealthState

VP_FOR_A_TILE = 4
DOLLARS_FOR_A_VP = 10
VP_LOST_FOR_A_NOTE = 3


def final_scores(state: WealthState) -> list[Score]:
    """Every seat's score, best first; ties go to money, then to flags, then the place is shared (W-SCORE-05)."""
    standing = {
        seat: (total_vp(state, seat), state.nations[seat].money, state.flags.count(seat)) for seat in state.seats
    }
    ranked = sorted(state.seats, key=lambda seat: standing[seat], reverse=True)
    return [
        Score(
            seat,
            score_lines(state, seat),
            total_vp(state, seat),
            1 + sum(other > standing[seat] for other in standing.values()),
        )
        for seat in ranked
    ]


def score_lines(state: WealthState, seat: int) -> tuple[ScoreLine, ...]:
    """Tiles, money and notes (W-SCORE-01 to W-SCORE-04, W-NOTE-06); a score may be negative (W-RULING-41).

    See W-SCORE-03.
    """
    nation = state.nations[seat]
    return (
        ScoreLine("tiles", VP_FOR_A_TILE * tiles_of(state, seat)),
        ScoreLine("money", nation.money // DOLLARS_FOR_A_VP),
        ScoreLine("notes", -VP_LOST_FOR_A_NOTE * nation.notes),
    )


def total_vp(state: WealthState, seat: int) -> int:
    """The sum of a seat's score as it stands."""
    return sum(line.points for line in score_lines(state, seat))


def tiles_of(state: WealthState, seat: int) -> int:
    """A player's tiles on the map."""
    return sum(tiles_by_industry(state, seat).values())


def tiles_by_industry(state: WealthState, seat: int) -> Counter[str]:
    """A player's tiles on the map, by industry."""
    tiles: Counter[str] = Counter()
    for bloc in state.blocs:
        if bloc.owner == seat:
            tiles[bloc.industry] += len(bloc.hexes)
    return tiles


def vp_of_money(money: int, notes: int) -> int:
    """The points that so much money brings at the end where notes are given back for it as long as that pays."""
    return max(
        (money - FINANCE.repayment * repaid) // DOLLARS_FOR_A_VP + VP_LOST_FOR_A_NOTE * repaid
        for repaid in range(min(notes, money // FINANCE.repayment) + 1)
    )


def left_behind(state: WealthState, seat: int) -> int:
    """The points that selling all cubes and then repaying notes would bring a seat at most, if the game ended then."""
    imagined = state.copy()
    nation, now = imagined.nations[seat], total_vp(state, seat)
    most = now
    while held := [commodity for commodity in COMMODITIES if nation.cubes(commodity)]:
        sell(imagined, seat, max(held, key=lambda each: sell_price(imagined.market(each))))
        most = max(most, total_vp(imagined, seat))
    while nation.notes and nation.money >= FINANCE.repayment:
        receive(imagined, seat, -FINANCE.repayment)
        nation.notes -= 1
        most = max(most, total_vp(imagined, seat))
    return most - now
