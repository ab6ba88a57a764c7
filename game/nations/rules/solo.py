"""One-player variant: the shadow opponent, run by solo tiles and a die (N-SOLO)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen, reveal, roll
from game.nations.cards.cards import CARDS, TILES
from game.nations.concepts import begin_step, compared_stability, gain, lose_vp
from game.nations.rules.losses import lose
from game.nations.rules.war import begin_war
from game.nations.state import EMPTY, SHADOW, NationsState
from game.text.sentences import Sentences

_say = Sentences("nations")

COLUMNS_OF_THE_DIE = 4
"""Rolls up to this number sweep a column of the Progress Board, higher ones act by the tile."""

RUNGS = (70, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10)
"""Final VP that have a name, the highest first (N-SOLO-23)."""


def ladder() -> tuple[tuple[int, str], ...]:
    """Final VP and their names, the highest first."""
    return tuple((vp, _say(f"ladder.{vp}")) for vp in RUNGS)


def hall_of_fame(vp: int) -> str:
    """The name of the highest threshold not above the score; empty below the lowest (R-49, N-SOLO-22)."""
    return next((name for threshold, name in ladder() if vp >= threshold), "")


def draw_tile(state: NationsState) -> None:
    """Draw a tile of the age: the shadow's values of the round and more Books (N-SOLO-03 to N-SOLO-06, R-44).

    See N-SOLO-01, R-52, R-87, R-95.
    """
    state.step = "new_event"
    state.event = state.event_deck[-1]
    state.event_deck = state.event_deck[:-1]
    reveal(state)
    tile, shadow = TILES[state.event], state.shadows[0]
    shadow.strength, shadow.stability = tile.strength, tile.stability
    shadow.books += tile.books
    happen(state, "tile_drawn", SHADOW, card=tile.id)


def owe_roll(state: NationsState) -> None:
    """Note that the action under way brings a roll of the die, in a solo game (N-SOLO-11, R-40)."""
    state.roll_due = state.is_solo


def roll_before_first_turn(state: NationsState) -> None:
    """Where the shadow is first in the order it rolls once before the player's first turn (N-SOLO-12, R-41)."""
    if state.order[0] == SHADOW:
        state.then((ROLL, 0))


def roll_after_action(state: NationsState, seat: int) -> None:
    """Let the die be rolled once the action is fully resolved (R-41)."""
    if state.roll_due:
        state.roll_due = False
        state.then((ROLL, seat))


class RollDie(Action[NationsState]):
    """Roll the die for the shadow; asked for, so that the action before can still be taken back (DEC-29, R-93)."""

    verb = "roll_die"

    def moves(self, state: NationsState, seat: int) -> tuple[Move, ...]:
        """The only move."""
        return ROLL_DIE

    def carry_out(self, state: NationsState, seat: int) -> None:
        """Sweep a column, or act by the tile."""
        face = roll(state, 6)
        state.last_roll = face
        state.rolls = (*state.rolls, face)
        happen(state, "rolled", SHADOW, face=face)
        if face <= COLUMNS_OF_THE_DIE:
            sweep_column(state, face - 1)
        else:
            tile = TILES[state.event]
            shadow_acts(state, *(tile.on_five if face == COLUMNS_OF_THE_DIE + 1 else tile.on_six))


ROLL_DIE: tuple[Move, ...] = (("roll_die",),)
ROLL = Choice("roll", RollDie())


def sweep_column(state: NationsState, column: int) -> None:
    """Remove every card of a column; the shadow buys its cheapest War if none was bought (N-SOLO-13 to N-SOLO-15).

    See R-42, R-43, R-53.
    """
    cards = [row[column] for row in state.board if row[column]]
    wars = [card for card in cards if CARDS[card].type == "war"]
    state.board = tuple((*row[:column], EMPTY, *row[column + 1 :]) for row in state.board)
    if wars and not state.war:
        cards.remove(wars[0])
        begin_war(state, SHADOW, wars[0])
    state.removed = (*state.removed, *cards)
    if cards:
        happen(state, "swept", SHADOW, cards=tuple(cards))


def shadow_acts(state: NationsState, kind: str, amount: int) -> None:
    """Change one of the shadow's values by its tile, on top of earlier changes (N-SOLO-07, N-SOLO-16, R-44)."""
    shadow = state.shadows[0]
    if kind == "books":
        (gain if amount > 0 else lose)(state, SHADOW, kind, abs(amount))
    elif kind == "strength":
        shadow.strength = max(0, shadow.strength + amount)
    else:
        shadow.stability += amount
    happen(state, "shadow_changed", SHADOW, resource=kind, amount=amount)


def stability_duel(state: NationsState) -> None:
    """In the events' place: 1 VP for more Stability than the shadow, otherwise 1 VP less (N-SOLO-17, R-45 to R-47)."""
    begin_step(state, "events")
    won = compared_stability(state, 0) > compared_stability(state, SHADOW)
    happen(state, "stability_compared", 0, won=won)
    if won:
        gain(state, 0, "vp", 1)
    else:
        lose_vp(state, 0, 1, "stability")
