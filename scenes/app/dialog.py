"""Dialogs: a message, a question, and the name of a saved game, each over the scene it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.files.saves import LONGEST_NAME
from scenes import ui
from scenes.app.app import App
from scenes.app.desktop import open_folder
from scenes.app.screen import Dialog, say
from scenes.ui.keymap.actions import writes
from sprites.things.wax import wax_seal

WIDTH = 540.0
MARGIN = 26.0
BUTTON = (150.0, 34.0)
BUTTON_SIZE = 14.3
SEAL = 44.0
TEXT_SIZE = 15.5
MOST_LINES = 22
"""Lines that a text may have; what is longer is cut, so that the buttons stay in sight."""
LONGEST = 2000
"""Letters of a text that are looked at."""


class Message(Dialog):
    """Says something; Enter or Esc closes it."""

    def __init__(self, app: App, title: str, text: str) -> None:
        super().__init__(app)
        self.title = title
        self.text = text

    def plate(self) -> ui.Box:
        """Title, text, what a kind of dialog has besides, and the buttons at the right."""
        room = 600.0 - self.theme.letter * (80.0 + 60.0 * len(self.parts()))
        most = max(4, min(MOST_LINES, int(room / (TEXT_SIZE * 1.28 * self.theme.letter))))
        told = ui.Explanation(self.title, remarks=(say("dialogs.told"),))
        return ui.Column(
            ui.Row(ui.golden(self.title, 22, lines=2, tells=told, grow=1), *self.seal(), gap=12),
            14,
            ui.Text(self.text[:LONGEST], ui.Style.PROSE, size=TEXT_SIZE, lines=most, cut=True, tells=told),
            *self.parts(),
            18,
            ui.Row(ui.Gap(grow=1), *self.buttons(), gap=12, high=BUTTON[1]),
            wide=(WIDTH, WIDTH * max(1.0, self.theme.letter)),
            pad=(MARGIN, 20, MARGIN, 20),
        )

    def enter(self) -> None:
        """The first key shows the focus on the last button, which is the safe one."""
        super().enter()
        self.form.ring.begin_at([self.form.controls[-1].name])

    def seal(self) -> Sequence[ui.Box]:
        """What is struck on the sheet beside the title."""
        return ()

    def parts(self) -> Sequence[ui.Box | float]:
        """What stands between the text and the buttons."""
        return ()

    def buttons(self) -> Sequence[ui.Box]:
        """The buttons from left to right; the last is the primary one."""
        return [dialog_button("close", say("dialogs.close"), self.back, "primary", "message.close")]


def dialog_button(name: str, label: str, act: ui.Press, kind: str, does: str, told: str = "", why: str = "") -> ui.Box:
    """A button of a dialog, all of one width where their words have room; `does` is the action of its
    keys; told: what it does, in a sentence; why: why it cannot be pressed now.
    """
    tells = ui.Explanation(label, remarks=(told or say("dialogs.close_told"),))
    return ui.Button(
        name,
        label,
        act,
        kind,
        key=ui.action(does),
        size=BUTTON_SIZE,
        wide=BUTTON,
        why=why,
        tells=tells,
        zone="buttons",
    )


class ConfirmDialog(Message):
    """Asks before something that cannot be taken back, sealed with wax; the safe answer is the primary one. What would
    be lost lies between the text and the buttons, where it can be shown. spares: where what it speaks of is read.
    instead: the words of a third button, and what it does.
    """

    def __init__(
        self, app: App, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None],
        lost: ui.Box | None = None, spares: Callable[[], ui.Area | None] = lambda: None,
        instead: tuple[str, Callable[[], None]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app, title, text)
        self.yes = yes
        self.no = no
        self.on_yes = on_yes
        self.lost = lost
        self._spares = spares
        self._instead = instead

    @property
    def spared(self) -> ui.Area | None:
        """Where what it speaks of is read."""
        return self._spares()

    def seal(self) -> Sequence[ui.Box]:
        """The seal of a question."""
        return [ui.Art(_paint_seal, wide=SEAL, high=SEAL, snug=True)]

    def parts(self) -> Sequence[ui.Box | float]:
        """What would be lost."""
        return (14, self.lost) if self.lost else ()

    def _close_and(self, act: Callable[[], None]) -> None:
        self.app.stack.pop()
        act()

    def buttons(self) -> Sequence[ui.Box]:
        """Yes, what may be done instead, and no, which Enter and Esc mean too."""
        yes, third = partial(self._close_and, self.on_yes), list[ui.Box]()
        if self._instead:
            words, act = self._instead
            does, told = partial(self._close_and, act), say("dialogs.instead_told")
            third = [dialog_button("instead", words, does, "plain", "confirm.instead", told)]
        return [
            dialog_button("yes", self.yes, yes, "danger", "confirm.yes", say("dialogs.yes_told")),
            *third,
            dialog_button("no", self.no, self.back, "primary", "confirm.no", say("dialogs.no_told")),
        ]


def _paint_seal(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    pen.stamp(wax_seal(pen.theme, "?", width), x + width / 2, y + height / 2, "center")


class NameEntry(Message):
    """Asks for the name of a saved game. `accept` takes it, or raises OSError, or ValueError that says why not."""

    longest = LONGEST_NAME
    most_bytes = 0
    """Letters that it may have."""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        start: str,
        accept: Callable[[str], object],
    ) -> None:
        super().__init__(app, title, text)
        self._text = start
        self._accept = accept
        self._fault = ""

    def enter(self) -> None:
        """The field is ready to be typed in: the first letter takes the place of the name that is proposed."""
        super().enter()
        self.form.press("field")

    def _type(self, text: str) -> None:
        self._text = text
        self._fault = ""

    def _take(self) -> None:
        self._fault = ""
        try:
            self._accept(self._text)
        except ValueError as fault:
            self._fault = str(fault)
        except OSError as fault:
            self._fault = say("dialogs.not_written", why=str(fault.strerror))
        if self._fault:
            self.rebuild()
        else:
            self.app.stack.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter takes the text even while it is typed, Esc closes the dialog at once."""
        if ui.is_meant(event, "typing.take") and self.form.editor:
            self._take()
            return True
        if ui.is_meant(event, "screen.back") and not writes(event):
            self.back()
            return True
        return super().handle(event)

    def parts(self) -> Sequence[ui.Box | float]:
        """The field, and what is wrong with the name."""
        told = ui.Explanation(self.title, remarks=(say("dialogs.name_told", most=self.longest),))
        return (
            16,
            ui.TextField(
                "field",
                self.title,
                self._text,
                self._type,
                longest=self.longest,
                most_bytes=self.most_bytes,
                tells=told,
                zone="field",
            ),
            8,
            ui.Text(self._fault, ui.Style.FAULT, lines=2, high=24, tells=told),
        )

    def buttons(self) -> Sequence[ui.Box]:
        """Cancel, and the primary button that takes the text."""
        cancel, take = say("dialogs.cancel"), say("dialogs.save")
        return [
            dialog_button("cancel", cancel, self.back, "plain", "name.cancel", say("dialogs.cancel_told")),
            dialog_button("take", take, self._take, "primary", "name.save", say("dialogs.save_told")),
        ]


def show_folder(app: App, folder: Path) -> None:
    """Show a folder outside the program, or say where it lies."""
    if not open_folder(folder):
        told = say("files.cannot_told", folder=ui.as_typed(str(folder)))
        app.stack.push(Message(app, say("files.cannot"), told))


def folder_button(app: App, folder: Path, *remarks: str) -> ui.Box:
    """Shows a folder outside the program; `remarks`: what else it tells of it."""
    told = say("files.folder_told", folder=ui.as_typed(str(folder)))
    return ui.Button(
        "folder", say("files.folder"), partial(show_folder, app, folder), key=ui.action("export.folder"),
        size=BUTTON_SIZE, wide=BUTTON, high=BUTTON[1], snug=True, zone="buttons",
        tells=ui.Explanation(say("files.folder"), remarks=(told, *remarks)),
    )  # fmt: skip
