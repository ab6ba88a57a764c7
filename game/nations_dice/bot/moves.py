"""Which moves of The Dice Game are worth a look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine import Decision, Move
from game.nations_dice.analysis.preview import payments_for
from game.nations_dice.analysis.proposals import given_up, payment_moves, usual_answer
from game.nations_dice.bot.needs import dice_to_roll_again
from game.nations_dice.bot.never import is_absurd
from game.nations_dice.cards.payment import ways_to_pay
from game.nations_dice.cards.progress_board import price_of
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules import books, buying, food, paying, reroll, returning, turns
from game.nations_dice.state import Nation, NationsDiceState

PAYMENTS = 4
"""How many ways of paying a price are looked at, the cheapest first."""

MINOR = (paying.PAYMENT, returning.WHICH_DIE, returning.WHICH_REROLL)
"""Questions that no future is needed for."""

AT_FAMINE = (books.HOLD_BACK, food.TRADE_OR_NOT, food.COMMITMENT)
"""Questions about what is traded for the famine."""

SLOTS_TRIED = 2
"""How many places for a building are looked at, those that lose least first."""


def candidates(state: NationsDiceState, decision: Decision) -> Sequence[Move]:
    """The moves worth a look; never none."""
    if decision.choice is turns.TURN:
        return _turns(state, decision)
    if decision.choice is paying.PAYMENT:
        return _payments(state, decision)
    return decision.moves


def likely(state: NationsDiceState, decision: Decision) -> Sequence[Move]:
    """What imagined futures choose among: one payment, the cheapest, one way to roll again what shows little, and one
    answer to what is traded for the famine, so that they end as the forecast says.
    """
    moves = candidates(state, decision)
    if decision.choice is paying.PAYMENT:
        return moves[:1]
    if decision.choice is reroll.REROLL_DICE:
        (picked,) = decision.context
        left = dice_to_roll_again(state, decision.seat, picked)[len(picked) :]
        return [("pick_die", left[0]) if left else reroll.ROLL_DICE[0]]
    if decision.choice in AT_FAMINE:
        return [usual_answer(state) or moves[0]]
    return moves


def _turns(state: NationsDiceState, decision: Decision) -> list[Move]:
    """Every tile on the places where it covers least, and all other actions."""
    nation = state.nations[decision.seat]
    slots = sorted(buying.SLOTS, key=lambda slot: given_up(nation, slot))
    covered: list[str] = []
    for slot in slots:
        if not any(_loses_as_little(nation, other, slot) for other in covered):
            covered.append(slot)
    poor = {slot for slot in buying.SLOTS if slot not in covered[:SLOTS_TRIED]}
    moves = [
        move
        for move in decision.moves
        if move[-1] not in poor and not (move[-1] in covered[1:] and _is_free(state, nation, move[1], *covered[:2]))
    ]
    sane = [move for move in moves if not is_absurd(state, decision.seat, move, decision.moves)]
    return sane or moves


def _loses_as_little(nation: Nation, one: str, other: str) -> bool:
    """Whether covering one place gives up no more than covering another, the same dice or as rich ones without VP."""
    (dice, vp), (rival_dice, rival_vp) = given_up(nation, one), given_up(nation, other)
    is_alike = nation.brought[buying.SLOTS.index(one)] == nation.brought[buying.SLOTS.index(other)]
    return dice == rival_dice and (vp == rival_vp or (is_alike and vp < rival_vp))


def _is_free(state: NationsDiceState, nation: Nation, tile: str, best: str, other: str) -> bool:
    """Whether a tile on the best place costs nothing in this round, as only used dice go back, and less than on another
    one in all later rounds.
    """
    (dice, vp), (rival_dice, rival_vp) = given_up(nation, best), given_up(nation, other)
    if dice >= rival_dice or vp > rival_vp:
        return False
    paid = ways_to_pay(nation, TILES[tile].pays, price_of(state, tile))[0].handles
    used = Counter(die.colour for die in nation.dice if die.is_used or die.handle in paid)
    return Counter(nation.brought[buying.SLOTS.index(best)]) <= used


def master_candidates(state: NationsDiceState, decision: Decision) -> Sequence[Move]:
    """The same, with the payment that the table lays out."""
    moves = candidates(state, decision)
    if decision.choice is not paying.PAYMENT:
        return moves
    *_, tile, picked = decision.context
    return list(dict.fromkeys([payment_moves(payments_for(state)[0], tile)[len(picked)], *moves]))


def _payments(state: NationsDiceState, decision: Decision) -> list[Move]:
    """The next pieces of the cheapest payments that go on from what is laid out."""
    kind, price, tile, picked = decision.context
    found = [
        payment_moves(payment.handles, tile)[len(picked)]
        for payment in ways_to_pay(state.nations[decision.seat], kind, price)
        if payment.handles[: len(picked)] == picked
    ]
    return list(dict.fromkeys(found[:PAYMENTS])) or [decision.moves[-1]]
