"""Carrying: pieces that are lifted from their places and let go over others."""

from __future__ import annotations

from game.engine.flow import Move
from game.text.sentences import Sentences
from scenes.play.input.commands import Commands
from scenes.play.input.turn_input import TurnInput, handles_of
from scenes.play.view.table_view import TableView
from scenes.ui.host.drag import Held, middle
from scenes.ui.host.target import Area

_say = Sentences("screens")


class Carrying:
    """What a hand does with pieces at one table."""

    def __init__(self, table: TableView, commands: Commands) -> None:
        self._table = table
        self._commands = commands

    @property
    def _turn(self) -> TurnInput:
        return self._table.game.turn

    def lift(self, name: str) -> None:
        """A piece was picked up."""
        place = self._table.top.layout.targets[name]
        self._commands.desk.sounds.play("card_pick", x=middle(place.area)[0])
        self._commands.hints.zooms.hide()
        self._turn.lift(name, place)

    def drop(self, held: Held, target: str | None) -> None:
        """A held piece, and what was lifted along with it, was let go over a place or over none."""
        places, name = self._table.top.layout.targets, held.name
        for each in held.names:
            self._table.top.motion.let_go(each, held.area)
        self._commands.hints.zooms.hide()
        turn = self._turn
        if turn.drafting.held:
            dropped = turn.drop(handles_of(target, places[target]) if target else ())
            if dropped.moves and self._commands.playback.submit(*dropped.moves):
                return
            self._commands.hints.refuse(dropped.refusals, held.area)
        elif target and target in turn.lit(places) and not turn.selection.is_empty:
            moves = turn.touch(target, places[target]).moves
            if moves and self._commands.playback.submit(*self._repeated(moves, len(held.names), held.area)):
                return
        else:
            if target and name in places and places[target].zone != places[name].zone:
                refusals = turn.drop_refusals(name, places[name], target, places[target])
                self._commands.hints.refuse(refusals, places[target].area)
            turn.selection.clear()
        for each in held.names:
            self._table.top.motion.send_home(each, self._commands.playback.pace)

    def _repeated(self, moves: tuple[Move, ...], times: int, area: Area) -> tuple[Move, ...]:
        """A move once for every piece in the hand, as often as the rules allow it in a row."""
        if len(moves) > 1 or times == 1:
            return moves
        allowed = self._table.game.repeats(moves[0], times)
        if allowed < times:
            self._commands.hints.note(_say("notes.one_at_a_time"), area)
        return moves * allowed

    def tell_to_click(self, name: str) -> None:
        """A lit place was dragged that lies fast, or that no place would take; a reason already given is enough."""
        place = self._table.top.layout.targets.get(name)
        if place and self._commands.hints.notice is None:
            self._commands.hints.note(_say("notes.click_this"), place.area)

    def set_down(self, name: str, area: Area) -> None:
        """A piece was lifted and let go where it lay: it was clicked, however slowly."""
        self._table.top.motion.let_go(name, area)
        self._table.top.motion.send_home(name, self._commands.playback.pace)
        if self._turn.set_down():
            self._commands.touch(name)

    def put_back(self, name: str, area: Area) -> None:
        """Holding was called off: the piece glides home."""
        self._turn.call_off()
        self._table.top.motion.let_go(name, area)
        self._table.top.motion.send_home(name, self._commands.playback.pace)
