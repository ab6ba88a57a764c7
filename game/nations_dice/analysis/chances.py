"""Chances: what rolling some dice again may bring by the end of the round, over every way in which they may fall."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest

from game.nations_dice.analysis.forecast import PAID_IN, Chances, purses, rest_of_round, run_out
from game.nations_dice.cards.chits import use_chits
from game.nations_dice.cards.dice import FACES, SIDES, Icon
from game.nations_dice.state import REROLL, NationsDiceState

MOST_OUTCOMES = 48
"""Throws that are told apart; where more are possible, only the likeliest count."""

FEW_DICE = 4
"""Dice up to which rolling all of them is looked at, where the best to roll are looked for."""

Throw = tuple[int, tuple[int, ...]]
"""In how many ways dice fall so, and the faces of one of them."""


def chances(state: NationsDiceState, seat: int, dice: Sequence[str], is_reroll: bool = True) -> Chances:
    """The chances of rolling these dice of a nation now, everybody passing afterwards: again, for a reroll chit,
    or else for the first time.
    """
    before = state.nations[seat]
    colours = [die.colour for die in before.dice if die.handle in dice]
    found = throws(colours)
    every = sum(number for number, _ in found)
    points = books = score = famine = war = 0.0
    totals, held = [], [0.0] * len(PAID_IN)
    for number, faces in found:
        rolled = _rolled(state, seat, dice, faces, is_reroll)
        share = number / every
        held = [so_far + share * most for so_far, most in zip(held, purses(rolled)[seat], strict=True)]
        rolled.stack = rest_of_round(rolled)
        run_out(rolled)
        after = rolled.nations[seat]
        gained = after.vp - before.vp
        score += share * (after.vp_books - before.vp_books)
        totals.append(gained)
        points += share * gained
        books += share * (after.books - before.books)
        famine += share * (after.vp_famine > before.vp_famine)
        war += share * (after.vp_war > before.vp_war)
    return Chances(points, min(totals), max(totals), books, score, famine, war, tuple(held), tuple(dice))


def best_to_reroll(state: NationsDiceState, seat: int) -> tuple[str, ...]:
    """Of the unused dice those of one kind, or all of a few, that bring most on average once they are rolled again."""
    dice = [die for die in state.nations[seat].unused_dice if die.face]
    kinds = dict.fromkeys(die.icon.kind for die in dice)
    alike = [tuple(die.handle for die in dice if die.icon.kind == kind) for kind in kinds]
    several = dict.fromkeys((*alike, tuple(die.handle for die in dice)) if len(dice) <= FEW_DICE else alike)
    return max(several, key=lambda handles: chances(state, seat, handles).points)


def throws(colours: Sequence[str]) -> list[Throw]:
    """Every way in which dice of these colours fall that shows other icons."""
    found: dict[tuple[Icon, ...], Throw] = {(): (1, ())}
    for colour in colours:
        more: dict[tuple[Icon, ...], Throw] = {}
        for icons, (number, faces) in found.items():
            for face in range(1, SIDES + 1):
                shown = tuple(sorted((*icons, FACES[colour][face])))
                ways, first = more.get(shown, (0, (*faces, face)))
                more[shown] = ways + number, first
        found = more
    if len(found) <= MOST_OUTCOMES:
        return list(found.values())
    return nlargest(MOST_OUTCOMES, found.values())


def _rolled(
    state: NationsDiceState, seat: int, dice: Sequence[str], faces: Sequence[int], is_reroll: bool
) -> NationsDiceState:
    """The position once the dice have fallen so."""
    imagined, fallen = state.copy(), iter(faces)
    imagined.journal = None
    nation = imagined.nations[seat]
    nation.dice = tuple(die._replace(face=next(fallen)) if die.handle in dice else die for die in nation.dice)
    if is_reroll:
        use_chits(nation, REROLL, 1)
    return imagined
