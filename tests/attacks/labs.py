"""Labs: whether what the laboratory says may be believed, by many labs that are drawn from one run.

    python -m tests.attacks.labs nations_dice --games 3000 --keep run.jsonl
    python -m tests.attacks.labs nations --games 2000 --on processes:2

The run plays with a mod that holds copies of pieces of ours, drawn at random. Labs are drawn from its games. In some,
an effect is planted that is known exactly: every pair of ends is turned round or not by the throw of a coin, which
makes it worth nothing, and then is given two points. Their 95 % interval must hold the two points in 90 to 99 of 100
labs. In the others nothing is changed, and a copy may bear a star, with all copies reckoned in, in at most 7 of 100.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

from game.lab.experiment import Experiment, LabGame, LabOutcome, Pair, play_lab_game
from game.lab.findings import LabReport, LabTally
from game.lab.subject import copies, printed_pieces, with_mod
from game.tools.runs.long_run import add_run_options, run_of

PLANTED = 2
LABS = 100
HELD, MOST_STARS = range(90, 100), 7
UNUSUAL = "boards"
"""The file of pieces that nobody takes in a usual game."""
COPIES = 8


def experiment_with_copies(game: str, chance: Random, count: int = COPIES) -> Experiment:
    """A mod with copies of so many pieces of a game, drawn at random."""
    every = [piece for piece, each in printed_pieces(game).items() if each.file != UNUSUAL]
    every = [piece for piece in every if "set" not in printed_pieces(game)[piece].entry]
    return with_mod(copies(game, tuple(chance.sample(every, count))), game, 3 if game == "wealth_of_nations" else 2)


def reports(
    experiment: Experiment, outcomes: Sequence[LabOutcome], games: int, chance: Random
) -> Iterator[tuple[LabReport, LabReport]]:
    """Labs of so many games each, drawn from all of them: as they are, and with an effect that is planted."""
    for _ in range(LABS):
        drawn = chance.sample(outcomes, games)
        yield _report(experiment, drawn), _report(experiment, (_planted(each, chance) for each in drawn))


def _report(experiment: Experiment, outcomes: Iterable[LabOutcome]) -> LabReport:
    tally = LabTally(experiment)
    for outcome in outcomes:
        tally.add(outcome)
    return tally.findings()


def _planted(outcome: LabOutcome, chance: Random) -> LabOutcome:
    pairs = tuple(Pair(piece, points * chance.choice((-1, 1)) + PLANTED) for piece, points in outcome.pairs)
    return replace(outcome, pairs=pairs)


def believed(experiment: Experiment, outcomes: Sequence[LabOutcome], games: int, chance: Random) -> tuple[float, int]:
    """In how many of 100 labs the interval of a piece holds what was planted, on average of all pieces, and in how many
    labs a copy bears a star.
    """
    held = starred = 0
    measured = 0
    for plain, planted in reports(experiment, outcomes, games, chance):
        starred += any(each.has_star for each in plain.pieces)
        for each in planted.pieces:
            measured += each.worth.reach < float("inf")
            held += each.worth.reach < float("inf") and each.worth.holds(PLANTED)
    return 100 * held / max(1, measured), starred


def main() -> int:
    """Run from the command line; 1 where the laboratory cannot be believed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    add_run_options(parser)
    asked = parser.parse_args()
    experiment = experiment_with_copies(asked.game, Random(asked.seed))
    with run_of(parser, asked) as run:
        outcomes = list(run.map(play_lab_game, [LabGame(experiment, number) for number in range(asked.games)]))
    is_fine = True
    for games in (asked.games // 10, asked.games // 4):
        held, starred = believed(experiment, outcomes, games, Random(f"{asked.seed} {games}"))
        print(f"{asked.game}: {LABS} labs of {games} games: planted effect held in {held:.1f} %, stars in {starred}")
        is_fine &= round(held) in HELD and starred <= MOST_STARS
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
