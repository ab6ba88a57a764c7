"""Statistics: what all finished games add up to, in a book: figures and categories left, course and groups right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game import GAMES, game_named
from game.files.files import reserved_like, write_whole
from game.files.folders import records_folder
from game.records.statistics import FILTERS, Findings, as_csv, by_profile
from game.records.tally import Recount
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, folder_button
from scenes.app.screen import Screen, rail_button
from scenes.games.plugin import plugin_of
from scenes.screens.books.example_pages import example_course, example_results
from scenes.screens.books.statistics_pages import groups_page, player_name, results_page, told
from scenes.table.panels.book import open_book
from sprites.paint import palette
from sprites.places.cloth import Cloth

say = Sentences("screens")

FILE = "statistics.csv"
STEP = 250.0
"""Milliseconds after which numbers that are still being counted are shown anew."""
FILTER_HIGH = 28.0
AROUND_FILTERS = (50.0, 7.0, 50.0, 0.0)
MOST_TOLD = 12
"""Files that are named at most of those that cannot be counted."""


class StatisticsScene(Screen):
    """A game at a time: the results that the filters let through, counted while one looks on."""

    name = "statistics"

    def __init__(self, app: App, game: str = "") -> None:
        """Without a game, the one that was played most."""
        super().__init__(app)
        self.counting = Recount(app.saves)
        self._is_counting = True
        self._since = 0.0
        self.findings = Findings(by_profile(self.counting.seated, app.profiles), game)

    @property
    def ground(self) -> Cloth:
        """The cloth of the game."""
        return plugin_of(self.findings.wanted.game).cloth

    def update(self, dt_ms: float) -> None:
        """Count on, and show now and then how far it is."""
        super().update(dt_ms)
        if not self._is_counting:
            return
        self._is_counting = self.counting.advance()
        self._since += dt_ms
        if self._since >= STEP or not self._is_counting:
            self._since = 0.0
            self.findings.count(by_profile(self.counting.seated, self.app.profiles))
            self.rebuild()

    def leave(self) -> None:
        """Nothing is counted any more."""
        super().leave()
        self.counting.close()

    # -- what is chosen ---------------------------------------------------------------------------------------

    def _want(self, field: str, value: object) -> None:
        self.findings.want(field, value)
        self.rebuild()

    def _next(self, field: str) -> None:
        values = self.findings.values(field)
        now = values.index(getattr(self.findings.wanted, field))
        self._want(field, values[(now + 1) % len(values)])

    def _part(self, by: object) -> None:
        self.findings.part(str(by))
        self.rebuild()

    def _choose(self, index: int) -> None:
        self.findings.chosen = index
        self.rebuild()

    def _begin(self) -> None:
        """Set up a first game."""
        self.app.sounds.play("button")
        self.app.stack.push(plugin_of(self.findings.wanted.game).setup(self.app))

    def _export(self) -> None:
        try:
            with reserved_like(records_folder() / FILE) as path:
                write_whole(path, as_csv(self.counting.seated))
        except OSError as fault:
            why = say("statistics.export_failed", why=str(fault.strerror))
            self.app.stack.push(Message(self.app, say("statistics.export_title"), why))
        else:
            self.app.sounds.play("stamp")
            text = say("statistics.export_text", n=len(self.findings.seated), path=ui.as_typed(str(path)))
            self.app.stack.push(Written(self.app, say("statistics.export_title"), text))

    def _tell_damaged(self) -> None:
        named = list(self.counting.damaged.items())
        lines = [
            say("statistics.damaged_line", file=ui.as_typed(path.name), why=ui.as_typed(closed(why)))
            for path, why in named[:MOST_TOLD]
        ]
        if len(named) > MOST_TOLD:
            lines.append(say("statistics.damaged_more", n=len(named) - MOST_TOLD))
        self.app.stack.push(Message(self.app, say("statistics.damaged_title"), "\n".join(lines)))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The games on the upper rail, the filters over the book, its two pages, and what can be done below."""
        title = self.rail_title(*(say(f"statistics.{words}") for words in ("title", "aside", "told")))
        segments = [ui.Segment(name, game_named(name).called, self._about_game(name)) for name in GAMES]
        which = ui.Switch(
            "game", say("statistics.game"), segments, self.findings.wanted.game, partial(self._want, "game"),
            zone="rail", high=28, snug=True, tells=told("game"),
        )  # fmt: skip
        fields = [field for field in FILTERS if field != "name" or len(self.findings.values(field)) > 1]
        filters = ui.Either(
            ui.Row(*map(self._switch, fields), ui.Gap(grow=1), gap=18),
            ui.Row(*map(self._stepper, fields), ui.Gap(grow=1), gap=10),
            high=FILTER_HIGH * max(1.0, self.theme.letter),
            margin=AROUND_FILTERS,
        )
        game = self.findings.wanted.game
        if any(each.game == game for each in self.findings.seated):
            results = results_page(self.findings)
            groups = groups_page(self.findings, self.theme.letter, self._part, self._choose)
        else:
            results = example_results(game, self._begin)
            groups = example_course(game, self.theme.letter)
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            ui.Column(filters, ui.Overlay(open_book(results, groups), grow=1)),
            [self.back_button(), *self._progress(), ui.Gap(grow=1), *self._trouble(), self._export_button()],
        )

    def _about_game(self, name: str) -> ui.Explanation:
        played = {each.file for each in self.findings.seated if each.game == name}
        return ui.Explanation(
            game_named(name).called,
            remarks=(say("statistics.in_all", n=len(played)), say("statistics.game_told")),
        )

    def _switch(self, field: str) -> ui.Box:
        segments = [ui.Segment(value, _value(field, value)) for value in self.findings.values(field)]
        tells, now = told(field), getattr(self.findings.wanted, field)
        chosen = ui.Switch(
            field, tells.title, segments, now, partial(self._want, field), zone="filters", high=FILTER_HIGH, snug=True,
            tells=tells,
        )  # fmt: skip
        return ui.Row(ui.Text(tells.title, ui.Style.LABEL, colour=palette.IVORY, tells=tells), chosen, gap=8)

    def _stepper(self, field: str) -> ui.Box:
        caption, value = say(f"statistics.{field}"), _value(field, getattr(self.findings.wanted, field))
        label = say("statistics.filter", name=caption, value=value)
        tells = ui.explained(f"statistics.{field}", say("statistics.step_told"))
        return ui.Button(field, label, partial(self._next, field), zone="filters", snug=True, tells=tells)

    def _progress(self) -> list[ui.Box]:
        counted, of = self.counting.progress
        if not self._is_counting or counted == of:
            return []
        words = say("statistics.counting", n=counted, of=of)
        tells = ui.Explanation(words, remarks=(say("statistics.counting_told"),))
        return [ui.Text(words, ui.Style.ASIDE, size=15, colour=palette.IVORY, cut=True, tells=tells)]

    def _trouble(self) -> list[ui.Box]:
        if not self.counting.damaged:
            return []
        label = say("statistics.damaged", n=len(self.counting.damaged))
        tells = ui.Explanation(label, remarks=(say("statistics.damaged_told"),))
        return [rail_button("statistics.damaged", self._tell_damaged, tells=tells)]

    def _export_button(self) -> ui.Box:
        why = "" if self.findings.seated else say("statistics.export_none")
        return rail_button("statistics.export", self._export, "primary", why=why)


class Written(Message):
    """Says where the file lies, and shows its folder."""

    def parts(self) -> Sequence[ui.Box | float]:
        """The way to the folder."""
        return 14, ui.Row(ui.Gap(grow=1), folder_button(self.app, records_folder()))


def _value(field: str, value: str | int) -> str:
    """What a value of a filter is called."""
    if not value:
        return say("statistics.everybody" if field == "player" else "statistics.all")
    if field == "name":
        return ui.as_typed(str(value))
    return str(value) if field == "seats" else player_name(str(value))
