"""End of the game (D-END)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Score, ScoreLine
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import NationsDiceState


def final_scores(state: NationsDiceState) -> list[Score]:
    """Every seat's score, best first; a tie goes to the one earlier in player order (D-END-03, D-RULING-24)."""
    lines = {seat: score_lines(state, seat) for seat in state.order}
    totals = {seat: sum(line.points for line in each) for seat, each in lines.items()}
    ranked = sorted(state.order, key=lambda seat: -totals[seat])
    return [Score(seat, lines[seat], totals[seat], rank) for rank, seat in enumerate(ranked, 1)]


def score_lines(state: NationsDiceState, seat: int) -> tuple[ScoreLine, ...]:
    """VP scored in the rounds, then those on tiles in play; none for an unfinished wonder (D-END-01, D-END-02).

    See D-END-04, D-WONDER-03.
    """
    nation = state.nations[seat]
    return (
        ScoreLine("books", nation.vp_books),
        ScoreLine("famine", nation.vp_famine),
        ScoreLine("war", nation.vp_war),
        ScoreLine("wonders", _printed(nation.ready)),
        ScoreLine("colonies", _printed(nation.colonies)),
        ScoreLine("buildings", _printed(nation.slots)),
        ScoreLine("advisor", _printed((nation.advisor,))),
    )


def _printed(tiles: Iterable[str]) -> int:
    return sum(TILES[tile].vp for tile in tiles if tile)
