"""How the random bot plays: the verb first, then any move of it, and a pass half the time."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from game.engine import Decision, HasChance, Move, below
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.state import WealthState

PASS, PROMISE = "pass", "promise"

NOTES = ("take_note", "repay_note")

_VERB = itemgetter(0)


def draw(chance: HasChance, observation: WealthState, decision: Decision) -> Move:
    """Draw a move: the notes of other seats are theirs to take, and a computer player promises nothing (W-RULING-22).

    Moves are listed verb by verb, passing last.
    """
    own = SEATS[decision.seat]
    kinds: list[list[Move]] = []
    for verb, moves in groupby(decision.moves, _VERB):
        if verb in NOTES:
            kinds += [[move] for move in moves if move[1] == own]
        elif verb == PASS and (not kinds or below(chance, 2)):
            return next(moves)
        elif verb not in (PASS, PROMISE):
            kinds.append(list(moves))
    kind = kinds[below(chance, len(kinds))]
    return kind[below(chance, len(kind))]
