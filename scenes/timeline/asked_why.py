"""Why a past move was made: a computer player gives its reasons; of a person's move the adviser says its opinion."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.bots.advice import fact
from game.bots.advice.comparing import POINTS, foremost
from game.bots.analysis.move_analysis import Effort, Expected, MoveAnalysis, MoveComparison, MoveReason
from game.bots.analysis.review_looks import CloseCall, TurningPoint
from game.bots.thinking import Request, Thinker
from game.engine.flow import Move
from game.engine.hidden import redact
from game.engine.state import State
from game.session.session import Session, hand_name
from game.text.sentences import Sentences, listed
from game.tools.why import AskedMove as Made
from game.tools.why import past as made_move
from scenes import ui
from scenes.play.help.advice_popover import SMALL, advice_tree, advice_width, fact_words, line, strategy
from scenes.play.view.table_view import TableView
from scenes.timeline.review_words import points_from
from sprites.paint import palette

_say = Sentences("screens")

ASKED_WHY = "asked why"
EFFORT = Effort(2, 2.5)

MOST_TIED = 2
"""Moves that come to the same are named up to so many."""

RATHER = 0.5
"""By so much must another move be better for a hand to be said to think otherwise now: less may be a whim."""

LEAST_SURETY = 0.8
"""Less sure than this that a move is worse, it is called about as good, without figures."""

LIKELY = 0.5
"""What another seat does in fewer of the futures is not worth telling."""


class AskedWhy:
    """A question about one move of a game; `made` is None where none was asked."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._request = Request(thinker)
        self.made: Made | None = None
        self.analysis: MoveAnalysis | None = None
        self._asked_in: State | None = None
        self._found: TurningPoint | CloseCall | None = None
        self._is_cleared = False
        self._refusal = ""

    def refuse(self, why: str) -> None:
        """Say why it can't be told of this move now; asked again, that goes away."""
        self._refusal = "" if self._refusal else why

    def ask(self, index: int, found: TurningPoint | CloseCall | None = None, is_cleared: bool = False) -> None:
        """Ask about move number `index` (0 is the first); asked again, the answer goes away. found: what a review has
        found there, which is the answer. is_cleared: whether one has found nothing there, so that no other move is
        called better after a shorter look.
        """
        if self.made:
            self.forget()
            return
        self.made = made_move(self._session, index)
        self._asked_in = self._session.state_before(index)
        self._found, self._is_cleared = found, is_cleared
        if found is None and self.made.cause == "weighed":
            self._request.begin(self.made.job(self._session, EFFORT))

    def forget(self) -> None:
        """Another move is looked at, or none."""
        self._request.drop()
        self.made = self.analysis = self._found = None
        self._refusal = ""

    def think(self) -> bool:
        """Let it be thought about; True when there is an answer."""
        answer = self._request.answer()
        if not isinstance(answer, MoveAnalysis):
            return False
        self.analysis = answer
        return True

    def popover(self, theme: ui.Theme, table: TableView) -> ui.Popover | None:
        """The answer as a popover over the table; None where nothing was asked."""
        if why := self._refusal:
            face = theme.cached(("why refused", why), lambda: ui.painted(_refused(why), theme, advice_width(theme)))
            return ui.Popover(ASKED_WHY, ui.PopoverKind.PANEL, [face], close=self.forget)
        if self.made is None:
            return None
        key = ("why", table.game.position, table.viewpoint.viewer, self.made.move, self.analysis, self._found)
        face = theme.cached(key, lambda: ui.painted(self._content(table), theme, advice_width(theme)))
        told = " ".join(self._words(table, move) for move in self._told_moves())
        spoken_of = [*table.top.layout.named_in(told, table.viewpoint.viewer)]
        return ui.Popover(ASKED_WHY, ui.PopoverKind.PANEL, [face], avoid=spoken_of, close=self.forget)

    def _told_moves(self) -> Iterator[Move]:
        """The moves that the answer speaks of."""
        if self.made:
            yield self.made.move
        if self._found:
            yield _instead(self._found)
        elif self.made and self.analysis and (better := _better(self.made, self.analysis)):
            yield better.move

    def _content(self, table: TableView) -> ui.Box:
        made = self.made
        assert made
        seat = self._session.seats[made.seat]
        who = seat.name if made.is_persons else _say("why.computer", name=seat.name, kind=hand_name(made.player))
        words = self._words(table, made.move)
        head = line(_say("why.played", who=ui.as_typed(who), move=words))
        return advice_tree(_say("why.title"), head, *self._answer(table, made))

    def _words(self, table: TableView, move: Move, where: State | None = None) -> str:
        """What a move is called where it was made or could have been, or in a position of a future."""
        state = where or self._asked_in
        assert state
        model = table.model()
        view = redact(state, model.viewer, self._session.game.hidden)
        return table.table.words.move_words(replace(model, view=view, decision=view.decision), move)

    def _answer(self, table: TableView, made: Made) -> Iterator[ui.Box]:
        if isinstance(self._found, CloseCall):
            yield line(_say("why.better", move=self._words(table, self._found.better)))
        elif self._found:
            facts = fact_words(self._session)
            words = self._words(table, self._found.better.move)
            yield line(_say("why.reviewed", move=words, behind=facts.behind(self._found.loss)))
            says = facts.all(facts_of(self._found)), points_from(self._session, self._found)
            if any(says):
                yield line(" ".join(filter(None, says)), SMALL, palette.SECONDARY)
        elif made.cause != "weighed":
            yield line(_say(f"why.{made.cause}"), SMALL, palette.SECONDARY)
        elif self.analysis is None:
            yield line(_say("advice.thinking"), SMALL, palette.SECONDARY)
        else:
            yield from self._weighed(table, made, self.analysis)
        yield line(_say("why.away"), SMALL, palette.DIM)

    def _weighed(self, table: TableView, made: Made, analysis: MoveAnalysis) -> Iterator[ui.Box]:
        facts = fact_words(self._session)
        better = _better(made, analysis)
        if better and not self._is_cleared:
            words = self._words(table, better.move)
            yield line(_say("why.better" if made.is_persons else "why.rather", move=words))
            if says := facts.all(better.apart or better.facts):
                yield line(says, SMALL, palette.SECONDARY)
            return
        others = self._by_words(table, made.move, analysis)
        worse = [each for each in others.items() if each[1].behind > 0]
        tied = [words for words, other in others.items() if not other.behind]
        if tied and worse:
            yield line(_say("why.tied", moves=listed(tied[:MOST_TIED], "or")), SMALL, palette.SECONDARY)
        all_tied = tied and not worse
        if analysis.facts and made.seat != table.viewpoint.viewer:
            # Facts speak to whoever made the move.
            name = ui.as_typed(self._session.seats[made.seat].name)
            yield line(_say("why.from_seat", name=name), SMALL, palette.SECONDARY)
        for known in analysis.facts:
            if tied and known.layer == fact.LINE:
                continue  # what other moves come to as well is no difference
            yield line(facts(known), SMALL, palette.SECONDARY)
        if all_tied:
            yield line(_say("why.all_tied"), SMALL, palette.SECONDARY)
        for reason in analysis.purpose[:1]:
            yield line(facts(strategy(reason)), SMALL, palette.SECONDARY)
        if made.is_persons:
            yield line(_say("why.good"), SMALL, palette.SECONDARY)
        if better:
            as_good = _say("why.as_good", move=self._words(table, better.move))
            yield line(as_good, SMALL, palette.SECONDARY)
        for words, other in worse[: 0 if made.is_persons else 1]:
            if other.is_equal or other.surety < LEAST_SURETY:
                yield line(_say("why.as_good", move=words), SMALL, palette.SECONDARY)
                continue
            said = _say("why.next", move=words, percent=percent(other.surety))
            yield line(" ".join(filter(None, (said, facts.all(other.apart)))), SMALL, palette.SECONDARY)
        for each in analysis.expected if not made.is_persons else ():
            if each.share >= LIKELY:
                yield line(self._expectation(table, each), SMALL, palette.SECONDARY)

    def _by_words(self, table: TableView, chosen: Move, analysis: MoveAnalysis) -> dict[str, MoveComparison]:
        """The moves it was compared with by their words; of those that are called alike, as copies of a piece are, the
        first.
        """
        found: dict[str, MoveComparison] = {}
        for other in filter(lambda each: each.is_compared, analysis.others):
            found.setdefault(self._words(table, other.move), other)
        found.pop(self._words(table, chosen), None)
        return found

    def _expectation(self, table: TableView, expected: Expected) -> str:
        who = ui.as_typed(self._session.seats[expected.seat].name)
        words = self._words(table, expected.move, expected.position)
        return _say("why.expected", who=who, move=words, percent=percent(expected.share))


def _refused(why: str) -> ui.Box:
    """That it can't be told: somebody knew then what whoever asks may not know yet, or a review is not done yet."""
    away = line(_say("why.away"), SMALL, palette.DIM)
    return advice_tree(_say("why.title"), line(_say(f"why.{why}"), SMALL, palette.SECONDARY), away)


def _instead(found: TurningPoint | CloseCall) -> Move:
    """The move that a review would rather have seen."""
    return found.better if isinstance(found, CloseCall) else found.better.move


def facts_of(point: TurningPoint) -> tuple[fact.Fact, ...]:
    """What the better move of a turning point would have given: what was seen, or else what speaks for it most."""
    spoke = [MoveReason(each.key, -each.worth) for each in point.better.reasons]
    named = foremost([each for each in spoke if each.key != POINTS])  # that it is worth points was said already
    if sources := [dict(each.values)["source"] for each in point.better.apart if "source" in dict(each.values)]:
        return (fact.line("better.source", 0.0, source=sources[0]),)  # how many points it is was said already
    seen = (each._replace(key=each.key.replace("apart.", "better.")) for each in point.better.apart)
    does = tuple(each for each in point.better.facts if each.key != f"strategy.{POINTS}")
    return tuple(seen) or does or ((strategy(named),) if named else ())


def percent(share: float) -> int:
    """A share as whole percent; what is not certain never looks so."""
    return min(99, round(100 * share)) if share < 1 else 100


def _better(made: Made, analysis: MoveAnalysis) -> MoveComparison | None:
    """The move that is surely better than the one that was made, if any is; a hand with a style gives some worth up."""
    if " " in made.player:
        return None
    least = 0.0 if made.is_persons else RATHER
    return next((other for other in analysis.others if other.behind < -least and not other.is_equal), None)
