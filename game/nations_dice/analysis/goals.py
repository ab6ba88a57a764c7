"""Wishes: what a nation may want to do in its turn and cannot do yet."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator

from game.engine import Decision, Goal, GoalSource, Move
from game.engine.goal_search import Stake
from game.nations_dice.analysis.forecast import rest_of_round, run_out
from game.nations_dice.cards.payment import purse, ways_to_pay
from game.nations_dice.cards.progress_board import price_of
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules import buying, paying, turns
from game.nations_dice.state import Nation, NationsDiceState


def wishes(state: NationsDiceState) -> Iterator[Goal]:
    """Every tile on the progress board, and finishing a wonder."""
    assert state.decision is not None
    if state.decision.choice is turns.TURN:
        yield from (Goal("buy_tile", tile) for row in state.board for tile in row if tile)
        yield Goal("build_wonder", buying.WONDER)


def tries(state: NationsDiceState, decision: Decision, wished: Collection[Goal], left: int) -> Iterable[Move]:
    """What brings a chit, or something to bring one; and of the payments those that waste nothing.

    Other tiles cost dice and chits, and bring dice, which are thrown, or nothing that pays.
    """
    if decision.choice is turns.TURN:
        nation = state.nations[decision.seat]
        if not wished:
            return decision.moves
        kinds = {_missing(state, nation, wish, left) for wish in wished} - {""}
        if not kinds:
            return []
        if left == 1 and ANY not in kinds:
            return [move for move in decision.moves if _brought(nation, move) in kinds]
        return [move for move in decision.moves if move[0] == "build_wonder" or _brings_chit(move)]
    if decision.choice is paying.PAYMENT:
        kind, price, _, picked = decision.context
        paid = [way.handles for way in ways_to_pay(state.nations[decision.seat], kind, price)]
        following = {way[len(picked)] for way in paid if len(way) > len(picked) and way[: len(picked)] == picked}
        if picked in paid:
            return [move for move in decision.moves if move[0] == "pay"]
        return [move for move in decision.moves if move[0] == "pay_with" and move[1] in following]
    return decision.moves


ANY = "any"
"""What a wish lacks that is for no tile in particular, or for a wonder that is not begun."""


def _missing(state: NationsDiceState, nation: Nation, wish: Goal, left: int) -> str:
    """The kind of chits that a wish lacks; empty where so many moves, of one chit each, cannot make up for it."""
    if wish.verb == "build_wonder" and nation.wonder:
        kind, price = "stone", TILES[nation.wonder].stone
    elif wish.handle in TILES and any(wish.handle in row for row in state.board):
        kind, price = TILES[wish.handle].pays, price_of(state, wish.handle)
    else:
        return "" if wish.handle in TILES else ANY
    return kind if purse(nation, kind).worth + left >= price else ""


def _brought(nation: Nation, move: Move) -> str:
    """The kind of the chit that a move brings at once; empty for none."""
    if move[0] == "build_wonder":
        return TILES[nation.wonder].chit
    tile = TILES[move[1]] if move[0] == "buy_tile" else None
    return tile.chit if tile and tile.type != "wonder" else ""


def _brings_chit(move: Move) -> bool:
    if move[0] != "buy_tile":
        return False
    tile = TILES[move[1]]
    return tile.type == "wonder" or bool(tile.chit)


def alone(state: NationsDiceState) -> NationsDiceState:
    """All others stand still; alone against the shadow, its die is thrown after every action."""
    imagined = state.copy()
    assert state.decision is not None
    after = [place for place, frame in enumerate(imagined.stack) if frame[0] is turns.next_turn]
    imagined.stack[: after[-1] + 1] = [(turn_again, state.decision.seat)]
    return imagined


def turn_again(state: NationsDiceState, seat: int) -> None:
    """The turn comes round to the same nation."""
    state.then((turns.TURN, seat), (turns.end_of_turn, seat), (turn_again, seat))


def alike(state: NationsDiceState, seat: int) -> Hashable:
    """What can be paid, and what there is to pay for."""
    own = state.nations[seat]
    return (own.dice, own.unused_chits, own.wonder, own.ready, own.colonies, state.board)


def stake(state: NationsDiceState, seat: int) -> Stake:
    """What the nation has after the round if all pass now, with the points of its tiles."""
    imagined = state.copy()
    imagined.stack = rest_of_round(imagined)
    run_out(imagined)
    return Stake(imagined.nations[seat].projected_vp)


WISHING = GoalSource(
    wishes,
    frozenset({"pass"}),
    tries,
    alone,
    alike,
    untold=frozenset({"pay_with", "pay"}),
    stake=stake,
    throws=frozenset({"four_sider"}),
)
