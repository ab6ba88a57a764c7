"""The state of a game of Nations: the shared boards and one Nation for every seat."""

from __future__ import annotations

from typing import ClassVar

from game.engine import Always, Record, State
from game.nations.cards.cards import BOARDS, BoardSide
from game.nations.cards.standing import Standing

RESOURCES = ("gold", "stone", "food", "books")
EMPTY = ""
"""What stands in a zone for a place without a card."""

SHADOW = 1
"""The seat of the shadow opponent in a solo game's order of play."""

NO_BUYER = -1
"""The buyer of a War nobody bought."""

NATION = "nation"
"""The handle of the deciding seat's own Player Board."""


class Nation(Record):
    """One seat's nation: its Player Board and everything on it.

    Zones hold card ids, `EMPTY` for a free place. The places of a nation are named in moves as `slot0`,
    `colony0`, `advisor0`, `ready0` (left to right), `wonder` (under construction) and `area`.
    `strength`, `stability` and `standing` are markers: set anew at once whenever a card, a Worker or the
    Population Track changes (N-STAT-01), and always equal to what can be recomputed.
    """

    derived: ClassVar[tuple[str, ...]] = ("strength", "stability", "standing")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.board = ""  # "rome"; chosen during setup
        self.side = "a"
        self.level = "prince"
        self.easier = False  # whether it starts with one Worker more (N-EASY-01)
        self.gold = 0
        self.stone = 0
        self.food = 0
        self.books = 0
        self.vp = 0
        self.area = 0  # undeployed Workers in the Resource Area
        self.food_track = 0  # Workers left on the Food section of the Population Track
        self.stability_track = 0
        self.loose = 0  # Workers lying on top of the track (N-WORKER-06)
        self.closed_slot = ""  # section whose emptied slot is covered for good (N-EASY-02)
        self.slots: tuple[str, ...] = ()  # Building and Military cards
        self.workers: tuple[int, ...] = ()  # Workers on them, place by place
        self.advisors: tuple[str, ...] = ()
        self.colonies: tuple[str, ...] = ()
        self.wonder = EMPTY  # the Wonder under construction
        self.sections_built = 0
        self.ready: tuple[str, ...] = ()  # ready-Wonder places
        self.private_architects: tuple[str, ...] = ()  # the card of each private Architect still unused
        self.strength = 0  # sum over the active cards, without caps
        self.stability = 0  # likewise, less 3 for every empty Stability slot
        self.standing = Standing()
        self.turns = 0  # turns begun this round
        self.used: tuple[str, ...] = ()  # cards whose special action was used this round, once per use
        self.bought: tuple[str, ...] = ()  # cards bought this round
        self.short: tuple[str, ...] = ()  # resources whose shortage VP is spent this round (N-LOSS-05)
        self.owed = 0  # Books that could not be lost and cost another resource each (N-LOSS-04)
        self.net: tuple[int, ...] = (0, 0, 0, 0)  # this Production's totals in the order of RESOURCES
        self.war_due: tuple[tuple[str, int], ...] = ()  # what the War still costs it
        self.war_losses: tuple[int, ...] = (0, 0, 0, 0, 0)  # RESOURCES and VP lost to the War this round
        self.unstable = False  # counts as least stable until the round ends
        self.handicap_strength = 0  # Strength that does not count for events of this round

    @property
    def printed(self) -> BoardSide:
        """What is printed on its side of the Player Board."""
        board = BOARDS[self.board]
        return board.a if self.side == "a" else board.b


class Shadow(Record):
    """The solo opponent: it owns nothing but these three values (N-SOLO-04, N-SOLO-05)."""

    def __init__(self) -> None:
        self.strength = 0
        self.stability = 0
        self.books = 2


class NationsState(State):
    """A whole game of Nations."""

    nested: ClassVar[tuple[str, ...]] = ("nations", "shadows")
    derived: ClassVar[tuple[str, ...]] = ("watched",)

    def __init__(self, seats: int, seed: int | str, always: Always[NationsState]) -> None:
        super().__init__(seed, always)
        self.nations = [Nation(seat) for seat in range(seats)]
        self.shadows: list[Shadow] = [Shadow()] if seats == 1 else []
        self.ages = 4  # ages played (N-SHORT-01)
        self.sets: tuple[str, ...] = ("base",)
        self.swaps = 0  # cards per age exchanged for a balanced deck (N-COMPETITIVE-02)
        self.end_turn = False  # whether a turn is ended expressly
        self.military_rolls = True  # solo: whether deploying on a Military rolls the die
        self.round = 0  # 1 to 8; 0 during setup
        self.phase = "setup"  # setup, maintenance, action, resolution, over
        self.step = ""  # the rulebook's step within the phase: growth, production, war, ...
        self.order: tuple[int, ...] = ()  # seats, first to act first; solo: 0 and SHADOW
        self.passed: tuple[int, ...] = ()  # seats in the order they passed this round
        self.board: tuple[tuple[str, ...], ...] = ((), (), ())  # rows at 1, 2 and 3 Gold, left to right
        self.drawn_boards: tuple[str, ...] = ()  # Player Boards still to be chosen from during setup
        self.progress_deck: tuple[str, ...] = ()  # face down, current age, next card last
        self.event_deck: tuple[str, ...] = ()  # Event Cards, or solo tiles, likewise
        self.event = EMPTY  # the Event Card, or solo tile, of the round
        self.event_choice: tuple[str, ...] = ()  # Event Cards drawn for a nation to keep one of
        self.architects = 0  # on the Architect space
        self.war = EMPTY  # the War bought this round
        self.war_strength = 0
        self.war_buyer = NO_BUYER  # seat, SHADOW included
        self.removed: tuple[str, ...] = ()  # cards out of the game
        self.watched = False  # whether a card in play leaves when a condition is met
        self.together = False  # effects of several nations are under way: removals wait
        self.roll_due = False  # solo: the action just done brings a roll of the die
        self.last_roll = 0  # the shadow's latest die roll this round, 0 for none
        self.rolls: tuple[int, ...] = ()  # all its rolls this round
        self.vp_after_round: tuple[tuple[int, ...], ...] = ()  # VP of every seat after each round

    @property
    def age(self) -> int:
        """1 to 4: every age lasts two rounds (N-GAME-03)."""
        return max(1, (self.round + 1) // 2)

    @property
    def rounds(self) -> int:
        """How many rounds the ages agreed on last: two each (N-GAME-03, N-SHORT-01)."""
        return 2 * self.ages

    @property
    def is_last_round(self) -> bool:
        """Whether the second round of the last agreed age is played, or was (N-SHORT-02)."""
        return self.round >= self.rounds

    @property
    def is_solo(self) -> bool:
        """Whether one nation plays against the shadow."""
        return bool(self.shadows)
