"""The plaque of a seat in a setup: its portrait, name and colour, who plays it, and what the game leaves open for it.

It has two lines whatever is chosen, and the controls of all games stand at the same places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.files.profiles import Profiles
from game.learn.new_table import NewTable
from game.session.session import HUMAN, usual_name
from game.text.names import player_names
from game.text.sentences import Sentences
from scenes import ui
from scenes.setup.player_widgets import PlayerControls, player_controls, player_sentence, told_of
from scenes.setup.setup_widgets import BRIEF, CONTROL, CROSS, CloseMark, ColourDiscs, line_high, pane
from scenes.table.faces import face_called, face_of_seat
from sprites.bust.person import Bust
from sprites.paint import materials, palette
from sprites.poster.portrait import portrait

say = Sentences("screens")

ROW_HEIGHT, COLUMN, BETWEEN = 84.0, 16.0, 8.0
"""The height of a seat's plaque, the gap between its columns, and that between its two lines."""
NAME, PLAYED_BY, STYLE = (130.0, 172.0), (200.0, 320.0), (90.0, 128.0)
PORTRAIT, SMALL_PORTRAIT, BADGE = 74.0, 56.0, 25.0
TINT, TINTED = 0.5, 0.42
"""How strongly the colour of a seat shines on its plaque at the left, and how far to the right, as shares."""


class SeatRow:
    """What is seen and chosen of a seat. A game that leaves more open for every seat has a row of its own.

    room: how much there is room for. changed: to be called after every choice. told: whose seat it is. sitting: the
    profile of whoever sits here. ask_who: asks who is to sit in a seat by its place.
    """

    def __init__(
        self, table: NewTable, place: int, room: int, letter: float, changed: Callable[[], None],
        profiles: Profiles, ask_who: Callable[[int], None],
    ) -> None:  # fmt: skip
        self.table, self.place, self.room, self.letter, self.changed = table, place, room, letter, changed
        self.ask_who, self.profiles = ask_who, profiles
        self.seat, self.zone = table.seats[place], f"seat {place + 1}"
        self.told = ui.Explanation(table.name(place), remarks=told_of(table.game, self.seat.player))
        self.sitting = profiles.called(table.name(place)) if self.seat.player == HUMAN else None

    # -- what a game may say in its own way ---------------------------------------------------------------------

    def parts(self) -> ui.Box:
        """What is chosen for the seat: its name and colour, who plays it, and what the game adds."""
        controls = self.controls()
        return ui.Row(
            self.called(),
            self.lines(controls.level, *self.said(), wide=PLAYED_BY),
            self.lines(ui.Overlay(controls.style, high=self.line()), ui.Gap(high=self.line()), wide=STYLE),
            gap=COLUMN,
        )

    def said_of_player(self) -> str:
        """What is said of who plays it."""
        return player_sentence(self.table.game, self.seat.player)

    # -- what rows are made of ----------------------------------------------------------------------------------

    def box(self) -> ui.Row:
        """The row, with the portrait at the left."""
        side = PORTRAIT if self.room < BRIEF else SMALL_PORTRAIT
        colour = self.seat.colour
        person = face_called(self.sitting.face) if self.sitting else face_of_seat(colour, self.seat.player)
        face = ui.Art(_paint_portrait, colour, person, tells=self.told, wide=side, high=side)
        kinds: ui.Kinds = {"snug": True, "drop": 2, "margin": (0, 0, 8, 0)}
        return ui.Row(
            self._who(face, kinds) if self.seat.player == HUMAN else ui.Overlay(face, **kinds),
            ui.Overlay(self.parts(), grow=1),
            ui.Column(*self._remove(), ui.Gap(grow=1)),
            gap=COLUMN,
            high=(0.0, ROW_HEIGHT * max(1.0, self.letter)),
            pad=(12, 4, 3, 5),
            back=(ui.plate(radius=6), ui.Art(_paint_tint, colour)),
        )

    def _who(self, face: ui.Box, kinds: ui.Kinds) -> ui.Box:
        """The face of a person, which asks who sits here when it is pressed."""
        caption = say("new_table.who", seat=self.place + 1)
        tells = ui.Explanation(caption, remarks=(say("new_table.who_told"),))
        ask = partial(self.ask_who, self.place)
        return ui.Overlay(pane(f"{self.zone} face", caption, ask, face, zone=self.zone, tells=tells), **kinds)

    def line(self, high: tuple[float, float] = CONTROL) -> tuple[float, float]:
        """How high a line of controls must be and wishes to be now."""
        return line_high(self.letter, high)

    def lines(self, *parts: ui.Box, wide: ui.Span = None) -> ui.Column:
        """A column of the plaque: what stands on its two lines."""
        return ui.Column(ui.Gap(grow=1), ui.Column(*parts, gap=BETWEEN), ui.Gap(grow=1), wide=wide)

    def controls(self) -> PlayerControls:
        """Who plays it."""
        game, is_alone = self.table.game, len(self.table.seats) == 1
        change = partial(self._change, "player")
        level, style = player_controls(game, self.place + 1, self.seat.player, change, self.zone, is_alone)
        return PlayerControls(ui.Overlay(level, high=self.line()), style)

    def called(self) -> ui.Column:
        """Its name and its colour."""
        seat, number = self.seat, self.place + 1
        taken = {other.colour for other in self.table.seats if other is not seat}
        caption, colour = say("new_table.name_of", seat=number), say("new_table.colour_of", seat=number)
        told = ui.Explanation(caption, remarks=(say("new_table.name_told", n=player_names.LONGEST),))
        name = ui.TextField(
            f"{self.zone} name", caption, seat.name, partial(self._change, "name"), longest=player_names.LONGEST,
            most_bytes=player_names.MOST_BYTES,
            hint=usual_name(seat.player, self.place), zone=self.zone, high=self.line(), tells=told,
            suggested=[each.name for each in self.profiles.every],
        )  # fmt: skip

        told_colour = ui.Explanation(colour, remarks=(say("new_table.colour_told"),))
        shades = ColourDiscs(
            f"{self.zone} colour", seat.colour, taken, self._recolour,
            caption=colour, zone=self.zone, tells=told_colour,
        )  # fmt: skip
        wide = NAME[0], NAME[1] * max(1.0, self.letter)
        return self.lines(name, ui.Overlay(shades, high=self.line()), wide=wide)

    def said(self) -> list[ui.Box]:
        """What is said of who plays it, in as much room as a line of controls has."""
        words = self.said_of_player()
        return [ui.Text(words, ui.Style.FINE, lines=2, cut=True, high=self.line(), drop=2, tells=self.told)]

    def _remove(self) -> list[ui.Box]:
        """The cross that takes it away; its room is left where the game needs the seat, so that nothing moves."""
        if len(self.table.seats) <= self.table.game.seats[0]:
            return [ui.Gap(wide=CROSS * max(1.0, self.letter))]
        caption = say("new_table.remove", seat=self.place + 1)
        told = ui.Explanation(caption, remarks=(say("new_table.remove_told"),))
        return [CloseMark(f"{self.zone} remove", self._leave, caption=caption, zone=self.zone, tells=told)]

    # -- choices ------------------------------------------------------------------------------------------------

    def _change(self, attribute: str, value: Any) -> None:
        setattr(self.seat, attribute, value)
        self.changed()

    def _recolour(self, colour: int) -> None:
        self.table.colour_seat(self.place, colour)
        self.changed()

    def _leave(self) -> None:
        self.table.remove_seat(self.place)
        self.changed()


def _paint_tint(pen: ui.Pen, area: ui.Area, colour: int) -> None:
    """The colour of a seat, which shines on its plaque from the left and along its edge."""
    theme, (x, y, width, height) = pen.theme, area
    tone = palette.PLAYERS[colour].colour
    shine = theme.rect(x, y, width * TINTED, height)

    def draw() -> pygame.Surface:
        fading = pygame.Surface((2, 1), pygame.SRCALPHA)
        fading.set_at((0, 0), (*tone, round(255 * TINT)))
        fading.set_at((1, 0), (*tone, 0))
        light = pygame.transform.smoothscale(fading, shine.size)
        materials.round_off(light, theme.px(6))
        return light

    pen.surface.blit(theme.cached(("tint", shine.size, tone), draw), shine)
    ui.lay_outline(theme, pen.surface, area, tone, 1.2, 6)


def _paint_portrait(pen: ui.Pen, area: ui.Area, colour: int, person: Bust) -> None:
    """A face in a frame of the seat's colour."""
    theme, size = pen.theme, pen.theme.rect(*area).size
    face = theme.posters.picture(portrait("seat", 1, person), size)
    ui.lay_shadowed(theme, pen.surface, area, face, "portrait")
    ui.lay_outline(theme, pen.surface, area, palette.PLAYERS[colour].colour, 1.6, 2)
    pen.seat(colour, area[0] + area[2] - 2, area[1] + area[3] - 4, BADGE)
