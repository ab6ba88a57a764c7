"""The setup of a table of Nations: presets, levels, cards, boards and house rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.bots.roster import style_sentence
from game.nations.presets import PRESETS
from scenes.games.nations.faces import card_face
from scenes.games.nations.new_table import NewNationsTable
from scenes.games.nations.sample_cards import card_count, lay_sample_cards, lay_set_mark
from scenes.setup.new_table import SeatPlan
from scenes.setup.setup_scene import LEFT, LEFT_WIDTH, RIGHT, RIGHT_WIDTH, SetupScene
from scenes.setup.setup_widgets import PresetPlate
from scenes.setup.spread import Spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_heading, lay_plate, lay_text
from scenes.window.entry import Slider
from scenes.window.widgets import CheckBox, Segment, Switch, Widget
from sprites import palette
from sprites.card import card_surface
from sprites.theme import Theme

PRESET_TOP, PRESET_HEIGHT, PRESET_GAP = 68.0, 52.0, 6.0
CARDS_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 160.0)
BOARDS_PLATE = (RIGHT, 224.0, RIGHT_WIDTH, 104.0)
RULES_PLATE = (RIGHT, 336.0, RIGHT_WIDTH, 90.0)
SET_ROWS = {"base": 93.0, "advanced": 117.0, "expert": 141.0}
"""The middle of the line of every card set."""
SET_LABELS = {"base": "Basic", "advanced": "Advanced", "expert": "Expert"}

PRESET_ICONS = {
    "first_game": "open-book",
    "beginners": "three-friends",
    "advanced": "greek-temple",
    "expert": "laurel-crown",
    "learning": "hourglass",
    "competitive": "crossed-swords",
    "solo_first_game": "cowled",
}
LEVELS = {"chieftain": 4, "prince": 3, "king": 2, "emperor": 1}
"""Every level and what it takes instead of growing."""

NUMBERS = ("", "One nation", "Two nations", "Three nations", "Four nations", "Five nations")


class NationsSetup(SetupScene):
    """Everything that Nations leaves open."""

    seats_top = 172.0
    player_width = sentence_width = 208.0
    style_place = (408.0, 3.0, 102.0, 19.0)
    table: NewNationsTable

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, NewNationsTable())

    def option_widgets(self) -> Sequence[Widget]:
        """Cards, boards, house rules."""
        return [*self._cards(), *self._boards(), *self._rules()]

    def preset_widgets(self) -> Sequence[Widget]:
        """The presets side by side."""
        width = (LEFT_WIDTH - PRESET_GAP * (len(PRESETS) - 1)) / len(PRESETS)
        return [
            PresetPlate(
                f"preset {preset.name}",
                (LEFT + place * (width + PRESET_GAP), PRESET_TOP, width, PRESET_HEIGHT),
                preset.title,
                preset.advice,
                PRESET_ICONS[preset.name],
                preset is self.table.preset,
                partial(self._take_preset, place),
            )
            for place, preset in enumerate(PRESETS)
        ]

    def _take_preset(self, place: int) -> None:
        self.table.take_preset(PRESETS[place])
        self.changed()

    def seat_widgets(self, place: int, seat: SeatPlan, top: float, zone: str) -> Sequence[Widget]:
        """The level, and one Worker more."""
        levels = [Segment(level, f"+{bonus}") for level, bonus in LEVELS.items()]

        def change(option: str, value: Any) -> None:
            seat.options[option] = value
            self.changed()

        return [
            Switch(
                f"{zone} level", (LEFT + 518, top + 24, 128, 28), f"Level of seat {place + 1}", levels,
                seat.options["level"], partial(change, "level"), zone,
            ),
            CheckBox(
                f"{zone} easier", (LEFT + 664, top + 26, 100, 24), "+1 worker", seat.options["easier"],
                partial(change, "easier"), zone,
            ),
        ]  # fmt: skip

    def _cards(self) -> list[Widget]:
        options, x = self.table.options, RIGHT + 14
        sets = [
            CheckBox(
                name,
                (x, SET_ROWS[name] - 12, 112, 24),
                SET_LABELS[name],
                name == "base" or options[name],
                partial(self.set_option, name),
                "cards",
            )
            for name in SET_ROWS
        ]
        sets[0].enabled = False
        sets[0].why = "The basic cards are always in the game."
        swaps = Slider(
            "swaps",
            (x + 10, 186, 190, 22),
            "Basic cards swapped in every age",
            options["swaps"],
            partial(self.set_option, "swaps"),
            most=12,
            step=1,
            zone="cards",
        )
        return [*sets, swaps]

    def _boards(self) -> list[Widget]:
        options, top = self.table.options, BOARDS_PLATE[1]
        x, width = RIGHT + 96, RIGHT_WIDTH - 110
        sides = [Segment("dealt", "A dealt"), Segment("picked", "A picked"), Segment("b", "B drawn")]
        now = "b" if options["sides"] == "b" else "picked" if options["pick"] else "dealt"
        ages = [
            Segment(count, numeral) for count, numeral in ((1, "I"), (2, "I–II"), (3, "I–III"), (4, "I–IV"))
        ]
        return [
            Switch("boards", (x, top + 28, width, 28), "Boards", sides, now, self._choose_boards, "boards"),
            Switch(
                "ages",
                (x, top + 64, width, 28),
                "Ages",
                ages,
                options["ages"],
                partial(self.set_option, "ages"),
                "boards",
            ),
        ]

    def _choose_boards(self, choice: object) -> None:
        self.table.options["sides"] = "b" if choice == "b" else "a"
        self.set_option("pick", choice == "picked")

    def _rules(self) -> list[Widget]:
        options, x, width = self.table.options, RIGHT + 14, RIGHT_WIDTH - 28
        top = RULES_PLATE[1] + 27
        die = CheckBox(
            "roll_on_military",
            (x, top + 29, width, 24),
            "Solo: roll the die after deploying military too",
            options["roll_on_military"],
            partial(self.set_option, "roll_on_military"),
            "rules",
        )
        die.enabled = len(self.table.seats) == 1
        die.why = "The shadow plays only at a table of one seat."
        end_turn = CheckBox(
            "end_turn",
            (x, top, width, 24),
            "End each turn with a button; undeploy until then",
            options["end_turn"],
            partial(self.set_option, "end_turn"),
            "rules",
        )
        return [end_turn, die]

    def said_of(self, player: str) -> str:
        """The narrow row has room for one sentence: that of the style where there is one."""
        _, _, style = player.partition(" ")
        return style_sentence(self.table.game, style) if style else super().said_of(player)

    def paint_options(self, surface: pygame.Surface) -> None:
        """Advice, cards, boards, house rules."""
        lay_heading(self.theme, surface, LEFT, 50, "Start from")
        preset = self.table.preset
        advice = (
            preset.advice
            if preset
            else "A table of your own. A preset sets cards, boards, ages and levels anew."
        )
        lay_text(self.theme, surface, advice, LEFT, 126, "aside", 14.5, palette.SECONDARY, LEFT_WIDTH)
        self._paint_cards(surface)
        self._paint_rules(surface)

    def paint_seat_options(self, surface: pygame.Surface, seat: SeatPlan, top: float) -> None:
        """What the level means."""
        theme = self.theme
        for x, heading in ((518, "Level"), (664, "Easier")):
            lay_text(theme, surface, heading.upper(), LEFT + x, top + 5, "number", 12, palette.BRASS_LIGHT)
        level = seat.options["level"].title()
        name = lay_text(theme, surface, level, LEFT + 520, top + 71, "strong", 13.5, anchor="midleft")
        after = theme.to_units(name.topright)[0] + 6
        lay_text(
            theme,
            surface,
            "when not growing",
            after,
            top + 71,
            "label",
            13,
            palette.SECONDARY,
            LEFT + 658 - after,
            "midleft",
        )
        lay_text(
            theme,
            surface,
            "to begin with",
            LEFT + 666,
            top + 71,
            "label",
            13,
            palette.SECONDARY,
            100,
            "midleft",
        )

    def _paint_cards(self, surface: pygame.Surface) -> None:
        theme, x, options = self.theme, RIGHT + 14, self.table.options
        lay_plate(theme, surface, CARDS_PLATE, "Cards in the box")
        chosen = {name: name == "base" or options[name] for name in SET_ROWS}
        for name, y in SET_ROWS.items():
            ink = palette.IVORY if chosen[name] else palette.DIM
            lay_text(
                theme, surface, f"{card_count(name)} cards", x + 148, y, "text", 14, ink, anchor="midleft"
            )
            if name != "base":
                lay_set_mark(theme, surface, (x + 128, y), name)
        count = f"{options['swaps']} cards" if options["swaps"] else "none"
        words = f"Swapped in every age: {count}"
        lay_text(theme, surface, words, x, 173, "text", 13.5, palette.SECONDARY, 216, "midleft")
        lay_sample_cards(theme, surface, (RIGHT + 236, 65), [name for name in SET_ROWS if chosen[name]])

    def _paint_rules(self, surface: pygame.Surface) -> None:
        theme, x, top = self.theme, RIGHT + 14, BOARDS_PLATE[1]
        lay_plate(theme, surface, BOARDS_PLATE, "Boards and ages")
        for y, label in ((top + 42, "Boards"), (top + 78, "Ages")):
            lay_text(theme, surface, label, x, y, "text", 14.5, palette.SECONDARY, anchor="midleft")
        lay_plate(theme, surface, RULES_PLATE, "House rules")

    def summary(self) -> str:
        """Nations, rounds, columns, boards."""
        seats, options = len(self.table.seats), self.table.options
        columns = {1: "four", 2: "four", 3: "five", 4: "six", 5: "seven"}[seats]
        rounds = {1: "two rounds in one age", 2: "four rounds in two ages", 3: "six rounds in three ages"}
        length = rounds.get(options["ages"], "eight rounds in four ages")
        who = f"{NUMBERS[seats]} against the shadow" if seats == 1 else NUMBERS[seats]
        boards = {
            ("a", False): "The boards are dealt, A-sides up.",
            ("a", True): "Everybody picks a board in turn, A-side up.",
        }.get(
            (options["sides"], options["pick"]),
            "As many boards as seats are drawn; the last picks first, either side up.",
        )
        return f"{who}, {length}, {columns} columns of cards. {boards}"

    def spread(self) -> Spread:
        """Cards of every kind."""

        def card(name: str, theme: Theme) -> pygame.Surface:
            return card_surface(theme, card_face(name))

        names = ("lighthouse", "samurai", "israel", "augustus", "colosseum", "hundred_years_war")
        return Spread([partial(card, name) for name in names], (96.0, 134.0))
