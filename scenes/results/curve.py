"""The curve of the final scoring: a line for every seat through its points after each round, up to the final score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.text.sentences import NUMERALS, Sentences
from scenes import ui
from scenes.results.chart import END, AxisMark, Line, LineChart, lie_chart
from scenes.results.counting_up import ScoreSheet
from scenes.results.score_words import Scoring
from sprites.paint import palette

say = Sentences("screens")

MOST_ROUND_NUMBERS = 12
"""How many rounds are numbered under the curve of a long game."""
ALONE = 240.0
"""How high a curve wishes to be with nothing below it."""
NUMERALS_FROM = 1.2
"""The size of letters from which ages are called by their numerals."""


def curve_plate(
    sheet: ScoreSheet,
    is_counted: bool,
    letter: float,
    before: Sequence[Sequence[int]] = (),
    *,
    is_alone: bool = False,
) -> ui.Column:
    """The curve; its last stop is the final score, once counted. `letter` is the size of letters, `before` the points
    after each round of the game that a branch has left: they lie beside it as thinner lines. Where it `is_alone` in its
    column it takes all of the height.
    """
    words = say("results.curve_told" if not before else "results.curve_of_branch_told")
    told = ui.Explanation(say("results.curve"), remarks=(words,))
    high = 90.0, ALONE if is_alone else 130.0
    lie = partial(lie_chart, _chart(sheet, is_counted, letter, before), letter)
    field = ui.Field(lie, grow=1, tells=told, high=high)
    return ui.section(say("results.curve"), field, told=words, drop=1, grow=int(is_alone))


def _chart(sheet: ScoreSheet, is_counted: bool, letter: float, before: Sequence[Sequence[int]]) -> LineChart:
    """The points of every seat, the first in front."""
    curves = {score.seat: tuple(sheet.curve(score.seat)) for score in sheet.scores}
    rounds = len(curves[0]) - 1
    lines = tuple(
        Line(
            curve,
            palette.PLAYERS[sheet.session.seats[seat].colour].colour,
            partial(_told, sheet, seat, curve),
            ui.disc(sheet.session.seats[seat].colour, END, tells=sheet.told_total(seat)),
            tuple(points[seat] for points in before[:rounds]),
        )
        for seat, curve in curves.items()
    )
    every = [value for line in lines for value in (*line.values, *line.before)]
    most = max(10, -(-max(every) // 10) * 10)
    least = min(0, min(every) // 10 * 10)
    stretches = *_stretches(sheet.scoring, rounds, letter), AxisMark(rounds, say("results.end"))
    return LineChart(lines, (least, 0, most // 2, most), stretches, is_counted)


def _told(sheet: ScoreSheet, seat: int, curve: Sequence[int], stop: int) -> ui.Explanation:
    """What a dot says: the points after a round, and what it brought."""
    if stop == len(curve) - 1:
        return sheet.told_total(seat)
    name = ui.as_typed(sheet.session.seats[seat].name)
    words = [say("results.after_points", n=ui.number(curve[stop]))]
    if stop:
        words.append(say("results.after_change", change=ui.signed(curve[stop] - curve[stop - 1])))
    return ui.Explanation(say("results.after", name=name, round=stop + 1), remarks=tuple(words))


def _stretches(scoring: Scoring, rounds: int, letter: float = 1.0) -> list[AxisMark]:
    """What stands under the curve: every age at the stop in its middle, or every few rounds their number."""
    if not scoring.ages:
        return numbered(rounds)
    in_age, by_numeral = scoring.rounds_in_age, letter > NUMERALS_FROM
    played = range(1, min(scoring.ages, rounds // in_age) + 1)
    return [
        AxisMark(
            in_age * (age - 0.5) - 0.5, NUMERALS[age] if by_numeral else scoring.say(f"ages.{age}"), (NUMERALS[age],)
        )
        for age in played
    ]


def numbered(rounds: int) -> list[AxisMark]:
    """The numbers of every few rounds, as many as there is room for before the end."""
    step = max(1, -(-rounds // MOST_ROUND_NUMBERS))
    return [AxisMark(number - 1, str(number)) for number in range(1, rounds + 1 - step // 2, step)]
