"""The panel of a review: the story of the game, its turning points and what may be done about them, what was done well,
and what was luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.bots.advice.fact import STRATEGY
from game.bots.analysis.game_review import Forfeit, Review
from game.bots.analysis.ledger import Brought, Ledger
from game.bots.analysis.review_looks import CloseCall, TurningPoint
from game.bots.roster import PROMPT
from game.engine.flow import Move
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.help.advice_popover import advice_width, fact_words
from scenes.play.input.controls import Group
from scenes.play.input.rails import button_height
from scenes.timeline.asked_why import facts_of
from scenes.timeline.background_review import BackgroundReview
from scenes.timeline.review_words import (
    expected_words,
    gap_words,
    headline,
    luck_of_all,
    luck_words,
    next_time,
    points_from,
    range_words,
    round_words,
    worth,
)
from sprites.paint import palette

_say = Sentences("screens")

ZONE = REVIEW = "review"
TITLE, SIZE, SMALL = 18.0, 14.5, 13.5

DONE, BAR = "review done", 7.0
"""The bar that shows how far a review has come, and its height."""

MOST_HIGH = 620.0
"""Units of height; where more would be said, rows are left out, those of the highest of these levels first."""

REASON, TIP, LUCKY = 1, 2, 3

MINUTE, SOON = 60, 5
"""Seconds of a minute, in which longer waits are told, and of a wait that is not worth telling."""

MINUS = "\N{MINUS SIGN}"


class ReviewModel(NamedTuple):
    """Where the table stands, and what the panel needs of it: moves before a move of this number and chance in words,
    and what can be done.
    """

    move: int
    called: Callable[[int, Move], str]
    chance: Callable[[Brought], str]
    seek: Callable[[int], None]
    try_it: Callable[[], None]
    play_better: Callable[[], None]
    close: Callable[[], None]


def review_group(
    theme: ui.Theme,
    background_review: BackgroundReview,
    shown: ReviewModel,
    meant: Sequence[ui.Area],
    popovers: ui.PopoverLayer,
    weighted: Sequence[ui.Weighted],
) -> Group:
    """The panel, floating where it hides least, and nothing of what is meant."""
    wide, rows = advice_width(theme), [*_rows(theme, background_review, shown)]
    tree = _panel(rows)
    for level in (LUCKY, TIP, REASON):
        if tree.height(theme.at_corner(), wide).wished <= MOST_HIGH:
            break
        rows = [row for row in rows if row.drop < level]
        tree = _panel(rows)
    high = min(MOST_HIGH, tree.height(theme.at_corner(), wide).wished)
    walls = [*weighted, *((area, ui.NEVER) for area in meant)]
    _, area = popovers.panel_spot(theme, REVIEW, [(wide, high)], None, walls, is_steady=True)
    return Group.of(theme, area, tree, floats=True, name=REVIEW, close=shown.close)


def _panel(rows: Sequence[ui.Box]) -> ui.Box:
    return ui.Column(*rows, gap=5, pad=(14, 10, 14, 10), back=(ui.popover_plate(),), tells=_told("title"))


def _rows(theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel) -> Iterator[ui.Box]:
    assert background_review.seat is not None
    session, found = background_review.session, background_review.review
    name = ui.as_typed(session.seats[background_review.seat].name)
    head = ui.Text(_say("hindsight.title", name=name), ui.Style.TITLE, size=TITLE, cut=True, grow=1)
    act = "close" if background_review.is_done else "stop"
    yield ui.Row(head, _button(theme, act, _say(f"hindsight.{act}"), shown.close, ui.action("timeline.review")), gap=8)
    if found:
        yield _line(headline(session, found), tells=_told("story"))
        if gap := gap_words(session, found.seat):
            yield _line(gap, SMALL, tells=_told("gap"))
    if not background_review.is_done:
        yield _line(_looking(background_review), SMALL, palette.SECONDARY)
        done = background_review.percent / 100
        yield ui.Art(_paint_done, done, high=BAR, grow=1, snug=True, name=DONE, tells=_told("title"))
    if found is None:
        return
    expected = found.expected[shown.move]
    if expected.error:
        told = _told("expected", more=range_words(session, expected))
        yield _line(expected_words(session, background_review.seat, expected), SMALL, tells=told)
    if found.forfeits or found.turning_points or background_review.is_done:
        words = _say(f"hindsight.{_found(background_review, found)}", n=len(found.close_calls))
        yield _line(words, SMALL, palette.BRASS_LIGHT)
    for place, forfeit in enumerate(found.forfeits):
        yield _forfeit(theme, background_review, shown, place, forfeit)
    for place, point in enumerate(found.worst_first, len(found.forfeits)):
        yield from _point(theme, background_review, shown, place, point)
    for place, call in enumerate(found.close_calls, len(found.forfeits) + len(found.turning_points)):
        yield _close_call(theme, background_review, shown, place, call)
    if background_review.is_done and (tip := next_time(session, found)):
        yield _line(tip, SMALL, tells=_told("next_time"), drop=TIP)
    if found.sight:
        yield from _sight(theme, background_review, shown, found)
    if found.ledger:
        yield from _luck(theme, background_review, shown, found.ledger)


def _paint_done(pen: ui.Pen, area: ui.Area, done: float) -> None:
    """A groove that fills with brass."""
    x, y, width, height = area
    pen.fill(area, palette.BLACK, 0.55, height / 2)
    pen.fill((x, y, max(height, width * done), height), palette.BRASS, 0.95, height / 2)


def _looking(background_review: BackgroundReview) -> str:
    """How far the review has come, and about how long it will still take, once that can be said; from the close look on
    at how many moves it looks.
    """
    sight, left = background_review.review.sight if background_review.review else None, background_review.seconds_left
    key = "hindsight.closely" if sight else "hindsight.looking"
    values = {"n": sight.closely if sight else 0, "percent": background_review.percent}
    if left is None:
        return _say(key, **values)
    if left > MINUTE:
        return _say(f"{key}_minutes", minutes=round(left / MINUTE), **values)
    return _say(f"{key}_time", **values) if left > SOON else _say(f"{key}_soon", **values)


def _sight(theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, found: Review) -> Iterator[ui.Box]:
    """The strongest move and what it did."""
    sight, session = found.sight, background_review.session
    if sight and (strong := sight.strongest):
        yield _line(_say("hindsight.did_best"), SMALL, palette.BRASS_LIGHT)
        lead = worth(session, found.expected[strong.number], strong.lead)
        label = _say("hindsight.strongest", when=round_words(session, strong.number), lead=lead)
        told = ui.Explanation(label, remarks=(_say("hindsight.strongest_told"),))
        says = _say("hindsight.played", move=shown.called(strong.number, strong.move))
        yield ui.Row(
            _button(theme, "strongest", label, partial(shown.seek, strong.number), None, tells=told),
            ui.Text(
                " ".join(filter(None, (says, fact_words(session).all(each for each in strong.facts if each.is_gain)))),
                ui.Style.BODY, size=SMALL, lines=4, grow=1, tells=told,
            ),
            gap=8,
        )  # fmt: skip


def _found(background_review: BackgroundReview, found: Review) -> str:
    """What stands over the turning points; a hand that looks back on its own moves can find none."""
    if found.forfeits or found.turning_points:
        return "points"
    if found.close_calls:
        return "close_calls"
    session = background_review.session
    if session.seats[found.seat].player == PROMPT:
        return "none_by_itself"
    is_lost = len(session.seats) > 1 and found.expected[-1].margin < 0
    return "none_lost" if is_lost else "none"


def _point(
    theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, place: int, point: TurningPoint
) -> Iterator[ui.Box]:
    """A turning point: what was played, what would have been better, and why; where the table stands at it, also what
    to do.
    """
    session, found = background_review.session, background_review.review
    assert found
    is_here = point.number == shown.move
    loss = worth(session, found.expected[point.number], -point.loss)
    played, better = (shown.called(point.number, move) for move in (point.move, point.better.move))
    label = _say("hindsight.point", when=round_words(session, point.number), loss=loss)
    told = ui.Explanation(label, remarks=(_say("hindsight.point_told", loss=loss.removeprefix(MINUS)),))
    says = _say("hindsight.was_hint" if point.was_hint else "hindsight.better", played=played, better=better)
    yield ui.Row(
        _button(
            theme, f"point:{place}", label, lambda: shown.seek(point.number), ui.action(f"timeline.point_{place + 1}"),
            "primary" if is_here else "plain", told,
        ),
        ui.Text(says, ui.Style.BODY, size=SMALL, lines=4, grow=1, tells=told),
        gap=8,
    )  # fmt: skip
    if reason := _reason(session, point):
        yield _line(reason, SMALL, palette.SECONDARY, tells=_told("terms"), drop=0 if is_here else REASON)
    if is_here:
        row = [_button(theme, "try_it", _say("hindsight.try_it"), shown.try_it, ui.action("timeline.try_it"))]
        if background_review.is_done:
            better_line = _say("hindsight.better_line")
            row.append(_button(theme, "better_line", better_line, shown.play_better, ui.action("timeline.better_line")))
        yield ui.Row(*row, ui.Gap(grow=1), gap=8)


def _forfeit(
    theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, place: int, forfeit: Forfeit
) -> ui.Box:
    """A move that gave something away, and what."""
    session, found = background_review.session, background_review.review
    assert found
    loss = worth(session, found.expected[forfeit.number], -forfeit.loss)
    label = _say("hindsight.point", when=round_words(session, forfeit.number), loss=loss)
    told = ui.Explanation(label, remarks=(_say("hindsight.forfeit_told"),))
    return ui.Row(
        _button(
            theme, f"point:{place}", label, partial(shown.seek, forfeit.number),
            ui.action(f"timeline.point_{place + 1}"), "primary" if forfeit.number == shown.move else "plain", told,
        ),
        ui.Text(fact_words(session)(forfeit.fact), ui.Style.BODY, size=SMALL, lines=4, grow=1, tells=told),
        gap=8,
    )  # fmt: skip


def _reason(session: Session, point: TurningPoint) -> str:
    """Why the other move was better: what its futures have more of, or what it does, and where points come from."""
    words, facts, points = fact_words(session), facts_of(point), points_from(session, point)
    told = words.all(facts)
    if not point.better.apart:
        # What only the judgement knows is said by where its points come from.
        gains = [each for each in facts if each.is_gain and not (points and each.layer == STRATEGY)]
        told = _say("hindsight.with_it", what=words.all(gains)) if gains else ""
    return " ".join(filter(None, (told, points)))


def _close_call(
    theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, place: int, call: CloseCall
) -> ui.Box:
    """A move that may have cost something."""
    played, better = (shown.called(call.number, move) for move in (call.move, call.better))
    label = _say("hindsight.move", when=round_words(background_review.session, call.number))
    told = ui.Explanation(label, remarks=(_say("hindsight.close_call_told"),))
    return ui.Row(
        _button(
            theme, f"point:{place}", label, partial(shown.seek, call.number),
            ui.action(f"timeline.point_{place + 1}"), "primary" if call.number == shown.move else "plain", told,
        ),
        ui.Text(
            _say("hindsight.perhaps", played=played, better=better),
            ui.Style.BODY, size=SMALL, lines=3, grow=1, tells=told,
        ),
        gap=8,
    )  # fmt: skip


def _luck(theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, ledger: Ledger) -> Iterator[ui.Box]:
    """What was luck, and the luckiest and unluckiest of the seat that is looked back on."""
    session, seat = background_review.session, background_review.seat
    assert seat is not None
    told = ui.Explanation(_say("luck.luck"), remarks=(_say("luck.luck_told"), *luck_of_all(session, ledger)))
    yield _line(luck_words(session, seat, ledger), SMALL, palette.BRASS_LIGHT, tells=told)
    for kind, brought in zip(("luckiest", "unluckiest"), background_review.fortunes, strict=True):
        if (brought.luck[seat] > 0) is not (kind == "luckiest") or not round(brought.luck[seat]):
            continue
        if not brought.is_clear(seat):
            continue
        # Without a number: it is measured otherwise than what can be expected before and after, which stands above.
        deal = "_deal" if brought.number < 0 else ""
        when = round_words(session, min(brought.number + 1, len(session.moves) - 1))
        label = _say(f"luck.{kind}{deal}", when=when)
        told = ui.Explanation(label, remarks=(_say(f"luck.{kind}_told"),))
        yield ui.Row(
            _button(theme, kind, label, partial(shown.seek, brought.number + 1), None, tells=told),
            ui.Text(shown.chance(brought), ui.Style.BODY, size=SMALL, lines=2, cut=True, grow=1, tells=told),
            gap=8,
            drop=LUCKY,
        )


def _button(
    theme: ui.Theme,
    name: str,
    label: str,
    act: Callable[[], None],
    key: ui.InputAction | None,
    kind: str = "plain",
    tells: ui.Explanation | None = None,
) -> ui.Box:
    return ui.Button(
        name, label, act, kind, key=key, zone=ZONE, snug=True, high=button_height(theme),
        tells=tells or _told(name, label),
    )  # fmt: skip


def _told(name: str, title: str = "", more: str = "") -> ui.Explanation:
    remarks = tuple(filter(None, (_say(f"hindsight.{name}_told"), more)))
    return ui.Explanation(title or _say("hindsight.panel"), remarks=remarks)


def _line(
    words: str,
    size: float = SIZE,
    colour: palette.Colour = palette.IVORY,
    tells: ui.Explanation | None = None,
    drop: int = 0,
) -> ui.Text:
    return ui.Text(words, ui.Style.BODY, size=size, colour=colour, lines=4, tells=tells or _told("title"), drop=drop)
