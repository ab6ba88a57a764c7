"""The setup of a table of Nations: presets, levels, cards, boards and house rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

import pygame

from game.nations import GAME
from game.nations.cards.cards import CARDS
from game.nations.new_table import NewNationsTable
from game.nations.presets import PRESETS, Preset
from game.nations.rules.maintenance import GROWTH_BONUS
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.games.nations.pictured import pictured
from scenes.setup.seat_row import COLUMN, PLAYED_BY, STYLE, SeatRow
from scenes.setup.setup_scene import SETTING_UP, SetupScene
from scenes.setup.setup_widgets import BRIEF, long_tick, pane
from scenes.setup.spread import GameSpread, lying
from sprites.paint import palette

say = Sentences("nations")

PRESET_HEIGHT, PRESET_GAP = (30.0, 52.0), 6.0
PRESET_ICONS = {
    "first_game": "open-book",
    "beginners": "three-friends",
    "advanced": "greek-temple",
    "expert": "laurel-crown",
    "learning": "hourglass",
    "competitive": "crossed-swords",
    "solo_first_game": "cowled",
}
VALUES: Mapping[str, Sequence[Any]] = {option.name: option.values for option in GAME.options}
"""What the game offers, option by option."""

SETS = {"base": "university", "advanced": "knight", "expert": "piazza_san_marco"}
"""The sets of cards, each with a card of it to look at."""

SPREAD = ("lighthouse", "samurai", "israel", "augustus", "colosseum", "hundred_years_war")
CARD, SAMPLES = (96.0, 134.0), (96.0, 172.0)
TICK, ADVICE = (20.0, 24.0), (34.0, 38.0)
BOARDS = ("dealt", "picked", "b")
MARK = 18.0


@lru_cache(maxsize=1)
def _counts() -> Counter[str]:
    return Counter(card.set for card in CARDS.all())


class NationsSeatRow(SeatRow):
    """A level and a Worker more for every seat."""

    def parts(self) -> ui.Box:
        """Name and colour, player and level, style and a Worker more: two lines of three; levels without their names
        where there is little room.
        """
        controls, easier = self.controls(), say("new_table.easier")
        of_worker = ui.Explanation(easier, remarks=(say("new_table.easier_told"),), chapter="Easier game")
        style = self.lines(ui.Overlay(controls.style, high=self.line()), self._worker(of_worker), wide=STYLE)
        forms = (
            ui.Row(
                self.called(), self.lines(controls.level, self._takes(is_named), wide=PLAYED_BY), style, gap=COLUMN
            )
            for is_named in (True, False)
        )  # fmt: skip
        return ui.Either(*forms)

    def _takes(self, is_named: bool) -> ui.Box:
        """The level of the seat, by its name or by what growth brings."""
        told = _level(self.seat.options["level"])
        segments = [
            ui.Segment(
                level, say(f"new_table.levels.{level}") if is_named else say("new_table.bonus", n=bonus), _level(level)
            )
            for level, bonus in GROWTH_BONUS.items()
        ]  # fmt: skip
        return ui.Switch(
            f"{self.zone} level", say("new_table.level_of", seat=self.place + 1), segments, self.seat.options["level"],
            partial(self._change_option, "level"), zone=self.zone, high=self.line(), tells=told,
        )  # fmt: skip

    def _worker(self, told: ui.Explanation) -> ui.Box:
        """Whether the seat begins with a Worker more."""
        return ui.CheckBox(
            f"{self.zone} easier", say("new_table.worker"), self.seat.options["easier"],
            partial(self._change_option, "easier"), zone=self.zone, high=self.line(), tells=told,
        )  # fmt: skip

    def _change_option(self, option: str, value: Any) -> None:
        self.seat.options[option] = value
        self.changed()


def _level(level: str) -> ui.Explanation:
    words = say("new_table.level_told", n=GROWTH_BONUS[level]), say(f"new_table.levels_for.{level}")
    return ui.Explanation(say(f"new_table.levels.{level}"), remarks=words, chapter="Growth")


class NationsSetup(SetupScene):
    """Everything that Nations leaves open."""

    seat_row = NationsSeatRow
    table: NewNationsTable

    def __init__(self, app: App) -> None:
        super().__init__(app, NewNationsTable())

    # -- presets ----------------------------------------------------------------------------------------------

    def start(self, room: int) -> Sequence[ui.Box | float]:
        """The presets side by side, or in two rows, and what the chosen one is for."""
        told = ui.Explanation(say("new_table.start"), remarks=(say("new_table.start_told"),))
        plates = [self._preset(place, preset) for place, preset in enumerate(PRESETS)]
        in_one, in_two = (_even(plates, across) for across in (len(plates), -(-len(plates) // 2)))
        now = self.table.preset
        advice = say("new_table.preset_line", suits=now.suits, advice=now.advice) if now else say("new_table.own")
        title = ui.heading(say("new_table.start"), tells=told)
        # Two lines whatever is said, so that no seat moves.
        words = ui.Overlay(ui.Text(advice, ui.Style.HINT, lines=2, tells=told), high=self.line(ADVICE))
        both = ui.Either(in_one, in_two)
        return [both, 7] if room == BRIEF else [title, 4, both, 6, words, 7]

    def _preset(self, place: int, preset: Preset) -> ui.Box:
        is_on = preset is self.table.preset
        ink = palette.HOT if is_on else palette.SECONDARY
        face = ui.Column(
            ui.Gap(grow=1),
            ui.icon(PRESET_ICONS[preset.name], 24, ink, drop=1),
            ui.Text(preset.title, ui.Style.STRONG, size=13.5, align="center", lines=2, pad=(4, 0, 4, 0)),
            ui.Gap(grow=1),
        )
        back = ui.plate(palette.LEGAL, (42, 84, 66)) if is_on else ui.plate()
        told = ui.Explanation(preset.title, remarks=(preset.suits, preset.advice, say("new_table.preset_told")))
        caption = say("new_table.preset", title=preset.title, advice=preset.advice)
        return pane(
            f"preset {preset.name}", caption, partial(self._take_preset, place), face, zone="presets", grow=1,
            high=self.line(PRESET_HEIGHT), back=(back,), tells=told,
        )  # fmt: skip

    def _take_preset(self, place: int) -> None:
        self.table.take_preset(PRESETS[place])
        self.changed()

    # -- options ----------------------------------------------------------------------------------------------

    def options(self, room: int) -> Sequence[ui.Box]:
        """Cards, boards and ages, house rules."""
        return self._cards(room), self._boards(room), self._house_rules(room)

    def _cards(self, room: int) -> ui.Box:
        """Which sets are in the game, how many cards are swapped, and a card of every set."""
        chosen = {name: name == "base" or self.table.options[name] for name in SETS}
        swaps, words = self.table.options["swaps"], say("new_table.swaps")
        told = ui.Explanation(words, remarks=(say("new_table.swaps_told"),), chapter="Shorter and competitive games")
        way = ui.Slider(
            "swaps", words, swaps, partial(self.set_option, "swaps"), most=max(VALUES["swaps"]), step=1, zone="cards",
            tells=told, margin=(10, 0, 10, 0),
        )  # fmt: skip
        count = ui.Text(say("new_table.swapped", n=swaps), ui.Style.SMALL, tells=told)
        sets = ui.Column(
            ui.Grid([self._set(name, on) for name, on in chosen.items()], column_gap=8, row_gap=1),
            6,
            count,
            way,
            grow=1,
        )
        fan = [lying(pictured(name), CARD) for kind, name in SETS.items() if chosen[kind]]
        cards = ui.OverlappingRow(*fan, wide=SAMPLES, at=1.0, drop=1, gap=-20.0)
        return self.plate(
            say("new_table.cards"), say("new_table.cards_told"), room, ui.Row(sets, cards, gap=10), sign="card-draw"
        )

    def _set(self, name: str, is_on: bool) -> list[ui.Box]:
        """The tick, the mark and the number of cards of a set."""
        words = say(f"new_table.sets.{name}")
        told = ui.Explanation(words, remarks=(say(f"new_table.sets.{name}_told"),), chapter=SETTING_UP)
        box = ui.CheckBox(
            name, words, is_on, partial(self.set_option, name), zone="cards", tells=told,
            ink=palette.BOOK_INK, why=say("new_table.always") if name == "base" else "",
        )  # fmt: skip
        mark = ui.Gap() if name == "base" else ui.Glyph(_paint_mark, MARK, name, tells=told)
        ink = palette.IVORY if is_on else palette.DIM
        return [box, mark, ui.Text(say("new_table.count", n=_counts()[name]), ui.Style.FAULT, colour=ink, tells=told)]

    def _boards(self, room: int) -> ui.Box:
        options = self.table.options
        now = "b" if options["sides"] == "b" else "picked" if options["pick"] else "dealt"
        sides = {value: (say(f"new_table.boards.{value}"), say(f"new_table.boards.{value}_told")) for value in BOARDS}
        ages = {
            count: (say(f"new_table.ages.{count}"), say("new_table.ages_told", n=count))
            for count in sorted(VALUES["ages"])
        }
        boards, lasting = say("new_table.boards_of"), say("new_table.ages_of")
        rows = [
            self._labelled_switch("boards", boards, sides, now, say("new_table.boards_told"), self._choose_boards),
            self._labelled_switch("ages", lasting, ages, options["ages"], say("new_table.length_told"), None),
        ]
        grid = ui.Grid(rows, grows=(0, 1), column_gap=14, row_gap=8)
        return self.plate(
            say("new_table.boards_and_ages"), say("new_table.boards_and_ages_told"), room, grid, sign="table"
        )

    def _labelled_switch(
        self,
        name: str,
        words: str,
        values: Mapping[Any, tuple[str, str]],
        now: Any,
        told: str,
        change: Callable[[Any], None] | None,
    ) -> list[ui.Box]:
        segments = [
            ui.Segment(value, label, ui.Explanation(label, remarks=(meaning,), chapter=SETTING_UP))
            for value, (label, meaning) in values.items()
        ]
        label = ui.Text(
            words,
            ui.Style.BODY,
            tells=ui.Explanation(words, remarks=(told,), chapter=SETTING_UP),
        )
        return [label, self.option_switch(name, words, segments, now, told, change)]

    def _choose_boards(self, choice: object) -> None:
        self.table.options["sides"] = "b" if choice == "b" else "a"
        self.set_option("pick", choice == "picked")

    def _house_rules(self, room: int) -> ui.Box:
        names = ("end_turn", "roll_on_military") if len(self.table.seats) == 1 else ("end_turn",)
        rules = [self._rule(name) for name in names]
        return self.plate(say("new_table.house"), say("new_table.house_told"), room, *rules, gap=5, sign="house")

    def _rule(self, name: str) -> ui.Box:
        words = say(f"new_table.{name}")
        told = ui.Explanation(words, remarks=(say(f"new_table.{name}_told"),), chapter="What is our own here")
        change = partial(self.set_option, name)
        return long_tick(
            name, words, self.table.options[name], change, self.theme, zone="rules", tells=told,
            high=self.line(TICK),
        )  # fmt: skip

    # -- what is seen -----------------------------------------------------------------------------------------

    def summary(self) -> str:
        """Nations, rounds, columns, boards."""
        seats, options = len(self.table.seats), self.table.options
        sides = "b" if options["sides"] == "b" else "picked" if options["pick"] else "dealt"
        return say(
            "new_table.summary",
            who=say(f"new_table.who.{seats}"),
            length=say(f"new_table.length.{options['ages']}"),
            columns=say(f"new_table.columns.{seats}"),
            boards=say(f"new_table.boards_in_all.{sides}"),
        )

    def spread(self) -> GameSpread:
        """Cards of every kind."""
        return GameSpread([pictured(name) for name in SPREAD], CARD)


def _even(plates: Sequence[ui.Box], across: int) -> ui.Grid:
    """Plates of one width, so many in a row."""
    rows = [plates[at : at + across] for at in range(0, len(plates), across)]
    return ui.Grid(rows, grows=(1.0,) * across, even=range(across), column_gap=PRESET_GAP, row_gap=PRESET_GAP)


def _paint_mark(pen: ui.Pen, x: float, y: float, side: float, card_set: str) -> None:
    """The mark that the cards of a set carry: a plus for advanced, a cross for expert."""
    theme = pen.theme
    middle, larger = theme.spot(x, y), side / MARK
    pygame.draw.aacircle(pen.surface, palette.INK, middle, theme.px(9 * larger))
    pygame.draw.aacircle(pen.surface, palette.WHITE, middle, theme.px(7.6 * larger))
    ink = palette.INK if card_set == "advanced" else palette.COST_FILL
    arm, line = theme.px(4.6 * larger), theme.px(2.6 * larger)
    spokes = ((arm, 0), (0, arm)) if card_set == "advanced" else ((arm * 0.75, arm * 0.75), (arm * 0.75, -arm * 0.75))
    for across, down in spokes:
        start, end = (middle[0] - across, middle[1] - down), (middle[0] + across, middle[1] + down)
        pygame.draw.line(pen.surface, ink, start, end, line)
