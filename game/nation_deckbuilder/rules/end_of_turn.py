"""The end of a turn: Market, riots and starvation, laying the cards aside, drawing anew (K-RULING-06)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nation_deckbuilder.cards.decks import HAND, draw
from game.nation_deckbuilder.state import NationState

MARKET_KINDS = ("food", "happiness")


def markets(state: NationState) -> None:
    """Every Market played this turn may turn its owner's unspent coins into one of two kinds (K-RULING-25)."""
    state.step = "market"
    state.then(*((ask_market, seat) for seat in state.nation.seats))


def ask_market(state: NationState, seat: int) -> None:
    """Ask for the next Market, as long as coins are left."""
    player = state.players[seat]
    if player.markets and player.coins:
        player.markets -= 1
        state.then((SELL_COINS, seat), (ask_market, seat))


class SellCoins(Action[NationState]):
    """Turn some or all unspent coins into food, or into happiness, one for one (K-CARD-MARKET-01, K-DEC-09)."""

    verb = "sell_coins"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every number of coins for either kind."""
        coins = state.players[seat].coins
        return [("sell_coins", kind, str(number)) for kind in MARKET_KINDS for number in range(coins, 0, -1)]

    def carry_out(self, state: NationState, seat: int, kind: str, number: str) -> None:
        """Into the shared stock (K-RULING-37)."""
        amount = int(number)
        nation = state.nation_of(seat)
        state.players[seat].coins -= amount
        setattr(nation, kind, getattr(nation, kind) + amount)
        happen(state, "sold_coins", seat, resource=kind, amount=amount)


class KeepCoins(Action[NationState]):
    """Let the unspent coins go to waste."""

    verb = "keep_coins"

    def moves(self, state: NationState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return KEEP_COINS

    def carry_out(self, state: NationState, seat: int) -> None:
        """They are lost with the turn."""


KEEP_COINS: tuple[Move, ...] = (("keep_coins",),)
SELL_COINS = Choice("sell_coins", SellCoins(), KeepCoins())


def riots_and_starvation(state: NationState) -> None:
    """A nation without happiness, and one without food, loses one health each (K-HAPPY-02, K-FOOD-02, K-RULING-11).

    That is no enemy's damage: no Wall stops it and no Time Machine takes it back (K-RULING-12).
    """
    state.step = "end"
    nation = state.nation
    for kind, word in (("happiness", "rioted"), ("food", "starved")):
        if not getattr(nation, kind) and nation.health:
            nation.health -= 1
            happen(state, word, nation.seats[0], health=nation.health)


def lay_cards_aside(state: NationState) -> None:
    """Played cards go to the discard pile, unspent coins and rights are lost (K-TURN-03, K-COIN-02)."""
    for seat in state.nation.seats:
        player = state.players[seat]
        player.discard_pile += player.played
        player.played = ()
        player.lose_what_is_left()


def draw_hands(state: NationState) -> None:
    """Five new cards for everybody who played (K-TURN-04)."""
    for seat in state.nation.seats:
        draw(state, seat, HAND)
