"""The two pages of the statistics before the first game: what will stand there, pale and marked as an example."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from game import game_named
from game.records.statistics import Rate, Summary
from game.text.sentences import Sentences
from scenes import ui
from scenes.screens.books.figures import AverageCurve, curve, key_of_curve
from scenes.screens.books.statistics_pages import figures_of, part_heading, told
from scenes.table.panels.book import head, page
from sprites.things import book

say = Sentences("screens")

LINES: Mapping[str, Mapping[str, float]] = MappingProxyType(
    {
        "nations": {"vp": 14.2, "colonies": 2.4, "wonders": 6.1, "workers": 8.5, "resources": 9.3},
        "nations_dice": {"books": 8.4, "famine": 5.2, "war": 4.6, "wonders": 4.1, "colonies": 2.3, "buildings": 7.2},
        "nation_deckbuilder": {"health": 17.5},
        "wealth_of_nations": {"tiles": 31.4, "money": 8.2, "notes": -6.3},
    }
)
"""Points by category, as a good game of a newcomer may end; of no game that was played."""

COURSE = (0.16, 0.25, 0.38, 0.49, 0.63, 0.74, 0.88, 1.0)
"""Averages after each round, as shares of the last."""


def example_results(game: str, begin: Callable[[], None]) -> ui.Box:
    """The left page, and the way to a first game."""
    called, lines = game_named(game).called, LINES[game]
    words = say("statistics.nothing", game=called)
    tells = ui.Explanation(called, remarks=(words,))
    mean = sum(lines.values())
    all_of = Summary(12, Rate(7, 12), mean, round(mean * 1.4), lines, (), ())
    button = ui.Button(
        "first_game", say("statistics.first_game"), begin, "primary", zone="by", snug=True,
        tells=ui.explained("statistics.first_game"),
    )  # fmt: skip
    return page(
        head(called, tells),
        _mark(tells),
        ui.Either(*(ui.Pale(ui.Column(*figures_of(game, each))) for each in _from_full(all_of)), grow=1),
        ui.Text(words, ui.Style.PAGE_ASIDE, size=18, align="center", lines=3, tells=tells),
        10,
        ui.Row(ui.Gap(grow=1), button, ui.Gap(grow=1)),
        ui.Gap(grow=1),
    )


def _from_full(all_of: Summary) -> Iterator[Summary]:
    """The same with ever fewer categories: large letters leave no room for a bar of each."""
    lines = list(all_of.lines.items())
    for number in range(len(lines), 0, -1):
        yield all_of._replace(lines=dict(lines[:number]))


def example_course(game: str, letter: float) -> ui.Box:
    """The right page: the course of scores from round to round."""
    words = say("statistics.nothing_right")
    tells = ui.Explanation(say("statistics.title"), remarks=(words,))
    mean = sum(LINES[game].values())
    means = tuple(mean * share for share in COURSE)
    spread = tuple((at * 0.8, at * 1.2 + 1) for at in means)
    course = AverageCurve(means, spread, tuple(at * 0.85 + 1 for at in means))
    name = "course_health" if "health" in LINES[game] else "course"
    drawn = curve(course, [told(name, "course_told")] * len(means), letter, high=(90, 420), grow=2, tells=tells)
    return page(
        part_heading(name, "course_told"),
        _mark(tells),
        2,
        ui.Pale(ui.Column(key_of_curve(True, tells), 4, drawn, 14), grow=1),
        ui.Text(words, ui.Style.PAGE_ASIDE, size=17, align="center", lines=4, tells=tells),
    )


def _mark(tells: ui.Told) -> ui.Box:
    """The word that says so."""
    return ui.Text(
        say("statistics.example"), ui.Style.CHAPTER, size=17, colour=book.RED_INK, align="center", tells=tells
    )
