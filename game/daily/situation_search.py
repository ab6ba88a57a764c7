"""The search for situations: positions that Normal loses and Hard still wins, and what they're worth in stars."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median_low

from game.challenges.challenges import measure_of
from game.daily.situation import NORMAL, SEATS, Situation, beginning, lead_of, play_on
from game.session.session import Session

HARD = "hard"

LUCKS = 5
"""How often each plays on from a position, by other dice and cards."""

LATEST = 60
"""Moves after the half in which the own seat must be asked."""


def search(game: str, first: int, count: int) -> Iterator[Situation]:
    """So many situations of a game, from the game of this seed on."""
    seed = first
    while count:
        if found := _tried(game, seed):
            count -= 1
            yield found
        seed += 1


def row(situation: Situation) -> str:
    """How it stands in the file of its game."""
    return f"  - [{', '.join(map(str, (situation.seed, situation.move, situation.seat, *situation.stars)))}]"


def head(game: str) -> str:
    """What it was measured with."""
    return f'measured: "{measure_of(game)}"'


def _tried(game: str, seed: int) -> Situation | None:
    """The situation of a seed, if it is one."""
    whole = beginning(game, seed)
    play_on(whole, [NORMAL] * SEATS)
    half = len(whole.moves) // 2
    counts = [whole.game.counts(whole.state_before(half), seat) for seat in range(SEATS)]
    if counts[0] == counts[1]:
        return None
    own = counts.index(min(counts))
    asked = (move for move in range(half, min(half + LATEST, len(whole.moves))) if _is_turn(whole, move, own))
    if (move := next(asked, None)) is None:
        return None
    normal = _leads(whole, move, own, NORMAL)
    if median_low(normal) >= 0:
        return None
    hard = _leads(whole, move, own, HARD)
    bronze, silver, gold = median_low(normal), median_low(hard), max(hard)
    return Situation(game, seed, move, own, (bronze, silver, gold)) if 0 < silver < gold else None


def _is_turn(session: Session, move: int, seat: int) -> bool:
    """Whether a seat begins its turn there, after somebody else's."""
    now, before = session.state_before(move).decision, session.state_before(move - 1).decision
    return bool(now and before) and now.seat == seat and before.seat != seat and len(now.moves) > 1  # type: ignore[union-attr]


def _leads(whole: Session, move: int, own: int, player: str) -> list[int]:
    """By how much a player ends ahead from there, in each of some tries."""
    players = [player if seat == own else NORMAL for seat in range(SEATS)]
    leads = []
    for luck in range(LUCKS):
        tried = whole.at(move)
        tried.reshuffle(own, f"measured {luck}")
        play_on(tried, players)
        leads.append(lead_of(tried, own))
    return leads
