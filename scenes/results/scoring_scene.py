"""Final scoring: counts up the categories one after the other, then shows the winner, the table and the curve."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import pygame

from game.records.hall_of_fame import Result, enter
from game.session.family import parent_of
from game.session.session import HUMAN, STRICT, Seat, Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import HEIGHT, WIDTH
from scenes.results.bars import bars_plate, face, whose
from scenes.results.city import City, TriumphPicture
from scenes.results.climb import Climb, ring
from scenes.results.counting_up import (
    Counting,
    Highlight,
    Ranking,
    ScoreSheet,
    in_points,
    points_after_rounds,
)
from scenes.results.curve import curve_plate
from scenes.results.ladder import ladder
from scenes.results.result_scene import PICTURE_PAD, SIDES, ResultScene
from scenes.results.score_words import Scoring
from scenes.results.scored_city import ScoredCity, landed, paint_scored
from scenes.results.triumph import paint_triumph, paint_twilight
from scenes.results.winner import BESIDE_WORDS, TALL, note_row, turn_row, winner_plate, words_in_sky
from scenes.table.faces import face_of_seat
from sprites.city.city_picture import CityPicture
from sprites.city.feast import festive, won
from sprites.paint import palette

say = Sentences("screens")

GAP = 12.0
WINNER = (120.0, 380.0)
"""How high the plate of the winner must be and wishes to be."""
TO_OTHERS, A_BAR, MANY = 420.0, 32.0, 4
"""How high it is in the picture for others with so many bars or more, and how much higher for each bar less."""
LEFT, RIGHT = (420.0, 764.0), (300.0, 460.0)
PATIENCE = 1500.0
"""Milliseconds that counting waits at most for its city to be painted."""
ACROSS = 4.4, 3.2
"""How many times as wide as high the city of the winner is, beside its plate and under it."""
AHEAD_FACE, OWNER_FACE, OWNER = 26.0, 44.0, (70.0, 120.0)
"""The faces of whoever is ahead and of the owner of the city, and how wide the owner's name is."""
TITLE, LAUREL = 46.0, 88.0
"""Sizes of title and laurel, which are large enough for every size of letters."""


class ScoringScene(ResultScene):
    """The end of a game. Any click or key while it counts shows everything at once."""

    def __init__(self, app: App, session: Session, scoring: Scoring) -> None:
        super().__init__(app, session)
        self.sheet = ScoreSheet(session, scoring)
        self.cloth = scoring.cloth
        self.winners = [score.seat for score in self.sheet.scores if score.rank == 1]
        self.counting = Counting(tuple(self.sheet.scoring.categories), self.pace)
        self.ranking = Ranking(self.sheet, self.counting)
        parent = parent_of(session, app.saves)
        self._parents_points = points_after_rounds(parent) if parent else ()
        self._patience = PATIENCE
        self._own: Sequence[Result] = ()
        """The results of whoever has played this solo game, best first."""
        self._place = 0
        self._climb = Climb((), None)

    def enter(self) -> None:
        """Enter a solo result of a person in the hall of fame, and keep its moves; not that of a branch, or of a game
        in which dice and cards could be tried out.
        """
        if self.sheet.is_solo and (entered := enter(self.session, self.sheet.winner.total)):
            hall, place = entered
            new = hall.results[place - 1]
            self._own = [each for each in hall.results if each is new or self._is_of_this_player(each)]
            self._place = self._own.index(new) + 1
        if self.sheet.is_solo:
            is_new_best = self._place == 1 and not self.has_risen
            self._climb = Climb(self.sheet.scoring.ladder(), self.sheet.winner.total, not is_new_best)
        super().enter()
        self._wish_for_end()

    def foresee(self) -> None:
        """Have the cities of the end painted, about as large as they will be seen."""
        wide = self.theme.px(WIDTH - SIDES[0] - SIDES[2])
        for picture in (self._falls.picture, self.picture):
            if picture:
                self.theme.posters.picture(picture, (wide, round(wide / ACROSS[False])))

    def _wish_for_end(self) -> None:
        """Have the city of the winner painted while the score is still counted: just as large as it will be seen."""
        now, self.counting = self.counting, Counting((), 0.0)
        sheet = ui.PaintLayer(self.tree(), zone="screen")
        self.counting = now
        (panel,) = ui.lay(sheet, (0.0, 0.0, WIDTH, HEIGHT), self.theme).panels
        for ink in panel.key.inks if isinstance(panel.key, ui.DisplayList) else ():
            if self.picture and ink.paint in (paint_triumph, paint_twilight):
                self.theme.posters.picture(self.picture, self.theme.rect(*ink.area).size)

    @cached_property
    def picture(self) -> TriumphPicture | None:
        """The city of the winner, where it is a picture of its own."""
        return self._city(ACROSS[False]).picture

    def update(self, dt_ms: float) -> None:
        """Count on; rows slide, the city of the winner comes up, the light of a new best goes up the ladder."""
        super().update(dt_ms)
        was_done = self.counting.is_done
        fallen = self._landed
        if self._waits(dt_ms):
            return
        self.counting.advance(dt_ms)
        if not self.counting.is_done and self._landed > fallen:
            ring(self.app.sounds, self._landed - 1)
        slides = self.ranking.advance(dt_ms)
        if self.counting.is_done and not was_done:
            self.begin_pause()
            self.fanfare()
        climbs = self.counting.is_done and self.has_risen and self._climb.advance(dt_ms)
        if climbs:
            ring(self.app.sounds, self._climb.step)
        rises = self.counting.is_done and self.rise(dt_ms)
        if not was_done or slides or climbs or rises:
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """While it counts, a click or key only ends the counting; afterwards it ends the show and counts as well, but
        the key that would play again is not meant so while anything still moves, nor right after it.
        """
        is_press = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if is_press and not self._pause:
            is_counted = self.counting.is_done
            is_moving = not (is_counted and self.has_risen and self._climb.is_done)
            self.end_show()
            if is_counted and is_moving and event.type == pygame.KEYDOWN and ui.is_meant(event, "focus.act"):
                self.begin_pause()
                return True
            if not is_counted:
                self.begin_pause()
                self.fanfare()
                return True
        return super().handle(event)

    def _waits(self, dt_ms: float) -> bool:
        """Whether nothing is counted yet because the city on which the score falls is still being painted."""
        if self._patience <= 0 or self.counting.is_done:
            return False
        self._patience = 0.0 if self.app.posters.has_like(self._falls.picture) else self._patience - dt_ms
        self.rebuild()
        return self._patience > 0

    @cached_property
    def _falls(self) -> ScoredCity:
        """What falls on the own city."""
        return self._scored(self._own_seat)

    @property
    def _landed(self) -> int:
        """How many laurels lie on the own city."""
        shares = (self.counting.share(each) for each in self.sheet.scoring.categories)
        return sum(landed(falls, share) for falls, share in zip(self._falls.falls, shares, strict=True))

    @property
    def is_night(self) -> bool:
        """While it counts, nobody knows."""
        return self.is_lost and self.counting.is_done

    def end_show(self) -> None:
        """End the counting, the picture of the winner and the ladder at once."""
        if not (self.counting.is_done and self.has_risen and self._climb.is_done):
            super().end_show()

    def finish(self) -> None:
        """All is counted, too."""
        super().finish()
        self.counting.finish()
        self.ranking.finish()
        self._climb.finish()

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """Winner, bars, table, curve; solo, the ladder besides."""
        sheet, letter, is_done = self.sheet, self.letter, self.counting.is_done
        rounds = say("results.rounds", n=len(points_after_rounds(self.session)))
        bars = bars_plate(sheet, self.counting, self.ranking, self._note(), letter)
        left = [bars, self._ladder()] if sheet.is_solo else [bars]
        honours = self._honours() if is_done else []
        right = [curve_plate(sheet, is_done, letter, self._parents_points, is_alone=not honours), *honours]
        plates = ui.Row(
            ui.Column(*left, gap=GAP, grow=1, wide=LEFT), ui.Column(*right, gap=GAP, wide=RIGHT), gap=GAP, grow=1
        )
        top = self._winner(WINNER, self.theme.letter) if is_done else self._counted_now()
        below = [turn_row(*sheet.turn())] if is_done else self._ahead()
        body = ui.Column(top, *below, plates, gap=GAP, pad=SIDES)
        return self.ended(say("results.title"), say("results.told"), rounds, body)

    @property
    def is_told(self) -> bool:
        """Once all is counted."""
        return self.counting.is_done

    def winner_to_others(self, high: float) -> ui.Box:
        """The winner before the whole city."""
        return self._winner((high, high), 1.0)

    def shown_to_others(self) -> ui.Box:
        """The winner before the whole city, and the bars of all."""
        bars = bars_plate(self.sheet, self.counting, self.ranking, self._note(), 1.0)
        curve = curve_plate(self.sheet, True, 1.0, self._parents_points, is_alone=True)
        plates = ui.Row(ui.Column(bars, wide=LEFT), ui.Column(curve, grow=1), gap=GAP, grow=1)
        high = TO_OTHERS + A_BAR * max(0, MANY - len(self.session.seats))
        return ui.Column(self.winner_to_others(high), plates, gap=GAP, pad=PICTURE_PAD)

    @property
    def standings(self) -> Sequence[str]:
        """Every seat, the first one first; while it is counted nobody knows."""
        if not self.counting.is_done:
            return (say("results.still_counting"),)
        return [self.sheet.standing(score.seat) for score in self.sheet.scores]

    def _note(self) -> str:
        """How the category being counted is scored; afterwards, how ties stand, or solo, how a name is earned."""
        sheet, key = self.sheet, self.counting.category
        if key:
            return sheet.scoring.rule(key)
        if sheet.is_solo:
            return say("results.solo_note")
        return sheet.other_ties() or (sheet.scoring.say("scores.ties") if sheet.is_tied else "")

    def _winner(self, high: tuple[float, float], letter: float) -> ui.Box:
        """`letter` is the size of letters, which title and laurel do not follow."""
        sheet, winner, smaller = self.sheet, self.sheet.winner, max(1.0, letter)
        title, words = self._said
        city = self._city(ACROSS[high[0] > TALL])
        wide = words_in_sky(self.theme, title, TITLE / smaller, words)
        return winner_plate(
            title, TITLE / smaller, words, city,
            sheet.session.seats[winner.seat].colour, sheet.told_total(winner.seat), self.shown_at,
            ui.laurel(winner.total, LAUREL / smaller, tells=sheet.told_total(winner.seat)),
            paint=paint_twilight if self.is_lost else paint_triumph, seen=self.seen_at, high=high, wide=wide,
        )  # fmt: skip

    @property
    def _said(self) -> tuple[str, str]:
        """Title and sentence."""
        if self.sheet.is_solo:
            return self.sheet.scoring.name_of(self.sheet.winner.total) or say("results.unknown"), self._solo_words()
        return self.sheet.title, self.sheet.margin()

    def _city(self, across: float) -> City:
        """The city of the winner, so many times as wide as high; with the face of the player where nobody led it and it
        has no arms.
        """
        seat = self.sheet.winner.seat
        city, scored, who = self.sheet.scoring.city_of(self.session.state, seat), self._scored(seat), self._seat(seat)
        if not (city.leader or city.nation):
            city = city._replace(leader=face_of_seat(who.colour, who.player))
        if feast := self.sheet.scoring.feast:
            return city._replace(picture=feast(self.session.state, seat, [each.colour for each in self.session.seats]))
        assert isinstance(scored.picture, CityPicture)
        plan = won(scored.picture.plan)
        (title, words), smaller = self._said, max(1.0, self.theme.letter)
        plate = BESIDE_WORDS + LAUREL / smaller + words_in_sky(self.theme, title, TITLE / smaller, words)
        stage = festive(plan, across, round(plate / (WIDTH - SIDES[0] - SIDES[2]), 2))
        shown = CityPicture(plan, stage, scored.picture.mood, ("won", seat, across))
        return city._replace(picture=shown)

    def _seat(self, seat: int) -> Seat:
        return self.session.seats[seat]

    def _scored(self, seat: int) -> ScoredCity:
        """The city of a seat, on which its score falls."""
        return self.sheet.scoring.scored(self.session.state, seat, [each.colour for each in self.session.seats])

    @property
    def _own_seat(self) -> int:
        """Whose score is seen to fall: that of the first person, or else of the first seat."""
        people = (seat for seat, each in enumerate(self.session.seats) if each.player == HUMAN)
        return next(people, 0)

    def _honours(self) -> list[ui.Box]:
        """What stood out; solo, how the result stands among the player's own. No plate where there is nothing."""
        stood_out = self._records() if self.sheet.is_solo else self.sheet.highlights()
        rows = [_highlight(place, each) for place, each in enumerate(stood_out)]
        plate = ui.Column(
            *rows, gap=6, pad=(14, 10, 14, 10), back=(ui.plate(radius=7),), high=(30, 100), drop=2, grow=1
        )
        return [plate] if rows else []

    def _ahead(self) -> list[ui.Box]:
        """Who has the most points as far as they are counted; nobody stands beside a solo game."""
        if self.sheet.is_solo:
            return []
        first, points = self.sheet.ahead(self.counting)
        told = ui.explained("results.ahead")
        words = self.sheet.ahead_words(first, points)
        faces = [face(self.sheet, seat, AHEAD_FACE) for seat in first] if len(first) < len(self.sheet.by_seat) else []
        return [note_row(told.title, words, told, *faces)]

    def _counted_now(self) -> ui.Box:
        """What is being counted, as it falls on the own city."""
        key, scored = self.counting.category, self._falls
        assert key is not None
        sheet, counting = self.sheet, self.counting
        category, told = sheet.scoring.categories[key], sheet.scoring.told(key)
        words = say("results.category", letter=category.letter, label=sheet.scoring.label(key))
        shares = tuple(counting.share(each) for each in sheet.scoring.categories)
        total, side = sheet.counted(self._own_seat, counting), LAUREL / max(1.0, self.theme.letter)
        says = ui.Row(
            ui.icon(category.icon, 28, palette.SCORE_BARS[category.letter], tells=told),
            ui.Text(words, ui.Style.TITLE, size=22, colour=palette.IVORY, tells=told),
            gap=12,
            pad=(14, 5, 20, 6),
            snug=True,
            back=(ui.plate(fill=palette.DARK_INK, opacity=0.84, radius=7),),
        )
        skip = ui.Text(
            say("results.skip"), ui.Style.ASIDE, size=14, colour=palette.IVORY, tells=told, drop=1, pad=(10, 1, 10, 2),
            back=(ui.plate(fill=palette.DARK_INK, opacity=0.84, radius=5),),
        )  # fmt: skip
        laurel = ui.laurel(total, side, tells=sheet.told_total(self._own_seat))
        owner = ui.Row(
            face(sheet, self._own_seat, OWNER_FACE),
            ui.Overlay(whose(sheet, self._own_seat), wide=OWNER),
            gap=10,
            pad=(10, 4, 10, 4),
            snug=True,
            back=(ui.plate(fill=palette.DARK_INK, opacity=0.84, radius=7),),
            drop=2,
        )
        return ui.Column(
            ui.Row(says, ui.Gap(grow=1), owner, laurel, gap=12),
            ui.Gap(grow=1),
            ui.Row(ui.Gap(grow=1), skip),
            high=WINNER,
            pad=(14, 10, 14, 8),
            back=(ui.Art(paint_scored, scored, shares),),
        )

    def _is_of_this_player(self, result: Result) -> bool:
        """Whether one of the hall of fame, which all profiles share, is that of whoever sits here."""
        called = self.app.profiles.called
        return called(result.name) == called(self.session.seats[0].name)

    def _solo_words(self) -> str:
        points = self.sheet.winner.total
        above = next(((least, name) for least, name in reversed(self.sheet.scoring.ladder()) if points < least), None)
        if above is None:
            return say("results.highest")
        return say("results.above", n=above[0] - points, name=above[1])

    def _records(self) -> Sequence[Highlight]:
        """How this solo result stands among the player's own."""
        if not self._own:
            is_strict = self.session.undo_kind == STRICT and not self.session.parent
            why = "no_branch" if self.session.parent else "only_strict"
            words, told = say("results.only_strict"), say(f"results.{why}_told")
            return () if is_strict else [Highlight("podium", say("results.among"), words, told)]
        results, best = self._own, self._own[0]
        average = round(sum(result.points for result in results) / len(results))
        name = self.sheet.scoring.name_of(best.points) or say("results.no_name")
        found = {
            "podium": ("among", say("results.among_words", n=self._place, of=len(results))),
            "trophy-cup": ("best", say("results.best_words", points=in_points(best.points), name=name)),
            "scales": ("average", in_points(average)),
        }
        return [
            Highlight(sign, say(f"results.{key}"), words, say(f"results.{key}_told"))
            for sign, (key, words) in found.items()
        ]

    def _ladder(self) -> ui.Box:
        is_lit = self.counting.is_done and (self._climb.is_done or self.has_risen)
        points = self._climb.points if is_lit else None
        rungs = ladder(self.sheet.scoring.ladder(), points, columns=2)
        return ui.section(say("hall.ladder"), rungs, ui.Gap(grow=1), told=say("hall.ladder_told"), grow=1)


def _highlight(place: int, highlight: Highlight) -> ui.Box:
    """What stood out: icon, heading and sentence on one line."""
    told = ui.Explanation(highlight.heading, remarks=(highlight.words, highlight.told))
    return ui.Row(
        ui.icon(highlight.icon, 22, palette.BRASS_LIGHT),
        ui.Text(highlight.heading, ui.Style.CAPTION, size=15, cut=True),
        ui.Text(highlight.words, ui.Style.STRONG, align="right", cut=True, grow=1),
        gap=12,
        grow=1,
        drop=place,
        tells=told,
    )
