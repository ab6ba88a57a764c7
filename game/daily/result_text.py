"""The result of a daily table in words; in three lines to paste, which name no card, no seed and nothing bought."""

from __future__ import annotations

from datetime import date

from game import game_named
from game.daily.calendar import plan_of
from game.daily.daily_table import Daily, daily_of, mark
from game.daily.diary import FinalStanding, Try, standing
from game.session.ghost import Ghost
from game.session.session import Session
from game.text.sentences import Sentences

_say = Sentences("screens")

AHEAD, LEVEL, BEHIND = "+", "=", "-"
"""How one stood beside Hard after a round."""

MOST_SIGNS = 10


def result_text(daily: Daily, own: Session, its: Session | None, is_counted: bool) -> str:
    """What is pasted of a finished game. its: what Hard played there; None where that is not over yet."""
    game = own.game
    first = _say(
        "daily.line_table", day=daily.day.isoformat(), game=game.called, mode=daily.plan.called, mark=mark(daily)
    )
    asked = sum(seat == daily.seat for _, seat in own.advised)
    last = _say("daily.line_try", counted=int(is_counted), undo=_say(f"undo.{own.undo_kind}_fact"), n=asked)
    return "\n".join((first, _ended(daily, own, its), last))


def _ended(daily: Daily, own: Session, its: Session | None) -> str:
    """How it ended, and how it stood beside Hard after each round."""
    stood = _stood(own, daily.seat)
    if its is None or not its.state.is_over:
        return stood
    hard = _say("daily.line_hard", stood=_stood(its, daily.seat))
    return f"{stood}; {hard}  {signs(own, its, daily.seat)}"


def _stood(session: Session, seat: int) -> str:
    game, stood = session.game, standing(session.game, session.state, seat)
    if game.is_won_alone:
        return _say("daily.won" if stood.is_won else "daily.lost", n=stood.rounds, health=stood.total)
    score = next(each for each in game.result(session.state) if each.seat == seat)
    if len(session.seats) == 1:
        return _say("daily.points", n=stood.total)
    return _say("daily.place", place=score.rank, of=len(session.seats), n=stood.total)


def signs(own: Session, its: Session, seat: int) -> str:
    """A sign for each round that both have ended, of many rounds for some of them."""
    rounds = min(own.game.rounds(own.state), its.game.rounds(its.state))
    found = ["".join(_sign(*each)) for each in Ghost(own, its).counted(seat, rounds)]
    if len(found) > MOST_SIGNS:
        found = [found[(place + 1) * len(found) // MOST_SIGNS - 1] for place in range(MOST_SIGNS)]
    return "".join(found)


def _sign(own: int, its: int) -> str:
    return AHEAD if own > its else BEHIND if own < its else LEVEL


# -- in the diary -------------------------------------------------------------------------------------------------


def waits_for_hard(tried: Try | None, day: date) -> bool:
    """Whether the counted game of a day is over and Hard's is still to come, which makes the medal."""
    is_alone = tried is not None and tried.own is not None and tried.its is None
    return is_alone and tried is not None and tried.mark == mark(daily_of(day))


def medal_words(day: date, tried: Try) -> str:
    """What a finished game has earned, or that Hard has to play it first."""
    return _say("daily.medal_open" if waits_for_hard(tried, day) else f"daily.medal_{tried.medal}")


def ended_words(day: date, tried: Try) -> list[str]:
    """How the counted game of a day ended, beside Hard as soon as that has played it, and the medal."""
    game, ends = plan_of(day).game, (("you", tried.own), ("hard", tried.its))
    stood = [_in_two_words(who, each, game) for who, each in ends if each]
    if waits_for_hard(tried, day):
        stood.append(_say("daily.hard_is_late"))
    return [", ".join(stood), medal_words(day, tried)]


def _in_two_words(who: str, stood: FinalStanding, game: str) -> str:
    if game_named(game).is_won_alone:
        return _say(f"daily.{who}_won" if stood.is_won else f"daily.{who}_lost")
    return _say(f"daily.{who}_points", n=stood.total)
