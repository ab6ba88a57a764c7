"""Statistics: what all finished games add up to, in a book: figures and categories left, course and groups right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game import GAMES, game_named
from game.book import named
from game.bots.level import LEVELS
from game.bots.roster import RANDOM
from game.core.files import reserved_like, write_whole
from game.core.sentences import Sentences
from game.core.session import ELSEWHERE, HUMAN, hand_name
from game.folders import records_folder
from game.statistics import (
    ALONE,
    Share,
    Summary,
    Wanted,
    as_csv,
    by_nation,
    by_rivals,
    by_seats,
    summary,
    tables_of,
)
from game.tally import Recount, Seated
from scenes.kit.book import head, open_book, page, paint_marker
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.dialog import Message
from scenes.kit.explanation import Explanation
from scenes.kit.fitting import Either
from scenes.kit.form_controls import button, rows, switch
from scenes.kit.grid import Grid
from scenes.kit.leaves import Art
from scenes.kit.numbers import number
from scenes.kit.screen import RAIL_BUTTON, Screen
from scenes.kit.text import Text
from scenes.screens.figures import Course, bar, curve, share_bar
from scenes.screens.letters import folder_button
from scenes.window.choices import Segment
from scenes.window.desk import Desk
from scenes.window.trouble import closed
from sprites import book
from sprites.palette import Colour
from sprites.plain_text import as_typed

say = Sentences("screens")

FILE = "statistics.csv"
ORDER = (ALONE, HUMAN, ELSEWHERE, RANDOM, *LEVELS)
"""In which order players stand in a filter."""
FILTERS = ("who", "seats", "against")
GROUPS: Mapping[str, Callable[[Sequence[Seated]], dict[str, Summary]]] = {
    "nation": by_nation,
    "seats": by_seats,
    "rivals": by_rivals,
}
"""What the results may be parted by."""

STEP = 250.0
"""Milliseconds after which numbers that are still being counted are shown anew."""
ROW = 27.0
FILTER_HIGH = 28.0
AROUND_FILTERS = (50.0, 7.0, 50.0, 0.0)
BIG = 34.0
IN_A_ROW = (40.0, 210.0)
MOST_TOLD = 12
"""Files that are named at most of those that cannot be counted."""


class StatisticsScene(Screen):
    """A game at a time: the results that the filters let through, counted while one looks on."""

    name = "statistics"

    def __init__(self, desk: Desk, game: str = "") -> None:
        """Without a game, the one that was played most."""
        super().__init__(desk)
        self.counting = Recount(desk.saves)
        self._is_counting = True
        self._since = 0.0
        self._seated = self.counting.seated
        self._filters = {"who": HUMAN, "seats": "", "against": ""}
        self._by = "nation"
        self._chosen = 0
        self._is_free = not game
        self.game = game or next(iter(GAMES))
        self._recount()

    def update(self, dt_ms: float) -> None:
        """Count on, and show now and then how far it is."""
        super().update(dt_ms)
        if not self._is_counting:
            return
        self._is_counting = self.counting.advance()
        self._since += dt_ms
        if self._since >= STEP or not self._is_counting:
            self._since = 0.0
            self._seated = self.counting.seated
            self._recount()
            self.rebuild()

    def leave(self) -> None:
        """Nothing is counted any more."""
        super().leave()
        self.counting.close()

    # -- what is counted --------------------------------------------------------------------------------------

    def _recount(self) -> None:
        """Find what the filters let through, and its groups. A filter that nothing answers to is taken away."""
        if self._is_free:
            often = [each.game for each in self._seated if each.player == HUMAN]
            self.game = max(GAMES, key=often.count)
        for name, value in self._filters.items():
            values = self._values(name)
            if values and value not in ("", *values):
                self._filters[name] = ""
        wanted = Wanted(
            self.game,
            int(self._filters["seats"] or 0),
            self._filters["who"],
            against=self._filters["against"],
        )
        self._found = [each for each in self._seated if wanted.takes(each)]
        if self._found and not GROUPS[self._by](self._found):
            self._by = "seats"
        self._groups = GROUPS[self._by](self._found)
        self._chosen = min(self._chosen, len(self._groups))

    @property
    def _of_row(self) -> list[Seated]:
        """The results of the chosen row."""
        if not self._chosen:
            return self._found
        name = [*self._groups][self._chosen - 1]
        wanted = {"nation": Wanted(plays=name), "rivals": Wanted(against=name)}
        seats = Wanted(seats=int(name)) if self._by == "seats" else Wanted()
        return [each for each in self._found if wanted.get(self._by, seats).takes(each)]

    def _values(self, filtered: str) -> list[str]:
        """What a filter may let through, of the game that is shown."""
        own = [each for each in self._seated if each.game == self.game]
        if filtered == "seats":
            return sorted({str(each.seats) for each in own})
        players = {each.player for each in own}
        if filtered == "against":
            players = {name for each in own for name in each.against or (ALONE,)}
        return sorted(players, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))

    def _value(self, filtered: str, value: str) -> str:
        """What a value of a filter is called."""
        if not value:
            return say("statistics.everybody" if filtered == "who" else "statistics.all")
        return value if filtered == "seats" else _player(value)

    def _choose_game(self, game: object) -> None:
        self.game, self._is_free, self._chosen = str(game), False, 0
        self._show()

    def _filter(self, name: str, value: object) -> None:
        self._filters[name] = str(value)
        self._show()

    def _next(self, name: str) -> None:
        values = ["", *self._values(name)]
        self._filter(name, values[(values.index(self._filters[name]) + 1) % len(values)])

    def _part(self, by: object) -> None:
        self._by, self._chosen = str(by), 0
        self._show()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self._show()

    def _show(self) -> None:
        self._recount()
        self.rebuild()

    def _export(self) -> None:
        try:
            with reserved_like(records_folder() / FILE) as path:
                write_whole(path, as_csv(self._seated))
        except OSError as fault:
            why = say("statistics.export_failed", why=str(fault.strerror))
            self.desk.stack.push(Message(self.desk, say("statistics.export_title"), why))
        else:
            self.desk.sounds.play("stamp")
            text = say("statistics.export_text", n=len(self._seated), path=as_typed(str(path)))
            self.desk.stack.push(Written(self.desk, say("statistics.export_title"), text))

    def _tell_damaged(self) -> None:
        named = list(self.counting.damaged.items())
        lines = [
            say("statistics.damaged_line", file=as_typed(path.name), why=as_typed(closed(why)))
            for path, why in named[:MOST_TOLD]
        ]
        if len(named) > MOST_TOLD:
            lines.append(say("statistics.damaged_more", n=len(named) - MOST_TOLD))
        self.desk.stack.push(Message(self.desk, say("statistics.damaged_title"), "\n".join(lines)))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> Box:
        """The games on the upper rail, the filters over the book, its two pages, and what can be done below."""
        title = self.rail_title(*(say(f"statistics.{words}") for words in ("title", "aside", "told")))
        segments = [Segment(name, game_named(name).called, self._about_game(name)) for name in GAMES]
        which = switch(
            "game", say("statistics.game"), segments, self.game, self._choose_game, zone="rail", high=28, snug=True,
            tells=_told("game"),
        )  # fmt: skip
        filters = Either(
            Row(*map(self._switch, FILTERS), Gap(grow=1), gap=18),
            Row(*map(self._stepper, FILTERS), Gap(grow=1), gap=10),
            high=FILTER_HIGH * max(1.0, self.theme.letter),
            margin=AROUND_FILTERS,
        )
        return self.framed(
            [Overlay(title, drop=1), Gap(grow=1), which],
            Column(filters, Overlay(open_book(self._left(), self._right()), grow=1)),
            [self.back_button(), *self._progress(), Gap(grow=1), *self._trouble(), self._export_button()],
        )

    def _about_game(self, name: str) -> Explanation:
        played = {each.file for each in self._seated if each.game == name}
        return Explanation(
            game_named(name).called,
            remarks=(say("statistics.in_all", n=len(played)), say("statistics.game_told")),
        )

    def _switch(self, name: str) -> Box:
        segments = [Segment(value, self._value(name, value)) for value in ("", *self._values(name))]
        label = Text(say(f"statistics.{name}"), "label", 13.5, tells=_told(name))
        chosen = switch(
            name, say(f"statistics.{name}"), segments, self._filters[name], partial(self._filter, name), zone="filters",
            high=FILTER_HIGH, snug=True, tells=_told(name),
        )  # fmt: skip
        return Row(label, chosen, gap=8)

    def _stepper(self, name: str) -> Box:
        caption = say(f"statistics.{name}")
        label = say("statistics.filter", name=caption, value=self._value(name, self._filters[name]))
        told = Explanation(caption, remarks=(say(f"statistics.{name}_told"), say("statistics.step_told")))
        return button(name, label, partial(self._next, name), zone="filters", snug=True, tells=told)

    def _progress(self) -> list[Box]:
        counted, of = self.counting.progress
        if not self._is_counting or counted == of:
            return []
        words = say("statistics.counting", n=counted, of=of)
        told = Explanation(words, remarks=(say("statistics.counting_told"),))
        return [Text(words, "aside", 15, cut=True, tells=told)]

    def _trouble(self) -> list[Box]:
        if not self.counting.damaged:
            return []
        label = say("statistics.damaged", n=len(self.counting.damaged))
        told = Explanation(label, remarks=(say("statistics.damaged_told"),))
        return [
            button(
                "damaged", label, self._tell_damaged, key=pygame.K_d, zone="rail", high=RAIL_BUTTON, snug=True,
                tells=told,
            )
        ]  # fmt: skip

    def _export_button(self) -> Box:
        why = "" if self._seated else say("statistics.export_none")
        return button(
            "export", say("statistics.export"), self._export, "primary", key=pygame.K_e, why=why, zone="rail",
            high=RAIL_BUTTON, snug=True, tells=_told("export"),
        )  # fmt: skip

    def _left(self) -> Box:
        """The figures of the chosen results, and where their points come from."""
        found, game = self._of_row, game_named(self.game).called
        told = Explanation(game, remarks=(say("statistics.told"),))
        if not found:
            words = (
                "nothing" if not any(each.game == self.game for each in self._seated) else "nothing_like_it"
            )
            empty = say(f"statistics.{words}", game=game)
            return page(
                head(game, told),
                Text(empty, "aside", 20, book.FAINT_INK, align="center", lines=8, tells=told, grow=1),
            )
        all_of, at_tables = summary(found), tables_of(found, self._seated)
        of = say("statistics.of", n=len(found))
        about = Explanation(of, remarks=(say("statistics.of_told"),))
        return page(
            head(game, told),
            Text(of, "aside", 16, book.FAINT_INK, align="center", drop=3, tells=about),
            Gap(grow=1),
            self._numbers(all_of),
            8,
            *self._wins(all_of.wins, summary(at_tables).wins, len(at_tables) > len(found)),
            Gap(grow=1),
            *self._sources(all_of),
            Gap(grow=1),
        )  # fmt: skip

    def _numbers(self, all_of: Summary) -> Box:
        """The four numbers that stand for all others."""
        has_won = bool(all_of.wins.tries)
        won = say("statistics.percent", n=round(100 * all_of.wins.share))
        mean_told = "mean_health" if "health" in all_of.lines else "mean_told"
        return Row(
            _figure("plays", str(all_of.plays), _told("plays")),
            _figure("won", won if has_won else say("statistics.no_contest"), _about_wins(all_of.wins)),
            _figure("mean", _decimal(all_of.mean), _told("mean", mean_told)),
            _figure("best", number(all_of.best), _told("best")),
            gap=6,
        )

    def _wins(self, wins: Share, everybody: Share, has_others: bool) -> list[Box | float]:
        """How sure one may be of the wins."""
        if not wins.tries:
            return []
        fair = everybody.share if has_others else None
        return [share_bar(wins, _about_wins(wins, fair), fair, pad=(6, 2, 6, 2)), 4]

    def _sources(self, all_of: Summary) -> list[Box | float]:
        """Where points come from; nothing where they come from one thing alone."""
        return [_heading("categories"), 6, self._categories(all_of)] if len(all_of.lines) > 1 else []

    def _categories(self, all_of: Summary) -> Box:
        """A bar for every category."""
        most, least = max(0.0, *all_of.lines.values()), min(0.0, *all_of.lines.values())
        whole = sum(all_of.lines.values()) or 1.0
        return Grid(
            [
                [
                    Text(label, "text", 15, book.INK, cut=True, tells=told),
                    bar(value, least, most, told),
                    Text(_decimal(value), "number", 15, book.INK, align="right", tells=told),
                ]
                for name, value in all_of.lines.items()
                for label in (self._category(name),)
                for told in (_about_category(label, value, value / whole),)
            ],
            grows=(0, 1, 0),
            column_gap=10,
            row_gap=8,
        )

    def _category(self, name: str) -> str:
        return Sentences(self.game)(f"scores.{name}.label")

    def _right(self) -> Box:
        """The course of the chosen results, and all groups of them."""
        if not self._found:
            told = Explanation(say("statistics.title"), remarks=(say("statistics.told"),))
            words = say("statistics.nothing_right")
            return page(Text(words, "aside", 17, book.FAINT_INK, align="center", lines=8, tells=told, grow=1))
        found = self._of_row
        all_of = summary(found)
        own = {(each.file, each.seed, each.seat) for each in found}
        others = summary(
            each for each in tables_of(found, self._seated) if (each.file, each.seed, each.seat) not in own
        )
        course = Course(
            (*all_of.rounds, all_of.mean), tuple(all_of.spread), _beside(others, len(all_of.rounds))
        )
        heading = "course_health" if "health" in all_of.lines else "course"
        letter = self.theme.letter
        told = Explanation(say(f"statistics.{heading}"), remarks=(say("statistics.course_told"),))
        drawn = curve(course, self._dots(course, heading), letter, high=(90, 300), grow=2, tells=told)
        ways = [Segment(name, say(f"statistics.by_{name}")) for name in GROUPS if GROUPS[name](self._found)]
        parted = switch(
            "by", say("statistics.by"), ways, self._by, self._part, zone="by", high=FILTER_HIGH, snug=True,
            tells=_told("by"),
        )  # fmt: skip
        high = ROW * max(1.0, letter)
        listed = rows(
            "groups", say("statistics.list"), high, len(self._groups) + 1, self._chosen, self._choose, self._row,
            zone="list", grow=1, high=(2 * high, 8 * high), tells=_told("list", "row_told"),
        )  # fmt: skip
        return page(_heading(heading, "course_told"), 2, drawn, 6, Row(parted, Gap(grow=1)), 4, listed)

    def _dots(self, course: Course, heading: str) -> list[Explanation]:
        told = []
        stop_name = say("statistics.turn" if heading == "course_health" else "statistics.round")
        for stop, (mean, (low, high)) in enumerate(zip(course.means, course.spread, strict=True), start=1):
            name = f"{stop_name} {stop}" if stop < len(course.means) else say("results.end")
            facts = {"mean": _decimal(mean), "low": _decimal(low), "high": _decimal(high)}
            words = [say("statistics.course_point", **facts)]
            if stop <= len(course.others):
                words.append(say("statistics.course_others", mean=_decimal(course.others[stop - 1])))
            told.append(Explanation(name, remarks=tuple(words)))
        return told

    def _group(self, name: str) -> str:
        """What a group is called."""
        if self._by == "nation":
            return self._nation(name)
        if self._by == "seats":
            return say("statistics.among", n=int(name))
        return say("statistics.rivals_of", name=_player(name))

    def _nation(self, name: str) -> str:
        entry = named(name, self.game)
        return entry.heading if entry else name

    def _row(self, index: int, chosen: bool) -> Box:
        """A group: its name, how many results, wins, and its average."""
        if index:
            name, of = list(self._groups.items())[index - 1]
            label = self._group(name)
        else:
            label, of = say("statistics.together"), summary(self._found)
        ink, letter = book.INK if chosen else book.FAINT_INK, max(1.0, 0.95 * self.theme.letter)
        told = Explanation(label, remarks=(say("statistics.row_told"),))
        wins = _about_wins(of.wins, title=label)
        won: list[Box] = [share_bar(of.wins, wins, wide=IN_A_ROW), _share(of.wins, ink, letter, wins)]
        return Row(
            Text(label, "strong" if chosen else "text", 15, ink, cut=True, grow=1, wide=(100, 260), tells=told),
            Text(
                say("statistics.in_all", n=of.plays), "label", 13, ink, align="right", wide=66 * letter, drop=1,
                tells=Explanation(label, remarks=(say("statistics.plays_told"),)),
            ),
            *(won if of.wins.tries else [Gap(grow=1)]),
            Text(
                _decimal(of.mean), "number", 15, ink, align="right", wide=44 * letter,
                tells=Explanation(label, remarks=(say("statistics.mean_told"),)),
            ),
            gap=10,
            pad=(10, 1, 10, 1),
            back=(Art(paint_marker),) if chosen else (),
            tells=told,
        )  # fmt: skip


def _share(wins: Share, ink: Colour, letter: float, tells: Explanation) -> Box:
    return Text(
        _percent(wins.share), "label", 13.5, ink, align="right", wide=46 * letter, drop=2, tells=tells
    )


class Written(Message):
    """Says where the file lies, and shows its folder."""

    def parts(self) -> Sequence[Box | float]:
        """The way to the folder."""
        return 14, Row(Gap(grow=1), folder_button(self.desk, records_folder()))


def _beside(others: Summary, rounds: int) -> tuple[float, ...]:
    """The course of others, as long as that of so many rounds and its end; none of nobody."""
    return (*others.rounds[:rounds], others.mean) if len(others.rounds) >= rounds else ()


def _player(name: str) -> str:
    """What a player is called: people, somebody by mail, nobody, or a level."""
    known = {HUMAN: "people", ELSEWHERE: "elsewhere", ALONE: "alone"}
    return say(f"statistics.{known[name]}") if name in known else hand_name(name)


def _told(name: str, remark: str = "") -> Explanation:
    heading = say(f"statistics.{name}")
    return Explanation(heading, remarks=(say(f"statistics.{remark or f'{name}_told'}"),))


def _heading(name: str, remark: str = "") -> Text:
    return Text(say(f"statistics.{name}"), "event", 19, book.INK, cut=True, tells=_told(name, remark), drop=1)


def _figure(name: str, words: str, tells: Explanation) -> Box:
    """A large number and what it is."""
    return Column(
        Text(words, "event", BIG, book.INK, align="center", floor=0.6, tells=tells),
        Text(say(f"statistics.{name}"), "aside", 15, book.FAINT_INK, align="center", cut=True, tells=tells),
        grow=1,
        wide=(50, 200),
        tells=tells,
    )


def _decimal(value: float) -> str:
    """A number with one digit behind the point, as the language writes it."""
    sign = "−" if value <= -0.05 else ""
    return sign + f"{abs(value):.1f}".replace(".", say("statistics.point"))


def _percent(share: float) -> str:
    return say("statistics.percent", n=round(100 * share))


def _about_wins(wins: Share, fair: float | None = None, title: str = "") -> Explanation:
    """What is to be said of wins: how many, how sure, and what chance would give."""
    title = title or say("statistics.won")
    if not wins.tries:
        return Explanation(title, remarks=(say("statistics.no_contest_told"),))
    low, high = map(_percent, wins.bounds)
    told = [say("statistics.won_told", came=wins.came, tries=wins.tries, low=low, high=high)]
    if fair is not None:
        told.append(say("statistics.fair", share=_percent(fair)))
    return Explanation(title, remarks=tuple(told))


def _about_category(label: str, value: float, share: float) -> Explanation:
    facts = {"n": _decimal(value), "share": _percent(share)}
    return Explanation(
        label, remarks=(say("statistics.category_told", **facts), say("statistics.categories_told"))
    )
