"""Viewpoint: whose eyes the table is seen through, and whose board lies in front of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.session.session import HUMAN, Seat
from scenes.ui.host.host import DWELL


class Perspective:
    """The viewer is the person who decides, or decided last; other boards can be looked at for a while.

    Where two people may not see the same, the table is covered when it passes from one to the other, until the next
    one says so, and hands are laid down while a computer acts between them: then nobody's eyes look at it.
    `see_alike` tells whether two seats may see the same.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        deciding: int | None,
        see_alike: Callable[[int, int], bool] = lambda one, other: True,
    ) -> None:
        self._seats = seats
        self._see_alike = see_alike
        self._people = [index for index, seat in enumerate(seats) if seat.player == HUMAN]
        self.viewer = deciding if deciding in self._people else (self._people or [0])[0]
        self.is_covered = deciding is not None and self.has_secrets
        self._is_laid_down = False
        self._was_asked_in_secret = False
        self.all_boards = False
        self._swapped: int | None = None
        self._peeked: int | None = None
        self._hovered: int | None = None
        self._rested = 0.0
        self._is_seen = False

    def seat_people(self, seats: Sequence[Seat]) -> bool:
        """These sit at the table now; who looks at it is a person, if there is one. True when that is news."""
        if seats == self._seats:
            return False
        self._seats = seats
        self._people = [index for index, seat in enumerate(seats) if seat.player == HUMAN]
        if self._people and self.viewer not in self._people:
            self.is_covered |= not self._see_alike(self.viewer, self._people[0])
            self.viewer = self._people[0]
            self.come_back()
        return True

    @property
    def has_secrets(self) -> bool:
        """Whether another person at the table may not see what the viewer sees."""
        return any(not self._see_alike(self.viewer, seat) for seat in self._people if seat != self.viewer)

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge is shown; None, somebody who may see no hand, while hands are to lie face down."""
        return None if self.is_covered or self._is_laid_down else self.viewer

    def look_as(self, seat: int | None) -> None:
        """Look through the eyes of this seat; None leaves the seat and sees no hand."""
        self._is_laid_down = seat is None
        if seat is not None:
            self.viewer = seat

    def ask_in_secret(self) -> None:
        """Whoever is asked in secret, the first time since the table came along, answers behind the curtain."""
        if self.has_secrets and not self._was_asked_in_secret:
            self.come_back()
            self.is_covered = True
        self._was_asked_in_secret = True

    @property
    def shown_seat(self) -> int:
        """Whose board lies at the bottom."""
        for seat in (self._peeked, self._swapped):
            if seat is not None:
                return seat
        return self.viewer

    def turn_to(self, deciding: int | None) -> None:
        """A person who is asked now sees the table, with the own board in front; before others that is laid down. Where
        nobody sits, whoever watches goes on seeing it as before.
        """
        if not self._people:
            return
        is_others = deciding is not None and not self._see_alike(self.viewer, deciding)
        self._is_laid_down = is_others and self.has_secrets
        if deciding not in self._people or deciding is None:
            return
        if deciding != self.viewer:
            self.is_covered |= is_others
            self._is_laid_down = self._was_asked_in_secret = False
            self.viewer = deciding
        self.come_back()

    def swap(self, seat: int) -> None:
        """Lay this seat's board in front until somebody comes back; again, or for the own seat, the own board.

        The plaques change places by it: the one that is under a resting pointer now does not bring on a peek.
        """
        if seat < len(self._seats):
            self._swapped = None if seat in (self.viewer, self._swapped) else seat
            self._peeked, self._is_seen = None, True

    def hover(self, seat: int | None) -> None:
        """The pointer is over this seat's plaque now, or over none; a peek at another one ends."""
        if seat is None:
            self._is_seen = False
        if seat != self._hovered:
            self._hovered, self._rested, self._peeked = seat, 0.0, None

    def advance(self, ms: float) -> bool:
        """Let time pass; True when a peek begins."""
        if not self.is_waiting:
            return False
        self._rested += ms
        if self._rested < DWELL:
            return False
        self._peeked = self._hovered
        return True

    @property
    def is_peeking(self) -> bool:
        """Whether the board in front lies there only as long as the pointer rests."""
        return self._peeked is not None and not self.all_boards

    @property
    def is_waiting(self) -> bool:
        """Whether a dwell is being counted."""
        return self._hovered not in (None, self.shown_seat) and self._peeked is None and not self._is_seen

    def come_back(self) -> bool:
        """Back to the own board and the plain table; False when that was so already.

        A pointer that has not left the plaques since does not bring on another peek.
        """
        away = self.all_boards or self.shown_seat != self.viewer
        self.all_boards, self._swapped, self._peeked = False, None, None
        self._is_seen = True
        return away
