"""The calendar: a month of daily tables, what was played of them, and the way to play any day up to today."""

from __future__ import annotations

from calendar import Calendar, monthrange
from collections.abc import Iterable
from datetime import date
from functools import cached_property, partial
from typing import Unpack

import pygame

from game import game_named
from game.daily.calendar import FIRST, plan_of
from game.daily.daily_table import daily_of, mark
from game.daily.diary import GOLD, MEDALS, Diary
from game.daily.hard_game import LateHard, late_hard
from game.daily.result_text import ended_words, medal_words
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Screen, rail_button
from scenes.games.plugin import plugin_of
from scenes.play.view.rim import LID, paint_lid
from scenes.screens.daily.situation_dialog import open_situation
from scenes.screens.daily.today import BEGUN, GONE, OVER, play_day, show_result, stage
from sprites.cards import medals
from sprites.paint import brush, palette
from sprites.things.game_box import lid

say = Sentences("screens")

SIDES = (28.0, 12.0, 28.0, 12.0)
DAY_HIGH = (34.0, 78.0)
ABOUT = (250.0, 320.0)
NUMBER, MEDAL = 34.0, 32.0
"""Units of a day's width that its number and its medal take."""
LINE = 24.0
"""Units of a day's height that its number needs in usual letters."""
SLIM = 0.75
"""How wide the box of a game is, as a share of its height."""
PALE = 118
"""How opaque the box of a game is that was not played yet, of 255."""
WASH = 0.34
"""How strongly a played day is washed with the metal of its medal."""
GRADES = dict(zip(MEDALS, (medals.GOLD, medals.SILVER, medals.BRONZE), strict=True))


class CalendarScene(Screen):
    """A month; the chosen day is told at the side. Days that were not played look like days to come."""

    name = "calendar"

    def __init__(self, app: App, day: date | None = None) -> None:
        super().__init__(app)
        self._look()
        self._day = min(day or self._today, self._last)

    @property
    def _last(self) -> date:
        return max(self._today, FIRST)

    def _look(self) -> None:
        self.diary, self._today = Diary(), date.today()

    @cached_property
    def _late(self) -> LateHard | None:
        """Hard's game of the chosen day, where the medal waits for it."""
        return late_hard(self.diary, self._day, self.app.thinker)

    def _let_hard_rest(self) -> None:
        """It is another day's turn, or another screen's."""
        if late := self.__dict__.pop("_late", None):
            late.leave()

    def update(self, dt_ms: float) -> None:
        """Hard plays the chosen day while somebody waits for the medal."""
        super().update(dt_ms)
        if self._late and self._late.think():
            self._let_hard_rest()
            self.rebuild()

    def pause(self) -> None:
        """Others may need the thinker."""
        self._let_hard_rest()
        super().pause()

    def leave(self) -> None:
        """Nobody waits for Hard any more."""
        self._let_hard_rest()
        super().leave()

    def resume(self) -> None:
        """A table may have been played since."""
        self._look()
        super().resume()

    def _choose(self, day: date) -> None:
        self._let_hard_rest()
        self._day = max(FIRST, min(day, self._last))
        self.rebuild()

    def _turn(self, months: int) -> None:
        """The same day of another month, or the last one it has."""
        number = self._day.year * 12 + self._day.month - 1 + months
        year, month = divmod(number, 12)
        last = monthrange(year, month + 1)[1]
        self._choose(date(year, month + 1, min(self._day.day, last)))

    def _play(self) -> None:
        play_day(self.app, self._day)

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The month at the left, the chosen day at the right."""
        title = self.rail_title(
            say("daily.calendar_title"), say("daily.calendar_aside"), say("daily.calendar_title_told")
        )
        body = ui.Row(self._month(), self._about(), gap=16, pad=SIDES)
        is_first, is_last = (self._month_of(day) == self._month_of(self._day) for day in (FIRST, self._last))
        rail = [
            self.back_button(),
            rail_button("daily.earlier", partial(self._turn, -1), why=say("daily.no_earlier") if is_first else ""),
            rail_button("daily.later", partial(self._turn, 1), why=say("daily.no_later") if is_last else ""),
            self._switch("in menu", "daily.in_menu", self.app.settings.today, "today"),
            self._switch("hard beside", "daily.hard_beside", self.app.settings.hard_beside, "hard_beside"),
            ui.Gap(grow=1),
            *self._ways_on(),
        ]
        return self.framed([title, ui.Gap(grow=1), self._sum()], body, rail)

    def _switch(self, name: str, key: str, is_on: bool, setting: str) -> ui.Box:
        """A setting of daily tables."""
        told = ui.explained(key)

        def change(is_on: bool) -> None:
            self.app.change_settings(**{setting: is_on})
            self.rebuild()

        return ui.CheckBox(name, told.title, is_on, change, zone="rail", drop=1, margin=(10, 0, 0, 0), tells=told)

    def _month_of(self, day: date) -> tuple[int, int]:
        return day.year, day.month

    def _sum(self) -> ui.Box:
        """How many tables were played, and how often Hard was beaten."""
        over = [each for each in self.diary.tries.values() if each.own]
        words = say("daily.sum", n=len(over), beaten=sum(each.medal == GOLD for each in over))
        told = ui.Explanation(words, remarks=(say("daily.sum_told"),))
        return ui.Text(words, ui.Style.ASIDE, size=15, colour=palette.BRASS_LIGHT, cut=True, tells=told)

    def _month(self) -> ui.Box:
        year, month = self._day.year, self._day.month
        told = ui.explained("daily.calendar_title")
        name = say("daily.month", month=say.lines("dates.months")[month - 1], year=year)
        weeks = Calendar().monthdatescalendar(year, month)
        heads = [ui.Text(each, ui.Style.CAPTION, size=14, align="center", tells=told) for each in self._weekdays()]
        return ui.sheet(
            ui.golden(name, 22, tells=told),
            6,
            ui.Row(*(ui.Overlay(each, wide=(30, 400), grow=1) for each in heads), gap=4),
            4,
            *(ui.Row(*map(self._cell, week), gap=4, grow=1, pad=(0, 0, 0, 4)) for week in weeks),
            self._legend(),
            pad=(20, 16, 20, 14),
            grow=1,
        )

    def _legend(self) -> ui.Box:
        """What the medals mean."""
        parts: list[ui.Box | float] = [ui.Gap(grow=1)]
        for medal, grade in GRADES.items():
            told = ui.Explanation(say("daily.calendar_title"), remarks=(say(f"daily.medal_{medal}"),))
            parts += [
                ui.award(grade, True, 22, margin=(12, 0, 0, 0), tells=told),
                ui.Text(
                    say(f"daily.medal_{medal}"), ui.Style.ASIDE, size=15, colour=palette.SECONDARY, cut=True, tells=told
                ),
            ]
        return ui.Row(*parts, ui.Gap(grow=1), gap=8, drop=3)

    def _weekdays(self) -> list[str]:
        return list(say.lines("daily.weekdays"))

    def _cell(self, day: date) -> ui.Box:
        """A day of the month; days beyond it, and those that have no table, are left free."""
        if self._month_of(day) != self._month_of(self._day):
            return ui.Gap(wide=(30, 400), high=DAY_HIGH, grow=1)
        why = say("daily.to_come") if day > self._last else say("daily.too_early", first=ui.day_of(FIRST))
        can_be = FIRST <= day <= self._last
        medal = self.diary.tries[day].medal if day in self.diary.tries else ""
        game = plan_of(day).game if can_be else ""
        called = ui.day_of(day)
        remark = self._said_of(day) if can_be else why
        return DayCell(
            f"day {day.day}", day, day == self._day, medal, game, partial(self._choose, day),
            is_played=day in self.diary.tries, is_today=day == self._today, caption=called,
            why="" if can_be else why, zone="days", wide=(30, 400), high=DAY_HIGH, grow=1,
            tells=ui.Explanation(called, remarks=(remark,)),
        )  # fmt: skip

    def _said_of(self, day: date) -> str:
        plan = plan_of(day)
        tried = self.diary.tries.get(day)
        told = say("daily.table", game=game_named(plan.game).called, mode=plan.called)
        return f"{told} {medal_words(day, tried)}" if tried and tried.own else told

    def _about(self) -> ui.Box:
        """The table of the chosen day, and what came of it."""
        day, plan = self._day, plan_of(self._day)
        daily = daily_of(day)
        told = ui.Explanation(ui.day_of(day), remarks=(say("daily.title_told"),))
        now = mark(daily)
        how = stage(self.app, self.diary, day)
        words = say(f"daily.stage_{how}")
        lines = [say("daily.minutes", n=plan.minutes), say("daily.mark", mark=now), words]
        if how == OVER:
            lines += ended_words(day, self.diary.tries[day])
        if day in self.diary.tries and self.diary.tries[day].mark != now:
            lines.append(say("daily.other_mark", mark=self.diary.tries[day].mark, now=now))
        trouble = ui.as_typed(self.diary.trouble)
        damage = [ui.Text(trouble, ui.Style.FAULT, lines=8, cut=True, tells=told, pad=(0, 8, 0, 0))] if trouble else []
        return ui.sheet(
            ui.golden(ui.day_of(day), 20, tells=told),
            8,
            ui.Art(paint_lid, plan.game, high=(0.0, 220.0), drop=1, tells=told),
            8,
            ui.Text(game_named(plan.game).called, ui.Style.STRONG, size=17, lines=2, tells=told),
            ui.Text(plan.called, ui.Style.PROSE, size=16, lines=2, tells=told),
            6,
            *(ui.Text(line, ui.Style.BODY, size=15, lines=4, tells=told) for line in lines),
            *damage,
            ui.Gap(grow=1),
            ui.Text(say("daily.honest"), ui.Style.FINE, lines=6, drop=2, tells=told),
            wide=ABOUT,
            pad=(22, 18, 22, 18),
        )

    def _ways_on(self) -> list[ui.Box]:
        how = stage(self.app, self.diary, self._day)
        see = partial(show_result, self.app, self._day)
        result = [rail_button("daily.result", see)] if how == OVER else []
        words = "daily.again" if how in (OVER, GONE) else "daily.go_on" if how == BEGUN else "daily.play"
        week = rail_button("daily.situation", partial(open_situation, self.app, self._day), drop=2)
        return [week, *result, rail_button(words, self._play, "primary", does="daily.play")]


def _pale_lid(theme: ui.Theme, game: str, high: float) -> pygame.Surface:
    """The front of a game's box, of which half is seen."""
    side = theme.px(high * 0.86 * LID[0] / LID[1]), theme.px(high * 0.86)

    def draw() -> pygame.Surface:
        front = pygame.transform.smoothscale(lid(theme, plugin_of(game).box, LID).convert_alpha(), side)
        front.set_alpha(PALE)
        return front

    return theme.cached(("pale lid", game, side), draw)


class DayCell(ui.Control):
    """A day of the calendar: its number, the medal that was earned, and the box of the game that was played, or pale
    that of the one that can be.
    """

    __slots__ = ("day", "game", "is_chosen", "is_played", "is_today", "medal", "press")

    def __init__(
        self, name: str, day: date, is_chosen: bool, medal: str, game: str, press: ui.Press, /,
        *, is_played: bool, is_today: bool, why: str = "", **kinds: Unpack[ui.Kinds],
    ) -> None:  # fmt: skip
        super().__init__(name, why=why, **kinds)
        self.is_played, self.is_today = is_played, is_today
        self.day, self.is_chosen, self.medal, self.game, self.press = day, is_chosen, medal, game, press

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """All of it; once it is chosen, Enter means the button that plays it."""
        for target in super().targets(laid, state):
            yield target._replace(on_press=None if self.is_chosen else self.press)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """Number and medal, washed in its metal; a ring of ink around the number of today, and a frame where it is
        chosen or pointed at.
        """
        x, y, width, height = laid.area
        pen = ui.Pen(theme, surface)
        if self.why:
            ui.lay_outline(theme, surface, laid.area, theme.colour(palette.PALE_INK), 0.6, 4)
        else:
            pen.fill(laid.area, palette.BOOK_INK, 0.09, 4)
        if self.medal:
            pen.fill(laid.area, medals.METAL[GRADES[self.medal]], WASH, 4)
        ink = palette.PALE_INK if self.why else palette.RED_INK if self.is_today else palette.BOOK_INK
        larger = max(1.0, min(theme.letter, height / LINE, (width - MEDAL) / NUMBER))
        number = NUMBER * larger
        middle = y + min(16 * larger, height / 2)
        if self.is_today:
            wide = theme.text(str(self.day.day), "strong", 15 * larger, ink).width / theme.s
            _ring(pen, x + 9 + wide / 2, middle, 13.0 * larger)
        pen.text(str(self.day.day), x + 9, middle, "strong", 15 * larger, ink)
        if self.game and width > number + 50 and height > 40:
            room = width - number - (MEDAL if self.medal else 10)
            high = min(room / SLIM, height - 8)
            area = (x + number, y + (height - high) / 2, room, high)
            if self.is_played:
                paint_lid(pen, area, self.game)
            else:
                pen.stamp_at(_pale_lid(theme, self.game, high), area)
        if self.medal:
            side = min(28.0, (height - 8) / medals.HIGHER)
            picture = medals.medal(theme, GRADES[self.medal], True, side, palette.BOOK_INK)
            pen.stamp(picture, x + width - 17, y + height / 2, "center")
        if self.is_chosen or (state.hovered == self.name and laid.is_enabled):
            ink = palette.RED_INK if self.is_chosen else palette.FAINT_INK
            ui.lay_outline(theme, surface, laid.area, theme.colour(ink), 1.6, 4)


def _ring(pen: ui.Pen, x: float, y: float, radius: float) -> None:
    """A ring drawn with a pen around what is written there."""
    theme = pen.theme
    side = theme.px(2 * radius)
    ink = theme.colour(palette.RED_INK)
    line = f'fill="none" stroke="{brush.css(ink)}" stroke-width="6" stroke-linecap="round"'
    stroke = f'<path d="M24 20C44 2 92 8 95 46C98 86 52 100 24 90C-4 78 0 34 34 12C46 6 58 5 68 7" {line}/>'
    ring = theme.cached(("ring of ink", side, ink), lambda: brush.fine_vector((side, side), [stroke]))
    pen.stamp(ring, x, y, "center")
