"""What a person can ask of a table in the past: everything that can be asked in play except to move; and to go through
time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.bots.analysis.ledger import Brought
from game.bots.roster import evaluator_of
from game.engine.flow import Move
from game.engine.hidden import redact
from game.engine.state import State
from game.learn.lesson import seats_around
from game.learn.practice import question_of, taken
from game.session.branches import branch, try_out
from game.session.family import parent_of
from game.session.session import Seat, Session
from game.text.sentences import Sentences, closed, listed
from game.text.signs import spelt
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.play.input.controls import Group
from scenes.play.input.table_buttons import TopRail, top_rail
from scenes.play.input.table_commands import TableCommands
from scenes.play.view.branch_sign import kind_of
from scenes.play.view.table_view import TableView
from scenes.table.seats import as_shown
from scenes.timeline.asked_why import AskedWhy
from scenes.timeline.background_review import BackgroundReview
from scenes.timeline.move_words import deeds, line_words, seat_words, when_words
from scenes.timeline.past import PastGame
from scenes.timeline.rail import STRIP, TimelineStatus, timeline_group, where_group
from scenes.timeline.review_panel import ReviewModel, review_group
from scenes.timeline.review_words import expected_words
from scenes.timeline.strip import RISEN, Strip

BETWEEN = {"slow": 1200.0, "normal": 600.0, "fast": 200.0, "instant": 80.0}
"""Milliseconds between two moves while the game is played again."""

SEEKING = "seeking"
"""What is pointed at and dragged on the strip."""

BETWEEN_VALUES = " · "

MOST_CARDS = 4
"""Cards that are named of all that came up."""

say = Sentences("screens")


class TimeRail(NamedTuple):
    """What the rail of the timeline shows, and what pressing its buttons does."""

    theme: ui.Theme
    standing: TimelineStatus
    presses: Mapping[str, Callable[[], None]]


def _names(whole: Session, cards: Iterable[str]) -> list[str]:
    """What these cards are called."""
    english, name = evaluator_of(whole.game).consequences.english, Sentences(whole.game.name).name
    return [name(english(card)) for card in cards if english(card)]


@ui.memo
def _time_rail(rail: TimeRail) -> Group:
    return timeline_group(rail.theme, rail.standing, rail.presses)


class Looking(TableCommands):
    """Everything that can be asked of the past.

    `strip` holds the whole game; `plays` says whether it is being played again.
    """

    can_be_studied = True
    """Whether notes can be written on a game that is over; a study is one already."""

    def __init__(self, app: App, table: TableView) -> None:
        super().__init__(app, table)
        assert isinstance(table.game, PastGame)
        self.past = table.game
        whole = self.past.whole
        self.strip = Strip(whole, self.past.table, parent_of(whole, app.saves))
        self.plays = self.returns = False
        """Whether the game is played again, and whether that leads back to the table it was asked for at."""
        self.sought: int | None = None
        """The move that the strip is dragged to, until the table shows it."""
        self._until: int | None = None
        """Where playing again ends; None at the end of the game."""
        self._waited = 0.0
        self.targets.besides = self._strip_targets
        del self._presses["menu"]
        self._time_presses: dict[str, Callable[[], None]] = {
            "play": self.toggle_play,
            "pause": self.toggle_play,
            "since": self.replay,
            "show": self.toggle_all,
            "hide": self.toggle_all,
            "branch": self.play_on_from_here,
            "what_if": self.play_on_from_here,
            "back": app.stack.pop,
            "why": self.ask_why,
            "review": self.review,
            "study": self.study_it,
            "lesson": self.make_lesson,
            "picture": self.save_picture,
        }
        self.asked_why = AskedWhy(whole, app.thinker)
        self.background_review = BackgroundReview(whole, app.thinker)

    # -- through time -----------------------------------------------------------------------------------------

    def seek(self, move: int) -> None:
        """Show the position before this move, silently: pieces travel where it is the next position or the last."""
        self.playback.choreographer.drop()
        self.asked_why.forget()
        before, move = self.past.move, max(0, min(move, self.past.last))
        if move != before:
            self.past.seek(move)
        self.plays, self._waited = False, 0.0
        self.returns, self._until, self.sought = False, None, None
        self.table.shown_state = None
        self.table.relay(None if abs(move - before) == 1 else ui.Pace(0))

    def step(self, step: int) -> None:
        """One move forwards, or back."""
        self.seek(self.past.move + step)

    def step_round(self, step: int) -> None:
        """To where the next round begins, or the one before."""
        self.seek(self.strip.round_after(self.past.move, step))

    def step_mark(self, step: int) -> None:
        """To the next move that is marked, or the one before."""
        self.seek(self.strip.mark_after(self.past.move, step))

    def toggle_play(self) -> None:
        """Play the game again from here, from its beginning where it is at its end; or stop."""
        plays = not self.plays
        if plays and self.past.next_move is None:
            self.seek(0)
        self.returns, self._until = False, None
        self.plays, self._waited = plays, BETWEEN["slow"]

    def toggle_all(self) -> None:
        """Show what was hidden, or hide it again."""
        self.past.show_all(not self.past.shows_all)
        self.table.relay(ui.Pace(0))

    @property
    def can_ask(self) -> bool:
        """Whether it can be asked why the last move was made: not while the game goes on without advice, or whoever
        made it knew what the viewer may not.
        """
        if not self.past.move:
            return False
        decision, viewer = self.past.whole.state_before(self.past.move - 1).decision, self.viewpoint.eyes
        assert decision is not None
        if self.past.is_open or viewer is None:
            return self.past.is_open
        return self.past.whole.may_ask and self.past.see_alike(viewer, decision.seat)

    @property
    def is_kept_secret(self) -> bool:
        """Whether it can't be asked because whoever made the last move knew what the viewer may not."""
        return bool(self.past.move and self.past.whole.may_ask and not self.can_ask)

    def ask_why(self) -> None:
        """Ask why the last move was made; at a move that a review names, which shows the position before it, about that
        one. Where it can't be, it is said why not; nor can it while a review goes on, which would have to begin anew.
        """
        review = self.background_review
        if self.is_kept_secret:
            self.asked_why.refuse("hidden")
        elif self.can_ask and review.is_running:
            self.asked_why.refuse("busy")
        elif self.can_ask:
            self.plays = False
            move = self.past.move
            index = move if review.shows_before(move) else move - 1
            found = review.found_at(index)
            review.forget()
            self.asked_why.ask(index, found, review.has_cleared(index))

    def review(self) -> None:
        """Look back on the game of the seat in front, once it is over."""
        if self.past.is_over:
            self.asked_why.forget()
            self.background_review.ask(self.viewpoint.shown_seat)

    def _close_review(self) -> None:
        self.background_review.forget()

    def try_it(self) -> None:
        """Put the position of the turning point as a question."""
        if point := self.background_review.point_at(self.past.move):
            self.app.open("question", question_of(self.past.whole, point))

    def play_better(self) -> None:
        """Play the better line out, once it is known how it goes; not while the review goes on: that would end it."""
        if self.background_review.is_done and (point := self.background_review.point_at(self.past.move)):
            self.background_review.ask_line(point)

    def _show_line(self) -> None:
        """The better line is known: it is shown in a timeline of its own."""
        if line := self.background_review.line:
            self.background_review.line = None
            self.app.open("timeline", taken(self.past.whole, line), line.number, self.viewpoint.eyes, True)

    def go_to_point(self, number: int) -> bool:
        """Show the position of a turning point of the review, or of a close call behind those, by its number from 0;
        False where no review shows any.
        """
        moves = self.background_review.named
        if number < len(moves):
            self.seek(moves[number])
        return bool(moves)

    def think(self) -> bool:
        """Let be thought of what was asked; True when there is something new to show."""
        is_news = self.asked_why.think() | self.background_review.think()
        self.strip.review = self.background_review.review
        self._show_line()
        if trouble := self.background_review.trouble:
            self.background_review.trouble = ""
            self.app.stack.push(Message(self.app, say("practise.file"), closed(ui.as_typed(trouble))))
        return is_news

    def play_on(self, dt_ms: float) -> bool:
        """Let time pass for the game that is played again; True when its next move was made."""
        if not self.plays or not self.playback.choreographer.is_still:
            return False
        self._waited += dt_ms
        if self._waited < BETWEEN[self.app.settings.speed]:
            return False
        self._waited = 0.0
        self.asked_why.forget()
        if self._is_played:
            self.plays = False
            if self.returns:
                self.app.stack.pop()
            return True
        if move := self.past.next_move:
            self.playback.play(move)
        self.plays = self.returns or not self._is_played
        return True

    @property
    def _is_played(self) -> bool:
        """Whether all has been played that was to be played again."""
        return self.past.next_move is None or (self._until is not None and self.past.move >= self._until)

    def told(self, move: int) -> str:
        """What is said of a position on the strip: where it is, what led to it, and what everybody had."""
        past, session = self.past, self.past.whole
        state = self.strip.state(move)
        where = session.game.headline(state)
        values = (
            say("timeline.value", name=seat_words(session, seat), value=value)
            for seat, value in self.past.table.values(state).items()
        )
        lines = [where, *deeds(past, move - 1), f"{self.past.table.measured} {BETWEEN_VALUES.join(values)}"]
        if found := self.background_review.review:
            lines.append(expected_words(self.past.whole, found.seat, found.expected[move]))
        return "\n".join(lines)

    def _called(self, number: int, move: Move) -> str:
        """What a move is called before move number `number` of the game."""
        return self.call(self.past.whole.state_before(number), (move,))

    def _chance(self, brought: Brought) -> str:
        """What the log tells of what dice or cards brought."""
        if brought.number < 0:
            return say("luck.deal")
        if cards := self._drawn(brought) or self._new_in_market(brought):
            return cards
        told = self.past.log.told_of(brought.number)[brought.event :]
        line = next((each.line for each in told if each.line), None)
        return line_words(self.past.whole, line) if line else say("luck.cards")

    def _drawn(self, brought: Brought) -> str:
        """Which cards came into a hand, once the game is over: the log tells how many."""
        whole = self.past.whole
        for each in whole.events_of(brought.number)[brought.event :]:
            if each.kind == "drew" and self.past.is_over and each.seat is not None:
                names = _names(whole, each.seen_by(each.seat).facts["cards"])
                return say("luck.drew", who=seat_words(whole, each.seat), cards=listed(names)) if names else ""
        return ""

    def _new_in_market(self, brought: Brought) -> str:
        """Which cards came to the market: those that somebody took from there before others, as they mattered."""
        whole = self.past.whole
        for each in whole.events_of(brought.number)[brought.event :]:
            cards = {"refilled": each.facts.get("cards"), "turned_up": (each.facts.get("card"),)}.get(each.kind)
            if cards:
                taken = [handle for move in whole.moves[brought.number + 1 :] for handle in move[1:] if handle in cards]
                names = _names(whole, dict.fromkeys((*taken, *cards)))
                rest = max(0, len(names) - MOST_CARDS)
                told = ", ".join(names[:MOST_CARDS]) if rest else listed(names)
                return say("luck.market", cards=told, n=rest)
        return ""

    def play_on_from_here(self) -> None:
        """A game that is over is left by a branch of its own; in one that still runs it is only tried out."""
        whole, move, eyes = self.past.whole, self.past.move, self.viewpoint.eyes
        if self.past.goes_on == "branch":
            self.app.open("game", self.app.saves.begin(branch(whole, move, eyes)))
        else:
            self.app.open("game", try_out(whole, move, eyes))

    def study_it(self) -> None:
        """Write notes on this game, once it is over."""
        if self.past.is_over:
            self.app.open("make_study", self.past.whole, self.past.move)

    def make_lesson(self) -> None:
        """Make a lesson of what comes next, for the seat in front."""
        if self.past.is_over:
            self.app.open("make_lesson", self.past.whole, self.past.move, self.viewpoint.shown_seat, self._teach)

    def save_picture(self) -> None:
        """Show what this game was like to others, once it is over: by the turning points of the review that is shown,
        if one is.
        """
        if self.past.is_over:
            found = self.background_review.review
            points = found.turning_points if found else ()
            self.app.open("page", self.past.whole, points, found.seat if found else None)

    def _teach(self, state: State, moves: tuple[Move, ...]) -> str:
        """What the first of these moves is called in a lesson, whose players have names of their own."""
        assert state.decision
        return self.call(state, moves, as_shown(seats_around(state.decision.seat, len(self.past.whole.seats))))

    def call(self, state: State, moves: tuple[Move, ...], seats: tuple[Seat, ...] = ()) -> str:
        """What the first of these moves is called in a position, by whoever makes it, at a table of these seats."""
        decision, model = state.decision, self.table.model()
        assert decision
        view = redact(state, decision.seat, self.past.whole.game.hidden)
        seats = seats or tuple(model.seats)
        model = replace(model, view=view, decision=view.decision, viewer=decision.seat, seats=seats)
        return spelt(self.table.table.words.move_words(model, moves[0]))

    # -- what is on offer -------------------------------------------------------------------------------------

    @property
    def strip_area(self) -> ui.Area:
        """Where the strip lies on the rail."""
        return self.controls.notes[STRIP].area

    @property
    def strip_areas(self) -> Sequence[ui.Area]:
        """Where the strip lies: on the rail and, while it is pointed at or has the focus, large over the table."""
        is_risen = SEEKING in (self.host.hovered, self.host.pressed) or self.host.focused == STRIP
        return [RISEN, self.strip_area] if is_risen else [self.strip_area]

    def _strip_targets(self) -> Iterator[ui.HitTarget]:
        return (ui.HitTarget(SEEKING, area, on_drag=self._drag_along) for area in self.strip_areas)

    def _drag_along(self, point: ui.Point) -> None:
        """Seek the position that the pointer is at on the strip, as that lay when it was begun to be dragged."""
        if area := self.host.pressed_area:
            self.sought = self.strip.move_at(area, point)

    def offer(self) -> None:
        """The general buttons above, and the rail of the timeline below."""
        past, theme = self.past, self.table.theme
        shows_all = past.shows_all if past.hides else None
        headline = past.session.game.headline(past.session.state)
        has_parent = self.strip.parent is not None
        standing = TimelineStatus(
            kind_of(past.whole),
            when_words(past.whole.game, past.whole.state),
            self.plays,
            shows_all,
            self.can_ask,
            past.goes_on,
            has_parent,
            past.is_over,
            past.is_over and self.can_be_studied,
            self.is_kept_secret,
        )
        speed = self.app.settings.speed
        top = top_rail(TopRail(theme, speed, self._presses))
        rail = _time_rail(TimeRail(theme, standing, self._time_presses))
        where = where_group(
            theme, standing, rail, headline, when_words(past.whole.game, past.session.state), past.move == past.last
        )
        self.controls.offer([*top, rail, where], frozenset(), self._panels)
        self.targets.offer()

    def _panels(self) -> list[Group]:
        """The panel of the review, where one is shown or thought of."""
        self.sight.popovers.begin_panels()
        if self.background_review.seat is None:
            return []
        shown = ReviewModel(
            self.past.move,
            self._called,
            self._chance,
            self.seek,
            self.try_it,
            self.play_better,
            self._close_review,
        )
        sight, meant = self.sight, self.background_review.pieces_at(self.past.move)
        places = [
            area
            for name, area in self.table.top.layout.anchors.items()
            if name.partition("#")[0].partition("@")[0] in meant
        ]
        theme, weighted = self.table.theme, sight.weighted
        return [review_group(theme, self.background_review, shown, places, sight.popovers, weighted)]

    def go_ahead(self) -> bool:
        """Space or Enter without a focus."""
        self.toggle_play()
        return True

    def look_back(self, move: int, plays: bool = False) -> None:
        """A line of the log was clicked, or what happened since the viewer's last move is to be played again, up to
        where it was asked for.
        """
        until = self.past.move
        self.seek(move)
        self.plays, self._until = plays, until if plays else None

    def wish(self, name: str | None) -> bool:
        """Nothing is planned in the past."""
        return False

    def open_menu(self) -> None:
        """With nothing left to leave, Esc leads back."""
        self.app.stack.pop()
