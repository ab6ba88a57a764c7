"""Legal moves that look like an oversight: said in numbers before they are played."""

from __future__ import annotations

from game.core.flow import Decision, Move
from game.nations import forecast
from game.nations.cards import CARDS
from game.nations.concepts import strength
from game.nations.forecast import Forecast
from game.nations.state import EMPTY, NationsState
from game.nations.telling import label
from scenes.tables.table import TableModel


def warning(model: TableModel, move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    state: NationsState = model.view
    decision = model.decision
    if decision is None:
        return ""
    if move == ("pass",):
        return _preventable_loss(state, decision)
    if move[0] == "buy_card" and CARDS[move[1]].type == "wonder":
        return _abandoned_wonder(state, decision.seat)
    if move[0] == "buy_card" and CARDS[move[1]].type == "war":
        return _lost_war(state, decision.seat, move)
    return ""


def _preventable_loss(state: NationsState, decision: Decision) -> str:
    """Passing, although the forecast loses VP that another move would keep."""
    now = _points(forecast.forecast(state), decision.seat)
    if now is None or now >= 0:
        return ""
    better = [
        (points, move)
        for move in decision.moves
        if move[0] != "pass"
        and (points := _points(forecast.what_if(state, move), decision.seat)) is not None
        and points > now
    ]
    if not better:
        return ""
    points, move = max(better)
    better_off = "avoid that" if points >= 0 else f"lose only **{-points}**"
    return f"If the round ended now, you would lose **{-now}** {{vp}}. “{label(state, move)}” would {better_off}."


def _points(foreseen: Forecast | None, seat: int) -> int | None:
    rows = foreseen.rows if foreseen else ()
    return rows[seat].total.vp if rows else None


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
