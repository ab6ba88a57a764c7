"""Solo game: the shadow opponent, its blue dice and its four-sided die (D-SOLO, D-VARIANT-13)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen, roll
from game.nations_dice.cards.dice import PIECES, SIDES
from game.nations_dice.cards.progress_board import cheapest_in_column, columns, take_off
from game.nations_dice.state import SHADOW, NationsDiceState
from game.text.sentences import Sentences

_say = Sentences("nations_dice")

FOUR_SIDES = 4
PLAYER = 0
"""The only seat of a solo game; it is always player 1 (D-SOLO-03)."""


def ladder() -> tuple[tuple[int, str], ...]:
    """Final VP and their names, the highest first (D-SOLO-08)."""
    return tuple((rung.vp, _say.name(rung.name)) for rung in PIECES.ladder)


def hall_of_fame(vp: int) -> str:
    """The name of the highest mark not above the score; empty below the lowest (D-RULING-32, D-SOLO-09)."""
    return next((name for threshold, name in ladder() if vp >= threshold), "")


def shadow_collects(state: NationsDiceState) -> None:
    """With a new event the shadow rolls as many blue dice as the age's number and gains their books (D-SOLO-04).

    They are a source of chance only: the supply keeps its dice (D-RULING-29).
    """
    shadow = state.shadows[0]
    shadow.blue_faces = tuple(roll(state, SIDES) for _ in range(state.round))
    shadow.books += shadow.rolled_books
    happen(state, "shadow_collected", SHADOW, faces=shadow.blue_faces, books=shadow.rolled_books)


def shadow_removes(state: NationsDiceState) -> None:
    """Let the four-sided die be rolled; asked for, so that the action before can still be taken back."""
    state.then((FOUR_SIDER, PLAYER))


class RollDie(Action[NationsDiceState]):
    """Roll the four-sided die: the shadow removes the cheapest tile of that column (D-SOLO-05)."""

    verb = "roll_die"

    def moves(self, state: NationsDiceState, seat: int) -> tuple[Move, ...]:
        """The only move."""
        return ROLL_DIE

    def carry_out(self, state: NationsDiceState, seat: int) -> None:
        """A 4, or a column without tiles, has no effect; a harder shadow rolls a 4 again (D-SOLO-06, D-VARIANT-13)."""
        face = roll(state, FOUR_SIDES)
        while state.harder and face == FOUR_SIDES:
            happen(state, "four_rolled_again", SHADOW)
            face = roll(state, FOUR_SIDES)
        state.shadows[0].four_sider = face
        tile = cheapest_in_column(state, face - 1) if face <= columns(len(state.nations)) else ""
        happen(state, "shadow_rolled", SHADOW, face=face, tile=tile)
        if tile:
            take_off(state, tile, SHADOW)
            state.removed = (*state.removed, tile)


ROLL_DIE: tuple[Move, ...] = (("roll_die",),)
FOUR_SIDER = Choice("four_sider", RollDie())
