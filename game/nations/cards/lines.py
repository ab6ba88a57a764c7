"""Conditional lines of Production: what Advisors, Wonders and boards bring if something holds (N-PROD-07)."""

from __future__ import annotations

from game.cards.effects import run_effect
from game.nations.concepts import seats_in_order
from game.nations.state import NationsState


def conditional_production(state: NationsState, seat: int) -> tuple[int, int, int, int]:
    """What the lines that apply now bring and cost: gold, stone, food, books."""
    totals = [0, 0, 0, 0]
    for line in state.nations[seat].standing.lines:
        if line.applies(state, seat):
            for kind, amount in line.brings:
                totals[kind] += amount.of(state, seat)
    gold, stone, food, books = totals
    return gold, stone, food, books


def production_choices(state: NationsState) -> None:
    """Nations whose cards offer several things in Production pick one, in reverse order (DEC-21, R-06).

    What is picked is gained at once: income comes before upkeep anyway (N-PROD-06).
    """
    state.then(
        *(
            (run_effect, line.choose, seat)
            for seat in reversed(seats_in_order(state))
            for line in state.nations[seat].standing.lines
            if line.choose and line.applies(state, seat)
        )
    )
