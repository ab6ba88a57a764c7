"""The pause dialog: what can be done with a running game besides playing it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.core.sentences import Sentences
from game.saves import LONGEST_NAME
from scenes.kit.box import Box
from scenes.kit.boxes import Column
from scenes.kit.dialog import NameEntry
from scenes.kit.explanation import Explanation
from scenes.kit.form_controls import button
from scenes.kit.screen import Dialog
from scenes.kit.text import Text
from scenes.kit.titles import golden
from scenes.play.game_in_play import GameInPlay
from scenes.play.seats_dialog import SeatsDialog
from scenes.window.desk import Desk
from scenes.window.thumbnails import keep_thumbnail
from sprites import palette

say = Sentences("screens")

WIDTH = 340.0
BUTTON = (240.0, 36.0)
BUTTON_SIZE = 15.1


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

    def enter(self) -> None:
        """Take a picture of the table, which the window still shows, for a save under a name."""
        self._picture = self.desk.surface.copy()
        super().enter()

    def plate(self) -> Box:
        """The game's name, how far it is or under which name it was just saved, and six buttons."""
        game = self._session.game
        words = game.headline(self._session.state)
        if self._saved_as:
            words = say("pause.saved_as", name=self._saved_as)
        told = Explanation(say("pause.title"), remarks=(say("pause.told"),))
        return Column(
            golden(game.called, 22, "center", lines=2, tells=told),
            2,
            Text(words, "aside", 16, palette.SECONDARY, align="center", lines=2, tells=told),
            16,
            Column(*self._buttons(), gap=10, snug=True),
            wide=(WIDTH, WIDTH),
            pad=(20, 18, 20, 24),
        )

    def _buttons(self) -> list[Box]:
        """What can be done, the first of it primary."""
        entries: dict[str, tuple[Callable[[], None], int]] = {
            "resume": (self.back, pygame.K_RETURN),
            "save": (self._save, pygame.K_s),
            "seats": (self._seats, pygame.K_w),
            "rules": (self._open_rules, pygame.K_r),
            "settings": (partial(self.desk.open, "settings"), pygame.K_o),
            "menu": (partial(self.desk.go, "menu"), pygame.K_m),
        }
        return [
            button(
                name, say(f"pause.{name}"), act, "primary" if name == "resume" else "plain", key=key,
                size=BUTTON_SIZE, wide=BUTTON[0], high=BUTTON[1],
                tells=Explanation(say(f"pause.{name}"), remarks=(say(f"pause.{name}_told"),)),
            )
            for name, (act, key) in entries.items()
        ]  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """F1 opens the rules here as it does on the table."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._open_rules()
            return True
        return super().handle(event)

    def _save(self) -> None:
        def accept(name: str) -> None:
            path = self.desk.saves.keep_as(name, self._session)
            if self._picture:
                keep_thumbnail(path, self._picture)
            self._saved_as = name.strip()

        title, text = say("pause.save_as"), say("pause.save_as_told")
        self.desk.stack.push(NameEntry(self.desk, title, text, self._suggested_name(), accept))

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

    def _open_rules(self) -> None:
        self.desk.open("rules", self._session.game.name, self._topic)
