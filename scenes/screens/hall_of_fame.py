"""The hall of fame: the ladder of names, and the player's own solo games with seed, options and date."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import pygame

from game import GAMES, game_named
from game.hall_of_fame import hall_of
from scenes.games.doors import doors_of
from scenes.kit.painted_screen import PaintedScreen
from scenes.kit.screen import TOP_RAIL
from scenes.results.score_plates import lay_ladder
from scenes.window.desk import Desk
from scenes.window.drawing import lay_outline, lay_picture, lay_plate, lay_sentences, lay_text, lay_tint
from scenes.window.layout import Area
from scenes.window.listing import RowList
from scenes.window.widgets import Segment, Switch, Widget
from sprites import materials, palette
from sprites.theme import Theme

SOLO = {name: scoring for name in GAMES if (scoring := doors_of(name).solo)}
"""The scoring of every game whose solo results are kept."""

LADDER: Area = (28.0, 56.0, 330.0, 606.0)
RESULTS: Area = (372.0, 56.0, 880.0, 606.0)
ROW = 62.0
TROUBLE = 88.0
"""Room above the results for what is wrong with their file."""


class HallOfFameScene(PaintedScreen):
    """The ladder at the left, lit where the best own result stands; the own results at the right."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        """Without a game, the first of them."""
        super().__init__(desk)
        self._open(game or next(iter(SOLO)))

    def _open(self, game: str) -> None:
        self.game = game
        self.hall = hall_of(game)
        self.scoring = SOLO[game]()
        self._chosen = 0

    def _turn_to(self, game: object) -> None:
        self._open(str(game))
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.dirty = True

    def widgets(self) -> Sequence[Widget]:
        """The results, and the way back."""
        games = [Segment(name, game_named(name).title) for name in SOLO]
        which = Switch(
            "game", (832, (TOP_RAIL - 28) / 2, 420, 28), "Game", games, self.game, self._turn_to, "rail"
        )
        shown: list[Widget] = [which, self.back_widget(), self.done_widget()]
        if self.hall.results:
            x, y, width, height = RESULTS
            top = 38 + (TROUBLE if self.hall.trouble else 0)
            area = (x + 14, y + top, width - 28, height - top - 12)
            shown.insert(
                0,
                RowList(
                    "results", area, "Your solo games", ROW, len(self.hall.results), self._chosen, self._choose,
                    self._draw_row,
                ),
            )  # fmt: skip
        return shown

    def paint(self, surface: pygame.Surface) -> None:
        """The two plates; in the right one, how to get in when nobody is."""
        self.lay_rail_title(surface, "HALL OF FAME", "one nation against the shadow")
        lay_plate(self.theme, surface, LADDER, "The ladder", 8)
        x, y, width, height = LADDER
        best = self.hall.results[0].points if self.hall.results else None
        lay_ladder(
            self.theme, surface, (x + 14, y + 34, width - 28, height - 46), self.scoring.ladder(), best
        )
        lay_plate(self.theme, surface, RESULTS, "Your solo games", 8)
        x, y, width, _ = RESULTS
        if self.hall.trouble:
            lay_sentences(
                self.theme,
                surface,
                self.hall.trouble,
                x + 24,
                y + 36,
                width - 48,
                size=14,
                colour=palette.ERROR,
            )
        elif not self.hall.results:
            text = (
                "Nobody yet. Play a table of one seat to its end, and its points, its date, its seed and its options "
                "stand here. A solo score is a solo score: it does not compare with one won against other nations."
            )
            lay_sentences(
                self.theme,
                surface,
                text,
                x + 140,
                y + 240,
                width - 280,
                "aside",
                18,
                palette.SECONDARY,
                "center",
            )

    def _draw_row(self, theme: Theme, surface: pygame.Surface, area: Area, index: int, chosen: bool) -> None:
        """The row of a result; one that cannot be painted costs its own row only, which then says so."""
        try:
            self._draw_result(theme, surface, area, index, chosen)
        except Exception as fault:
            x, y, _, height = area
            where = f"Result {index + 1} of {self.hall.path.name}"
            words = f"{where} cannot be shown ({type(fault).__name__}): correct it there."
            lay_text(theme, surface, words, x + 106, y + height / 2, colour=palette.ERROR, anchor="midleft")

    def _draw_result(
        self, theme: Theme, surface: pygame.Surface, area: Area, index: int, chosen: bool
    ) -> None:
        x, y, width, height = area
        result = self.hall.results[index]
        if index % 2 == 0:
            lay_tint(theme, surface, (x, y, width, height - 4), palette.IVORY, 0.05)
        if chosen:
            lay_outline(theme, surface, (x, y, width, height - 4), palette.LEGAL)
        middle = y + (height - 4) / 2
        lay_text(
            theme,
            surface,
            f"{index + 1}.",
            x + 40,
            middle,
            "number",
            17,
            palette.SECONDARY,
            anchor="midright",
        )
        disc = materials.vp_disc(theme, result.points, 40)
        lay_picture(theme, surface, disc, x + 74, middle)
        lay_text(theme, surface, result.name, x + 106, middle - 11, "strong", 16, width=190, anchor="midleft")
        name = self.scoring.name_of(result.points) or "no name yet"
        lay_text(theme, surface, name, x + 106, middle + 11, "event", 15, palette.BRASS_LIGHT, 190, "midleft")
        lay_text(theme, surface, _day(result.date), x + 306, middle - 11, "text", 14.5, anchor="midleft")
        seed = f"seed {result.seed}"
        lay_text(theme, surface, seed, x + 306, middle + 11, "text", 14, palette.SECONDARY, 160, "midleft")
        words = self.scoring.options_told(result.options)
        lay_sentences(
            theme, surface, words, x + 476, middle - 20, width - 488, size=13.5, colour=palette.SECONDARY
        )


def _day(text: str) -> str:
    """A date of the file as people write it; whatever else stands there, as it is."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return text
    return f"{day.day} {day:%B %Y}"
