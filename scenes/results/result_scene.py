"""What every result screen has: its mood, and the ways back to the table, to the menu and to another game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial

import pygame

from game.achievements.achievements import Achievement, achieved, achievements_of
from game.challenges.challenges import challenge_of, next_try, stars_at
from game.challenges.progress import stars_told, verdict
from game.daily.hard_game import end_of_daily
from game.daily.result_text import ended_words
from game.daily.situation import lead_of, lead_words, situation_of
from game.files.archive import open_kept
from game.learn.new_table import new_seed
from game.session.branches import is_what_if
from game.session.clock import clock_words, times_of
from game.session.ghost import Ghost, Unlike
from game.session.savefile import Unreadable
from game.session.session import HUMAN, Session
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import RAIL_BUTTON, Screen, rail_button
from scenes.results.chart import LABEL
from scenes.results.city import TriumphPicture
from scenes.results.triumph import LAST, SILVER, STEPS, UNROLLED, is_still
from scenes.results.winner import TURN_PLATE
from scenes.setup.racing import race
from scenes.ui.text import BETWEEN, FLOOR
from sprites.paint import palette

say = Sentences("screens")

SIDES = (28.0, 10.0, 28.0, 10.0)
CITY_HIGH, PICTURE_PAD = 408.0, 16.0
"""How high the city is in a picture of its own, and the cloth around what pictures for others show, in units."""
NIGHT = (118, 112, 176)
"""The light on the cloth after a defeat."""
NIGHT_PLATES = {
    palette.PLATE: palette.hex_colour("#0C0E1C"),
    TURN_PLATE: palette.hex_colour("#14122A"),
    palette.BRASS: SILVER,
    palette.BRASS_LIGHT: palette.hex_colour("#B2B8CE"),
    **dict(zip(palette.GOLDEN, map(palette.hex_colour, ("#F0F2FA", "#B2B8CE", "#787E9C")), strict=True)),
}
"""Plates and letters after a defeat, in which nothing is of gold."""


PAUSE = 600.0
"""Milliseconds after a result can be read in which nothing answers: what was pressed then was meant for the table."""


class ResultScene(Screen):
    """How a game has ended. The table stays below it. `winners` are the seats that have won."""

    winners: Collection[int]
    says = 3
    remark = ""
    """What else is said of it in a quiet line."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.rules = session.game.name
        self._raced = _raced(session)
        self._day = end_of_daily(session, app.thinker)
        self.pace = 0.0 if app.settings.reduced_motion else ui.PACES[app.settings.speed]
        self._risen = self._seen = 0.0 if self.pace else LAST
        """For how long the picture over the result has come up, and for how long a painted city in it was seen."""
        self._pause = PAUSE
        """How many milliseconds longer nothing answers."""
        self._is_ready = False
        """Whether what thinks about a review was told to get ready."""

    @cached_property
    def is_lost(self) -> bool:
        """Whether people have played and none of them has won."""
        people = {seat for seat, each in enumerate(self.session.seats) if each.player == HUMAN}
        return bool(people) and people.isdisjoint(self.winners)

    @property
    def is_told(self) -> bool:
        """Whether all of the result may be read; before, nothing that follows from it is said."""
        return True

    @property
    def is_night(self) -> bool:
        """Whether a defeat is shown now."""
        return self.is_lost

    def foresee(self) -> None:
        """Have painted what will be shown: in what may be the last round as it would be seen now, and as soon as the
        game is over, before all is told at the table.
        """

    def fanfare(self) -> None:
        """How the end sounds to the people at the table."""
        self.app.sounds.play("defeat" if self.is_lost else "victory")

    def lay_ground(self, surface: pygame.Surface) -> None:
        """After a defeat it is night over the cloth."""
        super().lay_ground(surface)
        if self.is_night:
            surface.fill(NIGHT, special_flags=pygame.BLEND_RGB_MULT)

    @property
    def plates(self) -> Mapping[palette.Colour, palette.Colour]:
        """Those of the game's cloth, or of a night."""
        return NIGHT_PLATES if self.is_night else self.ground.plates

    @property
    def has_risen(self) -> bool:
        """Whether all of the picture over the result has come up."""
        return is_still(self._risen)

    @property
    def shown_at(self) -> float:
        """The millisecond of the picture over the result that is shown."""
        return LAST if self.has_risen else self._risen // STEPS * STEPS

    @cached_property
    def picture(self) -> TriumphPicture | None:
        """The city of the winner, where it is a picture of its own."""
        return None

    @property
    def seen_at(self) -> float:
        """The millisecond of the city of the winner that is shown."""
        return LAST if is_still(self._seen) else self._seen // STEPS * STEPS

    def rise(self, ms: float) -> bool:
        """Let the picture come up for so long, a city as soon as it is painted; True where it is to be drawn anew."""
        before = self.shown_at, self.seen_at
        passed = ms / self.pace if self.pace else 0.0
        self._risen, self._seen = self._risen + passed, self._seen + passed
        if self.picture and not self.app.posters.has_like(self.picture):
            self._seen = min(self._seen, UNROLLED)
        return (self.shown_at, self.seen_at) != before

    def update(self, dt_ms: float) -> None:
        """Hard plays its game of the day to the end, and once all is shown, what thinks about a review gets ready."""
        super().update(dt_ms)
        self._pause = max(0.0, self._pause - dt_ms)
        if self.has_risen and not self._is_ready:
            self._is_ready = True
            self.app.thinker.start(is_waited_for=True)
        if self._day and self._day.think():
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """No press does anything during the pause, and no button let go."""
        is_press = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return (is_press and self._pause > 0) or super().handle(event)

    def begin_pause(self) -> None:
        """Let nothing answer for a moment: other buttons than those just pressed may have come under the pointer."""
        self._pause = PAUSE

    def resume(self) -> None:
        """Hard may have come further meanwhile."""
        self._day = end_of_daily(self.session, self.app.thinker)
        super().resume()

    def leave(self) -> None:
        """Keep how far Hard has come."""
        super().leave()
        if self._day:
            self._day.leave()

    def back(self) -> None:
        """Esc leads to the menu; out of a what-if, back to the game."""
        self.app.sounds.play("button")
        if is_what_if(self.session):
            self.app.stack.pop()
            self.app.stack.pop()
        else:
            self.app.go("menu")

    def _look(self) -> None:
        self.app.stack.pop()

    def _open_timeline(self, looks_back: bool = False) -> None:
        self.app.open("timeline", self.session, len(self.session.moves), None, False, looks_back)

    def _again(self) -> None:
        """The next try of a challenge, or the same seats and options with a new seed, at once."""
        found = challenge_of(self.session)
        session = next_try(found[0], self.session.seats[found[0].seat].name) if found else self._new_game()
        self.app.go("menu")
        self.app.open("game", self.app.saves.begin(session))

    def _new_game(self) -> Session:
        before = self.session
        seats = [replace(seat) for seat in before.seats]
        return Session(
            before.game, before.options, seats, new_seed(), undo_kind=before.undo_kind, may_ask=before.may_ask
        )

    def _dealt(self) -> list[str]:
        """By what the table was dealt: a challenge, a day, or a seed; nothing where it was dealt anew since."""
        session = self.session
        if session.reshuffles:
            return []
        if found := challenge_of(session):
            return [say("challenges.try_number", title=found[0].title, n=found[1])]
        if self._day:
            return [say("daily.table_of", day=self._day.daily.day.isoformat())]
        return [say("results.seed", seed=ui.as_typed(str(session.seed)))]

    @property
    def letter(self) -> float:
        """The size of letters in bars and curve; in a small window no text is as small as was wished."""
        wished = LABEL * self.theme.letter
        return self.theme.text_height(wished) / self.theme.s / LABEL

    def ended(self, title: str, told: str, lasted: str, body: ui.Box) -> ui.Column:
        """The screen: its name, how long the game lasted, what has come of it, and the ways on."""
        session = self.session
        facts = [session.game.called, lasted, *self._dealt(), *self.kinds()]
        ways = [BETWEEN.join(facts[left_out:]) for left_out in range(len(facts))]
        raced_told = (say("results.raced_told"),) if self._raced else ()
        left_told = (say("results.branch_told"),) if session.parent else ()
        remarks = (
            say("results.facts_told"),
            say(f"undo.{session.undo_kind}_told"),
            *raced_told,
            *left_told,
        )
        aside = ui.Text(
            ways[0], ui.Style.BODY, size=15, colour=palette.BRASS_LIGHT, align="right", shorter=tuple(ways[1:]),
            cut=True, drop=1, tells=ui.Explanation(ways[0], remarks=remarks),
        )  # fmt: skip
        rail = [
            rail_button("results.look", self._look),
            rail_button("results.timeline", self._open_timeline),
            rail_button("results.look_back", partial(self._open_timeline, True)),
            *self._to_picture(),
            *([rail_button("daily.result", self._show_day, does="results.daily")] if self._day else []),
            *self._to_challenges(),
            ui.Gap(grow=1),
            *self._ways_on(),
        ]
        follows = (self._remarked, self._tried, self._of_the_day, self._of_the_week, self._achieved)
        lines = [line for each in follows for line in each()] if self.is_told else []
        whole = ui.Column(ui.Overlay(body, grow=1), *lines, *self._timed())
        return self.framed([self.rail_title(title, told=told), ui.Gap(grow=1), aside], whole, rail)

    @cached_property
    def _seconds(self) -> Sequence[int] | None:
        """How long every seat has thought, from the file beside the journal: it is not read anew in every frame."""
        file = self.app.saves.folders[0] / self.session.file if self.session.file else None
        return times_of(file, len(self.session.seats)) if file else None

    @cached_property
    def _achievements(self) -> list[Achievement]:
        """What people have achieved in this game, found once: every move of it is looked at."""
        ids = {each for seat in range(len(self.session.seats)) for each in achieved(self.session, seat)}
        return [each for each in achievements_of(self.session.game.name) if each.id in ids]

    def _timed(self) -> list[ui.Box]:
        """How long everybody has thought, where the clock ran."""
        if self._seconds is None:
            return []
        pairs = zip(self.session.seats, self._seconds, strict=True)
        each = (say("clock.one", name=ui.as_typed(seat.name), time=clock_words(used)) for seat, used in pairs if used)
        words = say("clock.used", times=listed(each, "comma"))
        return [_line(words, ui.explained("clock.panel"))]

    def _remarked(self) -> list[ui.Box]:
        return [_line(self.remark, ui.Explanation(self.remark, remarks=(say("hall.own_told"),)))] if self.remark else []

    def _tried(self) -> list[ui.Box]:
        """What came of a challenge."""
        found = challenge_of(self.session)
        if found is None:
            return []
        challenge = found[0]
        words = say("challenges.result", title=challenge.title, verdict=verdict(challenge, self.session))
        return [_line(words, ui.Explanation(challenge.title, remarks=(challenge.says, stars_told(challenge))))]

    def _of_the_day(self) -> list[ui.Box]:
        """What came of the counted game of a day, and its medal once Hard has played it, too."""
        tried = self._day.tried if self._day else None
        if self._day is None or tried is None or tried.own is None:
            return []
        stood, medal = ended_words(self._day.daily.day, tried)
        words = say("daily.ended", stood=stood, medal=medal)
        return [_line(words, ui.Explanation(say("daily.title"), remarks=(say("daily.title_told"),)))]

    def _of_the_week(self) -> list[ui.Box]:
        """What came of the week's situation."""
        found = situation_of(self.session)
        if found is None:
            return []
        lead = lead_of(self.session, found[0].seat)
        words = say("situation.result", lead=lead_words(lead), n=stars_at(found[0].stars, lead))
        return [_line(words, ui.Explanation(say("daily.situation"), remarks=(say("situation.told"),)))]

    def _achieved(self) -> list[ui.Box]:
        """What people have achieved in this game, on a plate of its own: it is seldom, and theirs."""
        found = self._achievements
        if not found:
            return []
        words = say("results.achieved", names=listed([each.title for each in found], "comma"))
        tells = ui.Explanation(say("achievements.title"), remarks=tuple(f"{each.title}: {each.says}" for each in found))
        line = ui.Text(
            words, ui.Style.PROSE, size=15, align="center", lines=2, cut=True, tells=tells,
            pad=(14, 3, 14, 4), back=(ui.plate(fill=TURN_PLATE, radius=6),), grow=1,
        )  # fmt: skip
        return [ui.Row(line, pad=(28, 0, 28, 6), drop=1)]

    # -- pictures for others ----------------------------------------------------------------------------------

    def winner_to_others(self, high: float) -> ui.Box:
        """The winner before a city, in a plate of this height."""
        raise NotImplementedError

    def shown_to_others(self) -> ui.Box:
        """How the game ended, over the whole canvas."""
        raise NotImplementedError

    def city_to_others(self) -> ui.Box:
        """All that was built, as a panorama."""
        return ui.Column(self.winner_to_others(CITY_HIGH), pad=PICTURE_PAD)

    def finish(self) -> None:
        """The show is over, whether it has begun or not."""
        self._risen = self._seen = LAST

    def end_show(self) -> None:
        """Let all of the result be seen."""
        self.finish()
        self.rebuild()

    def _save_picture(self) -> None:
        self.end_show()
        self.app.open("page", self.session)

    def _to_picture(self) -> list[ui.Box]:
        """The way to pictures for others; as long as the result is not told, the way to its end stands in its place."""
        if self.is_told:
            return [rail_button("results.share", self._save_picture, drop=1)]
        told = ui.explained("results.skip_rail")
        return [
            ui.Button(
                "skip", told.title, self.end_show, "primary", zone="rail", high=RAIL_BUTTON, snug=True, floor=FLOOR,
                tells=told,
            )
        ]  # fmt: skip

    def _to_challenges(self) -> list[ui.Box]:
        """From a challenge to all of them."""
        open_all = partial(self.app.open, "challenges", self.rules)
        button = rail_button("challenges.title", open_all, drop=2, does="results.challenges")
        return [button] if challenge_of(self.session) else []

    def _show_day(self) -> None:
        self.app.open("daily_result", self.session)

    def _ways_on(self) -> list[ui.Box]:
        """To the menu and to other games; out of a what-if, back to the game."""
        if is_what_if(self.session):
            return [rail_button("results.to_the_game", self.back, "primary")]
        why = say("once_more.dealt_anew") if self.session.reshuffles else ""
        return [
            rail_button("results.menu", self.back),
            rail_button("results.race", partial(race, self.app, self.session), why=why),
            rail_button(
                "challenges.again" if challenge_of(self.session) else "results.again",
                self._again,
                "primary" if self.is_told else "plain",
                does="results.again",
            ),
        ]

    def kinds(self) -> list[str]:
        """What kind of game it was, in a few words each."""
        advised = [] if self.session.may_ask else [say("results.no_advice")]
        raced = [say("results.raced", own=self._raced[0], its=self._raced[1])] if self._raced else []
        kind = "what_if" if is_what_if(self.session) else "branch"
        left = [say(f"results.{kind}")] if self.session.parent else []
        return [say(f"undo.{self.session.undo_kind}_fact"), *advised, *raced, *left]


def _line(words: str, tells: ui.Explanation) -> ui.Box:
    """A quiet line under the result."""
    return ui.Text(
        words, ui.Style.ASIDE, size=15, colour=palette.BRASS_LIGHT, align="center", cut=True, drop=1, tells=tells,
        pad=(28, 0, 28, 5),
    )  # fmt: skip


def _raced(session: Session) -> tuple[int, int] | None:
    """What the first person had at the end, and the ghost that was raced; None where there was none."""
    people = [number for number, seat in enumerate(session.seats) if seat.player == HUMAN]
    if not (session.ghost and people):
        return None
    with suppress(Unreadable, Unlike):
        return Ghost(session, open_kept(session.ghost).session).totals(people[0])
    return None
