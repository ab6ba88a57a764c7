"""Positions of the Dice Game to lay tables for: played ones, and boards stuffed with everything they may hold."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.engine.hidden import redact
from game.engine.selection import Selection
from game.nations_dice import GAME
from game.nations_dice.cards.chits import with_more
from game.nations_dice.cards.dice import BOX, Die
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import NO_CHITS, NationsDiceState
from game.session.session import Seat, Session
from scenes.games.nations_dice.table import NationsDiceTable
from scenes.table.model import TableModel

NAMES = ("Mira", "Darius", "Ruth", "Ana")
TABLE = NationsDiceTable()


def session(seats: int, moves: int = 0, seed: int = 3, **options: Any) -> Session:
    """A game after so many random moves of hands that rather act than pass."""
    players = [Seat(NAMES[seat], colour=seat + 1) for seat in range(seats)]
    game = Session(GAME, options, players, seed)
    return until(game, lambda state: len(game.moves) >= moves or state.decision is None, seed)


def until(game: Session, wanted: Callable[[NationsDiceState], bool], seed: int = 5, limit: int = 3000) -> Session:
    """Play on until the position is as wanted."""
    random = Random(seed)
    for _ in range(limit):
        state: NationsDiceState = game.state  # type: ignore[assignment]
        if wanted(state):
            return game
        assert state.decision is not None, "the game ended first"
        keen = [move for move in state.decision.moves if move[0] not in ("pass", "reroll")]
        act = bool(keen) and random.random() < 0.9
        game.play(random.choice(keen if act else state.decision.moves))
    raise AssertionError("the position did not come up")


def model(game: Session, viewer: int | None = None, **changes: Any) -> TableModel:
    """What the seat that decides, or another viewer, sees."""
    decision = game.state.decision
    seat = viewer if viewer is not None else decision.seat if decision else 0
    asked = decision is not None and decision.seat == seat
    facts: dict[str, Any] = {
        "view": redact(game.state, seat, GAME.hidden),
        "seats": game.seats,
        "viewer": seat,
        "shown_seat": seat,
        "decision": decision,
        "selection": Selection(decision.moves if decision and asked else ()),
        "forecast": GAME.foresight(game.state, seat).forecast,  # type: ignore[arg-type]
        **changes,
    }
    return TableModel(**facts)


def of_type(kind: str) -> list[str]:
    """All progress tiles of a type, those with the longest names first."""
    tiles = [tile for tile in TILES.values() if tile.type == kind and tile.age]
    return [tile.id for tile in sorted(tiles, key=lambda tile: -len(tile.name))]


def stuffed(seats: int, colonies: int = 3, wonders: int = 3, **options: Any) -> Session:
    """A game in which every board holds all that it can, and many dice and chits."""
    game = until(session(seats, **options), lambda state: state.step == "actions")
    state: NationsDiceState = game.state  # type: ignore[assignment]
    shelves = {kind: of_type(kind) for kind in ("building", "military", "advisor", "colony", "wonder")}
    wonders = min(wonders, len(shelves["wonder"]) // seats - 1)
    colours = ("orange", "blue", "red")
    for nation in state.nations:
        nation.slots = tuple(shelves["building"].pop() for _ in range(3)) + tuple(
            shelves["military"].pop() for _ in range(2)
        )
        nation.brought = (("orange",) * 2, ("blue",) * 2, ("red",) * 2, ("red",), ("white",))
        nation.advisor = shelves["advisor"].pop(0)
        nation.wonder = shelves["wonder"].pop(0)
        nation.colonies = tuple(shelves["colony"].pop(0) for _ in range(min(colonies, len(shelves["colony"]))))
        nation.ready = tuple(shelves["wonder"].pop(0) for _ in range(wonders))
        first = nation.seat * 2
        handles = [BOX[colour][first + number] for colour in colours for number in range(2)]
        handles += BOX["white"][nation.seat * 5 : nation.seat * 5 + 4]
        nation.dice = tuple(
            Die(handle, handle.rstrip("0123456789"), 1 + number % 6, is_used=number % 3 == 2)
            for number, handle in enumerate(handles)
        )
        counts = with_more(with_more(NO_CHITS, "gold", 3), "reroll", 4)
        nation.unused_chits = with_more(with_more(counts, "food", 1), "strength", 1)
        nation.used_chits = with_more(with_more(NO_CHITS, "gold", 2), "books", 1)
        nation.books, nation.vp_books, nation.vp_war = 23, 19, 14
    return game
