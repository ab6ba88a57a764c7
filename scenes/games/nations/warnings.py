"""Legal moves that look like an oversight: said in numbers before they are played."""

from __future__ import annotations

from game.core.flow import Move
from game.nations import forecast
from game.nations.cards import CARDS
from game.nations.concepts import strength
from game.nations.oversight import oversight
from game.nations.state import EMPTY, NationsState
from game.nations.telling import label
from scenes.kit.model import TableModel


def warning(model: TableModel, move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    state: NationsState = model.view
    decision = model.decision
    if decision is None:
        return ""
    if move == ("pass",):
        return _preventable_loss(state)
    if move[0] == "buy_card" and CARDS[move[1]].type == "wonder":
        return _abandoned_wonder(state, decision.seat)
    if move[0] == "buy_card" and CARDS[move[1]].type == "war":
        return _lost_war(state, decision.seat, move)
    return ""


def _preventable_loss(state: NationsState) -> str:
    """Passing, although one or two other moves would keep VP that the forecast loses."""
    found = oversight(state)
    if found is None:
        return ""
    instead = ", then ".join(f"“{label(position, move)}”" for position, move in found.line)
    better_off = f"lose only **{found.lost_then}**" if found.lost_then else "avoid that"
    return f"If the round ended now, you would lose **{found.lost}** {{vp}}. {instead} would {better_off}."


def _abandoned_wonder(state: NationsState, seat: int) -> str:
    """A new Wonder drives out one that has been begun."""
    nation = state.nations[seat]
    if nation.wonder == EMPTY or not nation.sections_built:
        return ""
    built = "1 section" if nation.sections_built == 1 else f"{nation.sections_built} sections"
    return f"**{CARDS[nation.wonder].name}** with {built} built leaves the game when a new Wonder is begun."


def _lost_war(state: NationsState, seat: int, move: Move) -> str:
    """A War whose marker stands above the buyer's own Strength once it is bought."""
    foreseen = forecast.what_if(state, move)
    if foreseen is None or not foreseen.rows or not foreseen.rows[seat].defeated:
        return ""
    return (
        f"You would lose **{CARDS[move[1]].name}** yourself: your {{strength}} is {strength(state, seat)}, "
        "below its marker."
    )
