"""Commands: everything a person can ask of a table, by pointer or by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.book import lying
from game.core.flow import Move
from game.core.sentences import Sentences
from game.settings import SPEEDS
from scenes.games.doors import doors_of
from scenes.kit.explanation import Explanation, Slip, chapter_of
from scenes.kit.prompt import PROMPT
from scenes.play.acts import frame_stamp
from scenes.play.advice_slip import advice_stamps
from scenes.play.answers import ANSWERS_ZONE
from scenes.play.asked import Asked
from scenes.play.controls import Controls, Group
from scenes.play.hints import Hints
from scenes.play.pause import PauseDialog
from scenes.play.persons_turn import NOT_NOW
from scenes.play.playback import Playback
from scenes.play.playing_table import PlayingTable
from scenes.play.possible import KIND_PREFIX, Possible
from scenes.play.rails import VERB_PREFIX
from scenes.play.reasons import why_dark, why_dark_place
from scenes.play.table_buttons import TableButtons
from scenes.play.tips import Tips
from scenes.play.way_slip import WaySlip
from scenes.window.canvas import Stamp
from scenes.window.desk import Desk
from scenes.window.drag import middle
from scenes.window.focus import FocusRing
from scenes.window.layout import Area, Point
from scenes.window.stack import LookedUp
from scenes.window.widgets import Button, Mood
from sprites import materials
from sprites.theme import Theme

_say = Sentences("screens")

LIGHT = 180
"""How strongly what has to be dealt with first is framed, of 255."""


class Commands:
    """What a person can do at one table."""

    shows_by: type[Playback] = Playback

    def __init__(self, desk: Desk, table: PlayingTable) -> None:
        self.desk = desk
        self.table = table
        self.game = table.game
        self.viewpoint = table.viewpoint
        self.controls = Controls()
        self.tips = Tips(table, self.controls)
        self.hints = Hints(desk, table, self.tips)
        self.playback = self.shows_by(desk, table)
        self.way_slip = WaySlip(table, self.controls)
        self.ring = FocusRing()
        self.possible = Possible(table)
        self._possible: Group | None = None
        self.asked = Asked(table, self.controls, self.tips, self.ring)
        self.pointed: str | None = None
        """What the focus, or else the pointer, is on."""
        self._has_stepped = False
        self._dwelled: str | None = None
        self._answered: int | None = None
        self._presses: dict[str, Callable[[], None]] = {
            "menu": self.open_menu,
            "log": self._toggle_log,
            "table": self._toggle_all_boards,
            "speed": lambda: self.change_speed(1),
            "help": self._open_rules,
            "settings": lambda: desk.open("settings"),
            "undo": self.playback.undo,
            "redo": self.playback.redo,
            "what_if": self.try_or_end,
            "scores": self.open_scores,
            "skip": self.playback.skip,
            "ask": self.game.ask_adviser,
            "possible": self._toggle_possible,
            "timeline": lambda: self.look_back(len(self.game.session.moves)),
            "letter": self.open_letter,
        }
        self._buttons = TableButtons(self.controls, table, self._presses, self._choose, self._answer)

    # -- what is on offer -------------------------------------------------------------------------------------

    def offer(self) -> None:
        """Put buttons and places on offer as they are now."""
        if self.controls.is_holding and not self.may_answer:
            self.controls.let_go()
        self._buttons.offer(self.desk.settings.speed, self._prompt())
        self._possible = self.possible.group(self.table.theme, self.controls)
        if self._possible:
            self.controls.offer([*self.controls.groups, self._possible], self.controls.needs_hold)
        self.asked.offer()

    def _prompt(self) -> str:
        """What the rail says: what the focus is on, where a large card says the rest; or what is asked, unless a ribbon
        does.
        """
        focus, places = self.ring.place if self.ring.visible else None, self.table.top.layout.places
        if focus and (caption := self.tips.caption(focus.name)):
            is_large = focus.name in places and places[focus.name].zoom is not None
            return caption.partition(". ")[0] if is_large else caption
        return "" if PROMPT in places else self.table.table.words.prompt(self.table.model())

    def advance(self, ms: float) -> bool:
        """Let time pass; True when something on the screen changes by it."""
        changes = self.controls.is_holding
        self.controls.advance(ms)
        changes |= self.game.adviser.think() | self._look_for_ways(ms) | self.possible.advance()
        return self.hints.advance(ms) | self.playback.recap.advance(ms) | self.viewpoint.advance(ms) | changes

    def _look_for_ways(self, ms: float) -> bool:
        """Let ways be looked for while a person is asked; True when there is something new to tell."""
        game, table = self.game, self.table
        is_asked = game.answers and game.is_person_deciding and table.shown_state is None
        if not is_asked or self.viewpoint.is_covered or table.held:
            return False
        game.ways.begin()
        self.playback.settle_doubts()
        return game.ways.think() | self.way_slip.advance(ms)

    # -- moves ------------------------------------------------------------------------------------------------

    def begin_press(self, is_on_screen: bool) -> None:
        """A key or a button goes down: until the next one does, it answers the question of now, if that is on the
        screen, and no other.
        """
        self._answered = self.game.position if is_on_screen else None

    @property
    def may_answer(self) -> bool:
        """Whether what was pressed last may answer the question that is asked now."""
        return self._answered == self.game.position

    def touch(self, name: str) -> None:
        """A click or Enter on a place; an empty name is the bare cloth."""
        place = self.table.top.within_reach.get(name)
        if place is None:
            self.game.turn.call_off()
            return
        if place.looks_at is not None and name not in self.table.lit:
            self.viewpoint.swap(place.looks_at)
            return
        if not self.may_answer:
            return
        touched = self.game.turn.touch(name, place)
        if touched.moves:
            self.playback.attempt(*touched.moves)
        elif place.wish and all(refusal.reason == NOT_NOW for refusal in touched.refusals):
            self.wish(name)
        elif touched.refusals:
            self.hints.refuse(touched.refusals, place.area)
            self.way_slip.ask(name)
        elif self.game.turn.is_begun:
            self.desk.sounds.play("card_pick", x=middle(place.area)[0])
        else:
            self.hints.say_why(why_dark_place(self.table, name), place.area)
            self.way_slip.ask(name)

    def wish(self, name: str | None) -> bool:
        """Put the wish of a place on the viewer's list, or take it off; False where it stands for none."""
        place = self.table.top.layout.places.get(name) if name else None
        if place is None or not place.wish:
            return False
        self.game.toggle_wish(self.viewpoint.viewer, place.wish)
        self.desk.sounds.play("card_pick", x=middle(place.area)[0])
        return True

    def touch_log(self, point: Point) -> bool:
        """A click on the log: a seat's lines alone, or the table as it was after what a line tells; False beside it."""
        panel = self.table.log_panel
        if not panel.touch(point, self.table.top.layout.log):
            return False
        if panel.hovered:
            self.look_back(panel.hovered.move + 1)
        return True

    def look_back(self, move: int, plays: bool = False) -> None:
        """Open the timeline before this move; with `plays` the game is played again from there."""
        self.desk.open("timeline", self.game.session, move, self.viewpoint.eyes, plays)

    def replay(self) -> None:
        """Show again what happened since the viewer's last move."""
        self.look_back(self.game.log.last_move_of(self.viewpoint.viewer) + 1, plays=True)

    def _choose(self, verb: str) -> None:
        """A verb's button: its pieces light up; pressed again, or with nothing to choose, the only move is played."""
        if not self.may_answer:
            return
        turn, selection = self.game.turn, self.game.turn.selection
        if repeated := self._repeated_move(verb):
            self.playback.attempt(*repeated, verb=verb)
        elif turn.draft and turn.draft.verb == verb:
            self._confirm()
        elif (move := selection.only_move) and move[0] == verb:
            self.playback.attempt(move)
        elif selection.verb == verb:
            selection.clear()
        elif moves := turn.choose_verb(verb):
            self.playback.attempt(*moves)
        elif turn.draft is None and (named := self._named_move(verb)) in selection.open_moves:
            self.playback.attempt(named)

    def _named_move(self, verb: str) -> Move:
        """The move that the button of a verb stands for by itself, empty where its pieces are to be chosen."""
        verbs = self.table.table.words.rail_verbs(self.table.model())
        return next((each.move for each in verbs if each.verb == verb and each.move), ())

    def _repeated_move(self, verb: str) -> tuple[Move, ...]:
        """The move that the button of a verb plays now and orders for the next turns; empty for all other buttons."""
        verbs = self.table.table.words.rail_verbs(self.table.model())
        found = next((each for each in verbs if each.verb == verb), None)
        return (found.move,) * found.times if found and found.move and found.times > 1 else ()

    def _confirm(self) -> bool:
        """Play what is laid out; False as long as something is missing."""
        draft = self.game.turn.draft
        if draft is None or not draft.moves:
            return False
        return self.playback.attempt(*draft.moves)

    def go_way(self) -> bool:
        """Go the way that is shown, as far as nobody else is asked; False where there is none."""
        moves = self.way_slip.moves
        if not moves or not self.may_answer:
            return False
        self.game.turn.call_off()
        self.way_slip.close()
        self.playback.play(*moves)
        return True

    def touch_way(self, point: Point) -> bool:
        """A click on the slip that tells a way goes it; False beside, and where it only says why not."""
        return self.way_slip.covers(point) and self.go_way()

    def turn_proposal(self, step: int) -> bool:
        """Leaf through what may be laid out instead; False where there is nothing to leaf through."""
        drafting = self.game.turn.drafting
        if self.table.hot:
            drafting.aim(self.table.hot)
        turned = drafting.turn(step)
        if turned:
            self.desk.sounds.play("card_pick")
        return turned

    def _answer(self, move: Move) -> None:
        if self.may_answer:
            self.playback.attempt(move)

    def go_ahead(self) -> None:
        """Space or Enter without a focus: play the one thing that waits, such as the die."""
        if not self.may_answer:
            return
        move = self.game.waiting_move or self.game.turn.selection.only_move
        if move:
            self.playback.attempt(move)
        elif not self._confirm() and not self.controls.press("scores"):
            self.controls.press("letter")

    # -- looking ----------------------------------------------------------------------------------------------

    def step_focus(self, event: pygame.event.Event) -> bool:
        """Arrows and Tab: what the focus comes to says at once what it is. True when the event was one of them."""
        has_stepped = self.ring.handle(event)
        self._has_stepped |= has_stepped
        return has_stepped

    def look(self, focused: str | None, hovered: str | None, asked: str | None) -> None:
        """The focus and the pointer are on these now: what is told of, and whose board is peeked at.

        `hovered` is a place, `asked` anything. What tells of itself does so rather than show the board it belongs to.
        """
        places = self.table.top.within_reach
        self.table.shown = self.possible.places_of(self._moves_in_sight)
        self.pointed = focused or asked
        is_quiet = self.table.held is None and self.playback.choreographer.is_idle
        self.hints.look_at(self.pointed, is_quiet, self._has_stepped and focused is not None)
        self._has_stepped = False
        if is_quiet and self._dwelled != (shown := self.hints.zooms.shown):
            self._dwelled = shown
            if shown:
                self.way_slip.ask(shown)
        self.way_slip.refresh(self.pointed)
        pointed = places.get(hovered) if hovered and not focused else None
        self.viewpoint.hover(pointed.looks_at if pointed and pointed.zoom is None else None)

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The hints, the progress of a hold, and the focus ring where it is on no piece."""
        bubble = self.hints.bubble
        lit = self.asked.areas if bubble and bubble.lights else []
        buttons = self.possible.buttons_of(self._moves_in_sight, self.controls)
        stamps = self.controls.floating(theme)
        stamps += [frame_stamp(theme, area, LIGHT) for area in (*lit, *buttons)]
        if self._possible:
            mood = Mood(self.controls.hovered, None, self.ring.current if self.ring.visible else None)
            stamps.append(self._possible.stamp(theme, mood))
        if self.way_slip.is_open:
            taken = self.hints.taken(theme)
            stamps += self.way_slip.stamps(theme, taken, self._answer_areas, bubble is not None)
        stamps += self.hints.stamps(theme, self._answer_areas, lit) + self.controls.stamps(theme)
        place = self.ring.place
        if self.ring.visible and place and place.name not in self.table.top.layout.places:
            stamps.append(ring_stamp(theme, place.area))
        return stamps + advice_stamps(theme, self.table, self.controls, self.game.adviser)

    @property
    def _answer_areas(self) -> list[Area]:
        """What no large card lies over."""
        answers = [button.area for button in self.controls.focusables() if button.zone == ANSWERS_ZONE]
        return [*answers, *([self._possible.area] if self._possible else [])]

    @property
    def _moves_in_sight(self) -> frozenset[Move]:
        """Those of the entry of the list that the focus or the pointer is on, or else of the chosen one."""
        focused = self.ring.current if self.ring.visible else None
        near = (name for name in (focused, self.controls.hovered) if name and name.startswith(KIND_PREFIX))
        return self.possible.moves_of(next(near, self.possible.chosen))

    def recap_stamps(self, theme: Theme) -> list[Stamp]:
        """What computers did, out of the way of where the question of the viewer can be answered."""
        places = self.table.top.layout.places
        asked = [
            *(places[name].area for name in self.table.lit if name in places),
            *(button.area for button in self.controls.focusables()),
        ]
        return self.playback.recap.stamps(theme, asked, self.table.top.layout.kept_clear)

    def look_at(self, seat: int) -> None:
        """Lay a seat's board in front, or come back."""
        self.viewpoint.swap(seat)

    def _toggle_all_boards(self) -> None:
        self.viewpoint.all_boards = not self.viewpoint.all_boards

    def _toggle_log(self) -> None:
        self.table.log_panel.toggle()

    def pin(self, hovered: str | None = None) -> None:
        """Pin the zoom under the pointer or the focus, or let it go."""
        self.hints.pin(hovered or (self.ring.current if self.ring.visible else None))

    def _toggle_possible(self) -> None:
        """Open the list of what can be done, with the focus on its first entry, or close it."""
        self.possible.toggle()
        self.offer()
        if self.possible.is_open:
            self.ring.begin_at([f"{KIND_PREFIX}0"])

    def change_speed(self, step: int) -> None:
        """Faster or slower motion; past the fastest comes the slowest."""
        index = SPEEDS.index(self.desk.settings.speed) + step
        self.desk.change_settings(speed=SPEEDS[index % len(SPEEDS)])

    def _open_rules(self) -> None:
        self.desk.open("rules", self.game.session.game.name, self._topic())

    def _topic(self) -> str:
        """The chapter that says more about what is pointed at, or else about the present step."""
        return self._chapter(self.pointed) or self.table.table.words.rules_topic(self.table.model())

    def _chapter(self, name: str | None) -> str:
        """The chapter that what is asked here names."""
        tip = self.tips.tip(name)
        return chapter_of(tip.look) if tip else ""

    @property
    def looked_up(self) -> LookedUp:
        """The game, what is pointed at: as a piece, by the title of what it tells, by its chapter; what lies hidden."""
        tip = self.tips.tip(self.pointed)
        told = tip.look.told if tip and isinstance(tip.look, Slip) else tip.look if tip else None
        title = (told.title,) if isinstance(told, Explanation) else ()
        piece = (self.pointed or "").partition("#")[0].partition("@")[0]
        names = (piece, *title, self._chapter(self.pointed))
        game, model = self.game.session.game.name, self.table.model()
        return game, names, lying(game, model.heaps, model.seats)

    def touch_pinned(self, point: Point) -> bool:
        """A click on what is pinned opens the chapter of the rules that it names, or else lets it go; False beside."""
        name = self.hints.pinned_at(point)
        if name is None:
            return False
        if chapter := self._chapter(name):
            self.desk.open("rules", self.game.session.game.name, chapter)
        else:
            self.hints.pin(name)
        return True

    def open_scores(self) -> None:
        """The scoring of a game that is over; this table stays below it."""
        self.desk.stack.push(doors_of(self.game.session.game.name).result(self.desk, self.game.session))

    def try_or_end(self) -> None:
        """F4: try out how the game could go on, or go back to the game as it stands."""
        if self.game.is_what_if:
            self.desk.stack.pop()
        else:
            self.desk.open("game", self.game.what_if(self.viewpoint.viewer))

    def open_letter(self) -> None:
        """Send the game to where others sit."""
        self.desk.open("send", self.game)

    def open_menu(self) -> None:
        """The pause dialog."""
        self.desk.stack.push(PauseDialog(self.desk, self.game, self._topic()))

    # -- keys -------------------------------------------------------------------------------------------------

    def act_on_focus(self) -> None:
        """Enter or Space on the focused place or button."""
        name = self.ring.current
        if line := self.table.log_panel.notes.get(name or ""):
            x, y, width, height = line.area
            self.table.log_panel.hover((x + width / 2, y + height / 2))
            self.touch_log((x + width / 2, y + height / 2))
        elif name and not self.press(name) and name not in self.controls.notes:
            self.touch(name)

    def press(self, name: str) -> bool:
        """Press a button by its name, or say why it cannot be pressed now; False where there is none."""
        return self.controls.press(name) or self.tell_why_dark(self.controls.dark(name))

    def tell_why_dark(self, button: Button | None) -> bool:
        """Say why a button cannot be pressed, and light what has to be dealt with first; False for no button."""
        if button:
            self.hints.say_why(why_dark(self.table, button.name), button.area)
            self.way_slip.ask(button.name)
        return button is not None

    def press_verb_key(self, letter: str) -> bool:
        """Press the button of the game's own verb with this key; verbs that exclude each other may share one."""
        verbs = self.table.table.words.rail_verbs(self.table.model())
        names = [VERB_PREFIX + verb.verb for verb in verbs if verb.key.upper() == letter]
        return any(self.controls.press(name) for name in names)

    def tell_why_key(self, letter: str) -> bool:
        """Say why the verb with this key can do nothing; False when there is no such verb."""
        verbs = self.table.table.words.rail_verbs(self.table.model())
        names = [VERB_PREFIX + verb.verb for verb in verbs if verb.key.upper() == letter]
        return any(self.tell_why_dark(self.controls.dark(name)) for name in names)

    def release_hold(self) -> None:
        """The key of a button that needs holding went up."""
        self.tell_to_hold(self.controls.let_go())

    def tell_to_hold(self, name: str | None) -> None:
        """A button was let go too soon."""
        button = self.controls.button(name) if name else None
        if button:
            self.hints.note(_say("notes.hold_longer"), button.area)

    def cancel(self) -> bool:
        """Call off what was begun; False when nothing was."""
        if self.game.turn.is_begun:
            self.game.turn.call_off()
            return True
        return self.game.orders.call_off(self.viewpoint.viewer) or self.hints.zooms.let_go()

    def back_out(self) -> None:
        """Esc: close what is large, call off, come back; with nothing left to leave, the menu, or out of a what-if."""
        if self.game.adviser.depth:
            self.game.adviser.forget()
            return
        if self.possible.close():
            return
        if self.way_slip.close() or self.hints.zooms.close() or self.cancel() or self.viewpoint.come_back():
            return
        if self.table.log_panel.is_open:
            self.table.log_panel.is_open = False
        elif self.game.is_what_if:
            self.try_or_end()
        else:
            self.open_menu()


def ring_stamp(theme: Theme, area: Area) -> Stamp:
    """The focus ring around an area."""
    x, y, width, height = area
    rect = theme.rect(x - 4, y - 4, width + 8, height + 8)
    return Stamp(materials.focus_ring(theme, rect.size), rect.topleft)
