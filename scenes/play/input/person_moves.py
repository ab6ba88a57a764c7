"""A person's moves: what touching, dragging, verbs and keys answer to the question at a table."""

from __future__ import annotations

import pygame

from game.engine.draft import Draft
from game.engine.flow import Move
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.play.dialogs.city_scene import CityScene
from scenes.play.help.reasons import why_dark_place
from scenes.play.input.controls import Controls
from scenes.play.input.rails import MENU
from scenes.play.input.table_focus import TableFocus
from scenes.play.input.turn_input import NOT_NOW, handles_of
from scenes.play.playback import Playback
from scenes.play.view.table_view import TableView
from scenes.ui.host.drag import Drag
from scenes.ui.host.hit_target import Drop, HostEvent, Lift, PutBack

_say = Sentences("screens")


class PersonMoves:
    """How people move at one table. What is asked when a key or a button goes down is what it answers, and nothing
    else.
    """

    shows_by: type[Playback] = Playback
    sees_by: type[TableFocus] = TableFocus

    def __init__(self, app: App, table: TableView) -> None:
        self.app = app
        self.table = table
        self.game = table.game
        self.viewpoint = table.viewpoint
        self.host = ui.Host(self._take)
        self.ring = self.host.ring
        self.controls = Controls(self.host)
        self.playback = self.shows_by(app, table)
        self.sight = self.sees_by(app, table, self.controls, self.host)
        self.tooltips, self.hints, self.targets = self.sight.tooltips, self.sight.hints, self.sight.targets
        self.goal_popover = self.sight.goal_popover
        self._answered: int | None = None
        self._foreseen: tuple[int, int, ui.Theme] | None = None
        """The city that was foreseen last, the position, and in which theme."""

    # -- what is answered -------------------------------------------------------------------------------------

    def begin_press(self, is_on_screen: bool) -> None:
        """A key or a button goes down: until the next one does, it answers the question of now, if that is on the
        screen, and no other.
        """
        self._answered = self.game.position if is_on_screen else None

    @property
    def may_answer(self) -> bool:
        """Whether what was pressed last may answer the question that is asked now."""
        return self._answered == self.game.position

    def _take(self, event: HostEvent) -> None:
        """What the host says was done with a piece."""
        match event:
            case Lift(name):
                self._lift(name)
            case Drop():
                self._drop(event)
            case PutBack(carried):
                self._put_back(carried)

    # -- touching ---------------------------------------------------------------------------------------------

    def touch(self, name: str) -> None:
        """A click or Enter on a place; an empty name is the bare cloth."""
        place = self.table.top.within_reach.get(name)
        if place is None:
            self.game.turn.call_off()
            return
        if place.looks_at is not None and name not in self.table.lit:
            self.viewpoint.swap(place.looks_at)
            return
        if place.city_of is not None and name not in self.table.lit:
            self.show_city(place.city_of)
            return
        if not self.may_answer:
            return
        before = self.game.turn.draft
        touched = self.game.turn.touch(name, place)
        if touched.moves:
            self.playback.submit(*touched.moves)
        elif place.wish and all(refusal.reason == NOT_NOW for refusal in touched.refusals):
            self.wish(name)
        elif touched.refusals:
            self.hints.refuse(touched.refusals, place.area)
            self.goal_popover.ask(name, is_tried=True)
        elif self.game.turn.is_begun:
            self.app.sounds.play(self._sound_of_touch(before), x=ui.middle(place.area)[0])
        else:
            self.hints.say_why(why_dark_place(self.table, name), place.area)
            self.goal_popover.ask(name, is_tried=True)

    def _sound_of_touch(self, before: Draft | None) -> str:
        """What was begun by a touch, or what it went on with, where `before` was laid out."""
        draft, table = self.game.turn.draft, self.table.table
        is_new = draft is not None and (before is None or before.verb != draft.verb)
        return table.quiet_sounds.get(draft.verb, table.picked_sound) if draft and is_new else table.picked_sound

    def show_city(self, seat: int) -> None:
        """What everybody has built, that of this seat first; where a game has nothing of the kind, say so."""
        if self.has_cities:
            self.app.stack.push(CityScene(self.app, self.table, seat))
        else:
            self.hints.note(_say("notes.no_city"), MENU)

    @property
    def has_cities(self) -> bool:
        """Whether there is anything to be seen that was built."""
        return bool(self.table.table.postcards(self.table.model(), 1.0))

    def foresee_city(self) -> None:
        """As soon as it is asked what a place is that shows a city, have that painted."""
        place = self.table.top.within_reach.get(self.host.told or "")
        seen = (place.city_of, self.game.position, self.table.theme) if place and place.city_of is not None else None
        if seen and seen != self._foreseen:
            CityScene(self.app, self.table, seen[0]).foresee()
        self._foreseen = seen or self._foreseen

    def wish(self, name: str | None) -> bool:
        """Put the wish of a place on the viewer's list, or take it off; False where it stands for none."""
        place = self.table.top.layout.targets.get(name) if name else None
        if place is None or not place.wish:
            return False
        self.game.toggle_wish(self.viewpoint.viewer, place.wish)
        self.app.sounds.play("card_pick", x=ui.middle(place.area)[0])
        return True

    def cancel(self) -> bool:
        """Call off what was begun; False when nothing was."""
        if self.game.turn.is_begun:
            self.game.turn.call_off()
            return True
        return self.game.orders.call_off(self.viewpoint.viewer) or self.hints.let_go()

    # -- verbs, and what is laid out --------------------------------------------------------------------------

    def _choose(self, verb: str) -> None:
        """A verb's button: its pieces light up before the own board; pressed again, or with nothing to choose, the only
        move is played.
        """
        if not self.may_answer:
            return
        self.viewpoint.come_back()
        turn, selection = self.game.turn, self.game.turn.selection
        if repeated := self._repeated_move(verb):
            self.playback.submit(*repeated, verb=verb)
        elif turn.draft and turn.draft.verb == verb:
            self._confirm()
        elif (move := selection.only_move) and move[0] == verb:
            self.playback.submit(move)
        elif selection.verb == verb:
            selection.clear()
        elif moves := turn.choose_verb(verb):
            self.playback.submit(*moves)
        elif turn.draft is None and (named := self._named_move(verb)) in selection.open_moves:
            self.playback.submit(named, verb=verb)

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
        return self.playback.submit(*draft.moves)

    def go_way(self) -> bool:
        """Go the way that is shown, as far as nobody else is asked; False where there is none."""
        moves = self.goal_popover.moves
        if not moves or not self.may_answer:
            return False
        self.game.turn.call_off()
        self.goal_popover.close()
        self.playback.play(*moves)
        return True

    def leaf(self, step: int) -> bool:
        """Tab leafs through the proposals for what is laid out; False where there are none."""
        draft = self.game.turn.draft
        return draft is not None and draft.is_leafed and self.turn_proposal(step)

    def turn_proposal(self, step: int) -> bool:
        """Leaf through what may be laid out instead; False where there is nothing to leaf through."""
        drafting = self.game.turn.drafting
        if self.table.hot:
            drafting.aim(self.table.hot)
        turned = drafting.turn(step)
        if turned:
            self.app.sounds.play("card_pick")
        return turned

    def _answer(self, move: Move) -> None:
        if self.may_answer:
            self.playback.submit(move)

    def go_ahead(self) -> bool:
        """Space or Enter without a focus: play the one thing that waits, such as the die; False where nothing does."""
        if not self.may_answer:
            return True
        move = self.game.waiting_move or self.game.turn.selection.only_move
        if move:
            self.playback.submit(move)
        return bool(move) or self._confirm() or self.host.press("scores") or self.host.press("letter")

    # -- carrying ---------------------------------------------------------------------------------------------

    def _lift(self, name: str) -> None:
        """Pick a piece up, and with Shift the like ones, where the question on the screen may be answered."""
        place = self.table.top.layout.targets.get(name)
        if place is None or not self.may_answer:
            return
        self.host.carry(self._like_ones(name, place) if pygame.key.get_mods() & pygame.KMOD_SHIFT else ())
        self.app.sounds.play("card_pick", x=ui.middle(place.area)[0])
        self.game.turn.lift(name, place)

    def _like_ones(self, name: str, place: ui.Target) -> list[str]:
        """The other pieces of the same kind that lie in the same place, such as all Workers of a card."""
        targets, sprites = self.table.top.layout.targets, self.table.top.layout.sprites
        identity = sprites[name].identity if name in sprites else ""
        return [
            other
            for other, sprite in sprites.items()
            if identity
            and other != name
            and sprite.identity == identity
            and other in targets
            and targets[other].stands_for == place.stands_for
        ]

    def _drop(self, dropped: Drop) -> None:
        """What was pressed, or held in the hand, was let go elsewhere. What lies fast, or what no place would take, is
        to be clicked.
        """
        carried = dropped.carried
        if carried and not carried.has_moved:
            self._set_down(carried)
            return
        if carried:
            self._let_go(carried, dropped.taken_by or dropped.over)
        place = self.table.top.layout.targets.get(dropped.pressed.name)
        is_pointless = dropped.pressed.is_lit and not (carried and dropped.has_landings)
        if is_pointless and place and self.hints.notice is None:
            self.hints.note(_say("notes.click_this"), place.area)

    def _let_go(self, carried: Drag, onto: str | None) -> None:
        """A held piece, and what was lifted along with it, was let go over a place or over none."""
        table, turn, name = self.table, self.game.turn, carried.name
        places = table.top.layout.targets
        target = places.get(onto or "")
        for each in carried.names:
            table.top.motion.let_go(each, carried.area)
        self.host.hush()
        if turn.drafting.held:
            dropped = turn.drop(handles_of(onto, target) if onto and target else ())
            if dropped.moves and self.playback.submit(*dropped.moves):
                return
            self.hints.refuse(dropped.refusals, carried.under_pointer, at_hand=True)
        elif onto and target and onto in turn.lit(places) and not turn.selection.is_empty:
            moves = turn.touch(onto, target).moves
            if moves and self.playback.submit(*self._repeated(moves, len(carried.names), carried.area)):
                return
        else:
            is_home = bool(target and name in places and target.zone == places[name].zone)
            if onto and target and name in places:
                refusals = turn.drop_refusals(name, places[name], onto, target)
                move = None if is_home else turn.move_to_zone(name, target.zone, places, refusals)
                if move and self.playback.submit(move):
                    return
                if not is_home or turn.is_refused_there(name, places[name], onto, target, refusals):
                    self.hints.refuse(refusals, carried.under_pointer, at_hand=True)
            if self.hints.notice is None and not is_home and turn.landings(places):
                self.hints.note(_say("notes.not_here"), carried.under_pointer, at_hand=True)
            turn.selection.clear()
        for each in carried.names:
            table.top.motion.send_home(each, self.playback.pace)

    def _repeated(self, moves: tuple[Move, ...], times: int, area: ui.Area) -> tuple[Move, ...]:
        """A move once for every piece in the hand, as often as the rules allow it in a row."""
        if len(moves) > 1 or times == 1:
            return moves
        allowed = self.game.repeats(moves[0], times)
        if allowed < times:
            self.hints.note(_say("notes.one_at_a_time"), area)
        return moves * allowed

    def _set_down(self, carried: Drag) -> None:
        """A piece was lifted and let go where it lay: it was clicked, however slowly."""
        self._send_home(carried)
        if self.game.turn.set_down():
            self.touch(carried.name)

    def _put_back(self, carried: Drag) -> None:
        """Holding was called off: the piece glides home."""
        self.game.turn.call_off()
        self._send_home(carried)

    def _send_home(self, carried: Drag) -> None:
        for each in carried.names:
            self.table.top.motion.let_go(each, carried.area)
            self.table.top.motion.send_home(each, self.playback.pace)
