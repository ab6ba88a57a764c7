"""What no bot of any level does in The Dice Game, however little it sees."""

from __future__ import annotations

from game.engine import Move
from game.nations_dice import ROUNDS
from game.nations_dice.cards.chits import unused
from game.nations_dice.cards.dice import ICONS_ON_ALL_FACES
from game.nations_dice.cards.payment import purse
from game.nations_dice.cards.tiles import TILES, Tile
from game.nations_dice.rules.buying import PLACES, SLOTS, WONDER
from game.nations_dice.state import REROLL, Nation, NationsDiceState

BUILD: Move = ("build_wonder", WONDER)
PASS: Move = ("pass",)


def is_absurd(state: NationsDiceState, seat: int, move: Move, moves: tuple[Move, ...]) -> bool:
    """Whether a move of a turn throws something away for nothing."""
    nation = state.nations[seat]
    if move == PASS:
        return BUILD in moves and _stone_at_hand(nation)
    if move[0] == "buy_tile":
        return _is_absurd_purchase(state, nation, TILES[move[1]], move[2], BUILD in moves)
    return False


def overpays(state: NationsDiceState, seat: int, move: Move) -> bool:
    """Whether a piece goes into a payment that is complete: it would be wasted (D-RULING-13)."""
    decision = state.decision
    return move[0] == "pay_with" and decision is not None and any(each[0] == "pay" for each in decision.moves)


def _stone_at_hand(nation: Nation) -> bool:
    """Whether the wonder under construction can be finished with stone alone, of no other use any more."""
    return purse(nation, "stone").shown >= TILES[nation.wonder].stone


def _is_absurd_purchase(state: NationsDiceState, nation: Nation, tile: Tile, place: str, can_build: bool) -> bool:
    if tile.is_building:
        return _covers_a_better_one(nation, tile, SLOTS.index(place))
    if place in PLACES["advisor"] and nation.advisor:
        old = TILES[nation.advisor]
        return tile.rerolls <= old.rerolls and tile.vp <= old.vp
    if place != WONDER:
        return False
    return can_build or _is_too_late(state, nation, tile)


def _covers_a_better_one(nation: Nation, tile: Tile, slot: int) -> bool:
    """A building over one that is worth as much and brings dice at least as rich."""
    old = TILES[nation.slots[slot]]
    richness = sum(ICONS_ON_ALL_FACES[colour] for colour in tile.dice)
    covered = sum(ICONS_ON_ALL_FACES[colour] for colour in nation.brought[slot])
    return tile.vp <= old.vp and richness <= covered


def _is_too_late(state: NationsDiceState, nation: Nation, tile: Tile) -> bool:
    """In the last round, a wonder whose stone is not at hand, without a reroll to hope for."""
    if state.round < ROUNDS or unused(nation, REROLL):
        return False
    return purse(nation, "stone").worth < tile.stone
