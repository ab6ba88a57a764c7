"""A purchase in the making: a tile, or the own wonder, with its place and the payment laid out for it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.engine import Decision, Move, Refusal, redact
from game.nations_dice.analysis.preview import payments_for
from game.nations_dice.analysis.proposals import payment_moves, proposed_slot
from game.nations_dice.cards.payment import DICE_FOR_ONE, Payment, Purse, is_wasteful, payment, purse
from game.nations_dice.cards.progress_board import price_of
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts.leafing import STEPS, turned
from game.nations_dice.drafts.picks import rules_handle, toggled
from game.nations_dice.hidden import hidden
from game.nations_dice.rules import buying, paying, wonders
from game.nations_dice.state import NationsDiceState

PAY_LINE = "payment"
"""The place of the table where a piece is dropped to be paid with."""

UNUSED_TRAY = "unused tray"
"""The place of the table where a piece is dropped to be kept."""

USED_MARK = "used"
"""What ends the name of a used chit on the table, before its number."""


@dataclass(frozen=True)
class Purchase:
    """See `game.engine.draft.Draft`. `place` is where the tile will go; empty for building the own wonder.

    `chosen` are the dice and chits that the player has laid out, None for those proposed; the first `settled` of them
    are played already.
    """

    seat: int
    tile: str
    place: str
    is_building: bool
    """Whether the own wonder is paid for."""
    price: int
    """How much of its kind it costs."""
    purse: Purse = field(hash=False, repr=False)
    """What the nation may pay with."""
    proposals: tuple[tuple[str, ...], ...] = field(default=(), repr=False)
    """All sensible payments that begin with what is settled, the one that costs the forecast least first."""
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
    def subjects(self) -> tuple[str, ...]:
        """The tile, and where it will go; a wonder is built where it waits."""
        return (self.tile, self.place) if self.place else (self.tile,)

    def holds(self, name: str) -> bool:
        """Whether a piece of the table is in the payment: of alike pieces the first ones are, and no used ones."""
        piece, _, number = name.partition("#")
        return not piece.endswith(USED_MARK) and self.handles.count(rules_handle(name)) > int(number or 0)

    @property
    def handles(self) -> tuple[str, ...]:
        """What is laid out, in the order of the purse."""
        return self.proposals[0] if self.chosen is None else self.chosen

    def _with(self, handles: tuple[str, ...]) -> Purchase:
        return replace(self, chosen=None if handles == self.proposals[0] else handles)

    @property
    def kind(self) -> str:
        """What the price is paid in."""
        return wonders.STONE if self.is_building else TILES[self.tile].pays

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

    def _proposed(self, state: NationsDiceState) -> Purchase:
        """The same, with what is proposed for it."""
        return replace(self, proposals=tuple(payments_for(redact(state, self.seat, hidden), *self._begin)))

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
        return (("build_wonder", buying.WONDER) if self.is_building else ("buy_tile", self.tile, self.place),)

    @property
    def problem(self) -> Refusal | None:
        """The price is not met."""
        return paying.price_not_met(self.kind, self.price, self.tile, self.payment.total) if self.missing else None

    def touched(self, state: NationsDiceState, handle: str) -> Purchase | None:
        """Another place for the tile, or a piece put into the payment or taken out.

        Dice are traded only for what nothing else shows; one more is refused, and those no longer needed go back.
        """
        if handle in STEPS:
            return self.turned(state, STEPS[handle])
        if handle != self.place and handle in self._places:
            return replace(self, place=handle)._proposed(state)
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
            return handle in (self.tile, buying.WONDER)
        return handle in self.subjects or (not self.missing and handle in self._places)

    @property
    def _places(self) -> tuple[str, ...]:
        """Where the tile may go, as long as that is open."""
        return () if self.is_building or self.is_begun else buying.PLACES[TILES[self.tile].type]

    def landings(self, state: NationsDiceState, handle: str) -> frozenset[str]:
        """Pieces go to the pay line or the tile, and back to their tray; the tile goes to its places."""
        if handle == self.tile:
            return frozenset(self._places)
        pieces = {piece.handle for piece in (*self.purse.paying, *self.purse.to_trade)}
        if rules_handle(handle) not in pieces:
            return frozenset()
        return frozenset({UNUSED_TRAY} if self.holds(handle) else {PAY_LINE, self.tile})

    def dropped(self, state: NationsDiceState, handle: str, target: str) -> Purchase:
        """Dropping is touching: the piece for the payment, the place for the tile."""
        return self.touched(state, target if handle == self.tile else handle) or self

    def turned(self, state: NationsDiceState, step: int) -> Purchase:
        """Leaf through the proposals."""
        return self._with(turned(self.proposals, self.handles, step))

    def refusals(self, state: NationsDiceState, handle: str) -> tuple[Refusal, ...]:
        """Why a piece is of no use for this price, or the price is not met."""
        if self.is_confirmed_by(handle):
            return (paying.price_not_met(self.kind, self.price, self.tile, self.payment.total),)
        context = (self.kind, self.price, self.tile, self.handles)
        why = paying.PAYMENT.actions["pay_with"].why_not(state, self.seat, context, (rules_handle(handle),))
        return (why,) if why else ()


def begun_purchase(state: NationsDiceState, decision: Decision) -> Purchase:
    """The payment that the rules wait for, laid out as proposed."""
    _, _, tile, picked = decision.context
    return _purchase(state, decision.seat, tile, "", settled=len(picked), is_begun=True)


def purchase(state: NationsDiceState, seat: int, tile: str) -> Purchase:
    """A tile of the progress board, or the own wonder, with its place and its payment as proposed."""
    places = buying.PLACES[TILES[tile].type]
    place = proposed_slot(state, seat, tile) if len(places) > 1 else places[0]
    return _purchase(state, seat, tile, "" if tile == state.nations[seat].wonder else place)


def _purchase(
    state: NationsDiceState, seat: int, tile: str, place: str, settled: int = 0, is_begun: bool = False
) -> Purchase:
    nation = state.nations[seat]
    is_building = tile == nation.wonder
    price = TILES[tile].stone if is_building else price_of(state, tile)
    held = purse(nation, wonders.STONE if is_building else TILES[tile].pays)
    begun = Purchase(seat, tile, place, is_building, price, held, settled=settled, is_begun=is_begun)
    return begun._proposed(state)
