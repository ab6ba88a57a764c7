"""A tile about to be laid: one of a package, one that is built, or one that is moved, with its hex and its turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.engine import Decision, Move, PlainDraft, Refusal, flow
from game.wealth_of_nations.cards.components import INDUSTRIES
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.rules.build import Build
from game.wealth_of_nations.rules.moving import MOVING, in_hand
from game.wealth_of_nations.rules.placing import FORCE, TURNS
from game.wealth_of_nations.state import WealthState

TAKE_UP = "take_up"


def is_forced(way: Move) -> bool:
    """Whether a way to lay a tile ignores clashing dots."""
    return way[-1] == FORCE


def _spot_of(way: Move) -> tuple[str, int]:
    """The hex and the turn of a way, whatever comes before and after them."""
    handles = way[:-1] if is_forced(way) else way
    return handles[-2], TURNS.index(handles[-1])


@dataclass(frozen=True)
class Placing(PlainDraft):
    """See `game.engine.draft.Draft`. `ways` are the moves that lay the tile, once what is moved with it is taken up.

    `taken_up` are the moves that come first when tiles are moved; `hex` is empty until one is chosen, `turn` is kept
    from hex to hex wherever the tile may lie so.
    """

    seat: int
    industry: str
    ways: tuple[Move, ...] = field(repr=False)
    taken_up: tuple[Move, ...] = ()
    hex: str = ""
    turn: int = 0

    @property
    def verb(self) -> str:
        """Place, build, or move."""
        return TAKE_UP if self.is_move else self.ways[0][0]

    @property
    def is_move(self) -> bool:
        """Whether a tile that lay on the map is laid anew."""
        return self.ways[0][0] == "lay"

    @property
    def covers(self) -> frozenset[str]:
        """What lays this tile."""
        return frozenset({self.ways[0][0], *([TAKE_UP] if self.is_move else [])})

    @property
    def subjects(self) -> tuple[str, ...]:
        """The tile in its stack, and where it will lie."""
        return (self.industry, self.hex) if self.hex else (self.industry,)

    @property
    def origins(self) -> tuple[str, ...]:
        """The hexes whose tiles are taken up."""
        return tuple(move[1] for move in self.taken_up)

    def way_at(self, hex: str) -> Move | None:
        """How the tile would be laid on a hex: at its present turn, or at the next one that is possible."""
        there = self._ways_on.get(hex)
        if not there:
            return None
        return there[min(there, key=lambda turn: (turn - self.turn) % len(TURNS))]

    def turn_at(self, hex: str) -> int:
        """The turn of the tile on a hex where it can lie."""
        way = self.way_at(hex)
        return _spot_of(way)[1] if way else self.turn

    def turns_at(self, hex: str) -> list[int]:
        """The turns at which the tile can lie on a hex."""
        return sorted(self._ways_on[hex])

    @cached_property
    def _ways_on(self) -> dict[str, dict[int, Move]]:
        """For every hex where the tile can lie the ways to lay it there, by its turn."""
        on: dict[str, dict[int, Move]] = {}
        for way in self.ways:
            hex, turn = _spot_of(way)
            on.setdefault(hex, {})[turn] = way
        return on

    @cached_property
    def hexes(self) -> frozenset[str]:
        """Where the tile can lie."""
        return frozenset(self._ways_on)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Taking up, then laying."""
        way = self.way_at(self.hex)
        return (*self.taken_up, way) if way else ()

    @property
    def problem(self) -> Refusal | None:
        """The tile lies nowhere yet."""
        return None if self.moves else Refusal("choose_a_hex")

    def touched(self, state: WealthState, handle: str) -> Placing | None:
        """Another hex, or another own tile to be moved along."""
        if handle in self.hexes and handle not in self.origins:
            return replace(self, hex=handle, turn=self.turn_at(handle))
        if self.is_move and (TAKE_UP, handle) in _moves(base_of(state, self.taken_up)) and not self.hex:
            return taking_up(state, (TAKE_UP, handle), self.taken_up)
        if handle in self.hexes:
            return replace(self, hex=handle, turn=self.turn_at(handle))
        return None

    def is_confirmed_by(self, handle: str) -> bool:
        """The hex where it lies in wait."""
        return bool(self.hex) and handle == self.hex

    def landings(self, state: WealthState, handle: str) -> frozenset[str]:
        """The tile goes to every hex where it can lie."""
        return self.hexes if handle in (self.industry, *self.origins, self.hex) else frozenset()

    def dropped(self, state: WealthState, handle: str, target: str) -> Placing:
        """Dropping it on a hex is choosing the hex."""
        return replace(self, hex=target, turn=self.turn_at(target))

    def turned(self, state: WealthState, step: int) -> Placing:
        """Turn it clockwise to the next turn that is possible where it lies; in hand, to any that looks different."""
        if not self.hex:
            return replace(self, turn=(self.turn + step) % INDUSTRIES[self.industry].turns)
        turns = self.turns_at(self.hex)
        return replace(self, turn=turns[(turns.index(self.turn_at(self.hex)) + step) % len(turns)])

    def refusals(self, state: WealthState, handle: str) -> tuple[Refusal, ...]:
        """Why the tile cannot lie on a hex."""
        handles = (self.industry, handle) if self.ways[0][0] == Build.verb else (handle,)
        return tuple(flow.why_not(base_of(state, self.taken_up), handles, self.ways[0][0]))


def base_of(state: WealthState, taken_up: Sequence[Move]) -> WealthState:
    """The position in which a tile is laid: this one, once those are taken up that are moved with it."""
    base = state.copy() if taken_up else state
    for move in taken_up:
        flow.apply(base, move)
    return base


def _moves(state: WealthState) -> tuple[Move, ...]:
    return state.decision.moves if state.decision else ()


def placing(state: WealthState, decision: Decision) -> Placing | None:
    """The next tile of a package or of a move, which has to be laid."""
    if decision.choice is WHERE:
        return Placing(decision.seat, str(decision.context[0]), decision.moves)
    ways = tuple(move for move in decision.moves if move[0] == "lay")
    piece = in_hand(state)[0]
    return Placing(decision.seat, piece.before.industry, ways, turn=piece.before.turn) if ways else None


def building(state: WealthState, moves: Sequence[Move]) -> Placing | None:
    """A tile of one industry, on one hex where only one was picked."""
    decision = state.decision
    if decision is None or len({move[1] for move in moves}) > 1:
        return None
    ways = tuple(move for move in decision.moves if move[:2] == moves[0][:2])
    sites = {move[2] for move in moves}
    draft = Placing(decision.seat, moves[0][1], ways)
    return draft.touched(state, sites.pop()) if len(sites) == 1 else draft


def taking_up(state: WealthState, move: Move, before: tuple[Move, ...] = ()) -> Placing | None:
    """A tile of the map taken up, together with those `before` it."""
    base = base_of(state, (*before, move))
    if base.decision is None or base.decision.choice is not MOVING:
        return None
    draft = placing(base, base.decision)
    return replace(draft, taken_up=(*before, move)) if draft else None
