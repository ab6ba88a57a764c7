"""A table being set up: seats and options as they are chosen, and what still stands against dealing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from game.bus import Bus
from game.core.description import BadOption
from game.core.session import HUMAN, Seat, Session
from game.nations import GAME
from game.nations.presets import PRESETS, Preset

RANDOM = "random"
"""The computer hand on offer."""

COLOURS = (1, 2, 3, 4, 5, 6)
SEED_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
SEED_LENGTH = 6
LONGEST_NAME = 16


def new_seed() -> str:
    """Letters and figures that are easily told apart."""
    return "".join(SystemRandom().choices(SEED_LETTERS, k=SEED_LENGTH))


@dataclass
class SeatPlan:
    """A seat while it is planned. `name` is empty until somebody names it; then the usual name stands in."""

    colour: int
    player: str = HUMAN
    name: str = ""
    level: str = "prince"
    easier: bool = False


class NewTable:
    """Everything that is chosen before a game begins."""

    def __init__(self, preset: Preset = PRESETS[0]) -> None:
        self.seats = [SeatPlan(1)]
        self.options: dict[str, Any] = {}
        self.seed = new_seed()
        self.take_preset(preset)

    def take_preset(self, preset: Preset) -> None:
        """Set the options of a preset, and as many seats as it needs; names, colours and players stay."""
        while len(self.seats) not in preset.seats:
            if len(self.seats) < preset.seats[0]:
                self.add_seat()
            else:
                self.seats.pop()
        usual = {option.name: option.values[0] for option in GAME.options if not option.each_seat}
        self.options = {**usual, **_shared(preset.options)}
        for seat in self.seats:
            seat.level = preset.options.get("level", "prince")
            seat.easier = False
        self._taken = preset

    @property
    def preset(self) -> Preset | None:
        """The preset that was taken last, while the table is still exactly like it."""
        return self._taken if self._is_like(self._taken) else None

    def _is_like(self, preset: Preset) -> bool:
        usual = {option.name: option.values[0] for option in GAME.options if not option.each_seat}
        level = preset.options.get("level", "prince")
        return (
            len(self.seats) in preset.seats
            and self.options == {**usual, **_shared(preset.options)}
            and all(seat.level == level and not seat.easier for seat in self.seats)
        )

    def add_seat(self) -> None:
        """One seat more, for a computer, in the first colour that is free."""
        taken = {seat.colour for seat in self.seats}
        free = next(colour for colour in COLOURS if colour not in taken)
        self.seats.append(SeatPlan(free, RANDOM, level=self.seats[-1].level))

    def remove_seat(self, place: int) -> None:
        """Take a seat away."""
        del self.seats[place]

    @property
    def can_add_seat(self) -> bool:
        """Whether the game has room for one seat more."""
        return len(self.seats) + 1 in GAME.seats

    def colour_seat(self, place: int, colour: int) -> None:
        """Give a seat a colour that no other seat has."""
        if all(seat.colour != colour for seat in self.seats):
            self.seats[place].colour = colour

    def name(self, place: int) -> str:
        """The name of a seat: its own, or the usual one."""
        seat = self.seats[place]
        return seat.name.strip() or usual_name(seat, place)

    @property
    def problem(self) -> str | None:
        """Why the table cannot be dealt yet, in one sentence; None when it can."""
        names = [self.name(place) for place in range(len(self.seats))]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice:
            return f"Two seats are called {twice}; give each a name of its own."
        if not self.seed.strip():
            return "The table needs a seed: type any text, or press New seed."
        try:
            self.session()
        except BadOption as error:
            return f"{str(error)[0].upper()}{str(error)[1:]}."
        return None

    def session(self, bus: Bus | None = None) -> Session:
        """The game as it is planned. Raises BadOption when the options do not fit together."""
        options = {
            **self.options,
            "level": [seat.level for seat in self.seats],
            "easier": [seat.easier for seat in self.seats],
        }
        seats = [Seat(self.name(place), seat.player, seat.colour) for place, seat in enumerate(self.seats)]
        return Session(GAME, options, seats, self.seed.strip(), bus)


def usual_name(seat: SeatPlan, place: int) -> str:
    """What a seat is called until somebody names it."""
    return f"Player {place + 1}" if seat.player == HUMAN else f"Random {place + 1}"


def _shared(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are the table's, not a seat's."""
    each_seat = {option.name for option in GAME.options if option.each_seat}
    return {name: value for name, value in options.items() if name not in each_seat}
