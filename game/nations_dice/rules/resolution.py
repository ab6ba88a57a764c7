"""Player order and war (D-ORDER, D-WAR)."""

from __future__ import annotations

from game.engine import happen
from game.nations_dice.cards.chits import unused, use_chits
from game.nations_dice.cards.payment import purse
from game.nations_dice.rules.own_dice import use_dice
from game.nations_dice.state import NationsDiceState

STRENGTH = "strength"


def strength(state: NationsDiceState, seat: int) -> int:
    """Strength on a nation's unused dice and chits (D-ROUND-03, D-RULING-22)."""
    return purse(state.nations[seat], STRENGTH).shown


def player_order(state: NationsDiceState) -> None:
    """The most unused strength goes first; ties keep their order; nothing is used (D-ORDER-01 to D-ORDER-03).

    Solo, the only player stays player 1 (D-RULING-33).

    See D-ORDER-02.
    """
    state.step = "player_order"
    if not state.is_solo:
        before, held = state.order, {seat: strength(state, seat) for seat in state.order}
        state.order = tuple(sorted(before, key=lambda seat: -held[seat]))
        first, *others = state.order
        is_kept = first == before[0] and any(held[seat] == held[first] for seat in others)
        happen(state, "order_changed", first, order=state.order, strength=held[first], is_kept=is_kept)


def war(state: NationsDiceState) -> None:
    """Every nation that reaches the event's strength uses it and scores, in reverse order (D-WAR-01 to D-WAR-03).

    The order is the new one, and nobody is asked: nothing later in the round needs strength (D-RULING-23).

    See D-WAR-02.
    """
    state.step = "war"
    need, vp = state.event_tile.war, state.event_tile.vp
    for seat in state.reverse_order:
        nation, held = state.nations[seat], strength(state, seat)
        if held < need:
            happen(state, "missed_war", seat, need=need, strength=held, missing=need - held)
            continue
        dice = tuple(die.handle for die in nation.unused_dice if die.icon.kind == STRENGTH)
        chits = unused(nation, STRENGTH)
        use_chits(nation, STRENGTH, chits)
        use_dice(nation, dice)
        nation.vp_war += vp
        happen(state, "met_war", seat, need=need, strength=held, dice=dice, chits=chits, vp=vp)
