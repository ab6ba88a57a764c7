"""A purchase in the making: a tile, or the own wonder, with its place and the payment laid out for it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from game.engine.flow import Decision, Move, Refusal
from game.nations_dice.analysis.preview import payments_for
from game.nations_dice.analysis.proposals import payment_moves, proposed_slot
from game.nations_dice.cards.payment import DICE_FOR_ONE, Payment, Purse, is_wasteful, payment, purse
from game.nations_dice.cards.progress_board import price_of
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts.leafing import STEPS, turned
from game.nations_dice.drafts.picks import rules_handle, toggled
from game.nations_dice.rules.buying import PLACES, WONDER
from game.nations_dice.rules.paying import PAYMENT
from game.nations_dice.rules.wonders import STONE
from game.nations_dice.state import NationsDiceState

PAY_LINE = "payment"
"""The place of the table where a piece is dropped to be paid with."""

UNUSED_TRAY = "unused tray"
"""The place of the table where a piece is dropped to be kept."""


@dataclass(frozen=True)
class Purchase:
    """See `game.engine.draft.Draft`. `place` is where the tile will go; empty for building the own wonder.

    `chosen` are the dice and chits that the player has laid out, None for those proposed; the first `settled` of them
    are played already.
    """

    state: NationsDiceState = field(compare=False, repr=False)
    seat: int
    tile: str
    place: str
    chosen: tuple[str, ...] | None = None
    settled: int = 0
    is_begun: bool = False

    is_leafed = True
    is_counted = False
    is_settled = False

    @property
    def verb(self) -> str:
        """Buy, or build the wonder."""
        return "build_wonder" if self.is_building else "buy_tile"

    @property
    def covers(self) -> frozenset[str]:
        """Everything that pays."""
        return frozenset({self.verb, "pay_with", "pay"})

    @property
    def is_building(self) -> bool:
        """Whether the own wonder is paid for."""
        return self.tile == self.state.nations[self.seat].wonder

    @property
    def subjects(self) -> tuple[str, ...]:
        """The tile and where it will go."""
        return (self.tile, self.place)

    def holds(self, name: str) -> bool:
        """Whether a piece of the table is in the payment: of alike pieces the first ones are."""
        number = int(name.partition("#")[2] or 0)
        return self.handles.count(rules_handle(name)) > number

    @property
    def handles(self) -> tuple[str, ...]:
        """What is laid out, in the order of the purse."""
        return self.proposals[0] if self.chosen is None else self.chosen

    def _with(self, handles: tuple[str, ...]) -> Purchase:
        return replace(self, chosen=None if handles == self.proposals[0] else handles)

    @property
    def kind(self) -> str:
        """What the price is paid in."""
        return STONE if self.is_building else TILES[self.tile].pays

    @cached_property
    def price(self) -> int:
        """How much of it."""
        return TILES[self.tile].stone if self.is_building else price_of(self.state, self.tile)

    @cached_property
    def purse(self) -> Purse:
        """What the nation may pay with."""
        return purse(self.state.nations[self.seat], self.kind)

    @property
    def payment(self) -> Payment:
        """What is laid out, and what it makes."""
        return payment(self.purse, self.handles)

    @property
    def missing(self) -> int:
        """What the payment still lacks."""
        return max(0, self.price - self.payment.total)

    @property
    def lost(self) -> int:
        """What it makes beyond the price."""
        return max(0, self.payment.total - self.price)

    @property
    def is_wasteful(self) -> bool:
        """Whether the price would be met without one of the pieces."""
        return is_wasteful(self.purse, self.price, self.handles)

    @cached_property
    def proposals(self) -> tuple[tuple[str, ...], ...]:
        """All sensible payments that begin with what is settled, the one that costs the forecast least first."""
        return tuple(payments_for(self.state, *self._begin))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The purchase, the pieces one by one, the payment."""
        if self.missing:
            return ()
        return (*self._begin, *payment_moves(self.handles, self.tile)[self.settled :])

    @property
    def _begin(self) -> tuple[Move, ...]:
        """The move that begins it, as long as it is not played."""
        if self.is_begun:
            return ()
        return (("build_wonder", WONDER) if self.is_building else ("buy_tile", self.tile, self.place),)

    @property
    def problem(self) -> Refusal | None:
        """The price is not met."""
        return next(iter(self.refusals(self.tile)), None) if self.missing else None

    def touched(self, handle: str) -> Purchase | None:
        """Another place for the tile, or a piece put into the payment or taken out.

        Dice are traded only for what nothing else shows; one more is refused, and those no longer needed go back.
        """
        if handle in STEPS:
            return self.turned(STEPS[handle])
        if handle != self.place and handle in self._places:
            return replace(self, place=handle)
        handles = toggled((*self.purse.paying, *self.purse.to_trade), self.handles, handle)
        if handles is None or handles[: self.settled] != self.handles[: self.settled]:
            return None
        laid = payment(self.purse, handles)
        shown = handles[: len(handles) - len(laid.traded)]
        room = DICE_FOR_ONE * max(0, self.price - payment(self.purse, shown).total)
        if len(laid.traded) > max(room, len(self.payment.traded)):
            return None
        return self._with((*shown, *laid.traded[:room]))

    def is_confirmed_by(self, handle: str) -> bool:
        """The tile itself, the place where it will go, any other that takes it as soon as the price is met, or the own
        wonder.
        """
        if self.is_building:
            return handle in (self.tile, WONDER)
        return handle in filter(None, self.subjects) or (not self.missing and handle in self._places)

    @property
    def _places(self) -> tuple[str, ...]:
        """Where the tile may go, as long as that is open."""
        return () if self.is_building or self.is_begun else PLACES[TILES[self.tile].type]

    def landings(self, handle: str) -> frozenset[str]:
        """Pieces go to the pay line or the tile, and back to their tray; the tile goes to its places."""
        if handle == self.tile:
            return frozenset(self._places)
        pieces = {piece.handle for piece in (*self.purse.paying, *self.purse.to_trade)}
        if rules_handle(handle) not in pieces:
            return frozenset()
        return frozenset({UNUSED_TRAY} if self.holds(handle) else {PAY_LINE, self.tile})

    def dropped(self, handle: str, target: str) -> Purchase:
        """Dropping is touching: the piece for the payment, the place for the tile."""
        return self.touched(target if handle == self.tile else handle) or self

    def turned(self, step: int) -> Purchase:
        """Leaf through the proposals."""
        return self._with(turned(self.proposals, self.handles, step))

    def refusals(self, handle: str) -> tuple[Refusal, ...]:
        """Why a piece is of no use for this price, or the price is not met."""
        context = (self.kind, self.price, self.tile, self.handles)
        if self.is_confirmed_by(handle):
            why = PAYMENT.actions["pay"].why_not(self.state, self.seat, context, (self.tile,))
        else:
            why = PAYMENT.actions["pay_with"].why_not(self.state, self.seat, context, (rules_handle(handle),))
        return (why,) if why else ()


def begun_purchase(state: NationsDiceState, decision: Decision) -> Purchase:
    """The payment that the rules wait for, laid out as proposed."""
    _, _, tile, picked = decision.context
    return Purchase(state, decision.seat, tile, "", settled=len(picked), is_begun=True)


def purchase(state: NationsDiceState, seat: int, tile: str) -> Purchase:
    """A tile of the progress board, or the own wonder, with its place and its payment as proposed."""
    places = PLACES[TILES[tile].type]
    place = proposed_slot(state, seat, tile) if len(places) > 1 else places[0]
    if tile == state.nations[seat].wonder:
        place = ""
    return Purchase(state, seat, tile, place)
