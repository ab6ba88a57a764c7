"""The week's situation: what it is, what was reached in it, and the way to the next try."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game import game_named
from game.cards.catalog import Misprint
from game.challenges.challenges import GOLD, stars_at
from game.daily.situation import SavedTry, Week, deal, lead_words, tries_of, week_of
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button
from scenes.screens.saved.saved_game import open_game

say = Sentences("screens")

STAR = 24.0


def open_situation(app: App, day: date) -> None:
    """Show the situation of a day's week, or say why there is none."""
    try:
        app.stack.push(SituationDialog(app, week_of(day)))
    except Misprint as fault:
        app.stack.push(Message(app, say("daily.situation"), closed(str(fault))))


class SituationDialog(Message):
    """A position to play on from, as often as one likes. A try that runs is gone on with."""

    def __init__(self, app: App, week: Week) -> None:
        super().__init__(app, say("daily.situation"), "")
        self._week = week
        self._look()

    def _look(self) -> None:
        self._tries: list[SavedTry] = tries_of(self._week, self.app.saves)
        leads = [each.lead for each in self._tries if each.lead is not None]
        self._best = max(leads, default=None)
        week, situation = self._week, self._week.situation
        bronze, silver, gold = (lead_words(each) for each in situation.stars)
        self.text = "\n".join(
            [
                say("situation.about", game=game_named(situation.game).called, week=week.number, year=week.year),
                say("situation.stars", bronze=bronze, silver=silver, gold=gold),
            ]
        )

    def resume(self) -> None:
        """A try may have been played since."""
        self._look()
        super().resume()

    @property
    def _running(self) -> SavedTry | None:
        return next((each for each in self._tries if each.lead is None), None)

    def _play(self) -> None:
        """Go on with the try that runs, or begin the next."""
        if running := self._running:
            open_game(self.app, self.app.saves.look_at(running.path))
            return
        number = max((each.number for each in self._tries), default=0) + 1
        profile = self.app.profiles.current
        session = deal(self._week, number, profile.name if profile else "")
        self.app.sounds.play("card_slide")
        self.app.open("game", self.app.saves.begin(session))

    def parts(self) -> Sequence[ui.Box | float]:
        """The stars that were reached, and how often it was tried."""
        told = ui.Explanation(self.title, remarks=(say("situation.told"),))
        reached = stars_at(self._week.situation.stars, self._best)
        over = sum(each.lead is not None for each in self._tries)
        best = say("situation.best", lead=lead_words(self._best), n=over) if self._best is not None else ""
        medals = [ui.award(star, star <= reached, STAR, tells=told) for star in range(1, GOLD + 1)]
        words = best or say("situation.not_tried")
        return 10, ui.Row(*medals, ui.Text(words, ui.Style.BODY, size=15, cut=True, tells=told), ui.Gap(grow=1), gap=8)

    def buttons(self) -> Sequence[ui.Box]:
        """The way out, and on."""
        name = "go_on" if self._running else "try"
        words, told = say(f"situation.{name}"), say(f"situation.{name}_told")
        back, its_told = say("situation.close"), say("situation.close_told")
        return [
            dialog_button("close", back, self.back, "plain", "situation.close", its_told),
            dialog_button("play", words, self._play, "primary", "situation.play", told),
        ]
