"""The state of a game of Nation: the market, the nations, and one Player for every seat."""

from __future__ import annotations

from typing import ClassVar

from game.engine import Always, Record, State

KINDS = ("food", "happiness", "science", "damage", "coins")
"""What cards bring, in the order in which a batch is counted (K-TURN-02)."""

Resources = tuple[int, int, int, int, int]
"""How much of each of KINDS; a cost is negative."""

NOTHING: Resources = (0, 0, 0, 0, 0)

EMPTY = ""
"""What lies on a place of the market without a card."""

SPACES = 4
AGES = 5
NOBODY = -1


class Player(Record):
    """One seat's own cards, and what it has this turn.

    Zones hold card handles, the one on top or the next to come last. `hand`, `marked` and `modes` are secret until
    the batch is played.
    """

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation
        self.hand: tuple[str, ...] = ()
        self.marked: tuple[str, ...] = ()  # cards to be played with the next batch, in the order of their effects
        self.modes: tuple[str, ...] = ()  # for every marked card the kind it is to bring; empty without a choice
        self.draw_pile: tuple[str, ...] = ()  # face down
        self.on_top: tuple[str, ...] = ()  # cards on the draw pile that everybody has seen put there
        self.discard_pile: tuple[str, ...] = ()
        self.played: tuple[str, ...] = ()  # this turn; they go to the discard pile at its end
        self.standing: tuple[str, ...] = ()  # cards that stay in the play area
        self.coins = 0
        self.person_discount = 0  # coins less for every person card this turn
        self.free_buildings = 0  # building cards still to be had for nothing this turn
        self.markets = 0  # Markets played this turn that have not sold yet
        self.removals = 0  # cards that this turn's cards may still remove
        self.take_backs = 0  # marked cards that may still be taken back from this batch
        self.duties: tuple[str, ...] = ()  # forced discards still to be met, the oldest first
        self.has_finished = False  # buying, this turn

    def lose_what_is_left(self) -> None:
        """Unspent coins and rights end with the turn (K-COIN-02, K-RULING-13)."""
        self.coins = self.person_discount = self.free_buildings = self.markets = self.removals = 0
        self.has_finished = False


class Nation(Record):
    """A side: one player, two partners, or the Evil Army, which has no seats and only health.

    See K-2V2-01, K-SETUP-04, K-SETUP-05.
    """

    def __init__(self, index: int, seats: tuple[int, ...]) -> None:
        self.index = index
        self.seats = seats
        self.health = 60
        self.food = 0
        self.happiness = 0
        self.science = 0
        self.age = 1
        self.token = 0  # removals left on its "remove 2" token
        self.suffered = 0  # health lost to enemies since the end of its own last turn
        self.absorbed = 0  # damage of this turn that the first Wall still standing has stopped
        self.is_out = False

    @property
    def is_army(self) -> bool:
        """Whether this is the Evil Army."""
        return not self.seats


class Pile(Record):
    """The face-down cards of an age under the one that lies open on the pile's place."""

    def __init__(self) -> None:
        self.cards: tuple[str, ...] = ()
        self.is_space = False  # its last card was bought: its place is refilled like a space (K-RULING-04)


class NationState(State):
    """A whole game of Nation.

    `places` are the nine places of the market: four spaces, then the open cards of piles I to V. Piles are named
    `pile1` to `pile5` in moves, seats `seat0` to `seat3`, resources as in KINDS.
    """

    nested: ClassVar[tuple[str, ...]] = ("nations", "players", "piles")
    derived: ClassVar[tuple[str, ...]] = ("round",)  # from the moves: files hold fingerprints from before it was kept

    def __init__(
        self, mode: str, teams: tuple[tuple[int, ...], ...], seed: int | str, always: Always[NationState]
    ) -> None:
        super().__init__(seed, always)
        self.mode = mode  # duel, three, teams, cooperative or solo
        self.nations = [Nation(index, seats) for index, seats in enumerate(teams)]
        owners = sorted((seat, nation.index) for nation in self.nations for seat in nation.seats)
        self.players = [Player(seat, nation) for seat, nation in owners]
        self.piles = [Pile() for _ in range(AGES)]
        self.places: tuple[str, ...] = ()
        self.box: tuple[str, ...] = ()  # cards out of the game
        self.order: tuple[int, ...] = ()  # nations that take turns, first to begin first
        self.opening_rolls: tuple[tuple[int, ...], ...] = ()  # roll by roll, one for each side, 0 once it is beaten
        self.active = NOBODY  # the nation whose turn it is
        self.turn = 0  # turns begun so far, of all nations
        self.round = 0  # and of each nation that is still in the game
        self.step = "setup"  # setup, start, play, buy, market, end, over
        self.batch = 0  # batches of this turn so far
        self.science_before = 0  # the active nation's science when its turn began (K-RULING-23)
        self.may_hand_over = False  # whether the buying partner may let the other one go on
        self.strength = 0  # the Evil Army's: next strike of the growing army, last roll of the solo one
        self.fallen: tuple[int, ...] = ()  # nations out of the game, in the order they fell
        self.winner = NOBODY

    @property
    def nation(self) -> Nation:
        """The nation whose turn it is."""
        return self.nations[self.active]

    def nation_of(self, seat: int) -> Nation:
        """The nation a seat belongs to."""
        return self.nations[self.players[seat].nation]
