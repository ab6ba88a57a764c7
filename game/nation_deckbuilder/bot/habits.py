"""Habits: how a hand plays Nation without looking ahead. Quick, and good enough to imagine whole games with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from game.bots.search.evaluator import ALL, Figures, Policy
from game.engine import Decision, HasChance, Move
from game.nation_deckbuilder.bot import values
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.buying import BUY, FINISH_BUYING
from game.nation_deckbuilder.rules.market import price
from game.nation_deckbuilder.rules.taxes import RATE
from game.nation_deckbuilder.state import Nation, NationState, Player

SMALLEST_DECK = 7


class Purchase(NamedTuple):
    """A card of the market that a side can have, with the stocks that are taxed for it; what it is worth then."""

    card: str
    taxes: tuple[str, ...]
    worth: float

    @property
    def step(self) -> Move:
        """The next move towards it."""
        return ("convert", self.taxes[0]) if self.taxes else ("buy", self.card)


def habit(chance: HasChance, state: NationState, decision: Decision, whose: str = ALL) -> Move:
    """The usual answer to a question, by what they have learned; the same for the same position."""
    return _usual(state, decision, values.learned_sense(state.mode, whose))


def habit_by(figures: Figures) -> Policy[NationState]:
    """The same by other figures, in the order of RULES_OF_THUMB."""
    sense = lru_cache(lambda mode: values.Sense.of(figures(values.LEARNED_AT[mode])))
    return lambda chance, state, decision: _usual(state, decision, sense(state.mode))


def _usual(state: NationState, decision: Decision, sense: values.Sense) -> Move:
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    nation, player = state.nation_of(decision.seat), state.players[decision.seat]
    worths = values.worths_of(state, nation, sense)
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move[0], []).append(move)
    if "advance" in by_verb:
        return by_verb["advance"][0]
    if "remove" in by_verb:
        poor = [move for move in by_verb["remove"] if CARDS[move[1]].age == 0]
        if poor and size_of(player) > SMALLEST_DECK:
            return worst(worths, poor)
    if "mark" in by_verb:
        return best_mark(worths, by_verb["mark"])
    if "buy_free" in by_verb:
        return best(worths, by_verb["buy_free"])
    if decision.choice is BUY:
        return _buying(state, nation, player, worths)
    if "play" in by_verb:
        return by_verb["play"][0]
    return _answer(nation, worths, moves)


def _buying(state: NationState, nation: Nation, player: Player, worths: values.Worths) -> Move:
    """The best purchase, or the next tax for it."""
    found = purchases(state, nation, player, worths)
    return found[0].step if found and found[0].worth > worths.sense.bar else FINISH_BUYING[0]


def purchases(state: NationState, nation: Nation, player: Player, worths: values.Worths) -> list[Purchase]:
    """What can be had from the market now, the best first; nothing that is barred."""
    bars = state.always.bars
    cards = [card for card in state.places if card and not (bars and bars.bar(player.seat, ("buy", card)))]
    found = (_purchase(nation, player, worths, card) for card in cards)
    return sorted((each for each in found if each), key=lambda each: -each.worth)


def _purchase(nation: Nation, player: Player, worths: values.Worths, card: str) -> Purchase | None:
    """How a card of the market can be had; None where it cannot."""
    if CARDS[card].age > nation.age:
        return None
    coins = price(player, CARDS[card])
    stocks = {"food": nation.food, "happiness": nation.happiness}
    taxes = []
    for _ in range(coins - player.coins):
        kind = max(stocks, key=lambda each: stocks[each])
        if stocks[kind] < RATE:
            return None
        stocks[kind] -= RATE
        taxes.append(kind)
    worth = values.value(worths, card) - worths.sense.tax * len(taxes)
    if taxes:
        worth -= worths.sense.emptying * list(stocks.values()).count(0)
    return Purchase(card, tuple(taxes), worth)


def _answer(nation: Nation, worths: values.Worths, moves: tuple[Move, ...]) -> Move:
    """Questions that cards and the market ask."""
    match moves[0][0]:
        case "refill":
            return moves[-1]
        case "sell_coins":
            kind = "food" if nation.food <= nation.happiness else "happiness"
            return next(move for move in moves if move[1] == kind)
        case "discard" | "deport":
            return worst(worths, [move for move in moves if len(move) > 1])
        case "recall":
            return best(worths, [move for move in moves if len(move) > 1])
    return moves[0]


def best(worths: values.Worths, moves: Iterable[Move]) -> Move:
    """The move with the most valuable card."""
    return max(moves, key=lambda move: values.value(worths, move[1]))


def worst(worths: values.Worths, moves: Iterable[Move]) -> Move:
    """The move with the least valuable card."""
    return min(moves, key=lambda move: values.value(worths, move[1]))


def best_mark(worths: values.Worths, moves: list[Move]) -> Move:
    """First what wins, then what costs nothing, then what brings most; King and the like as what is needed most."""

    def order(move: Move) -> tuple[bool, bool, float]:
        card = CARDS[move[1]]
        brings = card.modes[move[2] if len(move) > 2 else ""]
        return card.wins, min(brings[:2]) >= 0, values.brought_worth(worths, brings)

    return max(moves, key=order)


def size_of(player: Player) -> int:
    """How many cards a player's deck holds."""
    zones = (player.hand, player.marked, player.draw_pile, player.on_top, player.discard_pile, player.played)
    return sum(map(len, zones))
