"""A person's turn: places they touch narrow the legal moves until one is left, or it is said why there is none."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from game.engine import flow
from game.engine.draft import Draft
from game.engine.flow import Decision, Move, Refusal
from game.engine.selection import Selection
from game.engine.state import State
from scenes import ui
from scenes.play.input.drafting import Drafting, DraftOf
from scenes.table.table import Verb

Places = Mapping[str, ui.Target]

NOT_NOW = "not_now"
"""The refusal of a piece that has nothing to do with the question."""

ELSEWHERE = "wrong_place"
"""The refusal of a piece that can be played, in another place."""


class Touched(NamedTuple):
    """What touching a place led to: moves to play, reasons against it, or neither when it only narrowed."""

    moves: tuple[Move, ...] = ()
    refusals: tuple[Refusal, ...] = ()


class TurnInput:
    """One decision of a person: what is picked, and what may be picked next."""

    def __init__(
        self,
        state: State,
        is_open: bool,
        draft_of: DraftOf = lambda moves: None,
        offered: Callable[[Decision], Sequence[Move]] = lambda decision: decision.moves,
        settles: bool = True,
    ) -> None:
        """With `is_open` False somebody else decides: nothing is legal here. `offered` are the moves of people. With
        `settles` False what leaves nothing to be decided is laid out first, too.
        """
        self._settles = settles
        self._state = state
        decision = state.decision
        self.selection = Selection(offered(decision) if decision and is_open else ())
        self._before_lift = Selection(self.selection.moves)
        self.drafting = Drafting(state, draft_of, self.selection.moves)
        self.lifting_begins = False
        """Whether the piece in the hand began what is laid out."""

    @property
    def draft(self) -> Draft | None:
        """What is laid out."""
        return self.drafting.draft

    @property
    def is_begun(self) -> bool:
        """Whether anything was picked or laid out that can be called off."""
        return not self.selection.is_empty or self.drafting.is_begun

    def call_off(self) -> None:
        """Let go of everything picked and laid out."""
        self.selection.clear()
        self.drafting.call_off()

    def choose_verb(self, verb: str) -> tuple[Move, ...]:
        """Only this verb from now on, or what it lays out; the move to play when it is the only one of its kind.

        What was begun for another verb is called off.
        """
        if not self.selection.choose_verb(verb):
            return ()
        if self._begin_draft():
            return self.draft.moves if self._settles and self.draft and self.draft.is_settled else ()
        if self.drafting.may_begin:
            self.drafting.call_off()
        return (self.selection.move,) if self.selection.move else ()

    def _begin_draft(self) -> bool:
        """Turn what is picked into a draft, if it begins one."""
        if not self.drafting.may_begin or not self.drafting.begin(self.selection.open_moves):
            return False
        self.selection.clear()
        return True

    def lit(self, places: Places) -> frozenset[str]:
        """The places that mean something now: where a move can begin, or what narrows the picks further."""
        return frozenset(name for name, place in places.items() if not place.is_note and self._is_lit(name, place))

    def _is_lit(self, name: str, place: ui.Target) -> bool:
        if place.moves:
            return place.moves[0] in self.selection.moves
        if self.draft and self.drafting.answers(handles_of(name, place)):
            return True
        if self._is_played_by_touch(name, place):
            return True
        return self.drafting.may_begin and bool(self.moves_at(name, place))

    def _is_played_by_touch(self, name: str, place: ui.Target) -> bool:
        """Whether this place asked, and a second touch plays what the first has picked."""
        move = self.selection.only_move if place.asks_twice else None
        is_meant = move is not None and place.verb in ("", move[0])
        return is_meant and not {*self.selection.picked}.isdisjoint(handles_of(name, place))

    def landings(self, places: Places) -> frozenset[str]:
        """The places that would take the piece in the hand."""
        if self.drafting.held:
            return frozenset(name for name, place in places.items() if self.drafting.takes(handles_of(name, place)))
        return frozenset() if self.selection.is_empty else self.lit(places)

    def moves_at(self, name: str, place: ui.Target) -> tuple[Move, ...]:
        """The legal moves that touching this place leads to."""
        handles = handles_of(name, place)
        selection = self.selection
        if not selection.picked:
            return selection.moves_through(handles, place.verb, leads=True) or self._goal_moves(handles, place)
        return selection.moves_through(handles, place.verb) or self._drop_moves(place)

    def _goal_moves(self, handles: tuple[str, ...], place: ui.Target) -> tuple[Move, ...]:
        """The only move of the chosen verb that goes here, as nothing else is left to choose."""
        found = self.selection.moves_through(handles, place.verb) if self.selection.verb else ()
        return found if len(found) == 1 else ()

    def _drop_moves(self, place: ui.Target) -> tuple[Move, ...]:
        """The open moves that dropping a piece here means; those that are not finished narrow the choice."""
        return tuple(move for move in self.selection.open_moves if move[0] == place.drop_verb)

    def touch(self, name: str, place: ui.Target) -> Touched:
        """A click or Enter on a place, or a drop on it.

        A second touch of what is picked plays the only move that is left, or lets go of it. Where the picks lead
        nowhere, the place begins anew.
        """
        if place.moves:
            return Touched(place.moves)
        handles = handles_of(name, place)
        selection = self.selection
        if self.draft and (answer := self._touch_draft(place, handles)):
            return answer
        leads = selection.picked or selection.moves_through(handles, place.verb, leads=True)
        if not leads and not place.asks_twice and (goal := self._goal_moves(handles, place)):
            return Touched(goal)
        if self._narrow(place, handles):
            return self._narrowed(place)
        if moves := self._drop_moves(place):
            return Touched(tuple(move for move in moves if move in selection.finished_moves)[:1])
        if any(handle in selection.picked for handle in handles):
            move = selection.only_move
            if move is None:
                selection.clear()
            return Touched((move,) if move else ())
        reasons = self.refusals(selection.picked, handles, place.verb)
        selection.clear()
        if self._narrow(place, handles):
            return self._narrowed(place)
        return Touched((), reasons or self.refusals((), handles, place.verb))

    def _narrowed(self, place: ui.Target) -> Touched:
        """What the picks so far mean: a draft, a move, or a narrower choice."""
        if self._begin_draft() or not self.selection.move or place.asks_twice:
            return Touched()
        return Touched((self.selection.move,))

    def _touch_draft(self, place: ui.Target, handles: tuple[str, ...]) -> Touched | None:
        """A touch of a piece of the draft; None where it begins something else."""
        if confirmed := self._confirm(handles):
            return confirmed
        if self.drafting.touch(handles):
            return Touched()
        if self.drafting.may_begin and self.selection.moves_through(handles, place.verb, leads=True):
            self.drafting.call_off()
            return None
        return Touched((), self.drafting.refusals(handles) or self.refusals((), handles, place.verb))

    def _narrow(self, place: ui.Target, handles: tuple[str, ...]) -> bool:
        leads = not self.selection.picked
        return self.selection.pick(handles, place.verb, leads) or self.selection.pick(handles, place.verb)

    def lift(self, name: str, place: ui.Target) -> bool:
        """Pick a piece up afresh; False when no legal move begins with it, and no draft has a place for it."""
        handles = handles_of(name, place)
        self.lifting_begins = False
        self._before_lift.restore(self.selection)
        if self.drafting.lift(handles):
            return True
        if not self.drafting.may_begin:
            return False
        if not self._pick_up(name, place):
            return False
        self.lifting_begins = self._begin_draft()
        self.drafting.lift(handles)
        return True

    def move_to_zone(self, name: str, zone: str, places: Places, refusals: Sequence[Refusal]) -> Move | None:
        """The only move of the piece in the hand, where another place in this zone takes it and no more is said against
        the one it was let go over: a board takes what has one place there anywhere.
        """
        if any(refusal.reason != ELSEWHERE for refusal in refusals):
            return None
        landings = (each for each in self.landings(places) if each != name)
        return self.selection.only_move if any(places[each].zone == zone for each in landings) else None

    def drop(self, handles: tuple[str, ...]) -> Touched:
        """The held piece of the draft was let go on a place with these handles, or on none."""
        if self.drafting.is_carried and (confirmed := self._confirm(handles)):
            self.drafting.drop(())
            return confirmed
        return Touched((), self.drafting.drop(handles))

    def _confirm(self, handles: tuple[str, ...]) -> Touched | None:
        """Confirm what is laid out by a piece with these handles; None where that confirms nothing."""
        confirmed = self.drafting.confirm(handles)
        if confirmed is None:
            return None
        return Touched(confirmed.moves, () if confirmed.moves else self.drafting.refusals(handles))

    def set_down(self) -> bool:
        """The piece in the hand was let go where it lay: as if never lifted. False when lifting it began something."""
        self.drafting.drop(())
        if self.lifting_begins:
            return False
        self.selection.restore(self._before_lift)
        return True

    def _pick_up(self, name: str, place: ui.Target) -> bool:
        verb = self.selection.verb
        self.selection.clear()
        if verb and self.selection.choose_verb(verb) and self._lead(name, place):
            return True
        self.selection.clear()
        return self._lead(name, place)

    def _lead(self, name: str, place: ui.Target) -> bool:
        return self.selection.pick(handles_of(name, place), place.verb, leads=True)

    def refusals(self, picked: tuple[str, ...], handles: tuple[str, ...], verb: str = "") -> tuple[Refusal, ...]:
        """Why a place with these handles is no answer after these picks; empty when no rule has a word for it.

        What stands against the verb of the place counts first, and a word of the rules before a mere "not now". What a
        piece stands for, such as its space on a board, is asked about before the piece, which the rules may not know.
        """
        if not self.selection.moves:
            return ()
        if verb and not handles:
            return tuple(flow.why_not(self._state, (), verb))
        not_now: tuple[Refusal, ...] = ()
        for kind in dict.fromkeys((verb, "")):
            for handle in (*handles[1:], *handles[:1]):
                found = tuple(flow.why_not(self._state, (*picked, handle), kind))
                if any(refusal.reason != NOT_NOW for refusal in found):
                    return found
                not_now = not_now or found
        return not_now

    def why_dark(self, verb: Verb) -> tuple[Refusal, ...]:
        """Why the button of a verb can do nothing now: what is laid out for it is not whole, or the rules say why."""
        draft = self.draft
        if draft and draft.verb == verb.verb and draft.problem:
            return (draft.problem,)
        kind, *handles = verb.move or (verb.verb,)
        return tuple(flow.why_not(self._state, tuple(handles), kind))

    def drop_refusals(self, name: str, piece: ui.Target, target_name: str, target: ui.Target) -> tuple[Refusal, ...]:
        """Why a piece cannot be dropped there: why it cannot be played at all, or else why not there."""
        held = handles_of(name, piece)
        if drafted := self.drafting.refusals(held):
            return drafted
        can_be_played = any(flow.is_part((handle,), move) for move in self.selection.moves for handle in held)
        if not can_be_played and (alone := self.refusals((), held)):
            return alone
        goal = handles_of(target_name, target)
        found = [self.refusals((handle,), goal) for handle in held]
        named = (some for some in found if any(refusal.reason != NOT_NOW for refusal in some))
        return next(named, next(filter(None, found), ()))

    def is_refused_there(
        self, name: str, piece: ui.Target, target_name: str, target: ui.Target, refusals: Sequence[Refusal]
    ) -> bool:
        """Whether what is said against a drop in the piece's own part of the table is worth saying: it lies elsewhere
        there, and a rule keeps it from lying here.
        """
        lies_there = not {*handles_of(name, piece)}.isdisjoint(handles_of(target_name, target))
        return not lies_there and any(refusal.reason not in (NOT_NOW, ELSEWHERE) for refusal in refusals)

    def unplaced(self, places: Places, verbs: Collection[Verb]) -> list[Move]:
        """The open moves that need a button of their own: nothing on the table and no rail button says them.

        Before the first pick these are moves of which no handle lies on the table; afterwards those that are
        finished while longer ones are open, and those that miss a handle which does not lie on the table, unless one
        that does begins a draft in which the rest is laid out.
        """
        selection = self.selection
        covers = _covers(places)
        drafted = self.draft.covers if self.draft else frozenset()
        wordy = {verb.verb for verb in verbs} | {place.verb for place in places.values() if place.verb}
        played = {place.drop_verb for place in places.values()}
        played |= {place.verb for place in places.values() if place.asks_twice}
        handles = {handle for move in selection.open_moves for handle in move[1:] if covers.get(handle)}
        drafting = {handle for handle in handles if selection.picked and self._begins_draft(handle)}
        moves = []
        for move in selection.open_moves:
            if move[0] in drafted:
                continue
            missing = [handle for handle in move[1:] if handle not in selection.picked]
            hidden = [handle for handle in missing if not covers[handle] & {"", move[0]}]
            if selection.picked:
                is_laid_out = not drafting.isdisjoint(missing)
                needs_button = bool(hidden) and not is_laid_out if missing else move[0] not in played
            elif len(move) == 1:
                needs_button = move[0] not in wordy
            else:
                needs_button = len(hidden) == len(move) - 1
            if needs_button:
                moves.append(move)
        return moves

    def _begins_draft(self, handle: str) -> bool:
        """Whether picking this one, too, begins a draft."""
        moves = tuple(move for move in self.selection.open_moves if handle in move[1:])
        return self.drafting.can_begin(moves)


def handles_of(name: str, place: ui.Target) -> tuple[str, ...]:
    """The handles that touching a place may mean, the likeliest first."""
    if place.is_note or (place.verb and not place.stands_for):
        return ()
    return (name, *place.stands_for)


def _covers(places: Places) -> defaultdict[str, set[str]]:
    """For every handle the verbs of the places that stand for it; an empty verb covers all."""
    covers: defaultdict[str, set[str]] = defaultdict(set)
    for name, place in places.items():
        for handle in handles_of(name, place):
            covers[handle].add(place.verb)
    return covers
