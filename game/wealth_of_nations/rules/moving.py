"""Move: up to three own tiles are taken up with their flags and laid again, one after the other (W-MOVE)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.blocs import dot_mask
from game.wealth_of_nations.cards.components import FINANCE, LIES, MAP
from game.wealth_of_nations.cards.market import can_spend, spend
from game.wealth_of_nations.rules import placing
from game.wealth_of_nations.rules.automate import settle_automation
from game.wealth_of_nations.state import NOBODY, NOWHERE, Carried, Tile, WealthState
from game.wealth_of_nations.text.refusing import closed_hex, hex_in, needs_cubes, only_hex

MOST_TILES = 3

TAKE_UP: tuple[Move, ...] = tuple(("take_up", name) for name in MAP.names)

TOUCHED_BY_A_TILE = 7
"""Hexes on which a tile that is laid can make another impossible: its own and the six around it."""


def in_hand(state: WealthState) -> tuple[Carried, ...]:
    """The tiles that are still to be laid, the next one first."""
    return tuple(each for each in state.carried if each.target == NOWHERE)


def targets(state: WealthState, seat: int) -> list[int]:
    """Hexes that are empty or hold only the mover's own flag (W-MOVE-02); a vacated hex is empty (W-RULING-26)."""
    return [hex for hex in state.land.open if state.tiles[hex] is None and state.flags[hex] in (NOBODY, seat)]


class TakeUp(Action[WealthState]):
    """Take up one more of the own tiles for the same 1 Capital; they are laid in this order (W-MOVE-01, W-DEC-13)."""

    verb = "take_up"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every own tile, of any industry (W-MOVE-03), that can then be laid together with those in hand."""
        nation = state.nations[seat]
        if why_no_more(state) or not (state.carried or can_spend(nation, FINANCE.costs["move"])):
            return []
        capital = nation.capital - (0 if state.carried else 1)
        own = [hex for hex, owner in enumerate(state.flags) if owner == seat and state.tiles[hex]]
        free = targets(state, seat)
        return [TAKE_UP[hex] for hex in own if _can_be_laid_again(state, hex, free, capital)]

    def carry_out(self, state: WealthState, seat: int, hex: str) -> None:
        """Pay with the first tile, take it up, and go on."""
        if not state.carried:
            spend(state, seat, FINANCE.costs["move"])
            state.mover = seat
        tile = placing.lift_tile(state, MAP.index[hex])
        state.carried = (*state.carried, Carried(MAP.index[hex], tile, NOWHERE, tile))
        happen(state, "took_up", seat, hex=hex, industry=tile.industry, first=len(state.carried) == 1)
        state.then((MOVING, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Not an own tile, no Capital, three tiles in hand, or no way to lay it again."""
        if not picked:
            return self._why_none(state, seat)
        hex = only_hex(picked)
        if hex is None or state.tiles[hex] is None:
            return None
        if state.flags[hex] != seat:
            return Refusal("not_your_tile", {"owner": state.flags[hex]})
        lacking = None if state.carried else needs_cubes(state, seat, "move", FINANCE.costs["move"])
        cannot = Refusal("cannot_be_laid_again", {"have": state.nations[seat].capital})
        return why_no_more(state) or lacking or cannot

    def _why_none(self, state: WealthState, seat: int) -> Refusal:
        """Why no tile at all can be taken up."""
        own = (hex for hex, owner in enumerate(state.flags) if owner == seat and state.tiles[hex])
        first = next(own, None)
        if first is None:
            return Refusal("no_own_tile")
        return self.why_not(state, seat, (), (MAP.names[first],)) or Refusal("no_own_tile")


def why_no_more(state: WealthState) -> Refusal | None:
    """Why no further tile can be taken up: three are in hand, or one is laid."""
    if len(state.carried) == MOST_TILES:
        return Refusal("enough_tiles_in_hand", {"most": MOST_TILES})
    if len(in_hand(state)) < len(state.carried):
        return Refusal("lay_the_others_first")
    return None


def _can_be_laid_again(state: WealthState, hex: int, free: Sequence[int], capital: int) -> bool:
    """Whether this tile and those in hand can all be laid, with so much Capital left for force."""
    tile = state.tiles[hex]
    assert tile is not None
    dots = state.dots
    if state.carried:
        place = placing.PLACE[tile.industry]
        left = dot_mask(tile.industry, (*state.tiles[:hex], None, *state.tiles[hex + 1 :]))
        dots = (*dots[:place], left, *dots[place + 1 :])
    pieces = (*state.carried, Carried(hex, tile, NOWHERE, tile))
    return can_lay_all(pieces, (), (*free, hex), dots, capital)


def can_lay_all(
    pieces: tuple[Carried, ...],
    laid: tuple[Carried, ...],
    free: Sequence[int],
    dots: Sequence[int],
    capital: int,
) -> bool:
    """Whether these tiles can be laid in their order after those laid already, so that something changes."""
    piece, rest = pieces[0], pieces[1:]
    industry = piece.before.industry
    clashing = placing.clashing_dots(dots, industry)
    for hex in free:
        for lie in LIES[industry][hex]:
            force = 1 if lie.mask & clashing else 0
            if force > capital:
                continue
            now_laid = (*laid, Carried(piece.origin, piece.before, hex, Tile(industry, lie.turn)))
            if not rest:
                if changes_the_map(now_laid):
                    return True
                continue
            still_free = [other for other in free if other != hex]
            if can_lay_all(rest, now_laid, still_free, with_dots(dots, industry, lie.mask), capital - force):
                return True
    return False


def with_dots(dots: Sequence[int], industry: str, mask: int) -> list[int]:
    """The dots of all industries once a tile lies there as well."""
    more = list(dots)
    more[placing.PLACE[industry]] |= mask
    return more


def changes_the_map(laid: Sequence[Carried]) -> bool:
    """Whether the map differs from before: otherwise the move would be a pass that costs something (W-RULING-28)."""
    before = sorted((each.origin, each.before) for each in laid)
    return before != sorted((each.target, each.after) for each in laid)


class Lay(Action[WealthState]):
    """Lay the next tile in hand: hex, turn, and force where dots clash (W-MOVE-02, W-MOVE-05, W-FORCE-01)."""

    verb = "lay"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every way that leaves a place for the tiles still in hand."""
        piece, rest = in_hand(state)[0], in_hand(state)[1:]
        free = targets(state, seat)
        capital = state.nations[seat].capital
        ways: list[Move] = [
            ("lay", *handles)
            for handles in placing.placements(state.dots, piece.before.industry, free, can_force=capital > 0)
        ]
        if rest and not has_room(rest, free, state.dots):
            return [way for way in ways if self._leaves_a_place(state, way, rest, free, capital)]
        if not rest:
            restoring = self._restoring(state)
            return [way for way in ways if way[1:3] != restoring]
        return ways

    @staticmethod
    def _restoring(state: WealthState) -> Move | None:
        """Where the last tile in hand would bring the old map back (W-RULING-28)."""
        before = Counter((each.origin, each.before) for each in state.carried)
        before.subtract((each.target, each.after) for each in _laid(state))
        missing = [(hex, tile) for (hex, tile), count in before.items() if count > 0]
        if len(missing) != 1:
            return None
        hex, tile = missing[0]
        return (MAP.names[hex], placing.TURNS[tile.turn])

    @staticmethod
    def _leaves_a_place(
        state: WealthState, way: Move, rest: tuple[Carried, ...], free: Sequence[int], capital: int
    ) -> bool:
        after = _laid_so(in_hand(state)[0], way)
        industry = after.after.industry
        mask = LIES[industry][after.target][after.after.turn].mask
        dots = with_dots(state.dots, industry, mask)
        still_free = [hex for hex in free if hex != after.target]
        return can_lay_all(rest, (*_laid(state), after), still_free, dots, capital - len(way[3:]))

    def carry_out(self, state: WealthState, seat: int, hex: str, turn: str, *force: str) -> None:
        """Lay it; a flag of the mover's that lies there goes back to the stock (W-MOVE-04)."""
        if force:
            spend(state, seat, FINANCE.costs["force"])
        after = _laid_so(in_hand(state)[0], ("lay", hex, turn))
        placing.lay_tile(state, seat, after.target, after.after)
        state.carried = (*_laid(state), after, *in_hand(state)[1:])
        happen(
            state,
            "laid",
            seat,
            origin=MAP.names[after.origin],
            hex=hex,
            industry=after.after.industry,
            turn=after.after.turn,
            forced=bool(force),
        )
        if in_hand(state):
            state.then((MOVING, seat))
            return
        moved = {each.origin: each.target for each in state.carried}
        state.carried, state.mover, state.has_acted = (), NOBODY, True
        settle_automation(state, seat, moved)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The hex is closed, built on or claimed, dots clash without a Capital, or nothing would change."""
        hex = hex_in(picked)
        if hex is None:
            return None
        facts = {"hex": MAP.names[hex]}
        if hex in state.land.closed:
            return closed_hex(state, hex)
        if state.tiles[hex]:
            return Refusal("hex_built_on", facts)
        if state.flags[hex] not in (NOBODY, seat):
            return Refusal("hex_claimed", {**facts, "owner": state.flags[hex]})
        industry = in_hand(state)[0].before.industry
        if placing.placements(state.dots, industry, [hex], can_force=False) or state.nations[seat].capital:
            return Refusal("leaves_no_place_or_no_change", facts)
        dots = placing.fewest_clashes(state.dots, industry, hex)
        return Refusal("dots_clash", {"dots": dots, "need": 1, "have": 0}, "turn_or_force")


def _laid(state: WealthState) -> tuple[Carried, ...]:
    return tuple(each for each in state.carried if each.target != NOWHERE)


def _laid_so(piece: Carried, way: Move) -> Carried:
    """A tile as it lies after a move such as ("lay", "c4", "turn2")."""
    tile = Tile(piece.before.industry, placing.TURNS.index(way[2]))
    return piece._replace(target=MAP.index[way[1]], after=tile)


def has_room(pieces: Sequence[Carried], free: Sequence[int], dots: Sequence[int]) -> bool:
    """Whether every one of these tiles surely finds a place, wherever those before it are laid."""
    needed = (TOUCHED_BY_A_TILE + 1) * len(pieces)
    for piece in pieces:
        industry = piece.before.industry
        clashing = placing.clashing_dots(dots, industry)
        roomy = sum(any(not lie.mask & clashing for lie in LIES[industry][hex]) for hex in free)
        if roomy <= needed:
            return False
    return True


MOVING = Choice("moving", TakeUp(), Lay())
