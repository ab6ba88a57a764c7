"""The state of a game of Nations: The Dice Game: the shared boards and one Nation for every seat."""

from __future__ import annotations

from typing import ClassVar

from game.engine import Always, Record, State
from game.engine.state import NO_SUCH_RULES
from game.nations_dice.cards.dice import FACES, KINDS, Die
from game.nations_dice.cards.tiles import EVENTS, TILES, EventTile

REROLL = "reroll"
CHITS = (*KINDS, REROLL)
"""The six kinds of chits, in the order of a nation's counters."""

EMPTY = ""
"""What stands in a zone for a place without a tile."""

NO_CHITS = (0, 0, 0, 0, 0, 0)
NOBODY = -1
SHADOW = 1
"""The seat of the shadow opponent in a solo game's events."""

ORIGINAL, ACCELERATED = "original", "accelerated"
"""The variants of play (D-VARIANT-07)."""


class Nation(Record):
    """One seat's nation: its player board and what lies on and beside it.

    Dice lie in handle order and say themselves whether they are used; chits are counted by kind, in the order of
    CHITS. The places of a nation are named in moves as `slot0` to `slot4`, `advisor`, `wonder` (under
    construction) and `colonies`.

    See D-COLONY-01.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.board = ""  # "rome"
        self.books = 0  # on the book track, which has no end (D-RULING-17)
        self.vp_books = 0
        self.vp_famine = 0
        self.vp_war = 0
        self.passed = False
        self.has_rolled = False  # whether the first roll of the round is done
        self.slots: tuple[str, ...] = ()  # buildings and military, five places
        self.brought: tuple[tuple[str, ...], ...] = ()  # colours of the dice each of them really brought
        self.advisor = EMPTY
        self.advisor_rerolls = 0  # reroll chits the advisor really brought
        self.wonder = EMPTY  # under construction
        self.ready: tuple[str, ...] = ()  # finished wonders
        self.colonies: tuple[str, ...] = ()
        self.without_chit: tuple[str, ...] = ()  # tiles whose chit the supply did not have (D-RULING-07)
        self.dice: tuple[Die, ...] = ()
        self.unused_chits: tuple[int, ...] = NO_CHITS
        self.used_chits: tuple[int, ...] = NO_CHITS
        self.chits_at_turn_start: tuple[int, ...] = NO_CHITS  # the unused ones (D-CHIT-03)
        self.commitment: tuple[str, ...] = ()  # Accelerated: dice to be traded for food, hidden until all have passed

    @property
    def vp(self) -> int:
        """VP scored so far, as the marker on the track shows them: no tile counts yet (D-ACTION-05)."""
        return self.vp_books + self.vp_famine + self.vp_war

    @property
    def tile_vp(self) -> int:
        """VP printed on the tiles in play; a wonder under construction has none (D-END-01, D-END-02)."""
        in_play = (*self.slots, *self.ready, *self.colonies, self.advisor)
        return sum(TILES[tile].vp for tile in in_play if tile)

    @property
    def projected_vp(self) -> int:
        """VP scored so far with those of the tiles in play (D-ACTION-06, D-RULING-25)."""
        return self.vp + self.tile_vp

    @property
    def unused_dice(self) -> tuple[Die, ...]:
        """The dice beside the board."""
        return tuple(die for die in self.dice if not die.is_used)


class Shadow(Record):
    """The solo opponent: it collects books and removes tiles (D-SOLO-02)."""

    def __init__(self) -> None:
        self.books = 1
        self.blue_faces: tuple[int, ...] = ()  # its blue dice as rolled this round
        self.four_sider = 0  # its latest roll this round, 0 for none

    @property
    def rolled_books(self) -> int:
        """Books on its blue dice, which it has gained with the event of the round (D-SOLO-04)."""
        icons = (FACES["blue"][face] for face in self.blue_faces)
        return sum(icon.amount for icon in icons if icon.kind == "books")


class NationsDiceState(State):
    """A whole game of Nations: The Dice Game."""

    nested: ClassVar[tuple[str, ...]] = ("nations", "shadows")

    def __init__(self, seats: int, seed: int | str, always: Always[NationsDiceState] = NO_SUCH_RULES) -> None:
        super().__init__(seed, always)
        self.nations = [Nation(seat) for seat in range(seats)]
        self.shadows: list[Shadow] = [Shadow()] if seats == 1 else []
        self.variant = ORIGINAL
        self.harder = False  # solo: the shadow's 4s are rolled again (D-VARIANT-13)
        self.round = 0  # 1 to 4; the age has the same number (D-ROUND-01)
        self.step = "setup"  # new_tiles, actions, books, famine, player_order, war, over
        self.order: tuple[int, ...] = ()  # seats, player 1 first
        self.board: tuple[tuple[str, ...], ...] = ((), (), ())  # rows 1, 2 and 3, columns left to right
        self.dealt: tuple[tuple[str, ...], ...] = ((), (), ())  # the same at the start of the round
        self.takers: tuple[tuple[int, ...], ...] = ((), (), ())  # who took each tile, SHADOW or NOBODY
        self.event = EMPTY
        self.undealt_tiles: tuple[str, ...] = ()  # tiles of past and present ages that nobody has seen
        self.undealt_events: tuple[str, ...] = ()
        self.removed: tuple[str, ...] = ()  # tiles and events that have left the game
        self.vp_after_round: tuple[tuple[int, ...], ...] = ()  # every seat's VP with tiles, after each round

    @property
    def is_solo(self) -> bool:
        """Whether one nation plays against the shadow."""
        return bool(self.shadows)

    @property
    def all_books(self) -> tuple[int, ...]:
        """The places of all markers on the book track, the shadow's last."""
        return (*(nation.books for nation in self.nations), *(shadow.books for shadow in self.shadows))

    @property
    def event_tile(self) -> EventTile:
        """The event of the round."""
        return EVENTS[self.event]

    @property
    def reverse_order(self) -> tuple[int, ...]:
        """Seats from the last in player order to the first."""
        return self.order[::-1]
