"""Legal moves that look like an oversight: said in numbers before they are played."""

from __future__ import annotations

from game.engine.flow import Move
from game.nations.analysis import forecast
from game.nations.cards.cards import CARDS
from game.nations.concepts import strength
from game.nations.state import EMPTY, NationsState
from game.text.sentences import Sentences
from scenes.table.model import TableModel

say = Sentences("nations")


def warning(model: TableModel[NationsState], move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    state = model.view
    decision = model.decision
    if decision is None:
        return ""
    if move[0] == "buy_card" and CARDS[move[1]].type == "wonder":
        return _abandoned_wonder(state, decision.seat)
    if move[0] == "buy_card" and CARDS[move[1]].type == "war":
        return _lost_war(state, decision.seat, move)
    return ""


def _abandoned_wonder(state: NationsState, seat: int) -> str:
    """A new Wonder drives out one that has been begun."""
    nation = state.nations[seat]
    if nation.wonder == EMPTY or not nation.sections_built:
        return ""
    return say("warnings.abandoned", card=say.name(CARDS[nation.wonder].name), n=nation.sections_built)


def _lost_war(state: NationsState, seat: int, move: Move) -> str:
    """A War whose marker stands above the buyer's own Strength once it is bought."""
    foreseen = forecast.what_if(state, move)
    if foreseen is None or not foreseen.rows or not foreseen.rows[seat].defeated:
        return ""
    return say("warnings.lost_war", card=say.name(CARDS[move[1]].name), strength=strength(state, seat))
