"""Trade phase: buy or sell one cube, barter with one player, or pass (W-TRADE)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.cards.market import buy, buy_price, sell
from game.wealth_of_nations.rules.barter import Barter
from game.wealth_of_nations.rules.notes import RepayNote, TakeNote, next_note_pays
from game.wealth_of_nations.rules.turns import Pass, Turn, begin_turns
from game.wealth_of_nations.state import WealthState

BUY = {commodity: ("buy", commodity) for commodity in COMMODITIES}
SELL = {commodity: ("sell", commodity) for commodity in COMMODITIES}


def trade_phase(state: WealthState) -> None:
    """Players act in turn until all have passed one after another (W-TRADE-02, W-TRADE-03, W-DEC-05, W-TRADE-04)."""
    state.phase = "trade"
    state.positions = ()
    for nation in state.nations:
        nation.deals = 0
        nation.turned_down = ()
        nation.bought = nation.given = ()
    happen(state, "trade_began", round=state.round, first=state.first, final=state.is_final)
    begin_turns(state, TRADE)


def acted(state: WealthState) -> None:
    """Note that a purchase or a sale is done: positions before it can never come back."""
    state.has_acted = True
    state.positions = ()


class Buy(Action[WealthState]):
    """Buy exactly one cube at its own market (W-BUY, W-TRADE-01)."""

    verb = "buy"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every commodity whose next cube can be paid."""
        money = state.nations[seat].money
        return [BUY[market.commodity] for market in state.markets if buy_price(market) <= money]

    def carry_out(self, state: WealthState, seat: int, commodity: str) -> None:
        """Pay and take the cube."""
        price = buy(state, seat, commodity)
        state.nations[seat].note_bought(commodity)
        acted(state)
        happen(state, "bought", seat, commodity=commodity, price=price)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Too little money."""
        if picked and picked[0] not in COMMODITIES:
            return None
        nation = state.nations[seat]
        commodity = picked[0] if picked else min(state.markets, key=buy_price).commodity
        price = buy_price(state.market(commodity))
        if nation.money >= price:
            return None
        facts = {"commodity": commodity, "need": price, "have": nation.money, "loan": next_note_pays(nation)}
        return Refusal("needs_money_to_buy", facts, "take_a_note" if next_note_pays(nation) > 0 else None)


class Sell(Action[WealthState]):
    """Sell exactly one cube at its own market (W-SELL, W-TRADE-01)."""

    verb = "sell"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every commodity the player has a cube of."""
        nation = state.nations[seat]
        return [SELL[commodity] for commodity in COMMODITIES if nation.cubes(commodity)]

    def carry_out(self, state: WealthState, seat: int, commodity: str) -> None:
        """Lay the cube into the market and take the price."""
        price = sell(state, seat, commodity)
        state.nations[seat].note_given(commodity)
        acted(state)
        happen(state, "sold", seat, commodity=commodity, price=price)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No cube of this kind, or none at all."""
        if not picked:
            return Refusal("no_cubes_to_sell")
        if picked[0] not in COMMODITIES or state.nations[seat].cubes(picked[0]):
            return None
        return Refusal("no_cube_to_sell", {"commodity": picked[0]})


def ask_trade(state: WealthState, seat: int) -> None:
    """Put the question of the turn again."""
    state.then((TRADE, seat))


TRADE = Turn("trade", Buy(), Sell(), Barter(ask_trade), TakeNote(ask_trade), RepayNote(ask_trade), Pass())
