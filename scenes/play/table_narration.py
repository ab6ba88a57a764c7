"""What a table says: whose turn it is, what is asked, where the focus is, what happens, and answers to questions.

It reads what its viewer may see, as the table shows it, and nothing else. While the table is covered it says a name.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.text.sentences import Sentences
from scenes import ui
from scenes.play.choreographer import Beat
from scenes.play.help.reasons import why_dark, why_dark_place, why_not
from scenes.play.input.turn_input import handles_of
from scenes.play.log import OPENING, Entry
from scenes.speech.narration import Narration, SpokenBuffer, SpokenEvent, SpokenFocus, SpokenState
from scenes.speech.screen_narration import explained_lines, remarks_of
from scenes.table.model import TableModel
from scenes.table.panels import forecast
from scenes.table.panels.prompt import is_answering
from scenes.table.seats import as_shown

if TYPE_CHECKING:
    from scenes.play.table_scene import TableScene

_say = Sentences("screens")

EVENT = "event"
"""The place, or the note, of what the round's event is, where a game has one."""

MOST_WAITING, LATEST, LOGGED = 60, 3, 30
"""Events that wait to be said, lines that are told as the latest, and lines of the log to be leafed through."""


class TableNarration(Narration):
    """Reads one table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._waiting: deque[SpokenEvent] = deque(maxlen=MOST_WAITING)
        self._known: tuple[Hashable, SpokenState] | None = None
        self._fell_to = ""
        """Where the focus fell to as its place went away, while something was shown."""

    # -- what changes -----------------------------------------------------------------------------------------

    def hear(self, beat: Beat) -> None:
        """Something has been shown: it waits to be said, in the words of the log."""
        scene = self._scene
        if not scene.app.speech.is_on:
            return
        heading, line = scene.game.tell(beat.frame)
        if heading:
            self._waiting.append(SpokenEvent("", heading, is_heading=True))
        if line:
            is_own = line.seat == scene.viewpoint.viewer
            self._waiting.append(SpokenEvent(self._name(line.seat), line.words, is_own=is_own))

    def take_events(self) -> Sequence[SpokenEvent]:
        """What has been shown since this was asked last."""
        events = list(self._waiting)
        self._waiting.clear()
        return events

    def _name(self, seat: int | None) -> str:
        seats = as_shown(self._scene.game.session.seats)
        if seat is None:
            return ""
        return seats[seat].name if seat < len(seats) else _say("seats.shadow")

    @property
    def state(self) -> SpokenState:
        """What the table would say now; as long as it shows the same, that is known."""
        scene = self._scene
        is_still = scene.table.shown_state is None
        told = scene.host.focused, scene.spoken_notes, scene.spoken_heading
        seen = scene.seen, told, is_still, scene.viewpoint.is_covered, scene.game.deciding
        if self._known is None or self._known[0] != seen:
            self._known = seen, self._state()
        return self._known[1]

    def _state(self) -> SpokenState:
        scene = self._scene
        title = scene.game.session.game.called
        if scene.viewpoint.is_covered:
            name = self._name(scene.viewpoint.viewer)
            return SpokenState(title, question=_say("speech.covered", name=name), asked=len(scene.game.session.moves))
        text, focus = scene.spoken_heading, self._focus
        if scene.table.shown_state is not None:
            before = self._known[1] if self._known else SpokenState()
            focus = self._while_shown(before.focus, focus)
            return SpokenState(title, text, before.turn, before.question, before.asked, "", self._notes, focus)
        self._fell_to = ""
        model = scene.table.model()
        question = self._question(model)
        asked = len(scene.game.session.moves) if question else None
        return SpokenState(title, text, self.turn, question, asked, self._laid_out(model), self._notes, focus)

    def _while_shown(self, before: SpokenFocus | None, now: SpokenFocus | None) -> SpokenFocus | None:
        """What has the focus while something is shown: as before where only that has changed, or where its place is
        gone and it fell to the nearest one. Only keys lead elsewhere.
        """
        if before and now and now.name != before.name:
            is_there = any(each.name == before.name for each in self._places)
            self._fell_to = "" if is_there else self._fell_to or now.name
            return before if now.name == self._fell_to else now
        return before or now

    @property
    def turn(self) -> str:
        """Whose turn it is while somebody else acts."""
        game = self._scene.game
        if game.deciding is None or game.is_person_deciding:
            return ""
        return _say("speech.turn_of", name=self._name(game.deciding))

    @property
    def question(self) -> str:
        """What the viewer is asked, empty while nobody asks."""
        return self._question(self._scene.table.model())

    def _question(self, model: TableModel) -> str:
        if not is_answering(model):
            return ""
        asks = self._asks(replace(model, hovered=None, tried=(), what_if=None, best_of=1, any_of=1))
        if asks.startswith(_say("table.your_turn")):
            return asks
        return _say("speech.your_turn", asks=asks[:1].upper() + asks[1:])

    def _asks(self, model: TableModel) -> str:
        """What is asked; what the focus would do is no part of it."""
        words: str = self._scene.table.table.words.prompt(model)
        return words

    def _laid_out(self, model: TableModel) -> str:
        """What is laid out to be confirmed, with its pieces, or what it still lacks."""
        scene = self._scene
        draft = scene.game.turn.draft
        if draft is None:
            return ""
        places = scene.table.top.layout.targets
        held = _grouped(place.caption for name, place in places.items() if draft.holds(name))
        moves = [scene.table.table.words.move_words(model, move) for move in draft.moves[-1:]]
        subjects = [places[each].caption.partition(",")[0] for each in draft.subjects if each in places]
        what = ". ".join([*(moves or subjects), ", ".join(held)])
        lacks = why_not(scene.table, [draft.problem]).words if draft.problem else ""
        return _say("speech.laid_out", what=what, lacks=lacks)

    @property
    def _notes(self) -> tuple[tuple[Hashable, str], ...]:
        """What is noted beside the pieces, and the adviser's lines."""
        advice = self._scene.commands.advice
        lines = advice.said.lines() if advice.is_open else []
        told = (f"{n}. {each.head}. {' '.join(each.says)}" for n, each in enumerate(lines, 1))
        return (*self._scene.spoken_notes, *(((self._scene.game.position, words), words) for words in told))

    # -- what has the focus -----------------------------------------------------------------------------------

    @property
    def _target(self) -> ui.HitTarget | None:
        host = self._scene.host
        return next((each for each in host.ring.places if each.name == host.focused), None)

    @property
    def _focus(self) -> SpokenFocus | None:
        scene, target = self._scene, self._target
        if target is None:
            return None
        words = self._caption(target)
        choices = scene.host.ring.told_choices
        place = choices.get(target.name, 0)
        alike = sum(each.is_lit and (each.zone, each.caption) == (target.zone, target.caption) for each in self._places)
        if target.is_lit and target.caption and alike > 1:
            words = _say("speech.alike", what=words, n=alike)
        tip = scene.commands.tooltips.of(target.name) if scene.app.settings.detail == "all" else None
        more = " ".join(remarks_of(tip.look)) if tip else ""
        holds = target.hold > 0 or target.name in scene.commands.controls.needs_hold
        last = max(choices.values(), default=0)
        return SpokenFocus(target.name, words, more, place, last, holds, self._why_dark(target))

    @property
    def _places(self) -> Sequence[ui.HitTarget]:
        return self._scene.host.ring.places

    def _caption(self, target: ui.HitTarget) -> str:
        """What it is."""
        return self._scene.commands.tooltips.caption(target.name)

    def _why_dark(self, target: ui.HitTarget) -> str:
        """Why a button is dark, empty for what is none."""
        scene = self._scene
        is_button = target.is_note and scene.commands.controls.named(target.name)
        return why_dark(scene.table, target.name).words if is_button else ""

    # -- what is asked for ------------------------------------------------------------------------------------

    def answer(self, question: str) -> Sequence[str]:
        """What this table says to a question by key."""
        scene = self._scene
        if scene.viewpoint.is_covered:
            return (self.state.question,)
        model, viewer, table = scene.table.model(), scene.viewpoint.viewer, scene.table.table
        match question:
            case "goods":
                return (table.holdings(model, viewer),)
            case "scores":
                return [table.standing_words(model, seat) for seat in range(len(model.seats))]
            case "whose_turn":
                return [each for each in (self.turn, self.question) if each] or (_say("speech.no_turn"),)
            case "outlook":
                return self._forecast(viewer)
            case "event":
                return [self._caption_of(EVENT)]
            case "latest":
                return self._log(LATEST) or (_say("speech.no_event"),)
            case "since":
                return self._log_since(viewer) or (_say("speech.no_event"),)
            case "cost":
                return self._cost()
        return ()

    def _caption_of(self, name: str) -> str:
        return self._scene.commands.tooltips.caption(name)

    def _forecast(self, seat: int | None = None) -> Sequence[str]:
        """The cells of the forecast, row by row; of one seat without its name."""
        places = self._scene.table.top.layout.targets
        cells = []
        for name, place in places.items():
            kind, _, rest = name.partition(" ")
            _, _, column = rest.partition(" ")
            if kind == forecast.FORECAST and column.isdigit() and (seat is None or int(column) == seat):
                cells.append(place.caption.partition(", ")[2] if seat is not None else place.caption)
        return [_in_small(cell) for cell in cells]

    def _log(self, most: int) -> Sequence[str]:
        """The last lines of the log, the newest last, each with its name."""
        entries = self._scene.game.log.entries[-most:]
        return [self._line(entry) for entry in entries]

    def _log_since(self, viewer: int) -> Sequence[str]:
        log = self._scene.game.log
        start = log.last_move_of(viewer) + 1 if self._scene.game.session.moves else OPENING
        return [self._line(entry) for entry in log.entries if entry.move >= start]

    def _line(self, entry: Entry) -> str:
        if entry.line.seat is None:
            return entry.line.words
        return _say("speech.did", name=self._name(entry.line.seat), deed=entry.line.words)

    def _cost(self) -> Sequence[str]:
        """What the focus would change, or why it cannot be chosen."""
        scene, target = self._scene, self._target
        if target is None:
            return ()
        table, model = scene.table, scene.table.model()
        changes = table.table.changes(model, model.viewer) if model.tried and model.forecast else ()
        told = ", ".join(f"{{{glyph}}} {then}" if glyph else then for glyph, then in changes)
        asks = self._asks(model)
        lines = [_say("speech.would", changes=told)] if told else []
        if asks and asks not in self.question:
            lines.append(asks)
        if lines:
            return lines
        if why := self._why_not(target):
            return (_say("speech.not_now", why=why),)
        return (_say("speech.no_cost"),)

    def _why_not(self, target: ui.HitTarget) -> str:
        scene = self._scene
        if why := self._why_dark(target):
            return why
        place = scene.table.top.layout.targets.get(target.name)
        if place is None or target.is_lit or target.is_note:
            return ""
        if why := why_dark_place(scene.table, target.name).words:
            return why
        return why_not(scene.table, scene.game.turn.refusals((), handles_of(target.name, place), place.verb)).words

    @property
    def buffers(self) -> Sequence[SpokenBuffer]:
        """What has the focus, the own supply and everybody else's, the forecast, the log, and advice that was given."""
        scene = self._scene
        if scene.viewpoint.is_covered:
            return ()
        model, target = scene.table.model(), self._target
        tip = scene.commands.tooltips.of(target.name) if target else None
        this = [self._caption(target), *(explained_lines(tip.look) if tip else ())] if target else []
        others = [(self._name(seat), self._owned(seat)) for seat in range(len(model.seats)) if seat != model.viewer]
        own = [scene.table.table.holdings(model, model.viewer), *self._owned(model.viewer)]
        found = [
            (_say("speech.this"), list(dict.fromkeys(this))),
            (_say("speech.goods"), own),
            *others,
            (_say("speech.round"), self._forecast()),
            (_say("speech.events"), self._log(LOGGED)[::-1]),
        ]
        if advice := [each.caption for each in self._places if each.zone == "advice"]:
            found.append((_say("speech.advice"), advice))
        return [SpokenBuffer(title, lines) for title, lines in found]

    def _owned(self, seat: int) -> Sequence[str]:
        """What lies before a seat, each thing once."""
        places = self._scene.table.top.layout.targets.items()
        return _grouped(place.caption for name, place in places if _owner(name) == str(seat))


def _owner(name: str) -> str:
    """The number of the seat that something lies before, by its name."""
    return name.partition("@")[2].partition("#")[0]


def _in_small(cell: str) -> str:
    """A cell whose row is named in capitals, which a voice might spell."""
    row, colon, said = cell.partition(":")
    return f"{row.capitalize()}{colon}{said}" if row.isupper() and len(row) > 2 else cell


def _grouped(captions: Iterable[str]) -> Sequence[str]:
    """Each thing once, with how many there are."""
    counted = Counter(filter(None, captions))
    return [_say("speech.alike", what=words, n=n) if n > 1 else words for words, n in counted.items()]
