"""How near a try of a challenge is to its goal and its stars, in words."""

from __future__ import annotations

from collections.abc import Iterator

from game.achievements.requirements import MANY, FinishedGame, Requirement
from game.challenges.challenges import Challenge, challenge_of, score_of, stars
from game.daily.situation import lead_words
from game.engine import State
from game.session.session import Session
from game.text.sentences import Sentences

_say = Sentences("screens")

POINTS, LEAD, HEALTH = "points", "lead", "health"


def aim_of(session: Session, state: State) -> tuple[str, ...]:
    """What the try on the table is about, in a position of it: the challenge's title, and sentences that say what it
    asks for, what its stars take, and how far the own seat has come. Empty where it is no try of a challenge.
    """
    found = challenge_of(session)
    if found is None:
        return ()
    challenge = found[0]
    so_far = () if state.is_over else tuple(_so_far(challenge, session, state))
    return (challenge.title, challenge.says, stars_told(challenge), *so_far)


def _so_far(challenge: Challenge, session: Session, state: State) -> Iterator[str]:
    game = FinishedGame(session, challenge.seat, state)
    for each in challenge.needs:
        if (there := _there(each, game)) is not None:
            least = each.at_most == MANY
            bound = each.at_least if least else each.at_most
            yield _say("challenges.so_far_least" if least else "challenges.so_far_most", n=there, of=bound)
    unit = HEALTH if challenge.counts == HEALTH else POINTS
    yield _say(f"challenges.so_far_{unit}", n=session.game.counts(state, challenge.seat))


def _there(requirement: Requirement, game: FinishedGame) -> int | None:
    """How much of what is counted is there by now; None where only the end of the game says so."""
    if requirement.event:
        return requirement.happened(game)
    return requirement.steps(game) if requirement.figure and requirement.at_most == MANY else None


def stars_told(challenge: Challenge) -> str:
    """What the stars take."""
    if not challenge.stars:
        return _say("challenges.no_stars")
    as_words = lead_words if challenge.counts == LEAD else str
    bronze, silver, gold = map(as_words, challenge.stars)
    return _say(f"challenges.stars_{challenge.counts}", bronze=bronze, silver=silver, gold=gold)


def verdict(challenge: Challenge, session: Session) -> str:
    """What came of a finished try: its stars, and what the next one would have taken."""
    score = score_of(session)
    if score is None:
        return _say("challenges.verdict_missed")
    if not challenge.stars:
        return _say("challenges.verdict_met" if challenge.needs else "challenges.no_stars")
    reached = stars(challenge, score)
    words = _say("challenges.verdict_stars", n=reached)
    if reached == len(challenge.stars):
        return words
    unit = HEALTH if challenge.counts == HEALTH else POINTS
    return f"{words} {_say(f'challenges.next_star_{unit}', n=challenge.stars[reached] - score)}"
