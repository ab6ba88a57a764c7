"""Asks which picture of a finished game to save, and where, with a preview."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from threading import Thread

import pygame

from game.files.folders import pictures_folder
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button, folder_button
from scenes.app.snapshot import keep_picture, picture_path
from scenes.page.page_maker import FILM, KINDS, PAGE, PageFacts, PageMaker, file_of
from scenes.ui.text import BETWEEN
from sprites.paint import palette

_say = Sentences("screens")

LONGEST_PATH = 400
PREVIEW = (70.0, 236.0)
SHORTENED = 4
"""A picture of a film is shown for so many times less here than in its file."""


class PageDialog(Message):
    """Shows each kind of picture once it is made, and saves it as a PNG. Nothing is shown of a game that still runs."""

    name = "page"

    def __init__(self, app: App, session: Session, *facts: object) -> None:
        """`facts` are the others of `PageFacts`. Raises ValueError for a game that is not over."""
        if not session.state.is_over:
            raise ValueError("a page shows all of a game, so the game must be over")
        super().__init__(app, _say("page.title"), _say("page.text"))
        self._facts = PageFacts(session, *facts)  # type: ignore[arg-type]
        day = _day_of(app, session)
        self._maker = PageMaker(app, self._facts, self._called, self._aside(day))
        self._path = str(picture_path("", f"{self._called} {day:%Y-%m-%d}"))
        self._said, self._is_bad, self._saves = "", False, False
        self._ms, self._frame = 0.0, 0
        self._writing: _Writing | None = None
        self._maker.begin(PAGE)

    @property
    def _called(self) -> str:
        study = self._facts.study
        return study.called if study else self._facts.session.game.called

    def _aside(self, day: date) -> str:
        """What stands beside the title: the game and who wrote of it where it is a study, and the day."""
        study, session = self._facts.study, self._facts.session
        parts = [session.game.called] if study and study.called != session.game.called else []
        if study and study.by:
            parts.append(_say("study.by", name=ui.as_typed(study.by)))
        return BETWEEN.join([*parts, ui.day_of(day)])

    # -- what happens -----------------------------------------------------------------------------------------

    def _choose(self, kind: object) -> None:
        self._maker.begin(str(kind))
        self._said, self._saves = "", False
        self._ms, self._frame = 0.0, 0
        self.rebuild()

    def _type(self, path: str) -> None:
        self._path, self._said = path, ""

    def _save(self) -> None:
        """Save it, as soon as it is made."""
        if not self._maker.pictures:
            self._saves = True
            self.rebuild()
            return
        self._saves = False
        if self._writing is None:
            self._writing = _Writing(picture_path(self._path, self._called), partial(file_of, self._maker.pictures))
            self._writing.start()
            self._said, self._is_bad = _say("page.writing"), False
            self.rebuild()

    def _see_what_came(self) -> None:
        """Say what has become of the file that is written beside the window."""
        written = self._writing
        if written is None or written.is_alive():
            return
        self._writing = None
        if written.trouble:
            self._said, self._is_bad = _say("dialogs.not_written", why=ui.as_typed(written.trouble)), True
        else:
            self._said, self._is_bad = _say("page.saved", path=ui.as_typed(str(written.path))), False
        self.app.sounds.play("refusal" if self._is_bad else "stamp")
        self.rebuild()

    def update(self, dt_ms: float) -> None:
        """Make the picture; the pictures of a film follow each other."""
        super().update(dt_ms)
        if self._maker.advance(dt_ms):
            if self._maker.pictures and self._saves:
                self._save()
            else:
                self.rebuild()
        self._play(dt_ms)
        self._see_what_came()

    def _play(self, dt_ms: float) -> None:
        pictures = self._maker.pictures
        if len(pictures) < 2 or self.app.settings.reduced_motion:
            return
        self._ms += dt_ms * SHORTENED
        if self._ms >= pictures[self._frame].ms:
            self._ms, self._frame = 0.0, (self._frame + 1) % len(pictures)
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter takes the path that is typed, and saves."""
        if ui.is_meant(event, "typing.take") and self.form.editor:
            self.form.stop_typing()
            self._save()
            return True
        return super().handle(event)

    # -- what is seen -----------------------------------------------------------------------------------------

    def parts(self) -> Sequence[ui.Box | float]:
        """The kinds of pictures, the one that was chosen, where it goes, and what has become of it."""
        told = {each: ui.explained(f"page.{each}") for each in KINDS}
        segments = [ui.Segment(each, told[each].title, told[each]) for each in KINDS]
        kinds = ui.Switch(
            "kind", _say("page.kind"), segments, self._maker.kind, self._choose, zone="kind",
            tells=ui.explained("page.kind"),
        )  # fmt: skip
        where = ui.explained("page.path")
        path = ui.TextField(
            "path", where.title, self._path, self._type, longest=LONGEST_PATH, hint=where.title, tells=where,
            zone="path",
        )  # fmt: skip
        ink = palette.ERROR if self._is_bad else palette.BRASS_LIGHT
        said = ui.Text(self._said, ui.Style.BODY, colour=ink, lines=3, cut=True, tells=where)
        return (
            10, kinds, 10, self._preview(), 10, ui.Text(where.title, ui.Style.CAPTION, tells=where), 2, path,
            *((6, said) if self._said else ()), 8, ui.Row(ui.Gap(grow=1), folder_button(self.app, pictures_folder())),
        )  # fmt: skip

    def _preview(self) -> ui.Box:
        """The picture, or how far it is."""
        pictures, told = self._maker.pictures, ui.explained(f"page.{self._maker.kind}")
        if pictures:
            return ui.Art(_paint_preview, pictures[self._frame].surface, high=PREVIEW, tells=told)
        words = _say("page.saves" if self._saves else "page.painting", n=self._maker.done, of=self._maker.of)
        text = ui.Text(words, ui.Style.ASIDE, align="center", lines=2, tells=told)
        return ui.Column(ui.Gap(grow=1), text, ui.Gap(grow=1), high=PREVIEW)

    def buttons(self) -> Sequence[ui.Box]:
        """The way out, and saving."""
        told = _say("page.save_film_told" if self._maker.kind == FILM else "page.save_told")
        return [
            dialog_button("close", _say("export.close"), self.back, "plain", "page.close"),
            dialog_button("save", _say("page.save"), self._save, "primary", "page.save", told),
        ]


class _Writing(Thread):
    """Packs a picture and writes it, which takes longer than a frame has; `trouble` says why it could not be."""

    def __init__(self, path: Path, content: Callable[[], bytes]) -> None:
        super().__init__(daemon=True)
        self.path, self.trouble = path, ""
        self._content = content

    def run(self) -> None:
        """Write it, under the first of such names that is free."""
        try:
            self.path = keep_picture(self.path, self._content())
        except (OSError, pygame.error) as fault:
            self.trouble = getattr(fault, "strerror", None) or str(fault)


def _day_of(app: App, session: Session) -> date:
    """The day on which a game was played last, as far as its file tells; else today."""
    path = app.saves.folders[0] / session.file if session.file else None
    return app.saves.look_at(path).saved_at.date() if path and path.exists() else date.today()


def _paint_preview(pen: ui.Pen, area: ui.Area, picture: pygame.Surface) -> None:
    """All of a picture, as large as it fits."""
    rect = pen.theme.rect(*area)
    small = pygame.transform.smoothscale(picture, picture.get_rect().fit(rect).size)
    place = small.get_rect(center=rect.center)
    pen.surface.blit(small, place)
    pygame.draw.rect(pen.surface, palette.BRASS, place, pen.theme.px(1.2))
