"""What a review says in words: how the game went, what was to be expected, what a move cost, and what luck brought.

A game that is won by points is told in points; one that is won outright (Nation) in chances to win, for its evaluator
adds health to what winning counts, and nobody at a table could say what such a number means.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import erf, sqrt

from game.bots.advice.comparing import POINTS, RIVALS
from game.bots.advice.fact import Difference
from game.bots.analysis.game_review import Review
from game.bots.analysis.ledger import Ledger
from game.bots.analysis.review_looks import TurningPoint
from game.bots.search.expectation import ExpectedMargin
from game.engine.game import Score
from game.session.session import Session, hand_name
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.results.counting_up import in_points, not_yet_decided
from scenes.table.seats import as_shown
from scenes.timeline.move_words import when_words

_say = Sentences("screens")

ERRORS = 1.96
"""So many standard errors to either side hold 95 of 100 games."""

EARLY = 0.15
"""A chance to win that was decided in this share of the turns was so from the start: until then little tells anything.
"""

ENOUGH = 0.25
"""From this share of what the turning points cost on a reason is worth a tip."""

MOST_PARTS, _FROM = 2, "advice.points_from."
"""Up to so many sources of more points are told, and one of fewer; a game has words for them there."""

NOTABLE = 1.0
"""Luck of less is called even; so is a round of a solo game that changed less."""

NOTABLE_OUTRIGHT = 2.0
"""The same where the game is won outright."""

LEAST_GAP = 2
"""Points of a category that are told to have made the difference."""


def _how(margin: float) -> str:
    """Whether a game that ended by such a margin is won, lost or level."""
    return "won" if margin > 0 else "lost" if margin < 0 else "level"


def _by(session: Session, margin: float) -> str:
    """By how many points, where these decide and it is not level."""
    points = abs(round(margin))
    return _say("story.by", n=points) if points and not session.game.is_won_alone else ""


def _lost_to(session: Session, seat: int, margin: float) -> str:
    """Against whom a game was lost, of which level that is, and by how many points."""
    rival = _rival(session, seat)
    if rival is None:
        return _by(session, margin)
    points = 0 if session.game.is_won_alone else abs(round(margin))
    return _say("story.to_by" if points else "story.to", n=points, rival=_with_level(session, rival.seat))


def _rival(session: Session, seat: int) -> Score | None:
    """The best of the others in a game that is over."""
    scores = session.game.result(session.state) if session.state.is_over else ()
    return next((score for score in scores if score.seat != seat), None)


def _with_level(session: Session, seat: int) -> str:
    """The name of a seat, with the level of a computer player that isn't named after it."""
    sitting = session.seats[seat]
    name, level = ui.as_typed(sitting.name), hand_name(sitting.player.split()[0])
    is_told = session.has_person(seat) or level in sitting.name
    return name if is_told else _say("story.level", name=name, level=level)


def headline(session: Session, found: Review) -> str:
    """The story of the game in a sentence or two."""
    if len(session.seats) == 1 and not session.game.is_won_alone:
        return _solo(session, found)
    margin = found.expected[-1].margin
    who = "you" if session.has_person(found.seat) else "it"
    name = ui.as_typed(session.seats[found.seat].name)
    key = f"story.{who}_{_how(margin)}"
    if not margin:
        return _say(key, name=name)
    number, last = _decided(session, found, margin > 0)
    is_early = number - 1 <= (EARLY * last if session.game.is_won_alone else 0) and last > 1
    always = "start" if session.game.is_won_alone else "always"
    when = always if is_early else "late" if number == last else "from"
    unit = _say("story.turn" if session.game.is_won_alone else "story.round", n=number)
    by = _by(session, margin) if margin > 0 else _lost_to(session, found.seat, margin)
    told = _say(f"{key}_{when}", name=name, by=by, when=unit)
    return told if margin > 0 else " ".join(filter(None, (told, _hardest(session, found, number, when != always))))


def round_words(session: Session, index: int) -> str:
    """In which round, or turn, a move was made."""
    return when_words(session.game, session.state_before(index))


def _round(session: Session, index: int) -> int:
    """The number of a move's round, or turn; what is drafted before the first one belongs to it."""
    return max(1, session.game.round_number(session.state_before(index)))


def _decided(session: Session, found: Review, is_won: bool) -> tuple[int, int]:
    """From which round on the seat was ahead as it was in the end, and the last round; both counted from 1. It goes by
    the points after each round, as the final scoring does; where none decide, by what two seats have left of what does,
    as everybody sees it, and among more sides by the chance to win.
    """
    rounds = [_round(session, index) for index in range(len(session.moves))]
    last = max(rounds, default=1)
    if not session.game.is_won_alone:
        return min(last, not_yet_decided(session, found.seat, is_won) + 1), last
    leads: Sequence[float] = found.leads or [expected.margin for expected in found.expected]
    if len(session.seats) == 2 and found.leads:
        ends = range(len(session.moves) + 1)
        leads = [_health(session, found.seat, at) - _health(session, 1 - found.seat, at) for at in ends]
    against = [number for number, lead in zip(rounds, leads, strict=False) if lead and (lead > 0) is not is_won]
    return max(against, default=0), last


def _hardest(session: Session, found: Review, since: int, is_named: bool) -> str:
    """The round that cost a loser most since the seat was last ahead; empty where none stands out. is_named: whether it
    has been said when that was.
    """
    starts: dict[int, int] = {}
    for index in range(len(session.moves)):
        starts.setdefault(_round(session, index), index)
    ends = [*starts.values(), len(session.moves)]
    is_outright = session.game.is_won_alone
    had = [_health(session, found.seat, end) if is_outright else found.expected[end].margin for end in ends]
    lost = {number: had[place] - had[place + 1] for place, number in enumerate(starts)}
    worst = max((number for number in lost if number >= since), key=lambda number: lost[number], default=0)
    points = round(lost.get(worst, 0.0))
    if max(lost, default=0) <= since or points < LEAST_GAP:
        return ""
    there = "_there" if worst == since and is_named else ""
    return _say(f"story.{'hit' if is_outright else 'worst'}{there}", turn=worst, round=worst, n=points)


def _health(session: Session, seat: int, index: int) -> int:
    """What a seat had left before a move, or at the end."""
    state = session.state_before(index) if index < len(session.moves) else session.state
    return session.game.counts(state, seat)


def gap_words(session: Session, seat: int) -> str:
    """The category of the score in which winning or losing shows most; empty where none stands out."""
    own = next((score for score in session.game.result(session.state) if score.seat == seat), None)
    rival = _rival(session, seat)
    if own is None or rival is None or session.game.is_won_alone or own.total == rival.total:
        return ""
    theirs, sign = dict(rival.lines), 1 if own.total > rival.total else -1
    most = max(own.lines, key=lambda line: sign * (line.points - theirs.get(line.category, 0)))
    other = theirs.get(most.category, 0)
    if sign * (most.points - other) < LEAST_GAP:
        return ""
    person = _say("story.you") if session.has_person(seat) else ui.as_typed(session.seats[seat].name)
    both = [(person, most.points), (ui.as_typed(session.seats[rival.seat].name), other)][::sign]
    (first, more), (second, less) = both
    part = Sentences(session.game.name)(f"scores.{most.category}.label")
    return _say("story.gap", part=part, first=first, more=ui.number(more), second=second, less=ui.number(less))


def _solo(session: Session, found: Review) -> str:
    """The points of a game alone, what its start promised, and the round that changed most."""
    promised, final = (in_points(round(each.margin)) for each in (found.expected[0], found.expected[-1]))
    told = [_say("story.alone", points=final, promised=promised)]
    starts: dict[int, float] = {}
    for index in range(len(session.moves)):
        starts.setdefault(_round(session, index), found.expected[index].margin)
    ends = [*starts.values(), found.expected[-1].margin]
    changes = {number: ends[place + 1] - ends[place] for place, number in enumerate(starts)}
    by_change = sorted(changes, key=lambda number: changes[number])
    worst, best = by_change[0], by_change[-1]
    if changes[best] >= NOTABLE:
        told.append(_say("story.alone_best", round=best, points=in_points(round(changes[best]))))
    if changes[worst] <= -NOTABLE:
        told.append(_say("story.alone_worst", round=worst, points=in_points(round(-changes[worst]))))
    return " ".join(told)


def expected_words(session: Session, seat: int, expected: ExpectedMargin) -> str:
    """What a seat could expect in a position: the margin to the best rival, alone the points, and where no points
    decide, the chance to win; how it ended, once it has.
    """
    is_over, is_outright = not expected.error, session.game.is_won_alone
    number = round(expected.margin)
    if len(session.seats) == 1 and not is_outright:
        return _say("hindsight.ended_alone" if is_over else "hindsight.expected_alone", points=in_points(number))
    who, name = "you" if session.has_person(seat) else "it", ui.as_typed(session.seats[seat].name)
    if is_over:
        return _say(f"hindsight.{who}_{_how(expected.margin)}", name=name, by=_by(session, expected.margin))
    if is_outright:
        return _say(f"hindsight.{who}_chance", name=name, n=_in_a_hundred(_chance(expected.margin, expected.error)))
    how = "win" if number > 0 else "lose" if number < 0 else "even"
    return _say(f"hindsight.{who}_{how}", name=name, points=in_points(abs(number)))


def range_words(session: Session, expected: ExpectedMargin) -> str:
    """How far off that may be; empty where no points decide, or nothing is open any more."""
    if session.game.is_won_alone or not expected.error:
        return ""
    margin, error = round(expected.margin), round(expected.error)
    if len(session.seats) == 1:
        return _say("hindsight.range_alone", least=ui.number(margin - error), most=ui.number(margin + error))
    return _say("hindsight.range", least=ui.signed(margin - error), most=ui.signed(margin + error))


def _chance(margin: float, error: float) -> float:
    """How likely a seat wins that can expect this margin."""
    return (1 + erf(margin / error * ERRORS / sqrt(2))) / 2 if error else float(margin > 0)


def _in_a_hundred(chance: float) -> int:
    """Of how many games in a hundred; nothing is sure before the end."""
    return max(1, min(99, round(100 * chance)))


def worth(session: Session, expected: ExpectedMargin, points: float) -> str:
    """By how much a move raised or lowered what could be expected before it: in points, or as a chance to win."""
    if not session.game.is_won_alone:
        return _say("hindsight.worth", n=abs(round(points)), shown=ui.signed(round(points)))
    before, after = expected.margin, expected.margin + points
    change = _chance(after, expected.error) - _chance(before, expected.error)
    wins = round(100 * change) or (1 if points > 0 else -1)
    return _say("hindsight.chance", n=abs(wins), shown=ui.signed(wins))


def points_from(session: Session, point: TurningPoint) -> str:
    """Where the points come from that a better move is judged to be worth more, and what it costs the best rival, as
    that is mostly not seen from what there would be by the next round. Empty where points make up half of what is
    seen, or less than half of all would be told.
    """
    say_game, kept = Sentences(session.game.name), point.loss / 2
    seen = (each for one in point.better.apart for _, what in one.values if isinstance(what, tuple) for each in what)
    if any(isinstance(each, Difference) and each.thing == POINTS and each.number >= kept for each in seen):
        return ""
    worths = {each.key: round(-each.worth) for each in point.better.reasons}
    named = [(worth, key) for key, each in worths.items() if (worth := each) and say_game.has(f"{_FROM}{key}")]
    named.sort(key=lambda each: -abs(each[0]))
    more = [each for each in named if each[0] > 0][:MOST_PARTS]
    less = [each for each in named if each[0] < 0][:1]
    rivals = max(0, worths.get(RIVALS, 0)) if named else 0
    if not (more or rivals) or rivals + sum(worth for worth, _ in (*more, *less)) < kept:
        return ""
    gains, costs = (
        listed([_say(f"hindsight.points_{kind}", n=abs(worth), what=say_game(f"{_FROM}{key}")) for worth, key in side])
        for kind, side in (("more", more), ("less", less))
    )
    who = _called_rival(session, point)
    if not more:
        return _say("hindsight.points_denied", rivals=rivals, who=who)
    return _say("hindsight.points_from", more=gains, less=costs, rivals=rivals, who=who)


def _called_rival(session: Session, point: TurningPoint) -> str:
    """The name of the only rival of whoever made a move; among several, the best one."""
    if len(session.seats) > 2:
        return _say("hindsight.best_rival")
    decision = session.state_before(point.number).decision
    assert decision is not None
    return ui.as_typed(session.seats[1 - decision.seat].name)


def next_time(session: Session, found: Review) -> str:
    """A tip that follows from what spoke most for the better moves; empty where the game has none for it."""
    say_game, spoke = Sentences(session.game.name), defaultdict[str, float](float)
    for point in found.turning_points:
        for reason in point.better.reasons:
            spoke[reason.key] -= reason.worth  # they say what speaks for the move that was played
    least = ENOUGH * sum(point.loss for point in found.turning_points)
    most_first = sorted((key for key in spoke if spoke[key] > least), key=lambda key: -spoke[key])
    tip = next((name for key in most_first if say_game.has(name := f"advice.next_time.{key}")), "")
    return _say("hindsight.next_time", tip=say_game(tip)) if tip else ""


def luck_words(session: Session, seat: int, ledger: Ledger) -> str:
    """What luck brought, and how the game would have ended without it, where that is more than a guess."""
    luck, result = ledger.luck(seat), ledger.results[seat]
    who, name = "you" if session.has_person(seat) else "it", ui.as_typed(session.seats[seat].name)
    is_outright = session.game.is_won_alone
    if abs(luck) < (NOTABLE_OUTRIGHT if is_outright else NOTABLE) or not ledger.is_clear(seat):
        return _say("luck.even")
    kind = "gave" if luck > 0 else "cost"
    if is_outright:
        is_strange = bool(result) and (result > 0) is not (luck > 0)
        return _say(f"luck.{who}_{kind}_{'still' if is_strange else 'outright'}", name=name)
    without = round(result) - round(luck)
    told = _say(f"luck.{who}_{kind}", name=name, points=in_points(abs(round(luck))))
    if len(session.seats) == 1:
        return f"{told} {_say('luck.alone', points=in_points(without))}"
    how = "won" if without > 0 else "lost" if without < 0 else "level"
    return f"{told} {_say(f'luck.{who}_{how}', name=name, points=in_points(abs(without)))}"


def luck_of_all(session: Session, ledger: Ledger) -> Iterator[str]:
    """The luck of every seat with some, for who wants to compare; nothing where no points decide."""
    if session.game.is_won_alone or len(session.seats) == 1:
        return
    for seat, sitting in enumerate(as_shown(session.seats)):
        if not ledger.is_clear(seat):
            continue
        yield _say("luck.of", name=ui.as_typed(sitting.name), luck=ui.signed(round(ledger.luck(seat))))
