"""What a side holds and how it stands, in a sentence for those who listen."""

from __future__ import annotations

from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes.games.nation_deckbuilder.text.sides import age_name, nation_name
from scenes.table.model import TableModel

say = Sentences("nation_deckbuilder")


def holdings(model: TableModel[NationState], seat: int) -> str:
    """Food, happiness, science and coins, health, age, and how many cards are in hand."""
    nation, player = model.view.nation_of(seat), model.view.players[seat]
    return say(
        "by_ear.holdings", food=nation.food, happiness=nation.happiness, science=nation.science, coins=player.coins,
        health=nation.health, age=age_name(nation.age), hand=len(player.hand),
    )  # fmt: skip


def standing_words(model: TableModel[NationState], seat: int) -> str:
    """The health that its nation has left, told once for partners."""
    nation = model.view.nation_of(seat)
    if nation.seats and nation.seats[0] != seat:
        return ""
    return say("by_ear.standing", name=nation_name(model, nation.index), health=nation.health)
