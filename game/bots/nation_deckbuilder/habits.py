"""Habits: how a hand plays Nation without looking ahead. Quick, and good enough to imagine games with."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.chance import HasChance
from game.core.flow import Decision, Move
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.state import AGES, Nation, NationState, Player

ENOUGH = 5
"""Food or happiness in stock that a side does not need more of."""

SMALLEST_DECK = 7
WORTH_BUYING = 1.4
"""A card of less value had better stay in the market."""

WINNING = 100.0
OF_A_DRAW, OF_A_RIGHT, OF_BLOCKING = 1.6, 0.8, 0.9
OF_STAYING = 4.0
"""What standing cards bring turn after turn counts so often."""


def habit(chance: HasChance, state: NationState, decision: Decision) -> Move:
    """The usual answer to a question; the same for the same position."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    nation, player = state.nation_of(decision.seat), state.players[decision.seat]
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move[0], []).append(move)
    if "advance" in by_verb:
        return by_verb["advance"][0]
    if "remove" in by_verb:
        poor = [move for move in by_verb["remove"] if CARDS[move[1]].age == 0]
        if poor and size_of(player) > SMALLEST_DECK:
            return worst(nation, poor)
    if "mark" in by_verb:
        return best_mark(nation, by_verb["mark"])
    for verb in ("buy_free", "buy"):
        if verb in by_verb:
            move = best(nation, by_verb[verb])
            if verb == "buy_free" or value(nation, move[1]) >= WORTH_BUYING:
                return move
    for verb in ("play", "finish_buying", "draw_hand", "end_turn"):
        if verb in by_verb:
            return by_verb[verb][0]
    return _answer(nation, moves)


def _answer(nation: Nation, moves: tuple[Move, ...]) -> Move:
    """Questions that cards ask."""
    match moves[0][0]:
        case "sell_coins":
            kind = "food" if nation.food <= nation.happiness else "happiness"
            return next(move for move in moves if move[1] == kind)
        case "discard" | "deport":
            return worst(nation, [move for move in moves if len(move) > 1])
        case "recall":
            return best(nation, [move for move in moves if len(move) > 1])
    return moves[0]


def best(nation: Nation, moves: Iterable[Move]) -> Move:
    """The move with the most valuable card."""
    return max(moves, key=lambda move: value(nation, move[1]))


def worst(nation: Nation, moves: Iterable[Move]) -> Move:
    """The move with the least valuable card."""
    return min(moves, key=lambda move: value(nation, move[1]))


def best_mark(nation: Nation, moves: list[Move]) -> Move:
    """First what costs nothing, then what brings most; King and the like with the kind that is needed most."""

    def order(move: Move) -> tuple[bool, float]:
        brings = CARDS[move[1]].modes[move[2] if len(move) > 2 else ""]
        worths = sum(amount * each for amount, each in zip(brings, worths_of(nation), strict=True))
        return min(brings[:2]) >= 0, worths

    return max(moves, key=order)


def worths_of(nation: Nation) -> tuple[float, float, float, float, float]:
    """What one of each of KINDS is worth to a side now."""
    food = 1.2 if nation.food < ENOUGH else 0.35
    happiness = 1.2 if nation.happiness < ENOUGH else 0.35
    science = 0.9 if nation.age < AGES else 0.0
    return food, happiness, science, 0.75 + 0.1 * nation.age, 1.0


def value(nation: Nation, card_id: str) -> float:
    """What a card is worth in the deck of a side."""
    card = CARDS[card_id]
    if card.wins:
        return WINNING
    worths = worths_of(nation)
    brought = max(
        sum(amount * each for amount, each in zip(brings, worths, strict=True))
        for brings in card.modes.values()
    )
    if card.stays:
        brought = OF_STAYING * brought / 2 + OF_BLOCKING * card.blocks
    return brought + OF_A_DRAW * card.draw + (OF_A_RIGHT if card.play else 0.0)


def size_of(player: Player) -> int:
    """How many cards a player's deck holds."""
    zones = (player.hand, player.marked, player.draw_pile, player.on_top, player.discard_pile, player.played)
    return sum(map(len, zones))
