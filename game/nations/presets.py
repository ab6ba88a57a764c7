"""Presets: sets of options that the rulebook recommends, as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.description import Options

SWAPS_OF_A_COMPETITION = 6
"""Cards exchanged per age in a balanced deck of 36 (R-70: the number is ours)."""


@dataclass(frozen=True)
class Preset:
    """Options to start from, for some numbers of seats.

    An option for each seat has one value here, meant for all of them. `advice` is for the players, in a sentence
    or two; nothing enforces it.
    """

    name: str
    title: str
    seats: range
    options: Options = field(default_factory=dict)
    advice: str = ""


PRESETS = (
    Preset(  # N-FIRST-01, N-FIRST-02
        "first_game",
        "First game",
        range(3, 5),
        {"level": "prince"},
        "Do not grow in the first two or three rounds: build up Gold and Stone. Spend no more than needed on "
        "Strength, Stability and Books.",
    ),
    Preset(  # N-FIRST-04, N-FIRST-03
        "beginners",
        "Beginners",
        range(3, 5),
        {"level": "chieftain"},
        "Do not grow in the first rounds. Strength is dear to keep: move Workers off Military once they have served.",
    ),
    Preset(  # N-SET-03
        "advanced", "Advanced", range(2, 5), {"advanced": True}, "The base cards and the advanced cards."
    ),
    Preset(  # N-SET-04
        "expert",
        "Expert",
        range(1, 6),
        {"advanced": True, "expert": True},
        "All cards: base, advanced and expert.",
    ),
    Preset(  # N-SHORT-03
        "learning", "Learning", range(2, 5), {"ages": 2}, "Only the first two ages, to learn the game."
    ),
    Preset(  # N-COMPETITIVE-01, N-COMPETITIVE-02
        "competitive",
        "Competitive",
        range(3, 5),
        {"level": "king", "swaps": SWAPS_OF_A_COMPETITION},
        "The same level for everybody, and decks in which some cards are exchanged one for one.",
    ),
    Preset(  # N-SOLO-02
        "solo_first_game",
        "Solo first game",
        range(1, 2),
        {"level": "prince"},
        "Against a shadow that is run by tiles and a die. The base cards.",
    ),
)
"""In the order of the menu, the usual one first."""
