"""What a lab has found, as boxes: a row for each piece, what even is, and the price; on the screen and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game import game_named
from game.lab.findings import Finding, LabReport, Price
from game.lab.interval import Interval
from game.lab.subject import PrintedNumber
from game.text.sentences import Sentences
from scenes import ui
from scenes.ui.pen import Align
from sprites.paint import palette

say = Sentences("screens")

ROW = 62.0
NAME, COLUMN, CHART, WORTH = (110.0, 240.0), (58.0, 92.0), (60.0, 200.0), (80.0, 120.0)
"""How wide columns are: the same in all rows."""
BAR_HIGH, HAIR, DOT = 9.0, 1.0, 9.0
FARTHEST = 15.0
"""Points beyond which an interval is cut off."""
MOST_IN_A_PICTURE = 9
STAR, STAR_SIDE = "polar-star", 16.0


class LabView(NamedTuple):
    """What there is to be shown: of which game, what is looked at, what its pieces are called, which number of one is
    changed, and what is known.
    """

    game: str
    title: str
    names: dict[str, str]
    number: PrintedNumber | None
    report: LabReport


def signed(value: float) -> str:
    """Points with a sign and one decimal."""
    return f"+{ui.tenths(value)}" if value > 0.05 else ui.tenths(value if value < -0.05 else 0.0)


def told_interval(interval: Interval) -> str:
    """A mean and how far it may be off."""
    return say("lab.interval", mean=signed(interval.mean), reach=ui.tenths(interval.reach))


def is_known(interval: Interval) -> bool:
    """Whether there is any end to it."""
    return interval.reach < float("inf")


def price_words(price: Price, number: PrintedNumber | None = None) -> str:
    """At which price a piece would be even, or about how far away that is."""
    if price.is_known and price.value:
        mean, low, high = price.value
        if number:
            at = number.value
            words = {"at": ui.tenths(at + mean), "low": ui.tenths(at + low), "high": ui.tenths(at + high)}
            return say("lab.even_at", number=ui.as_typed(number.name), **words)
        if price.value.holds(0):
            return say("lab.is_even")
        key = "lab.even_with_less" if mean < 0 else "lab.even_with_more"
        ends = sorted((abs(low), abs(high)))
        return say(key, points=ui.tenths(abs(mean)), low=ui.tenths(ends[0]), high=ui.tenths(ends[1]))
    return say("lab.not_yet", n=price.more) if price.more else say("lab.not_yet_known")


def piece_row(view: LabView, index: int, chosen: bool = False) -> ui.Box:
    """A piece: how often it was taken, how often its takers won, and what it was worth."""
    found = view.report.pieces[index]
    name = ui.as_typed(view.names.get(found.piece, found.piece))
    price = say("lab.never_offered") if not found.offered and view.report.games else price_words(found.price)
    star = [ui.icon(STAR, STAR_SIDE, palette.GILT, tells=told("star"))] if found.has_star else []
    return ui.list_row(
        index,
        False,
        ui.Column(
            ui.Gap(grow=1),
            ui.Row(ui.Text(name, ui.Style.STRONG, size=16, cut=True), *star, ui.Gap(grow=1), gap=6),
            ui.Text(price, ui.Style.FINE, size=13, lines=2, cut=True, tells=told("price")),
            ui.Gap(grow=1),
            wide=NAME,
            grow=1,
        ),
        _share(found.taken.share, say("lab.of", n=found.offered), "taken", bool(found.offered), 2),
        _share(found.won.share, say("lab.of", n=found.takers), "won", bool(found.takers), 3),
        *_worth(found, view.report, _span(view.report)),
        gap=10,
        pad=(12, 3, 12, 3),
        tells=ui.Explanation(name, remarks=tuple(_row_told(found, price))),
    )


def _row_told(found: Finding, price: str) -> Iterator[str]:
    if found.offered:
        yield say("lab.taken_row", n=found.takers, share=ui.percent(found.taken.share))
    if found.takers:
        low, high = ui.percent(found.won.low), ui.percent(found.won.high)
        yield say("lab.won_row", share=ui.percent(found.won.share), low=low, high=high)
    if is_known(found.worth):
        yield say("lab.worth_row", points=told_interval(found.worth), n=found.pairs)
    yield price
    if found.has_star:
        yield say("lab.star_told")


def told(what: str) -> ui.Explanation:
    """What a column means."""
    return ui.explained(f"lab.{what}")


def _share(share: float, of: str, what: str, is_told: bool, drop: int) -> ui.Box:
    words = ui.percent(share) if is_told else say("lab.nothing")
    return ui.Column(
        ui.Text(words, ui.Style.FIGURE, align="right", tells=told(what)),
        ui.Text(of, ui.Style.FINE, align="right", cut=True, drop=1, tells=told(what)),
        wide=COLUMN,
        snug=True,
        drop=drop,
    )


def _worth(found: Finding, report: LabReport, span: tuple[float, float]) -> Iterator[ui.Box]:
    known = is_known(found.worth)
    words = told_interval(found.worth) if known else say("lab.nothing")
    even = report.even.mean if is_known(report.even) else None
    tells = told("worth")
    yield ui.Art(
        _paint_interval, found.worth if known else None, even, span, high=26.0, grow=1, wide=CHART, drop=4,
        tells=tells,
    )  # fmt: skip
    yield ui.Column(
        ui.Text(words, ui.Style.FIGURE, align="right", tells=tells),
        ui.Text(say("lab.pairs", n=found.pairs), ui.Style.FINE, align="right", cut=True, drop=1, tells=tells),
        wide=WORTH,
        snug=True,
    )


def _span(report: LabReport) -> tuple[float, float]:
    """From where to where intervals are drawn: all of them, and nothing."""
    known = [each.worth for each in report.pieces if is_known(each.worth)] + [report.even] * is_known(report.even)
    low, high = min((each.low for each in known), default=-1.0), max((each.high for each in known), default=1.0)
    return max(-FARTHEST, min(low, -1.0)), min(FARTHEST, max(high, 1.0))


def _paint_interval(
    pen: ui.Pen, area: ui.Area, worth: Interval | None, even: float | None, span: tuple[float, float]
) -> None:
    """An interval on the scale of all, nothing as a hair, and where even is."""
    x, y, width, height = area
    low, high = span

    def at(points: float) -> float:
        return x + width * (max(low, min(high, points)) - low) / (high - low)

    middle = y + height / 2
    pen.fill((x, middle - HAIR / 2, width, HAIR), palette.BOOK_INK, 0.3)
    pen.fill((at(0) - HAIR / 2, y + 3, HAIR, height - 6), palette.BOOK_INK, 0.5)
    if even is not None:
        pen.fill((at(even) - 1, y, 2, height), palette.GILT, 0.9)
    if worth:
        left, right = at(worth.low), at(worth.high)
        pen.fill((left, middle - BAR_HIGH / 2, max(2.0, right - left), BAR_HIGH), palette.GREEN_INK, 0.4, 3)
        pen.dot(at(worth.mean), middle, DOT, palette.GREEN_INK)


def headings() -> ui.Box:
    """What the columns are called."""
    spans = {"piece": NAME, "taken": COLUMN, "won": COLUMN, "chart": CHART, "worth": WORTH}
    return ui.Row(*(_heading(what, wide) for what, wide in spans.items()), gap=10, pad=(12, 0, 12, 2))


def _heading(what: str, wide: ui.Span) -> ui.Box:
    """What a column is called, which leaves and grows as it does."""
    drop, grow = {"taken": 2, "won": 3, "chart": 4}.get(what, 0), float(what in ("piece", "chart"))
    if what == "chart":
        return ui.Gap(wide=wide, grow=grow, drop=drop)
    side: Align = "left" if what == "piece" else "right"
    return ui.Text(
        say(f"lab.{what}"), ui.Style.HEADING, align=side, wide=wide, grow=grow, cut=True, drop=drop, tells=told(what)
    )


def even_line(view: LabView) -> ui.Box:
    """What our pieces are worth to their takers."""
    report = view.report
    known = is_known(report.even)
    words = say("lab.even_is", points=told_interval(report.even), n=report.ours) if known else say("lab.even_unknown")
    return ui.Text(words, ui.Style.BODY, lines=2, cut=True, tells=told("even"))


def number_line(view: LabView) -> Sequence[ui.Box]:
    """At which value of a changed number the piece would be even."""
    line, number = view.report.line, view.number
    if line is None or number is None:
        return ()
    words = say("lab.number_now", number=ui.as_typed(number.name), now=number.value, price=price_words(line, number))
    return (ui.Text(words, ui.Style.STRONG, size=15, lines=3, cut=True, tells=told("number")),)


def picture(view: LabView) -> ui.Box:
    """All of it over the whole canvas, to keep and to show to others."""
    shown = sorted(range(len(view.report.pieces)), key=lambda at: -view.report.pieces[at].pairs)[:MOST_IN_A_PICTURE]
    games = say("lab.picture_games", game=game_named(view.game).called, n=view.report.games)
    return ui.Column(
        ui.golden(ui.as_typed(view.title), 34, "center"),
        ui.Text(games, ui.Style.ASIDE, size=18, align="center"),
        14,
        ui.sheet(
            headings(),
            *(ui.Overlay(piece_row(view, at), high=ROW) for at in sorted(shown)),
            ui.Gap(grow=1),
            *number_line(view),
            even_line(view),
            ui.Text(say("lab.picture_foot"), ui.Style.FINE, lines=2),
            grow=1,
        ),
        pad=(90, 34, 90, 34),
    )
