"""Who plays: any seat of a running game can be given to a computer, and taken back."""

from __future__ import annotations

from functools import partial

from game.session.session import Seat
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import dialog_button
from scenes.app.screen import Dialog
from scenes.play.game_in_play import GameInPlay
from scenes.setup.player_widgets import SIZE, player_controls, player_sentence
from scenes.ui.controls.control import line_height

say = Sentences("screens")

WIDTHS = (720.0, 1240.0)
SWITCH = (276.0, 800.0)
STYLE = (140.0, 300.0)


class SeatsDialog(Dialog):
    """A row for every seat. A change counts at once, and is in the saved game."""

    def __init__(self, app: App, game: GameInPlay) -> None:
        super().__init__(app)
        self._game = game

    def plate(self) -> ui.Box:
        """Name, level and style of every seat, what can be said of who plays it, and the way out."""
        title = say("seats_dialog.title")
        told = ui.Explanation(title, remarks=(say("seats_dialog.told"),))
        rows = [self._row(place, seat) for place, seat in enumerate(self._game.session.seats)]
        done = dialog_button(
            "done",
            say("seats_dialog.done"),
            self.back,
            "primary",
            "seats_dialog.done",
            say("seats_dialog.done_told"),
        )
        return ui.Column(
            ui.golden(title, 20, tells=told),
            ui.Text(say("seats_dialog.aside"), ui.Style.ASIDE, size=15, tells=told, lines=2),
            16,
            ui.Grid(rows, column_gap=12, row_gap=12, grows=(0, 0, 1, 0)),
            18,
            ui.Row(ui.Gap(grow=1), done),
            wide=min(WIDTHS[1], WIDTHS[0] * max(1.0, self.theme.letter)),
            pad=(26, 20, 26, 18),
        )

    def _row(self, place: int, seat: Seat) -> list[ui.Box]:
        game, number = self._game.session.game, place + 1
        said = player_sentence(game, seat.player)
        told = ui.Explanation(seat.name, remarks=(said,))
        is_alone = len(self._game.session.seats) == 1
        level, style = player_controls(
            game, number, seat.player, partial(self._change, place), f"seat {number}", is_alone
        )
        words = ui.Text(said, ui.Style.LABEL, lines=3, tells=told, drop=1)
        high = line_height(self.theme, SIZE)[1]
        name = ui.Text(seat.name, ui.Style.STRONG, size=15.5, cut=True, tells=told)
        return [
            ui.Column(ui.Row(ui.disc(seat.colour, 26, tells=told), high=high), ui.Gap(grow=1)),
            ui.Column(ui.Row(name, high=high), ui.Gap(grow=1), wide=(80, 190)),
            ui.Column(level, 4, words, wide=SWITCH),
            ui.Column(style, ui.Gap(grow=1), wide=STYLE),
        ]

    def _change(self, seat: int, player: str) -> None:
        self._game.give_seat(seat, player)
        self.rebuild()
