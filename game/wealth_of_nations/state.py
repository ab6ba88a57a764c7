"""The state of a game of Wealth of Nations: the map, the markets, and one Nation for every seat."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from game.engine import Always, Record, State
from game.engine.state import NO_SUCH_RULES
from game.wealth_of_nations.cards import components
from game.wealth_of_nations.cards.board import Board
from game.wealth_of_nations.cards.prices import Ladder, PriceBoard

NOBODY = -1
NOWHERE = -1

ROUGHLY, OPENLY = "roughly", "openly"
"""How other players' money is shown (W-TRADE-07, W-RULING-14)."""


class Tile(NamedTuple):
    """An industry tile as it lies on the map; its owner is the owner of the flag on its hex."""

    industry: str
    turn: int


class Bloc(NamedTuple):
    """Tiles of one industry and one owner that are linked by touching partial dots (W-BLOC-01).

    dots: for every full dot of this owner alone, the hexes on which it lies. shared: full dots with other owners, which
    yield nothing (W-PRODUCE-06). A bloc is named by its first hex, `hexes[0]`.
    """

    owner: int
    industry: str
    hexes: tuple[int, ...]
    dots: tuple[tuple[int, ...], ...]
    shared: int


class Carried(NamedTuple):
    """A tile of the move under way: where it came from, and where it lies now, NOWHERE while it is in hand."""

    origin: int
    before: Tile
    target: int
    after: Tile


ITEMS = (*components.COMMODITIES, "money", "notes")
"""What may change hands in a barter, in the order of an Offer (W-BARTER-01)."""

Offer = tuple[int, ...]
"""How much of every one of ITEMS goes from the active player to the partner; negative the other way."""

NOTHING: Offer = (0,) * len(ITEMS)


def back(offer: Offer) -> Offer:
    """The same exchange as the other side sees it."""
    return tuple([-amount for amount in offer])


class Talk(NamedTuple):
    """A barter being talked over (W-BARTER-03).

    offer: the proposal on the table, or the one being put together. answered: the proposal that a counter is an answer
    to, NOTHING at first. proposals: how many have been made. promises: words that go with this proposal.
    """

    active: int
    partner: int
    offer: Offer = NOTHING
    answered: Offer = NOTHING
    proposals: int = 0
    promises: tuple[str, ...] = ()

    def other(self, seat: int) -> int:
        """The seat on the other side."""
        return self.partner if seat == self.active else self.active

    def gives(self, seat: int) -> Offer:
        """The offer as what this seat gives away; negative for what it gets."""
        return self.offer if seat == self.active else back(self.offer)

    def gave(self, seat: int) -> Offer:
        """Likewise the proposal that is answered."""
        return self.answered if seat == self.active else back(self.answered)


class Nation(Record):
    """One seat's nation and everything its player holds beside the map."""

    derived: ClassVar[tuple[str, ...]] = ("bought", "given")  # no rule asks for these, only bots do

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.flag = ""  # "bharat"
        self.packages: tuple[str, ...] = ()
        self.money = 0
        self.notes = 0
        self.food = 0
        self.energy = 0
        self.labor = 0
        self.ore = 0
        self.capital = 0
        self.deals = 0  # barters completed this Trade phase
        self.turned_down: tuple[int, ...] = ()  # partners with whom its talks failed this Trade phase
        self.bought: tuple[str, ...] = ()  # commodities it got this Trade phase, from markets or others
        self.given: tuple[str, ...] = ()  # commodities it sold or bartered away this Trade phase

    def cubes(self, commodity: str) -> int:
        """How many cubes of a commodity it has."""
        cubes: int = getattr(self, commodity)
        return cubes

    def note_bought(self, commodity: str) -> None:
        """Note that it got cubes of a commodity this Trade phase."""
        if commodity not in self.bought:
            self.bought = tuple(sorted((*self.bought, commodity)))

    def note_given(self, commodity: str) -> None:
        """Note that it gave cubes of a commodity away this Trade phase."""
        if commodity not in self.given:
            self.given = tuple(sorted((*self.given, commodity)))


class Market(Record):
    """One commodity's market: its price board, the filled wells of its rows, and the supply beside it.

    A supply below zero is what had to be kept count of without cubes (W-PRODUCE-12).
    """

    derived: ClassVar[tuple[str, ...]] = ("prices",)

    def __init__(self, prices: PriceBoard) -> None:
        self.commodity = prices.commodity
        self.prices = prices.id  # follows from the mods of the game
        self.filled = prices.filled  # W-SETUP-09
        self.supply = prices.cubes - self.filled

    @property
    def price_board(self) -> PriceBoard:
        """Its wells as printed."""
        return components.PRICES[self.prices]

    @property
    def ladder(self) -> Ladder:
        """Its prices."""
        return components.PRICES[self.prices].ladder


class WealthState(State):
    """A whole game of Wealth of Nations. The map is two tuples with an entry for every hex of `components.MAP`."""

    nested: ClassVar[tuple[str, ...]] = ("nations", "markets")
    derived: ClassVar[tuple[str, ...]] = ("board", "blocs", "dots")

    def __init__(self, seats: int, seed: int | str, always: Always[WealthState] = NO_SUCH_RULES) -> None:
        super().__init__(seed, always)
        self.nations = [Nation(seat) for seat in range(seats)]
        self.markets = [Market(prices) for prices in components.prices_with(self.mods)]
        self.board = components.board_with(self.mods)
        self.money_shown = ROUGHLY
        self.most_deals = 0  # barters for each player in a Trade phase, 0 for no limit
        self.most_rounds = 0  # after which the game ends whatever the map says, 0 for no limit
        self.round = 0  # 0 during setup
        self.phase = "setup"  # setup, trade, develop, produce, over
        self.first = NOBODY  # who has the first player marker
        self.passes = 0  # players who have passed one after another (W-TRADE-06, W-DEVELOP-03)
        self.has_acted = False  # whether the turn under way brought an action
        self.end_conditions: tuple[str, ...] = ()  # those met; then only Produce and Trade are left (W-END-04)
        self.free_flags: tuple[str, ...] = ()  # designs still to be chosen from
        self.packages: tuple[str, ...] = ()  # those not yet taken
        self.flags: tuple[int, ...] = (NOBODY,) * len(components.MAP.cells)  # whose flag lies on each hex
        self.tiles: tuple[Tile | None, ...] = (None,) * len(components.MAP.cells)
        self.stacks: tuple[int, ...] = tuple(industry.tiles for industry in components.INDUSTRIES.values())
        self.automated: tuple[tuple[int, ...], ...] = ()  # the hexes of every automated bloc
        self.mover = NOBODY  # who is moving tiles
        self.carried: tuple[Carried, ...] = ()  # the tiles of the move under way, in the order of laying
        self.talk: Talk | None = None
        self.talked: tuple[int, ...] = ()  # partners of talks that failed during this action
        self.positions: tuple[tuple[int, ...], ...] = ()  # holdings that barters must not bring back
        self.running: tuple[int, ...] = ()  # first hexes of the blocs that run this phase
        self.fed: tuple[int, ...] = ()  # hexes whose tiles are fed
        self.paid_out = 0  # dollars that the bank has paid, less those it has taken in
        self.vp_after_round: tuple[tuple[int, ...], ...] = ()  # VP of every seat after each round
        self.blocs: tuple[Bloc, ...] = ()
        self.dots: tuple[int, ...] = (0,) * len(self.stacks)  # spots with partial dots of each industry, as bit masks

    @property
    def land(self) -> Board:
        """The board that is played on."""
        return components.BOARDS[self.board]

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.nations))

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.nations)

    def in_order(self) -> tuple[int, ...]:
        """All seats, the first player first, going left (W-SETUP-13)."""
        return tuple((self.first + place) % len(self.nations) for place in self.seats)

    def market(self, commodity: str) -> Market:
        """The market of a commodity."""
        return self.markets[components.COMMODITIES.index(commodity)]

    def tiles_left(self, industry: str) -> int:
        """Tiles left in an industry's stack."""
        return self.stacks[_PLACE[industry]]

    def change_stack(self, industry: str, tiles: int) -> None:
        """Lay tiles on an industry's stack, or take them off where the number is negative."""
        place = _PLACE[industry]
        self.stacks = (*self.stacks[:place], self.stacks[place] + tiles, *self.stacks[place + 1 :])

    def flags_left(self, seat: int) -> int:
        """Flags in a player's stock: those neither on the map nor on a tile in hand (W-SETUP-06)."""
        in_hand = sum(each.target == NOWHERE for each in self.carried) if seat == self.mover else 0
        return components.FLAGS_OF_A_NATION - self.flags.count(seat) - in_hand

    @property
    def is_final(self) -> bool:
        """Whether an end condition was met: one last Produce and one last Trade (W-END-04)."""
        return bool(self.end_conditions)

    @property
    def is_last_trade(self) -> bool:
        """Whether the last Trade phase is played, after which nothing is produced any more (W-END-04)."""
        return bool(self.end_conditions) and self.phase == "trade"

    def bloc_at(self, hex: int) -> Bloc | None:
        """The bloc that a hex belongs to."""
        return next((bloc for bloc in self.blocs if hex in bloc.hexes), None)

    def is_automated(self, bloc: Bloc) -> bool:
        """Whether an automation token lies on it (W-AUTO-01)."""
        return bloc.hexes in self.automated


_PLACE = {industry: place for place, industry in enumerate(components.INDUSTRIES)}
