"""Final scoring: the categories counted up one after the other, then the winner, the table and the curve."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pygame

from game.core.sentences import Sentences
from game.core.session import HUMAN, Session
from game.hall_of_fame import HallOfFame, Result, hall_of
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Row
from scenes.kit.explanation import Explanation
from scenes.kit.leaves import Art, icon, laurel, plate
from scenes.kit.pen import Pen
from scenes.kit.text import Text
from scenes.kit.titles import section
from scenes.results.bars import AXIS, bars_plate
from scenes.results.counting_up import (
    COUNT_MS,
    Counting,
    Highlight,
    ScoreSheet,
    in_points,
    points_after_rounds,
)
from scenes.results.curve import LABEL, curve_plate
from scenes.results.ladder import ladder
from scenes.results.result_scene import SIDES, ResultScene
from scenes.results.score_table import table_plate
from scenes.results.score_words import Scoring
from scenes.results.winner import winner_plate
from scenes.window.desk import Desk
from scenes.window.motion import PACES
from sprites import palette
from sprites.palette import SCORE_BARS

say = Sentences("screens")

GAP = 12.0
WINNER, MOST_GROWN = (88.0, 142.0), 1.25
"""How high the plate of the winner must be and wishes to be, and for which letters at most it grows."""
LEFT, RIGHT, RECORDS = (420.0, 764.0), (300.0, 448.0), (180.0, 380.0)
TITLE, LAUREL = 34.0, 90.0
"""Sizes of title and laurel, which are large enough for every size of letters."""


class ScoringScene(ResultScene):
    """The end of a game. Any click or key while it counts shows everything at once."""

    def __init__(self, desk: Desk, session: Session, scoring: Scoring) -> None:
        super().__init__(desk, session)
        self.sheet = ScoreSheet(session, scoring)
        pace = 0.0 if desk.settings.reduced_motion else PACES[desk.settings.speed]
        self.counting = Counting(tuple(self.sheet.scoring.categories), COUNT_MS * pace)
        self._hall: HallOfFame | None = None
        self._place = 0

    def enter(self) -> None:
        """Enter a solo result of a person in the hall of fame."""
        session = self.session
        if self.sheet.is_solo and session.seats[0].player == HUMAN:
            self._hall = hall_of(session.game.name)
            self._place = self._hall.add(
                Result(
                    self.sheet.winner.total,
                    session.seats[0].name,
                    date.today().isoformat(),
                    str(session.seed),
                    session.options,
                    session.state.fingerprint(),
                )
            )
        super().enter()

    def update(self, dt_ms: float) -> None:
        """Count on."""
        super().update(dt_ms)
        if self.counting.is_done:
            return
        if self.counting.advance(dt_ms):
            self.desk.sounds.play("stamp")
        if self.counting.is_done:
            self.desk.sounds.play("victory")
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """While it counts, a click or key only ends the counting."""
        if not self.counting.is_done and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.counting.finish()
            self.desk.sounds.play("victory")
            self.rebuild()
            return True
        return super().handle(event)

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> Box:
        """Winner, bars, table, curve; solo, the ladder besides."""
        sheet, letter, is_done = self.sheet, self._letter, self.counting.is_done
        rounds = say("results.rounds", n=len(points_after_rounds(self.session)))
        bars = bars_plate(sheet, self.counting, self._note(), letter)
        left = [bars, self._ladder()] if sheet.is_solo else [bars]
        right = [table_plate(sheet, self.counting), curve_plate(sheet, is_done, letter)]
        plates = Row(
            Column(*left, gap=GAP, grow=1, wide=LEFT), Column(*right, gap=GAP, wide=RIGHT), gap=GAP, grow=1
        )
        top = self._winner() if is_done else self._counted_now()
        body = Column(top, plates, gap=GAP, pad=SIDES)
        return self.ended(say("results.title"), say("results.told"), rounds, body)

    @property
    def _letter(self) -> float:
        """The size of letters in bars and curve; in a small window no text is as small as was wished."""
        wished = LABEL * self.theme.letter
        return self.theme.text_height(wished) / self.theme.s / LABEL

    def _note(self) -> str:
        """How the category being counted is scored; afterwards, how ties stand, or solo, how a name is earned."""
        sheet, key = self.sheet, self.counting.category
        if key:
            return sheet.scoring.rule(key)
        if sheet.is_solo:
            return say("results.solo_note")
        return sheet.other_ties() or sheet.scoring.say("scores.ties")

    @property
    def _high(self) -> tuple[float, float]:
        """How high the plate of the winner must be and wishes to be."""
        return WINNER[0], WINNER[1] * max(1.0, min(self.theme.letter, MOST_GROWN))

    def _winner(self) -> Box:
        sheet, winner = self.sheet, self.sheet.winner
        title, words, stood_out = sheet.title, sheet.margin(), sheet.highlights()
        if sheet.is_solo:
            title = sheet.scoring.name_of(winner.total) or say("results.unknown")
            words, stood_out = self._solo_words(), self._records()
        records = [_highlight(place, each) for place, each in enumerate(stood_out)]
        return winner_plate(
            title, TITLE / max(1.0, self.theme.letter), words, sheet.session.seats[winner.seat].colour,
            sheet.told_total(winner.seat),
            laurel(winner.total, LAUREL / max(1.0, self.theme.letter), tells=sheet.told_total(winner.seat)),
            Art(Pen.fill, AXIS, wide=1.0, margin=(8, 10, 8, 10)),
            Column(*records, wide=RECORDS),
            high=self._high,
        )  # fmt: skip

    def _counted_now(self) -> Box:
        """What is being counted."""
        key = self.counting.category
        assert key is not None
        sheet = self.sheet
        category, told = sheet.scoring.categories[key], sheet.scoring.told(key)
        words = say("results.category", letter=category.letter, label=sheet.scoring.label(key))
        return Row(
            icon(category.icon, 54, SCORE_BARS[category.letter], tells=told),
            Column(
                Gap(grow=1),
                Text(words, "title", 28, tells=told),
                Text(sheet.scoring.rule(key), "text", 17, palette.SECONDARY, lines=2, tells=told),
                Gap(grow=1),
                Text(say("results.skip"), "aside", 15, palette.DIM, align="right", tells=told, drop=1),
                grow=1,
            ),
            gap=32,
            high=self._high,
            pad=(62, 8, 24, 8),
            back=(plate(radius=8),),
        )

    def _solo_words(self) -> str:
        points = self.sheet.winner.total
        above = next(
            ((least, name) for least, name in reversed(self.sheet.scoring.ladder()) if points < least), None
        )
        if above is None:
            return say("results.highest")
        return say("results.above", n=above[0] - points, name=above[1])

    def _records(self) -> Sequence[Highlight]:
        """How this solo result stands among the player's own."""
        if self._hall is None:
            return ()
        results, best = self._hall.results, self._hall.results[0]
        average = round(sum(result.points for result in results) / len(results))
        name = self.sheet.scoring.name_of(best.points) or say("results.no_name")
        found = {
            "podium": ("among", say("results.among_words", n=self._place, of=len(results))),
            "trophy-cup": ("best", say("results.best_words", points=in_points(best.points), name=name)),
            "scales": ("average", in_points(average)),
        }
        return [
            Highlight(sign, say(f"results.{key}"), words, say(f"results.{key}_told"))
            for sign, (key, words) in found.items()
        ]

    def _ladder(self) -> Box:
        points = self.sheet.winner.total if self.counting.is_done else None
        rungs = ladder(self.sheet.scoring.ladder(), points, columns=2)
        return section(say("hall.ladder"), rungs, Gap(grow=1), told=say("hall.ladder_told"), grow=1)


def _highlight(place: int, highlight: Highlight) -> Box:
    """What stood out: icon, heading and sentence."""
    told = Explanation(highlight.heading, remarks=(highlight.words, highlight.told))
    return Row(
        icon(highlight.icon, 25, palette.BRASS_LIGHT),
        Column(
            Gap(grow=1),
            Text(highlight.heading, "name", 14, palette.BRASS_LIGHT, cut=True),
            Text(highlight.words, "text", 15, cut=True),
            Gap(grow=1),
            grow=1,
        ),
        gap=14,
        grow=1,
        drop=place,
        tells=told,
    )
