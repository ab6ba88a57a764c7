"""How fast the rules run: every game with every number of seats.

    python -m game.bench

Prints for each table the microseconds of a random decision (listing its moves included) and of a copy of the state,
and exits with 1 when one of them is over its budget on one core.
"""

from __future__ import annotations

import sys

from game import GAMES
from game.core.description import BadOption, Game
from game.simulate import ALL, Setting, play_timed, seconds_per_copy, settings

MOST_PER_DECISION = 30.0
MOST_PER_COPY = 10.0
"""Budgets in microseconds."""

OTHER_BUDGETS = {"wealth_of_nations": (40.0, 15.0)}
"""Games of larger positions: microseconds of a decision and of a copy."""

GAMES_PER_TABLE = 20
ROUNDS = 3
"""Every table is measured that often and its best time counts: other work on the machine only adds to it."""


def setting_for(game: Game, seats: int) -> Setting:
    """The usual options, or the first that the game accepts with this number of seats."""
    try:
        return settings(game, seats, 1, 1, [])[0]
    except BadOption:
        return settings(game, seats, 1, 1, [ALL])[0]


def measured(game: Game, seats: int) -> tuple[float, float]:
    """Microseconds of a decision and of a copy."""
    setting = setting_for(game, seats)
    decisions, copies = [], []
    for _ in range(ROUNDS):
        games = [play_timed(game, seats, Setting(setting.options, seed)) for seed in range(GAMES_PER_TABLE)]
        decisions.append(sum(seconds for _, seconds in games) / sum(count for count, _ in games))
        copies.append(seconds_per_copy(game, seats, setting))
    return min(decisions) * 1e6, min(copies) * 1e6


def main() -> int:
    """Measure and print; 0 when everything is within budget."""
    slow = False
    print(f"{'game':24}{'seats':>6}{'µs per decision':>18}{'µs per copy':>14}")
    for game in GAMES.values():
        for seats in game.seats:
            decision, copy = measured(game, seats)
            most, most_per_copy = OTHER_BUDGETS.get(game.name, (MOST_PER_DECISION, MOST_PER_COPY))
            slow = slow or decision > most or copy > most_per_copy
            print(f"{game.name:24}{seats:>6}{decision:>18.1f}{copy:>14.1f}")
    print(f"budget: {MOST_PER_DECISION:.0f} µs per decision, {MOST_PER_COPY:.0f} µs per copy")
    for name in OTHER_BUDGETS.keys() & GAMES.keys():
        most, most_per_copy = OTHER_BUDGETS[name]
        print(f"budget of {name}: {most:.0f} µs per decision, {most_per_copy:.0f} µs per copy")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
