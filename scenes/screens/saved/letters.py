"""Games that go out: the letter to whoever is asked elsewhere, and any saved game as a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.files import mail
from game.files.mail import Out
from game.session.session import ELSEWHERE, HUMAN, PEOPLE, Seat, Session
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button, folder_button
from scenes.play.game_in_play import GameInPlay
from scenes.ui.controls.clipboard import copy
from sprites.paint import palette

say = Sentences("screens")


class ExportDialog(Message):
    """A game as a text that whoever gets it can open: put in a file, or on the clipboard."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, say("export.title"), say("export.text"))
        self.session = session
        self._said = ""
        self._is_bad = False

    @property
    def to(self) -> Sequence[int]:
        """The seats that it is for; none where it is for nobody in particular."""
        return ()

    def send(self, by: Callable[[str], Out]) -> Out:
        """Let the text go out by a way that says what came of it."""
        return by(mail.letter(self.session))

    @property
    def file_title(self) -> str:
        """What its file is called."""
        return mail.title(self.session, self.to)

    def _write(self) -> None:
        title, folder = self.file_title, self.app.saves.letters
        try:
            path = self.send(lambda text: mail.put_down(text, title, folder))
        except OSError as fault:
            self._tell(say("dialogs.not_written", why=str(fault.strerror)), True)
        else:
            self._tell(say("export.written", path=ui.as_typed(str(path))))

    def _copy(self) -> None:
        has_copied = self.send(copy)
        self._tell(say("export.copied" if has_copied else "export.no_clipboard"), not has_copied)

    def _tell(self, words: str, is_bad: bool = False) -> None:
        self._said, self._is_bad = words, is_bad
        self.app.sounds.play("refusal" if is_bad else "stamp")
        self.rebuild()

    def parts(self) -> Sequence[ui.Box | float]:
        """What has become of it, and the folder."""
        ink = palette.ERROR if self._is_bad else palette.BRASS_LIGHT
        told = ui.Explanation(self.title, remarks=(say("export.said_told"),))
        said = ui.Text(self._said, ui.Style.BODY, colour=ink, lines=4, cut=True, tells=told) if self._said else ui.Gap()
        return 14, said, 8, ui.Row(ui.Gap(grow=1), folder_button(self.app, self.app.saves.letters))

    def buttons(self) -> Sequence[ui.Box]:
        """The way out, and the two ways to send it."""
        why = self.why_not()
        return [
            dialog_button("close", say("export.close"), self.back, "plain", "export.close"),
            dialog_button("copy", say("export.copy"), self._copy, "plain", "export.copy", say("export.copy_told"), why),
            dialog_button(
                "write", say("export.write"), self._write, "primary", "export.write", say("export.write_told"), why
            ),
        ]  # fmt: skip

    def why_not(self) -> str:
        """Why nothing can be sent now; empty when it can."""
        return ""


class SendDialog(ExportDialog):
    """A running game by mail: who sits here and who elsewhere, and the letter to whoever is asked there."""

    def __init__(self, app: App, game: GameInPlay) -> None:
        super().__init__(app, game.session)
        self._game = game

    @property
    def to(self) -> Sequence[int]:
        """Who is asked elsewhere, or is to hear how it ended."""
        return self._game.letter_to

    def send(self, by: Callable[[str], Out]) -> Out:
        """Let the letter go out, after which no move that it carries can be taken back."""
        return self._game.send_letter(by)

    def rebuild(self) -> None:
        """Say what is due now."""
        self.title, self.text = self._due()
        super().rebuild()

    def _due(self) -> tuple[str, str]:
        """What is due, as a title and a text."""
        names = listed([ui.as_typed(self.session.seats[seat].name) for seat in self.to], "and")
        if not self.to:
            return say("send.title"), say("send.not_yet")
        if self.session.state.is_over:
            return say("send.over"), say("send.over_text", names=names)
        key = "sent_text" if self.session.is_sent else "due_text"
        return say("send.due", name=names), say(f"send.{key}", name=names)

    def why_not(self) -> str:
        """A letter goes to somebody."""
        return "" if self.to else say("send.nobody")

    def parts(self) -> Sequence[ui.Box | float]:
        """Where every person sits, and what has become of the letter."""
        people = [(number, seat) for number, seat in enumerate(self.session.seats) if seat.player in PEOPLE]
        rows = [self._row(number, seat) for number, seat in people]
        return 14, ui.Grid(rows, column_gap=12, row_gap=8, grows=(0, 1, 0)), *super().parts()

    def _row(self, number: int, seat: Seat) -> list[ui.Box]:
        places = {place: say(f"who_plays.{place}_place") for place in PEOPLE}
        segments = [
            ui.Segment(place, label, ui.Explanation(label, remarks=(say(f"who_plays.{place}_told"),)))
            for place, label in places.items()
        ]
        caption = say("who_plays.place", seat=number + 1, place=places[seat.player])
        told = ui.Explanation(seat.name, remarks=(say(f"who_plays.{seat.player}_told"),))
        why = say("send.alone") if len(self.session.seats) == 1 else ""
        where = ui.Switch(
            f"place {number + 1}", caption, segments, seat.player, partial(self._seat, number), size=13.0, why=why,
            zone="places", tells=ui.Explanation(caption, remarks=(say("who_plays.place_told"),)),
        )  # fmt: skip
        return [
            ui.disc(seat.colour, 24, tells=told),
            ui.Text(ui.as_typed(seat.name), ui.Style.STRONG, cut=True, tells=told),
            where,
        ]

    def _seat(self, number: int, place: object) -> None:
        self._game.give_seat(number, ELSEWHERE if place == ELSEWHERE else HUMAN)
        self._said = ""
        self.rebuild()
