"""The row of a seat in a setup: its portrait, name and colour, who plays it, and what the game leaves open for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from scenes.setup.setup_widgets import BRIEF, CONTROL, FULL, CloseMark, ColourDiscs, line_high, pane
from scenes.table.faces import face_called, face_of_seat
from sprites.bust.person import Bust
from sprites.paint import palette
from sprites.poster.portrait import portrait

say = Sentences("screens")

ROW_HEIGHT, COLUMN = 90.0, 14.0
"""The height of a seat's row, and the gap between its columns."""
NAME, PLAYED_BY, STYLE = (130.0, 164.0), (200.0, 264.0), (90.0, 140.0)
PORTRAIT, SMALL_PORTRAIT, BADGE = 74.0, 56.0, 25.0


class SeatRow:
    """What is seen and chosen of a seat. A game that leaves more open for every seat has a row of its own.

    room: how much there is room for. changed: to be called after every choice. told: whose seat it is. sitting: the
    profile of whoever sits here. ask_who: asks who is to sit in a seat by its place.
    """

    heading_high = 16.0
    """The height of the headings."""

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
        above: list[ui.Box | float] = [ui.Gap(high=self.heading_high), 2] if self.room < BRIEF else []
        style = ui.Column(*above, ui.Overlay(controls.style, high=self.line()), ui.Gap(grow=1), wide=STYLE)
        played = self.labelled(say("new_table.played_by"), self.told, controls.level, *self.said(), wide=PLAYED_BY)
        return ui.Row(self.called(), played, style, gap=COLUMN)

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
            pad=(20, 4, 3, 5),
            back=(ui.plate(radius=6), ui.Art(_paint_bar, colour)),
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

    def labelled(
        self, words: str, told: ui.Explanation, *parts: ui.Box | float, wide: ui.Span = None,
        beside: Sequence[ui.Box] = ()
    ) -> ui.Column:  # fmt: skip
        """A column: its heading with what stands beside it, and what is chosen in it."""
        title = ui.Row(ui.heading(words, tells=told), *beside, high=self.heading_high)
        return ui.Column(*((title, 2) if self.room < BRIEF else ()), *parts, ui.Gap(grow=1), wide=wide)

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
        return self.labelled(say("new_table.name"), told, name, 5, shades, wide=wide)

    def said(self) -> list[ui.Box | float]:
        """What is said of who plays it, where there is room."""
        if self.room != FULL:
            return []
        words = self.said_of_player()
        return [3, ui.Text(words, ui.Style.FINE, lines=3, cut=True, tells=self.told)]

    def _remove(self) -> list[ui.Box]:
        """The cross that takes it away, unless the game needs it."""
        if len(self.table.seats) <= self.table.game.seats[0]:
            return []
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


def _paint_bar(pen: ui.Pen, area: ui.Area, colour: int) -> None:
    """The colour of a seat along the left edge of its plate."""
    theme, (x, y, _, height) = pen.theme, area
    bar, corner = theme.rect(x, y, 7, height), theme.px(5)
    tone = palette.PLAYERS[colour].colour
    pygame.draw.rect(pen.surface, tone, bar, border_top_left_radius=corner, border_bottom_left_radius=corner)


def _paint_portrait(pen: ui.Pen, area: ui.Area, colour: int, person: Bust) -> None:
    """A face in a frame of the seat's colour."""
    theme, size = pen.theme, pen.theme.rect(*area).size
    face = theme.posters.picture(portrait("seat", 1, person), size)
    ui.lay_shadowed(theme, pen.surface, area, face, "portrait")
    ui.lay_outline(theme, pen.surface, area, palette.PLAYERS[colour].colour, 1.6, 2)
    pen.seat(colour, area[0] + area[2] - 2, area[1] + area[3] - 4, BADGE)
