"""Achievements of saved games: the share of seats that has each of them.

    python main.py achievements FOLDER
    python main.py achievements FOLDER --choose tests/game/achieved

FOLDER holds saved games, such as the logs of a tournament. Every seat counts, also those of computer players. Exits
with 1 if more than 30 % of the seats have an achievement. --choose copies the fewest games that together meet
everything any of them meets into another folder, with a person in every seat, and notes there who has met what
(`met.yaml`). From these games the tests know that an achievement can be met.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import yaml

from game import GAMES, game_named
from game.achievements.achievements import achieved, achievements_of
from game.achievements.requirements import FinishedGame, met_at
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.files import files, safe_yaml
from game.files.saves import ENDING, OLD_ENDING
from game.session import savefile
from game.session.savefile import Unreadable
from game.session.savefile_lines import text_of
from game.session.session import HUMAN, Seat, Session

TOO_COMMON = 0.3
"""The share of seats from which an achievement is none."""

NOTED = "met.yaml"
HEAD = "# What every seat of these games has met, each with the number of moves after which it was.\n"


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = parser_of("achievements", __doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--choose", metavar="FOLDER", type=Path, help="put a few games there that meet all of them")
    asked = parser.parse_args(arguments)
    if asked.choose:
        return _choose(asked.folder, asked.choose)
    seats = dict.fromkeys(GAMES, 0)
    met = {(name, each.id): 0 for name in GAMES for each in achievements_of(name)}
    for session in _finished(asked.folder):
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


def _finished(folder: Path) -> Iterator[Session]:
    """The games of a folder that are over; what cannot be read is said."""
    for path in sorted(path for ending in (ENDING, OLD_ENDING) for path in folder.rglob(f"*{ending}")):
        try:
            session = savefile.read(path, game_named).session
        except Unreadable as fault:
            print(fault)
            continue
        if session.state.is_over:
            yield session


def _choose(folder: Path, into: Path) -> int:
    """Put a few games there; 1 where an achievement is met by none."""
    texts: dict[str, list[str]] = {name: [] for name in GAMES}
    met: dict[str, list[dict[str, int]]] = {}
    for session in _finished(folder):
        game = _of_people(session)
        text = text_of(game)
        texts[game.game.name].append(text)
        met[text] = [dict(achieved(game, seat)) for seat in range(len(game.seats))]
    noted: dict[str, Any] = {}
    missing = []
    for name in GAMES:
        for old in into.glob(f"{name} [0-9]*{ENDING}"):
            old.unlink()
        left = {each.id for each in achievements_of(name)}
        while chosen := _best(texts[name], met, left):
            left -= _ids(met[chosen])
            file = f"{name} {sum(each.startswith(f'{name} ') for each in noted) + 1}{ENDING}"
            files.write_whole(into / file, chosen)
            noted[file] = met[chosen]
        missing += [f"{name}, {id}" for id in sorted(left)]
    files.write_whole(
        into / NOTED, HEAD + yaml.dump(noted, Dumper=safe_yaml.Dumper, sort_keys=False, default_flow_style=None)
    )
    for each in missing:
        print(f"{each}: met by none of these games")
    return int(bool(missing))


def _best(texts: Sequence[str], met: dict[str, list[dict[str, int]]], left: set[str]) -> str:
    """The game that meets most of what is left, a short one of those; empty where none meets anything."""
    best = max(texts, key=lambda text: (len(left & _ids(met[text])), -len(text)), default="")
    return best if best and left & _ids(met[best]) else ""


def _ids(seats: Sequence[dict[str, int]]) -> set[str]:
    return {id for seat in seats for id in seat}


def _of_people(session: Session) -> Session:
    """The same game with a person in every seat."""
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, len(session.seats) + 1)]
    game = Session(session.game, session.options, seats, session.seed)
    for move in session.moves:
        game.play(move)
    return game
