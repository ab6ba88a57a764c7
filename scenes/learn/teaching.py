"""What a pupil can ask of a lesson's table: all that can be asked in play, and to be shown a step or to skip it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from game.engine.draft import Draft
from game.engine.flow import Move
from game.learn.lesson import LessonStep, LessonText, press_word
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.learn.lesson_in_play import LessonInPlay
from scenes.learn.pause import LessonPause
from scenes.learn.step_popover import NEXT, SHOW, SKIP, WIDTH, areas_of, self_lit_of, step_group, step_words
from scenes.play.input.answers import ANSWER_PREFIX, ANSWERS_ZONE
from scenes.play.input.controls import Group
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.input.table_commands import TableCommands
from scenes.play.input.table_focus import TableFocus
from scenes.play.input.turn_input import handles_of
from scenes.play.playback import Playback
from scenes.play.view.piece_light import outlines
from scenes.play.view.table_view import TableView
from scenes.ui.host.hit_target import HoldLonger, HostEvent, PressAgain
from scenes.ui.host.placement import dock_weights, docks, parts_drawn

_say = Sentences("screens")

ICON = re.compile(r"\{(\w+)\}")
CAPTION_PARTS = re.compile(r"[,:]")


class LessonPlayback(Playback):
    """Plays what the step asks for; of anything else it is said why not now."""

    game: LessonInPlay

    def submit(self, *moves: Move, verb: str = "") -> bool:
        """Play the moves, or those of them that are to be played now; False where none is."""
        sitting = self.game.sitting
        draft = self.game.turn.draft
        if draft and moves == draft.moves and self.game.slip:
            self.game.refuse(keeps_draft=True)
            self.app.sounds.play("refusal")
            return False
        fitting = moves if sitting.takes(moves) else sitting.in_order(moves)
        begins = () if fitting or not sitting.takes(moves[:1]) else moves[:1]
        fitting = fitting or begins or sitting.alike(moves)
        if fitting:
            self.play(*fitting)
        if not fitting or (begins and len(moves) > 1 and not sitting.amount):
            self.game.refuse()
            self.app.sounds.play("refusal")
        return bool(fitting)

    def end_skipping(self) -> None:
        """What others did is told by the lesson."""
        self.is_skipping = self._is_continued = False


class LessonSight(TableFocus):
    """What is seen over the pieces, and what the step says: `step_popover`, None while something is shown, of what lies
    `at` these areas.
    """

    step_popover: Group | None = None
    at: Sequence[ui.Area] = ()
    self_lit: Sequence[ui.Sprite] = ()
    """Those of them that are no rectangles."""
    meant: Sequence[ui.Area] = ()
    """What the step is done with."""
    named: Sequence[ui.Area] = ()
    """The pieces that its words name, and the pupil's figures of which they speak."""

    @property
    def needed(self) -> list[ui.Weighted]:
        """What the step speaks of, is done with and names is never hidden, either."""
        return [*self._spoken_of, *super().needed]

    @property
    def _spoken_of(self) -> list[ui.Weighted]:
        meant = (*ui.inflated(self.at), *self.meant)
        return [*((area, 3 * ui.NEVER) for area in meant), *((area, ui.NEVER) for area in self.named)]

    @property
    def docked(self) -> list[ui.Weighted]:
        """What it costs the popover of the step to hide what lies here: it lies over boards of others, if anything."""
        layout = self._table.top.layout
        if self._table.viewpoint.is_peeking:
            return []  # it stays: on its way it would come under the pointer, which would end the peek
        return [*self._spoken_of, *dock_weights(layout, [*super().needed, *self.figures_and_pieces])]

    def stamps(
        self, theme: ui.Theme, more: Iterable[ui.Popover] = (), besides: Iterable[ui.Weighted] = ()
    ) -> list[ui.Stamp]:
        """The frames of what the step speaks of, and what is shown over every table, the popover among it."""
        shaped = {each.area for each in self.self_lit}
        frames = [ui.glow_stamp(theme, area) for area in self.at if area not in shaped]
        return [*frames, *outlines(theme, self.self_lit), *super().stamps(theme, more, besides)]


class Teaching(TableCommands):
    """Everything that can be asked at the table of a lesson."""

    shows_by = LessonPlayback
    sees_by = LessonSight
    game: LessonInPlay
    sight: LessonSight

    def __init__(self, app: App, table: TableView) -> None:
        super().__init__(app, table)
        self._lesson_presses = {NEXT: self.read, SHOW: self.show, SKIP: self.skip_step}
        self._said: LessonText | None = None
        self._waits = False
        """Whether what the step is done with is not on offer yet."""

    def touch(self, name: str) -> None:
        """A click or Enter on a place: what leads away from the step is let go of and refused in words; of what is laid
        out, the wrong piece alone.
        """
        drafting, before = self.game.turn.drafting, self.game.turn.draft
        name = self._copy_meant(name)
        target = self.table.top.layout.targets.get(name)
        super().touch(name)
        if before and target and self._is_wrongly_laid(before, handles_of(name, target)):
            self._refuse()
            drafting.draft = before
            self.offer()
        self._refuse_wrong_way()

    def _is_wrongly_laid(self, before: Draft, handles: Iterable[str]) -> bool:
        """Whether a piece has come to what was laid out before that the step does not speak of."""
        draft, sitting = self.game.turn.draft, self.game.sitting
        if draft is None or draft.verb != before.verb or (draft.moves and sitting.takes(draft.moves)):
            return False
        named = _named(move for moves in sitting.wanted for move in moves)
        return any(draft.holds(each) and not before.holds(each) and each not in named for each in handles)

    def _refuse(self) -> None:
        self.game.refuse()
        self.app.sounds.play("refusal")

    def _choose(self, verb: str) -> None:
        super()._choose(verb)
        self._refuse_wrong_way()

    def _take(self, event: HostEvent) -> None:
        """What pointer and keys have done. Nobody is asked to hold a button longer that the step does not ask for."""
        match event:
            case HoldLonger(name) | PressAgain(name) if name not in self._verbs_wanted:
                self._refuse()
            case _:
                super()._take(event)
        self._answer_in_lesson_words()

    def _answer_in_lesson_words(self) -> None:
        """What the rules refuse while a step asks, the step alone answers: their way out may not be the lesson's."""
        notice = self.hints.notice
        if self.game.sitting.is_asking and notice and notice.is_refusal:
            self.hints.close_notice()
            self.game.refuse(keeps_draft=not self._goes_wrong)

    def _answer(self, move: Move) -> None:
        """A wrong answer to what was picked rightly leaves the question open."""
        leads_on = self.game.turn.is_begun and self._leads_on()
        if leads_on and self.may_answer and not self.game.sitting.takes((move,)):
            self.game.refuse(keeps_draft=True)
            self.app.sounds.play("refusal")
        else:
            super()._answer(move)

    @property
    def _verbs_wanted(self) -> set[str]:
        """The buttons that the step is done with."""
        return {f"{VERB_PREFIX}{move[0]}" for moves in self.game.sitting.wanted for move in moves[:1]}

    def _refuse_wrong_way(self) -> None:
        if self._goes_wrong:
            self.game.turn.call_off()
            self._refuse()

    def _copy_meant(self, name: str) -> str:
        """The copy of a card that the step names, where another copy does as well as that; else the place itself."""
        kind, _, copy = name.partition("#")
        moves = [move for moves in self.game.sitting.wanted for move in moves]
        if not copy or any(name in move for move in moves):
            return name
        decision = self.game.session.state.decision
        legal = {*decision.moves} if decision else set()
        for move in moves:
            for handle in (each for each in move if each.startswith(f"{kind}#")):
                if tuple(name if each == handle else each for each in move) in legal:
                    return handle
        return name

    @property
    def _goes_wrong(self) -> bool:
        """Whether something was picked, laid out or is in the hand that cannot become what the step asks for."""
        return self.game.turn.is_begun and not self._leads_on()

    @property
    def _refusal(self) -> str:
        """What is said of what was tried; empty for nothing."""
        step = self.game.sitting.step
        if step is None or not (self.game.is_refused or (step.answers and self._goes_wrong)):
            return ""
        if not step.answers:
            return _say("lesson.read_first")
        if slip := self.game.slip:
            return _say(f"lesson.{slip}", click=press_word(), n=step.amount)
        if left := self.game.sitting.repeats_left:
            return _say("lesson.not_yet", n=left)
        if self.game.sitting.is_begun:
            return _say("lesson.not_all", click=press_word())
        if piece := self._asked_piece:
            return _say("lesson.not_but", click=press_word(), piece=piece)
        return _say("lesson.not_now", click=press_word())

    @property
    def _asked_piece(self) -> str:
        """What that is called with which the step goes on, as its caption begins; empty where nothing is on offer, and
        among several pieces, some of which are laid out already.
        """
        if self.game.turn.draft:
            return ""
        names = self._to_press(self.sight.at)
        places = {each.name: each for each in self.ring.places if each.name in names and each.name != SHOW}
        called = next((places[name].called for name in names if name in places), "")
        return CAPTION_PARTS.split(called, 1)[0].strip()

    @property
    def spoken_step(self) -> str:
        """What the step says to those who listen, once it is seen."""
        if self.sight.step_popover is None or self._said is None:
            return ""
        return step_words(self.game.sitting, self._said)

    @property
    def spoken_refusal(self) -> str:
        """What is said to them of what was tried; empty for nothing."""
        return self._refusal

    def _leads_on(self) -> bool:
        """Whether what was picked or laid out can still become what the step asks for."""
        turn, wanted = self.game.turn, self.game.sitting.wanted
        firsts = {moves[0] for moves in wanted}
        if draft := turn.draft:
            about, right = draft.subjects[:1], _named(move for moves in wanted for move in moves)
            is_right = right.issuperset(about) or _named(turn.selection.moves).isdisjoint(about)
            is_right &= not draft.moves or right.issuperset(draft.subjects[1:])
            return is_right and any(move[0] in (*draft.covers, draft.verb) for move in firsts)
        return not firsts.isdisjoint(turn.selection.open_moves)

    def read(self) -> None:
        """The step has been read."""
        self.game.read()

    def show(self) -> None:
        """Play what the step asks for, as if the pupil did."""
        if moves := self.game.sitting.shown:
            self.playback.play(*moves)

    def skip_step(self) -> None:
        """Take the step for done."""
        self.game.skip()
        self.viewpoint.turn_to(self.game.deciding)
        self.table.relay()

    def open_menu(self) -> None:
        """The pause dialog of a lesson."""
        self.app.stack.push(LessonPause(self.app, self.game, self.sight.topic))

    def open_scores(self) -> None:
        """A lesson is no result: it is read on."""
        self.read()

    def offer(self) -> None:
        """Put all on offer as it is now; the focus begins where the step points, and returns there after a refusal.
        With a number laid out, keys change it, and the focus stays at what confirms it.
        """
        super().offer()
        step, said, draft = self.game.sitting.step, self._said_now, self.game.turn.draft
        if draft and draft.is_counted and self.game.turn.drafting.is_begun:
            self._said = said
        is_new = said is not self._said or (self.game.is_refused and not draft)
        if step and self.sight.step_popover and (is_new or (self._waits and self.ring.current == SHOW)):
            names = self._to_press(self.sight.at) if step.answers else [NEXT]
            self.ring.begin_at(names, stays=bool(step.answers))
            self._waits = names == [SHOW]
        if self.sight.step_popover:
            self._said = said

    @property
    def _said_now(self) -> LessonText | None:
        """What the pupil is told, None once all is done."""
        step = self.game.sitting.step
        if step is None:
            return None
        return step.begun if step.begun and self._has_begun(step) else step.told

    def besides(self) -> Sequence[Group]:
        """The popover of the step, while nothing else is shown."""
        sitting, table, theme = self.game.sitting, self.table, self.table.theme
        step, said = sitting.step, self._said_now
        self.sight.step_popover, self.sight.at, self.sight.meant, self.sight.named = None, (), (), ()
        self.sight.self_lit = ()
        if step is None or said is None or not sitting.is_asking or table.shown_state is not None:
            return ()
        self.sight.at, self.sight.meant = areas_of(table, self.controls, said), self._meant
        self.sight.self_lit = self_lit_of(table, said)
        self.sight.named = self._named_in(sitting.lesson.words(said))
        self.sight.step_popover = step_group(
            theme,
            sitting,
            step,
            said,
            self.sight.at,
            self._refusal,
            self._lesson_presses,
            self.sight.popovers,
            self.sight.docked,
            lambda: parts_drawn(table.top.layout),
            self._spoken_of_later,
            max((wide for _, _, wide, _ in docks(table.top.layout)), default=WIDTH),
        )
        return [self.sight.step_popover]

    def _spoken_of_later(self) -> list[list[ui.Area]]:
        """Where that lies now which the later steps speak of and name, step by step."""
        done, lesson = self.game.sitting.done, self.game.sitting.lesson
        told = (each for step in lesson.steps[done + 1 :] for each in (step.told, step.begun) if each)
        return [
            [*ui.inflated(areas_of(self.table, self.controls, each)), *self._named_in(lesson.words(each))]
            for each in told
        ]

    def _named_in(self, words: str) -> list[ui.Area]:
        """What is named in these words, pieces and boards of others, and the pupil's figures with their icons."""
        icons, layout = {*ICON.findall(words)}, self.table.top.layout
        figures = {each for icon in icons for each in (icon, f"{icon}@{self.viewpoint.viewer}")}
        shown = [each.area for name, each in layout.targets.items() if each.is_note and name in figures]
        return [*layout.named_in(words, self.viewpoint.viewer), *shown]

    def _has_begun(self, step: LessonStep) -> bool:
        """Whether a piece was picked or laid out that leads on; a verb alone begins only a step that speaks of one.
        Where that was picked first which comes second, the step still asks for what is missing.
        """
        turn = self.game.turn
        is_about_verb = any(name.startswith(VERB_PREFIX) for name in step.told.at)
        if not turn.is_begun or self._goes_wrong:
            return False
        if turn.drafting.is_begun or not turn.selection.picked:
            return is_about_verb or turn.drafting.is_begun
        return self._handles_at(step.begun).isdisjoint(turn.selection.picked)

    def _handles_at(self, told: LessonText | None) -> set[str]:
        """The handles of what the pupil is told of."""
        places = self.table.top.layout.targets
        return {
            handle for name in (told.at if told else ()) if name in places for handle in handles_of(name, places[name])
        }

    def _to_press(self, areas: Sequence[ui.Area]) -> list[str]:
        """What lies there: what the step is begun with, then what it is done with and buttons, before what it speaks of
        besides.
        """
        done_with = {*self._meant, *(each.area for each in self.controls.buttons)}
        first = sorted(areas, key=lambda area: area not in done_with)
        own = [each for each in self.ring.places if each.zone != ANSWERS_ZONE]
        same = [each.name for area in first for each in own if each.area == area]
        if not self.game.turn.is_begun:
            same.sort(key=lambda name: not self._begins(name))
        lit = [each for each in own if each.name in self.table.lit]
        inside = [each.name for area in first for each in lit if ui.contains(area, ui.middle(each.area))]
        shown = {ANSWER_PREFIX + " ".join(move) for move in self.game.sitting.shown}
        said = [each for each in self.ring.places if each.zone == ANSWERS_ZONE]
        answers = [each.name for each in said if each.name in shown or each.area in first]
        return [*same, *answers, *inside, SHOW]

    def _begins(self, name: str) -> bool:
        """Whether pressing it begins what the step asks for: a card that comes last in a row of moves does not."""
        target = self.table.top.layout.targets.get(name)
        handles = {name, *(target.stands_for if target else ())}
        begun_with = {handle for moves in self.game.sitting.wanted for move in moves[:1] for handle in move[1:]}
        return name in self._verbs_wanted or not handles.isdisjoint(begun_with)

    @property
    def _meant(self) -> list[ui.Area]:
        """What the step is done with, where the table says what that would do, and the other answers."""
        handles = {handle for move in self.game.sitting.shown for handle in move[1:]}
        layout = self.table.top.layout
        says = (layout.anchors.get(f"{handle} says") for handle in handles)
        places = layout.targets.items()
        meant = [place.area for name, place in places if handles & {name, *place.stands_for}]
        answers = (each.area for each in self.controls.buttons if each.is_enabled and each.control.zone == ANSWERS_ZONE)
        return [*meant, *filter(None, says), *answers]


def _named(moves: Iterable[Move]) -> frozenset[str]:
    """What moves are about, by the names that drafts and places have for it."""
    return frozenset(name for move in moves for name in (*move[1:], " ".join(move)))
