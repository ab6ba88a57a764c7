"""Three nations for events: apart in everything that events ask for, or level in everything."""

from __future__ import annotations

from typing import Any

from game.nations.rules.event_cards import resolve
from tests.game.nations.scenario import asked, changes, holdings, moves, play, run, table

RICH = {"gold": 9, "stone": 9, "food": 9, "books": 20}
FIRST = {**RICH, "ready": ["the_oracle"]}
"""Seat 0: weakest, most stable, second in food."""
SECOND = {**RICH, "food": 12, "colonies": ["macedonia"]}
"""Seat 1: second in strength and stability, most food."""
THIRD = {**RICH, "food": 5, "ready": ["krak_des_chevaliers"], "stability_track": 3}
"""Seat 2: strongest, least stable, least food."""


def apart(*more: Any, **fields: Any) -> Any:
    """Three nations that differ in everything events ask for."""
    extras = (*more, *({},) * (3 - len(more)))
    own = [base | extra for base, extra in zip((FIRST, SECOND, THIRD), extras, strict=True)]
    return table(*own, **fields)


def level(*more: Any, **fields: Any) -> Any:
    """Three nations that are level in everything."""
    extras = (*more, *({},) * (3 - len(more)))
    return table(*(RICH | extra for extra in extras), **fields)


def event(state: Any, card: str, half: str, *answers: str) -> list[dict[str, int]]:
    """Resolve an event with these answers; what it changed for every seat."""
    seats = range(len(state.nations))
    before = [holdings(state, seat) for seat in seats]
    state.event = card
    run(state, (resolve, half))
    play(state, *answers)
    assert asked(state) is None, moves(state)
    return [changes(before[seat], holdings(state, seat)) for seat in seats]


def loss(**kinds: int) -> dict[str, int]:
    """Changes, all of them losses."""
    return {kind: -number for kind, number in kinds.items()}
