"""Starting packages: taken in rounds that change direction, their tiles placed at once (W-PACKAGE)."""

from __future__ import annotations

from collections.abc import Set

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import LIES, MAP, PACKAGES, Package
from game.wealth_of_nations.cards.market import receive
from game.wealth_of_nations.rules import placing
from game.wealth_of_nations.state import NOBODY, Tile, WealthState
from game.wealth_of_nations.text.refusing import closed_hex

LEFT_OUT_OF_FIVE = "industry2"

EITHER, INDUSTRY, COMMODITY = "", "industry", "commodity"
"""What kind of package may be taken."""

ROUNDS = {
    3: (INDUSTRY, EITHER, EITHER, EITHER),  # W-PACKAGE-13
    4: (INDUSTRY, EITHER, EITHER),  # W-PACKAGE-14
    5: (INDUSTRY, COMMODITY),  # W-PACKAGE-15
    6: (INDUSTRY, COMMODITY),  # W-PACKAGE-16
}
"""For each number of players the kinds of packages that may be taken in each round of choosing."""


def packages(state: WealthState) -> None:
    """Rounds of choosing: odd ones clockwise from the first player, even ones back (W-PACKAGE-11, W-PACKAGE-12).

    With five players the second package of Farms was never made up (W-PACKAGE-15, W-RULING-11).
    """
    out = LEFT_OUT_OF_FIVE if len(state.nations) == 5 else ""
    state.packages = tuple(package.id for package in PACKAGES.among(state.mods) if package.id != out)
    for package in state.packages:
        set_aside(state, PACKAGES[package], 1)
    frames = [(WHICH_PACKAGE, seat, kind) for kind, order in choosing_order(state) for seat in order]
    state.then(*frames, return_packages)


def choosing_order(state: WealthState) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """For every round of choosing the kind of package that may be taken, and the seats in their order."""
    return tuple(
        (kind, state.in_order()[:: -1 if number % 2 else 1]) for number, kind in enumerate(ROUNDS[len(state.nations)])
    )


def set_aside(state: WealthState, package: Package, times: int) -> None:
    """Make a package up from stacks and supplies (W-PACKAGE-01), or take it apart again: `times` 1 or -1."""
    if package.industry:
        state.change_stack(package.industry, -package.tiles * times)
    for commodity, cubes in package.cubes:
        state.market(commodity).supply -= cubes * times


def return_packages(state: WealthState) -> None:
    """A package that nobody took goes back to supply and bank (W-PACKAGE-15)."""
    for package in state.packages:
        set_aside(state, PACKAGES[package], -1)
        happen(state, "package_returned", None, package=package)
    state.packages = ()


class TakePackage(Action[WealthState]):
    """Take one of the packages that are left (W-PACKAGE-04, W-DEC-03)."""

    verb = "take_package"

    def moves(self, state: WealthState, seat: int, kind: str) -> list[Move]:
        """Those of the kind that this round allows, without those whose tiles could not lie in one group with the
        player's others, as long as another one is left (W-RULING-08); nobody may skip (W-RULING-10).
        """
        allowed = [package for package in state.packages if kind in ("", PACKAGES[package].kind)]
        fitting = [package for package in allowed if finds_room(state, seat, PACKAGES[package])]
        return [("take_package", package) for package in fitting or allowed]

    def carry_out(self, state: WealthState, seat: int, kind: str, name: str) -> None:
        """Take money and cubes; tiles are placed before the next player chooses (W-PACKAGE-05)."""
        package = PACKAGES[name]
        nation = state.nations[seat]
        state.packages = tuple(other for other in state.packages if other != name)
        nation.packages = (*nation.packages, name)
        receive(state, seat, package.money)
        for commodity, cubes in package.cubes:
            setattr(nation, commodity, nation.cubes(commodity) + cubes)
        happen(state, "took_package", seat, package=name)
        state.then(*((WHERE, seat, package.industry) for _ in range(package.tiles)))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """It is gone, left out, or of the other kind."""
        if not picked or picked[0] not in PACKAGES:
            return None
        package = PACKAGES[picked[0]]
        owner = next((nation.seat for nation in state.nations if package.id in nation.packages), None)
        if owner is not None:
            return Refusal("package_taken", {"package": package.id, "owner": owner})
        if package.id not in state.packages:
            return Refusal("package_left_out", {"package": package.id})
        if context[0] not in ("", package.kind):
            return Refusal("package_of_other_kind", {"package": package.id, "kind": context[0]})
        if not finds_room(state, seat, package):
            return Refusal("package_finds_no_room", {"package": package.id})
        return None


def finds_room(state: WealthState, seat: int, package: Package) -> bool:
    """Whether all tiles of a package can lie in one group with those that the player has (W-RULING-08)."""
    if not package.tiles:
        return True
    fitting, group = fitting_hexes(state, package.industry), _beside(state, seat)
    starts = [fitting & group] if group else [{hex} for hex in fitting]
    return any(_has_room(state, fitting, each, package.tiles) for each in starts)


def _beside(state: WealthState, seat: int) -> set[int]:
    """The hexes beside those of a player."""
    return {near for hex, owner in enumerate(state.flags) if owner == seat for near in state.land.near[hex]}


def fitting_hexes(state: WealthState, industry: str) -> set[int]:
    """The empty hexes on which a tile can be laid without a clash of dots (W-PACKAGE-08)."""
    clashing = placing.clashing_dots(state.dots, industry)
    return {
        hex
        for hex in state.land.open
        if state.flags[hex] == NOBODY and any(not lie.mask & clashing for lie in LIES[industry][hex])
    }


def open_to_package_tiles(state: WealthState, seat: int, industry: str) -> list[tuple[str, ...]]:
    """Where a package tile may lie: on empty hexes, without clashes, all tiles of the player in one group.

    (W-PACKAGE-06 to 09) No hex is open from which the rest of the package could not be laid in that group; where the
    package cannot be laid so at all, any empty hex without clashes will do (W-RULING-08). Force is not available
    (W-RULING-09).

    See W-PACKAGE-07.
    """
    fitting, group = fitting_hexes(state, industry), _beside(state, seat)
    touching = fitting & group
    left = max(1, tiles_left_to_place(state, seat))
    if group and _has_room(state, fitting, touching, left):
        chosen = touching
    else:
        chosen = fitting if group else {hex for hex in fitting if _has_room(state, fitting, {hex}, left)}
    empty = [hex for hex in state.land.open if state.flags[hex] == NOBODY]
    open_hexes = [hex for hex in empty if hex in (chosen or fitting)]
    return placing.placements(state.dots, industry, open_hexes, can_force=False)


def hexes_of(ways: list[tuple[str, ...]]) -> set[int]:
    """The hexes of these ways to lay a tile."""
    return {MAP.index[handles[0]] for handles in ways}


def tiles_left_to_place(state: WealthState, seat: int) -> int:
    """How many tiles of the packages that a player has taken do not lie on the map yet."""
    taken = sum(PACKAGES[package].tiles for package in state.nations[seat].packages)
    return taken - state.flags.count(seat)


def _has_room(state: WealthState, fitting: Set[int], starts: Set[int], left: int) -> bool:
    """Whether as many tiles as are left can be laid one beside the other on fitting hexes, from these on.

    Tiles of one package never clash with each other, so it is enough to count hexes.
    """
    reached, beside = list(starts), state.land.near
    for hex in reached:
        if len(reached) >= left:
            break
        reached += (near for near in beside[hex] if near in fitting and near not in reached)
    return len(reached) >= left


class Place(Action[WealthState]):
    """Place a tile of a package, with a flag (W-PACKAGE-05, W-PACKAGE-10, W-DEC-04)."""

    verb = "place"

    def moves(self, state: WealthState, seat: int, industry: str) -> list[Move]:
        """Every hex and turn."""
        return [("place", *handles) for handles in open_to_package_tiles(state, seat, industry)]

    def carry_out(self, state: WealthState, seat: int, industry: str, hex: str, turn: str) -> None:
        """Lay it down."""
        placing.lay_tile(state, seat, MAP.index[hex], Tile(industry, placing.TURNS.index(turn)))
        happen(state, "placed", seat, hex=hex, industry=industry, turn=placing.TURNS.index(turn))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The hex is closed or taken, apart from the group, or dots would clash."""
        if not picked or picked[0] not in MAP.index:
            return None
        hex, industry = MAP.index[picked[0]], str(context[0])
        if hex in state.land.closed:
            return closed_hex(state, hex)
        if state.flags[hex] != NOBODY:
            return Refusal("hex_taken", {"hex": picked[0], "owner": state.flags[hex]})
        open_hexes = hexes_of(open_to_package_tiles(state, seat, industry))
        if hex in open_hexes or not placing.placements(state.dots, industry, [hex], can_force=False):
            dots = placing.fewest_clashes(state.dots, industry, hex)
            return Refusal("package_dots_clash", {"dots": dots}, "turn_or_move_it")
        if seat in state.flags:
            return Refusal("apart_from_the_group", {}, "touch_your_tiles")
        return Refusal("no_room_for_the_package", {"left": tiles_left_to_place(state, seat)}, "take_a_roomier_hex")


WHICH_PACKAGE = Choice("which_package", TakePackage())
WHERE = Choice("where", Place())
