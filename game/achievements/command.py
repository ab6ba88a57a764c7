"""Achievements of saved games: which share of all seats has each of them.

    python main.py achievements FOLDER

FOLDER holds saved games, such as the logs of a tournament. Every seat counts, those of computers, too. Exits with 1
where an achievement is met by more than 30 % of the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game import GAMES, game_named
from game.achievements.achievements import achievements_of
from game.achievements.requirements import FinishedGame, met_at
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.files.saves import ENDING, OLD_ENDING
from game.session import journal
from game.session.journal import Unreadable

TOO_COMMON = 0.3
"""The share of seats from which an achievement is none."""


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = parser_of("achievements", __doc__)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args(arguments)
    seats = dict.fromkeys(GAMES, 0)
    met = {(name, each.id): 0 for name in GAMES for each in achievements_of(name)}
    for path in sorted(path for ending in (ENDING, OLD_ENDING) for path in asked.folder.rglob(f"*{ending}")):
        try:
            session = journal.read(path, game_named).session
        except Unreadable as fault:
            print(fault)
            continue
        if session.state.is_over:
            name = session.game.name
            seats[name] += len(session.seats)
            finished = [FinishedGame(session, seat) for seat in range(len(session.seats))]
            for each in achievements_of(name):
                met[name, each.id] += sum(met_at(each.needs, game) is not None for game in finished)
    common = 0
    for name in GAMES:
        for each in achievements_of(name) if seats[name] else ():
            share = met[name, each.id] / seats[name]
            verdict = "too common" if share > TOO_COMMON else "" if met[name, each.id] else "never met"
            common += share > TOO_COMMON
            print(f"{name}, {each.id}: {met[name, each.id]} of {seats[name]}, {share:.1%} {verdict}".rstrip())
    return int(common > 0)
