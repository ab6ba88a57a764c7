"""Drafting: what a person lays out piece by piece, to be played as one chain of moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.draft import Draft
from game.engine.flow import Move, Refusal
from game.engine.state import State

DraftOf = Callable[[Sequence[Move]], Draft | None]
"""What some legal moves begin, if anything."""


class Drafting:
    """The draft of one decision. A question that is laid out by itself has one from the beginning."""

    def __init__(self, state: State, draft_of: DraftOf, moves: Sequence[Move]) -> None:
        self._state = state
        self._draft_of = draft_of
        self._at_first = draft_of(moves) if moves else None
        self.draft = self._at_first
        self.held: str | None = None
        """The handle of the piece in the hand, when it is a piece of the draft."""

    @property
    def is_begun(self) -> bool:
        """Whether anything was laid out that can be called off."""
        return self.draft != self._at_first

    @property
    def may_begin(self) -> bool:
        """Whether a touch may begin another draft, rather than only change this one."""
        return self._at_first is None

    def begin(self, moves: Sequence[Move]) -> bool:
        """Lay out what these moves begin; False, and nothing changed, where they begin nothing."""
        found = self._draft_of(moves) if moves else None
        self.draft = found or self.draft
        return found is not None

    def can_begin(self, moves: Sequence[Move]) -> bool:
        """Whether these moves begin a draft."""
        return bool(moves) and self.may_begin and self._draft_of(moves) is not None

    def call_off(self) -> None:
        """Back to what the question lays out by itself."""
        self.draft, self.held = self._at_first, None

    def answers(self, handles: Sequence[str]) -> bool:
        """Whether touching a piece with these handles does something: it plays the draft, or changes it."""
        if confirmed := self.confirmed_by(handles):
            return bool(confirmed.moves)
        return any(self._after(handle) not in (None, self.draft) for handle in handles)

    def is_confirmed_by(self, handles: Sequence[str]) -> bool:
        """Whether touching a piece with these handles confirms the draft."""
        return self.confirmed_by(handles) is not None

    def confirmed_by(self, handles: Sequence[str]) -> Draft | None:
        """What touching a piece with these handles confirms: the draft as the touch leaves it; None for nothing."""
        draft = self.draft
        handle = next((each for each in handles if draft and draft.is_confirmed_by(each)), None)
        return (draft.touched(self._state, handle) or draft) if draft and handle else None

    def confirm(self, handles: Sequence[str]) -> Draft | None:
        """Confirm the draft by a touch, or by a drop; None, and nothing changed, where that confirms nothing."""
        confirmed = self.confirmed_by(handles)
        self.draft = confirmed or self.draft
        return confirmed

    @property
    def is_carried(self) -> bool:
        """Whether carrying the piece in the hand to any of its places confirms the draft, as touching them does.

        What may still be turned at its place is not confirmed by that.
        """
        if not self.draft or not self.held or not self.draft.is_leafed:
            return False
        return all(self.is_confirmed_by((handle,)) for handle in self.draft.landings(self._state, self.held))

    def _after(self, handle: str) -> Draft | None:
        return self.draft.touched(self._state, handle) if self.draft else None

    def touch(self, handles: Sequence[str]) -> bool:
        """Change the draft by a touch; False where it stays as it is."""
        changed = self.touched(handles)
        self.draft = changed or self.draft
        return changed is not None

    def touched(self, handles: Sequence[str]) -> Draft | None:
        """The draft as a touch would change it; None where it stays as it is."""
        return next((found for handle in handles if (found := self._after(handle))), None)

    def lift(self, handles: Sequence[str]) -> bool:
        """A piece is picked up; False where the draft has no place for it."""
        landing = (handle for handle in handles if self.draft and self.draft.landings(self._state, handle))
        self.held = next(landing, None)
        return self.held is not None

    def takes(self, handles: Sequence[str]) -> bool:
        """Whether the held piece may be dropped on a place with these handles."""
        if self.draft is None or self.held is None:
            return False
        return not self.draft.landings(self._state, self.held).isdisjoint(handles)

    def drop(self, handles: Sequence[str]) -> tuple[Refusal, ...]:
        """The held piece was let go on a place with these handles; elsewhere the draft stays as it is.

        Returns the reasons when it cannot be used there after all.
        """
        held, self.held = self.held, None
        if not self.draft or not held:
            return ()
        landings = self.draft.landings(self._state, held)
        target = next((handle for handle in handles if handle in landings), None)
        if target is None:
            return ()
        before, self.draft = self.draft, self.draft.dropped(self._state, held, target)
        return self.refusals((held,)) if self.draft == before else ()

    def aim(self, handle: str) -> None:
        """What is turned, rather than leafed through, moves to the piece that is pointed at."""
        moved = self.draft.touched(self._state, handle) if self.draft and not self.draft.is_leafed else None
        if self.draft and moved and moved.subjects != self.draft.subjects:
            self.draft = moved

    def turn(self, step: int) -> bool:
        """Leaf through the proposals; False where there is nothing to leaf through."""
        turned = self.draft.turned(self._state, step) if self.draft else None
        changed = turned != self.draft
        self.draft = turned
        return changed

    def refusals(self, handles: Sequence[str]) -> tuple[Refusal, ...]:
        """Why a piece with these handles cannot be put in, or the draft not be confirmed."""
        if self.draft is None:
            return ()
        return next((found for handle in handles if (found := self.draft.refusals(self._state, handle))), ())
