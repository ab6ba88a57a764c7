"""Positions of Nations to lay tables for: played ones, and boards stuffed with everything they can hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from game.engine.hidden import redact
from game.engine.selection import Selection
from game.nations import GAME
from game.nations.cards.cards import CARDS
from game.nations.concepts import cards_changed
from game.nations.state import Nation, NationsState
from game.session.session import Seat, Session
from scenes.table.model import TableModel

NAMES = ("Mira", "Darius", "Ruth", "Ana", "Otto")


def session(seats: int, moves: int = 0, seed: int = 3, **options: Any) -> Session:
    """A game after so many random moves."""
    chosen = {"advanced": seats == 5, **options}
    players = [Seat(NAMES[seat], colour=seat + 1) for seat in range(seats)]
    game = Session(GAME, chosen, players, seed)
    random = Random(seed)
    for _ in range(moves):
        if game.state.decision is None:
            break
        game.play(random.choice(game.state.decision.moves))
    return game


def until(game: Session, wanted: Callable[[NationsState], bool], seed: int = 5, limit: int = 3000) -> Session:
    """Play on at random until the position is as wanted."""
    random = Random(seed)
    for _ in range(limit):
        state: NationsState = game.state  # type: ignore[assignment]
        if wanted(state):
            return game
        assert state.decision is not None, "the game ended first"
        game.play(random.choice(state.decision.moves))
    raise AssertionError("the position did not come up")


def model(game: Session, **changes: Any) -> TableModel:
    """What the first seat sees."""
    decision = game.state.decision
    facts: dict[str, Any] = {
        "view": redact(game.state, 0, GAME.hidden),
        "seats": game.seats,
        "viewer": 0,
        "shown_seat": 0,
        "decision": decision,
        "selection": Selection(decision.moves if decision and decision.seat == 0 else ()),
        "forecast": GAME.forecaster.forecast(game.state),  # type: ignore[arg-type]
        **changes,
    }
    return TableModel(**facts)


@lru_cache
def of_type(kind: str) -> tuple[str, ...]:
    """All Progress Cards of a type, those with the longest names first."""
    cards = [card for card in CARDS.all() if card.type == kind and card.age]
    return tuple(card.id for card in sorted(cards, key=lambda card: -len(card.name)))


def stuff(state: NationsState, nation: Nation) -> None:
    """Give a nation every card and all Workers that its board can hold."""
    first = nation.seat * 6
    buildings = of_type("building")[first : first + len(nation.slots)]
    nation.slots = (*buildings[:-1], of_type("military")[nation.seat])
    nation.workers = (5, 4, *(1 for _ in nation.slots[2:]))
    nation.advisors = of_type("advisor")[nation.seat : nation.seat + 1]
    nation.colonies = of_type("colony")[first : first + len(nation.colonies)]
    wonders = of_type("wonder")[nation.seat * 7 :]
    nation.ready = wonders[: len(nation.ready)]
    nation.wonder, nation.sections_built = wonders[len(nation.ready)], 1
    nation.area, nation.loose = 2, 1
    nation.private_architects = ("nation",) * 3
    nation.gold, nation.stone, nation.food, nation.books, nation.vp = 99, 88, 77, 188, 66
    cards_changed(state, nation)


def stuffed(seats: int, **options: Any) -> Session:
    """A game in its first turn in which every board is full."""
    game = until(session(seats, **options), lambda state: state.phase == "action")
    state: NationsState = game.state  # type: ignore[assignment]
    for nation in state.nations:
        stuff(state, nation)
    state.architects = 7
    state.war, state.war_strength, state.war_buyer = of_type("war")[0], 12, 0
    return game
