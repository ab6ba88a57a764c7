"""Achievements: a case of medals for what one game can tell, and the game that told it. Those that are not met yet are
hollows in the cloth of the case.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial

from game import GAMES, game_named
from game.achievements.achievements import Achievement, achievements_of
from game.cards.catalog import Misprint
from game.records.tally import Recount, Seated
from game.session.savefile import Unreadable
from game.session.session import HUMAN
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.app.screen import Screen, rail_button
from scenes.games.plugin import plugin_of
from scenes.setup.setup_widgets import pane
from scenes.table.panels.book import progress
from sprites.cards.medals import AWARD, HIGHER, pictured_medal
from sprites.paint import palette
from sprites.places.cloth import Cloth
from sprites.things.tray import RIM, tray_surface

say = Sentences("screens")

SIDES = (28.0, 12.0, 28.0, 12.0)
WIDE = (560.0, 900.0)
ROW, MEDAL = 50.0, 42.0
TWO_LINES = 1.5
"""The letters from which on rows have a line more."""
LINES_OF_MEDALS = 3
"""How many rows of medals lie in the case."""
CELL, IN_CASE = (96.0, 160.0), (60.0, 138.0)
"""How wide the place of a medal and how high the medal must be and wishes to be."""
ABOUT = (250.0, 320.0)
OF_CHOSEN = (90.0, 190.0)
"""How high the medal that is told of is."""
UNWON: palette.Colour = (194, 186, 168)
"""Names of medals that are still to be won, on the dark cloth."""
STEP = 250.0
"""Milliseconds after which what is still being counted is shown anew."""


class AchievementsScene(Screen):
    """The achievements of a game, counted from the journals while one looks on: those of the profile that plays here
    or, without one, of all people.
    """

    name = "achievements"

    def __init__(self, app: App, game: str = "") -> None:
        """Without a game, the first of them."""
        super().__init__(app)
        self.rules = game or next(iter(GAMES))
        self.counting = Recount(app.saves)
        self._is_counting, self._since, self._chosen = True, 0.0, 0
        self._met: dict[str, list[Seated]] = {}
        self._own: list[Seated] = []
        self._find()

    @property
    def ground(self) -> Cloth:
        """The cloth of the game."""
        return plugin_of(self.rules).cloth

    def update(self, dt_ms: float) -> None:
        """Count on, and show now and then what was found."""
        super().update(dt_ms)
        if self._is_counting:
            self._is_counting = self.counting.advance()
            self._since += dt_ms
            if self._since >= STEP or not self._is_counting:
                self._since = 0.0
                self._find()
                self.rebuild()

    def leave(self) -> None:
        """Nothing is counted any more."""
        super().leave()
        self.counting.close()

    def _find(self) -> None:
        """The seats of people at the game, and those that have met each achievement."""
        profile = self.app.profiles.current
        self._own = [
            seated
            for seated in self.counting.seated
            if seated.game == self.rules and seated.player == HUMAN
            if profile is None or profile.is_called(seated.name)
        ]
        self._met = {}
        for seated in self._own:
            for each in seated.met:
                self._met.setdefault(each, []).append(seated)

    def _turn_to(self, game: object) -> None:
        self.rules, self._chosen = str(game), 0
        self._find()
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    @property
    def _achievement(self) -> Achievement:
        return achievements_of(self.rules)[self._chosen]

    def _see(self) -> None:
        """The game that met the chosen one, at the move that did it."""
        seated = self._met[self._achievement.id][-1]
        path = next((path for path in self.app.saves.files() if path.name == seated.file), None)
        try:
            if path is None:
                raise Unreadable(say("achievements.gone", file=ui.as_typed(seated.file)))
            session = self.app.saves.read(path).session
        except (Unreadable, Misprint) as fault:
            self.app.stack.push(Message(self.app, say("achievements.title"), str(fault)))
            return
        self.app.open("timeline", session, min(seated.met[self._achievement.id], len(session.moves)))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The case of medals and what is told of the chosen one; a list where the letters leave no room for a case."""
        told = ui.explained("achievements.title")
        segments = [ui.Segment(name, game_named(name).called) for name in GAMES]
        which = ui.Switch(
            "game", say("hall.game"), segments, self.rules, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("hall.game"),
        )  # fmt: skip
        side = ui.Gap(grow=1)
        why = "" if self._achievement.id in self._met else say("achievements.not_yet")
        see = rail_button("achievements.see", self._see, "primary", why=why)
        title = self.rail_title(told.title, say("achievements.aside"), say("achievements.title_told"))
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            ui.Either(ui.Row(self._case(), self._about(), gap=16), self._list(told), pad=SIDES),
            [self.back_button(), side, see],
        )

    def _case(self) -> ui.Box:
        """All medals, in rows."""
        every = achievements_of(self.rules)
        in_a_row = -(-len(every) // LINES_OF_MEDALS)
        rows = [range(at, min(at + in_a_row, len(every))) for at in range(0, len(every), in_a_row)]
        return ui.Column(
            *(
                ui.Row(ui.Gap(grow=1), *map(self._place, row), ui.Gap(grow=1), gap=6, grow=1)
                for row in rows
            ),
            gap=6,
            pad=(RIM + 12, RIM + 12, RIM + 12, RIM + 8),
            back=(ui.Art(_paint_case),),
            grow=1,
        )  # fmt: skip

    def _place(self, index: int) -> ui.Box:
        """A medal or its hollow, with its name."""
        each = achievements_of(self.rules)[index]
        is_met, chosen = each.id in self._met, index == self._chosen
        ink = palette.BRASS_LIGHT if is_met else palette.IVORY if chosen else UNWON
        inside = ui.Column(
            ui.Gap(grow=1),
            ui.Art(_paint_medal, each.icon, is_met, high=IN_CASE),
            4,
            ui.Text(each.title, ui.Style.STRONG, size=14, colour=ink, lines=2, align="center", high=(30.0, 40.0)),
            ui.Gap(grow=1),
            back=(ui.fill(palette.BRASS_LIGHT, 0.14, 6),) if chosen else (),
            front=(ui.Art(_paint_chosen),) if chosen else (),
        )
        caption = say("widgets.value", label=each.title, value=self._standing(each))
        return pane(
            f"medal:{each.id}", caption, None if chosen else partial(self._choose, index), inside, zone="medals",
            wide=CELL, grow=1, tells=ui.Explanation(each.title, remarks=(each.says, self._standing(each))),
        )  # fmt: skip

    def _standing(self, each: Achievement) -> str:
        return say("achievements.met" if each.id in self._met else "achievements.not_yet")

    def _about(self) -> ui.Box:
        """The chosen one: its medal, what it takes, when it was earned, and how many are."""
        each = self._achievement
        told = ui.Explanation(each.title, remarks=(each.says, self._standing(each)))
        return ui.sheet(
            ui.Art(_paint_medal, each.icon, True, high=OF_CHOSEN, drop=1)
            if each.id in self._met
            else ui.Pale(ui.Art(_paint_medal, each.icon, True), high=OF_CHOSEN, drop=1),
            10,
            ui.golden(each.title, 22, "center", lines=2, tells=told),
            8,
            ui.Text(each.says, ui.Style.PROSE, size=17, lines=6, align="center", tells=told),
            8,
            *self._earned(each, told),
            *self._nearest(each, told),
            ui.Gap(grow=1),
            *self._begin_button(each),
            ui.Gap(grow=1),
            *self._sum(),
            wide=ABOUT,
            pad=(24, 20, 24, 22),
        )

    def _earned(self, each: Achievement, told: ui.Explanation) -> list[ui.Box]:
        """When and by whom it was done, or that it was not."""
        games = self._met.get(each.id, [])
        if not games:
            return [ui.Text(self._standing(each), ui.Style.PAGE_ASIDE, align="center", tells=told)]
        last = games[-1]
        path = next((path for path in self.app.saves.files() if path.name == last.file), None)
        words = [say("achievements.times", n=len(games), name=ui.as_typed(last.name))]
        if path:
            words.insert(0, say("achievements.done_on", day=ui.day_of(date.fromtimestamp(path.stat().st_mtime))))
        return [ui.Text(line, ui.Style.PAGE_ASIDE, align="center", lines=2, tells=told) for line in words]

    def _nearest(self, each: Achievement, told: ui.Explanation) -> list[ui.Box | float]:
        """The most that was done towards it in one game, as a bar, too."""
        if not each.wanted or each.id in self._met:
            return []
        most = max((seated.near.get(each.id, 0) for seated in self._own), default=0)
        words = say("achievements.nearest", n=most, of=each.wanted)
        return [
            12,
            ui.Row(progress(most, each.wanted, told)),
            4,
            ui.Text(words, ui.Style.BODY, size=15, colour=palette.SECONDARY, align="center", lines=2, tells=told),
        ]

    def _begin_button(self, each: Achievement) -> Iterator[ui.Box]:
        """What leads to a game in which it can be done."""
        if each.id not in self._met:
            button = ui.Button(
                "first_game", say("statistics.first_game"), self._begin, "primary", zone="list", snug=True,
                tells=ui.explained("statistics.first_game"),
            )  # fmt: skip
            yield ui.Row(ui.Gap(grow=1), button, ui.Gap(grow=1), drop=1)

    def _begin(self) -> None:
        self.app.sounds.play("button")
        self.app.stack.push(plugin_of(self.rules).setup(self.app))

    def _sum(self) -> list[ui.Box | float]:
        """How many of all there are, as a bar, too."""
        told, every = ui.explained("achievements.title"), len(achievements_of(self.rules))
        counted, of = self.counting.progress
        words = say("achievements.sum", n=len(self._met), of=every)
        words = say("achievements.counting", n=counted, of=of) if self._is_counting and counted < of else words
        return [
            ui.Row(progress(len(self._met), every, told)),
            4,
            ui.Text(words, ui.Style.BODY, size=15, colour=palette.SECONDARY, align="center", lines=2, tells=told),
        ]

    def _list(self, told: ui.Explanation) -> ui.Box:
        """The achievements one under the other."""
        high = ROW * (self.theme.letter if self._lines > 1 else max(1.0, 0.85 * self.theme.letter))
        listed = ui.RowList(
            "achievements", told.title, high, len(achievements_of(self.rules)), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        side = ui.Gap(grow=1)
        return ui.Row(side, ui.sheet(*self._sum(), 6, listed, wide=WIDE), side)

    @property
    def _lines(self) -> int:
        """The lines that a row has for what is to be done."""
        return 2 if self.theme.letter >= TWO_LINES else 1

    def _row(self, index: int, chosen: bool) -> ui.Box:
        """Its medal, its name and what it takes."""
        each = achievements_of(self.rules)[index]
        is_met = each.id in self._met
        return ui.list_row(
            index,
            chosen,
            ui.award(AWARD, is_met, MEDAL),
            ui.Column(
                ui.Text(
                    each.title, ui.Style.STRONG, size=16, colour=palette.IVORY if is_met else palette.DIM, cut=True
                ),
                ui.Text(each.says, ui.Style.BODY, size=14, colour=palette.SECONDARY, lines=self._lines, cut=True),
                snug=True,
                grow=1,
            ),
            gap=14,
            pad=(10, 1, 12, 1),
            tells=ui.Explanation(each.title, remarks=(each.says, self._standing(each))),
        )


def _paint_case(pen: ui.Pen, area: ui.Area) -> None:
    """A case of wood, lined with the cloth of the game."""
    plate, cloth = pen.theme.colour(palette.PLATE), pen.theme.colour(palette.CLOTH_CENTRE)
    lining = palette.mix(plate, cloth, 0.12), palette.mix(plate, cloth, 0.42)
    key = ("case", area[2], area[3], lining)
    case = pen.theme.cached(key, lambda: tray_surface(pen.theme, area[2], area[3], lining))
    ui.lay_shadowed(pen.theme, pen.surface, area, case, "sheet", "dialog")


def _paint_medal(pen: ui.Pen, area: ui.Area, icon: str, is_won: bool) -> None:
    x, y, width, height = area
    wide = min(width, height / HIGHER)
    pen.stamp(pictured_medal(pen.theme, icon, AWARD, is_won, wide, None), x + width / 2, y + height / 2, "center")


def _paint_chosen(pen: ui.Pen, area: ui.Area) -> None:
    ui.lay_outline(pen.theme, pen.surface, area, palette.BRASS_LIGHT, 1.4, 6)
