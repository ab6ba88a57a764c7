"""Famine: food on dice and chits, and dice traded for food (D-FAMINE, D-VARIANT-04 to 06, D-VARIANT-09 to 12)."""

from __future__ import annotations

from game.engine import Action, Choice, Context, Move, Refusal, happen, reveal
from game.nations_dice.cards.chits import KIND_OF_CHIT, unused, use_chits
from game.nations_dice.cards.larder import dice_needed, larder, tradable
from game.nations_dice.cards.payment import purse
from game.nations_dice.cards.picking import offered
from game.nations_dice.rules.own_dice import use_dice
from game.nations_dice.rules.paying import why_not_usable
from game.nations_dice.state import ACCELERATED, ORIGINAL, NationsDiceState

FOOD = "food"
PRECIOUS_IN_FAMINE = ("strength",)
PRECIOUS_AT_THE_PASS = ("books", "strength")
"""What trading for food would be a pity for, the most precious last."""


def famine(state: NationsDiceState) -> None:
    """Every nation may use food, in reverse player order (D-FAMINE-01)."""
    state.step = "famine"
    state.then(*((ask_for_food, seat) for seat in state.reverse_order))


def ask_for_food(state: NationsDiceState, seat: int) -> None:
    """Food is used by itself, trades included, unless strength would be lost (D-VARIANT-04, D-VARIANT-05).

    What cannot be reached is not begun (D-RULING-19).
    """
    held = larder(state, seat)
    if held.reached_with(held.other + held.books):
        dice = tradable(state, seat, PRECIOUS_IN_FAMINE)[: dice_needed(state, seat)]
        meet_famine(state, seat, tuple(piece.handle for piece in dice))
    elif state.variant == ORIGINAL and held.asks_in_famine:
        state.then((TRADE_OR_NOT, seat, ()))
    else:
        miss_famine(state, seat)


def meet_famine(state: NationsDiceState, seat: int, traded: Move) -> None:
    """Use all food and the traded dice and score the event's VP, however much it is (D-FAMINE-02, D-FAMINE-03).

    See D-VARIANT-06.
    """
    nation, held = state.nations[seat], larder(state, seat)
    dice = tuple(die.handle for die in nation.unused_dice if die.icon.kind == FOOD)
    chits = unused(nation, FOOD)
    use_chits(nation, FOOD, chits)
    use_dice(nation, (*dice, *traded))
    nation.vp_famine += state.event_tile.vp
    happen(
        state,
        "met_famine",
        seat,
        need=held.need,
        food=held.food,
        dice=dice,
        chits=chits,
        traded=(*nation.commitment, *traded),
        vp=state.event_tile.vp,
    )


def miss_famine(state: NationsDiceState, seat: int) -> None:
    """Too little food costs nothing and scores nothing; nothing is used (D-FAMINE-03)."""
    held = larder(state, seat)
    dice = held.books + held.strength + held.other
    happen(state, "missed_famine", seat, need=held.need, food=held.food, missing=held.missing, dice=dice)


class TradeForFood(Action[NationsDiceState]):
    """Trade one more die for food; with the last one needed the famine is met (D-RULING-21, D-DEC-12)."""

    verb = "trade"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> list[Move]:
        """Forward in the order of picking, strength last; exactly as many as are needed."""
        dice = tradable(state, seat, PRECIOUS_IN_FAMINE)
        return [("trade", handle) for handle in offered(dice, picked, dice_needed(state, seat))]

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move, handle: str) -> None:
        """Go on until all are picked."""
        picked = (*picked, handle)
        if len(picked) < dice_needed(state, seat):
            state.then((TRADE_OR_NOT, seat, picked))
        else:
            meet_famine(state, seat, picked)

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Chits and food dice are never traded."""
        return why_not_tradable(state, seat, picked[0]) if picked else None


class KeepStrength(Action[NationsDiceState]):
    """Do not pay for the famine."""

    verb = "keep_dice"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> tuple[Move, ...]:
        """As long as nothing is picked."""
        return () if picked else KEEP_DICE

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move) -> None:
        """The famine is missed."""
        miss_famine(state, seat)


KEEP_DICE: tuple[Move, ...] = (("keep_dice",),)
TRADE_OR_NOT = Choice("trade_or_not", TradeForFood(), KeepStrength())


def why_not_tradable(state: NationsDiceState, seat: int, handle: str) -> Refusal | None:
    """Why a piece cannot be traded for food (D-TRADE-07, D-RULING-18)."""
    nation = state.nations[seat]
    if handle in KIND_OF_CHIT:
        return Refusal("chits_are_never_traded", {"chit": KIND_OF_CHIT[handle]})
    refusal = why_not_usable(nation, handle)
    if refusal:
        return refusal
    if handle in (piece.handle for piece in purse(nation, FOOD).paying):
        return Refusal("food_die_counts_itself", {"die": handle})
    if any(die.handle == handle for die in nation.dice):
        return Refusal("trade_is_exact", {"die": handle, "need": dice_needed(state, seat)})
    return None


# The Accelerated variant


def ask_for_commitment(state: NationsDiceState, seat: int) -> None:
    """With the pass the food trade is settled, if there is a real choice (D-VARIANT-09, D-VARIANT-11, D-RULING-27).

    See D-RULING-28.
    """
    if state.variant == ACCELERATED and larder(state, seat).asks_at_the_pass:
        state.then((COMMITMENT, seat, ()))


class CommitForFood(Action[NationsDiceState]):
    """Commit one more die to be traded for food once all have passed (D-VARIANT-10, D-DEC-13)."""

    verb = "trade"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> list[Move]:
        """Forward in the order of picking, books and strength last; exactly as many as are needed."""
        dice = tradable(state, seat, PRECIOUS_AT_THE_PASS)
        return [("trade", handle) for handle in offered(dice, picked, dice_needed(state, seat))]

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move, handle: str) -> None:
        """Go on until all are picked; they still look unused to everybody."""
        picked = (*picked, handle)
        if len(picked) < dice_needed(state, seat):
            state.then((COMMITMENT, seat, picked))
        else:
            state.nations[seat].commitment = picked

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Chits and food dice are never traded."""
        return why_not_tradable(state, seat, picked[0]) if picked else None


class KeepAll(Action[NationsDiceState]):
    """Commit nothing."""

    verb = "keep_dice"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> tuple[Move, ...]:
        """As long as nothing is picked."""
        return () if picked else KEEP_DICE

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move) -> None:
        """The dice stay for books, order and war."""


COMMITMENT = Choice("commitment", CommitForFood(), KeepAll(), is_secret=True)


def show_commitments(state: NationsDiceState) -> None:
    """All have passed: what was committed is shown and becomes used, before books are (D-VARIANT-10, D-RULING-27).

    See D-VARIANT-12.
    """
    state.step = "commitments"
    for seat in state.order:
        nation = state.nations[seat]
        if nation.commitment:
            use_dice(nation, nation.commitment)
            reveal(state)
            happen(state, "traded", seat, dice=nation.commitment)
