"""The setup of a table: seats, what the game leaves open, and the seed. Every game has a setup of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.core.session import HUMAN, usual_name
from scenes.kit.painted_screen import PaintedScreen
from scenes.kit.screen import BOTTOM_RAIL, HEIGHT
from scenes.setup.new_table import LONGEST_NAME, NewTable, SeatPlan, new_seed
from scenes.setup.player_widgets import player_sentence, player_widgets
from scenes.setup.setup_widgets import CloseMark, ColourDiscs, FreeSeat
from scenes.setup.spread import Spread, lay_spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_heading, lay_outline, lay_plate, lay_sentences, lay_shadowed, lay_text
from scenes.window.entry import TextField
from scenes.window.layout import Area
from scenes.window.widgets import Button, Widget
from sprites import materials, palette
from sprites.palette import PLAYERS
from sprites.vignette import vignette

LEFT, LEFT_WIDTH = 28.0, 776.0
RIGHT, RIGHT_WIDTH = 828.0, 424.0
ROW_STEP, ROW_HEIGHT = 98.0, 90.0
SEED_PLATE = (RIGHT, 434.0, RIGHT_WIDTH, 74.0)
SUMMARY_PLATE = (RIGHT, 516.0, RIGHT_WIDTH, 146.0)
PORTRAIT, NAME, PLAYED_BY = 20.0, 116.0, 302.0
"""Where portrait, name and player begin, from the left edge of a seat's row."""

FREE_SEAT_HEIGHT = 62.0
LONGEST_SEED = 24

PORTRAITS = {
    1: "caesar",
    2: "egyptian-profile",
    3: "spartan-helmet",
    4: "queen-crown",
    5: "throne-king",
    6: "pope-crown",
}
COMPUTER_PORTRAIT = "perspective-dice-six-faces-random"


class SetupScene(PaintedScreen):
    """Every choice before a game. What stands against dealing is said at the button that would deal.

    A game's setup adds its own widgets and plates, and columns to the rows of the seats.
    """

    seats_top = 80.0
    """Upper edge of the first seat's row."""
    player_width = 264.0
    """Width of the switch that says who plays a seat."""
    style_place: Area = (592.0, 24.0, 140.0, 28.0)
    """Where the style of a computer stands, from the corner of its row."""
    sentence_width = 440.0
    """Room for what can be said of who plays a seat."""

    def __init__(self, desk: Desk, table: NewTable) -> None:
        super().__init__(desk)
        self.table = table
        self._problem = self.table.problem

    # -- what a game adds -------------------------------------------------------------------------------------

    def preset_widgets(self) -> Sequence[Widget]:
        """Whole tables to start from."""
        return ()

    def option_widgets(self) -> Sequence[Widget]:
        """The widgets of the game's options."""
        return ()

    def seat_widgets(self, place: int, seat: SeatPlan, top: float, zone: str) -> Sequence[Widget]:
        """The widgets of the game's options for a seat."""
        return ()

    def said_of(self, player: str) -> str:
        """What a seat's row says of who plays it."""
        return player_sentence(self.table.game, player)

    def paint_options(self, surface: pygame.Surface) -> None:
        """The plates of the game's options."""

    def paint_seat_options(self, surface: pygame.Surface, seat: SeatPlan, top: float) -> None:
        """Headings and words at the game's options for a seat."""

    def summary(self) -> str:
        """What the choices mean, in sentences."""
        return ""

    def spread(self) -> Spread:
        """Pieces of the game, to lie on the cloth that the seats leave free."""
        raise NotImplementedError

    # -- widgets ----------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """A choice was made: see what stands against dealing now."""
        self._problem = self.table.problem
        self.rebuild()

    def set_option(self, name: str, value: Any) -> None:
        """Settle an option of the table."""
        self.table.options[name] = value
        self.changed()

    def _deal(self) -> None:
        if self._problem is None:
            self.desk.sounds.play("card_slide")
            journal = self.desk.saves.begin(self.table.session())
            self.table.seed = new_seed()
            self.desk.replace("game", journal)

    def widgets(self) -> Sequence[Widget]:
        """Presets, seats, options, seed, the rail."""
        deal = self.rail_button("deal", 1090, 176, "Deal the table", self._deal, "primary", pygame.K_RETURN)
        deal.enabled, deal.why = self._problem is None, self._problem or ""
        rail = [self.back_widget(), deal]
        return [*self.preset_widgets(), *self._seats(), *self.option_widgets(), *self._seed(), *rail]

    def _seats(self) -> list[Widget]:
        widgets: list[Widget] = []
        for place, seat in enumerate(self.table.seats):
            widgets += self._seat(place, seat, self.seats_top + ROW_STEP * place)
        if self.table.can_add_seat:
            top = self.seats_top + ROW_STEP * len(self.table.seats)
            label = f"Add a seat, {len(self.table.seats) + 1} in all"
            widgets.append(FreeSeat((LEFT, top, LEFT_WIDTH, FREE_SEAT_HEIGHT), label, self._add_seat))
        return widgets

    def _add_seat(self) -> None:
        self.table.add_seat()
        self.changed()

    def _remove_seat(self, place: int) -> None:
        self.table.remove_seat(place)
        self.changed()

    def _seat(self, place: int, seat: SeatPlan, top: float) -> list[Widget]:
        zone = f"seat {place + 1}"

        def change(attribute: str, value: Any) -> None:
            setattr(seat, attribute, value)
            self.changed()

        def colour(value: int) -> None:
            self.table.colour_seat(place, value)
            self.changed()

        taken = {other.colour for other in self.table.seats if other is not seat}
        style_x, style_y, style_width, style_height = self.style_place
        widgets: list[Widget] = [
            TextField(
                f"{zone} name", (LEFT + NAME, top + 24, 172, 28), f"Name of seat {place + 1}", seat.name,
                partial(change, "name"), LONGEST_NAME, zone, hint=usual_name(seat.player, place),
            ),
            ColourDiscs(f"{zone} colour", (LEFT + NAME + 2, top + 60), seat.colour, taken, colour, zone),
            *player_widgets(
                self.table.game, place + 1, seat.player, (LEFT + PLAYED_BY, top + 24, self.player_width, 28),
                (LEFT + style_x, top + style_y, style_width, style_height), partial(change, "player"), zone,
            ),
            *self.seat_widgets(place, seat, top, zone),
        ]  # fmt: skip
        if len(self.table.seats) > self.table.game.seats[0]:
            area = (LEFT + LEFT_WIDTH - 24, top + 3, 21.0, 21.0)
            take = partial(self._remove_seat, place)
            widgets.append(CloseMark(f"{zone} remove", area, f"Remove seat {place + 1}", take, zone))
        return widgets

    def _seed(self) -> list[Widget]:
        top = SEED_PLATE[1] + 30
        field = TextField(
            "seed", (RIGHT + 96, top, 164, 28), "Seed", self.table.seed, self._type_seed, LONGEST_SEED, "seed",
            "number",
        )  # fmt: skip
        fresh = Button("new seed", (RIGHT + 270, top, 104, 28), "New seed", self._new_seed, zone="seed")
        return [field, fresh]

    def _type_seed(self, text: str) -> None:
        self.table.seed = text
        self.changed()

    def _new_seed(self) -> None:
        self.table.seed = new_seed()
        self.changed()

    # -- picture ----------------------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """Headings, seat plates with their portraits, and what the choices mean."""
        theme = self.theme
        self.lay_rail_title(surface, self.table.game.title.upper(), "New table")
        lay_heading(theme, surface, LEFT, self.seats_top - 20, "Seats")
        drawn = "who acts first is drawn when the table is dealt"
        lay_text(theme, surface, drawn, LEFT + 52, self.seats_top - 23, "aside", 14.5, palette.SECONDARY)
        for place, seat in enumerate(self.table.seats):
            self._paint_seat(surface, seat, self.seats_top + ROW_STEP * place)
        self._paint_spread(surface)
        self.paint_options(surface)
        lay_plate(theme, surface, SEED_PLATE, "The shuffle")
        lay_text(
            theme, surface, "Seed", RIGHT + 14, SEED_PLATE[1] + 44, "text", 14.5, palette.SECONDARY,
            anchor="midleft",
        )  # fmt: skip
        self._paint_summary(surface)

    def _paint_spread(self, surface: pygame.Surface) -> None:
        """Pieces of the game on the cloth that the seats leave free."""
        top = self.seats_top + ROW_STEP * len(self.table.seats)
        if self.table.can_add_seat:
            top += FREE_SEAT_HEIGHT
        room = (LEFT, top, LEFT_WIDTH, HEIGHT - BOTTOM_RAIL - top)
        lay_spread(self.theme, surface, self.table.game.name, self.spread, room)

    def _paint_seat(self, surface: pygame.Surface, seat: SeatPlan, top: float) -> None:
        theme, colour = self.theme, PLAYERS[seat.colour].colour
        lay_plate(theme, surface, (LEFT, top, LEFT_WIDTH, ROW_HEIGHT), radius=6)
        bar = theme.rect(LEFT, top, 7, ROW_HEIGHT)
        pygame.draw.rect(
            surface, colour, bar, border_top_left_radius=theme.px(5), border_bottom_left_radius=theme.px(5)
        )
        self._paint_portrait(surface, seat, (LEFT + PORTRAIT, top + 8, 74.0, 74.0))
        for x, heading in ((NAME, "Name"), (PLAYED_BY, "Played by")):
            lay_text(theme, surface, heading.upper(), LEFT + x, top + 5, "number", 12, palette.BRASS_LIGHT)
        lay_sentences(
            theme, surface, self.said_of(seat.player), LEFT + PLAYED_BY, top + 52,
            self.sentence_width, "label", 12.5, palette.SECONDARY,
        )  # fmt: skip
        self.paint_seat_options(surface, seat, top)

    def _paint_portrait(self, surface: pygame.Surface, seat: SeatPlan, area: Area) -> None:
        """A head in the seat's colour, or dice for a computer."""
        theme, size = self.theme, self.theme.rect(*area).size
        icon = PORTRAITS[seat.colour] if seat.player == HUMAN else COMPUTER_PORTRAIT
        face = theme.cached(
            ("portrait", icon, size),
            lambda: vignette(theme, "golden_age", 1, icon, icon, ((255, 240, 205), (206, 150, 70)), size),
        )
        lay_shadowed(theme, surface, area, face, "portrait")
        lay_outline(theme, surface, area, PLAYERS[seat.colour].colour, 1.6, 2)
        disc = materials.player_disc(theme, seat.colour, 25)
        corner = theme.rect(area[0] + area[2] - 2, area[1] + area[3] - 4, 1, 1).topleft
        surface.blit(disc, disc.get_rect(center=corner))

    def _paint_summary(self, surface: pygame.Surface) -> None:
        theme, x, width = self.theme, RIGHT + 14, RIGHT_WIDTH - 28
        top = SUMMARY_PLATE[1] + 28
        lay_plate(theme, surface, SUMMARY_PLATE, "This table")
        height = lay_sentences(theme, surface, self.summary(), x, top, width, size=14.5)
        if self._problem:
            y = top + 6 + height
            lay_sentences(theme, surface, self._problem, x, y, width, "strong", 14.5, palette.ERROR)
