"""The positions that are practised: makes the set of a game (`game.practice`).

    python -m game.positions nations --positions 50 --seed 1

Plays games between Hard hands and takes the moves at which what a Normal hand would play is surely worse, over many
futures; of every game the few where that would cost most.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

import yaml

from game import GAMES, game_named
from game.bots.hand import think_through
from game.bots.hindsight import TurningPoint, at_first_sight, looked_at, may_matter
from game.bots.match import answer, hand_seed
from game.bots.roster import ADVISER, USUAL, hand_named, mind_of
from game.core.catalog import DATA
from game.core.description import Game
from game.core.files import write_whole
from game.core.hidden import observe
from game.core.journal import text_of
from game.core.session import Seat, Session
from game.practice import SET, alone

MOST_IN_A_GAME, APART = 5, 6
"""Positions that come from one game at most, and moves that lie between them at least."""


def points_of(session: Session) -> Iterator[TurningPoint]:
    """The moves of a game at which a Normal hand would surely do worse than the adviser."""
    last = -APART
    for index in range(len(session.moves)):
        decision = session.state_before(index).decision
        assert decision is not None
        if index - last < APART or not may_matter(session, index, decision.seat):
            continue
        if mind_of(session.game).is_minor(decision):
            continue
        view = observe(session.state_before(index), decision.seat, session.game.hidden)
        assert view.decision is not None
        hand = hand_named(session.game, USUAL, hand_seed(session.seed, decision.seat))
        usual = hand.choose(view, view.decision)
        if usual == session.moves[index]:
            continue
        suspect = think_through(at_first_sight(session, index, usual))
        if suspect and (point := think_through(looked_at(session, suspect))):
            last = index
            yield point


def _made(game: Game, seed: int) -> Mapping[str, Any]:
    """A game between Hard hands, and its positions that are worth a question."""
    tables = [table for tables in mind_of(game).tables.values() for table in tables]
    table = tables[seed % len(tables)]
    seats = [Seat(f"Seat {number + 1}", ADVISER, number + 1) for number in range(table.seats)]
    session = Session(game, table.options, seats, seed)
    hands = [hand_named(game, ADVISER, hand_seed(seed, seat)) for seat in range(table.seats)]
    while (decision := session.state.decision) is not None:
        session.play(answer(game, hands[decision.seat], session.state))
    found = sorted(points_of(session), key=lambda point: -point.loss)[:MOST_IN_A_GAME]
    last = max((point.number for point in found), default=0)
    positions = [
        {
            "move": point.number + 1,
            "right": [" ".join(move) for move in point.as_good],
            "instead": " ".join(point.move),
        }
        for point in sorted(found, key=lambda point: point.number)
    ]
    return {"journal": text_of(alone(session, last)), "positions": positions}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m game.positions", description="Make the set of a game.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--more", action="store_true", help="besides those that are there, from other seeds")
    asked_for = parser.parse_args(arguments)
    game = game_named(asked_for.game)
    path = DATA / game.name / SET
    made = yaml.safe_load(path.read_text(encoding="utf-8")) if asked_for.more else []
    have = sum(len(each["positions"]) for each in made)
    for seed in count(asked_for.seed):
        found = _made(game, seed)
        if found["positions"]:
            have += len(found["positions"])
            made.append(found)
            write_whole(path, yaml.dump(made, Dumper=_Blocks, sort_keys=False, allow_unicode=True, width=110))
        print(f"seed {seed}: {len(found['positions'])}, {have} in all", flush=True)
        if have >= asked_for.positions:
            break
    return 0


class _Blocks(yaml.SafeDumper):
    """Writes games as they are written in their own files."""


_Blocks.add_representer(
    str,
    lambda dumper, text: dumper.represent_scalar(
        "tag:yaml.org,2002:str", text, style="|" if "\n" in text else None
    ),
)


if __name__ == "__main__":
    sys.exit(main())
