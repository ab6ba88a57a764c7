"""A study on the real table: its games as the timeline shows them, and over them what is noted."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.study.study import MAIN, Study
from game.study.study_files import StudyFile
from scenes import ui
from scenes.app.app import App
from scenes.study.note_marks import arrow_between, arrow_stamp, spot_of, thing_at
from scenes.study.writing import Writing
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.keymap import contexts


class StudyScene(TimelineScene):
    """One line of a study, from a position on. Variations lie over the line that they leave."""

    name = "study"
    looks = Writing
    commands: Writing

    def __init__(
        self,
        app: App,
        study: StudyFile | Study,
        chapter: int = 0,
        number: int = MAIN,
        move: int | None = None,
        edits: bool = False,
    ) -> None:
        """Begin after so many moves, or at the beginning of the line; with `edits` it is written."""
        file = study if isinstance(study, StudyFile) else StudyFile(study)
        line = file.study.line(chapter, number)
        super().__init__(app, line.session, line.start if move is None else move)
        self.commands.turn_to(file, chapter, number, edits)
        self._pressed_thing = ""
        self._pressed_at: ui.Point | None = None

    def enter(self) -> None:
        """Lay the table; nothing of a game that is over is hidden, as long as no move is to be guessed."""
        if self.game.hides and not self.game.shows_all and not self.commands.asks:
            self.game.show_all(True)
        self.commands.seek(self.game.move)
        super().enter()

    def resume(self) -> None:
        """A move was guessed or accepted, a variation tried out, brought or taken away, or settings have changed."""
        self.commands.take_chosen()
        self.table.relay(ui.Pace(0))
        super().resume()
        self.commands.take_trial()

    # -- input ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The keys of a study come before those of time; while it is written, the pointer marks things."""
        if self._handle_study_key(event) or self._handle_marking(event):
            if self.app.stack.top is self:
                self._is_used = True
                self.refresh()
            return True
        return super().handle(event)

    def _handle_study_key(self, event: pygame.event.Event) -> bool:
        meant = ui.action_of(event, contexts.STUDY)
        if meant is None:
            return False
        self.commands.presses[meant.name]()
        return True

    def _handle_marking(self, event: pygame.event.Event) -> bool:
        """A click on a thing lets it glow, a drag from thing to thing draws an arrow."""
        if not self.commands.edits:
            return False
        to_units = self.table.theme.to_units
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            point = to_units(event.pos)
            name = thing_at(self.table, point) if self._is_bare(point, event.pos) else None
            self._pressed_thing = name or ""
            self.host.ring.visible = False
            return name is not None
        if not self._pressed_thing:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._pressed_at = to_units(event.pos)
            self._draw_on()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            start, end = self._pressed_thing, thing_at(self.table, to_units(event.pos))
            self._end_drawing()
            if end == start:
                self.commands.mark(start)
            elif end:
                self.commands.draw_arrow(start, end)
            return True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.WINDOWFOCUSLOST):
            self._end_drawing()
        return False

    def _is_bare(self, point: ui.Point, pixel: tuple[int, int]) -> bool:
        """Whether nothing lies over the table there that answers itself."""
        groups = self.commands.controls.groups
        panel = self.table.log_panel
        log = panel.area(self.table.top.layout.log) if panel.is_open else None
        areas = [*(group.area for group in groups), *self.commands.strip_areas, *([log] if log else [])]
        over = self.commands.sight.popovers.hides(pixel)
        return over is None and not any(ui.contains(area, point) for area in areas)

    def _draw_on(self) -> None:
        """Draw the arrow to where the pointer is."""
        start, point = spot_of(self.table, self._pressed_thing), self._pressed_at
        if start and point and not ui.contains(start, point):
            ends = arrow_between(start, (point[0] - 1, point[1] - 1, 2.0, 2.0))
            self.commands.sight.drawn = arrow_stamp(self.table.theme, *ends)
        else:
            self.commands.sight.drawn = None

    def _end_drawing(self) -> None:
        self._pressed_thing, self._pressed_at, self.commands.sight.drawn = "", None, None

    # -- the picture ------------------------------------------------------------------------------------------

    def _what_is_seen(self, focused: str | None) -> Hashable:
        commands = self.commands
        file = commands.file
        written = (file.study, file.trouble) if file else None
        return (
            super()._what_is_seen(focused), id(written and written[0]), commands.edits, commands.arrow_from,
            len(commands.guessed), written and written[1],
        )  # fmt: skip
