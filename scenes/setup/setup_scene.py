"""Setting up a table: seats, options of the game, and the seed. Every game derives its own setup from this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Unpack

from game.files.profiles import Profile
from game.learn.lesson import lessons
from game.learn.new_table import NewTable, new_seed
from game.mods.installed import every_mod
from game.mods.mod import Mod
from game.session.session import HUMAN, PEOPLE, UNDO_KINDS
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Screen, rail_button
from scenes.setup.seat_row import SeatRow
from scenes.setup.setup_widgets import BRIEF, CONTROL, FULL, PLAIN, line_high, pane
from scenes.setup.spread import GameSpread, spread_box
from sprites.paint import materials, palette

say = Sentences("screens")

SIDES = (28.0, 10.0, 28.0, 12.0)
LEFT, RIGHT = (560.0, 776.0), (300.0, 424.0)
"""How wide the seats and the options must be and wish to be."""
COLUMN_GAP, PLATE_GAP = 24.0, 8.0
PAPER_PAD, PART_PAD, SIGN = (20.0, 14.0, 20.0, 14.0), (0.0, 7.0, 0.0, 7.0), 20.0
"""Room around the options on their sheet and around each of them, and the side of the icon before a heading."""
FREE_SEAT_HEIGHT = (34.0, 62.0)
LONGEST_SEED = 24
MODS_AT_ONCE = 6
"""Mods that a setup shows at a time."""
SEATS, OPTIONS, THIS = PAGES = "seats", "options", "this"
"""The pages of a setup whose letters are too large for all side by side."""

SETTING_UP = "Setting up"
"""The chapter of every game's rules that tells its options."""


class SetupScene(Screen):
    """Every choice before a game. What stands against dealing is said at the button that would deal.

    A game's setup adds its own plates, and may have a row of its own for its seats.
    """

    seat_row: type[SeatRow] = SeatRow
    """The row of a seat, with what the game leaves open for it."""

    def __init__(self, app: App, table: NewTable) -> None:
        super().__init__(app)
        self.table = table
        self.rules = table.game.name
        self._page = SEATS
        self._first_mod = 0

    @property
    def problem(self) -> str | None:
        """Why the table cannot be dealt yet, in the language of now; None when it can."""
        return self.table.problem

    @property
    def plates(self) -> Mapping[palette.Colour, palette.Colour]:
        """Those of the game's cloth."""
        return self.ground.plates

    # -- what a game adds; `room` says how much there is room for ----------------------------------------------

    def start(self, room: int) -> Sequence[ui.Box | float]:
        """What stands over the seats: whole tables to start from."""
        return ()

    def options(self, room: int) -> Sequence[ui.Box]:
        """The plates of the game's options."""
        return ()

    def summary(self) -> str:
        """What the choices mean, in sentences."""
        return ""

    def spread(self) -> GameSpread:
        """Pieces of the game, to lie on the cloth that the seats leave free."""
        raise NotImplementedError

    # -- choices ----------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """A choice was made: show what comes of it."""
        self.rebuild()

    def set_option(self, name: str, value: Any) -> None:
        """Settle an option of the table."""
        self.table.options[name] = value
        self.changed()

    def _deal(self) -> None:
        if self.problem is None:
            self.app.sounds.play("card_slide")
            people = (self.table.name(n) for n, seat in enumerate(self.table.seats) if seat.player == HUMAN)
            if profile := next(filter(None, map(self.app.profiles.called, people)), None):
                self.app.profiles.use(profile)
            journal = self.app.saves.begin(self.table.session())
            self._renew_seed()
            self.app.replace("game", journal)

    def _watch(self) -> None:
        """Nobody sits there: computers play, and somebody watches."""
        if self.problem is None:
            self.app.sounds.play("card_slide")
            session = self.table.session()
            self._renew_seed()
            self.app.replace("watch", session)

    def enter(self) -> None:
        """Whoever plays here sits in the first seat, also after somebody else who is remembered, until another name is
        typed.
        """
        first, profiles = self.table.seats[0], self.app.profiles
        is_free = first.player == HUMAN and (not first.name or profiles.called(first.name))
        if is_free and (now := profiles.current) and not any(now.is_called(seat.name) for seat in self.table.seats):
            first.name = now.name
        super().enter()

    def _ask_who(self, place: int) -> None:
        """Ask which of those who are remembered is to sit in a seat."""
        self.app.sounds.play("button")
        self.app.open("profiles", partial(self._sit, place), self.table.seats[place].name)

    def _sit(self, place: int, profile: Profile) -> None:
        """Let a profile sit down, and stand up elsewhere."""
        for seat in self.table.seats:
            seat.name = "" if profile.is_called(seat.name) else seat.name
        self.table.seats[place].name = profile.name
        self.changed()

    def _race_hard(self) -> None:
        self.app.sounds.play("button")
        self.app.open("hard_ghost", self.table.session(), self._renew_seed)

    def _renew_seed(self) -> None:
        """A game has begun: the next one from here is another one."""
        self.table.seed = new_seed()

    def _add_seat(self) -> None:
        self.table.add_seat()
        self.changed()

    def _settle(self, attribute: str, value: Any) -> None:
        """Settle what holds for every game: how far undo goes, whether the adviser may be asked."""
        setattr(self.table, attribute, value)
        self.changed()

    def _set_seed(self, text: str) -> None:
        self.table.seed = text
        self.changed()

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The seats at the left, what the game leaves open at the right, and the way to the table."""
        told = ui.explained("new_table.deal", self.summary())
        has_people = any(seat.player in PEOPLE for seat in self.table.seats)
        deal = rail_button("new_table.deal", self._deal, "primary", told, why=self.problem or "")
        if not has_people:
            deal = rail_button("new_table.watch", self._watch, "primary", why=self.problem or "", does="new_table.deal")
        alone = "" if any(seat.player == HUMAN for seat in self.table.seats) else say("new_table.nobody_races")
        ahead = rail_button("new_table.race", self._race_hard, why=self.problem or alone)
        teach = partial(self.app.open, "lessons", self.rules)
        learn = rail_button("new_table.learn", teach, icon="graduate-cap")
        title = self.rail_title(self.table.game.called, say("new_table.aside"), say("new_table.told"))
        taught = [learn] if lessons(self.rules) else []
        left = ui.Either(*(self._left(room) for room in (FULL, PLAIN, BRIEF)), wide=LEFT, grow=1)
        right = ui.Either(*(self._right(room) for room in (FULL, PLAIN, BRIEF)), wide=RIGHT)
        body = ui.Either(ui.Row(left, right, gap=COLUMN_GAP), self._pages(), pad=SIDES)
        return self.framed([title], body, [self.back_button(), *taught, ui.Gap(grow=1), ahead, deal])

    def _pages(self) -> ui.Column:
        """One after the other what has no room side by side, and a switch between them."""
        segments = [ui.Segment(page, say(f"new_table.{page}"), ui.explained(f"new_table.{page}")) for page in PAGES]
        told = ui.explained("new_table.page")
        choice = ui.Switch(
            "page", told.title, segments, self._page, self._turn_to, zone="page", high=self.line(), tells=told
        )
        pages: Mapping[str, Callable[[int], Iterable[ui.Box | float]]] = {
            SEATS: self._seats, OPTIONS: self._options_alone, THIS: self._this_alone,
        }  # fmt: skip
        forms = (ui.Column(*pages[self._page](room)) for room in (PLAIN, BRIEF))
        return ui.Column(choice, PLATE_GAP, ui.Either(*forms, grow=1))

    def _options_alone(self, room: int) -> list[ui.Box]:
        """The options in two columns."""
        plates = [*self.options(room), *self._mods(room)]
        half = (len(plates) + 1) // 2
        columns = (self._paper(part, wide=(0.0, 0.0), grow=1) for part in (plates[:half], plates[half:]) if part)
        return [ui.Row(*columns, gap=COLUMN_GAP)]

    def _this_alone(self, room: int) -> list[ui.Box | float]:
        return [
            *self.start(room),
            self._paper([self._shuffle(room), self._helps(room), self._this_table(room)], grow=1),
        ]

    def _turn_to(self, page: Any) -> None:
        self._page = page
        self.rebuild()

    def _left(self, room: int) -> ui.Column:
        return ui.Column(*self.start(room), *self._seats(room), spread_box(self.spread()))

    def _right(self, room: int) -> ui.Column:
        parts = *self.options(room), *self._mods(room), self._shuffle(room), self._helps(room), self._this_table(room)
        return ui.Column(self._paper(parts, grow=1))

    def plate(
        self, words: str, told: str, room: int, *parts: ui.Box | float, sign: str, gap: float = 0.0,
        **kinds: Unpack[ui.Kinds],
    ) -> ui.Column:  # fmt: skip
        """A part of the paper of options; sign: the icon before its heading. The heading leaves only where what stands
        against dealing needs its room.
        """
        tells = ui.Explanation(words, remarks=(told,)) if told else None
        leaves = 1 if room == BRIEF and self.problem else 0
        head = ui.Row(
            ui.icon(sign, SIGN, palette.BRASS, drop=1, tells=tells),
            ui.golden(words, 16, tells=tells, grow=1),
            gap=8,
            drop=leaves,
        )
        whole: ui.Kinds = {"pad": PART_PAD, **kinds}
        return ui.Column(head, ui.Gap(high=(1.0, 5.0)), *parts, gap=gap, **whole)

    def _paper(self, parts: Sequence[ui.Box], **kinds: Unpack[ui.Kinds]) -> ui.Box:
        """The parts on a sheet, with a line of ink between two."""
        ruled: list[ui.Box] = [parts[0]]
        for part in parts[1:]:
            ruled += [ui.Art(_paint_rule, high=1.0), part]
        whole: ui.Kinds = {"pad": PAPER_PAD, **kinds}
        return ui.sheet(*ruled, **whole)

    def line(self, high: tuple[float, float] = CONTROL) -> tuple[float, float]:
        """How high a line of controls must be and wishes to be now."""
        return line_high(self.theme.letter, high)

    def option_switch(
        self,
        name: str,
        words: str,
        segments: Sequence[ui.Segment],
        value: Any,
        told: str,
        change: Callable[[Any], None] | None = None,
    ) -> ui.Box:
        """A switch for an option of the table."""
        return ui.Switch(
            name, words, segments, value, change or partial(self.set_option, name), zone=name, high=self.line(),
            tells=ui.Explanation(words, remarks=(told,), chapter=SETTING_UP),
        )  # fmt: skip

    def choice(
        self, name: str, words: str, told: str, values: Mapping[Any, tuple[str, str]], room: int, sign: str
    ) -> ui.Column:
        """The part of an option: a switch of its values, each with its label and what it means."""
        segments = [
            ui.Segment(value, label, ui.Explanation(label, remarks=(meaning,), chapter=SETTING_UP))
            for value, (label, meaning) in values.items()
        ]
        chosen = self.table.options[name]
        label, meaning = values[chosen]
        means = self.meaning(meaning, ui.Explanation(label, remarks=(meaning,)), room)
        return self.plate(words, told, room, self.option_switch(name, words, segments, chosen, told), *means, sign=sign)

    def meaning(self, words: str, told: ui.Explanation, room: int) -> list[ui.Box | float]:
        """What a choice means, under it."""
        return [] if room == BRIEF else [7, ui.Text(words, ui.Style.PROSE, size=14, lines=6, tells=told)]

    def _seats(self, room: int) -> list[ui.Box | float]:
        parts: list[ui.Box | float] = []
        if room < BRIEF:
            told = ui.explained("new_table.seats")
            aside = ui.Text(say("new_table.seats_aside"), ui.Style.HINT, tells=told, drop=1)
            parts = [ui.Row(ui.heading(say("new_table.seats"), tells=told), aside, gap=16), 6]
        for place in range(len(self.table.seats)):
            row = self.seat_row(
                self.table, place, room, self.theme.letter, self.changed, self.app.profiles, self._ask_who
            )
            parts += [row.box(), PLATE_GAP]
        if self.table.can_add_seat:
            words = say("new_table.add", n=len(self.table.seats) + 1)
            free = ui.Text(words, ui.Style.STRONG, align="center", pad=(8, 0, 8, 0))
            high = self.line(FREE_SEAT_HEIGHT)
            parts.append(
                pane(
                    "add seat", words, self._add_seat, free, zone="seats", high=high, back=(ui.Art(_paint_free_seat),),
                    tells=ui.Explanation(words, remarks=(say("new_table.add_told"),)),
                )
            )  # fmt: skip
        return parts

    def _mods(self, room: int) -> list[ui.Box]:
        """The mods that are on and for this game, each to be chosen; nothing where there are none."""
        mods = [each.mod for each in every_mod() if each.is_on and self.rules in each.mod.contents]
        if not mods:
            return []
        first = self._first_mod if self._first_mod < len(mods) else 0
        shown = mods[first : first + MODS_AT_ONCE]
        ticks = [self._mod(mod) for mod in shown]
        rows = [ticks[at : at + 2] for at in range(0, len(ticks), 2)]
        if len(rows[-1]) == 1:
            rows[-1] = [*rows[-1], ui.Gap()]
        others = [mod for mod in mods if mod not in shown]
        more: list[ui.Box | float] = [4, self._more_mods(others, first)] if others else []
        grid = ui.Grid(rows, grows=(1, 1), even=range(2), column_gap=8, row_gap=2)
        return [self.plate(say("new_table.mods"), say("new_table.mods_told"), room, grid, *more, sign="brick-pile")]

    def _more_mods(self, others: Sequence[Mod], first: int) -> ui.Box:
        """The button that shows the next ones, and says how many others there are, and are ticked."""
        words = say("new_table.more_mods", n=len(others), ticked=sum(mod.id in self.table.mods for mod in others))
        turn = partial(self._show_mods, first + MODS_AT_ONCE)
        told = ui.Explanation(words, remarks=(say("new_table.more_mods_told"),))
        button = ui.Button("more mods", words, turn, zone="mods", high=self.line(), tells=told)
        return ui.Row(button, ui.Gap(grow=1))

    def _show_mods(self, first: int) -> None:
        self._first_mod = first
        self.rebuild()

    def _mod(self, mod: Mod) -> ui.Box:
        """The tick of a mod."""
        words = ui.as_typed(mod.called)
        adds = say("new_table.mod_adds", n=mod.count(self.rules), out=len(mod.contents[self.rules].without))
        by = say("mods.by", author=ui.as_typed(mod.author), version=ui.as_typed(mod.version))
        told = ui.Explanation(words, remarks=tuple(filter(None, (by, ui.as_typed(mod.told), adds))))
        return ui.CheckBox(
            f"mod {mod.id}", words, mod.id in self.table.mods, partial(self._choose_mod, mod.id), zone="mods",
            high=self.line(), ink=palette.BOOK_INK, tells=told,
        )  # fmt: skip

    def _choose_mod(self, mod: str, on: bool) -> None:
        self.table.mods = self.table.mods | {mod} if on else self.table.mods - {mod}
        self.changed()

    def _shuffle(self, room: int) -> ui.Box:
        """The seed, and a new one."""
        told = ui.explained("new_table.seed")
        label = ui.Text(say("new_table.seed"), ui.Style.BODY, tells=told)
        seed = ui.TextField(
            "seed", say("new_table.seed"), self.table.seed, self._set_seed, longest=LONGEST_SEED, role="number",
            zone="seed", high=self.line(), wide=(90, 164), tells=told,
        )  # fmt: skip
        fresh = ui.Button(
            "new seed", say("new_table.new_seed"), lambda: self._set_seed(new_seed()), zone="seed", high=self.line(),
            tells=ui.explained("new_table.new_seed"),
        )  # fmt: skip
        line = ui.Row(label, ui.Gap(grow=1), seed, fresh, ui.Gap(grow=1), gap=10)
        return self.plate(
            say("new_table.shuffle"),
            say("new_table.shuffle_told"),
            room,
            line,
            sign="perspective-dice-six-faces-random",
        )

    def _helps(self, room: int) -> ui.Box:
        """How far moves may be taken back, and whether the adviser may be asked."""
        kinds = [(kind, say(f"undo.{kind}"), say(f"undo.{kind}_told")) for kind in UNDO_KINDS]
        segments = [ui.Segment(kind, name, ui.Explanation(name, remarks=(means,))) for kind, name, means in kinds]
        told = ui.explained("new_table.undo")
        choice = ui.Switch(
            "undo", told.title, segments, self.table.undo_kind, partial(self._settle, "undo_kind"), zone="undo",
            high=self.line(), grow=1, tells=told,
        )  # fmt: skip
        label = ui.Text(told.title, ui.Style.BODY, tells=told)
        advice = ui.CheckBox(
            "advice", say("new_table.advice"), self.table.may_ask, partial(self._settle, "may_ask"), zone="undo",
            high=self.line(), ink=palette.BOOK_INK, tells=ui.explained("new_table.advice"),
        )  # fmt: skip
        in_one = ui.Row(label, choice, 4, advice, gap=10)
        in_two = ui.Column(ui.Row(label, choice, gap=10), 4, advice)
        return ui.Column(ui.Either(in_one, in_two), pad=PART_PAD)

    def _this_table(self, room: int) -> ui.Box:
        """What the choices mean, and what stands against dealing."""
        told = ui.explained("new_table.this")
        words = ui.Text(self.summary(), ui.Style.PROSE, lines=8, tells=told, drop=2 if self.problem else 0)
        problem = ui.Text(self.problem or "", ui.Style.STRONG, size=14.5, colour=palette.ERROR, lines=4, tells=told)
        parts: list[ui.Box | float] = [words, 6, problem] if self.problem else [words]
        drop = 5 if room == BRIEF and not self.problem else 0
        about = say("new_table.this_told")
        return self.plate(
            say("new_table.this"), about, room, *parts, ui.Gap(grow=1), sign="scroll-unfurled", grow=1, drop=drop
        )


def _paint_free_seat(pen: ui.Pen, area: ui.Area) -> None:
    pen.stamp_at(materials.empty_place(pen.theme, area[2], area[3]), area)


def _paint_rule(pen: ui.Pen, area: ui.Area) -> None:
    """A line of ink between two options."""
    pen.fill((area[0], area[1], area[2], 0.8), palette.FAINT_INK, 0.4)
