"""Everything a person can ask of a table, by pointer or by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.files.settings import SPEEDS
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.games.plugin import plugin_of
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.help.advice_lines import AdviceLine
from scenes.play.help.advice_panel import AdvicePanel
from scenes.play.help.advice_places import place_of
from scenes.play.help.adviser import LOOK, PIECES
from scenes.play.help.goal_finder import GOING_ON
from scenes.play.help.goal_popover import WAY
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.help.possible import KIND_PREFIX
from scenes.play.help.reasons import why_dark
from scenes.play.input.clock_button import CLOCK, ShownClock
from scenes.play.input.controls import Group
from scenes.play.input.person_moves import PersonMoves
from scenes.play.input.rails import MENU, VERB_PREFIX
from scenes.play.input.table_buttons import TableButtons
from scenes.play.input.table_targets import CLOTH, LOG_AREA
from scenes.play.view.table_view import TableView
from scenes.table.panels.recap import RECAP
from scenes.table.seats import as_shown
from scenes.ui.host.hit_target import HoldLonger, HostEvent, Press, PressAgain, PressDenied
from scenes.ui.keymap import device
from scenes.ui.keymap.actions import meant_of

if TYPE_CHECKING:
    from scenes.results.result_scene import ResultScene

_say = Sentences("screens")


class TableCommands(PersonMoves):
    """What a person can do at one table: all moves, and everything else."""

    def __init__(self, app: App, table: TableView) -> None:
        super().__init__(app, table)
        self.possible = self.sight.possible
        self.advice = AdvicePanel(table, self.controls, self.sight.popovers, self.host, self._follow_advice)
        self.sight.advice = self.advice
        self._presses: dict[str, Callable[[], None]] = {
            "menu": self.open_menu,
            "log": self._toggle_log,
            "table": self._toggle_all_boards,
            "speed": lambda: self.change_speed(1),
            "help": self._open_rules,
            "settings": lambda: app.open("settings"),
            "undo": self.playback.undo,
            "redo": self.playback.redo,
            "what_if": self.try_or_end,
            "scores": self.open_scores,
            "return": self._come_back,
            "skip": self.playback.skip,
            "ask": self._ask,
            "possible": self._toggle_possible,
            "timeline": lambda: self.look_back(len(self.game.session.moves)),
            "letter": self.open_letter,
            CLOCK: self.turn_glass,
        }
        pressed = ("undo", "redo", "table", "log", "ask", "possible", "help", "timeline", "what_if", "skip")
        self.key_acts: Mapping[str, Callable[[], object]] = {
            **{name: partial(self.press, name) for name in pressed},
            "back": self.back_out,
            "menu": partial(self.press, "menu"),
            "replay": self.replay,
            "glass": self.turn_glass,
            "city": self.show_shown_city,
            "pin": self.pin,
            "turn": partial(self.turn_proposal, 1),
            "go_way": self.go_way,
            "wish": lambda: self.wish(self.host.pointed),
            "more": partial(self.add, 1),
            "less": partial(self.add, -1),
        }
        """What the keys of every table do, by the actions they mean."""
        self.shows_clock = False
        """Whether it is shown how long everybody has thought."""
        self._buttons = TableButtons(self.controls, table, self._presses, self._choose, self._answer)

    # -- what is on offer -------------------------------------------------------------------------------------

    def offer(self) -> None:
        """Put buttons and places on offer as they are now."""
        if self.host.held and not self.may_answer:
            self.host.let_go()
        settings = self.app.settings
        self._buttons.offer(settings.speed, settings.pressing, self.sight.prompt, self._panels, self._clock())
        self.targets.offer()

    def _panels(self) -> Sequence[Group]:
        """What floats over the rails: the list of what can be done, the advice, and what a scene has besides."""
        self.sight.popovers.begin_panels()
        shown = [panel for panel in (self.possible, self.advice) if panel.is_open]
        panels = [panel.group(self.table.theme, self.sight.weighted) for panel in shown]
        return [*filter(None, panels), *self.besides()]

    def _clock(self) -> ShownClock | None:
        """The clock, where it is wished for: the time of the person who is asked, or else of the one at the table."""
        game, clock = self.game, self.game.clock
        seat = game.deciding if game.is_person_deciding and game.deciding is not None else self.viewpoint.viewer
        shown = ShownClock(as_shown(game.session.seats), clock.seconds, seat, clock.glass_seconds)
        return shown if self.shows_clock else None

    def turn_glass(self) -> None:
        """Turn a sand-glass, where the clock is shown."""
        if self.shows_clock:
            self.game.clock.turn_glass()
            self.app.sounds.play("button")

    def besides(self) -> Sequence[Group]:
        """Buttons that float over this table besides those of every table."""
        return ()

    def advance(self, ms: float) -> bool:
        """Let time pass; True when something on the screen changes by it."""
        fires = self.host.held is None or self._knows_of_passing()
        changes = self.targets.refresh() | self.host.advance(ms, fires)
        changes |= self.game.adviser.think() | self._look_for_ways(ms) | self.possible.advance()
        changes |= self.advice.advance(ms)
        self.foresee_city()
        fades = ms * self.app.settings.haste
        recap = self.playback.recap
        is_read = self.sight.popovers.rect_of(RECAP) is not None
        return self.hints.advance(fades) | (is_read and recap.advance(fades)) | self.viewpoint.advance(ms) | changes

    def _knows_of_passing(self) -> bool:
        """Whether it was known by the last picture what a pass overlooks, and so whether a question takes the place of
        the hold; a hold that is over before that goes on.
        """
        was_known = self.game.ways.knows_of_passing(0)
        if not was_known:
            self.game.ways.knows_of_passing(GOING_ON)
        return was_known

    def _look_for_ways(self, ms: float) -> bool:
        """Let ways be looked for while a person is asked; True when there is something new to tell."""
        game, table = self.game, self.table
        is_asked = game.answers and game.is_person_deciding and table.shown_state is None
        if not is_asked or self.viewpoint.is_covered or table.held:
            return False
        game.ways.begin()
        self.playback.settle_doubts()
        if found := game.look_at_ties(table.equal_places):
            table.relay()
        return game.ways.think() | self.goal_popover.advance(ms) | found

    # -- pressing ---------------------------------------------------------------------------------------------

    def _take(self, event: HostEvent) -> None:
        """What pointer and keys have done."""
        match event:
            case Press(name, point):
                self._press(name, point)
            case PressDenied(name):
                self._tell_why_dark(name)
            case HoldLonger(name) if button := self.controls.button(name):
                shown = button.control.label if isinstance(button.control, ui.Button) else button.control.caption
                self.hints.note(_say("notes.hold_longer", what=shown), button.area)
            case PressAgain(name) if button := self.controls.button(name):
                self.hints.note(_say("notes.press_again"), button.area)
            case _:
                super()._take(event)

    def _press(self, name: str, point: ui.Point | None) -> None:
        """A click or Enter on something that can be pressed."""
        if name == LOG_AREA and point:
            self.touch_log(point)
        elif name == WAY:
            self.go_way()
        elif name.startswith(PINNED_PREFIX):
            self._touch_pinned(name.removeprefix(PINNED_PREFIX))
        elif (target := self.host.target(name)) and target.on_press:
            target.on_press()
        else:
            self.touch("" if name == CLOTH else name)

    def touch_log(self, point: ui.Point) -> bool:
        """A click on the log: a seat's lines alone, or the table as it was after what a line tells; False beside it."""
        panel = self.table.log_panel
        if not panel.touch(point, self.table.top.layout.log):
            return False
        if panel.hovered:
            self.look_back(panel.hovered.move + 1)
        return True

    def look_back(self, move: int, plays: bool = False) -> None:
        """Open the timeline before this move; with `plays` the game is played again from there, up to this table."""
        self.app.open("timeline", self.game.session, move, self.viewpoint.eyes, plays, False, plays)

    def replay(self) -> None:
        """Show again what happened since the viewer's last turn, or say that nothing has yet."""
        if self.game.session.moves:
            self.look_back(self.game.log.turn_of_others(self.viewpoint.viewer), plays=True)
        else:
            self.hints.note(_say("notes.nothing_yet"), MENU)

    # -- going elsewhere --------------------------------------------------------------------------------------

    def look_at(self, seat: int) -> None:
        """Lay a seat's board in front, or come back."""
        self.viewpoint.swap(seat)

    def _come_back(self) -> None:
        self.viewpoint.come_back()

    def _toggle_all_boards(self) -> None:
        self.viewpoint.all_boards = not self.viewpoint.all_boards

    def _toggle_log(self) -> None:
        self.table.log_panel.toggle()

    def _ask(self) -> None:
        """Ask the adviser, or for all it says, or let it go; the list of what can be done closes."""
        self.possible.close()
        self.advice.ask()

    def _follow_advice(self, line: AdviceLine) -> None:
        """A line of the adviser: show where, pick its piece up, or play its move, as deep as the advice goes."""
        depth = self.game.adviser.depth
        if not self.advice.may_be_pressed:
            return
        if depth == LOOK:
            self.advice.looked_at = self.game.position, line.move
        elif self.may_answer and depth == PIECES:
            self.game.turn.call_off()
            if line.is_batch:
                self._choose(line.move[0])
            elif name := place_of(self.table, [line.move], line.move):
                self.touch(name)
        elif self.may_answer:
            self.game.turn.call_off()
            self.playback.submit(line.move, *line.then)

    def _toggle_possible(self) -> None:
        """Open the list of what can be done, with the focus on its first entry, or close it."""
        self.game.adviser.put_away()
        self.possible.toggle()
        self.offer()
        if self.possible.is_open:
            self.ring.begin_at([f"{KIND_PREFIX}0"])
            if device.is_pad():
                self.ring.show()

    def add(self, step: int) -> None:
        """+ and −: more or less of what is laid out, as by the wheel, where that is a number, or else of the speed."""
        draft = self.game.turn.draft
        if draft and draft.is_counted:
            self.turn_proposal(-step)
        else:
            self.change_speed(step)

    def change_speed(self, step: int) -> None:
        """Faster or slower motion; past the fastest comes the slowest."""
        index = SPEEDS.index(self.app.settings.speed) + step
        self.app.change_settings(speed=SPEEDS[index % len(SPEEDS)])

    def _open_rules(self) -> None:
        self.app.open("rules", self.game.session.game.name, self.sight.topic)

    def pin(self) -> None:
        """Keep in sight what is said of what is pointed at, or let it go."""
        self.hints.pin(self.host.pointed)

    def _touch_pinned(self, name: str) -> None:
        """A click on what is pinned opens the chapter of the rules that it names, or else lets it go."""
        if chapter := self.sight.chapter(name):
            self.app.open("rules", self.game.session.game.name, chapter)
        else:
            self.hints.pin(name)

    def open_scores(self) -> None:
        """The scoring of a game that is over; this table stays below it."""
        self.app.stack.push(self.result())

    def result(self) -> ResultScene:
        """What shows how the game has ended."""
        return plugin_of(self.game.session.game.name).result(self.app, self.game.session)

    def try_or_end(self) -> None:
        """F4: try out how the game could go on, or go back to the game as it stands."""
        if self.game.is_what_if:
            self.app.stack.pop()
        else:
            self.app.open("game", self.game.what_if(self.viewpoint.viewer))

    def show_shown_city(self) -> None:
        """What the seat has built whose board lies in front, and all others."""
        self.show_city(self.viewpoint.shown_seat)

    def open_letter(self) -> None:
        """Send the game to where others sit."""
        self.app.open("send", self.game)

    def open_menu(self) -> None:
        """The pause dialog."""
        show_city = self.show_shown_city if self.has_cities else None
        dialog = PauseDialog(self.app, self.game, self.sight.topic, self.table.postcard(), show_city)
        self.app.stack.push(dialog)

    # -- keys -------------------------------------------------------------------------------------------------

    def act(self, goes_ahead: bool) -> None:
        """Enter, or Space, which throws a die that waits wherever the focus is: on what has the focus, or else what
        goes on.
        """
        throws_die = goes_ahead and self.game.waiting_move
        if self.host.focused and not throws_die:
            self._act_on_focus()
        elif not self.go_ahead() and not goes_ahead:
            self.ring.show()

    def _act_on_focus(self) -> None:
        name = self.ring.current
        if line := self.table.log_panel.notes.get(name or ""):
            self.table.log_panel.hover(ui.middle(line.area))
            self.touch_log(ui.middle(line.area))
        else:
            self.press(name)

    def press(self, name: str | None) -> bool:
        """Press something by its name, or say why it cannot be pressed now; False where there is none."""
        return self.host.press(name) or self.host.deny(name)

    def _tell_why_dark(self, name: str) -> None:
        """Say why a button cannot be pressed, and light what has to be dealt with first."""
        if button := self.controls.named(name):
            self.hints.say_why(why_dark(self.table, name), button.area)
            self.goal_popover.ask(name, is_tried=True)

    def press_verb(self, event: pygame.event.Event) -> bool:
        """Press the button of the game's own verb with this key."""
        return any(self.host.press(name) for name in self._verbs_meant(event))

    def tell_why_no_verb(self, event: pygame.event.Event) -> bool:
        """Say why the verb with this key can do nothing; False when there is no such verb."""
        return any(self.host.deny(name) for name in self._verbs_meant(event))

    def _verbs_meant(self, event: pygame.event.Event) -> list[str]:
        """The buttons of the game's own verbs with this key."""
        verbs = {each.verb: each.action for each in self.table.table.words.rail_verbs(self.table.model())}
        return [VERB_PREFIX + verb for verb in meant_of(event, verbs)]

    def close_newest(self) -> bool:
        """Close the advice, or else what was said last; False where nothing is said. What was picked up is let go with
        it: a card that is shown large over it would let the next click move it.
        """
        if not self.advice.close() and not self.sight.popovers.close_newest():
            return False
        if not self.game.turn.draft:
            self.game.turn.call_off()
        return True

    def back_out(self) -> None:
        """Esc: close the advice or what is said, the newest first, call off, come back; with nothing left to leave, the
        menu, or out of a what-if.
        """
        if self.close_newest() or self.cancel() or self.viewpoint.come_back():
            return
        if self.game.is_what_if:
            self.try_or_end()
        else:
            self.open_menu()
