"""Proposals: the answer that is taken to a question without looking ahead, and what a purchase would lack or cover.

Nothing here is a rule: a proposal is one of the legal moves, or a row of them. Those that look ahead are in `what_if`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.engine import Move
from game.nations_dice.analysis.trades import books_worth_holding, is_worth_trading, worth_committing
from game.nations_dice.cards.chits import supply
from game.nations_dice.cards.dice import ICONS_ON_ALL_FACES
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules import books, buying, food, own_dice, paying, reroll, turns
from game.nations_dice.state import REROLL, Nation, NationsDiceState


def usual_answer(state: NationsDiceState) -> Move | None:
    """The answer that is taken without looking ahead; None where it is the player's business: turns, rerolls, payments.

    Dice and rerolls to return: used ones, then the lowest (D-DEC-07, D-DEC-08). Books to hold back and dice to trade
    for food: what brings the most points of the round (D-RULING-20, D-RULING-21).
    """
    decision = state.decision
    if decision is None or decision.choice in (turns.TURN, reroll.REROLL_DICE, paying.PAYMENT):
        return None
    if decision.choice not in (books.HOLD_BACK, food.TRADE_OR_NOT, food.COMMITMENT):
        return decision.moves[0]
    seat, picked = decision.seat, decision.context[0]
    if decision.choice is books.HOLD_BACK:
        held = books_worth_holding(state, seat, picked)
        return ("hold_back", held[len(picked)]) if len(held) > len(picked) else books.USE_BOOKS[0]
    if decision.choice is food.TRADE_OR_NOT:
        return decision.moves[0] if picked or is_worth_trading(state, seat) else food.KEEP_DICE[0]
    dice = worth_committing(state, seat, picked)
    return ("trade", dice[len(picked)]) if len(dice) > len(picked) else decision.moves[-1]


def payment_moves(handles: Sequence[str], tile: str) -> tuple[Move, ...]:
    """The moves that lay out and complete a payment for a tile, from its beginning."""
    return (*(("pay_with", handle) for handle in handles), ("pay", tile))


def proposed_slot(state: NationsDiceState, seat: int, tile: str) -> str:
    """The building place on which a tile loses least: the poorest dice, those counted that the supply would not have
    then, and of these the fewest VP (D-DEC-06).
    """
    nation = state.nations[seat]

    def loss(slot: str) -> tuple[int, int]:
        dice, vp = given_up(nation, slot)
        return dice + richness(_missing_dice(state, seat, tile, slot)), vp

    return min(buying.SLOTS, key=loss)


def given_up(nation: Nation, slot: str) -> tuple[int, int]:
    """What covering a building place gives up: how rich its dice are, and its VP."""
    return richness(nation.brought[buying.SLOTS.index(slot)]), TILES[buying.tile_at(nation, slot)].vp


def richness(colours: Iterable[str]) -> int:
    """How rich dice of these colours are together."""
    return sum(ICONS_ON_ALL_FACES[colour] for colour in colours)


def missing_dice(state: NationsDiceState, seat: int, tile: str, slot: str) -> int:
    """How many dice of a building the supply will not have when it is laid there (D-RULING-06)."""
    return len(_missing_dice(state, seat, tile, slot))


def _missing_dice(state: NationsDiceState, seat: int, tile: str, slot: str) -> list[str]:
    """Their colours."""
    returned = Counter(state.nations[seat].brought[buying.SLOTS.index(slot)])
    missing = list[str]()
    for colour, count in Counter(TILES[tile].dice).items():
        missing += [colour] * max(0, count - returned[colour] - len(own_dice.dice_in_supply(state, colour)))
    return missing


def missing_chits(state: NationsDiceState, seat: int, tile: str) -> int:
    """Chits of an advisor, a colony or a wonder that the supply will not have (D-RULING-07)."""
    printed = TILES[tile]
    if printed.chit:
        return max(0, 1 - supply(state, printed.chit))
    return max(0, printed.rerolls - state.nations[seat].advisor_rerolls - supply(state, REROLL))
