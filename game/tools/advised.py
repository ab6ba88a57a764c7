"""What the adviser is worth: an Easy bot that is advised, against others.

    python main.py advised nations_dice --games 200 --seed 1

The bot asks before every move and plays what is advised first, so that it plays as the adviser would; with
`--first-sight` it does not wait for a better answer than the one that comes at once, with `--any` it plays the one that
it likes best itself of all that are advised as equally good (`MoveAnalysis.as_good`). Seats change as in a tournament,
and the same command plays the same games. Prints the table of a tournament, of the games so far where Ctrl+C stops it.

    python main.py advised nations --facts --positions 200 --seed 1

With `--facts` no games are compared: the adviser is asked in so many positions, and what it says is played out. Prints
what was refuted, how many answers tell only strategy, or call moves about equal that other futures separate, how many
tell something that rules, print or counts say, and what finding the facts and their words took. Exits with 1 where
something was refuted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.advice.checking import CheckedAnswer, answers, report
from game.bots.analysis.move_analysis import AT_FIRST_SIGHT, Effort
from game.bots.analysis.standings import table
from game.bots.bot import Bot, Thoughts, think_through
from game.bots.roster import ADVISER, USUAL, bot_named
from game.bots.search.one_ply import OnePlyBot
from game.bots.training.match import Match, MatchResult, bot_seed, play
from game.command import parser_of
from game.engine import Decision, Game, Move, State
from game.text.signs import spelt
from game.tools.runs.long_run import add_run_options, run_of
from game.tools.tournament import LONGEST_MS, leading, matches

EASY = "easy"
ADVISED = "easy, advised"


class AdvisedHand:
    """An Easy bot that plays the first of the moves that an adviser proposes, or the one that it `likes` best."""

    def __init__(self, game: Game, seed: int, effort: Effort | None, likes: bool) -> None:
        easy, asked = bot_named(game, EASY, seed), bot_named(game, ADVISER, seed)
        assert isinstance(easy, OnePlyBot) and isinstance(asked, OnePlyBot)
        self._easy, self._adviser, self._effort, self._likes = easy, asked, effort, likes

    def choose(self, observation: State, decision: Decision) -> Move:
        """The proposal that is played."""
        return think_through(self.thoughts(observation, decision))

    def thoughts(self, observation: State, decision: Decision) -> Thoughts:
        """The same in pieces."""
        tried = yield from self._adviser.tries(observation, decision, self._effort)
        analysis = self._adviser.compared(observation, decision.seat, tried)
        moves = [analysis.move, *(other.move for other in analysis.as_good)]
        if len(moves) == 1 or not self._likes:
            return analysis.move
        return max(moves, key=lambda move: self._easy.weighed(observation, decision.seat, move).worth)


def _facts(game: Game, positions: int, seed: int, effort: Effort | None) -> int:
    """Print what the adviser's answers are worth; of those so far where Ctrl+C stops it."""
    found: list[CheckedAnswer] = []
    try:
        for each in answers(game, positions, seed, effort):
            found.append(each)
            print(f"{each.where}: {spelt(each.words)}", flush=True)
    except KeyboardInterrupt:
        print(f"stopped after {len(found)} positions")
    print(*report(found), sep="\n")
    return int(any(each.refuted for each in found))


class AdvisedMatch(NamedTuple):
    """A match with an advised bot: whether it plays at first sight, and of equal moves the one that it likes."""

    match: Match
    at_first_sight: bool
    likes: bool


def play_advised(asked: AdvisedMatch) -> MatchResult:
    """How such a match ends."""
    match, effort = asked.match, AT_FIRST_SIGHT if asked.at_first_sight else None
    game = game_named(match.game_name)
    seeds = [bot_seed(match.seed, seat) for seat in range(len(match.players))]
    bots: list[Bot] = [
        AdvisedHand(game, seed, effort, asked.likes) if player == ADVISED else bot_named(game, player, seed)
        for player, seed in zip(match.players, seeds, strict=True)
    ]
    return play(match, bots)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when no game broke off."""
    parser = parser_of("advised", "Measure what the adviser is worth.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--against", default=USUAL)
    parser.add_argument("--first-sight", action="store_true", help="play what is advised at once")
    parser.add_argument(
        "--any", action="store_true", help="among equal moves, play what an Easy computer player likes best"
    )
    parser.add_argument("--seats", type=int, default=0, help="default: 2, or as few as the game allows")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--facts", action="store_true", help="play out what the adviser says")
    parser.add_argument("--positions", type=int, default=200, help="for --facts")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    if asked.facts:
        return _facts(game, asked.positions, asked.seed, AT_FIRST_SIGHT if asked.first_sight else None)
    seats = asked.seats or max(2, game.seats[0])
    planned = [
        AdvisedMatch(match, asked.first_sight, asked.any)
        for match in matches(asked.game, (ADVISED, asked.against), seats, asked.games, asked.seed, ())
    ]
    outcomes: list[MatchResult] = []
    with run_of(parser, asked) as run:
        try:
            for outcome in run.map(play_advised, planned, lambda: leading(outcomes)):
                outcomes.append(outcome)
        except KeyboardInterrupt:
            print(f"stopped after {len(outcomes)} games")
    print(*table(outcomes, LONGEST_MS), sep="\n")
    return int(any(outcome.trouble for outcome in outcomes))
