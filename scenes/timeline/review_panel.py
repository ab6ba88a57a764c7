"""The panel of a review: its turning points, what may be done about them, and what was luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.bots.analysis.game_review import Review, Sight, TurningPoint
from game.bots.analysis.ledger import Brought, Ledger
from game.bots.roster import PROMPT
from game.bots.search.expectation import ExpectedMargin
from game.engine.flow import Move
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.help.advice_popover import advice_width, fact_words
from scenes.play.input.controls import Group
from scenes.play.input.rails import button_height
from scenes.results.counting_up import in_points
from scenes.table.seats import as_shown
from scenes.timeline.asked_why import facts_of
from scenes.timeline.background_review import BackgroundReview
from sprites.paint import palette

_say = Sentences("screens")

ZONE = REVIEW = "review"
TITLE, SIZE, SMALL, DISC = 18.0, 14.5, 13.5, 17.0
FIGURES = 62.0
"""Units for a column of figures."""


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
    tree = ui.Column(
        *_rows(theme, background_review, shown),
        gap=5,
        pad=(14, 10, 14, 10),
        back=(ui.popover_plate(),),
        tells=_told("title"),
    )
    wide = advice_width(theme)
    high = tree.height(theme.at_corner(), wide).wished
    walls = [*weighted, *((area, ui.NEVER) for area in meant)]
    _, area = popovers.panel_spot(theme, REVIEW, [(wide, high)], None, walls, is_steady=True)
    return Group.of(theme, area, tree, floats=True, name=REVIEW, close=shown.close)


def _rows(theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel) -> Iterator[ui.Box | float]:
    assert background_review.seat is not None
    name = ui.as_typed(background_review.session.seats[background_review.seat].name)
    head = ui.Text(_say("hindsight.title", name=name), ui.Style.TITLE, size=TITLE, cut=True, grow=1)
    found = background_review.review
    act = "close" if background_review.is_done else "stop"
    yield ui.Row(head, _button(theme, act, _say(f"hindsight.{act}"), shown.close, ui.action("timeline.review")), gap=8)
    if not background_review.is_done:
        yield _line(_looking(background_review))
    if found is None:
        return
    expected = found.expected[shown.move]
    yield _line(expected_words(background_review.session, background_review.seat, expected), tells=_told("expected"))
    points = found.turning_points
    if found.sight:
        yield from _sight(theme, background_review, shown, found.sight)
    if points or background_review.is_done:
        yield _line(_say(f"hindsight.{_found(background_review, found)}"), SMALL, palette.SECONDARY)
    for place, point in enumerate(points):
        yield from _point(theme, background_review, shown, place, point)
    if found.ledger:
        yield from _luck(theme, background_review, shown, found.ledger)


def _looking(background_review: BackgroundReview) -> str:
    """How far the review has come, and about how long it will still take, once that can be said; from the close look on
    at how many moves it looks.
    """
    sight = background_review.review.sight if background_review.review else None
    key = "hindsight.closely" if sight else "hindsight.looking"
    values = {"n": sight.closely if sight else 0, "percent": background_review.percent}
    if background_review.seconds_left is None:
        return _say(key, **values)
    return _say(f"{key}_time", seconds=background_review.seconds_left, **values)


def _sight(theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, sight: Sight) -> Iterator[ui.Box]:
    """At how many choices the seat did as well as the reviewer, and its strongest move."""
    if sight.choices:
        good = sight.choices - sight.behind
        yield _line(_say("hindsight.as_good", n=good, all=sight.choices), tells=_told("as_good"))
    if strong := sight.strongest:
        lead = _worth(background_review.session, strong.lead)
        label = _say("hindsight.strongest", move=strong.number + 1, lead=lead)
        told = ui.Explanation(label, remarks=(_say("hindsight.strongest_told", lead=ui.tenths(strong.lead)),))
        yield ui.Row(
            _button(theme, "strongest", label, partial(shown.seek, strong.number), None, tells=told),
            ui.Text(
                _say("hindsight.best", move=shown.called(strong.number, strong.move)),
                ui.Style.BODY, size=SMALL, lines=3, grow=1, tells=told,
            ),
            gap=8,
        )  # fmt: skip


def _worth(session: Session, points: float) -> str:
    """By how much the margin grows or shrinks, in points where these decide the game, else in health."""
    number = round(points)
    if session.game.is_won_alone:
        return _say("hindsight.health", shown=ui.signed(number))
    return in_points(number, ui.signed(number))


def _found(background_review: BackgroundReview, found: Review) -> str:
    """What stands over the turning points; a hand that looks back on its own moves can find none."""
    if found.turning_points:
        return "points"
    session = background_review.session
    is_its_own = session.seats[found.seat].player == PROMPT
    return "none_by_itself" if is_its_own else "none"


def expected_words(session: Session, seat: int, expected: ExpectedMargin) -> str:
    """What a seat can expect where the table stands, and how far off that may be: the margin to the best rival, and the
    points where there is none; how it ended, once it has.
    """
    margin, error = round(expected.margin), round(expected.error)
    if len(session.seats) == 1 and not session.game.is_won_alone:
        points, least, most = in_points(margin), ui.number(margin - error), ui.number(margin + error)
        if not error:
            return _say("hindsight.ended_alone", points=points)
        return _say("hindsight.expected_alone", points=points, least=least, most=most)
    if not error:
        return _ended(session, seat, margin)
    return _say(
        "hindsight.expected", margin=ui.signed(margin), least=ui.signed(margin - error), most=ui.signed(margin + error)
    )


def _ended(session: Session, seat: int, margin: int) -> str:
    """Whether a seat has won or lost and by how many points, to the person who sat there or about a computer."""
    how = "won" if margin > 0 else "lost" if margin < 0 else "level"
    whole = "_game" if session.game.is_won_alone else ""  # no points decide such a game
    player = session.seats[seat]
    if session.has_person(seat):
        return _say(f"hindsight.you_{how}{whole}", n=abs(margin))
    return _say(f"hindsight.it_{how}{whole}", name=ui.as_typed(player.name), n=abs(margin))


def _point(
    theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, place: int, point: TurningPoint
) -> Iterator[ui.Box]:
    """A turning point: what was played, and what would have been better; where the table stands at it, also why, and
    what to do.
    """
    is_here = point.number == shown.move
    loss = _worth(background_review.session, -point.loss)
    played, better = (shown.called(point.number, move) for move in (point.move, point.better.move))
    label = _say("hindsight.point", move=point.number + 1, loss=loss)
    told = ui.Explanation(
        label,
        remarks=(_say("hindsight.point_told", error=ui.tenths(point.better.error), loss=ui.tenths(point.loss)),),
    )
    yield ui.Row(
        _button(
            theme, f"point:{place}", label, lambda: shown.seek(point.number), ui.action(f"timeline.point_{place + 1}"),
            "primary" if is_here else "plain", told,
        ),
        ui.Text(
            _say("hindsight.better", played=played, better=better),
            ui.Style.BODY, size=SMALL, lines=3, grow=1, tells=told,
        ),
        gap=8,
    )  # fmt: skip
    if is_here:
        yield _line(fact_words(background_review.session).all(facts_of(point)), tells=_told("terms"))
        row = [_button(theme, "try_it", _say("hindsight.try_it"), shown.try_it, ui.action("timeline.try_it"))]
        if background_review.is_done:
            better_line = _say("hindsight.better_line")
            row.append(_button(theme, "better_line", better_line, shown.play_better, ui.action("timeline.better_line")))
        yield ui.Row(*row, ui.Gap(grow=1), gap=8)


def _luck(theme: ui.Theme, background_review: BackgroundReview, shown: ReviewModel, ledger: Ledger) -> Iterator[ui.Box]:
    """What was luck and what choice, for every seat in whole numbers that add up; and the luckiest and unluckiest of
    the seat that is looked back on.
    """
    heads = ("luck", "choice", "result")
    yield ui.Row(
        ui.Text(
            _say("luck.title_health" if background_review.session.game.is_won_alone else "luck.title"),
            ui.Style.BODY,
            size=SMALL,
            colour=palette.BRASS_LIGHT,
            grow=1,
            tells=_figure_told("luck"),
        ),
        *(_figure(theme, _say(f"luck.{head}"), palette.SECONDARY, head, ui.Style.CAPTION) for head in heads),
        gap=6,
    )
    for seat, sitting in enumerate(as_shown(background_review.session.seats)):
        result, luck = round(ledger.results[seat]), round(ledger.luck(seat))
        figures = (ui.signed(luck), ui.signed(result - luck), ui.signed(result))
        yield ui.Row(
            ui.disc(sitting.colour, DISC, tells=_figure_told("luck")),
            ui.Text(sitting.name, ui.Style.PROSE, size=SIZE, cut=True, grow=1, tells=_figure_told("luck")),
            *(
                _figure(theme, words, palette.IVORY, head, ui.Style.FIGURE)
                for head, words in zip(heads, figures, strict=True)
            ),
            gap=6,
        )
    assert background_review.seat is not None
    for kind, brought in zip(("luckiest", "unluckiest"), background_review.fortunes, strict=True):
        worth = ui.signed(round(brought.luck[background_review.seat]))
        deal = "_deal" if brought.number < 0 else ""
        label = _say(f"luck.{kind}{deal}", move=brought.number + 1, worth=worth)
        told = ui.Explanation(label, remarks=(_say(f"luck.{kind}_told"),))
        yield ui.Row(
            _button(theme, kind, label, partial(shown.seek, brought.number + 1), None, tells=told),
            ui.Text(shown.chance(brought), ui.Style.BODY, size=SMALL, lines=2, cut=True, grow=1, tells=told),
            gap=8,
        )


def _figure(theme: ui.Theme, words: str, colour: palette.Colour, head: str, style: ui.Style) -> ui.Box:
    return ui.Text(
        words,
        style,
        size=SMALL,
        colour=colour,
        align="right",
        wide=FIGURES * max(1.0, theme.letter),
        tells=_figure_told(head),
    )


def _figure_told(head: str) -> ui.Explanation:
    return ui.explained(f"luck.{head}")


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


def _told(name: str, title: str = "") -> ui.Explanation:
    return ui.Explanation(title or _say("hindsight.panel"), remarks=(_say(f"hindsight.{name}_told"),))


def _line(
    words: str, size: float = SIZE, colour: palette.Colour = palette.IVORY, tells: ui.Explanation | None = None
) -> ui.Text:
    return ui.Text(words, ui.Style.BODY, size=size, colour=colour, lines=4, tells=tells or _told("title"))
