"""Practise: today's positions of every game as questions on the real table."""

from __future__ import annotations

from datetime import date
from functools import partial

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.learn.practice import MOST_OWN, PracticeQuestion, practice, practice_set
from game.session.savefile import Unreadable
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.app.screen import Screen
from scenes.play.view.rim import paint_lid
from scenes.screens.books.figures import progress
from sprites.paint import palette

say = Sentences("screens")

SIDES = (28.0, 18.0, 28.0, 14.0)
WIDE = (700.0, 980.0)
BUTTON = 34.0
LID = (66.0, 86.0)


class PractiseScene(Screen):
    """A sheet with an entry for every game: how many questions are put today, and how many are known."""

    name = "practise"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.practice = practice()
        self._today = date.today()
        self._due = {game: self.practice.due(game, self._today) for game in GAMES}

    def resume(self) -> None:
        """Questions may have been answered since."""
        self._due = {game: self.practice.due(game, self._today) for game in GAMES}
        super().resume()

    def _begin(self, game: str) -> None:
        self.app.sounds.play("button")
        self._put(list(self._due[game]), is_first=True)

    def _put(self, questions: list[PracticeQuestion], is_first: bool = False) -> None:
        """Put the first of these; what is no question any more is passed over."""
        question, *rest = questions
        go_on = partial(self._put, rest) if rest else None
        answered = partial(self._answered, question)
        try:
            (self.app.open if is_first else self.app.replace)("question", question, answered, go_on)
        except (Unreadable, Misprint) as fault:
            if rest:
                self._put(rest, is_first)
            else:
                text = say("practise.no_question_told", fault=closed(str(fault)))
                self.app.stack.push(Message(self.app, say("practise.no_question"), text))

    def _answered(self, question: PracticeQuestion, is_right: bool) -> None:
        self.practice.answer(question, is_right, self._today)

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The games, one below the other."""
        trouble = ui.as_typed(self.practice.trouble or "")
        words, ink = (trouble, palette.ERROR) if trouble else (say("practise.told"), palette.IVORY)
        told = ui.Explanation(say("practise.title"), remarks=(words,))
        head = ui.Text(
            words,
            ui.Style.BODY,
            size=16,
            colour=ink,
            lines=3 if trouble else 4,
            align="center",
            cut=bool(trouble),
            tells=told,
            wide=WIDE,
        )
        plates = ui.sheet(
            head, 8, *(self._entry(game, place) for place, game in enumerate(GAMES)), snug=True, wide=WIDE
        )
        body = ui.Row(ui.Gap(grow=1), ui.Column(ui.Gap(grow=1), plates, ui.Gap(grow=2)), ui.Gap(grow=1), pad=SIDES)
        title = self.rail_title(say("practise.title"), told=say("practise.told"))
        return self.framed([title, ui.Gap(grow=1)], body, [self.back_button(), ui.Gap(grow=1)])

    def _entry(self, game: str, place: int) -> ui.Box:
        """A game: today's questions, those that are known as a bar, too, and the button."""
        due, known = len(self._due[game]), self.practice.known(game)
        own = sum(bool(card.own and card.own.game == game) for card in self.practice.cards.values())
        total = len(practice_set(game)) + own
        facts = say("practise.facts", known=known, total=total, own=own)
        told = ui.Explanation(
            game_named(game).called,
            remarks=(facts, say("practise.facts_told", most=MOST_OWN), say("practise.days_told")),
        )
        label = say("practise.begin", n=due)
        why = "" if due else say("practise.nothing")
        return ui.Row(
            ui.Art(paint_lid, game, wide=LID[0], high=(0.0, LID[1]), drop=1, tells=told),
            ui.Column(
                ui.Gap(grow=1),
                ui.golden(game_named(game).called, 21, tells=told),
                ui.Text(facts, ui.Style.BODY, size=15, lines=2, tells=told),
                ui.Row(progress(known, total, told), ui.Gap(grow=1), margin=(0, 5, 0, 0), drop=2),
                ui.Gap(grow=1),
                grow=1,
            ),
            ui.Button(
                f"practise:{game}", label, partial(self._begin, game), "primary" if due else "plain",
                key=ui.action(f"practise.begin_{place + 1}"), why=why, zone="games", high=BUTTON, snug=True,
                tells=ui.Explanation(label, remarks=(say("practise.begin_told"),)),
            ),
            gap=16,
            pad=(4, 8, 4, 8),
            back=(ui.Art(_paint_rule),) if place else (),
        )  # fmt: skip


def _paint_rule(pen: ui.Pen, area: ui.Area) -> None:
    """A line of ink over an entry."""
    x, y, width, _ = area
    pen.fill((x, y, width, 0.9), palette.FAINT_INK, 0.45)
