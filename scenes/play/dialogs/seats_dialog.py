"""Who plays: any seat of a running game can be given to a computer, and taken back."""

from __future__ import annotations

from functools import partial

from game.session.session import Seat
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.dialog import dialog_button
from scenes.app.screen import Dialog
from scenes.play.game_in_play import GameInPlay
from scenes.setup.player_widgets import SIZE, player_controls, player_sentence
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Gap, Row
from scenes.ui.fields.control import line_height
from scenes.ui.fields.titles import golden
from scenes.ui.grid import Grid
from scenes.ui.host.explanation import Explanation
from scenes.ui.leaves import disc
from scenes.ui.text import Style, Text

say = Sentences("screens")

WIDTHS = (720.0, 1240.0)
SWITCH = (276.0, 800.0)
STYLE = (140.0, 300.0)


class SeatsDialog(Dialog):
    """A row for every seat. A change counts at once, and is in the saved game."""

    def __init__(self, app: App, game: GameInPlay) -> None:
        super().__init__(app)
        self._game = game

    def plate(self) -> Box:
        """Name, level and style of every seat, what can be said of who plays it, and the way out."""
        title = say("seats_dialog.title")
        told = Explanation(title, remarks=(say("seats_dialog.told"),))
        rows = [self._row(place, seat) for place, seat in enumerate(self._game.session.seats)]
        done = dialog_button(
            "done",
            say("seats_dialog.done"),
            self.back,
            "primary",
            "seats_dialog.done",
            say("seats_dialog.done_told"),
        )
        return Column(
            golden(title, 20, tells=told),
            Text(say("seats_dialog.aside"), Style.ASIDE, size=15, tells=told, lines=2),
            16,
            Grid(rows, column_gap=12, row_gap=12, grows=(0, 0, 1, 0)),
            18,
            Row(Gap(grow=1), done),
            wide=min(WIDTHS[1], WIDTHS[0] * max(1.0, self.theme.letter)),
            pad=(26, 20, 26, 18),
        )

    def _row(self, place: int, seat: Seat) -> list[Box]:
        game, number = self._game.session.game, place + 1
        said = player_sentence(game, seat.player)
        told = Explanation(seat.name, remarks=(said,))
        is_alone = len(self._game.session.seats) == 1
        level, style = player_controls(
            game, number, seat.player, partial(self._change, place), f"seat {number}", is_alone
        )
        words = Text(said, Style.LABEL, lines=3, tells=told, drop=1)
        high = line_height(self.theme, SIZE)[1]
        name = Text(seat.name, Style.STRONG, size=15.5, cut=True, tells=told)
        return [
            Column(Row(disc(seat.colour, 26, tells=told), high=high), Gap(grow=1)),
            Column(Row(name, high=high), Gap(grow=1), wide=(80, 190)),
            Column(level, 4, words, wide=SWITCH),
            Column(style, Gap(grow=1), wide=STYLE),
        ]

    def _change(self, seat: int, player: str) -> None:
        self._game.give_seat(seat, player)
        self.rebuild()
