"""The setup of a table: seats, what the game leaves open, and the seed. Every game has a setup of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Unpack

import pygame

from game.core.sentences import Sentences
from game.core.session import HUMAN, UNDO_KINDS, usual_name
from game.lesson import lessons
from scenes.kit.box import Box, Kinds, Span
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Explanation
from scenes.kit.faces import face_of_seat
from scenes.kit.fitting import Either
from scenes.kit.form_controls import button, field, switch, tick
from scenes.kit.leaves import Art, Control, heading, plate
from scenes.kit.pen import Pen
from scenes.kit.screen import RAIL_BUTTON, Screen
from scenes.kit.text import Text
from scenes.kit.titles import section
from scenes.setup.new_table import LONGEST_NAME, NewTable, SeatPlan, new_seed
from scenes.setup.player_widgets import PlayerControls, player_controls, player_sentence, told_of
from scenes.setup.setup_widgets import CloseMark, ColourDiscs, pane
from scenes.setup.spread import Spread, spread_box
from scenes.window.choices import Segment
from scenes.window.desk import Desk
from scenes.window.drawing import lay_outline, lay_shadowed
from scenes.window.layout import Area
from scenes.window.widgets import Widget
from sprites import materials, palette
from sprites.bust.person import Bust
from sprites.palette import PLAYERS, Colour
from sprites.poster.portrait import portrait

say = Sentences("screens")

SIDES = (28.0, 10.0, 28.0, 12.0)
LEFT, RIGHT = (560.0, 776.0), (300.0, 424.0)
"""How wide the seats and the options must be and wish to be."""
COLUMN_GAP, PLATE_GAP = 24.0, 8.0
ROW_HEIGHT, COLUMN = 90.0, 14.0
"""The height of a seat's row, and the gap between its columns."""
FREE_SEAT_HEIGHT = (34.0, 62.0)
CONTROL = (20.0, 28.0)
"""How high a line of controls must be and wishes to be, for letters as they were drawn."""
NAME, PLAYED_BY, STYLE = (130.0, 164.0), (200.0, 264.0), (90.0, 140.0)
PORTRAIT, SMALL_PORTRAIT, BADGE = 74.0, 56.0, 25.0
LONGEST_SEED = 24
SEATS, OPTIONS, THIS = PAGES = "seats", "options", "this"
"""The pages of a setup whose letters are too large for all side by side."""

FULL, PLAIN, BRIEF = range(3)
"""How much is said where there is room for it: everything; what is needed; without headings and sentences."""

SETTING_UP = "Setting up"
"""The chapter of every game's rules that tells its options."""


class SetupScene(Screen):
    """Every choice before a game. What stands against dealing is said at the button that would deal.

    A game's setup adds its own plates, and what it leaves open for every seat.
    """

    heading_high = 16.0
    """The height of the headings in the rows of the seats."""

    def __init__(self, desk: Desk, table: NewTable) -> None:
        super().__init__(desk)
        self.table = table
        self.rules = table.game.name
        self.problem = table.problem
        self._page = SEATS

    @property
    def plates(self) -> Mapping[Colour, Colour]:
        """Those of the game's cloth."""
        return self.cloth.plates

    # -- what a game adds; `room` says how much there is room for ----------------------------------------------

    def start(self, room: int) -> Sequence[Box | float]:
        """What stands over the seats: whole tables to start from."""
        return ()

    def options(self, room: int) -> Sequence[Box]:
        """The plates of the game's options."""
        return ()

    def seat_parts(self, place: int, seat: SeatPlan, zone: str, room: int) -> Box:
        """What is chosen for a seat: its name and colour, who plays it, and what the game adds."""
        controls, told = self.controls(place, seat, zone), self.whose(place, seat)
        above: list[Box | float] = [Gap(high=self.heading_high), 2] if room < BRIEF else []
        style = Column(*above, Overlay(controls.style, high=self.line()), Gap(grow=1), wide=STYLE)
        played = self.labelled(
            say("new_table.played_by"),
            told,
            room,
            controls.level,
            *self.said(seat, told, room),
            wide=PLAYED_BY,
        )
        return Row(self.called(place, seat, zone, room), played, style, gap=COLUMN)

    def said_of(self, player: str) -> str:
        """What a seat's row says of who plays it."""
        return player_sentence(self.table.game, player)

    def summary(self) -> str:
        """What the choices mean, in sentences."""
        return ""

    def spread(self) -> Spread:
        """Pieces of the game, to lie on the cloth that the seats leave free."""
        raise NotImplementedError

    # -- choices ----------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """A choice was made: see what stands against dealing now."""
        self.problem = self.table.problem
        self.rebuild()

    def set_option(self, name: str, value: Any) -> None:
        """Settle an option of the table."""
        self.table.options[name] = value
        self.changed()

    def _deal(self) -> None:
        if self.problem is None:
            self.desk.sounds.play("card_slide")
            journal = self.desk.saves.begin(self.table.session())
            self.table.seed = new_seed()
            self.desk.replace("game", journal)

    def _race_hard(self) -> None:
        self.desk.sounds.play("button")
        self.desk.open("hard_ghost", self.table.session())

    def _add_seat(self) -> None:
        self.table.add_seat()
        self.changed()

    def _remove_seat(self, place: int) -> None:
        self.table.remove_seat(place)
        self.changed()

    def change_seat(self, seat: SeatPlan, attribute: str, value: Any) -> None:
        """Settle what somebody chose for a seat."""
        setattr(seat, attribute, value)
        self.changed()

    def _colour_seat(self, place: int, value: int) -> None:
        self.table.colour_seat(place, value)
        self.changed()

    def _settle(self, attribute: str, value: Any) -> None:
        """Settle what holds for every game: how far undo goes, whether the adviser may be asked."""
        setattr(self.table, attribute, value)
        self.changed()

    def _set_seed(self, text: str) -> None:
        self.table.seed = text
        self.changed()

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> Box:
        """The seats at the left, what the game leaves open at the right, and the way to the table."""
        deal = button(
            "deal", say("new_table.deal"), self._deal, "primary", key=pygame.K_RETURN, zone="rail", high=RAIL_BUTTON,
            snug=True, why=self.problem or "", tells=_told("deal", self.summary()),
        )  # fmt: skip
        alone = (
            "" if any(seat.player == HUMAN for seat in self.table.seats) else say("new_table.nobody_races")
        )
        ahead = button(
            "race", say("new_table.race"), self._race_hard, key=pygame.K_g, zone="rail", high=RAIL_BUTTON, snug=True,
            why=self.problem or alone, tells=_told("race"),
        )  # fmt: skip
        learn = button(
            "learn", say("new_table.learn"), partial(self.desk.open, "lessons", self.rules), icon="graduate-cap",
            key=pygame.K_l, zone="rail", high=RAIL_BUTTON, snug=True, tells=_told("learn"),
        )  # fmt: skip
        title = self.rail_title(self.table.game.called.upper(), say("new_table.aside"), say("new_table.told"))
        taught = [learn] if lessons(self.rules) else []
        left = Either(*(self._left(room) for room in (FULL, PLAIN, BRIEF)), wide=LEFT, grow=1)
        right = Either(*(self._right(room) for room in (FULL, PLAIN, BRIEF)), wide=RIGHT)
        body = Either(Row(left, right, gap=COLUMN_GAP), self._pages(), pad=SIDES)
        return self.framed([title], body, [self.back_button(), *taught, Gap(grow=1), ahead, deal])

    def _pages(self) -> Column:
        """One after the other what has no room side by side, and a switch between them."""
        segments = [Segment(page, say(f"new_table.{page}"), _told(page)) for page in PAGES]
        told = _told("page")
        choice = switch(
            "page", told.title, segments, self._page, self._turn_to, zone="page", high=self.line(), tells=told
        )
        pages: Mapping[str, Callable[[int], Iterable[Box | float]]] = {
            SEATS: self._seats, OPTIONS: self._options_alone, THIS: self._this_alone,
        }  # fmt: skip
        forms = (Column(*pages[self._page](room)) for room in (PLAIN, BRIEF))
        return Column(choice, PLATE_GAP, Either(*forms, grow=1))

    def _options_alone(self, room: int) -> list[Box]:
        """The options in two columns."""
        plates = self.options(room)
        half = (len(plates) + 1) // 2
        columns = (
            Column(*part, gap=PLATE_GAP, wide=(0.0, 0.0), grow=1) for part in (plates[:half], plates[half:])
        )
        return [Row(*columns, gap=COLUMN_GAP)]

    def _this_alone(self, room: int) -> list[Box | float]:
        return [
            *self.start(room), self._shuffle(room), PLATE_GAP, self._helps(), PLATE_GAP, self._this_table(room)
        ]  # fmt: skip

    def _turn_to(self, page: Any) -> None:
        self._page = page
        self.rebuild()

    def _left(self, room: int) -> Column:
        return Column(*self.start(room), *self._seats(room), spread_box(self.spread()))

    def _right(self, room: int) -> Column:
        return Column(
            *self.options(room), self._shuffle(room), self._helps(), self._this_table(room), gap=PLATE_GAP
        )

    def plate(
        self, words: str, told: str, room: int, *parts: Box | float, gap: float = 0.0, **kinds: Unpack[Kinds]
    ) -> Column:
        """A plate of options."""
        return section(
            words, *parts, told=told, gap=gap, leaves=1 if room == BRIEF and self.problem else 0, **kinds
        )

    def line(self, high: tuple[float, float] = CONTROL) -> tuple[float, float]:
        """How high a line of controls must be and wishes to be now."""
        return high[0], high[1] * max(1.0, self.theme.letter)

    def labelled(
        self,
        words: str,
        told: Explanation,
        room: int,
        *parts: Box | float,
        wide: Span = None,
        beside: Sequence[Box] = (),
    ) -> Column:
        """A column of a seat's row: its heading with what stands beside it, and what is chosen in it."""
        above: list[Box | float] = (
            [Row(heading(words, tells=told), *beside, high=self.heading_high), 2] if room < BRIEF else []
        )
        return Column(*above, *parts, Gap(grow=1), wide=wide)

    def option_switch(
        self,
        name: str,
        words: str,
        segments: Sequence[Segment],
        value: Any,
        told: str,
        change: Callable[[Any], None] | None = None,
    ) -> Control:
        """A switch for an option of the table."""
        return switch(
            name, words, segments, value, change or partial(self.set_option, name), zone=name, high=self.line(),
            tells=Explanation(words, remarks=(told,), chapter=SETTING_UP),
        )  # fmt: skip

    def choice(
        self, name: str, words: str, told: str, values: Mapping[Any, tuple[str, str]], room: int
    ) -> Column:
        """The plate of an option: a switch of its values, each with its label and what it means."""
        segments = [
            Segment(value, label, Explanation(label, remarks=(meaning,), chapter=SETTING_UP))
            for value, (label, meaning) in values.items()
        ]
        chosen = self.table.options[name]
        label, meaning = values[chosen]
        means = self.meaning(meaning, Explanation(label, remarks=(meaning,)), room)
        return self.plate(words, told, room, self.option_switch(name, words, segments, chosen, told), *means)

    def meaning(self, words: str, told: Explanation, room: int) -> list[Box | float]:
        """What a choice means, under it."""
        return [] if room == BRIEF else [7, Text(words, "text", 14, lines=6, tells=told)]

    def _seats(self, room: int) -> list[Box | float]:
        parts: list[Box | float] = []
        if room < BRIEF:
            told = _told("seats")
            aside = Text(say("new_table.seats_aside"), "aside", 14.5, palette.SECONDARY, tells=told, drop=1)
            parts = [Row(heading(say("new_table.seats"), tells=told), aside, gap=16), 6]
        for place, seat in enumerate(self.table.seats):
            parts += [self._seat(place, seat, room), PLATE_GAP]
        if self.table.can_add_seat:
            words = say("new_table.add", n=len(self.table.seats) + 1)
            free = Text(words, "strong", 15, align="center", pad=(8, 0, 8, 0))
            high = self.line(FREE_SEAT_HEIGHT)
            parts.append(
                pane(
                    "add seat", words, self._add_seat, free, zone="seats", high=high, back=(Art(_paint_free_seat),),
                    tells=Explanation(words, remarks=(say("new_table.add_told"),)),
                )
            )  # fmt: skip
        return parts

    def _seat(self, place: int, seat: SeatPlan, room: int) -> Box:
        """The row of a seat, with its portrait at the left."""
        zone = f"seat {place + 1}"
        side = PORTRAIT if room < BRIEF else SMALL_PORTRAIT
        face = Art(
            _paint_portrait, seat.colour, face_of_seat(seat.colour, seat.player), tells=self.whose(place, seat),
            wide=side, high=side, snug=True, drop=2, margin=(0, 0, 8, 0),
        )  # fmt: skip
        return Row(
            face,
            Overlay(self.seat_parts(place, seat, zone, room), grow=1),
            Column(*self._remove(place, zone), Gap(grow=1)),
            gap=COLUMN,
            high=(0.0, ROW_HEIGHT * max(1.0, self.theme.letter)),
            pad=(20, 4, 3, 5),
            back=(plate(radius=6), Art(_paint_bar, seat.colour)),
        )

    def whose(self, place: int, seat: SeatPlan) -> Explanation:
        """What is told of a seat: its name and who plays it."""
        return Explanation(self.table.name(place), remarks=told_of(self.table.game, seat.player))

    def controls(self, place: int, seat: SeatPlan, zone: str) -> PlayerControls:
        """Who plays a seat."""
        change = partial(self.change_seat, seat, "player")
        is_alone = len(self.table.seats) == 1
        level, style = player_controls(self.table.game, place + 1, seat.player, change, zone, is_alone)
        return PlayerControls(Overlay(level, high=self.line()), style)

    def called(self, place: int, seat: SeatPlan, zone: str, room: int) -> Column:
        """The name and the colour of a seat."""
        taken = {other.colour for other in self.table.seats if other is not seat}
        caption, colour = say("new_table.name_of", seat=place + 1), say("new_table.colour_of", seat=place + 1)
        told = Explanation(caption, remarks=(say("new_table.name_told", n=LONGEST_NAME),))
        name = field(
            f"{zone} name", caption, seat.name, partial(self.change_seat, seat, "name"), longest=LONGEST_NAME,
            hint=usual_name(seat.player, place), zone=zone, high=self.line(), tells=told,
        )  # fmt: skip

        def discs(area: Area) -> Widget:
            act = partial(self._colour_seat, place)
            return ColourDiscs(f"{zone} colour", area, colour, seat.colour, taken, act, zone)

        shades = Control(discs, zone=zone, tells=Explanation(colour, remarks=(say("new_table.colour_told"),)))
        wide = NAME[0], NAME[1] * max(1.0, self.theme.letter)
        return self.labelled(say("new_table.name"), told, room, name, 5, shades, wide=wide)

    def said(self, seat: SeatPlan, told: Explanation, room: int) -> list[Box | float]:
        """What can be said of who plays a seat."""
        words = Text(
            self.said_of(seat.player), "label", 12.5, palette.SECONDARY, lines=3, cut=True, tells=told
        )
        return [3, words] if room == FULL else []

    def _remove(self, place: int, zone: str) -> list[Box]:
        """The cross that takes a seat away, unless the game needs it."""
        if len(self.table.seats) <= self.table.game.seats[0]:
            return []
        caption = say("new_table.remove", seat=place + 1)

        def cross(area: Area) -> Widget:
            return CloseMark(f"{zone} remove", area, caption, partial(self._remove_seat, place), zone)

        return [
            Control(cross, zone=zone, tells=Explanation(caption, remarks=(say("new_table.remove_told"),)))
        ]

    def _shuffle(self, room: int) -> Box:
        """The seed, and a new one."""
        told = _told("seed")
        label = Text(say("new_table.seed"), "text", 14.5, palette.SECONDARY, tells=told)
        seed = field(
            "seed", say("new_table.seed"), self.table.seed, self._set_seed, longest=LONGEST_SEED, role="number",
            zone="seed", high=self.line(), wide=(90, 164), tells=told,
        )  # fmt: skip
        fresh = button(
            "new seed", say("new_table.new_seed"), lambda: self._set_seed(new_seed()), zone="seed", high=self.line(),
            tells=_told("new_seed"),
        )  # fmt: skip
        line = Row(label, Gap(grow=1), seed, fresh, Gap(grow=1), gap=10)
        return self.plate(say("new_table.shuffle"), say("new_table.shuffle_told"), room, line)

    def _helps(self) -> Box:
        """How far moves may be taken back, and whether the adviser may be asked."""
        segments = [
            Segment(
                kind,
                say(f"undo.{kind}"),
                Explanation(say(f"undo.{kind}"), remarks=(say(f"undo.{kind}_told"),)),
            )
            for kind in UNDO_KINDS
        ]
        kind, told = self.table.undo_kind, _told("undo")
        choice = switch(
            "undo",
            told.title,
            segments,
            kind,
            partial(self._settle, "undo_kind"),
            zone="undo",
            high=self.line(),
            grow=1,
            tells=told,
        )
        label = Text(told.title, "text", 14.5, palette.SECONDARY, tells=told)
        advice = tick(
            "advice", say("new_table.advice"), self.table.may_ask, partial(self._settle, "may_ask"), zone="undo",
            high=self.line(), tells=_told("advice"),
        )  # fmt: skip
        in_one = Row(label, choice, 4, advice, gap=10)
        in_two = Column(Row(label, choice, gap=10), 4, advice)
        return Column(Either(in_one, in_two), pad=(14, 6, 14, 6), back=(plate(radius=7),))

    def _this_table(self, room: int) -> Box:
        """What the choices mean, and what stands against dealing."""
        told = Explanation(say("new_table.this"), remarks=(say("new_table.this_told"),))
        words = Text(self.summary(), "text", 14.5, lines=8, tells=told, drop=2 if self.problem else 0)
        problem = Text(self.problem or "", "strong", 14.5, palette.ERROR, lines=4, tells=told)
        parts: list[Box | float] = [words, 6, problem] if self.problem else [words]
        drop = 5 if room == BRIEF and not self.problem else 0
        about = say("new_table.this_told")
        return self.plate(say("new_table.this"), about, room, *parts, Gap(grow=1), grow=1, drop=drop)


def _told(name: str, *more: str) -> Explanation:
    """What something of every setup says."""
    return Explanation(say(f"new_table.{name}"), remarks=(say(f"new_table.{name}_told"), *more))


def _paint_free_seat(pen: Pen, area: Area) -> None:
    pen.stamp_at(materials.empty_place(pen.theme, area[2], area[3]), area)


def _paint_bar(pen: Pen, area: Area, colour: int) -> None:
    """The colour of a seat along the left edge of its plate."""
    theme, (x, y, _, height) = pen.theme, area
    bar, corner = theme.rect(x, y, 7, height), theme.px(5)
    tone = PLAYERS[colour].colour
    pygame.draw.rect(pen.surface, tone, bar, border_top_left_radius=corner, border_bottom_left_radius=corner)


def _paint_portrait(pen: Pen, area: Area, colour: int, person: Bust) -> None:
    """A face in a frame of the seat's colour."""
    theme, size = pen.theme, pen.theme.rect(*area).size
    face = theme.posters.picture(portrait("seat", 1, person), size)
    lay_shadowed(theme, pen.surface, area, face, "portrait")
    lay_outline(theme, pen.surface, area, PLAYERS[colour].colour, 1.6, 2)
    pen.seat(colour, area[0] + area[2] - 2, area[1] + area[3] - 4, BADGE)
