"""A nation's dice: taken from the supply, rolled, used, brought back, returned (D-ROUND-03, D-BUILDING)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.engine import happen, roll
from game.nations_dice.cards.dice import BOX, COLOUR_OF, COLOURS, SIDES, UNROLLED, Die, in_box_order
from game.nations_dice.state import Nation, NationsDiceState


def dice_in_supply(state: NationsDiceState, colour: str) -> tuple[str, ...]:
    """The dice of a colour that nobody owns."""
    owned = {die.handle for nation in state.nations for die in nation.dice}
    return tuple(handle for handle in BOX[colour] if handle not in owned)


def roll_dice(state: NationsDiceState, seat: int, handles: Collection[str], occasion: str) -> None:
    """Roll some of a nation's dice together. `occasion` is first, reroll or new."""
    nation = state.nations[seat]
    nation.dice = tuple(
        Die(die.handle, die.colour, roll(state, SIDES), die.is_used) if die.handle in handles else die
        for die in nation.dice
    )
    rolled = [die for die in nation.dice if die.handle in handles]
    happen(
        state,
        "rolled",
        seat,
        dice=tuple(die.handle for die in rolled),
        faces=tuple(die.face for die in rolled),
        occasion=occasion,
    )


def use_dice(nation: Nation, handles: Collection[str]) -> None:
    """Move dice from beside the board onto it."""
    if handles:
        nation.dice = tuple(
            Die(die.handle, die.colour, die.face, True) if die.handle in handles else die for die in nation.dice
        )


def bring_back_dice(nation: Nation) -> None:
    """All dice lie beside the board, waiting for their first roll of the round (D-ROUND-09, D-RULING-10)."""
    nation.dice = tuple(Die(die.handle, die.colour, UNROLLED) for die in nation.dice)


def take_dice(state: NationsDiceState, seat: int, colours: Iterable[str]) -> tuple[str, ...]:
    """Take dice from the supply, unused and unrolled, as many as there are; their handles (D-RULING-06).

    See D-SETUP-11.
    """
    nation, wanted = state.nations[seat], list(colours)
    taken = tuple(
        handle
        for colour in COLOURS
        if colour in wanted
        for handle in dice_in_supply(state, colour)[: wanted.count(colour)]
    )
    dice = (*nation.dice, *(Die(handle, COLOUR_OF[handle]) for handle in taken))
    nation.dice = tuple(sorted(dice, key=in_box_order))
    happen(state, "took_dice", seat, dice=taken, missing=len(wanted) - len(taken))
    return taken


def return_dice(state: NationsDiceState, seat: int, handles: Collection[str]) -> None:
    """Give dice back to the supply."""
    nation = state.nations[seat]
    nation.dice = tuple(die for die in nation.dice if die.handle not in handles)
    happen(state, "returned_dice", seat, dice=tuple(handles))
