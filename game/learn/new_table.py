"""A table being set up: seats and options as they are chosen, and what still stands against dealing."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any

from game.bots.roster import USUAL
from game.cards.registry import mods_of
from game.engine import BadOption, Game
from game.engine.game import MODS
from game.session.session import ELSEWHERE, HUMAN, STRICT, Seat, Session, names_around
from game.text.names.player_names import fitting
from game.text.sentences import Sentences

_say = Sentences("screens")

COLOURS = (1, 2, 3, 4, 5, 6)
SEED_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
SEED_LENGTH = 6


def new_seed() -> str:
    """Letters and figures that are easily told apart."""
    return "".join(SystemRandom().choices(SEED_LETTERS, k=SEED_LENGTH))


@dataclass
class SeatPlan:
    """A seat while it is planned. `name` is empty until somebody names it; then the usual name stands in.

    `options` are those that the game has for every seat.
    """

    colour: int
    player: str = HUMAN
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)


class NewTable:
    """Everything that is chosen before a game begins: usual options and one seat, until somebody changes them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = [SeatPlan(1, options=self._usual(each_seat=True))]
        self.options = self._usual(each_seat=False)
        self.seed = new_seed()
        self.undo_kind = STRICT
        self.may_ask = True
        self.mods: set[str] = set()
        """The mods that were chosen; those that are not on by now do not count."""
        while len(self.seats) not in game.seats:
            self.add_seat()

    def _usual(self, each_seat: bool) -> dict[str, Any]:
        """The usual values of the options that are every seat's, or the table's."""
        return {option.name: option.values[0] for option in self.game.options if option.each_seat is each_seat}

    def add_seat(self) -> None:
        """One seat more, for a computer, in the first colour that is free, with the options of the last."""
        taken = {seat.colour for seat in self.seats}
        free = next(colour for colour in COLOURS if colour not in taken)
        self.seats.append(SeatPlan(free, USUAL, options=dict(self.seats[-1].options)))

    def remove_seat(self, place: int) -> None:
        """Take a seat away."""
        del self.seats[place]

    @property
    def can_add_seat(self) -> bool:
        """Whether the game has room for one seat more."""
        return len(self.seats) + 1 in self.game.seats

    def colour_seat(self, place: int, colour: int) -> None:
        """Give a seat a colour that no other seat has."""
        if all(seat.colour != colour for seat in self.seats):
            self.seats[place].colour = colour

    def name(self, place: int) -> str:
        """The name of a seat: its own, or the usual one; with a number where it looks like that of a seat before."""
        return self._names()[place]

    def _names(self) -> list[str]:
        typed = [fitting(seat.name.strip()) for seat in self.seats]
        return names_around([seat.player for seat in self.seats], typed)

    @property
    def problem(self) -> str | None:
        """Why the table cannot be dealt yet, in one sentence; None when it can."""
        if {seat.player for seat in self.seats} & {HUMAN, ELSEWHERE} == {ELSEWHERE}:
            return _say("new_table.nobody_here")
        if not self.seed.strip():
            return _say("new_table.no_seed")
        try:
            self.session()
        except BadOption as error:
            return _say("new_table.fault", fault=str(error))
        return None

    def session(self) -> Session:
        """The game as it is planned. Raises BadOption when the options do not fit together."""
        each_seat = {name: [seat.options[name] for seat in self.seats] for name in self._usual(each_seat=True)}
        seats = [Seat(self.name(place), seat.player, seat.colour) for place, seat in enumerate(self.seats)]
        options = {**self.options, **each_seat}
        if mods := sorted(self.mods & mods_of(self.game.name).keys()):
            options[MODS] = mods
        seed, kind = self.seed.strip(), self.undo_kind
        return Session(self.game, options, seats, seed, undo_kind=kind, may_ask=self.may_ask)
