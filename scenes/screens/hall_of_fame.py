"""The hall of fame: the ladder of names, and the player's own solo games with seed, options and date."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

import pygame

from game import GAMES, game_named
from game.files.archive import name_of, open_kept
from game.records.hall_of_fame import Result, hall_of
from game.session.ghost import other_rules
from game.session.savefile import Unreadable
from game.session.session import HUMAN, Seat, Session, usual_name
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import WIDTH, Screen, rail_button
from scenes.app.thumbnails import Cover, lay_thumbnail
from scenes.games.plugin import plugin_of
from scenes.results.climb import Climb, ring
from scenes.results.ladder import ladder
from scenes.screens.hall_steps import in_the_light, plate_ground, steps, wall
from sprites.paint import palette

say = Sentences("screens")

SOLO = {name: scoring for name in GAMES if (scoring := plugin_of(name).solo)}
"""The scoring of every game whose solo results are kept."""

SIDES = (28.0, 14.0, 28.0, 12.0)
LADDER_WIDE = (300.0, 330.0)
ROW, LINES = 62.0, 40.0
"""The height of a row, and of its two lines of letters as they were drawn."""

CITY = (82.0, 46.0)
"""Units of the picture of the game that a result comes from."""

OWN, OWN_FOOT = 2 * ROW + 20, 10.0
"""The height of the plate of the own results in front of the steps, and the units under it."""


class HallOfFameScene(Screen):
    """The ladder as steps with busts, lit as far as the best own result; the own results in front of them. On the day
    of a new best the light goes up to it.
    """

    def __init__(self, app: App, game: str = "") -> None:
        """Without a game, the first of them."""
        super().__init__(app)
        self.air = ui.LitAir(lambda theme, ms: in_the_light(theme, ms, self._strokes, self.form.told is None))
        self._open(game or next(iter(SOLO)))

    def _open(self, game: str) -> None:
        self.game = game
        self.hall = hall_of(game)
        self.scoring = SOLO[game]()
        self._chosen = 0
        best, settings = next(iter(self.hall.results), None), self.app.settings
        is_old = best is None or best.date != date.today().isoformat()
        is_still = settings.reduced_motion or not ui.PACES[settings.speed]
        self.climb = Climb(self.scoring.ladder(), best.points if best else None, is_old or is_still)

    def update(self, dt_ms: float) -> None:
        """The light goes up."""
        super().update(dt_ms)
        if self.climb.advance(dt_ms):
            ring(self.app.sounds, self.climb.step)
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or key while the light goes up ends that, and counts as well."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and not self.climb.is_done:
            self.climb.finish()
            self.rebuild()
        return super().handle(event)

    def _turn_to(self, game: object) -> None:
        self._open(str(game))
        self.rebuild()

    def _begin(self) -> None:
        """Set up a game."""
        self.app.sounds.play("button")
        self.app.stack.push(plugin_of(self.game).setup(self.app))

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.dirty = True

    def _once_more_of_chosen(self) -> None:
        """See the chosen game again, race it, or play it again: its moves are kept under the digest of its end."""
        result, game = self.hall.results[self._chosen], self.hall.game
        session, why = Session(game, result.options, [Seat(result.name)], result.seed), ""
        try:
            opened = open_kept(name_of(result.game))
            session, why = opened.session, other_rules(opened)
        except Unreadable as error:
            why = say("once_more.no_journal", why=closed(str(error)))
        self.app.open("once_more", session, why)

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The steps over the own results or, where letters are too large for them, both as lists side by side."""
        lit = self.climb.points
        rungs = ladder(self.scoring.ladder(), lit, unit=self.scoring.unit)
        names = ui.section(say("hall.ladder"), rungs, ui.Gap(grow=1), told=say("hall.ladder_told"), wide=LADDER_WIDE)
        own = ui.section(say("hall.own"), *self._own(), told=say("hall.own_told"), grow=1)
        lists = ui.Row(names, own, gap=14, pad=SIDES)
        own_below = ui.Column(
            *self._own(), high=OWN, pad=(12, 8, 12, 8), margin=(28, 0, 28, OWN_FOOT), back=(plate_ground(),)
        )
        hall = ui.Overlay(
            steps(self.game, self.scoring.ladder(), lit, WIDTH, OWN + OWN_FOOT, self.scoring.unit),
            ui.Column(ui.Gap(grow=1), own_below),
            back=(wall(),),
        )
        title = self.rail_title(say("hall.title"), say("hall.aside"), say("hall.told"))
        segments = [ui.Segment(name, game_named(name).called) for name in SOLO]
        caption = say("hall.game")
        which = ui.Switch(
            "game", caption, segments, self.game, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("hall.game"),
        )  # fmt: skip
        return self.framed(
            [title, ui.Gap(grow=1), which],
            ui.Either(hall, lists),
            [
                self.back_button(),
                ui.Gap(grow=1),
                *self._pages(),
                self._statistics(),
                self._once_more(),
            ],
        )

    def _pages(self) -> list[ui.Box]:
        """What else there is to come back for."""
        look = partial(self.app.open, "achievements", self.game)
        go = partial(self.app.open, "challenges", self.game)
        return [
            rail_button("achievements.title", look, does="hall.achievements"),
            rail_button("challenges.title", go, does="hall.challenges"),
            rail_button("daily.calendar_title", partial(self.app.open, "calendar"), does="hall.calendar"),
        ]

    def _statistics(self) -> ui.Box:
        look = partial(self.app.open, "statistics", self.game)
        return rail_button("menu.statistics", look, does="hall.statistics")

    def _once_more(self) -> ui.Box:
        why = "" if self.hall.results else say("hall.none_yet")
        told = ui.Explanation(say("once_more.title"), remarks=(say("once_more.told"),))
        return rail_button(
            "saved_games.once_more", self._once_more_of_chosen, "primary", told, why, does="hall.once_more"
        )

    def _own(self) -> list[ui.Box]:
        """What is wrong with the file of results, the results, or how to get in."""
        told = ui.explained("hall.own")
        parts: list[ui.Box] = []
        if self.hall.trouble:
            words = ui.as_typed(self.hall.trouble)
            parts.append(ui.Text(words, ui.Style.FAULT, lines=5, cut=True, tells=told, pad=(10, 0, 10, 8)))
        elif not self.hall.results:
            nobody = ui.Text(
                say("hall.nobody"), ui.Style.ASIDE, size=18, align="center", lines=9, tells=told,
                wide=(300, 600),
            )  # fmt: skip
            begin = ui.Button(
                "first_game", say("statistics.first_game"), self._begin, "primary", zone="list", snug=True,
                tells=ui.Explanation(say("statistics.first_game"), remarks=(say("hall.first_game_told"),)),
            )  # fmt: skip
            row = ui.Row(ui.Gap(grow=1), nobody, begin, ui.Gap(grow=1), gap=24)
            parts += [self._example(told), ui.Gap(grow=1), row, ui.Gap(grow=1)]
        if self.hall.results:
            high = max(ROW, ROW - LINES - 6 + LINES * self.theme.letter)
            parts.append(
                ui.RowList(
                    "results", say("hall.own"), high, len(self.hall.results), self._chosen, self._choose,
                    self._row, self._instead, zone="list", grow=1, high=high, tells=told,
                )
            )  # fmt: skip
        return parts

    def _example(self, told: ui.Explanation) -> ui.Box:
        """A result as it will stand here, pale, with the name in the middle of the ladder."""
        rungs = self.scoring.ladder()
        points, earned = rungs[len(rungs) // 2]
        row = ui.Row(
            ui.Text(
                say("hall.place", n=1), ui.Style.FIGURE, size=17, colour=palette.SECONDARY, align="right", wide=(24, 34)
            ),
            ui.laurel(points, 40),
            ui.Column(
                ui.Text(usual_name(HUMAN, 0), ui.Style.STRONG, size=16, cut=True),
                ui.Text(earned, ui.Style.CHAPTER, size=15, colour=palette.BRASS_LIGHT, cut=True),
                grow=1,
            ),
            ui.Text(say("statistics.example"), ui.Style.ASIDE, size=16, colour=palette.BRASS_LIGHT, drop=1),
            gap=14,
            pad=(6, 4, 16, 4),
            back=(ui.fill(palette.IVORY, 0.07, 4),),
            tells=told,
        )
        return ui.Pale(row, drop=2)

    def _file_of(self, result: Result) -> Path:
        """Where the game of a result lies, or lay."""
        name, folders = Path(result.file).name or "unknown", self.app.saves.folders
        return next((folder / name for folder in folders if (folder / name).exists()), folders[0] / name)

    def _instead(self, index: int, chosen: bool, fault: Exception) -> ui.Box:
        """The row of a result that cannot be painted."""
        words = say("hall.not_shown", n=index + 1, file=self.hall.path.name, fault=type(fault).__name__)
        told = ui.Explanation(say("hall.own"), remarks=(words,))
        return ui.Row(ui.Text(words, ui.Style.FAULT, lines=2, tells=told, grow=1), pad=(106, 0, 10, 4))

    def _row(self, index: int, chosen: bool) -> ui.Box:
        """Place, points, whose and which name they earned, when and with which seed, and what was chosen."""
        result = self.hall.results[index]
        grown = max(1.0, 0.85 * self.theme.letter)
        earned = self.scoring.name_of(result.points)
        whose = ui.Column(
            ui.Text(ui.as_typed(result.name), ui.Style.STRONG, size=16, cut=True),
            ui.Text(earned or say("hall.no_name"), ui.Style.CHAPTER, size=15, colour=palette.BRASS_LIGHT),
            snug=True,
            wide=(120, 190 * grown),
            tells=ui.Explanation(
                result.name, remarks=(say("hall.earned", name=earned) if earned else say("hall.earned_none"),)
            ),
        )
        game = ui.Column(
            ui.Text(_day(result.date), ui.Style.PROSE, cut=True),
            ui.Text(say("hall.seed", seed=ui.as_typed(result.seed)), ui.Style.BODY, size=14, cut=True),
            snug=True,
            wide=(110, 160 * grown),
            tells=ui.Explanation(say("hall.seed", seed=result.seed), remarks=(say("hall.seed_told"),)),
        )
        options = self.scoring.options_told(result.options)
        path = self._file_of(result)
        picture = ui.Art(_paint_city, path, plugin_of(self.game).paint_cover, wide=CITY[0], high=CITY[1], snug=True)
        return ui.Row(
            ui.Text(
                say("hall.place", n=index + 1), ui.Style.FIGURE, size=17, colour=palette.SECONDARY, align="right",
                wide=(24, 34), tells=ui.Explanation(say("hall.own"), remarks=(say("hall.place_told", n=index + 1),)),
            ),
            ui.laurel(
                result.points, 40,
                tells=ui.Explanation(
                    say(f"hall.{self.scoring.unit}", n=result.points), remarks=(say(f"hall.{self.scoring.unit}_told"),)
                ),
            ),
            picture,
            whose,
            game,
            ui.Text(
                options, ui.Style.SMALL, lines=2, cut=True, grow=1, wide=(90, 600), drop=1,
                tells=ui.Explanation(say("hall.options"), remarks=(options,)),
            ),
            gap=14,
            margin=(0, 0, 0, 4),
            pad=(6, 0, 12, 0),
            back=(ui.fill(palette.IVORY, 0.05, 4),) if index % 2 == 0 else (),
            front=(ui.Art(_paint_frame),) if chosen else (),
        )  # fmt: skip


def _paint_city(pen: ui.Pen, area: ui.Area, path: Path, cover: Cover) -> None:
    lay_thumbnail(pen.theme, pen.surface, area, path, cover)


def _paint_frame(pen: ui.Pen, area: ui.Area) -> None:
    ui.lay_outline(pen.theme, pen.surface, area, palette.LEGAL)


def _day(text: str) -> str:
    """A date of the file as people write it; whatever else stands there, as it is."""
    try:
        return ui.day_of(date.fromisoformat(text))
    except ValueError:
        return ui.as_typed(text)
