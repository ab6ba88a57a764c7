"""Who plays: any seat of a running game can be given to a computer, and taken back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.sentences import Sentences
from scenes.play.game_in_play import GameInPlay
from scenes.setup.player_widgets import player_sentence, player_widgets
from scenes.window.desk import Desk
from scenes.window.drawing import lay_picture, lay_sentences, lay_text, lay_title
from scenes.window.screen import Dialog
from scenes.window.widgets import Button, Widget
from sprites import materials, palette

_say = Sentences("screens")

WIDTH = 720.0
TOP, ROW, FOOT = 94.0, 66.0, 62.0
NAME_X, PLAYER_X, STYLE_X = 62.0, 270.0, 556.0
PLAYER_WIDTH, STYLE_WIDTH = 276.0, 140.0
BUTTON = (150.0, 34.0)


class SeatsDialog(Dialog):
    """A row for every seat. A change counts at once, and is in the saved game."""

    def __init__(self, desk: Desk, game: GameInPlay) -> None:
        super().__init__(desk)
        self._game = game
        height = TOP + ROW * len(game.session.seats) + FOOT
        self.plate = ((1280 - WIDTH) / 2, (720 - height) / 2, WIDTH, height)

    def _row_top(self, seat: int) -> float:
        return self.plate[1] + TOP + ROW * seat

    def widgets(self) -> Sequence[Widget]:
        """Level and style of every seat, and the way out."""
        left, top, width, height = self.plate
        widgets: list[Widget] = []
        for place, seat in enumerate(self._game.session.seats):
            y = self._row_top(place)
            widgets += player_widgets(
                self._game.session.game,
                place + 1,
                seat.player,
                (left + PLAYER_X, y, PLAYER_WIDTH, 28),
                (left + STYLE_X, y, STYLE_WIDTH, 28),
                partial(self._change, place),
                f"seat {place + 1}",
            )
        area = (left + width - 24 - BUTTON[0], top + height - 18 - BUTTON[1], *BUTTON)
        return [
            *widgets,
            Button("done", area, _say("pause.done"), self.back, "primary", shortcut=pygame.K_RETURN),
        ]

    def _change(self, seat: int, player: str) -> None:
        self._game.give_seat(seat, player)
        self.rebuild()

    def paint(self, surface: pygame.Surface) -> None:
        """The names of the seats, and what can be said of who plays them."""
        theme, (left, top, _, _) = self.theme, self.plate
        lay_title(theme, surface, _say("pause.seats"), left + 26, top + 34, 20)
        lay_text(
            theme, surface, _say("pause.seats_text"), left + 28, top + 58, "aside", 15, palette.SECONDARY
        )
        for place, seat in enumerate(self._game.session.seats):
            y = self._row_top(place)
            disc = materials.player_disc(theme, seat.colour, 26)
            lay_picture(theme, surface, disc, left + 40, y + 14)
            width = PLAYER_X - NAME_X - 10
            lay_text(
                theme,
                surface,
                seat.name,
                left + NAME_X,
                y + 14,
                "strong",
                15.5,
                width=width,
                anchor="midleft",
            )
            said = player_sentence(self._game.session.game, seat.player)
            x, room = left + PLAYER_X + 2, WIDTH - PLAYER_X - 24
            lay_sentences(theme, surface, said, x, y + 32, room, "label", 13.5, palette.SECONDARY)
