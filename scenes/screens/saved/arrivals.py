"""Incoming games: what a text or a file brings, confirmed before you leave the table; and ways to import one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game import game_named
from game.cards.catalog import Misprint
from game.files import mail
from game.files.mail import Arrival, NeedsMods, Refused
from game.files.mail_text import is_letter
from game.files.saves import SavedGame
from game.files.untrusted import InvalidInput, shown
from game.mods.installed import every_mod, install, mod_called, turn
from game.mods.mod import Mod, read_mod
from game.mods.mod_files import ModFiles, files_in_folder, files_in_zip, is_zip
from game.session.session import ELSEWHERE, HUMAN, Seat, Session, usual_name
from game.study.incoming import OwnLesson, Study, StudyFault, incoming, kept_study, put_lesson
from game.text.sentences import Sentences, closed, listed
from scenes import ui
from scenes.app.app import ARRIVAL, App
from scenes.app.dialog import Message, dialog_button, folder_button
from scenes.screens.saved.saved_game import open_game
from scenes.ui.controls.clipboard import pasted
from sprites.paint import palette

say = Sentences("screens")

TABLE = "game"
"""What a running game is called among the scenes."""

LONGEST_PATH = 400
ROW, MOST_ROWS = 27.0, 5


class ArrivalDialog(Message):
    """Says what has come in from outside, and opens it. What cannot be used is left as it is."""

    name = ARRIVAL

    def __init__(self, app: App, came: Path | str) -> None:
        super().__init__(app, "", "")
        self._is_on_table = False
        self._open: Callable[[], None] | None = None
        self._label = say("arrival.open")
        try:
            if isinstance(came, Path) and (came.is_dir() or is_zip(came)):
                self._is_mod(came)
                return
            text = mail.read_text(came) if isinstance(came, Path) else came
            brought = incoming(text)
            if isinstance(brought, Study):
                self._is_study(brought)
            elif brought:
                self._is_lesson(brought)
            elif isinstance(came, Path) and not is_letter(text):
                self._is_file(app.saves.look_at(came))
            else:
                self._is_letter(mail.arrival(app.saves, text))
        except NeedsMods as needs:
            self._brings_mods(needs, came)
        except (Refused, StudyFault, Misprint) as why:
            self._is_refused(why, came)
        except Exception as fault:  # whatever comes from outside, no table is lost over it
            self._open = None
            self._is_refused(Refused(say("letter.stumbles", fault=type(fault).__name__)), came)
        if self._open and app.stack.holds(TABLE) and not self._is_on_table:
            self.text += "\n\n" + say("arrival.leaves")

    def _is_mod(self, came: Path) -> None:
        """It is a mod, in a zip or a folder."""
        try:
            files = files_in_folder(came) if came.is_dir() else files_in_zip(came)
        except (InvalidInput, OSError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else str(fault)
            raise Refused(say("mods.refused", name=ui.as_typed(shown(came.name, 60)), fault=why)) from fault
        mod = read_mod(files, Path(shown(came.stem, 40)))
        if not mod.names:
            raise Refused(" ".join(mod.findings[0].in_two_lines(mod.folder)))
        if self.app.stack.holds(TABLE):
            raise Refused(say("mods.on_table"))
        self.title = say("mods.install_title", name=ui.as_typed(mod.called))
        self.text = "\n\n".join(_about_mod(mod))
        self._label = say("mods.install")
        self._open = partial(self._install, [files], lambda mods: self.app.open("mods", mods[0].id))

    def _brings_mods(self, needs: NeedsMods, came: Path | str) -> None:
        """It is a letter with the mods that its game is played with: they are installed first, if the player likes."""
        names = listed([ui.as_typed(mod.called) for mod in needs.mods], "and")
        self.title = say("mods.install_title", name=names)
        about = (line for mod in needs.mods for line in _about_mod(mod))
        self.text = "\n\n".join((say("arrival.brings_mods"), *about))
        self._label = say("mods.install")
        self._open = partial(
            self._install, [mod.files for mod in needs.mods], lambda mods: self.app.open(ARRIVAL, came)
        )

    def _install(self, every: Sequence[ModFiles], then: Callable[[Sequence[Mod]], object]) -> None:
        """Install mods, and turn them on where a letter has brought them."""
        try:
            mods = [install(files) for files in every]
            for mod in mods:
                if not mod.findings and not mod_called(mod.id):
                    turn(mod.id, True)
        except (InvalidInput, OSError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else str(fault)
            self.app.stack.push(Message(self.app, say("mods.title"), say("mods.not_written", why=str(why))))
        else:
            then(mods)

    def _is_file(self, saved: SavedGame) -> None:
        """It is a saved game, which may be damaged."""
        if not saved.can_open:
            raise Refused(saved.away or saved.trouble or "")
        self.title = say("arrival.game")
        facts = {"game": saved.title, "headline": saved.headline, "names": _players(saved.seats)}
        remark = "" if saved.differs else saved.remark  # what differs is told by the next dialog, with what can be done
        self.text = "\n\n".join(filter(None, (say("arrival.game_text", **facts), saved.trouble, remark)))
        self._open = partial(open_game, self.app, saved, is_told=True)

    def _is_study(self, study: Study) -> None:
        """It is a study."""
        self.title = say("arrival.study")
        games = listed([each.main.session.game.called for each in study.chapters])
        facts = {"title": ui.as_typed(study.called), "games": games, "n": study.count}
        by = say("study.by", name=ui.as_typed(study.by)) if study.by else ""
        self.text = "\n\n".join(filter(None, (say("arrival.study_text", **facts), by)))
        self._open = partial(self._take_study, study)

    def _is_lesson(self, lesson: OwnLesson) -> None:
        """It is a lesson that a player has made."""
        self.title = say("arrival.lesson")
        facts = {"title": ui.as_typed(lesson.title), "game": game_named(lesson.game).called, "n": len(lesson.steps)}
        self.text = say("arrival.lesson_text", **facts)
        self._open = partial(self._take_lesson, lesson)

    def _take_lesson(self, lesson: OwnLesson) -> None:
        try:
            put_lesson(lesson)
        except OSError as fault:
            told = say("dialogs.not_written", why=str(fault.strerror))
            self.app.stack.push(Message(self.app, say("opening.cannot"), told))
        else:
            self.app.open("lessons", lesson.game, lesson.name)

    def _take_study(self, study: Study) -> None:
        self.app.open("study", kept_study(study))

    def _is_letter(self, arrived: Arrival) -> None:
        """It is a letter that a game goes on with, or that brings one."""
        session = arrived.session
        self.title = say("arrival.letter" if session.mail else "arrival.game")
        facts = {"game": session.game.called, "headline": session.game.headline(session.state)}
        text = say(f"arrival.{_kind(arrived)}", **facts, **_people(session))
        told = ui.as_typed("\n".join(arrived.told))
        changes = say("arrival.changes", told=told) if told and arrived.own else told
        self.text = "\n\n".join(filter(None, (text, changes, arrived.remark)))
        self._open = partial(self._take_in, arrived)
        self._is_on_table = arrived.own is not None and self._lies_here(arrived.own)

    def _lies_here(self, own: Path) -> bool:
        """Whether a game is the one on the table."""
        on_table = self.app.saves.on_table
        return on_table is not None and on_table.path == own

    def _take_in(self, arrived: Arrival) -> None:
        try:
            journal = mail.take_in(self.app.saves, arrived)
        except (OSError, ValueError) as fault:
            told = say("opening.cannot_told", fault=str(fault))
            self.app.stack.push(Message(self.app, say("opening.cannot"), told))
        else:
            self.app.open(TABLE, journal)

    def _is_refused(self, why: Exception, came: Path | str) -> None:
        self.title = say("arrival.refused")
        is_file = isinstance(came, Path)
        kept = say("arrival.kept_file", path=ui.as_typed(shown(str(came)))) if is_file else say("arrival.kept")
        self.text = f"{closed(ui.as_typed(str(why)))}\n\n{kept}"
        own = why.own if isinstance(why, Refused) else None
        if own and not self._lies_here(own):
            self._open = partial(open_game, self.app, self.app.saves.look_at(own))
            self._label = say("arrival.own")

    def _go(self) -> None:
        """Leave whatever lies there: a table is on disk up to its last move."""
        assert self._open
        self.app.go("menu")
        self._open()

    def buttons(self) -> Sequence[ui.Box]:
        """Leave it, and open it; or that it is understood."""
        if self._open is None:
            return super().buttons()
        return [
            dialog_button(
                "leave", say("arrival.leave"), self.back, "plain", "arrival.leave", say("arrival.leave_told")
            ),
            dialog_button("open", self._label, self._go, "primary", "arrival.open", say("arrival.open_told")),
        ]


def _about_mod(mod: Mod) -> Iterator[str]:
    """What a mod is that comes in, paragraph by paragraph."""
    facts = {"name": ui.as_typed(mod.called), "version": ui.as_typed(mod.version), "author": ui.as_typed(mod.author)}
    yield say("mods.install_text", **facts)
    if mod.told:
        yield ui.as_typed(mod.told)
    for game, content in mod.contents.items():
        yield say("mods.adds", game=game_named(game).called, n=mod.count(game), out=len(content.without))
    known = next((each.mod for each in every_mod() if each.mod.id == mod.id), None)
    if known and known.version:
        yield say("mods.replaces", version=ui.as_typed(known.version))
    if mod.findings:
        yield say("mods.has_faults", n=len(mod.findings))


def _kind(arrived: Arrival) -> str:
    if not arrived.session.mail:
        return "text_game"
    if arrived.is_known:
        return "known_letter"
    if arrived.session.state.is_over:
        return "last_letter"
    if arrived.own:
        return "next_letter"
    seats = arrived.session.seats
    return "first_letter" if any(seat.player == ELSEWHERE for seat in seats) else "first_letter_alone"


def _people(session: Session) -> dict[str, str]:
    """Who plays where, as the letter says it."""
    names = {
        place: listed([ui.as_typed(seat.name) for seat in session.seats if seat.player == place], "and")
        for place in (HUMAN, ELSEWHERE)
    }
    return {
        "here": names[HUMAN],
        "there": names[ELSEWHERE],
        "names": _players(session.seats),
    }


def _players(seats: Sequence[Seat]) -> str:
    """Who plays; empty where that is one player without a name of their own."""
    is_nameless = len(seats) == 1 and seats[0].name == usual_name(seats[0].player, 0)
    return "" if is_nameless else listed([ui.as_typed(seat.name) for seat in seats], "and")


class BringDialog(Message):
    """Brings a game in: from the clipboard, from the folder of letters, or from any file by its path."""

    def __init__(self, app: App) -> None:
        folder = ui.as_typed(str(app.saves.letters))
        super().__init__(app, say("bring.title"), say("bring.text", folder=folder))
        self._path = ""
        self._fault = ""
        self._chosen = 0
        self._files: list[Path] = []

    def enter(self) -> None:
        """Find the letters; the first key shows the focus on the first of them."""
        self._find()
        super().enter()

    def resume(self) -> None:
        """A letter may have come in since."""
        self._find()
        super().resume()

    def _find(self) -> None:
        self._files = sorted(self.app.saves.letters.glob("*"), key=_changed, reverse=True)
        self._chosen = max(0, min(self._chosen, len(self._files) - 1))

    def _choose(self, index: int) -> None:
        self._chosen, self._path, self._fault = index, str(self._files[index]), ""
        self.rebuild()

    def _type(self, text: str) -> None:
        self._path, self._fault = text, ""

    def _open_path(self) -> None:
        path = self._path.strip().strip('"')
        if not path and self._files:
            path = str(self._files[self._chosen])
        if path:
            self.app.open(ARRIVAL, Path(os.path.expanduser(path)))

    def _paste(self) -> None:
        if text := pasted():
            self.app.open(ARRIVAL, text)
        else:
            self._fault = say("widgets.nothing_to_paste")
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter opens the path even while it is typed."""
        if ui.is_meant(event, "typing.take") and self.form.editor:
            self.form.stop_typing()
            self._open_path()
            return True
        return super().handle(event)

    def parts(self) -> Sequence[ui.Box | float]:
        """The letters that lie in the folder, and a line for any other file."""
        told = ui.explained("bring.path")
        path = ui.TextField(
            "path", say("bring.path"), self._path, self._type, longest=LONGEST_PATH, hint=say("bring.path"), tells=told,
            zone="path",
        )  # fmt: skip
        fault = (6, ui.Text(self._fault, ui.Style.FAULT, lines=2, tells=told)) if self._fault else ()
        return 12, *self._list(), path, *fault

    def _list(self) -> Sequence[ui.Box | float]:
        if not self._files:
            return ()
        high = ROW * max(1.0, self.theme.letter)
        told = ui.explained("bring.letters")
        listed_files = ui.RowList(
            "letters", say("bring.letters"), high, len(self._files), self._chosen, self._choose, self._row,
            zone="letters", high=high * min(MOST_ROWS, len(self._files)), tells=told,
        )  # fmt: skip
        return listed_files, 10

    def _row(self, index: int, chosen: bool) -> ui.Box:
        name = shown(self._files[index].name)
        ink = palette.IVORY if chosen else palette.SECONDARY
        told = ui.Explanation(ui.as_typed(name), remarks=(say("bring.letters_told"),))
        words = ui.Text(ui.as_typed(name), ui.Style.STRONG, size=14.5, colour=ink, cut=True, tells=told)
        return ui.list_row(index, chosen, words, ui.Gap(grow=1), pad=(8, 0, 8, 0))

    def buttons(self) -> Sequence[ui.Box]:
        """The folder, the clipboard, the way out, and the file that is chosen."""
        can_open = bool(self._files or self._path)
        why, told = "" if can_open else say("bring.why_not"), say("bring.open_told")
        return [
            folder_button(self.app, self.app.saves.letters),
            dialog_button("paste", say("bring.paste"), self._paste, "plain", "bring.paste", say("bring.paste_told")),
            dialog_button("close", say("export.close"), self.back, "plain", "bring.close"),
            dialog_button("open", say("arrival.open"), self._open_path, "primary", "bring.open", told, why),
        ]


def _changed(path: Path) -> float:
    """When a file was last written; 0 for one that has just gone."""
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0
