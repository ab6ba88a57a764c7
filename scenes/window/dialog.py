"""Dialogs: a message, a question, and the name of a saved game, each over the scene it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.sentences import Sentences
from game.saves import LONGEST_NAME
from scenes.window.desk import Desk
from scenes.window.drawing import lay_sentences, lay_title
from scenes.window.entry import TextField
from scenes.window.screen import Dialog
from scenes.window.widgets import Button, Widget
from sprites import palette

_say = Sentences("screens")

WIDTH = 540.0
MARGIN = 26.0
BUTTON = (150.0, 34.0)
TEXT_SIZE = 15.5
TEXT_ROOM = 480.0
"""Units that a text may be high; a longer one is cut, so that the buttons stay in sight."""


class Message(Dialog):
    """Says something; Enter or Esc closes it."""

    def __init__(self, desk: Desk, title: str, text: str) -> None:
        super().__init__(desk)
        self.title = title
        self.text = text

    def _block(self) -> pygame.Surface:
        width, room = WIDTH - 2 * MARGIN, TEXT_ROOM - self.room_below_text()
        block = self.theme.rich(self.text, "text", TEXT_SIZE, palette.IVORY, width)
        if block.get_height() <= self.theme.px(room):
            return block
        return self.theme.paragraph(self.text, "text", (TEXT_SIZE,), palette.IVORY, (width, room))

    def rebuild(self) -> None:
        """Fit the plate to the text, then make the widgets."""
        text_height = self._block().get_height() / self.theme.s
        height = 62 + text_height + self.room_below_text() + 18 + BUTTON[1] + 20
        self.plate = ((1280 - WIDTH) / 2, (720 - height) / 2, WIDTH, height)
        super().rebuild()

    def room_below_text(self) -> float:
        """Units between the text and the buttons that a kind of dialog needs for itself."""
        return 0.0

    def _button(
        self, place: int, name: str, label: str, act: Callable[[], None], kind: str, key: int
    ) -> Button:
        """A button in the lower right corner; place 0 is the last."""
        x, y, width, height = self.plate
        left = x + width - MARGIN - BUTTON[0] - place * (BUTTON[0] + 12)
        return Button(name, (left, y + height - 20 - BUTTON[1], *BUTTON), label, act, kind, shortcut=key)

    def widgets(self) -> Sequence[Widget]:
        """The one button."""
        return [self._button(0, "close", _say("dialog.close"), self.back, "primary", pygame.K_RETURN)]

    def paint(self, surface: pygame.Surface) -> None:
        """Title and text."""
        x, y, _, _ = self.plate
        lay_title(self.theme, surface, self.title, x + MARGIN, y + 34, 20, width=WIDTH - 2 * MARGIN)
        surface.blit(self._block(), self.theme.rect(x + MARGIN, y + 60, 0, 0))


class Question(Message):
    """Asks before something that cannot be taken back; the safe answer is the primary one."""

    def __init__(
        self, desk: Desk, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None]
    ) -> None:
        super().__init__(desk, title, text)
        self.yes = yes
        self.no = no
        self.on_yes = on_yes

    def _agree(self) -> None:
        self.desk.stack.pop()
        self.on_yes()

    def widgets(self) -> Sequence[Widget]:
        """No, which Enter and Esc mean too, and yes."""
        return [
            self._button(0, "no", self.no, self.back, "primary", pygame.K_RETURN),
            self._button(1, "yes", self.yes, self._agree, "danger", pygame.K_y),
        ]


class NameEntry(Message):
    """Asks for the name of a saved game. `accept` takes it, or raises OSError, or ValueError that says why not."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        text: str,
        start: str,
        accept: Callable[[str], object],
    ) -> None:
        super().__init__(desk, title, text)
        self._text = start
        self._accept = accept
        self._fault = ""

    def enter(self) -> None:
        """The field is ready to be typed in: the first letter takes the place of the name that is proposed."""
        super().enter()
        self._field.start()

    @property
    def _field(self) -> TextField:
        return next(widget for widget in self.form.widgets if isinstance(widget, TextField))

    def room_below_text(self) -> float:
        """The field and a line for what is wrong with it."""
        return 78.0

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
            self._fault = _say("dialog.unwritable", reason=fault.strerror)
        if self._fault:
            self.rebuild()
        else:
            self.desk.stack.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter takes the text even while it is typed, Esc closes the dialog at once."""
        if (
            event.type == pygame.KEYDOWN
            and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
            and self.form.typing
        ):
            self._take()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return super().handle(event)

    def widgets(self) -> Sequence[Widget]:
        """The field, cancel, and the primary button that takes the text."""
        x, y, width, height = self.plate
        top = y + height - 20 - BUTTON[1] - 92
        field = TextField(
            "field",
            (x + MARGIN, top, width - 2 * MARGIN, 32),
            self.title,
            self._text,
            self._type,
            LONGEST_NAME,
        )
        return [
            field,
            self._button(0, "take", _say("dialog.save"), self._take, "primary", pygame.K_RETURN),
            self._button(1, "cancel", _say("dialog.cancel"), self.back, "plain", pygame.K_ESCAPE),
        ]

    def paint(self, surface: pygame.Surface) -> None:
        """Title, text, and what is wrong with the name."""
        super().paint(surface)
        x, y, width, height = self.plate
        if self._fault:
            top = y + height - 20 - BUTTON[1] - 54
            lay_sentences(
                self.theme, surface, self._fault, x + MARGIN, top, width - 2 * MARGIN, colour=palette.ERROR
            )
