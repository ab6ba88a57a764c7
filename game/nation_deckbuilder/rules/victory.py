"""Winning the game: by health, by Mind Control, or because nobody else is left (K-WIN, K-RULING-40)."""

from __future__ import annotations

from game.engine import Score, ScoreLine, happen
from game.nation_deckbuilder.rules.market import refill
from game.nation_deckbuilder.state import NationState, Player


def fall(state: NationState) -> None:
    """A nation without health is out at any moment, its cards leave play (K-DAMAGE-02, K-RULING-46).

    The last one standing wins.

    See K-2V2-05.
    """
    has_fallen = False
    for nation in state.nations:
        if nation.health <= 0 and not nation.is_out:
            leave(state, nation.index)
            happen(state, "fell", nation.seats[0] if nation.seats else None, nation=nation.index)
            has_fallen = True
    if has_fallen:
        declare_last_one(state)


def leave(state: NationState, index: int) -> None:
    """A nation is out of the game; what was left of its turn does not take place, but the market is filled."""
    nation = state.nations[index]
    nation.is_out, nation.absorbed = True, 0
    state.fallen = (*state.fallen, index)
    for seat in nation.seats:
        player = state.players[seat]
        for zone in ("hand", "marked", "draw_pile", "on_top", "discard_pile", "played", "standing"):
            state.box += getattr(player, zone)
        state.players[seat] = Player(seat, index)
    if index == state.active:
        state.stack[1:] = [step for step in state.stack[1:] if step[0] is refill]


def declare_last_one(state: NationState) -> None:
    """The game is over when one nation is left, the Evil Army counted, or none but it (K-COOP-04, K-SOLO-02)."""
    left = [nation.index for nation in state.nations if not nation.is_out]
    if len(left) == 1:
        win(state, left[0], by="health")


def win(state: NationState, index: int, by: str) -> None:
    """The game ends on the spot. `by` is `health`, or the card that won it."""
    state.winner = index
    state.step = "over"
    state.stack.clear()
    seats = state.nations[index].seats
    happen(state, "won", seats[0] if seats else None, nation=index, by=by)


def concede(state: NationState, handle: str) -> bool:
    """A seat's side gives up and is out; with three nations the other two play on (K-RULING-51).

    False, changing nothing, where there is no such seat or its side is out.

    See K-DEC-11.
    """
    seat = next((player.seat for player in state.players if handle == f"seat{player.seat}"), None)
    if seat is None or state.nation_of(seat).is_out:
        return False
    nation = state.nation_of(seat)
    happen(state, "conceded", seat, nation=nation.index)
    leave(state, nation.index)
    declare_last_one(state)
    return True


def final_scores(state: NationState) -> list[Score]:
    """The winning side first, then those still standing, then the fallen, the last to fall before the others.

    Points are the health that is left; they decide nothing.
    """
    places = [state.winner]
    standing = [n.index for n in state.nations if not n.is_out and n.index != state.winner]
    ranks = {state.winner: 1, **dict.fromkeys(standing, 2)}
    places += standing
    for index in reversed(state.fallen):
        ranks[index] = len(places) + 1
        places.append(index)
    scores = []
    for index in places:
        nation = state.nations[index]
        line = ScoreLine("health", nation.health)
        scores += [Score(seat, (line,), nation.health, ranks[index]) for seat in nation.seats]
    return scores
