"""Buy tile: buildings, advisors, colonies and wonders (D-BUY, D-BUILDING, D-ADVISOR, D-COLONY, D-WONDER)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Action, Context, Move, Refusal, happen
from game.nations_dice.cards.chits import REROLL_CHIT, take_chits
from game.nations_dice.cards.dice import COLOUR_OF
from game.nations_dice.cards.payment import purse
from game.nations_dice.cards.progress_board import price_of, take_off
from game.nations_dice.cards.tiles import START_AGE, TILES, Tile
from game.nations_dice.rules.own_dice import roll_dice, take_dice
from game.nations_dice.rules.paying import PAYMENT, is_own, why_not_payable, why_not_usable
from game.nations_dice.rules.returning import return_printed_dice, return_rerolls
from game.nations_dice.state import EMPTY, REROLL, Nation, NationsDiceState

ADVISOR, WONDER, COLONIES = "advisor", "wonder", "colonies"
SLOTS = tuple(f"slot{index}" for index in range(5))
PLACES: dict[str, tuple[str, ...]] = {
    "building": SLOTS,
    "military": SLOTS,
    "advisor": (ADVISOR,),
    "colony": (COLONIES,),
    "wonder": (WONDER,),
}
"""Where a tile of each type may go on the buyer's board: a building on any building place (D-RULING-04)."""


@lru_cache(maxsize=128)
def _moves_to(tile: str) -> tuple[Move, ...]:
    return tuple(("buy_tile", tile, place) for place in PLACES[TILES[tile].type])


class BuyTile(Action[NationsDiceState]):
    """Take a tile off the progress board for its row's price in gold or strength (D-BUY-01, D-BUY-02).

    See D-DEC-02, D-DEC-04.
    """

    verb = "buy_tile"

    def moves(self, state: NationsDiceState, seat: int) -> list[Move]:
        """Every tile that can be paid, with every place it may go to."""
        nation = state.nations[seat]
        worth = {"gold": purse(nation, "gold").worth, "strength": purse(nation, "strength").worth}
        moves: list[Move] = []
        for price, row in enumerate(state.board, 1):
            for tile in row:
                if tile and worth[TILES[tile].pays] >= price:
                    moves += _moves_to(tile)
        return moves

    def carry_out(self, state: NationsDiceState, seat: int, tile: str, place: str) -> None:
        """Pay, then lay the tile (D-BUILDING-04)."""
        pays, price = TILES[tile].pays, price_of(state, tile)
        state.then((PAYMENT, seat, pays, price, tile, ()), (lay_tile, seat, tile, place))

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """A price that cannot be paid, the wrong place, or a die or chit without a tile to pay for."""
        nation = state.nations[seat]
        if not picked:
            return Refusal("no_tile_in_reach")
        tile = next((handle for handle in picked if any(handle in row for row in state.board)), None)
        if tile is None:
            return self._why_not_alone(nation, picked[0])
        refusal = why_not_payable(nation, TILES[tile].pays, price_of(state, tile), tile)
        return refusal or Refusal("wrong_place", {"tile": tile, "type": TILES[tile].type})

    def _why_not_alone(self, nation: Nation, handle: str) -> Refusal | None:
        """Why a piece that is not for sale begins nothing; the wonder and the rerolls have actions of their own."""
        if handle in (REROLL_CHIT, WONDER, nation.wonder):
            return None
        if not is_own(nation, handle):
            return Refusal("begins_nothing")
        return why_not_usable(nation, handle) or Refusal("pays_or_rolls")


def lay_tile(state: NationsDiceState, seat: int, tile_id: str, place: str) -> None:
    """The paid tile leaves the progress board and lies on its place (D-BUY-06).

    See D-DEC-09, D-WONDER-01, D-WONDER-02, D-RULING-16.
    """
    nation, tile = state.nations[seat], TILES[tile_id]
    price = price_of(state, tile_id)
    happen(state, "bought", seat, tile=tile_id, type=tile.type, price=price, resource=tile.pays, place=place)
    take_off(state, tile_id, seat)
    if tile.is_building:
        lay_building(state, seat, tile, SLOTS.index(place))
    elif tile.type == "advisor":
        lay_advisor(state, seat, tile)
    elif tile.type == "colony":
        nation.colonies = (*nation.colonies, tile_id)
        take_printed_chit(state, seat, tile)
    else:
        discard(state, seat, nation.wonder, tile_id)
        nation.wonder = tile_id


def discard(state: NationsDiceState, seat: int, tile: str, by: str) -> None:
    """A tile that another one replaces is out of play for good; start buildings are only covered (D-RULING-05)."""
    if tile:
        happen(state, "replaced", seat, tile=tile, by=by)
        if TILES[tile].age != START_AGE:
            state.removed = (*state.removed, tile)


def lay_building(state: NationsDiceState, seat: int, tile: Tile, index: int) -> None:
    """It covers an old building, whose dice go back before the new ones come (D-BUILDING-01, D-BUILDING-04)."""
    nation = state.nations[seat]
    discard(state, seat, nation.slots[index], tile.id)
    returned = nation.brought[index]
    nation.slots = _replaced(nation.slots, index, tile.id)
    nation.brought = (*nation.brought[:index], (), *nation.brought[index + 1 :])
    state.then((return_printed_dice, seat, returned), (take_printed_dice, seat, index))


def _replaced(places: tuple[str, ...], index: int, tile: str) -> tuple[str, ...]:
    return (*places[:index], tile, *places[index + 1 :])


def take_printed_dice(state: NationsDiceState, seat: int, index: int) -> None:
    """The dice of a new building come from the supply and are rolled at once (D-BUILDING-03, D-RULING-06)."""
    nation = state.nations[seat]
    taken = take_dice(state, seat, TILES[nation.slots[index]].dice)
    brought = tuple(COLOUR_OF[handle] for handle in taken)
    nation.brought = (*nation.brought[:index], brought, *nation.brought[index + 1 :])
    if taken:
        roll_dice(state, seat, taken, "new")


def lay_advisor(state: NationsDiceState, seat: int, tile: Tile) -> None:
    """The new advisor replaces the old one, whose rerolls go back first (D-ADVISOR-01, D-ADVISOR-02, D-RULING-09)."""
    nation = state.nations[seat]
    discard(state, seat, nation.advisor, tile.id)
    nation.advisor = tile.id
    state.then((return_rerolls, seat), (take_rerolls, seat))


def take_rerolls(state: NationsDiceState, seat: int) -> None:
    """The new advisor's rerolls may serve at once (D-ADVISOR-03)."""
    nation = state.nations[seat]
    nation.advisor_rerolls = take_chits(state, seat, REROLL, TILES[nation.advisor].rerolls)


def take_printed_chit(state: NationsDiceState, seat: int, tile: Tile) -> None:
    """The chit of a colony or a ready wonder, if there is one (D-COLONY-02, D-WONDER-08, D-RULING-07)."""
    if tile.chit and not take_chits(state, seat, tile.chit, 1):
        nation = state.nations[seat]
        nation.without_chit = (*nation.without_chit, tile.id)


def tile_at(nation: Nation, place: str) -> str:
    """The tile that lies on a place of a nation, which a purchase there would replace; empty for none."""
    if place in SLOTS:
        return nation.slots[SLOTS.index(place)]
    return {ADVISOR: nation.advisor, WONDER: nation.wonder}.get(place, EMPTY)
