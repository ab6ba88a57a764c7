"""The pause dialog: what can be done with a running game besides playing it."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pygame

from game.files.saves import LONGEST_NAME
from game.session.branches import Sandbox, is_what_if, take_over
from game.session.journal import Journal
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import NameEntry
from scenes.app.screen import Dialog
from scenes.app.thumbnails import keep_thumbnail, lay_pasted, shrunk
from scenes.play.dialogs.seats_dialog import SeatsDialog
from scenes.play.dialogs.taking_over import ask_to_take_over, tell_taken
from scenes.play.game_in_play import GameInPlay
from scenes.play.view.branch_sign import sign_of

say = Sentences("screens")

WIDTH, WIDE = 340.0, 720.0
PICTURE = (400.0, 236.0)
"""The picture of the game beside the buttons, in units."""

BUTTON = (240.0, 36.0)
BUTTON_SIZE = 15.1


class PauseDialog(Dialog):
    """Resume, save under a name, give seats to others, send the game, read the rules, change settings, or leave. The
    game is on disk all the time. What is only tried out can be kept as a branch, or played in its game.
    """

    def __init__(
        self,
        app: App,
        game: GameInPlay,
        topic: str,
        postcard: pygame.Surface | None = None,
        show_city: Callable[[], None] | None = None,
    ) -> None:
        """`topic` is the heading of the rules that are about the present step, `postcard` what a save is known by,
        `show_city` what shows it in large, where there is any.
        """
        super().__init__(app)
        self._game = game
        self._session = game.session
        self._topic = topic
        self._saved_as = ""
        self._picture = postcard
        self._show_city = show_city

    def enter(self) -> None:
        """Without a postcard take a picture of the table, which the window still shows, for a save under a name."""
        self._picture = self._picture or shrunk(self.app.surface)
        super().enter()

    def plate(self) -> ui.Box:
        """The game's name, how far it is or under which name it was just saved, and the buttons."""
        game = self._session.game
        words = self._saved_as or self.headline()
        told = ui.Explanation(say("pause.title"), remarks=(say("pause.told"),))
        if sign := sign_of(self._session):
            words, told = self._saved_as or say(f"branch.{sign.kind}_sign"), sign.told
        return ui.Column(
            ui.golden(game.called, 22, "center", lines=2, tells=told),
            2,
            ui.Text(words, ui.Style.ASIDE, align="center", lines=2, tells=told),
            16,
            ui.Row(self._postcard(), ui.Column(*self._buttons(), gap=10, snug=True), gap=22),
            wide=(WIDTH, WIDE),
            pad=(20, 18, 20, 24),
        )

    def _postcard(self) -> ui.Box:
        """The picture that a save of the game is known by, and who plays; away where letters leave no room for it."""
        told = ui.Explanation(say("pause.title"), remarks=(say("pause.told"),))
        who = [
            ui.Column(
                ui.Row(ui.Gap(grow=1), ui.disc(seat.colour, 26, tells=sits), ui.Gap(grow=1)),
                3,
                ui.Text(ui.as_typed(seat.name), ui.Style.BODY, size=14, align="center", cut=True, tells=sits),
                grow=1,
            )
            for seat in self._session.seats
            for sits in [ui.Explanation(ui.as_typed(seat.name), remarks=(say("saved_games.seat_told"),))]
        ]
        return ui.Column(
            ui.Gap(grow=1),
            ui.Art(_paint_postcard, self._picture, wide=PICTURE[0], high=PICTURE[1], tells=told),
            14,
            ui.Row(*who, gap=4),
            ui.Gap(grow=1),
            wide=PICTURE[0],
            drop=1,
        )

    def headline(self) -> str:
        """How far the game is."""
        return self._session.game.headline(self._session.state)

    def _buttons(self) -> list[ui.Box]:
        """What can be done, the first of it primary."""
        if is_what_if(self._session):
            return [
                self._button("resume", self.back),
                self._button("keep", self._keep),
                self._button("take", self._take, say("pause.take_why_not") if self._origin is None else ""),
                *self._city(),
                self._button("rules", self._open_rules),
                self._button("settings", partial(self.app.open, "settings")),
                self._button("end", self._end),
            ]
        return [
            self._button("resume", self.back),
            self._button("save", self._save),
            self._button("seats", self._seats),
            self._button("send", partial(self.app.open, "send", self._game)),
            *self._city(),
            self._button("rules", self._open_rules),
            self._button("settings", partial(self.app.open, "settings")),
            self._button("menu", partial(self.app.go, "menu")),
        ]

    def _city(self) -> list[ui.Box]:
        """The way to what everybody has built."""
        return [self._button("city", self._show_city)] if self._show_city else []

    def _button(self, name: str, act: Callable[[], None], why: str = "", does: str = "") -> ui.Box:
        label = say(f"pause.{name}")
        return ui.Button(
            name, label, act, "primary" if name == "resume" else "plain", key=ui.action(f"pause.{does or name}"),
            why=why, size=BUTTON_SIZE, wide=BUTTON[0], high=BUTTON[1],
            tells=ui.explained(f"pause.{name}"),
        )  # fmt: skip

    def handle(self, event: pygame.event.Event) -> bool:
        """F1 opens the rules here as it does on the table."""
        if ui.is_meant(event, "screen.help"):
            self._open_rules()
            return True
        return super().handle(event)

    def _save(self) -> None:
        def accept(name: str) -> None:
            path = self.app.saves.keep_as(name, self._session)
            if self._picture:
                keep_thumbnail(path, self._picture)
            self._saved_as = say("pause.saved_as", name=name.strip())

        title, text = say("pause.save_as"), say("pause.save_as_told")
        self.app.stack.push(NameEntry(self.app, title, text, self._suggested_name(), accept))

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

    @property
    def _origin(self) -> Journal | None:
        """The journal of the game in which a what-if can be played."""
        return self._game.journal.origin if isinstance(self._game.journal, Sandbox) else None

    def _keep(self) -> None:
        """Write what was tried out into a file of its own, as it is now. The game itself stays the one played last."""
        kept = self.app.saves.put_beside(self._session.at(len(self._session.moves)))
        if self._origin:
            with suppress(OSError):
                self._origin.path.touch()
                played = self._origin.path.stat().st_mtime_ns
                os.utime(kept.path, ns=(played, played - 1))
        if self._picture:
            keep_thumbnail(kept.path, self._picture)
        self._saved_as = kept.trouble or say("pause.kept")
        self.rebuild()

    def _take(self) -> None:
        if self._origin:
            ask_to_take_over(self.app, self._origin.session, self._session, self._take_over)

    def _take_over(self) -> None:
        assert self._origin
        taken = take_over(self._origin, self._session)
        self._end()
        tell_taken(self.app, taken)

    def _end(self) -> None:
        """Back to the game, through this dialog and the table of the what-if."""
        self.app.stack.pop()
        self.app.stack.pop()

    def _seats(self) -> None:
        self.app.stack.push(SeatsDialog(self.app, self._game))

    def _open_rules(self) -> None:
        self.app.open("rules", self._session.game.name, self._topic)


def _paint_postcard(pen: ui.Pen, area: ui.Area, picture: pygame.Surface) -> None:
    lay_pasted(pen, area, lambda size: pygame.transform.smoothscale(picture, size))
