"""The question scene: a position on the real table. You answer by playing a move, and then learn why."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace

import pygame

from game.bots.analysis.move_analysis import MoveComparison
from game.bots.analysis.variations import Variation
from game.bots.roster import evaluator_of
from game.bots.search.expectation import Expectation
from game.bots.thinking import OtherMove, Request
from game.engine.flow import Move
from game.engine.hidden import redact
from game.engine.selection import Selection
from game.learn.practice import PracticeQuestion, asked, taken
from game.session.branches import Sandbox
from game.session.session import HUMAN
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.play.game_in_play import GameInPlay
from scenes.play.help.advice_popover import advice_width, fact_words
from scenes.play.input.controls import Group
from scenes.play.input.rails import button_height
from scenes.play.input.table_commands import TableCommands
from scenes.play.input.turn_input import handles_of
from scenes.play.play_scene import PlayScene
from scenes.ui.keymap import contexts
from sprites.paint import palette

_say = Sentences("screens")

TITLE, SIZE, SMALL = 18.0, 15.0, 13.5
ZONE = "question"
EVEN = 1 / 3
"""Up to what share of how far games end from what is expected, a seat that expects so much is not ahead, nor behind."""


class QuestionInPlay(GameInPlay):
    """The game of a question: its first move is the answer, and after it nobody moves any more."""

    settles = False

    @property
    def is_person_deciding(self) -> bool:
        """Whether the question is still to be answered."""
        return super().is_person_deciding and not self.undo_steps

    @property
    def undo_steps(self) -> int:
        """How many moves have answered it."""
        return len(self.session.moves) - self.session.floor


class QuestionCommands(TableCommands):
    """What a person can do about a question besides all that can be done at a table."""

    scene: QuestionScene
    _told: Hashable = None

    @property
    def may_answer(self) -> bool:
        """Whoever was asked answers, and nobody else."""
        return super().may_answer and self.game.deciding == self.scene.seat

    def offer(self) -> None:
        """Once the question is answered, Enter is meant for what comes next."""
        super().offer()
        before, self._told = self._told, (self.scene.about, self.targets.question)
        if self.scene.about != "title" and self._told != before:
            self.ring.begin_at(["next", "done"])

    def besides(self) -> Sequence[Group]:
        """The panel of the question."""
        return [self.scene.panel()]


class QuestionScene(PlayScene):
    """A question, and how it is answered: the first move counts. `answered` is told whether it was right, once;
    `go_on` leads to the next one, where there is one.
    """

    name = "question"
    plays = QuestionInPlay
    asks = QuestionCommands
    tells = False
    commands: QuestionCommands

    def __init__(
        self,
        app: App,
        question: PracticeQuestion,
        answered: Callable[[bool], None] | None = None,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        """Raises Unreadable where the game of the question is none any more."""
        session = asked(question)
        self.question = question
        self.number = len(session.moves)
        self.start = session.state.copy()
        assert self.start.decision is not None
        self.seat = self.start.decision.seat
        self._session = session
        self._answered, self._go_to_next = answered, go_on
        self._move: Move | None = None
        self._compared: MoveComparison | None = None
        self._request = Request(app.thinker)
        self._has_told = self._is_shown = False
        super().__init__(app, Sandbox(session))
        self.commands.scene = self

    # -- how it is answered -----------------------------------------------------------------------------------

    def enter(self) -> None:
        """Lay the table; what led there is not told again."""
        self.game.log.catch_up()
        self.table.relay(ui.Pace(0))
        self.refresh()

    def resume(self) -> None:
        """Settings may have changed."""
        self.refresh()

    def update(self, dt_ms: float) -> None:
        """Notice the answer, that undo has taken it back, and what speaks for it."""
        moves = self.game.session.moves
        if self._move is None and len(moves) > self.number:
            self._judge(moves[self.number])
            self.refresh()
        elif self._move and len(moves) == self.number:
            self._again()
            self.refresh()
        if answer := self._request.answer():
            self._learn(answer)
        super().update(dt_ms)
        self.commands.playback.recap.hide()

    def _go_on(self, dt_ms: float) -> bool:
        """After the answer nobody moves any more."""
        return super()._go_on(dt_ms) if self._move is None else False

    def _judge(self, move: Move) -> None:
        """The first answer is what counts; nobody plays on after it, under whatever name."""
        self._move = move
        self._session.seats = tuple(replace(seat, player=HUMAN) for seat in self._session.seats)
        self._compare()
        self._settle()

    def _settle(self) -> None:
        """Once it is known whether the answer is right, it counts."""
        if self.is_right is not None:
            self._count(self.is_right)
            self.app.sounds.play("victory" if self.is_right else "button")

    def _count(self, is_right: bool) -> None:
        if self._answered and not self._has_told:
            self._answered(is_right)
        self._has_told = True

    @property
    def is_right(self) -> bool | None:
        """Whether the answer is one of those that are, or hardly worse than the best; None while that is found out."""
        if self._is_known or self._move == self.question.instead:
            return self._is_known
        return self._gain <= 0 if self._compared else None

    @property
    def _is_known(self) -> bool:
        """Whether the answer is one of those that the question knows to be right."""
        return self._move in self.question.right

    @property
    def _gain(self) -> int:
        """By how much the better of the two moves that are compared came out better."""
        return round(self._compared.behind) if self._compared else 0

    @property
    def _better(self) -> Move:
        """What is told to be worth more: a right answer itself, or else the best move."""
        return self._move if self._move and self._is_known else self.question.right[0]

    @property
    def _other(self) -> Move:
        """What that is compared with: the answer, or after a right one what is not."""
        return self.question.instead if self._is_known or self._move is None else self._move

    def _compare(self) -> None:
        self._request.begin(OtherMove(self.question.journal, self.number, self._better, self._other))

    def _learn(self, answer: object) -> None:
        if isinstance(answer, MoveComparison):
            self._compared = answer
            if not self._has_told:
                self._settle()
        elif isinstance(answer, Variation):
            if self._compared is None:
                self._compare()
            self.app.open("timeline", taken(self._session, answer), answer.number, self.seat, True)
        self.refresh()

    def leave(self) -> None:
        """Nobody waits for an answer any more; one that is not known to be right does not count as known."""
        if self._move:
            self._count(False)
        self._request.drop()
        super().leave()

    # -- what can be done -------------------------------------------------------------------------------------

    def _show_answer(self) -> None:
        """Play the best move; nobody has found it then."""
        self._count(False)
        self._is_shown = True
        self.commands.playback.play(self.question.right[0])

    def _again(self) -> None:
        """Take the answer back."""
        self._count(False)
        self._request.drop()
        self._compared, self._is_shown = None, False
        self.game.undo()
        self._move = None
        self.table.relay()

    def _better_line(self) -> None:
        self._request.begin(OtherMove(self.question.journal, self.number, self.question.right[0]))

    def handle(self, event: pygame.event.Event) -> bool:
        """The keys of the panel come first."""
        if meant := ui.action_of(event, contexts.QUESTION):
            press = self.host.press
            if press(meant.name) or (meant.name == "next" and press("done")):
                self.refresh()
                return True
        return super().handle(event)

    # -- what is seen -----------------------------------------------------------------------------------------

    def _what_is_seen(self, focused: str | None) -> Hashable:
        return super()._what_is_seen(focused), self._move, self._compared

    def panel(self) -> Group:
        """The question, or after it what was right and why."""
        theme = self.table.theme
        rows = self._told(theme) if self._move else self._asked_now(theme)
        tree = ui.Column(
            *rows, gap=6, pad=(14, 10, 14, 10), back=(ui.popover_plate(),), tells=question_told(self.about)
        )
        wide = advice_width(theme)
        high = tree.height(theme.at_corner(), wide).wished
        sight = self.commands.sight
        walls = [*sight.weighted, *((area, ui.NEVER) for area in self._meant())]
        _, area = sight.popovers.panel_spot(theme, ZONE, [(wide, high)], None, walls)
        return Group.of(theme, area, tree, floats=True, name=ZONE)

    def _meant(self) -> list[ui.Area]:
        """Where an answer can begin or end, so that the panel stays where it is while one is picked; nothing is asked
        any more after it.
        """
        decision = self.game.session.state.decision
        moves = Selection(decision.moves if decision and self._move is None else ())
        return [
            place.area
            for name, place in self.table.top.layout.targets.items()
            if not place.is_note
            and (
                any(move in moves.moves for move in place.moves)
                or moves.moves_through(handles_of(name, place), place.verb)
                or any(move[0] == place.drop_verb for move in moves.moves)
            )
        ]

    @property
    def spoken_heading(self) -> str:
        """The question, or after it what was right and why."""
        theme = self.table.theme
        rows = self._told(theme) if self._move else self._asked_now(theme)
        return "\n".join(row.ways[0] for row in rows if isinstance(row, ui.Text))

    @property
    def about(self) -> str:
        """What the panel speaks of."""
        if self._move is None:
            return "title"
        if self._is_shown:
            return "shown"
        return {True: "right", False: "wrong", None: "weighed"}[self.is_right]

    def _asked_now(self, theme: ui.Theme) -> Iterator[ui.Box]:
        yield ui.Text(_say("question.title"), ui.Style.TITLE, size=TITLE, tells=question_told("title"))
        yield question_line(_say(f"question.{self._standing}"), "title")
        yield ui.Row(question_button(theme, "show_answer", self._show_answer), ui.Gap(grow=1), gap=8)

    @property
    def _standing(self) -> str:
        """How it stands for whoever is asked."""
        game = self._session.game
        if not evaluator_of(game).rivals(self.start, self.seat):
            return "alone"
        margin, error = Expectation(game)(self.start, self.seat)
        if abs(margin) <= EVEN * error:
            return "even"
        return "keep" if margin > 0 else "win"

    def _told(self, theme: ui.Theme) -> Iterator[ui.Box]:
        verdict = self.about
        colour = {True: palette.GAIN, False: palette.LOSS, None: palette.BRASS_LIGHT}[self.is_right]
        yield ui.Text(
            _say(f"question.{verdict}"), ui.Style.TITLE, size=TITLE, colour=colour, tells=question_told(verdict)
        )
        best, other = self._words(self._better), self._words(self._other)
        if self._compared:
            hardly = "little" if self._other == self.question.instead else "as_good"
            key = "better" if self._gain > 0 else hardly
            yield question_line(_say(f"question.{key}", best=best, other=other, worth=self._gain), verdict)
            yield from self._apart(other)
        else:
            yield question_line(_say("question.thinking", best=best), verdict)
        names = {"better_line": self._better_line, "again": self._again}
        if self._go_to_next:
            names["next"] = self._go_to_next
        else:
            names["done"] = self.app.stack.pop
        yield ui.Row(*(question_button(theme, name, act) for name, act in names.items()), ui.Gap(grow=1), gap=8)

    def _apart(self, other: str) -> Iterator[ui.Box]:
        """In what the worse of the two moves that are compared, by what it is called, ends otherwise."""
        words = fact_words(self._session).all(self._compared.apart) if self._compared and self._gain > 0 else ""
        if words:
            told = _say("question.apart", other=other, what=words)
            yield question_line(told, self.about, SMALL, palette.SECONDARY)

    def _words(self, move: Move) -> str:
        """What a move is called in the position of the question."""
        model = self.table.model()
        view = redact(self.start, self.seat, self._session.game.hidden)
        return self.table.table.words.move_words(replace(model, view=view, decision=self.start.decision), move)


def question_button(theme: ui.Theme, name: str, act: Callable[[], None]) -> ui.Box:
    """A button of the panel of a question."""
    label, does = _say(f"question.{name}"), "next" if name == "done" else name
    return ui.Button(
        name, label, act, "primary" if name in ("next", "done") else "plain", key=ui.action(f"question.{does}"),
        zone=ZONE, snug=True, high=button_height(theme), tells=ui.explained(f"question.{name}"),
    )  # fmt: skip


def question_line(words: str, tells: str, size: float = SIZE, colour: palette.Colour = palette.IVORY) -> ui.Text:
    """A line of the panel of a question, that tells of this part of it."""
    return ui.Text(words, ui.Style.BODY, size=size, colour=colour, lines=4, tells=question_told(tells))


def question_told(name: str) -> ui.Explanation:
    """What a part of the panel says when it is asked."""
    return ui.explained(f"question.{name}")
