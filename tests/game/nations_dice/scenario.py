"""Positions for the tests of the dice game, said in few words.

table({"dice": "white gold, orange 2 gold"}, {"dice": "red 3 strength used"}, rows=[("irrigation",), (), ()])
"""

from __future__ import annotations

from typing import Any

from game.engine import flow
from game.engine.flow import Move, Refusal
from game.engine.state import Step
from game.nations_dice import GAME
from game.nations_dice.cards.chits import PLACE
from game.nations_dice.cards.dice import FACES, Die, in_box_order
from game.nations_dice.rules.own_dice import dice_in_supply
from game.nations_dice.rules.rounds import RESOLUTION, end_of_round
from game.nations_dice.rules.turns import TURN, next_turn
from game.nations_dice.state import CHITS, Nation, NationsDiceState
from tests.game.nations_dice.proposed import proposed_move

ANTIQUITY_EVENT = "antiquity_event_3"
"""Famine 2, war 2, 1 VP each."""


def new_game(seats: int = 2, seed: int | str = 1, **options: Any) -> Any:
    """A game as it begins."""
    return GAME.new(GAME.settle_options(seats, options), seats, seed)


def table(
    *nations: dict[str, Any],
    rows: list[tuple[str, ...]] | None = None,
    event: str = ANTIQUITY_EVENT,
    variant: str = "original",
    harder: bool = False,
    seed: int | str = 1,
) -> Any:
    """A game of these nations in its first round, seat 0 first and about to act; all dice are as given.

    A nation's `dice` and `chits` are written as text, see `dice` and `chits`; it has none that are not given. Other
    names are fields of Nation.
    """
    state: NationsDiceState = new_game(len(nations), seed, variant=variant, harder=harder)
    state.order = tuple(range(len(nations)))
    state.event = event
    for nation in state.nations:
        nation.dice = ()
        nation.has_rolled = True
    for nation, given in zip(state.nations, nations, strict=True):
        nation.dice = dice(state, given.get("dice", ""))
        nation.brought = brought(nation)
        nation.unused_chits, nation.used_chits = chits(given.get("chits", ""))
        for name in given.keys() - {"dice", "chits"}:
            setattr(nation, name, given[name])
    if rows is not None:
        state.board = tuple((*row, *("",) * (3 - len(row))) for row in rows)
        state.dealt = state.board
    resolve(state, (next_turn, 0), *((step,) for step in RESOLUTION), (end_of_round,))
    return state


def dice(state: NationsDiceState, words: str) -> tuple[Die, ...]:
    """Dice from the supply, such as "white gold, orange 2 gold, red 3 strength used"."""
    found: list[Die] = []
    for each in filter(None, (part.strip() for part in words.split(","))):
        colour, *icon = each.split()
        is_used = icon[-1] == "used"
        icon = icon[:-1] if is_used else icon
        amount, kind = (int(icon[0]), icon[1]) if len(icon) == 2 else (1, icon[0])
        face = FACES[colour].index((kind, amount))
        taken = {die.handle for die in found}
        handle = next(handle for handle in dice_in_supply(state, colour) if handle not in taken)
        found.append(Die(handle, colour, face, is_used))
    return tuple(sorted(found, key=in_box_order))


def brought(nation: Nation) -> tuple[tuple[str, ...], ...]:
    """The nation's dice dealt out to its five buildings, the last one bringing all that are left."""
    colours = [(die.colour,) for die in nation.dice] + [()] * 5
    return (*colours[:4], tuple(die.colour for die in nation.dice[4:]))


def chits(words: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Unused and used chits, such as "gold, gold, reroll used"."""
    counts = ([0] * len(CHITS), [0] * len(CHITS))
    for each in filter(None, (part.strip() for part in words.split(","))):
        kind, *used = each.split()
        counts[bool(used)][PLACE[kind]] += 1
    return tuple(counts[0]), tuple(counts[1])


def play(state: NationsDiceState, *moves: str) -> None:
    """Play moves, written with spaces."""
    for move in moves:
        flow.apply(state, tuple(move.split()))


def legal(state: NationsDiceState, verb: str = "") -> list[str]:
    """The legal moves, of one verb or all, written with spaces."""
    assert state.decision is not None
    return [" ".join(move) for move in state.decision.moves if verb in ("", move[0])]


def resolve(state: NationsDiceState, *steps: Step | tuple[Any, ...]) -> None:
    """Run these steps, and nothing else, up to the first question."""
    state.stack = []
    state.then(*steps)
    flow.advance(state)


def buy(state: NationsDiceState, tile: str, place: str) -> None:
    """Buy a tile with the proposed payment, and answer as proposed up to the end of the action."""
    play(state, f"buy_tile {tile} {place}")
    while state.decision is not None and state.decision.choice is not TURN:
        move = proposed_move(state)
        assert move is not None
        flow.apply(state, move)


def told(state: NationsDiceState, kind: str, *moves: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind that these moves bring."""
    state.journal = []
    play(state, *moves)
    events, state.journal = state.journal, None
    return [dict(event.facts) for event in events if event.kind == kind]


def refusal(state: NationsDiceState, *picked: str) -> Refusal:
    """The first reason against these picked pieces."""
    return flow.why_not(state, picked)[0]


def handle_of(nation: Nation, kind: str) -> str:
    """The first of its dice that shows this kind."""
    return next(die.handle for die in nation.dice if die.icon.kind == kind)


def moves_of(state: NationsDiceState) -> tuple[Move, ...]:
    """The legal moves."""
    return () if state.decision is None else state.decision.moves
