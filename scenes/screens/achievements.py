"""Achievements: what one game can tell, and the game that told it. Those that are not met yet are shown as well."""

from __future__ import annotations

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
from sprites.cards.medals import AWARD
from sprites.paint import palette
from sprites.places.cloth import Cloth

say = Sentences("screens")

SIDES = (28.0, 12.0, 28.0, 12.0)
WIDE = (560.0, 900.0)
ROW, MEDAL = 50.0, 42.0
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
        """The seats of people that have met each achievement of the game."""
        self._met = {}
        profile = self.app.profiles.current
        for seated in self.counting.seated:
            is_own = seated.player == HUMAN and (profile is None or profile.is_called(seated.name))
            if is_own and seated.game == self.rules:
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
        """The achievements one under the other, and the way to the game of the chosen one."""
        every = achievements_of(self.rules)
        told = ui.explained("achievements.title")
        high = ROW * max(1.0, 0.85 * self.theme.letter)
        listed = ui.RowList(
            "achievements", told.title, high, len(every), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        segments = [ui.Segment(name, game_named(name).called) for name in GAMES]
        which = ui.Switch(
            "game", say("hall.game"), segments, self.rules, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("hall.game"),
        )  # fmt: skip
        counted, of = self.counting.progress
        words = say("achievements.sum", n=len(self._met), of=len(every))
        words = say("achievements.counting", n=counted, of=of) if self._is_counting and counted < of else words
        body = ui.sheet(
            ui.Text(words, ui.Style.BODY, size=15, colour=palette.SECONDARY, cut=True, tells=told),
            6,
            listed,
            wide=WIDE,
        )
        side = ui.Gap(grow=1)
        why = "" if self._achievement.id in self._met else say("achievements.not_yet")
        see = rail_button("achievements.see", self._see, "primary", why=why)
        title = self.rail_title(told.title, say("achievements.aside"), say("achievements.title_told"))
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            ui.Row(side, body, side, pad=SIDES),
            [self.back_button(), side, see],
        )

    def _row(self, index: int, chosen: bool) -> ui.Box:
        """Its medal, its name and what it takes."""
        each = achievements_of(self.rules)[index]
        is_met = each.id in self._met
        standing = say("achievements.met") if is_met else say("achievements.not_yet")
        return ui.list_row(
            index,
            chosen,
            ui.award(AWARD, is_met, MEDAL),
            ui.Column(
                ui.Text(
                    each.title, ui.Style.STRONG, size=16, colour=palette.IVORY if is_met else palette.DIM, cut=True
                ),
                ui.Text(each.says, ui.Style.BODY, size=14, colour=palette.SECONDARY, cut=True),
                snug=True,
                grow=1,
            ),
            gap=14,
            pad=(10, 1, 12, 1),
            tells=ui.Explanation(each.title, remarks=(each.says, standing)),
        )
