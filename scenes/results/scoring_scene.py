"""Final scoring: the categories counted up one after the other, then the winner, the table and the curve."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pygame

from game.core.session import HUMAN, Session
from game.hall_of_fame import HallOfFame, Result, hall_of
from scenes.kit.screen import TOP_RAIL
from scenes.results.counting_up import COUNT_MS, Counting, ScoreSheet, in_points, points_after_rounds
from scenes.results.result_scene import ResultScene
from scenes.results.score_plates import lay_bars, lay_curve, lay_highlights, lay_ladder, lay_table, lay_winner
from scenes.results.score_words import Scoring
from scenes.window.desk import Desk
from scenes.window.drawing import lay_heading, lay_picture, lay_plate, lay_text
from scenes.window.layout import Area
from scenes.window.motion import PACES
from sprites import palette

WINNER: Area = (28.0, 50.0, 1224.0, 142.0)
HIGHLIGHTS: Area = (858.0, 60.0, 380.0, 122.0)
BARS: Area = (28.0, 204.0, 764.0, 462.0)
SOLO_BARS: Area = (28.0, 204.0, 764.0, 212.0)
LADDER: Area = (28.0, 426.0, 764.0, 240.0)
TABLE: Area = (804.0, 204.0, 448.0, 268.0)
CURVE: Area = (804.0, 482.0, 448.0, 184.0)


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
            self._counted()
        self.dirty = True

    def _counted(self) -> None:
        self.desk.sounds.play("victory")
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """While it counts, a click or key only ends the counting."""
        if not self.counting.is_done and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.counting.finish()
            self._counted()
            return True
        return super().handle(event)

    # -- picture ----------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """Winner, bars, table, curve; solo, the ladder besides."""
        theme, session = self.theme, self.session
        self.lay_rail_title(surface, "FINAL SCORING")
        rounds = len(points_after_rounds(session))
        words = f"{session.game.title}   ·   {rounds} rounds   ·   seed {session.seed}"
        lay_text(theme, surface, words, 1256, TOP_RAIL / 2, "text", 15, palette.BRASS_LIGHT, 600, "midright")
        self._paint_winner(surface)
        lay_table(theme, surface, TABLE, self.sheet, self.counting)
        lay_curve(theme, surface, CURVE, self.sheet, self.counting.is_done)
        bars = SOLO_BARS if self.sheet.is_solo else BARS
        lay_bars(theme, surface, bars, self.sheet, self.counting, self._note())
        if self.sheet.is_solo:
            self._paint_ladder(surface)

    def _note(self) -> str:
        """How the category being counted is scored; afterwards, how ties stand, or solo, how a name is earned."""
        sheet, key = self.sheet, self.counting.category
        if key:
            return sheet.scoring.categories[key].rule
        if sheet.is_solo:
            return "Every name in the hall of fame is earned by the points beside it."
        return sheet.other_ties() or sheet.scoring.ties.rule

    def _paint_winner(self, surface: pygame.Surface) -> None:
        theme, sheet = self.theme, self.sheet
        if not self.counting.is_done:
            self._paint_counting(surface)
            return
        winner = sheet.winner
        colour = sheet.session.seats[winner.seat].colour
        if sheet.is_solo:
            title = sheet.scoring.name_of(winner.total) or "Unknown to history"
            lay_winner(theme, surface, WINNER, title, self._solo_words(), winner.total, colour)
        else:
            lay_winner(theme, surface, WINNER, sheet.title, sheet.margin(), winner.total, colour)
        lay_highlights(theme, surface, HIGHLIGHTS, self._records() if sheet.is_solo else sheet.highlights())

    def _paint_counting(self, surface: pygame.Surface) -> None:
        theme = self.theme
        lay_plate(theme, surface, WINNER, radius=8)
        key = self.counting.category
        if key is None:
            return
        category = self.sheet.scoring.categories[key]
        x, y, width, _ = WINNER
        mark = theme.icon(category.icon, 54, palette.SCORE_BARS[category.letter])
        lay_picture(theme, surface, mark, x + 90, y + 71)
        lay_text(
            theme,
            surface,
            f"{category.letter}.  {category.label}",
            x + 150,
            y + 52,
            "title",
            28,
            anchor="midleft",
        )
        lay_text(
            theme, surface, category.rule, x + 150, y + 92, "text", 17, palette.SECONDARY, 820, "midleft"
        )
        skip = "any key shows everything"
        lay_text(theme, surface, skip, x + width - 24, y + 116, "aside", 15, palette.DIM, anchor="midright")

    def _solo_words(self) -> str:
        points = self.sheet.winner.total
        above = next(
            ((least, name) for least, name in reversed(self.sheet.scoring.ladder()) if points < least), None
        )
        if above is None:
            return "There is no higher name."
        return f"{above[0] - points} more {{vp}} would have reached **{above[1]}**."

    def _records(self) -> Sequence[tuple[str, str, str]]:
        """How this solo result stands among the player's own: icon, heading and sentence."""
        if self._hall is None:
            return ()
        results, best = self._hall.results, self._hall.results[0]
        place = "the first of all" if len(results) == 1 else f"{_ordinal(self._place)} of {len(results)}"
        average = round(sum(result.points for result in results) / len(results))
        return (
            ("podium", "Among your solo games", place),
            (
                "trophy-cup",
                "Your best",
                f"{in_points(best.points)}, {self.sheet.scoring.name_of(best.points) or 'no name yet'}",
            ),
            ("scales", "Your average", in_points(average)),
        )

    def _paint_ladder(self, surface: pygame.Surface) -> None:
        x, y, width, height = LADDER
        lay_plate(self.theme, surface, LADDER, radius=8)
        lay_heading(self.theme, surface, x + 14, y + 9, "Hall of fame")
        points = self.sheet.winner.total if self.counting.is_done else None
        area = (x + 20, y + 34, width - 40, height - 44)
        lay_ladder(self.theme, surface, area, self.sheet.scoring.ladder(), points, columns=2)


def _ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"
