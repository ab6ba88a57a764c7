"""Drafts: several moves that a person lays out as one and confirms once."""

from __future__ import annotations

from typing import Any, Protocol

from game.engine.flow import Move, Refusal


class Draft(Protocol):
    """Several moves that a person lays out as one and confirms once, such as a purchase with its payment.

    A draft is a value: the choices made so far, and what they come to. Equal drafts look alike and play the same. The
    position in which the choices are made is no part of it: whoever asks what else may be chosen, or chooses it, brings
    that along. Handles are those of places.
    """

    @property
    def verb(self) -> str:
        """The verb whose button confirms it."""
        ...

    @property
    def covers(self) -> frozenset[str]:
        """The verbs of legal moves that need no button as long as it is laid out."""
        ...

    @property
    def is_leafed(self) -> bool:
        """Whether Tab leafs through its proposals; what is only turned leaves Tab to the focus."""
        ...

    @property
    def is_counted(self) -> bool:
        """Whether what is turned is a number, such as a price, so that + and − change it as the wheel does."""
        ...

    @property
    def is_settled(self) -> bool:
        """Whether nothing of it is to be decided, so that beginning it confirms it."""
        ...

    @property
    def subjects(self) -> tuple[str, ...]:
        """The pieces and places that it is about."""
        ...

    def holds(self, name: str) -> bool:
        """Whether it lays out this piece."""
        ...

    @property
    def moves(self) -> tuple[Move, ...]:
        """What confirming it plays, in order; empty while something is missing."""
        ...

    @property
    def problem(self) -> Refusal | None:
        """Why it cannot be confirmed yet; None when it can."""
        ...

    def touched(self, state: Any, handle: str) -> Draft | None:
        """The draft after this piece was put in, taken out or chosen; None where the piece changes nothing."""
        ...

    def is_confirmed_by(self, handle: str) -> bool:
        """Whether touching this piece confirms it; where the touch changes it too, what it becomes is confirmed."""
        ...

    def landings(self, state: Any, handle: str) -> frozenset[str]:
        """Where this piece may be dropped."""
        ...

    def dropped(self, state: Any, handle: str, target: str) -> Draft:
        """The draft after this piece was dropped at one of its landings."""
        ...

    def turned(self, state: Any, step: int) -> Draft:
        """The next proposal, or with a negative step the one before."""
        ...

    def refusals(self, state: Any, handle: str) -> tuple[Refusal, ...]:
        """Why this piece cannot be put in."""
        ...

    def __hash__(self) -> int: ...


class PlainDraft:
    """What a draft is unless it says otherwise: whole, and nothing of it can be touched, carried or leafed through."""

    is_leafed = False
    is_counted = False
    is_settled = False

    @property
    def problem(self) -> Refusal | None:
        """Nothing stands in its way."""
        return None

    def holds(self, name: str) -> bool:
        """It lays out no pieces."""
        return False

    def touched(self, state: Any, handle: str) -> Any:
        """No piece changes anything."""
        return None

    def is_confirmed_by(self, handle: str) -> bool:
        """Only its button confirms it."""
        return False

    def landings(self, state: Any, handle: str) -> frozenset[str]:
        """Nothing is carried."""
        return frozenset()

    def dropped(self, state: Any, handle: str, target: str) -> Any:
        """Dropping a piece does what touching it does."""
        return self.touched(state, handle) or self

    def turned(self, state: Any, step: int) -> Any:
        """There is one proposal."""
        return self

    def refusals(self, state: Any, handle: str) -> tuple[Refusal, ...]:
        """The rules say why."""
        return ()
