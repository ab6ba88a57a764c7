"""Challenges: the ladder of each game, what is told of the chosen one, the plate of the next one in the menu, and the
way to a try and its lesson.
"""

from __future__ import annotations

from functools import partial

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.challenges.challenges import (
    Challenge,
    Tries,
    best_of,
    best_scores,
    can_be_done,
    challenges_of,
    is_done,
    lesson_of,
    next_try,
    stars,
)  # fmt: skip
from game.challenges.progress import HEALTH, LEAD, POINTS, stars_told
from game.learn.seen_hints import PLAYED
from game.records.tally import Recount
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Screen, rail_button
from scenes.games.plugin import plugin_of
from scenes.screens.daily.today import has_played
from scenes.table.panels.book import progress
from sprites.cards.medals import AWARD, BRONZE, GOLD, HIGHER, SILVER, pictured_medal
from sprites.paint import palette
from sprites.places.cloth import Cloth

say = Sentences("screens")

SIDES = (28.0, 12.0, 28.0, 12.0)
WIDE, PLATE = (520.0, 860.0), (180.0, 224.0)
OVER_BUTTONS = (5.0, 8.0)
"""Room between the words of the plate and its buttons, however many lines they have."""
ABOUT = (250.0, 330.0)
ROW, STAR, PICTURE = 60.0, 25.0, 50.0
TWO_LINES = 1.5
"""The letters from which on rows have a line more."""
STAR_CELL = 64.0
"""How wide a star and what it takes are: all rows have them at the same place."""
STARS, STAR_GAP = (BRONZE, SILVER, GOLD), 3.0
OF_CHOSEN = (80.0, 168.0)
"""How high the medal of the chosen challenge is."""


def begin_try(app: App, challenge: Challenge) -> None:
    """Deal the next try of a challenge."""
    profile = app.profiles.current
    app.sounds.play("card_slide")
    session = next_try(challenge, profile.name if profile else "")
    app.open("game", app.saves.begin(session))


def star_takes(challenge: Challenge, star: int) -> str:
    """What a star takes, in a word: the first one may be for meeting the goal, whatever the score."""
    least = challenge.stars[star - 1]
    if challenge.needs and least <= 0:
        return say("challenges.goal")
    return ui.signed(least) if challenge.counts == LEAD and least else ui.number(least)


def star_row(challenge: Challenge, score: int | None, letter: float) -> list[ui.Box | float]:
    """The stars that a score has brought and those that are left, each with what it takes, in columns."""
    row: list[ui.Box | float] = []
    for star in range(1, len(challenge.stars) + 1):
        is_won = star <= stars(challenge, score)
        ink = palette.IVORY if is_won else palette.DIM
        takes = ui.Text(star_takes(challenge, star), ui.Style.FIGURE, size=15, colour=ink, cut=True, grow=1)
        row.append(ui.Row(ui.award(star, is_won, STAR), takes, gap=4, wide=STAR_CELL * max(1.0, letter)))
    return row


class NextChallenge:
    """The plate of the next challenge in the menu; `challenge` is None where it is not shown."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.challenge: Challenge | None = None

    def look(self) -> None:
        """Find the first that is not done, of a game that the player here has played, if there is any."""
        self.challenge = None
        if not self.app.settings.challenge or not has_played(self.app):
            return
        best = best_scores(Recount(self.app.saves).seated, self.app.profiles.current)
        games = sorted(GAMES, key=lambda game: not self.app.met.has(game, PLAYED))
        try:
            every = (each for game in games for each in challenges_of(game))
            self.challenge = next((each for each in every if can_be_done(each) and not is_done(each, best)), None)
        except Misprint:
            return

    def _try(self) -> None:
        if self.challenge:
            begin_try(self.app, self.challenge)

    def button(self, label: str = "challenges.try_it") -> ui.Button:
        """The way to try it."""
        return ui.Button(
            "challenge", say(label), self._try, key=ui.action("menu.challenge"), zone="table", snug=True,
            tells=ui.explained("challenges.try_it"),
        )  # fmt: skip

    def others(self) -> ui.Button:
        """The way to all of them."""
        assert self.challenge
        open_all = partial(self.app.open, "challenges", self.challenge.game)
        return ui.Button(
            "challenges", say("challenges.all"), open_all, key=ui.action("menu.challenges"), zone="table", snug=True,
            tells=ui.explained("challenges.all"),
        )  # fmt: skip

    def plate(self) -> ui.Box:
        """Its name, its game and what it asks for."""
        challenge = self.challenge
        assert challenge
        game = game_named(challenge.game).called
        told = ui.Explanation(
            say("challenges.next"), remarks=(challenge.says, stars_told(challenge), say("challenges.next_told"))
        )
        return ui.Column(
            ui.golden(say("challenges.next"), 19, tells=told),
            ui.Text(game, ui.Style.STRONG, size=15, cut=True, tells=told),
            ui.Text(challenge.title, ui.Style.BODY, size=14, cut=True, tells=told),
            ui.Text(challenge.says, ui.Style.BODY, size=14, colour=palette.SECONDARY, lines=3, cut=True, tells=told),
            ui.Gap(high=OVER_BUTTONS, grow=1),
            ui.Row(self.others(), ui.Gap(grow=1), self.button(), gap=8),
            wide=PLATE,
            pad=(14, 9, 14, 11),
            back=(ui.plate(palette.BRASS_LIGHT, radius=8),),
        )


class ChallengesScene(Screen):
    """The challenges of a game, one under the other; the best result of each counts, however many tries it took."""

    name = "challenges"

    def __init__(self, app: App, game: str = "") -> None:
        """Without a game, the first of them."""
        super().__init__(app)
        self.counting, self._is_counting = Recount(app.saves), True
        self._open(game or next(iter(GAMES)))

    @property
    def ground(self) -> Cloth:
        """The cloth of the game."""
        return plugin_of(self.rules).cloth

    def _open(self, game: str) -> None:
        self.rules, self._chosen = game, 0
        self._look()

    def _look(self) -> None:
        self.tries = Tries()
        self._best = best_scores(self.counting.seated, self.app.profiles.current)

    def update(self, dt_ms: float) -> None:
        """Count games that nobody has counted yet, such as all of them in a new version of the program."""
        super().update(dt_ms)
        if self._is_counting:
            self._is_counting = self.counting.advance()
            if not self._is_counting:
                self._look()
                self.rebuild()

    def resume(self) -> None:
        """A try may have been played since."""
        self.counting.close()
        self.counting, self._is_counting = Recount(self.app.saves), True
        self._look()
        super().resume()

    def leave(self) -> None:
        """Nothing is counted any more."""
        super().leave()
        self.counting.close()

    def _turn_to(self, game: object) -> None:
        self._open(str(game))
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    @property
    def _challenge(self) -> Challenge:
        return challenges_of(self.rules)[self._chosen]

    def _try(self) -> None:
        begin_try(self.app, self._challenge)

    def _learn(self) -> None:
        self.app.open("lesson", lesson_of(self._challenge))

    def _show_in_menu(self, is_shown: bool) -> None:
        self.app.change_settings(challenge=is_shown)
        self.rebuild()

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """The ladder, what is told of the chosen challenge, and what can be done with it below."""
        told = ui.explained("challenges.title")
        side = ui.Gap(grow=1)
        ladder = ui.Row(side, self._ladder(told), side)
        body = ui.Either(ui.Row(self._ladder(told, 1), self._about(), gap=16), ladder, pad=SIDES)
        segments = [ui.Segment(name, game_named(name).called) for name in GAMES]
        which = ui.Switch(
            "game", say("hall.game"), segments, self.rules, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("hall.game"),
        )  # fmt: skip
        title = self.rail_title(told.title, say("challenges.aside"), say("challenges.title_told"))
        in_menu = ui.explained("challenges.in_menu")
        rail = [
            self.back_button(),
            ui.CheckBox(
                "in menu", in_menu.title, self.app.settings.challenge, self._show_in_menu, zone="rail", drop=1,
                margin=(10, 0, 0, 0), tells=in_menu,
            ),
            side,
            rail_button("challenges.lesson", self._learn, icon="graduate-cap"),
            rail_button("challenges.try_it", self._try, "primary"),
        ]  # fmt: skip
        return self.framed([ui.Overlay(title, drop=1), side, which], body, rail)

    def _ladder(self, told: ui.Explanation, grow: int = 0) -> ui.Box:
        """The challenges one under the other."""
        every = challenges_of(self.rules)
        high = ROW * (self.theme.letter if self._lines > 1 else max(1.0, 0.85 * self.theme.letter))
        listed = ui.RowList(
            "challenges", told.title, high, len(every), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        trouble = ui.as_typed(self.tries.trouble)
        damage = [ui.Text(trouble, ui.Style.FAULT, lines=4, cut=True, tells=told)] if trouble else []
        done = sum(is_done(each, self._best) for each in every)
        words = ui.Text(
            say("achievements.sum", n=done, of=len(every)), ui.Style.BODY, size=15, colour=palette.SECONDARY, cut=True,
            tells=told,
        )  # fmt: skip
        return ui.sheet(
            *damage, ui.Row(progress(done, len(every), told), words, gap=14), 8, listed, wide=WIDE, grow=grow
        )

    def _about(self) -> ui.Box:
        """The chosen one: its medal, what it asks for, what each star takes, and the best result so far."""
        challenge = self._challenge
        score, begun = best_of(challenge, self._best), self.tries.begun(challenge)
        grade, is_met = stars(challenge, score), is_done(challenge, self._best)
        told = ui.Explanation(challenge.title, remarks=(challenge.says, stars_told(challenge)))
        lines = [say("challenges.best", n=score)] if score is not None else []
        if begun or score is None:
            lines.append(say("challenges.tries", n=begun))
        medal = ui.Art(_paint_medal, challenge.icon, grade if is_met else GOLD, True)
        return ui.sheet(
            ui.Overlay(medal, high=OF_CHOSEN, drop=2) if is_met else ui.Pale(medal, high=OF_CHOSEN, drop=2),
            10,
            ui.golden(challenge.title, 22, "center", lines=2, tells=told),
            8,
            ui.Text(challenge.says, ui.Style.PROSE, size=17, lines=6, align="center", tells=told),
            12,
            *(self._star(challenge, star, score) for star in range(len(challenge.stars), 0, -1)),
            *self._next_star(challenge, score, told),
            ui.Gap(grow=1),
            *(ui.Text(line, ui.Style.PAGE_ASIDE, align="center", lines=2, tells=told) for line in lines),
            wide=ABOUT,
            pad=(24, 20, 24, 20),
        )

    def _next_star(self, challenge: Challenge, score: int | None, told: ui.Explanation) -> list[ui.Box | float]:
        """How far the best result is from the next star, as a bar, too."""
        left = [least for least in challenge.stars if score is not None and least > score]
        if score is None or not left:
            return []
        unit = HEALTH if challenge.counts == HEALTH else POINTS
        words = say(f"challenges.next_star_{unit}", n=left[0] - score)
        bar: list[ui.Box | float] = [12, ui.Row(progress(max(0, score), left[0], told), drop=3)] if left[0] > 0 else []
        text = ui.Text(
            words, ui.Style.BODY, size=15, colour=palette.SECONDARY, align="center", lines=2, tells=told, drop=3
        )
        return [*bar, 4, text]

    def _star(self, challenge: Challenge, star: int, score: int | None) -> ui.Box:
        """A line of the stars: the medal, and what it takes in words."""
        is_won = star <= stars(challenge, score)
        takes = star_takes(challenge, star)
        words = takes if takes == say("challenges.goal") else say(f"challenges.star_{challenge.counts}", n=takes)
        told = ui.Explanation(challenge.title, remarks=(stars_told(challenge),))
        ink = palette.IVORY if is_won else palette.SECONDARY
        return ui.Row(
            ui.award(star, is_won, 34),
            ui.Text(words, ui.Style.STRONG if is_won else ui.Style.BODY, size=16, colour=ink, cut=True, grow=1),
            gap=12,
            pad=(26, 3, 0, 3),
            tells=told,
            drop=1,
        )

    @property
    def _lines(self) -> int:
        """The lines that a row has for what is to be done."""
        return 2 if self.theme.letter >= TWO_LINES else 1

    def _row(self, index: int, chosen: bool) -> ui.Box:
        """What it is called and asks for, the stars it has brought, and the best result."""
        challenge = challenges_of(self.rules)[index]
        score = best_of(challenge, self._best)
        tries = say("challenges.tries", n=self.tries.begun(challenge))
        is_met, grade = is_done(challenge, self._best), stars(challenge, score)
        done = say("challenges.done" if is_met else "challenges.not_done")
        best = say("challenges.best", n=score) if score is not None else tries
        return ui.list_row(
            index,
            chosen,
            ui.Art(_paint_medal, challenge.icon, grade, is_met, wide=PICTURE, high=PICTURE * HIGHER, snug=True),
            ui.Column(
                ui.Text(challenge.title, ui.Style.STRONG, size=16, cut=True),
                ui.Text(challenge.says, ui.Style.BODY, size=14, colour=palette.SECONDARY, lines=self._lines, cut=True),
                snug=True,
                grow=1,
            ),
            ui.Column(
                ui.Row(*star_row(challenge, score, self.theme.letter), gap=STAR_GAP),
                ui.Text(best, ui.Style.CAPTION, size=14, cut=True),
                snug=True,
                wide=len(STARS) * (STAR_CELL * max(1.0, self.theme.letter) + STAR_GAP),
                drop=1,
            ),
            gap=14,
            pad=(10, 1, 12, 1),
            tells=ui.Explanation(challenge.title, remarks=(challenge.says, done, tries, stars_told(challenge))),
        )  # fmt: skip


def _paint_medal(pen: ui.Pen, area: ui.Area, icon: str, grade: int, is_won: bool) -> None:
    """The medal of a challenge, of the metal that was won."""
    x, y, width, height = area
    wide = min(width, height / HIGHER)
    picture = pictured_medal(pen.theme, icon, grade or AWARD, is_won, wide, palette.FAINT_INK)
    pen.stamp(picture, x + width / 2, y + height / 2, "center")
