"""Practise: today's positions of every game as questions on the real table."""

from __future__ import annotations

from datetime import date
from functools import partial

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.learn.practice import A_DAY, MOST_OWN, PracticeQuestion, practice, practice_set
from game.session.savefile import Unreadable
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.app.screen import Screen
from scenes.play.view.rim import paint_lid
from scenes.table.panels.book import progress
from sprites.paint import palette

say = Sentences("screens")

SIDES = (28.0, 18.0, 28.0, 14.0)
WIDE = (700.0, 980.0)
BUTTON = 34.0
LID, CARD_LID = (66.0, 86.0), ((120.0, 168.0), (140.0, 222.0))
"""The box of a game in the list and on its card: how wide and how high."""
ACROSS, SPREAD = 2, (700.0, 1120.0)
"""Cards side by side, and how wide all of them are."""
MARK = 18.0


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
        head = partial(
            ui.Text,
            words,
            ui.Style.BODY,
            size=16,
            lines=3 if trouble else 4,
            align="center",
            cut=bool(trouble),
            tells=told,
        )
        plates = ui.sheet(
            head(colour=ink, wide=WIDE),
            8,
            *(self._entry(game, place) for place, game in enumerate(GAMES)),
            snug=True,
            wide=WIDE,
        )
        listed = ui.Row(ui.Gap(grow=1), ui.Column(ui.Gap(grow=1), plates, ui.Gap(grow=2)), ui.Gap(grow=1))
        cards = [self._card(game, place) for place, game in enumerate(GAMES)]
        rows = [ui.Row(*cards[at : at + ACROSS], gap=16, grow=1) for at in range(0, len(cards), ACROSS)]
        spread = ui.Column(
            ui.sheet(head(colour=ink), pad=(26, 12, 26, 12)), 14, ui.Column(*rows, gap=16, grow=1), wide=SPREAD
        )
        body = ui.Either(ui.Row(ui.Gap(grow=1), spread, ui.Gap(grow=1)), listed, pad=SIDES)
        title = self.rail_title(say("practise.title"), told=say("practise.told"))
        return self.framed([title, ui.Gap(grow=1)], body, [self.back_button(), ui.Gap(grow=1)])

    def _card(self, game: str, place: int) -> ui.Box:
        """A game on a card of its own: its box, today's questions as marks, those that are known, and the button."""
        told, facts, known, total = self._facts(game)
        due = len(self._due[game])
        return ui.sheet(
            ui.Row(
                ui.Art(paint_lid, game, wide=CARD_LID[0], high=CARD_LID[1], drop=1, tells=told),
                ui.Column(
                    ui.Gap(grow=1),
                    ui.golden(game_named(game).called, 21, lines=2, tells=told),
                    6,
                    ui.Row(progress(known, total, told)),
                    4,
                    ui.Text(facts, ui.Style.BODY, size=15, lines=2, tells=told),
                    ui.Gap(grow=1),
                    ui.Art(_paint_marks, due, high=24, drop=1, tells=told),
                    10,
                    ui.Row(self._button(game, place), ui.Gap(grow=1)),
                    ui.Gap(grow=1),
                    grow=1,
                ),
                gap=22,
                grow=1,
            ),
            wide=(300.0, 600.0),
            grow=1,
        )

    def _facts(self, game: str) -> tuple[ui.Explanation, str, int, int]:
        """What is told of a game, how many of its questions are known, in words too, and how many there are."""
        known = self.practice.known(game)
        own = sum(bool(card.own and card.own.game == game) for card in self.practice.cards.values())
        total = len(practice_set(game)) + own
        facts = say("practise.facts", known=known, total=total, own=own)
        remarks = facts, say("practise.facts_told", most=MOST_OWN), say("practise.days_told")
        return ui.Explanation(game_named(game).called, remarks=remarks), facts, known, total

    def _button(self, game: str, place: int) -> ui.Box:
        """The way to today's questions of a game."""
        due = len(self._due[game])
        label = say("practise.begin", n=due)
        return ui.Button(
            f"practise:{game}", label, partial(self._begin, game), "primary" if due else "plain",
            key=ui.action(f"practise.begin_{place + 1}"), why="" if due else say("practise.nothing"), zone="games",
            high=BUTTON, snug=True, tells=ui.Explanation(label, remarks=(say("practise.begin_told"),)),
        )  # fmt: skip

    def _entry(self, game: str, place: int) -> ui.Box:
        """A game in the list, where the letters leave no room for cards."""
        told, facts, known, total = self._facts(game)
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
            self._button(game, place),
            gap=16,
            pad=(4, 8, 4, 8),
            back=(ui.Art(_paint_rule),) if place else (),
        )


def _paint_marks(pen: ui.Pen, area: ui.Area, due: int) -> None:
    """A box to tick for every question of a day; those that are answered have their tick."""
    x, y, _, height = area
    side = min(height - 2, MARK)
    for number in range(A_DAY):
        spot = (x + number * (side + 5), y + (height - side) / 2, side, side)
        pen.fill(spot, palette.BOOK_INK, 0.1, 3)
        ui.lay_outline(pen.theme, pen.surface, spot, palette.FAINT_INK, 1.0, 3)
        if number >= due:
            pen.icon("check-mark", spot[0] + side / 2, spot[1] + side / 2, side * 0.8, palette.RED_INK, "center")


def _paint_rule(pen: ui.Pen, area: ui.Area) -> None:
    """A line of ink over an entry."""
    x, y, width, _ = area
    pen.fill((x, y, width, 0.9), palette.FAINT_INK, 0.45)
