"""A final score as it is shown: categories counted up one after the other, and the sentences about the winner."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby, pairwise
from typing import NamedTuple, Protocol, cast

from game.engine.game import Score
from game.engine.trace import traced
from game.session.session import PEOPLE, Session, level_words
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.results.score_words import Scoring
from scenes.table.seats import ordinal
from sprites.letters.fonts import capitals

say = Sentences("screens")

COUNT_MS, HELD_MS, SLIDE_MS = 900.0, 800.0, 220.0
"""How long a category is counted at normal speed, how long the last one is held back, and how long a row slides."""


class Counting:
    """How far the score has been counted: category after category, the last one held back, from nothing to all."""

    def __init__(self, categories: Sequence[str], pace: float) -> None:
        self._categories = tuple(categories)
        self._pace = pace
        self._passed = 0.0
        self._held = HELD_MS * pace if len(self._categories) > 1 else 0.0

    def advance(self, ms: float) -> bool:
        """Let time pass; True when a category was completed."""
        if self.is_done:
            return False
        before, last = int(self._passed), len(self._categories) - 1
        if before == last and self._held > 0:
            self._held -= ms
            return False
        most = float(last if before < last else last + 1)
        self._passed = min(most, self._passed + ms / (COUNT_MS * self._pace))
        return int(self._passed) > before

    @property
    def completed(self) -> int:
        """How many categories are counted."""
        return int(self._passed)

    def finish(self) -> None:
        """Count everything at once."""
        self._pace = 0.0

    @property
    def is_done(self) -> bool:
        """Whether all is counted."""
        return self._pace <= 0 or self._passed >= len(self._categories)

    @property
    def category(self) -> str | None:
        """The key of the category that is being counted."""
        return None if self.is_done else self._categories[int(self._passed)]

    def share(self, category: str) -> float:
        """How much of a category is counted, 0 to 1."""
        if self.is_done:
            return 1.0
        return max(0.0, min(1.0, self._passed - self._categories.index(category)))


class Ranking:
    """Which row every seat has while points arrive: the most points above, and rows slide where that changes."""

    def __init__(self, sheet: ScoreSheet, counting: Counting) -> None:
        self._sheet = sheet
        self._counting = counting
        self.rows = {seat: float(row) for row, seat in enumerate(self._order())}

    def advance(self, ms: float) -> bool:
        """Let rows slide; True as long as one does."""
        slides = False
        for row, seat in enumerate(self._order()):
            gap = row - self.rows[seat]
            if abs(gap) > 0.001:
                step = max(1.0, abs(gap)) * ms / SLIDE_MS
                self.rows[seat] += max(-step, min(step, gap))
                slides = True
        return slides

    def rises(self, seat: int) -> bool:
        """Whether the row of a seat slides upwards."""
        return self._order().index(seat) < self.rows[seat] - 0.001

    def finish(self) -> None:
        """Every row lies where it belongs."""
        self.rows = {seat: float(row) for row, seat in enumerate(self._order())}

    def _order(self) -> Sequence[int]:
        if self._counting.is_done:
            return [score.seat for score in self._sheet.scores]
        return sorted(self._sheet.by_seat, key=lambda seat: (-self._sheet.counted(seat, self._counting), seat))


class Highlight(NamedTuple):
    """What stood out: its icon, its heading, its sentence, and how it is meant."""

    icon: str
    heading: str
    words: str
    told: str


class ScoreSheet:
    """The scores of a finished session in the words of the screen."""

    def __init__(self, session: Session, scoring: Scoring) -> None:
        self.session = session
        self.scoring = scoring
        self.scores: tuple[Score, ...] = tuple(session.game.result(session.state))
        self.by_seat = {score.seat: score for score in self.scores}

    @property
    def is_solo(self) -> bool:
        """Whether one seat played alone."""
        return len(self.session.seats) == 1

    @property
    def winner(self) -> Score:
        """The score of the first."""
        return self.scores[0]

    @property
    def title(self) -> str:
        """Who has won."""
        first = [capitals(self._called(score)) for score in self.scores if score.rank == 1]
        return say("results.wins", name=first[0]) if len(first) == 1 else say("results.shared")

    def name(self, score: Score) -> str:
        """Who scored it."""
        return self.session.seats[score.seat].name

    def _called(self, score: Score) -> str:
        """Who is proclaimed: a person, or the nation that a computer led."""
        seat = self.session.seats[score.seat]
        is_person = seat.player.partition(" ")[0] in PEOPLE
        return seat.name if is_person else self.scoring.nation_of(self.session.state, score.seat) or seat.name

    def points(self, seat: int, category: str) -> int:
        """What a seat scored in a category."""
        return next(line.points for line in self.by_seat[seat].lines if line.category == category)

    def gained(self, seat: int) -> int:
        """What a seat scored before anything is taken away."""
        return sum(max(0, line.points) for line in self.by_seat[seat].lines)

    def taken(self, seat: int) -> int:
        """What is taken away from a seat, as a number above 0."""
        return -sum(min(0, line.points) for line in self.by_seat[seat].lines)

    def counted(self, seat: int, counting: Counting) -> int:
        """The points of a seat as far as they are counted."""
        return sum(round(line.points * counting.share(line.category)) for line in self.by_seat[seat].lines)

    def ahead(self, counting: Counting) -> tuple[Sequence[int], int]:
        """The seats with the most points as far as they are counted, and how many these are."""
        so_far = {seat: self.counted(seat, counting) for seat in sorted(self.by_seat)}
        most = max(so_far.values())
        return [seat for seat, points in so_far.items() if points == most], most

    def ahead_words(self, first: Sequence[int], points: int) -> str:
        """Who is ahead with so many points, in a sentence; all seats together are not."""
        if len(first) == len(self.by_seat):
            return say("results.ahead_nobody")
        names = listed([ui.as_typed(self.session.seats[seat].name) for seat in first])
        return say("results.ahead_words", names=names, nation=self._nation(first), points=in_points(points))

    def _nation(self, first: Sequence[int]) -> str:
        """What the only seat of some has led."""
        return self.scoring.nation_of(self.session.state, first[0]) if len(first) == 1 else ""

    def most(self, category: str) -> int:
        """The highest score in a category."""
        return max(self.points(seat, category) for seat in self.by_seat)

    def margin(self) -> str:
        """How the first stands to the second, ties explained."""
        if len(self.scores) == 1:
            return ""
        first, second = self.scores[:2]
        one, other = ui.as_typed(self.name(first)), ui.as_typed(self.name(second))
        if first.total == second.total:
            reason = self.scoring.reason(self.session.state, first.seat, second.seat, one)
            return say("results.tie", first=one, second=other, n=first.total, reason=reason)
        return say("results.leads", first=one, second=other, n=first.total - second.total)

    @property
    def is_tied(self) -> bool:
        """Whether the first two have equally many points."""
        return len({score.total for score in self.scores[:2]}) < len(self.scores[:2])

    def other_ties(self) -> str:
        """A sentence on every tie below the first place."""
        groups = (list(group) for _, group in groupby(self.scores[1:], key=lambda score: score.total))
        return " ".join(
            self.scoring.say(
                "scores.tied", names=listed([ui.as_typed(self.name(score)) for score in tied]), n=tied[0].total
            )
            for tied in groups
            if len(tied) > 1
        )

    def highlights(self) -> Sequence[Highlight]:
        """What stood out."""
        found = []
        for category in self.scoring.records:
            best = self.most(category)
            names = [
                ui.as_typed(self.session.seats[seat].name)
                for seat in sorted(self.by_seat)
                if self.points(seat, category) == best
            ]
            if best > 0:
                words = say("results.with_points", names=listed(names), points=in_points(best))
                heading, rule = self.scoring.say(f"scores.{category}.record"), self.scoring.rule(category)
                found.append(Highlight(self.scoring.categories[category].icon, heading, words, rule))
        return found

    def turn(self) -> tuple[str, str]:
        """The round that decided the game, in a sentence, and the name of its heading; solo, the best round."""
        rounds = points_after_rounds(self.session)
        if not rounds:
            return "", "turn"
        winner = self.winner.seat
        name = ui.as_typed(self.name(self.winner))
        gains = [
            points[winner] - previous[winner] for previous, points in pairwise((points_at_first(self.session), *rounds))
        ]
        if self.is_solo:
            best = max(range(len(rounds)), key=lambda each: gains[each])
            most = gains[best]
            told = say("results.turn_solo", round=best + 1, n=most) if most > 0 else say("results.turn_none")
            return told, "turn_best"
        behind = not_yet_decided(self.session, winner, is_won=True)
        if behind == len(rounds):
            brought = self.winner.total - rounds[-1][winner]
            return say("results.turn_end" if brought > 0 else "results.turn_late", name=name, n=brought), "turn"
        if not behind:
            return say("results.turn_always", name=name), "turn_from_start"
        return say("results.turn_took", name=name, round=behind + 1, n=ui.signed(gains[behind])), "turn"

    def player(self, seat: int) -> str:
        """Who played a seat: its nation, and the level and style of a computer."""
        player = self.session.seats[seat].player
        nation = self.scoring.nation_of(self.session.state, seat)
        return nation if player in PEOPLE else say("results.player", nation=nation, hands=level_words(player))

    def told_points(self, seat: int, category: str) -> ui.Explanation:
        """What a seat scored in a category, and where it comes from."""
        scoring, name = self.scoring, self.session.seats[seat].name
        sources = scoring.sources(self.session.state, seat, category)
        points = say("results.is_worth", points=in_points(self.points(seat, category)))
        title = say("results.of", name=ui.as_typed(name), what=scoring.label(category))
        total = sources.total or ui.number(self.points(seat, category))
        return ui.Explanation(
            title,
            sources.parts,
            total,
            remarks=(points, *sources.remarks, scoring.rule(category)),
            chapter=scoring.chapter,
        )

    def told_total(self, seat: int) -> ui.Explanation:
        """All points of a seat, category by category."""
        lines = self.by_seat[seat].lines
        title = say("results.of", name=ui.as_typed(self.session.seats[seat].name), what=say("results.total_told"))
        parts = tuple(ui.SumLine(self.scoring.label(line.category), ui.number(line.points)) for line in lines)
        return ui.Explanation(title, parts, ui.number(self.by_seat[seat].total), chapter=self.scoring.chapter)

    def told_seat(self, seat: int) -> ui.Explanation:
        """Who played a seat, and which place it has reached."""
        place = say("results.place", place=ordinal(self.by_seat[seat].rank), n=len(self.scores))
        return ui.Explanation(ui.as_typed(self.session.seats[seat].name), remarks=(self.player(seat), place))

    def standing(self, seat: int) -> str:
        """The place, the points and where they come from, in a sentence for whoever listens."""
        score = self.by_seat[seat]
        parts = (
            say("results.part", what=self.scoring.label(line.category), points=ui.number(line.points))
            for line in score.lines
        )
        place, name = "" if self.is_solo else ordinal(score.rank), ui.as_typed(self.name(score))
        return say(
            "results.standing", place=place, name=name, points=in_points(score.total), parts=listed(parts, "comma")
        )

    def curve(self, seat: int) -> list[int]:
        """The points of a seat after each round, and at the end after the final scoring."""
        return [points[seat] for points in points_after_rounds(self.session)] + [self.by_seat[seat].total]


class Scored(Protocol):
    """The state of a game of points."""

    vp_after_round: Sequence[Sequence[int]]


def points_after_rounds(session: Session) -> Sequence[Sequence[int]]:
    """The points of every seat after each round of a game of points."""
    return cast(Scored, session.state).vp_after_round


def not_yet_decided(session: Session, seat: int, is_won: bool) -> int:
    """The last round after which a seat did not lead alone, or if it lost, was not behind; 0 if that was never so."""
    for number, points in reversed([*enumerate(points_after_rounds(session), 1)]):
        others = max(other for place, other in enumerate(points) if place != seat)
        if not (points[seat] > others if is_won else points[seat] < others):
            return number
    return 0


BEGINS = {"round_began", "trade_began"}
"""The events that a round begins with."""


def points_at_first(session: Session) -> Sequence[int]:
    """The points that every seat had as the first round began."""
    traces = chain([session.opening], (traced(session.state_before(n), move) for n, move in enumerate(session.moves)))
    first = next((frame.state for frames in traces for frame in frames if frame.event.kind in BEGINS), None)
    seats = range(len(session.seats))
    return [session.game.counts(first, seat) if first else 0 for seat in seats]


def in_points(points: int, shown: str = "") -> str:
    """A number of points in words. shown: how the number is written, such as with its sign."""
    return say("results.points", n=abs(points), shown=shown or ui.number(points))
