"""Ahead: positions of the past that are laid before anybody turns to them, a little in every frame that rests."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from game.text import language
from scenes.play.perspective import Perspective
from scenes.play.view.draw_ahead import spend
from scenes.play.view.table_view import Ready, TableView
from scenes.table.panels.city import shows_city
from scenes.timeline.past import PastGame
from scenes.ui.layout import draw_unseen

A_FRAME = 0.014
"""Seconds of a resting frame that are spent."""

MOST_READY = 240
"""Positions that are kept."""


class Ahead:
    """Lays positions far from each other first, then what lies between them, and draws their pieces and panels once.

    `look` turns a viewpoint to the eyes that see a position of the past.
    """

    def __init__(self, shown: TableView, look: Callable[[PastGame, Perspective], None]) -> None:
        assert isinstance(shown.game, PastGame)
        self._shown, self._past, self._look = shown, shown.game, look
        twin = PastGame(self._past.whole, shown.table, 0)
        twin.leave()
        twin.log.share(self._past.log)
        view = Perspective(twin.whole.seats, None, twin.see_alike)
        self._twin, self._twins_past = TableView(shown.table, twin, view, shown.top), twin
        self._facts: Hashable = None
        self._ready: dict[int, Ready] = {}
        self._steps: Iterator[None] = iter(())

    def found(self) -> Ready | None:
        """What the table shows now, if that was laid already."""
        table, view = self._shown, self._shown.viewpoint
        is_bare = not (table.hot or table.held or table.way or table.landed or table.shown_state)
        is_own = view.shown_seat == view.viewer and not view.all_boards
        ready = self._ready.get(self._past.move) if is_bare and is_own else None
        return ready if ready and self._facts == self._facts_of(self._shown, self._past) else None

    def lay(self, move: int) -> bool:
        """Lay a position now, to be found when it is turned to; False if it was laid already, or can't be found."""
        self.begin()
        if move in self._ready or self._laid(move) is None:
            return False
        while len(self._ready) > MOST_READY:
            del self._ready[next(iter(self._ready))]
        return True

    def work(self) -> None:
        """Lay on for a moment."""
        spend(A_FRAME, self._steps)

    def forget(self) -> None:
        """Nobody turns to the past any more: let go of all that was laid."""
        self._facts, self._ready, self._steps = None, {}, iter(())

    def begin(self) -> None:
        """Lay what can be seen from now on, unless that is being done."""
        facts = self._facts_of(self._shown, self._past)
        if facts != self._facts:
            self._facts, self._ready, self._steps = facts, {}, self._lay_all()

    @staticmethod
    def _facts_of(table: TableView, past: PastGame) -> Hashable:
        """All that a bare table shows but the position."""
        view = table.viewpoint
        return past.shows_all, view.viewer, view.eyes, table.theme, language.now()

    def _laid(self, move: int) -> Ready | None:
        """A position as it is shown to whoever looks; None where that shows it otherwise than the last one."""
        past, twin = self._twins_past, self._twin
        past.shows_all = self._past.shows_all
        past.seek(move)
        self._look(past, twin.viewpoint)
        if self._facts_of(twin, past) != self._facts:
            return None
        model = twin.model()
        self._ready[move] = ready = Ready(model, self._shown.top.aside(model))
        return ready

    def _lay_all(self) -> Iterator[None]:
        """Step by step, each no longer than a frame: where everything lies in all positions, with the pieces, and then
        the panels, which take less long to draw.
        """
        top, drawn = self._shown.top, set[Hashable]()
        for move in _halved(self._twins_past.last):
            if len(self._ready) >= MOST_READY:
                break
            ready = self._ready.get(move) or self._laid(move)
            yield
            for name, sprite in ready.layout.sprites.items() if ready else ():
                if (name, sprite.look, sprite.area) not in drawn:
                    drawn.add((name, sprite.look, sprite.area))
                    top.draw_ahead(sprite)
                    yield
        for ready in [*self._ready.values()]:
            for panel in ready.layout.panels:
                if panel.key not in drawn and not shows_city(panel.key):
                    drawn.add(panel.key)
                    draw_unseen(panel, top.theme)
                    yield


def _halved(last: int) -> Iterator[int]:
    """All numbers up to the last one: the ends, the middle, the middles of the halves, and so on."""
    seen = set[int]()
    parts = 1
    while len(seen) <= last:
        for part in range(parts + 1):
            number = round(last * part / parts)
            if number not in seen:
                seen.add(number)
                yield number
        parts *= 2
