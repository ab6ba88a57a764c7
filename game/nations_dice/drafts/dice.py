"""Dice chosen together: those that are rolled again, traded for food, held back from the books, or given back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine import Decision, Move, PlainDraft, Refusal, redact
from game.nations_dice.analysis.preview import dice_to_give_back
from game.nations_dice.analysis.trades import books_worth_holding
from game.nations_dice.cards.chits import REROLL_CHIT
from game.nations_dice.cards.larder import dice_needed, tradable
from game.nations_dice.cards.picking import PickablePiece, in_order, offered
from game.nations_dice.drafts.leafing import STEPS, turned
from game.nations_dice.drafts.picks import rules_handle, toggled
from game.nations_dice.drafts.purchase import PAY_LINE, UNUSED_TRAY
from game.nations_dice.hidden import hidden
from game.nations_dice.rules import books, food, returning
from game.nations_dice.rules.reroll import REROLL_DICE
from game.nations_dice.state import NationsDiceState


@dataclass(frozen=True)
class DiceDraft(PlainDraft):
    """See `game.engine.draft.Draft`. The first `settled` of the dice laid out are picked already.

    `pieces` are the dice to choose from, in the order in which the rules take them; `proposals` what is leafed through;
    `wanted` is how many there must be, None for `fewest` or more; `asks_all` is whether the rules ask for each of
    them, even where only one is left to choose.
    """

    seat: int
    """Whose dice they are."""
    verb: str
    pick: str
    pieces: tuple[PickablePiece, ...]
    dice: tuple[str, ...]
    proposals: tuple[tuple[str, ...], ...]
    settled: int = 0
    wanted: int | None = None
    fewest: int = 0
    asks_all: bool = True
    begin: tuple[Move, ...] = ()
    end: tuple[Move, ...] = ()

    is_leafed = True

    @property
    def covers(self) -> frozenset[str]:
        """The picking, and what closes it."""
        return frozenset({self.verb, self.pick, *(move[0] for move in self.end)})

    @property
    def subjects(self) -> tuple[str, ...]:
        """The chit that pays for a reroll."""
        return tuple(handle for _, handle in self.begin)

    def holds(self, name: str) -> bool:
        """Whether a die is chosen."""
        return name in self.dice

    @property
    def moves(self) -> tuple[Move, ...]:
        """The dice one by one, between what begins and what ends it."""
        if self.problem:
            return ()
        return (*self.begin, *((self.pick, die) for die in self._asked_for()), *self.end)

    @property
    def problem(self) -> Refusal | None:
        """Too few dice are chosen."""
        if len(self.dice) < self.fewest:
            return Refusal("pick_a_die")
        if self.wanted is None or len(self.dice) == self.wanted:
            return None
        if self.verb == "trade":
            return Refusal("trade_is_exact", {"need": self.wanted})
        return Refusal("as_many_go_back", {"count": self.wanted, "colour": self.pieces[0].likeness[0]})

    def _asked_for(self) -> tuple[str, ...]:
        """The dice that the rules ask for, one after the other."""
        return tuple(
            die
            for place, die in enumerate(self.dice[self.settled :], self.settled)
            if self.asks_all or len(offered(self.pieces, self.dice[:place], self.wanted or 0)) > 1
        )

    def touched(self, state: NationsDiceState, handle: str) -> DiceDraft | None:
        """A die in or out."""
        if handle in STEPS:
            return self.turned(state, STEPS[handle])
        dice = toggled(self.pieces, self.dice, handle)
        if dice is None or dice[: self.settled] != self.dice[: self.settled]:
            return None
        if self.wanted is not None and len(dice) > self.wanted:
            return self._exchanged(handle) if self.wanted == 1 else None
        return replace(self, dice=dice)

    def _exchanged(self, handle: str) -> DiceDraft | None:
        """The only die gives way to this one, or the first that is alike; None where that changes nothing."""
        dice = toggled(self.pieces, (), handle)
        return replace(self, dice=dice) if dice and dice != self.dice else None

    def is_confirmed_by(self, handle: str) -> bool:
        """The chit that pays for a reroll."""
        return bool(self.begin) and rules_handle(handle) == REROLL_CHIT

    def landings(self, state: NationsDiceState, handle: str) -> frozenset[str]:
        """Dice go to the pay line and back to their tray."""
        if handle not in (piece.handle for piece in self.pieces):
            return frozenset()
        return frozenset({UNUSED_TRAY} if handle in self.dice else {PAY_LINE})

    def turned(self, state: NationsDiceState, step: int) -> DiceDraft:
        """Leaf through the proposals."""
        return replace(self, dice=turned(self.proposals, self.dice, step))

    def refusals(self, state: NationsDiceState, handle: str) -> tuple[Refusal, ...]:
        """Why a piece cannot be chosen."""
        decision = state.decision
        if decision is None:
            return ()
        action = decision.choice.actions.get(self.pick) or REROLL_DICE.actions[self.pick]
        why = action.why_not(state, self.seat, decision.context, (rules_handle(handle),))
        return (why,) if why else ()


def reroll(state: NationsDiceState, decision: Decision) -> DiceDraft:
    """Dice to roll again: none at first; leafing through proposes all that show one kind, then all."""
    pieces = in_order(state.nations[decision.seat].unused_dice)
    kinds = dict.fromkeys(piece.kind for piece in pieces)
    alike = [tuple(piece.handle for piece in pieces if piece.kind == kind) for kind in kinds]
    everything = tuple(piece.handle for piece in pieces)
    begun = decision.choice is REROLL_DICE
    picked: Move = decision.context[0] if begun else ()
    return DiceDraft(
        decision.seat, "reroll", "pick_die", pieces, picked,
        proposals=tuple(dict.fromkeys((*alike, everything))), settled=len(picked),
        fewest=1, begin=() if begun else (("reroll", REROLL_CHIT),), end=(("roll_dice",),),
    )  # fmt: skip


def food_trade(state: NationsDiceState, decision: Decision) -> DiceDraft:
    """Dice to trade for food: exactly as many as are needed, at first those that are least of a pity."""
    precious = food.PRECIOUS_AT_THE_PASS if decision.choice is food.COMMITMENT else food.PRECIOUS_IN_FAMINE
    pieces = tradable(state, decision.seat, precious)
    wanted = dice_needed(state, decision.seat)
    picked: Move = decision.context[0]
    first = tuple(piece.handle for piece in pieces)[:wanted]
    return DiceDraft(
        decision.seat, "trade", "trade", pieces, picked if picked else first, (first,), len(picked), wanted
    )


def held_books(state: NationsDiceState, decision: Decision) -> DiceDraft:
    """Book dice to keep for the famine: at first those that bring the most points."""
    pieces = books.book_dice(state, decision.seat)
    handles = tuple(piece.handle for piece in pieces)
    picked: Move = decision.context[0]
    best = books_worth_holding(redact(state, decision.seat, hidden), decision.seat, picked)
    proposals = tuple(dict.fromkeys((best, (), handles)))
    return DiceDraft(
        decision.seat, "use_books", "hold_back", pieces, best, proposals, len(picked),
        end=(("use_books",),),
    )  # fmt: skip


def given_back(state: NationsDiceState, decision: Decision) -> DiceDraft:
    """Dice of a covered building that go back to the box: at first those that cost the forecast least."""
    colour, count, picked = decision.context
    pieces = returning.dice_to_return(state.nations[decision.seat], colour)
    dice = dice_to_give_back(redact(state, decision.seat, hidden))
    return DiceDraft(
        decision.seat, "return_die", "return_die", pieces, dice, (dice,), len(picked), count, asks_all=False
    )
