"""A table of Nations being set up: presets on top of what every table has."""

from __future__ import annotations

from typing import Any

from game.learn.new_table import NewTable
from game.nations import GAME
from game.nations.presets import PRESETS, Preset

EACH_SEAT = frozenset(option.name for option in GAME.options if option.each_seat)


class NewNationsTable(NewTable):
    """Everything that is chosen before a game of Nations begins."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.take_preset(PRESETS[0])

    def take_preset(self, preset: Preset) -> None:
        """Set the options of a preset, and as many seats as it needs; names, colours and players stay."""
        while len(self.seats) not in preset.seats:
            if len(self.seats) < preset.seats[0]:
                self.add_seat()
            else:
                self.seats.pop()
        self.options = self._options_of(preset, each_seat=False)
        for seat in self.seats:
            seat.options = self._options_of(preset, each_seat=True)
        self._taken = preset

    @property
    def preset(self) -> Preset | None:
        """The preset that was taken last, while the table is still exactly like it."""
        return self._taken if self._is_like(self._taken) else None

    def _is_like(self, preset: Preset) -> bool:
        each_seat = self._options_of(preset, each_seat=True)
        return (
            len(self.seats) in preset.seats
            and self.options == self._options_of(preset, each_seat=False)
            and all(seat.options == each_seat for seat in self.seats)
        )

    def _options_of(self, preset: Preset, each_seat: bool) -> dict[str, Any]:
        """What a preset makes of the options that are every seat's, or the table's."""
        chosen = {name: value for name, value in preset.options.items() if (name in EACH_SEAT) is each_seat}
        return {**self._usual(each_seat), **chosen}
