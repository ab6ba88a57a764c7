"""The setup of a table of Nations: presets, seats, cards, boards, house rules and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.core.session import HUMAN
from game.nations.presets import PRESETS
from scenes.desk import Desk
from scenes.entry import Slider, TextField
from scenes.new_table import LONGEST_NAME, RANDOM, NewTable, SeatPlan, new_seed, usual_name
from scenes.parts import lay_heading, lay_outline, lay_plate, lay_sentences, lay_shadowed, lay_text
from scenes.screen import RAIL_BUTTON, Screen
from scenes.setup_widgets import CloseMark, ColourDiscs, FreeSeat, PresetPlate
from scenes.widgets import Button, CheckBox, Segment, Switch, Widget
from sprites import materials, palette
from sprites.palette import PLAYERS
from sprites.vignette import vignette

LEFT, LEFT_WIDTH = 28.0, 776.0
RIGHT, RIGHT_WIDTH = 828.0, 424.0
PRESET_TOP, PRESET_HEIGHT, PRESET_GAP = 68.0, 52.0, 6.0
ROW_TOP, ROW_STEP, ROW_HEIGHT = 172.0, 98.0, 90.0
CARDS_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 160.0)
BOARDS_PLATE = (RIGHT, 224.0, RIGHT_WIDTH, 104.0)
RULES_PLATE = (RIGHT, 336.0, RIGHT_WIDTH, 90.0)
SEED_PLATE = (RIGHT, 434.0, RIGHT_WIDTH, 74.0)
SUMMARY_PLATE = (RIGHT, 516.0, RIGHT_WIDTH, 146.0)
SET_ROWS = {"base": 93.0, "advanced": 117.0, "expert": 141.0}
"""The middle of the line of every card set."""

PRESET_ICONS = {
    "first_game": "open-book",
    "beginners": "three-friends",
    "advanced": "greek-temple",
    "expert": "laurel-crown",
    "learning": "hourglass",
    "competitive": "crossed-swords",
    "solo_first_game": "cowled",
}
LONGEST_SEED = 24
LEVELS = {"chieftain": 4, "prince": 3, "king": 2, "emperor": 1}
"""Every level and what it takes instead of growing."""

PORTRAITS = {
    1: "caesar",
    2: "egyptian-profile",
    3: "spartan-helmet",
    4: "queen-crown",
    5: "throne-king",
    6: "pope-crown",
}
COMPUTER_PORTRAIT = "perspective-dice-six-faces-random"
NUMBERS = ("", "One nation", "Two nations", "Three nations", "Four nations", "Five nations")


class SetupScene(Screen):
    """Every choice before a game. What stands against dealing is said at the button that would deal."""

    def __init__(self, desk: Desk, table: NewTable | None = None) -> None:
        super().__init__(desk)
        self.table = table or NewTable()
        self._problem = self.table.problem

    def _changed(self) -> None:
        self._problem = self.table.problem
        self.rebuild()

    def _set(self, name: str, value: Any) -> None:
        self.table.options[name] = value
        self._changed()

    def _deal(self) -> None:
        from scenes.play import PlayScene

        if self._problem is None:
            self.desk.sounds.play("card_slide")
            journal = self.desk.saves.begin(self.table.session())
            self.desk.stack.replace(PlayScene(self.desk, journal))

    # -- widgets ----------------------------------------------------------------------------------------------

    def widgets(self) -> Sequence[Widget]:
        """Presets, seats, the plates at the right, the rail."""
        deal = Button(
            "deal", (1090, RAIL_BUTTON[0], 176, RAIL_BUTTON[1]), "Deal the table", self._deal, "primary",
            shortcut=pygame.K_RETURN, zone="rail",
        )  # fmt: skip
        deal.enabled = self._problem is None
        return [
            *self._presets(),
            *self._seats(),
            *self._cards(),
            *self._boards(),
            *self._rules(),
            self.back_button(),
            deal,
        ]

    def _presets(self) -> list[Widget]:
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
        self._changed()

    def _seats(self) -> list[Widget]:
        widgets: list[Widget] = []
        for place, seat in enumerate(self.table.seats):
            widgets += self._seat(place, seat, ROW_TOP + ROW_STEP * place)
        if self.table.can_add_seat:
            top = ROW_TOP + ROW_STEP * len(self.table.seats)
            label = f"Add a seat, {len(self.table.seats) + 1} in all"
            widgets.append(FreeSeat((LEFT, top, LEFT_WIDTH, min(ROW_HEIGHT, 62.0)), label, self._add_seat))
        return widgets

    def _add_seat(self) -> None:
        self.table.add_seat()
        self._changed()

    def _remove_seat(self, place: int) -> None:
        self.table.remove_seat(place)
        self._changed()

    def _seat(self, place: int, seat: SeatPlan, top: float) -> list[Widget]:
        zone = f"seat {place + 1}"

        def change(attribute: str, value: Any) -> None:
            setattr(seat, attribute, value)
            self._changed()

        def colour(value: int) -> None:
            self.table.colour_seat(place, value)
            self._changed()

        taken = {other.colour for other in self.table.seats if other is not seat}
        levels = [Segment(level, f"+{bonus}") for level, bonus in LEVELS.items()]
        players = [Segment(HUMAN, "Human"), Segment(RANDOM, "Computer")]
        widgets: list[Widget] = [
            TextField(
                f"{zone} name", (LEFT + 124, top + 24, 168, 28), f"Name of seat {place + 1}", seat.name,
                partial(change, "name"), LONGEST_NAME, zone, hint=usual_name(seat, place),
            ),
            ColourDiscs(f"{zone} colour", (LEFT + 126, top + 60), seat.colour, taken, colour, zone),
            Switch(
                f"{zone} player", (LEFT + 312, top + 24, 186, 28), f"Seat {place + 1} is played by", players,
                seat.player, partial(change, "player"), zone,
            ),
            Switch(
                f"{zone} level", (LEFT + 518, top + 24, 128, 28), f"Level of seat {place + 1}", levels, seat.level,
                partial(change, "level"), zone,
            ),
            CheckBox(
                f"{zone} easier", (LEFT + 664, top + 26, 100, 24), "+1 worker", seat.easier,
                partial(change, "easier"), zone,
            ),
        ]  # fmt: skip
        if len(self.table.seats) > 1:
            area = (LEFT + LEFT_WIDTH - 24, top + 3, 21.0, 21.0)
            take = partial(self._remove_seat, place)
            widgets.append(CloseMark(f"{zone} remove", area, f"Remove seat {place + 1}", take, zone))
        return widgets

    def _cards(self) -> list[Widget]:
        options, x = self.table.options, RIGHT + 14
        sets = [
            CheckBox(
                name,
                (x, SET_ROWS[name] - 12, 128, 24),
                name.title(),
                options[name],
                partial(self._set, name),
                "cards",
            )
            for name in ("advanced", "expert")
        ]
        swaps = Slider(
            "swaps",
            (x + 10, 186, 190, 22),
            "Basic cards swapped in every age",
            options["swaps"],
            partial(self._set, "swaps"),
            most=12,
            step=1,
            zone="cards",
        )
        return [*sets, swaps]

    def _boards(self) -> list[Widget]:
        options, top = self.table.options, BOARDS_PLATE[1]
        x, width = RIGHT + 96, RIGHT_WIDTH - 110
        sides = [Segment("dealt", "A, dealt"), Segment("picked", "A, picked"), Segment("b", "B, drawn")]
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
                partial(self._set, "ages"),
                "boards",
            ),
        ]

    def _choose_boards(self, choice: object) -> None:
        self.table.options["sides"] = "b" if choice == "b" else "a"
        self._set("pick", choice == "picked")

    def _rules(self) -> list[Widget]:
        options, x, width = self.table.options, RIGHT + 14, RIGHT_WIDTH - 28
        top, seed = RULES_PLATE[1] + 27, SEED_PLATE[1] + 30
        die = CheckBox(
            "roll_on_military",
            (x, top + 29, width, 24),
            "Solo: the die is rolled after deploying military too",
            options["roll_on_military"],
            partial(self._set, "roll_on_military"),
            "rules",
        )
        die.enabled = len(self.table.seats) == 1
        end_turn = CheckBox(
            "end_turn",
            (x, top, width, 24),
            "A turn ends with a button; undeploy until then",
            options["end_turn"],
            partial(self._set, "end_turn"),
            "rules",
        )
        field = TextField(
            "seed",
            (RIGHT + 96, seed, 164, 28),
            "Seed",
            self.table.seed,
            self._type_seed,
            LONGEST_SEED,
            "seed",
            "number",
        )
        fresh = Button("new seed", (RIGHT + 270, seed, 104, 28), "New seed", self._new_seed, zone="seed")
        return [end_turn, die, field, fresh]

    def _type_seed(self, text: str) -> None:
        self.table.seed = text
        self._changed()

    def _new_seed(self) -> None:
        self.table.seed = new_seed()
        self._changed()

    # -- picture ----------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """Headings, seat plates with their portraits, and what the choices mean."""
        self.lay_rail_title(surface, "NATIONS", "New table")
        lay_heading(self.theme, surface, LEFT, 50, "Start from")
        preset = self.table.preset
        advice = (
            preset.advice
            if preset
            else "A table of your own. A preset sets cards, boards, ages and levels anew."
        )
        lay_text(self.theme, surface, advice, LEFT, 126, "aside", 14.5, palette.SECONDARY, LEFT_WIDTH)
        lay_heading(self.theme, surface, LEFT, 152, "Seats")
        lay_text(
            self.theme, surface, "who acts first is drawn when the table is dealt", LEFT + 52, 149, "aside", 14.5,
            palette.SECONDARY,
        )  # fmt: skip
        for place, seat in enumerate(self.table.seats):
            self._paint_seat(surface, place, seat, ROW_TOP + ROW_STEP * place)
        self._paint_cards(surface)
        self._paint_rules(surface)
        self._paint_summary(surface)

    def _paint_seat(self, surface: pygame.Surface, place: int, seat: SeatPlan, top: float) -> None:
        theme, colour = self.theme, PLAYERS[seat.colour].colour
        lay_plate(theme, surface, (LEFT, top, LEFT_WIDTH, ROW_HEIGHT), radius=6)
        bar = theme.rect(LEFT, top, 7, ROW_HEIGHT)
        pygame.draw.rect(
            surface, colour, bar, border_top_left_radius=theme.px(5), border_bottom_left_radius=theme.px(5)
        )
        area = (LEFT + 30, top + 8, 74.0, 74.0)
        size = theme.rect(*area).size
        icon = PORTRAITS[seat.colour] if seat.player == HUMAN else COMPUTER_PORTRAIT
        face = theme.cached(
            ("portrait", icon, size),
            lambda: vignette(theme, "golden_age", 1, icon, icon, ((255, 240, 205), (206, 150, 70)), size),
        )
        lay_shadowed(theme, surface, area, face, "portrait")
        lay_outline(theme, surface, area, colour, 1.6, 2)
        disc = materials.player_disc(theme, seat.colour, 25)
        surface.blit(disc, disc.get_rect(center=theme.rect(LEFT + 102, top + 78, 1, 1).topleft))
        for x, heading in ((124, "Name"), (312, "Played by"), (518, "Level"), (664, "Easier")):
            lay_text(theme, surface, heading.upper(), LEFT + x, top + 5, "number", 12, palette.BRASS_LIGHT)
        by = "at this computer" if seat.player == HUMAN else "Random: plays legal moves at random"
        lay_text(theme, surface, by, LEFT + 314, top + 71, "label", 13, palette.SECONDARY, 190, "midleft")
        name = lay_text(
            theme, surface, seat.level.title(), LEFT + 520, top + 71, "strong", 13.5, anchor="midleft"
        )
        x = theme.to_units(name.topright)[0] + 6
        lay_text(
            theme,
            surface,
            "when not growing",
            x,
            top + 71,
            "label",
            13,
            palette.SECONDARY,
            LEFT + 658 - x,
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
        from scenes.setup_cards import card_count, lay_sample_cards, lay_set_mark

        theme, x, options = self.theme, RIGHT + 14, self.table.options
        lay_plate(theme, surface, CARDS_PLATE, "Cards in the box")
        lay_text(theme, surface, "Basic", x + 28, SET_ROWS["base"], "strong", 14.5, anchor="midleft")
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
        lay_plate(theme, surface, SEED_PLATE, "What the table is shuffled by")
        lay_text(
            theme, surface, "Seed", x, SEED_PLATE[1] + 44, "text", 14.5, palette.SECONDARY, anchor="midleft"
        )

    def _paint_summary(self, surface: pygame.Surface) -> None:
        theme, x, width = self.theme, RIGHT + 14, RIGHT_WIDTH - 28
        top = SUMMARY_PLATE[1] + 28
        lay_plate(theme, surface, SUMMARY_PLATE, "This table")
        height = lay_sentences(theme, surface, self._summary(), x, top, width, size=14.5)
        if self._problem:
            y = top + 6 + height
            lay_sentences(theme, surface, self._problem, x, y, width, "strong", 14.5, palette.ERROR)

    def _summary(self) -> str:
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
