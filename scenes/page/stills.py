"""Stills of a finished game: the table at some of its moves, and what is said of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.bots.analysis.review_looks import TurningPoint
from game.bots.analysis.swings import Swing
from game.engine.hidden import redact
from game.engine.selection import Selection
from game.session.session import Session
from game.study.study import Study, StudyLine, StudyNote
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.games.plugin import plugin_of
from scenes.play.perspective import Perspective
from scenes.play.view.renderer import ACTION_RAIL, TOP_RAIL, TableRenderer
from scenes.play.view.table_view import TableView
from scenes.study.note_marks import NoteMarks
from scenes.table.model import TableModel
from scenes.table.seats import as_shown
from scenes.timeline.move_words import marked_deeds, seat_words
from scenes.timeline.past import PastGame
from scenes.ui import memory
from sprites.poster.posters import Posters

_say = Sentences("screens")

WINDOW = (960, 540)
"""Pixels of the window that a still is taken of: the smallest, whose letters are the largest beside the pieces."""

MOST_NOTES, MOST_ROUNDS = 12, 3
"""Notes, and rounds of a game without any, that have a still; the end has another one."""

MOST_SAID = 4
"""Sentences under a still."""


class Still(NamedTuple):
    """The position after `move` moves, what stands over and under its picture, and what is marked in it. seat: whose
    board lies in front, None for the usual one.
    """

    move: int
    heading: str
    words: str
    seat: int | None = None
    note: StudyNote | None = None


def size_of_stills() -> tuple[int, int]:
    """Pixels of a still: the window without the rails of its buttons."""
    share = (ui.CANVAS[1] - TOP_RAIL - ACTION_RAIL) / ui.CANVAS[1]
    return WINDOW[0], round(WINDOW[1] * share)


class TableStills:
    """Takes stills of a game that is over. Nothing is hidden in it but what belongs to a game that may still run, such
    as the one that a branch has left.
    """

    def __init__(self, session: Session, scheme: str, posters: Posters, city: str) -> None:
        assert session.state.is_over
        table = plugin_of(session.game.name).table()
        self.past = PastGame(session, table, 0)
        self.past.shows_all = True
        self._view = Perspective(session.seats, None, self.past.see_alike)
        self._usual = self._view.viewer
        theme = ui.Theme(WINDOW, scheme=scheme, posters=posters)
        self._shown = TableView(table, self.past, self._view, TableRenderer(table, theme, session.game.name))
        self._shown.city = city

    def take(self, still: Still) -> pygame.Surface:
        """A still, in which pictures that are not finished yet are plain."""
        shown, view = self._shown, self._view
        self.past.seek(still.move)
        view.look_as(self._usual if self.past.is_open else None)
        view.come_back()
        if still.seat not in (None, view.viewer):
            view.swap(still.seat or 0)
        shown.relay(ui.Pace(0))
        shown.top.look_again()
        shown.top.settle((), {}, frozenset())
        picture = shown.top.picture()
        marks = NoteMarks(shown, still.note).stamps(shown.theme) if still.note else ()
        picture.blits([(each.surface, each.corner) for each in marks], False)
        return picture.subsurface(shown.theme.rect(0, TOP_RAIL, 0, 0).topleft, size_of_stills())

    def leave(self) -> None:
        """No more are taken: keep nothing of them."""
        self.past.leave()
        memory.forget()


# -- what they are of -------------------------------------------------------------------------------------------------


def stills_of_notes(study: Study, line: StudyLine) -> list[Still]:
    """What is noted of a line, the first notes. Where a move is to be guessed, that is left to whoever sees it."""
    return [_of_note(study, line, note) for note in line.notes[:MOST_NOTES]]


def _of_note(study: Study, line: StudyLine, note: StudyNote) -> Still:
    words = study.words(note.says)
    said = words if study.matter else ui.as_typed(words)
    if note.guess:
        seat = line.session.state_before(note.move).decision
        said = _say("page.guess", name=seat_words(line.session, seat.seat if seat else 0))
        note = note._replace(at=(), arrows=())
    return Still(note.move, _heading(line.session, note.move), said, note.board, note)


def stills_of_swings(past: PastGame, seat: int, found: Sequence[Swing]) -> Iterator[Still]:
    """The ends of the rounds that changed a lot for a seat."""
    for swing in found:
        told = (line for move in range(swing.first, swing.last) for line in marked_deeds(past, move))
        words = [*(closed(each) for each in dict.fromkeys(told)), _swing_words(past.whole, seat, swing)]
        yield Still(swing.last - 1, _heading(past.whole, swing.last - 1), " ".join(words[-MOST_SAID:]), seat)


def _swing_words(session: Session, seat: int, swing: Swing) -> str:
    """What a swing changed: the margin to the best rival, and the points where there is none."""
    before, after = round(swing.before), round(swing.after)
    if len(session.seats) == 1 and not session.game.is_won_alone:
        return _say("page.swing_alone", before=ui.number(before), after=ui.number(after))
    return _say("page.swing", name=seat_words(session, seat), before=ui.signed(before), after=ui.signed(after))


def stills_of_review(past: PastGame, seat: int, found: Sequence[TurningPoint]) -> Iterator[Still]:
    """The positions in which a seat missed a better move, as a review has found them."""
    for point in found:
        view = redact(past.whole.state_before(point.number), seat, past.whole.game.hidden)
        seats = as_shown(past.whole.seats)
        model = TableModel(view, seats, seat, seat, view.decision, Selection(), options=past.whole.options)
        played, better = (past.table.words.move_words(model, each) for each in (point.move, point.better.move))
        words = _say("page.missed", name=seat_words(past.whole, seat), played=played, better=better)
        yield Still(point.number, _heading(past.whole, point.number), words, seat)


def still_of_end(session: Session, seat: int) -> Still:
    """The table at the end of the game, with the board of a seat in front."""
    last = len(session.moves)
    return Still(last, _say("page.end"), _say("page.end_words", n=last), seat)


def _heading(session: Session, move: int) -> str:
    return session.game.headline(session.state_before(move) if move < len(session.moves) else session.state)
