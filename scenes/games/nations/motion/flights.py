"""What flies where: the units that a nation gains and pays, between what they come from or go to and its counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.nations.state import RESOURCES, NationsState
from game.nations.text import breakdown
from scenes.games.nations.board.faces import piece_name
from scenes.table.model import TableModel, brought
from scenes.table.show import Tokens

OWN_BOARD = "nation_card"
"""The anchor of the nation in front, from which what no card brings takes off."""

CAUSES = {"war": "war", "events": "event", "famine": "architects"}
"""The anchor of what gives and takes in a step of the Resolution Phase."""


def counter(kind: str, seat: int) -> str:
    """The anchor of a nation's counter of a resource or of VP."""
    return f"{kind}@{seat}"


def counted(model: TableModel[NationsState], seat: int, kind: str) -> int:
    """What the counter of a nation says now: what the view knows of, and what has landed or left since."""
    held: int = getattr(model.view.nations[seat], kind)
    return held + brought(model, kind, seat)


def production(model: TableModel[NationsState], seat: int, net: Mapping[str, int]) -> Iterator[Tokens]:
    """The flights of a nation's Production: what its cards bring to the counters, and what leaves them."""
    state = model.view
    changes = _changes(state, seat, net)
    for kind in RESOURCES:
        shares = breakdown.production_shares(state, seat, kind)
        shares = (*shares, breakdown.Contribution(breakdown.BOARD, net[kind] - sum(share.amount for share in shares)))
        gained = 0
        for share in shares:
            if share.amount > 0:
                gained += share.amount
                yield Tokens(kind, share.amount, _source(model, seat, share.piece), counter(kind, seat))
        yield from _paid(model, seat, kind, shares, gained - changes[kind])


def _changes(state: NationsState, seat: int, net: Mapping[str, int]) -> dict[str, int]:
    """What becomes of every counter: nothing falls below 0, and Books stand in for what is missing."""
    nation = state.nations[seat]
    held = {kind: getattr(nation, kind) for kind in RESOURCES}
    missing = sum(max(0, -net[kind] - held[kind]) for kind in RESOURCES if kind != "books")
    changes = {kind: max(net[kind], -held[kind]) for kind in RESOURCES}
    changes["books"] = max(0, net["books"] - missing)
    return changes


def _paid(
    model: TableModel[NationsState], seat: int, kind: str, shares: tuple[breakdown.Contribution, ...], amount: int
) -> Iterator[Tokens]:
    """So many units leave a counter for what eats them, as far as that is known."""
    for share in shares:
        part = min(amount, -share.amount)
        if part > 0:
            amount -= part
            yield Tokens(kind, part, counter(kind, seat), _source(model, seat, share.piece))
    if amount:
        yield Tokens(kind, amount, counter(kind, seat), _source(model, seat, breakdown.BOARD))


def _source(model: TableModel[NationsState], seat: int, piece: str) -> str:
    """The place of a piece that gives or takes; what has no place of its own stands on the board of its nation."""
    nation = model.view.nations[seat]
    is_in_front = seat == model.shown_seat
    if piece in nation.slots or (is_in_front and piece in (*nation.advisors, *nation.colonies, *nation.ready)):
        return piece_name(piece, seat)
    return OWN_BOARD if is_in_front else f"seat{seat}"


def cause(model: TableModel[NationsState], seat: int) -> str:
    """Where things that a nation gains or loses outside Production come from and go to."""
    is_in_front = seat == model.shown_seat
    return CAUSES.get(model.view.step) or (OWN_BOARD if is_in_front else f"seat{seat}")
