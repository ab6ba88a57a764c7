"""What a nation holds and has scored, in a sentence for those who listen; no money that is not to be seen."""

from __future__ import annotations

from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations.text.seats import money_words, say, seat_name, shown_vp
from scenes.table.model import TableModel


def holdings(model: TableModel[WealthState], seat: int) -> str:
    """Cubes of every kind, money and promissory notes."""
    nation = model.view.nations[seat]
    cubes = {commodity: nation.cubes(commodity) for commodity in COMMODITIES}
    return say("by_ear.holdings", money=money_words(model, seat), notes=nation.notes, **cubes)


def standing_words(model: TableModel[WealthState], seat: int) -> str:
    """Its victory points as far as its money is to be seen."""
    words = money_words(model, seat)
    return say("by_ear.standing", name=seat_name(model, seat), vp=shown_vp(model, seat), money=words)
