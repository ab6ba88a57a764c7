"""Challenges: which there are, and what computer players reach in them.

    python main.py challenges --list
    python main.py challenges --measure nations_dice/two_by_two --games 40

--measure lets Normal and Hard computer players play the first tries in the player's seat, with the same moves
forbidden, and prints the stars that follow: what Normal reaches in half of its tries, what Hard does, and Hard's best
tenth. A try that misses the goal counts as nothing (see `stars_from`). If a challenge has a tilt, they lean toward its
goal (game/challenges/tilted_bot.py). Without a name it measures all challenges; with the name of a game, those of that
game.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.bots.bot import Bot
from game.bots.roster import bot_named
from game.bots.training.match import answer, bot_seed
from game.cards.catalog import tells_misprints
from game.challenges.challenges import Challenge, Tilt, challenges_of, dealt_try, every_challenge, measure_of, scored
from game.challenges.tilted_bot import TiltedBot
from game.command import parser_of
from game.files.files import write_whole
from game.files.saves import ENDING
from game.session.savefile_lines import text_of
from game.tools.runs.long_run import LongRun, add_run_options, run_of

NORMAL, HARD = "normal", "hard"
HALF, BEST = 0.5, 0.1
"""The share of tries that reach one and two stars, and of Hard's that reach three."""
LEAST = {"points": 0, "lead": 0, "health": 1}
"""The least that whoever meets a goal has of what counts; where somebody met it with less, as a third of six who lies
behind, it is that.
"""


@dataclass(frozen=True)
class PlannedTry:
    """A try that a computer player is to play. number: as for a person, 1 for the first."""

    game_name: str
    id: str
    number: int
    player: str


@dataclass(frozen=True)
class PlayedTry:
    """What came of it. score: None where the goal was missed. text: the game as a saved game."""

    score: int | None
    text: str


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 where nobody has met a goal."""
    parser = parser_of("challenges", __doc__)
    parser.add_argument("--list", action="store_true", help="say how each stands")
    parser.add_argument("--measure", nargs="?", const="", metavar="NAME", help="such as nations_dice/two_by_two")
    parser.add_argument("--games", type=int, default=40, help="tries of each computer player (%(default)s)")
    parser.add_argument("--logs", metavar="FOLDER", type=Path, help="save every try there")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    every = every_challenge()
    if asked.measure is None:
        for each in every:
            print(f"{each.game}/{each.id}: {_stand(each)}")
        return 0
    wanted = [each for each in every if f"{each.game}/{each.id}".startswith(asked.measure)]
    with run_of(parser, asked) as run:
        met = [_measure(each, asked, run) for each in wanted]
    return int(not all(met))


def _stand(challenge: Challenge) -> str:
    """Its stars, and whether they still hold."""
    if not challenge.stars:
        return "not measured"
    return f"{challenge.stars}, {'stale: measure again' if challenge.is_stale else 'as measured'}"


def _measure(challenge: Challenge, asked: Namespace, run: LongRun) -> bool:
    """Say what stars follow from so many tries of each; whether anybody has met the goal."""
    name, games = f"{challenge.game}/{challenge.id}", asked.games
    numbers = range(1, games + 1)
    planned = [PlannedTry(challenge.game, challenge.id, each, who) for who in (NORMAL, HARD) for each in numbers]
    tries: dict[str, list[int | None]] = {NORMAL: [], HARD: []}
    for each, played in zip(planned, run.map(play, planned, lambda: name), strict=True):
        tries[each.player].append(played.score)
        if asked.logs:
            write_whole(asked.logs / f"{challenge.game} {each.id} {each.player} {each.number:02}{ENDING}", played.text)
    met = {player: sum(each is not None for each in scores) for player, scores in tries.items()}
    found = stars_from(challenge, tries[NORMAL], tries[HARD])
    named = ", ".join("?" if each is None else str(each) for each in found)
    print(
        f"{name}: met {met[NORMAL]} and {met[HARD]} of {games}, stars [{named}], measured {measure_of(challenge.game)}",
        flush=True,
    )
    return any(met.values())


def play(planned: PlannedTry) -> PlayedTry:
    """A try, played to its end."""
    challenge = next(each for each in challenges_of(planned.game_name) if each.id == planned.id)
    session = dealt_try(challenge, planned.number, player=planned.player)
    game = session.game
    bots: list[Bot] = [
        bot_named(game, seat.player, bot_seed(session.seed, place)) for place, seat in enumerate(session.seats)
    ]
    if challenge.tilt != Tilt():
        seed = bot_seed(session.seed, challenge.seat)
        bots[challenge.seat] = TiltedBot(challenge, session, planned.player, seed)
    while (decision := session.state.decision) is not None:
        session.play(answer(game, bots[decision.seat], session.state))
    return PlayedTry(scored(challenge, session), text_of(session))


def stars_from(challenge: Challenge, normal: Sequence[int | None], hard: Sequence[int | None]) -> list[int | None]:
    """What one, two and three stars take by these tries; None where they don't tell.

    Where fewer than half of the tries meet the goal, one star is for meeting it, and two are for what half of Hard's
    tries that meet it reach. The lower of Normal's and Hard's bar comes first: under bars that neither has learned
    with, Hard may do worse.
    """
    met = [each for each in hard if each is not None]
    least = min((each for each in (*normal, *hard) if each is not None), default=LEAST[challenge.counts])
    bronze = _reached(normal, HALF)
    silver = _reached(hard, HALF)
    found: list[int | None] = [
        min(LEAST[challenge.counts], least) if bronze is None else bronze,
        _reached(met, HALF) if silver is None and met else silver,
        _reached(hard, BEST),
    ]
    return found if None in found else [*sorted(each for each in found if each is not None)]


def _reached(scores: Sequence[int | None], share: float) -> int | None:
    """What this share of the tries reaches; None where so many did not even meet the goal."""
    best_first = sorted((each for each in scores if each is not None), reverse=True)
    place = max(1, round(share * len(scores))) - 1
    return best_first[place] if place < len(best_first) else None
