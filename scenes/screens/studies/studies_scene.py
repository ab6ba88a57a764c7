"""Studies: the own ones and those that came, and one of each game that the program brings."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from game.study.study_files import ListedStudy, StudyFile, brought_studies, delete_study, study_at, study_paths
from game.study.study_text import study_letter
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog
from scenes.app.screen import Screen, rail_button
from scenes.play.view.rim import paint_lid
from scenes.screens.saved.arrivals import BringDialog
from scenes.screens.studies.study_export import StudyExport
from scenes.study.words_entry import TitleEntry
from scenes.table.panels.book import head, open_book, page
from sprites.things import book

_say = Sentences("screens")

ROW = 54.0
LID = (90.0, 190.0), (60.0, 250.0)
"""How wide and how high the boxes of the games of a study are."""


class StudiesScene(Screen):
    """A list of studies, the first of them chosen. Files are looked into one a frame."""

    name = "studies"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._chosen = 0
        self._known: dict[Path, ListedStudy] = {}
        self._find()

    def _find(self) -> None:
        self._brought = brought_studies()
        self._paths = study_paths()
        self._known = {path: each for path, each in self._known.items() if path in self._paths}
        self._chosen = max(0, min(self._chosen, len(self._listed) - 1))

    @property
    def _listed(self) -> list[ListedStudy]:
        """What is listed; a file that has not been looked into yet has its name only."""
        own = [self._known.get(path) or ListedStudy(path, None) for path in self._paths]
        return [*own, *self._brought]

    @property
    def _now(self) -> ListedStudy:
        listed = self._listed
        return listed[self._chosen] if listed else ListedStudy(None, None, _say("studies.none"))

    def update(self, dt_ms: float) -> None:
        """Look into the next file."""
        super().update(dt_ms)
        if path := next((each for each in self._paths if each not in self._known), None):
            self._known[path] = study_at(path)
            self.rebuild()

    def enter(self) -> None:
        """The list has the focus."""
        super().enter()
        self.form.ring.move_to("studies")

    def resume(self) -> None:
        """A study may have been written since."""
        self._known = {}
        self._find()
        super().resume()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _open(self) -> None:
        if study := self._now.study:
            self.app.sounds.play("card_slide")
            self.app.open("study", StudyFile(study, self._now.path))

    def _send(self) -> None:
        if study := self._now.study:
            words, session = (_say("studies.send"), _say("studies.send_text")), study.chapters[0].main.session
            self.app.stack.push(StudyExport(self.app, session, words, study.called, study_letter(study)))

    def _rename(self) -> None:
        if study := self._now.study:
            title = _say("studies.rename")
            self.app.stack.push(TitleEntry(self.app, title, _say("studies.rename_text"), study.title, self._take_title))

    def _take_title(self, title: str) -> None:
        """Raises ValueError for no title."""
        study, path = self._now.study, self._now.path
        if not title.strip():
            raise ValueError(_say("studies.needs_title"))
        assert study
        StudyFile(study, path).put(replace(study, title=title.strip()))

    def _delete(self) -> None:
        path = self._now.path
        if path is None:
            return

        def delete() -> None:
            delete_study(path)
            self._find()
            self.rebuild()

        title, yes, no = (_say(f"studies.delete_{part}") for part in ("title", "yes", "no"))
        text = _say("studies.delete_text", title=ui.as_typed(self._now.called))
        self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, delete))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """An open book: the chosen study at the left, all of them at the right."""
        title = self.rail_title(*(_say(f"studies.{words}") for words in ("title", "aside", "told")))
        high = ROW * max(1.0, self.theme.letter)
        told = ui.explained("studies.list")
        rows = ui.RowList(
            "studies", _say("studies.list"), high, len(self._listed), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told, back=(ui.free_rows(high, len(self._listed)),),
        )  # fmt: skip
        now = self._now
        broken = "" if now.study else now.trouble or _say("saved_games.looking")
        own = broken or ("" if now.path else _say("studies.brought_only"))
        to_delete = "" if now.path else _say("studies.brought_only")
        bring = partial(self.app.stack.push, BringDialog(self.app))
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1)],
            open_book(self._about(now), page(head(_say("studies.list"), told), 8, rows)),
            [
                self.back_button(), ui.Gap(grow=1), rail_button("studies.bring", bring),
                rail_button("studies.delete", self._delete, why=to_delete),
                rail_button("studies.rename", self._rename, why=own),
                rail_button("studies.send", self._send, why=broken),
                rail_button("studies.open", self._open, "primary", why=broken),
            ],
        )  # fmt: skip

    def _about(self, now: ListedStudy) -> ui.Box:
        called = ui.as_typed(now.called)
        told = ui.Explanation(called, remarks=(_say("studies.told"),))
        study = now.study
        if study is None:
            words = ui.as_typed(now.trouble or _say("saved_games.looking"))
            trouble = ui.Text(words, ui.Style.BODY, colour=book.RED_INK, lines=10, cut=True, tells=told)
            return page(head(called, told), 12, trouble, ui.Gap(grow=1))
        games = listed([ui.as_typed(each.main.session.game.called) for each in study.chapters])
        facts = [
            _say("studies.games", games=games),
            _say("studies.notes", n=study.count),
            *([_say("study.by", name=ui.as_typed(study.by))] if study.by else []),
        ]
        lines = [ui.Text(each, ui.Style.BODY, size=17, colour=book.INK, lines=4, tells=told) for each in facts]
        about = [ui.Text(study.words("about"), ui.Style.PAGE_ASIDE, lines=6, tells=told)] if study.matter else []
        boxes = dict.fromkeys(each.main.session.game.name for each in study.chapters)
        lids = (ui.Art(paint_lid, game, wide=LID[0], high=LID[1], tells=told) for game in boxes)
        return page(
            head(called, told),
            12,
            *lines,
            10,
            *about,
            ui.Gap(grow=1),
            ui.Row(ui.Gap(grow=1), *lids, ui.Gap(grow=1), gap=12, drop=1),
            ui.Gap(grow=1),
        )

    def _row(self, index: int, chosen: bool) -> ui.Box:
        each = self._listed[index]
        called = ui.as_typed(each.called)
        told = ui.Explanation(called, remarks=(_say("studies.list_told"),))
        if each.study:
            games = listed([ui.as_typed(one.main.session.game.called) for one in each.study.chapters])
            about = _say("studies.row", games=games, n=each.study.count)
        else:
            about = ui.as_typed(each.trouble) or _say("saved_games.looking")
        return ui.Column(
            ui.Text(called, ui.Style.CHAPTER, size=18, cut=True, tells=told),
            ui.Text(about, ui.Style.CAPTION, size=14, colour=book.FAINT_INK, cut=True, tells=told),
            snug=True,
            grow=1,
            pad=(10, 1, 10, 1),
            back=(ui.Art(ui.paint_marker),) if chosen else (),
        )
