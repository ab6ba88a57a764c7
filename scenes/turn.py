"""A person's turn: touched places narrow the legal moves until one is meant, or say why there is none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import NamedTuple

from game.core import flow
from game.core.flow import Move, Refusal
from game.core.state import State
from scenes.selection import Selection
from scenes.tables.layout import Place, Verb

Places = Mapping[str, Place]


class Touched(NamedTuple):
    """What touching a place led to: a move, reasons against it, or neither when it only narrowed."""

    move: Move | None = None
    refusals: tuple[Refusal, ...] = ()


class Turn:
    """One decision of a person: what is picked, and what may be picked next."""

    def __init__(self, state: State, is_open: bool) -> None:
        """With `is_open` False somebody else decides: nothing is legal here."""
        self._state = state
        decision = state.decision
        self.selection = Selection(decision.moves if decision and is_open else ())

    def lit(self, places: Places) -> frozenset[str]:
        """The places that mean something now: where a move can begin, or what narrows the picks further."""
        return frozenset(name for name, place in places.items() if self.moves_at(name, place))

    def moves_at(self, name: str, place: Place) -> tuple[Move, ...]:
        """The legal moves that touching this place leads to."""
        handles = handles_of(name, place)
        selection = self.selection
        if not selection.picked:
            return selection.moves_through(handles, place.verb, leads=True)
        return selection.moves_through(handles, place.verb) or self._drop_moves(place)

    def _drop_moves(self, place: Place) -> tuple[Move, ...]:
        return tuple(move for move in self.selection.finished_moves if move[0] == place.drop_verb)

    def touch(self, name: str, place: Place) -> Touched:
        """A click or Enter on a place, or a drop on it.

        A second touch of what is picked plays the only move that is left, or lets go of it. Where the picks lead
        nowhere, the place begins anew.
        """
        handles = handles_of(name, place)
        selection = self.selection
        if self._narrow(place, handles):
            return Touched(selection.move)
        if moves := self._drop_moves(place):
            return Touched(moves[0])
        if any(handle in selection.picked for handle in handles):
            move = selection.only_move
            if move is None:
                selection.clear()
            return Touched(move)
        reasons = self.refusals(selection.picked, handles)
        selection.clear()
        if self._narrow(place, handles):
            return Touched(selection.move)
        return Touched(None, reasons or self.refusals((), handles))

    def _narrow(self, place: Place, handles: tuple[str, ...]) -> bool:
        leads = not self.selection.picked
        return self.selection.pick(handles, place.verb, leads) or self.selection.pick(handles, place.verb)

    def lift(self, name: str, place: Place) -> bool:
        """Pick a piece up afresh; False when no legal move begins with it."""
        verb = self.selection.verb
        self.selection.clear()
        if verb and self.selection.choose_verb(verb) and self._lead(name, place):
            return True
        self.selection.clear()
        return self._lead(name, place)

    def _lead(self, name: str, place: Place) -> bool:
        return self.selection.pick(handles_of(name, place), place.verb, leads=True)

    def refusals(self, picked: tuple[str, ...], handles: tuple[str, ...]) -> tuple[Refusal, ...]:
        """Why a place with these handles is no answer after these picks; empty when no rule has a word for it."""
        if not self.selection.moves:
            return ()
        for handle in handles:
            if found := flow.why_not(self._state, (*picked, handle)):
                return tuple(found)
        return ()

    def drop_refusals(self, name: str, piece: Place, target_name: str, target: Place) -> tuple[Refusal, ...]:
        """Why a piece cannot be dropped there: why it cannot be played at all, or else why not there."""
        held = handles_of(name, piece)
        if alone := self.refusals((), held):
            return alone
        goal = handles_of(target_name, target)
        return next((found for handle in held if (found := self.refusals((handle,), goal))), ())

    def unplaced(self, places: Places, verbs: Collection[Verb]) -> list[Move]:
        """The open moves that need a button of their own: nothing on the table and no rail button says them.

        Before the first pick these are moves of which no handle lies on the table; afterwards those that are
        finished while longer ones are open, and those that miss a handle which does not lie on the table.
        """
        selection = self.selection
        covers = _covers(places)
        wordy = {verb.verb for verb in verbs} | {place.verb for place in places.values() if place.verb}
        droppable = {place.drop_verb for place in places.values()}
        moves = []
        for move in selection.open_moves:
            missing = [handle for handle in move[1:] if handle not in selection.picked]
            hidden = [handle for handle in missing if not covers[handle] & {"", move[0]}]
            if selection.picked:
                needs_button = bool(hidden) if missing else move[0] not in droppable
            elif len(move) == 1:
                needs_button = move[0] not in wordy
            else:
                needs_button = len(hidden) == len(move) - 1
            if needs_button:
                moves.append(move)
        return moves


def handles_of(name: str, place: Place) -> tuple[str, ...]:
    """The handles that touching a place may mean, the likeliest first."""
    return () if place.verb and not place.stands_for else (name, *place.stands_for)


def _covers(places: Places) -> defaultdict[str, set[str]]:
    """For every handle the verbs of the places that stand for it; an empty verb covers all."""
    covers: defaultdict[str, set[str]] = defaultdict(set)
    for name, place in places.items():
        for handle in handles_of(name, place):
            covers[handle].add(place.verb)
    return covers
