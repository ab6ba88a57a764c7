"""Presets: sets of options that the rulebook recommends, as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine import Options
from game.text.sentences import Sentences

_say = Sentences("nations")

SWAPS_OF_A_COMPETITION = 6
"""Cards exchanged per age in a balanced deck of 36 (R-70: the number is ours)."""


@dataclass(frozen=True)
class Preset:
    """Options to start from, for some numbers of seats.

    An option for each seat has one value here, meant for all of them.
    """

    name: str
    seats: range
    options: Options = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What it is called."""
        return _say(f"presets.{self.name}.title")

    @property
    def suits(self) -> str:
        """For whom it is meant."""
        return _say(f"presets.{self.name}.suits")

    @property
    def advice(self) -> str:
        """What the players are advised, or told of it."""
        return _say(f"presets.{self.name}.advice")


PRESETS = (
    Preset(  # N-FIRST-01, N-FIRST-02
        "first_game", range(3, 5), {"level": "prince"}
    ),
    Preset(  # N-FIRST-04, N-FIRST-03
        "beginners", range(3, 5), {"level": "chieftain"}
    ),
    Preset(  # N-SET-03
        "advanced", range(2, 5), {"advanced": True}
    ),
    Preset(  # N-SET-04
        "expert", range(1, 6), {"advanced": True, "expert": True}
    ),
    Preset(  # N-SHORT-03
        "learning", range(2, 5), {"ages": 2}
    ),
    Preset(  # N-COMPETITIVE-01, N-COMPETITIVE-02
        "competitive", range(3, 5), {"level": "king", "swaps": SWAPS_OF_A_COMPETITION}
    ),
    Preset(  # N-SOLO-02
        "solo_first_game", range(1, 2), {"level": "prince"}
    ),
)
"""In the order of the menu, the usual one first."""
