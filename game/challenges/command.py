"""Challenges: what there is, and what computer players reach in them.

    python main.py challenges --list
    python main.py challenges --measure nations_dice/two_by_two --games 40

--measure lets Normal and Hard computers play the first tries in the own seat, under the same bars, and says which stars
follow: what Normal reaches in half of its tries, what Hard does, and Hard's best tenth. A try that misses the goal
counts as nothing. Without a name it measures all challenges; a name of a game those of that game.
"""

from __future__ import annotations

from collections.abc import Sequence

from game import GAMES
from game.bots.roster import bot_named
from game.bots.training.match import answer, bot_seed
from game.cards.catalog import tells_misprints
from game.challenges.challenges import Challenge, challenges_of, dealt_try, measure_of, scored
from game.command import parser_of

NORMAL, HARD = "normal", "hard"
BEST = 0.1
"""The share of Hard's tries that reach three stars."""


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 where nobody has met a goal."""
    parser = parser_of("challenges", __doc__)
    parser.add_argument("--list", action="store_true", help="say how each stands")
    parser.add_argument("--measure", nargs="?", const="", metavar="NAME", help="such as nations_dice/two_by_two")
    parser.add_argument("--games", type=int, default=40, help="tries of each computer player (40)")
    asked = parser.parse_args(arguments)
    every = [each for game in GAMES for each in challenges_of(game)]
    if asked.measure is None:
        for each in every:
            print(f"{each.game}/{each.id}: {_stand(each)}")
        return 0
    wanted = [each for each in every if f"{each.game}/{each.id}".startswith(asked.measure)]
    met = [_measure(each, asked.games) for each in wanted]
    return int(not all(met))


def _stand(challenge: Challenge) -> str:
    """Its stars, and whether they still hold."""
    if not challenge.stars:
        return "not measured"
    return f"{challenge.stars}, {'stale: measure again' if challenge.is_stale else 'as measured'}"


def _measure(challenge: Challenge, games: int) -> bool:
    """Say what stars follow from so many tries of each; whether anybody has met the goal."""
    tries = {player: [_score(challenge, number, player) for number in range(1, games + 1)] for player in (NORMAL, HARD)}
    met = {player: sum(each is not None for each in scores) for player, scores in tries.items()}
    found = [_reached(tries[NORMAL], 0.5), _reached(tries[HARD], 0.5), _reached(tries[HARD], BEST)]
    named = ", ".join("?" if each is None else str(each) for each in found)
    print(
        f"{challenge.game}/{challenge.id}: met {met[NORMAL]} and {met[HARD]} of {games}, stars [{named}], "
        f"measured {measure_of(challenge.game)}",
        flush=True,
    )
    return any(met.values())


def _score(challenge: Challenge, number: int, player: str) -> int | None:
    """What a computer player scores in a try."""
    session = dealt_try(challenge, number, player=player)
    game = session.game
    bots = [bot_named(game, seat.player, bot_seed(session.seed, place)) for place, seat in enumerate(session.seats)]
    while (decision := session.state.decision) is not None:
        session.play(answer(game, bots[decision.seat], session.state))
    return scored(challenge, session)


def _reached(scores: Sequence[int | None], share: float) -> int | None:
    """What this share of the tries reaches; None where so many did not even meet the goal."""
    best_first = sorted((each for each in scores if each is not None), reverse=True)
    place = max(1, round(share * len(scores))) - 1
    return best_first[place] if place < len(best_first) else None
