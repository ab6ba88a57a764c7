"""The pause dialog: what can be done with a running game besides playing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.sentences import Sentences
from game.saves import LONGEST_NAME
from scenes.play.game_in_play import GameInPlay
from scenes.play.seats_dialog import SeatsDialog
from scenes.window.desk import Desk
from scenes.window.dialog import NameEntry
from scenes.window.drawing import lay_text, lay_title
from scenes.window.screen import Dialog
from scenes.window.thumbnails import keep_thumbnail
from scenes.window.widgets import Button, Widget
from sprites import palette

_say = Sentences("screens")

BUTTON = (240.0, 36.0)
STEP = 46.0
TOP = 92.0


class PauseDialog(Dialog):
    """Resume, save under a name, give seats to others, read the rules, change settings, or leave. The game is on disk
    all the time.
    """

    def __init__(self, desk: Desk, game: GameInPlay, topic: str) -> None:
        """`topic` is the heading of the rules that are about the present step."""
        super().__init__(desk)
        self._game = game
        self._session = game.session
        self._topic = topic
        self._saved_as = ""
        self._picture: pygame.Surface | None = None
        height = TOP + 6 * STEP + 22
        self.plate = (470.0, (720 - height) / 2, 340.0, height)

    def enter(self) -> None:
        """Take a picture of the table, which the window still shows, for a save under a name."""
        self._picture = self.desk.surface.copy()
        super().enter()

    def widgets(self) -> Sequence[Widget]:
        """Six buttons, the first of them primary."""
        entries: Sequence[tuple[str, str, Callable[[], None], int]] = (
            ("resume", _say("pause.resume"), self.back, pygame.K_RETURN),
            ("save", _say("pause.save"), self._save, pygame.K_s),
            ("seats", _say("pause.seats"), self._seats, pygame.K_w),
            ("rules", _say("pause.rules"), self._rules, pygame.K_r),
            ("settings", _say("pause.settings"), self._settings, pygame.K_o),
            ("menu", _say("pause.menu"), self._leave, pygame.K_m),
        )
        left = self.plate[0] + (self.plate[2] - BUTTON[0]) / 2
        return [
            Button(
                name,
                (left, self.plate[1] + TOP + row * STEP, *BUTTON),
                label,
                act,
                "primary" if name == "resume" else "plain",
                shortcut=key,
            )
            for row, (name, label, act, key) in enumerate(entries)
        ]

    def handle(self, event: pygame.event.Event) -> bool:
        """F1 opens the rules here as it does on the table."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._rules()
            return True
        return super().handle(event)

    def paint(self, surface: pygame.Surface) -> None:
        """The game's name and how far it is, or under which name it was just saved."""
        x, y, width, _ = self.plate
        middle = x + width / 2
        lay_title(self.theme, surface, self._session.game.called, middle, y + 34, 22, "center", width - 40)
        words = self._session.game.headline(self._session.state)
        if self._saved_as:
            words = _say("pause.saved_as", name=self._saved_as)
        lay_text(
            self.theme, surface, words, middle, y + 64, "aside", 16, palette.SECONDARY, width - 40, "center"
        )

    def _save(self) -> None:
        def accept(name: str) -> None:
            path = self.desk.saves.keep_as(name, self._session)
            if self._picture:
                keep_thumbnail(path, self._picture)
            self._saved_as = name.strip()

        self.desk.stack.push(
            NameEntry(
                self.desk, _say("pause.save_title"), _say("pause.save_text"), self._suggested_name(), accept
            )
        )

    def _suggested_name(self) -> str:
        """The game and how far it is, as the name of a file: without what stands before a colon in the title, and
        where all of it is too long, with its numbers alone.
        """
        game = self._session.game
        title, facts = game.called.rpartition(": ")[2], game.headline(self._session.state).split(", ")
        name = ", ".join([title, *facts])
        if len(name) > LONGEST_NAME:
            name = ", ".join([title, *(fact for fact in facts if any(map(str.isdigit, fact)))])
        return name

    def _seats(self) -> None:
        self.desk.stack.push(SeatsDialog(self.desk, self._game))

    def _rules(self) -> None:
        self.desk.open("rules", self._session.game.name, self._topic)

    def _settings(self) -> None:
        self.desk.open("settings")

    def _leave(self) -> None:
        """Back to the menu, where Continue leads here again."""
        self.desk.go("menu")
